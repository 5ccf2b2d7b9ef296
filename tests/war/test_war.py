"""The rules of War as the source tells them, and what an option changes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sukno.cards import parse_cards
from sukno.core.refusal import Mistake, Refusal
from sukno.games.war import GAME
from sukno.games.war.moves import Move
from sukno.games.war.rules import height, pack_for
from sukno.words import LANGS, Words
from war.invariants import battle, laid_out, random_game, say, step, turned

# Two players


def test_two_of_three_cards_turned_are_no_war_yet() -> None:
    state = turned(turned(laid_out("7c 2c", "8d 3d", "9h 4h"), 2), 0)
    assert [Words("ru")(told.said) for told in GAME.picture(GAME.view(state, 0)).told] == ["9♥", "7♣"]


def test_the_battle_before_is_told_until_the_next_one_has_ended() -> None:
    state = turned(battle(laid_out("7c 2c", "8d 3d")), 1)
    assert [Words("ru")(told.said) for told in GAME.picture(GAME.view(state, 0)).told] == [
        *("7♣", "8♦", "Забираю 2 карты", "3♦"),
    ]
    places = {place.key: place.cards for place in GAME.picture(GAME.view(state, 0)).places}
    assert (places["laid-0"], places["laid-1"]) == ((), parse_cards("3d"))


def test_the_higher_card_takes_both_and_they_go_under_the_pile() -> None:
    """«Игрок, положивший старшую карту – даже если их масти не совпадают, – забирает обе карты»"""
    state = battle(laid_out("Kc 2c 3c", "Qd 4d 5d", return_order="winner_first"))
    assert state.piles == (parse_cards("2c 3c Kc Qd"), parse_cards("4d 5d"))
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards) == (0, 2)
    assert state.ended.shown == (parse_cards("Kc"), parse_cards("Qd"))


def test_the_ace_is_the_highest_card_and_the_two_the_lowest() -> None:
    order = parse_cards("As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s")
    assert sorted(order, key=height, reverse=True) == list(order)
    assert battle(laid_out("Ac 3c", "Kd 4d")).ended.winner == 0  # type: ignore[union-attr]


def test_a_war_is_fought_for_six_cards() -> None:
    """«Высшая из двух последних забирает все 6 карт»"""
    state = step(laid_out("7c 2c 9c 3c", "7d Kd 8d 4d"))
    assert (state.waiting, state.down) == ((0, 1), 1)
    assert GAME.view(state, None).laid == (parse_cards("7c"), parse_cards("7d"))
    state = turned(state, 1)
    assert GAME.view(state, 1).laid[1] == (*parse_cards("7d"), None, *parse_cards("8d"))
    state = turned(state, 0)
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards, state.tally.wars) == (0, 6, 1)
    assert sorted(state.piles[0]) == sorted(parse_cards("3c 7c 2c 9c 7d Kd 8d"))
    assert state.piles[1] == parse_cards("4d")


def test_a_long_war_is_fought_for_ten() -> None:
    """«Победитель забирает все 10 карт»"""
    state = battle(laid_out("7c 2c 9c 3c Tc 4c", "7d Kd 9d 4d Jd 5d"))
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards, state.tally.wars) == (1, 10, 2)
    assert [len(cards) for cards in state.ended.shown] == [5, 5]
    assert [card is None for card in state.ended.shown[0]] == [False, True, False, True, False], "as in figure 16"


def test_who_has_all_the_cards_has_won() -> None:
    state = battle(laid_out("Kc", "Qd"))
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (1, 0)


# Three and more


def test_three_players_get_seventeen_cards_each() -> None:
    """«При игре втроем из колоды удаляется одна из двоек, а каждый из игроков получает по 17 карт»"""
    book = GAME.load_book("leeming", {})
    state = GAME.start(book, 3, 0, GAME.pack(book, 3))
    assert [len(pile) for pile in state.piles] == [17, 17, 17]
    # The first card goes to the dealer's left, and the last one lies on top.
    assert state.piles[1][-1] == GAME.pack(book, 3)[0]
    assert state.piles[0][0] == GAME.pack(book, 3)[-1]


@pytest.mark.parametrize(
    ("seats", "twos", "threes"),
    [(2, 4, 4), (3, 3, 4), (4, 4, 4), (5, 2, 4), (6, 0, 4), (7, 1, 4), (8, 0, 4), (9, 0, 1), (10, 2, 4)],
)
def test_cards_are_removed_so_that_all_get_the_same_number(seats: int, twos: int, threes: int) -> None:
    pack = pack_for(seats)
    assert len(pack) % seats == 0
    assert (sum(height(card) == 2 for card in pack), sum(height(card) == 3 for card in pack)) == (twos, threes)
    assert sum(height(card) > 3 for card in pack) == 44


def test_any_two_equal_cards_make_war_and_the_third_card_goes_to_its_winner() -> None:
    """«состояние «войны» возникает между любыми двумя игроками … победитель забирает карты двух других игроков»"""
    state = step(laid_out("7c 2c 9c 3c", "7d Kd 8d 4d", "Kh 5h 6h"))
    assert (state.waiting, state.down) == ((0, 1), 1)
    refusal = GAME.play(state, 2, Move.TURN)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "bystanders"
    say(refusal)
    state = battle(state)
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards) == (0, 7)
    assert parse_cards("Kh")[0] in state.piles[0]


def test_with_the_highest_tie_only_a_lower_pair_makes_no_war() -> None:
    state = battle(laid_out("7c 2c 9c 3c", "7d Kd 8d 4d", "Kh 5h 6h", war_trigger="highest_tie"))
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards, state.tally.wars) == (2, 3, 0)


def test_three_equal_cards_make_a_conflict_with_two_cards_face_down() -> None:
    """«Каждый игрок выкладывает крапом вверх две карты и еще одну – лицевой стороной вверх»"""
    state = step(laid_out("7c 2c 3c 9c 4c", "7d 2d 3d 8d 4d", "7h 2h 3h Th 4h"))
    assert (state.waiting, state.down) == ((0, 1, 2), 2)
    state = battle(state)
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards) == (2, 12)
    assert (state.tally.wars, state.tally.conflicts) == (0, 1)


def test_a_conflict_goes_on_among_those_still_equal() -> None:
    state = laid_out("7c 2c 3c 9c 4c Kc 5c", "7d 2d 3d 9d 4d Qd 5d", "7h 2h 3h 8h 4h", war_trigger="highest_tie")
    state = step(step(state))
    assert (state.waiting, state.down) == ((0, 1), 1)
    state = battle(state)
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards) == (0, 16)


def test_of_two_pairs_the_higher_one_fights() -> None:
    state = step(laid_out("7c 2c 3c", "9d 2d 4d", "7h 2h 5h", "9h 2s 6h"))
    assert state.waiting == (1, 3)


def test_three_of_four_fight_a_conflict_among_them() -> None:
    state = step(laid_out("7c 2c 3c 4c", "7d 2d 3d 4d", "7h 2h 3h 4h", "9h 2s 6h"))
    assert (state.waiting, state.down) == ((0, 1, 2), 2)


def test_who_has_no_cards_is_out_and_the_others_play_on() -> None:
    state = battle(laid_out("Kc 4c", "Qd", "Jh 5h"))
    assert state.waiting == (0, 2)
    refusal = GAME.play(state, 1, Move.TURN)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "out"
    say(refusal)
    assert GAME.view(state, 1).ended == state.ended


# Too few cards


def test_the_last_card_is_turned_where_a_war_wants_more() -> None:
    state = battle(laid_out("7c 2c Kc 3c", "7d Ad"))
    assert state.ended is not None
    assert state.ended.winner == 1
    assert state.ended.shown[1] == parse_cards("7d Ad")
    long = step(laid_out("7c 2c 3c 9c", "7d 2d 8d", "7h 5h"))
    long = battle(long)
    assert long.ended is not None
    assert (long.ended.winner, long.ended.cards) == (0, 9)
    assert [len(cards) for cards in long.ended.shown] == [4, 3, 2]


def test_who_has_no_card_at_all_has_lost_the_war() -> None:
    state = battle(laid_out("7c 2c Kc 3c", "7d"))
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (1, 0)
    assert sum(map(len, state.piles)) == 5


def test_equal_and_both_without_cards_is_a_draw() -> None:
    state = battle(laid_out("7c", "7d"))
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (0, 0)
    match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
    assert match.over
    assert match.winner is None
    for lang in LANGS:
        assert Words(lang)(GAME.verdict(match, ("A", "B")) or "")


def test_where_all_who_fight_are_out_the_others_cards_decide() -> None:
    state = battle(laid_out("7c", "7d", "3h 4h", "5h 6h"))
    assert state.ended is not None
    assert (state.ended.winner, state.ended.cards) == (3, 4)
    pairs = step(laid_out("9c", "9d", "3h 4h 8h", "3s 6h Th"))
    assert pairs.waiting == (2, 3), "the lower pair can fight"


def test_who_has_too_few_cards_may_lose_at_once() -> None:
    state = battle(laid_out("7c 2c Kc 3c", "7d Ad", short_war="lose"))
    assert state.ended is not None
    assert (state.ended.winner, GAME.outcome(state)) == (0, (1, 0))
    assert sum(map(len, state.piles)) == 6
    first_out = battle(laid_out("7c 2c", "7d", short_war="lose"))
    assert GAME.outcome(first_out) == (1, 0)
    assert GAME.outcome(battle(laid_out("7c 2c", "7d Ad", short_war="lose"))) == (0, 0)


# A deal gives the whole game


@pytest.mark.parametrize("order", ["shuffled", "winner_first", "winner_last"])
def test_the_pack_gives_the_game(order: str) -> None:
    book = GAME.load_book("leeming", {"return_order": order, "max_battles": 300})
    pack = GAME.shuffled(book, 3, Random(5))
    ends = []
    for turns in (min, max):
        state = GAME.start(book, 3, 1, pack)
        while acting := GAME.to_act(state):
            state = turned(state, turns(acting))
        ends.append(state)
    assert ends[0].piles == ends[1].piles, "who turns first changes nothing"
    assert ends[0].tally == ends[1].tally


def test_cards_go_under_the_pile_as_the_house_says() -> None:
    def under(order: str) -> Any:
        return battle(laid_out("Kc 2c", "Qd 4d", "Jh 5h", return_order=order)).piles[0][1:]

    assert under("winner_first") == parse_cards("Kc Qd Jh")
    assert under("winner_last") == parse_cards("Qd Jh Kc")
    assert sorted(under("shuffled")) == sorted(parse_cards("Kc Qd Jh"))
    orders = {under("shuffled") for _ in range(3)}
    assert len(orders) == 1


def test_a_game_without_end_is_stopped_and_the_most_cards_win() -> None:
    state = laid_out("2c Kc 5c", "Kd 2d", max_battles=50, return_order="winner_first")
    while GAME.to_act(state):
        state = battle(state)
    assert state.tally.battles == 50
    assert [len(pile) for pile in state.piles] == [3, 2] or GAME.outcome(state) != (0, 0)
    match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
    assert match.deals[0].cut_short == (0 not in match.deals[0].cards)


def test_ten_can_play_and_eleven_cannot() -> None:
    book = GAME.load_book("leeming", {})
    for seats in (1, 11):
        with pytest.raises(Mistake):
            GAME.check_seats(book, seats)
    with pytest.raises(Mistake):
        GAME.start(book, 3, 0, pack_for(2))


def test_the_highest_cut_deals() -> None:
    assert GAME.dealers_by_cut(parse_cards("Kh Ac 2d")) == (1,)
    assert GAME.dealers_by_cut(parse_cards("Ah Ac 2d")) == (0, 1)


def test_resigning_among_two_and_three() -> None:
    for seats, winner in ((2, 1), (3, None)):
        match = GAME.call(GAME.open_match(GAME.load_book("leeming", {}), seats, 0), None, 0, "resign")
        assert (match.over, match.winner) == (True, winner)
        for lang in LANGS:
            assert Words(lang)(GAME.verdict(match, ["A", "B", "C"][:seats]) or "")


@pytest.mark.parametrize("text", ["turn", " T ", "Открыть", "карту", "war"])
def test_the_move_is_said_in_many_ways(text: str) -> None:
    assert GAME.parse(GAME.view(laid_out("7c", "8c"), 0), text) is Move.TURN


@pytest.mark.parametrize("text", ["", "7c", "resign"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Mistake):
        GAME.parse(GAME.view(laid_out("7c", "8c"), 0), text)


def test_who_has_turned_waits() -> None:
    state = turned(laid_out("7c 2c", "8c 3c"), 0)
    refusal = GAME.play(state, 0, Move.TURN)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "turn"
    over = GAME.play(battle(laid_out("Kc", "Qd")), 0, Move.TURN)
    assert isinstance(over, Refusal)
    say(refusal, over)


# No option is dead


def fought(*piles: str) -> Callable[[dict[str, Any]], Any]:
    def ended(house: dict[str, Any]) -> Any:
        state = battle(laid_out(*piles, **house))
        assert state.ended is not None
        return state.ended, state.piles

    return ended


def match_over(house: dict[str, Any]) -> bool:
    state = battle(laid_out("Kc", "Qd", **house))
    return GAME.after_deal(GAME.open_match(state.book, 2, 0), state).over


def battles(house: dict[str, Any]) -> int:
    book = GAME.load_book("leeming", house)
    state = GAME.start(book, 2, 0, GAME.shuffled(book, 2, Random(1)))
    while GAME.to_act(state):
        state = battle(state)
    return state.tally.battles


PROBES: dict[str, tuple[Callable[[dict[str, Any]], Any], Any]] = {
    "war_trigger": (fought("7c 2c 9c 3c", "7d Kd 8d 4d", "Kh 5h 6h"), "highest_tie"),
    "war_down": (fought("7c 2c 9c 3c", "7d Kd 8d 4d"), 2),
    "conflict_down": (fought("7c 2c 3c 9c", "7d 2d 3d 8d", "7h 2h 3h Th"), 1),
    "short_war": (fought("7c 2c Kc 3c", "7d Ad"), "lose"),
    "return_order": (fought("Kc 2c", "Qd 4d"), "winner_last"),
    "max_battles": (battles, 60),
    "wins": (match_over, 2),
}


@pytest.mark.parametrize("name", GAME.prose.shelf.options)
def test_no_option_is_dead(name: str) -> None:
    probe, value = PROBES[name]
    plain = {"return_order": "winner_first"} if name != "max_battles" else {}
    assert probe(plain) != probe({**plain, name: value})


# What people see


def test_the_talk_of_a_long_war() -> None:
    state = battle(laid_out("7c 2c 9c 3c Tc 4c", "7d Kd 9d 4d Jd 5d"))
    said = [Words("ru")(told.said) for told in GAME.picture(GAME.view(state, 0)).told]
    assert said == [
        *("7♣", "7♦", "Война: 7♣ 7♦", "9♣", "9♦", "Война: 9♣ 9♦", "10♣", "J♦", "Забираю 10 карт"),
    ]


def test_the_hint_says_what_to_lay() -> None:
    def hint(state: Any) -> str:
        return Words("ru")(GAME.picture(GAME.view(state, 0)).hint or "")

    assert hint(laid_out("7c 2c 9c 3c", "7d Kd 8d 4d")) == "Откройте верхнюю карту."
    war = step(laid_out("7c 2c 9c 3c", "7d Kd 8d 4d"))
    assert hint(war) == "Война: одну карту положите рубашкой вверх, следующую откройте."
    assert hint(step(laid_out("7c 2c", "7d Kd 8d 4d"))) == "Война, а карта у вас последняя: откройте её."
    conflict = step(laid_out("7c 2c 3c 9c", "7d 2d 3d 8d", "7h 2h 3h Th"))
    assert "две карты положите" in hint(conflict)


@pytest.mark.parametrize("seats", [2, 3, 5, 9, 10])
def test_random_games(seats: int) -> None:
    rng = Random(f"war {seats}")
    for _ in range(4):
        options = GAME.prose.shelf.options
        house = {name: rng.choice(known.values) for name, known in options.items() if rng.random() < 0.5}
        house["max_battles"] = rng.choice((50, 400, 1000))
        random_game(GAME.load_book("leeming", house), seats, rng)
