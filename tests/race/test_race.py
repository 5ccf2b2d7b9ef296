"""Who is faster?: the rules, every number of the text and of the solitaires, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from race.invariants import begun, check_state, check_views, layout, legal, made, race, random_game, refused
from sukno.cards import PACK, Card, Rank, Suit, parse_card, parse_cards
from sukno.core.refusal import Mistake, Refusal
from sukno.games.race import GAME
from sukno.games.race.match import score
from sukno.games.race.moves import Do, Into, Onto, Up
from sukno.games.race.position import Foundation, State, What
from sukno.words import Lang, Words

HEARTS = "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh"


def book(**house: Any) -> Any:
    return GAME.load_book("leeming", house)


def told(state: State) -> list[tuple[int | None, What]]:
    return [(seat, what) for seat, what, _ in state.recent]


# The layouts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_klondike_has_28_cards_in_seven_columns_and_24_in_hand(seats: int) -> None:
    state = begun(book(), seats, GAME.pack(book(), seats))
    for seen in GAME.view(state, 0).layouts:
        assert seen.down == (0, 1, 2, 3, 4, 5, 6)
        assert [len(up) for up in seen.up] == [1] * 7
        assert (seen.stock, seen.waste, seen.reserve) == (24, 0, 0)
    # Row by row, as it is laid out.
    assert [up[-1] for up in state.layouts[0].up] == [PACK[place] for place in (0, 7, 13, 18, 22, 25, 27)]
    assert state.layouts[0].hand[0] == PACK[28]


def test_canfield_has_13_in_reserve_four_columns_and_35_in_hand_and_no_base_card() -> None:
    rules = book(layout="canfield")
    state = begun(rules, 2, GAME.pack(rules, 2))
    for seen in GAME.view(state, 1).layouts:
        assert (seen.down, [len(up) for up in seen.up]) == ((0,) * 4, [1] * 4)
        assert (seen.stock, seen.waste, seen.reserve) == (35, 0, 13)
        assert seen.spare == PACK[0], "dealt face down and turned over"
    assert not state.foundations


def test_each_has_a_pack_of_his_own() -> None:
    assert GAME.pack(book(), 3) == PACK * 3
    shuffled = GAME.shuffled(book(), 3, Random(1))
    for first in (0, 52, 104):
        assert sorted(shuffled[first : first + 52]) == list(PACK)
    swapped = (shuffled[52], *shuffled[1:52], shuffled[0], *shuffled[53:])
    assert shuffled[0] != shuffled[52]
    with pytest.raises(Mistake):
        GAME.start(book(), 3, 0, swapped)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_three_or_four_play(seats: int) -> None:
    with pytest.raises(Mistake):
        GAME.start(book(), seats, 0, PACK * seats)


# The signal


def test_nothing_is_seen_before_the_signal_and_all_are_waited_for() -> None:
    rules = book()
    state = GAME.start(rules, 3, 0, GAME.shuffled(rules, 3, Random(1)))
    assert GAME.to_act(state) == {0, 1, 2}
    for seat in (0, 1, 2, None):
        picture = GAME.picture(GAME.view(state, seat))
        assert not any(card for place in picture.places for card in place.cards)
    assert refused(state, 0, "turn").rule == "signal"
    state = made(state, 1, "ready")
    assert GAME.to_act(state) == {0, 2}
    assert refused(state, 1, "ready").rule == "signal"
    assert refused(state, 1, "turn").rule == "signal"
    state = made(made(state, 0, "ready"), 2, "готов")
    assert told(state) == [(1, What.READY), (0, What.READY), (2, What.READY), (None, What.GO)]
    assert refused(state, 2, "ready").rule == "signal"
    assert legal(state, 0) >= {"turn"}


# Foundations


def test_aces_begin_foundations_and_all_build_on_all() -> None:
    """«Оба игрока могут выкладывать карты во все базовые стопки»"""
    state = race(layout("Ah", stock="9d"), layout("2h", "3h", stock="9c"))
    state = made(made(state, 0, "Ah"), 1, "2h", "3h")
    assert state.foundations == (Foundation(Suit.HEARTS, (0, 1, 1)),)
    assert GAME.view(state, None).up(1) == 2


def test_there_are_four_foundations_a_player_and_a_king_closes_his() -> None:
    state = race(*(layout("Ac", "Ad", "Ah", "As", stock="9c") for _ in range(3)))
    for seat in range(3):
        state = made(state, seat, "Ac", "Ad", "Ah", "As")
    assert len(state.foundations) == 12
    picture = GAME.picture(GAME.view(state, 0))
    assert sum(place.key.startswith("foundation-") for place in picture.places) == 12
    state = race(layout("Kh", stock="9c"), layout("2d", stock="9c"), up="Qh1")
    state = made(state, 0, "Kh")
    assert len(state.foundations[0].owners) == Rank.KING
    assert legal(state, 1) == {"turn"}


def test_cards_go_up_one_by_one_in_their_suit() -> None:
    state = race(layout("3h", "2d", "5s 4h", stock="9c"), layout(stock="9c"), up="Ah1 Ad1")
    assert refused(state, 0, "3h").rule == "sequence"
    assert refused(state, 0, "5s").rule == "free"
    assert refused(state, 0, "7c").rule == "free", "he has it not"
    state = made(state, 0, "2d")
    assert refused(race(layout("2s", stock="9c"), layout(stock="9c")), 0, "2s").rule == "foundations"


@pytest.mark.parametrize("first", [0, 1])
def test_who_comes_first_has_the_pile_and_the_other_is_told_so(first: int) -> None:
    state = race(layout("5h", stock="9c"), layout("5h", stock="9c"), up="4h0")
    late = 1 - first
    state = made(state, first, "5h")
    refusal = refused(state, late, "5h")
    assert refusal.rule == "first"
    assert "5♥" in Words("ru")(refusal.why)
    assert parse_cards("5h") in state.layouts[late].up, "the other takes his card back"
    assert state.foundations == (Foundation(Suit.HEARTS, (0,) * 4 + (first,)),)


def test_two_piles_of_a_suit_take_both_cards() -> None:
    state = race(layout("5h", stock="9c"), layout("5h", stock="9c"), up="4h0 4h1")
    state = made(made(state, 0, "5h"), 1, "5h")
    assert [owners[-1] for _, owners in state.foundations] == [0, 1]
    offered = GAME.offers(GAME.view(race(layout("5h", stock="9c"), layout(stock="9c"), up="3h0 4h1"), 0))
    assert [offer.place for offer in offered if offer.card] == ["foundation-h-1"]


@given(st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_two_claims_on_one_pile_never_have_two_winners(seed: int) -> None:
    rng = Random(seed)
    rules = book()
    state = begun(rules, 3, GAME.shuffled(rules, 3, rng))
    for _ in range(200):
        acting = sorted(GAME.to_act(state))
        if len(acting) < 2:
            break
        wishes = {seat: GAME.draw(GAME.view(state, seat), rng) for seat in acting}
        # All are under way at once; they come in any order.
        rng.shuffle(acting)
        before = sum(len(pile.owners) for pile in state.foundations)
        gone_up = 0
        for seat in acting:
            after = GAME.play(state, seat, wishes[seat])
            if isinstance(after, Refusal):
                assert after.rule in ("first", "end")
            else:
                gone_up += isinstance(wishes[seat], Up)
                state = after
        check_state(state)
        assert sum(len(pile.owners) for pile in state.foundations) == before + gone_up
        if not GAME.to_act(state):
            break


# Columns


def test_columns_go_down_in_alternating_colours_and_runs_move_with_what_lies_on_them() -> None:
    state = race(layout("2c|9h 8s 7d", "9d", "8c", stock="2h"), layout(stock="9c"))
    assert legal(state, 0) == {"8s>9d", "8c>9d", "7d>8c", "turn"}
    moved = made(state, 0, "8s>9d")
    assert moved.layouts[0].up[:2] == (parse_cards("9h"), parse_cards("9d 8s 7d"))
    assert refused(state, 0, "8s>9h").rule == "free", "something lies on it"
    assert refused(state, 0, "8c>7d").rule == "columns"
    assert refused(state, 0, "9h>Ts").rule == "own", "nobody plays on another's columns"
    uncovered = made(race(layout("2c 3c|9h", "Ts", stock="2h"), layout(stock="9c")), 0, "9h>Ts")
    assert (uncovered.layouts[0].down[0], uncovered.layouts[0].up[0]) == (parse_cards("2c"), parse_cards("3c"))


def test_only_a_king_goes_into_an_empty_column_of_klondike() -> None:
    state = race(layout("2c|Kh Qs", "Jd", "Kd", waste="Ks", stock="2h"), layout(stock="9c"))
    spaces = {f"{king}>{column}" for king in ("Kh", "Ks") for column in (4, 5, 6, 7)}
    assert legal(state, 0) == {*spaces, "Jd>Qs", "Qs>Kd", "turn"}
    assert refused(state, 0, "Jd>4").rule == "kings"
    assert refused(state, 0, "Kd>4").rule == "kings", "nothing lies under it"
    assert refused(state, 0, "Kh>2").rule == "kings"
    assert refused(state, 0, "Ks>1").rule == "kings"
    assert made(state, 0, "Kh>5").layouts[0].up[4] == parse_cards("Kh Qs")


def test_spaces_of_canfield_are_filled_from_the_reserve_then_from_the_waste() -> None:
    state = race(
        layout("9h", "Ts", "2c", "3c", reserve="4d 6d", waste="Jc", stock="2h", number=4),
        layout(stock="9c", number=4),
        layout="canfield",
    )
    state = made(state, 0, "9h>Ts")
    assert state.layouts[0].up == (parse_cards("6d"), parse_cards("Ts 9h"), parse_cards("2c"), parse_cards("3c"))
    assert state.layouts[0].reserve == parse_cards("4d")
    refusal = refused(state, 0, "9h>6d")
    assert refusal.rule == "whole"
    empty = race(
        layout("9h", "Ts", "2c", reserve="", waste="Jc", stock="2h", number=4),
        layout(stock="9c", number=4),
        layout="canfield",
    )
    assert legal(empty, 0) == {"9h>Ts", "Jc>4", "turn"}
    assert refused(empty, 0, "9h>4").rule == "filled"
    assert made(empty, 0, "Jc>4").layouts[0].up[3] == parse_cards("Jc")


def test_a_king_of_canfield_does_not_go_on_an_ace() -> None:
    state = race(layout("Kh", "As", "2c", "3c", stock="2h", number=4), layout(stock="9c", number=4), layout="canfield")
    assert legal(state, 0) == {"As", "turn"}


def test_a_column_of_canfield_moves_as_a_whole() -> None:
    state = race(
        layout("9h 8s", "Ts", "9d", "3c", stock="2h", number=4), layout(stock="9c", number=4), layout="canfield"
    )
    assert legal(state, 0) == {"9h>Ts", "9d>Ts", "turn"}
    assert refused(state, 0, "8s>9d").rule == "whole"


# The stock


@pytest.mark.parametrize(("turned", "tops"), [("one", "2c 3c 4c 5c 6c"), ("three", "4c 6c")])
def test_cards_are_turned_by_one_or_by_three_as_often_as_one_likes(turned: str, tops: str) -> None:
    state = race(layout("9h", "Kc", stock="2c 3c 4c 5c 6c"), layout("Kd", stock="9c"), turned=turned)
    for _ in range(2):
        seen = []
        while GAME.view(state, 0).own.stock:
            assert refused(state, 0, "over").rule == "redeal"
            state = made(state, 0, "turn")
            seen.append(GAME.view(state, 0).own.top)
        assert tuple(seen) == parse_cards(tops)
        assert refused(state, 0, "turn").rule == "redeal"
        state = made(state, 0, "over")
    assert state.layouts[0].hand == parse_cards("2c 3c 4c 5c 6c")


def test_after_a_card_turned_by_three_the_one_below_is_free() -> None:
    state = race(layout("5h", "5d", stock="2c 4s 4c 8c"), layout("Kd", stock="9c"), turned="three")
    state = made(state, 0, "turn", "4c>5h")
    assert GAME.view(state, 0).own.top == parse_card("4s")
    state = made(state, 0, "4s>5d")
    assert state.layouts[0].hand == parse_cards("2c 8c")
    assert refused(race(layout("9h"), layout(stock="9c"), win_on="foundations"), 0, "turn").rule == "redeal"


# No move


def stuck_race(**house: Any) -> State:
    """Nobody can do anything for ever."""
    return race(layout("9h", stock="Kc Kd Ks"), layout("9d", stock="Kc Kd Ks"), **house)


def test_who_has_looked_through_his_stock_may_say_that_he_has_no_move() -> None:
    state = stuck_race()
    assert refused(state, 0, "stuck").rule == "stuck"
    state = made(state, 0, "turn", "turn", "turn", "нет хода")
    assert GAME.to_act(state) == {1}
    assert refused(state, 0, "over").rule == "stuck"
    state = made(state, 1, "turn", "turn", "turn", "stuck")
    assert not GAME.to_act(state)
    assert told(state) == [(0, What.STUCK), (1, What.STUCK), (None, What.BLOCKED)]


def test_a_new_card_on_a_foundation_brings_back_who_was_stuck() -> None:
    state = race(layout("9h", stock="Kc"), layout("Ah", stock="Kc"), layout("9d", stock="Kc"))
    state = made(made(state, 0, "turn", "stuck"), 2, "turn", "stuck")
    assert GAME.to_act(state) == {1}
    state = made(state, 1, "Ah")
    assert GAME.to_act(state) == {0, 1, 2}
    # He has looked through his own cards, and need not do it again to say so again.
    assert "stuck" in legal(state, 0)
    assert "stuck" not in legal(state, 1)


def test_to_begin_the_stock_anew_in_vain_is_to_have_no_move() -> None:
    state = stuck_race()
    state = made(state, 0, "turn", "turn", "turn", "stuck")
    state = made(state, 1, "turn", "turn", "turn")
    assert GAME.to_act(state) == {1}
    assert not GAME.to_act(made(state, 1, "over"))


def test_whatever_comes_about_in_a_layout_is_to_be_looked_at_anew() -> None:
    state = race(layout("Ts", "2c|9h", stock="Kc Kd"), layout("9d", stock="Kc"))
    state = made(state, 0, "turn", "turn")
    assert "stuck" in legal(state, 0)
    state = made(state, 0, "9h>Ts")
    assert "stuck" not in legal(state, 0)
    state = made(state, 0, "over", "turn", "turn")
    assert "stuck" in legal(state, 0)


def test_a_column_that_could_be_as_it_was_is_nothing_new() -> None:
    state = race(layout("Ts 9h", "Tc", stock="Kc"), layout("9d", stock="Kc"))
    state = made(state, 0, "turn", "9h>Tc")
    assert "stuck" in legal(state, 0)


def test_when_all_are_stuck_the_top_card_goes_to_the_bottom() -> None:
    state = race(layout("9h", stock="Kc 8s Kd Ks"), layout("9d", stock="Kc Kd Ks"), turned="three", stuck_shift=True)
    state = made(made(state, 0, "turn", "turn", "stuck"), 1, "turn", "stuck")
    assert GAME.to_act(state) == {0, 1}
    assert [lay.hand for lay in state.layouts] == [parse_cards("8s Kd Ks Kc"), parse_cards("Kd Ks Kc")]
    assert told(state)[-1] == (None, What.SHIFT)
    assert "stuck" not in legal(state, 0)
    state = made(made(state, 0, "turn", "turn", "stuck"), 1, "turn", "stuck")
    assert [lay.hand for lay in state.layouts] == [parse_cards("Kd Ks Kc 8s"), parse_cards("Ks Kc Kd")]
    # Now the eight comes up.
    found = made(state, 0, "turn", "turn", "8s>9h")
    assert found.shifts == 0
    # Had it not, that was the second shift, and all cards have been on top.
    state = made(made(state, 0, "turn", "turn", "stuck"), 1, "turn", "stuck")
    assert not GAME.to_act(state)


# The end


def test_who_has_placed_all_cards_has_won() -> None:
    """«пока не избавитесь от всех своих карт, пристроив их в колонки рабочих карт или в базовые стопки»"""
    state = race(layout("2c|9h", "Ts", stock="8c"), layout("9d", stock="Kc"))
    state = made(state, 0, "turn", "8c>9h")
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (1, 0)
    assert score(state).out
    assert told(state)[-1] == (0, What.OUT)
    assert refused(state, 1, "turn").rule == "end"


def test_the_reserve_of_canfield_is_to_be_placed_too() -> None:
    state = race(
        layout("9h", "Ts", "2c", "3c", reserve="5s", stock="8c", number=4),
        layout("9d", stock="Kc", number=4),
        layout="canfield",
    )
    state = made(state, 0, "turn", "8c>9h")
    assert GAME.to_act(state)
    state = made(state, 0, "9h>Ts")
    assert GAME.outcome(state) == (1, 0)


def test_with_foundations_all_52_cards_must_be_there() -> None:
    state = race(layout("Kh"), layout("9d", stock="Kc"), up="Qh0 Kc0 Kd0 Ks0", win_on="foundations")
    assert GAME.to_act(state)
    state = made(state, 0, "Kh")
    assert GAME.outcome(state) == (1, 0)
    assert score(state).up == (52, 0)


@pytest.mark.parametrize(
    ("win_on", "up", "points"),
    [
        # Seat 0 has three cards left, seat 1 two.
        ("stock_empty", "5h0", (0, 1, 0)),
        ("foundations", "5h0", (1, 0, 0)),
        ("foundations", "2h0 2d1", (0, 0, 0)),
        ("stock_empty", "2h0 2d1", (0, 1, 0)),
    ],
)
def test_blocked_the_fewest_cards_win_or_the_most_on_foundations(win_on: str, up: str, points: tuple[int, ...]) -> None:
    stocks = ("Kc Kd Ks", "Kc Kd", "Kc Kd Ks")
    state = race(*(layout("9c", stock=stock) for stock in stocks), up=up, win_on=win_on)
    for seat, stock in enumerate(stocks):
        state = made(state, seat, *["turn"] * len(stock.split()), "stuck")
    assert GAME.outcome(state) == points


def test_blocked_equal_stocks_are_decided_by_foundations_and_else_it_is_a_draw() -> None:
    for up, points in (("2h1", (0, 1)), ("2h1 2d0", (0, 0))):
        state = race(layout("9h", stock="Kc"), layout("9d", stock="Kc"), up=up)
        state = made(made(state, 0, "turn", "stuck"), 1, "turn", "stuck")
        assert GAME.outcome(state) == points
        match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
        assert match.over
        assert match.winner == (1 if any(points) else None)
        for words in (Words("ru"), Words("en")):
            assert words(GAME.verdict(match, ("A", "B")) or "")
            assert words(GAME.sheet(match, 0).note or "")


# In turn


def test_in_turn_the_lower_card_in_the_first_column_begins() -> None:
    rules = book(turns="alternate")
    pack = GAME.pack(rules, 3)
    ace, *rest = PACK
    packs = ((*rest, ace), (rest[-1], *rest[:-1], ace), PACK)
    state = GAME.start(rules, 3, 0, tuple(card for own in packs for card in own))
    assert state.begun
    assert GAME.to_act(state) == {2}
    # All first columns alike, and all others: the first seat.
    assert GAME.to_act(GAME.start(rules, 3, 0, pack)) == {0}


def test_in_turn_one_plays_until_a_card_turned_has_no_place() -> None:
    state = race(layout("9h", stock="8c Kd 2c"), layout("9d", stock="8c Kd"), turns="alternate")
    assert refused(state, 1, "turn").rule == "whose"
    state = made(state, 0, "turn")
    assert GAME.to_act(state) == {0}, "the eight has a place"
    state = made(state, 0, "8c>9h", "turn")
    assert GAME.to_act(state) == {0}, "a king has spaces"
    state = made(state, 0, "turn")
    assert GAME.to_act(state) == {1}
    state = made(state, 1, "turn", "8c>9d", "turn", "Kd>4")
    assert GAME.outcome(state) == (0, 1)


def test_in_turn_who_is_stuck_is_passed_over_until_foundations_change() -> None:
    state = race(layout("9h", stock="2c"), layout("9d", stock="2c 2d"), layout("Ah", stock="2c 2d"), turns="alternate")
    state = made(state, 0, "turn")
    state = made(state, 1, "turn")
    state = made(state, 2, "turn")
    state = made(state, 0, "stuck")
    assert GAME.to_act(state) == {1}
    state = made(made(state, 1, "turn"), 2, "turn")
    assert GAME.to_act(state) == {1}, "the first is passed over"
    state = made(made(state, 1, "over", "turn"), 2, "Ah", "over", "turn")
    assert GAME.to_act(state) == {0}


# Notation


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("5h", Up(parse_card("5h"))),
        ("5♥^", Up(parse_card("5h"))),
        ("10d up", Up(parse_card("Td"))),
        ("5ч вверх", Up(parse_card("5h"))),
        ("5h>6c", Onto(parse_card("5h"), parse_card("6c"))),
        ("5h -> 6c", Onto(parse_card("5h"), parse_card("6c"))),
        ("5♥ на 6♣", Onto(parse_card("5h"), parse_card("6c"))),
        ("5h 6c", Onto(parse_card("5h"), parse_card("6c"))),
        ("Kh>3", Into(parse_card("Kh"), 2)),
        ("кч в 7", Into(parse_card("Kh"), 6)),
        ("Turn!", Do.TURN),
        ("+", Do.TURN),
        ("открыть", Do.TURN),
        ("over", Do.OVER),
        ("перевернуть", Do.OVER),
        ("Нет хода.", Do.STUCK),
        ("Готов!", Do.READY),
    ],
)
def test_moves_are_read_as_people_write_them(text: str, move: Any) -> None:
    view = GAME.view(race(layout("9h", stock="2c"), layout("9d", stock="2c")), 0)
    assert GAME.parse(view, text) == move
    assert GAME.parse(view, GAME.write(view, move)) == move


@pytest.mark.parametrize("text", ["", "5", "5h>9", "5h>12", "hello", "5h>6c>7d", "resign", ">5h", "5h6c7d"])
def test_what_is_no_move_is_a_mistake(text: str) -> None:
    view = GAME.view(race(layout("9h", stock="2c"), layout("9d", stock="2c")), 0)
    with pytest.raises(Mistake) as caught:
        GAME.parse(view, text)
    for words in (Words("ru"), Words("en")):
        assert words(caught.value.message)


# Options, secrecy, whole games


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("layout", ("klondike", "canfield")),
        ("turned", ("one", "three")),
        ("win_on", ("stock_empty", "foundations")),
        ("turns", ("at_once", "alternate")),
    ],
)
def test_no_option_is_dead(option: str, values: tuple[str, str]) -> None:
    """The shift has its own test above."""
    seen = []
    for value in values:
        rules = book(**{option: value})
        state = begun(rules, 2, PACK[::-1] * 2)
        if option == "turned":
            state = made(state, 0, "turn")
        view = GAME.view(state, 0)
        seen.append((view.layouts, view.to_act, GAME.standing(GAME.open_match(rules, 2, 0))))
    assert seen[0] != seen[1]


def test_all_play_at_once_unless_they_take_turns() -> None:
    assert book().at_once
    assert not book(turns="alternate").at_once
    assert not book().cuts


@given(st.integers(0, 2**32), st.sampled_from((2, 3, 4)), st.booleans(), st.integers(0, 300))
@settings(max_examples=15, deadline=None)
def test_what_nobody_sees_changes_nothing_anybody_sees(seed: int, seats: int, canfield: bool, moves: int) -> None:
    rng = Random(seed)
    rules = book(layout="canfield" if canfield else "klondike", turned="three")
    state = GAME.start(rules, seats, 0, GAME.shuffled(rules, seats, rng))
    for _ in range(moves):
        if not GAME.to_act(state):
            break
        seat = rng.choice(sorted(GAME.to_act(state)))
        after = GAME.play(state, seat, GAME.draw(GAME.view(state, seat), rng))
        assert not isinstance(after, Refusal)
        state = after
    other = GAME.sample(GAME.view(state, 0), rng)
    for seat in (*range(seats), None):
        views = [GAME.view(state, seat), GAME.view(other, seat)]
        assert views[0] == views[1]
        assert repr(views[0]) == repr(views[1])
        assert list(GAME.legal(views[0])) == list(GAME.legal(views[1]))
        assert GAME.offers(views[0]) == GAME.offers(views[1])
        assert repr(GAME.picture(views[0])) == repr(GAME.picture(views[1]))
    check_views(state, rng)


@pytest.mark.parametrize("seed", range(6))
def test_whole_games(seed: int) -> None:
    rng = Random(seed)
    house = {name: rng.choice(option.values) for name, option in GAME.prose.shelf.options.items() if rng.random() < 0.5}
    random_game(GAME.load_book("leeming", house), rng.choice(GAME.seats), rng, looked_at=0.05)


def test_in_turn_it_is_told_that_a_turn_is_over() -> None:
    """Where another's cards fitted nowhere nothing was said, and it was one's own turn again."""
    state = race(layout("9h", stock="2c 8c"), layout("9d", stock="8c 7d"), turns="alternate")
    state = made(state, 0, "turn")
    assert GAME.to_act(state) == {1}
    last = GAME.picture(GAME.view(state, 1)).told[-1]
    assert (last.seat, last.move, Words("en")(last.said)) == (0, "turn", "Turning, nothing fits")
    state = made(state, 1, "turn")
    assert GAME.to_act(state) == {1}, "the eight has a place"
    assert GAME.picture(GAME.view(state, 0)).told[-1] == last
    at_once = made(race(layout("9h", stock="2c"), layout("9d", stock="2c 2d")), 0, "turn")
    assert not GAME.picture(GAME.view(at_once, 1)).told


def test_in_turn_it_is_told_what_goes_where_in_the_columns() -> None:
    """One heard of the others only what went to the middle; where all play at once nobody could follow it."""

    def said(lang: Lang, **house: Any) -> list[str]:
        state = race(layout("Qs", "Kd", "", "9s", stock="Kh 2c"), layout("9d", stock="8c 7d"), **house)
        state = made(state, 0, "Qs>Kd", "turn", "Kh>3")
        return [Words(lang)(told.said) for told in GAME.picture(GAME.view(state, 1)).told]

    assert said("en", turns="alternate") == ["Q♠ on K♦", "K♥ into column 3"]
    assert said("ru", turns="alternate") == ["Q♠ на K♦", "K♥ в колонку 3"]
    assert said("en") == []


def test_a_state_shares_what_a_move_leaves_alone() -> None:
    rules = book()
    state = begun(rules, 4, GAME.shuffled(rules, 4, Random(1)))
    after = made(state, 2, "turn")
    assert all(after.layouts[seat] is state.layouts[seat] for seat in (0, 1, 3))
    assert after.layouts[2].hand is state.layouts[2].hand
    assert after.foundations is state.foundations


def test_only_the_last_happenings_are_kept() -> None:
    state = race(*(layout("Ac", "Ad", "Ah", "As", stock="9c") for _ in range(3)))
    for seat in range(3):
        state = made(state, seat, "Ac", "Ad", "Ah", "As")
    assert [(seat, move) for seat, _, move in state.recent] == [
        (seat, Up(Card.of(1, suit))) for seat in (1, 2) for suit in Suit
    ]
    assert replace(state, recent=()) != state
