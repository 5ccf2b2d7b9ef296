"""What reading the other's hand is worth in Casino: one search without it, with it, and shown the hand itself.

Each plays the same duplicate deals of `standard` between two against greedy play with an exact end: that of the notes
(G1), and `seasoned`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

from baseline import SEED, Player, ahead, book_of, bot, duel, g1, view_of
from report import Section, Table

from sukno.games.casino.bots import ObservantBot, ranked
from sukno.games.casino.foresight import rollouts_of
from sukno.games.casino.kernel import Simulator
from sukno.games.casino.kernel.convert import number_of
from sukno.games.casino.kernel.mind import Mind
from sukno.games.casino.moves import Move
from sukno.games.casino.outlook import outlook_of
from sukno.games.casino.position import State
from sukno.games.casino.reading import mind_of
from sukno.games.casino.worth import Worth, worth_of

DEALS = 600
BOOK = book_of(1)
READER = ObservantBot()


def blind(state: State, rng: Random) -> Move:
    """The search with every hand as likely as any other that may be."""
    return READER.choose(replace(view_of(state), history=()), rng)


def shown(state: State, rng: Random) -> Move:
    """The search with the other's hand open: what no player can know."""
    view = view_of(state)
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
    table, worth = Simulator(BOOK, 2), Worth(BOOK.rules, BOOK.rules.form(2))
    return table, mind_of(rollouts_of(table.laws, worth), outlook_of(table.laws, worth))


PLAYERS: dict[str, Player] = {"without reading": blind, "reading": bot("observant"), "the hand shown": shown}


def bench_belief() -> Section:
    """All three against the same opponents."""
    section = Section(
        "What reading hands is worth",
        f"Points a deal of `standard`, {DEALS} duplicate deals, seed {SEED}, with the 95 % interval: the search of "
        "`observant` without what the other's moves tell, with it, and shown the other's hand.",
    )
    rows = [
        (name, ahead(duel(player, g1, DEALS)), ahead(duel(player, bot("seasoned"), DEALS)))
        for name, player in PLAYERS.items()
    ]
    section.tables.append(Table(("player", "over G1", "over seasoned"), rows))
    return section
