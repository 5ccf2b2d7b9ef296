"""A page without a browser: it speaks to the server as the real one does, and checks all that it gets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sukno.cards import PACK, parse_card
from sukno.games.race.bots import RandomBot
from sukno.server.app import application
from sukno.store import Store
from sukno.wire import messages
from sukno.words import LANGS, Message, Words, message

Json = dict[str, Any]


def spoken(said: Json) -> Message:
    """A text of the wire as a message of the catalogue."""
    args: Json = {}
    for name, value in said["args"].items():
        if isinstance(value, dict):
            args[name] = spoken(value)
        else:
            args[name] = tuple(map(parse_card, value)) if isinstance(value, list) else value
    return message(said["id"], **args)


def texts(what: Any) -> Iterator[str]:
    """Every text for people in a message, in every language; fails where one cannot be said."""
    if isinstance(what, dict) and what.keys() == {"id", "args"}:
        for lang in LANGS:
            yield Words(lang)(spoken(what))
    elif isinstance(what, dict):
        for part in what.values():
            yield from texts(part)
    elif isinstance(what, list):
        for part in what:
            yield from texts(part)


RUNS = count(1)


class MovedOn(Exception):
    """A bot called its points while we were thinking: the table has moved on before the command came."""


class Page:
    """One window at a seat."""

    def __init__(self, send: Callable[[str], Any], receive: Callable[[], str], run: str = "") -> None:
        """``run`` begins the ids of commands, which no two windows at a seat may share."""
        self.run = run or f"run{next(RUNS)}"
        self.send = send
        self._receive = receive
        self.heard: list[str] = []
        """Every message, as it came."""
        self.commands = 0
        self.seen: Json = {}
        self.present: list[int] = []
        """The other people who are there."""
        self.wait()

    @property
    def scene(self) -> Json:
        scene: Json = self.seen["scene"]
        return scene

    @property
    def my_turn(self) -> bool:
        return bool(self.scene["to_act"] == self.seen["seat"])

    def hear(self) -> Json:
        """The next message, but for those that only tell who comes and goes."""
        while (said := self._next())["type"] == "present":
            pass
        return said

    def _next(self) -> Json:
        text = self._receive()
        self.heard.append(text)
        said: Json = json.loads(text)
        if said["type"] == "seen":
            self._check(said)
            self.seen = said
        elif said["type"] == "present":
            self.present = said["seats"]
        return said

    def wait_for(self, *present: int) -> None:
        """Wait until exactly these others are there."""
        while self.present != [*present]:
            self._next()

    def catch_up(self, version: int) -> None:
        """Hear what has happened up to a version of the table."""
        while self.seen["version"] < version:
            self.wait()

    def wait(self) -> None:
        """Wait for the next view."""
        assert self.hear()["type"] == "seen"

    def ask(self, what: str, **fields: Any) -> Json:
        """Ask for something; the answer."""
        self.commands += 1
        command = {"type": what, "id": f"{self.run}-{self.commands}", "version": self.seen["version"], **fields}
        self.send(json.dumps(command))
        return self.answer(command["id"])

    def answer(self, id: str) -> Json:
        """The answer to a command; views may come before it."""
        version = self.seen["version"]
        while (said := self.hear())["type"] == "seen" or said["id"] != id:
            pass
        if said["type"] == "failed" and said["why"]["id"] == "table-moved-on" and self.seen["version"] > version:
            raise MovedOn
        return said

    def move(self) -> str:
        """Choose a move as a hurried player does: the largest capture, a build, or lay down. It is legal."""
        version = self.seen["version"]
        for card in self.scene["hand"]:
            chosen = self.ask("choose", card=card)
            if self.seen["version"] > version:  # heard while we waited for the answer, which was given before it
                raise MovedOn
            assert chosen["type"] == "chosen", chosen
            meaning = chosen["meaning"]
            offers = [*meaning["moves"], *chosen["moves"], *([meaning["down"]] if meaning["down"] else [])]
            if offers:
                list(texts(chosen))
                return str(offers[0]["move"])
        raise AssertionError("a move is always legal")

    def was_late(self, answer: Json) -> bool:
        """Whether somebody was first, where all play at once: on the pile, or with the end."""
        no = answer["refusal"]["rule"] if answer["type"] == "refused" else answer["why"]["id"]
        return no in ("first", "deal-is-over", "match-is-over")

    def play(self, moves: int = 10**6) -> None:
        """Play so many moves, or to the end of the match; the others are bots."""
        while moves and not self.seen["match"]["over"]:
            if self.seen["deal_over"]:
                assert self.ask("deal")["type"] == "done"
            elif self.my_turn:
                try:
                    answer = self.ask("move", text=self.move())
                except MovedOn:
                    continue
                assert answer["type"] == "done" or (self.seen["at_once"] and self.was_late(answer)), answer
                moves -= 1
            else:
                self.wait()

    def _check(self, seen: Json) -> None:
        scene, before = seen["scene"], self.seen
        if before:
            assert seen["version"] in (before["version"], before["version"] + 1)
        built = [card for build in scene["builds"] for card in build["cards"]]
        lying = [*scene["loose"], *built]
        assert len(lying) + sum(scene["counts"]) + sum(scene["piles"]) + scene["stock"] == len(PACK) or (
            seen["deal_over"] and scene["last_capture"] is None
        )
        assert len({*scene["hand"], *lying}) == len(scene["hand"]) + len(lying)
        assert len(scene["hand"]) == scene["counts"][seen["seat"]]
        assert bool(seen["promise"]["pack"]) == bool(seen["promise"]["nonce"]) == seen["deal_over"]
        for happened in scene["talk"]:
            if happened["what"] == "played" and happened["kind"] == "capture":
                gathered = [card for group in happened["groups"] for card in group]
                assert sorted([happened["card"], *gathered]) == sorted(happened["captured"])
        if (sheet := seen["sheet"]) is not None:
            for side, points in enumerate(sheet["points"]):
                assert sum(row["points"][side] for row in sheet["rows"]) == points
                assert sheet["before"][side] + points == sheet["totals"][side]
        if seen["deal_over"] or len(scene["talk"]) < 3:
            list(texts(seen))
        msgspec.convert(seen, messages.Seen)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "home") as opened:
        yield opened


@contextmanager
def serving(store: Store, hosts: Collection[str] | None = None) -> Iterator[httpx.Client]:
    """A server in a thread of its own, and a client of it."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(
            application(store, hosts), ws="websockets-sansio", ws_max_size=10**9, log_level="warning", lifespan="off"
        )
        server = uvicorn.Server(config)
        thread = Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            while not server.started:
                sleep(0.01)
            address = f"http://127.0.0.1:{listening.getsockname()[1]}"
            with httpx.Client(base_url=address, trust_env=False, timeout=20) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join(20)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The random bot of the race takes no time."""
    monkeypatch.setattr(RandomBot, "pause", lambda *_: 0)


@pytest.fixture
def client(store: Store) -> Iterator[httpx.Client]:
    with serving(store) as asking:
        yield asking


def open_table(client: httpx.Client, **new: Any) -> Json:
    answer = client.post("/api/tables", json=new)
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def line(client: httpx.Client | str, opened: Json, **headers: str) -> ClientConnection:
    """A socket at a seat."""
    address = client if isinstance(client, str) else str(client.base_url)
    path = f"api/tables/{opened['table']}/play?seat={opened['seat']}"
    address = f"{address.rstrip('/').replace('http', 'ws', 1)}/{path}"
    return connect(address, open_timeout=20, proxy=None, max_size=None, additional_headers=headers)


@contextmanager
def sitting(client: httpx.Client | str, opened: Json, run: str = "", **headers: str) -> Iterator[Page]:
    """A window at a seat."""
    with line(client, opened, **headers) as connected:
        yield Page(connected.send, lambda: str(connected.recv(timeout=20)), run)


def take(client: httpx.Client, invitation: str, name: str = "", key: str = "k" * 16) -> Json:
    """Sit down by an invitation."""
    answer = client.post("/api/invitations/take", json={"invitation": invitation, "key": key, "name": name})
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def friends_come(
    client: httpx.Client,
    page: Page,
    sit: Callable[[httpx.Client, Json], AbstractContextManager[Page]],
    stack: ExitStack,
) -> dict[int, Page]:
    """Everybody who is awaited comes by the invitations that the page has; their windows stay open."""
    friends: dict[int, Page] = {}
    for invitation in page.seen["invitations"]:
        opened = take(client, invitation["token"], f"Friend {invitation['seat']}")
        page.wait()
        friends[invitation["seat"]] = stack.enter_context(sit(client, opened))
        page.wait_for(*friends)
    return friends


def until_closed(connected: ClientConnection) -> tuple[list[Json], int | None]:
    """What still comes before the server closes the line, and its code."""
    heard: list[Json] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(connected.recv(timeout=20)))
    return heard, connected.close_code


class Server:
    """A real server in a process of its own."""

    def __init__(self, home: Path, port: int = 0) -> None:
        self._home = home
        self.start(port)

    def start(self, port: int = 0) -> None:
        command = [sys.executable, "-m", "sukno", "serve", "--port", str(port), "--lang", "en"]
        environ = {**os.environ, "SUKNO_HOME": str(self._home), "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = next(word for word in line.split() if word.startswith("http")).rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def stop(self, how: int) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "home")
    yield running
    if running.process.poll() is None:
        running.stop(signal.SIGTERM)
