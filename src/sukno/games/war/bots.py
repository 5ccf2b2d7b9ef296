"""The only player there can be: in War nobody decides anything."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sukno.core.composed import RandomBot
from sukno.core.game import Bot

from .moves import Move
from .position import View
from .referee import legal

BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType({"random": RandomBot(legal)})
"""By name; a stronger one cannot exist."""
