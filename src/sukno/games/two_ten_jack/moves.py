"""The moves of Two-Ten-Jack: a card, and for the ace of spades led what it is led as."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.cards import Card, Rank, Suit

SPECULATION: Final = Card.of(Rank.ACE, Suit.SPADES)
"""The ace of spades, the highest card of all."""
DECLARED: Final = (Suit.SPADES, Suit.HEARTS)
"""What it can be led as: a spade, or a trump."""


@dataclass(frozen=True, slots=True)
class Move:
    """A card played."""

    card: Card
    suit: Suit | None = None
    """Of the ace of spades when it is led: the suit to be followed. None otherwise."""

    @property
    def led(self) -> Suit:
        """The suit to be followed when this is led."""
        return self.card.suit if self.suit is None else self.suit
