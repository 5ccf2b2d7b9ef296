"""The cloth of whoever lays out columns: a line for each of the others, the middle small, one's own columns large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sukno.cards import Card
from sukno.core.picture import Place, Shape
from sukno.core.seats import Seat
from sukno.terminal.canvas import Area, Span
from sukno.terminal.cards import LARGE, MEDIUM, SMALL, TINY, Size, draw_card
from sukno.terminal.look import BACK, BACK_WEAVE, BRASS, CLOTH, CLOTH_EDGE, DIM, IVORY, MAT, PAPER, PAPER_EDGE

from .boxes import draw_face_down
from .cloth import about, cut_to
from .scene import KEYS_SHOWN, MIDDLE, Drawing, Scene

PANEL: Final = 21
"""Columns of the screen for one's name and piles, at the left."""
WIDE: Final = 12
"""From so many columns of the screen for each column of cards on, the cards are wide."""
ROOMY: Final = 20
"""From so many rows on the middle has larger cards, and the others' last cards are seen."""
NARROW: Final = Size(3, 1, 3)
"""The smallest card: its index alone."""
PACKED: Final = 7
"""The width of two cards in one row, where a column is too long for its rows; in less they are only counted."""


def draw_columns(scene: Scene, drawing: Drawing, area: Area) -> None:
    """The cloth with everything on it."""
    canvas = drawing.canvas
    canvas.fill(area, CLOTH)
    for y in (area.y, area.y + area.height - 1):
        canvas.fill(Area(area.x, y, area.width, 1), CLOTH_EDGE)
    roomy = area.height >= ROOMY
    y = _draw_others(scene, drawing, Area(area.x, area.y, area.width, 2 if roomy else 1))
    y = _draw_middle(scene, drawing, area, y + roomy)
    own = Area(area.x, y + roomy, area.width, area.y + area.height - y - roomy)
    _draw_piles(scene, drawing, Area(own.x + 2, own.y, PANEL - 2, own.height))
    _draw_own(scene, drawing, Area(own.x + PANEL, own.y, own.width - PANEL - 1, own.height))


# The others and the middle


def _draw_others(scene: Scene, drawing: Drawing, area: Area) -> int:
    """Everybody else in a cell: name and what is to be known; below, the cards that lie free. Returns the next row."""
    cell = area.width // max(1, len(scene.others))
    for number, seat in enumerate(scene.others):
        x = area.x + number * cell
        end = x + cell - 1
        turn = seat in scene.to_act and not scene.at_once and not scene.back
        drawing.canvas.put(x, area.y, "▸" if turn else " ", BRASS, bold=True)
        name = Span(f"{scene.names[seat]}  ", scene.colour(seat), bold=True)
        drawing.canvas.spans(x + 2, area.y, [name, Span(about(scene, seat, end - x - 2 - len(name.text)), IVORY)], end)
        if area.height > 1:
            _draw_ends(scene, drawing, seat, x + 2, area.y + 1, end)
    return area.y + area.height


def _draw_ends(scene: Scene, drawing: Drawing, seat: Seat, x: int, y: int, end: int) -> None:
    """The last cards of somebody's columns and piles, as many as find room."""
    for place in scene.before(seat):
        if place.cards and (card := place.cards[-1]) is not None:
            if x + TINY.width > end:
                return
            draw_card(drawing.canvas, x, y, TINY, card, scene.deck, paper=PAPER_EDGE)
            x += TINY.width + 1


