"""Saved games survive: real files, real processes, real kills."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

import sukno.store.store as store_module
from sukno.store import Conflict, Store, StoreError, data_home, schema
from sukno.store import migrate as migrate_module
from sukno.words import LANGS, Words, message


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path) as store:
        yield store


def file_in(home: Path) -> Path:
    return home / "sukno.db"


def refusal(home: Path) -> StoreError:
    """Opening must fail, in words that both languages have, and leave the file as it was."""
    before = file_in(home).read_bytes()
    with pytest.raises(StoreError) as caught:
        Store.open(home)
    assert file_in(home).read_bytes() == before
    for lang in LANGS:
        assert str(home) in Words(lang)(caught.value.message)
    return caught.value


# --- what it keeps


def test_a_log_comes_back_as_it_was_written(store: Store, tmp_path: Path) -> None:
    table = store.create("casino", ['{"deal": 1}', '"ход ♠"'])
    store.append(table, 2, ["c", "d"])
    store.append(table, 4, ["e"])
    assert store.load(table) == ['{"deal": 1}', '"ход ♠"', "c", "d", "e"]
    with Store.open(tmp_path) as again:
        assert again.load(table) == store.load(table)


def test_the_list_has_the_table_played_last_first(tmp_path: Path) -> None:
    start = datetime(2026, 1, 1, 12, tzinfo=UTC)
    times = iter(start + timedelta(seconds=s) for s in range(10))
    with Store.open(tmp_path, clock=lambda: next(times), new_id=iter(["one", "two"]).__next__) as store:
        store.create("casino", [], summary='{"score": 0}')
        store.create("hearts", ["x"])
        store.append("one", 0, ["a"], summary='{"score": 7}', closed=True)
        one, two = store.tables()
        assert (one.id, one.game, one.summary, one.closed) == ("one", "casino", '{"score": 7}', True)
        assert (one.created, one.updated) == (start, start + timedelta(seconds=2))
        assert (two.id, two.game, two.summary, two.closed) == ("two", "hearts", "{}", False)
        store.summary("one", '{"score": 8}')
        assert next((t.id, t.summary, t.closed) for t in store.tables()) == ("one", '{"score": 8}', True)


def test_a_deleted_table_is_gone_with_its_log(store: Store, tmp_path: Path) -> None:
    table, other = store.create("casino", ["a"]), store.create("casino", ["b"])
    store.delete(table)
    assert [t.id for t in store.tables()] == [other]
    with closing(sqlite3.connect(file_in(tmp_path))) as db:
        assert db.execute("SELECT table_id FROM entries").fetchall() == [(other,)]


def test_settings_keep_the_last_value(store: Store) -> None:
    assert store.setting("last") is None
    store.set_setting("last", '{"book": "handbook"}')
    store.set_setting("last", '{"book": "leeming"}')
    assert store.setting("last") == '{"book": "leeming"}'
    assert store.setting_once("secret", "one") == "one"
    assert store.setting_once("secret", "other") == store.setting("secret") == "one"


def test_a_table_that_is_not_there_is_named(store: Store) -> None:
    for attempt in (
        lambda: store.load("nobody"),
        lambda: store.append("nobody", 0, ["a"]),
        lambda: store.summary("nobody", "{}"),
        lambda: store.delete("nobody"),
    ):
        with pytest.raises(StoreError) as caught:
            attempt()
        assert caught.value.message.id == "store-no-table"
        assert "nobody" in Words("ru")(caught.value.message)


def test_the_data_folder_follows_the_environment(tmp_path: Path) -> None:
    assert data_home({"SUKNO_HOME": str(tmp_path)}) == tmp_path
    assert data_home({}).name == "sukno"


def test_a_url_names_a_database(tmp_path: Path) -> None:
    with Store.open(url=f"sqlite:///{tmp_path}/other.db") as store:
        table = store.create("casino", ["a"])
        assert store.load(table) == ["a"]


@pytest.mark.parametrize("url", ["nonsense", "nosuchdb://user:secret@host/name"])
def test_a_url_that_leads_nowhere_is_refused(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store.open(url=url)
    assert caught.value.message.id == "store-unreachable"
    assert "secret" not in Words("en")(caught.value.message)


# --- one writer a number


@pytest.mark.parametrize("n", [0, 1, 3])
def test_only_the_next_number_is_accepted(store: Store, n: int) -> None:
    table = store.create("casino", ["a", "b"])
    with pytest.raises(Conflict):
        store.append(table, n, ["x", "y"], summary="changed", closed=True)
    assert store.load(table) == ["a", "b"]
    assert (store.tables()[0].summary, store.tables()[0].closed) == ("{}", False)


RACE = """
import sys
from pathlib import Path
from sukno.store import Conflict, Store

