"""The options of Two-Ten-Jack, as one frozen dataclass."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of Two-Ten-Jack."""

    stock_face_up: bool
    """Whether the stock lies with its faces up, so that its top card is seen by all."""
    target: int
    """The points that win a match."""
