"""The only move."""

from __future__ import annotations

from enum import StrEnum


class Move(StrEnum):
    """What a player does whose turn it is; the value is the move's text."""

    TURN = "turn"
    """Turn the top card; in a war, lay cards face down first."""
