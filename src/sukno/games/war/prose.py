"""The rules of War in words: their order, and when they matter."""

from __future__ import annotations

from typing import Final

from sukno.core.prose import Prose

from .book import SHELF
from .rules import SEATS


def _more_than_two(_rules: object, seats: tuple[int, ...]) -> bool:
    return max(seats) > 2


PROSE: Final = Prose(
    "war",
    SHELF,
    sections={
        "players": ("aim", "pack", "even", "ranks"),
        "deal": ("first_dealer", "deal", "piles"),
        "battle": ("turn", "takes", "return_order"),
        "war": ("war", "war_down", "long_war", "war_trigger", "conflict", "conflict_down", "bystanders", "short_war"),
        "end": ("out", "drawn", "max_battles"),
        "match": ("wins", "next_dealer", "next_match_dealer"),
    },
    players=lambda _book: tuple(SEATS),
    matters=dict.fromkeys(("even", "war_trigger", "conflict", "conflict_down", "bystanders", "out"), _more_than_two)
    | {"next_dealer": lambda rules, _seats: rules.wins > 1},
)
"""``notation`` is no rule of a game at a real table."""
