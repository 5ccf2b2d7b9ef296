"""A thousand random moves for every book and every number of seats, each of them checked."""

from __future__ import annotations

from random import Random

import pytest

from casino.invariants import check_record, random_deal, tables
from sukno.games.casino.book import load_book
from sukno.games.casino.position import Played


@pytest.mark.parametrize(("key", "seats"), list(tables()))
def test_every_invariant_holds_in_random_play(key: str, seats: int) -> None:
    rng = Random(f"invariants {key} {seats}")
    moves = 0
    while moves < 1000:
        state, record = random_deal(load_book(key), seats, rng)
        check_record(record, state)
        moves += sum(isinstance(event, Played) for event in state.history)
