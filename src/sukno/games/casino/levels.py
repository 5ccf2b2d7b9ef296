"""Players who err as people do: they overlook sums, forget what has gone, pay no heed to spades or sweeps, and conclude
nothing from what others build.

Nothing is left to chance. Whether a sum is noticed follows from the position, so whoever overlooks one now overlooks it
again while nothing changes; and whatever somebody of less practice notices, somebody of more practice notices too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from sukno.cards import PACK, Card

from .moves import Capture, MakeBuild, Move
from .partners import agreeable
from .position import Played, View
from .prospects import Sight, appraise, prospects, sight_of, sums
from .referee import refuse
from .worth import CARD, Worth, bits, worth_of


@dataclass(frozen=True, slots=True)
class FallibleBot:
    """Goes by what looks best now, of what somebody of some practice sees."""

    memory: int
    """Cards captured before the last so many moves are forgotten: they may lie anywhere."""
    sums: tuple[float, ...]
    """How often a sum of two, three, … cards is noticed; of more cards than are named here, never."""
    at_once: int
    """So many sums are taken with one card; cards of its own rank are seen always, and all of them."""
    minds_suit: bool
    """Whether the majority of the bonus suit counts."""
    minds_sweeps: bool
    """Whether clearing the table counts."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """The move that looks best; where nothing that was noticed is allowed, whoever is told so looks again."""
        turn, worth, sight = view.turn, self.worth(view), self.sight(view)
        there = [prospect.move for prospect in prospects(turn, worth, sight)]
        moves = [move for move in self.noticed(view, worth, there) if refuse(turn, move) is None] or there
        return agreeable(view, {move: appraise(turn, worth, sight, move) for move in moves})

    def worth(self, view: View) -> Worth:
        """What things are worth to somebody who does not mind everything."""
        return _minded(worth_of(view.turn), self.minds_suit, self.minds_sweeps)

    def sight(self, view: View) -> Sight:
        """What is not known any more, or never was, may be in any hand."""
        known = sight_of(view)
        plays = [event for event in view.history if isinstance(event, Played)]
        forgotten = [card for event in plays[: -self.memory] for card in event.captured]
        return Sight(known.unseen | bits(forgotten), known.opposing)

    def noticed(self, view: View, worth: Worth, there: Sequence[Move]) -> Iterator[Move]:
        """The moves that come to mind, allowed or not: single cards always, sums as far as they are seen.

        ``there``: those that are worth a thought to whoever sees everything.
        """
        turn = view.turn
        for card in turn.hand:
            for value in worth.answers[card] if worth.low[card] else ():
                builds = tuple(build.lowest for build in turn.layout.builds if build.value == value)
                loose = self.taken(view, worth, card, value)
                if loose or builds:
                    yield Capture(card, loose, builds, high=value != worth.low[card])
        for move in there:
            match move:
                case Capture(card) if worth.low[card]:
                    pass
                case MakeBuild(card, _, loose, standing) as build:
                    # A build that is raised or added to is one thing more to reckon with.
                    if self.notices(view, (card, *loose) if standing is None else (card, *loose, standing)):
                        yield build
                case _:
                    yield move

    def taken(self, view: View, worth: Worth, card: Card, value: int) -> tuple[Card, ...]:
        """The loose cards that are taken with a card which counts so much: those of its rank, and some sums."""
        loose = view.layout.loose
        found = sums(worth, loose, value)
        chosen = {
            *(one for (one, *more) in found if not more),
            *(one for one in loose if worth.low[one] == worth.low[card]),
        }
        seen = [group for group in found if len(group) > 1 and self.notices(view, group)]
        at_once = 0
        for group in sorted(seen, key=worth.of, reverse=True):
            if at_once < self.at_once and chosen.isdisjoint(group):
                chosen.update(group)
                at_once += 1
        return tuple(sorted(chosen))

    def notices(self, view: View, cards: Sequence[Card]) -> bool:
        """Whether it is seen that these cards go together."""
        more = len(cards) - 2
        return more < 0 or (more < len(self.sums) and _attention(view, cards) < self.sums[more])


def _attention(view: View, cards: Sequence[Card]) -> float:
    """How hard it is to see that these cards go together, from 0 to 1: for everybody who sits there the same."""
    before_one = (view.hand, view.layout.loose, tuple(sorted(cards)))
    return Random("/".join(" ".join(map(str, some)) for some in before_one)).random()


@lru_cache(maxsize=64)
def _minded(worth: Worth, suit: bool, sweeps: bool) -> Worth:
    """What things are worth to somebody who minds only so much of it."""
    less = copy(worth)
    if not suit and worth.suit_points:
        less.cards = tuple(CARD + worth.points(card) for card in PACK)
    if not sweeps:
        less.sweep = 0
    return less


BEGINNER: Final = FallibleBot(memory=2, sums=(0.4, 0.1), at_once=1, minds_suit=False, minds_sweeps=False)
AMATEUR: Final = FallibleBot(memory=12, sums=(0.9, 0.6, 0.3), at_once=1, minds_suit=False, minds_sweeps=True)
