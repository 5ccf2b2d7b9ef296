"""What a seat cannot see: how the cards may lie that others hold or that are still to come.

A card comes to a hand at one moment and may leave it at another. Whoever passed had nothing that fitted then, and
where drawing is allowed only as long as nothing fits, so had whoever drew. So a card may have a moment before which it
cannot have come to a hand; within these bounds the cards are dealt evenly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from sukno.cards import PACK, Card
from sukno.core.seats import Seat

from .bitsets import PLAIN, fit_of
from .moves import Draw, Follow, Lay, Move
from .play import before_follow
from .position import State, View
from .rules import Drawing

_DEALT: Final = -1
"""The moment of a card that was dealt; other moments are places in the history."""


@dataclass(frozen=True, slots=True)
class _Hand:
    """What is known of a hand that is not seen. A slot is a place where a card came to."""

    seat: Seat
    first: int
    """Its first slot."""
    came: tuple[int, ...]
    """By slot: when the card came."""
    lacked: tuple[tuple[int, int], ...]
    """When it lacked which cards, the last time first."""

    def slots(self, card: Card, left: int) -> list[int]:
        """Where a card may lie, or have lain, that left the hand at a moment (or has not by now)."""
        since = next((at for at, cards in self.lacked if at < left and cards >> card & 1), _DEALT)
        return [self.first + number for number, came in enumerate(self.came) if since <= came < left]


@dataclass(frozen=True, slots=True)
class Dealt:
    """One way in which the cards may lie."""

    hands: list[list[Card]]
    """By seat, the viewer's own as it is."""
    stock: list[Card]
    """Top first."""
    drawn: dict[Card, int]
    """When those cards came to a hand that were drawn and not dealt (laid ones too), as far as it matters."""


class Unseen:
    """All ways in which the cards may lie that a seat cannot see, once the deal is on."""

    def __init__(self, view: View, *, trusting: bool = False) -> None:
        """*trusting*: besides what is certain believe that nobody drew who could have laid a card."""
        self._view = view
        self._laid = frozenset(view.laid)
        hands = _hands(view, trusting=trusting)
        self._slots: list[tuple[Seat | None, int]] = [(hand.seat, came) for hand in hands for came in hand.came]
        """Whose each slot is (None: the stock's), and when the card came there."""
        stock = list(range(len(self._slots), len(self._slots) + view.stock))
        self._slots += [(None, _DEALT)] * view.stock
        suspects = 0
        self._places: dict[Card, list[int]] = {}
        """Where those cards may lie that may not lie everywhere."""
        for hand in hands:
            for _, cards in hand.lacked:
                suspects |= cards
            for at, made in enumerate(view.history if hand.lacked else ()):
                if made.seat == hand.seat and isinstance(made.move, Lay):
                    self._places[made.move.card] = hand.slots(made.move.card, at)
        self._anywhere: list[Card] = []
        for card in unseen(view):
            if suspects >> card & 1:
                self._places[card] = [slot for hand in hands for slot in hand.slots(card, len(view.history))] + stock
            else:
                self._anywhere.append(card)

    def draw(self, rng: Random) -> Dealt | None:
        """One of the ways at random; None: there is none.

        Each card goes to any place it may, those with the fewest places first; where one finds none, others make
        room.
        """
        at: list[Card | None] = [None] * len(self._slots)
        bound = list(self._places)
        rng.shuffle(bound)
        bound.sort(key=lambda card: len(self._places[card]))
        for card in bound:
            if free := [slot for slot in self._places[card] if at[slot] is None]:
                at[rng.choice(free)] = card
            elif not self._make_room(card, at, set(), rng):
                return None
        rest = list(self._anywhere)
        rng.shuffle(rest)
        return self._dealt([rest.pop() if card is None else card for card in at])

    def _make_room(self, card: Card, at: list[Card | None], tried: set[int], rng: Random) -> bool:
        """Put a card where another lies, which finds another place; whether that was possible."""
        places = list(self._places[card])
        rng.shuffle(places)
        for slot in places:
            if slot not in tried:
                tried.add(slot)
                other = at[slot]
                if other is None or self._make_room(other, at, tried, rng):
                    at[slot] = card
                    return True
        return False

    def _dealt(self, at: list[Card]) -> Dealt:
        dealt = Dealt([[] for _ in range(self._view.seats)], [], {})
        for (seat, came), card in zip(self._slots, at, strict=True):
            if came != _DEALT:
                dealt.drawn[card] = came
            if card not in self._laid:
                (dealt.stock if seat is None else dealt.hands[seat]).append(card)
        if self._view.seat is not None:
            dealt.hands[self._view.seat].extend(self._view.hand)
        return dealt


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that may be in other hands or in the stock, in card order."""
    seen = {*view.hand, *view.laid}
    return tuple(card for card in PACK if card not in seen)


def _hands(view: View, *, trusting: bool) -> list[_Hand]:
    """What is known of the hands that are not seen."""
    follows = before_follow(view.history, view.book.rules.free_after_pass)
    hands: list[_Hand] = []
    first = 0
    for seat in range(view.seats):
        if seat == view.seat:
            continue
        drew = (at for at, made in enumerate(view.history) if made.seat == seat and isinstance(made.move, Draw))
        came = (*[_DEALT] * view.book.rules.hand_size, *drew)
        lacked = tuple(_lacked(view, seat, follows, trusting=trusting))[::-1]
        if not lacked:
            # Nothing is known of it but its number: no slots are needed for the cards that have left it.
            came = came[len(came) - view.counts[seat] :]
        hands.append(_Hand(seat, first, came, lacked))
        first += len(came)
    return hands


def _lacked(view: View, seat: Seat, follows: tuple[Follow | None, ...], *, trusting: bool) -> Iterator[tuple[int, int]]:
    """When a seat has shown that it lacked which cards."""
    for at, (made, follow) in enumerate(zip(view.history, follows, strict=True)):
        if made.seat == seat and not isinstance(made.move, Lay):
            cards = _absent(made.move, follow, view.book.rules.drawing, trusting=trusting)
            if cards:
                yield at, cards


def _absent(move: Move, follow: Follow | None, drawing: Drawing, *, trusting: bool) -> int:
    """The cards that nobody can have held who made this move instead of laying one."""
    fit = fit_of(follow)
    if not isinstance(move, Draw) or (trusting and follow is not None):
        return fit
    return fit & PLAIN if drawing is Drawing.UNTIL_FITS else 0


def sample(view: View, rng: Random) -> State:
    """A State that agrees with everything this View knows. For bots; never the table's own."""
    if view.to_act is None:
        hands = [list(hand) for hand in view.shown]
        held = {*view.laid, *(card for hand in hands for card in hand)}
        stock = [card for card in PACK if card not in held]
        rng.shuffle(stock)
    else:
        dealt = Unseen(view).draw(rng)
        if dealt is None:
            raise ValueError("no deal agrees with this view")
        hands, stock = dealt.hands, dealt.stock
    return State(
        book=view.book,
        seats=view.seats,
        dealer=view.dealer,
        hands=tuple(map(tuple, hands)),
        stock=tuple(stock),
        follow=view.follow,
        passed=view.passed,
        to_act=view.to_act,
        history=view.history,
    )
