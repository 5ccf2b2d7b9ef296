"""A match is one race: who has won it, and with what."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.core.match import PlayedMatch

from .book import Book
from .play import is_out, view
from .position import State
from .rules import WinOn


@dataclass(frozen=True, slots=True)
class DealScore:
    """A race that is over."""

    points: tuple[int, ...]
    """1 for the winner."""
    left: tuple[int, ...]
    """The cards each had neither in a column nor on a foundation."""
    up: tuple[int, ...]
    """How many of each one's cards lie on foundations."""
    out: bool
    """Somebody got rid of his cards; else nobody could go on."""


def score(state: State) -> DealScore:
    """How a race ended: whoever is out has won; else whoever has done best, if it is one."""
    out = [seat for seat in range(state.seats) if is_out(state, seat)]
    left = tuple(layout.left for layout in state.layouts)
    seen = view(state, None)
    up = tuple(seen.up(seat) for seat in range(state.seats))
    if out:
        winners = out
    else:
        by_stock = state.book.rules.win_on is WinOn.STOCK_EMPTY
        done = [(-left[seat] if by_stock else 0, up[seat]) for seat in range(state.seats)]
        winners = [seat for seat in range(state.seats) if done[seat] == max(done)]
    points = tuple(int(winners == [seat]) for seat in range(state.seats))
    return DealScore(points, left, up, bool(out))


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far."""

    @property
    def complete(self) -> bool:
        """Played."""
        return bool(self.deals)
