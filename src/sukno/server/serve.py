"""Running the server: uvicorn on one address, until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from sukno.core.refusal import Mistake
from sukno.store import Store
from sukno.words import message

from .app import application
from .guard import LOOPBACK
from .limits import COMMAND_BYTES

HOST: Final = "127.0.0.1"
PORT: Final = 8765


def serve(store: Store, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until interrupted. ``ready`` gets the address once browsers can come.

    Raises Mistake where the address cannot be listened on, StoreError where the store cannot be used.
    """
    listening = _listen(host, port)
    at = listening.getsockname()[1]
    # On this computer only its own names are answered to: a page elsewhere cannot pose as us by its DNS.
    hosts = {*LOOPBACK, host.lower()} if _is_loopback(host) else None
    config = uvicorn.Config(
        application(store, hosts),
        ws="websockets-sansio",
        ws_max_size=COMMAND_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # Tokens stand in addresses; no log keeps them.
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
        lifespan="off",
    )
    shown = "localhost" if host in (HOST, "0.0.0.0", "::", "::1") else host
    with listening:
        asyncio.run(_run(uvicorn.Server(config), listening, lambda: ready(f"http://{shown}:{at}/")))


async def _run(server: uvicorn.Server, listening: socket.socket, ready: Callable[[], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await serving


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        # Named as TCP, so that asyncio sends at once (TCP_NODELAY): else every answer waits 40 ms.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name == "posix":
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, port))
            listening.listen(128)
        except BaseException:
            listening.close()
            raise
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Mistake(message("server-address-taken", host=host, port=port)) from error
        detail = error.strerror or str(error)
        raise Mistake(message("server-address-bad", host=host, port=port, detail=detail)) from error
    except (OverflowError, UnicodeError) as error:
        raise Mistake(message("server-address-bad", host=host, port=port, detail=str(error))) from error
    return listening


def _is_loopback(host: str) -> bool:
    return host in LOOPBACK or host.startswith("127.")
