"""A match of Crazy Eights: deals until a side has the points it is played for."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.core.match import PlayedMatch
from sukno.core.seats import Seat

from .book import Book
from .scoring import DealScore


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return self.book.rules.sides(self.seats)

    @property
    def target(self) -> int:
        """The points that win it."""
        return self.book.rules.target

    @property
    def complete(self) -> bool:
        """Whether a side has reached the target: in one deal only one side scores, so only one can be the first."""
        return max(self.totals) >= self.target
