"""The table of a game without a scene of its own: places with cards, what may be done, what was said.

What `core.picture` describes, as it goes to the page.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from .scene import Card, Said


class Place(msgspec.Struct, frozen=True):
    """Where cards lie: in the middle of the table, or before a seat."""

    key: str
    """Its name within the picture. A card that changes places travels."""
    shape: Literal["hand", "row", "pile", "column", "counters"]
    seat: int | None
    """Before whom it lies; None: in the middle."""
    name: Said
    cards: tuple[Card | None, ...]
    """Those whose faces or backs are seen, the last one on top; None: face down."""
    count: int
    """How many cards (or counters) there are in all."""
    from_seats: tuple[int, ...]
    """Of a trick: who played each card. Empty elsewhere."""
    note: Said | None
    """What is to be known of it besides."""
    suit: Literal["c", "d", "h", "s"] | None
    """The only suit that may lie there, where it is only one."""


class Act(msgspec.Struct, frozen=True):
    """A legal move, as something to press."""

    move: str
    """In notation: what `move` sends back."""
    button: Said
    """What the button says."""
    described: Said
    """The same in full."""
    card: Card | None
    """The card it plays, tapped to play it; None: a button only."""
    place: str
    """The place it acts on: where the card goes, or what is tapped; empty: none."""


class Told(msgspec.Struct, frozen=True, tag_field="what", tag="told"):
    """Something that happened."""

    seat: int | None
    """Who did it; None: nobody."""
    said: Said
    move: str
    """In notation; empty where it was no move."""


class Picture(msgspec.Struct, frozen=True, tag_field="kind", tag="picture"):
    """A moment of a deal as one seat sees it."""

    places: tuple[Place, ...]
    """The middle first, then by seat."""
    tallies: tuple[Said | None, ...]
    """By seat: what stands beside its name."""
    dealer: int | None
    """None: nobody deals."""
    to_act: tuple[int, ...]
    """Who may move; empty: the deal is over."""
    hint: Said | None
    """What is to be done, for the one whose turn it is."""
    acts: tuple[Act, ...]
    """What this seat may do now; empty where it is not its turn."""
    plays_cards: bool
    """Whether cards of a hand are played in this game; else there are only buttons."""
    talk: tuple[Told, ...]
    """What happened in this deal, first things first; of a long one the last part."""


class PlainRow(msgspec.Struct, frozen=True):
    """A line of a score sheet."""

    name: Said
    cells: tuple[Said | int, ...]
    """By side."""
    counted: bool
    """Whether the cells are points that add up to the deal's; else they are facts."""


class PlainSheet(msgspec.Struct, frozen=True, tag_field="kind", tag="picture"):
    """The score of one deal; the counted rows add up to ``points``."""

    deal: int
    """From 1."""
    rows: tuple[PlainRow, ...]
    points: tuple[int, ...]
    """By side."""
    before: tuple[int, ...]
    """The match score before the deal, by side."""
    totals: tuple[int, ...]
    """And after it."""
    note: Said | None
    """How the deal ended, where that is not plain."""
