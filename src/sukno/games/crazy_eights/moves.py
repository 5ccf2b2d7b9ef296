"""What a player may do in a turn, and what the next card must fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sukno.cards import Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a card on the pile."""

    card: Card
    suit: Suit | None = None
    """The suit named with an eight; None with any other card."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the stock; the turn goes on."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Say «Пас»: nothing fits, and the stock is used up."""


Move: TypeAlias = Lay | Draw | Pass


@dataclass(frozen=True, slots=True)
class Follow:
    """What is to be matched: the suit that counts, or the rank that lies there."""

    suit: Suit
    rank: Rank | None
    """None: an eight lies there, and only the suit named counts."""

    def fits(self, card: Card) -> bool:
        """Whether a card may be laid: by suit, by rank, or as an eight."""
        return card.suit is self.suit or card.rank is self.rank or card.rank is Rank.EIGHT


def follow_of(move: Lay) -> Follow:
    """What must be matched after a card was laid."""
    if move.suit is not None:
        return Follow(move.suit, None)
    return Follow(move.card.suit, move.card.rank)


def fitting(follow: Follow | None, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be laid; all of them where nothing is to be matched."""
    return hand if follow is None else tuple(card for card in hand if follow.fits(card))
