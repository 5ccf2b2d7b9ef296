"""All legal moves of a turn, lazily and in one fixed order; and one of them at random.

The order: hand card; capture, build, trail; value; then the cards taken, compared card by card, a prefix first. A
crowded table has tens of millions of captures, so nothing here is ever listed to the end to decide something: a
selection grows card by card, and only while it can still be completed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from heapq import merge
from itertools import combinations, islice
from random import Random

from sukno.cards import Card

from .groups import covers, covers_pairing, makes, one, pips
from .moves import Build, Capture, MakeBuild, Move, Trail, taken
from .referee import Turn, buildable, may_build, may_take, refuse, takes
from .rules import Building

FEW = 128
"""Up to so many moves a random one is drawn evenly."""


@dataclass(frozen=True, slots=True)
class _Family:
    """The moves of one hand card that differ only in the loose cards they use."""

    fixed: tuple[Card, ...]
    """Cards of builds that come along, sorted; they count in the order of moves."""
    start: int
    """The bag that the loose cards join: the played card where it is built, else nothing."""
    completes: Callable[[int, int], bool]
    """Whether a bag, helped by part of a second bag, makes what the move needs."""
    move: Callable[[tuple[Card, ...]], Move | None]
    """The move with these loose cards; None where they make none, or one that belongs to another family."""


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


def captures(turn: Turn, card: Card) -> Iterator[Move]:
    """The legal captures with one card of the hand, in order: at its low value, then at its high one."""
    if not turn.values.low[card]:
        return _picture_captures(turn, card)
    return (move for value in turn.values.answers[card] for move in _in_order(turn, _capturing(turn, card, value)))


def builds(turn: Turn, card: Card) -> Iterator[Move]:
    """The legal builds with one card of the hand, in order."""
    return (move for value in _values_built(turn, card) for move in _in_order(turn, _building(turn, card, value)))


def usable(turn: Turn, card: Card) -> frozenset[Card]:
    """What lies on the table and occurs in any legal capture or build with this card of the hand, in bounded time:
    loose cards, and builds by their lowest cards."""
    low = turn.values.low
    if not low[card]:
        return frozenset(other for move in _picture_captures(turn, card) for other in taken(turn.layout, move))
    everything = sum(one(low[other]) for other in turn.layout.loose if low[other])
    found: set[Card] = set()
    for family in _families(turn, card):
        if family.completes(family.start, everything):
            found.update(_useful(turn, family), (b.lowest for b in turn.layout.builds if b.lowest in family.fixed))
    return frozenset(found)


def _families(turn: Turn, card: Card) -> Iterator[_Family]:
    """All the captures and builds with one card that is no picture."""
    for value in turn.values.answers[card]:
        yield from _capturing(turn, card, value)
    for value in _values_built(turn, card):
        yield from _building(turn, card, value)


def draw(turn: Turn, rng: Random) -> Move:
    """A random legal move, in bounded time: evenly among few; where there are many, every one has its chance.

    Raises ValueError where there is none (another seat's turn).
    """
    few = list(islice(legal(turn), FEW + 1))
    if not few:
        raise ValueError("no legal move: it is another seat's turn")
    if len(few) <= FEW:
        return rng.choice(few)
    families: list[_Family] = []
    others: list[Move] = []
    for card in turn.hand:
        others += (move for move in (Trail(card),) if refuse(turn, move) is None)
        if not turn.values.low[card]:
            others += _picture_captures(turn, card)
            continue
        families += _families(turn, card)
    rng.shuffle(families)
    if others and rng.random() < len(others) / (len(others) + len(families)):
        return rng.choice(others)
    for family in families:
        loose = _wander(turn, family, rng)
        move = None if loose is None else family.move(loose)
        if move is not None:
            return move
    return rng.choice(few)


# Captures


def _picture_captures(turn: Turn, card: Card) -> Iterator[Move]:
    if may_take(turn, card, ()) is not None:
        return
    equal = [other for other in turn.layout.loose if other.rank is card.rank]
    for loose in sorted(some for number in turn.values.pictures_at_once for some in combinations(equal, number)):
        yield Capture(card, loose)


def _capturing(turn: Turn, card: Card, value: int) -> Iterator[_Family]:
    """The captures of a card at one value: a family for every choice of builds that may be taken together."""
    standing = [build for build in turn.layout.builds if build.value == value]
    for number in range(len(standing) + 1):
        for chosen in combinations(standing, number):
            names = tuple(build.lowest for build in chosen)
            if may_take(turn, card, names) is None:
                yield _captures_with(turn, card, value, chosen)


def _captures_with(turn: Turn, card: Card, value: int, chosen: tuple[Build, ...]) -> _Family:
    values = turn.values
    low = values.low[card]
    names = tuple(build.lowest for build in chosen)
    high = value != low

    def completes(must: int, may: int) -> bool:
        return covers_pairing(must, may, value, low)

    def move(loose: tuple[Card, ...]) -> Move | None:
        if not loose and not names:
            return None
        if high and not names and takes(values, card, low, loose):
            return None  # the same move as at the low value
        return Capture(card, loose, names, high)

    return _Family(tuple(sorted(other for build in chosen for other in build.cards)), 0, completes, move)


# Builds


def _values_built(turn: Turn, card: Card) -> list[int]:
    """The values that a build with this card may have, ascending; some of them in vain."""
    low = turn.values.low[card]
    if not low or turn.book.rules.building is Building.NONE:
        return []
    standing = turn.layout.builds
    raised = {build.value + low for build in standing if not build.multiple}
    return sorted({*buildable(turn, card), *raised, *(build.value for build in standing)})


def _building(turn: Turn, card: Card, value: int) -> Iterator[_Family]:
    """The builds of one value with a card: new ones, and on each standing build that may be touched."""
    low = turn.values.low[card]
    for standing in (None, *turn.layout.builds):
        fits = standing is None or value in (standing.value, standing.value + low)
        if fits and may_build(turn, card, value, standing) is None:
            yield _builds_on(turn, card, value, standing)


def _builds_on(turn: Turn, card: Card, value: int, standing: Build | None) -> _Family:
    rules, low = turn.book.rules, turn.values.low[card]
    raising = standing is not None and standing.value != value

    def completes(must: int, may: int) -> bool:
        if raising and not rules.absorb_on_raise:
            return not must
        if rules.building is Building.SINGLE:
            missing = value - pips(must)
            return not missing or (missing > 0 and makes(may, missing))
        return covers(must, may, value)

    def move(loose: tuple[Card, ...]) -> Move | None:
        if standing is None and not loose:
            return None
        return MakeBuild(card, value, loose, standing.lowest if standing else None)

    return _Family(standing.cards if standing else (), 0 if raising else one(low), completes, move)


# Selections of loose cards


def _in_order(turn: Turn, families: Iterator[_Family]) -> Iterator[Move]:
    """The moves of several families as one stream, in the order of the cards they take."""
    streams = [_moves(turn, family) for family in families]
    if len(streams) == 1:
        return streams[0]
    return merge(*streams, key=lambda move: taken(turn.layout, move))


def _moves(turn: Turn, family: _Family) -> Iterator[Move]:
    return (move for loose in _selections(turn, family) if (move := family.move(loose)) is not None)


def _useful(turn: Turn, family: _Family) -> list[Card]:
    """The loose cards that occur in any selection."""
    low = turn.values.low
    loose = [card for card in turn.layout.loose if low[card]]
    everything = sum(one(low[card]) for card in loose)
    return [card for card in loose if family.completes(family.start + one(low[card]), everything - one(low[card]))]


def _selections(turn: Turn, family: _Family) -> Iterator[tuple[Card, ...]]:
    """Every set of loose cards that completes the family's start, in the order of all cards taken."""
    low, fixed, completes = turn.values.low, family.fixed, family.completes
    loose = _useful(turn, family)
    # tails[i]: the bag of the loose cards from place i on.
    tails = [0] * (len(loose) + 1)
    for place in range(len(loose) - 1, -1, -1):
        tails[place] = tails[place + 1] + one(low[loose[place]])
    chosen: list[Card] = []

    def grow(bag: int, place: int, due: int) -> Iterator[tuple[Card, ...]]:
        """Selections that extend the chosen cards by loose cards from ``place`` on; ``due``: fixed cards passed."""
        if due == len(fixed) and completes(bag, 0):
            yield tuple(chosen)
        for here in range(place, len(loose)):
            card = loose[here]
            if due < len(fixed) and fixed[due] < card:
                # The next card in order is one of a build: every continuation has it.
                yield from grow(bag, here, due + 1)
                return
            more = bag + one(low[card])
            if completes(more, tails[here + 1]):
                chosen.append(card)
                yield from grow(more, here + 1, due)
                chosen.pop()
        if due < len(fixed):
            yield from grow(bag, len(loose), due + 1)

    if completes(family.start, tails[0]):
        yield from grow(family.start, 0, 0)


def _wander(turn: Turn, family: _Family, rng: Random) -> tuple[Card, ...] | None:
    """One selection at random, None where there is none.

    Each card is taken or left as chance has it, as long as the rest can be completed.
    """
    low = turn.values.low
    loose = _useful(turn, family)
    rng.shuffle(loose)
    rest = sum(one(low[card]) for card in loose)
    if not family.completes(family.start, rest):
        return None
    bag, chosen = family.start, []
    for card in loose:
        rest -= one(low[card])
        with_it = family.completes(bag + one(low[card]), rest)
        if with_it and (rng.random() < 0.5 or not family.completes(bag, rest)):
            bag += one(low[card])
            chosen.append(card)
    return tuple(sorted(chosen))
