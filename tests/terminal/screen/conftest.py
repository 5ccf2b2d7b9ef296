"""A terminal game for the tests: the same cards every time, and hands that press keys."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from heapq import heappop, heappush
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.events import Key
from textual.keys import _character_to_key
from textual.pilot import Pilot

from sukno.store import Store
from sukno.store.newtable import NewTable
from sukno.table import Host
from sukno.terminal.app import SuknoApp
from sukno.terminal.dialogs import Choose
from sukno.terminal.home import HomeTable
from sukno.terminal.pictured.draw import LETTERS
from sukno.terminal.pictured.widget import PicturedWidget
from sukno.terminal.settings import Settings, write_settings
from sukno.terminal.table_dialogs import SheetDialog
from sukno.terminal.table_screen import TableScreen
from sukno.words import Lang, Message, Words

MID_GAME = Path(__file__).with_name("mid_game.jsonl")
"""The log of a game with two builds on the table; the player's 10♥ takes [10] and 6♣ + 4♦."""


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same randomness and time for every table, and one time zone."""
    rng = Random(17)
    ticks = count(1_767_225_600_000, 1000)
    monkeypatch.setattr("sukno.store.saved.secrets.token_bytes", rng.randbytes)
    monkeypatch.setattr("sukno.store.saved._milliseconds", lambda: next(ticks))
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    numbers = count(1)
    with Store.open(
        tmp_path, clock=lambda: datetime(2026, 1, 1, 12, tzinfo=UTC), new_id=lambda: f"table{next(numbers)}"
    ) as opened:
        write_settings(opened, Settings(pace="instant"))
        yield opened


@pytest.fixture
def mid_game(store: Store) -> str:
    """A saved table in the middle of a deal, on the player's turn."""
    summary = '{"game": "casino", "book": "handbook", "players": ["", "steady"], "totals": [0, 0]}'
    return store.create("casino", MID_GAME.read_text("utf-8").splitlines(), summary=summary)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self._now = 0.0
        self._sleeping: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._sleeping, (self._now + seconds, next(self._numbers), woken))
        await woken

    async def let_pass(self, hands: Hands, seconds: float) -> None:
        """Everybody who sleeps wakes in turn, and does what he has to do."""
        until = self._now + seconds
        while self._sleeping and self._sleeping[0][0] <= until:
            self._now, _, woken = heappop(self._sleeping)
            if not woken.done():
                woken.set_result(None)
                for _ in range(3):
                    await asyncio.sleep(0)
        self._now = until
        await hands.settle()


class Hands:
    """Whoever plays: presses keys and waits for the table."""

    def __init__(self, app: SuknoApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def table(self) -> HomeTable:
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, HomeTable))

    @property
    def host(self) -> Host:
        return self.table.sitting.host

    @property
    def text(self) -> str:
        """The whole screen as text."""
        return "\n".join("".join(part.text for part in line) for line in self.app.screen._compositor.render_strips())

    @property
    def said(self) -> str:
        """The same in one line, as it is read, without the frames of panels."""
        return " ".join(re.sub("[│╭╮╰╯─]", " ", self.text).split())

    async def press(self, *keys: str) -> None:
        for key in keys:
            before = list(self.app.screen_stack)
            self.send(key)
            await self.settle()
            if self.app.screen_stack != before:  # screens come and go in tasks of their own
                await self.pilot.pause()
                await self.settle()

    def send(self, key: str) -> None:
        """A key, by its name or its character. The pilot's own press waits a fifth of a second each time."""
        character = key if len(key) == 1 else None
        self.app.post_message(Key(_character_to_key(key) if character else key, character))

    async def type(self, text: str) -> None:
        """Type a move in notation."""
        await self.press("slash", *text, "enter")

    async def settle(self) -> None:
        """Wait until every message has been handled and the bots have played."""
        calm = 0
        for _ in range(2000):
            calm = 0 if self._busy() else calm + 1
            if calm >= 4:
                await self.pilot._wait_for_screen()
                if not self._busy():
                    return
            await asyncio.sleep(0.001)
        raise AssertionError(f"the table does not come to rest: {self._waiting()}")

    def _busy(self) -> bool:
        return bool(self._waiting())

    def _waiting(self) -> list[object]:
        """Who has something to do yet."""
        pumps: list[Any] = [self.app]
        for screen in self.app.screen_stack:
            pumps += screen.walk_children(with_self=True)
        waiting: list[object] = [pump for pump in pumps if not pump._message_queue.empty() or pump._next_callbacks]
        # A bot that plays in its own time waits for the clock, the line to a server for news, and nobody for them.
        apart = ("race", "line", "non-stop")
        return waiting + [worker for worker in self.app.workers if worker.is_running and worker.group not in apart]

    async def play_out(self, until: Callable[[], bool], rng: Random) -> None:
        """Play with the keys, card after card, whatever they bring, until something is so."""
        for _ in range(4000):
            await self.settle()
            if until():
                return
            if isinstance(self.app.screen, SheetDialog):
                await self.press("enter")
            elif not isinstance(self.app.screen, TableScreen):
                await self.press("escape")
            elif self.table.sitting.seat in self.host.table.to_act:
                await self.play_a_card(rng)
            else:
                raise AssertionError(self.text)
        raise AssertionError("the match does not end")

    async def play_a_card(self, rng: Random) -> None:
        """Some card, its largest capture; where it can do nothing, a legal move in notation."""
        for pictured in self.table.query(PicturedWidget):
            await self.take_an_offer(pictured, rng)
            return
        hand = self.table.sitting.seen.view.hand
        version = self.host.table.version
        await self.press(str(rng.randint(1, len(hand))), "enter")
        if self.host.table.version == version:
            while not isinstance(self.app.screen, TableScreen):
                await self.press("escape")
            game, view = self.host.table.game, self.table.sitting.seen.view
            await self.type(game.write(view, next(game.legal(view))))

    async def take_an_offer(self, pictured: PicturedWidget, rng: Random) -> None:
        """Some offer, a card if there is one: with the arrows or a digit and Enter, of several one; else its button."""
        choosing = pictured.choosing
        assert choosing is not None
        of_cards = [offer for offer in choosing.offers if offer.card is not None]
        offer = rng.choice(of_cards or choosing.offers)
        if offer.card is None:
            await self.press(LETTERS[choosing.buttons.index(offer)])
            return
        place = choosing.cards.index(offer.card)
        await self.press(*([str(place + 1)] if place < 9 else ["9", *["right"] * (place - 8)]))
        await self.press("enter")
        if isinstance(self.app.screen, Choose):
            of_card = [other for other in choosing.offers if other.card == offer.card]
            await self.press(str(of_card.index(offer) + 1))


Seated = Callable[..., Any]


@pytest.fixture
def sit(store: Store) -> Seated:
    """Sit down at a table; ``async with sit(...) as hands``."""

    @asynccontextmanager
    async def sitting(
        lang: Lang = "en",
        new: NewTable | None = None,
        resume: str | None = None,
        size: tuple[int, int] = (80, 24),
        cut: bool = True,
        clock: Clock | None = None,
        told: Message | None = None,
    ) -> AsyncIterator[Hands]:
        app = SuknoApp(store, Words(lang), resume, new, told=told, sleep=(clock or Clock()).sleep)
        async with app.run_test(size=size) as pilot:
            hands = Hands(app, pilot)
            await hands.settle()
            if cut and resume is None:
                await hands.press("enter")
            yield hands

    return sitting
