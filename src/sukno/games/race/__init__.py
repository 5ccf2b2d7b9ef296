"""Who is faster?: each lays out a solitaire of his own, all build on the same aces, and all play at once."""

from .game import GAME

__all__ = ["GAME"]
