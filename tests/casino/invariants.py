"""What must hold after every move of every game; played by the tests a little and by ``make soak`` at length."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sukno.cards import PACK, shuffled
from sukno.core.record import DealRecord, Record, read_record, replay, write_record
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import SHELF, Book, load_book
from sukno.games.casino.hidden import possible
from sukno.games.casino.match import Match, after_deal
from sukno.games.casino.picking import build_groups
from sukno.games.casino.position import Dealt, Played, State, View
from sukno.games.casino.referee import answers
from sukno.games.casino.rules import Scoring
from sukno.games.casino.scoring import PACK_MAJORITY


def tables() -> Iterator[tuple[str, int]]:
    """Every book with every number of seats it can be played with."""
    for key in SHELF.books:
        for seats in (2, 3, 4):
            try:
                SHELF.check_seats(load_book(key), seats)
            except Mistake:
                continue
            yield key, seats


def random_deal(book: Book, seats: int, rng: Random, *, looked_at: float = 0.2) -> tuple[State, Record]:
    """Play one deal at random, checking every move, and at so many of them what each seat sees; its end and record."""
    dealer = rng.randrange(seats)
    pack = shuffled(rng)
    state = GAME.start(book, seats, dealer, pack, (0,) * book.rules.sides(seats))
    written: list[str] = []
    while state.to_act is not None:
        seat = state.to_act
        check_state(state)
        view = GAME.view(state, seat)
        if rng.random() < looked_at:
            check_views(state, rng)
        move = GAME.draw(view, rng)
        text = GAME.write(view, move)
        assert GAME.parse(view, text) == move
        written.append(f"{seat} {text}")
        after = GAME.play(state, seat, move)
        assert not isinstance(after, Refusal), text
        check_other_seats(state, move)
        state = after
    check_end(state)
    deal = DealRecord(dealer, pack, tuple(written), points=GAME.outcome(state))
    return state, Record("casino", book.key, seats, (deal,), dict(book.house_data))


def check_state(state: State) -> None:
    """52 cards, each once; builds that their owners can answer for; one seat's turn."""
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.layout.cards, *state.stock, *(card for pile in state.piles for card in pile)]
    assert sorted(cards) == list(PACK)
    values = state.book.values
    for build in state.layout.builds:
        pips = sum(values.low[card] for card in build.cards)
        assert pips % build.value == 0
        assert build.multiple == (pips != build.value)
        groups = build_groups(values, build)
        assert sorted(card for group in groups for card in group) == list(build.cards)
        assert all(sum(values.low[card] for card in group) == build.value for group in groups)
    for seat in range(state.seats):
        owed = {build.value for build in state.layout.owned(seat)}
        assert answers(values, state.hands[seat], owed)
    last = state.history[-1]
    if isinstance(last, Dealt):
        assert not state.layout.builds, "no build outlives the hands"


def check_other_seats(state: State, move: object) -> None:
    """Only the seat whose turn it is may move, and a refusal changes nothing."""
    for seat in range(state.seats):
        if seat != state.to_act:
            refusal = GAME.play(state, seat, move)  # type: ignore[arg-type]
            assert isinstance(refusal, Refusal)
            assert refusal.rule == "turn"


def check_views(state: State, rng: Random) -> None:
    """Views show nothing hidden: a State drawn from a View gives the same View, and so the same legal moves."""
    for seat in (*range(state.seats), None):
        view = GAME.view(state, seat)
        other = GAME.sample(view, rng)
        check_state(other)
        again = GAME.view(other, seat)
        assert again == view
        assert repr(again) == repr(view)
        if seat is not None:
            check_known(state, view)


def check_known(state: State, view: View) -> None:
    """The hands that are really held are among those thought possible."""
    for seat in range(state.seats):
        if seat != view.seat:
            assert possible(view, seat, state.hands[seat])


def check_end(state: State) -> None:
    """The points add up (A42), the pack is all there, and nothing is left to play."""
    cards = [*state.layout.cards, *(card for pile in state.piles for card in pile)]
    assert sorted(cards) == list(PACK)
    assert not state.layout.builds
    assert not state.stock
    assert not any(state.hands)
    captured = any(isinstance(event, Played) and event.captured for event in state.history)
    assert bool(state.layout.loose) == (not captured)
    match = after_deal(Match(state.book, state.seats, state.dealer), state)
    items = match.deals[-1].items
    points = sum(side.total - side.sweeps for side in items)
    if not captured:
        assert points == 0
        return
    counts = [len(pile) for pile in state.piles]
    has_cards = any(side.cards for side in items)
    if state.book.rules.scoring is Scoring.SPADE:
        assert points == 21 + 3 * has_cards
    else:
        assert points == 7 + 3 * has_cards + any(side.suit for side in items)
    if len(counts) == 2:
        assert has_cards == (counts[0] != counts[1])
        assert has_cards == (max(counts) >= PACK_MAJORITY)


def check_record(record: Record, end: State) -> None:
    """Written, read and replayed, a record leads to the same state."""
    again = read_record(write_record(record))
    assert again == record
    *_, last = replay(again)
    assert last.state == end
