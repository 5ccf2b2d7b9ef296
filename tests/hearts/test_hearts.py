"""Hearts for two, as source 004 has it, and what its options change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hearts.invariants import check_state, random_game
from sukno.bots.arena import duel
from sukno.bots.workers import Processes
from sukno.cards import PACK, Suit, parse_card, parse_cards, shuffled
from sukno.core.refusal import Mistake, Refusal
from sukno.games.hearts import GAME
from sukno.games.hearts.book import FIXED, OPTIONS, Book
from sukno.games.hearts.hidden import lacking, sample
from sukno.games.hearts.lookahead import Ending, Scene, Table, bits, split, spread
from sukno.games.hearts.match import Match
from sukno.games.hearts.position import State, Trick
from sukno.games.hearts.rules import Rules
from sukno.games.hearts.scoring import DealScore, score
from sukno.words import LANGS, Words

TWO_HANDS = ("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac", "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd 2h")


def book(**house: Any) -> Book:
    return GAME.load_book("leeming", house)


def dealt(first: str, second: str, stock: str = "", *, dealer: int = 0, rules: Book | None = None) -> State:
    """A deal in which the dealer's opponent gets the first hand."""
    one, two = parse_cards(first), parse_cards(second)
    top = parse_cards(stock)
    rest = [card for card in PACK if card not in (*one, *two, *top)]
    hands = [card for pair in zip(one, two, strict=True) for card in pair]
    return GAME.start(rules or book(), 2, dealer, (*hands, *top, *rest))


def after(state: State, *texts: str) -> State:
    for text in texts:
        assert state.to_act is not None
        played = GAME.play(state, state.to_act, parse_card(text))
        assert not isinstance(played, Refusal), (text, played)
        state = played
    return state


def refused(state: State, text: str) -> Refusal:
    assert state.to_act is not None
    answer = GAME.play(state, state.to_act, parse_card(text))
    assert isinstance(answer, Refusal)
    for lang in LANGS:
        assert Words(lang)(answer.why)
    return answer


def own(state: State) -> Any:
    return GAME.view(state, state.to_act)


# The deal and the play


def test_thirteen_each_one_at_a_time_the_opponent_first_and_26_left() -> None:
    for dealer in (0, 1):
        state = GAME.start(book(), 2, dealer, PACK)
        assert state.hands[1 - dealer] == PACK[0:26:2]
        assert state.hands[dealer] == PACK[1:26:2]
        assert state.stock == PACK[26:]
        assert state.to_act == 1 - dealer


def test_any_card_may_be_led_and_suit_is_followed() -> None:
    state = dealt("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kh Ah", "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Ac Kc 2h")
    assert len(list(GAME.legal(own(state)))) == 13
    state = after(state, "2c")
    assert list(GAME.legal(own(state))) == list(parse_cards("Ac Kc"))
    refusal = refused(state, "2h")
    assert refusal.rule == "follow"
    assert refusal.source.file
    state = after(dealt(*TWO_HANDS), "2c")
    assert len(list(GAME.legal(own(state)))) == 13  # no club: any card


def test_the_highest_of_the_suit_led_takes_it_and_there_are_no_trumps() -> None:
    start = dealt("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kh Ah", "2d 3d 4d 5d 6d 7d 8d 9d Td Jd Ac Kc 2h")
    assert after(start, "Qc", "Kc").tricks[-1].winner == 0
    assert after(start, "Qc", "Ac").tricks[-1].winner == 0  # the ace is high
    assert after(start, "Kh", "2h").tricks[-1].winner == 1
    assert after(dealt(*TWO_HANDS), "2c", "2h").tricks[-1].winner == 1  # a heart is no trump


def test_the_winner_draws_first_and_leads() -> None:
    state = after(dealt(*TWO_HANDS, "As Ks"), "2c", "Kd")
    assert state.hands[1][-1] == parse_card("As")
    assert state.hands[0][-1] == parse_card("Ks")
    assert state.to_act == 1
    assert len(state.stock) == 24


