"""What play proves of hidden hands, and imagining hands that agree with it: for games in which suit must be followed.

Whoever does not follow shows that he holds none of a suit; what he has drawn since may be of it again. Cards are sorted
into kinds (the suits, and whatever else a game tells apart), and of each hand it is known how many cards of some kinds
it can hold at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import comb
from random import Random
from typing import TypeAlias

from sukno.cards import Card

from .seats import Seat

Kind: TypeAlias = int
Counts: TypeAlias = tuple[int, ...]
"""How many cards, by kind."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A card that a seat has played, and what the play showed."""

    trick: int
    kind: Kind | None
    """None: everybody knew that the seat held the card, it is none of the hidden ones."""
    void: frozenset[Kind] = frozenset()
    """The kinds of which the seat held none."""


@dataclass(frozen=True, slots=True)
class Limit:
    """Of these kinds together a hand holds so many cards at most."""

    kinds: frozenset[Kind]
    most: int


def limits(arrivals: Iterable[int], shown: Sequence[Shown]) -> tuple[Limit, ...]:
    """What the plays of a seat prove of the hidden cards it still holds.

    ``arrivals``: for each card it ever got unseen by others, the first trick it could be played to. A card of a kind
    that was lacking in a trick has come later; of such cards there are no more than have come later and are not played.
    """
    came = list(arrivals)
    lacked = {kind: play.trick + 1 for play in shown for kind in play.void}
    played_from = [
        max((before.trick + 1 for before in shown[:place] if play.kind in before.void), default=0)
        for place, play in enumerate(shown)
        if play.kind is not None
    ]
    found = []
    for moment in sorted(set(lacked.values())):
        kinds = frozenset(kind for kind, last in lacked.items() if last >= moment)
        room = sum(first >= moment for first in came) - sum(first >= moment for first in played_from)
        found.append(Limit(kinds, room))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Unseen:
    """The hidden part of a hand."""

    cards: int
    limits: tuple[Limit, ...] = ()

    def possible(self, counts: Counts) -> bool:
        """Whether it may have so many cards of each kind."""
        return sum(counts) == self.cards and all(
            sum(counts[kind] for kind in limit.kinds) <= limit.most for limit in self.limits
        )


class Imagined:
    """Draws hidden hands at random from the cards that are not seen; what is left over is the stock.

    For one hidden hand all that is possible is equally likely; for several nearly so.
    """

    def __init__(self, cards: Sequence[Card], kind: Callable[[Card], Kind], hands: Mapping[Seat, Unseen]) -> None:
        self._cards = tuple(cards)
        self._kinds = tuple(kind(card) for card in cards)
        self._hands = dict(sorted(hands.items(), key=lambda item: -len(item[1].limits)))
        self._free = not any(hand.limits for hand in hands.values())
        limited = (kind for hand in hands.values() for limit in hand.limits for kind in limit.kinds)
        self._number = max((*self._kinds, *limited), default=0) + 1
        self._ways = cache(self._find_ways)

    def draw(self, rng: Random) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
        """Hands by seat, and the rest in a random order. Raises ValueError where nothing agrees with what is known."""
        pool = list(self._cards)
        rng.shuffle(pool)
        if self._free:
            return self._sliced(pool)
        kinds = dict(zip(self._cards, self._kinds, strict=True))
        split = self._split(0, tuple(self._kinds.count(kind) for kind in range(self._number)), rng)
        if split is None:
            raise ValueError("no hands agree with what was shown")
        hands: dict[Seat, tuple[Card, ...]] = {}
        for seat, counts in zip(self._hands, split, strict=True):
            wanted, hand = list(counts), []
            for card in pool:
                if wanted[kinds[card]]:
                    wanted[kinds[card]] -= 1
                    hand.append(card)
            hands[seat] = tuple(hand)
            pool = [card for card in pool if card not in hand]
        return hands, tuple(pool)

    def _sliced(self, pool: list[Card]) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]]:
        ends = list(accumulate((hand.cards for hand in self._hands.values()), initial=0))
        cuts = zip(self._hands, ends, ends[1:], strict=False)
        return {seat: tuple(pool[first:last]) for seat, first, last in cuts}, tuple(pool[ends[-1] :])

    def _split(self, place: int, left: Counts, rng: Random) -> list[Counts] | None:
        """For each hand from this one on, how many cards of each kind; None where it cannot be done."""
        if place == len(self._hands):
            return []
        ways = dict(self._ways(place, left))
        while ways:
            (chosen,) = rng.choices(list(ways), list(ways.values()))
            rest = self._split(place + 1, tuple(map(int.__sub__, left, chosen)), rng)
            if rest is not None:
                return [chosen, *rest]
            del ways[chosen]
        return None

    def _find_ways(self, place: int, left: Counts) -> dict[Counts, int]:
        """The possible counts of a hand out of what is left, each with the number of hands that have them."""
        hand = list(self._hands.values())[place]
        found = {}
        for counts in _compositions(hand.cards, left):
            if hand.possible(counts):
                number = 1
                for have, some in zip(left, counts, strict=True):
                    number *= comb(have, some)
                found[counts] = number
        return found


def _compositions(cards: int, left: Counts) -> Iterator[Counts]:
    """All ways to take so many cards out of these."""
    if not left:
        if cards == 0:
            yield ()
        return
    for some in range(max(0, cards - sum(left[1:])), min(cards, left[0]) + 1):
        for rest in _compositions(cards - some, left[1:]):
            yield (some, *rest)
