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
from sukno.games.casino.hidden import sample, unseen
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
    # That the build itself may be taken is not said twice; what goes with it is.
    assert all(dict(why.args).get("taken") != tuple(parse_cards("4c 5d")) for why in trail.why)
    advice = asked("2h 7h Kd Qs", "Jh 9s", build)
    trail = next(candidate for candidate in advice.candidates if candidate.move == "Kd")
    # Raised to eleven by nobody: whoever made it holds a nine, in every deal that is imagined.
    left = next(why for why in trail.why if why.id == "hint-left")
    assert dict(left.args)["taken"] == tuple(parse_cards("4c 5d 9s"))
    assert (dict(left.args)["odds"], dict(left.args)["percent"]) == ("always", 100)


def test_a_sweep_is_told_with_what_it_pays() -> None:
    advice = asked("9h Kd Qs 2c", "4s 5s")
    assert dict(reasons(advice, "9hx4s5s")["hint-sweep"].args) == {"points": 1}
    assert advice.nudge.id == "hint-nudge-sweep"
    unpaid = asked("9h Kd Qs 2c", "4s 5s", book="handbook", house={"sweep_points": 0})
    assert dict(reasons(unpaid, "9hx4s5s")["hint-sweep"].args) == {"points": 0}


def test_a_move_says_what_it_gives_up() -> None:
    """Once a hint told only what a move takes: that another card could take more, now or later, was left out."""
    advice = asked("9h 2d Kd Qs", "2s 5c 9c Jh", {"value": 9, "owner": 0, "groups": ["6c 3d"]})
    (capture,) = [one for one in advice.candidates if one.move == "9hx9c[9]"]
    assert "hint-own-open" not in {why.id for why in capture.why}
    forgone = {why.id: dict(why.args) for why in capture.why}["hint-put-off"]
    assert forgone == {"card": parse_cards("2d")[0], "cards": tuple(parse_cards("2s")), "points": 1}
    why = {id: dict(one.args) for id, one in reasons(advice, "2dx2s").items()}
    assert (why["hint-own-open"]["value"], why["hint-own-open"]["odds"]) == (9, "sometimes")
    assert why["hint-later"] == {"card": parse_cards("9h")[0], "cards": tuple(parse_cards("3d 6c 9c"))}


def test_what_lies_down_for_others_is_told() -> None:
    why = reasons(asked("Ah 8d Kd Qs", "9c 4d"), "Ah")
    assert dict(why["hint-exposes"].args) == {"card": parse_cards("Ah")[0], "points": 1}
    empty = reasons(asked("9h Kd Qs 2c", "4s 5s"), "9hx4s5s")
    assert "hint-left-empty" in empty
    assert "hint-left" not in empty


def test_two_things_that_an_opponent_may_take_are_told() -> None:
    advice = asked("3h 6d Kd Qs", "8s 9c Ts")
    left = [why for why in advice.candidates[0].why if why.id == "hint-left"]
    ranks = {card.rank for why in left for card in dict(why.args)["holders"]}  # type: ignore[union-attr]
    assert len(left) == len(ranks) == 2


def test_cards_that_make_a_majority_are_told() -> None:
    piles = ["2c 2d 2h 3c 3d 3h 3s 4c 4d 4h 5c 5d 5h 6c 6d 6h 7c 7d 7h 8c 8d 8h 8s Qs 4s 6s", ""]
    advice = asked("9h Kd Qc 7s", "9d Ts", piles=piles, stock=16, last_capture=0)
    why = reasons(advice, "9hx9d")
    assert dict(why["hint-majority"].args) == {"cards": 28, "points": 3}
    assert "hint-majority" not in reasons(advice, "Kd")


def test_little_casino_takes_what_another_two_does_not() -> None:
    """In Royal Casino it may count 15; the other twos were named with it as cards that take a sum of 15."""
    data = {"book": "digest-royal", "hands": ["Kd 4c 4h", 4], "table": "9d 6h", "stock": 32}
    for one in GAME.advise(view_of(data), Random(1)).candidates:
        for why in one.why:
            holders, cards = (dict(why.args).get(name) for name in ("holders", "taken"))
            if why.id == "hint-left" and cards == tuple(parse_cards("6h 9d")):
                assert holders == tuple(parse_cards("2s"))
                return
    raise AssertionError("nobody says that little casino takes 15")


