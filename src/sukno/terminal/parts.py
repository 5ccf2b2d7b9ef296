"""Parts of a table's picture that look the same at every table: buttons, the line of keys, a window too small."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from sukno.words import Words

from .canvas import Area, Canvas
from .look import BRASS, BRASS_INK, DIM, IVORY, RAIL

LEAST_WIDTH: Final = 60
LEAST_HEIGHT: Final = 18
"""Below that a table would be broken."""
BUTTON: Final = "#2c4a3d"
GAP: Final = "   "
"""Between two keys."""


def draw_button(canvas: Canvas, area: Area, label: str, *, primary: bool, closed: bool = False) -> None:
    """A button; Enter does the primary one, and one that is closed does nothing but say why."""
    bg, fg = (BRASS, BRASS_INK) if primary else (RAIL, DIM) if closed else (BUTTON, IVORY)
    y = area.y + area.height // 2
    canvas.fill(area, bg)
    canvas.put(area.x + 1, y, label, fg, bg=bg, bold=primary)
    if closed:
        canvas.put(area.x, y, "┆", DIM)
        canvas.put(area.x + area.width - 1, y, "┆", DIM)


def fitted_keys(text: str, room: int) -> str:
    """A line of keys in so many columns: those before the last, which is help, give way first."""
    keys = text.split(GAP)
    while len(keys) > 1 and len(GAP.join(keys)) > room:
        del keys[-2]
    return GAP.join(keys)


def is_small(width: int, height: int) -> bool:
    """Whether a window is too small for a table."""
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


def draw_small(canvas: Canvas, words: Words) -> None:
    """That the window is too small; the game goes on in one that is larger."""
    text = words("terminal-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
    lines = wrap(text, max(1, canvas.width - 2))[: canvas.height]
    for row, line in enumerate(lines, (canvas.height - len(lines)) // 2):
        canvas.put(max(0, (canvas.width - len(line)) // 2), row, line, IVORY)
