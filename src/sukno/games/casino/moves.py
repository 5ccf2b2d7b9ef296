"""The moves of Casino, and what lies on the table for them.

A move names cards and nothing else. How a captured or built set splits into groups is no part of it: only the set
counts. A standing build is named by its lowest card, which no other build or loose card can be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sukno.cards import Card
from sukno.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Build:
    """A build on the table. Its grouping is not part of it."""

    value: int
    """The announced value, 1..16; only a card of this value takes the build."""
    multiple: bool
    """Several groups of the value; such a build is never raised."""
    owner: Seat | None
    """Who has to answer for it; None: nobody."""
    cards: tuple[Card, ...]
    """Sorted."""

    @property
    def lowest(self) -> Card:
        """The card that names the build."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class Layout:
    """What lies face up on the table."""

    loose: tuple[Card, ...] = ()
    """The loose cards, sorted."""
    builds: tuple[Build, ...] = ()
    """The builds, sorted by their lowest cards."""

    def build(self, lowest: Card) -> Build | None:
        """The build of this name, if it stands."""
        return next((build for build in self.builds if build.lowest == lowest), None)

    def owned(self, seat: Seat) -> tuple[Build, ...]:
        """The builds this seat answers for."""
        return tuple(build for build in self.builds if build.owner == seat)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All the cards of the table, sorted."""
        return tuple(sorted(self.loose + tuple(card for build in self.builds for card in build.cards)))

    @property
    def bare(self) -> bool:
        """Whether nothing lies there."""
        return not self.loose and not self.builds


@dataclass(frozen=True, slots=True)
class Trail:
    """Lay a card down (трейл, 000; отход, 004)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Capture:
    """Take loose cards and builds with a card of the hand."""

    card: Card
    loose: tuple[Card, ...] = ()
    """Sorted."""
    builds: tuple[Card, ...] = ()
    """Lowest cards of the builds taken, sorted."""
    high: bool = False
    """The card counts its high value; only where the set could not be taken at the low one."""


@dataclass(frozen=True, slots=True)
class MakeBuild:
    """Put a card of the hand into a build: a new one, or one that stands (raised, or added to)."""

    card: Card
    value: int
    """The value announced."""
    loose: tuple[Card, ...] = ()
    """Sorted."""
    standing: Card | None = None
    """The lowest card of the build that is raised or added to."""


Move: TypeAlias = Trail | Capture | MakeBuild


def taken(layout: Layout, move: Move) -> tuple[Card, ...]:
    """The cards of the table that a move takes or builds with, sorted; builds count with all their cards."""
    if isinstance(move, Trail):
        return ()
    names = move.builds if isinstance(move, Capture) else (move.standing,) if move.standing is not None else ()
    cards = list(move.loose)
    for build in layout.builds:
        if build.lowest in names:
            cards += build.cards
    return tuple(sorted(cards))
