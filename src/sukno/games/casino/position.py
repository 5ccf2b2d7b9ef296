"""A deal in progress: what the table knows (``State``) and what a seat knows (``View``).

``State`` knows every card and has no encoder: it never leaves the process that deals. Whatever draws, sends or decides
gets a ``View``, a class of its own without any way back to the State.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sukno.cards import Card
from sukno.core.seats import Seat, Side

from .book import Book
from .moves import Build, Layout, Move
from .referee import Turn


@dataclass(frozen=True, slots=True)
class Dealt:
    """A packet was dealt round (and at the start the table)."""

    cards: int
    """How many each hand got."""
    table: tuple[Card, ...]
    """The cards the table got, sorted."""
    last: bool
    """The dealer says «Последняя»: the pack is used up (A10)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A move was made, and everybody saw it."""

    seat: Seat
    move: Move
    before: Layout
    """The table as it was."""
    captured: tuple[Card, ...]
    """The cards taken in, the played one among them; empty unless it was a capture. Sorted."""
    sweep: bool
    """The capture left the table bare (whatever the book pays for it)."""
    build: Build | None
    """The build as it stands after it was made, raised or added to."""
    pledged: tuple[int, ...]
    """The values of the mover's own builds that stand after the move, ascending: for each a card is held."""
    drew: bool
    """The mover drew a card from the stock."""


@dataclass(frozen=True, slots=True)
class Residue:
    """The deal is over: what lies on the table goes to the last that captured, or to nobody."""

    cards: tuple[Card, ...]
    seat: Seat | None


Event: TypeAlias = Dealt | Played | Residue


@dataclass(frozen=True, slots=True)
class State:
    """One deal, with every card. A fold over the deal and the moves; never sent anywhere."""

    book: Book
    seats: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order the cards came."""
    layout: Layout
    piles: tuple[tuple[Card, ...], ...]
    """Captured cards by side, sorted."""
    sweeps: tuple[int, ...]
    """By side."""
    sweep_order: tuple[Side, ...]
    """The sides of the sweeps in the order they were made."""
    last_capture: Seat | None
    """Who captured last in this deal."""
    stock: tuple[Card, ...]
    """The undealt cards, top first."""
    to_act: Seat | None
    """None: the deal is over."""
    history: tuple[Event, ...]
    before: tuple[int, ...] = ()
    """The match score before this deal, by side; empty: nothing is known of a match."""


@dataclass(frozen=True, slots=True)
class View:
    """One deal as a seat sees it, or a spectator. Everything here may be shown to that seat."""

    book: Book
    seats: int
    seat: Seat | None
    """Whose view; None: a spectator's."""
    dealer: Seat | None
    """None only in a position written without it."""
    hand: tuple[Card, ...]
    """The seat's own cards in the order they came; empty for a spectator."""
    counts: tuple[int, ...]
    """How many cards each hand has."""
    layout: Layout
    piles: tuple[int, ...]
    """How many cards each side has captured."""
    captured: tuple[tuple[Card, ...], ...]
    """Those of them that are known, by side, sorted: all, but in a position written without them. Everybody saw them
    taken; what may be looked at again is another question, see ``open_captures``."""
    sweeps: tuple[int, ...]
    """By side."""
    last_capture: Seat | None
    """None: nobody, or in a position written without it unknown."""
    stock: int | None
    """How many cards are undealt; None only in a position written without it."""
    to_act: Seat | None
    history: tuple[Event, ...]
    """What everybody saw, first things first."""
    open_captures: tuple[int, ...]
    """Places in ``history`` of the captures this seat may look at again (``lookback``, §1.8)."""
    before: tuple[int, ...] = ()
    """The match score before this deal, by side; empty: nothing is known of a match."""

    @property
    def turn(self) -> Turn:
        """What the legality of this seat's moves depends on."""
        seat = -1 if self.seat is None else self.seat
        return Turn(self.book, self.seats, seat, self.to_act, self.hand, self.layout)

    @property
    def last_packet(self) -> bool:
        """Whether no more cards come: the dealer has said «Последняя»."""
        return self.stock == 0
