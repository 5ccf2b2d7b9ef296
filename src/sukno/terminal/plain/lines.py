"""Lines for a terminal, for a braille display or for a pipe: how long they may be."""

from __future__ import annotations

import os
from textwrap import wrap
from typing import Final, TextIO

NARROW: Final = 20
"""Columns below which nothing is broken."""


def columns(out: TextIO) -> int | None:
    """How wide the terminal is that *out* goes to; None where it goes elsewhere."""
    try:
        return os.get_terminal_size(out.fileno()).columns or None if out.isatty() else None
    except (OSError, ValueError):
        return None


def wrapped(line: str, width: int | None) -> list[str]:
    """A line for a terminal, broken between words; whole where there is none, or one too narrow for words."""
    if width is None or width < NARROW or len(line) <= width:
        return [line]
    return wrap(line, width, break_long_words=False, break_on_hyphens=False, subsequent_indent="  ")
