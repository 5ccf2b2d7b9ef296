"""Players."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.core.game import Bot

from .legal import legal
from .moves import Move
from .position import View


class RandomBot:
    """Makes any move."""

    def choose(self, view: View, rng: Random) -> Move:
        """Any legal move."""
        return rng.choice(list(legal(view)))


BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType({"random": RandomBot()})
