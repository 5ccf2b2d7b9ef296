"""The table of any game that describes it, in the terminal."""

from .picture import PicturedTable

__all__ = ["PicturedTable"]
