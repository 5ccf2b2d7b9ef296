"""The whole picture of a Casino table, for any size of window from 80×24 up."""

from __future__ import annotations

from sukno.terminal.canvas import Area, Canvas
from sukno.terminal.cards import HUGE, LARGE, MEDIUM, Size
from sukno.terminal.look import IVORY, RAIL
from sukno.terminal.parts import draw_small, is_small

from .around import ASIDE, draw_hand, draw_header, draw_keys, draw_opponents, draw_talk, draw_tray
from .cloth import draw_cloth
from .scene import Drawing, Scene

TALL = 30
"""From so many rows on there is room for larger cards and buttons."""
HIGH = 38


def draw(scene: Scene, width: int, height: int, *, log_beside: bool = False) -> Drawing:
    """Draw a scene. ``log_beside``: the talk stands in a panel of its own, so one line of it is enough."""
    drawing = Drawing(Canvas(width, height, IVORY, RAIL))
    if is_small(width, height):
        draw_small(drawing.canvas, scene.words)
        return drawing
    tall = height >= TALL
    talk = 1 if log_beside or (scene.view.seats == 2 and not tall) else min(2 if not tall else 3, scene.view.seats)
    hand = _hand_size(scene, width, height)
    tray = 7 if height >= HIGH else 5 if tall else 3
    top = 1 + 2 + talk + (1 if tall else 0)
    bottom = tray + hand.height + 2 + (1 if tall else 0)
    draw_header(scene, drawing, 0)
    draw_opponents(scene, drawing, 1 + (1 if tall else 0))
    draw_talk(scene, drawing, 3 + (1 if tall else 0), talk)
    cloth = Area(0, top, width, max(4, height - top - bottom))
    draw_cloth(scene, drawing, cloth, hand)
    y = cloth.y + cloth.height
    draw_tray(scene, drawing, Area(0, y, width, tray))
    draw_hand(scene, drawing, y + tray, hand)
    draw_keys(scene, drawing, height - 1)
    return drawing


def _hand_size(scene: Scene, width: int, height: int) -> Size:
    """The largest cards that leave the cloth its room."""
    wanted = HUGE if height >= HIGH else LARGE if height >= TALL else MEDIUM
    cards = max(4, len(scene.view.hand))
    fits = [size for size in (HUGE, LARGE, MEDIUM) if cards * (size.width + 3) + 2 <= width - ASIDE]
    return next((size for size in fits if size.height <= wanted.height), MEDIUM)
