"""Deals of one book, made ready for the kernel: the door through which Python comes in."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from sukno.core.seats import Seat
from sukno.games.casino import hidden
from sukno.games.casino.book import SHELF, Book
from sukno.games.casino.position import State, View

from .convert import put
from .exact import Aim, Solver
from .finder import Finder
from .simulate import Deal, compiled, random_points
from .table import Dice, Laws

if TYPE_CHECKING:
    from .batch import Batch


class Simulator:
    """Deals of one book with one number of seats.

    >>> simulator = Simulator("standard", seats=2)
    >>> deal = simulator.random_deal(seed=1)
    >>> while not deal.over:
    ...     deal.step(deal.count() - 1)  # the last of the legal moves
    >>> deal.points()
    (7, 4)

    Deals of one simulator are for one thread, and so is `solve`; `random_games` and batches may run in several, each on
    its own.
    """

    def __init__(
        self,
        book: str | Book = "standard",
        seats: int = 2,
        house: Mapping[str, object] | None = None,
        *,
        room: int | None = None,
    ) -> None:
        """``room``: with how many moves a table counts as crowded, for tests.

        Raises Mistake for a book or seats that cannot be.
        """
        _tell_once()
        self.book = SHELF.load(book, house or {}) if isinstance(book, str) else book
        SHELF.check_seats(self.book, seats)
        self.laws = Laws(self.book.rules, seats)
        self._finder = Finder(self.laws) if room is None else Finder(self.laws, room)
        self._solver: Solver | None = None

    def blank(self) -> Deal:
        """A deal that is over before it has begun, to `Deal.take_from` something.

        >>> Simulator().blank().over
        True
        """
        return Deal(self.laws, self._finder)

    def start(self, pack: Sequence[int], dealer: Seat = 0) -> Deal:
        """Deal a pack of 52, top first.

        >>> Simulator().start(range(52), dealer=1).to_act
        0
        """
        deal = self.blank()
        deal.start(pack, dealer)
        return deal

    def random_deal(self, seed: int, game: int = 0) -> Deal:
        """The beginning of one of the games of `random_games`.

        >>> simulator = Simulator("standard", seats=2)
        >>> simulator.random_deal(seed=7, game=3).facts() == simulator.random_deal(seed=7, game=3).facts()
        True
        """
        deal = self.blank()
        deal.shuffled(Dice(seed, game), game % self.laws.seats)
        return deal

    def from_state(self, state: State) -> Deal:
        """The same position as a State.

        >>> from sukno.cards import shuffled
        >>> from sukno.games.casino import GAME
        >>> simulator = Simulator("standard", seats=2)
        >>> state = GAME.start(simulator.book, 2, 0, shuffled(Random(1)))
        >>> simulator.from_state(state).to_act == state.to_act
        True
        """
        deal = self.blank()
        put(deal, state)
        return deal

    def from_view(self, view: View, rng: Random) -> Deal:
        """A position that agrees with all a View knows; the rest is drawn, see ``hidden.sample``.

        >>> from sukno.cards import shuffled
        >>> from sukno.games.casino import GAME
        >>> simulator = Simulator("standard", seats=2)
        >>> view = GAME.view(GAME.start(simulator.book, 2, 0, shuffled(Random(1))), 1)
        >>> simulator.from_view(view, Random(2)).facts()["hands"][1] == sum(1 << card for card in view.hand)
        True
        """
        return self.from_state(hidden.sample(view, rng))

    def random_games(self, games: int, seed: int = 0, first: int = 0) -> tuple[int, ...]:
        """Play whole games at random, from number ``first`` on; the sums of the points by side.

        Each game's cards and moves depend on the seed and its number alone, and the seats deal in turn. Other threads
        go on meanwhile.

        >>> simulator = Simulator("standard", seats=2)
        >>> halves = simulator.random_games(10, seed=7), simulator.random_games(10, seed=7, first=10)
        >>> tuple(map(sum, zip(*halves))) == simulator.random_games(20, seed=7)
        True
        """
        return random_points(self.laws, Finder(self.laws), seed, first, games)

    def solve(self, deal: Deal, nodes: int = 10_000_000, aim: Aim | None = None) -> dict[int, int] | None:
        """What each legal move is worth, exactly, where both sides see all the cards and play their best.

        Worth are the points that the side to act will be ahead at the end of the deal, or what an `Aim` makes of them.
        The moves come in order. None where so many positions were too few: from the last packet on a thousand are
        usual, from the last but one ten times, from the one before three hundred times as many. Raises ValueError where
        the deal is over, or played by more than two sides.

        >>> simulator = Simulator("standard", seats=2)
        >>> deal = simulator.random_deal(seed=2)
        >>> while deal.facts()["stock"]:
        ...     deal.step(0)
        >>> values = simulator.solve(deal)
        >>> [values[move] for move in deal.legal()]
        [2, 2, -3, -3, -3, -3, -3, -3]
        >>> simulator.solve(deal, nodes=10) is None
        True
        """
        if self._solver is None:
            self._solver = Solver(self.laws, memory=16)
        values, _ = self._solver.solve(deal, nodes, aim)
        return None if values is None else dict(values)

    def batch(self, games: int) -> Batch:
        """So many games side by side in NumPy arrays; NumPy is needed for this (``pip install 'sukno[batch]'``).

        >>> batch = Simulator("standard", seats=2).batch(1000)
        >>> batch.deal(seed=1)
        >>> batch.play_out(seed=2)
        >>> batch.points().shape
        (1000, 2)
        """
        from .batch import Batch

        return Batch(self.laws, games)


@cache
def _tell_once() -> None:
    if not compiled:
        warnings.warn(
            "the kernel of Casino is not compiled here and runs some hundred times slower; "
            "with a C compiler in reach, install sukno again",
            RuntimeWarning,
            stacklevel=3,
        )
