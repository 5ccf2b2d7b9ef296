"""A race in progress: what the table knows (``State``) and what is seen (``View``).

A race has hundreds of moves and a table keeps every State of it, so there is no history but the last happenings, and
what a move leaves alone the next State shares.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from sukno.cards import Card, Suit
from sukno.core.seats import Seat

from .book import Book
from .moves import Into, Onto, Up

RECENT: Final = 8
"""So many happenings are kept to be told."""


Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """One player's solitaire, with every card."""

    hand: Cards
    """Stock and waste together, in the order in which they are turned."""
    turned: int
    """How many of them lie in the waste; the last of those is free."""
    down: tuple[Cards, ...]
    """By column, face down; the last one lies on top of them."""
    up: tuple[Cards, ...]
    """By column, face up on those; the last one is free."""
    reserve: Cards = ()
    """Of Canfield; the last one is free, the others are not seen."""
    laps: int = 1
    """How often the stock was begun since anything happened to this layout or on the foundations."""
    looked: bool = False
    """The whole stock was looked through since anything happened to this layout."""
    stuck: bool = False
    """The player has said that he has no move, and nothing has happened on the foundations since."""

    @property
    def left(self) -> int:
        """The cards that lie neither in a column nor on a foundation."""
        return len(self.hand) + len(self.reserve)

    @property
    def empty(self) -> bool:
        """Whether all cards are on foundations."""
        return not self.left and not any(self.up)


class Foundation(NamedTuple):
    """A pile in the middle: from the ace up in one suit."""

    suit: Suit
    owners: tuple[Seat, ...]
    """Whose pack each card is from; so many cards there are."""


class What(StrEnum):
    """Kinds of happenings that are told."""

    READY = "ready"
    GO = "go"
    PLACED = "placed"
    TURNED = "turned"
    """In turn: cards of the stock, of which none could be played; the next player's turn came."""
    STUCK = "stuck"
    SHIFT = "shift"
    OUT = "out"
    BLOCKED = "blocked"


class Happened(NamedTuple):
    """Something everybody saw."""

    seat: Seat | None
    what: What
    move: Up | Onto | Into | None = None
    """What was placed where."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a race."""

    book: Book
    dealer: Seat
    layouts: tuple[Layout, ...]
    """By seat."""
    foundations: tuple[Foundation, ...]
    """In the order in which they were begun."""
    to_act: frozenset[Seat]
    """Who may move; nobody: the race is over."""
    begun: bool
    """Whether the signal was given; before it everything shows its back."""
    shifts: int = 0
    """How often the stocks were shifted since a card found a place."""
    recent: tuple[Happened, ...] = ()
    """What happened last."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.layouts)


@dataclass(frozen=True, slots=True)
class Seen:
    """A layout as everybody sees it, its own player too."""

    stock: int
    waste: int
    top: Card | None
    """The last card of the waste."""
    down: tuple[int, ...]
    """By column."""
    up: tuple[Cards, ...]
    """By column; the last one is free."""
    reserve: int
    spare: Card | None
    """The last card of the reserve."""
    laps: int
    looked: bool
    stuck: bool

    @property
    def left(self) -> int:
        """The cards that lie neither in a column nor on a foundation."""
        return self.stock + self.waste + self.reserve

    @property
    def may_be_stuck(self) -> bool:
        """Whether the player has looked through all he can look through."""
        return self.looked or not self.stock + self.waste


@dataclass(frozen=True, slots=True)
class View:
    """What anybody sees, at whatever seat: nobody looks under a card, not even his own."""

    book: Book
    seat: Seat | None
    """None: a spectator."""
    dealer: Seat
    layouts: tuple[Seen, ...]
    foundations: tuple[Foundation, ...]
    to_act: frozenset[Seat]
    begun: bool
    shifts: int
    recent: tuple[Happened, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.layouts)

    @property
    def own(self) -> Seen:
        """The layout of the view's seat."""
        assert self.seat is not None
        return self.layouts[self.seat]

    def up(self, seat: Seat) -> int:
        """How many cards of a seat's pack are on foundations."""
        return sum(foundation.owners.count(seat) for foundation in self.foundations)
