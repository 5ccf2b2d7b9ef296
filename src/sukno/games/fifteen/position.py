"""A run through the pack: what the table knows (``State``) and what a seat knows (``View``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sukno.cards import Card
from sukno.core.seats import Seat

from .book import Book
from .rules import FULL, total

SEATS = 2
Pair: TypeAlias = tuple[int, int]
"""Something by seat."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round began: both put their stake in and got a card."""

    dealer: Seat
    stake: int
    """What each put in."""
    pot: int
    """The chips on the table after that."""


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat took the top card of the stock."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Returned:
    """The stock was used up in the middle of a round: the cards set aside were shuffled and are the stock now."""

    cards: tuple[Card, ...]
    """Which they are, sorted; their order nobody knows."""
    counts: Pair
    """How many cards each seat had then."""


@dataclass(frozen=True, slots=True)
class Stood:
    """A seat takes no more cards; whether it has too much it does not say."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Showdown:
    """Both opened their cards."""

    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    """By seat, in the order they were drawn."""
    winner: Seat | None
    """Who takes the chips; None: they stay."""
    pot: int
    """The chips that lay on the table."""

    @property
    def totals(self) -> Pair:
        """What the hands count."""
        return total(self.hands[0]), total(self.hands[1])


Event: TypeAlias = Dealt | Drew | Returned | Stood | Showdown


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a run through the pack."""

    book: Book
    dealer: Seat
    """Who deals the round that is played, or the next one."""
    stock: tuple[Card, ...]
    """The cards still to come, top first."""
    order: tuple[Card, ...]
    """In this order the cards set aside come back, should the stock be used up."""
    aside: tuple[Card, ...]
    """The cards of the finished rounds, sorted; everybody saw them."""
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    """By seat, in the order they were drawn; empty when the run is over."""
    to_act: Seat | None
    """None: the run is over."""
    pot: int
    """The chips on the table."""
    chips: Pair
    """By seat, won less put in, in this run."""
    before: Pair
    """The same of the runs before it."""
    history: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What a seat, or a spectator, sees of it."""

    book: Book
    seat: Seat | None
    """None: a spectator."""
    dealer: Seat
    hand: tuple[Card, ...]
    """One's own, in the order they were drawn."""
    counts: Pair
    """How many cards each seat has."""
    stock: int
    aside: tuple[Card, ...]
    to_act: Seat | None
    pot: int
    chips: Pair
    before: Pair
    history: tuple[Event, ...]

    @property
    def busted(self) -> bool:
        """Whether one has too much oneself."""
        return total(self.hand) > FULL

    @property
    def eldest(self) -> Seat:
        """Who draws first."""
        return 1 - self.dealer

    @property
    def returned(self) -> Returned | None:
        """How the cards set aside came back in this round; None: they did not."""
        for event in reversed(self.history):
            if isinstance(event, Dealt | Returned):
                return event if isinstance(event, Returned) else None
        return None
