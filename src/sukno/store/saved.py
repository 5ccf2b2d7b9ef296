"""Tables in the store: opening one, going on with one, and what the list of games says of it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sukno.core.game import Pack
from sukno.core.refusal import Mistake
from sukno.core.seats import Seat
from sukno.table import Entry, Host, Player, Table, decode, encode
from sukno.table.people import is_guest, kept_name
from sukno.words import message

from .errors import StoreError
from .store import Store


class Summary(msgspec.Struct, frozen=True):
    """What the list of games says of a table, written with its log."""

    game: str
    book: str
    players: tuple[str, ...]
    """By seat: a bot's name, a person's (often empty)."""
    totals: tuple[int, ...] = ()
    """By side, of the finished deals."""
    deals: int = 0
    """Finished."""
    over: bool = False
    lesson: bool = False
    """Somebody was shown the game here."""
    friends: tuple[Seat, ...] = ()
    """The seats of those who come by an invitation, or have come."""


class _Journal:
    """The log of one table in the store; the table gets its id with the first entries."""

    def __init__(self, store: Store, table_id: str | None = None) -> None:
        self._store = store
        self.table_id = table_id

    def append(self, place: int, entries: Sequence[Entry], table: Table) -> None:
        """See ``table.Journal``. Raises Conflict where the log went on elsewhere, else StoreError."""
        texts = [encode(entry) for entry in entries]
        summary = msgspec.json.encode(_summarised(table)).decode()
        if self.table_id is None:
            self.table_id = self._store.create(table.game.key, texts, summary=summary)
        else:
            self._store.append(self.table_id, place, texts, summary=summary, closed=table.over)


def open_table(
    store: Store,
    *,
    game: str,
    book: str,
    players: Sequence[Player],
    house: Mapping[str, Any] | None = None,
    dealer: Seat | None = None,
    pack: Pack | None = None,
    lesson: bool = False,
    hints: bool = False,
) -> tuple[str, Host]:
    """Open a new table and keep it: its id and its host. See ``Host.open``. Raises Mistake."""
    journal = _Journal(store)
    host = Host.open(
        journal,
        game=game,
        book=book,
        house=house or {},
        players=players,
        dealer=dealer,
        pack=pack,
        lesson=lesson,
        hints=hints,
        clock=_milliseconds,
        entropy=secrets.token_bytes,
    )
    assert journal.table_id is not None
    return journal.table_id, host


def resume(store: Store, table_id: str) -> Host:
    """Go on with a table where its log ends. Raises StoreError or Mistake where that cannot be done."""
    texts = store.load(table_id)
    try:
        table = Table.fold([decode(text, place) for place, text in enumerate(texts)])
    except Mistake as mistake:
        raise StoreError(message("store-game-damaged", table=table_id, why=mistake.message)) from mistake
    return Host(table, _Journal(store, table_id), clock=_milliseconds, entropy=secrets.token_bytes)


def summary_of(text: str) -> Summary | None:
    """Read a table's summary; None where it is of another format."""
    try:
        return msgspec.json.decode(text, type=Summary)
    except msgspec.MsgspecError:
        return None


def _summarised(table: Table) -> Summary:
    return Summary(
        game=table.game.key,
        book=table.book.key,
        players=tuple(map(kept_name, table.players)),
        totals=() if table.match is None else tuple(table.match.totals),
        deals=0 if table.match is None else table.match.finished,
        over=table.over,
        lesson=table.opened.lesson,
        friends=tuple(seat for seat, player in enumerate(table.players) if is_guest(player)),
    )


def _milliseconds() -> int:
    return time.time_ns() // 1_000_000
