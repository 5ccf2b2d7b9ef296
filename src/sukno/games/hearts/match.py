"""A match as a fold over deals: when it ends, and who has won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.core.match import PlayedMatch
from sukno.core.seats import Seat, Side

from .book import Book
from .position import State
from .rules import MatchForm
from .scoring import DealScore, score


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far. With few points good the lowest total wins, else the highest."""

    @property
    def ahead(self) -> Side | None:
        """The side with the better total; None where they are level."""
        mine, other = self.totals
        if mine == other:
            return None
        return int((mine < other) != self.book.rules.low_wins)

    @property
    def complete(self) -> bool:
        """Whether all that was to be played is played, were the totals not level."""
        rules = self.book.rules
        match rules.match:
            case MatchForm.ONE_DEAL:
                return self.finished >= 1
            case MatchForm.DEALS:
                return self.finished >= rules.deals
            case MatchForm.TARGET:
                return max(self.totals) >= rules.target

    @property
    def over(self) -> bool:
        """Whether it has ended; level, another deal is played."""
        return self.resigned is not None or (self.complete and self.ahead is not None)

    @property
    def winner(self) -> Side | None:
        """The side that won; None while it goes on."""
        if self.resigned is not None:
            return self.after_resigning
        return self.ahead if self.over else None


def after_deal(match: Match, state: State) -> Match:
    """The match once this deal is played out; the other deals next."""
    deal = score(match.book.rules, match.dealer, state.tricks)
    return replace(match, deals=(*match.deals, deal), dealer=1 - match.dealer)


def next_match_dealer(match: Match) -> Seat:
    """The deal goes on in turn from match to match."""
    last = match.deals[-1].dealer if match.deals else match.dealer
    return 1 - last
