"""Where input comes from: a file, the standard input or the command line itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sukno.core.reading import read_data
from sukno.core.refusal import Mistake
from sukno.words import message

STDIN = "-"


def read_mapping(source: str) -> dict[str, object]:
    """JSON or TOML from a file, from the standard input (``-``), or JSON written in place."""
    if source.lstrip().startswith(("{", "[")):
        return read_data(source, "JSON")
    return read_data(read_text(source), name_of(source))


def read_text(source: str) -> str:
    """The text of a file or of the standard input. Raises Mistake where there is none."""
    return decoded(read_bytes(source), name_of(source))


def read_bytes(source: str) -> bytes:
    """The bytes of a file or of the standard input. Raises Mistake where there is none."""
    if source == STDIN:
        return sys.stdin.buffer.read()
    with _explained(source):
        return Path(source).read_bytes()


def read_lines(source: str) -> Iterator[bytes]:
    """The lines of a file or of the standard input, one by one as they come."""
    if source == STDIN:
        yield from sys.stdin.buffer
        return
    with _explained(source), Path(source).open("rb") as file:
        yield from file


def decoded(data: bytes, name: str) -> str:
    """The text of some bytes; Mistake where they are not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Mistake(message("cli-not-utf8", path=name, place=error.start)) from error


def name_of(source: str) -> str:
    """What people call a source."""
    return "<stdin>" if source == STDIN else source


@contextmanager
def _explained(source: str) -> Iterator[None]:
    try:
        yield
    except FileNotFoundError as error:
        raise Mistake(message("cli-no-file", path=source)) from error
    except IsADirectoryError as error:
        raise Mistake(message("cli-is-folder", path=source)) from error
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        detail = getattr(error, "strerror", None) or str(error)
        raise Mistake(message("cli-unreadable", path=source, detail=detail)) from error
