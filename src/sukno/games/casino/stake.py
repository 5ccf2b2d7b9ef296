"""What the points of a deal are worth in its match, between two: what the last moves are played for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import erf, sqrt
from typing import Final, TypeAlias

from sukno.core.refusal import Mistake
from sukno.core.seats import Side

from .book import Book
from .match import TWENTY_ONE, Match, verdict_of
from .rules import MatchForm, Scoring
from .scoring import CARDS_POINTS

Stake: TypeAlias = Callable[[int, int, Side | None], int]
"""What the end of a deal is worth to side 0, by its points, those of side 1, and who has the majority of cards."""

WON: Final = 10_000
"""The worth of a match won. The points of the deal come on top: they decide where the match does not."""
HALF: Final = {Scoring.STANDARD: 5.5, Scoring.SPADE: 12.0}
"""Half the points of a deal: what a side may expect, and about one standard deviation of the difference."""


@lru_cache(maxsize=64)
def stake(book: Book, before: tuple[int, ...]) -> Stake:
    """What comes of a match that stands so before the deal: won, lost, drawn, or a chance of it where it goes on.

    Calls are left aside: the deal is played to its end.
    """
    half = HALF[book.rules.scoring]

    def worth(mine: int, theirs: int, holder: Side | None) -> int:
        after = Match(book, 2, 0, before=(before[0] + mine, before[1] + theirs))
        return round(WON * _chance(after, before, holder, half)) + mine - theirs

    return worth


def _chance(after: Match, before: tuple[int, ...], holder: Side | None, half: float) -> float:
    """From -1, side 1 has won, to 1, side 0 has."""
    try:
        verdict = verdict_of(after)
    except Mistake:
        # The cards of the deal decide.
        return _by_cards(after, before, holder)
    mine, theirs = after.totals
    if verdict is not None:
        return 0.0 if verdict.winner is None else 1.0 - 2 * verdict.winner
    assert after.target is not None
    deals = max(1.0, (after.target - max(mine, theirs)) / half)
    return erf((mine - theirs) / (half * sqrt(2 * deals)))


def _by_cards(after: Match, before: tuple[int, ...], holder: Side | None) -> float:
    """Who wins with equal totals at the target, or where both are counted out: there the cards come first."""
    if after.book.rules.form(2) is MatchForm.TARGET:
        return 0.0 if holder is None else 1.0 - 2 * holder
    mine, theirs = (TWENTY_ONE - points for points in before)
    if holder is not None and (mine, theirs)[holder] <= CARDS_POINTS:
        return 1.0 - 2 * holder
    # What they count next is not told here: who needs less is likely to be first.
    return float((mine < theirs) - (mine > theirs))
