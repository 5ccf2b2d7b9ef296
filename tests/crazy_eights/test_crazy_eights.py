"""Crazy Eights: the text's examples, the decisions on what it leaves open, and what every game must keep."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crazy_eights.invariants import check_state, random_game
from sukno.bots.arena import duel, play_deal
from sukno.bots.workers import Processes
from sukno.cards import PACK, Card, Suit, parse_card, parse_cards, shuffled
from sukno.core.refusal import Mistake, Refusal
from sukno.games.crazy_eights import GAME
from sukno.games.crazy_eights.bitsets import bits
from sukno.games.crazy_eights.bots import BOTS
from sukno.games.crazy_eights.endgame import Endgame
from sukno.games.crazy_eights.hidden import Unseen
from sukno.games.crazy_eights.moves import Draw, Follow, Lay, Move, Pass, fitting, follow_of
from sukno.games.crazy_eights.position import State, View
from sukno.games.crazy_eights.rules import OPTIONS
from sukno.games.crazy_eights.scoring import points, total, worth
from sukno.words import LANGS, Lang, Words

BOOK = GAME.load_book("leeming", {})


def book(**house: object) -> Any:
    return GAME.load_book("leeming", house)


def dealt(*hands: str, stock: str = "", rules: Any = BOOK, dealer: int = 1) -> State:
    """A deal in which the seats hold these cards, and with this stock; the rest of the pack is out of the game."""
    held = tuple(parse_cards(hand) for hand in hands)
    state = GAME.start(rules, len(hands), dealer, PACK)
    return replace(state, hands=held, stock=parse_cards(stock))


def after(state: State, *moves: str) -> State:
    """The state after these moves, each by the seat whose turn it is."""
    for text in moves:
        assert state.to_act is not None
        view = GAME.view(state, state.to_act)
        result = GAME.play(state, state.to_act, GAME.parse(view, text))
        assert not isinstance(result, Refusal), (text, Words("en")(result.why))
        state = result
    return state


def legal(state: State) -> list[str]:
    assert state.to_act is not None
    view = GAME.view(state, state.to_act)
    return [GAME.write(view, move) for move in GAME.legal(view)]


def refused(state: State, text: str) -> str:
    """The rule that forbids a move of the seat whose turn it is."""
    assert state.to_act is not None
    view = GAME.view(state, state.to_act)
    result = GAME.play(state, state.to_act, GAME.parse(view, text))
    assert isinstance(result, Refusal), text
    for lang in LANGS:
        assert Words(lang)(result.why)
    return result.rule


# The text


def test_seven_cards_each_one_by_one_and_nothing_turned_up() -> None:
    pack = shuffled(Random(1))
    state = GAME.start(BOOK, 2, 0, pack)
    assert state.hands == (pack[1:14:2], pack[0:14:2])
    assert state.stock == pack[14:]
    assert state.follow is None
    assert GAME.view(state, None).laid == ()


def test_who_did_not_deal_begins_with_any_card_of_his() -> None:
    state = dealt("Td 3c 8s", "5d 4c")
    assert state.to_act == 0
    assert legal(state) == ["3c", "8s=c", "8s=d", "8s=h", "8s=s", "Td"]


def test_the_ten_of_diamonds_is_answered_by_a_diamond_or_a_ten() -> None:
    state = after(dealt("Td 3c", "5d Tc 4c Kh", stock="2s"), "Td")
    assert legal(state) == ["5d", "Tc", "draw"]
    assert refused(state, "Kh") == "fits"


def test_then_the_five_by_a_five_or_a_diamond() -> None:
    state = after(dealt("Td 5c 3d Ts", "5d Tc", stock="2s"), "Td", "5d")
    assert legal(state) == ["3d", "5c", "draw"]
    assert refused(state, "Ts") == "fits"


def test_the_eight_of_hearts_as_clubs_on_the_club_deuce() -> None:
    """«Последней была выложена трефовая двойка … играет восьмеркой червей, но … объявляет: «Трефы»»."""
    state = after(dealt("2c 7c 3d", "8h 4s 2d", stock="6s"), "2c", "8h=c")
    assert state.follow == Follow(Suit.CLUBS, None)
    assert legal(state) == ["7c", "draw"]
    assert refused(state, "3d") == "eights"


def test_an_eight_may_be_named_any_suit() -> None:
    state = after(dealt("2c 7c 3d", "8h 4s 2d", stock="6s"), "2c", "8h=d")
    assert legal(state) == ["3d", "draw"]


def test_an_eight_answers_an_eight_whatever_was_named() -> None:
    state = after(dealt("2c 8c 3d", "8h 4s 2d", stock="6s"), "2c", "8h=s")
    assert legal(state) == ["8c=c", "8c=d", "8c=h", "8c=s", "draw"]


def test_who_cannot_draws_until_he_can_and_longer_if_he_likes() -> None:
    state = after(dealt("2c 9c", "4s 5d", stock="6s 7c Kh"), "2c")
    assert legal(state) == ["draw"]
    state = after(state, "draw")
    assert state.to_act == 1
    assert legal(state) == ["draw"]
    state = after(state, "draw")
    assert legal(state) == ["7c", "draw"]
    state = after(state, "draw")
    assert legal(state) == ["7c"]
    assert state.hands[1] == parse_cards("4s 5d 6s 7c Kh")


def test_one_may_draw_any_number_though_able() -> None:
    state = dealt("2c 9c", "4s 5d", stock="6s 7c Kh 8d")
    assert legal(after(state, "draw", "draw", "draw", "draw"))[-1] == "Kh"
    assert after(state, "draw", "draw", "draw", "draw").to_act == 0


def test_an_eight_need_not_be_laid_while_there_is_a_stock() -> None:
    state = after(dealt("2c 9c", "8s 5d", stock="6s"), "2c")
    assert "draw" in legal(state)
    assert refused(state, "pass") == "pass"
    assert legal(after(state, "draw")) == ["8s=c", "8s=d", "8s=h", "8s=s"]


def test_pass_only_with_an_empty_stock_and_nothing_that_fits() -> None:
    assert refused(after(dealt("2c 9c", "4s 5d", stock="6s"), "2c"), "pass") == "pass"
    assert refused(after(dealt("2c 9c", "4s 5c"), "2c"), "pass") == "pass"
    assert refused(after(dealt("2c 9c", "4s 8d"), "2c"), "pass") == "pass"
    state = after(dealt("2c 9c Kd", "4s 5d"), "2c")
    assert legal(state) == ["pass"]
    assert refused(state, "draw") == "stock"
    assert legal(after(state, "pass")) == ["9c"]


def test_after_a_pass_the_card_must_fit() -> None:
    """The translator's note: «Надо полагать, любая, подходящая по масти или достоинству»."""
    state = after(dealt("2c 9c Kd", "4s 5d"), "2c", "pass")
    assert legal(state) == ["9c"]
    assert refused(state, "Kd") == "fits"


