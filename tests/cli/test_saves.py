"""Saved games where something is wrong with them or with their folder: listed all the same, and what to do is said."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sukno.store import Store

from .conftest import Call


@pytest.fixture
def read_only(call: Call, home: Path) -> Path:
    """A folder with a game, in which nobody can write."""
    assert call("play", "--plain", "--bot", "random").code == 0
    for path in (*home.iterdir(), home):
        path.chmod(path.stat().st_mode & ~0o222)
    return home


def without_rights(*args: str) -> subprocess.CompletedProcess[str]:
    """Run ``sukno``, even as root, as somebody whom the rights of files hold back."""
    command = [sys.executable, "-m", "sukno", *args]
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root can write everywhere")
        command = ["setpriv", "--bounding-set=-dac_override,-dac_read_search", *command]
    return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60, check=False)


def test_games_in_a_read_only_folder_are_listed(read_only: Path) -> None:
    listed = without_rights("play", "--list")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "first deal" in listed.stdout
    assert without_rights("play", "--list", "--json").returncode == 0
    assert sorted(path.name for path in read_only.iterdir()) == ["sukno.db"]


def test_a_read_only_folder_is_complained_of_with_a_remedy(read_only: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for home in (read_only, read_only / "new"):
        monkeypatch.setenv("SUKNO_HOME", str(home))
        played = without_rights("play", "--plain")
        assert played.returncode == 2
        assert "SUKNO_HOME" in played.stderr
        assert played.stderr.count("\n") == 1
    assert without_rights("play", "--list").returncode == 2


def test_a_missing_entry_names_its_game_and_not_the_file(call: Call, home: Path) -> None:
    assert call("play", "--plain", "--bot", "random", stdin="1\n1\n").code == 0
    with closing(sqlite3.connect(home / "sukno.db")) as db:
        db.execute("DELETE FROM entries WHERE n = 1")
        db.commit()
    with Store.open(home) as store:
        (table,) = store.tables()
    said = call("play", "--plain", "--resume", table.id).error
    assert table.id in said
    assert "entry 1 is missing" in said
    assert "The other saved games are not affected" in said
    assert "sukno.db" not in said


# Which table ``sukno play GAME`` sits down at


def tables(home: Path) -> list[str]:
    with Store.open(home) as store:
        return [table.id for table in store.tables()]


@pytest.mark.parametrize("named", ["hearts", "Hearts"])
def test_a_game_that_is_named_goes_on_where_it_was_left(call: Call, home: Path, named: str) -> None:
    """Each time a new table was opened, and the one before stayed unfinished without a word."""
    call("play", "hearts", "--plain", "--bot", "random", stdin="1\n")
    (left,) = tables(home)
    call("play", "casino", "--plain")
    before = tables(home)
    told = call("play", named, "--plain").out
    assert "your unfinished game goes on. To begin another one: sukno play hearts --new" in told.splitlines()[0]
    assert f"Table {left}." in told
    assert sorted(tables(home)) == sorted(before)


@pytest.mark.parametrize(
    "choice", [("--new",), ("--seats", "2"), ("--bot", "random"), ("--book", "leeming"), ("--house", "moon=true")]
)
def test_whoever_chooses_a_table_gets_a_new_one(call: Call, home: Path, choice: tuple[str, ...]) -> None:
    call("play", "hearts", "--plain")
    told = call("play", "hearts", "--plain", *choice).out
    assert "goes on" not in told
    assert len(tables(home)) == 2


def test_after_a_finished_match_the_game_named_begins_anew(call: Call, home: Path) -> None:
    call("play", "hearts", "--plain", stdin="resign\nyes\n")
    assert "goes on" not in call("play", "hearts", "--plain").out
    assert len(tables(home)) == 2


def test_a_damaged_game_is_said_to_be_passed_over(call: Call, home: Path) -> None:
    call("play", "hearts", "--plain", stdin="1\n")
    (damaged,) = tables(home)
    with closing(sqlite3.connect(home / "sukno.db")) as db:
        db.execute("DELETE FROM entries WHERE n = 1")
        db.commit()
    told = call("play", "hearts", "--plain").out
    assert "passed over" in told.splitlines()[0]
    assert len(tables(home)) == 2
    assert f"Table {damaged}." not in told


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_help_says_how_to_begin_anew(call: Call, lang: str) -> None:
    told = " ".join(call("play", "--help", "--lang", lang).out.split())
    assert "GAME" in told
    assert ("An unfinished game goes on" if lang == "en" else "Неоконченная игра продолжается") in told
