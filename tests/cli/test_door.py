"""``sukno play`` as it is started: real processes, a real pseudo-terminal, a script for a browser."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pexpect
import pytest

from server.conftest import sitting
from sukno.store import Store
from sukno.words import Words, message

PROGRAM = """
import json, pathlib, sys
from sukno.server import built, serve
page, ports = sys.argv[1:3]
built.FOLDER = pathlib.Path(page)
serve.PORTS = tuple(json.loads(ports))
from sukno.cli import main
sys.exit(main(sys.argv[3:]))
"""
"""The program over a page and on ports of a test's own."""
SAID = Words("en")


class Door:
    """``sukno play`` in a process of its own, not at a terminal."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def line(self) -> str:
        """The next line that it says."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def address(self) -> str:
        """The address in its first line."""
        return address_in(self.line())

    def end(self, how: int = signal.SIGINT, times: int = 1) -> tuple[int, str, str]:
        """Interrupt it: its exit code, the rest that it says, and its complaints."""
        for _ in range(times):
            self.process.send_signal(how)
        out, err = self.process.communicate(timeout=30)
        return self.process.returncode, out, err


def address_in(text: str) -> str:
    return next(word for word in text.split() if word.startswith("http"))


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Something that stands for the built page."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<title>the page</title>", "utf-8")
    return folder


