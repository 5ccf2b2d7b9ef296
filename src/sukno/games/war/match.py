"""A match: usually one game; else so many games to be won."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.core.match import PlayedMatch

from .book import Book
from .play import view, winner_of
from .position import State, Tally


@dataclass(frozen=True, slots=True)
class DealScore:
    """A game that is over."""

    points: tuple[int, ...]
    """1 for the winner."""
    cards: tuple[int, ...]
    """What each seat had in the end."""
    tally: Tally

    @property
    def cut_short(self) -> bool:
        """Whether it ended by its length, or drawn: nobody has all the cards."""
        return sum(count > 0 for count in self.cards) != 1


def score(state: State) -> DealScore:
    """How a game ended."""
    winner = winner_of(view(state, None))
    points = tuple(int(seat == winner) for seat in range(state.seats))
    return DealScore(points, tuple(map(len, state.piles)), state.tally)


@dataclass(frozen=True, slots=True)
class Match(PlayedMatch[Book, DealScore]):
    """A match so far."""

    @property
    def complete(self) -> bool:
        """Won; one game alone may also be drawn."""
        wins = self.book.rules.wins
        return max(self.totals) >= wins or (wins == 1 and bool(self.deals))
