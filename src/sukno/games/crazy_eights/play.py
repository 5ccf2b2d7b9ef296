"""From one position to the next: dealing, a move's effect, the end of a deal."""

from __future__ import annotations

from dataclasses import replace

from sukno.cards import Card
from sukno.core.game import Pack
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat

from .book import Book
from .legal import refuse
from .moves import Draw, Follow, Lay, Move, follow_of
from .position import Made, State, View
from .rules import Rules


def start(book: Book, seats: int, dealer: Seat, pack: Pack) -> State:
    """Deal one card at a time, to the left of the dealer first; what is left is the stock. Nothing is turned up."""
    dealt = book.rules.hand_size * seats
    first = (dealer + 1) % seats
    return State(
        book=book,
        seats=seats,
        dealer=dealer,
        hands=tuple(pack[(seat - first) % seats : dealt : seats] for seat in range(seats)),
        stock=pack[dealt:],
        follow=None,
        passed=0,
        to_act=first,
    )


def play(state: State, seat: Seat, move: Move) -> State | Refusal:
    """The position after a move of this seat, or why it may not be made (then nothing has changed)."""
    refusal = refuse(view(state, seat), move)
    return _after(state, seat, move) if refusal is None else refusal


def _after(state: State, seat: Seat, move: Move) -> State:
    history = (*state.history, Made(seat, move))
    if isinstance(move, Draw):
        hands = _with_hand(state.hands, seat, (*state.hands[seat], state.stock[0]))
        return replace(state, hands=hands, stock=state.stock[1:], history=history)
    hands, follow, passed = state.hands, state.follow, state.passed + 1
    if isinstance(move, Lay):
        hands = _with_hand(hands, seat, tuple(card for card in hands[seat] if card != move.card))
        follow, passed = follow_of(move), 0
    elif state.book.rules.free_after_pass:
        follow = None
    ended = is_out(state.book.rules, hands, seat) or passed == sum(map(bool, hands))
    to_act = None if ended else _next(hands, seat)
    return replace(state, hands=hands, follow=follow, passed=passed, to_act=to_act, history=history)


def _with_hand(hands: tuple[tuple[Card, ...], ...], seat: Seat, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(hand if place == seat else other for place, other in enumerate(hands))


def _next(hands: tuple[tuple[Card, ...], ...], seat: Seat) -> Seat:
    """The next to the left who still has cards."""
    seats = len(hands)
    return next(after % seats for after in range(seat + 1, seat + 1 + seats) if hands[after % seats])


def is_out(rules: Rules, hands: tuple[tuple[Card, ...], ...], seat: Seat) -> bool:
    """Whether the side of a seat has got rid of all its cards."""
    sides = rules.sides(len(hands))
    return not any(hands[partner] for partner in sides[rules.side(seat, len(hands))])


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
        follow=state.follow,
        passed=state.passed,
        to_act=state.to_act,
        history=state.history,
        shown=state.hands if state.to_act is None else (),
    )


def dealt_to(seen: View) -> tuple[Seat, ...]:
    """Who got the cards dealt and drawn so far, by their place in the pack."""
    first = seen.dealer + 1
    dealt = [(first + place) % seen.seats for place in range(seen.book.rules.hand_size * seen.seats)]
    return (*dealt, *(made.seat for made in seen.history if isinstance(made.move, Draw)))


def before_follow(history: tuple[Made, ...], free_after_pass: bool) -> tuple[Follow | None, ...]:
    """What had to be matched before each of these moves."""
    follow: Follow | None = None
    found = []
    for made in history:
        found.append(follow)
        if isinstance(made.move, Lay):
            follow = follow_of(made.move)
        elif free_after_pass and not isinstance(made.move, Draw):
            follow = None
    return tuple(found)


def undoable(view: View) -> int:
    """One's last move and the replies, unless a card was drawn since or the deal is over and all is shown."""
    if view.to_act is None:
        return 0
    for number, made in enumerate(reversed(view.history), 1):
        if isinstance(made.move, Draw):
            return 0
        if made.seat == view.seat:
            return number
    return 0
