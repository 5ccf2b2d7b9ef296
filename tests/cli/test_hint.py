"""``sukno hint``: for people and for programs, in both languages; and what cannot be advised on is said."""

from __future__ import annotations

import json
import shlex
from textwrap import indent

import pytest

from cli.conftest import Call
from sukno.cli.ask import HINTS

POSITION = '{"book": "standard", "hands": ["Td Jd Kh Qs", 4], "table": "6s 4s Ah Jc", "stock": 30}'


def test_people_get_the_nudge_the_moves_and_why(call: Call) -> None:
    lines = call("hint", POSITION).out.splitlines()
    assert lines[0] == "One of your cards takes several others."
    assert lines[3].startswith("1. Take 2 cards: 4♠ 6♠ with 10♦")
    assert "   • 10♦: 2 points." in lines
    russian = call("hint", POSITION, "--lang", "ru").out
    assert "1. Взять 2 карты: 4♠ 6♠ картой 10♦" in russian
    assert "Выложить: Д♠" in russian
    assert "очка" in russian


def test_whoever_wants_only_a_nudge_gets_no_move(call: Call) -> None:
    assert call("hint", POSITION, "--nudge").out == "One of your cards takes several others.\n"
    assert json.loads(call("hint", POSITION, "--nudge", "--json").out).keys() == {"nudge"}


def test_programs_get_the_same_facts(call: Call) -> None:
    facts = json.loads(call("hint", POSITION, "--json").out)
    assert (facts["exact"], facts["moves"][0]["move"]) == (False, "Tdx4s6s")
    assert facts["moves"][0]["behind"] == 0
    assert all(move["why"] for move in facts["moves"])
    # The same seed imagines the same hands.
    assert json.loads(call("hint", POSITION, "--json").out) == facts
    assert json.loads(call("hint", POSITION, "--json", "--seed", "2").out) != facts


def test_letters_on_cards_are_those_of_the_language_or_as_asked_for(call: Call) -> None:
    """In Russian the command line once named queens Q, where the table in the terminal and a replay say Д."""
    assert "Выложить: Q♠" in call("hint", POSITION, "--lang", "ru", "--letters", "en").out
    assert "Lay down: Д♠" in call("hint", POSITION, "--letters=ru").out
    assert "Выложить: Д♠" in call("moves", '{"hands": ["Qs", 1]}', "--lang", "ru").out
    assert "ru" in call("hint", POSITION, "--letters", "de").error


@pytest.mark.parametrize("line", HINTS)
def test_the_examples_of_the_help_can_be_copied(call: Call, line: str) -> None:
    assert indent(line, "    ") in call("hint", "--help").out
    facts = json.loads(call(*shlex.split(line)[1:], "--json").out)
    assert facts["moves"][0]["why"]


def test_what_cannot_be_advised_on_is_said(call: Call) -> None:
    build = '"builds": [{"value": 9, "owner": 1, "groups": ["4c 5d"]}]'
    impossible = '{"hands": ["9c 9d Kd Qs", 4], "table": "9h 9s", ' + build + "}"
    assert "No hands agree" in call("hint", impossible).error
    assert "your turn" in call("hint", '{"hands": ["", 4], "table": "9h", "to_act": 0}').error
    assert call("hint", POSITION, "--seed", "x").code == 2
    assert call("hint", '{"game": "war"}').code == 2
