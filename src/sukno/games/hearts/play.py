"""From one position to the next: dealing, a card's effect, what a seat sees."""

from __future__ import annotations

from dataclasses import replace

from sukno.cards import Card
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat

from .book import Book
from .legal import refuse
from .position import HAND, SEATS, State, Trick, View
from .scoring import strength


def start(book: Book, dealer: Seat, pack: tuple[Card, ...]) -> State:
    """Deal a pack of 52, top first, one card at a time."""
    first, second = pack[0 : SEATS * HAND : SEATS], pack[1 : SEATS * HAND : SEATS]
    hands = (first, second) if dealer == 1 else (second, first)
    return State(book, dealer, hands, pack[SEATS * HAND :], (), None, 1 - dealer)


def play(state: State, seat: Seat, card: Card) -> State | Refusal:
    """The state after a card, or why it is refused."""
    if (refusal := refuse(view(state, seat), card)) is not None:
        return refusal
    hands = list(state.hands)
    hands[seat] = tuple(held for held in hands[seat] if held != card)
    if state.led is None:
        return replace(state, hands=tuple(hands), led=card, to_act=1 - seat)
    leader = 1 - seat
    winner = winner_of(leader, state.led, card)
    stock = state.stock
    if stock:
        hands[winner] += stock[:1]
        hands[1 - winner] += stock[1:2]
    return replace(
        state,
        hands=tuple(hands),
        stock=stock[SEATS:],
        tricks=(*state.tricks, Trick(leader, (state.led, card), winner)),
        led=None,
        to_act=winner if hands[winner] else None,
    )


def winner_of(leader: Seat, led: Card, reply: Card) -> Seat:
    """Who takes the trick."""
    beaten = reply.suit is led.suit and strength(reply) > strength(led)
    return 1 - leader if beaten else leader


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see; None: a spectator."""
    return View(
        book=state.book,
        seat=seat,
        dealer=state.dealer,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        tricks=state.tricks,
        led=state.led,
        to_act=state.to_act,
    )


def dealt_to(view: View) -> tuple[Seat, ...]:
    """Who got the cards dealt and drawn so far, by their place in the pack."""
    drawn = (seat for trick in view.tricks[:HAND] for seat in (trick.winner, 1 - trick.winner))
    return (*(1 - view.dealer, view.dealer) * HAND, *drawn)


def undoable(view: View) -> int:
    """One's last card and the replies to it, unless cards were drawn since, or the deal is over."""
    if view.to_act is None:
        return 0
    movers = [seat for trick in view.tricks[HAND:] for seat in (trick.leader, 1 - trick.leader)]
    if view.led is not None:
        movers.append(1 - view.to_act)
    return movers[::-1].index(view.seat) + 1 if view.seat in movers else 0