def test_after_a_pass_any_card_where_the_house_says_so() -> None:
    state = after(dealt("2c 9c Kd", "4s 5d", rules=book(free_after_pass=True)), "2c", "pass")
    assert legal(state) == ["9c", "Kd"]


def test_the_deal_is_over_when_one_is_out() -> None:
    state = after(dealt("2c", "8s Kd Ah 7d", stock="6s"), "2c")
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (50 + 10 + 1 + 7, 0)


def test_a_block_ends_the_deal_and_the_difference_counts() -> None:
    state = after(dealt("2c Kd 3h", "4s 5s"), "2c", "pass", "pass")
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (0, 13 - 9)
    match = GAME.after_deal(GAME.open_match(BOOK, 2, 1), state)
    assert match.deals[0].blocked
    assert GAME.sheet(match, 0).note is not None


def test_a_block_with_equal_hands_scores_nothing() -> None:
    assert GAME.outcome(after(dealt("2c Kd", "Ts"), "2c", "pass", "pass")) == (0, 0)


@pytest.mark.parametrize(("card", "value"), [("8h", 50), ("Kc", 10), ("Qd", 10), ("Js", 10), ("Ac", 1), ("Td", 10)])
def test_values(card: str, value: int) -> None:
    assert worth(parse_card(card)) == value