home, table, me = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
with Store.open(home) as store:
    print("ready", flush=True)
    sys.stdin.readline()
    won = 0
    while (n := len(store.load(table))) < 30:
        try:
            store.append(table, n, [f"{me} {n}"])
            won += 1
        except Conflict:
            pass
print(won, flush=True)
"""


def test_two_programs_never_write_the_same_number(store: Store, tmp_path: Path) -> None:
    table = store.create("casino", [])
    players = [child(RACE, str(tmp_path), table, str(me)) for me in range(2)]
    for player in players:
        assert player.stdout and player.stdout.readline() == "ready\n"
    answers = [player.communicate("go\n", timeout=60)[0] for player in players]
    log = store.load(table)
    assert [entry.split()[1] for entry in log] == [str(n) for n in range(len(log))]
    for me, answer in enumerate(answers):
        assert sum(entry.startswith(f"{me} ") for entry in log) == int(answer)


OPEN = """
import sys
from pathlib import Path
from sukno.store import Store

with Store.open(Path(sys.argv[1])) as store:
    print(store.create("casino", ["a"]), flush=True)
"""


def test_several_programs_may_open_an_empty_folder_at_once(tmp_path: Path) -> None:
    programs = [child(OPEN, str(tmp_path)) for _ in range(6)]
    ids = {program.communicate(timeout=60)[0].strip() for program in programs}
    assert [program.returncode for program in programs] == [0] * 6
    with Store.open(tmp_path) as store:
        assert {table.id for table in store.tables()} == ids


def test_a_file_held_by_another_program_is_said_to_be_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "BUSY_SECONDS", 0.05)
    with Store.open(tmp_path) as store, closing(sqlite3.connect(file_in(tmp_path), isolation_level=None)) as other:
        table = store.create("casino", ["a"])
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            store.append(table, 1, ["b"])
        assert caught.value.message.id == "store-busy"
        assert store.load(table) == ["a"]  # who only reads does not wait
        other.execute("ROLLBACK")
        store.append(table, 1, ["b"])


# --- killed at any moment

WRITE = """
import sys
from pathlib import Path
from sukno.store import Store

with Store.open(Path(sys.argv[1])) as store:
    table = store.create("casino", ["0", "1", "2"])
    print(table, flush=True)
    n = 3
    while True:
        store.append(table, n, [str(n + i) for i in range(3)], summary=str(n))
        n += 3
        print(n, flush=True)
"""


def child(code: str, *args: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )


def kill(writer: subprocess.Popen[str], after: float) -> list[str]:
    """Kills *writer* so many seconds after its first word; everything it had told by then."""
    assert writer.stdout
    told = [writer.stdout.readline().strip()]
    time.sleep(after)
    os.kill(writer.pid, signal.SIGKILL)
    told += writer.communicate(timeout=30)[0].split()
    assert writer.returncode == -signal.SIGKILL
    return told


@pytest.mark.parametrize("seed", range(6))
def test_a_kill_while_writing_loses_nothing_that_was_told(tmp_path: Path, seed: int) -> None:
    table, *told = kill(child(WRITE, str(tmp_path)), after=random.Random(seed).uniform(0.0, 0.15))
    with Store.open(tmp_path) as store:
        log = store.load(table)
        assert log == [str(n) for n in range(len(log))]
        assert len(log) % 3 == 0  # what is appended together stands together
        assert len(log) >= int(told[-1] if told else 3)
        summary = store.tables()[0].summary
        assert summary == ("{}" if len(log) == 3 else str(len(log) - 3))
        store.append(table, len(log), ["on it goes"])


FIRST_OPENING = """
import sys
from pathlib import Path
from sukno.store import Store
import alembic.command, sukno.store.migrations

print("go", flush=True)
Store.open(Path(sys.argv[1]))
"""


@pytest.mark.parametrize("seed", range(4))
def test_a_kill_during_the_first_opening_leaves_a_file_that_opens(tmp_path: Path, seed: int) -> None:
    opener = child(FIRST_OPENING, str(tmp_path))
    assert opener.stdout and opener.stdout.readline() == "go\n"
    time.sleep(random.Random(seed).uniform(0.0, 0.06))
    opener.kill()
    opener.communicate(timeout=30)
    with Store.open(tmp_path) as store:
        assert store.tables() == []


FULL_DISK = """
import resource, signal, sys
from pathlib import Path
from sukno.store import Store, StoreError

