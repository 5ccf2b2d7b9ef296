"""From one position to the next: dealing, a move's effect, the end of a deal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.cards import PACK, Card
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.words import message

from .book import SHELF, Book
from .dealing import deal
from .moves import Build, Capture, Layout, MakeBuild, Move, Trail, taken
from .position import Dealt, Played, Residue, State, View
from .referee import Turn, refuse, without_card
from .rules import Lookback, Stock


@dataclass(frozen=True, slots=True)
class Effect:
    """What a legal move does to the table."""

    layout: Layout
    """The table after it."""
    captured: tuple[Card, ...]
    """The cards taken in, the played one among them; empty unless it was a capture. Sorted."""
    build: Build | None
    """The build made, raised or added to."""
    sweep: bool
    """The capture left nothing on the table (A36)."""


def effect(turn: Turn, move: Move) -> Effect:
    """The effect of a move; the caller has made sure that it is legal."""
    layout = turn.layout
    if isinstance(move, Trail):
        return Effect(Layout(tuple(sorted((*layout.loose, move.card))), layout.builds), (), None, sweep=False)
    loose = tuple(card for card in layout.loose if card not in move.loose)
    cards = tuple(sorted((move.card, *taken(layout, move))))
    if isinstance(move, Capture):
        left = Layout(loose, tuple(build for build in layout.builds if build.lowest not in move.builds))
        return Effect(left, cards, None, left.bare)
    standing = None if move.standing is None else layout.build(move.standing)
    build = _built(turn, move, standing, cards)
    builds = (*(other for other in layout.builds if other is not standing), build)
    after = Layout(loose, tuple(sorted(builds, key=lambda build: build.lowest)))
    return Effect(after, (), build, sweep=False)


def _built(turn: Turn, move: MakeBuild, standing: Build | None, cards: tuple[Card, ...]) -> Build:
    adding = standing is not None and standing.value == move.value
    pips = sum(turn.values.low[card] for card in cards)
    # Single is exactly one group; an addition is another group by its nature.
    multiple = adding or pips != move.value
    # Where the card need not be held the owner stays, or the public owner would tell who holds it (A29).
    owner = standing.owner if standing is not None and without_card(turn, standing, move.value) else turn.seat
    return Build(move.value, multiple, owner, cards)


def start(book: Book, seats: int, dealer: Seat, pack: tuple[Card, ...], before: tuple[int, ...] = ()) -> State:
    """Deal a pack of 52, top first; ``before`` is the match score by side.

    Raises Mistake for seats the book does not allow or a pack that is none.
    """
    SHELF.check_seats(book, seats)
    if sorted(pack) != list(PACK):
        raise Mistake(message("pack-wrong", cards=len(pack), different=len(set(pack))))
    if not 0 <= dealer < seats:
        raise Mistake(message("seat-unknown", seat=dealer, seats=seats))
    rules = book.rules
    hands, table, stock = deal(rules, seats, dealer, pack, first=True)
    sides = rules.sides(seats)
    loose = tuple(sorted(table))
    return State(
        book=book,
        seats=seats,
        dealer=dealer,
        hands=hands,
        layout=Layout(loose),
        piles=((),) * sides,
        sweeps=(0,) * sides,
        sweep_order=(),
        last_capture=None,
        stock=stock,
        to_act=(dealer + 1) % seats,
        history=(Dealt(rules.hand_size, loose, last=not stock),),
        before=before,
    )


def play(state: State, seat: Seat, move: Move) -> State | Refusal:
    """The position after a move of this seat, or why it may not be made (then nothing has changed)."""
    turn = Turn(state.book, state.seats, seat, state.to_act, state.hands[seat], state.layout)
    refusal = refuse(turn, move)
    if refusal is not None:
        return refusal
    done = effect(turn, move)
    side = state.book.rules.side(seat, state.seats)
    hand = turn.without(move.card)
    stock = state.stock
    drew = state.book.rules.stock is Stock.DRAW and bool(stock)
    if drew:
        hand, stock = (*hand, stock[0]), stock[1:]
    hands = tuple(hand if place == seat else other for place, other in enumerate(state.hands))
    pledged = tuple(sorted(build.value for build in done.layout.owned(seat)))
    played = Played(seat, move, state.layout, done.captured, done.sweep, done.build, pledged, drew)
    after = replace(
        state,
        hands=hands,
        layout=done.layout,
        piles=_added(state.piles, side, done.captured),
        sweeps=tuple(number + (done.sweep and place == side) for place, number in enumerate(state.sweeps)),
        sweep_order=(*state.sweep_order, side) if done.sweep else state.sweep_order,
        last_capture=seat if done.captured else state.last_capture,
        stock=stock,
        to_act=_next(hands, seat),
        history=(*state.history, played),
    )
    if after.to_act is not None:
        return after
    return _next_packet(after) if after.stock else _end(after)


def _next(hands: tuple[tuple[Card, ...], ...], seat: Seat) -> Seat | None:
    """The next seat to the left that has cards; None where all hands are played out."""
    seats = len(hands)
    return next((after % seats for after in range(seat + 1, seat + 1 + seats) if hands[after % seats]), None)


def _added(piles: tuple[tuple[Card, ...], ...], side: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(sorted(pile + cards)) if place == side else pile for place, pile in enumerate(piles))


def _next_packet(state: State) -> State:
    """All hands are empty: deal again, no cards to the table any more (A9)."""
    hands, _, stock = deal(state.book.rules, state.seats, state.dealer, state.stock, first=False)
    dealt = Dealt(state.book.rules.hand_size, (), last=not stock)
    first = (state.dealer + 1) % state.seats
    return replace(state, hands=hands, stock=stock, to_act=first, history=(*state.history, dealt))


def _end(state: State) -> State:
    """The last capturer takes what lies on the table, never as a sweep; nobody does where nobody captured (A37)."""
    left, last = state.layout.cards, state.last_capture
    piles = state.piles
    if last is not None:
        piles = _added(piles, state.book.rules.side(last, state.seats), left)
        state = replace(state, layout=Layout())
    return replace(state, piles=piles, history=(*state.history, Residue(left, last)))


def view(state: State, seat: Seat | None) -> View:
    """What a seat may see; None: a spectator."""
    return View(
        book=state.book,
        seats=state.seats,
        seat=seat,
        dealer=state.dealer,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        layout=state.layout,
        piles=tuple(map(len, state.piles)),
        captured=state.piles,
        sweeps=state.sweeps,
        last_capture=state.last_capture,
        stock=len(state.stock),
        to_act=state.to_act,
        history=state.history,
        open_captures=_open_captures(state, seat),
        before=state.before,
    )


def _open_captures(state: State, seat: Seat | None) -> tuple[int, ...]:
    """The captures a seat may look at: its opponents' since its own last play, or all where looking is free (§1.8).

    A spectator may look at what everybody may who has just played: nothing but the last move.
    """
    captures = [
        (place, event) for place, event in enumerate(state.history) if isinstance(event, Played) and event.captured
    ]
    if state.book.rules.lookback is Lookback.FREE:
        return tuple(place for place, _ in captures)
    if seat is None:
        return tuple(place for place, _ in captures if place == len(state.history) - 1)
    rules, seats = state.book.rules, state.seats
    own = [place for place, event in enumerate(state.history) if isinstance(event, Played) and event.seat == seat]
    since = own[-1] if own else -1
    mine = rules.side(seat, seats)
    return tuple(place for place, event in captures if place > since and rules.side(event.seat, seats) != mine)
