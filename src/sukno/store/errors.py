"""What can go wrong with saved games, in words for the person whose games they are."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from sukno.core.refusal import Mistake
from sukno.words import Message, message


class StoreError(Mistake):
    """Saved games cannot be read or written; nothing was overwritten. ``message`` says why and what to do."""


class Conflict(StoreError):
    """Somebody else has written on: load the table again and answer from there."""


@contextmanager
def explained(place: str) -> Iterator[None]:
    """Turns whatever the database raises within the block into a StoreError about *place*, a path or URL."""
    try:
        yield
    except DBAPIError as error:
        raise StoreError(_explain(place, error.orig)) from error


def _explain(place: str, error: BaseException | None) -> Message:
    detail = str(error)
    # "SQLITE_BUSY_SNAPSHOT" is a kind of "SQLITE_BUSY".
    match getattr(error, "sqlite_errorname", "").split("_")[1:2]:
        case ["BUSY" | "LOCKED"]:
            return message("store-busy", path=place)
        case ["READONLY" | "FULL" | "IOERR"]:
            return message("store-unwritable", path=place, detail=detail)
        case ["CORRUPT" | "NOTADB" | "ERROR"]:
            return message("store-damaged", path=place, detail=detail)
        case _ if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
            return message("store-damaged", path=place, detail=detail)
    kind = "store-unreachable" if "://" in place else "store-no-folder"
    return message(kind, path=place, detail=detail)