with Store.open(Path(sys.argv[1])) as store:
    table = store.create("casino", ["a"])
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    n = 1
    try:
        while True:
            store.append(table, n, ["x" * 10_000])
            n += 1
    except StoreError as error:
        print(table, n, error.message.id, flush=True)
"""


def test_a_full_disk_is_told_and_harms_nothing(tmp_path: Path) -> None:
    table, n, why = child(FULL_DISK, str(tmp_path)).communicate(timeout=60)[0].split()
    assert why == "store-unwritable"
    with Store.open(tmp_path) as store:
        assert len(store.load(table)) == int(n)


# --- how it comes to be, and what it refuses


def test_an_empty_file_becomes_a_store(tmp_path: Path) -> None:
    file_in(tmp_path).touch()
    with Store.open(tmp_path) as store:
        assert store.tables() == []
        with closing(sqlite3.connect(file_in(tmp_path))) as db:
            assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert db.execute("SELECT version_num FROM alembic_version").fetchone() == (schema.HEAD,)


def test_migrations_lead_to_the_schema(store: Store) -> None:
    engine = create_engine(f"sqlite:///{store.place}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()
    assert ScriptDirectory.from_config(migrate_module._config()).get_heads() == [schema.HEAD]


def test_a_migration_that_fails_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(connection: object) -> None:
        migrate_module.migrate(connection)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(store_module, "migrate", fail)
    with pytest.raises(KeyboardInterrupt):
        Store.open(tmp_path)
    with closing(sqlite3.connect(file_in(tmp_path))) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == []


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.create("casino", ["a"])
    with closing(sqlite3.connect(file_in(tmp_path))) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(tmp_path).message.id == "store-newer"


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(file_in(tmp_path))) as db, db:
        db.execute("CREATE TABLE recipes (soup TEXT)")
    assert refusal(tmp_path).message.id == "store-foreign"


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file_in(tmp_path).write_bytes(b"My grandmother's recipes\n" * 100)
    assert refusal(tmp_path).message.id == "store-damaged"


@pytest.mark.parametrize("damage", ["cut", "scribbled", "header"])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: str) -> None:
    with Store.open(tmp_path) as store:
        table = store.create("casino", ["x" * 500] * 100)
        store.append(table, 100, ["y"])
    sound = file_in(tmp_path).read_bytes()
    harmed = {
        "cut": sound[: len(sound) // 2],
        "scribbled": sound[:8192] + os.urandom(4096 * 4) + sound[8192 + 4096 * 4 :],
        "header": sound[:100] + bytes(4000) + sound[4100:],
    }
    file_in(tmp_path).write_bytes(harmed[damage])
    assert refusal(tmp_path).message.id == "store-damaged"


def test_a_log_with_a_hole_is_not_half_read(store: Store, tmp_path: Path) -> None:
    table = store.create("casino", ["a", "b", "c"])
    with closing(sqlite3.connect(file_in(tmp_path))) as db, db:
        db.execute("DELETE FROM entries WHERE n = 1")
    with pytest.raises(StoreError) as caught:
        store.load(table)
    for lang in LANGS:
        assert table in Words(lang)(caught.value.message)
    assert caught.value.message.id == "store-game-damaged"


@pytest.mark.parametrize(("lost", "missing"), [("n = 2", 2), ("n > 0", 1), ("n >= 0", 0)])
def test_a_log_that_lost_its_end_is_not_taken_for_a_shorter_game(
    store: Store, tmp_path: Path, lost: str, missing: int
) -> None:
    table = store.create("casino", ["a", "b"])
    store.append(table, 2, ["c"])
    with closing(sqlite3.connect(file_in(tmp_path))) as db, db:
        db.execute(f"DELETE FROM entries WHERE {lost}")
    with pytest.raises(StoreError) as caught:
        store.load(table)
    why = message("store-entry-missing", n=missing)
    assert caught.value.message == message("store-game-damaged", table=table, why=why)


def test_a_database_of_the_first_schema_is_brought_up_to_date_with_its_games(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        table = store.create("casino", ["a", "b", "c"])
    with closing(sqlite3.connect(file_in(tmp_path))) as db, db:
        db.execute("ALTER TABLE tables DROP COLUMN length")
        db.execute("UPDATE alembic_version SET version_num = '0001'")
    with Store.open(tmp_path) as store:
        assert store.load(table) == ["a", "b", "c"]
        store.append(table, 3, ["d"])
        assert store.load(table) == ["a", "b", "c", "d"]


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    with pytest.raises(StoreError) as caught:
        Store.open(in_the_way / "home")
    assert caught.value.message.id == "store-no-folder"
    file_in(tmp_path).mkdir()
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert caught.value.message.id == "store-no-folder"