def test_all_the_pack_is_worth_520() -> None:
    assert total(PACK) == 4 * (50 + 30 + 1 + sum((2, 3, 4, 5, 6, 7, 9, 10)))


# Partners


def test_partners_sit_opposite_and_play_until_both_are_out() -> None:
    state = dealt("2c", "9d 2h Qh", "2s", "2d 3s 4s", dealer=3)
    assert GAME.sides(GAME.open_match(BOOK, 4, 3)) == ((0, 2), (1, 3))
    state = after(state, "2c")
    assert state.to_act == 1
    state = after(state, "2h", "2s")
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (9 + 10 + 2 + 3 + 4, 0)


def test_the_turn_passes_over_a_partner_who_is_out() -> None:
    state = after(dealt("2c", "9d 2h Qh", "2s Kd", "2d 3s 4s", dealer=3), "2c", "2h", "2s", "3s")
    assert state.to_act == 1
    view = GAME.view(state, 1)
    assert view.counts == (0, 2, 1, 2)


def test_partners_who_are_blocked_count_together() -> None:
    state = after(dealt("2c", "9d Qh", "2s 4h", "7d 3d", dealer=3), "2c", "pass", "2s", "pass", "pass", "pass")
    assert not GAME.to_act(state)
    assert GAME.outcome(state) == (9 + 10 + 7 + 3 - 4, 0)


def test_four_each_for_themselves() -> None:
    singles = book(partnership="off")
    assert GAME.sides(GAME.open_match(singles, 4, 3)) == ((0,), (1,), (2,), (3,))
    state = after(dealt("2c", "9d 2h Qh", "2s", "2d 3s 4s", dealer=3, rules=singles), "2c")
    assert GAME.outcome(state) == (21 + 2 + 9, 0, 0, 0)


def test_several_singles() -> None:
    assert points((0, 20, 5)) == (25, 0, 0)
    assert points((4, 20, 5)) == (16 + 1, 0, 0)
    assert points((4, 20, 4)) == (0, 0, 0)


# A match


def test_the_match_goes_to_500_or_100_and_the_deal_goes_round() -> None:
    state = after(dealt("2c", "8s 8d Kd 7d", stock="6s"), "2c")
    short = GAME.after_deal(GAME.open_match(book(target=100), 2, 1), state)
    assert short.over
    assert short.winner == 0
    match = GAME.open_match(BOOK, 2, 1)
    for deal in range(5):
        assert not match.over
        assert match.dealer == (1 + deal) % 2
        match = GAME.after_deal(match, replace(state, dealer=match.dealer))
    assert match.totals == (585, 0)
    assert match.winner == 0


def test_the_points_of_the_winner_are_named_first() -> None:
    state = after(dealt("2c", "8s 8d Kd 7d", stock="6s"), "2c")
    other = replace(state, hands=(state.hands[1], state.hands[0]))
    for ended, said in ((state, "A won, 117 : 0."), (other, "B won, 117 : 0.")):
        match = GAME.after_deal(GAME.open_match(book(target=100), 2, 1), ended)
        assert Words("en")(GAME.verdict(match, ["A", "B"]) or "") == said


def test_giving_up() -> None:
    match = GAME.open_match(BOOK, 2, 0)
    done = GAME.call(match, None, 0, "resign")
    assert done.over
    assert done.winner == 1
    with pytest.raises(Mistake):
        GAME.call(done, None, 1, "resign")
    with pytest.raises(Mistake):
        GAME.call(match, None, 1, "claim")
    three = GAME.call(GAME.open_match(BOOK, 3, 0), None, 0, "resign")
    assert three.winner is None
    for lang in LANGS:
        for ended, sides in ((done, 2), (three, 3)):
            verdict = GAME.verdict(ended, ["A", "B", "C"][:sides])
            assert verdict is not None
            assert "A" in Words(lang)(verdict)
        assert GAME.verdict(match, ["A", "B"]) is None
        assert "500" in Words(lang)(GAME.standing(match))


