"""The kernel of Casino beside others, in one run: random games, processor time of one process.

What each plays is named in the table; the ratios are of rates measured in turns, round by round, and the middle one is
printed: rates drift with the machine, ratios hardly do. OpenSpiel comes from PyPI (``pip install open_spiel``), another
program to be measured beside with ``--beside PATH``: it is called with a number of games and the number of rounds, 1,
and each of its games is taken for 48 moves.
"""

from __future__ import annotations

import importlib
import resource
import subprocess
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from sukno.cards import shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.kernel import Simulator, simulate

ROUNDS = 7
SEED = 1
REDUCED = {"building": "single", "face_capture": "one_or_three"}
MOVES = 48
"""Of a game of Casino for two: all cards but the four of the table are played."""

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


def batches(simulator: Simulator, games: int = 1000) -> Work:
    """Whole random games in a batch: the moves are drawn by NumPy, one call moves in all games."""
    import numpy

    rng, batch = numpy.random.default_rng(SEED), simulator.batch(games)

    def play(turn: int) -> int:
        batch.deal(turn)
        while batch.step(rng.random(games)):
            pass
        batch.points()
        return games * MOVES

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


def bench_kernel(program: str | None) -> None:
    """Everything in turns, then the table."""
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
        print("  without NumPy no batches are measured")
    if program is not None:
        works["beside, reduced game"] = beside(program)
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ModuleNotFoundError:
        print("  without open_spiel it is not measured")
    else:
        for name in ("spades", "hearts", "crazy_eights"):
            works[f"OpenSpiel {name}, C++"] = spiel_rollouts(pyspiel, name)
            works[f"OpenSpiel {name}, Python"] = spiel_stepping(pyspiel, name)
    rounds = [{name: work(turn) for name, work in works.items()} for turn in range(ROUNDS)]
    print(f"kernel ({'compiled' if simulate.compiled else 'interpreted'}): random games, decisions a second")
    for name in works:
        print(f"  {name:30}{median(one[name] for one in rounds):14,.0f}")
    print("ratios, the middle of the rounds")
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
        ("kernel, batch", "kernel, standard", 0.67),
    ):
        if name in works and other in works:
            ratio = median(one[name] / one[other] for one in rounds)
            print(f"  {name:28} / {other:31}{ratio:9.2f}   (bar {bar})")
