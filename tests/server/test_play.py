"""Whole matches over the socket, and what a window may ask on the way."""

from __future__ import annotations

import httpx
import pytest

from server.conftest import Json, Page, open_table, sitting, texts
from sukno.core.record import read_record, replay, verify
from sukno.server.tokens import Tokens
from sukno.store import Store
from sukno.store import open_table as open_in
from sukno.table import Person


@pytest.mark.parametrize(
    ("seats", "book", "house"),
    [
        (2, "handbook", {}),
        (2, "digest-lottery", {"target": 12}),
        (3, "standard", {"target": 11}),
        (4, "handbook", {}),
        (4, "digest", {"partnership": "pairs", "target": 11}),
        (2, "family-draw", {}),
    ],
)
def test_a_whole_match(client: httpx.Client, seats: int, book: str, house: Json) -> None:
    opened = open_table(client, book=book, seats=seats, house=house, bots=["greedy"])
    with sitting(client, opened) as page:
        page.play()
        assert page.seen["match"]["verdict"] is not None
        assert page.seen["calls"] == []
        said = list(texts(page.seen))
        assert all("{" not in text for text in said)
        text = client.get(f"/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}).text
        record = read_record(text)
        *_, last = replay(record)
        assert list(last.match.totals) == page.seen["match"]["totals"]
        assert all(kept for _, kept in verify(record))
        again = page.ask("again")
        assert again == page.ask("again", id="other") | {"id": again["id"]}
    with sitting(client, {"table": again["table"], "seat": again["seat"]}) as page:
        page.play(1)
    told = client.post("/api/replay", json={"text": text}).json()
    assert len(told["steps"]) == sum(len(deal.play) + 1 for deal in record.deals)
    assert told["totals"] == list(last.match.totals)
    assert all(deal["kept"] == "yes" for deal in told["deals"])
    list(texts(told["verdict"]))


def test_every_version_comes_once_and_in_order(client: httpx.Client) -> None:
    with sitting(client, open_table(client, seats=4, bots=["random"])) as page:
        page.play(6)
        views = [said for said in map(_json, page.heard) if said["type"] == "seen"]
    versions = [view["version"] for view in views]
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert [view["fresh"] for view in views[1:]].count(0) == 0
    assert views[0]["fresh"] == 0


def _json(text: str) -> Json:
    import json

    read: Json = json.loads(text)
    return read


def my_turn(page: Page) -> Page:
    while not page.my_turn:
        page.wait()
    return page


def test_a_command_asked_again_is_done_once(client: httpx.Client) -> None:
    opened = open_table(client, bots=["random"])
    with sitting(client, opened) as page:
        text, version = my_turn(page).move(), page.seen["version"]
        first = page.ask("move", text=text, id="same")
        assert first["type"] == "done"
        assert page.ask("move", text=text, id="same", version=version) == first
        # Another window and another id: the move has been made, and is not made twice.
        with sitting(client, opened) as other:
            assert other.ask("move", text=text, id="same", version=version) == first
            assert other.ask("move", text=text, id="later", version=version)["type"] == "done"
            played = [one for one in other.scene["talk"] if one["what"] == "played" and one["seat"] == 0]
            assert len(played) == 1


def test_a_stale_command_fails_and_brings_the_present_table(client: httpx.Client) -> None:
    with sitting(client, open_table(client, bots=["random"])) as page:
        page.play(1)
        my_turn(page)
        for wish in ({"what": "deal"}, {"what": "undo"}, {"what": "move", "text": page.scene["hand"][0]}):
            before = len(page.heard)
            answer = page.ask(**wish, version=page.seen["version"] - 1)
            assert answer["type"] == "failed"
            assert answer["why"]["id"] == "table-moved-on"
            views = [said for said in map(_json, page.heard[before:]) if said["type"] == "seen"]
            assert [view["version"] for view in views] == [page.seen["version"]]


def test_all_windows_at_a_seat_are_told(client: httpx.Client) -> None:
    opened = open_table(client, bots=["random"])
    with sitting(client, opened) as page, sitting(client, opened) as other:
        my_turn(page)
        my_turn(other)
        page.ask("move", text=page.move())
        other.wait()
        assert other.seen["version"] > page.seen["version"] - 3
        assert other.scene["talk"][-1]["said"]


def test_undo_back_and_giving_up(client: httpx.Client) -> None:
    with sitting(client, open_table(client, bots=["random"])) as page:
        before = my_turn(page).scene
        page.ask("move", text=page.move())
        my_turn(page)
        earlier = page.ask("back", steps=2)
        assert earlier["steps"] == 2
        assert earlier["scene"]["hand"] == before["hand"]
        assert page.ask("back", steps=9999)["scene"]["talk"] == page.scene["talk"][:1]
        assert page.seen["undoable"] == 2
        assert page.ask("undo")["type"] == "done"
        assert page.seen["undone"] == 2
        assert page.scene == before
        assert page.ask("call", call="claim")["type"] == "refused"
        assert page.ask("again")["why"]["id"] == "match-goes-on"
        assert page.ask("call", call="resign", version=1)["type"] == "done"
        assert page.seen["match"]["verdict"]["said"]["id"] == "verdict-resigned"
        assert page.scene["talk"][-1]["what"] == "called"
        assert page.scene["to_act"] is None
        assert page.ask("deal")["type"] == "failed"


def test_what_a_selection_means(client: httpx.Client, store: Store) -> None:
    with sitting(client, open_table(client, bots=["random"])) as page:
        my_turn(page)
        card, lying = page.scene["hand"][0], page.scene["loose"]
        for loose in (lying[:0], lying[:1], lying[:2], lying):
            meaning = page.ask("pick", card=card, loose=loose, builds=[])["meaning"]
            assert meaning["loose"] == loose
            assert bool(meaning["moves"]) != bool(meaning["refusal"]) or not loose
            list(texts(meaning))
        elsewhere = next(card for card in ("2c", "7d", "Ks") if card not in lying)
        for wrong in ({"loose": [elsewhere]}, {"builds": [elsewhere]}, {"loose": [lying[0]] * 2}):
            assert page.ask("pick", card=card, **wrong)["why"]["id"] == "server-selection"
        refused = page.ask("move", text=f"{card}x{lying[0]}{lying[1]}{lying[2]}{lying[3]}")
        assert refused["type"] in ("refused", "done")


def test_a_move_for_another_seat_is_refused(client: httpx.Client, store: Store) -> None:
    table_id, host = open_in(store, game="casino", book="handbook", players=(Person("Anna"), Person("Boris")))
    tokens = Tokens(store)
    mover = min(host.table.to_act)
    idle = 1 - mover
    with (
        sitting(client, {"table": table_id, "seat": tokens.token(table_id, mover)}) as acting,
        sitting(client, {"table": table_id, "seat": tokens.token(table_id, idle)}) as waiting,
    ):
        text = acting.move()
        refused = waiting.ask("move", text=text)
        assert refused["type"] == "refused"
        assert refused["refusal"]["rule"] in ("turn", "hand")
        assert waiting.seen["seats"][mover]["name"] == ("Anna", "Boris")[mover]
        assert acting.ask("move", text=text)["type"] == "done"
        waiting.wait()
        assert waiting.scene["to_act"] == idle
