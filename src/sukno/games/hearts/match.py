"""A match of Hearts for two: when it ends, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.core.match import PlayedMatch

from .book import Book
from .rules import MatchForm
from .scoring import DealScore


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far."""

    @property
    def complete(self) -> bool:
        """Whether all that was to be played is played; level, another deal is."""
        return self._played_out and self.leader is not None

    @property
    def _played_out(self) -> bool:
        rules = self.book.rules
        match rules.match:
            case MatchForm.ONE_DEAL:
                return self.finished >= 1
            case MatchForm.DEALS:
                return self.finished >= rules.deals
            case MatchForm.TARGET:
                return max(self.totals) >= rules.target
