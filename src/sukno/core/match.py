"""A match as a fold over deals, as far as games share it; what ends it is each game's own rule."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .game import Book
from .seats import Seat, Side


class Scored(Protocol):
    """A finished deal: its points, and whatever a game's score sheet tells of it."""

    @property
    def points(self) -> tuple[int, ...]:
        """By side."""
        ...


BookT = TypeVar("BookT", bound=Book)
DealT = TypeVar("DealT", bound=Scored)


@dataclass(frozen=True, slots=True)
class PlayedMatch(ABC, Generic[BookT, DealT]):
    """A match so far. A game says when it is ``complete``, and its book whether few points are good."""

    book: BookT
    seats: int
    dealer: Seat
    """Who deals the deal that is played, or the next one."""
    deals: tuple[DealT, ...] = ()
    """The finished ones."""
    resigned: Seat | None = None
    """Who gave the match up; None: nobody."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side; here each seat plays for itself."""
        return tuple((seat,) for seat in range(self.seats))

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the finished deals, by side."""
        return self.before(self.finished)

    def before(self, deal: int) -> tuple[int, ...]:
        """The points before the deal of this number (from 0), by side."""
        return tuple(sum(done.points[side] for done in self.deals[:deal]) for side in range(len(self.sides)))

    @property
    def finished(self) -> int:
        """How many deals have been played out."""
        return len(self.deals)

    @property
    @abstractmethod
    def complete(self) -> bool:
        """Whether all is played that was to be played."""

    @property
    def leader(self) -> Side | None:
        """The side with the best points; None where several share them."""
        return self._first(range(len(self.sides)))

    @property
    def over(self) -> bool:
        """Whether it has ended: played out, or given up."""
        return self.resigned is not None or self.complete

    @property
    def winner(self) -> Side | None:
        """The side that won; None while it goes on, and where it was drawn.

        After somebody has given up it is the best of the other sides by points, the only one of two.
        """
        if self.resigned is not None:
            return self._first([side for side, seats in enumerate(self.sides) if self.resigned not in seats])
        return self.leader if self.complete else None

    def _first(self, sides: Sequence[Side]) -> Side | None:
        """That of the sides with the best points; None where several share them."""
        better = min if self.book.low_wins else max
        best = better(self.totals[side] for side in sides)
        leaders = [side for side in sides if self.totals[side] == best]
        return leaders[0] if len(leaders) == 1 else None
