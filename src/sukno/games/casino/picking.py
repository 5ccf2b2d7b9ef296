"""Picking a move at the table: a card of the hand, some of what lies there, and what that can mean.

Nothing is guessed: for a selection there are the legal moves that use exactly it, and where there is none, the reason.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sukno.cards import Card
from sukno.core.refusal import Refusal

from .groups import bag, covers_pairing, pips
from .legal import captures
from .moves import Capture, MakeBuild, Move, Trail, taken
from .referee import Turn, buildable, loose_bag, refuse

TRIED = 4000
"""Captures looked at for the largest one; real tables have far fewer."""


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
    # Of several reasons the last is the most telling: the first ones are about what hardly anybody meant.
    why = None if moves or not refusals else min(refusals, key=_off_the_point)
    return Picked(tuple(moves), groups, pips(loose_bag(turn.values, loose)), why)


_TELLING = (
    *("turn", "hand", "owner_obligation", "own_build", "hold_card", "face_capture", "pictures", "multiple_fixed"),
    *("raise_who", "add_who", "same_value_builds", "announced_value", "trail", "absorb_on_raise", "building", "sum"),
)


def _off_the_point(refusal: Refusal) -> int:
    return _TELLING.index(refusal.rule) if refusal.rule in _TELLING else len(_TELLING)


def _meant(turn: Turn, card: Card, loose: tuple[Card, ...], builds: tuple[Card, ...]) -> Iterator[Move]:
    low = turn.values.low[card]
    if not loose and not builds:
        yield Trail(card)
        return
    yield Capture(card, loose, builds)
    if turn.values.high[card]:
        yield Capture(card, loose, builds, high=True)
    if len(builds) > 1 or not low:
        return
    standing = turn.layout.build(builds[0]) if builds else None
    if standing is not None:
        yield MakeBuild(card, standing.value, loose, standing.lowest)
        yield MakeBuild(card, standing.value + low, loose, standing.lowest)
        return
    whole = low + pips(loose_bag(turn.values, loose))
    held = set(buildable(turn, card))
    # Where no held card fits, the build of the whole sum is what was meant, and its refusal says what is missing.
    for value in sorted(held or {whole}):
        yield MakeBuild(card, value, loose)
    if held and whole not in held:
        yield MakeBuild(card, whole, loose)


def largest_capture(turn: Turn, card: Card) -> Capture | None:
    """The capture of most cards with this card, for preselection; None where it captures nothing.

    Exact on tables that occur; on a table with very many captures the best of the first and of a greedy one.
    """
    best: Capture | None = None
    most = 0
    for tried, move in enumerate(captures(turn, card)):
        cards = len(taken(turn.layout, move))
        if isinstance(move, Capture) and cards > most:
            best, most = move, cards
        if tried >= TRIED:
            break
    return best


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
    if missing == 0:
        yield ()
        return
    for place, card in enumerate(cards):
        if values[card] <= missing:
            for more in _fillings(cards[place + 1 :], missing - values[card], values):
                yield (card, *more)
