"""A deal in progress: what the table knows (``State``) and what a seat knows (``View``).

``State`` knows every card and never leaves the process that deals. Whatever draws, sends or decides gets a ``View``,
a class of its own without any way back to the State.
"""

from __future__ import annotations

from dataclasses import dataclass

from sukno.cards import Card
from sukno.core.seats import Seat

from .book import Book
from .moves import Draw, Follow, Lay, Move


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and that everybody saw: of a card drawn only that it was drawn."""

    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class State:
    """One deal, with every card."""

    book: Book
    seats: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order the cards came."""
    stock: tuple[Card, ...]
    """The undealt cards, top first."""
    follow: Follow | None
    """What the next card must fit; None: any card may be laid."""
    passed: int
    """How many have passed since the last card was laid."""
    to_act: Seat | None
    """None: the deal is over."""
    history: tuple[Made, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """One deal as a seat sees it, or a spectator. Everything here may be shown to that seat."""

    book: Book
    seats: int
    seat: Seat | None
    """Whose view; None: a spectator's."""
    dealer: Seat
    hand: tuple[Card, ...]
    """The seat's own cards in the order they came; empty for a spectator."""
    counts: tuple[int, ...]
    """How many cards each hand has."""
    stock: int
    """How many cards are left to draw."""
    follow: Follow | None
    """What the next card must fit; None: any card may be laid."""
    passed: int
    """How many have passed since the last card was laid."""
    to_act: Seat | None
    """None: the deal is over."""
    history: tuple[Made, ...]
    """All moves so far; who drew how many cards among them."""
    shown: tuple[tuple[Card, ...], ...]
    """The cards left in every hand, shown and counted when the deal is over; empty before."""

    @property
    def laid(self) -> tuple[Card, ...]:
        """The pile, its top last."""
        return tuple(made.move.card for made in self.history if isinstance(made.move, Lay))

    def drawn(self, seat: Seat) -> int:
        """How many cards a seat has drawn from the stock."""
        return sum(made.seat == seat and isinstance(made.move, Draw) for made in self.history)
