"""All legal moves of a turn, lazily and in one fixed order.

The order: hand card; capture, build, trail; value; then the cards taken, compared card by card, a prefix first. A
crowded table has tens of millions of captures, so nothing here is ever listed to the end to decide something: a
selection grows card by card, and only while it can still be completed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import merge
from itertools import combinations
from typing import TypeVar

from sukno.cards import Card

from .groups import covers, covers_pairing, makes, one, pips
from .moves import Build, Capture, MakeBuild, Move, Trail, taken
from .referee import Turn, buildable, may_build, may_take, refuse, takes
from .rules import Building

MoveT = TypeVar("MoveT", Capture, MakeBuild)
Completes = Callable[[int, int], bool]
"""Whether a bag, helped by a bag, makes whole groups."""


def legal(turn: Turn) -> Iterator[Move]:
    """The legal moves in order; none where it is another seat's turn."""
    if turn.to_act != turn.seat:
        return
    for card in sorted(turn.hand):
        yield from captures(turn, card)
        yield from builds(turn, card)
        trail = Trail(card)
        if refuse(turn, trail) is None:
            yield trail


def captures(turn: Turn, card: Card) -> Iterator[Capture]:
    """The legal captures with one card of the hand, in order: at its low value, then at its high one."""
    values = turn.values
    if not values.low[card]:
        yield from _picture_captures(turn, card)
        return
    pair = values.low[card]

    def at(value: int) -> Iterator[Capture]:
        def completes(must: int, may: int) -> bool:
            return covers_pairing(must, may, value, pair)

        standing = [build for build in turn.layout.builds if build.value == value]
        return _in_order(
            turn,
            (
                _captures_with(turn, card, value, chosen, completes)
                for number in range(len(standing) + 1)
                for chosen in combinations(standing, number)
                if may_take(turn, card, [build.lowest for build in chosen]) is None
            ),
        )

    yield from at(pair)
    if values.high[card]:
        for move in at(values.high[card]):
            if move.builds or not takes(values, card, pair, move.loose):
                yield move


def _captures_with(
    turn: Turn, card: Card, value: int, chosen: tuple[Build, ...], completes: Completes
) -> Iterator[Capture]:
    names = tuple(build.lowest for build in chosen)
    fixed = tuple(sorted(other for build in chosen for other in build.cards))
    high = value != turn.values.low[card]
    for loose in _selections(turn, fixed, 0, completes):
        if loose or names:
            yield Capture(card, loose, names, high)


def _picture_captures(turn: Turn, card: Card) -> Iterator[Capture]:
    if may_take(turn, card, ()) is not None:
        return
    equal = [other for other in turn.layout.loose if other.rank is card.rank]
    chosen = (some for number in turn.values.pictures_at_once for some in combinations(equal, number))
    for loose in sorted(chosen):
        yield Capture(card, loose)


def builds(turn: Turn, card: Card) -> Iterator[MakeBuild]:
    """The legal builds with one card of the hand, in order."""
    rules, low = turn.book.rules, turn.values.low[card]
    if not low or rules.building is Building.NONE:
        return
    raised = {build.value + low for build in turn.layout.builds if not build.multiple}
    added = {build.value for build in turn.layout.builds}
    for value in sorted({*buildable(turn, card)} | raised | added):
        yield from _in_order(
            turn,
            (
                _builds_on(turn, card, value, standing)
                for standing in (None, *turn.layout.builds)
                if standing is None or value in (standing.value, standing.value + low)
                if may_build(turn, card, value, standing) is None
            ),
        )


def _builds_on(turn: Turn, card: Card, value: int, standing: Build | None) -> Iterator[MakeBuild]:
    rules, low = turn.book.rules, turn.values.low[card]
    raising = standing is not None and standing.value != value

    def completes(must: int, may: int) -> bool:
        if rules.building is Building.SINGLE:
            missing = value - pips(must)
            return not missing or (missing > 0 and makes(may, missing))
        return covers(must, may, value)

    if raising and not rules.absorb_on_raise:
        selections: Iterable[tuple[Card, ...]] = [()]
    else:
        selections = _selections(turn, standing.cards if standing else (), 0 if raising else one(low), completes)
    for loose in selections:
        if loose or standing is not None:
            yield MakeBuild(card, value, loose, standing.lowest if standing else None)


def _in_order(turn: Turn, streams: Iterable[Iterator[MoveT]]) -> Iterator[MoveT]:
    """One stream from several, each already in order of the cards taken."""
    several = list(streams)
    if len(several) == 1:
        return several[0]
    return merge(*several, key=lambda move: taken(turn.layout, move))


def _selections(
    turn: Turn, fixed: tuple[Card, ...], start: int, completes: Completes
) -> Iterator[tuple[Card, ...]]:
    """Every set of loose cards that makes whole groups with the bag ``start``.

    ``fixed`` are cards of builds that are taken as well: they decide the order, which is that of all cards taken.
    """
    low = turn.values.low
    loose = [card for card in turn.layout.loose if low[card]]
    everything = sum(one(low[card]) for card in loose)
    loose = [card for card in loose if completes(start + one(low[card]), everything - one(low[card]))]
    # tails[i]: the bag of the loose cards from place i on.
    tails = [0] * (len(loose) + 1)
    for place in range(len(loose) - 1, -1, -1):
        tails[place] = tails[place + 1] + one(low[loose[place]])
    chosen: list[Card] = []

    def grow(bag: int, place: int, due: int) -> Iterator[tuple[Card, ...]]:
        """Selections that extend the chosen cards by loose cards from ``place`` on; ``due``: fixed cards passed."""
        if due == len(fixed):
            if completes(bag, 0):
                yield tuple(chosen)
        elif place == len(loose) or fixed[due] < loose[place]:
            # The next card in order is one of a build: every continuation has it.
            yield from grow(bag, place, due + 1)
            return
        barrier = fixed[due] if due < len(fixed) else None
        for here in range(place, len(loose)):
            card = loose[here]
            if barrier is not None and card > barrier:
                yield from grow(bag, here, due + 1)
                return
            more = bag + one(low[card])
            if completes(more, tails[here + 1]):
                chosen.append(card)
                yield from grow(more, here + 1, due)
                chosen.pop()
        if barrier is not None:
            yield from grow(bag, len(loose), due + 1)

    if completes(start, tails[0]):
        yield from grow(start, 0, 0)
