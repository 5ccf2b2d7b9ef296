"""Counts of the move tree, by book and seats, in ``tests/cases/perft.json``: for the specification and the kernel.

``PYTHONPATH=tests python -m casino.perft`` counts anew by the specification and writes the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from casino.invariants import tables
from sukno.cards import shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.kernel import Deal
from sukno.games.casino.position import State

FILE = Path(__file__).parents[1] / "cases" / "perft.json"
MOST = 3_000
"""Trees are counted as deep as they have no more leaves than this."""


def cases() -> list[dict[str, Any]]:
    """What the file holds: ``book``, ``seats``, ``pack``, ``dealer``, and the leaves of the tree by depth."""
    return list(json.loads(FILE.read_text()))


def by_specification(state: State, depth: int) -> int:
    """The leaves so many moves below a position; the end of a deal is one."""
    if depth == 0 or state.to_act is None:
        return 1
    leaves = 0
    for move in GAME.legal(GAME.view(state, state.to_act)):
        after = GAME.play(state, state.to_act, move)
        assert not isinstance(after, Refusal)
        leaves += by_specification(after, depth - 1)
    return leaves


def by_kernel(deal: Deal, depth: int) -> int:
    """The same by the kernel."""
    if depth == 0 or deal.over:
        return 1
    leaves = 0
    for move in deal.legal():
        after = deal.clone()
        after.play(move)
        leaves += by_kernel(after, depth - 1)
    return leaves


def main() -> None:
    """Count, and write the file."""
    found = []
    for key, seats in tables():
        rng = Random(f"perft {key} {seats}")
        pack, dealer = shuffled(rng), rng.randrange(seats)
        state = GAME.start(load_book(key), seats, dealer, pack)
        leaves: list[int] = []
        while not leaves or leaves[-1] * 8 < MOST:
            leaves.append(by_specification(state, len(leaves) + 1))
        text = " ".join(map(str, pack))
        found.append({"book": key, "seats": seats, "dealer": dealer, "pack": text, "leaves": leaves})
    lines = ",\n".join(json.dumps(case) for case in found)
    FILE.write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
