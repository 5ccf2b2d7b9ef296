"""The moves worth a thought: for every card and purpose the selection of loose cards that is worth most.

There are few of them on any table, found in bounded time, where all the legal moves may be tens of millions.
The referee has the last word on each, so all of them are legal.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from sukno.cards import Card

from .hidden import unseen
from .legal import legal
from .moves import Build, Capture, MakeBuild, Move, Trail
from .position import View
from .referee import Turn, may_build, may_take, refuse
from .rules import AddWithoutCard, Building
from .rules import Trail as TrailRule
from .worth import Worth, bits, chance

STARTS: Final = 6
"""So many ways to make the first group are tried."""
GROUPS: Final = 24
"""So many groups of one sum are looked at; ordinary tables have fewer than ten."""
STEPS: Final = 64
"""So many ways to put groups together are tried."""


class Prospect(NamedTuple):
    """A legal move and what a greedy player thinks of it."""

    worth: float
    """In points: what it takes, what a build promises, what a trail gives away."""
    move: Move


class Sight(NamedTuple):
    """What a player counts with."""

    unseen: int
    """The cards it does not know the place of, as a bit set."""
    opposing: int
    """How many cards its opponents hold."""

    def held(self, some: int) -> float:
        """The chance that an opponent holds any of these cards."""
        return chance((self.unseen & some).bit_count(), self.unseen.bit_count(), self.opposing)


def sight_of(view: View) -> Sight:
    """What the seat of a view counts with, if it forgets nothing."""
    assert view.seat is not None
    side = view.book.rules.side
    mine = side(view.seat, view.seats)
    opposing = sum(count for seat, count in enumerate(view.counts) if side(seat, view.seats) != mine)
    return Sight(bits(unseen(view)), opposing)


def prospects(turn: Turn, worth: Worth, sight: Sight) -> list[Prospect]:
    """The moves worth a thought, in no special order; at least one."""
    found = [Prospect(appraise(turn, worth, sight, move), move) for move in _moves(turn, worth)]
    if found:
        return found
    move = next(legal(turn))
    return [Prospect(appraise(turn, worth, sight, move), move)]


def appraise(turn: Turn, worth: Worth, sight: Sight, move: Move) -> float:
    """What a greedy player thinks of a legal move, in points."""
    played = worth.cards[move.card]
    if isinstance(move, Trail):
        given = played + worth.sweep if turn.layout.bare else played
        return -given * sight.held(worth.equals[move.card])
    gain = played + worth.of(move.loose)
    if isinstance(move, Capture):
        for build in turn.layout.builds:
            if build.lowest in move.builds:
                gain += worth.of(build.cards)
        swept = len(move.loose) == len(turn.layout.loose) and len(move.builds) == len(turn.layout.builds)
        return gain + worth.sweep if swept else gain
    if move.standing is not None and (standing := turn.layout.build(move.standing)):
        gain += worth.of(standing.cards)
    takers = worth.answering[move.value]
    lost = sight.held(takers)
    # The card that will take the build is captured with it.
    gain += max([worth.cards[card] for card in turn.hand if takers >> card & 1 and card != move.card], default=0)
    return gain * (1 - lost) - played * lost


def _moves(turn: Turn, worth: Worth) -> Iterator[Move]:
    rules, hand = worth.rules, turn.hand
    # The owner of a build has promises to keep; the referee knows them. Nobody else is asked for any.
    owner = any(build.owner == turn.seat for build in turn.layout.builds)
    for card in hand:
        if not worth.low[card]:
            yield from _picture(turn, worth, card)
        else:
            yield from _captures(turn, worth, card, owner=owner)
            if rules.building is not Building.NONE:
                yield from _builds(turn, worth, card)
        trail = Trail(card)
        if (not owner and rules.trail is TrailRule.FREE) or refuse(turn, trail) is None:
            yield trail


def _picture(turn: Turn, worth: Worth, card: Card) -> Iterator[Move]:
    equal = [other for other in turn.layout.loose if worth.equals[card] >> other & 1]
    number = max([number for number in worth.pictures_at_once if number <= len(equal)], default=0)
    if number and may_take(turn, card, ()) is None:
        best = sorted(equal, key=lambda other: -worth.cards[other])[:number]
        yield Capture(card, tuple(sorted(best)))


def _captures(turn: Turn, worth: Worth, card: Card, *, owner: bool) -> Iterator[Move]:
    low = worth.low[card]
    for value in worth.answers[card]:
        # Taking all the builds of a value never breaks a promise that taking fewer would keep.
        names = tuple([build.lowest for build in turn.layout.builds if build.value == value])
        loose = selection(worth, turn.layout.loose, 0, value, low)
        if not loose and not names:
            continue
        move = Capture(card, loose or (), names, high=value != low)
        if not (owner or move.high) or refuse(turn, move) is None:
            yield move


def _builds(turn: Turn, worth: Worth, card: Card) -> Iterator[Move]:
    low, layout = worth.low[card], turn.layout
    held = {value for other in turn.hand if other != card for value in worth.answers[other]}
    for value in held:
        loose = selection(worth, layout.loose, value - low, value, 0) if value >= low else None
        # With no builds standing holding a card of the value is all it takes.
        if loose and (not layout.builds or may_build(turn, card, value, None) is None):
            yield MakeBuild(card, value, loose)
    for build in layout.builds:
        yield from _on(turn, worth, card, build, held)


def _on(turn: Turn, worth: Worth, card: Card, build: Build, held: set[int]) -> Iterator[Move]:
    """Adding to a standing build and raising it."""
    low, loose, value = worth.low[card], turn.layout.loose, build.value
    with_card = value in held or worth.rules.add_without_card is not AddWithoutCard.NONE
    if value >= low and with_card and may_build(turn, card, value, build) is None:
        added = selection(worth, loose, value - low, value, 0)
        if added is not None:
            yield MakeBuild(card, value, added, build.lowest)
    value += low
    if value in held and not build.multiple and may_build(turn, card, value, build) is None:
        absorbed = selection(worth, loose, 0, value, 0) if worth.rules.absorb_on_raise else ()
        yield MakeBuild(card, value, absorbed or (), build.lowest)


@lru_cache(maxsize=1 << 13)
def selection(worth: Worth, loose: tuple[Card, ...], first: int, value: int, pair: int) -> tuple[Card, ...] | None:
    """The loose cards worth most that make one group of the sum ``first`` and any number of groups of ``value``.

    ``first`` 0 asks for none, ``pair`` is a value whose cards may stand alone. None: there is no such selection.
    On a table so crowded that groups or combinations are cut off it is a good selection, perhaps not the best.
    """
    low = worth.low
    cards = _numbered(worth, loose)
    starts = _groups(worth, cards, first)[:STARTS] if first else [0]
    if worth.rules.building is Building.SINGLE and not pair:
        groups = []  # a single build is the one group
    else:
        groups = _groups(worth, cards, value)
        if pair and pair != value:
            groups += [1 << card for card in cards if low[card] == pair]
    weighed = sorted([(worth.of(_cards(cards, group)), group) for group in groups], reverse=True)
    best: tuple[float, int] | None = None
    for start in starts:
        gain, chosen = _packed(weighed, start, STEPS // len(starts))
        gain += worth.of(_cards(cards, start))
        if best is None or gain > best[0]:
            best = gain, start | chosen
    return None if best is None else tuple(sorted(_cards(cards, best[1])))


def sums(worth: Worth, loose: tuple[Card, ...], value: int) -> list[tuple[Card, ...]]:
    """The sets of loose cards that add up to a value, single cards among them; of very many the first."""
    cards = _numbered(worth, loose)
    return [tuple(sorted(_cards(cards, group))) for group in _groups(worth, cards, value)]


def _numbered(worth: Worth, loose: tuple[Card, ...]) -> list[Card]:
    """The cards that count in sums, highest first."""
    return sorted([card for card in loose if worth.low[card]], key=lambda card: -worth.low[card])


def _cards(cards: list[Card], some: int) -> list[Card]:
    return [card for card in cards if some >> card & 1]


def _groups(worth: Worth, cards: list[Card], total: int) -> list[int]:
    """Sets of these cards (highest first) that add up to the total, as bit sets; of many the first."""
    low = worth.low
    sums = [0] * (len(cards) + 1)
    for place in range(len(cards) - 1, -1, -1):
        sums[place] = sums[place + 1] + low[cards[place]]
    found: list[int] = []

    def grow(place: int, missing: int, chosen: int) -> None:
        for here in range(place, len(cards)):
            if sums[here] < missing or len(found) >= GROUPS:
                return
            value = low[cards[here]]
            if value == missing:
                found.append(chosen | 1 << cards[here])
            elif value < missing:
                grow(here + 1, missing - value, chosen | 1 << cards[here])

    grow(0, total, 0)
    return found


def _packed(groups: list[tuple[float, int]], used: int, steps: int) -> tuple[float, int]:
    """Disjoint groups, beside the cards used, worth most together."""
    hopes = [0.0]
    for gain, _ in reversed(groups):
        hopes.append(hopes[-1] + gain)
    hopes.reverse()
    best = 0.0, 0
    waiting = [(0, used, 0.0, 0)]
    for _ in range(steps):
        if not waiting:
            break
        place, used, gain, chosen = waiting.pop()
        while place < len(groups) and groups[place][1] & used:
            place += 1
        if gain > best[0]:
            best = gain, chosen
        if gain + hopes[place] > best[0]:
            more, group = groups[place]
            # First with the group, later without.
            waiting.append((place + 1, used, gain, chosen))
            waiting.append((place + 1, used | group, gain + more, chosen | group))
    return best
