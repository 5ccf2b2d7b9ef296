"""The long random tests: ``make soak`` plays 100,000 moves for every book and number of seats and checks each.

Options: ``--moves N`` a table, ``--seed TEXT``, ``--book KEY`` (only this one), ``--oracle N`` positions besides,
compared with the independent reading of the rules. ``--game KEY --games N``: so many random games of another game, at
tables of every size and with house rules of every kind; ``--looked-at PART`` of their positions are checked all round.
Where they were stopped, ``--first N`` goes on: with the game that has this number, of every 500 the first.
"""

from __future__ import annotations

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent))

GAMES_AT_ONCE = 500


def soak(key: str, seats: int, moves: int, seed: str) -> tuple[str, int, int, int]:
    """Play so many moves at one table: its book and seats, moves and deals played."""
    from casino.invariants import check_record, random_deal
    from sukno.games.casino.book import load_book
    from sukno.games.casino.position import Played

    rng = Random(f"{seed} {key} {seats}")
    book = load_book(key)
    done = deals = 0
    while done < moves:
        state, record = random_deal(book, seats, rng, looked_at=0.05)
        check_record(record, state)
        done += sum(isinstance(event, Played) for event in state.history)
        deals += 1
    return key, seats, done, deals


def games(key: str, chunk: int, number: int, looked_at: float, seed: str) -> tuple[str, int, int, int]:
    """Play so many games of another game, each at a random table with random house rules, as its invariants say.

    A part of the positions is looked at all round.
    """
    from sukno.core.refusal import Mistake
    from sukno.core.registry import find_game

    game = find_game(key)
    random_game = import_module(f"{game.key}.invariants").random_game
    rng = Random(f"{seed} {key} {chunk}")
    moves = played = 0
    while played < number:
        options = game.prose.shelf.options
        house = {name: rng.choice(option.values) for name, option in options.items() if rng.random() < 0.5}
        seats = rng.choice(game.seats)
        try:
            book = game.load_book(rng.choice(game.books()), house)
            game.check_seats(book, seats)
        except Mistake:
            continue
        moves += random_game(book, seats, rng, looked_at=looked_at)
        played += 1
    return f"{key} {chunk}", 0, moves, played


def compare(chunk: int, positions: int, seed: str) -> tuple[str, int, int, int]:
    """Compare engine and oracle on so many positions."""
    from casino.test_against_oracle import compare_lists, compare_moves

    rng = Random(f"{seed} oracle {chunk}")
    for _ in range(positions):
        compare_lists(rng, rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8)))
        compare_moves(rng)
    return f"oracle {chunk}", 0, positions, 0


def main() -> int:
    """Run it all on all cores, telling how far it is; 1 where anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--seed", default="soak")
    parser.add_argument("--book")
    parser.add_argument("--oracle", type=int, default=0)
    parser.add_argument("--game", default="casino")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--looked-at", type=float, default=0.01)
    options = parser.parse_args()
    from casino.invariants import tables

    casino = options.game == "casino"
    jobs = [(key, seats) for key, seats in tables() if casino and options.book in (None, key)]
    began, total, failed = time.monotonic(), 0, 0
    with ProcessPoolExecutor() as pool:
        running = {pool.submit(soak, key, seats, options.moves, options.seed): f"{key} {seats}" for key, seats in jobs}
        for first in () if casino else range(options.first, options.games, GAMES_AT_ONCE):
            chunk, number = first // GAMES_AT_ONCE, min(GAMES_AT_ONCE, options.games - first)
            running[pool.submit(games, options.game, chunk, number, options.looked_at, options.seed)] = (
                f"{options.game} {chunk}"
            )
        for chunk in range(options.oracle // 100):
            running[pool.submit(compare, chunk, 100, options.seed)] = f"oracle {chunk}"
        for number, future in enumerate(as_completed(running), 1):
            elapsed = time.monotonic() - began
            try:
                key, seats, moves, deals = future.result()
            except Exception as error:
                failed += 1
                print(f"[{number}/{len(running)}] {running[future]} FAILED: {error!r}", flush=True)
                continue
            total += moves
            where = f"[{number}/{len(running)}] {key:16} {seats} seats"
            print(f"{where}  {moves:,} moves in {deals:,} deals  {elapsed:.0f} s", flush=True)
    print(f"{total:,} moves, {failed} failed, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
