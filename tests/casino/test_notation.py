"""Moves as text: one text a move, one move a text, and forgiving about how it is typed."""

from __future__ import annotations

from typing import Any

import pytest

from sukno.core.refusal import Mistake
from sukno.games.casino.notation import parse, write
from sukno.games.casino.referee import refuse
from sukno.games.casino.setup import read_position
from sukno.words import LANGS, Words


def turn(hand: str, table: str = "", builds: list[dict[str, Any]] | None = None, book: str = "standard") -> Any:
    data = {"book": book, "players": 2, "to_act": 0, "hands": [hand, 4], "table": table, "builds": builds or []}
    return read_position(data).view.turn


SEVENS = [{"value": 7, "owner": 1, "groups": ["5c 2c"]}, {"value": 7, "owner": 1, "groups": ["4d 3d"]}]
NINE = [{"value": 9, "owner": 1, "groups": ["7c 2c"]}]


@pytest.mark.parametrize(
    ("typed", "written", "spot"),
    [
        ("9h", "9h", turn("9h")),
        (" 9H ", "9h", turn("9h")),
        ("6c x 6d 4s 2h", "6cx2h4s6d", turn("6c", "6d 4s 2h")),
        ("6c×2h4s6d!", "6cx2h4s6d", turn("6c", "6d 4s 2h")),
        ("6тх6б4п2ч", "6cx2h4s6d", turn("6c", "6d 4s 2h")),
        ("10♦x10♠", "TdxTs", turn("Td", "Ts")),
        ("Тпx Тт", "AsxAc", turn("As", "Ac")),
        ("7sx[7]3d4d", "7sx3d4d[7]", turn("7s", "3d 4d", [SEVENS[0]])),
        ("7sx[7@2c][7@3d]", "7sx[7@2c][7@3d]", turn("7s", "", SEVENS)),
        ("7sx[7@5c]", "7sx[7@2c]", turn("7s", "", SEVENS)),
        ("2d+4s=6", "2d+4s=6", turn("2d 6c", "4s")),
        ("6s+Th4d=10", "6s+4dTh=10", turn("6s Tc", "Th 4d")),
        ("2d+[9]=11", "2d+[9]=11", turn("2d Jc", "", NINE, "digest-royal")),
        ("Ah+2h8c[9]=10", "Ah+[9]2h8c=10", turn("Ah Tc", "2h 8c", NINE)),
        ("3h+[9]6d=9", "3h+6d[9]=9", turn("3h 9s", "6d", NINE)),
        ("9h+[9]=9", "9h+[9]=9", turn("9h 9s", "", NINE)),
        ("Ac=14xKdAh", "Ac=14xAhKd", turn("Ac 7s", "Kd Ah 5c", book="family-royal")),
        ("Ac=14xAh", "AcxAh", turn("Ac 7s", "Kd Ah 5c", book="family-royal")),
        ("Ac=1xAh", "AcxAh", turn("Ac 7s", "Kd Ah 5c", book="family-royal")),
        ("A♣ = 14 x K♦ A♥", "Ac=14xAhKd", turn("Ac 7s", "Kd Ah 5c", book="family-royal")),
    ],
)
def test_a_typed_move_has_one_text(typed: str, written: str, spot: Any) -> None:
    move = parse(spot, typed)
    assert write(spot.layout, move) == written
    assert parse(spot, written) == move
    assert refuse(spot, move) is None


@pytest.mark.parametrize(
    ("typed", "spot"),
    [
        ("", turn("9h")),
        ("hello", turn("9h")),
        ("9", turn("9h")),
        ("9h=9", turn("9h")),
        ("2d+4s", turn("2d 6c", "4s")),
        ("2d+4s=", turn("2d 6c", "4s")),
        ("2d+4s=x", turn("2d 6c", "4s")),
        ("6cx2h4s=6", turn("6c", "4s 2h")),
        ("7sx[8]", turn("7s", "", [SEVENS[0]])),
        ("7sx[7]", turn("7s", "", SEVENS)),
        ("7sx[7@9c]", turn("7s", "", SEVENS)),
        ("7s+[7@2c][7@3d]=7", turn("7s 7c", "", SEVENS)),
        ("6cxZz", turn("6c", "4s 2h")),
        ("6c=14x4s2h", turn("6c", "4s 2h")),
        ("9h;rm", turn("9h")),
        ("claim", turn("9h")),
        (f"2d+4s={'9' * 30}", turn("2d 6c", "4s")),
        (f"2d+4s={'9' * 5000}", turn("2d 6c", "4s")),
        (f"2d={'9' * 5000}x4s", turn("2d 6c", "4s")),
        (f"7sx[{'7' * 5000}]", turn("7s", "", [SEVENS[0]])),
    ],
)
def test_what_is_no_move_is_a_mistake_with_a_mend(typed: str, spot: Any) -> None:
    with pytest.raises(Mistake) as caught:
        parse(spot, typed)
    for lang in LANGS:
        assert Words(lang)(caught.value.message)


def test_a_move_of_cards_that_are_not_there_is_refused_not_crashed() -> None:
    spot = turn("6c", "4s 2h", [SEVENS[0]])
    for typed, rule in (("6cx9d", "notation"), ("8cx4s", "hand"), ("6cx2h2h4s", "notation"), ("7hx5c", "hand")):
        refusal = refuse(spot, parse(spot, typed))
        assert refusal is not None
        assert refusal.rule == rule


def refused(spot: Any, typed: str) -> tuple[str, str]:
    refusal = refuse(spot, parse(spot, typed))
    assert refusal is not None
    return refusal.rule, Words("en")(refusal.why)


def test_a_refusal_does_not_advise_what_the_book_forbids() -> None:
    own = [{"value": 7, "owner": 0, "groups": ["3d 4c"]}]
    assert "something else" not in refused(turn("As 7h 4h", "4d 2d", own, "family"), "As")[1]
    assert "something else" in refused(turn("As 7h 4h", "4d 2d", own, "leeming"), "As")[1]


def test_a_refusal_names_the_card_that_is_missing() -> None:
    aces = [{"value": 1, "owner": 0, "groups": ["Ac", "As"]}]
    rule, why = refused(turn("3c Ah", "Jd 2c", aces, "digest-royal"), "3c+Jd=14")
    assert rule == "own_build"
    assert "3♣" not in why
    rule, why = refused(turn("7c 9h", "4d 3d", [{"value": 7, "owner": 0, "groups": ["5c 2c"]}]), "7cx4d3d")
    assert rule == "own_build"
    assert "7♣" in why


def test_a_refusal_says_how_the_high_value_is_written() -> None:
    fourteen = [{"value": 14, "owner": 1, "groups": ["Kd Ah"]}]
    rule, why = refused(turn("Ac 7s", "5c", fourteen, "digest-royal"), "Acx[14]")
    assert rule == "announced_value"
    assert "say so" in why
    assert refused(turn("Ac 7s", "Kh Ah"), "Ac=14xAhKh")[0] == "ace_values"
    assert refused(turn("Ac 7s", "Kh Ah"), "Ac=14xAh")[0] == "ace_values"


def test_a_refusal_says_how_high_builds_go() -> None:
    rule, why = refused(turn("9c Kd", "2c"), "9c+2c=11")
    assert rule == "hold_card"
    assert "10" in why
