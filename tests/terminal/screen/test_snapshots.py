"""What the screens look like: kept as pictures. Look at them before you accept new ones with --snapshot-update."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from sukno.store import Store
from sukno.store.newtable import NewTable
from sukno.terminal.app import SuknoApp
from sukno.words import LANGS, Lang, Words

from .conftest import MID_GAME, Hands

Compare = Callable[..., bool]

SCREENS: dict[str, tuple[str, ...]] = {
    "table": ("3",),
    "refused": ("3", "D"),
    "why": ("1", "d"),
    "menu": ("m",),
    "new": ("n",),
    "house": ("n", "down", "down", "down", "down", "enter", "down", "down"),
    "settings": ("m", "6"),
    "saved": ("m", "3"),
    "help": ("h",),
    "talk": ("l",),
    "back": ("[", "["),
}


def pressing(app: SuknoApp, *keys: str) -> Callable[[Pilot[None]], Any]:
    """Press keys before the picture is taken."""

    async def press(pilot: Pilot[None]) -> None:
        hands = Hands(app, pilot)
        await hands.settle()
        await hands.press(*keys)
        await pilot.pause()

    return press


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("screen", SCREENS)
def test_screens_at_80_by_24(snap_compare: Compare, store: Store, mid_game: str, lang: Lang, screen: str) -> None:
    app = SuknoApp(store, Words(lang), mid_game)
    assert snap_compare(app, terminal_size=(80, 24), run_before=pressing(app, *SCREENS[screen]))


@pytest.mark.parametrize("lang", LANGS)
def test_a_large_window(snap_compare: Compare, store: Store, mid_game: str, lang: Lang) -> None:
    app = SuknoApp(store, Words(lang), mid_game)
    assert snap_compare(app, terminal_size=(120, 40), run_before=pressing(app, "3"))


@pytest.mark.parametrize("lang", LANGS)
def test_the_cut(snap_compare: Compare, store: Store, lang: Lang) -> None:
    app = SuknoApp(store, Words(lang), None, NewTable(book="handbook", seats=4, bots=("random",) * 3))
    assert snap_compare(app, terminal_size=(80, 24), run_before=pressing(app))


@pytest.mark.parametrize("lang", LANGS)
def test_the_end(snap_compare: Compare, store: Store, mid_game: str, lang: Lang) -> None:
    app = SuknoApp(store, Words(lang), mid_game)
    assert snap_compare(app, terminal_size=(80, 24), run_before=pressing(app, "m", "8", "1"))


README = Path(__file__).parents[3] / "docs" / "terminal.svg"
"""The picture that README shows."""


def read(picture: str) -> list[str]:
    """What can be read in a picture."""
    return [unescape(part) for part in re.findall(">([^<]*)</text>", picture)]


async def test_readme_shows_the_table_as_it_is(store: Store, request: pytest.FixtureRequest) -> None:
    """It lacked keys that had come since."""
    opened, *rest = MID_GAME.read_text("utf-8").splitlines()
    at_standard = {**json.loads(opened), "book": "standard", "house": {}}
    summary = '{"game": "casino", "book": "standard", "players": ["", "steady"], "totals": [0, 0]}'
    table = store.create("casino", [json.dumps(at_standard), *rest], summary=summary)
    app = SuknoApp(store, Words("en"), table)
    async with app.run_test(size=(120, 34)) as pilot:
        await pressing(app)(pilot)
        now = app.export_screenshot()
    if request.config.getoption("update_snapshots"):
        README.write_text(now, "utf-8")
    assert read(README.read_text("utf-8")) == read(now)
