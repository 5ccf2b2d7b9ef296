"""The page by the clock: what a browser fetches, when it shows the first card, how long a move takes to be answered.

Real servers and real browsers, so these are wall times: they grow with whatever else the machine is doing.
"""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, sleep
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

from websockets.sync.client import ClientConnection, connect

from sukno.core.game import bots_at
from sukno.core.registry import find_game

PROJECT = Path(__file__).parent.parent
PAGE = PROJECT / "src" / "sukno" / "server" / "page"
VISITS = 9
DEALS = 3
SETTLING = 5
"""Seconds until all of a crowd have sat down."""
CROWD = 49
"""So many other tables are played at."""

# From the start of the navigation to the frame in which the first card stands.
FIRST_CARD = """
{
  const look = () => {
    const card = document.querySelector('.fan .card, .loose .card');
    const seen = card && card.getBoundingClientRect().width && getComputedStyle(card).opacity > 0;
    requestAnimationFrame(seen ? () => (window.firstCard = performance.now()) : look);
  };
  look();
}
"""


class Missing(Exception):
    """Something is needed that is not here; whoever looked for it has said how to get it."""


def told(milliseconds: list[float], bar: float) -> str:
    """What came out, and what was hoped for."""
    return (
        f"median {median(milliseconds):6.0f} ms, best {min(milliseconds):.0f}, worst {max(milliseconds):.0f}"
        f" ({len(milliseconds)} times; bar {bar:.0f})"
    )


def busy() -> str:
    """What else the machine is doing: wall times grow with it."""
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return f"wall time, load {load} on {os.cpu_count()} processors"


def bench_size() -> None:
    """What a browser fetches of the page."""
    build_page()
    print("size: the built page, gzipped (level 9) and plain")
    index = (PAGE / "index.html").read_text("utf-8")
    files = sorted(file for file in PAGE.rglob("*") if file.is_file() and not file.name.startswith("."))
    first = [file for file in files if file.name in index or file.name == "index.html"]
    scripts = [file for file in first if file.suffix == ".js"]
    for what, some in (("scripts of the first card", scripts), ("all of the first card", first), ("everything", files)):
        bodies = [file.read_bytes() for file in some]
        zipped = sum(len(gzip.compress(one)) for one in bodies)
        print(f"  {what:28}{zipped / 1000:7.1f} kB {sum(map(len, bodies)) / 1000:7.1f} kB ({len(some)} files)")


def bench_card() -> None:
    """From the address to the first card: a new visitor, and one who comes back."""
    build_page()
    browser = chromium()
    print(f"card: from opening the address to the first card on the screen, Chromium 1280x800; {busy()}")
    new, back = [], []
    with server() as address, Chromium.run(browser) as visiting:
        for _ in range(VISITS):
            visiting.new_visitor()
            new.append(visiting.first_card(address))
            back.append(visiting.first_card(address))
    print(f"  the first time  {told(new, 1000)}")
    print(f"  coming back     {told(back, 1000)}")


def bench_trip() -> None:
    """A move over a real WebSocket: to its answer, and to one's next turn, when the bot has moved."""
    print(f"trip: a move against greedy over a real WebSocket; {busy()}")
    answered, next_turn = [], []
    with server() as address:
        for _ in range(DEALS):
            for first, then in Visitor(address).play():
                answered.append(first)
                next_turn.append(then)
    print(f"  to its answer   {told(answered, 50)}")
    print(f"  to one's turn   {told(next_turn, 50)}")


def bench_tables() -> None:
    """The same while at many other tables three of the strongest bots each think as fast as they are let."""
    strongest = list(bots_at(find_game("casino"), 4))[-1]
    print(f"tables: a move while at {CROWD} other tables three {strongest} bots each always have a move; {busy()}")
    answered, next_turn, over = [], [], Event()
    with server() as address:
        crowd = [Thread(target=keep_playing, args=(address, [strongest] * 3, over)) for _ in range(CROWD)]
        for thread in crowd:
            thread.start()
        try:
            sleep(SETTLING)
            for _ in range(DEALS):
                for first, then in Visitor(address).play():
                    answered.append(first)
                    next_turn.append(then)
        finally:
            over.set()
            for thread in crowd:
                thread.join()
    print(f"  to its answer   {told(answered, 100)}")
    print(f"  to one's turn   {told(next_turn, 3000)}")


def keep_playing(address: str, bots: Sequence[str], over: Event) -> None:
    """Play deal after deal against these bots until it is over."""
    while not over.is_set():
        for _ in Visitor(address, bots).play():
            if over.is_set():
                return