def _draw_middle(scene: Scene, drawing: Drawing, area: Area, y: int) -> int:
    """The places in the middle, side by side, in as many rows as it takes. Returns the next row."""
    places, room = scene.middle, area.width - 4
    sizes = (SMALL, TINY, NARROW) if area.height >= ROOMY else (TINY, NARROW)
    size = next((size for size in sizes if len(places) * (size.width + 1) <= room), NARROW)
    pitch = size.width + 1
    rows = -(-len(places) * pitch // room)
    across = -(-len(places) // rows) if rows else 0
    left = area.x + (area.width - across * pitch) // 2
    for number, place in enumerate(places):
        x, row = left + number % across * pitch, y + number // across * size.height
        drawing.places.append((Area(x, row, size.width, size.height), place.key))
        _draw_top(scene, drawing, place, x, row, size)
        if scene.aimed(place):
            _draw_edges(drawing, x, row, size)
    if places:
        open_ = any(map(scene.aimed, places))
        drawing.canvas.put(left - 2, y, MIDDLE, BRASS if open_ else DIM, bold=open_)
    return y + rows * size.height


def _draw_top(scene: Scene, drawing: Drawing, place: Place, x: int, y: int, size: Size) -> None:
    """The top of a pile."""
    if not place.count:
        drawing.canvas.fill(Area(x, y, size.width, size.height), MAT)
        if place.suit is not None:
            drawing.canvas.put(x + 1, y, place.suit.symbol, DIM)
    elif place.cards and (card := place.cards[-1]) is not None:
        draw_card(drawing.canvas, x, y, size, card, scene.deck)
    else:
        draw_face_down(drawing.canvas, x, y, size)


def _draw_edges(drawing: Drawing, x: int, y: int, size: Size) -> None:
    drawing.canvas.edge(x - 1, y, size.height, BRASS, "▐")
    drawing.canvas.edge(x + size.width, y, size.height, BRASS, "▌")


# One's own


def _draw_piles(scene: Scene, drawing: Drawing, area: Area) -> None:
    """Oneself, and one's piles one below the other, each with its key, its name and how many cards it has."""
    canvas, own = drawing.canvas, scene.own
    turn = own in scene.to_act and not scene.at_once and not scene.back
    canvas.put(area.x - 2, area.y, "▸" if turn else " ", BRASS, bold=True)
    canvas.put(area.x, area.y, cut_to(scene.names[own], area.width), scene.colour(own), bold=True)
    canvas.put(area.x, area.y + 1, cut_to(about(scene, own, area.width), area.width), IVORY)
    piles = [(key, place) for key, place in scene.keys.items() if place.shape is Shape.PILE]
    room = (area.height - 2) // max(1, len(piles))
    size = next(size for size in (MEDIUM, SMALL, TINY) if size.height + 1 <= room or size is TINY)
    air = 1 if size.height + 2 <= room else 0
    y = area.y + 2 + air
    for key, place in piles:
        x = area.x + 2
        _draw_key(scene, drawing, key, place, area.x, y)
        canvas.put(x, y, cut_to(f"{scene.words(place.name)} {place.count}", area.width - 2), DIM)
        drawing.places.append((Area(area.x, y, area.width, size.height + 1), place.key))
        top = place.cards[-1] if place.cards else None
        if top is None:
            _draw_top(scene, drawing, place, x, y + 1, size)
        else:
            _draw_card(scene, drawing, top, x, y + 1, size)
            if scene.is_meant(top):
                _draw_edges(drawing, x, y + 1, size)
        y += size.height + 1 + air


def _draw_key(scene: Scene, drawing: Drawing, key: str, place: Place, x: int, y: int) -> None:
    """The key of a place, with a sign where something chosen lies there or could go."""
    chosen = any(card is not None and scene.is_meant(card) for card in place.cards)
    sign, bright = ("✓", True) if chosen else ("▾", True) if scene.aimed(place) else ("", False)
    colour = BRASS if bright else DIM
    drawing.canvas.put(x, y, f"{KEYS_SHOWN.get(key, key)}{sign}", colour, bold=True)


def _draw_own(scene: Scene, drawing: Drawing, area: Area) -> None:
    """The columns, downwards from their keys; as large as the longest lets them be."""
    columns = [(key, place) for key, place in scene.keys.items() if place.shape is Shape.COLUMN]
    pitch = min(WIDE, area.width // len(columns))
    widest = LARGE if pitch >= WIDE else replace(MEDIUM, width=min(MEDIUM.width, pitch - 1))
    whole, last = _fitting([place for _, place in columns], widest, area.height - 1)
    reach = max(last.width, min(pitch, PACKED))
    for number, (key, place) in enumerate(columns):
        x = area.x + number * pitch
        _draw_key(scene, drawing, key, place, x + 1, area.y)
        drawing.places.append((Area(x, area.y, reach, area.height), place.key))
        _draw_column(scene, drawing, place, Area(x, area.y + 1, last.width, area.height - 1), last, whole=whole)


def _fitting(places: Sequence[Place], widest: Size, rows: int) -> tuple[bool, Size]:
    """Whether each hidden card can have a row of its own, and how large the last card of each column can be."""
    lower = [Size(widest.width, height, widest.covered) for height in (MEDIUM.height, SMALL.height, TINY.height)]
    sizes = [widest, *lower]
    for whole, size in ((whole, size) for whole in (True, False) for size in sizes):
        if all(_height(place, size, whole=whole) <= rows for place in places):
            return whole, size
    return False, sizes[-1]


def _height(place: Place, last: Size, *, whole: bool) -> int:
    """The rows that a column takes."""
    down, up = _parted(place)
    return (down if whole else min(down, 1)) + (len(up) - 1 + last.height if up else 0 if down else last.height)


def _parted(place: Place) -> tuple[int, list[Card]]:
    """How many cards lie face down, and those that lie open on them."""
    up = [card for card in place.cards if card is not None]
    return len(place.cards) - len(up), up


def _draw_column(scene: Scene, drawing: Drawing, place: Place, area: Area, last: Size, *, whole: bool) -> None:
    down, up = _parted(place)
    x, y = area.x, area.y
    if not place.cards:
        drawing.canvas.fill(Area(x, y, last.width, last.height), MAT)
        if scene.aimed(place):
            _draw_edges(drawing, x, y, last)
    y = _draw_down(drawing, down, area, whole=whole)
    excess = max(0, y + len(up) - 1 + last.height - area.y - area.height) if up else 0
    pairs = area.width + 1 >= PACKED
    packed = excess and (2 * excess if pairs else excess + 1)
    if pairs:
        for first in range(0, packed, 2):
            _draw_pair(scene, drawing, up[first : first + 2], x, y)
            y += 1
    elif packed:
        drawing.canvas.put(x, y, f"+{packed}".center(area.width), IVORY, bg=MAT)
        y += 1
    moved = not pairs and any(map(scene.is_meant, up[:packed]))
    for card in up[packed:]:
        free = card == up[-1]
        size = last if free else Size(last.width, 1, last.covered)
        _draw_card(scene, drawing, card, x, y, size, PAPER if free else PAPER_EDGE)
        moved = moved or scene.is_meant(card)  # with a card go those that lie on it
        if moved:
            _draw_edges(drawing, x, y, size)
        y += size.height


def _draw_card(scene: Scene, drawing: Drawing, card: Card, x: int, y: int, size: Size, paper: str = PAPER) -> None:
    """A card of one's own: its index at the top, where it can be seen under others, and below."""
    canvas, index, ink = drawing.canvas, scene.deck.text(card), scene.deck.ink(card)
    canvas.fill(Area(x, y, size.width, size.height), paper)
    canvas.put(x + 1, y, index, ink, bold=True)
    if size.height > SMALL.height:
        canvas.put(x + size.width - 1 - len(index), y + size.height - 1, index, ink, bold=True)
    elif size.height > 1:
        canvas.put(x + size.width - 2, y + 1, card.suit.symbol, ink)
    drawing.cards.append((Area(x, y, size.width, size.height), card))


def _draw_down(drawing: Drawing, down: int, area: Area, *, whole: bool) -> int:
    """The hidden cards of a column, or how many there are. Returns the next row."""
    x, y, width = area.x, area.y, area.width
    rows = down if whole else min(down, 1)
    for row in range(y, y + rows):
        drawing.canvas.fill(Area(x, row, width, 1), BACK, "▁", BACK_WEAVE)
    if down and not whole:
        drawing.canvas.put(x + width // 2 - 1, y, f" {down} ", IVORY, bg=BACK, bold=True)
    return y + rows


def _draw_pair(scene: Scene, drawing: Drawing, cards: Sequence[Card], x: int, y: int) -> None:
    """Two cards in one row."""
    half = Size(PACKED // 2, 1, PACKED // 2)
    for number, card in enumerate(cards):
        at = x + number * (half.width + 1)
        drawing.canvas.put(
            at, y, f"{scene.deck.text(card):<{half.width}}", scene.deck.ink(card), bg=PAPER_EDGE, bold=True
        )
        drawing.cards.append((Area(at, y, half.width, 1), card))
