"""Players: each has a pace and an eye. Slow ones overlook what quick ones see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.core.game import Paced

from .judgement import worth_making
from .legal import legal
from .moves import Do, Move, Up
from .position import View


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things take, in milliseconds; half as long or half as long again, as it happens."""

    place: int
    """To see where a card goes and to put it there."""
    turn: int
    """To turn cards where nothing is to be done."""

    def pause(self, view: View, rng: Random) -> int:
        """The time before the next move."""
        usual = self.place if not view.begun or worth_making(view) else self.turn
        return round(usual * rng.uniform(0.5, 1.5))


class RandomBot:
    """Makes any move, in its own time."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace

    def choose(self, view: View, rng: Random) -> Move:
        """Any legal move."""
        return rng.choice(list(legal(view)))

    def pause(self, view: View, rng: Random) -> int:
        """See ``Pace``."""
        return self._pace.pause(view, rng)


class Racer:
    """Makes the best of the moves it sees, and turns cards where it sees none."""

    def __init__(self, pace: Pace, *, eye: float, middle: float) -> None:
        """*eye*: how likely it sees a move that is there; *middle*: how likely it looks at the foundations at all."""
        self._pace = pace
        self._eye = eye
        self._middle = middle

    def choose(self, view: View, rng: Random) -> Move:
        """The best move it sees. Only when it has looked through everything in vain it looks once more, carefully."""
        if not view.begun:
            return Do.READY
        own, useful = view.own, worth_making(view)
        looks = rng.random() < self._middle
        seen = [move for move in useful if rng.random() < self._eye and (looks or not isinstance(move, Up))]
        if seen:
            return seen[0]
        if own.stock:
            return Do.TURN
        if own.may_be_stuck and (own.laps or not own.waste):
            return useful[0] if useful else Do.STUCK
        return Do.OVER

    def pause(self, view: View, rng: Random) -> int:
        """See ``Pace``."""
        return self._pace.pause(view, rng)


BOTS: Final[Mapping[str, Paced[View, Move]]] = MappingProxyType(
    {
        "random": RandomBot(Pace(2400, 1600)),
        "slow": Racer(Pace(2400, 1300), eye=0.6, middle=0.5),
        "quick": Racer(Pace(1300, 800), eye=0.85, middle=0.85),
        "expert": Racer(Pace(800, 450), eye=0.98, middle=1.0),
    }
)
"""By name, weakest first."""
