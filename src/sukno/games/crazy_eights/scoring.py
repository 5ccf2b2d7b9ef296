"""What the cards left in the hands are worth, and who gets the points of a deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sukno.cards import Card, Rank
from sukno.core.seats import Seat, Side

from .position import State

EIGHT: Final = 50
PICTURE: Final = 10


def worth(card: Card) -> int:
    """An eight 50, a picture 10, any other card its pips; an ace is 1."""
    if card.rank is Rank.EIGHT:
        return EIGHT
    return PICTURE if card.rank.is_picture else int(card.rank)


def total(cards: Iterable[Card]) -> int:
    """What some cards are worth together."""
    return sum(map(worth, cards))


@dataclass(frozen=True, slots=True)
class DealScore:
    """A finished deal of a match."""

    dealer: Seat
    cards: tuple[int, ...]
    """How many cards each side had left."""
    left: tuple[int, ...]
    """What they were worth."""
    points: tuple[int, ...]
    """By side; one scores, or none."""
    blocked: bool
    """Nobody could go on."""


def score(state: State) -> DealScore:
    """The score of a finished deal."""
    sides = state.book.rules.sides(state.seats)
    cards = tuple(sum(len(state.hands[seat]) for seat in side) for side in sides)
    left = tuple(sum(total(state.hands[seat]) for seat in side) for side in sides)
    return DealScore(state.dealer, cards, left, points(left), blocked=all(cards))


def points(left: Sequence[int]) -> tuple[int, ...]:
    """Who gets what, by what each side has left.

    A side that is out has nothing left, so one sum serves both ends: the lowest gets from each other side what that
    has more than itself; where the lowest are equal nobody scores.
    """
    least = min(left)
    won: list[int] = [0] * len(left)
    if left.count(least) == 1:
        winner: Side = left.index(least)
        won[winner] = sum(left) - least * len(left)
    return tuple(won)
