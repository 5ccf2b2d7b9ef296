"""The kernel of Casino beside others, in one run: random games, processor time of one process.

What each plays is named in the table; the ratios are of rates measured in turns, round by round, and the middle one is
told: rates drift with the machine, ratios hardly do. Two threads are measured by the clock beside one. OpenSpiel comes
from PyPI (``pip install open_spiel``), another program to be measured beside with ``--beside PATH``: it is called with
a number of games and the number of rounds, 1, and each of its games is taken for 48 moves.
"""

from __future__ import annotations

import importlib
import os
import re
import resource
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from report import Section, Table

from sukno.cards import shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.kernel import Simulator, simulate

ROUNDS = 15
SEED = 1
REDUCED = {"building": "single", "face_capture": "one_or_three"}
MOVES = 48
"""Of a game of Casino for two: all cards but the four of the table are played."""
DISTURBED = 0.05
"""Of a processor others may have while two threads are measured."""

Work = Callable[[int], float]
"""Does a round and gives the decisions a second of its process."""


def rate(decisions: Callable[[], int]) -> float:
    """Decisions a second of some work that tells how many it made."""
    begin = process_time()
    made = decisions()
    return made / (process_time() - begin)


def kernel(simulator: Simulator, games: int = 6000) -> Work:
    """Whole random games by the kernel, the cards shuffled and dealt with it."""

    def play(turn: int) -> int:
        simulator.random_games(games, seed=turn)
        return games * MOVES

    return lambda turn: rate(lambda: play(turn))


def stepping(simulator: Simulator, games: int = 150) -> Work:
    """Whole random games driven from Python: deal, then count the moves and make one by its number."""
    rng = Random(SEED)

    def play(turn: int) -> int:
        chance, moves = rng.random, 0
        for game in range(games):
            deal = simulator.random_deal(turn, game)
            while not deal.over:
                deal.step(int(chance() * deal.count()))
                moves += 1
        return moves

    return lambda turn: rate(lambda: play(turn))


def batches(simulator: Simulator, games: int = 1000, batches: int = 6) -> Work:
    """Whole random games in batches: the moves are drawn by NumPy, one call moves in all games."""
    import numpy

    rng, batch = numpy.random.default_rng(SEED), simulator.batch(games)

    def play(turn: int) -> int:
        for number in range(batches):
            batch.deal(turn, first=number * games)
            while batch.step(rng.random(games)):
                pass
            batch.points()
        return batches * games * MOVES

    return lambda turn: rate(lambda: play(turn))


def specification(games: int = 3) -> Work:
    """The same by the specification."""
    book, rng = load_book("standard"), Random(SEED)

    def play(_: int) -> int:
        for _ in range(games):
            state = GAME.start(book, 2, 0, shuffled(rng))
            while state.to_act is not None:
                move = GAME.draw(GAME.view(state, state.to_act), rng)
                after = GAME.play(state, state.to_act, move)
                assert not isinstance(after, Refusal)
                state = after
        return games * MOVES

    return lambda turn: rate(lambda: play(turn))


def beside(program: str, games: int = 20_000) -> Work:
    """Another program's random games."""

    def spent() -> float:
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime

    def work(_: int) -> float:
        begin = spent()
        subprocess.run([program, str(games), "1"], check=True, stdout=subprocess.DEVNULL)
        return games * MOVES / (spent() - begin)

    return work


def dealt(pyspiel: Any, name: str, seed: int) -> Any:
    """A game of OpenSpiel just after the deal."""
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state


def spiel_rollouts(pyspiel: Any, name: str, rollouts: int = 2000) -> Work:
    """OpenSpiel's C++ rollouts from just after the deal: players' decisions."""
    # How many decisions a game has, from games driven by hand.
    lengths = [sum(1 for _ in spiel_game(dealt(pyspiel, name, seed), Random(seed))) for seed in range(60)]
    each = sum(lengths) / len(lengths)

    def play(turn: int) -> int:
        # The first simulation of a search is nothing but its rollouts, from the root.
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=turn)
        bot = pyspiel.MCTSBot(pyspiel.load_game(name), evaluator, 1.0, 1, 100, False, turn, False)
        bot.mcts_search(dealt(pyspiel, name, turn))
        return round(rollouts * each)

    return lambda turn: rate(lambda: play(turn))


def spiel_game(state: Any, rng: Random) -> Any:
    """Play a game of OpenSpiel from Python; an item for each decision."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            continue
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
        yield None


def spiel_stepping(pyspiel: Any, name: str, games: int = 20) -> Work:
    """OpenSpiel driven from Python: players' decisions, whole games, the deal among them."""
    game, rng = pyspiel.load_game(name), Random(SEED)
    return lambda _: rate(lambda: sum(1 for _ in range(games) for _ in spiel_game(game.new_initial_state(), rng)))


def imports() -> float:
    """Milliseconds that the files of the kernel take of importing it."""
    command = [sys.executable, "-X", "importtime", "-c", "import sukno.games.casino.kernel"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stderr
    # Microseconds of each file by itself, of all together, and its name.
    ours = r"^import time:\s*(\d+) \|\s*\d+ \|\s*(?:sukno\.games\.casino\.kernel|[Cc]ython)\b"
    return sum(map(int, re.findall(ours, told, re.MULTILINE))) / 1000


def taken_by_others() -> float | None:
    """Seconds of processors that all but this process had so far; None where the system does not tell."""
    try:
        words = Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:9]
    except OSError:
        return None
    user, nice, system, _, _, interrupts, soft, stolen = (int(word) / os.sysconf("SC_CLK_TCK") for word in words)
    own = os.times()
    return user + nice + system + interrupts + soft + stolen - own.user - own.system


