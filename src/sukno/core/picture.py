"""A table as a game describes it, for every screen to draw: places with cards, what may be done, what was said.

A game whose table needs a screen of its own (Casino) draws that itself; every other one only says here what lies where.
The page, the terminal and the plain lines show it, each in its way, and know nothing of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from sukno.cards import Card, Suit
from sukno.words import Message

from .game import Game, MoveT, StateT, ViewT
from .seats import Seat, Side


class Shape(StrEnum):
    """How the cards of a place lie."""

    HAND = "hand"
    """Held by a seat, side by side: one's own open, others' backs."""
    ROW = "row"
    """Side by side on the table, all of them to be seen: a trick, a row of cards."""
    PILE = "pile"
    """One upon the other: only the last one is seen; the number says how many."""
    COLUMN = "column"
    """Overlapping downwards, the last one on top."""
    COUNTERS = "counters"
    """No cards but counters (a pot, a bank): the number says how many."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie. In the middle of the table, or before a seat."""

    key: str
    """Its name within the picture: ``hand-0``, ``trick``, ``stock``. Screens move a card that changes places."""
    shape: Shape
    seat: Seat | None
    """Before whom it lies; None: in the middle."""
    name: Message
    """What it is called, for labels and for who listens: «Колода», “Your hand”."""
    cards: tuple[Card | None, ...] = ()
    """Those whose faces or backs are seen, the last one on top; None: face down. Of a pile the top is enough."""
    count: int = 0
    """How many cards (or counters) there are in all; at least ``len(cards)``."""
    from_seats: tuple[Seat, ...] = ()
    """Of a trick: who played each card. Empty elsewhere."""
    note: Message | None = None
    """What is to be known of it besides: the suit named, whose trick it is, what it scores."""
    suit: Suit | None = None
    """The only suit that may lie there, where it is only one: an empty place shows it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A legal move of the seat whose picture it is, as something to press."""

    move: str
    """In notation."""
    button: Message
    """What the button says: short, an imperative."""
    described: Message
    """The same in full, for a list of moves and who listens."""
    card: Card | None = None
    """The card it plays, tapped to play it; None: a button only. Several offers of one card are asked about."""
    place: str = ""
    """The place it acts on: where the card goes, or what is tapped (the stock, to draw from it); empty: none."""


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened and that the seat may know, in the order in which it happened."""

    seat: Seat | None
    """Who did it; None: nobody (cards dealt, a trick that goes to somebody)."""
    said: Message
    """In the third person or as talk; ``$name`` is filled in by the screen (what the seat is called there)."""
    move: str = ""
    """In notation, where it was a move."""


@dataclass(frozen=True, slots=True)
class Picture:
    """The whole table as a seat sees it."""

    places: tuple[Place, ...]
    """The middle first, then by seat."""
    tallies: tuple[Message | None, ...]
    """By seat: what stands beside its name in this deal (hearts taken, cards left); None: nothing."""
    told: tuple[Told, ...]
    """The deal so far; of a long one the last part is enough (at least the last round)."""
    hint: Message | None = None
    """What is to be done, for the seat whose turn it is: “Follow suit: clubs”."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line of a score sheet."""

    name: Message
    cells: tuple[Message | int, ...]
    """By side."""
    counted: bool = True
    """Whether the cells are points that add up to the deal's; else they are facts (how many cards)."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of a finished deal; the counted rows add up to ``points``."""

    rows: tuple[SheetRow, ...]
    points: tuple[int, ...]
    """By side."""
    before: tuple[int, ...]
    """The match score before the deal, by side."""
    totals: tuple[int, ...]
    """And after it."""
    note: Message | None = None
    """How the deal ended, where that is not plain (blocked, nobody won)."""

    @property
    def sums_up(self) -> bool:
        """Whether the points are more than one row says already."""
        return sum(row.counted for row in self.rows) != 1

    @property
    def goes_on(self) -> bool:
        """Whether there were points before: else the match stands as the deal ended."""
        return any(self.before)


class PicturedGame(Game[StateT, ViewT, MoveT], Protocol[StateT, ViewT, MoveT]):
    """A game that describes its table, so that every screen can play it."""

    @property
    def plays_cards(self) -> bool:
        """Whether moves play cards that the player sees; else there are only buttons."""
        ...

    def picture(self, view: ViewT) -> Picture:
        """The table. What a move has ended (a trick, a showdown) stays in it until the next move, to be seen."""
        ...

    def offers(self, view: ViewT) -> tuple[Offer, ...]:
        """The legal moves as buttons, in the order of ``legal``; few enough to be shown (a hundred at most)."""
        ...

    def reveal(self, state: StateT) -> Picture:
        """The table with all cards face up, for replays and after the deal."""
        ...

    def sheet(self, match: Any, deal: int) -> Sheet:
        """The score of the finished deal number ``deal`` (from 0)."""
        ...

    def standing(self, match: Any) -> Message:
        """What the match is played for, and where it stands as far as the totals do not say it: “To 25 points”."""
        ...

    def verdict(self, match: Any, names: Sequence[Message | str]) -> Message | None:
        """How the match ended, in words, with the names of the sides; None while it goes on."""
        ...

    def sides(self, match: Any) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together: the seats of each side. Usually each seat for itself."""
        ...


def open_hands(picture: Picture) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """The hands that everybody sees, with the cards in them: once a deal is over, what was left in them."""
    for place in picture.places:
        cards = tuple(card for card in place.cards if card is not None)
        if place.shape is Shape.HAND and place.seat is not None and len(cards) == place.count > 0:
            yield place.seat, cards


def lays_out(picture: Picture, seat: Seat | None) -> bool:
    """Whether a seat lays out columns of its own, a whole layout: then that is what its table is mostly."""
    own = (place for place in picture.places if place.shape is Shape.COLUMN and place.seat is not None)
    return sum(place.seat == seat for place in own) > 1


def handless(picture: Picture, seat: Seat | None) -> bool:
    """Whether a seat has no cards to choose from, neither held nor laid out: such a table may play on by itself."""
    held = any(place.shape is Shape.HAND and place.seat == seat for place in picture.places)
    return not held and not lays_out(picture, seat)


def side_of(sides: Sequence[Sequence[Seat]], seat: Seat) -> Side:
    """The side of a seat."""
    return next(side for side, seats in enumerate(sides) if seat in seats)
