"""What a card of the hand goes with on the table: exactly the cards of its legal captures and builds."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from casino.invariants import tables
from casino.test_secrecy import play_some
from sukno.games.casino import GAME
from sukno.games.casino.legal import legal, usable
from sukno.games.casino.moves import Capture, Trail


@settings(max_examples=80, deadline=None)
@given(table=st.sampled_from(list(tables())), seed=st.integers(0, 2**32), moves=st.integers(0, 30))
def test_usable_cards_are_those_of_the_legal_moves(table: tuple[str, int], seed: int, moves: int) -> None:
    key, seats = table
    _, _, _, state = play_some(key, seats, moves, Random(seed))
    if state.to_act is None:
        return
    turn = GAME.view(state, state.to_act).turn
    found = {card: set() for card in turn.hand}  # type: ignore[var-annotated]
    for move in legal(turn):
        if not isinstance(move, Trail):
            standing = move.builds if isinstance(move, Capture) else (move.standing,) if move.standing else ()
            found[move.card].update(move.loose, standing)
    assert {card: set(usable(turn, card)) for card in turn.hand} == found