def by_the_clock(simulator: Simulator, threads: int, games: int) -> tuple[float, bool]:
    """Seconds in which so many threads play so many games each, and whether others left them as many processors.

    What others took is asked of the system, not concluded from our own times: so a round in which the threads stood in
    each other's way counts like one in which they did not.
    """
    with ThreadPoolExecutor(threads) as pool:
        before, begin = taken_by_others(), perf_counter()
        list(pool.map(lambda part: simulator.random_games(games, seed=part), range(threads)))
        after, spent = taken_by_others(), perf_counter() - begin
    if before is None or after is None:
        return spent, False
    return spent, after - before < ((os.cpu_count() or 1) - threads + DISTURBED) * spent


def two_threads(simulator: Simulator, rounds: int = 40, games: int = 60_000) -> tuple[list[float], list[float]]:
    """How many times as many games two threads play as one: in all rounds, and in those that others left alone."""
    everything, alone = [], []
    for _ in range(rounds):
        one, had_one = by_the_clock(simulator, 1, games)
        two, had_two = by_the_clock(simulator, 2, games)
        everything.append(2 * one / two)
        if had_one and had_two:
            alone.append(2 * one / two)
    return everything, alone


def bench_kernel(program: str | None) -> Section:
    """Everything in turns, then the tables."""
    kind = "compiled" if simulate.compiled else "interpreted"
    section = Section(
        "The kernel of Casino",
        f"random games by the {kind} kernel between two, players' decisions in a second of one process. The reduced "
        "game is `standard` with simple builds only and pictures taken one or three at a time; what is beside plays it "
        "too. Stepped from Python: count the moves, make one by its number. Batch: a thousand games in arrays, moves "
        "drawn by NumPy. OpenSpiel: its rollouts in C++ from just after the deal, and whole games driven from Python.",
    )
    standard, reduced = Simulator("standard", 2), Simulator("standard", 2, REDUCED)
    works: dict[str, Work] = {
        "kernel, reduced game": kernel(reduced),
        "kernel, standard": kernel(standard),
        "kernel, digest-royal": kernel(Simulator("digest-royal", 2)),
        "kernel, stepped from Python": stepping(standard),
        "specification, standard": specification(),
    }
    try:
        works["kernel, batch"] = batches(standard)
    except ModuleNotFoundError:
        section.missing.append("batches, for NumPy is not installed (pip install 'sukno[batch]')")
    if program is not None:
        works["beside, reduced game"] = beside(program)
    else:
        section.missing.append("the other program of the reduced game (--beside PATH, see bench/kernel.py)")
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ModuleNotFoundError:
        section.missing.append("OpenSpiel, for it is not installed (pip install open_spiel)")
    else:
        for name in ("spades", "hearts", "crazy_eights"):
            works[f"OpenSpiel {name}, C++"] = spiel_rollouts(pyspiel, name)
            works[f"OpenSpiel {name}, Python"] = spiel_stepping(pyspiel, name)
    rounds = [{name: work(turn) for name, work in works.items()} for turn in range(ROUNDS)]
    rates = [(name, f"{median(one[name] for one in rounds):,.0f}") for name in works]
    ratios = []
    for name, other, bar in (
        ("kernel, reduced game", "beside, reduced game", 0.7),
        ("kernel, standard", "beside, reduced game", 0.5),
        ("kernel, standard", "specification, standard", 100),
        ("kernel, reduced game", "OpenSpiel spades, C++", 1),
        ("kernel, reduced game", "OpenSpiel hearts, C++", 1),
        ("kernel, reduced game", "OpenSpiel crazy_eights, C++", 1),
        ("kernel, stepped from Python", "OpenSpiel spades, Python", 4),
        ("kernel, stepped from Python", "OpenSpiel hearts, Python", 4),
        ("kernel, stepped from Python", "OpenSpiel crazy_eights, Python", 4),
        ("kernel, batch", "kernel, standard", 0.667),
    ):
        if name in works and other in works:
            found = sorted(one[name] / one[other] for one in rounds)
            span = f"{found[0]:.2f} to {found[-1]:.2f}"
            ratios.append((f"{name} / {other}", f"{median(found):.2f}", span, f"at least {bar}"))
    added = sorted(imports() for _ in range(ROUNDS))
    span = f"{added[0]:.0f} to {added[-1]:.0f} ms"
    ratios.append(("importing the kernel adds", f"{median(added):.0f} ms", span, "under 50 ms"))
    section.tables += [
        Table(("random games", "decisions a second"), rates),
        Table((f"ratios over {ROUNDS} rounds", "median", "least to most", "bar"), ratios),
    ]
    return section


def bench_threads() -> Section:
    """Two threads beside one."""
    everything, alone = two_threads(Simulator("standard", 2))
    section = Section(
        "Two threads",
        "how many times as many games two threads play as one in the same time, by the clock, one and two in turns. "
        f"Rounds are undisturbed in which others took less than {100 * DISTURBED:.0f} % of a processor that a thread "
        "of ours needed.",
    )
    rows = [
        (name, f"{median(found):.2f}", f"{min(found):.2f} to {max(found):.2f}", str(len(found)), "at least 1.8")
        for name, found in (("undisturbed rounds", alone), ("all rounds", everything))
        if found
    ]
    section.tables.append(Table(("two threads / one", "median", "least to most", "rounds", "bar"), rows))
    if not alone:
        section.missing.append("undisturbed rounds, for the machine was busy all the time or does not tell")
    return section
