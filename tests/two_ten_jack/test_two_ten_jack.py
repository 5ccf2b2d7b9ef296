"""Two-Ten-Jack, as source 004 has it: the points of its text and of our decisions on what it leaves open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sukno.bots.arena import duel
from sukno.bots.workers import Processes
from sukno.cards import PACK, Card, Suit, parse_card, parse_cards, shuffled, write_cards
from sukno.core.refusal import Mistake, Refusal
from sukno.games.two_ten_jack import GAME
from sukno.games.two_ten_jack.book import FIXED, OPTIONS, Book
from sukno.games.two_ten_jack.hidden import kind, open_cards, sample, unseen
from sukno.games.two_ten_jack.lookahead import Ending, Play, Scene, bits, playable, plays, scene, split, spread
from sukno.games.two_ten_jack.match import Match
from sukno.games.two_ten_jack.moves import SPECULATION, Move
from sukno.games.two_ten_jack.position import LEFT_OUT, State, View, pack_of
from sukno.games.two_ten_jack.scoring import VALUES, DealScore, power, value
from sukno.words import LANGS, Words
from two_ten_jack.invariants import check_state, random_game


def book(**house: Any) -> Book:
    return GAME.load_book("leeming", house)


def at(*hands: str, stock: str = "", rules: Book | None = None) -> State:
    """A position before seat 0 leads; the last cards of a deal, or with a stock the first."""
    state = GAME.start(rules or book(), len(hands), len(hands) - 1, pack_of(len(hands)))
    return replace(state, hands=tuple(map(parse_cards, hands)), stock=parse_cards(stock))


def after(state: State, *texts: str) -> State:
    for text in texts:
        assert state.to_act is not None
        played = GAME.play(state, state.to_act, GAME.parse(own(state), text))
        assert not isinstance(played, Refusal), (text, played)
        state = played
    return state


def own(state: State) -> View:
    return GAME.view(state, state.to_act)


def may(state: State) -> str:
    """What may be played now."""
    return " ".join(GAME.write(own(state), move) for move in GAME.legal(own(state)))


def refused(state: State, text: str) -> str:
    """The rule that forbids a move."""
    assert state.to_act is not None
    answer = GAME.play(state, state.to_act, GAME.parse(own(state), text))
    assert isinstance(answer, Refusal)
    for lang in LANGS:
        assert Words(lang)(answer.why)
    return answer.rule


def taker(state: State) -> int:
    return state.tricks[-1].taker


# The cards


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("2h Th Jh", 10),
        ("Ah Kh Qh", 5),
        ("Ad Kd Qd Jd", 1),
        ("2s Ts Js", -10),
        ("As Ks Qs", -5),
        ("3h 9h Td 9s 3s Ac 2c Tc Jc", 0),
    ],
)
def test_what_the_cards_count(cards: str, worth: int) -> None:
    assert {VALUES[card] for card in parse_cards(cards)} == {worth}


def test_a_deal_has_four_points_in_all() -> None:
    assert sum(points for points in VALUES if points > 0) == 49
    assert sum(points for points in VALUES if points < 0) == -45
    assert value(PACK) == value(pack_of(3)) == 4


def test_three_play_without_the_three_of_clubs() -> None:
    assert parse_card("3c") == LEFT_OUT
    assert sorted(set(PACK) - set(GAME.pack(book(), 3))) == [LEFT_OUT]
    assert GAME.pack(book(), 2) == GAME.pack(book(), 4) == PACK


@pytest.mark.parametrize(("seats", "stock", "tricks"), [(2, 40, 26), (3, 33, 17), (4, 28, 13)])
def test_six_cards_each_one_at_a_time_from_the_left_of_the_dealer(seats: int, stock: int, tricks: int) -> None:
    for dealer in range(seats):
        pack = GAME.shuffled(book(), seats, Random(dealer))
        state = GAME.start(book(), seats, dealer, pack)
        for step in range(seats):
            assert state.hands[(dealer + 1 + step) % seats] == pack[step : 6 * seats : seats]
        assert len(state.stock) == stock
        assert state.to_act == (dealer + 1) % seats
        assert len(pack) // seats == tricks


def test_packs_seats_and_dealers_that_cannot_be() -> None:
    for seats, dealer, pack in ((3, 0, PACK), (2, 0, PACK[1:]), (2, 2, PACK), (5, 0, PACK)):
        with pytest.raises(Mistake) as caught:
            GAME.start(book(), seats, dealer, pack)
        for lang in LANGS:
            assert Words(lang)(caught.value.message)


def test_the_highest_cut_deals_ace_high_and_equals_cut_again() -> None:
    assert GAME.dealers_by_cut(parse_cards("Ah Kc 2d")) == (0,)
    assert GAME.dealers_by_cut(parse_cards("Ah Ac 2d")) == (0, 1)
    assert GAME.dealers_by_cut((None, parse_card("3c"), parse_card("2d"))) == (1,)


# Following


def test_suit_is_followed_then_trumps_then_anything() -> None:
    state = after(at("9c 2c", "3c 9h As"), "9c")
    assert may(state) == "3c"
    assert refused(state, "9h") == "follow"
    state = after(at("9c 2c", "3d 9h As"), "9c")
    assert may(state) == "As 9h"
    assert refused(state, "3d") == "must_trump"
    state = after(at("9c 2c", "3d 9s Td"), "9c")
    assert may(state) == "3d 9s Td"


def test_nobody_has_to_beat() -> None:
    state = after(at("9c 2c", "3c Kc"), "9c")
    assert may(state) == "3c Kc"
    state = after(at("9c", "5h 6h", "2h 9h 8d"), "9c", "6h")
    assert may(state) == "2h 9h"


def test_the_highest_trump_wins_else_the_highest_of_the_suit_led() -> None:
    assert taker(after(at("9c", "Tc"), "9c", "Tc")) == 1
    assert taker(after(at("9c", "Td"), "9c", "Td")) == 0
    assert taker(after(at("Ac", "2h"), "Ac", "2h")) == 1
    assert taker(after(at("Ac", "2h", "5h", "4h"), "Ac", "2h", "5h", "4h")) == 2
    assert taker(after(at("Kh", "Ah"), "Kh", "Ah")) == 1
    assert taker(after(at("Ah", "As"), "Ah", "As")) == 1


def test_the_winner_draws_first_and_leads_and_the_others_draw_clockwise() -> None:
    state = after(at("9c 2c", "Tc 3c", "Kd 2d", stock="5s 6s 7s 8s 9s 2h"), "9c", "Tc", "Kd")
    assert [str(hand[-1]) for hand in state.hands] == ["7s", "5s", "6s"]
    assert state.to_act == 1
    assert write_cards(state.stock) == "2h 8s 9s"


# The speculation (other-games.md §1, points 1–4)


def test_heart_led_the_holder_of_the_ace_of_spades_may_play_it_or_a_heart() -> None:
    state = after(at("Ah", "3h As 9c"), "Ah")
    assert may(state) == "As 3h"


def test_point_1_heart_led_and_no_heart_the_ace_of_spades_must_be_played() -> None:
    state = after(at("Ah", "Ks As 9c"), "Ah")
    assert may(state) == "As"
    assert refused(state, "9c") == "speculation_hearts"


def test_point_2_clubs_led_and_the_ace_of_spades_the_only_trump_it_must_be_played() -> None:
    for led in ("Ac", "Ad"):
        state = after(at(led, "Ks As 9s"), led)
        assert may(state) == "As"
        assert refused(state, "Ks") == "must_trump"


def test_point_3_spade_led_any_spade_may_be_played_the_ace_too() -> None:
    assert may(after(at("9s", "3s As 9h"), "9s")) == "As 3s"


def test_spade_led_and_the_ace_the_only_spade_it_must_be_played() -> None:
    state = after(at("9s", "As 9h 9c"), "9s")
    assert may(state) == "As"
    assert refused(state, "9h") == "speculation_spades"  # it is no heart to keep back


def test_point_3_the_ace_of_spades_follows_spades_and_yet_beats_a_heart_in_the_same_trick() -> None:
    state = after(at("9s", "2h", "As 3s"), "9s", "2h", "As")
    assert taker(state) == 2
    assert value(state.tricks[-1].cards) == 5


def test_spade_led_a_heart_takes_it_from_other_spades() -> None:
    assert taker(after(at("Ks", "2h", "3s"), "Ks", "2h", "3s")) == 1


def test_point_4_the_ace_of_spades_is_led_as_a_spade_or_as_a_trump() -> None:
    start = at("As 2c", "3s 3h 3c")
    assert may(start) == "As=s As=h 2c"
    assert may(after(start, "As=s")) == "3s"
    assert may(after(start, "As=h")) == "3h"
    assert may(after(start, "As")) == "3s"  # unsaid, it is a spade
    assert taker(after(start, "As=h", "3h")) == taker(after(start, "As=s", "3s")) == 0
    without = at("As 2c", "3d 3h 3c")
    assert may(after(without, "As=s")) == "3h"
    assert may(after(at("As 2c", "3d 3s 3c"), "As=h")) == "3c 3d 3s"


def test_the_led_ace_must_be_declared_and_nothing_else_may_be() -> None:
    state = at("As 2c", "3s As")
    for move in (Move(SPECULATION), Move(SPECULATION, Suit.CLUBS), Move(parse_card("2c"), Suit.CLUBS)):
        answer = GAME.play(state, 0, move)
        assert isinstance(answer, Refusal)
        assert answer.rule == "speculation_lead"
    follow = GAME.play(after(at("9s", "3s As"), "9s"), 1, Move(SPECULATION, Suit.SPADES))
    assert isinstance(follow, Refusal)


def test_the_ace_of_spades_is_the_highest_of_all() -> None:
    for led in Suit:
        assert max(PACK, key=lambda card: power(card, led)) == SPECULATION


def test_refusals_of_turn_and_hand() -> None:
    state = at("9c", "3c")
    answer = GAME.play(state, 1, Move(parse_card("3c")))
    assert isinstance(answer, Refusal)
    assert answer.rule == "turn"
    assert refused(state, "4c") == "hand"


# Text


@pytest.mark.parametrize("text", ["As=h", "A♠=♥", "Тп=ч", "as = hearts", "As=trump!", "Тп=козырь"])
def test_the_declared_ace_is_read_forgivingly(text: str) -> None:
    assert GAME.parse(own(at("As", "2c")), text) == Move(SPECULATION, Suit.HEARTS)


def test_a_suit_named_when_the_ace_is_not_led_means_nothing() -> None:
    assert GAME.parse(own(after(at("9s", "As"), "9s")), "As=s") == Move(SPECULATION)


@pytest.mark.parametrize("text", ["", "9x", "resign", "As=c", "9h=h", "As=", "=h"])
def test_what_is_no_move_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake):
        GAME.parse(own(at("As", "2c")), text)


def test_every_move_is_read_as_it_is_written() -> None:
    lead, reply = own(at("As 9h", "2c")), own(after(at("9s", "As 2c"), "9s"))
    for view, cards in ((lead, PACK), (reply, PACK)):
        for card in cards:
            suits = (Suit.SPADES, Suit.HEARTS) if card == SPECULATION and view is lead else (None,)
            for suit in suits:
                move = Move(card, suit)
                assert GAME.parse(view, GAME.write(view, move)) == move


# The match


def played(match: Match, *points: tuple[int, ...]) -> Match:
    for deal in points:
        nothing = (0,) * match.seats
        done = DealScore(match.dealer, deal, nothing, nothing)
        match = replace(match, deals=(*match.deals, done), dealer=(match.dealer + 1) % match.seats)
    return match


def opened(seats: int = 2, **house: Any) -> Match:
    return GAME.open_match(book(**house), seats, 0)


def test_the_first_to_twenty_five_wins_minuses_counted() -> None:
    match = played(opened(), (24, -20))
    assert not match.over
    match = played(match, (-6, 10))
    assert match.totals == (18, -10)
    assert not match.over
    match = played(match, (7, -3))
    assert match.over
    assert match.winner == 0


def test_of_several_at_the_target_the_higher_wins_and_level_another_deal() -> None:
    assert played(opened(3), (26, 30, -52)).winner == 1
    level = played(opened(), (24, 24), (2, 2))
    assert not level.over
    for lang in LANGS:
        assert Words(lang)(GAME.standing(level)) != Words(lang)(GAME.standing(opened()))
    assert played(level, (-10, 14)).winner == 1
    # Level with the most is no win for the third either.
    assert not played(opened(3), (30, 30, 26)).over


def test_the_deal_goes_to_the_left() -> None:
    match = opened(3)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match = played(match, (0, 0, 4))
    assert dealers == [0, 1, 2, 0]
    assert GAME.next_match_dealer(match) == 1


def test_whoever_gives_up_loses() -> None:
    match = GAME.call(played(opened(3), (10, -10, 4)), None, 0, "resign")
    assert isinstance(match, Match)
    assert match.over
    assert match.winner == 2
    level = GAME.call(opened(3), None, 0, "resign")
    assert isinstance(level, Match)
    assert level.winner is None
    for some in (match, level):
        for lang in LANGS:
            assert Words(lang)(GAME.verdict(some, ("A", "B", "C")) or "two-ten-jack-name")
        with pytest.raises(Mistake):
            GAME.call(some, None, 1, "resign")
    with pytest.raises(Mistake):
        GAME.call(opened(), None, 0, "claim")


# Options


PROBES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "stock_face_up": lambda house: GAME.view(GAME.start(book(**house), 2, 0, PACK), 0).top,
    "target": lambda house: played(opened(**house), (20, -16)).over,
}


@pytest.mark.parametrize(("name", "other"), [("stock_face_up", False), ("target", 20)])
def test_every_option_changes_something(name: str, other: Any) -> None:
    assert PROBES.keys() == OPTIONS.keys()
    assert PROBES[name]({}) != PROBES[name]({name: other})


def test_every_option_and_fixed_rule_is_in_the_rules_in_words() -> None:
    assert sorted(GAME.prose.names) == sorted([*OPTIONS, *FIXED])


# What is hidden


def random_position(rng: Random, house: Book, seats: int, moves: int) -> tuple[tuple[Card, ...], State]:
    pack = GAME.shuffled(house, seats, rng)
    state = GAME.start(house, seats, rng.randrange(seats), pack)
    for _ in range(moves):
        if state.to_act is not None:
            after_it = GAME.play(state, state.to_act, GAME.draw(own(state), rng))
            assert isinstance(after_it, State)
            state = after_it
    return pack, state


@settings(max_examples=40, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 4),
    moves=st.integers(0, 51),
    seat=st.integers(0, 3),
    face_up=st.booleans(),
)
def test_what_a_seat_cannot_see_changes_nothing_it_gets(
    seed: int, seats: int, moves: int, seat: int, face_up: bool
) -> None:
    rng = Random(seed)
    seat %= seats
    _, state = random_position(rng, book(stock_face_up=face_up), seats, moves)
    view = GAME.view(state, seat)
    other = sample(view, rng)
    check_state(other)
    again = GAME.view(other, seat)
    assert repr(again) == repr(view)
    assert list(GAME.legal(again)) == list(GAME.legal(view))
    assert GAME.picture(again) == GAME.picture(view)
    assert GAME.offers(again) == GAME.offers(view)
    if state.to_act == seat:
        quick = type(GAME.bots()["strong"])(effort=200, solved=100)  # type: ignore[call-arg]
        assert quick.choose(again, Random(1)) == quick.choose(view, Random(1))


@pytest.mark.parametrize("face_up", [True, False])
def test_the_pack_of_a_running_deal_shows_a_seat_its_own_cards_and_what_all_saw(face_up: bool) -> None:
    for seats in (2, 3, 4):
        for moves in range(0, 53, 3):
            pack, state = random_position(Random(moves), book(stock_face_up=face_up), seats, moves)
            for seat in range(seats):
                view = GAME.view(state, seat)
                places = GAME.dealt_to(view)
                known = {card for card, owner in zip(pack, places, strict=False) if owner in (seat, None)}
                seen = set(pack) - set(unseen(view))
                assert known <= seen
                played_by_others = {
                    card
                    for trick in (*state.tricks, *([state.trick] if state.trick else []))
                    for mover, card in trick.plays(seats)
                    if mover != seat
                }
                assert seen - played_by_others <= known


def test_a_stock_face_up_shows_its_top_card_and_who_draws_what() -> None:
    state = after(at("9c 2c", "Tc 3c", stock="5s 6s 7s 8s"), "9c", "Tc")
    for seat in (0, 1, None):
        view = GAME.view(state, seat)
        assert view.top == parse_card("7s")
        assert open_cards(view, 0) == parse_cards("6s")
        assert open_cards(view, 1) == parse_cards("5s")
    assert {sample(GAME.view(state, 0), Random(seed)).hands[1][-1] for seed in range(20)} == {parse_card("5s")}
    assert open_cards(GAME.view(after(state, "5s"), 0), 1) == ()
    down = after(at("9c 2c", "Tc 3c", stock="5s 6s 7s 8s", rules=book(stock_face_up=False)), "9c", "Tc")
    assert GAME.view(down, 0).top is None
    assert open_cards(GAME.view(down, 0), 1) == ()
    assert "5s" not in repr(GAME.view(down, 0))


def test_who_neither_follows_nor_trumps_is_imagined_without_both() -> None:
    state = after(at("9c 2c 4c", "Kd 3d 5s", "3c 5c 6c"), "9c", "Kd")
    view = GAME.view(state, 2)
    for seed in range(40):
        kinds = {kind(card) for card in sample(view, Random(seed)).hands[1]}
        assert kinds <= {Suit.DIAMONDS, Suit.SPADES}  # no club, no heart, and not the ace of spades


def test_who_trumps_a_spade_has_no_ace_of_spades() -> None:
    view = GAME.view(after(at("9s 2c 4c", "3h 3d 5c", "3s 5d 6c"), "9s", "3h"), 2)
    for seed in range(40):
        assert not {card.suit for card in sample(view, Random(seed)).hands[1]} & {Suit.SPADES}


def test_nothing_is_taken_back_after_cards_were_drawn() -> None:
    state = after(at("9c 2c", "Tc 3c", stock="5s 6s"), "9c")
    assert [GAME.undoable(GAME.view(state, seat)) for seat in (0, 1)] == [1, 0]
    state = after(state, "Tc")
    assert [GAME.undoable(GAME.view(state, seat)) for seat in (0, 1, None)] == [0, 0, 0]
    _, late = random_position(Random(1), book(), 3, 36)
    assert not late.stock
    movers = [mover for trick in late.tricks[11:] for mover, _ in trick.plays(3)]
    expected = [movers[::-1].index(seat) + 1 if seat in movers else 0 for seat in range(3)]
    assert [GAME.undoable(GAME.view(late, seat)) for seat in range(3)] == expected
    assert max(expected) == 3
    _, done = random_position(Random(1), book(), 3, 51)
    assert done.to_act is None
    assert GAME.undoable(GAME.view(done, 0)) == 0


# Thinking ahead


def brute(now: Scene) -> int:
    """What seat 0 takes more than seat 1 when both try everything."""
    if not now.hands[now.turn]:
        return now.gains[0] - now.gains[1]
    values = []
    for move in plays(now.hands[now.turn], now.suit, (1 << 52) - 1):
        later = now.copy()
        later.play(move)
        values.append(brute(later))
    return max(values) if now.turn == 0 else min(values)


def test_the_exact_end_is_what_trying_everything_finds() -> None:
    for seed in range(60):
        cards = Random(seed).sample(PACK, 8)
        if seed % 2 and SPECULATION not in cards:
            cards[seed % 8] = SPECULATION
        now = Scene([bits(cards[:4]), bits(cards[4:])], (), seed // 2 % 2, [0, 0])
        best = Ending(10**6).best(now, plays(now.hands[now.turn], -1, (1 << 52) - 1))
        later = now.copy()
        later.play(best)
        assert brute(later) == brute(now)


def test_the_bits_play_by_the_rules() -> None:
    rng = Random(8)
    for seats in (2, 3, 4):
        for _ in range(15):
            _, state = random_position(rng, book(), seats, rng.randrange(20))
            before = GAME.outcome(state)
            now = scene(state)
            while state.to_act is not None:
                assert now.turn == state.to_act
                possible = {move.move for move in plays(now.hands[now.turn], now.suit, 0)}
                move = GAME.draw(own(state), rng)
                every = {play.move: play for play in all_plays(now)}
                assert set(every) == set(GAME.legal(own(state)))
                assert possible <= set(every)
                now.play(every[move])
                played = GAME.play(state, state.to_act, move)
                assert isinstance(played, State)
                state = played
            assert tuple(map(int.__sub__, GAME.outcome(state), before)) == tuple(now.gains)


def all_plays(now: Scene) -> list[Play]:
    """Every move, those that do not differ too."""
    hand = now.hands[now.turn]
    if now.suit >= 0:
        return [Play(card, -1) for card in split(playable(hand, now.suit))]
    return [play for card in split(hand) for play in plays(card, -1, 0)]


def test_of_cards_that_count_the_same_with_nothing_between_only_one_is_thought_about() -> None:
    hand, between = bits(parse_cards("2c 3c 5c 9h Th Jh Ks As")), bits(parse_cards("4c"))
    assert sorted(spread(hand, between)) == sorted(bits([card]) for card in parse_cards("3c 5c 9h Jh Ks As"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("face_up", [True, False])
def test_every_bot_plays_legally(seats: int, face_up: bool) -> None:
    for name, bot in GAME.bots().items():
        rng = Random(name)
        state = GAME.start(book(stock_face_up=face_up), seats, 0, shuffled(rng, pack_of(seats)))
        if name == "strong":
            bot = type(bot)(effort=300, solved=100)  # type: ignore[call-arg]
        while state.to_act is not None:
            played = GAME.play(state, state.to_act, bot.choose(own(state), rng))
            assert isinstance(played, State)
            state = played


def test_thinking_beats_rules_of_thumb_and_they_beat_chance() -> None:
    assert duel("two_ten_jack", book(), "sensible", "random", 80, 1, workers=Processes(1)).interval[0] > 0
    assert duel("two_ten_jack", book(), "strong", "sensible", 3, 1, workers=Processes(1)).mean > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("face_up", [True, False])
def test_random_games_keep_the_invariants(seats: int, face_up: bool) -> None:
    rng = Random(f"{seats} {face_up}")
    for _ in range(12):
        random_game(book(stock_face_up=face_up), seats, rng, looked_at=0.1)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_table_says_can_be_said(lang: Any) -> None:
    words, rng = Words(lang), Random(5)
    for seats, face_up in ((2, True), (3, False), (4, True)):
        match = opened(seats, stock_face_up=face_up)
        state = GAME.start(match.book, seats, 0, shuffled(rng, pack_of(seats)))
        while state.to_act is not None:
            picture = GAME.picture(own(state))
            assert words(picture.hint or "two-ten-jack-name")
            for offer in GAME.offers(own(state)):
                assert words(offer.button)
                assert words(offer.described)
            for place in picture.places:
                assert words(place.name)
                assert place.note is None or words(place.note)
            state = after(state, GAME.write(own(state), GAME.draw(own(state), rng)))
        for told in GAME.picture(GAME.view(state, 0)).told:
            assert words(told.said)
        for tally in GAME.picture(GAME.view(state, 0)).tallies:
            assert tally is not None
            assert words(tally)
        match = GAME.after_deal(match, state)
        assert words(GAME.standing(match))
        for row in GAME.sheet(match, 0).rows:
            assert words(row.name)
        verdict = GAME.verdict(match, ("A", "B", "C", "D")[:seats])
        assert (verdict is not None) == match.over
        assert len(GAME.prose.rules_text(match.book, words)) > 1500
