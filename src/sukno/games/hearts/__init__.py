"""Hearts for two: thirteen cards each, a card drawn after each trick, and no hearts wanted."""

from .game import GAME

__all__ = ["GAME"]
