"""The end between two with an empty stock: all cards are known, so it is searched, as deep as the effort allows.

Below the depth that was reached the deal is played on by rules of thumb.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .bitsets import ALL, FITS, PLAIN, SUITS, fit_of
from .moves import Lay, follow_of
from .playout import AFTER, World, merit, total_of

DEEP: Final = 40
"""More moves than there are to search: then the end is exact."""
_PLAYOUT: Final = 12
"""A playout takes about as long as so many positions searched."""
_BOUND: Final = 10_000.0
"""More than any deal can bring."""


class SpentError(Exception):
    """The effort is spent before the search was through."""


class Endgame:
    """Searches the end of a deal between two who know all cards."""

    def __init__(self, *, free_after_pass: bool, effort: int) -> None:
        self._free = free_after_pass
        self._effort = effort

    def best(self, mine: int, others: int, moves: Sequence[Lay]) -> Lay:
        """The best of some legal moves, when one holds *mine* and the other *others*."""
        ranked = list(moves)
        for depth in range(1, DEEP):
            try:
                ranked = self._ranked(mine, others, ranked, depth)
            except SpentError:
                break
        return ranked[0]

    def _ranked(self, mine: int, others: int, moves: list[Lay], depth: int) -> list[Lay]:
        """The moves with the best first, seen so many moves deep; the rest as they were."""
        best, most = moves[0], -_BOUND
        for move in moves:
            left = mine ^ (1 << move.card)
            fit = fit_of(follow_of(move))
            value = -self._value(others, left, fit, 0, depth, -_BOUND, -most) if left else float(total_of(others))
            if value > most:
                best, most = move, value
        return [best, *(move for move in moves if move != best)]

    def _value(self, hand: int, other: int, fit: int, passed: int, depth: int, low: float, high: float) -> float:
        """What the deal brings to who is to move, as far as it is between *low* and *high*."""
        self._spend(1)
        can = hand & fit
        if not can:
            if passed:
                return total_of(other) - total_of(hand)
            return -self._value(other, hand, ALL if self._free else fit, 1, depth, -high, -low)
        if not depth:
            return self._played_out(hand, other, fit, passed)
        best = -_BOUND
        for card, after in _lays(hand, other, can):
            left = hand ^ card
            if left:
                value = -self._value(other, left, after, 0, depth - 1, -high, -max(low, best))
            else:
                value = float(total_of(other))
            best = max(best, value)
            if best >= high:
                break
        return best

    def _played_out(self, hand: int, other: int, fit: int, passed: int) -> float:
        self._spend(_PLAYOUT)
        left = World([hand, other], (), fit, 0, passed, (0, 1), self._free).play()
        return total_of(left[1]) - total_of(left[0])

    def _spend(self, effort: int) -> None:
        self._effort -= effort
        if self._effort < 0:
            raise SpentError


def _lays(hand: int, other: int, can: int) -> Iterator[tuple[int, int]]:
    """The cards to lay and what fits them then, the likeliest first."""
    plain = can & PLAIN
    cards = []
    while plain:
        card = plain & -plain
        plain ^= card
        cards.append(card)
    cards.sort(key=lambda card: -merit(hand, card))
    for card in cards:
        yield card, AFTER[card]
    if eights := can & ~PLAIN:
        eight = eights & -eights
        held = [suit for suit in range(4) if (hand | other) & PLAIN & SUITS[suit]]
        # To name a suit that nobody holds blocks the deal, and any such suit does.
        for suit in held + [suit for suit in range(4) if suit not in held][:1]:
            yield eight, FITS[suit][0]
