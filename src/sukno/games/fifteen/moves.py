"""The two moves."""

from __future__ import annotations

from enum import StrEnum


class Move(StrEnum):
    """What a player whose turn it is may do; the value is the move's text."""

    DRAW = "draw"
    STAND = "stand"
