"""Crazy Eights: get rid of your cards by suit or rank; the eights are wild."""

from .game import GAME

__all__ = ["GAME"]
