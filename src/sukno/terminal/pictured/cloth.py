"""The cloth: everybody else with what lies before them, the middle, what lies before oneself; as large as it fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sukno.core.picture import Place, Shape
from sukno.core.seats import Seat
from sukno.terminal.canvas import Area, Span
from sukno.terminal.cards import HUGE, LARGE, MEDIUM, SMALL, TINY, Size, draw_back
from sukno.terminal.look import BRASS, BRASS_INK, CLOTH, CLOTH_EDGE, DIM, IVORY
from sukno.words import figure

from .boxes import Box, caption_of, draw_box, kept_of
from .scene import Drawing, Scene

CELL: Final = 16
"""The fewest columns for a player."""
SIZES: Final = (
    (HUGE, MEDIUM),
    (LARGE, MEDIUM),
    (LARGE, SMALL),
    (MEDIUM, SMALL),
    (SMALL, SMALL),
    (SMALL, TINY),
    (TINY, TINY),
)
"""Of the cards in the middle and of those before the players, the largest first."""
FOLDED: Final = (4, 3, 2, 1)
"""Where small cards do not fit, so many of each column are drawn, and the others counted; the most first."""
ALONE: Final = 0
"""Where even that does not fit, the last card alone is drawn."""
LINES: Final = 2
"""Rows of text of a player: the name, and what is to be known."""
EVERYWHERE, NOT_BEFORE_OTHERS, IN_THE_MIDDLE, NOWHERE = 3, 2, 1, 0
"""Which places have captions."""


class Layout:
    """The cloth at some sizes: what it needs, and whether that fits."""

    def __init__(
        self, scene: Scene, area: Area, middle: Size, before: Size, *, captions: int, seen: int | None, lines: int
    ) -> None:
        self.scene = scene
        self.area = area
        self.seen = seen
        self.lines = lines
        others = scene.others
        columns = max(1, min(len(others), area.width // CELL))
        rows = -(-len(others) // columns)
        columns = -(-len(others) // rows)
        self.cell = area.width // columns
        self.rows = [others[start : start + columns] for start in range(0, len(others), columns)]
        everywhere, own = captions >= EVERYWHERE, captions >= NOT_BEFORE_OTHERS
        self.boxes = {seat: self._boxes(scene.laid(seat), before, self.room, captions=everywhere) for seat in others}
        self.middle = self._boxes(scene.middle, middle, area.width - 4, captions=captions >= IN_THE_MIDDLE, cut=True)
        self.own = self._boxes(scene.laid(scene.own), before, area.width - 4, captions=own, cut=True)

    @property
    def room(self) -> int:
        """The columns for what lies before one of the others, below the name."""
        return self.cell - INDENT

    def _boxes(self, places: Sequence[Place], size: Size, room: int, *, captions: bool, cut: bool = False) -> list[Box]:
        """The places side by side: cards spread where there is room, else one over another; captions lose their notes
        where they must; then the first cards of rows are only counted, where columns are folded too; and at last
        captions are cut."""
        said = [caption_of(self.scene, place) if captions else "" for place in places]
        bare = [caption_of(self.scene, place, noted=False) if captions else "" for place in places]
        kept = [kept_of(self.scene, place) if captions else 0 for place in places]
        for names, spread in ((said, True), (said, False), (bare, False)):
            boxes = [
                Box(place, size, name, columns, spread, self.seen)
                for place, name, columns in zip(places, names, kept, strict=True)
            ]
            if width_of(boxes) <= room:
                return boxes
        longest = 0 if self.seen is None else max((len(place.cards) for place in places), default=0)
        for most in range(longest - 2, 0, -1):
            boxes = [
                Box(place, size, name, columns, False, self.seen if place.shape is Shape.COLUMN else most)
                for place, name, columns in zip(places, bare, kept, strict=True)
            ]
            if width_of(boxes) <= room:
                return boxes
        if cut:
            short = [cut_to(name, size.width) for name in bare]
            boxes = [Box(place, size, name, 0, False, self.seen) for place, name in zip(places, short, strict=True)]
        return boxes

    def row_height(self, row: Sequence[Seat]) -> int:
        """The rows that some players need."""
        return self.lines + height_of([box for seat in row for box in self.boxes[seat]])

    @property
    def heights(self) -> tuple[int, int, int]:
        """Of the players, of the middle, and of what lies before oneself."""
        return sum(map(self.row_height, self.rows)), height_of(self.middle), height_of(self.own)

    @property
    def fits(self) -> bool:
        """Whether there is room for everything."""
        wide = width_of(self.middle) <= self.area.width - 4 and width_of(self.own) <= self.area.width - 4
        cells = all(width_of(boxes) <= self.room for boxes in self.boxes.values())
        return wide and cells and sum(self.heights) <= self.area.height


def cut_to(name: str, width: int) -> str:
    """A caption in so many columns."""
    return name if len(name) <= width else f"{name[: width - 1]}…"


def width_of(boxes: Sequence[Box]) -> int:
    """The columns of boxes side by side."""
    return sum(box.width for box in boxes) + GAP * max(0, len(boxes) - 1)


def height_of(boxes: Sequence[Box]) -> int:
    """The rows of the highest box."""
    return max((box.height for box in boxes), default=0)


GAP: Final = 2
INDENT: Final = 3
"""Before what lies below a name."""


def arranged(scene: Scene, area: Area, largest: Size) -> Layout:
    """The largest cards that fit, with captions where there is room for them; long columns are folded before their
    cards become mere lines."""
    layout = None
    for middle, before, captions, seen, lines in _tries(largest):
        layout = Layout(scene, area, middle, before, captions=captions, seen=seen, lines=lines)
        if layout.fits:
            return layout
    assert layout is not None
    return layout


def _tries(largest: Size) -> Iterator[tuple[Size, Size, int, int | None, int]]:
    """The sizes in the middle and before the players, which places have captions, how much is seen of a column, and the
    rows of text of a player."""
    sizes = [(middle, before) for middle, before in SIZES if middle.height <= largest.height]
    whole = [pair for pair in sizes if TINY not in pair]
    lines = [pair for pair in sizes if TINY in pair]
    folded: tuple[int | None, ...] = (None, *FOLDED)
    for seen, pairs in (
        (None, whole),
        *((seen, whole) for seen in FOLDED),
        *((seen, lines) for seen in folded),
    ):
        yield from ((*pair, captions, seen, LINES) for pair in pairs for captions in (EVERYWHERE, NOT_BEFORE_OTHERS))
    # In the lowest windows one tells places apart by where they lie, and the others by their names alone.
    for few, told in (
        ((IN_THE_MIDDLE, NOWHERE), LINES),
        ((NOT_BEFORE_OTHERS, IN_THE_MIDDLE, NOWHERE), 1),
    ):
        yield from ((*lines[-1], captions, seen, told) for captions in few for seen in (*folded, ALONE))


def draw_cloth(scene: Scene, drawing: Drawing, area: Area, largest: Size, *, scores: bool) -> None:
    """The cloth with everything on it. ``scores``: the players' points stand beside their names."""
    canvas = drawing.canvas
    canvas.fill(area, CLOTH)
    for y in (area.y, area.y + area.height - 1):
        canvas.fill(Area(area.x, y, area.width, 1), CLOTH_EDGE)
    layout = arranged(scene, area, largest)
    air = max(0, area.height - sum(layout.heights))
    y = area.y + (1 if air > 2 else 0)
    for row in layout.rows:
        for number, seat in enumerate(row):
            _draw_player(scene, drawing, layout, seat, Area(number * layout.cell, y, layout.cell, 0), scores=scores)
        y += layout.row_height(row)
    _, middle, own = layout.heights
    bottom = area.y + area.height - own - (1 if own and air > 1 else 0)
    _draw_row(scene, drawing, layout.middle, y + max(0, (bottom - y - middle) // 2), area)
    _draw_row(scene, drawing, layout.own, bottom, area)


def _draw_row(scene: Scene, drawing: Drawing, boxes: Sequence[Box], y: int, area: Area) -> None:
    """Boxes side by side in the middle, with more between them where there is room."""
    gap = 4 if width_of(boxes) + 2 * len(boxes) <= area.width - 4 else GAP
    whole = sum(box.width for box in boxes) + gap * max(0, len(boxes) - 1)
    core = whole - (boxes[-1].width - boxes[-1].core if boxes else 0)
    x = area.x + max(1, min((area.width - core) // 2, area.width - 2 - whole))
    for box in boxes:
        draw_box(scene, drawing, box, x, y)
        x += box.width + gap


def _draw_player(scene: Scene, drawing: Drawing, layout: Layout, seat: Seat, cell: Area, *, scores: bool) -> None:
    """Somebody else: name, hidden cards, what is to be known, and what lies there."""
    canvas = drawing.canvas
    x, y, end = cell.x + 1, cell.y, cell.x + cell.width - 1
    canvas.put(x, y, "▸" if seat in scene.to_act else " ", BRASS, bold=True)
    at = canvas.put(x + 2, y, scene.names[seat], scene.colour(seat), bold=True) + 1
    if seat == scene.dealer:
        at = canvas.put(at, y, scene.words("terminal-dealer"), BRASS_INK, bg=BRASS, bold=True) + 1
    if scores:
        points = figure(scene.totals[scene.side(seat)])
        canvas.put(end - len(points), y, points, IVORY, bold=True)
        end -= len(points) + 1
    held = scene.held_by(seat)
    if held is not None and held.count:
        _draw_backs(drawing, at, y, end, held.count)
    end = cell.x + cell.width - 1
    if layout.lines == LINES:
        canvas.spans(x + 2, y + 1, [Span(about(scene, seat, end - x - 2), DIM)], end)
    left = cell.x + INDENT
    for box in layout.boxes[seat]:
        draw_box(scene, drawing, box, left, y + layout.lines)
        left += box.width + GAP


def _draw_backs(drawing: Drawing, x: int, y: int, end: int, count: int) -> None:
    """Hidden cards, one by one where there is room, else how many."""
    if x + 3 * count <= end:
        for _ in range(count):
            x = draw_back(drawing.canvas, x, y)
        return
    if x + 2 < end:
        drawing.canvas.put(draw_back(drawing.canvas, x, y) - 1, y, f"×{count}"[: end - x - 2], IVORY)


def about(scene: Scene, seat: Seat, room: int) -> str:
    """What stands below a name: what is to be known in this deal; how strong a bot is, where that fits too."""
    tally = scene.picture.tallies[seat]
    partner = seat != scene.own and scene.side(seat) == scene.side(scene.own)
    parts = [scene.words("terminal-partner")] if partner else []
    parts += [] if tally is None else [scene.words(tally)]
    hands = (place for place in scene.before(seat) if place.shape is Shape.HAND and not any(place.cards))
    parts += [scene.words(place.note) for place in hands if place.note is not None]
    said = " · ".join(parts)
    whole = " · ".join([*parts, scene.strengths[seat]] if scene.strengths[seat] else parts)
    return whole if len(whole) <= room else said
