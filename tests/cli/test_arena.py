"""``sukno arena`` and ``sukno ladder``."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from sukno.cli.bots import bot_meant, bots_told
from sukno.core.registry import find_game, game_keys
from sukno.words import Words

from .conftest import Call

QUICK = ("--game", "hearts", "--deals", "20", "--processes", "1")


def test_a_duel_in_words_in_figures_and_as_a_picture(call: Call, tmp_path: Path) -> None:
    picture = tmp_path / "duel.svg"
    said = call("arena", "random", "sensible", *QUICK, "--plot", picture)
    assert said.code == 0
    assert re.match(
        r"sensible beats random: \d\.\d{3} points fewer a deal \(95 %: \d\.\d{3} to \d\.\d{3}\), 20 deals\.", said.out
    )
    assert "Game hearts, book leeming, 2 seats, seed 1." in said.out
    assert picture.read_text().count("<path") > 5
    found = json.loads(call("arena", "random", "sensible", *QUICK, "--json").out)
    assert found["deals"] == 20
    assert found["better"] == "fewer"
    assert found["interval"][1] < 0
    assert found["sure"][1] > found["interval"][1]


def test_what_was_played_is_kept_and_gone_on_with(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "kept" / "duel.json"
    asked = ("arena", "random", "sensible", *QUICK)
    call(*asked, "--out", file)
    first = json.loads(file.read_text())
    call(*asked, "--deals", "30", "--out", file)
    second = json.loads(file.read_text())
    assert second["rounds"][:20] == first["rounds"]
    whole = json.loads(call(*asked, "--deals", "30", "--json").out)
    assert {name: second[name] for name in whole} == whole
    assert [path.name for path in file.parent.iterdir()] == ["duel.json"]
    # Asked for less, it forgets nothing.
    call(*asked, "--out", file)
    assert json.loads(file.read_text()) == second


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (
            ("arena", "random", "clever"),
            "clever in this game (seats: 2). Bots: random, beginner, amateur, attentive (greedy), ",
        ),
        (
            ("arena", "seasoned", "greedy", "--seats", "3"),
            "(seats: 3). Bots: random, beginner, amateur, attentive (greedy), instinctive, expert (steady), ",
        ),
        (("arena", "random", "greedy", "--deals", "1"), "two deals"),
        (("arena", "random", "greedy", "--plot", "duel.doc"), ".svg, .png or .pdf"),
        (("ladder", "greedy"), "two bots at least"),
        (("ladder", "--game", "war"), "War has only one bot, random"),
        (("ladder", "--game", "war", "random"), "War has only one bot, random"),
        (("arena", "random", "greedy", "--out", "."), "cannot be read"),
        (("arena", "random", "greedy", "--house", "trail"), "trail"),
    ],
)
def test_what_cannot_be_played_is_said_before_it_is_begun(call: Call, asked: tuple[str, ...], why: str) -> None:
    assert why in call(*asked).error


def test_the_result_of_another_duel_is_not_gone_on_with(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    call("arena", "random", "sensible", *QUICK, "--out", file)
    before = file.read_text()
    assert (
        "not the result of this duel" in call("arena", "random", "sensible", *QUICK, "--seed", 2, "--out", file).error
    )
    assert file.read_text() == before
    file.write_text("{")
    assert "not the result of this duel" in call("arena", "random", "sensible", *QUICK, "--out", file).error


def test_all_against_all(call: Call, tmp_path: Path) -> None:
    picture, folder = tmp_path / "ladder.png", tmp_path / "results"
    asked = ("ladder", "random", "sensible", "--game", "fifteen", "--deals", "4", "--processes", "1", "--out", folder)
    said = call(*asked, "--plot", picture)
    header, rule, row = said.out.splitlines()[-3:]
    assert header.split("|")[1:3] == [" points a deal ", header.split("|")[2]]
    assert set(rule) == {"|", "-"}
    assert row.startswith("| sensible")
    assert "(4)" in row
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert [path.name for path in folder.iterdir()] == ["sensible-random.json"]
    (one,) = json.loads(call(*asked, "--json").out)
    assert (one["a"], one["b"], one["deals"]) == ("sensible", "random", 4)


def test_a_duel_that_stops_when_it_is_clear_may_begin_with_nothing(call: Call) -> None:
    """It was asked whether a duel without a deal is clear, and divided by nothing."""
    said = call("arena", "random", "sensible", *QUICK, "--deals", "400", "--until-clear")
    assert said.code == 0
    assert "sensible beats random beyond doubt: " in said.out
    assert "50 deals." in said.out


def test_where_there_is_no_bar_it_is_told_now_and_then(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long duel into a file was silent for minutes."""
    quiet = call("arena", "random", "sensible", "--game", "hearts", "--deals", "20")
    assert "of 20 deals" not in quiet.err
    monkeypatch.setattr("sukno.cli.arena.TOLD_EVERY", 0.0)
    said = call("arena", "random", "sensible", "--game", "hearts", "--deals", "20")
    assert re.search(r"^20 of 20 deals: sensible ahead by \d\.\d{3} ± \d\.\d{3}$", said.err, re.MULTILINE)
    assert said.out == quiet.out