class Visitor:
    """Somebody at a table, without a page."""

    def __init__(self, address: str, bots: Sequence[str] = ("greedy",)) -> None:
        table = ask(f"{address}api/tables", {"seats": 1 + len(bots), "bots": [*bots]})
        self._address = f"{address.replace('http', 'ws', 1)}api/tables/{table['table']}/play?seat={table['seat']}"
        self._commands = 0
        self._seen: Any = {}

    def play(self) -> Iterator[tuple[float, float]]:
        """Play a deal; of every move, the milliseconds to its answer and to one's next turn."""
        with connect(self._address, proxy=None) as line:
            self._hear(line)
            while not self._seen["deal_over"]:
                if not self._my_turn:
                    self._hear(line)
                    continue
                move = self._move(line)
                begin = perf_counter()
                self._ask(line, "move", text=move)
                first = perf_counter()
                while not (self._my_turn or self._seen["deal_over"]):
                    self._hear(line)
                yield 1000 * (first - begin), 1000 * (perf_counter() - begin)

    @property
    def _my_turn(self) -> bool:
        return bool(self._seen["scene"]["to_act"] == self._seen["seat"])

    def _hear(self, line: ClientConnection) -> Any:
        said = json.loads(line.recv(timeout=20))
        if said["type"] == "seen":
            self._seen = said
        return said

    def _ask(self, line: ClientConnection, what: str, **fields: Any) -> Any:
        self._commands += 1
        id = str(self._commands)
        line.send(json.dumps({"type": what, "id": id, "version": self._seen["version"], **fields}))
        while (said := self._hear(line))["type"] == "seen" or said["id"] != id:
            pass
        assert said["type"] in ("chosen", "done"), said
        return said

    def _move(self, line: ClientConnection) -> str:
        for card in self._seen["scene"]["hand"]:
            chosen = self._ask(line, "choose", card=card)
            down = chosen["meaning"]["down"]
            for offer in (*chosen["meaning"]["moves"], *chosen["moves"], *([down] if down else ())):
                return str(offer["move"])
        raise AssertionError("a move is always legal")


class Chromium:
    """A browser, as far as it takes to open an address: the DevTools protocol."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._asked = 0
        self._session = ""
        self._context = ""

    @classmethod
    @contextmanager
    def run(cls, browser: str) -> Iterator[Chromium]:
        """Start it with a folder of its own."""
        options = ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-port=0")
        with TemporaryDirectory(ignore_cleanup_errors=True) as home:
            command = [browser, *options, f"--user-data-dir={home}", "about:blank"]
            with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
                try:
                    assert process.stderr is not None
                    found = (re.search(r"ws://\S+", line) for line in process.stderr)
                    address = next((one[0] for one in found if one), None)
                    if address is None:
                        raise Missing(f"{browser} does not start")
                    with connect(address, proxy=None, max_size=None) as line:
                        yield cls(line)
                finally:
                    process.kill()

    def new_visitor(self) -> None:
        """From now on it is somebody who has never been here."""
        self._session = ""
        if self._context:
            self._ask("Target.disposeBrowserContext", browserContextId=self._context)
        context = self._context = self._ask("Target.createBrowserContext")["browserContextId"]
        target = self._ask("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        self._session = self._ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self._ask("Page.enable")
        self._ask("Page.addScriptToEvaluateOnNewDocument", source=FIRST_CARD)
        self._ask("Emulation.setDeviceMetricsOverride", width=1280, height=800, deviceScaleFactor=1, mobile=False)

    def first_card(self, address: str) -> float:
        """Open an address: the milliseconds to its first card."""
        self._ask("Page.navigate", url="about:blank")
        self._ask("Page.navigate", url=address)
        for _ in range(600):
            answer = self._ask("Runtime.evaluate", expression="window.firstCard", returnByValue=True)
            if (at := answer.get("result", {}).get("value")) is not None:
                return float(at)
            sleep(0.05)
        raise Missing("no card came in half a minute")

    def _ask(self, method: str, **params: Any) -> Any:
        self._asked += 1
        about = {"sessionId": self._session} if self._session else {}
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": params, **about}))
        while (said := json.loads(self._line.recv(timeout=30))).get("id") != self._asked:
            pass
        return said.get("result", {})


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of our own."""
    with TemporaryDirectory() as home:
        command = [sys.executable, "-m", "sukno", "serve", "--port", "0"]
        environ = {**os.environ, "SUKNO_HOME": home, "PYTHONUTF8": "1"}
        with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield next(word for word in process.stdout.readline().split() if word.startswith("http"))
            finally:
                process.terminate()


def ask(address: str, what: Any) -> Any:
    """Ask the server for something besides the game."""
    request = Request(address, json.dumps(what).encode(), {"content-type": "application/json"})
    with build_opener(ProxyHandler({})).open(request, timeout=20) as answer:
        return json.load(answer)


def build_page() -> None:
    """Build the page where it is not; Node is brought along."""
    if subprocess.run(["sh", str(PROJECT / "scripts" / "page")], check=False).returncode:
        raise Missing("the page is not built")


def chromium() -> str:
    """Where Chromium is; brought along where that may be done."""
    found = subprocess.run(["sh", str(PROJECT / "scripts" / "browser")], stdout=subprocess.PIPE, text=True, check=False)
    if found.returncode:
        raise Missing("there is no Chromium")
    return found.stdout.split()[-1]
