"""A table of a server on its screen: what the player does is asked of the server, and what it tells is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from sukno.core.advice import Advice
from sukno.core.record import Record, read_record
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.table import TableView
from sukno.terminal.pictured import PicturedTable
from sukno.terminal.table_screen import Outcome, TableScreen, Tell
from sukno.wire import messages as wire
from sukno.words import Message, Words, message

from .asking import fetch
from .joining import Joined, sit_down
from .line import Ask, Heard, Line
from .link import Link
from .reading import Game, Player, Shown, Strange, View, refusal, said, shown


class AwayTable(TableScreen):
    """One table of a server, played from one seat."""

    def __init__(self, joined: Joined) -> None:
        super().__init__(PicturedTable(Game(joined.shown)))
        self._link = joined.link
        self._shown: Shown = joined.shown
        self._past: list[tuple[View, frozenset[Seat]]] = []
        """The moments of the deal that have been seen here, the present one last."""
        self._there: frozenset[Seat] | None = None
        """Which of the other people are there; None: nobody says."""
        self._trouble: Message | None = None
        """What is the matter with the line."""
        self._remember(joined.shown)

    def on_mount(self) -> None:
        """Keep the line open."""
        self._line = Line(self._link, self._heard, self._line_is, self.sukno.sleep)
        self.run_worker(self._line.keep(), group="line")

    # What the server tells

    def _heard(self, heard: Heard) -> None:
        if isinstance(heard, wire.Present):
            self._there = frozenset(heard.seats)
            self.update()
            return
        if isinstance(heard, wire.Failed):
            self.tell(said(heard.why))
            return
        now = shown(heard, self._shown)
        if now.at_once != self._shown.at_once or now.view.seat != self.seat:
            raise Strange
        self._remember(now)
        self.go_on()

    def _remember(self, now: Shown) -> None:
        before, self._shown = self._shown, now
        moment = (now.view.view, now.view.to_act)
        if now.deal != before.deal or now.undone:
            self._past.clear()
            self._back = 0
        elif self._past and now.view.version == before.view.version:
            self._past.pop()
        elif self._back:  # one goes on looking at what one looks at
            self._back += 1
        self._past.append(moment)

    def _line_is(self, trouble: Message | None) -> None:
        self._trouble = trouble
        self.update()

    # The table

    @property
    def table_id(self) -> str:
        """See ``TableScreen``."""
        return "".join(letter for letter in self._link.table if letter.isalnum())[:32]

    @property
    def seat(self) -> Seat:
        """See ``TableScreen``."""
        return self._shown.view.seat or 0

    @property
    def seen(self) -> TableView:
        """See ``TableScreen``."""
        return self._shown.view

    @property
    def at_once(self) -> bool:
        """See ``TableScreen``."""
        return self._shown.at_once

    @property
    def players(self) -> tuple[tuple[str, str], ...]:
        """See ``TableScreen``; of people whether they are there."""
        words = self.sukno.words

        def say(what: Message | str | None) -> str:
            return words(what) if isinstance(what, Message) else what or ""

        def about(seat: Seat, player: Player) -> str:
            absent = player.person and self._there is not None and seat not in self._there
            return words("join-absent") if absent else say(player.strength)

        return tuple((say(player.name), about(seat, player)) for seat, player in enumerate(self._shown.players))

    @property
    def ready(self) -> bool:
        """Whether the line is up."""
        return self._trouble is None

    @property
    def notice(self) -> str:
        """What is the matter with the line goes before everything else."""
        return super().notice if self._trouble is None else self.sukno.words(self._trouble)

    @property
    def steps(self) -> int:
        """See ``TableScreen``."""
        return len(self._past) - 1

    def earlier(self, back: int) -> tuple[Any, frozenset[Seat]]:
        """See ``TableScreen``."""
        return self._past[-1 - back]

    def rules_text(self, words: Words) -> str:
        """See ``TableScreen``: as this computer knows them."""
        game = find_game(self._shown.game)
        return game.prose.rules_text(game.load_book(self._shown.book, self._shown.house), words)

    def advise(self) -> Advice:
        """See ``TableScreen``: no game that is played from here knows hints."""
        raise Mistake(message("hint-not-here"))

    # What is asked of the server

    def ask_move(self, text: str, tell: Tell) -> None:
        """See ``TableScreen``."""
        version = self.seen.version
        self._ask(lambda id: wire.DoMove(id, version, text[:256]), tell)

    def ask_call(self, call: str, tell: Tell) -> None:
        """See ``TableScreen``."""
        version = self.seen.version
        self._ask(lambda id: wire.Call(id, version, "claim" if call == "claim" else "resign"), tell)

    def ask_undo(self, tell: Tell) -> None:
        """See ``TableScreen``."""
        version = self.seen.version
        self._ask(lambda id: wire.Undo(id, version), tell)

    def ask_deal(self, tell: Tell) -> None:
        """See ``TableScreen``."""
        version = self.seen.version
        self._ask(lambda id: wire.DealNext(id, version), tell)

    def _ask(self, make: Ask, tell: Tell) -> None:
        self.run_worker(self._asked(make, tell), group="asking")

    async def _asked(self, make: Ask, tell: Tell) -> None:
        outcome: Outcome = None
        try:
            match await self._line.ask(make):
                case wire.Refused() as refused:
                    outcome = refusal(refused.refusal)
                case wire.Failed() as failed:
                    outcome = said(failed.why)
                case wire.Opened() as opened:
                    await self._follow(opened)
                    return
        except Mistake as mistake:
            outcome = mistake.message
        tell(outcome)

    def play_again(self) -> None:
        """See ``TableScreen``: everybody meets at the same next table."""
        version = self.seen.version
        self._ask(lambda id: wire.Again(id, version), self._then_on())

    async def _follow(self, opened: wire.Opened) -> None:
        link = Link(self._link.server, opened.table, opened.seat)
        joined = await asyncio.to_thread(sit_down, link, link.server)
        self.sukno.call_later(self.sukno.sit_away, joined)

    def ask_record(self, take: Callable[[Record], None]) -> None:
        """See ``TableScreen``."""
        self.run_worker(self._fetched(take), group="asking")

    async def _fetched(self, take: Callable[[Record], None]) -> None:
        try:
            text = await asyncio.to_thread(fetch, self._link, self._link.record)
        except Mistake as mistake:
            self.tell(mistake.message)
            return
        try:
            record = read_record(text.decode(errors="replace"))
        except Mistake:  # what is wrong with it would be said in the server's own letters
            self.tell(Strange().message)
            return
        take(record)
