"""A few of the legal moves at a time, the likely ones first: what a list can offer on any table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Final

from sukno.cards import Card
from sukno.games.casino.legal import builds, captures
from sukno.games.casino.moves import Move, Trail, taken
from sukno.games.casino.picking import largest_capture
from sukno.games.casino.referee import Turn, refuse

LOOKED_AT: Final = 200
"""Captures, and builds, that are offered for one card; ordinary tables have far fewer."""


@dataclass(frozen=True, slots=True)
class Found:
    """What can be done with one card of the hand, or with any."""

    moves: tuple[Move, ...]
    """The largest first: captures, builds, then laying the card down."""
    complete: bool
    """Whether that is all; on a crowded table there may be millions more."""


def found(turn: Turn) -> dict[Card, Found]:
    """For every card of the hand, in card order, what it can do."""
    return {card: _of(turn, card) for card in sorted(turn.hand)}


def _of(turn: Turn, card: Card) -> Found:
    taking = list(islice(captures(turn, card), LOOKED_AT + 1))
    building = list(islice(builds(turn, card), LOOKED_AT + 1))
    complete = max(len(taking), len(building)) <= LOOKED_AT
    if len(taking) > LOOKED_AT and (largest := largest_capture(turn, card)) is not None and largest not in taking:
        taking[0] = largest
    moves = [*by_size(turn, taking), *by_size(turn, building)]
    trail = Trail(card)
    if refuse(turn, trail) is None:
        moves.append(trail)
    return Found(tuple(moves), complete)


def together(turn: Turn, some: dict[Card, Found]) -> Found:
    """The moves of all the cards as one list."""
    moves = [move for of_card in some.values() for move in of_card.moves]
    return Found(tuple(by_size(turn, moves)), all(of_card.complete for of_card in some.values()))


def by_size(turn: Turn, moves: list[Move]) -> list[Move]:
    """The moves that use most cards of the table first."""
    return sorted(moves, key=lambda move: -len(taken(turn.layout, move)))
