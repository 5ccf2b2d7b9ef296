"""People with people: a seat kept for a friend, the invitation that seats one person once, and the match they play."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.conftest import Json, Page, Server, friends_come, open_table, serving, sitting, take, texts, until_closed
from server.conftest import line as line_to
from server.test_games import SHORT, sitting_down
from sukno.core.record import read_record, replay
from sukno.core.registry import find_game, game_keys
from sukno.server import invitations, serve
from sukno.store import Store, resume
from sukno.store.newtable import FRIEND, NewTable, read_last
from sukno.table import Awaited, Person, Robot
from sukno.table.people import NAME_LETTERS, clean_name


def for_friend(client: httpx.Client, **new: Any) -> Json:
    return open_table(client, **{"bots": [FRIEND], **new})


def invitation_of(client: httpx.Client, opened: Json) -> str:
    with sitting(client, opened) as page:
        return str(page.seen["invitations"][0]["token"])


def opened_by(client: httpx.Client, invitation: str) -> httpx.Response:
    return client.post("/api/invitations/open", json={"invitation": invitation})


def tried(client: httpx.Client, invitation: str, key: str = "k" * 16, name: str = "") -> httpx.Response:
    return client.post("/api/invitations/take", json={"invitation": invitation, "key": key, "name": name})


def refused(answer: httpx.Response, status: int, why: str) -> bool:
    list(texts(answer.json()))
    return (answer.status_code, answer.json()["why"]["id"]) == (status, why)


def play_out(pages: dict[int, Page], most: int = 100) -> None:
    """Play the match, each in their turn; whoever sat down last asks for the next deals, and gives up a long one."""
    leader = pages[max(pages)]
    while not leader.seen["match"]["over"]:
        version = leader.seen["version"]
        if version > most:
            assert leader.ask("call", call="resign")["type"] == "done"
        elif leader.seen["deal_over"]:
            assert leader.ask("deal")["type"] == "done"
        else:
            mover = next(page for page in pages.values() if page.my_turn)
            answer = mover.ask("move", text=mover.move())
            assert answer["type"] == "done", answer
        for page in pages.values():
            page.catch_up(version + 1)


def test_a_table_for_a_friend_waits_and_says_so(client: httpx.Client) -> None:
    opened = for_friend(client, seats=3, bots=[FRIEND, "random"], name="  Anna\n ")
    with sitting(client, opened) as page:
        assert [seat["kind"] for seat in page.seen["seats"]] == ["you", "awaited", "bot"]
        assert [invitation["seat"] for invitation in page.seen["invitations"]] == [1]
        welcome = opened_by(client, page.seen["invitations"][0]["token"]).json()
        list(texts(welcome))
        assert (welcome["host"], welcome["closed"], welcome["seat"]) == ("Anna", None, 1)
        assert [seat["kind"] for seat in welcome["seats"]] == ["person", "you", "bot"]
        taken = take(client, page.seen["invitations"][0]["token"], "Борис")
        while page.seen["invitations"]:  # the bot moves meanwhile
            page.wait()
        assert page.seen["seats"][1]["name"] == "Борис"
        assert page.present == []
        with sitting(client, taken) as friend:
            page.wait_for(1)
            friend.wait_for(0)
            assert friend.seen["seats"][0]["name"] == "Anna"
            assert friend.seen["invitations"] == []
            assert friend.ask("undo")["type"] == "failed"
        page.wait_for()


def test_an_invitation_is_no_seat_and_tells_no_cards(client: httpx.Client) -> None:
    opened = for_friend(client)
    invitation = invitation_of(client, opened)
    welcome = opened_by(client, invitation).text
    assert opened["seat"].rpartition(".")[2] not in welcome
    for link in (invitation, f"{opened['table']}.1.{invitation.rpartition('.')[2]}"):
        with line_to(client, {"table": opened["table"], "seat": link}) as socket:
            heard, code = until_closed(socket)
            assert (heard[0]["type"], code) == ("failed", 4403)
        assert client.get(f"/api/tables/{opened['table']}/record", params={"seat": link}).status_code == 403
    assert client.post("/api/tables/list", json={"seats": [invitation]}).json()["tables"] == []


def test_a_seat_is_taken_once_and_its_token_is_its_own(client: httpx.Client) -> None:
    opened = for_friend(client)
    invitation = invitation_of(client, opened)
    first = tried(client, invitation, "first-key-of-one")
    assert first.status_code == 201
    assert first.json()["seat"] != opened["seat"]
    # Asked again, for the answer was lost: the same seat. Anybody else comes too late, the one who invited too.
    assert tried(client, invitation, "first-key-of-one").json() == first.json()
    assert refused(tried(client, invitation, "another-key-here"), 409, "invitation-taken")
    assert opened_by(client, invitation).json()["closed"]["id"] == "invitation-taken"


@pytest.mark.parametrize(
    "text", ["", "x", "a.1.0.b", "..", "a.1", "a.1.0." + "0" * 40, "a.-1.0.b", "ä.1.0.ü", "a.1.99999.b"]
)
def test_what_is_no_invitation(client: httpx.Client, text: str) -> None:
    for answer in (opened_by(client, text), tried(client, text)):
        assert refused(answer, 403, "invitation-broken")


def test_an_invitation_of_another_table_or_seat_opens_nothing(client: httpx.Client) -> None:
    one, other = (invitation_of(client, for_friend(client)) for _ in range(2))
    table, seat, number, seal = one.split(".")
    for wrong in (
        f"{other.split('.')[0]}.{seat}.{number}.{seal}",
        f"{table}.0.{number}.{seal}",
        f"{table}.{seat}.1.{seal}",
        f"{table}.{seat}.00.{seal}",
    ):
        assert refused(tried(client, wrong), 403, "invitation-broken")


def test_a_renewed_invitation_is_worth_nothing(client: httpx.Client) -> None:
    opened = for_friend(client)
    with sitting(client, opened) as page:
        old = page.seen["invitations"][0]["token"]
        assert page.ask("renew", seat=1)["type"] == "done"
        new = page.seen["invitations"][0]["token"]
        assert new != old
        assert opened_by(client, old).json()["closed"]["id"] == "invitation-withdrawn"
        assert refused(tried(client, old), 409, "invitation-withdrawn")
        friend = take(client, new)
        page.wait()
        assert page.ask("renew", seat=1)["why"]["id"] == "seat-not-waiting"
        assert page.ask("fill", seat=1)["why"]["id"] == "seat-not-waiting"
        with sitting(client, friend) as guest:
            assert guest.ask("renew", seat=1)["type"] == "failed"


def test_nobody_waits_any_longer(client: httpx.Client) -> None:
    with sitting(client, for_friend(client)) as page:
        invitation = page.seen["invitations"][0]["token"]
        for seat in (0, 9, 10):
            assert page.ask("fill", seat=seat)["type"] == "failed"
        assert page.ask("fill", seat=1)["type"] == "done"
        assert page.seen["seats"][1]["kind"] == "bot"
        assert refused(tried(client, invitation), 409, "invitation-taken")
        page.play(2)


def test_of_many_who_come_at_once_exactly_one_sits_down(client: httpx.Client, store: Store) -> None:
    invitation = invitation_of(client, for_friend(client))
    with serving(store) as elsewhere, ThreadPoolExecutor(8) as crowd:
        doors = [client, elsewhere] * 4
        answers = list(crowd.map(lambda at: tried(doors[at], invitation, f"key-of-number-{at:03}"), range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 7
    table = resume(store, invitation.partition(".")[0]).table
    assert len(table.marks) == 1


def test_a_seat_taken_survives_the_death_of_the_server(server: Server, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        opened = for_friend(client)
        invitation = invitation_of(client, opened)
        taken = take(client, invitation, "Vera")
    server.stop(signal.SIGKILL)
    server.start(server.port)
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        assert take(client, invitation) == taken  # the answer may have been lost with the server
        assert refused(tried(client, invitation, "another-key-here"), 409, "invitation-taken")
        with sitting(client, opened) as page, sitting(client, taken) as friend:
            assert page.seen["seats"][1]["name"] == "Vera"
            assert friend.seen["seat"] == 1
        listed = client.post("/api/tables/list", json={"seats": [taken["seat"]]}).json()["tables"]
        assert (listed[0]["guest"], listed[0]["players"][1]["kind"]) == (True, "you")
    with closing(sqlite3.connect(tmp_path / "home" / "sukno.db")) as db:
        log = " ".join(entry for (entry,) in db.execute("SELECT entry FROM entries"))
    assert taken["seat"].rpartition(".")[2] not in log
    assert "k" * 16 not in log


@pytest.mark.parametrize("game", game_keys())
def test_a_match_of_people_and_the_next_one(client: httpx.Client, game: str) -> None:
    sit: Callable[..., Any] = sitting if game == "casino" else sitting_down
    opened = for_friend(client, game=game, house=SHORT.get(game, {}), name="Anna")
    with sit(client, opened) as page, ExitStack() as stack:
        friend = friends_come(client, page, sit, stack)[1]
        friend.wait_for(0)
        play_out({0: page, 1: friend})
        assert page.seen["next"] is None
        again = page.ask("again")
        friend.wait()
        # The friend is told where, with a seat of their own; asking leads to the same table.
        assert friend.seen["next"]["table"] == again["table"] == friend.ask("again")["table"]
        assert friend.seen["next"]["seat"] != again["seat"]
        record = client.get(f"/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}).text
        assert read_record(record).players == ("Anna", "Friend 1")
        *_, end = replay(read_record(record))
        assert end.match.over
        with sit(client, again) as mine, sit(client, friend.seen["next"]) as theirs:
            assert [mine.seen["seat"], theirs.seen["seat"]] == [0, 1]
            assert mine.seen["seats"][1]["name"] == "Friend 1"
            assert mine.ask("call", call="resign")["type"] == "done"
            theirs.wait()
            assert theirs.seen["match"]["over"]
            assert theirs.seen["scene"]["talk"][-1]["said"]["id"] == "call-resign"
        # That one is over too: from the first table one comes to a third.
        assert page.ask("again")["table"] not in (opened["table"], again["table"])


def test_the_next_table_is_the_same_after_a_restart(client: httpx.Client, store: Store) -> None:
    opened = for_friend(client)
    with sitting(client, opened) as page:
        taken = take(client, page.seen["invitations"][0]["token"])
        page.wait()
        assert page.ask("call", call="resign")["type"] == "done"
        first = page.ask("again")
    with serving(store) as restarted, sitting(restarted, taken) as friend:
        assert friend.seen["next"]["table"] == first["table"]
        assert friend.ask("again")["table"] == first["table"]
    # Two servers asked in the same moment: one table.
    third = []
    with sitting(client, first) as page, serving(store) as elsewhere:
        assert page.ask("call", call="resign")["type"] == "done"
        with sitting(elsewhere, {"table": first["table"], "seat": friend.seen["next"]["seat"]}) as friend:
            third = [page.ask("again")["table"], friend.ask("again")["table"]]
    assert len(set(third)) == 1
    assert len(store.tables()) == 3


def test_both_ask_for_the_next_deal(client: httpx.Client) -> None:
    with sitting(client, for_friend(client, book="family-draw", house={"target": 40})) as page, ExitStack() as stack:
        friend = friends_come(client, page, sitting, stack)[1]
        pages = {0: page, 1: friend}
        while not page.seen["deal_over"]:
            version = page.seen["version"]
            mover = next(one for one in pages.values() if one.my_turn)
            assert mover.ask("move", text=mover.move())["type"] == "done"
            for one in pages.values():
                one.catch_up(version + 1)
        assert page.ask("deal")["type"] == "done"
        # The friend pressed before that was heard: it is done, and nothing is dealt twice.
        assert friend.ask("deal")["type"] == "done"
        assert friend.seen["match"]["deal"] == 2


def test_a_guest_leaves_a_table_and_does_not_delete_it(client: httpx.Client) -> None:
    opened = for_friend(client)
    taken = take(client, invitation_of(client, opened))
    answer = client.delete(f"/api/tables/{opened['table']}", params={"seat": taken["seat"]})
    assert refused(answer, 403, "table-of-others")
    assert client.delete(f"/api/tables/{opened['table']}", params={"seat": opened["seat"]}).status_code == 204


def test_an_invitation_to_a_table_that_is_gone(client: httpx.Client) -> None:
    opened = for_friend(client)
    invitation = invitation_of(client, opened)
    client.delete(f"/api/tables/{opened['table']}", params={"seat": opened["seat"]})
    for answer in (opened_by(client, invitation), tried(client, invitation)):
        assert refused(answer, 404, "store-no-table")


def test_a_choice_of_a_friend_is_remembered_and_a_name_is_not(client: httpx.Client, store: Store) -> None:
    for_friend(client, seats=3, bots=["beginner", FRIEND], name="Anna")
    assert read_last(store) == NewTable("casino", "handbook", {}, 3, ("beginner", FRIEND))
    last = client.get("/api/last-table").json()
    assert (last["bots"], last["name"]) == (["beginner", FRIEND], "")
    assert NewTable(seats=3, bots=("beginner", FRIEND)).with_bots().players == (
        Person(),
        Robot("beginner"),
        Robot("steady"),
    )
    assert isinstance(NewTable(bots=(FRIEND,)).players[1], Awaited)


def test_no_bot_is_called_a_friend() -> None:
    assert not [key for key in game_keys() if FRIEND in find_game(key).bots()]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Анна\tМария \n", "Анна Мария"),
        ("<b>x</b> { $a }", "<b>x</b> { $a }"),
        ("a" * 100, "a" * NAME_LETTERS),
        ("\u202eanna\u200b\0\ue000", "anna"),
        ("z\u0300\u0301\u0302\u0303algo", "z\u0300algo"),
        ("\u0301", ""),
        ("Й", "Й"),
        ("\ud800x", "x"),
        ("steady", "Steady"),
        ("   ", ""),
    ],
)
def test_names_are_short_lines_that_can_be_seen(text: str, name: str) -> None:
    assert clean_name(text, ("random", "steady")) == name
    assert clean_name(name, ("random", "steady")) == name


def test_a_person_called_like_a_bot_is_a_person(client: httpx.Client) -> None:
    opened = for_friend(client, name="steady")
    taken = take(client, invitation_of(client, opened), "random")
    listed = client.post("/api/tables/list", json={"seats": [opened["seat"], taken["seat"]]}).json()["tables"]
    assert [seat["kind"] for seat in listed[0]["players"]] in (["you", "person"], ["person", "you"])
    record = client.get(f"/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}).text
    assert read_record(record).players == ("Steady", "Random")


def test_the_address_for_others_is_told_at_this_computer_alone(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/api/reach").json() == {"address": ""}
    assert serve.address_for_others("127.0.0.1", 80) == serve.address_for_others("localhost", 80) == ""
    assert serve.address_for_others("192.168.1.7", 8765) == "http://192.168.1.7:8765/"
    assert serve.address_for_others("fd00::7", 8765) == "http://[fd00::7]:8765/"
    monkeypatch.setattr(serve, "ELSEWHERE", ("127.0.0.1", 9))  # as if the network were this computer
    assert serve.address_for_others("0.0.0.0", 8765) == "http://127.0.0.1:8765/"
    monkeypatch.setattr(invitations, "is_loopback", lambda host: False)
    assert client.get("/api/reach").json() == {"address": ""}
