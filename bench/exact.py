"""The exact ends of Casino: what every legal move is worth, from greedy play; processor time of one process.

With all cards known two and three packets before the end can be solved too; in a game that is hindsight.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from time import process_time

from report import Section, Table

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


def solved(title: str, simulator: Simulator, deals: int, cards: int) -> tuple[str, ...]:
    """Solve these positions; a row of milliseconds and nodes."""
    solver = Solver(simulator.laws, MEMORY)
    times, nodes, spent = [], [], 0
    for deal in positions(simulator, deals, cards):
        begin = process_time()
        values, took = solver.solve(deal, NODES)
        times.append(1000 * (process_time() - begin))
        nodes.append(took)
        spent += values is None
    late = quantiles(times, n=100, method="inclusive")[98]
    figures = [f"{some:.2f}" for some in (median(times), late, max(times))]
    return (
        title,
        *figures,
        f"{median(nodes):,.0f}",
        f"{max(nodes):,}",
        f"{deals}, {spent} given up" if spent else str(deals),
    )


def bench_exact() -> Section:
    """The last packet, in several books; then two and three packets before the end."""
    standard = Simulator("standard", 2)
    others = ("handbook", "digest-royal", "digest-spade", "family-draw", "pra")
    rows = [
        solved("standard, last packet (bar: 1 and 10 ms)", standard, 1000, 8),
        *(solved(f"{key}, last packet", Simulator(key, 2), 200, 8) for key in others),
        solved("digest-six-card, last packet", Simulator("digest-six-card", 2), 100, 12),
        solved("standard, two packets", standard, 100, 16),
        solved("standard, three packets", standard, 20, 24),
    ]
    kind = "compiled" if simulate.compiled else "interpreted"
    return Section(
        "Exact ends of deals",
        f"what every legal move is worth, by the {kind} kernel, from greedy play between two; milliseconds of "
        "processor time, and positions looked at. Before the last packet all cards are known in hindsight only.",
        [Table(("", "median", "99 %", "worst", "nodes, median", "nodes, worst", "positions"), rows)],
    )
