"""Between the kernel's numbers and the types of the specification: sets of cards, layouts, States and moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sukno.cards import PACK, Card
from sukno.games.casino.moves import Build, Capture, Layout, MakeBuild, Move, Trail, taken
from sukno.games.casino.position import State

from .bits import BUILD, HIGH, LOW, TRAIL
from .simulate import Deal

if TYPE_CHECKING:
    from .simulate import Facts


def bits(cards: Iterable[Card]) -> int:
    """Cards as a set of bits."""
    return sum(1 << card for card in cards)


def cards_of(some: int) -> tuple[Card, ...]:
    """A set of bits as cards, sorted."""
    return tuple(card for card in PACK if some >> card & 1)


def layout_of(facts: Facts) -> Layout:
    """What lies on the table."""
    builds = (Build(value, multiple, owner, cards_of(some)) for some, value, owner, multiple in facts["builds"])
    return Layout(cards_of(facts["loose"]), tuple(builds))


def number_of(table: Layout, move: Move) -> int:
    """A move of the specification as the kernel's number; the table is the one it is made on."""
    if isinstance(move, Trail):
        tag = TRAIL
    elif isinstance(move, Capture):
        tag = HIGH if move.high else LOW
    else:
        tag = BUILD + move.value
    return tag << 58 | move.card << 52 | bits(taken(table, move))


def move_of(table: Layout, number: int) -> Move:
    """A move of the kernel as the specification's."""
    tag, card, some = number >> 58, PACK[number >> 52 & 63], number & (1 << 52) - 1
    if tag == TRAIL:
        return Trail(card)
    builds = tuple(build.lowest for build in table.builds if some >> build.lowest & 1)
    loose = cards_of(some & bits(table.loose))
    if tag <= HIGH:
        return Capture(card, loose, builds, tag == HIGH)
    return MakeBuild(card, tag - BUILD, loose, builds[0] if builds else None)


def put(deal: Deal, state: State) -> None:
    """Make a deal what a State is."""
    deal.take_from(
        [bits(hand) for hand in state.hands],
        bits(state.layout.loose),
        [(bits(build.cards), build.value, build.owner, build.multiple) for build in state.layout.builds],
        [bits(pile) for pile in state.piles],
        state.sweeps,
        state.stock,
        state.to_act,
        state.dealer,
        state.last_capture,
    )