def test_the_last_thirteen_cards_are_played_without_drawing() -> None:
    rng, state = Random(3), GAME.start(book(), 2, 0, shuffled(Random(3)))
    sizes = []
    while state.to_act is not None:
        sizes.append(len(state.hands[state.to_act]))
        state = after(state, str(GAME.draw(own(state), rng)))
    assert sizes == [13] * 28 + [number for number in range(12, 0, -1) for _ in (0, 1)]
    assert len(state.tricks) == 26


def test_refusals_of_turn_and_hand() -> None:
    state = dealt(*TWO_HANDS)
    wrong = GAME.play(state, 0, parse_card("2d"))
    assert isinstance(wrong, Refusal)
    assert wrong.rule == "turn"
    assert refused(state, "2d").rule == "hand"


def test_the_lowest_cut_deals_and_equals_cut_again() -> None:
    assert GAME.dealers_by_cut(parse_cards("Ah 2c")) == (1,)
    assert GAME.dealers_by_cut(parse_cards("3h Kc")) == (0,)
    assert GAME.dealers_by_cut(parse_cards("3h 3c")) == (0, 1)


def test_two_and_no_other_number_can_play() -> None:
    for seats in (1, 3, 4):
        with pytest.raises(Mistake):
            GAME.check_seats(book(), seats)


def test_packs_and_seats_that_are_none_are_mistakes() -> None:
    with pytest.raises(Mistake):
        GAME.start(book(), 2, 0, PACK[1:])
    with pytest.raises(Mistake):
        GAME.start(book(), 2, 2, PACK)


@pytest.mark.parametrize("text", ["9h", "9♥", "9ч", " 9H ", "9h!"])
def test_a_card_is_read_forgivingly(text: str) -> None:
    assert GAME.parse(None, text) == parse_card("9h")  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "resign", "9x", "9h 8h"])
def test_what_is_no_card_is_a_mistake(text: str) -> None:
    with pytest.raises(Mistake):
        GAME.parse(None, text)  # type: ignore[arg-type]


def test_nothing_is_taken_back_after_a_card_was_drawn() -> None:
    state = dealt(*TWO_HANDS)
    state = after(state, "2c")
    assert GAME.undoable(GAME.view(state, 1)) == 1
    assert GAME.undoable(GAME.view(state, 0)) == 0
    state = after(state, "2d")
    assert GAME.undoable(GAME.view(state, 0)) == GAME.undoable(GAME.view(state, 1)) == 0
    rng = Random(4)
    while len(state.tricks) < 14:
        state = after(state, str(GAME.draw(own(state), rng)))
    leader = state.tricks[-1].leader
    assert GAME.undoable(GAME.view(state, leader)) == 2
    assert GAME.undoable(GAME.view(state, 1 - leader)) == 1
    mover = state.to_act
    assert mover is not None
    state = after(state, str(GAME.draw(own(state), rng)))
    assert GAME.undoable(GAME.view(state, mover)) == 1
    assert GAME.undoable(GAME.view(state, 1 - mover)) == (2 if leader != 1 - mover else 3)


# What is counted


def tricks(*taken: tuple[int, str]) -> tuple[Trick, ...]:
    found = []
    for winner, text in taken:
        cards = parse_cards(text)
        found += [Trick(winner, (one, other), winner) for one, other in zip(cards[::2], cards[1::2], strict=True)]
    return tuple(found)


HEARTS = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah"
ALL_BUT_LADY = (1, HEARTS + " As")
LADY = (0, "Qs Ks")


def scored(*taken: tuple[int, str], **house: Any) -> DealScore:
    return score(book(**house).rules, 0, tricks(*taken))


def test_each_heart_counts_one_and_the_queen_nothing() -> None:
    deal = scored((0, "2h 3h 4h Qs"), (1, "5h 6h 7h 8h 9h Th Jh Qh Kh Ah"))
    assert deal.points == (3, 10)
    assert deal.lady is None


def test_the_black_lady_counts_thirteen() -> None:
    assert scored(ALL_BUT_LADY, LADY, black_lady=True).points == (13, 13)


def test_the_difference_goes_to_the_one_who_took_less() -> None:
    deal = scored((0, "2h 3h 4h Qs"), (1, "5h 6h 7h 8h 9h Th Jh Qh Kh Ah"), count="difference")
    assert deal.points == (7, 0)


