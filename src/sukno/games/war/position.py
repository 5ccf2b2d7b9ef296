"""A game of War: what the table knows (``State``) and what everybody sees (``View``).

A game has hundreds of battles and a table keeps every State of it, so there is no history here: only the battle that is
fought, the one that ended last, and counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from sukno.cards import Card
from sukno.core.seats import Seat

from .book import Book


class Laid(NamedTuple):
    """A card laid down in a battle."""

    card: Card
    up: bool


Shown: TypeAlias = tuple[tuple[Card | None, ...], ...]
"""The cards laid in a battle, by seat and in the order they were laid; None: face down."""


Course: TypeAlias = tuple[Seat | tuple[Seat, ...], ...]
"""What happened in a battle, in order: a seat turned a card, or these seats went to war."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The battle that ended last."""

    shown: Shown
    course: Course
    winner: Seat | None
    """Who took the cards; None: nobody, and the game is drawn."""
    cards: int
    """How many there were."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What is counted from the beginning of the game."""

    battles: int = 0
    """Battles that ended."""
    wars: int = 0
    """Wars between two; each further round of a long war counts."""
    conflicts: int = 0
    """Wars among more."""
    largest: int = 0
    """The most cards won at once."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a game."""

    book: Book
    dealer: Seat
    pack: tuple[Card, ...]
    """As it was dealt; the order in which cards go under the piles is drawn from it."""
    piles: tuple[tuple[Card, ...], ...]
    """By seat, top first."""
    laid: tuple[tuple[Laid, ...], ...]
    """By seat, in the battle that is fought."""
    fighting: tuple[Seat, ...]
    """Who may still win it."""
    waiting: tuple[Seat, ...]
    """Who of them must still turn a card; nobody: the game is over."""
    down: int
    """How many cards each lays face down before he turns one: 0 except in a war."""
    course: Course
    """Of the battle that is fought."""
    ended: Ended | None
    tally: Tally

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.piles)


@dataclass(frozen=True, slots=True)
class View:
    """What anybody sees, at whatever seat; nobody looks into a pile, not even his own."""

    book: Book
    seat: Seat | None
    """None: a spectator."""
    dealer: Seat
    counts: tuple[int, ...]
    """The cards in each pile."""
    laid: Shown
    fighting: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    down: int
    course: Course
    ended: Ended | None
    tally: Tally

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.counts)
