"""A match: the chips of its runs through the pack, and when it ends."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.core.match import PlayedMatch

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
    def complete(self) -> bool:
        """Played to its length, or somebody cannot ante."""
        rules = self.book.rules
        return not can_ante(rules, self.chips) or (rules.match is MatchForm.PACKS and self.finished >= rules.packs)
