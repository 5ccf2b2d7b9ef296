"""What reading the other's hand is worth in Casino: one search without it, with it, and shown the hand itself.

Each plays the same duplicate deals of `standard` between two against greedy play with an exact end (`seasoned`).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from random import Random

from report import Section, Table

from sukno.bots.arena import Duel
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.bots import ObservantBot, ranked
from sukno.games.casino.foresight import rollouts_of
from sukno.games.casino.kernel import Simulator
from sukno.games.casino.kernel.convert import number_of
from sukno.games.casino.kernel.mind import Mind
from sukno.games.casino.moves import Move
from sukno.games.casino.position import State
from sukno.games.casino.reading import mind_of
from sukno.games.casino.worth import Worth, worth_of

DEALS = 1000
SEED = 1
BOOK = GAME.load_book("standard", {})
READER = ObservantBot()


def blind(state: State, rng: Random) -> Move:
    """The search with every hand as likely as any other that may be."""
    assert state.to_act is not None
    return READER.choose(replace(GAME.view(state, state.to_act), history=()), rng)


def reading(state: State, rng: Random) -> Move:
    """The search with what the other's moves tell."""
    assert state.to_act is not None
    return READER.choose(GAME.view(state, state.to_act), rng)


def shown(state: State, rng: Random) -> Move:
    """The search with the other's hand open: what no player can know."""
    assert state.to_act is not None
    view = GAME.view(state, state.to_act)
    if not state.stock:
        return READER.choose(view, rng)
    table, mind = table_and_mind()
    found = ranked(view, worth_of(view.turn))[: READER.moves]
    moves = [(number_of(view.layout, one.move), one.worth) for one in found]
    deal = table.from_state(state)
    values = mind.think(deal, moves, [], [deal], READER.work, 52, rng.getrandbits(60))
    return found[max(range(len(found)), key=lambda place: values[place][1])].move


@cache
def table_and_mind() -> tuple[Simulator, Mind]:
    """A mind of one's own, as that of the bot."""
    table = Simulator(BOOK, 2)
    return table, mind_of(rollouts_of(table.laws, Worth(BOOK.rules, BOOK.rules.form(2))))


PLAYERS = {"without reading": blind, "reading": reading, "the hand shown": shown}


def deal_against_seasoned(name: str, number: int) -> float:
    """One deal of one of the players."""
    return deal_against("seasoned", PLAYERS[name], number)


def deal_against(bot: str, choose: Callable[[State, Random], Move], number: int) -> float:
    """One deal, played from both seats: the points by which who chooses so is ahead of a bot in the mean."""
    other, leads = GAME.bots()[bot], []
    for mine in range(2):
        rng = Random(f"{SEED} {number}")
        state = GAME.start(BOOK, 2, number % 2, GAME.shuffled(BOOK, 2, rng))
        while state.to_act is not None:
            own = state.to_act == mine
            move = choose(state, rng) if own else other.choose(GAME.view(state, state.to_act), rng)
            after = GAME.play(state, state.to_act, move)
            assert not isinstance(after, Refusal)
            state = after
        points = GAME.outcome(state)
        leads.append(points[mine] - points[1 - mine])
    return sum(leads) / 2


def bench_belief() -> Section:
    """All three against the same opponent."""
    section = Section(
        "What reading hands is worth",
        f"Points a deal of `standard` over `seasoned`, {DEALS} duplicate deals, seed {SEED}, with the 95 % interval: "
        "the search of `observant` without what the other's moves tell, with it, and shown the other's hand.",
    )
    rows = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name in PLAYERS:
            duel = Duel(tuple(pool.map(partial(deal_against_seasoned, name), range(DEALS), chunksize=4)))
            rows.append((name, f"{duel.mean:+.2f} ± {duel.interval[1] - duel.mean:.2f}"))
    section.tables.append(Table(("player", "points a deal"), rows))
    return section
