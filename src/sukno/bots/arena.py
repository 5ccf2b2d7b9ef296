"""Duplicate matches: every deal is played with the players changed about, so that the luck of the cards cancels.

``sukno arena`` and ``sukno ladder`` play them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from heapq import heappop, heappush
from math import log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from sukno.core.game import Bot, Game, Paced
from sukno.core.refusal import Refusal
from sukno.core.registry import find_game
from sukno.core.seats import Seat

from .workers import BATCH, Processes, Workers

CONFIDENCE: Final = 1.96
"""Standard errors on each side of the mean that hold 95 %."""
FIRST_LOOK: Final = 50
"""After so many deals it is looked for the first time whether a result is clear: fewer say little of the spread."""
FEW: Final = 10
"""Fewer deals than this may come out alike by luck, whatever their spread seems to say."""
TIGHTEST: Final = 1000
"""The number of deals at which ``Duel.sure`` is as tight as it can be made."""
HERE: Final = Processes(2)
"""Who plays where nobody else was named."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How player A did against player B."""

    rounds: tuple[float, ...]
    """By deal: how many points A did better than B (than the mean of several B), over all seatings of the deal."""

    @property
    def mean(self) -> float:
        """The points a deal by which A is better: more of them, or fewer where few are good."""
        return fmean(self.rounds)

    @property
    def error(self) -> float:
        """The standard error of the mean; the seatings of a deal count as one observation."""
        return stdev(self.rounds) / sqrt(len(self.rounds)) if len(self.rounds) > 1 else float("inf")

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean."""
        return self.mean - CONFIDENCE * self.error, self.mean + CONFIDENCE * self.error

    @property
    def sure(self) -> tuple[float, float]:
        """An interval of the mean that holds 95 % however often one looks, and so may be played on until it is clear.

        A Gaussian mixture in the limit of many deals (Robbins 1970; Waudby-Smith and others 2021).
        """
        deals, missed = len(self.rounds), 0.05
        mixed = (1 - 2 * log(missed) + log(1 - 2 * log(missed))) / TIGHTEST * deals
        width = self.error * sqrt(2 * (1 + 1 / mixed) * log(sqrt(1 + mixed) / missed))
        return self.mean - width, self.mean + width

    @property
    def clear(self) -> bool:
        """Whether one of them is better beyond doubt, however often that has been asked."""
        if len(self.rounds) < FIRST_LOOK:
            return False
        low, high = self.sure
        return low > 0 or high < 0


def duel(
    game: str,
    book: Any,
    a: str,
    b: str,
    deals: int,
    seed: int,
    *,
    seats: int = 2,
    workers: Workers = HERE,
    known: Sequence[float] = (),
    until_clear: bool = False,
    progress: Callable[[Duel], None] | None = None,
) -> Duel:
    """Play A against B by a book; each deal once with A on every side, B on all the others.

    The same seed gives the same result, wherever it is played. ``known``: the rounds played before, to go on
    from. ``until_clear``: stop as soon as it is clear who is better. ``progress`` hears of the score so far.
    """
    one = partial(_round, game, book.key, book.house_data, a, b, seed, seats)
    rounds = list(known[:deals])
    so_far = Duel(tuple(rounds))
    if until_clear and so_far.clear:
        return so_far
    for result in workers.map(one, range(len(rounds), deals)):
        rounds.append(result)
        if len(rounds) % BATCH == 0:
            so_far = Duel(tuple(rounds))
            if progress is not None:
                progress(so_far)
            if until_clear and so_far.clear:
                return so_far
    return Duel(tuple(rounds))


def _round(
    game: str, key: str, house: Mapping[str, object], a: str, b: str, seed: int, seats: int, number: int
) -> float:
    """One deal with A on every side in turn: by how many points A is better on the mean."""
    played = find_game(game)
    book = played.load_book(key, house)
    first, second = played.bots()[a], played.bots()[b]
    sides = len(played.open_match(book, seats, 0).totals)
    leads = []
    for mine in range(sides):
        table = [first if seat % sides == mine else second for seat in range(seats)]
        points = play_deal(played, book, table, f"{seed} {number}", number % seats)
        leads.append(points[mine] - fmean(points[:mine] + points[mine + 1 :]))
    return -fmean(leads) if book.low_wins else fmean(leads)


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
