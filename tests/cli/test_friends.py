"""A table for a friend from the command line: the page opens it; in the terminal nobody sits before two hands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sukno.core.refusal import Mistake
from sukno.store import Store, resume
from sukno.store.newtable import FRIEND, NewTable, read_last, write_last
from sukno.table import Awaited, Robot
from sukno.terminal.sitting import Left, Sitting, go_on
from sukno.words import message

from .conftest import Call


@pytest.fixture
def store(home: Path) -> Store:
    return Store.open(home)


@pytest.fixture
def between_people(store: Store) -> str:
    """A table where a friend has sat down."""
    table_id, host = NewTable(bots=(FRIEND,), name="Anna").open(store)
    host.take(1, 0, "[b]Boris[/b]", "mark")
    return table_id


def test_in_the_terminal_a_friend_is_refused_with_the_way_out(call: Call, store: Store) -> None:
    for door in ("--plain", "--terminal"):
        assert "browser" in call("play", "--bot", FRIEND, "--new", door).error
    with pytest.raises(Mistake, match="table-for-page"):
        Sitting.open(store, NewTable(bots=(FRIEND,)))
    assert store.tables() == []


def test_without_a_page_a_table_for_a_friend_says_what_is_missing(
    call: Call, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said to leave out options that nobody had given."""
    monkeypatch.setattr("sukno.server.built.is_built", lambda: False)
    complaint = call("play", "--bot", FRIEND, "--new", "--no-open").error
    assert "make page" in complaint
    assert "--plain" not in complaint
    assert store.tables() == []


def test_a_table_between_people_is_not_opened_in_the_terminal(call: Call, between_people: str) -> None:
    complaint = call("play", "--plain", "--resume", between_people).error
    assert f"sukno play --resume {between_people}" in complaint


def test_the_page_goes_on_with_it_and_the_terminal_with_another(store: Store, between_people: str) -> None:
    left = go_on(store, here=False)
    assert left.sitting is not None
    assert (left.sitting.id, left.sitting.seat, left.damaged, left.elsewhere) == (between_people, 0, (), ())
    assert go_on(store) == Left(None, (), (message("table-between-people", table=between_people),))
    assert Sitting.resume(store, between_people, here=False).seat == 0


@pytest.mark.parametrize("game", [(), ("casino",)])
def test_lines_say_where_the_game_with_a_friend_goes_on(call: Call, between_people: str, game: tuple[str, ...]) -> None:
    told = call("play", "--plain", *game).out
    assert told.startswith(f"Another game is unfinished. At the table {between_people} people play")


def test_the_one_who_opened_a_table_has_it_whichever_the_seat(store: Store) -> None:
    table_id, host = NewTable(bots=(FRIEND,), seat=1).open(store)
    host.take(0, 0, "Boris", "mark")
    assert Sitting.resume(store, table_id, here=False).seat == 1
    assert host.table.may_invite(1)
    assert not host.table.may_invite(0)


def test_a_choice_of_a_friend_does_not_follow_into_the_terminal(call: Call, store: Store) -> None:
    write_last(store, NewTable(bots=(FRIEND,)))
    assert call("play", "--plain", "--new").code == 0
    assert call("play", "--plain").code == 0
    players = [resume(store, table.id).table.players[1] for table in store.tables()]
    assert players == [Robot("steady")]


def test_who_plays_between_two_only_is_not_asked_to_more(call: Call, store: Store) -> None:
    """Neither by name, nor because it was chosen the last time, between two; and what is left is not complained of."""
    assert "steady" in call("play", "--plain", "--seats", "3", "--bot", "seasoned").error
    with pytest.raises(Mistake):
        NewTable(seats=3, bots=("seasoned", "steady")).open(store)
    write_last(store, NewTable(bots=("seasoned",)))
    assert call("play", "--plain", "--new").code == 0
    assert call("play", "--plain", "--new", "--seats", "3").code == 0
    players = [resume(store, table.id).table.players[1:] for table in store.tables()]
    assert sorted(players, key=len) == [(Robot("seasoned"),), (Robot("steady"), Robot("steady"))]
    write_last(store, NewTable(seats=3, bots=("seasoned", "greedy")))
    assert read_last(store).bots == ("steady", "greedy")


def test_a_friend_is_named_like_a_bot_and_an_unknown_one_is_not(call: Call) -> None:
    assert FRIEND in call("play", "--bot", "frend", "--plain").error


def test_the_list_names_the_friends(call: Call, store: Store, between_people: str) -> None:
    NewTable(seats=3, bots=(FRIEND, "random")).open(store)
    listed = call("play", "--list").out
    assert "You, [b]Boris[/b]" in listed
    assert "You, Friend, beginner" in listed
    names = [table["players"] for table in json.loads(call("play", "--list", "--json").out)["tables"]]
    assert ["Anna", "[b]Boris[/b]"] in names


def test_the_last_choice_of_a_friend_is_kept_for_the_page(store: Store) -> None:
    write_last(store, NewTable(seats=3, bots=(FRIEND, "greedy"), name="Anna"))
    last = read_last(store)
    assert last == NewTable(seats=3, bots=(FRIEND, "greedy"))
    assert last.players[1] == Awaited()
