"""The exact ends of Casino: what every legal move is worth, from greedy play; processor time of one process.

With all cards known two and three packets before the end can be solved too; in a game that is hindsight.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import process_time

from sukno.cards import shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.bots import BOTS
from sukno.games.casino.kernel import Deal, Simulator, simulate
from sukno.games.casino.kernel.exact import Solver

SEED = 1
NODES = 10_000_000
MEMORY = 16


def positions(simulator: Simulator, deals: int, cards: int) -> Iterator[Deal]:
    """The moment of each deal at which so many cards are still to be played, between two who play greedily."""
    greedy = BOTS["greedy"]
    for number in range(deals):
        rng = Random(f"{SEED} {simulator.book.key} {number}")
        state = GAME.start(simulator.book, 2, number % 2, shuffled(rng))
        while len(state.stock) + sum(map(len, state.hands)) > cards:
            assert state.to_act is not None
            after = GAME.play(state, state.to_act, greedy.choose(GAME.view(state, state.to_act), rng))
            assert not isinstance(after, Refusal)
            state = after
        yield simulator.from_state(state)


def show(title: str, simulator: Simulator, deals: int, cards: int) -> None:
    """Solve these positions; a line of milliseconds and nodes."""
    solver = Solver(simulator.laws, MEMORY)
    times, nodes, spent = [], [], 0
    for deal in positions(simulator, deals, cards):
        begin = process_time()
        values, took = solver.solve(deal, NODES)
        times.append(1000 * (process_time() - begin))
        nodes.append(took)
        spent += values is None
    late = quantiles(times, n=100, method="inclusive")[98]
    print(
        f"  {title:32}{median(times):9.2f}{late:9.2f}{max(times):9.2f}   {median(nodes):11,.0f}{max(nodes):11,}"
        f"   {deals:5} positions{f', {spent} given up' if spent else ''}"
    )


def bench_exact() -> None:
    """The last packet, in several books; then two and three packets before the end."""
    print(f"exact ({'compiled' if simulate.compiled else 'interpreted'}): every move's value, ms and nodes")
    print(f"  {'':32}{'median':>9}{'99 %':>9}{'worst':>9}   {'median':>11}{'worst':>11}")
    standard = Simulator("standard", 2)
    show("standard, last packet", standard, 1000, 8)
    for key in ("handbook", "digest-royal", "digest-spade", "family-draw", "pra"):
        show(f"{key}, last packet", Simulator(key, 2), 200, 8)
    show("digest-six-card, last packet", Simulator("digest-six-card", 2), 100, 12)
    show("standard, two packets", standard, 100, 16)
    show("standard, three packets", standard, 20, 24)
    print("  bars: the last packet of standard under 1 ms and 10 ms")
