"""The store: tables with their logs, and settings, in one database."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, Self
from urllib.parse import quote

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, make_url, select, update
from sqlalchemy.exc import ArgumentError, IntegrityError

from sukno.store import schema
from sukno.store.errors import Conflict, StoreError, explained
from sukno.store.migrate import check, migrate
from sukno.words import message

BUSY_SECONDS: Final = 10.0
"""How long a write waits for another program's before it gives up."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
# Read aloud and typed by hand: no 0 and o, no 1, i and l.
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class SavedTable:
    """A table in the list of saved games."""

    id: str
    game: str
    """The key of its game, such as ``casino``."""
    created: datetime
    updated: datetime
    """When its log last grew, in UTC."""
    summary: str
    """JSON for the list, written by whoever writes the log."""
    closed: bool
    """Whether it has been played to its end."""


class Store:
    """Saved tables and settings. Safe to use from several threads and several processes at a time.

    Every method raises StoreError, with words for people, when the database cannot do its part.
    """

    def __init__(self, engine: Engine, place: str, clock: Callable[[], datetime], new_id: Callable[[], str]) -> None:
        self.place: Final = place
        """The file, or the URL without its password."""
        self._engine = engine
        self._clock = clock
        self._new_id = new_id

    @classmethod
    def open(
        cls,
        home: Path | None = None,
        url: str | None = None,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        new_id: Callable[[], str] = lambda: "".join(secrets.choice(_ID_LETTERS) for _ in range(8)),
    ) -> Self:
        """The store in the folder *home* (see `data_home`) or at a database *url*, created and migrated where needed.

        A database that is damaged, newer or another program's is refused as it stands (StoreError).
        """
        engine, place = _connect(url) if url is not None else _connect_file(home if home is not None else data_home())
        try:
            with explained(place):
                _prepare(engine, place)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, place, clock, new_id)

    @classmethod
    def read(cls) -> Self:
        """The store as `open` gives it; where nothing can be written, what is there, to be read only."""
        try:
            return cls.open()
        except StoreError:
            file = data_home() / "sukno.db"
            if not file.is_file() or os.access(file.parent, os.W_OK):
                raise
        # Without a place for its lock files SQLite reads a database only if nobody is said to write it.
        address = f"sqlite:///file:{quote(str(file.resolve()))}?mode=ro&immutable=1&uri=true"
        engine, place = create_engine(address), str(file)
        try:
            with explained(place), engine.begin() as connection:
                if check(connection, place):
                    raise StoreError(message("store-unwritable", path=place, detail="schema"))
        except BaseException:
            engine.dispose()
            raise
        return cls(engine, place, lambda: datetime.now(UTC), str)

    def close(self) -> None:
        """Lets go of the database. What was written stays written without it."""
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def create(self, game: str, first_entries: Sequence[str], *, summary: str = "{}") -> str:
        """Opens a table of *game* whose log begins with *first_entries*; its new id."""
        table_id, now = self._new_id(), self._now()
        with self._writing() as db:
            listed = {"id": table_id, "game": game, "created": now, "updated": now, "summary": summary, "closed": False}
            db.execute(insert(schema.tables).values(listed | {"length": len(first_entries)}))
            _write(db, table_id, 0, first_entries, now)
        return table_id

    def append(
        self,
        table_id: str,
        n: int,
        entries: Sequence[str],
        *,
        summary: str | None = None,
        closed: bool | None = None,
    ) -> None:
        """Writes *entries* as numbers *n*, *n* + 1, … of the log: all of them, on the disk, or none.

        Tell people afterwards, never before. *summary* and *closed*, where given, change in the same stroke.
        Raises Conflict when *n* is not the next number (the log's length): somebody else has written meanwhile.
        """
        now = self._now()
        try:
            with self._writing() as db:
                length = self._length(db, table_id)
                if n != length:
                    raise Conflict(message("store-conflict", table=table_id, n=min(n, length)))
                changed = {"updated": now, "length": n + len(entries), **_listed(summary, closed)}
                self._change(db, table_id, changed)
                _write(db, table_id, n, entries, now)
        except IntegrityError as error:  # two writers in the same instant, where the database lets them in together
            raise Conflict(message("store-conflict", table=table_id, n=n)) from error

    def load(self, table_id: str) -> list[str]:
        """The whole log of a table, first entry first. Raises StoreError where there is no such table."""
        log = schema.entries.c
        with self._reading() as db:
            length = self._length(db, table_id)
            rows = db.execute(select(log.n, log.entry).where(log.table_id == table_id).order_by(log.n)).all()
        numbers = [row.n for row in rows]
        if numbers != list(range(length)):
            place = next((n for n in range(length) if n not in numbers), length)
            raise StoreError(message("store-game-damaged", table=table_id, why=message("store-entry-missing", n=place)))
        return [row.entry for row in rows]

    def tables(self) -> list[SavedTable]:
        """Every table, the one played last first."""
        columns = schema.tables.c
        with self._reading() as db:
            rows = db.execute(select(schema.tables).order_by(columns.updated.desc(), columns.id)).all()
        return [
            SavedTable(row.id, row.game, _time(row.created), _time(row.updated), row.summary, row.closed)
            for row in rows
        ]

    def summary(self, table_id: str, summary: str, *, closed: bool | None = None) -> None:
        """Changes what the list says of a table, without a word in its log."""
        with self._writing() as db:
            self._change(db, table_id, _listed(summary, closed))

    def delete(self, table_id: str) -> None:
        """Removes a table and its log for good."""
        with self._writing() as db:
            db.execute(delete(schema.entries).where(schema.entries.c.table_id == table_id))
            if not db.execute(delete(schema.tables).where(schema.tables.c.id == table_id)).rowcount:
                raise StoreError(message("store-no-table", table=table_id))

    def setting(self, key: str) -> str | None:
        """The value kept under *key* (JSON text), None where there is none."""
        columns = schema.settings.c
        with self._reading() as db:
            return db.execute(select(columns.value).where(columns.key == key)).scalar()

    def set_setting(self, key: str, value: str) -> None:
        """Keeps *value* (JSON text) under *key*, in place of what was there."""
        with self._writing() as db:
            if not db.execute(update(schema.settings).where(schema.settings.c.key == key).values(value=value)).rowcount:
                db.execute(insert(schema.settings).values(key=key, value=value))

    def setting_once(self, key: str, value: str) -> str:
        """Keeps *value* under *key* unless something is kept there already; what is kept now."""
        columns = schema.settings.c
        with self._writing() as db:
            kept = db.execute(select(columns.value).where(columns.key == key)).scalar()
            if kept is None:
                db.execute(insert(schema.settings).values(key=key, value=value))
        return value if kept is None else kept

    def _now(self) -> int:
        return (self._clock() - _EPOCH) // timedelta(milliseconds=1)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with explained(self.place), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with explained(self.place), _writer(self._engine).begin() as connection:
            yield connection

    @staticmethod
    def _length(db: Connection, table_id: str) -> int:
        """How many entries a log has. Raises StoreError where there is no such table."""
        columns = schema.tables.c
        length = db.execute(select(columns.length).where(columns.id == table_id)).scalar()
        if length is None:
            raise StoreError(message("store-no-table", table=table_id))
        return int(length)

    @staticmethod
    def _change(db: Connection, table_id: str, values: dict[str, Any]) -> None:
        if not db.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(values)).rowcount:
            raise StoreError(message("store-no-table", table=table_id))


