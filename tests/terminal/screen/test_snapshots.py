"""What the screens look like: kept as pictures. Look at them before you accept new ones with --snapshot-update."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from sukno.store import Store
from sukno.store.newtable import NewTable
from sukno.terminal.app import SuknoApp
from sukno.words import LANGS, Lang, Words

from .conftest import Hands

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
