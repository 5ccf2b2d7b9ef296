"""The round as a small game of chance and bluff, solved for the cards that may still come.

Who draws second knows how many cards the first took and nothing else, so the two mix their choices in a few spots. The
plan for both is an equilibrium: nobody does better against it. It is found by regret matching (CFR+) over what each
knows: the eldest his total and his number of cards, the dealer that number and his own total. One simplification: a
card drawn does not change the odds of the next one. Measured against the best answers without it, the plan
gives away some thousandths of the pot, and with only a dozen cards left one or two hundredths
(``tests/fifteen/test_bots.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final, TypeAlias

from .rules import FULL, TEN

Odds: TypeAlias = tuple[int, ...]
"""How many cards of each value may still come; the place is the value, place 0 is empty."""
Table: TypeAlias = list[list[float]]
"""Numbers by how many cards the eldest has, and by a total; BUST stands for every total beyond fifteen."""

BUST: Final = FULL + 1
MANY: Final = 5
"""So many cards or more are not told apart."""
_ROUNDS: Final = 30
_START: Final = 10
"""Where nothing is known yet, cards are drawn up to this total."""
_NEVER: Final = 0.04
"""A choice mixed in more seldom than this is left out: it has only not been unlearnt yet."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How likely each player draws another card."""

    eldest: tuple[tuple[float, ...], ...]
    """By his number of cards (up to MANY) and his total."""
    dealer: tuple[tuple[float, ...], ...]
    """By the number of cards the eldest has, and by his own total."""


@lru_cache(maxsize=64)
def plan(odds: Odds) -> Plan:
    """The plan of both for a round dealt from these cards."""
    chances = [(card, count / sum(odds)) for card, count in enumerate(odds) if count]
    eldest, dealer = _Learner(), _Learner()
    for weight in range(1, _ROUNDS + 1):
        _teach_eldest(chances, eldest, _dealer_ends(chances, dealer, weight))
        _teach_dealer(chances, dealer, _eldest_ends(chances, eldest, weight))
    return Plan(eldest.plan(), dealer.plan())


class _Learner:
    """One player's choices, and what he regrets not having chosen."""

    def __init__(self) -> None:
        self.draws: Table = [[float(total < _START) for total in range(BUST + 1)] for _ in range(MANY + 1)]
        """How likely he draws now."""
        self._regrets = [[(0.0, 0.0)] * (BUST + 1) for _ in range(MANY + 1)]
        self._drawn = _zeros()
        self._reached = _zeros()

    def came(self, count: int, total: int, weight: float) -> None:
        """He has come here, so likely: it counts for his mean choice."""
        self._drawn[count][total] += weight * self.draws[count][total]
        self._reached[count][total] += weight

    def learn(self, count: int, total: int, draw: float, stand: float) -> float:
        """Regret, and choose better next time: what drawing and standing are worth here. Their mean as it was."""
        chosen = self.draws[count][total]
        mean = chosen * draw + (1 - chosen) * stand
        for_draw, for_stand = self._regrets[count][total]
        for_draw, for_stand = max(0.0, for_draw + draw - mean), max(0.0, for_stand + stand - mean)
        self._regrets[count][total] = for_draw, for_stand
        if for_draw or for_stand:
            self.draws[count][total] = for_draw / (for_draw + for_stand)
        return mean

    def plan(self) -> tuple[tuple[float, ...], ...]:
        """The mean of all choices: that is what converges."""
        return tuple(tuple(self._mean(count, total) for total in range(BUST + 1)) for count in range(MANY + 1))

    def _mean(self, count: int, total: int) -> float:
        reached = self._reached[count][total]
        mean = self._drawn[count][total] / reached if reached else self.draws[count][total]
        return 0.0 if mean < _NEVER else 1.0 if mean > 1 - _NEVER else mean


def _zeros() -> Table:
    return [[0.0] * (BUST + 1) for _ in range(MANY + 1)]


def _eldest_ends(chances: list[tuple[int, float]], eldest: _Learner, weight: int) -> Table:
    """How likely the eldest ends with so many cards and this total."""
    ends, reach = _zeros(), _zeros()
    for card, chance in chances:
        reach[1][card] = chance
    for count in range(1, MANY + 1):
        for total in range(1, BUST):
            here = reach[count][total]
            if not here:
                continue
            eldest.came(count, total, weight * here)
            on = here * eldest.draws[count][total]
            ends[count][total] = here - on
            for card, chance in chances if on else ():
                reach[min(count + 1, MANY)][min(total + card, BUST)] += on * chance
        ends[count][BUST] = reach[count][BUST]
    return ends


def _dealer_ends(chances: list[tuple[int, float]], dealer: _Learner, weight: int) -> Table:
    """How likely the dealer ends with this total, by how many cards the eldest has."""
    ends = _zeros()
    for count in range(1, MANY + 1):
        reach = [0.0] * (BUST + 1)
        for card, chance in chances:
            reach[card] = chance
        for total in range(1, BUST):
            here = reach[total]
            if not here:
                continue
            dealer.came(count, total, weight * here)
            on = here * dealer.draws[count][total]
            ends[count][total] = here - on
            for card, chance in chances if on else ():
                reach[min(total + card, BUST)] += on * chance
        ends[count][BUST] = reach[BUST]
    return ends


def _worth(ends: list[float]) -> list[float]:
    """What each total is worth against a player who ends like this: the part of the pot it wins on average.

    Equal totals, and both beyond fifteen, leave the pot to the next round: half of it to each.
    """
    below = list(accumulate(ends[:BUST], initial=ends[BUST]))
    return [ends[BUST] / 2 if total in (0, BUST) else below[total] + ends[total] / 2 for total in range(BUST + 1)]


def _teach_eldest(chances: list[tuple[int, float]], eldest: _Learner, against: Table) -> None:
    values = _zeros()
    for count in range(MANY, 0, -1):
        worth = _worth(against[count])
        here, on = values[count], values[min(count + 1, MANY)]
        here[BUST] = worth[BUST]
        for total in range(FULL, 0, -1):
            draw = sum([chance * on[min(total + card, BUST)] for card, chance in chances])
            here[total] = eldest.learn(count, total, draw, worth[total])


def _teach_dealer(chances: list[tuple[int, float]], dealer: _Learner, against: Table) -> None:
    for count in range(1, MANY + 1):
        worth = _worth(against[count])
        here = [0.0] * BUST + [worth[BUST]]
        for total in range(FULL, 0, -1):
            draw = sum([chance * here[min(total + card, BUST)] for card, chance in chances])
            here[total] = dealer.learn(count, total, draw, worth[total])


def odds_of(values: list[int]) -> Odds:
    """How often each value is among these."""
    return tuple(values.count(value) for value in range(TEN + 1))
