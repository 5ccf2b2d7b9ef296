"""Players of Two-Ten-Jack. They see a View, never the table's State; all chance is handed in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import Final

from sukno.cards import Card
from sukno.core.composed import RandomBot
from sukno.core.game import Bot

from .hidden import open_cards, unseen, worlds
from .legal import legal
from .lookahead import (
    EVERY,
    SPENT,
    VALUE,
    Ending,
    Play,
    Scene,
    SpentError,
    beats,
    bits,
    playable,
    plays,
    scene,
    seen,
    split,
)
from .moves import Move
from .position import View


class SensibleBot:
    """Plays by rules of thumb: weighs what the trick would bring against what the card may still do."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """The move that looks best by itself."""
        now = seen(view)
        possible = plays(now.hands[now.turn], now.suit, EVERY)
        if now.played:
            return max(possible, key=now.promise).move
        others = bits(_elsewhere(view))
        return max(possible, key=lambda play: _promise(play, others)).move


def _elsewhere(view: View) -> tuple[Card, ...]:
    """The cards that are, or may be, in other hands."""
    opened = (card for seat in range(view.seats) if seat != view.seat for card in open_cards(view, seat))
    return (*unseen(view), *opened)


def _promise(play: Play, others: int) -> float:
    """What a lead should bring, against whatever card may fall on it."""
    card = play.card
    falls = [
        (VALUE[card] + VALUE[other]) * (-1 if beats(other, card, play.suit) else 1)
        for other in split(playable(others, play.suit))
    ]
    return (fmean(falls) if falls else VALUE[card]) - SPENT[card]


@dataclass(frozen=True, slots=True)
class StrongBot:
    """Imagines the cards it cannot see, plays each move on to the end, and solves the end where two know all cards.

    What is imagined agrees with every suit that was not followed and every trump that was not played.
    """

    effort: int = 3_000
    """Cards played in imagination for a move, about."""
    solved: int = 4_000
    """Positions looked at to solve an end."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move with the best mean over imagined deals; the best one where all is known."""
        now = seen(view)
        lying = () if view.trick is None else view.trick.cards
        moves = plays(now.hands[now.turn], now.suit, bits((*_elsewhere(view), *lying)))
        if len(moves) == 1:
            return moves[0].move
        deals = (scene(state) for state in worlds(view, rng))
        if view.seats == 2 and view.stock == 0:
            now = next(deals)
            try:
                return Ending(self.solved).best(now, moves).move
            except SpentError:
                return max(moves, key=lambda move: self._worth(now, move)).move
        number = max(3, self.effort // ((sum(view.counts) + view.stock) * len(moves)))
        total = dict.fromkeys(moves, 0.0)
        for now in islice(deals, number):
            for move in moves:
                total[move] += self._worth(now, move)
        return max(moves, key=total.__getitem__).move

    def _worth(self, now: Scene, move: Play) -> float:
        """How much more than the others the mover takes when simple rules play on."""
        after = now.copy()
        after.play(move)
        gains = after.finish()
        own = gains[now.turn]
        return own - (sum(gains) - own) / (now.seats - 1)


BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType(
    {"random": RandomBot(legal), "sensible": SensibleBot(), "strong": StrongBot()}
)
"""By name, weakest first."""