def test_the_lowest_card_deals_ace_low() -> None:
    assert GAME.dealers_by_cut(parse_cards("Ks Ah 2d")) == (1,)
    assert GAME.dealers_by_cut(parse_cards("Ks 2h 2d")) == (1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_two_to_seven(seats: int) -> None:
    state = GAME.start(BOOK, seats, 0, PACK)
    assert len(state.stock) == 52 - 7 * seats


def test_who_cannot_play() -> None:
    for rules, seats in ((BOOK, 8), (BOOK, 1), (book(hand_size=14), 4)):
        with pytest.raises(Mistake) as caught:
            GAME.check_seats(rules, seats)
        for lang in LANGS:
            assert str(seats) in Words(lang)(caught.value.message)


# Options: each changes something


def test_no_option_is_dead() -> None:
    one = dealt("2c 9c", "2d 5d", stock="6s 7c")
    changed: dict[str, tuple[Any, ...]] = {
        "partnership": tuple(GAME.sides(GAME.open_match(rules, 4, 0)) for rules in (BOOK, book(partnership="off"))),
        "hand_size": tuple(GAME.start(rules, 2, 0, PACK).hands for rules in (BOOK, book(hand_size=5))),
        "drawing": tuple(legal(after(replace(one, book=rules), "2c")) for rules in (BOOK, book(drawing="until_fits"))),
        "free_after_pass": tuple(
            legal(after(dealt("2c 9c Kd", "4s", rules=rules), "2c", "pass"))
            for rules in (BOOK, book(free_after_pass="yes"))
        ),
        "target": tuple(GAME.open_match(rules, 2, 0).target for rules in (BOOK, book(target=100))),
    }
    assert changed.keys() == set(OPTIONS)
    for name, (before, now) in changed.items():
        assert before != now, name


def test_drawing_only_until_something_fits() -> None:
    state = after(dealt("2c 9c", "4s 8d", stock="6s 7c Kh", rules=book(drawing="until_fits")), "2c")
    assert "draw" in legal(state)
    state = after(state, "draw")
    assert "draw" in legal(state)
    state = after(state, "draw")
    assert "draw" not in legal(state)
    assert refused(state, "draw") == "drawing"


# Refusals and notation


def test_refusals_name_the_rule() -> None:
    state = dealt("Td 3c 8s", "5d 4c", stock="2s")
    assert refused(state, "5d") == "hand"
    assert refused(state, "8s") == "eights"
    assert refused(state, "Td=c") == "eights"
    turn = GAME.play(state, 1, Lay(parse_card("5d")))
    assert isinstance(turn, Refusal)
    assert turn.rule == "turn"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("9h", Lay(parse_card("9h"))),
        (" 10♦ ", Lay(parse_card("Td"))),
        ("Дп", Lay(parse_card("Qs"))),
        ("8h=c", Lay(parse_card("8h"), Suit.CLUBS)),
        ("8♥ = ♣", Lay(parse_card("8h"), Suit.CLUBS)),
        ("8ч=трефы", Lay(parse_card("8h"), Suit.CLUBS)),
        ("8H=Spades", Lay(parse_card("8h"), Suit.SPADES)),
        ("draw", Draw()),
        ("Взять", Draw()),
        ("пас", Pass()),
        ("PASS", Pass()),
    ],
)
def test_notation_is_forgiving(text: str, move: Move) -> None:
    view = GAME.view(GAME.start(BOOK, 2, 0, PACK), 1)
    assert GAME.parse(view, text) == move
    assert GAME.parse(view, GAME.write(view, move)) == move


