"""The first game over the socket: a real table, that says its cards were laid out, and lives through a kill."""

from __future__ import annotations

import signal

import httpx

from server.conftest import Json, Page, Server, sitting, texts
from sukno.core.record import read_record, verify
from sukno.games.casino.lesson import FIRST_GAME, STEPS


def advised(page: Page) -> Json:
    """What the page shows first."""
    told = page.seen["lesson"]
    step: Json = next((step for step in told["now"] if step["move"]), told["remark"])
    return step


def follow(page: Page, moves: int) -> list[str]:
    """Do what is said so many times, or to the end of the deal; what the steps were."""
    steps: list[str] = []
    while moves and not page.seen["deal_over"]:
        if not page.my_turn:
            page.wait()
            continue
        step = advised(page)
        assert set(step["cards"]) <= {
            *page.scene["hand"],
            *page.scene["loose"],
            *(build["cards"][0] for build in page.scene["builds"]),
        }
        assert list(texts(step))
        assert page.ask("move", text=step["move"])["type"] == "done"
        steps.append(step["key"])
        moves -= 1
    return steps


def test_a_lesson_is_a_real_table_and_survives_a_kill(server: Server) -> None:
    opened = httpx.post(f"{server.address}/api/lesson", trust_env=False).json()
    steps: list[str] = []
    for moves in (3, 5, 10**6):
        with sitting(server.address, opened) as page:
            steps += follow(page, moves)
            done = page.seen["lesson"]["done"]
            if not page.seen["deal_over"]:
                assert page.seen["promise"]["laid_out"], "said from the first card on"
        server.stop(signal.SIGKILL)
        server.start(server.port)
        with sitting(server.address, opened) as page:
            assert page.seen["lesson"]["done"] == done
    assert done == list(STEPS)
    assert set(STEPS) - {"score"} <= set(steps)
    with sitting(server.address, opened) as page:
        assert page.seen["match"]["over"], "one deal is the match"
        assert page.seen["promise"]["pack"] == " ".join(map(str, FIRST_GAME.pack))
        assert page.seen["promise"]["laid_out"]
    text = httpx.get(
        f"{server.address}/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}, trust_env=False
    ).text
    assert [deal.laid_out for deal in read_record(text).deals] == [True]
    assert verify(read_record(text)) == [(0, True)]
    told = httpx.post(f"{server.address}/api/replay", json={"text": text}, trust_env=False).json()
    assert [deal["laid_out"] for deal in told["deals"]] == [True]


def test_a_move_taken_back_is_a_step_taken_back(client: httpx.Client) -> None:
    opened = client.post("/api/lesson").json()
    with sitting(client, opened) as page:
        first = advised(page)
        follow(page, 1)
        while not page.my_turn:
            page.wait()
        assert page.seen["lesson"]["done"] == ["take"]
        assert page.ask("undo")["type"] == "done"
        assert page.seen["lesson"]["done"] == []
        assert advised(page) == first


def test_the_game_after_a_lesson_is_shuffled_and_no_lesson(client: httpx.Client) -> None:
    before = client.get("/api/last-table").json()
    opened = client.post("/api/lesson").json()
    listed = client.post("/api/tables/list", json={"seats": [opened["seat"]]}).json()["tables"]
    assert [table["lesson"] for table in listed] == [True]
    with sitting(client, opened) as page:
        hand = page.scene["hand"]
        assert page.ask("call", call="resign")["type"] == "done"
        again = page.ask("again")
    listed = client.post("/api/tables/list", json={"seats": [again["seat"]]}).json()["tables"]
    assert [table["lesson"] for table in listed] == [False]
    with sitting(client, again) as page:
        assert page.seen["lesson"] is None
        assert not page.seen["promise"]["laid_out"]
        assert page.scene["hand"] != hand
    assert client.get("/api/last-table").json() == before, "the lesson's book is nobody's choice"
