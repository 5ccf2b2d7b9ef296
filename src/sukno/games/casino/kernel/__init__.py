"""The fast twin of Casino, for search and simulation: the same rules over bit sets, compiled where a compiler is.

    from sukno.games.casino.kernel import Simulator
    simulator = Simulator("standard", seats=2)
    print(simulator.random_games(100_000, seed=1))

A `Simulator` gives deals to play move by move, to clone and to play out, solves those of which all cards are known, and
plays batches of many games in NumPy arrays.
"""

from __future__ import annotations

from .exact import Aim
from .simulate import Deal
from .simulator import Simulator

__all__ = ["Aim", "Deal", "Simulator"]
