"""The tables that are being played: one room each, where commands are done one after another and all are told.

A room is nothing but memory: the log is written before anybody is told, and a room made anew from it goes on where
the last one was.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from sukno.core.record import CALLS
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.store import Conflict, Store, resume
from sukno.table import Host, Table
from sukno.wire.messages import Failed, FromServer, Present, Seen
from sukno.words import message

from .said import said
from .seen import seen
from .thinking import Thinking
from .tokens import Tokens

IDLE_ROOMS: Final = 100
"""So many rooms are kept after everybody has left, the last ones."""
SOCKETS: Final = 12
"""So many windows may be open at one seat."""
UNREAD: Final = 500
"""Messages that may wait for a window before it is given up."""
ANSWERS: Final = 200
"""Answers kept for each seat, so that a command sent again is not done again."""

TRY_LATER: Final = 1013
"""The close code of a line that is to be opened again."""

Outbox = asyncio.Queue[bytes | int]
"""What is to be sent to a window; a close code ends it."""
_log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


def encode(what: FromServer) -> bytes:
    """A message as it goes over the socket."""
    return _encode(what)


class Crowded(Mistake):
    """Too many windows are open at a seat."""


class Room:
    """One table while somebody is there."""

    def __init__(
        self, table_id: str, host: Host, reload: Callable[[], Host], tokens: Tokens, thinking: Thinking
    ) -> None:
        self.table_id: Final = table_id
        self.thinking: Final = thinking
        self._host = host
        self._reload = reload
        self._tokens = tokens
        self._changing = asyncio.Lock()
        self._outboxes: dict[Seat, set[Outbox]] = {}
        self._answers: dict[Seat, OrderedDict[str, asyncio.Future[bytes]]] = {}
        self._bots: dict[Seat | None, asyncio.Task[None]] = {}
        """Who lets them play: where all play at once there is one for each, else one for all."""
        self._deserted = asyncio.Event()

    @property
    def table(self) -> Table:
        """The table as it is now. It knows everything; `seen` is what may leave."""
        return self._host.table

    @property
    def busy(self) -> bool:
        """Whether somebody is there."""
        return bool(self._outboxes)

    def seen(self, seat: Seat, before: Table | None = None) -> Seen:
        """The present table as a seat sees it; ``before``: the version it saw last."""
        return seen(self._tokens, self.table_id, self.table, seat, before)

    @asynccontextmanager
    async def joined(self, seat: Seat) -> AsyncIterator[Outbox]:
        """A window at a seat: its outbox, which begins with the present table. Raises Crowded."""
        outbox: Outbox = asyncio.Queue()
        async with self._changing:
            if len(self._outboxes.get(seat, ())) >= SOCKETS:
                raise Crowded(message("server-crowded"))
            if not self.busy:  # another program may have gone on with the table since the last window closed
                self._host = await asyncio.to_thread(self._reload)
            comes = seat not in self._outboxes
            self._outboxes.setdefault(seat, set()).add(outbox)
            self._deserted.clear()
            outbox.put_nowait(encode(self.seen(seat)))
            self._tell_who_is_there({seat: {outbox}})
            if comes:
                self._tell_who_is_there(self._others(seat))
        self._wake_bots()
        try:
            yield outbox
        finally:
            self._outboxes[seat].discard(outbox)
            if not self._outboxes[seat]:
                del self._outboxes[seat]
                self._tell_who_is_there(self._outboxes)
            if not self.busy:
                self._deserted.set()

    async def once(self, seat: Seat, id: str, do: Callable[[], asyncio.Future[bytes]]) -> bytes:
        """The answer to a command with an id: done the first time it is asked, and answered the same ever after."""
        answers = self._answers.setdefault(seat, OrderedDict())
        if id not in answers:
            answers[id] = do()
            while len(answers) > ANSWERS:
                answers.popitem(last=False)
        # A window that closes meanwhile does not stop what has begun.
        return await asyncio.shield(answers[id])

    async def change(self, act: Callable[[Host], Refusal | None]) -> Refusal | None:
        """Do something to the table and tell everybody. Returns why it is refused; raises Mistake."""
        async with self._changing:
            refused = await self._change(act)
        self._wake_bots()
        return refused

    async def _change(self, act: Callable[[Host], Refusal | None]) -> Refusal | None:
        before = self.table
        try:
            return await asyncio.to_thread(act, self._host)
        except Conflict:
            self._host = await asyncio.to_thread(self._reload)
            raise
        finally:
            if self.table is not before:
                self._tell(before)

    async def next_table(self, follow: Callable[[Host], None]) -> str:
        """The table of the next match, which ``follow`` makes sure of; everybody is told of a new one.

        Raises Mistake while this match goes on.
        """
        async with self._changing:
            if not self.table.over:
                raise Mistake(message("match-goes-on"))
            try:
                await self._change(follow)
            except Conflict:
                await self._change(follow)
            return self.table.next_table

    def _others(self, seat: Seat) -> dict[Seat, set[Outbox]]:
        return {other: outboxes for other, outboxes in self._outboxes.items() if other != seat}

    def _tell_who_is_there(self, whom: Mapping[Seat, set[Outbox]]) -> None:
        """Tell these windows which of the other people have one; at a table with bots alone nobody asks."""
        if not self.table.between_people:
            return
        for seat, outboxes in whom.items():
            there = encode(Present(tuple(sorted(self._others(seat)))))
            for outbox in outboxes:
                outbox.put_nowait(there)

    def _tell(self, before: Table) -> None:
        for seat, outboxes in self._outboxes.items():
            news = encode(self.seen(seat, before))
            for outbox in outboxes:
                # A window that does not read is closed: it comes back and gets the present table.
                outbox.put_nowait(news if outbox.qsize() < UNREAD else TRY_LATER)

    def close(self) -> None:
        """Send everybody away."""
        for outboxes in self._outboxes.values():
            for outbox in outboxes:
                outbox.put_nowait(TRY_LATER)

    # Bots

    def _wake_bots(self) -> None:
        if not self.busy:
            return
        at_once = self.table.at_once
        for seat in self._host.bots_to_act() if at_once else (None,):
            awake = self._bots.get(seat)
            if awake is None or awake.done():
                playing = self._let_bots_play() if seat is None else self._let_bot_race(seat)
                self._bots[seat] = asyncio.create_task(self._let_play(playing))

    async def _let_play(self, playing: Coroutine[Any, Any, None]) -> None:
        try:
            await playing
        except Mistake as mistake:
            # The disk is full, say. The next command or window wakes them again.
            self._tell_all(Failed("", said(mistake.message)))
        except Exception:
            _log.exception("the bots of table %s stopped", self.table_id)
            self._tell_all(Failed("", said(message("server-fault"))))

    async def _let_bots_play(self) -> None:
        while self.busy and (choice := await self._bots_choice()) is not None:
            await self._play_for_bot(*choice)

    async def _let_bot_race(self, seat: Seat) -> None:
        """A bot plays as fast as it is, until it may not move, or nobody is there."""
        while self.busy and (pause := self._host.bot_pause(seat)) is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._deserted.wait(), pause / 1000)
                continue
            async with self._changing:
                await self._change(lambda host: host.bot_moves(seat))
            self._wake_bots()  # the others may have a move again

    async def _bots_choice(self) -> tuple[int, Seat, str] | None:
        """What a bot would do, and the version it was thought out for; None: it is nobody's turn."""
        while True:
            host, version = self._host, self.table.version
            choice = await self.thinking.for_bot(host.bot_choice)
            if host is self._host and self.table.version == version:
                return None if choice is None else (version, *choice)

    async def _play_for_bot(self, version: int, seat: Seat, text: str) -> None:
        async with self._changing:
            if self.table.version == version:
                do = Host.call if text in CALLS else Host.move
                refused = await self._change(lambda host: do(host, seat, text, version))
                if refused is not None:
                    raise Mistake(refused.why)

    def _tell_all(self, what: FromServer) -> None:
        for outboxes in self._outboxes.values():
            for outbox in outboxes:
                outbox.put_nowait(encode(what))


class Rooms:
    """The rooms of a server."""

    def __init__(self, store: Store, tokens: Tokens) -> None:
        self._store = store
        self._tokens = tokens
        self._thinking = Thinking()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening = asyncio.Lock()

    async def room(self, table_id: str) -> Room:
        """The room of a table. Raises StoreError where there is no such table, or it cannot be read."""
        async with self._opening:
            if table_id not in self._rooms:

                def reload() -> Host:
                    return resume(self._store, table_id)

                host = await asyncio.to_thread(reload)
                self._rooms[table_id] = Room(table_id, host, reload, self._tokens, self._thinking)
            self._rooms.move_to_end(table_id)
            for idle in list(self._idle())[:-IDLE_ROOMS]:
                del self._rooms[idle]
            return self._rooms[table_id]

    def forget(self, table_id: str) -> None:
        """The table has been deleted."""
        room = self._rooms.pop(table_id, None)
        if room is not None:
            room.close()

    def _idle(self) -> Iterator[str]:
        return (table_id for table_id, room in self._rooms.items() if not room.busy)
