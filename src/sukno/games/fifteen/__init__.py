"""Fifteen: two players draw towards 15 for the chips on the table."""

from .game import GAME

__all__ = ["GAME"]