@pytest.mark.parametrize("text", ["", "8h=", "8h=x", "resign", "claim", "0h", "draw draw", "=c"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.parse(GAME.view(GAME.start(BOOK, 2, 0, PACK), 1), text)
    for lang in LANGS:
        assert Words(lang)(caught.value.message)


# Taking back


def test_nothing_is_taken_back_once_a_card_was_drawn() -> None:
    state = after(dealt("2c 9c Kd", "2d 4s 5d", stock="6s 7c"), "2c", "2d")
    assert GAME.undoable(GAME.view(state, 0)) == 2
    assert GAME.undoable(GAME.view(state, 1)) == 1
    drew = after(state, "draw")
    assert GAME.undoable(GAME.view(drew, 0)) == 0
    assert GAME.undoable(GAME.view(drew, 1)) == 0
    over = after(dealt("2c 9c", "2d"), "2c", "2d")
    assert GAME.undoable(GAME.view(over, 0)) == 0


# What is hidden

HOUSES: list[dict[str, Any]] = [{}, {"drawing": "until_fits"}, {"free_after_pass": True}, {"hand_size": 13}]
TABLES = [
    (seats, house)
    for seats in (2, 3, 4, 7)
    for house in ({}, {"drawing": "until_fits"}, {"free_after_pass": True}, {"partnership": "off"})
]


def played(rules: Any, seats: int, moves: int, rng: Random) -> tuple[State, tuple[Card, ...]]:
    pack = shuffled(rng)
    state = GAME.start(rules, seats, rng.randrange(seats), pack)
    bot = BOTS[rng.choice(("random", "sensible"))]
    for _ in range(moves):
        if state.to_act is None:
            break
        result = GAME.play(state, state.to_act, bot.choose(GAME.view(state, state.to_act), rng))
        assert not isinstance(result, Refusal)
        state = result
    return state, pack


@settings(max_examples=150, deadline=None)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**32), moves=st.integers(0, 100))
def test_what_a_seat_cannot_see_changes_nothing_it_gets(table: tuple[int, Any], seed: int, moves: int) -> None:
    seats, house = table
    rng = Random(seed)
    state, _ = played(book(**house), seats, moves, rng)
    for seat in (*range(seats), None):
        view = GAME.view(state, seat)
        other = GAME.sample(view, rng)
        check_state(other)
        again = GAME.view(other, seat)
        assert repr(again) == repr(view)
        for get in (lambda view: list(GAME.legal(view)), GAME.picture, GAME.offers, GAME.dealt_to, GAME.undoable):
            assert repr(get(again)) == repr(get(view))


def test_a_view_tells_how_many_cards_each_drew_and_not_which() -> None:
    state = after(dealt("2c 9c", "4s 5d", stock="6s 7c Kh"), "2c", "draw", "draw")
    view = GAME.view(state, 0)
    assert view.drawn(1) == 2
    told = GAME.picture(view).tallies
    assert told[0] is None
    assert told[1] is not None
    assert "2" in Words("en")(told[1])
    assert view.counts == (1, 4)
    assert view.stock == 1
    assert "7c" not in repr(view)


def lacks(view: View, seat: int, cards: str, *, trusting: bool = False) -> bool:
    """Whether a seat never holds these cards in many imagined deals."""
    found = Unseen(view, trusting=trusting)
    for number in range(200):
        dealt_out = found.draw(Random(number))
        assert dealt_out is not None
        if set(dealt_out.hands[seat]) & set(parse_cards(cards)):
            return False
    return True


def without_clubs(rules: Any = BOOK) -> State:
    """Seat 0 has led the two of clubs of a whole pack; seat 1 has nothing that fits."""
    one = parse_cards("2c 9c Kd 3d 4d 5d 6d")
    other = parse_cards("4s 5s 6s 7s 9s Ts Js")
    stock = parse_cards("Qs Kc")
    rest = [card for card in PACK if card not in (*one, *other, *stock)]
    pack = tuple(card for pair in zip(one, other, strict=True) for card in pair) + stock + tuple(rest)
    return after(GAME.start(rules, 2, 1, pack), "2c")


def test_who_drew_though_able_shows_nothing() -> None:
    state = after(without_clubs(), "draw", "draw", "Kc")
    assert not lacks(GAME.view(state, 0), 1, "7c Tc Jc Qc")


