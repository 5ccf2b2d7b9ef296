"""From one position to the next: the signal, the moves, and how a race ends."""

from __future__ import annotations

from dataclasses import replace

from sukno.cards import PACK
from sukno.core.game import Pack
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat

from .book import Book
from .legal import placing, refuse
from .moves import Do, Into, Move, Onto, Up
from .position import RECENT, Foundation, Happened, Layout, State, View, What
from .rules import WinOn
from .solitaire import foundation_for, lay_out, look, put, shifted, take


def start(book: Book, seats: int, dealer: Seat, pack: Pack) -> State:
    """Lay out a pack for each seat, one after the other as they come. Nothing is seen before the signal."""
    own = len(PACK)
    layouts = tuple(lay_out(book.rules, pack[own * seat : own * (seat + 1)]) for seat in range(seats))
    if book.rules.alternate:
        return State(book, dealer, layouts, (), frozenset((_beginner(layouts),)), begun=True)
    return State(book, dealer, layouts, (), frozenset(range(seats)), begun=False)


def _beginner(layouts: tuple[Layout, ...]) -> Seat:
    """Who begins, where they play in turn: the lowest card in the first column, or in the first where they differ."""
    return min(range(len(layouts)), key=lambda seat: [up[-1].rank for up in layouts[seat].up])


def play(state: State, seat: Seat, move: Move) -> State | Refusal:
    """The position after a move of this seat, or why it may not be made (then nothing has changed)."""
    refusal = refuse(view(state, seat), move)
    return _after(state, seat, move) if refusal is None else refusal


def view(state: State, seat: Seat | None) -> View:
    """What a seat sees; None: a spectator. All see the same, and each has a layout of his own."""
    begun = state.begun
    return View(
        book=state.book,
        seat=seat,
        dealer=state.dealer,
        layouts=tuple(look(layout, begun) for layout in state.layouts),
        foundations=state.foundations,
        to_act=state.to_act,
        begun=begun,
        shifts=state.shifts,
        recent=state.recent,
    )


def _after(state: State, seat: Seat, move: Move) -> State:
    layout = state.layouts[seat]
    match move:
        case Do.READY:
            return _ready(state, seat)
        case Do.TURN:
            return _turn(state, seat, layout)
        case Do.OVER:
            return _unless_blocked(_with(state, seat, replace(layout, turned=0, laps=layout.laps + 1)))
        case Do.STUCK:
            return _stuck(state, seat, layout)
        case Up(card):
            left, _, _ = take(layout, card)
            return _unless_out(_up(_with(state, seat, _changed(left)), seat, move), seat)
        case Onto(card) | Into(card):
            left, cards, came = take(layout, card)
            place = move.column if isinstance(move, Into) else _ending_in(left, move)
            moved = put(_changed(left) if came else left, place, cards)
            after = _with(state, seat, moved)
            if state.book.rules.alternate:
                # Where all play at once nobody could follow it.
                after = replace(after, recent=_told(after, Happened(seat, What.PLACED, move)))
            return _unless_out(replace(after, shifts=0) if came else after, seat)


def _ready(state: State, seat: Seat) -> State:
    waiting = state.to_act - {seat}
    if waiting:
        return replace(state, to_act=waiting, recent=_told(state, Happened(seat, What.READY)))
    recent = _told(state, Happened(seat, What.READY), Happened(None, What.GO))
    return replace(state, to_act=frozenset(range(state.seats)), begun=True, recent=recent)


def _turn(state: State, seat: Seat, layout: Layout) -> State:
    turned = min(layout.turned + state.book.rules.at_a_time, len(layout.hand))
    looked = layout.looked or (turned == len(layout.hand) and layout.laps > 0)
    after = _with(state, seat, replace(layout, turned=turned, looked=looked))
    if not state.book.rules.alternate:
        return after
    # In turn, a card that can be played is to be seen before the next player's turn.
    own = look(after.layouts[seat], begun=True)
    playable = any(move.card == own.top for move in placing(view(after, seat), own))
    return after if playable else _next(replace(after, recent=_told(after, Happened(seat, What.TURNED))), seat)


def _stuck(state: State, seat: Seat, layout: Layout) -> State:
    after = _with(state, seat, replace(layout, stuck=True))
    after = replace(after, to_act=state.to_act - {seat}, recent=_told(after, Happened(seat, What.STUCK)))
    if state.book.rules.alternate:
        after = _next(after, seat)
    return _unless_blocked(after)


def _next(state: State, seat: Seat) -> State:
    """The next to the left who has not said that he is stuck has the turn, he himself if there is no other."""
    order = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    able = (other for other in order if not state.layouts[other].stuck)
    return replace(state, to_act=frozenset((next(able, seat),)))


def _ending_in(layout: Layout, move: Onto) -> int:
    return next(place for place, up in enumerate(layout.up) if up[-1:] == (move.target,))


def _up(state: State, seat: Seat, move: Up) -> State:
    """A card on its foundation: whoever was stuck may have a move again."""
    card = move.card
    place = foundation_for(state.foundations, card)
    assert place is not None
    suit, owners = (card.suit, ()) if place == len(state.foundations) else state.foundations[place]
    grown = Foundation(suit, (*owners, seat))
    layouts = tuple(
        replace(layout, stuck=False, laps=0) if other != seat and (layout.stuck or layout.laps) else layout
        for other, layout in enumerate(state.layouts)
    )
    return replace(
        state,
        layouts=layouts,
        foundations=(*state.foundations[:place], grown, *state.foundations[place + 1 :]),
        to_act=state.to_act if state.book.rules.alternate else frozenset(range(state.seats)),
        shifts=0,
        recent=_told(state, Happened(seat, What.PLACED, move)),
    )


def _changed(layout: Layout) -> Layout:
    """A layout in which something has come about: its stock is to be looked through anew."""
    return replace(layout, laps=0 if layout.turned else 1, looked=False)


# How it ends


def is_out(state: State, seat: Seat) -> bool:
    """Whether a seat has got rid of its cards."""
    layout = state.layouts[seat]
    return not layout.left if state.book.rules.win_on is WinOn.STOCK_EMPTY else layout.empty


def _unless_out(state: State, seat: Seat) -> State:
    if not is_out(state, seat):
        return state
    return replace(state, to_act=frozenset(), recent=_told(state, Happened(seat, What.OUT)))


def _unless_blocked(state: State) -> State:
    """The race is over where nobody has a move: each has said so, or begun his stock anew after going through it."""
    if not all(layout.stuck or layout.laps > 1 for layout in state.layouts):
        return state
    if state.shifts < state.book.rules.shifts and any(len(layout.hand) > 1 for layout in state.layouts):
        layouts = tuple(map(shifted, state.layouts))
        to_act = state.to_act if state.book.rules.alternate else frozenset(range(state.seats))
        recent = _told(state, Happened(None, What.SHIFT))
        return replace(state, layouts=layouts, to_act=to_act, shifts=state.shifts + 1, recent=recent)
    return replace(state, to_act=frozenset(), recent=_told(state, Happened(None, What.BLOCKED)))


def _with(state: State, seat: Seat, layout: Layout) -> State:
    return replace(state, layouts=(*state.layouts[:seat], layout, *state.layouts[seat + 1 :]))


def _told(state: State, *happened: Happened) -> tuple[Happened, ...]:
    return (*state.recent, *happened)[-RECENT:]