def test_all_that_counts_turned_round() -> None:
    assert scored(ALL_BUT_LADY).points == (0, 13)
    assert scored(ALL_BUT_LADY, moon=True).points == (13, 0)
    assert scored(ALL_BUT_LADY, LADY, moon=True, black_lady=True).points == (13, 13)
    assert scored((1, HEARTS + " Qs"), moon=True, black_lady=True).points == (26, 0)
    assert scored((1, HEARTS + " Qs"), moon=True, count="difference").points == (0, 13)


def test_hearts_are_not_led_before_one_is_played_where_the_house_wants_it() -> None:
    house = book(breaking=True)
    state = dealt("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kh Ah", TWO_HANDS[1][:-2] + "As", rules=house)
    assert refused(state, "Kh").rule == "breaking"
    assert not [card for card in GAME.legal(own(state)) if card.suit is Suit.HEARTS]
    only = dealt(HEARTS, TWO_HANDS[1][:-2] + "As", rules=house)
    assert len(list(GAME.legal(own(only)))) == 13
    thrown = after(dealt("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kh Ah", TWO_HANDS[1], rules=house), "2c", "2h")
    assert thrown.to_act == 1
    assert parse_card("Kh") in GAME.legal(own(thrown))


# The match


def played(match: Match, *points: tuple[int, int]) -> Match:
    """The match after deals with these hearts."""
    for mine, other in points:
        hearts = parse_cards(HEARTS)
        others = [card for card in PACK if card.suit is Suit.CLUBS]
        taken = [(0, card) for card in hearts[:mine]] + [(1, card) for card in hearts[mine : mine + other]]
        done = tuple(Trick(seat, (card, club), seat) for (seat, card), club in zip(taken, others, strict=True))
        state = State(match.book, match.dealer, ((), ()), (), done, None, None)
        match = GAME.after_deal(match, state)
    return match


def opened(**house: Any) -> Match:
    return GAME.open_match(book(**house), 2, 0)


def test_one_deal_is_a_match_and_the_fewest_hearts_win() -> None:
    match = played(opened(), (6, 7))
    assert match.over
    assert match.winner == 0
    assert match.totals == (6, 7)
    assert GAME.next_match_dealer(match) == 1


def test_so_many_deals_and_the_lowest_total_wins() -> None:
    match = opened(match="deals", deals=3)
    assert match.dealer == 0
    match = played(match, (6, 7), (0, 13))
    assert not match.over
    assert match.winner is None
    assert match.dealer == 0
    match = played(match, (13, 0))
    assert match.over
    assert match.totals == (19, 20)
    assert match.winner == 0


def test_level_after_the_last_deal_another_is_played() -> None:
    match = played(opened(match="deals", deals=2), (6, 7), (7, 6))
    assert not match.over
    assert played(match, (8, 5)).winner == 1


def test_whoever_reaches_the_target_loses() -> None:
    match = opened(match="target", target=20)
    match = played(match, (13, 0))
    assert not match.over
    match = played(match, (7, 6))
    assert match.over
    assert match.winner == 1
    assert match.totals == (20, 6)


def test_with_the_difference_whoever_reaches_the_target_wins() -> None:
    match = played(opened(match="target", target=20, count="difference"), (0, 13), (7, 6))
    assert not match.over
    match = played(match, (2, 11))
    assert match.totals == (22, 1)
    assert match.winner == 0


def test_whoever_gives_up_loses() -> None:
    match = GAME.call(opened(), None, 0, "resign")
    assert isinstance(match, Match)
    assert match.over
    assert match.winner == 1
    for call in ("resign", "claim"):
        with pytest.raises(Mistake):
            GAME.call(match if call == "resign" else opened(), None, 0, call)


# Options and books


