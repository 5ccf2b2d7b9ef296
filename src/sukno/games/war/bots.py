"""The only player there can be: in War nobody decides anything."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.core.game import Bot

from .moves import Move
from .position import View


class RandomBot:
    """Turns the top card, as anybody must."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """The only move."""
        return Move.TURN


BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType({"random": RandomBot()})
"""By name; a stronger one cannot exist."""
