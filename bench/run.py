"""How long things take, on this machine: processor time of one process; of the page, wall time, see page.py.

    python bench/run.py             everything, about a quarter of an hour
    python bench/run.py legal       the legal moves of ordinary positions
    python bench/run.py crowded     deciding one move with 30 loose cards: the referee, a random draw, every bot
    python bench/run.py bots        milliseconds a move: bots by seats, over all books that allow them
    python bench/run.py exact       the exact end of a deal: every move's value; bars: median 1 ms, 99 % under 10 ms
    python bench/run.py games       random deals a second of every game, beside OpenSpiel's nearest
    python bench/run.py thinking    milliseconds a move of every game's strongest bot; bar: 200 ms
    python bench/run.py baseline    the players that the targets of strength are set against; some minutes on all cores
    python bench/run.py belief      what reading the other's hand is worth in points a deal; some minutes on all cores
    python bench/run.py exploit     what one gains against the strongest bot who has studied it; some minutes
    python bench/run.py size        what a browser fetches of the page
    python bench/run.py card        from opening the page to the first card, in Chromium; bar: 1 s
    python bench/run.py trip        a move over a real WebSocket and back; bar: 50 ms
    python bench/run.py tables      the same while the strongest bots think at 49 other tables; bar: 100 ms
    python bench/run.py kernel      the fast twin of Casino beside OpenSpiel, and beside a program of --beside PATH
    python bench/run.py threads     two threads of it beside one, by the clock; bar: 1.8

`make bench` runs everything. With `--report` what is measured of kernel, threads, exact, games, thinking, baseline,
belief and exploit replaces its section of `docs/bench.md`, as in `make bench ARGS="kernel --report --beside PATH"`.
Strength is measured by `sukno arena`.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from statistics import fmean, quantiles
from time import process_time
from typing import ParamSpec, TypeVar

import baseline
import belief
import exact
import exploit
import games
import kernel
import page
import report
from report import Section

from sukno.cards import PACK, Rank, shuffled
from sukno.core.game import Bot
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import Book
from sukno.games.casino.moves import Move
from sukno.games.casino.position import State, View
from sukno.games.casino.setup import read_position

T = TypeVar("T")
P = ParamSpec("P")
SEED = 1


class Watch:
    """Takes times and tells their mean, 99th percentile and worst."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def time(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it once, timed."""
        begin = process_time()
        result = work(*args, **kwargs)
        self.seconds.append(process_time() - begin)
        return result

    def __str__(self) -> str:
        mean, worst = 1000 * fmean(self.seconds), 1000 * max(self.seconds)
        late = 1000 * quantiles(self.seconds, n=100, method="inclusive")[98] if len(self.seconds) > 1 else worst
        return f"{mean:8.2f} ms, 99 % under {late:7.2f}, worst {worst:7.2f} ({len(self.seconds)} times)"


def deals(books: Iterable[Book], seats: int, each: int) -> Iterable[tuple[State, Random]]:
    """Seeded deals of these books."""
    for book in books:
        for number in range(each):
            rng = Random(f"{SEED} {book.key} {number}")
            yield GAME.start(book, seats, number % seats, shuffled(rng)), rng


def positions(state: State, rng: Random, bot: Bot[View, Move], watch: Watch) -> Iterator[View]:
    """What is seen at every move of a deal that a bot plays against itself; its choices are timed."""
    while state.to_act is not None:
        view = GAME.view(state, state.to_act)
        yield view
        after = GAME.play(state, state.to_act, watch.time(bot.choose, view, rng))
        assert not isinstance(after, Refusal)
        state = after


def books(seats: int) -> list[Book]:
    """The books that so many can play."""
    found = []
    for key in GAME.books():
        book = GAME.load_book(key, {})
        try:
            GAME.check_seats(book, seats)
        except Mistake:
            continue
        found.append(book)
    return found


def first_moves(view: View) -> list[Move]:
    """The first 500 legal moves."""
    return list(islice(GAME.legal(view), 500))


