"""What a partner makes of a move: among moves that are worth the same, a player does none that looks senseless to him.

A partner's build is his promise to take it. Whoever takes it in his place, or raises it out of his reach, had better
have a reason; so had whoever lays down a card that scores while another would do, or leaves lying what he could take.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .moves import Build, Capture, MakeBuild, Move, Trail, taken
from .position import View
from .worth import worth_of

SAME: Final = 0.05
"""Moves whose worth differs by no more, in points a deal, are worth the same."""


def agreeable(view: View, values: Mapping[Move, float]) -> Move:
    """The best of some moves; of several that are worth the same, the one that a partner understands best."""
    best = max(values, key=lambda move: values[move])
    if not _partners(view):
        return best
    same = [move for move in values if values[move] >= values[best] - SAME]
    return min(same, key=lambda move: (_offences(view, move, same), -values[move]))


def _offences(view: View, move: Move, others: list[Move]) -> int:
    """How much of a move a partner would wonder at, beside others that are worth the same."""
    worth = worth_of(view.turn)
    given = worth.points(move.card) if isinstance(move, Trail) else 0
    cards = set(taken(view.layout, move))
    less = isinstance(move, Capture) and any(
        isinstance(other, Capture) and other.card == move.card and cards < set(taken(view.layout, other))
        for other in others
    )
    return len(_taken_over(view, move)) + given + less


def _taken_over(view: View, move: Move) -> list[Build]:
    """The partner's builds that a move takes, or raises to another value. What is added to one is still for him."""
    owned = [build for build in view.layout.builds if build.owner in _partners(view)]
    match move:
        case Capture():
            return [build for build in owned if build.lowest in move.builds]
        case MakeBuild():
            return [build for build in owned if build.lowest == move.standing and build.value != move.value]
        case Trail():
            return []


def _partners(view: View) -> list[int]:
    """The other seats of one's side."""
    side = view.book.rules.side
    assert view.seat is not None
    mine = side(view.seat, view.seats)
    return [seat for seat in range(view.seats) if seat != view.seat and side(seat, view.seats) == mine]
