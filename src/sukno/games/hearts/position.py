"""A deal in progress: what the table knows (``State``) and what a seat knows (``View``).

Whatever draws, sends or decides gets a ``View``, which has no way back to the State. A move is a card.
"""

from __future__ import annotations

from dataclasses import dataclass

from sukno.cards import Card, Suit
from sukno.core.seats import Seat

from .book import Book

SEATS = 2
HAND = 13
"""Cards dealt to each; as many tricks are drawn after."""


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    leader: Seat
    cards: tuple[Card, Card]
    """The card led, and the reply."""
    winner: Seat

    def card_of(self, seat: Seat) -> Card:
        """What a seat played to it."""
        return self.cards[seat != self.leader]


@dataclass(frozen=True, slots=True)
class State:
    """One deal, with every card. A fold over the deal and the moves; never sent anywhere."""

    book: Book
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order the cards came."""
    stock: tuple[Card, ...]
    """Top first."""
    tricks: tuple[Trick, ...]
    led: Card | None
    """The card that waits for a reply."""
    to_act: Seat | None
    """None: the deal is over."""


@dataclass(frozen=True, slots=True)
class View:
    """One deal as a seat sees it, or a spectator."""

    book: Book
    seat: Seat | None
    """Whose view; None: a spectator's."""
    dealer: Seat
    hand: tuple[Card, ...]
    """The seat's own cards in the order they came; empty for a spectator."""
    counts: tuple[int, ...]
    """How many cards each hand has."""
    stock: int
    tricks: tuple[Trick, ...]
    """What everybody saw."""
    led: Card | None
    to_act: Seat | None

    @property
    def broken(self) -> bool:
        """Whether a heart has been played."""
        return is_broken(self.tricks, self.led)


def is_broken(tricks: tuple[Trick, ...], led: Card | None) -> bool:
    """Whether a heart has been played."""
    played = (card for trick in tricks for card in trick.cards)
    return any(card.suit is Suit.HEARTS for card in played) or (led is not None and led.suit is Suit.HEARTS)