PROBES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "match": lambda house: played(opened(**house), (6, 7)).over,
    "deals": lambda house: played(opened(match="deals", **house), (6, 7), (6, 7)).over,
    "target": lambda house: played(opened(match="target", **house), (6, 7)).over,
    "count": lambda house: scored(ALL_BUT_LADY, **house).points,
    "black_lady": lambda house: scored(ALL_BUT_LADY, LADY, **house).points,
    "moon": lambda house: scored(ALL_BUT_LADY, **house).points,
    "breaking": lambda house: len(
        list(
            GAME.legal(
                own(dealt("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kh Ah", TWO_HANDS[1][:-2] + "As", rules=book(**house)))
            )
        )
    ),
}
OTHERS: dict[str, Any] = {
    "match": "deals",
    "deals": 2,
    "target": 7,
    "count": "difference",
    "black_lady": True,
    "moon": True,
    "breaking": True,
}


@pytest.mark.parametrize("name", list(OPTIONS))
def test_every_option_changes_something(name: str) -> None:
    assert PROBES[name]({}) != PROBES[name]({name: OTHERS[name]})


def test_every_option_and_fixed_rule_is_in_the_rules_in_words() -> None:
    assert sorted(GAME.prose.names) == sorted([*OPTIONS, *FIXED])


@pytest.mark.parametrize(("name", "value"), [("deals", 3), ("target", 100)])
def test_a_number_that_the_form_does_not_use_is_a_mistake(name: str, value: int) -> None:
    with pytest.raises(Mistake) as caught:
        book(**{name: value})
    for lang in LANGS:
        assert name in Words(lang)(caught.value.message)
    assert book(match=name, **{name: value}).rules.match == name


# What is hidden


@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(0, 51), seat=st.integers(0, 1))
def test_what_a_seat_cannot_see_changes_nothing_it_gets(seed: int, moves: int, seat: int) -> None:
    rng = Random(seed)
    state = GAME.start(book(), 2, rng.randrange(2), shuffled(rng))
    for _ in range(moves):
        state = after(state, str(GAME.draw(own(state), rng)))
    view = GAME.view(state, seat)
    other = sample(view, rng)
    check_state(other)
    again = GAME.view(other, seat)
    assert repr(again) == repr(view)
    assert list(GAME.legal(again)) == list(GAME.legal(view))
    assert GAME.picture(again) == GAME.picture(view)
    assert GAME.offers(again) == GAME.offers(view)
    if state.to_act == seat:
        quick = type(GAME.bots()["strong"])(effort=500, solved=100)  # type: ignore[call-arg]
        assert quick.choose(again, Random(1)) == quick.choose(view, Random(1))


def test_the_pack_of_a_running_deal_shows_a_seat_its_own_cards_only() -> None:
    rng, pack = Random(6), shuffled(Random(6))
    state = GAME.start(book(), 2, 1, pack)
    while state.to_act is not None:
        for seat in (0, 1):
            places = GAME.dealt_to(GAME.view(state, seat))
            got = [card for card, owner in zip(pack, places, strict=False) if owner == seat]
            assert sorted(got) == sorted([*state.hands[seat], *cards_played(state, seat)])
        state = after(state, str(GAME.draw(own(state), rng)))


def cards_played(state: State, seat: int) -> list[Any]:
    waiting = [state.led] if state.led is not None and state.to_act != seat else []
    return [*waiting, *(trick.card_of(seat) for trick in state.tricks)]


def test_who_did_not_follow_is_imagined_without_the_suit_until_he_draws() -> None:
    state = after(dealt(*TWO_HANDS, "As Ks Qs Js"), "2c", "2d")
    view = GAME.view(state, 1)
    counts = Counter(sum(card.suit is Suit.CLUBS for card in sample(view, Random(seed)).hands[0]) for seed in range(60))
    assert set(counts) == {0}  # all the clubs are in the leader's own hand
    spectator = GAME.view(state, None)
    clubs = {sum(card.suit is Suit.CLUBS for card in sample(spectator, Random(seed)).hands[0]) for seed in range(60)}
    assert clubs == {0, 1}  # the one card drawn since may be a club
    assert Suit.CLUBS not in lacking(spectator, 0)


# Thinking ahead


def brute(table: Table, now: Scene) -> int:
    """What seat 0 is better off at the end, by trying everything."""
    hand = now.hands[now.turn]
    if not hand:
        return table.final(now.taken)
    possible = table.leads(hand, broken=now.broken)
    if now.led:
        suit = next(suit for suit in (0x1FFF << 13 * number for number in range(4)) if suit & now.led)
        possible = hand & suit or hand
    values = []
    for card in split(possible):
        later = now.copy()
        table.play(later, card)
        values.append(brute(table, later))
    return max(values) if now.turn == 0 else min(values)


