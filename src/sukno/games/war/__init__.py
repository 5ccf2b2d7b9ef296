"""War: no decisions, only luck; whoever has all the cards wins."""

from .game import GAME

__all__ = ["GAME"]
