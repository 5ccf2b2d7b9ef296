"""From one position to the next: a round begins, cards are drawn, hands are opened, the next round begins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sukno.cards import PACK, Card
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat

from .book import Book
from .moves import Move
from .position import SEATS, Dealt, Drew, Pair, Returned, Showdown, State, Stood, View
from .referee import refuse
from .rules import FULL, MatchForm, Rules, total


def start(book: Book, dealer: Seat, pack: tuple[Card, ...], before: tuple[int, ...] = ()) -> State:
    """Deal the first round from the first half of the pack; the second half is the order in which cards come back.

    ``before`` are the chips won less put in, by seat; what is missing in them lies on the table.
    """
    stock, order = pack[: len(PACK)], pack[len(PACK) :]
    had = _pair(before or (0, 0))
    return _next_round(State(book, dealer, stock, order, (), ((), ()), None, -sum(had), (0, 0), had, ()))


def can_ante(rules: Rules, chips: Pair) -> bool:
    """Whether both can put a stake in, after winning so much less what they put in."""
    return rules.match is not MatchForm.BANK or rules.bank + min(chips) >= rules.stake


def play(state: State, seat: Seat, move: Move) -> State | Refusal:
    """The position after a move of this seat, or why it may not be made (then nothing has changed)."""
    refusal = refuse(view(state, seat), move)
    if refusal is not None:
        return refusal
    if move is Move.DRAW:
        return _draw(state, seat)
    state = replace(state, history=(*state.history, Stood(seat)))
    return _showdown(state) if seat == state.dealer else replace(state, to_act=state.dealer)


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see; None: a spectator."""
    return View(
        book=state.book,
        seat=seat,
        dealer=state.dealer,
        hand=() if seat is None else state.hands[seat],
        counts=_counts(state),
        stock=len(state.stock),
        aside=state.aside,
        to_act=state.to_act,
        pot=state.pot,
        chips=state.chips,
        before=state.before,
        history=state.history,
    )


def undoable(view: View) -> int:
    """The eldest may take back that he stood, until the dealer has drawn a card or hands are opened."""
    last = view.history[-1]
    return int(isinstance(last, Stood) and last.seat == view.seat)


def _next_round(state: State) -> State:
    """Both ante and get a card, the dealer's opponent first; the run is over where the pack is low or chips lack."""
    rules = state.book.rules
    returned = any(isinstance(event, Returned) for event in state.history)
    paid = _pair(lost - rules.stake for lost in state.chips)
    had = _pair(map(sum, zip(state.before, state.chips, strict=True)))
    if returned or len(state.stock) < rules.reshuffle_below or not can_ante(rules, had):
        return replace(state, to_act=None)
    eldest, pot = 1 - state.dealer, state.pot + SEATS * rules.stake
    first, second, *stock = state.stock
    return replace(
        state,
        stock=tuple(stock),
        hands=((first,), (second,)) if eldest == 0 else ((second,), (first,)),
        to_act=eldest,
        pot=pot,
        chips=paid,
        history=(*state.history, Dealt(state.dealer, rules.stake, pot)),
    )


def _draw(state: State, seat: Seat) -> State:
    stock, aside, history = state.stock, state.aside, state.history
    if not stock:
        stock, history = (
            tuple(card for card in state.order if card in aside),
            (*history, Returned(aside, _counts(state))),
        )
        aside = ()
    mine = (*state.hands[seat], stock[0])
    hands = (mine, state.hands[1]) if seat == 0 else (state.hands[0], mine)
    return replace(state, stock=stock[1:], aside=aside, hands=hands, history=(*history, Drew(seat)))


def _showdown(state: State) -> State:
    """Open both hands, pay the winner if there is one, set the cards aside; the other deals the next round."""
    hands, pot = state.hands, state.pot
    winner = _nearest((total(hands[0]), total(hands[1])))
    shown = Showdown(hands, winner, pot)
    chips = _pair(had + pot * (seat == winner) for seat, had in enumerate(state.chips))
    return _next_round(
        replace(
            state,
            dealer=1 - state.dealer,
            aside=tuple(sorted((*state.aside, *hands[0], *hands[1]))),
            hands=((), ()),
            pot=pot if winner is None else 0,
            chips=chips,
            history=(*state.history, shown),
        )
    )


def _nearest(totals: Pair) -> Seat | None:
    """Who is nearer to fifteen without going beyond; None where they are equal, or both beyond."""
    mine, other = (count if count <= FULL else 0 for count in totals)
    return None if mine == other else int(other > mine)


def _counts(state: State) -> Pair:
    return len(state.hands[0]), len(state.hands[1])


def _pair(numbers: Iterable[int]) -> Pair:
    first, second = numbers
    return first, second
