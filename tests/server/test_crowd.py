"""Many tables at once, at all of which bots think: whoever plays at one is answered as if there were no other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from threading import Event
from typing import Any

import httpx
import pytest

from sukno.core.game import bots_at
from sukno.games.casino import GAME
from sukno.games.casino.bots import GreedyBot

from .conftest import Page, Server, friends_come, open_table, sitting

TABLES = 50


@pytest.fixture
def thought_out(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Greedy bots think until this is set."""
    enough, choose = Event(), GreedyBot.choose

    def ponder(self: GreedyBot, view: Any, rng: Random) -> Any:
        assert enough.wait(60)
        return choose(self, view, rng)

    monkeypatch.setattr(GreedyBot, "choose", ponder)
    yield enough
    enough.set()


def tables_of_bots(client: httpx.Client, stack: ExitStack, bot: str, seats: int) -> list[Page]:
    """A table for each of many people, who have all moved where it was their turn: it is the bots' turn everywhere."""
    bots = [bot] * (seats - 1)
    pages = [
        stack.enter_context(sitting(client, open_table(client, seats=seats, bots=bots))) for _ in range(TABLES - 1)
    ]
    for page in pages:
        if page.my_turn:
            assert page.ask("move", text=page.move())["type"] == "done"
    return pages


def play_together(client: httpx.Client, stack: ExitStack) -> None:
    """Two people play a deal with each other, and ask for all that can be asked for."""
    page = stack.enter_context(sitting(client, open_table(client, bots=["friend"], hints=True)))
    two = [page, *friends_come(client, page, sitting, stack).values()]
    two[0].ask("back", steps=1)
    moves = 0
    while not two[0].seen["deal_over"]:
        mover = next(one for one in two if one.my_turn)
        if moves < 2:
            assert mover.ask("hint")["type"] == "hinted"
        assert mover.ask("move", text=mover.move())["type"] == "done"
        moves += 1
        for one in two:
            one.catch_up(mover.seen["version"])
    assert moves == 48
    assert client.get("/api/books").status_code == 200


def test_people_are_answered_while_the_bots_of_all_other_tables_think(client: httpx.Client, thought_out: Event) -> None:
    """What people asked for stood in one line with the thoughts of all bots."""
    with ExitStack() as stack:
        pages = tables_of_bots(client, stack, "greedy", 2)
        play_together(client, stack)
        thought_out.set()
        # The bots of one table do not keep those of another from their turn.
        for page in pages:
            while not page.my_turn:
                page.wait()


def test_fifty_tables_of_the_strongest_bots_go_on_together(server: Server) -> None:
    strongest = list(bots_at(GAME, 4))[-1]
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client, ExitStack() as stack:
        pages = tables_of_bots(client, stack, strongest, 4)
        play_together(client, stack)
        for page in pages:
            page.play(1)
