"""Room for everything: in the smallest window a table accepts, and in larger ones, nothing lies over anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any, Final

import pytest

from race.invariants import layout, race
from sukno.core.registry import find_game, game_keys
from sukno.store import Store
from sukno.store.newtable import NewTable, can_play
from sukno.table import Host
from sukno.terminal.canvas import Area, Canvas
from sukno.terminal.look import Deck
from sukno.terminal.people import player_names, strengths
from sukno.terminal.pictured import draw as drawn
from sukno.terminal.pictured.scene import Drawing, Scene
from sukno.terminal.pictured.widget import PicturedWidget
from sukno.terminal.pictures import Moment
from sukno.words import LANGS, Lang, Words

from .test_race import HIDDEN, LONGEST
from .test_race import scene_of as race_scene

SIZES: Final = ((60, 18), (70, 18), (80, 18), (60, 19), (60, 20), (80, 24))
MOVES: Final = 160
"""So many moves of a table are looked at, now and then: tricks are taken, and deals end."""
EVERY: Final = 19
TABLES: Final = [
    (find_game(key).key, seats)
    for key in game_keys()
    if hasattr(find_game(key), "picture")
    for seats in find_game(key).seats
    if can_play(NewTable(find_game(key).key, seats=seats))
]


class Written(Canvas):
    """A canvas that remembers what was written on it, and where."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.texts: list[tuple[Area, str]] = []

    def put(self, x: int, y: int, text: str, *args: Any, **options: Any) -> int:
        """Words are remembered; a card's index is none."""
        end = super().put(x, y, text, *args, **options)
        start = len(text) - len(text.lstrip())
        if re.search(r"[^\W\d_]{2}", text):
            self.texts.append((Area(x + start, y, len(text.strip()), 1), text.strip()))
        return end


def meet(one: Area, other: Area) -> bool:
    """Whether two areas have a cell in common."""
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


def lies_in(one: Area, other: Area) -> bool:
    """Whether an area is a part of another."""
    across = other.x <= one.x and one.x + one.width <= other.x + other.width
    return across and other.y <= one.y and one.y + one.height <= other.y + other.height


def faults(drawing: Drawing) -> Iterator[str]:
    """What lies over something else, or outside."""
    canvas = drawing.canvas
    assert isinstance(canvas, Written)
    whole = Area(0, 0, canvas.width, canvas.height)
    lines = [line.ljust(canvas.width) for line in canvas.text().splitlines()]
    for (area, key), (other, another) in combinations(drawing.places, 2):
        if meet(area, other):
            yield f"{key} {area} meets {another} {other}"
    for area, key in drawing.places:
        if not lies_in(area, whole):
            yield f"{key} {area} is outside"
        for place, card in drawing.cards:
            if meet(area, place) and not lies_in(place, area):
                yield f"{card} {place} reaches out of {key} {area}"
    for area, text in canvas.texts:
        if lines[area.y][area.x : area.x + area.width] != text:
            yield f"“{text}” {area} is not seen whole"
        for place, key in drawing.places:
            if meet(area, place) and not lies_in(area, place):
                yield f"“{text}” {area} meets {key} {place}"
        for place, card in drawing.cards:
            if meet(area, place):
                yield f"“{text}” {area} meets {card} {place}"


def scenes(host: Host, lang: Lang, rng: Random) -> Iterator[Scene]:
    """A table as the one at the first seat sees it, now and then while everybody plays at random."""
    widget, words = PicturedWidget(host.table.game), Words(lang)
    for move in range(MOVES):
        table = host.table
        if table.over:
            return
        if not table.to_act or move % EVERY == 0:
            seen = table.seen(0)
            widget.show(
                Moment(
                    seen=seen,
                    view=seen.view,
                    names=player_names(table.players, 0, words),
                    strengths=strengths(table.players, words),
                    words=words,
                    deck=Deck.of(russian=lang == "ru", four_colours=True),
                    dealer=seen.dealer,
                    to_act=seen.to_act,
                    active=0 in seen.to_act,
                    at_once=table.at_once,
                )
            )
            assert widget.scene is not None
            yield widget.scene
            if widget.choosing is not None and widget.choosing.cards:
                yield replace(widget.scene, choosing=widget.choosing.choose(rng.choice(widget.choosing.cards)))
        if not table.to_act:
            host.deal()
            continue
        seat = rng.choice(sorted(table.to_act))
        view = table.seen(seat).view
        assert host.move(seat, table.game.write(view, rng.choice(list(table.game.legal(view))))) is None


@pytest.fixture(autouse=True)
def _written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn, "Canvas", Written)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_lies_over_anything_else(store: Store, game: str, seats: int) -> None:
    """In windows of 18 rows what one had taken lay over the trick, and one's own row over those of opponents."""
    looked = 0
    for lang in LANGS:
        _, host = NewTable(game, seats=seats).open(store, dealer=0)
        for scene in scenes(host, lang, Random(seats)):
            for size in SIZES:
                drawing = drawn.draw(scene, *size)
                looked += 1
                found = list(faults(drawing))
                assert not found, "\n".join([f"{size}", *found, drawing.canvas.text()])
    assert looked


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_longest_column_keeps_to_its_place(seats: int, size: tuple[int, int]) -> None:
    """Two of its cards in one row reached into the next column; where they would, they are counted."""
    own = layout(HIDDEN + LONGEST, "2s", "6d", stock="3s 4s", waste="5s", number=7)
    others = [layout("Kd", stock="2d", number=7) for _ in range(seats - 1)]
    drawing = drawn.draw(race_scene(race(own, *others, up="")), *size)
    found = list(faults(drawing))
    assert not found, "\n".join([*found, drawing.canvas.text()])
    shown = {str(card) for _, card in drawing.cards} & set(LONGEST.split())
    counted = re.search(r"\+(\d+)", drawing.canvas.text())
    assert len(shown) + (int(counted[1]) if counted else 0) == 13