def bench_legal() -> None:
    """The legal moves of the positions of greedy play, to the end or the first 500."""
    greedy = GAME.bots()["greedy"]
    print("legal: listing the moves of a position (the first 500), greedy play, 2 seats")
    for key in ("standard", "family-royal", "digest-lottery"):
        watch = Watch()
        for state, rng in deals([GAME.load_book(key, {})], 2, 20):
            for view in positions(state, rng, greedy, Watch()):
                watch.time(first_moves, view)
        print(f"  {key:16}{watch}")


def crowded(key: str, seed: int) -> View:
    """30 loose cards with values, so that as much as possible can be combined, and a hand of four."""
    rng = Random(seed)
    royal = bool(GAME.load_book(key, {}).rules.face_values)
    cards = [card for card in PACK if royal or card.rank < Rank.JACK]
    rng.shuffle(cards)
    # The lowest cards lie on the table.
    table = sorted(cards[:34])[:30] if seed % 2 else cards[:30]
    hand = [card for card in cards if card not in table][:4]
    text = {"hands": [" ".join(map(str, hand)), 4], "table": " ".join(map(str, table)), "dealer": 1, "stock": 14}
    return read_position({"book": key, "players": 2, "to_act": 0, **text}).view


def bench_crowded() -> None:
    """One decision where tens of millions of captures are legal."""
    print("crowded: one decision with 30 loose cards, 20 tables")
    for key in ("standard", "family-royal"):
        views = [crowded(key, seed) for seed in range(20)]
        watches = {name: Watch() for name in ("refuse", "draw", *GAME.bots())}
        for seed, view in enumerate(views):
            move = watches["draw"].time(GAME.draw, view, Random(seed))
            watches["refuse"].time(GAME.refuse, view, move)
            for name, bot in GAME.bots().items():
                watches[name].time(bot.choose, view, Random(seed))
        for name, watch in watches.items():
            print(f"  {key:16}{name:8}{watch}")


def bench_bots() -> None:
    """Bots against themselves, over the books."""
    print("bots: milliseconds a move, over all books")
    for name, bot in GAME.bots().items():
        for seats in GAME.seats:
            all_moves, slowest = Watch(), ("", 0.0)
            for book in books(seats):
                watch = Watch()
                for state, rng in deals([book], seats, 1):
                    for _ in positions(state, rng, bot, watch):
                        pass
                all_moves.seconds += watch.seconds
                slowest = max(slowest, (book.key, fmean(watch.seconds)), key=lambda some: some[1])
            print(f"  {name:8}{seats} seats{all_moves}; slowest mean: {slowest[0]} {1000 * slowest[1]:.1f}")


BENCHES: dict[str, Callable[[], Section | None]] = {
    "legal": bench_legal,
    "crowded": bench_crowded,
    "bots": bench_bots,
    "threads": kernel.bench_threads,
    "exact": exact.bench_exact,
    "games": games.bench_games,
    "thinking": games.bench_thinking,
    "baseline": baseline.bench_baseline,
    "belief": belief.bench_belief,
    "exploit": exploit.bench_exploit,
    "size": page.bench_size,
    "card": page.bench_card,
    "trip": page.bench_trip,
    "tables": page.bench_tables,
}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join((*BENCHES, "kernel")))
    parser.add_argument("--beside", metavar="PATH", help="a program to measure beside the kernel, see kernel.py")
    parser.add_argument("--report", action="store_true", help="write what is measured into docs/bench.md")
    options = parser.parse_args()
    BENCHES["kernel"] = lambda: kernel.bench_kernel(options.beside)
    if unknown := [name for name in options.names if name not in BENCHES]:
        sys.exit(f"There is no measurement {', '.join(unknown)}. There are: {', '.join(BENCHES)}.")
    if options.beside is not None and shutil.which(options.beside) is None:
        sys.exit(f"There is no program {options.beside} to measure beside: --beside PATH names one that can be run.")
    for chosen in options.names or BENCHES:
        begun = report.load()
        try:
            section = BENCHES[chosen]()
        except page.Missing as missing:
            print(f"{chosen}: left out, {missing}", file=sys.stderr)
            continue
        if section is not None:
            print(section.text(), flush=True)
            if options.report:
                report.write(section, begun)
