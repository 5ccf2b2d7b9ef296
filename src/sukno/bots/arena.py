"""Duplicate matches: every deal is played with the players changed about, so that the luck of the cards cancels.

python -m sukno.bots.arena steady greedy --deals 500 --seed 1 --book standard --house sweep_points=0
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from heapq import heappop, heappush
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from sukno.core.game import Bot, Game, Paced
from sukno.core.refusal import Refusal
from sukno.core.registry import find_game
from sukno.core.seats import Seat

CONFIDENCE: Final = 1.96
"""Standard errors on each side of the mean that hold 95 %."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How player A did against player B."""

    rounds: tuple[float, ...]
    """By deal: A's points less B's (of several B, their mean), points a game, over all seatings of the deal."""

    @property
    def mean(self) -> float:
        """Points a game of A over B."""
        return fmean(self.rounds)

    @property
    def error(self) -> float:
        """The standard error of the mean; the seatings of a deal count as one observation."""
        return stdev(self.rounds) / sqrt(len(self.rounds)) if len(self.rounds) > 1 else float("inf")

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        return self.mean - CONFIDENCE * self.error, self.mean + CONFIDENCE * self.error

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {CONFIDENCE * self.error:.3f} points a game over {len(self.rounds)} deals"


def duel(
    game: str,
    book: Any,
    a: str,
    b: str,
    deals: int,
    seed: int,
    *,
    seats: int = 2,
    processes: int = 2,
    progress: Callable[[Duel], None] | None = None,
) -> Duel:
    """Play A against B by a book; each deal once with A on every side, B on all the others.

    The same seed gives the same result, whatever the number of processes. ``progress`` hears of the score so far.
    """
    one = partial(_round, game, book.key, book.house_data, a, b, seed, seats)
    rounds: list[float] = []
    for result in _mapped(one, deals, processes):
        rounds.append(result)
        if progress is not None and len(rounds) % 50 == 0:
            progress(Duel(tuple(rounds)))
    return Duel(tuple(rounds))


def _mapped(one: Callable[[int], float], deals: int, processes: int) -> Iterator[float]:
    if processes < 2:
        yield from map(one, range(deals))
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(one, range(deals), chunksize=10)


def _round(
    game: str, key: str, house: Mapping[str, object], a: str, b: str, seed: int, seats: int, number: int
) -> float:
    """One deal with A on every side in turn: A's mean lead in points."""
    played = find_game(game)
    book = played.load_book(key, house)
    first, second = played.bots()[a], played.bots()[b]
    sides = len(played.open_match(book, seats, 0).totals)
    leads = []
    for mine in range(sides):
        table = [first if seat % sides == mine else second for seat in range(seats)]
        points = play_deal(played, book, table, f"{seed} {number}", number % seats)
        leads.append(points[mine] - fmean(points[:mine] + points[mine + 1 :]))
    return fmean(leads)


def play_deal(
    game: Game[Any, Any, Any], book: Any, table: Sequence[Bot[Any, Any]], seed: str, dealer: int
) -> tuple[int, ...]:
    """One deal between these bots, by seat; the seed fixes the pack and each seat's chance. The points by side."""
    if book.at_once:
        return play_race(game, book, table, seed)
    pack = game.shuffled(book, len(table), Random(seed))
    state = game.start(book, len(table), dealer, pack)
    chance = [Random(f"{seed} {seat}") for seat in range(len(table))]
    while acting := game.to_act(state):
        seat = min(acting)
        move = table[seat].choose(game.view(state, seat), chance[seat])
        state = game.play(state, seat, move)
        if isinstance(state, Refusal):
            raise ValueError(f"{table[seat]} made a move that is refused: {move}")
    return game.outcome(state)


def play_race(game: Game[Any, Any, Any], book: Any, table: Sequence[Bot[Any, Any]], seed: str) -> tuple[int, ...]:
    """A deal in which all play at once, in the time their pauses take. The points by side."""
    seats = len(table)
    state = game.start(book, seats, 0, game.shuffled(book, seats, Random(seed)))
    chance = [Random(f"{seed} {seat}") for seat in range(seats)]
    due: list[tuple[int, Seat]] = []
    now = 0
    while acting := game.to_act(state):
        for seat in acting.difference(seat for _, seat in due):
            bot = table[seat]
            assert isinstance(bot, Paced)
            heappush(due, (now + bot.pause(game.view(state, seat), chance[seat]), seat))
        now, seat = heappop(due)
        # Who was about to move may have nothing to do any more.
        if seat in acting:
            state = game.play(state, seat, table[seat].choose(game.view(state, seat), chance[seat]))
            if isinstance(state, Refusal):
                raise ValueError(f"{table[seat]} made a move that is refused")
    return game.outcome(state)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: two players by name, and what they play."""
    parser = argparse.ArgumentParser("python -m sukno.bots.arena", description="Duplicate matches between two bots.")
    parser.add_argument("a")
    parser.add_argument("b")
    parser.add_argument("--game", default="casino")
    parser.add_argument("--book")
    parser.add_argument("--house", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    game = find_game(given.game)
    book = game.load_book(given.book or game.default_book, dict(change.split("=", 1) for change in given.house))

    def tell(so_far: Duel) -> None:
        sys.stdout.write(f"{so_far}\n")
        sys.stdout.flush()

    result = duel(
        *(given.game, book, given.a, given.b, given.deals, given.seed),
        seats=given.seats,
        processes=given.processes,
        progress=tell,
    )
    low, high = result.interval
    sys.stdout.write(
        f"{given.a} against {given.b}, {book.key} {book.house_data or ''}, {given.seats} seats, seed {given.seed}: "
        f"{result} (95 %: {low:+.3f} to {high:+.3f})\n"
    )


if __name__ == "__main__":
    main()
