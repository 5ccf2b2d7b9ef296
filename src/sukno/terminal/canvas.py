"""A small canvas of character cells: what the picture of a table is drawn on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Area(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell lies in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Ink(NamedTuple):
    """How a cell looks."""

    fg: str
    bg: str
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """Some text of one colour, for lines that are put together."""

    text: str
    fg: str
    bold: bool = False
    bg: str | None = None


class Canvas:
    """Cells to draw on. What falls outside is cut off."""

    def __init__(self, width: int, height: int, fg: str, bg: str) -> None:
        self.width = width
        self.height = height
        self._chars = [[" "] * width for _ in range(height)]
        self._inks = [[Ink(fg, bg)] * width for _ in range(height)]

    def fill(self, area: Area, bg: str, char: str = " ", fg: str | None = None) -> None:
        """Paint a rectangle."""
        for y in range(max(0, area.y), min(self.height, area.y + area.height)):
            for x in range(max(0, area.x), min(self.width, area.x + area.width)):
                self._chars[y][x] = char
                self._inks[y][x] = Ink(fg or self._inks[y][x].fg, bg)

    def put(self, x: int, y: int, text: str, fg: str, *, bg: str | None = None, bold: bool = False) -> int:
        """Write text over what is there; the background shows through where none is given. Returns where it ends."""
        if not 0 <= y < self.height:
            return x
        for char in text:
            wide = cell_len(char)
            if wide > 1:  # a name may have such letters; two cells must not become one
                char = "□"
            if wide and 0 <= x < self.width:
                self._chars[y][x] = char
                self._inks[y][x] = Ink(fg, bg or self._inks[y][x].bg, bold)
            x += bool(wide)
        return x

    def spans(self, x: int, y: int, spans: list[Span], until: int | None = None) -> int:
        """Write several spans one after another; cut with an ellipsis before *until*. Returns where they end."""
        room = (self.width if until is None else until) - x
        whole = sum(len(span.text) for span in spans)
        for span in spans:
            text = span.text
            if whole > room and len(text) > room - 1:
                text = set_cell_size(text, max(0, room - 1)) + "…" if room > 0 else ""
            x = self.put(x, y, text, span.fg, bg=span.bg, bold=span.bold)
            room -= len(text)
            if room <= 0:
                break
        return x

    def edge(self, x: int, y: int, height: int, colour: str, side: str) -> None:
        """A thin edge beside a card: ``▐`` at its left, ``▌`` at its right; two that meet make a full block."""
        other = {"▐": "▌", "▌": "▐"}[side]
        for row in range(y, y + height):
            if 0 <= row < self.height and 0 <= x < self.width:
                met = self._chars[row][x] == other
                self.put(x, row, "█" if met else side, colour)

    def strip(self, y: int) -> Strip:
        """A row, ready for the screen."""
        if y >= self.height:
            return Strip.blank(self.width)
        segments: list[Segment] = []
        chars, inks = self._chars[y], self._inks[y]
        start = 0
        for x in range(1, self.width + 1):
            if x == self.width or inks[x] != inks[start]:
                segments.append(Segment("".join(chars[start:x]), _style(inks[start])))
                start = x
        return Strip(segments, self.width)

    def text(self) -> str:
        """Everything that is written, for tests and for those who read the screen as text."""
        return "\n".join("".join(row).rstrip() for row in self._chars)


@lru_cache(maxsize=512)
def _style(ink: Ink) -> Style:
    return Style(color=ink.fg, bgcolor=ink.bg, bold=ink.bold)
