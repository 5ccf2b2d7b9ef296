"""Casino (Казино, Cassino): the fishing game of captures, builds and sweeps, by every rule book of the sources."""

from .game import GAME, Casino

__all__ = ["GAME", "Casino"]
