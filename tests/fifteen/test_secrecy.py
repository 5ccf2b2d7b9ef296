"""Hidden cards stay hidden: two packs that differ only in what a seat cannot see look the same to it.

Compared byte for byte: views, legal moves, pictures, offers, the table with its list of moves, the record of the
running deal. Only the commitment is masked, which must differ, for it promises another pack.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from fifteen.invariants import random_pack
from sukno.cards import Card
from sukno.core.commitment import commit
from sukno.core.record import write_record
from sukno.core.refusal import Refusal
from sukno.games.fifteen import GAME
from sukno.games.fifteen.position import State
from sukno.table import Deal, Made, Opened, Person, Table

NONCE = bytes(32)
BOOK = GAME.load_book("leeming", {})


def play_some(seed: int, moves: int) -> tuple[tuple[Card, ...], list[tuple[int, str]], State]:
    """A run through a pack played a while: its pack, moves and state. Cards are drawn eagerly."""
    rng = Random(seed)
    pack = random_pack(seed)
    state = GAME.start(BOOK, 2, 0, pack)
    made: list[tuple[int, str]] = []
    while GAME.to_act(state) and len(made) < moves:
        (seat,) = GAME.to_act(state)
        first, *others = GAME.legal(GAME.view(state, seat))
        move = rng.choice([first, first, *others])
        after = GAME.play(state, seat, move)
        assert not isinstance(after, Refusal)
        if not GAME.to_act(after):
            break
        made.append((seat, GAME.write(GAME.view(state, seat), move)))
        state = after
    return pack, made, state


def other_pack(state: State, pack: tuple[Card, ...], seat: int, rng: Random) -> tuple[Card, ...]:
    """Another pack that leads to the same view: the cards that the seat cannot see lie elsewhere."""
    sampled = GAME.sample(GAME.view(state, seat), rng)
    changed = list(pack)
    places = GAME.dealt_to(GAME.view(state, None))
    held = [place for place, owner in enumerate(places) if owner == 1 - seat]
    for place, card in zip(held, sampled.hands[1 - seat], strict=True):
        changed[place] = card
    changed[len(places) : 52] = sampled.stock
    changed[52:] = sampled.order
    return tuple(changed)


def shown_at(table: Table, seat: int) -> list[str]:
    """All that may leave the table for a seat, as text."""
    seen = table.seen(seat)
    record = write_record(table.record(seat)).replace(seen.commitment, "…")
    legal = [GAME.write(seen.view, move) for move in GAME.legal(seen.view)]
    said = [GAME.picture(seen.view), GAME.offers(seen.view), GAME.standing(seen.match)]
    return [repr(replace(seen, commitment="…")), record, repr(legal), repr(said), repr(table.earlier(seat, 1))]


def stream(pack: tuple[Card, ...], made: list[tuple[int, str]], seat: int) -> Any:
    table = Table.open(Opened("fifteen", "leeming", {}, (Person("p0"), Person("p1")), "00", 0, 1))
    table = table.after(Deal(0, " ".join(map(str, pack)), NONCE.hex(), commit(NONCE, pack), 2))
    shown = [shown_at(table, seat)]
    for number, (mover, move) in enumerate(made):
        table = table.after(Made(mover, move, 3 + number))
        shown.append(shown_at(table, seat))
    return shown


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 30), seat=st.integers(0, 1))
def test_what_a_seat_cannot_see_changes_nothing_it_gets(seed: int, moves: int, seat: int) -> None:
    pack, made, state = play_some(seed, moves)
    assume(GAME.view(state, seat).returned is None)
    changed = other_pack(state, pack, seat, Random(seed))
    assert stream(pack, made, seat) == stream(changed, made, seat)


def test_the_list_of_moves_does_not_tell_who_is_bust() -> None:
    """Every turn ends with a stand, of those who have too much as of others."""
    for seed in range(40):
        _, made, _ = play_some(seed, 30)
        for (seat, text), (after, _) in pairwise(made):
            if after != seat:
                assert text == "stand"