def test_who_must_not_draw_when_able_shows_what_he_lacks() -> None:
    state = after(without_clubs(book(drawing="until_fits")), "draw", "draw", "Kc")
    view = GAME.view(state, 0)
    assert lacks(view, 1, "3c 4c 5c 6c 7c Tc Jc Qc Ac 2d 2h 2s")
    assert not lacks(view, 1, "8c 8d 8h 8s")


def test_who_trusts_believes_that_one_draws_for_need() -> None:
    state = after(without_clubs(), "draw", "draw", "Kc")
    assert lacks(GAME.view(state, 0), 1, "3c 7c Tc 8c 8d 8h 8s 2d 2h", trusting=True)


def test_who_passed_had_nothing_that_fitted() -> None:
    rules = book(hand_size=13)
    rng = Random(5)
    seen = 0
    for _ in range(60):
        state, _ = played(rules, 4, rng.randrange(20, 45), rng)
        if state.to_act is None:
            continue
        for made, follow in zip(state.history, follows(state), strict=True):
            if isinstance(made.move, Pass):
                view = GAME.view(state, (made.seat + 1) % 4)
                hand = GAME.sample(view, rng).hands[made.seat]
                assert not fitting(follow, hand)
                seen += 1
    assert seen > 50


def follows(state: State) -> list[Follow | None]:
    found: list[Follow | None] = []
    now: Follow | None = None
    for made in state.history:
        found.append(now)
        now = follow_of(made.move) if isinstance(made.move, Lay) else now
    return found


def test_imagined_hands_are_dealt_evenly() -> None:
    view = GAME.view(GAME.start(BOOK, 2, 0, PACK), 0)
    found = Unseen(view)
    counts = dict.fromkeys(PACK, 0)
    for number in range(3000):
        dealt_out = found.draw(Random(number))
        assert dealt_out is not None
        for card in dealt_out.hands[1]:
            counts[card] += 1
    shares = [number for card, number in counts.items() if card not in view.hand]
    assert min(shares) > 3000 * 7 / 45 * 0.8
    assert max(shares) < 3000 * 7 / 45 * 1.2


