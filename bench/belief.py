"""What reading the other's hand is worth in Casino: one search without it, with it, told how the other plays, and shown
the hand itself.

Each plays the same duplicate deals of `standard` between two against greedy play with an exact end: that of the notes
(G1), and `seasoned`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
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
from sukno.games.casino.reading import KINDS, mind_of, ponder_with
from sukno.games.casino.worth import Worth, worth_of

DEALS = 600
SURE = 0.9999
STRICT = 0.0004
"""By so few points a move need look better to be made almost always."""
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


def told(kind: int, state: State, rng: Random) -> Move:
    """The search with reading, told of what kind the other is: one of those who never do but what looks best."""
    view = view_of(state)
    if not state.stock:
        return READER.choose(view, rng)
    table, mind = table_and_mind(kind)
    found = ranked(view, worth_of(view.turn))[: READER.moves]
    values = ponder_with(mind, table.blank(), view, found, rng, READER.work)
    return max(values, key=lambda move: values[move])


@cache
def table_and_mind(kind: int | None = None) -> tuple[Simulator, Mind]:
    """A mind of one's own, as that of the bot; or one that is sure of the other's kind."""
    table, worth = Simulator(BOOK, 2), Worth(BOOK.rules, BOOK.rules.form(2))
    eyes, outlook = rollouts_of(table.laws, worth), outlook_of(table.laws, worth)
    if kind is None:
        return table, mind_of(eyes, outlook)
    others = (1 - SURE) / (len(KINDS) - 1)
    sure = [(STRICT, cares, SURE if place == kind else others) for place, (_, cares, _) in enumerate(KINDS)]
    return table, mind_of(eyes, outlook, sure, 1 - SURE)


OPPONENTS: dict[str, tuple[Player, int]] = {"over G1": (g1, 4), "over seasoned": (bot("seasoned"), 0)}
"""With the kind that each is, by place in ``KINDS``."""


def bench_belief() -> Section:
    """All of them against the same opponents."""
    section = Section(
        "What reading hands is worth",
        f"Points a deal of `standard`, {DEALS} duplicate deals, seed {SEED}, with the 95 % interval: the search of "
        "`observant` without what the other's moves tell, with it, told beforehand exactly how the other plays, and "
        "shown the other's hand.",
    )
    columns = []
    for other, kind in OPPONENTS.values():
        players = blind, bot("observant"), partial(told, kind), shown
        columns.append([ahead(duel(player, other, DEALS)) for player in players])
    names = "without reading", "reading", "told how the other plays", "the hand shown"
    section.tables.append(Table(("player", *OPPONENTS), list(zip(names, *columns, strict=True))))
    return section
