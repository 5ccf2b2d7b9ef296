"""The score sheet of a deal: row by row, adding up, and what it makes of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sukno.core.picture import Sheet
from sukno.terminal.look import BRASS, DIM, IVORY, LINE, SEATS
from sukno.words import Message, Words, figure

ACROSS: Final = 4
"""Up to so many sides have a column each; more have a line each."""


def sheet(had: Sheet, sides: Sequence[str], words: Words, part: str = "deal") -> RenderableType:
    """The sheet of a deal, or whatever else a part of the match is; ``sides``: who plays on each."""
    lines: list[tuple[str, list[Text], str]] = [
        (
            words(row.name),
            [_cell(cell, words, counted=row.counted) for cell in row.cells],
            IVORY if row.counted else DIM,
        )
        for row in had.rows
    ]
    # What would be said again is left out.
    summary: list[tuple[str, Sequence[int], str]] = []
    if had.sums_up:
        summary.append((words("terminal-sheet-deal", part=part), had.points, f"bold {IVORY}"))
    if had.goes_on:
        summary.append((words("terminal-sheet-before"), had.before, DIM))
        summary.append((words("terminal-sheet-match"), had.totals, f"bold {BRASS}"))
    lines += [(name, [Text(figure(points), style=style) for points in cells], style) for name, cells, style in summary]
    names = [Text(name, style=f"bold {SEATS[side % len(SEATS)]}") for side, name in enumerate(sides)]
    table = Table(box=box.SIMPLE_HEAD, border_style=LINE, header_style=IVORY, pad_edge=False, expand=True)
    table.add_column("", style=IVORY)
    if len(sides) <= ACROSS:
        for name in names:
            table.add_column(name, justify="right", style=IVORY, min_width=5)
        for place, (title, cells, style) in enumerate(lines):
            if place == len(had.rows):
                table.add_section()
            table.add_row(Text(title, style=style), *cells)
    else:
        for title, _, style in lines:
            table.add_column(Text(title, style=style), justify="right", style=IVORY)
        for side, name in enumerate(names):
            table.add_row(name, *(cells[side] for _, cells, _ in lines))
    return table if had.note is None else Group(table, Text(words(had.note), style=IVORY))


def _cell(cell: Message | int, words: Words, *, counted: bool) -> Text:
    if not isinstance(cell, int):
        return Text(words(cell), style=DIM)
    return Text(figure(cell), style=f"bold {IVORY}") if counted and cell else Text(figure(cell), style=DIM)
