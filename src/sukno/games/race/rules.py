"""The options of the race."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

SEATS: Final = range(2, 5)
"""How many can play."""
COLUMNS: Final = {"klondike": 7, "canfield": 4}
RESERVE: Final = 13
"""The cards of Canfield's reserve."""


class Solitaire(StrEnum):
    """Which solitaire everybody lays out."""

    KLONDIKE = "klondike"
    CANFIELD = "canfield"


class Turned(StrEnum):
    """How many cards of the stock are turned at a time."""

    ONE = "one"
    THREE = "three"


class WinOn(StrEnum):
    """What wins the race."""

    STOCK_EMPTY = "stock_empty"
    """All cards are in columns or on foundations."""
    FOUNDATIONS = "foundations"
    """All cards are on foundations."""


class Turns(StrEnum):
    """Who plays when."""

    AT_ONCE = "at_once"
    ALTERNATE = "alternate"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of the race."""

    layout: Solitaire
    """The solitaire everybody lays out."""
    turned: Turned
    """How many cards of the stock are turned at a time."""
    win_on: WinOn
    """What wins the race."""
    stuck_shift: bool
    """When nobody can go on, the top card of every stock goes to the bottom; with three cards turned at a time."""
    turns: Turns
    """All at once, or in turn."""

    @property
    def at_a_time(self) -> int:
        """How many cards are turned at a time."""
        return 1 if self.turned is Turned.ONE else 3

    @property
    def columns(self) -> int:
        """How many columns a layout has."""
        return COLUMNS[self.layout]

    @property
    def klondike(self) -> bool:
        """Whether everybody lays out Klondike."""
        return self.layout is Solitaire.KLONDIKE

    @property
    def alternate(self) -> bool:
        """Whether they play in turn."""
        return self.turns is Turns.ALTERNATE

    @property
    def shifts(self) -> int:
        """How often the stocks are shifted before nobody can go on for good: by then every card has come to the top."""
        return self.at_a_time - 1 if self.stuck_shift else 0
