"""The kernel against the specification at length: ``make crosscheck`` compares a million positions on all cores.

Half of them are positions of whole deals under options flipped at random, half are laid out at random, a few of these
crowded; lists of moves are compared whole up to 10,000 moves, longer ones by their beginnings and by drawn moves.
With ``--endings`` it is the exact ends of deals that are compared with a plain search: every value of every move.

Options: ``--positions N``, ``--seed TEXT``, ``--first N`` to go on where a run was broken off (it says where).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

CHUNK = 500
"""Positions about, compared in one go."""
LOOSE = (*range(10), *range(10), *range(10), 12, 14)
CROWDED = (20, 26, 30)


def chunk(number: int, seed: str) -> int:
    """Compare one chunk; how many positions it had."""
    from casino.twins import compare_deal, compare_turn

    rng = Random(f"{seed} {number}")
    positions = 0
    while positions < CHUNK:
        positions += compare_deal(rng)
        for _ in range(48):
            compare_turn(rng, rng.choice(LOOSE))
            positions += 1
        if rng.random() < 0.2:
            compare_turn(rng, rng.choice(CROWDED), 1000)
            positions += 1
    return positions


def endings(number: int, seed: str) -> int:
    """Compare the ends of a few deals, with up to eight cards in the hands; how many positions they had."""
    from casino.endings import compare_ending

    rng = Random(f"{seed} endings {number}")
    positions = 0
    while positions < CHUNK:
        positions += compare_ending(rng, rng.randrange(2, 9))
    return positions


def show(done: int, wanted: int, elapsed: float) -> None:
    """The bar."""
    share, pace = min(1, done / wanted), done / elapsed
    left = max(0, wanted - done) / pace / 60
    bar = f"[{'#' * int(40 * share):40}] {100 * share:5.1f} %"
    print(f"\r{bar}  {done:,} positions, {pace:.0f}/s, {left:.0f} min left ", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Compare, with a bar that says how far it is; 1 where something differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", default="crosscheck")
    parser.add_argument("--first", type=int, default=0, help="the chunk to begin with")
    parser.add_argument("--endings", action="store_true", help="the exact ends of deals")
    options = parser.parse_args()
    compare = endings if options.endings else chunk
    from sukno.games.casino.kernel import simulate

    if not simulate.compiled:
        print("the kernel is not compiled: this will take very long", file=sys.stderr)
    began, done, number = time.monotonic(), 0, options.first
    waiting: dict[Future[int], int] = {}
    with ProcessPoolExecutor() as pool:
        try:
            while done < options.positions:
                while len(waiting) < 2 * (os.cpu_count() or 1):
                    waiting[pool.submit(compare, number, options.seed)] = number
                    number += 1
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    done += future.result()
                    del waiting[future]
                show(done, options.positions, time.monotonic() - began)
        except BaseException as stop:
            print(f"\nbroken off; --first {min(waiting.values())} goes on from here", file=sys.stderr)
            if isinstance(stop, AssertionError):
                print(f"DIFFERENT: {stop}", file=sys.stderr)
                return 1
            raise
        finally:
            pool.shutdown(cancel_futures=True)
    print(f"\n{done:,} positions, no difference, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
