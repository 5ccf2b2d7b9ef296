"""A record in a file: where it goes, and writing it there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sukno.core.record import Record, write_record

ENDING: Final = ".toml"


def usual_name(table_id: str) -> str:
    """What the record of a table is called where nobody says otherwise."""
    return f"sukno-{table_id}{ENDING}"


def place_of(text: str, table_id: str) -> Path:
    """The file that somebody means: in a folder, or where nothing is named, under the usual name; it ends in .toml."""
    path = Path(text.strip() or usual_name(table_id))
    try:
        path = path.expanduser()
        if path.is_dir():
            return path / usual_name(table_id)
    except (OSError, ValueError, RuntimeError):  # no such user; a name no file can have: writing says so
        pass
    return path if path.name.lower().endswith(ENDING) else path.with_name(path.name + ENDING)


def write_to(place: Path, record: Record) -> None:
    """Write a record to a new file. Raises OSError, and nothing else, where that cannot be done."""
    text = write_record(record)
    try:
        with place.open("x", encoding="utf-8") as file:
            file.write(text)
    except ValueError as error:  # a zero byte in the name
        raise OSError(None, str(error)) from error
