"""The server killed in the middle of a game, and started again: the same table, nothing lost, nothing doubled."""

from __future__ import annotations

import json
import signal
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from server.conftest import Json, Page, Server, line, sitting
from sukno.core.record import read_record, replay, verify


def test_a_match_across_kills(server: Server, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        opened = client.post("/api/tables", json={"book": "standard", "house": {"target": 11}}).json()
    last: Json = {}
    for kill in range(4):
        with sitting(server.address, opened) as page:
            if last:
                # The cards on the table are those of the log: nothing that was told is lost.
                assert page.seen["version"] >= last["version"]
                assert page.scene["talk"][: len(last["scene"]["talk"])] == last["scene"]["talk"]
                assert page.seen["promise"]["commitment"] == last["promise"]["commitment"]
            page.play(1 + kill)
            while not page.my_turn and not page.seen["deal_over"]:
                page.wait()
            if page.seen["deal_over"]:
                page.ask("deal")
                while not page.my_turn:
                    page.wait()
            text, version = page.move(), page.seen["version"]
            command = json.dumps({"type": "move", "id": "killed", "version": version, "text": text})
            page.send(command)
            if kill % 2:  # sometimes before the answer, sometimes after it
                page.answer("killed")
            server.stop(signal.SIGKILL)
            last = page.seen
            with suppress(ConnectionClosed):
                while True:
                    page.hear()
                    last = page.seen
        server.start(server.port)
        with sitting(server.address, opened) as page:
            page.send(command)
            assert page.answer("killed")["type"] == "done"
            played = [one["move"] for one in page.scene["talk"] if one["what"] == "played" and one["seat"] == 0]
            assert played.count(text) == 1
            last = page.seen
    with sitting(server.address, opened) as page:
        page.play()
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        text = client.get(f"/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}).text
        summaries = client.post("/api/tables/list", json={"seats": [opened["seat"], "none.0.x"]}).json()["tables"]
    record = read_record(text)
    *_, end = replay(record)
    assert end.match.over
    assert all(kept for _, kept in verify(record))
    assert [(one["table"], one["over"]) for one in summaries] == [(opened["table"], True)]


def test_a_long_message_closes_the_line_and_nothing_else(server: Server) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=20) as client:
        opened = client.post("/api/tables", json={}).json()
        with line(server.address, opened) as socket:
            page = Page(socket.send, lambda: str(socket.recv(timeout=20)))
            version = page.seen["version"]
            with suppress(ConnectionClosed):
                socket.send("x" * 1_000_000)
                while True:
                    page.hear()
            assert socket.close_code in (1009, 1006)
        with sitting(server.address, opened) as page:
            assert page.seen["version"] >= version
        for wrong in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
            assert client.get("/api/books", headers=wrong).status_code in (403, 421)
        assert client.get("/api/books", headers={"Origin": server.address}).status_code == 200
