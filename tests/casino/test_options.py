"""No option is dead: for each there is a position, a deal or a match in which flipping it changes something.

What it changes is the legal moves, the score, the match, who deals next, or what a seat may see.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sukno.cards import Suit, parse_cards, shuffled
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.answers import moves, score
from sukno.games.casino.book import load_book
from sukno.games.casino.match import Match, add_deal, next_match_dealer
from sukno.games.casino.options import OPTIONS
from sukno.games.casino.scoring import Take
from sukno.words import Words

WORDS = Words("en")
PACK = shuffled(Random("options"))
Probe = Callable[[dict[str, Any]], Any]


def position(hand: str, table: str = "", *, builds: list[dict[str, Any]] | None = None, **more: Any) -> Probe:
    """The legal moves of a position."""

    def legal(house: dict[str, Any]) -> Any:
        players = more.get("players", 2)
        data = {
            "book": more.get("book", "standard"),
            "players": players,
            "to_act": 0,
            "hands": [hand, *[4] * (players - 1)],
            "table": table,
            "builds": builds or [],
        }
        return moves(data, house, WORDS).facts["moves"]

    return legal


def build(value: int, owner: int, *groups: str) -> dict[str, Any]:
    return {"value": value, "owner": owner, "groups": list(groups)}


def deal(seats: int = 2, dealer: int = 1) -> Probe:
    """What a seat sees of a fresh deal."""

    def seen(house: dict[str, Any]) -> Any:
        view = GAME.view(GAME.start(load_book("standard", house), seats, dealer, PACK), 0)
        return view.hand, view.counts, view.layout, view.stock

    return seen


def after_moves(number: int) -> Probe:
    """What seat 0 sees after some first legal moves."""

    def seen(house: dict[str, Any]) -> Any:
        state = GAME.start(load_book("standard", house), 2, 1, PACK)
        for _ in range(number):
            assert state.to_act is not None
            view = GAME.view(state, state.to_act)
            after = GAME.play(state, state.to_act, next(iter(GAME.legal(view))))
            assert not isinstance(after, Refusal)
            state = after
        view = GAME.view(state, 0)
        return len(view.hand), view.open_captures

    return seen


ONE = "As 2s 3s 4s 5s 6s 7s Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ah 2h 3h 4h 5h 6h"
OTHER = "8s 9s Ts Js Qs Ks 7h 8h 9h Th Jh Qh Kh Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd"


def scored(*sides: tuple[str, int], players: int = 2, **more: Any) -> Probe:
    """The points of a deal and what they make of the match."""

    def points(house: dict[str, Any]) -> Any:
        parts = [{"cards": cards, "sweeps": sweeps} for cards, sweeps in sides]
        book = more.pop("book", "standard") if "book" in more else "standard"
        facts = score({"book": book, "players": players, "sides": parts, **more}, house, WORDS).facts
        return facts["points"], facts["winner"], facts["draw"], facts["multiplier"], facts["claim_correct"]

    return points


def deals(*points: list[int], players: int = 2) -> Probe:
    """The verdict of a match known by the points of its deals."""

    def verdict(house: dict[str, Any]) -> Any:
        facts = score({"book": "standard", "players": players, "deals": list(points)}, house, WORDS).facts
        return facts["winner"], facts["draw"], facts["multiplier"]

    return verdict


def dealers(house: dict[str, Any]) -> Any:
    """Who deals after a deal that seat 1 dealt and won."""
    match = Match(load_book("standard", house), 2, 1)
    return add_deal(match, [Take(frozenset()), Take(frozenset(parse_cards(ONE + OTHER)))]).dealer


def first_dealers(house: dict[str, Any]) -> Any:
    """Who deals first after a match of one deal that seat 1 dealt and won."""
    match = Match(load_book("standard", {**house, "match": "one_deal"}), 2, 1)
    return next_match_dealer(add_deal(match, [Take(frozenset()), Take(frozenset(parse_cards(ONE + OTHER)))]))


def callable_now(house: dict[str, Any]) -> Any:
    state = GAME.start(load_book("standard", house), 2, 1, PACK)
    return GAME.calls(Match(state.book, 2, 1), GAME.view(state, 0))


def seats_allowed(house: dict[str, Any]) -> Any:
    book, allowed = load_book("standard", house), []
    for seats in (2, 3, 4):
        try:
            GAME.check_seats(book, seats)
        except Mistake:
            continue
        allowed.append(seats)
    return allowed


TIED = (
    "3s 4s 5s 6s 7s 8s 9s Td Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 2d 3d 4d 5d 6d 7d",
    "2c 2s 3c 4c 5c 6c 7c 8c 8d 9c 9d Ac Ad As Jc Jd Js Kc Kd Ks Qc Qd Qs Tc Ts",
)
THREE = (
    "As 2s 3s 4s 5s Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh",
    "6s 7s 8s 9s Ts Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd",
    "Js Qs Ks Kd Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc",
)

COUNTED_OUT = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ad 2d 3d 4d 5d 6d 7d 8d 9d Jd Qd Kd Th Jh Qh Kh As 2s Ts Js Qs Ks"

PROBES: dict[str, list[tuple[list[Any], Probe]]] = {
    "players": [([[2, 3, 4], [2], [2, 4]], seats_allowed)],
    "partnership": [
        (["pairs", "off"], position("3h 5c Kd", "6d", builds=[build(9, 2, "7c 2c")], players=4, book="handbook"))
    ],
    "next_dealer": [(["rotate", "winner"], dealers)],
    "next_match_dealer": [(["winner", "rotate", "cut"], first_dealers)],
    "deal_packets": [(["twos", "singles"], deal())],
    "table_packet": [(["before_dealer", "after_dealer"], deal(dealer=0))],
    "hand_size": [([4, 6], deal())],
    "table_size": [([4, 12], deal())],
    "stock": [(["deals", "draw"], after_moves(2))],
    "face_values": [([[], [11, 12, 13]], position("Jc", "6d 5h"))],
    "ace_values": [([[1], [1, 14]], position("Ac", "9d 5h"))],
    "little_values": [([[2], [2, 15]], position("2s", "9d 6h"))],
    "big_values": [([[10], [10, 16]], position("Td", "9d 7h"))],
    "face_capture": [(["one", "one_or_three", "any"], position("Jc", "Jd Js Jh"))],
    "building": [(["none", "single", "full"], position("4c 4d 8d", "4s"))],
    "raise_who": [
        (["any", "own"], position("2d 9c", builds=[build(7, 1, "6h Ac")])),
        (["any", "opponents"], position("2d 7c 9c", builds=[build(7, 0, "6h Ac")])),
    ],
    "add_who": [(["any", "own"], position("7d 7s", builds=[build(7, 1, "6h Ac")]))],
    "absorb_on_raise": [([True, False], position("As 8h", "2d 6c", builds=[build(7, 1, "3h 4c")]))],
    "add_without_card": [
        (["none", "partner"], position("3h 5c", "6d", builds=[build(9, 2, "7c 2c")], players=4)),
        (["none", "any_other"], position("3h 5c", "6d", builds=[build(9, 1, "7c 2c")])),
    ],
    "same_value_builds": [(["allowed", "must_join"], position("4c 9h", "5d", builds=[build(9, 1, "7c 2c")]))],
    "owner_obligation": [(["no_trail", "take_or_build"], position("6c 9h", "9d", builds=[build(6, 0, "2d 4s")]))],
    "trail": [(["free", "card_cannot_capture", "only_if_no_play"], position("5c Kd", "5d"))],
    "sweep_points": [([0, 1, 2], scored((ONE, 1), (OTHER, 0)))],
    "majority": [(["most", "threshold"], scored(*((cards, 0) for cards in THREE), players=3))],
    "scoring": [(["standard", "spade"], scored((ONE, 0), (OTHER, 0)))],
    "bonus_suit": [(["s", "h"], scored((ONE, 0), (OTHER, 0)))],
    "little_card": [(["2s", "2d"], scored((ONE, 0), (OTHER, 0)))],
    "big_card": [(["Td", "Tc"], scored((ONE, 0), (OTHER, 0)))],
    "match": [
        (["one_deal", "eleven_multiplied", "twenty_one_count_out"], deals([11, 0])),
        (["eleven_multiplied", "target"], deals([6, 5], [7, 4])),
        (
            ["twenty_one_count_out", "target"],
            scored(
                ("3s 4s 5s 6s 7s 8s 9s Td Ah 2h 3h 4h 5h 6h 7h 8h 9h", 0),
                (COUNTED_OUT, 0),
                before=[18, 17],
            ),
        ),
    ],
    "one_deal_sweeps": [
        ([True, False], lambda house: scored((ONE, 1), (OTHER, 0))({**house, "match": "one_deal"})),
    ],
    "target": [([21, 31], deals([6, 5], [7, 4], [9, 2]))],
    "tie": [
        (["cards_then_extra_deal", "extra_deal", "draw"], scored((TIED[0], 0), (TIED[1], 0), before=[16, 19])),
    ],
    "claim": [([True, False], callable_now)],
    "lookback": [(["since_own_last_play", "free"], after_moves(3))],
}

EXEMPT = {
    "both_reach",  # one value
    "penalties",  # played with another issue; until then only "off" is accepted
}


def test_every_option_has_a_probe() -> None:
    assert set(PROBES) | EXEMPT == set(OPTIONS)


@pytest.mark.parametrize("option", sorted(PROBES))
def test_flipping_the_option_changes_something(option: str) -> None:
    probed: set[object] = set()
    for values, probe in PROBES[option]:
        outcomes = [probe({option: value}) for value in values]
        for place, outcome in enumerate(outcomes):
            assert outcome not in outcomes[:place], (values[place], outcome)
        probed.update(OPTIONS[option].halves(OPTIONS[option].read(value))[0] for value in values)
    possible = OPTIONS[option].values
    if len(possible) <= 4 and option != "players":
        assert probed >= set(possible) - {Suit.CLUBS, Suit.DIAMONDS}, "every value of the option is probed"


def test_penalties_are_refused_until_they_are_played() -> None:
    with pytest.raises(Mistake):
        load_book("handbook", {"penalties": "graduated"})
