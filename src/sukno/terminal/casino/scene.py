"""Everything that the picture of a Casino table shows at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from sukno.cards import Card
from sukno.core.seats import Seat, Side
from sukno.games.casino.match import Match
from sukno.games.casino.moves import Build, Capture, Layout, Trail
from sukno.games.casino.position import Played, View
from sukno.terminal.canvas import Area, Canvas
from sukno.terminal.look import SEATS, Deck
from sukno.words import Words

from .choosing import Choosing, Item


@dataclass(frozen=True)
class Scene:
    """One moment of a table, as one seat sees it."""

    view: View
    match: Match
    names: tuple[str, ...]
    """By seat."""
    strengths: tuple[str, ...]
    """By seat; empty for a person."""
    words: Words
    deck: Deck
    choosing: Choosing | None = None
    """None where it is not one's turn, and while looking back."""
    cursor: int | None = None
    """Which of the items on the table the arrows are at; None: they are in the hand."""
    back: int = 0
    """How many moves ago this was."""
    shown: Played | None = None
    """A capture that has just been made and is still to be seen: the table is drawn as it was before."""
    notice: str = ""
    """What the table has to say to the player; empty: nothing."""

    @property
    def layout(self) -> Layout:
        """What lies on the table."""
        return self.shown.before if self.shown else self.view.layout

    @cached_property
    def items(self) -> tuple[Item, ...]:
        """What lies on the table, builds first, in the order in which the arrows go."""
        return (*self.layout.builds, *self.layout.loose)

    @property
    def taken(self) -> frozenset[Card]:
        """In a capture that is shown: the loose cards, and the lowest cards of builds, that are taken."""
        if self.shown is None or not isinstance(self.shown.move, Capture):
            return frozenset()
        return frozenset((*self.shown.move.loose, *self.shown.move.builds))

    @cached_property
    def recent(self) -> Card | None:
        """What the last move put on the table: a loose card, or the lowest card of a build."""
        last = next((event for event in reversed(self.view.history) if isinstance(event, Played)), None)
        if last is None:
            return None
        if isinstance(last.move, Trail):
            return last.move.card
        return last.build.lowest if last.build else None

    def side(self, seat: Seat) -> Side:
        """The side of a seat."""
        return self.view.book.rules.side(seat, self.view.seats)

    def colour(self, seat: Seat | None) -> str:
        """A seat's colour: that of its side."""
        return SEATS[0 if seat is None else self.side(seat) % len(SEATS)]

    def side_name(self, side: Side) -> str:
        """Who plays on a side."""
        names = [name for seat, name in enumerate(self.names) if self.side(seat) == side]
        return self.words("player-pair", one=names[0], other=names[1]) if len(names) > 1 else names[0]


@dataclass
class Drawing:
    """A scene on a canvas, and where on it one can click."""

    canvas: Canvas
    hand: list[Area] = field(default_factory=list)
    """By place in the hand."""
    items: list[Area] = field(default_factory=list)
    """By place in ``Scene.items``."""
    buttons: list[Area] = field(default_factory=list)
    """By place in ``Choosing.actions``."""


def owner_name(scene: Scene, build: Build) -> str:
    """Who answers for a build; empty: nobody."""
    return "" if build.owner is None else scene.names[build.owner]
