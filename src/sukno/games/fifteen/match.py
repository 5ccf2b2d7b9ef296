"""A match: the chips of its runs through the pack, when it ends and who wins."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.core.match import PlayedMatch
from sukno.core.refusal import Mistake
from sukno.core.seats import Seat, Side
from sukno.words import message

from .book import Book
from .play import can_ante
from .position import SEATS, Dealt, Pair, Showdown, State
from .rules import MatchForm


@dataclass(frozen=True, slots=True)
class DealScore:
    """A run through the pack that is over."""

    points: Pair
    """Chips won less put in, by seat."""
    rounds: int
    """How many rounds were played."""
    won: Pair
    """How many of them each won; the others nobody did."""
    taken: Pair
    """The chips each took from the table."""
    paid: Pair
    """The chips each put in."""


def score(state: State) -> DealScore:
    """What happened in a run through the pack."""
    shown = [event for event in state.history if isinstance(event, Showdown)]
    paid = sum(event.stake for event in state.history if isinstance(event, Dealt))
    won = [sum(event.winner == seat for event in shown) for seat in range(SEATS)]
    taken = [sum(event.pot for event in shown if event.winner == seat) for seat in range(SEATS)]
    return DealScore(state.chips, len(shown), (won[0], won[1]), (taken[0], taken[1]), (paid, paid))


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far."""

    @property
    def chips(self) -> Pair:
        """Chips won less put in, by seat; what lies on the table belongs to nobody yet."""
        return sum(deal.points[0] for deal in self.deals), sum(deal.points[1] for deal in self.deals)

    @property
    def pot(self) -> int:
        """The chips that the finished runs left on the table."""
        return -sum(self.chips)

    @property
    def returned(self) -> int:
        """What each takes back from the table at the end of the match."""
        return self.pot // SEATS if self.over else 0

    @property
    def totals(self) -> tuple[int, ...]:
        """Chips won less put in; at the end of the match without what lay on the table."""
        return tuple(chips + self.returned for chips in self.chips)

    @property
    def over(self) -> bool:
        """Given up, played to its length, or somebody cannot ante."""
        rules = self.book.rules
        if self.resigned is not None or not can_ante(rules, self.chips):
            return True
        return rules.match is MatchForm.PACKS and self.finished >= rules.packs

    @property
    def winner(self) -> Side | None:
        """Who has more chips."""
        if not self.over:
            return None
        mine, other = self.chips
        return self.after_resigning if self.resigned is not None else None if mine == other else int(other > mine)


def after_deal(match: Match, state: State) -> Match:
    """The match with one more run through the pack; the deal goes on in turn."""
    if match.over:
        raise Mistake(message("match-is-over"))
    return replace(match, deals=(*match.deals, score(state)), dealer=state.dealer)


def resign(match: Match, seat: Seat) -> Match:
    """The match once a seat has given it up."""
    return replace(match, resigned=seat)
