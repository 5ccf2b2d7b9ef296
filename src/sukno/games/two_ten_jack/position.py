"""A deal in progress: what the table knows (``State``) and what a seat knows (``View``).

Whatever draws, sends or decides gets a ``View``, which has no way back to the State.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from sukno.cards import PACK, Card, Rank, Suit
from sukno.core.seats import Seat

from .book import Book

HAND: Final = 6
"""Cards dealt to each."""
LEFT_OUT: Final = Card.of(Rank.THREE, Suit.CLUBS)
"""The card that three play without."""


def pack_of(seats: int) -> tuple[Card, ...]:
    """The cards so many play with."""
    return tuple(card for card in PACK if seats != 3 or card != LEFT_OUT)


def draws(seats: int) -> int:
    """After how many tricks cards are drawn: until the stock is used up."""
    return len(pack_of(seats)) // seats - HAND


@cache
def left_of(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats from this one on, to the left."""
    return tuple((seat + step) % seats for step in range(seats))


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, finished or not."""

    leader: Seat
    suit: Suit
    """The suit to be followed."""
    cards: tuple[Card, ...]
    """From the leader's on, to the left."""
    winner: Seat | None = None
    """None: it is not finished."""
    drawn: tuple[Card, ...] = ()
    """The cards drawn after it before everybody's eyes, the winner's first."""

    @property
    def taker(self) -> Seat:
        """Who took it; it must be finished."""
        if self.winner is None:
            raise ValueError("the trick is not finished")
        return self.winner

    def plays(self, seats: int) -> Iterator[tuple[Seat, Card]]:
        """Who has played what."""
        return zip(left_of(self.leader, seats), self.cards, strict=False)

    def draws(self, seats: int) -> Iterator[tuple[Seat, Card]]:
        """Who has openly drawn what after it."""
        return zip(left_of(self.taker, seats), self.drawn, strict=False)


@dataclass(frozen=True, slots=True)
class State:
    """One deal, with every card. A fold over the deal and the moves; never sent anywhere."""

    book: Book
    seats: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order the cards came."""
    stock: tuple[Card, ...]
    """Top first."""
    tricks: tuple[Trick, ...]
    """The finished ones."""
    trick: Trick | None
    """The one that is played; None: nothing is led yet."""
    to_act: Seat | None
    """None: the deal is over."""


@dataclass(frozen=True, slots=True)
class View:
    """One deal as a seat sees it, or a spectator."""

    book: Book
    seats: int
    seat: Seat | None
    """Whose view; None: a spectator's."""
    dealer: Seat
    hand: tuple[Card, ...]
    """The seat's own cards in the order they came; empty for a spectator."""
    counts: tuple[int, ...]
    """How many cards each hand has."""
    stock: int
    top: Card | None
    """The top card of a stock that lies face up."""
    tricks: tuple[Trick, ...]
    trick: Trick | None
    to_act: Seat | None
