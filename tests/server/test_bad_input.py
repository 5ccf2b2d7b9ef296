"""Bad input of every kind: a clear refusal, nothing changed, and the line lives or closes cleanly."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from server.conftest import Page, line, open_table, serving, sitting, texts, until_closed
from sukno.server import built, limits
from sukno.server.app import litestar
from sukno.store import Store

MALFORMED = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    "[" * 5000,
    '"move"',
    "\ud800",
    '{"type": "move"}',
    '{"type": "nothing", "id": "1", "version": 1}',
    '{"type": "move", "id": "", "version": 3, "text": "9h"}',
    '{"type": "move", "id": 7, "version": 3, "text": "9h"}',
    '{"type": "move", "id": "1", "version": "3", "text": "9h"}',
    '{"type": "move", "id": "1", "version": 1e999, "text": "9h"}',
    '{"type": "move", "id": "1", "version": 3, "text": "9h", "more": 1}',
    '{"type": "move", "id": "1", "version": 3, "text": "' + "9" * 300 + '"}',
    '{"type": "pick", "id": "1", "version": 3, "card": "11h"}',
    '{"type": "pick", "id": "1", "version": 3, "card": "9h", "loose": "9h"}',
    '{"type": "call", "id": "1", "version": 3, "call": "nothing"}',
    '{"type": "back", "id": "1", "version": 3, "steps": -1}',
]


def at_rest(page: Page) -> Page:
    while not page.my_turn:
        page.wait()
    return page


def test_malformed_messages(client: httpx.Client) -> None:
    with sitting(client, open_table(client)) as page:
        version = at_rest(page).seen["version"]
        for text in MALFORMED:
            if text == "\ud800":
                continue  # no client can send it
            page.send(text)
            answer = page.hear()
            assert answer["type"] == "failed", text
            list(texts(answer))
        for text in ("", "9h x", "6cx", "Zz", "9h" * 100, "=", "[9]", "Ac=14xAhKd", "\0", "🂡"):
            answer = page.ask("move", text=text)
            assert answer["type"] in ("failed", "refused"), text
            list(texts(answer))
        assert page.ask("choose", card="As")["type"] in ("chosen", "failed")
        assert page.seen["version"] == version
        assert page.ask("back", steps=0)["type"] == "earlier"


@pytest.mark.parametrize("link", ["", "x", "t.0.x", "a.b.c.d", "é.0.é", "{table}.1.{seal}", "{table}.0.{seal}x", "."])
def test_a_link_that_opens_no_seat(client: httpx.Client, link: str) -> None:
    opened = open_table(client)
    seal = opened["seat"].rpartition(".")[2]
    wrong = {"table": opened["table"], "seat": link.format(table=opened["table"], seal=seal)}
    with line(client, wrong) as socket:
        (failed,), code = until_closed(socket)
    assert failed["why"]["id"] == "server-no-seat"
    assert code == 4403
    for method, path in (("GET", "/record"), ("DELETE", "")):
        answer = client.request(method, f"/api/tables/{opened['table']}{path}", params={"seat": wrong["seat"]})
        assert answer.status_code == 403, answer.text
    with sitting(client, opened) as page:
        assert page.seen["table"] == opened["table"]


def test_a_deleted_table_is_gone(client: httpx.Client) -> None:
    opened = open_table(client)
    path = f"/api/tables/{opened['table']}"
    with line(client, opened) as socket:
        assert client.delete(path, params={"seat": opened["seat"]}).status_code == 204
        until_closed(socket)
    with line(client, opened) as socket:
        (failed,), code = until_closed(socket)
    assert (failed["why"]["id"], code) == ("store-no-table", 4404)
    assert client.get(f"{path}/record", params={"seat": opened["seat"]}).status_code == 404
    assert client.delete(path, params={"seat": opened["seat"]}).status_code == 404
    assert client.post("/api/tables/list", json={"seats": [opened["seat"]]}).json() == {"tables": []}


def test_another_origin_gets_nothing(client: httpx.Client) -> None:
    opened = open_table(client)
    own = str(client.base_url).rstrip("/")
    for origin in ("http://evil.example", "null", f"{own}.evil.example", "http://127.0.0.1:81"):
        with pytest.raises(InvalidStatus), sitting(client, opened, Origin=origin):
            pass
        answer = client.post("/api/tables", json={}, headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["why"]["id"] == "server-origin"
    with sitting(client, opened, Origin=own) as page:
        assert page.seen["table"] == opened["table"]
    assert client.post("/api/tables", json={}, headers={"Origin": own}).status_code == 201


def test_only_its_own_name_is_answered_to(store: Store) -> None:
    with serving(store, {"127.0.0.1"}) as client:
        assert client.get("/api/books").status_code == 200
        assert client.get("/api/books", headers={"Host": "evil.example"}).status_code == 421
        assert client.get("/api/books", headers={"Host": "[bad"}).status_code == 421


def test_too_fast_and_too_long(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from sukno.server import play

    opened = open_table(client)
    monkeypatch.setattr(play, "for_socket", lambda: limits.Bucket(2, 0.0))
    with line(client, opened) as socket:
        for place in range(play.DEAF + 4):
            socket.send(json.dumps({"type": "back", "id": str(place), "version": 3, "steps": 0}))
        answers, code = until_closed(socket)
        assert code == play.TOO_FAST
        failed = [answer for answer in answers if answer["type"] == "failed"]
        assert failed
        assert failed[0]["why"]["id"] == "server-too-fast"
        assert failed[0]["id"] == "2"
    monkeypatch.undo()
    with line(client, opened) as socket:
        socket.send("x" * (limits.COMMAND_BYTES + 1))
        assert until_closed(socket)[1] == play.TOO_BIG
    assert client.post("/api/tables", content=b"x" * 100_000).status_code == 413
    assert client.post("/api/replay", json={"text": "x" * 2_000_000}).status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess"},
        {"book": "none"},
        {"seats": 5},
        {"bots": ["genius"]},
        {"house": {"none": 1}},
        {"house": {"hand_size": 23}},
        {"house": {"target": [1, 2]}},
        {"more": 1},
        [],
        None,
        "x",
    ],
)
def test_tables_that_cannot_be_opened(client: httpx.Client, store: Store, body: Any) -> None:
    before = store.tables()
    for path, method in (("/api/tables", "POST"), ("/api/last-table", "PUT"), ("/api/options", "POST")):
        answer = client.request(method, path, json=body)
        if answer.status_code != 400:
            assert (path, body) == ("/api/options", {"bots": ["genius"]}) or path == "/api/last-table", answer.text
        else:
            list(texts(answer.json()))
    assert store.tables() == before


@pytest.mark.parametrize("text", ["", "x", "format = 9", "{", "format = 1\ngame = 'casino'", "\0", "a=" + "[" * 2000])
def test_records_that_do_not_hold(client: httpx.Client, text: str) -> None:
    answer = client.post("/api/replay", json={"text": text})
    assert answer.status_code == 400, answer.text
    list(texts(answer.json()))


def test_the_rest_of_the_rest(client: httpx.Client) -> None:
    new = {"book": "digest", "seats": 3, "house": {"trail": "only_if_no_play"}, "bots": ["beginner", "greedy"]}
    assert client.put("/api/last-table", json=new).status_code == 204
    assert client.get("/api/last-table").json() == {"game": "casino", "name": "", "hints": False, **new}
    books = client.get("/api/books", params={"lang": "ru"}).json()
    assert len(books["books"]) == 15
    assert [bot["key"] for bot in books["bots"] if bot["usual"]] == ["steady"]
    assert {bot["key"]: bot["seats"] for bot in books["bots"]}["seasoned"] == [2]
    assert books["hints"]
    options = client.post("/api/options", json=new).json()["options"]
    trail = next(option for option in options if option["option"] == "trail")
    assert (trail["value"], trail["changed"]) == ("only_if_no_play", True)
    assert trail["by_book"] in [value["value"] for value in trail["values"]]
    for option in options:
        for value in option["values"][:3]:
            changed = {**new, "house": {option["option"]: value["value"]}}
            assert client.post("/api/options", json=changed).status_code in (200, 400)
    rules = client.get("/api/books/digest/rules", params={"house": '{"trail": "only_if_no_play"}', "lang": "ru"}).json()
    assert any(point["changed"] for section in rules["sections"] for point in section["points"])
    assert client.get("/api/books/digest/rules", params={"house": "{"}).status_code == 400
    assert client.get("/api/books/none/rules").status_code == 400
    assert client.get("/api/books/digest/options", params={"lang": "de"}).status_code == 400
    assert client.get("/api/nothing").status_code == 404
    assert client.put("/api/books").status_code == 405


def test_words_and_page_can_be_kept(client: httpx.Client, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    words = client.get("/words/ru.ftl")
    assert "player-you = Вы" in words.text
    tag = words.headers["etag"]
    assert client.get("/words/ru.ftl", headers={"If-None-Match": tag}).status_code == 304
    assert "immutable" in client.get("/words/ru.ftl", params={"v": tag.strip('"')}).headers["cache-control"]
    assert client.get("/words/de.ftl").status_code == 404
    monkeypatch.setattr(built, "FOLDER", tmp_path)
    bare = client.get("/", headers={"Accept-Language": "ru-RU,ru;q=0.9"})
    assert "make play" in bare.text
    assert 'lang="ru"' in bare.text
    assert '<link rel="stylesheet" href="/bare.css">' in bare.text
    look = client.get("/bare.css")
    assert (look.status_code, look.headers["content-type"]) == (200, "text/css; charset=utf-8")
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>page")
    (tmp_path / "assets" / "a.js").write_text("1")
    (tmp_path.parent / "secret.txt").write_text("secret")
    for path, status in (("/", 200), ("/table/abc", 404), ("/what.png", 404)):
        answer = client.get(path, headers={"Accept-Language": "ru"})
        assert answer.status_code == status
        home = "По этому адресу ничего нет." in answer.text and '<a href="/">К столу</a>' in answer.text
        assert home if status == 404 else answer.text == "<!doctype html>page"
        assert ('<link rel="stylesheet" href="/bare.css">' in answer.text) is (status == 404)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    script = client.get("/assets/a.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    for path in (
        "/assets/b.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/a%00.js",
    ):
        assert client.get(path).status_code == 404


def test_no_request_finds_a_server_error(store: Store) -> None:
    schemathesis = pytest.importorskip("schemathesis")
    from hypothesis import HealthCheck, Phase, given, settings

    schema = schemathesis.openapi.from_asgi("/api/schema/openapi.json", litestar(store))
    limited = settings(
        max_examples=12,
        deadline=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()

        @limited
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            assert case.call().status_code < 500

        ask()
        tried += 1
    assert tried >= 12
