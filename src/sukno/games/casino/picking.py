"""Picking a move at the table: a card of the hand, some of what lies there, and what that can mean.

Nothing is guessed: for a selection there are the legal moves that use exactly it, and where there is none, the reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sukno.cards import Card
from sukno.core.refusal import Refusal

from .groups import bag, count, covers_pairing, most, one, pips
from .legal import captures
from .moves import Build, Capture, MakeBuild, Move, Trail, taken
from .referee import Turn, buildable, loose_bag, refuse
from .rules import Building
from .values import Values


@dataclass(frozen=True, slots=True)
class Picked:
    """What a selection can mean."""

    moves: tuple[Move, ...]
    """The legal moves that use exactly these cards: captures, then builds by value, then the trail."""
    groups: tuple[tuple[Card, ...], ...]
    """The loose cards in groups of the first move's value (as one way to see them); empty where there is none."""
    total: int
    """The sum of the low values of the loose cards selected."""
    refusal: Refusal | None
    """Why there is no move; None where there is one."""


def picked(turn: Turn, card: Card, loose: Sequence[Card] = (), builds: Sequence[Card] = ()) -> Picked:
    """The meaning of a selection: a card of the hand, loose cards, and builds by their lowest cards."""
    loose, builds = tuple(sorted(loose)), tuple(sorted(builds))
    moves: list[Move] = []
    refusals: list[Refusal] = []
    for move in _meant(turn, card, loose, builds):
        refusal = refuse(turn, move)
        if refusal is None:
            moves.append(move)
        else:
            refusals.append(refusal)
    groups = groups_of(turn, moves[0]) if moves else ()
    # What comes first is what was most likely meant, so its reason is the one to give.
    why = None if moves or not refusals else refusals[0]
    return Picked(tuple(moves), groups, pips(loose_bag(turn.values, loose)), why)


def _meant(turn: Turn, card: Card, loose: tuple[Card, ...], builds: tuple[Card, ...]) -> list[Move]:
    """All that a selection can mean, legal or not, the most likely meaning first."""
    if not loose and not builds:
        return [Trail(card)]
    captures: list[Move] = [Capture(card, loose, builds)]
    if turn.values.high[card]:
        captures.append(Capture(card, loose, builds, high=True))
    built = _builds_meant(turn, card, loose, builds)
    return captures + built if _looks_taken(turn, card, loose, builds) else built + captures


def _looks_taken(turn: Turn, card: Card, loose: tuple[Card, ...], builds: tuple[Card, ...]) -> bool:
    """Whether somebody who selected this wants to take rather than to build."""
    low, whole = turn.values.low[card], pips(loose_bag(turn.values, loose))
    standing = [build.value for build in turn.layout.builds if build.lowest in builds]
    if turn.book.rules.building is Building.NONE or any(not turn.values.low[other] for other in loose):
        # Nobody builds there, or with a picture: why that cannot be done would be no answer.
        return True
    if standing:
        return all(value in turn.values.answers[card] for value in standing)
    return (
        not low or any(other.rank is card.rank for other in loose) or whole >= low or low + whole > turn.values.highest
    )


def _builds_meant(turn: Turn, card: Card, loose: tuple[Card, ...], builds: tuple[Card, ...]) -> list[Move]:
    low = turn.values.low[card]
    if len(builds) > 1 or not low:
        return []
    standing = turn.layout.build(builds[0]) if builds else None
    if standing is not None:
        added = MakeBuild(card, standing.value, loose, standing.lowest)
        raised = MakeBuild(card, standing.value + low, loose, standing.lowest)
        return [added, raised] if loose else [raised, added]
    # The build of the whole sum is what is most likely meant; its refusal says which card is missing.
    whole = low + pips(loose_bag(turn.values, loose))
    others = [value for value in buildable(turn, card) if value != whole]
    return [MakeBuild(card, value, loose) for value in (whole, *others)]


def largest_capture(turn: Turn, card: Card) -> Capture | None:
    """The capture of most cards with this card, for preselection; None where it captures nothing."""
    low, layout = turn.values.low, turn.layout
    if not low[card]:
        pictures = [move for move in captures(turn, card) if isinstance(move, Capture)]
        return max(pictures, key=lambda move: len(move.loose), default=None)
    best: Capture | None = None
    for value in turn.values.answers[card]:
        builds = tuple(build.lowest for build in layout.builds if build.value == value)
        # Cards of the same rank are always taken: alone, or to help others.
        pairs = [other for other in layout.loose if other.rank is card.rank]
        others = [other for other in layout.loose if low[other] and other not in pairs]
        wanted = most(loose_bag(turn.values, others), loose_bag(turn.values, pairs), value)
        loose = pairs
        for other in others:
            if count(wanted, low[other]):
                wanted -= one(low[other])
                loose.append(other)
        move = Capture(card, tuple(sorted(loose)), builds, high=value != low[card])
        if refuse(turn, move) is None and (best is None or _cards(turn, move) > _cards(turn, best)):
            best = move
    return best


def _cards(turn: Turn, move: Capture) -> int:
    return len(taken(turn.layout, move))


def groups_of(turn: Turn, move: Move) -> tuple[tuple[Card, ...], ...]:
    """One way to split the loose cards of a move into groups, as people would see them: pairs first.

    A card that is built stands in its group. Empty for pictures and where a card is laid down.
    """
    low = turn.values.low
    if isinstance(move, Trail) or not low[move.card]:
        return ()
    loose = move.loose
    if isinstance(move, Capture):
        value = turn.values.high[move.card] if move.high else low[move.card]
        found = split(loose, value, {card: low[card] for card in loose}, pair=low[move.card])
    else:
        raising = move.standing is not None and (turn.layout.build(move.standing) or move).value != move.value
        cards = loose if raising else (move.card, *loose)
        found = split(cards, move.value, {card: low[card] for card in cards}, pair=0)
    return found or ()


def build_groups(values: Values, build: Build) -> tuple[tuple[Card, ...], ...]:
    """One way to see the groups of a standing build; they are no part of it."""
    low = {card: values.low[card] for card in build.cards}
    return split(build.cards, build.value, low, pair=0) or (build.cards,)


def split(cards: Sequence[Card], total: int, values: dict[Card, int], pair: int) -> tuple[tuple[Card, ...], ...] | None:
    """Split cards into groups of a total, the largest card of each first; cards of value ``pair`` may stand alone.

    None where they do not split. What is left is asked of ``groups`` at each step, so nothing is tried in vain.
    """
    rest = sorted(cards, key=lambda card: (-values[card], card))
    if not covers_pairing(bag(values[card] for card in rest), 0, total, pair):
        return None
    groups: list[tuple[Card, ...]] = []
    while rest:
        first, others = rest[0], rest[1:]
        alone: list[tuple[Card, ...]] = [()] if values[first] == pair else []
        for group in (*alone, *_fillings(others, total - values[first], values)):
            left = [card for card in others if card not in group]
            if covers_pairing(bag(values[card] for card in left), 0, total, pair):
                groups.append((first, *group))
                rest = left
                break
    return tuple(groups)


def _fillings(cards: Sequence[Card], missing: int, values: dict[Card, int]) -> Iterator[tuple[Card, ...]]:
    """Sets of cards that add up to what is missing; of equal cards the first ones stand for all."""
    if missing == 0:
        yield ()
        return
    tried: set[int] = set()
    for place, card in enumerate(cards):
        if values[card] <= missing and values[card] not in tried:
            tried.add(values[card])
            for more in _fillings(cards[place + 1 :], missing - values[card], values):
                yield (card, *more)
