"""The line to a seat: commands with ids of their own, their answers, and a connection that comes back by itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Final, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from sukno.core.refusal import Mistake
from sukno.wire import messages as wire
from sukno.words import Message, message

from .link import Link
from .reading import MOST, Strange, decode, said

GONE: Final = frozenset({4401, 4403, 4404})
"""Closed for good: no such table or seat."""
SOONEST: Final = 0.25
LATEST: Final = 5.0
"""Seconds until it is tried again, twice as long each time."""
BROKEN: Final = (WebSocketException, OSError, ImportError, ValueError)
"""What opening a line and listening on it may end in: nobody there, no such name, a proxy that cannot be used."""

Answer: TypeAlias = wire.Done | wire.Refused | wire.Failed | wire.Opened
Heard: TypeAlias = wire.Seen | wire.Present | wire.Failed
Ask: TypeAlias = Callable[[str], wire.Command]
"""Makes a command with an id."""


def connecting(link: Link) -> dict[str, Any]:
    """How a line is opened."""
    return {"proxy": None if link.near else True, "max_size": MOST, "open_timeout": 10, "close_timeout": 1}


class Line:
    """A line to a seat. What is heard on it is handed on; ``keep`` keeps it open."""

    def __init__(
        self,
        link: Link,
        hear: Callable[[Heard], None],
        state: Callable[[Message | None], None],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """``hear`` may raise Mistake; ``state`` is told what is the matter with the line; None: it is up."""
        self._link = link
        self._hear = hear
        self._state = state
        self._sleep = sleep
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        # Ids are unique over windows too, for the server remembers them.
        self._run = secrets.token_hex(6)
        self._numbers = count(1)
        self._last: Message | None = None
        """What the server said last that belongs to no command."""

    async def ask(self, make: Ask) -> Answer:
        """Send a command. Where the line goes down before the answer comes, it is asked again, and done once; while
        the line is down nothing is kept to be done later, when nobody thinks of it any more. Raises Mistake."""
        id = f"{self._run}-{next(self._numbers)}"
        if self._socket is None:
            raise Mistake(message("join-not-sent"))
        text = msgspec.json.encode(make(id))
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (text, answer)
        try:
            await self._socket.send(text.decode())
        except ConnectionClosed:
            pass  # it is sent again when the line is up
        return await answer

    async def keep(self) -> None:
        """Keep the line open until it is closed for good."""
        delay = SOONEST
        while True:
            code: int | None = None
            try:
                async with connect(self._link.line, **connecting(self._link)) as socket:
                    self._socket = socket
                    self._state(None)
                    for text, _ in list(self._waiting.values()):
                        await socket.send(text.decode())
                    try:
                        async for raw in socket:
                            self._heard(raw)
                            delay = SOONEST
                    except asyncio.CancelledError:
                        socket.transport.abort()  # whoever leaves does not wait for a farewell
                        raise
                    code = socket.close_code
            except BROKEN:
                pass
            except Mistake as mistake:
                self._end(mistake.message)
                return
            finally:
                self._socket = None
            if code in GONE:
                self._end(self._last or message("join-gone"))
                return
            self._state(message("join-down"))
            await self._sleep(delay)
            delay = min(LATEST, 2 * delay)

    def _heard(self, raw: str | bytes) -> None:
        heard: wire.FromServer = decode(raw, wire.FromServer)
        match heard:
            case wire.Seen() | wire.Present():
                self._hear(heard)
            case wire.Failed(id=""):
                self._last = said(heard.why)
                self._hear(heard)
            case wire.Done() | wire.Refused() | wire.Failed() | wire.Opened():
                _, answer = self._waiting.pop(heard.id, (b"", None))
                if answer is not None and not answer.done():
                    answer.set_result(heard)
            case _:
                raise Strange

    def _end(self, why: Message) -> None:
        """The line is closed for good."""
        self._state(why)
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(Mistake(why))
        self._waiting.clear()
