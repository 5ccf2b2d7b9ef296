"""A match: usually one game; else so many games to be won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.core.match import PlayedMatch
from sukno.core.refusal import Mistake
from sukno.core.seats import Seat, Side
from sukno.words import message

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
    def over(self) -> bool:
        """Given up, or won; one game alone may also be drawn."""
        wins = self.book.rules.wins
        return self.resigned is not None or max(self.totals) >= wins or (wins == 1 and bool(self.deals))

    @property
    def winner(self) -> Side | None:
        """Who has won the games."""
        if self.resigned is not None:
            return self.after_resigning
        wins = self.book.rules.wins
        return next((side for side, total in enumerate(self.totals) if total >= wins), None)


def after_deal(match: Match, state: State) -> Match:
    """The match with one more game; the deal goes to the left."""
    if match.over:
        raise Mistake(message("match-is-over"))
    return replace(match, deals=(*match.deals, score(state)), dealer=(state.dealer + 1) % match.seats)


def resign(match: Match, seat: Seat) -> Match:
    """The match once a seat has given it up."""
    return replace(match, resigned=seat)
