"""A match of Two-Ten-Jack: when it ends."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.core.match import PlayedMatch

from .book import Book
from .scoring import DealScore


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far: pluses and minuses of all deals together."""

    @property
    def complete(self) -> bool:
        """Whether somebody has the target, and more than anybody else."""
        return max(self.totals) >= self.book.rules.target and self.leader is not None
