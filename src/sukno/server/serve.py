"""Running the server: uvicorn on one address, in a thread of its own."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Event, Thread
from time import sleep
from typing import Final

import uvicorn

from sukno.core.refusal import Mistake
from sukno.store import Store
from sukno.words import message

from .app import application
from .guard import LOOPBACK, is_loopback
from .limits import COMMAND_BYTES
from .running import keep_running

HOST: Final = "127.0.0.1"
PORT: Final = 8765
ANYWHERE: Final = {"0.0.0.0": HOST, "::": "[::1]"}
"""What listens at every address of this computer, and where it is found on it."""
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is set aside for examples, and so surely on another computer."""
PORTS: Final = (*range(PORT, PORT + 10), 0)
"""Where nobody names a port: the usual one, else one beside it, for a browser keeps its settings by address."""


class Serving:
    """A server that runs."""

    def __init__(self, server: uvicorn.Server, listening: socket.socket, address: str, reach: str) -> None:
        """Start it; browsers can come from then on. ``reach``: see ``address_for_others``."""
        self.address: Final = address
        self.reach: Final = reach
        self._server = server
        # Not the thread itself is waited for: where Ctrl+C interrupts that, Python 3.11 takes it for ended.
        self._ended = Event()
        Thread(target=self._run, args=(listening,), name="server", daemon=True).start()
        while not server.started and not self._ended.is_set():
            sleep(0.01)

    def wait(self) -> None:
        """Wait until it ends by itself, which it should not, or this thread is interrupted."""
        while not self._ended.wait(1):  # not longer: on Windows nothing could interrupt it meanwhile
            pass

    def stop(self) -> None:
        """End it: windows are told, what has begun is done, and nobody waits long."""
        self._server.should_exit = True
        self.wait()

    def _run(self, listening: socket.socket) -> None:
        try:
            self._server.run([listening])
        finally:
            self._ended.set()


@contextmanager
def serving(store: Store, host: str = HOST, port: int | None = None) -> Iterator[Serving]:
    """Serve as long as the block lasts; browsers can come when it begins. ``port``: None for any near the usual one.

    Raises Mistake where the address cannot be listened on, StoreError where the store cannot be used.
    """
    with _listen(host, PORTS if port is None else (port,)) as listening:
        port = listening.getsockname()[1]
        shown = ANYWHERE.get(host, f"[{host}]" if ":" in host else host)
        reach = partial(address_for_others, host, port)
        running = Serving(uvicorn.Server(_config(store, host, reach)), listening, f"http://{shown}:{port}/", reach())
        keep_running(store, running.address)
        try:
            yield running
        finally:
            running.stop()


def address_for_others(host: str, port: int) -> str:
    """Where other computers find a server that listens at ``host``; empty where they do not."""
    if is_loopback(host):
        return ""
    if host in ANYWHERE:
        try:
            # Nothing is sent: the system only says from which of its addresses it would be.
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
                asking.connect(ELSEWHERE)
                host = asking.getsockname()[0]
        except OSError:
            return ""  # no network
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _config(store: Store, host: str, reach: Callable[[], str]) -> uvicorn.Config:
    # On this computer only its own names are answered to: a page elsewhere cannot pose as us by its DNS.
    hosts = {*LOOPBACK, host.lower()} if is_loopback(host) else None
    return uvicorn.Config(
        application(store, hosts, reach),
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


def _listen(host: str, ports: tuple[int, ...]) -> socket.socket:
    """The first of these ports that is free."""
    for port in ports:
        try:
            return _bound(host, port)
        except OSError as error:
            if port != ports[-1]:
                continue
            if error.errno == errno.EADDRINUSE:
                raise Mistake(message("server-address-taken", host=host, port=port)) from error
            detail = error.strerror or str(error)
            raise Mistake(message("server-address-bad", host=host, port=port, detail=detail)) from error
        except (OverflowError, UnicodeError) as error:
            raise Mistake(message("server-address-bad", host=host, port=port, detail=str(error))) from error
    raise AssertionError("no ports")


def _bound(host: str, port: int) -> socket.socket:
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
    return listening
