"""Hints: what is said of a move is true of the table, and nothing is known that the seat does not know."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino.invariants import tables
from casino.test_crowded import worst
from sukno.analysis.hint import told
from sukno.cards import parse_cards, shuffled
from sukno.core.advice import Advice, Adviser
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.ending import ending
from sukno.games.casino.hidden import sample
from sukno.games.casino.position import View
from sukno.games.casino.setup import read_position
from sukno.words import LANGS, Message, Words

TABLES = list(tables())


def asked(hand: str, table: str, *builds: dict[str, object], **other: object) -> Advice:
    data = {"book": "standard", "hands": [hand, 4], "table": table, "builds": list(builds), "stock": 20, **other}
    return GAME.advise(view_of(data), Random(1))


def view_of(data: dict[str, object]) -> View:
    return read_position(data).view


def reasons(advice: Advice, move: str) -> dict[str, Message]:
    (candidate,) = [candidate for candidate in advice.candidates if candidate.move == move]
    return {why.id: why for why in candidate.why}


def test_casino_advises() -> None:
    assert isinstance(GAME, Adviser)


def test_a_capture_says_what_it_brings() -> None:
    advice = asked("Td Jd Kh Qs", "6s 4s Ah Jc")
    assert advice.candidates[0].move == "Tdx4s6s"
    why = reasons(advice, "Tdx4s6s")
    assert dict(why["hint-takes"].args) == {"cards": 3, "suited": 2, "suit": "s"}
    assert dict(why["hint-scores"].args) == {"cards": tuple(parse_cards("Td")), "points": 2}
    assert advice.nudge.id == "hint-nudge-several"


def test_a_build_says_what_may_become_of_it() -> None:
    advice = asked("9h 2c Kd Qs", "7d Ac Jh 5s")
    why = reasons(advice, "2c+7d=9")
    assert dict(why["hint-promises"].args) == {"cards": tuple(parse_cards("9h")), "number": 2}
    percent = dict(why["hint-build-taken"].args)["percent"]
    # Three nines among the 44 cards not seen, four of which the other holds.
    assert isinstance(percent, int)
    assert abs(percent - 25.3) < 12


def test_somebody_elses_build_proves_a_card_for_it() -> None:
    build = {"value": 9, "owner": 1, "groups": ["4c 5d"]}
    advice = asked("2h 7h Kd Qs", "Jh", build)
    trail = next(candidate for candidate in advice.candidates if candidate.move == "Kd")
    assert dict(trail.why[-1].args) == {"value": 9}
    # Raised to eleven by nobody: whoever made it holds a nine, in every deal that is imagined.
    left = {why.id: why for why in trail.why}["hint-left"]
    assert dict(left.args)["percent"] == 100


def test_a_sweep_is_told_with_what_it_pays() -> None:
    advice = asked("9h Kd Qs 2c", "4s 5s")
    assert dict(reasons(advice, "9hx4s5s")["hint-sweep"].args) == {"points": 1}
    assert advice.nudge.id == "hint-nudge-sweep"
    unpaid = asked("9h Kd Qs 2c", "4s 5s", book="handbook", house={"sweep_points": 0})
    assert dict(reasons(unpaid, "9hx4s5s")["hint-sweep"].args) == {"points": 0}


def test_a_partner_who_built_is_no_danger() -> None:
    build = {"value": 9, "owner": 0, "groups": ["7c 2c"]}
    data = {"book": "handbook", "hands": [3, 3, "3h 5c Kd", 3], "table": "6d", "builds": [build], "to_act": 2}
    advice = GAME.advise(view_of(data), Random(1))
    assert all(why.id != "hint-proved" for one in advice.candidates for why in one.why)


def test_who_is_not_to_move_gets_no_hint() -> None:
    state = GAME.start(load_book("standard"), 2, 0, shuffled(Random(1)))
    for seat in (0, None):
        with pytest.raises(Mistake, match="hint-not-to-move"):
            GAME.advise(GAME.view(state, seat), Random(1))


def test_a_position_that_no_hands_agree_with_is_refused() -> None:
    build = {"value": 9, "owner": 1, "groups": ["4c 5d"]}
    with pytest.raises(Mistake, match="hint-impossible"):
        asked("9c 9d Kd Qs", "9h 9s", build)


def test_the_worst_table_gets_its_hint() -> None:
    turn = worst()
    hand, table = (" ".join(map(str, cards)) for cards in (turn.hand, turn.layout.loose))
    advice = asked(hand, table, book="digest-royal", stock=14)
    assert advice.worlds >= 16
    assert len(advice.candidates) > 2


@settings(max_examples=25, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), moves=st.integers(0, 44))
def test_every_hint_is_in_order(table: tuple[str, int], seed: int, moves: int) -> None:
    key, seats = table
    rng = Random(seed)
    state = GAME.start(load_book(key), seats, rng.randrange(seats), shuffled(rng), ())
    while state.to_act is not None and moves:
        after = GAME.play(state, state.to_act, GAME.draw(GAME.view(state, state.to_act), rng))
        assert not isinstance(after, Refusal)
        state, moves = after, moves - 1
    if state.to_act is None:
        return
    view = GAME.view(state, state.to_act)
    advice = GAME.advise(view, Random(seed))
    first = advice.candidates[0]
    assert (first.behind, first.error) == (0, 0)
    assert [one.behind for one in advice.candidates] == sorted(one.behind for one in advice.candidates)
    assert fmean(one.lead for one in advice.candidates) <= first.lead
    for one in advice.candidates:
        assert GAME.refuse(view, GAME.parse(view, one.move)) is None
        assert one.lead == pytest.approx(first.lead - one.behind)
    for lang in LANGS:
        answer = told(advice, Words(lang))
        assert [move["move"] for move in answer.facts["moves"]] == [one.move for one in advice.candidates]
    # Whoever sees the same is told the same.
    other = GAME.view(sample(view, rng), state.to_act)
    assert GAME.advise(other, Random(seed)) == advice


def test_in_the_last_packet_between_two_a_hint_is_certain() -> None:
    rng = Random(5)
    state = GAME.start(load_book("standard"), 2, 0, shuffled(rng), ())
    while state.stock or len(state.hands[state.to_act or 0]) > 3:
        assert state.to_act is not None
        after = GAME.play(state, state.to_act, GAME.draw(GAME.view(state, state.to_act), rng))
        assert not isinstance(after, Refusal)
        state = after
    assert state.to_act is not None
    view = GAME.view(state, state.to_act)
    advice, values = GAME.advise(view, Random(1)), ending(view)
    assert values is not None
    assert advice.exact
    assert advice.candidates[0].lead == max(values.values())
    for one in advice.candidates:
        assert one.lead == values[GAME.parse(view, one.move)]
        assert one.error == 0
        # What an opponent holds is known too.
        percents = [percent for why in one.why if (percent := dict(why.args).get("percent")) is not None]
        assert all(percent == 100 for percent in percents)
    told_all = told(advice, Words("en")).text
    assert "All cards are known by counting." in told_all
    assert "give or take" not in told_all