# Random games


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
@pytest.mark.parametrize(
    "house", [{}, {"drawing": "until_fits"}, {"free_after_pass": True}, {"hand_size": 13}], ids=str
)
def test_random_games(seats: int, house: dict[str, Any]) -> None:
    # With the whole pack dealt there is no stock, and play is full of passes.
    rules = book(**{name: min(size, 52 // seats) if name == "hand_size" else size for name, size in house.items()})
    for number in range(5):
        random_game(rules, seats, Random(f"{seats} {house} {number}"))


def test_drawing_at_random_ends() -> None:
    """However many cards are drawn without need: the stock is finite."""
    for seed in range(50):
        play_deal(GAME, BOOK, [BOTS["random"]] * 2, str(seed), 0)


# Players


def test_bots_take_their_chance_from_the_generator_only() -> None:
    state, _ = played(BOOK, 2, 6, Random(3))
    assert state.to_act is not None
    view = GAME.view(state, state.to_act)
    for bot in BOTS.values():
        assert bot.choose(view, Random(9)) == bot.choose(view, Random(9))


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("house", HOUSES[:3], ids=str)
def test_strong_plays_legally_to_the_end(seats: int, house: dict[str, Any]) -> None:
    play_deal(GAME, book(**house), [BOTS["strong"]] * seats, f"{seats}", 0)


def test_sensible_is_better_than_random() -> None:
    assert duel("crazy_eights", BOOK, "sensible", "random", 60, 1, workers=Processes(1)).interval[0] > 10


def test_strong_is_better_than_random() -> None:
    assert duel("crazy_eights", BOOK, "strong", "random", 6, 1, workers=Processes(1)).mean > 10


def exact(hand: tuple[Card, ...], other: tuple[Card, ...], follow: Follow, passed: bool) -> int:
    """What an end brings to who is to move, by trying everything."""
    fit = fitting(follow, hand)
    if not fit:
        return total(other) - total(hand) if passed else -exact(other, hand, follow, passed=True)
    best = -10_000
    for card in fit:
        left = tuple(held for held in hand if held != card)
        for suit in Suit if card.rank == 8 else (None,):
            value = total(other) if not left else -exact(other, left, follow_of(Lay(card, suit)), passed=False)
            best = max(best, value)
    return best


def test_the_end_is_played_exactly() -> None:
    rng = Random(11)
    tried = 0
    for _ in range(40):
        cards = shuffled(rng)
        one, two = rng.randint(2, 5), rng.randint(1, 5)
        hand, other, top = cards[:one], cards[one : one + two], cards[-1]
        follow = follow_of(Lay(top, Suit.CLUBS if top.rank == 8 else None))
        moves = [Lay(card, suit) for card in fitting(follow, hand) for suit in (Suit if card.rank == 8 else (None,))]
        if len(moves) < 2:
            continue
        move = Endgame(free_after_pass=False, effort=10**9).best(bits(hand), bits(other), moves)
        left = tuple(card for card in hand if card != move.card)
        value = -exact(other, left, follow_of(move), passed=False) if left else total(other)
        assert value == exact(hand, other, follow, passed=False)
        tried += 1
    assert tried > 10


# What people see


def test_the_named_suit_lies_on_the_pile() -> None:
    state = after(dealt("2c 7c 3d", "8h 4s 2d", stock="6s"), "2c", "8h=c")
    picture = GAME.picture(GAME.view(state, 0))
    pile = next(place for place in picture.places if place.key == "pile")
    assert pile.cards == (parse_card("8h"),)
    assert pile.note is not None
    assert "clubs" in Words("en")(pile.note)
    assert "трефы" in Words("ru")(pile.note)


@pytest.mark.parametrize("lang", LANGS)
def test_hints_say_what_to_do(lang: Lang) -> None:
    words = Words(lang)
    hints = []
    for state in (
        dealt("2c", "9d"),
        after(dealt("2c 9c", "4c 5d"), "2c"),
        after(dealt("2c 9c", "8d 5d", stock="6s"), "2c"),
        after(dealt("2c 9c", "4s 5d", stock="6s"), "2c"),
        after(dealt("2c 9c", "4s 5d"), "2c"),
        after(dealt("8c 9c", "4s 5d", stock="6s"), "8c=h"),
    ):
        assert state.to_act is not None
        hint = GAME.picture(GAME.view(state, state.to_act)).hint
        assert hint is not None
        hints.append(words(hint))
        assert GAME.picture(GAME.view(state, 1 - state.to_act)).hint is None
    assert len(set(hints)) == len(hints)
    if lang == "ru":
        assert hints[1] == "Положите трефу, двойку или восьмёрку."
        assert hints[5] == "Нужна черва или восьмёрка: возьмите карту из колоды."


@pytest.mark.parametrize(("lang", "said"), [("ru", "Беру 3 карты"), ("en", "Drawing 3 cards")])
def test_cards_drawn_in_a_row_are_told_at_once(lang: Lang, said: str) -> None:
    state = after(dealt("2c 9c", "4s 5d", stock="6s 7d Kc"), "2c", "draw", "draw", "draw", "Kc")
    told = GAME.picture(GAME.view(state, 0)).told
    assert [Words(lang)(line.said) for line in told][1] == said
    assert [line.seat for line in told] == [0, 1, 1]


def test_the_end_is_told() -> None:
    out = GAME.picture(GAME.view(after(dealt("2c", "4s", stock="6s", rules=book(hand_size=1)), "2c"), 1))
    assert Words("en")(out.told[-1].said) == "No cards left"
    assert out.places[-1].cards == parse_cards("4s")
    block = GAME.picture(GAME.view(after(dealt("2c Kd 3h", "4s 5s"), "2c", "pass", "pass"), 0))
    assert block.told[-1].seat is None


def test_after_the_deal_all_hands_are_open() -> None:
    state = after(dealt("2c", "4s 6d", stock="6s"), "2c")
    assert GAME.view(state, None).shown == ((), parse_cards("4s 6d"))
    assert GAME.view(dealt("2c", "4s 6d"), None).shown == ()
