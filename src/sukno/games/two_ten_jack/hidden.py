"""What a seat cannot see: the cards that may be in other hands, and drawing such hands at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sukno.cards import Card, Suit
from sukno.core.hands import Imagined, Limit, Shown, Unseen, limits
from sukno.core.seats import Seat

from .legal import follows, is_trump
from .moves import SPECULATION
from .position import HAND, State, Trick, View, draws, pack_of

ACE: Final = len(Suit)
"""The ace of spades is a kind of its own, beside the suits."""


def kind(card: Card) -> int:
    """What a card is, as far as following goes."""
    return ACE if card == SPECULATION else card.suit


def open_cards(view: View, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat drew before everybody's eyes and still holds."""
    drawn = [card for trick in view.tricks for drawer, card in trick.draws(view.seats) if drawer == seat]
    played = {card for _, mover, card in _plays(view) if mover == seat}
    return tuple(card for card in drawn if card not in played)


def unseen(view: View) -> tuple[Card, ...]:
    """The cards the seat does not know the place of, in card order."""
    seen = {*view.hand, *(card for _, _, card in _plays(view))}
    seen.update(card for trick in view.tricks for card in trick.drawn)
    if view.top is not None:
        seen.add(view.top)
    return tuple(card for card in pack_of(view.seats) if card not in seen)


def _plays(view: View) -> Iterator[tuple[int, Seat, Card]]:
    """Every card played: in which trick, by whom."""
    for number, trick in enumerate(_tricks(view)):
        for seat, card in trick.plays(view.seats):
            yield number, seat, card


def _tricks(view: View) -> tuple[Trick, ...]:
    return view.tricks if view.trick is None else (*view.tricks, view.trick)


def _lacked(trick: Trick, card: Card) -> frozenset[int]:
    """The kinds that a seat shows not to hold by playing the card to a trick that another has led."""
    if follows(card, trick.suit):
        return frozenset()
    lacked = {int(trick.suit)}
    if trick.suit is Suit.SPADES or not is_trump(card):
        lacked.add(ACE)
    if not is_trump(card):
        lacked.add(Suit.HEARTS)
    return frozenset(lacked)


def shown_limits(view: View, seat: Seat) -> tuple[Limit, ...]:
    """How many cards of some kinds the hidden part of a hand can have at most."""
    opened = {card for trick in view.tricks for drawer, card in trick.draws(view.seats) if drawer == seat}
    tricks = _tricks(view)
    shown = []
    for number, mover, card in _plays(view):
        if mover == seat:
            lacked = frozenset[int]() if tricks[number].leader == seat else _lacked(tricks[number], card)
            shown.append(Shown(number, None if card in opened else kind(card), lacked))
    hidden_draws = 0 if view.book.rules.stock_face_up else min(len(view.tricks), draws(view.seats))
    return limits([*[0] * HAND, *range(1, hidden_draws + 1)], shown)


def imagined(view: View) -> Imagined:
    """Draws the hands that the view's seat does not see, as often as wanted."""
    others = {
        seat: Unseen(view.counts[seat] - len(open_cards(view, seat)), shown_limits(view, seat))
        for seat in range(view.seats)
        if seat != view.seat
    }
    return Imagined(unseen(view), kind, others)


def worlds(view: View, rng: Random) -> Iterator[State]:
    """States that agree with everything this View knows, near enough evenly drawn, without end."""
    hands, known = imagined(view), [open_cards(view, seat) for seat in range(view.seats)]
    top = () if view.top is None else (view.top,)
    while True:
        drawn, rest = hands.draw(rng)
        yield State(
            book=view.book,
            seats=view.seats,
            dealer=view.dealer,
            hands=tuple(view.hand if seat == view.seat else drawn[seat] + known[seat] for seat in range(view.seats)),
            stock=(*top, *rest),
            tricks=view.tricks,
            trick=view.trick,
            to_act=view.to_act,
        )


def sample(view: View, rng: Random) -> State:
    """A State that agrees with everything this View knows. For bots; never the table's own."""
    return next(worlds(view, rng))
