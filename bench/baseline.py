"""The players that the targets of strength are set against: `G0` and `G1` of the notes on the first experiments.

Their G0 takes what is worth most, a build for less the likelier it is taken, and minds no danger in what it lays down:
that is worth nothing, and of equals it lays down the highest. G1 is G0 with an exact end. Both are weaker than our
`greedy` and `seasoned`, which do mind. Whether these are theirs is told by the duels that the notes report.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from random import Random

from report import Section, Table

from sukno.bots.arena import Duel
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import Book
from sukno.games.casino.bots import FarsightedBot, ranked
from sukno.games.casino.ending import match_ending
from sukno.games.casino.moves import Move, Trail
from sukno.games.casino.position import State, View
from sukno.games.casino.worth import worth_of

Player = Callable[[State, Random], Move]
"""Who is to be measured: of the State it may look at what no seat sees only to show what that would be worth."""

DEALS = 2000
SEED = 1


@cache
def book_of(sweep_points: int) -> Book:
    """`standard` with so many points for a sweep."""
    return GAME.load_book("standard", {"sweep_points": sweep_points})


def view_of(state: State) -> View:
    """What the seat to act sees."""
    assert state.to_act is not None
    return GAME.view(state, state.to_act)


def bot(name: str) -> Player:
    """One of the bots."""
    return partial(_bot, name)


def _bot(name: str, state: State, rng: Random) -> Move:
    return GAME.bots()[name].choose(view_of(state), rng)


def g0(state: State, rng: Random) -> Move:  # noqa: ARG001
    """The move that is worth most now."""
    return _careless(view_of(state))[0]


def g1(state: State, rng: Random) -> Move:  # noqa: ARG001
    """The same, but the last packet without a mistake."""
    view = view_of(state)
    fancied = _careless(view)
    values = match_ending(view)
    if values is None:
        return fancied[0]
    best = max(values.values())
    return next(move for move in (*fancied, *values) if values[move] == best)


def r64(state: State, rng: Random) -> Move:
    """Each good move played on to the end of the deal in 64 worlds."""
    return FarsightedBot(worlds=64).choose(view_of(state), rng)


def _careless(view: View) -> list[Move]:
    found = ranked(view, worth_of(view.turn))
    laid = {one.move: isinstance(one.move, Trail) for one in found}
    return [one.move for one in sorted(found, key=lambda one: (-(not laid[one.move]) * one.worth, -one.move.card))]


def deal_between(one: Player, other: Player, sweep_points: int, number: int) -> float:
    """One deal, played from both seats: the points by which the one is ahead of the other in the mean."""
    book, leads = book_of(sweep_points), []
    for mine in range(2):
        rng = Random(f"{SEED} {number}")
        state = GAME.start(book, 2, number % 2, GAME.shuffled(book, 2, rng))
        while state.to_act is not None:
            move = (one if state.to_act == mine else other)(state, rng)
            after = GAME.play(state, state.to_act, move)
            assert not isinstance(after, Refusal)
            state = after
        points = GAME.outcome(state)
        leads.append(points[mine] - points[1 - mine])
    return sum(leads) / 2


def duel(one: Player, other: Player, deals: int, sweep_points: int = 1) -> Duel:
    """So many deals between them, on all cores."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return Duel(tuple(pool.map(partial(deal_between, one, other, sweep_points), range(deals), chunksize=4)))


def ahead(result: Duel) -> str:
    """The result with the half of its 95 % interval."""
    return f"{result.mean:+.2f} ± {result.interval[1] - result.mean:.2f}"


def bench_baseline() -> Section:
    """What the notes report of them, and the strongest against G1."""
    section = Section(
        "What the targets of strength are set against",
        f"Points a deal of `standard` between two, {DEALS} duplicate deals, seed {SEED}, with the 95 % interval; "
        "without points for sweeps unless it is said. G0 and G1 as `bench/baseline.py` has them; R64 is `farsighted` "
        "with 64 worlds.",
    )
    rows = [
        ("random over G0", "−6.94 ± 0.10", ahead(duel(bot("random"), g0, DEALS, 0))),
        ("G1 over G0", "+1.17 ± 0.07", ahead(duel(g1, g0, DEALS, 0))),
        ("R64 over G1", "+1.36 ± 0.17", ahead(duel(r64, g1, DEALS, 0))),
        ("seasoned over G1", "", ahead(duel(bot("seasoned"), g1, DEALS, 0))),
        ("with sweeps: G1 over G0", "+1.39 ± 0.06", ahead(duel(g1, g0, DEALS))),
        ("with sweeps: seasoned over G1", "", ahead(duel(bot("seasoned"), g1, DEALS))),
        ("with sweeps: observant over G1", "", ahead(duel(bot("observant"), g1, DEALS))),
    ]
    section.tables.append(Table(("duel", "notes", "here"), rows))
    return section
