"""A match as a fold over deals: when it ends, and who has won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.core.match import PlayedMatch
from sukno.core.seats import Seat, Side

from .book import Book
from .position import State
from .scoring import DealScore, score


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far: pluses and minuses of all deals together."""

    @property
    def leader(self) -> Side | None:
        """The side with the most points; None where several share them."""
        most = max(self.totals)
        return self.totals.index(most) if self.totals.count(most) == 1 else None

    @property
    def over(self) -> bool:
        """Whether somebody has the target, and more than anybody else."""
        if self.resigned is not None:
            return True
        return max(self.totals) >= self.book.rules.target and self.leader is not None

    @property
    def winner(self) -> Side | None:
        """The side that won; None while it goes on, and where one gave up and others are level."""
        if self.resigned is not None:
            return self.after_resigning
        return self.leader if self.over else None


def after_deal(match: Match, state: State) -> Match:
    """The match once this deal is played out; the deal goes to the left."""
    deal = score(match.seats, match.dealer, state.tricks)
    return replace(match, deals=(*match.deals, deal), dealer=(match.dealer + 1) % match.seats)


def next_match_dealer(match: Match) -> Seat:
    """The deal goes on in turn from match to match."""
    last = match.deals[-1].dealer if match.deals else match.dealer
    return (last + 1) % match.seats