@pytest.fixture
def visits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser that only writes down where it is sent."""
    visited, script = tmp_path / "visited", tmp_path / "browser"
    visited.touch()
    script.write_text(f'#!/bin/sh\necho "$1" >>"{visited}"\n', "utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(script))
    return visited


@pytest.fixture
def no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROWSER", "false")


Command = Callable[..., list[str]]
Start = Callable[..., Door]


@pytest.fixture
def command(page: Path) -> Command:
    def made(*args: str, ports: tuple[int, ...] = (0,)) -> list[str]:
        return [sys.executable, "-c", PROGRAM, str(page), json.dumps(ports), "play", *args]

    return made


@pytest.fixture
def start(command: Command) -> Iterator[Start]:
    doors: list[Door] = []

    def started(*args: str, ports: tuple[int, ...] = (0,)) -> Door:
        doors.append(Door(command(*args, ports=ports)))
        return doors[-1]

    yield started
    for door in doors:
        with door.process:  # closes its pipes
            door.process.kill()


def asked(address: str, path: str, body: Any = None) -> httpx.Response:
    where = f"{address.partition('#')[0].partition('?')[0]}{path}"
    with httpx.Client(trust_env=False, timeout=20) as client:
        return client.get(where) if body is None else client.post(where, json=body)


def seat_in(address: str) -> dict[str, str]:
    kind, table, token = urlsplit(address).fragment.split("/")
    assert kind == "seat"
    return {"table": table, "seat": token}


def table_at(address: str) -> dict[str, Any]:
    """What the list of games says of the seat in an address."""
    (table,) = asked(address, "api/tables/list", {"seats": [seat_in(address)["seat"]]}).json()["tables"]
    return dict(table)


def test_the_browser_is_sent_to_the_address_that_is_said(start: Start, visits: Path) -> None:
    door = start()
    address = door.address()
    assert "the page" in asked(address, "").text
    code, out, err = door.end()
    assert (code, out, err) == (0, SAID("door-closed") + "\n", "")
    assert visits.read_text("utf-8").splitlines() == [address]


def test_a_table_for_a_friend_is_opened_in_the_page_and_gone_on_with(start: Start, visits: Path) -> None:
    door = start("--bot", "friend")
    address = door.address()
    with sitting(address.partition("#")[0], seat_in(address)) as page:
        assert [one["seat"] for one in page.seen["invitations"]] == [1]
    door.end()
    assert seat_in(start().address()) == seat_in(address)
    assert visits.read_text("utf-8")


def test_a_browser_that_is_not_wanted_is_not_opened(start: Start, visits: Path) -> None:
    door = start("--no-open")
    assert asked(door.address(), "").status_code == 200
    assert door.end() == (0, SAID("door-closed") + "\n", "")
    assert visits.read_text("utf-8") == ""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.usefixtures("no_browser")
def test_it_ends_with_a_friendly_line_however_often_it_is_told(start: Start, how: int) -> None:
    door = start()
    address = door.address()
    assert door.line() == SAID("door-no-browser")
    table = asked(address, "api/tables", {}).json()
    with sitting(address, table):
        assert door.end(how, times=3) == (0, SAID("door-closed") + "\n", "")


@pytest.mark.usefixtures("no_browser")
def test_at_a_terminal_without_a_browser_enter_plays_there(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    program, *args = command("--bot", "random")
    terminal = pexpect.spawn(program, args, encoding="utf-8", codec_errors="replace", timeout=30, dimensions=(30, 200))
    terminal.expect_exact(SAID("door-by-hand"))
    address = address_in(str(terminal.before))
    os.write(terminal.child_fd, b"\xff\n")  # Enter counts, whatever was typed before it
    terminal.expect_exact("\x1b[?1049h")  # the full screen
    terminal.expect_exact(SAID("player-1"))
    assert table_at(address)["over"] is False
    terminal.send("\x03")
    terminal.expect_exact(SAID("terminal-leave-yes"))
    terminal.send("\x03")
    terminal.expect(pexpect.EOF)
    terminal.wait()
    assert terminal.exitstatus == 0
    with Store.open() as store:
        assert len(store.tables()) == 1


@pytest.mark.usefixtures("no_browser")
def test_at_a_terminal_ctrl_c_ends_it(command: Command) -> None:
    program, *args = command()
    terminal = pexpect.spawn(program, args, encoding="utf-8", timeout=30)
    terminal.expect_exact(SAID("door-by-hand"))
    terminal.send("\x03")
    terminal.send("\x03")
    terminal.expect(pexpect.EOF)
    terminal.wait()
    assert str(terminal.before).replace("^C", "").split("\r\n")[-2] == SAID("door-closed")
    assert "Traceback" not in str(terminal.before)
    assert terminal.exitstatus == 0


@pytest.mark.usefixtures("no_browser")
def test_where_the_port_is_taken_another_one_is_used(start: Start) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = int(taken.getsockname()[1])
        address = start(ports=(port, 0)).address()
        assert urlsplit(address).port != port
        assert "the page" in asked(address, "").text


def test_a_second_one_sends_the_browser_to_the_first(start: Start, visits: Path) -> None:
    first = start().address()
    second = start("--book", "leeming")
    said = second.line()
    address = address_in(said)
    assert said == SAID("door-running", address=address)
    assert (urlsplit(address).netloc, second.process.wait(20)) == (urlsplit(first).netloc, 0)
    assert table_at(address)["book"] == "leeming"
    assert visits.read_text("utf-8").splitlines() == [first, address]


@pytest.mark.usefixtures("no_browser")
def test_the_server_of_another_folder_is_not_ours(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    theirs = start(ports=(port, 0)).address()
    with Store.open() as store:
        kept = store.setting("running")
    assert kept is not None
    assert json.loads(kept) == theirs
    monkeypatch.setenv("SUKNO_HOME", str(tmp_path / "ours"))
    with Store.open() as store:
        store.set_setting("running", kept)  # as where a folder was copied, or a port has changed hands
    assert urlsplit(start(ports=(port, 0)).address()).port != port


@pytest.mark.usefixtures("no_browser")
def test_what_is_chosen_is_what_the_page_opens_on(start: Start, call: Callable[..., Any]) -> None:
    address = start("--book", "digest", "--seats", "3", "--bot", "greedy", "--house", "target=11", "--new").address()
    (table,) = json.loads(call("play", "--list", "--json").out)["tables"]
    assert (table["id"], table["book"], table["players"]) == (
        seat_in(address)["table"],
        "digest",
        ["", "greedy", "greedy"],
    )
    with sitting(address.partition("#")[0], seat_in(address)) as page:
        assert page.seen["seat"] == 0


@pytest.mark.usefixtures("no_browser")
def test_a_game_goes_from_door_to_door(start: Start, call: Callable[..., Any]) -> None:
    assert call("play", "--plain", "--bot", "random", stdin="1\n1\n").code == 0
    with Store.open() as store:
        (first,) = [table.id for table in store.tables()]
    assert call("play", "--plain", "--new", stdin="").code == 0
    door = start("--resume", first)
    address = door.address()
    assert seat_in(address)["table"] == first
    # Who looks in at a table in the browser has left there, even without a move.
    third = asked(address, "api/tables", {}).json()
    with sitting(address.partition("#")[0], third):
        pass
    door.end()
    assert f"Table {third['table']}." in call("play", "--plain").out
    assert call("play", "--plain", "--resume", first).code == 0
    assert seat_in(start().address())["table"] == first


@pytest.mark.usefixtures("no_browser")
def test_a_game_that_is_named_goes_on_in_the_browser_too(start: Start, call: Callable[..., Any]) -> None:
    assert call("play", "hearts", "--plain", "--bot", "random", stdin="1\n").code == 0
    with Store.open() as store:
        (left,) = [table.id for table in store.tables()]
    assert call("play", "--plain", "casino", stdin="").code == 0
    door = start("hearts")
    assert door.line() == Words("en")("play-goes-on", name=message("hearts-name"), game="hearts")
    assert seat_in(door.address())["table"] == left


@pytest.mark.usefixtures("no_browser")
def test_after_a_finished_match_cards_are_dealt(start: Start, call: Callable[..., Any]) -> None:
    assert call("play", "--plain", "--book", "leeming", stdin="resign\nyes\n").code == 0
    table = table_at(start().address())
    assert (table["book"], table["over"]) == ("leeming", False)


@pytest.mark.usefixtures("no_browser")
def test_the_language_asked_for_is_the_page_s_too(start: Start) -> None:
    door = start("--lang", "ru")
    address = door.address()
    assert urlsplit(address).query == "lang=ru"
    assert door.line() == Words("ru")("door-no-browser")


@pytest.mark.usefixtures("no_browser")
def test_a_table_that_cannot_be_opened_is_said_before_anything_is_served(start: Start) -> None:
    code, out, err = start("--resume", "nowhere").end(signal.SIGCONT)
    assert (code, out) == (2, "")
    assert "nowhere" in err


@pytest.mark.usefixtures("no_browser")
def test_without_a_page_the_cards_are_dealt_in_the_terminal(command: Command, page: Path) -> None:
    (page / "index.html").unlink()
    done = subprocess.run(command(), input="1\n", capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.splitlines()[0] == SAID("door-no-page")
    assert SAID("plain-ask-card") in done.stdout
    program, *args = command()
    terminal = pexpect.spawn(program, args, encoding="utf-8", timeout=30, env={**os.environ, "TERM": "xterm"})
    terminal.expect_exact(SAID("door-no-page"))
    terminal.expect_exact("\x1b[?1049h")
    terminal.close(force=True)
