"""Teaches what a table is worth between packets to who leads next: ``make train`` writes ``outlook.toml`` anew.

Positions come of ``standard`` between two, played by the learned and the greedy eye, now and then not the move they
like best. From the last packet backwards: what nobody can see there lies anew a few times, the last packet is then
played without a mistake by both, an earlier one by the greedy eye, and what the row learned before tells of its end
counts. What came beyond the points and majorities as they stand is fitted to what could be hoped for.

Options: ``--positions N`` a packet, ``--seed TEXT``, ``--out FILE``. The same options give the same weights, however
many processors there are.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

import sukno.games.casino
from sukno.games.casino import GAME
from sukno.games.casino.foresight import rollouts_of
from sukno.games.casino.instinct import instinct_of, learned
from sukno.games.casino.kernel import Simulator
from sukno.games.casino.kernel.instinct import Instinct
from sukno.games.casino.kernel.outlook import Outlook
from sukno.games.casino.kernel.rollouts import Rollouts
from sukno.games.casino.kernel.simulate import Deal
from sukno.games.casino.outlook import HOPES, outlook_of, write_rows
from sukno.games.casino.worth import Worth

OUT = Path(sukno.games.casino.__file__).with_name("outlook.toml")
BOOK = GAME.load_book("standard", {})
LAST = 5
"""Rows of weights: before the second packet, …, before the last, which is taught first."""
CURIOUS = 0.15
"""How often another move is made than the best, one of the four best."""
ANEW = 8
"""So often lies anew what nobody sees; the last packet, which asks for no more, half as often."""
RIDGE = 5.0
"""Keeps weights small of what seldom differs."""


class Tools(NamedTuple):
    """What one process plays with."""

    table: Simulator
    practised: Instinct
    greedy: Rollouts
    outlook: Outlook
    plain: Outlook


@cache
def tools(rows: tuple[tuple[float, ...], ...]) -> Tools:
    """Players, and the outlook with these weights and with none."""
    table, worth = Simulator(BOOK, 2), Worth(BOOK.rules, BOOK.rules.form(2))
    return Tools(
        table,
        instinct_of(table.laws, worth, learned()),
        rollouts_of(table.laws, worth),
        outlook_of(table.laws, worth, rows),
        outlook_of(table.laws, worth, ()),
    )


def come_of(rows: tuple[tuple[float, ...], ...], packet: int, seed: str, number: int) -> tuple[list[float], float]:
    """A position before a packet: what who leads could hope for there, and what came of it beyond its points."""
    table, practised, greedy, outlook, plain = tools(rows)
    rng = Random(f"{seed} {packet} {number}")
    deal = table.start(GAME.shuffled(BOOK, 2, rng), 0)
    practice = [rng.random() < 0.5 for _ in range(2)]
    for _ in range(8 * packet):
        assert deal.to_act is not None
        move = greedy.choose(deal)[0]
        if practice[deal.to_act] or rng.random() < CURIOUS:
            felt = dict(practised.feel(deal))
            liked = sorted(felt, key=lambda each: -felt[each])[:4]
            move = liked[0] if liked and rng.random() >= CURIOUS else rng.choice(liked or [move])
        deal.play(move)
    came = [_played_on(anew, packet == LAST, deal.to_act, tools(rows)) for anew in _anew(deal, table, packet, rng)]
    return outlook.sense(deal), sum(came) / len(came) - plain.lead(deal)


def _anew(deal: Deal, table: Simulator, packet: int, rng: Random) -> list[Deal]:
    """The same with other hands and another stock."""
    facts = deal.facts()
    hidden = [card for card in range(52) if any(hand >> card & 1 for hand in facts["hands"])] + facts["stock"]
    found = []
    for _ in range(ANEW // 2 if packet == LAST else ANEW):
        rng.shuffle(hidden)
        hands = [sum(1 << card for card in hidden[seat * 4 : seat * 4 + 4]) for seat in range(2)]
        other = table.blank()
        other.take_from(
            hands,
            facts["loose"],
            facts["builds"],
            facts["piles"],
            facts["sweeps"],
            hidden[8:],
            facts["to_act"],
            facts["dealer"],
            facts["last"],
        )
        found.append(other)
    return found


def _played_on(deal: Deal, last: bool, leader: int | None, tools: Tools) -> float:
    """How far who led a packet is ahead after it."""
    if last:
        if values := tools.table.solve(deal):
            return max(values.values())
        while not deal.over:  # a table too crowded to be searched
            deal.play(tools.greedy.choose(deal)[0])
        points = deal.points()
        return points[0] - points[1] if leader == 0 else points[1] - points[0]
    for _ in range(8):
        deal.play(tools.greedy.choose(deal)[0])
    value = tools.outlook.lead(deal)
    return value if deal.to_act == leader else -value


def fit(found: Sequence[tuple[Sequence[float], float]]) -> tuple[tuple[float, ...], float]:
    """The weights that tell best what came; and what part of it they tell."""
    hoped, came = np.array([hopes for hopes, _ in found]), np.array([value for _, value in found])
    spread = hoped.std(axis=0) + 1e-9
    spread[0] = 1
    scaled = hoped / spread
    weights = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(len(HOPES)), scaled.T @ came)
    told = 1 - np.mean((came - scaled @ weights) ** 2) / came.var()
    return tuple(float(weight) for weight in weights / spread), float(told)


def main() -> None:
    """Train and write the weights down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", default="outlook")
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    began = time.monotonic()
    rows: tuple[tuple[float, ...], ...] = ((0.0,) * len(HOPES),) * LAST
    with ProcessPoolExecutor() as pool:
        for packet in range(LAST, 0, -1):
            play = partial(come_of, rows, packet, options.seed)
            found = []
            for done, one in enumerate(pool.map(play, range(options.positions), chunksize=100), 1):
                found.append(one)
                if done % 1000 == 0:
                    told = f"packet {packet + 1}: {done} of {options.positions}, {time.monotonic() - began:.0f} s"
                    print(told, end="\r", flush=True)
            weights, part = fit(found)
            rows = (*rows[: packet - 1], weights, *rows[packet:])
            print(f"packet {packet + 1}: {100 * part:.0f} % told, {time.monotonic() - began:.0f} s          ")
    made = f"python bench/outlook.py --positions {options.positions} --seed {options.seed}"
    options.out.write_text(write_rows(rows, made), encoding="utf-8")


if __name__ == "__main__":
    main()
