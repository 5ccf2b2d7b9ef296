"""Where a player left, through whichever door: there the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import msgspec

from .errors import StoreError
from .saved import summary_of
from .store import Store

LEFT: Final = "last-seat"
"""The setting under which the table is kept where this player sat last."""


def keep_left(store: Store, table_id: str) -> None:
    """Keep that this player sits there."""
    with suppress(StoreError):  # where nothing can be written, the game itself says so
        store.set_setting(LEFT, msgspec.json.encode(table_id).decode())


def unfinished(store: Store, game: str | None = None) -> Iterator[str]:
    """The tables that are not over, of all games or of one, the one left last first."""
    left = _left(store)
    tables = sorted(store.tables(), key=lambda table: table.id != left)  # else the one played last first
    for table in tables:
        summary = summary_of(table.summary)
        if not table.closed and summary is not None and game in (None, summary.game):
            yield table.id


def _left(store: Store) -> str | None:
    kept = store.setting(LEFT)
    try:
        return msgspec.json.decode(kept, type=str) if kept else None
    except msgspec.MsgspecError:
        return None
