"""The socket of a seat: commands in, answers and views out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.store import Conflict, Store, StoreError, open_table, resume
from sukno.store.left import keep_left
from sukno.store.newtable import usual_bot
from sukno.table import Host
from sukno.wire import messages as wire
from sukno.words import Message, message

from .guard import is_loopback
from .hints import hinted
from .limits import COMMAND_BYTES, for_socket
from .moment import Moment
from .rooms import TRY_LATER, Crowded, Outbox, Room, Rooms, encode
from .said import refusal, said
from .shows import show
from .tokens import Tokens

# Close codes of our own: 4000 and above are free for applications.
NO_SEAT: Final = 4403
NO_TABLE: Final = 4404
TOO_FAST: Final = 1008
TOO_BIG: Final = 1009
DEAF: Final = 50
"""So many commands over the limit of pace, one after another, and the line is closed."""

GONE: Final = (WebSocketDisconnect, WebSocketException, OSError)
"""What a line ends in when the window has gone."""
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading a message may end in: no JSON or the wrong one, half a letter, a thousand brackets."""

_log = logging.getLogger(__name__)
_commands = msgspec.json.Decoder(wire.FromPage)


@websocket("/api/tables/{table_id:str}/play", name="play")
async def play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    rooms: NamedDependency[Rooms],
    tokens: NamedDependency[Tokens],
    store: NamedDependency[Store],
) -> None:
    """Sit down at a seat: ``?seat=`` is its token."""
    await socket.accept()
    try:
        held = tokens.read(socket.query_params.get("seat", ""))
        if held is None or held[0] != table_id:
            await _turn_away(socket, message("server-no-seat"), NO_SEAT)
            return
        try:
            room = await rooms.room(table_id)
            if held[1] >= room.table.seats:
                raise StoreError(message("store-no-table", table=table_id))
            async with room.joined(held[1]) as outbox:
                talking = Line(socket, room, held[1], outbox, tokens, store).talk()
                await asyncio.gather(talking, asyncio.to_thread(_keep_left, socket, store, table_id))
        except Crowded as crowded:
            await _turn_away(socket, crowded.message, TRY_LATER)
        except StoreError as error:
            await _turn_away(socket, error.message, NO_TABLE)
    except GONE:
        pass


def _keep_left(socket: WebSocket[Any, Any, Any], store: Store, table_id: str) -> None:
    """Who sits at this very computer goes on from here the next time, through whichever door."""
    if socket.client is not None and is_loopback(socket.client.host):
        keep_left(store, table_id)


async def _turn_away(socket: WebSocket[Any, Any, Any], why: Message, code: int) -> None:
    await socket.send_data(encode(wire.Failed("", said(why))).decode(), mode="text")
    await socket.close(code)


