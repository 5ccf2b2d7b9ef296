"""Hidden information stays hidden: two deals that differ only in what a seat cannot see look the same to it.

Compared byte for byte: the views, the legal moves, the table with its ids and ticks, the record of the running deal.
Only the commitment is masked, which must differ, for it promises another pack.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from casino.invariants import tables
from sukno.cards import Card, parse_cards, shuffled
from sukno.core.commitment import commit
from sukno.core.record import write_record
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.hidden import possible
from sukno.games.casino.position import Played, State
from sukno.games.casino.referee import Turn, refuse
from sukno.table import Deal, Made, Opened, Person, Table

TABLES = list(tables())
NONCE = bytes(32)


def play_some(
    key: str, seats: int, moves: int, rng: Random
) -> tuple[tuple[Card, ...], int, list[tuple[int, str]], State]:
    """A deal played a while: its pack, dealer, moves and state."""
    pack, dealer = shuffled(rng), rng.randrange(seats)
    state = GAME.start(load_book(key), seats, dealer, pack, ())
    made: list[tuple[int, str]] = []
    while state.to_act is not None and len(made) < moves:
        view = GAME.view(state, state.to_act)
        move = GAME.draw(view, rng)
        after = GAME.play(state, state.to_act, move)
        assert not isinstance(after, Refusal)
        if after.to_act is None:
            break
        made.append((state.to_act, GAME.write(view, move)))
        state = after
    return pack, dealer, made, state


def other_pack(state: State, pack: tuple[Card, ...], seat: int, rng: Random) -> tuple[Card, ...]:
    """Another pack that leads to the same view: the cards that seat cannot see lie elsewhere."""
    sampled = GAME.sample(GAME.view(state, seat), rng)
    changed = list(pack)
    places = GAME.dealt_to(GAME.view(state, None))
    for other in range(state.seats):
        if other != seat:
            received = [place for place, owner in enumerate(places) if owner == other]
            came = arrival(state, other, [pack[place] for place in received], sampled.hands[other], rng)
            for place, card in zip(received, came, strict=True):
                changed[place] = card
    changed[len(places) :] = sampled.stock
    return tuple(changed)


def arrival(state: State, seat: int, came: list[Card], hand: tuple[Card, ...], rng: Random) -> list[Card]:
    """An order in which a seat may have got its cards, had it this hand now, and have played as it did.

    The hand lies where the real one came, if that may be. Where cards are drawn nobody saw which of them was played: a
    build may prove that what came early is held still, so the others are tried in their places.
    """
    plays = [event for event in state.history if isinstance(event, Played) and event.seat == seat]
    played = [event.move.card for event in plays]
    held = [place for place, card in enumerate(came) if card not in played]
    real: list[Card | None] = [None if place in held else card for place, card in enumerate(came)]
    drawing = any(event.drew for event in plays)
    for _ in range(5000):
        order = list(real)
        for place, card in zip(held, hand, strict=True):
            order[place] = card
        if None in order:
            # Each played card is one of those that had come by then.
            for number, card in enumerate(played):
                free = [
                    place for place, other in enumerate(order[: state.book.rules.hand_size + number]) if other is None
                ]
                if not free:
                    break
                order[rng.choice(free)] = card
        cards = [card for card in order if card is not None]
        if len(cards) == len(order) and could_play(state, plays, cards, drawing=drawing):
            return cards
        held = sorted(rng.sample(range(len(came)), len(hand)))
        real = [None] * len(came)
    raise AssertionError("a sampled hand that the seat cannot have had")


def could_play(state: State, plays: list[Played], came: list[Card], *, drawing: bool) -> bool:
    """Whether a seat that got these cards in this order could make all its moves."""
    for number, event in enumerate(plays):
        size = state.book.rules.hand_size
        got = size + number if drawing else size * (number // size + 1)
        gone = [earlier.move.card for earlier in plays[:number]]
        hand = tuple(card for card in came[:got] if card not in gone)
        turn = Turn(state.book, state.seats, event.seat, event.seat, hand, event.before)
        if refuse(turn, event.move) is not None:
            return False
    return True


def shown_at(table: Table, seat: int) -> list[str]:
    """All that may leave the table for a seat, as text."""
    seen = table.seen(seat)
    masked = replace(seen, commitment="…")
    record = write_record(table.record(seat)).replace(seen.commitment, "…")
    legal = [GAME.write(seen.view, move) for move, _ in zip(GAME.legal(seen.view), range(50), strict=False)]
    return [repr(masked), record, repr(legal), repr(table.earlier(seat, 1))]


def stream(key: str, dealer: int, seats: int, pack: tuple[Card, ...], made: list[tuple[int, str]], seat: int) -> Any:
    opened = Opened("casino", key, {}, tuple(Person(f"p{place}") for place in range(seats)), "00", dealer, 1)
    table = Table.open(opened)
    text = " ".join(map(str, pack))
    table = table.after(Deal(dealer, text, NONCE.hex(), commit(NONCE, pack), 2))
    shown = [shown_at(table, seat)]
    for number, (mover, move) in enumerate(made):
        table = table.after(Made(mover, move, 3 + number))
        shown.append(shown_at(table, seat))
    return shown


@settings(max_examples=120, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), moves=st.integers(0, 30), seat=st.integers(0, 3))
def test_what_a_seat_cannot_see_changes_nothing_it_gets(
    table: tuple[str, int], seed: int, moves: int, seat: int
) -> None:
    key, seats = table
    seat %= seats
    rng = Random(seed)
    pack, dealer, made, state = play_some(key, seats, moves, rng)
    changed = other_pack(state, pack, seat, rng)
    assert sorted(changed) == sorted(pack)
    assert stream(key, dealer, seats, pack, made, seat) == stream(key, dealer, seats, changed, made, seat)


def test_a_hand_that_came_too_late_to_be_owed_is_not_imagined() -> None:
    # Of the six cards he had got when he left fours and an eight, four he has played since, and one was the four owed:
    # so only one other that he still has came that early.
    _, _, made, state = play_some("family-draw", 4, 16, Random(34))
    assert [move for seat, move in made if seat == 1] == ["Th", "2s+2d4d4s=4", "3c+5h8c=8", "8hx[8]"]
    view = GAME.view(state, 2)
    late, early = (parse_cards(cards) for cards in ("7s Ks 4h 9d", "7s 4h Ks 9d"))
    assert not possible(view, 1, late)
    assert possible(view, 1, early)


@settings(max_examples=60, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), moves=st.integers(0, 30))
def test_a_running_record_tells_a_seat_no_more_than_its_own_cards(
    table: tuple[str, int], seed: int, moves: int
) -> None:
    key, seats = table
    pack, dealer, made, state = play_some(key, seats, moves, Random(seed))
    opened = Opened("casino", key, {}, tuple(Person() for _ in range(seats)), "00", dealer, 1)
    running = Table.open(opened).after(Deal(dealer, " ".join(map(str, pack)), NONCE.hex(), commit(NONCE, pack)))
    for mover, move in made:
        running = running.after(Made(mover, move))
    own = running.record(0).deals[0].pack
    table_cards = next(iter(state.history)).table  # type: ignore[union-attr]
    received = {card for place, card in enumerate(pack) if place < len(own) and own[place] is not None}
    played = {event.move.card for event in state.history if isinstance(event, Played) and event.seat == 0}
    assert received == {*table_cards, *state.hands[0], *played}
    assert running.record(None).deals[0].nonce == ""
    assert parse_cards(" ".join(str(card) for card in running.record(None).deals[0].pack if card)) == tuple(
        card for card in pack if card in table_cards
    )