@pytest.mark.parametrize("house", [{}, {"black_lady": True}, {"moon": True}, {"breaking": True}])
def test_the_exact_end_is_what_trying_everything_finds(house: dict[str, Any]) -> None:
    rules: Rules = book(**house).rules
    for seed in range(40):
        rng = Random(seed)
        cards = rng.sample(PACK, 8)
        counted = (Table(rules).all - Table(rules).cost(bits(cards))) if seed % 2 else 5
        now = Scene([bits(cards[:4]), bits(cards[4:])], (), 0, seed // 2 % 2, [0, counted], broken=seed % 3 == 0)
        table = Table(rules)
        moves = list(split(table.leads(now.hands[now.turn], broken=now.broken)))
        best = Ending(table, 10**6).best(now, moves)
        later = now.copy()
        table.play(later, best)
        assert brute(table, later) == brute(table, now)


def test_of_cards_with_nothing_between_them_only_one_is_thought_about() -> None:
    hand, between = bits(parse_cards("2c 3c 5c 9d Th")), bits(parse_cards("4c Jh"))
    assert sorted(spread(hand, between)) == sorted(bits([card]) for card in parse_cards("3c 5c 9d Th"))
    assert len(spread(bits(parse_cards("Js Qs Ks")), 0)) == 3  # the queen of spades may count


@pytest.mark.parametrize("house", [{}, {"black_lady": True, "moon": True, "breaking": True}])
def test_every_bot_plays_any_rules_legally(house: dict[str, Any]) -> None:
    for name, bot in GAME.bots().items():
        rng = Random(name)
        state = GAME.start(book(**house), 2, 0, shuffled(rng))
        if name == "strong":
            bot = type(bot)(effort=500, solved=300)  # type: ignore[call-arg]
        while state.to_act is not None:
            state = after(state, str(bot.choose(own(state), rng)))


def test_thinking_beats_rules_of_thumb_and_they_beat_chance() -> None:
    house = book(count="difference")
    assert duel("hearts", house, "sensible", "random", 60, 1, workers=Processes(1)).interval[0] > 0
    assert duel("hearts", house, "strong", "sensible", 4, 1, workers=Processes(1)).mean > 0


@pytest.mark.parametrize(
    "house", [{}, {"count": "difference", "black_lady": True}, {"moon": True, "black_lady": True, "breaking": True}]
)
def test_random_games_keep_the_invariants(house: dict[str, Any]) -> None:
    rng = Random(f"{house}")
    for _ in range(20):
        random_game(book(**house), 2, rng, looked_at=0.1)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_the_table_says_can_be_said(lang: Any) -> None:
    words, rng = Words(lang), Random(5)
    for house in ({}, {"match": "deals", "black_lady": True, "moon": True}, {"match": "target", "count": "difference"}):
        match = opened(**house)
        state = GAME.start(match.book, 2, 0, shuffled(rng))
        while state.to_act is not None:
            picture = GAME.picture(own(state))
            assert words(picture.hint or "hearts-name")
            for offer in GAME.offers(own(state)):
                assert words(offer.button)
                assert words(offer.described)
            state = after(state, str(GAME.draw(own(state), rng)))
        for place in GAME.picture(GAME.view(state, 0)).places:
            assert words(place.name)
        for told in GAME.picture(GAME.view(state, 0)).told:
            assert words(told.said)
        match = GAME.after_deal(match, state)
        assert words(GAME.standing(match))
        for row in GAME.sheet(match, 0).rows:
            assert words(row.name)
        names = ("A", "B")
        verdict = GAME.verdict(match, names)
        assert (verdict is not None) == match.over
        given_up = GAME.call(opened(**house), None, 1, "resign")
        assert isinstance(given_up, Match)
        assert "A" in words(GAME.verdict(given_up, names) or "hearts-name")
        assert len(GAME.prose.rules_text(match.book, words)) > 1500