def test_a_partner_who_built_is_no_danger() -> None:
    build = {"value": 9, "owner": 0, "groups": ["7c 2c"]}
    data = {"book": "handbook", "hands": [3, 3, "3h 5c Kd", 3], "table": "6d", "builds": [build], "to_act": 2}
    advice = GAME.advise(view_of(data), Random(1))
    assert all(why.id != "hint-proved" for one in advice.candidates for why in one.why)


def test_a_partner_is_told_of() -> None:
    build = {"value": 9, "owner": 0, "groups": ["7c 2c"]}
    data = {"book": "handbook", "hands": [3, 3, "3h 5c Kd", 3], "table": "6d Jh", "builds": [build], "to_act": 2}
    advice = GAME.advise(view_of(data), Random(1))
    added = reasons(advice, "3h+6d[9]=9")
    assert {"hint-stays-partners", "hint-proved-partner"} <= set(added)
    assert not {"hint-proved", "hint-takes-over", "hint-build-partner"} & set(added)
    left = dict(reasons(advice, "Kd")["hint-left-partner"].args)
    # That the partner answers for the build with a nine has been told.
    assert left["taken"] != tuple(parse_cards("2c 7c"))


def test_an_opponent_behind_the_partner_is_told_of_where_the_nearer_one_can_take_nothing() -> None:
    """The partner's half of the chances was told, and not that the other half is an opponent's."""
    data = {
        "book": "handbook",
        "hands": ["8c", 1, 1, 1],
        "to_act": 0,
        "table": "As 4c 5s 7d Kh",
        "stock": 0,
        "dealer": 3,
        "last_capture": 1,
        "builds": [{"value": 3, "owner": 1, "groups": ["3d", "3s"]}],
        "piles": [
            "Ac Ad 2c 5c 5h 7s 8d 8h 9h Tc Td Th Ts Jh Js Qh Qs Kc Ks",
            "Ah 2d 2h 2s 3c 4d 4h 4s 5d 6c 6d 6h 6s 7c 7h 8s 9d 9s Jc Jd Qc Qd",
        ],
    }
    advice = GAME.advise(view_of(data), Random(1))
    [down] = [one for one in advice.candidates if one.move == "8c"]
    left = [dict(why.args) for why in down.why if why.id == "hint-left"]
    assert tuple(parse_cards("As 4c 5s 8c")) in [told["taken"] for told in left]
    assert {"hint-left-partner"} <= {why.id for why in down.why}


def test_a_build_of_ones_own_says_how_often_the_partner_can_take_it() -> None:
    data = {"book": "handbook", "hands": ["9h 2c Kd", 3, 3, 3], "table": "7d Jh", "to_act": 0}
    why = reasons(GAME.advise(view_of(data), Random(1)), "2c+7d=9")
    percent = dict(why["hint-build-partner"].args)["percent"]
    # Three nines among 47 cards, of which the partner holds three.
    assert isinstance(percent, int)
    assert abs(percent - 18.3) < 8


def test_captured_cards_of_a_written_position_are_known() -> None:
    """``piles`` once counted for nothing: a captured card was imagined in hands and named as a danger."""
    piles = ["Kc Kd Kh 9c 9s 9h 2c 2s 4c 4d", "3c 3d 3h 3s 7c 7d 7h 7s Qc Qd Ac As Tc Th"]
    view = view_of(
        {"book": "standard", "hands": ["Ks 8s 6h 6c", 4], "table": "9d 5c 5d 8h", "stock": 16, "piles": piles}
    )
    known = set(parse_cards(" ".join(piles)))
    assert not known & set(unseen(view))
    for seed in range(20):
        state = sample(view, Random(seed))
        assert state.piles == view.captured
        assert [len(state.stock), *map(len, state.hands)] == [16, 4, 4]
        assert GAME.view(state, 0).captured == view.captured
    for one in GAME.advise(view, Random(1)).candidates:
        for why in one.why:
            assert not set(dict(why.args).get("holders", ())) & known  # type: ignore[arg-type]


