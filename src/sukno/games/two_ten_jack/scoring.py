"""What the cards count, which of them wins, and what a deal brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sukno.cards import PACK, Card, Rank, Suit
from sukno.core.seats import Seat

from .moves import SPECULATION
from .position import Trick

_TENS: Final = (Rank.TWO, Rank.TEN, Rank.JACK)
_FIVES: Final = (Rank.ACE, Rank.KING, Rank.QUEEN)


def strength(card: Card) -> int:
    """The place of a card in its suit: 0 for the two … 12 for the ace."""
    return (card.rank - Rank.TWO) % 13


def _value(card: Card) -> int:
    if card.suit is Suit.DIAMONDS:
        return int(card.rank in (*_FIVES, Rank.JACK))
    worth = 10 if card.rank in _TENS else 5 if card.rank in _FIVES else 0
    return {Suit.HEARTS: worth, Suit.SPADES: -worth}.get(card.suit, 0)


VALUES: Final = tuple(map(_value, PACK))
"""What each card counts to the one who takes it, in card order."""


def value(cards: Iterable[Card]) -> int:
    """What cards count together."""
    return sum(VALUES[card] for card in cards)


def power(card: Card, led: Suit) -> tuple[int, int]:
    """How high a card is in a trick: the ace of spades, then trumps, then the suit led, then what can never win."""
    if card == SPECULATION:
        return 3, 0
    if card.suit is Suit.HEARTS:
        return 2, strength(card)
    return (1, strength(card)) if card.suit is led else (0, 0)


def highest(cards: Sequence[Card], led: Suit) -> int:
    """The place in a trick of the card that takes it."""
    return max(range(len(cards)), key=lambda place: power(cards[place], led))


@dataclass(frozen=True, slots=True)
class DealScore:
    """A finished deal."""

    dealer: Seat
    hearts: tuple[int, ...]
    """What each took in hearts."""
    diamonds: tuple[int, ...]
    spades: tuple[int, ...]
    """What each took in spades: none, or less than none."""

    @property
    def points(self) -> tuple[int, ...]:
        """By side."""
        return tuple(map(sum, zip(self.hearts, self.diamonds, self.spades, strict=True)))


def score(seats: int, dealer: Seat, tricks: Iterable[Trick]) -> DealScore:
    """The score of the tricks taken."""
    counts = {suit: [0] * seats for suit in Suit}
    for trick in tricks:
        for card in trick.cards:
            counts[card.suit][trick.taker] += VALUES[card]
    return DealScore(dealer, *(tuple(counts[suit]) for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES)))
