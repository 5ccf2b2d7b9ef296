"""Two-Ten-Jack: hearts are trumps and wanted, spades are not, and the ace of spades beats everything."""

from .game import GAME

__all__ = ["GAME"]