def test_the_end_of_a_written_position_is_known_by_counting() -> None:
    rng = Random(5)
    state = GAME.start(load_book("standard"), 2, 0, shuffled(rng), ())
    while state.stock or state.to_act != 1 or len(state.hands[1]) > 3:
        assert state.to_act is not None
        after = GAME.play(state, state.to_act, GAME.draw(GAME.view(state, state.to_act), rng))
        assert not isinstance(after, Refusal)
        state = after
    data: dict[str, object] = {
        "book": "standard",
        "to_act": 1,
        "hands": [len(state.hands[0]), list(map(str, state.hands[1]))],
        "table": " ".join(map(str, state.layout.loose)),
        "builds": [
            {"value": build.value, "owner": build.owner, "groups": [" ".join(map(str, build.cards))]}
            for build in state.layout.builds
        ],
        "piles": [" ".join(map(str, pile)) for pile in state.piles],
        "sweeps": list(state.sweeps),
        "stock": 0,
        "last_capture": state.last_capture,
    }
    assert ending(view_of(data)) == ending(GAME.view(state, 1)) is not None
    assert all(state.piles)
    # Who captured last decides about what is left over: without it nothing is certain.
    del data["last_capture"]
    assert ending(view_of(data)) is None
    assert {sample(view_of(data), Random(seed)).last_capture for seed in range(20)} == {0, 1}


def test_what_a_position_leaves_out_is_imagined_too() -> None:
    data: dict[str, object] = {"book": "standard", "hands": ["Ks 8s 6h", 4, 4, 4], "table": "9d 5c 5d 8h", "to_act": 0}
    # All have three cards, so the round begins here and the dealer sits at the right.
    assert sample(view_of({**data, "hands": ["Ks 8s 6h", 3, 3, 3]}), Random(1)).dealer == 3
    # Seats 0 and 1 have played a card more: seat 3 dealt.
    assert sample(view_of({**data, "hands": [2, 2, "Ks 8s 6h", 3], "to_act": 2}), Random(1)).dealer == 3
    # Twenty cards lie nowhere else, so somebody has captured them; then it is said who.
    state = sample(view_of({**data, "hands": ["Ks 8s 6h", 3, 3, 3], "stock": 16}), Random(1))
    assert (len(state.stock), sum(map(len, state.piles))) == (16, 20)
    state = sample(view_of({**data, "hands": ["Ks 8s 6h", 3, 3, 3], "stock": 16, "piles": [12, 8]}), Random(1))
    assert (len(state.stock), *map(len, state.piles)) == (16, 12, 8)
    state = sample(view_of({**data, "hands": ["Ks 8s 6h", 3, 3, 3], "piles": [12, "2c 2d"]}), Random(1))
    assert (len(state.stock), *map(len, state.piles)) == (22, 12, 2)
    assert set(parse_cards("2c 2d")) == set(state.piles[1])


def test_among_several_the_lead_is_over_the_average_of_the_others() -> None:
    """“0.7 points ahead” left open of whom."""
    three = GAME.advise(view_of({"hands": ["9h 2c Kd Qs", 4, 4], "table": "7d Ac Jh 5s", "stock": 36}), Random(1))
    assert "the average of the others" in told(three, Words("en")).text
    assert "the average of the others" not in told(asked("9h 2c Kd Qs", "7d Ac Jh 5s"), Words("en")).text
    pairs = GAME.advise(view_of({"hands": ["9h 2c Kd Qs", 4, 4, 4], "table": "7d Ac Jh 5s", "stock": 32}), Random(1))
    assert pairs.sides == 2


def test_long_lines_of_a_hint_hang_from_their_marks() -> None:
    text = told(asked("9h 2c Kd Qs", "7d Ac Jh 5s"), Words("en"), width=40).text
    lines = text.splitlines()
    assert max(map(len, lines)) <= 40
    bullet = next(place for place, line in enumerate(lines) if line.startswith("   • In ") and len(line) > 30)
    assert lines[bullet + 1].startswith("     ")
    assert lines[bullet + 1][5] != " "
    number = next(place for place, line in enumerate(lines) if line.startswith("1. "))
    assert lines[number + 1].startswith(("   ", "   •"))


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


@settings(max_examples=12, deadline=None)
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


def test_moves_that_are_certainly_as_good_are_called_so() -> None:
    """It was said that one had better wait, though taking was worth the same to the point."""
    ties = 0
    for seed in range(6):
        rng = Random(seed)
        state = GAME.start(load_book("standard"), 2, seed % 2, shuffled(rng), ())
        while state.to_act is not None:
            view = GAME.view(state, state.to_act)
            if not state.stock:
                advice = GAME.advise(view, rng)
                best = [one.move for one in advice.candidates if one.behind == 0]
                assert (advice.nudge.id == "hint-nudge-equal") == (len(best) > 1)
                ties += len(best) > 1
            after = GAME.play(state, state.to_act, GAME.bots()["greedy"].choose(view, rng))
            assert not isinstance(after, Refusal)
            state = after
    assert ties > 10
