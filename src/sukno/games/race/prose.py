"""The rules of the race in words: their order, and when they matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sukno.core.prose import Prose

from .book import SHELF
from .rules import SEATS, Rules, Turned, WinOn

Matters = Callable[[Rules, tuple[int, ...]], bool]


def _klondike(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return rules.klondike


def _canfield(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return not rules.klondike


def _at_once(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return not rules.alternate


def _alternate(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return rules.alternate


_MATTERS: Final[Mapping[str, Matters]] = {
    **dict.fromkeys(("runs", "kings"), _klondike),
    **dict.fromkeys(("whole", "filled"), _canfield),
    **dict.fromkeys(("signal", "first"), _at_once),
    **dict.fromkeys(("whose", "begins"), _alternate),
    "stuck_shift": lambda rules, _seats: rules.turned is Turned.THREE,
    "fewest": lambda rules, _seats: rules.win_on is WinOn.STOCK_EMPTY,
    "most": lambda rules, _seats: rules.win_on is WinOn.FOUNDATIONS,
}

PROSE: Final = Prose(
    "race",
    SHELF,
    sections={
        "players": ("aim", "players", "packs"),
        "begin": ("turns", "layout", "signal", "begins"),
        "middle": ("foundations", "sequence", "shared", "first", "stay"),
        "columns": ("columns", "free", "runs", "kings", "whole", "filled", "own"),
        "stock": ("turned", "redeal", "whose"),
        "end": ("win_on", "end", "stuck", "blocked", "stuck_shift", "fewest", "most", "drawn"),
    },
    players=lambda _book: tuple(SEATS),
    matters=_MATTERS,
    context=lambda rules: {"layout": str(rules.layout)},
)
"""``notation`` is no rule of a game at a real table."""
