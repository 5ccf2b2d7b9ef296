"""Players of Fifteen. They see a View and draw all chance from the generator handed in."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.cards import PACK
from sukno.core.composed import RandomBot
from sukno.core.game import Bot

from .hidden import unseen
from .moves import Move
from .odds import MANY, odds_of, plan
from .position import View
from .referee import legal
from .rules import FULL, TEN, total, value


class SensibleBot:
    """Draws while the next card is more likely to help than to be too much; does not remember what was played.

    Against one who stood on his first card it takes that for a ten, and draws until it has as much.
    """

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """What the rule of thumb says."""
        mine = total(view.hand)
        unknown = [card for card in PACK if card not in view.hand]
        helps = sum(mine + value(card) <= FULL for card in unknown)
        to_beat = TEN if view.seat == view.dealer and view.counts[view.eldest] == 1 else 0
        return _allowed(view, Move.DRAW if 2 * helps > len(unknown) or mine < to_beat else Move.STAND)


class StrongBot:
    """Counts the cards that were set aside and plays an equilibrium of the round with those left.

    Where both moves are worth the same it mixes them, so that the number of its cards tells no more than it must.
    """

    def choose(self, view: View, rng: Random) -> Move:
        """The move of the plan, drawn where it is mixed."""
        if view.busted:
            return Move.STAND
        # What the other may think possible: everything not set aside, one's own cards too.
        known = plan(odds_of([value(card) for card in (*unseen(view), *view.hand)]))
        table = known.dealer if view.seat == view.dealer else known.eldest
        draws = table[min(view.counts[view.eldest], MANY)][total(view.hand)]
        return _allowed(view, Move.DRAW if rng.random() < draws else Move.STAND)


def _allowed(view: View, wanted: Move) -> Move:
    """The move, or the other one where it is forbidden."""
    moves = list(legal(view))
    return wanted if wanted in moves else moves[0]


BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType(
    {"random": RandomBot(legal), "sensible": SensibleBot(), "strong": StrongBot()}
)
"""By name, weakest first."""
