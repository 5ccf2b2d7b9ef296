"""A match: deals until a side has the points it is played for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.core.match import PlayedMatch
from sukno.core.seats import Seat, Side

from .book import Book
from .position import State
from .scoring import DealScore, score


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match of Crazy Eights so far."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return self.book.rules.sides(self.seats)

    @property
    def target(self) -> int:
        """The points that win it."""
        return self.book.rules.target

    @property
    def over(self) -> bool:
        """Whether a side has reached the target, or somebody has given up."""
        return self.resigned is not None or max(self.totals) >= self.target

    @property
    def winner(self) -> Side | None:
        """The side that won: in one deal only one side scores, so only one can reach the target first."""
        if self.resigned is not None:
            return self.after_resigning
        return self.totals.index(max(self.totals)) if self.over else None


def after_deal(match: Match, state: State) -> Match:
    """The match once this deal is played out; the next one is dealt to the left."""
    if match.over:
        raise ValueError("the match is over")
    return replace(match, deals=(*match.deals, score(state)), dealer=(state.dealer + 1) % match.seats)