def test_in_russian_a_fraction_has_a_comma(call: Call) -> None:
    """It had a point in every language, and one below zero a hyphen."""
    asked = ("random", "sensible", "--game", "fifteen", "--deals", "2", "--processes", "1")
    told = call("arena", *asked, "--lang", "ru").out
    table = call("ladder", *asked, "--lang", "ru").out
    assert re.search(r"на \d+,\d{3} очка", told)
    assert re.search(r": от −?\d+,\d{3} до \d+,\d{3}\)", told)
    assert re.search(r"^\| sensible +\| [+−]\d+,\d{3} ± \d+,\d{3} \(2\) \|", table, re.MULTILINE)
    assert not re.search(r"\d\.\d", told + table)
    assert Words("ru")("cli-plot-tick", value=-0.5) == "−0,5"


def test_where_few_points_are_good_the_better_one_is_ahead(call: Call, tmp_path: Path) -> None:
    """In Hearts the ladder stood upside down: whoever took more hearts was said to be so far above the other."""
    ladder = call("ladder", "random", "sensible", *QUICK)
    assert "three fewer" in ladder.out
    assert re.search(r"^\| sensible +\| \+\d\.\d{3} ± ", ladder.out, re.MULTILINE)
    (one,) = json.loads(call("ladder", "random", "sensible", *QUICK, "--json").out)
    assert one["interval"][0] > 0
    difference = (*QUICK, "--house", "count=difference")
    assert "sensible beats random" in (said := call("arena", "random", "sensible", *difference).out)
    assert "points more a deal" in said
    # A result that was kept when more points counted as better is not mixed with others.
    file = tmp_path / "old.json"
    call("arena", "random", "sensible", *QUICK, "--out", file)
    old = json.loads(file.read_text())
    del old["better"]
    file.write_text(json.dumps(old))
    assert "not the result of this duel" in call("arena", "random", "sensible", *QUICK, "--out", file).error
    call("arena", "random", "sensible", *difference, "--out", tmp_path / "more.json")
    old = json.loads((tmp_path / "more.json").read_text())
    del old["better"]
    (tmp_path / "more.json").write_text(json.dumps(old))
    assert call("arena", "random", "sensible", *difference, "--out", tmp_path / "more.json").code == 0


def test_level_players_and_what_may_be_luck(call: Call) -> None:
    level = ("--game", "war", "--deals", "2", "--processes", "1")
    assert call("arena", "random", "random", *level).out.startswith("random and random are level after 2 deals.")
    doubtful = call("arena", "sensible", "strong", "--game", "fifteen", "--deals", "4", "--processes", "1")
    assert re.match(r"\w+ is ahead of \w+, but that may be luck: \d+\.\d{3} points more a deal", doubtful.out)
    assert "(95 %: −" in doubtful.out


def test_bots_are_named_as_people_see_them_called(call: Call) -> None:
    """The table says “expert”; once the command line knew that bot as steady alone."""
    by_key = call("arena", "steady", "beginner", "--deals", "4", "--processes", "1").out
    assert call("arena", "expert", "Новичок", "--deals", "4", "--processes", "1").out == by_key
    error = call("arena", "wizard", "random").error
    assert "wizard" in error
    assert "expert (steady)" in error


def test_of_bots_called_alike_only_the_strongest_has_the_name() -> None:
    assert bots_told(["random", "beginner", "steady"], Words("en")) == "random, beginner, expert (steady)"


def test_of_bots_called_alike_the_strongest_is_meant() -> None:
    assert bot_meant("amateur", ["greedy", "sensible"]) == "sensible"
    # A key goes before what another bot is called.
    assert bot_meant("Expert", ["expert", "steady"]) == "expert"
    assert bot_meant("nobody", ["greedy"]) == "nobody"


@pytest.mark.parametrize("command", ["play", "arena", "ladder"])
def test_help_lists_the_bots_of_every_game(call: Call, command: str) -> None:
    words = " ".join(call(command, "--help").out.split())
    for key in game_keys():
        assert bots_told(find_game(key).bots(), Words("en")) in words


def test_two_deals_that_came_out_alike_may_be_luck(call: Call) -> None:
    said = call("arena", "greedy", "random", "--deals", "2", "--processes", "1").out
    assert said.startswith("greedy is ahead of random, but that may be luck")


def test_one_bot_under_two_names_is_said_to_be_one(call: Call) -> None:
    said = call("ladder", "expert", "steady", *QUICK[2:])
    assert said.code == 2
    assert "all the same bot, steady" in said.err


@pytest.mark.parametrize("processes", ["1", "2"])
def test_what_was_played_when_it_is_stopped_is_kept_and_that_is_said(
    call: Call, tmp_path: Path, processes: str
) -> None:
    """Stopped in the midst it lost what two processes had played, and said nothing."""
    file = tmp_path / "duel.json"
    asked = ["arena", "random", "sensible", "--game", "hearts", "--deals", "100000", "--processes", processes]
    program = [sys.executable, "-m", "sukno", *asked, "--lang", "en", "--out", str(file)]
    with subprocess.Popen(program, stderr=subprocess.PIPE, text=True, start_new_session=True) as running:
        for _ in range(600):
            if file.exists():
                break
            sleep(0.1)
        # As a terminal does it: everybody hears.
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=120)
    assert running.returncode == 130
    kept = len(json.loads(file.read_text())["rounds"])
    assert kept
    assert f"{kept} deals are kept in {file}; the same command goes on from there." in " ".join(said.split())
    assert "Traceback" not in said
    again = call(*asked[:6], str(kept), "--processes", "1", "--out", file, "--json")
    assert json.loads(again.out)["deals"] == kept
