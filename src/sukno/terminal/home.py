"""A table of this computer on its screen: the bots play at their pace, or at once, each in its own time.

Whatever happens here has been written to the store by the host before it is shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sukno.core.advice import Advice
from sukno.core.record import CALLS, Record
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.store import Conflict
from sukno.table import Host, TableView
from sukno.words import Message, Words, message

from . import table_dialogs
from .people import player_names, strengths
from .pictures import picture_of
from .sitting import Sitting
from .table_screen import Outcome, TableScreen, Tell


class HomeTable(TableScreen):
    """One table of the store, played from one seat."""

    def __init__(self, sitting: Sitting, told: Message | None = None) -> None:
        """``told``: what is to be said first, where the lesson has nothing to say."""
        super().__init__(picture_of(sitting.game))
        self.sitting = sitting
        self._told = message("table-lesson-here") if sitting.host.table.opened.lesson else told
        self._hurry = asyncio.Event()
        self._in_view_again = asyncio.Event()

    def on_mount(self) -> None:
        """First who deals, and the cut where there was one; a race that was left waits until the player is there."""
        table = self.sitting.host.table
        if self.sitting.begins and self.seen.dealer is not None:
            self.sukno.push_screen(table_dialogs.cut(self), lambda _: self.go_on())
            return
        if table.at_once and self.steps and not table.deal_over:
            self.sukno.push_screen(table_dialogs.told(self, self.sukno.words("terminal-race-waits")))
        elif self._told is not None:
            self.call_after_refresh(self.tell, self._told)
        self.go_on()

    # The table

    @property
    def table_id(self) -> str:
        """See ``TableScreen``."""
        return self.sitting.id

    @property
    def seat(self) -> Seat:
        """See ``TableScreen``."""
        return self.sitting.seat

    @property
    def seen(self) -> TableView:
        """See ``TableScreen``."""
        return self.sitting.seen

    @property
    def at_once(self) -> bool:
        """See ``TableScreen``."""
        return self.sitting.host.table.at_once

    @property
    def players(self) -> tuple[tuple[str, str], ...]:
        """See ``TableScreen``."""
        players, words = self.seen.players, self.sukno.words
        return tuple(zip(player_names(players, self.seat, words), strengths(players, words), strict=True))

    @property
    def steps(self) -> int:
        """See ``TableScreen``."""
        return len(self.seen.moves)

    def earlier(self, back: int) -> tuple[Any, frozenset[Seat]]:
        """See ``TableScreen``."""
        table = self.sitting.host.table
        return table.earlier(self.seat, back), table.acted_earlier(back)

    def rules_text(self, words: Words) -> str:
        """See ``TableScreen``."""
        table = self.sitting.host.table
        return table.game.prose.rules_text(table.book, words)

    def advise(self) -> Advice:
        """See ``TableScreen``."""
        return self.sitting.host.table.advise(self.seat)

    def ask_move(self, text: str, tell: Tell) -> None:
        """See ``TableScreen``."""
        host, version = self.sitting.host, self.sitting.host.table.version
        self._attempt(lambda: host.move(self.seat, text, version), tell)

    def ask_call(self, call: str, tell: Tell) -> None:
        """See ``TableScreen``."""
        host, version = self.sitting.host, self.sitting.host.table.version
        self._attempt(lambda: host.call(self.seat, call, version), tell)

    def ask_undo(self, tell: Tell) -> None:
        """See ``TableScreen``."""
        host, version = self.sitting.host, self.sitting.host.table.version
        self._attempt(lambda: host.undo(self.seat, version), tell)

    def ask_deal(self, tell: Tell) -> None:
        """See ``TableScreen``."""
        self._attempt(self.sitting.host.deal, tell)

    def play_again(self) -> None:
        """See ``TableScreen``."""
        self.sukno.sit(lambda: self.sitting.again(self.sukno.store))

    def ask_record(self, take: Callable[[Record], None]) -> None:
        """See ``TableScreen``."""
        take(self.sitting.host.table.record(self.seat))

    def look_back(self) -> None:
        """The bots wait."""
        self.workers.cancel_group(self, "table")
        self.workers.cancel_group(self, "race")

    def hurry(self) -> None:
        """The bot whose turn it is makes its move."""
        self._hurry.set()

    def _attempt(self, act: Callable[[], Refusal | None], tell: Tell) -> None:
        """Do something at the table, and tell what came of it."""
        try:
            outcome: Outcome = act()
        except Conflict:
            self._reload()
            return
        except Mistake as mistake:
            outcome = mistake.message
        except ValueError:  # whatever was typed, it is no move, and no reason to leave
            outcome = message("terminal-unread")
        tell(outcome)

    def _reload(self) -> None:
        """Somebody plays this table in another window: what stands there now counts."""
        try:
            self.sitting = Sitting.resume(self.sukno.store, self.sitting.id)
        except Mistake as mistake:
            self.tell(mistake.message)
            return
        self._back, self._fresh = 0, False
        self.tell(message("terminal-elsewhere"))
        self.call_later(self.go_on)

    # The bots

    def go_on(self) -> None:
        """Whatever comes next: a bot's move, the player's, or the score sheet."""
        self.update()
        if self._back:
            return
        if self.at_once:
            self._race()
            self.show_sheet()
        else:
            self.run_worker(self._play_on(), exclusive=True, group="table")

    def _bot(self, act: Callable[[], Refusal | None]) -> bool:
        """What a bot does; whether it was done."""
        done = False

        def told(outcome: Outcome) -> None:
            nonlocal done
            done = self.judge(outcome, own=False)

        self._attempt(act, told)
        return done

    async def _play_on(self) -> None:
        host, seat = self.sitting.host, self.seat
        while not host.table.deal_over:
            pace = 0.0 if host.table.together else self.pace
            version = host.table.version
            clock = asyncio.get_running_loop().time
            began = clock()
            choice = await asyncio.to_thread(host.bot_choice)
            if choice is None or host.table.version != version:
                return
            await self._pause(began + pace - clock())
            mover, text = choice
            act = host.call if text in CALLS else host.move
            if not self._bot(partial(act, mover, text, version)):
                return
            if pace and mover != seat and self.game_picture.shows(self.moment):
                self._fresh = True
                self.update()
                await self._pause(pace * 0.8)
                self._fresh = False
            self.update()
        self.show_sheet()

    async def _pause(self, seconds: float) -> None:
        """Give the player time to see; Enter cuts it short."""
        self._hurry.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), max(0.0, seconds))

    # Where all play at once

    def _race(self) -> None:
        """Each bot that may move plays for itself, as fast as it is."""
        racing = {worker.name for worker in self.workers if worker.group == "race" and not worker.is_finished}
        for seat in self.sitting.host.bots_to_act():
            if f"bot {seat}" not in racing:
                self.run_worker(self._let_race(self.sitting.host, seat), name=f"bot {seat}", group="race")

    async def _let_race(self, host: Host, seat: Seat) -> None:
        while (pause := host.bot_pause(seat)) is not None:
            await self.sukno.sleep(pause / 1000)
            await self._in_view()
            if host is not self.sitting.host or not self._bot(lambda: host.bot_moves(seat)):
                return
            self.go_on()  # the others may have a move again

    async def _in_view(self) -> None:
        """Nobody plays on while the table is not seen."""
        while not self.is_active or self._picture.small:
            self._in_view_again.clear()
            await self._in_view_again.wait()

    def on_screen_resume(self) -> None:
        """The table is in view again."""
        self._in_view_again.set()

    def on_resize(self) -> None:
        """There may be room for the table again, once it has been laid out."""
        self.call_after_refresh(self._in_view_again.set)
