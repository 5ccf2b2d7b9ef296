"""The players: they make legal moves, see what they see, and the quicker ones win."""

from __future__ import annotations

from random import Random

import pytest

from race.invariants import begun, layout, made, race
from sukno.bots.arena import duel, play_deal
from sukno.bots.workers import Processes
from sukno.core.game import Paced
from sukno.core.refusal import Refusal
from sukno.games.race import GAME
from sukno.games.race.judgement import worth_making

HOUSES = [{}, {"layout": "canfield", "turned": "three", "stuck_shift": True}, {"win_on": "foundations"}]


@pytest.mark.parametrize("house", HOUSES)
def test_whole_races_between_bots(house: dict[str, object]) -> None:
    book = GAME.load_book("leeming", house)
    bots = GAME.bots()
    for number, names in enumerate((("expert", "slow"), ("quick", "random", "expert"), ("expert",) * 4)):
        points = play_deal(GAME, book, [bots[name] for name in names], str(number), 0)
        assert points == play_deal(GAME, book, [bots[name] for name in names], str(number), 0)
        assert sum(points) <= 1


def test_taking_turns_they_play_as_well() -> None:
    book = GAME.load_book("leeming", {"turns": "alternate"})
    points = play_deal(GAME, book, [GAME.bots()["expert"], GAME.bots()["quick"]], "1", 0)
    assert sum(points) <= 1


@pytest.mark.parametrize(("better", "worse"), [("quick", "slow"), ("expert", "quick")])
def test_who_is_quicker_wins(better: str, worse: str) -> None:
    book = GAME.load_book("leeming", {})
    assert duel("race", book, better, worse, 8, 1, workers=Processes(1)).mean > 0


@pytest.mark.parametrize("bot", ["slow", "quick", "expert"])
def test_a_bot_sees_only_what_is_to_be_seen_and_pauses_by_it(bot: str) -> None:
    player = GAME.bots()[bot]
    assert isinstance(player, Paced)
    book = GAME.load_book("leeming", {})
    state = begun(book, 2, GAME.shuffled(book, 2, Random(3)))
    for number in range(120):
        seat = number % 2
        if seat not in GAME.to_act(state):
            continue
        view = GAME.view(state, seat)
        same = GAME.view(GAME.sample(view, Random(number)), seat)
        move = player.choose(view, Random(number))
        assert move == player.choose(same, Random(number))
        pause = player.pause(view, Random(number))
        assert pause == player.pause(same, Random(number))
        assert 100 < pause < 5000
        after = GAME.play(state, seat, move)
        assert not isinstance(after, Refusal)
        state = after


def test_the_slow_are_slower() -> None:
    view = GAME.view(race(layout("Ah", stock="9c"), layout(stock="9c")), 0)
    bots = GAME.bots()
    paces = []
    for name in ("slow", "quick", "expert"):
        bot = bots[name]
        assert isinstance(bot, Paced)
        paces.append(sum(bot.pause(view, Random(number)) for number in range(50)))
    assert paces == sorted(paces, reverse=True)


def best(state: object) -> list[str]:
    view = GAME.view(state, 0)  # type: ignore[arg-type]
    return [GAME.write(view, move) for move in worth_making(view)]


def test_what_is_worth_making() -> None:
    other = layout(stock="9c")
    assert best(race(layout("Ah", "2c|9h", "Ts", waste="8c", stock="2d"), other)) == ["Ah", "8c>9h", "9h>Ts"]
    # A king that begins a column stays; a column is emptied where a king waits for it.
    assert best(race(layout("9h", "Ts", "Kd", stock="2d"), other)) == []
    assert best(race(layout("9h", "Ts", waste="Kd", stock="2d"), other))[-1] == "9h>Ts"
    # A part of a column moves only for what it uncovers.
    assert best(race(layout("Ts 9h", "Tc", stock="2d"), other)) == []
    assert best(race(layout("Ts 9h", "Tc", waste="9d", stock="2d"), other)) == ["9d>Tc", "9h>Tc"]
    assert best(race(layout("2s|Ts 9h", "Tc", stock="2d"), other, up="9s1")) == ["9h>Tc"]


def test_a_bot_says_that_it_has_no_move_only_after_a_careful_look() -> None:
    slow = GAME.bots()["slow"]
    for column, last in (("Ts", {"9h>Ts"}), ("Th", {"stuck"})):
        state = race(layout("2c|9h", column, stock="2h"), layout(stock="9c"))
        looked = GAME.view(made(state, 0, "turn"), 0)
        assert {GAME.write(looked, slow.choose(looked, Random(number))) for number in range(40)} == last
