"""The race at a table: nobody cuts, nothing is stale, bots choose by what they see and by their own moves alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from sukno.core.refusal import Mistake, Refusal
from sukno.table import Entry, Host, Made, Person, Player, Robot, Table, decode, encode


class Memory:
    """A journal in memory."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def append(self, place: int, entries: Sequence[Entry], table: Table) -> None:
        assert place == len(self.log)
        self.log += map(encode, entries)


def host(*players: Player, **house: object) -> tuple[Host, Memory]:
    memory, rng, ticks = Memory(), Random(1), iter(range(10**9))
    opened = Host.open(
        memory,
        game="race",
        book="leeming",
        house=house,
        players=players,
        clock=lambda: next(ticks),
        entropy=rng.randbytes,
    )
    return opened, memory


def test_nobody_cuts_for_the_deal() -> None:
    table, memory = host(Person(), Robot("quick"))
    assert table.table.cut == ()
    assert len(memory.log) == 2
    assert table.rematch()[0] == 0


def test_a_race_is_written_and_its_log_makes_the_same_table() -> None:
    table, memory = host(Person(), Robot("quick"), Robot("random"))
    assert table.bots_to_act() == (1, 2)
    assert table.move(0, "ready", id="x") is None
    for number in range(120):
        for seat in table.bots_to_act():
            table.bot_moves(seat)
        if not number % 3 and 0 in table.table.to_act:
            game, view = table.table.game, table.seen(0).view
            assert not isinstance(table.move(0, game.write(view, game.draw(view, Random(number))), 1), Refusal)
    assert Table.fold(decode(text, place) for place, text in enumerate(memory.log)) == table.table
    assert table.table.undoable(0) == 0
    with pytest.raises(Mistake):
        table.undo(0)


def test_a_bot_that_may_not_move_does_nothing() -> None:
    table, memory = host(Person(), Robot("quick"))
    table.bot_moves(1)
    assert table.bot_pause(1) is None, "it is ready; the other is waited for"
    before = len(memory.log)
    table.bot_moves(1)
    assert len(memory.log) == before


def test_what_a_bot_does_follows_from_its_own_moves_and_not_from_how_often_others_moved() -> None:
    table, memory = host(Person(), Robot("quick"))
    table.bot_moves(1)
    table.move(0, "ready")
    log = list(memory.log)
    table.move(0, "turn")
    table.move(0, "turn")
    paused = table.bot_pause(1)
    table.bot_moves(1)
    after_turns = decode(memory.log[-1], 0)
    # Resumed before the other turned his cards, which nobody else has anything to do with.
    memory.log = log
    again = Host(
        Table.fold(decode(text, place) for place, text in enumerate(log)),
        memory,
        clock=lambda: 0,
        entropy=Random(2).randbytes,
    )
    assert again.bot_pause(1) == paused
    again.bot_moves(1)
    made = decode(memory.log[-1], 0)
    assert isinstance(made, Made)
    assert isinstance(after_turns, Made)
    assert (made.seat, made.text) == (after_turns.seat, after_turns.text)


def test_the_log_knows_which_command_asked_for_a_move() -> None:
    table, memory = host(Person(), Person())
    for seat in (0, 1):
        table.move(seat, "ready", id=f"ready-{seat}")
    version = table.table.version
    for id in ("a", "b"):
        assert table.move(0, "turn", version, id) is None
    for now in (table.table, Table.fold(decode(text, place) for place, text in enumerate(memory.log))):
        assert [now.asked_since(0, id, version) for id in ("a", "b", "c", "ready-0")] == [True, True, False, False]
        assert not now.asked_since(1, "a", version), "another seat has ids of its own"
        assert now.asked_since(1, "ready-1", 0)


def test_in_turn_a_command_on_an_old_version_is_stale() -> None:
    table, _ = host(Person(), Person(), turns="alternate")
    seat = min(table.table.to_act)
    table.move(seat, "turn", table.table.version)
    with pytest.raises(Mistake):
        table.move(seat, "turn", table.table.version - 1)
