"""From one position to the next: dealing, a move's effect, what a seat sees."""

from __future__ import annotations

from dataclasses import replace

from sukno.cards import Card
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat

from .book import Book
from .legal import refuse
from .moves import Move
from .position import HAND, State, Trick, View, draws, left_of
from .scoring import highest


def start(book: Book, seats: int, dealer: Seat, pack: tuple[Card, ...]) -> State:
    """Deal a pack, top first, one card at a time."""
    first = (dealer + 1) % seats
    dealt = {seat: pack[place : seats * HAND : seats] for place, seat in enumerate(left_of(first, seats))}
    hands = tuple(dealt[seat] for seat in range(seats))
    return State(book, seats, dealer, hands, pack[seats * HAND :], (), None, first)


def play(state: State, seat: Seat, move: Move) -> State | Refusal:
    """The state after a move, or why it is refused."""
    if (refusal := refuse(view(state, seat), move)) is not None:
        return refusal
    hands = list(state.hands)
    hands[seat] = tuple(card for card in hands[seat] if card != move.card)
    trick = state.trick or Trick(seat, move.led, ())
    trick = replace(trick, cards=(*trick.cards, move.card))
    if len(trick.cards) < state.seats:
        return replace(state, hands=tuple(hands), trick=trick, to_act=(seat + 1) % state.seats)
    winner = left_of(trick.leader, state.seats)[highest(trick.cards, trick.suit)]
    drawn = state.stock[: state.seats]
    for drawer, card in zip(left_of(winner, state.seats), drawn, strict=False):
        hands[drawer] += (card,)
    seen = drawn if state.book.rules.stock_face_up else ()
    return replace(
        state,
        hands=tuple(hands),
        stock=state.stock[state.seats :],
        tricks=(*state.tricks, replace(trick, winner=winner, drawn=seen)),
        trick=None,
        to_act=winner if hands[winner] else None,
    )


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see; None: a spectator."""
    return View(
        book=state.book,
        seats=state.seats,
        seat=seat,
        dealer=state.dealer,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        top=state.stock[0] if state.stock and state.book.rules.stock_face_up else None,
        tricks=state.tricks,
        trick=state.trick,
        to_act=state.to_act,
    )


def dealt_to(view: View) -> tuple[Seat | None, ...]:
    """Who got the cards dealt and drawn so far, by their place in the pack; None: everybody saw the card."""
    places = left_of((view.dealer + 1) % view.seats, view.seats) * HAND
    drawn = [seat for trick in view.tricks[: draws(view.seats)] for seat in left_of(trick.taker, view.seats)]
    if view.book.rules.stock_face_up:
        return (*places, *(None for _ in drawn), *(() if view.top is None else (None,)))
    return (*places, *drawn)


def undoable(view: View) -> int:
    """One's last move and the replies to it, unless cards were drawn since, or the deal is over."""
    if view.to_act is None:
        return 0
    since = (*view.tricks[draws(view.seats) :], *(() if view.trick is None else (view.trick,)))
    movers = [seat for trick in since for seat, _ in trick.plays(view.seats)]
    return movers[::-1].index(view.seat) + 1 if view.seat in movers else 0
