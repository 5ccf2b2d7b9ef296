"""What the cards taken count, and what a deal is worth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from sukno.cards import Card, Rank, Suit
from sukno.core.seats import Seat

from .position import SEATS, Trick
from .rules import Rules

BLACK_LADY: Final = Card.of(Rank.QUEEN, Suit.SPADES)
LADY_COUNTS: Final = 13


def strength(card: Card) -> int:
    """The place of a card in its suit: 0 for the two … 12 for the ace."""
    return (card.rank - Rank.TWO) % 13


def penalty(rules: Rules, card: Card) -> int:
    """What a card counts to the one who takes it."""
    if card.suit is Suit.HEARTS:
        return 1
    return LADY_COUNTS if rules.black_lady and card == BLACK_LADY else 0


@dataclass(frozen=True, slots=True)
class DealScore:
    """A finished deal."""

    dealer: Seat
    hearts: tuple[int, ...]
    """How many each took."""
    lady: Seat | None
    """Who took the queen of spades where she counts; None where she does not."""
    moon: Seat | None
    """Who took everything that counts, where that is turned round."""
    points: tuple[int, ...]
    """By side."""

    @property
    def taken(self) -> tuple[int, ...]:
        """What the cards taken count to each, before anything is turned round."""
        return tuple(hearts + (LADY_COUNTS if seat == self.lady else 0) for seat, hearts in enumerate(self.hearts))


def score(rules: Rules, dealer: Seat, tricks: Iterable[Trick]) -> DealScore:
    """The score of a deal that is over."""
    hearts = [0] * SEATS
    lady: Seat | None = None
    for trick in tricks:
        hearts[trick.winner] += sum(card.suit is Suit.HEARTS for card in trick.cards)
        if rules.black_lady and BLACK_LADY in trick.cards:
            lady = trick.winner
    plain = DealScore(dealer, tuple(hearts), lady, None, ())
    counted = plain.taken
    moon = counted.index(0) ^ 1 if rules.moon and 0 in counted else None
    if moon is not None:
        counted = counted[::-1]
    if rules.low_wins:
        points = counted
    else:
        points = tuple(max(0, other - own) for own, other in zip(counted, reversed(counted), strict=True))
    return DealScore(dealer, tuple(hearts), lady, moon, points)
