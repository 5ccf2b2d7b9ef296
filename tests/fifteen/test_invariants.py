"""Random games under random options keep the rules; ``tests/soak.py --game fifteen`` plays many more."""

from __future__ import annotations

from random import Random

import pytest

from fifteen.invariants import check_views, made, random_game
from fifteen.test_rules import last_two
from sukno.core.refusal import Mistake
from sukno.games.fifteen import GAME


@pytest.mark.parametrize("chunk", range(5))
def test_random_games(chunk: int) -> None:
    rng = Random(f"fifteen {chunk}")
    played = 0
    while played < 40:
        options = GAME.prose.shelf.options
        house = {name: rng.choice(known.values) for name, known in options.items() if rng.random() < 0.5}
        try:
            book = GAME.load_book("leeming", house)
        except Mistake:
            continue
        random_game(book, 2, rng, looked_at=0.06)
        played += 1


def test_what_came_back_is_drawn_only_by_who_drew_it() -> None:
    state = made(last_two(), "draw", "draw")
    for seed in range(50):
        check_views(state, Random(seed))
    rng = Random(1)
    for _ in range(20):
        hand = GAME.sample(GAME.view(state, 1), rng).hands[0]
        assert hand[0] == state.hands[0][0], "all that was not set aside was in the two hands"
