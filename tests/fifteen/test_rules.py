"""The rules of Fifteen as the source tells them, and what an option changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fifteen.invariants import dealt, laid_out, made, refused, say, shown
from sukno.cards import PACK, parse_card, parse_cards
from sukno.core.refusal import Mistake, Refusal
from sukno.games.fifteen import GAME
from sukno.games.fifteen.moves import Move
from sukno.games.fifteen.position import Returned, Showdown, State
from sukno.games.fifteen.rules import total, value
from sukno.words import Words


def test_an_ace_counts_one_a_picture_ten_others_their_pips() -> None:
    """«любой туз считается за 1 очко; все короли, дамы и валеты – по 10 … двойка идет за 2 очка»"""
    assert [value(parse_card(f"{rank}d")) for rank in "A23456789TJQK"] == [*range(1, 11), 10, 10, 10]
    assert total(parse_cards("Ac 4s Jh")) == 15


def test_the_opponent_gets_the_first_card_and_draws_first() -> None:
    """«Сдающий … дает противнику 1 карту рубашкой вверх, и 1, также закрытую, – себе»"""
    state = dealt("Th 5c 3d")
    assert state.hands == (parse_cards("5c"), parse_cards("Th"))
    assert GAME.to_act(state) == {1}
    assert (state.pot, state.chips) == (4, (-2, -2))
    state = made(state, "draw")
    assert state.hands[1] == parse_cards("Th 3d")
    assert GAME.to_act(state) == {1}
    assert GAME.to_act(made(state, "stand")) == {0}


@pytest.mark.parametrize(
    ("cards", "moves", "winner"),
    [
        ("Th 5c 3d 8h", "stand draw stand", 1),  # ten against eight
        ("Th 5c 6d", "stand draw stand", 0),  # ten against eleven
        ("9h 5c 4d Kh", "draw stand draw stand", 0),  # thirteen against fifteen
        ("9h 5c 7d", "draw stand stand", 0),  # sixteen loses to five
        ("9h 5c 5d Kh 2c", "draw stand draw draw stand", 1),  # fourteen against seventeen
        ("9h 5c 7d Kh 2c", "draw stand draw draw stand", None),  # both bust
        ("9h 5c 4d 8h", "draw stand draw stand", None),  # thirteen each
        ("Ah Kc", "stand stand", 0),
    ],
)
def test_who_takes_the_chips(cards: str, moves: str, winner: int | None) -> None:
    """«тот, кто без перебора подошел ближе к 15 очкам, побеждает, забирая себе фишки»"""
    state = made(dealt(cards), *moves.split())
    assert shown(state).winner == winner
    # Of the four chips on the table; two new ones each lie there by now.
    assert state.chips == {None: (-4, -4), 0: (0, -4), 1: (-4, 0)}[winner]
    assert state.pot == (8 if winner is None else 4)


def test_a_drawn_pot_stays_and_grows_until_somebody_wins_it() -> None:
    state = made(dealt("Th Tc 9h 9c Kh 8d"), *["stand"] * 6)
    assert [event.pot for event in state.history if isinstance(event, Showdown)] == [4, 8, 12]
    # Seat 0 deals, then seat 1, then seat 0: the king is seat 1's.
    assert shown(state).winner == 1
    assert state.chips == (-8, 4)
    assert state.pot == 4


def test_whoever_is_bust_stands_like_anybody_else() -> None:
    """«Если он набирает больше 15 очков, то останавливается, но не сообщает о переборе»"""
    state = made(dealt("9h 5c 7d"), "draw")
    assert GAME.to_act(state) == {1}
    assert refused(state, Move.DRAW) == "bust"
    assert list(GAME.legal(GAME.view(state, 1))) == [Move.STAND]
    fair = made(dealt("9h 5c 3d"), "draw")
    assert GAME.view(state, 0) == GAME.view(fair, 0)
    assert GAME.view(made(state, "stand"), 0) == GAME.view(made(fair, "stand"), 0)


def test_only_whose_turn_it_is_moves() -> None:
    state = dealt("9h 5c 7d")
    for move in Move:
        refusal = GAME.play(state, 0, move)
        assert isinstance(refusal, Refusal)
        assert refusal.rule == "turn"
        say(refusal, GAME.refuse(GAME.view(state, None), move))


def test_the_deal_alternates_through_one_pack_and_the_cards_are_set_aside() -> None:
    """«Сдают игроки по очереди» «продолжая сдавать карты из неиспользованной части колоды»"""
    state = made(dealt("Th 5c 3d 8h 2d 2h"), "stand", "draw", "stand")
    assert state.aside == tuple(sorted(parse_cards("Th 5c 3d")))
    assert state.hands == (parse_cards("8h"), parse_cards("2d"))
    assert GAME.to_act(state) == {0}
    assert GAME.view(state, 0).dealer == 1


def test_the_run_ends_when_the_pack_is_low_and_the_other_deals_next() -> None:
    state = dealt("", reshuffle_below=12)
    rounds = 0
    while GAME.to_act(state):
        assert len(state.stock) + 2 >= 12
        state = made(state, "stand", "stand")
        rounds += 1
    assert rounds == 21  # 52, 50, … 12 cards before a round, two each
    assert len(state.stock) == 10
    match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
    assert match.dealer == 1
    assert GAME.outcome(state) == match.chips == match.deals[0].points


def last_two() -> State:
    """After 25 rounds of two cards: the last two are dealt, and the stock is empty."""
    rest = [card for card in PACK if card not in parse_cards("Ac 2c")]
    pack = [*rest, *parse_cards("Ac 2c")]
    state = dealt(" ".join(map(str, pack)), "2c 4h 3h", reshuffle_below=2)
    return made(state, *["stand", "stand"] * 25)


def test_cards_set_aside_come_back_when_the_stock_runs_out_and_then_all_is_gathered() -> None:
    state = last_two()
    assert (state.stock, state.hands) == ((), (parse_cards("Ac"), parse_cards("2c")))
    aside = state.aside
    state = made(state, "draw")
    assert Returned(aside, (1, 1)) in state.history
    assert state.hands[0] == parse_cards("Ac 4h"), "the two of clubs is in play and does not come back"
    assert state.stock[0] == parse_card("3h")
    assert sorted(state.stock) == sorted(set(aside) - {parse_card("4h")})
    state = made(state, "stand", "stand")
    assert not GAME.to_act(state)
    assert state.aside == tuple(sorted(parse_cards("Ac 4h 2c")))


def test_half_the_pot_comes_back_when_the_match_ends() -> None:
    state = dealt("Th Tc 9h 9c", reshuffle_below=40, packs=1)
    while GAME.to_act(state):
        state = made(state, "stand", "stand")
    match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
    assert match.over
    assert sum(match.totals) == 0
    assert match.returned * 2 == state.pot
    assert GAME.sheet(match, 0).totals == match.totals


def tied(house: dict[str, Any]) -> State:
    """A run of tied rounds only: equal ranks one after the other."""
    state = dealt(" ".join(map(str, PACK)), **house)
    while GAME.to_act(state):
        state = made(state, "stand", "stand")
    return state


def test_a_pot_left_by_one_pack_is_played_for_in_the_next() -> None:
    state = tied({"packs": 2})
    match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
    assert not match.over
    assert match.pot == state.pot == 21 * 4
    after = GAME.start(state.book, 2, match.dealer, laid_out("Th 5c"), match.totals)
    assert after.pot == 22 * 4
    won = made(after, "stand", "stand")
    assert won.chips == (22 * 4 - 4, -4)


def test_who_cannot_ante_loses_what_is_left() -> None:
    house: dict[str, Any] = {"match": "bank", "bank": 3, "stake": 2}
    state = made(dealt("Th 5c", **house), "stand", "stand")
    assert not GAME.to_act(state)
    match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
    assert match.over
    assert (match.winner, match.totals) == (1, (-2, 2))
    drawn = made(dealt("Th Tc", **house), "stand", "stand")
    match = GAME.after_deal(GAME.open_match(drawn.book, 2, 0), drawn)
    assert (match.over, match.winner, match.totals) == (True, None, (0, 0))


def test_the_last_tallies_do_not_count_as_lost_what_is_given_back() -> None:
    """Beside the names stood what the sheet, with half the pot, said otherwise."""
    words = Words("en")
    shown = GAME.picture(GAME.view(tied({"packs": 1}), 0)).tallies
    assert shown == (None, None), "the sheet and the score of the match say it"
    drawn = made(dealt("Th Tc", match="bank", bank=3, stake=2), "stand", "stand")
    assert not GAME.to_act(drawn)
    assert [words(tally) for tally in GAME.picture(GAME.view(drawn, 1)).tallies if tally] == ["3 chips", "3 chips"]
    won = made(dealt("Th 5c", match="bank", bank=3, stake=2), "stand", "stand")
    assert [words(tally) for tally in GAME.picture(GAME.view(won, 1)).tallies if tally] == ["1 chip", "5 chips"]


def test_resigning_gives_the_match_away_and_the_pot_back() -> None:
    state = tied({})
    match = GAME.call(GAME.after_deal(GAME.open_match(state.book, 2, 0), state), None, 1, "resign")
    assert (match.over, match.winner, match.totals) == (True, 0, (0, 0))
    with pytest.raises(Mistake):
        GAME.call(match, None, 0, "resign")
    with pytest.raises(Mistake):
        GAME.call(GAME.open_match(state.book, 2, 0), None, 0, "claim")


def test_the_lower_cut_deals_and_the_ace_is_the_lowest() -> None:
    assert GAME.dealers_by_cut(parse_cards("Ah 2c")) == (0,)
    assert GAME.dealers_by_cut(parse_cards("Kh Qc")) == (1,)
    assert GAME.dealers_by_cut(parse_cards("Kh Kc")) == (0, 1)


def test_a_pack_is_twice_the_52_cards() -> None:
    book = GAME.load_book("leeming", {})
    for pack in (PACK, PACK[:51] + PACK[:1] + PACK, tuple(sorted(PACK + PACK)), ()):
        with pytest.raises(Mistake):
            GAME.start(book, 2, 0, pack)
    with pytest.raises(Mistake):
        GAME.check_seats(book, 3)


def test_what_was_revealed_is_not_taken_back() -> None:
    state = dealt("Th 5c 3d 2d")
    assert GAME.undoable(GAME.view(state, 1)) == 0
    assert GAME.undoable(GAME.view(made(state, "draw"), 1)) == 0
    stood = made(state, "draw", "stand")
    assert (GAME.undoable(GAME.view(stood, 1)), GAME.undoable(GAME.view(stood, 0))) == (1, 0)
    assert GAME.undoable(GAME.view(made(stood, "draw"), 1)) == 0
    assert GAME.undoable(GAME.view(made(stood, "stand"), 1)) == 0


@pytest.mark.parametrize("text", ["draw", " Draw ", "d", "ещё", "КАРТУ", "беру", "hit"])
def test_drawing_is_said_in_many_ways(text: str) -> None:
    assert GAME.parse(GAME.view(dealt(""), 1), text) is Move.DRAW


@pytest.mark.parametrize("text", ["stand", "s", "Хватит.", "стоп", "stop"])
def test_so_is_standing(text: str) -> None:
    assert GAME.parse(GAME.view(dealt(""), 1), text) is Move.STAND


@pytest.mark.parametrize("text", ["", "9h", "fold", "claim"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(Mistake):
        GAME.parse(GAME.view(dealt(""), 1), text)


# No option is dead


def over_after(house: dict[str, Any]) -> Any:
    """Whether a match is over, and how it stands, after a pack of ties and a win."""
    state = dealt("Th 5c", **house)
    while GAME.to_act(state):
        state = made(state, "stand", "stand")
    match = GAME.after_deal(GAME.open_match(state.book, 2, 0), state)
    return match.over, match.totals, match.finished, match.deals[0].rounds


PROBES: dict[str, tuple[Callable[[dict[str, Any]], Any], dict[str, Any], dict[str, Any]]] = {
    "stake": (lambda house: dealt("", **house).pot, {}, {"stake": 3}),
    "stand_min_first": (
        lambda house: list(GAME.legal(GAME.view(dealt("9h 5c", **house), 1))),
        {},
        {"stand_min_first": 10},
    ),
    "reshuffle_below": (over_after, {}, {"reshuffle_below": 30}),
    "match": (over_after, {"bank": 2}, {"bank": 2, "match": "bank"}),
    "packs": (over_after, {}, {"packs": 1}),
    "bank": (over_after, {"match": "bank"}, {"match": "bank", "bank": 4}),
}


@pytest.mark.parametrize("name", GAME.prose.shelf.options)
def test_no_option_is_dead(name: str) -> None:
    probe, house, changed = PROBES[name]
    assert probe(house) != probe(changed)


def test_with_a_ten_one_may_stand_on_the_first_card_whatever_the_house_says() -> None:
    state = dealt("9h Tc 2d", stand_min_first=10)
    assert refused(state, Move.STAND) == "stand_min_first"
    stood = made(state, "draw", "stand")
    assert set(GAME.legal(GAME.view(stood, 0))) == set(Move)


def test_a_stake_nobody_can_pay_is_a_mistake() -> None:
    with pytest.raises(Mistake):
        GAME.load_book("leeming", {"match": "bank", "bank": 3, "stake": 4})
