"""From one position to the next: cards are turned, wars are fought, the winner takes the cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import TypeVar

from sukno.cards import Card
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat

from .book import Book
from .moves import Move
from .position import Ended, Laid, Shown, State, Tally, View
from .referee import refuse
from .rules import ReturnOrder, ShortWar

T = TypeVar("T")


def start(book: Book, seats: int, dealer: Seat, pack: tuple[Card, ...]) -> State:
    """Deal the whole pack one card at a time, the player to the left of the dealer first; the last card is on top."""
    piles = tuple(pack[(seat - dealer - 1) % seats :: seats][::-1] for seat in range(seats))
    everybody = tuple(range(seats))
    return State(book, dealer, pack, piles, ((),) * seats, everybody, everybody, 0, (), None, Tally())


def play(state: State, seat: Seat, move: Move) -> State | Refusal:
    """The position after this seat has turned a card, or why it may not (then nothing has changed)."""
    if seat not in state.waiting:
        refusal = refuse(view(state, seat), move)
        assert refusal is not None
        return refusal
    # Who has too few cards for a war turns up the last one.
    number = min(state.down + 1, len(state.piles[seat]))
    pile = state.piles[seat]
    cards = tuple(Laid(card, place == number - 1) for place, card in enumerate(pile[:number]))
    after = replace(
        state,
        piles=_with(state.piles, seat, pile[number:]),
        laid=_with(state.laid, seat, state.laid[seat] + cards),
        waiting=tuple(other for other in state.waiting if other != seat),
        course=(*state.course, seat),
    )
    return after if after.waiting else _decide(after)


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see; None: a spectator."""
    return View(
        book=state.book,
        seat=seat,
        dealer=state.dealer,
        counts=tuple(map(len, state.piles)),
        laid=_shown(state),
        fighting=state.fighting,
        waiting=state.waiting,
        down=state.down,
        course=state.course,
        ended=state.ended,
        tally=state.tally,
    )


def winner_of(view: View) -> Seat | None:
    """Who won a game that is over; None: it is drawn."""
    most = max(view.counts)
    return view.counts.index(most) if most and view.counts.count(most) == 1 else None


def _decide(state: State) -> State:
    """All have turned: somebody takes the cards, or equal cards go to war.

    Those who cannot go to war are out of it. Where that leaves nobody, the others' cards decide, those that were beaten
    before last of all; where there are no others, the game is drawn.
    """
    rules = state.book.rules
    rest = [seat for seat, cards in enumerate(state.laid) if cards and seat not in state.fighting]
    for candidates in (list(state.fighting), rest):
        while candidates:
            group = rules.fighting({seat: state.laid[seat][-1].card for seat in candidates})
            if len(group) == 1:
                return _take(state, group[0])
            able = _able(state, group)
            state = _forfeit(state, [seat for seat in group if seat not in able])
            if len(able) == 1:
                return _take(state, able[0])
            if able:
                return _war(state, able)
            candidates = [seat for seat in candidates if seat not in group]
    ended = Ended(_shown(state), state.course, None, sum(map(len, state.laid)))
    tally = replace(state.tally, battles=state.tally.battles + 1)
    return replace(state, fighting=(), waiting=(), down=0, course=(), ended=ended, tally=tally)


def _able(state: State, group: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who of a group of equals can go to war; one alone has won it."""
    have = {seat: len(state.piles[seat]) for seat in group}
    if state.book.rules.short_war is ShortWar.LAST_CARD_UP:
        return tuple(seat for seat in group if have[seat])
    need = state.book.rules.down(len(group)) + 1
    able = tuple(seat for seat in group if have[seat] >= need)
    if able:
        return able
    # Nobody has enough: who runs out first has lost.
    longest = [seat for seat in group if have[seat] == max(have.values())]
    return tuple(longest) if len(longest) == 1 else ()


def _forfeit(state: State, losers: Sequence[Seat]) -> State:
    """Who cannot go to war is out of the game: what he still has goes to the winner."""
    piles, laid = state.piles, state.laid
    for seat in losers:
        laid = _with(laid, seat, _under(laid[seat], piles[seat]))
        piles = _with(piles, seat, ())
    return replace(state, piles=piles, laid=laid)


def _under(laid: tuple[Laid, ...], pile: tuple[Card, ...]) -> tuple[Laid, ...]:
    """Cards given up lie face down under the last one turned, which still counts."""
    return (*laid[:-1], *(Laid(card, up=False) for card in pile), laid[-1])


def _war(state: State, fighting: tuple[Seat, ...]) -> State:
    two = len(fighting) == 2
    tally = state.tally
    tally = replace(tally, wars=tally.wars + two, conflicts=tally.conflicts + (not two))
    down = state.book.rules.down(len(fighting))
    course = (*state.course, fighting)
    return replace(state, fighting=fighting, waiting=fighting, down=down, course=course, tally=tally)


def _take(state: State, winner: Seat) -> State:
    """The winner puts all cards of the battle under his pile; the game goes on among those who have cards."""
    laid = [[card for card, _ in one] for one in state.laid]
    cards = ordered(state.book.rules.return_order, laid, winner, partial(_lot, state))
    piles = _with(state.piles, winner, state.piles[winner] + cards)
    tally = replace(state.tally, battles=state.tally.battles + 1, largest=max(state.tally.largest, len(cards)))
    playing = tuple(seat for seat, pile in enumerate(piles) if pile)
    if len(playing) == 1 or tally.battles >= state.book.rules.max_battles:
        playing = ()
    return replace(
        state,
        piles=piles,
        laid=((),) * state.seats,
        fighting=playing,
        waiting=playing,
        down=0,
        course=(),
        ended=Ended(_shown(state), state.course, winner, len(cards)),
        tally=tally,
    )


def _lot(state: State) -> Random:
    """What shuffles the cards of a battle: the pack and the battle's number, so that the deal gives the whole game."""
    return Random(f"{' '.join(map(str, state.pack))} {state.tally.battles}")


def ordered(
    order: ReturnOrder, laid: Sequence[Sequence[Card]], winner: Seat, lot: Callable[[], Random]
) -> tuple[Card, ...]:
    """The cards of a battle, by seat as they were laid, in the order in which they go under the pile.

    ``lot`` is asked only where chance decides: making a generator costs more than all the rest of a battle.
    """
    if order is ReturnOrder.SHUFFLED:
        cards = sorted(card for one in laid for card in one)
        lot().shuffle(cards)
        return tuple(cards)
    first = 0 if order is ReturnOrder.WINNER_FIRST else 1
    seats = [(winner + step) % len(laid) for step in range(first, len(laid) + first)]
    return tuple(card for seat in seats for card in laid[seat])


def _shown(state: State) -> Shown:
    return tuple(tuple(laid.card if laid.up else None for laid in one) for one in state.laid)


def _with(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])
