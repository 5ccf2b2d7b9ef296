"""All play at once: whoever comes first has the pile, nothing is stale or done twice, bots have their own time."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest

from server.conftest import Json, Server, line, open_table, serving
from server.test_games import PicturePage, as_it_lay, sitting_down
from sukno.cards import PACK, Card, Suit
from sukno.core.record import read_record, replay
from sukno.server.tokens import Tokens
from sukno.store import Store
from sukno.store import open_table as open_in
from sukno.table import Person

pytestmark = pytest.mark.usefixtures("hurried")
HEARTS = tuple(Card.of(rank, Suit.HEARTS) for rank in range(1, 14))


def contested(first: tuple[Card, ...]) -> tuple[Card, ...]:
    """A pack of Klondike of which these cards are turned first."""
    rest = [card for card in PACK if card not in first]
    return (*rest[:28], *first, *rest[28:])


def two_people(store: Store, house: Json | None = None) -> list[Json]:
    """A race between two, with all hearts in the order in which they go up; only one has the ace."""
    pack = (*contested(HEARTS), *contested(HEARTS[1:]))
    table_id, _ = open_in(
        store, game="race", book="leeming", house=house, players=(Person("Anna"), Person("Boris")), pack=pack
    )
    return [{"table": table_id, "seat": Tokens(store).token(table_id, seat)} for seat in (0, 1)]


@contextmanager
def both(client: httpx.Client, links: list[Json]) -> Iterator[list[PicturePage]]:
    with ExitStack() as stack:
        pages = [stack.enter_context(sitting_down(client, link)) for link in links]
        for page in pages:
            assert page.ask("move", text="ready")["type"] == "done"
        yield pages


def send(page: PicturePage, text: str, id: str, version: int | None = None) -> str:
    """Send a move and wait for nothing."""
    at = page.seen["version"] if version is None else version
    page.send(json.dumps({"type": "move", "id": id, "version": at, "text": text}))
    return id


def place(page: PicturePage, key: str) -> Json:
    return next(one for one in page.scene["places"] if one["key"] == key)


def test_of_two_who_contest_a_pile_one_has_it(store: Store, client: httpx.Client) -> None:
    links = two_people(store)
    rng = Random(1)
    won: list[int] = []
    with both(client, links) as pages:
        assert pages[0].ask("move", text="turn")["type"] == "done"
        assert pages[0].ask("move", text=str(HEARTS[0]))["type"] == "done"
        for card in HEARTS[1:]:
            for page in pages:
                assert page.ask("move", text="turn")["type"] == "done"
            order = rng.sample((0, 1), 2)
            version = max(page.seen["version"] for page in pages)
            for seat in order:
                send(pages[seat], str(card), str(card), version)
            answers = [page.answer(str(card)) for page in pages]
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            winner = [answer["type"] for answer in answers].index("done")
            late = answers[1 - winner]["refusal"]
            assert (late["rule"], late["why"]["args"]["card"]) == ("first", [str(card)])
            won.append(winner)
            for page in pages:
                while place(page, "foundation-h-0")["count"] < card.rank:
                    page.wait()
                assert place(page, "foundation-h-0")["cards"] == [str(card)]
                assert place(page, "foundation-h-0")["from_seats"] == [winner]
                assert place(page, f"waste-{1 - winner}")["cards"] == [str(card)], "his card lies there still"
        text = client.get(f"/api/tables/{links[0]['table']}/record", params={"seat": links[0]["seat"]}).text
    assert set(won) == {0, 1}
    assert len(read_record(text).deals[0].play) == 2 + 2 + 24 + 12


def test_versions_come_in_order_and_no_command_is_stale(store: Store, client: httpx.Client) -> None:
    with both(client, two_people(store)) as pages:
        old = pages[0].seen["version"]
        assert pages[0].seen["at_once"]
        assert pages[0].scene["dealer"] is None, "nobody deals"
        # Two cards turned before the first is seen: the same text, meant twice; and both on a version long gone.
        for number in range(3):
            assert pages[1].ask("move", text="turn")["type"] == "done"
            ids = [send(pages[0], "turn", f"{number} {which}", old) for which in "ab"]
            assert [pages[0].answer(id)["type"] for id in ids] == ["done", "done"]
            assert place(pages[0], "waste-0")["count"] == 2 * number + 2
        assert pages[0].ask("undo")["type"] == "failed"
        for page in pages:
            while page.seen["version"] < old + 9:
                page.wait()
            versions = [said["version"] for said in map(json.loads, page.heard) if said["type"] == "seen"]
            assert versions == list(range(versions[0], versions[-1] + 1))


def test_in_turn_a_command_on_an_old_version_is_stale(store: Store, client: httpx.Client) -> None:
    links = two_people(store, {"turns": "alternate"})
    with sitting_down(client, links[0]) as page, sitting_down(client, links[1]) as other:
        assert not page.seen["at_once"]
        first = page if page.my_turn else other
        version = first.seen["version"]
        assert first.ask("move", text="turn")["type"] == "done"
        answer = first.ask("move", text="over", version=version - 1)
        assert (answer["type"], answer["why"]["id"]) == ("failed", "table-moved-on")


def test_a_command_asked_again_at_another_server_is_done_once(tmp_path: Path) -> None:
    with Store.open(tmp_path / "home") as store:
        links = two_people(store)
        with serving(store) as client, both(client, links) as pages:
            version = pages[0].seen["version"]
            for id in ("one", "two"):
                send(pages[0], "turn", id, version)
                assert pages[0].answer(id)["type"] == "done"
        with serving(store) as client, sitting_down(client, links[0]) as page:
            assert place(page, "waste-0")["count"] == 2
            # The page got no answer, and asks again: of these two were done, and the third was not.
            for id in ("one", "two", "three"):
                send(page, "turn", id, version)
                assert page.answer(id)["type"] == "done"
            assert place(page, "waste-0")["count"] == 3
            # The other seat has ids of its own.
            with sitting_down(client, links[1]) as other:
                send(other, "turn", "one", version)
                assert other.answer("one")["type"] == "done"
                assert place(other, "waste-1")["count"] == 1


def test_bots_play_in_their_own_time_and_stand_still_when_nobody_is_there(store: Store, client: httpx.Client) -> None:
    opened = open_table(client, game="race", seats=3, bots=["random", "random"], house={"win_on": "foundations"})

    def written() -> list[str]:
        text = client.get(f"/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}).text
        return list(read_record(text).deals[0].play)

    with sitting_down(client, opened) as page:
        page.ask("move", text="ready")
        while page.seen["version"] < 30:
            page.wait()
        assert not page.seen["match"]["over"]
    # It takes a moment until the server knows that the window is closed. Did they go on, they would be stuck one day.
    while len({len(written()) for _ in range(10)}) > 1:
        pass
    play = written()
    assert {move[0] for move in play} == {"0", "1", "2"}
    with sitting_down(client, opened) as page:
        while page.seen["version"] < len(play) + 12:
            page.wait()


def test_a_race_goes_on_after_a_kill(server: Server, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        opened = client.post("/api/tables", json={"game": "race", "seats": 3, "bots": ["expert", "expert"]}).json()
        with line(server.address, opened) as connected:
            page = PicturePage(connected.send, lambda: str(connected.recv(timeout=20)))
            page.ask("move", text="ready")
            while len(page.scene["to_act"]) < 3 or page.seen["version"] < 8:
                page.wait()
            send(page, "turn", "killed")
            server.stop(signal.SIGKILL)
            last, turned = page.seen, place(page, "waste-0")["count"]
        server.start(server.port)
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        with sitting_down(client, opened) as page:
            assert page.seen["version"] >= last["version"]
            send(page, "turn", "killed", last["version"])
            assert page.answer("killed")["type"] == "done"
            assert place(page, "waste-0")["count"] == turned + 1
            version = page.seen["version"]
            while page.seen["version"] < version + 3:
                page.wait()
            assert page.ask("call", call="resign", version=1)["type"] == "done"
        text = client.get(f"/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}).text
        told = client.post("/api/replay", json={"text": text}).json()
    as_it_lay(told, read_record(text))
    *_, end = replay(read_record(text))
    assert end.match.over
