"""Teaches Casino's learned eye by play with itself: ``make train`` writes ``instinct.toml`` anew.

Round for round the eye plays deals of ``standard`` between two, now and then not the move it likes best. At every turn
each good move is tried in imagined worlds, and the deal is played to its end by the eye. What it feels of the moves is
then fitted to how they came out, within each turn; the better a move felt, the more it counts. At first it feels what
the greedy bot sees. The last packet is left out: the bots count there.

Options: ``--deals N`` a round, ``--rounds N``, ``--worlds N`` a turn, ``--seed TEXT``, ``--out FILE``. The same options
give the same weights, however many processors there are.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import sukno.games.casino
from sukno.games.casino import GAME
from sukno.games.casino.instinct import FELT, instinct_of, write_weights
from sukno.games.casino.kernel import Simulator
from sukno.games.casino.worth import Worth

OUT = Path(sukno.games.casino.__file__).with_name("instinct.toml")
BOOK = GAME.load_book("standard", {})
MOVES = 12
"""So many moves of a turn are tried, those that feel best."""
CURIOUS = 0.25
"""How often another move is made than the best, one of the four best."""
CARE = 1.0
"""A move counts e times less for each so many points that it feels worse than the best."""
RIDGE = 5.0
"""Keeps weights small of what is seldom felt."""


class Turn(NamedTuple):
    """What was felt of the moves of a turn, how much each counts, and how they came out."""

    felt: NDArray[np.float64]
    care: NDArray[np.float64]
    leads: NDArray[np.float64]


def play_deal(weights: Sequence[float], worlds: int, seed: str, number: int) -> list[Turn]:
    """The turns of one deal that the eye plays with itself."""
    rng = Random(f"{seed} {number}")
    table = Simulator(BOOK, 2)
    eye = instinct_of(table.laws, Worth(BOOK.rules, BOOK.rules.form(2)), weights)
    deal = table.start(GAME.shuffled(BOOK, 2, rng), number % 2)
    turns = []
    while deal.facts()["stock"]:
        feels = dict(eye.feel(deal))
        moves = sorted(feels, key=lambda move: -feels[move])[:MOVES]
        if len(moves) > 1:
            sums, played, _ = eye.run(deal, moves, worlds, rng.getrandbits(60), 1 << 40)
            sensed = dict(eye.sense(deal))
            felt = np.array([sensed[move] for move in moves])
            below = np.array([feels[move] - feels[moves[0]] for move in moves])
            turns.append(Turn(felt, np.exp(below / CARE), np.array(sums) / played))
        deal.play(moves[0] if rng.random() >= CURIOUS else rng.choice(moves[:4]))
    return turns


def fit(turns: Sequence[Turn]) -> tuple[list[float], float]:
    """The weights that tell best how moves came out against the other moves of the turn; and what part they tell."""
    squares = RIDGE * np.eye(3 * len(FELT))
    products = np.zeros(3 * len(FELT))
    total = 0.0
    for felt, care, leads in turns:
        here = felt - np.average(felt, axis=0, weights=care)
        ahead = leads - np.average(leads, weights=care)
        squares += (here * care[:, None]).T @ here
        products += here.T @ (care * ahead)
        total += float(care @ ahead**2)
    weights = np.linalg.solve(squares, products)
    return [float(weight) for weight in weights], float(weights @ products) / total


def main() -> None:
    """Train and write the weights down."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    weights = [1.0] + [0.0] * (3 * len(FELT) - 1)
    began = time.monotonic()
    with ProcessPoolExecutor() as pool:
        for lap in range(1, options.rounds + 1):
            play = partial(play_deal, weights, options.worlds, f"{options.seed} {lap}")
            turns: list[Turn] = []
            for done, more in enumerate(pool.map(play, range(options.deals), chunksize=8), 1):
                turns += more
                if done % 100 == 0:
                    told = f"round {lap}: {done} of {options.deals} deals, {time.monotonic() - began:.0f} s"
                    print(told, end="\r", flush=True)
            weights, part = fit(turns)
            print(f"round {lap}: {len(turns)} turns, {100 * part:.0f} % told, {time.monotonic() - began:.0f} s")
            made = (
                f"python bench/train.py --deals {options.deals} --rounds {lap} --worlds {options.worlds}"
                f" --seed {options.seed}"
            )
            options.out.write_text(write_weights(weights, made), encoding="utf-8")


if __name__ == "__main__":
    main()