class Line:
    """One window at a seat, from its first message to its last."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        room: Room,
        seat: Seat,
        outbox: Outbox,
        tokens: Tokens,
        store: Store,
    ) -> None:
        self._socket = socket
        self._room = room
        self._seat = seat
        self._outbox = outbox
        self._tokens = tokens
        self._store = store
        self._bucket = for_socket()
        self._hint: wire.Hinted | None = None

    async def talk(self) -> None:
        """Listen and answer until one of the two goes away."""
        sending, listening = asyncio.create_task(self._send()), asyncio.create_task(self._listen())
        try:
            await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
            if not sending.done() and listening.exception() is None:
                await sending  # what was said before the line is closed is still sent
        finally:
            sending.cancel()
            listening.cancel()
            results = await asyncio.gather(sending, listening, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, GONE):
                raise result

    async def _send(self) -> None:
        while isinstance(what := await self._outbox.get(), bytes):
            await self._socket.send_data(what.decode(), mode="text")
        await self._socket.close(what)

    async def _listen(self) -> None:
        """Answer what comes; ends with a close code in the outbox."""
        deaf = 0
        while deaf <= DEAF:
            raw = await self._socket.receive_data(mode="text")
            if len(raw) > COMMAND_BYTES:
                self._outbox.put_nowait(TOO_BIG)
                return
            if self._bucket.take():
                deaf = 0
                self._outbox.put_nowait(await self._heard(raw))
            else:
                deaf += 1
                self._outbox.put_nowait(_failed(_id_of(raw), message("server-too-fast")))
            await asyncio.sleep(0)  # whoever sends fast does not keep the others waiting
        self._outbox.put_nowait(TOO_FAST)

    async def _heard(self, raw: str) -> bytes:
        try:
            command = _commands.decode(raw)
        except UNREADABLE as error:
            return _failed(_id_of(raw), message("server-malformed", detail=str(error)))
        if isinstance(command, wire.Pick | wire.Choose | wire.AskHint | wire.Back):
            return await self._answer(command)
        return await self._room.once(self._seat, command.id, lambda: asyncio.ensure_future(self._answer(command)))

    async def _answer(self, command: wire.FromPage) -> bytes:
        """The answer to a command; whatever goes wrong is an answer too."""
        try:
            answer = await self._done(command)
        except Mistake as mistake:
            if command.version != self._room.table.version:
                self._outbox.put_nowait(encode(self._room.seen(self._seat)))
            return _failed(command.id, mistake.message)
        except Exception:
            _log.exception("a command at table %s failed", self._room.table_id)
            return _failed(command.id, message("server-fault"))
        return encode(answer)

    async def _done(self, command: wire.FromPage) -> wire.FromServer:
        match command:
            case wire.Pick():
                self._fresh(command)
                return await asyncio.to_thread(show(self._room.table.game).picked, self._view(), command)
            case wire.Choose():
                self._fresh(command)
                return await asyncio.to_thread(show(self._room.table.game).chosen, self._view(), command)
            case wire.AskHint():
                self._fresh(command)
                return await self._hinted(command)
            case wire.Back():
                return self._earlier(command)
            case wire.Again():
                return await self._again(command)
            case wire.DealNext() if self._dealt_since(command):
                return wire.Done(command.id, self._room.table.version)
            case wire.DoMove() if self._made_since(command):
                return wire.Done(command.id, self._room.table.version)
            case wire.DoMove():
                return await self._change(
                    command, lambda host: host.move(self._seat, command.text, command.version, command.id)
                )
            case wire.Undo():
                return await self._change(command, lambda host: host.undo(self._seat, command.version))
            case wire.DealNext():
                return await self._change(command, lambda host: host.deal(command.version))
            case wire.Renew():
                return await self._change(command, lambda host: host.renew(self._seat, command.seat, command.version))
            case wire.Fill():
                bot = usual_bot(self._room.table.game.key)
                return await self._change(
                    command, lambda host: host.fill(self._seat, command.seat, bot, command.version)
                )
            case wire.Call():
                version = None if command.call == "resign" else command.version
                return await self._change(command, lambda host: host.call(self._seat, command.call, version))

    async def _change(self, command: wire.FromPage, act: Callable[[Host], Refusal | None]) -> wire.Done | wire.Refused:
        refused = await self._room.change(act)
        if refused is not None:
            return wire.Refused(command.id, refusal(refused))
        return wire.Done(command.id, self._room.table.version)

    def _made_since(self, command: wire.DoMove) -> bool:
        """Whether the seat has made this move after the version it was asked on: the page asks again where it got no
        answer, perhaps another server than the one that did it. Whoever saw their own move asks on a later one."""
        table = self._room.table
        if table.at_once:
            # There the same move may be meant twice, before the first one is seen: the log knows which it was.
            return table.asked_since(self._seat, command.id, command.version)
        since = table.version - command.version
        return since > 0 and table.running is not None and (self._seat, command.text) in table.running.moves[-since:]

    def _dealt_since(self, command: wire.DealNext) -> bool:
        """Whether somebody else asked for the next deal meanwhile and got it: it is among what is new."""
        table = self._room.table
        return (
            table.running is not None
            and not table.deal_over
            and table.version - command.version > len(table.running.moves)
        )

    async def _hinted(self, command: wire.AskHint) -> wire.Hinted:
        """Thought about once for each turn, however often it is asked."""
        table, known = self._room.table, self._hint
        if known is None or known.version != table.version:
            advice = await self._room.thinking.for_person(partial(table.advise, self._seat))
            self._hint = known = hinted(table.version, advice)
        return msgspec.structs.replace(known, id=command.id)

    def _fresh(self, command: wire.Pick | wire.Choose | wire.AskHint) -> None:
        if command.version != self._room.table.version:
            raise Mistake(message("table-moved-on"))

    def _view(self) -> Any:
        return self._room.table.seen(self._seat).view

    def _earlier(self, command: wire.Back) -> wire.Earlier:
        table = self._room.table
        moves = len(table.running.moves) if table.running else 0
        steps = min(command.steps, moves)
        now = show(table.game).scene(Moment.earlier(table, self._seat, steps))
        return wire.Earlier(command.id, steps, now)

    async def _again(self, command: wire.Again) -> wire.Opened:
        table_id = await self._room.next_table(partial(_follow, self._store))
        return wire.Opened(command.id, table_id, self._tokens.token(table_id, self._seat))


def _follow(store: Store, host: Host) -> None:
    """Open a table for another match with the same players, unless one is open already."""
    if host.table.next_table and _goes_on(store, host.table.next_table):
        return
    dealer, opened = host.rematch()
    table_id, _ = open_table(
        store, game=opened.game, book=opened.book, house=opened.house, players=opened.players, dealer=dealer
    )
    try:
        host.follow(table_id)
    except Conflict:  # somebody was quicker, and theirs is the next table
        store.delete(table_id)
        raise


def _goes_on(store: Store, table_id: str) -> bool:
    try:
        return not resume(store, table_id).table.over
    except Mistake:
        return False  # deleted meanwhile


def _failed(id: str, why: Message) -> bytes:
    return encode(wire.Failed(id, said(why)))


class _OnlyId(msgspec.Struct):
    id: str = ""


def _id_of(raw: str) -> str:
    """The id of a message that cannot be used, as far as it has one."""
    try:
        return msgspec.json.decode(raw, type=_OnlyId).id[:64]
    except UNREADABLE:
        return ""
