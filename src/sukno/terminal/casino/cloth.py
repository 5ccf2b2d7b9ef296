"""The cloth: loose cards and builds, laid out as large as they fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sukno.cards import Card
from sukno.games.casino.moves import Build
from sukno.terminal.canvas import Area, Canvas
from sukno.terminal.cards import MEDIUM, SIZES, SMALL, TINY, Size, draw_card
from sukno.terminal.look import BRASS, BRASS_INK, CLOTH, CLOTH_EDGE, DIM, IVORY, MAT, SHADE, WHITE

from .choosing import Item
from .scene import Drawing, Scene, owner_name

INFO = 11
"""Columns beside a build: its tag, single or multiple, the owner."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Keys that select what lies on the table."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where an item lies; the row above it is for its marks."""

    item: Item
    area: Area


def item_width(item: Item, size: Size) -> int:
    """How many columns an item needs."""
    if not isinstance(item, Build):
        return size.width
    cards = size.covered * (len(item.cards) - 1) + size.width
    return max(cards, INFO) if size is TINY else cards + INFO


def arrange(items: Sequence[Item], area: Area, largest: Size) -> tuple[Size, list[Place]]:
    """Lay items out in centred rows, in the largest size that fits; builds in rows of their own where they can be."""
    builds = [item for item in items if isinstance(item, Build)]
    loose = [item for item in items if not isinstance(item, Build)]
    for size in SIZES[SIZES.index(largest) :]:
        for parts in ((builds, loose), (items,)):
            rows = [_rows(part, size, area.width) for part in parts]
            if all(row is not None for row in rows):
                laid = [row for of_part in rows for row in of_part or ()]
                if len(laid) * (size.height + 1) <= area.height:
                    return size, _centred(laid, size, area)
    return TINY, _centred(_rows(items, TINY, area.width) or [[item] for item in items], TINY, area)


def _rows(items: Sequence[Item], size: Size, width: int) -> list[list[Item]] | None:
    """The items in rows of a width; None where one alone is too wide."""
    rows: list[list[Item]] = []
    room = -1
    for item in items:
        needed = item_width(item, size)
        if needed > width:
            return None
        if room < needed + 1:
            rows.append([])
            room = width + 1
        rows[-1].append(item)
        room -= needed + 1
    return rows


def _centred(rows: list[list[Item]], size: Size, area: Area) -> list[Place]:
    pitch = size.height + 1
    # A little air between rows where there is some.
    air = 1 if len(rows) * (pitch + 1) <= area.height and size.height > 2 else 0
    y = area.y + max(0, (area.height - len(rows) * (pitch + air)) // 2) + 1
    places = []
    for row in rows:
        whole = sum(item_width(item, size) for item in row) + len(row) - 1
        gap = 2 if whole + len(row) <= area.width else 1
        x = area.x + max(0, (area.width - whole - (gap - 1) * (len(row) - 1)) // 2)
        for item in row:
            places.append(Place(item, Area(x, y, item_width(item, size), size.height)))
            x += item_width(item, size) + gap
        y += pitch + air
    return places


def draw_cloth(scene: Scene, drawing: Drawing, area: Area, largest: Size) -> None:
    """The cloth with everything on it, no card larger than ``largest``."""
    canvas = drawing.canvas
    canvas.fill(area, CLOTH)
    for y in (area.y, area.y + area.height - 1):
        canvas.fill(Area(area.x, y, area.width, 1), CLOTH_EDGE)
    items: tuple[Item, ...] = scene.items
    if scene.shown is not None:  # the card that takes lies with those it takes
        items = (*items, scene.shown.move.card)
    inner = Area(area.x + 2, area.y, area.width - 4, area.height)
    size, places = arrange(items, inner, largest)
    if not items:
        text = scene.words("terminal-bare")
        canvas.put(area.x + (area.width - len(text)) // 2, area.y + area.height // 2, text, DIM)
    for number, place in enumerate(places):
        _draw_item(scene, canvas, place, size, number)
        if number < len(scene.items):
            drawing.items.append(place.area._replace(y=place.area.y - 1, height=place.area.height + 1))


def _draw_item(scene: Scene, canvas: Canvas, place: Place, size: Size, number: int) -> None:
    item, area = place.item, place.area
    if isinstance(item, Build):
        _draw_build(scene, canvas, item, area, size)
        name = item.lowest
    else:
        draw_card(canvas, area.x, area.y, size, item, scene.deck)
        name = item
    _draw_marks(scene, canvas, place, number, name)


def _draw_build(scene: Scene, canvas: Canvas, build: Build, area: Area, size: Size) -> None:
    """Cards one on another, every index to be seen, on a mat with the tag and the owner."""
    colour = scene.colour(build.owner)
    canvas.fill(area, MAT)
    x = area.x
    for place, card in enumerate(build.cards):
        draw_card(canvas, x, area.y, size, card, scene.deck)
        for row in range(area.y, area.y + size.height) if place else ():  # where one card ends and the next begins
            canvas.put(*((x, row, "▏") if size.height >= MEDIUM.height else (x - 1, row, "▕")), SHADE)
        x += size.covered
    beside = area.x + size.covered * (len(build.cards) - 1) + size.width
    tag, owner = f"[[{build.value}]]" if build.multiple else f"[{build.value}]", owner_name(scene, build)
    if size is TINY:
        canvas.put(area.x + 3, area.y - 1, tag, BRASS, bold=True)
        canvas.put(area.x + 4 + len(tag), area.y - 1, owner[: max(0, area.width - 5 - len(tag))], colour)
        return
    kind = scene.words("terminal-multiple" if build.multiple else "terminal-single")
    canvas.put(beside + 1, area.y, f" {tag} ", BRASS_INK, bg=BRASS, bold=True)
    if size is not SMALL:
        canvas.put(beside + 1, area.y + 1, kind[: INFO - 2], IVORY)
    canvas.put(beside + 1, area.y + area.height - 1, owner[: INFO - 2], colour, bold=True)
    canvas.edge(area.x + area.width - 1, area.y, area.height, colour, "▐")


def _draw_marks(scene: Scene, canvas: Canvas, place: Place, number: int, name: Card) -> None:
    """Above an item: its letter, ○ where the chosen card can take it, ✓ selected, ▸ where the arrows are."""
    area, choosing = place.area, scene.choosing
    y, right = area.y - 1, area.x + area.width - 1
    at_cursor = scene.cursor == number and choosing is not None
    selected = choosing is not None and choosing.has(place.item)
    if scene.shown is not None:
        _draw_shown(scene, canvas, place, name)
        return
    if selected:
        canvas.fill(Area(area.x, y, area.width, 1), BRASS)
    ink = BRASS_INK if selected else DIM
    if choosing is not None and number < len(LETTERS):
        canvas.put(area.x + (1 if area.width > TINY.width else 0), y, LETTERS[number], ink, bold=selected)
    if at_cursor:
        canvas.put(area.x, y, "▸", BRASS_INK if selected else WHITE, bold=True)
        if area.width <= TINY.width and number < len(LETTERS):
            canvas.put(area.x + 1, y, LETTERS[number], ink)
    if selected:
        canvas.put(right - 1, y, "✓", BRASS_INK, bold=True)
    elif choosing is not None and name in choosing.takeable:
        canvas.put(right - 1, y, "○", BRASS, bold=True)
    if name == scene.recent:
        canvas.put(area.x + area.width // 2, y, "•", BRASS_INK if selected else IVORY, bold=True)
    if at_cursor or selected:
        colour = WHITE if at_cursor else BRASS
        canvas.edge(area.x - 1, y, area.height + 1, colour, "▐")
        canvas.edge(area.x + area.width, y, area.height + 1, colour, "▌")


def _draw_shown(scene: Scene, canvas: Canvas, place: Place, name: Card) -> None:
    """In a capture that has just been made: what takes, and what is taken."""
    shown, area = scene.shown, place.area
    assert shown is not None
    plays = not isinstance(place.item, Build) and name == shown.move.card
    if not plays and name not in scene.taken:
        return
    colour = scene.colour(shown.seat)
    canvas.fill(Area(area.x, area.y - 1, area.width, 1), colour)
    text = scene.names[shown.seat] if plays and area.width >= MEDIUM.width else "▲" if plays else "✓"
    canvas.put(area.x, area.y - 1, text[: area.width].center(area.width), BRASS_INK, bold=True)
    canvas.edge(area.x - 1, area.y - 1, area.height + 1, colour, "▐")
    canvas.edge(area.x + area.width, area.y - 1, area.height + 1, colour, "▌")