def data_home(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder of saved games: SUKNO_HOME, else ``sukno`` in the user's data folder."""
    named = environ.get("SUKNO_HOME")
    return Path(named).expanduser() if named else user_data_path("sukno", appauthor=False)


def _listed(summary: str | None, closed: bool | None) -> dict[str, Any]:
    """The columns of the list that are given."""
    return {name: value for name, value in (("summary", summary), ("closed", closed)) if value is not None}


def _write(db: Connection, table_id: str, n: int, entries: Sequence[str], now: int) -> None:
    if entries:
        rows = [{"table_id": table_id, "n": n + i, "entry": entry, "created": now} for i, entry in enumerate(entries)]
        db.execute(insert(schema.entries), rows)


def _time(milliseconds: int) -> datetime:
    return _EPOCH + timedelta(milliseconds=milliseconds)


def _connect_file(home: Path) -> tuple[Engine, str]:
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(message("store-no-folder", path=str(home), detail=error.strerror or str(error))) from error
    file = str(home / "sukno.db")
    return _engine(URL.create("sqlite", database=file)), file


def _connect(url: str) -> tuple[Engine, str]:
    try:
        address = make_url(url)
        return _engine(address), address.render_as_string(hide_password=True)
    except (ArgumentError, ImportError) as error:  # not a URL; a database whose driver is not installed
        raise StoreError(message("store-unreachable", path=url.rpartition("@")[2], detail=str(error))) from error


def _engine(address: URL) -> Engine:
    if address.get_backend_name() != "sqlite":
        return create_engine(address)
    # Transactions are ours to begin (below): Python's sqlite3 would begin too late to keep a migration whole.
    engine = create_engine(address, connect_args={"timeout": BUSY_SECONDS, "isolation_level": None})

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: object) -> None:
        connection.execute("PRAGMA foreign_keys = ON")
        # FULL: what append has returned from survives even the power cut of the next moment.
        connection.execute("PRAGMA synchronous = FULL")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("sqlite_begin", "BEGIN"))

    return engine


def _writer(engine: Engine) -> Engine:
    # A writer takes its turn at once: one that began as a reader could find its view outdated and fail without waiting.
    return engine.execution_options(sqlite_begin="BEGIN IMMEDIATE")


def _prepare(engine: Engine, place: str) -> None:
    with engine.begin() as connection:
        outdated = check(connection, place)
    if engine.dialect.name == "sqlite":
        _write_ahead(engine)
    if outdated:
        with _writer(engine).begin() as connection:
            if check(connection, place):  # nobody else has done it meanwhile
                migrate(connection)


def _write_ahead(engine: Engine) -> None:
    """Readers and the writer need not wait for each other. The file keeps the mode; it is set once known to be ours."""
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.execute("PRAGMA journal_mode = WAL")
