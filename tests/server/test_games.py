"""The games that describe their tables, over the socket: whole matches, what may be asked, and what stays hidden."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from server.conftest import Json, Page, friends_come, line, open_table, serving, sitting, texts
from server.test_secrecy import players
from sukno.cards import Card
from sukno.core.commitment import commit
from sukno.core.record import DealRecord, Record, read_record, replay, verify, write_record
from sukno.core.refusal import Refusal
from sukno.core.registry import find_game, game_keys
from sukno.games.war import GAME as WAR
from sukno.games.war.moves import Move
from sukno.games.war.position import State as WarState
from sukno.server.pictured import news
from sukno.server.tokens import Tokens
from sukno.store import Store
from sukno.table import Deal, Opened, encode
from sukno.wire import messages
from sukno.wire.picture import Told
from sukno.wire.scene import Said

SHORT: dict[str, Json] = {
    "crazy_eights": {"target": 1},
    "fifteen": {"packs": 1},
    "race": {"turned": "three"},
    "two_ten_jack": {"target": 5},
    "war": {"max_battles": 50},
}
"""House rules that make a match short."""
pytestmark = pytest.mark.usefixtures("hurried")
PICTURED = [key for key in game_keys() if key != "casino"]


class PicturePage(Page):
    """A window that presses what is offered."""

    rng = Random(1)

    @property
    def my_turn(self) -> bool:
        return self.seen["seat"] in self.scene["to_act"]

    def move(self) -> str:
        """Any of the moves that are offered."""
        return str(self.rng.choice(self.scene["acts"])["move"])

    def _check(self, seen: Json) -> None:
        scene, seat = seen["scene"], seen["seat"]
        assert scene["kind"] == "picture"
        assert bool(scene["acts"]) == (seat in scene["to_act"])
        assert (scene["hint"] is not None) == (seat in scene["to_act"])
        assert len({place["key"] for place in scene["places"]}) == len(scene["places"])
        assert len(scene["tallies"]) == len(seen["seats"])
        assert seen["fresh"] <= len(scene["talk"])
        hands = [place for place in scene["places"] if place["shape"] == "hand" and place["seat"] == seat]
        assert all(card is not None for hand in hands for card in hand["cards"])
        own = [place for place in scene["places"] if place["seat"] == seat]
        held = {card for place in (hands or own) for card in place["cards"]}
        assert {act["card"] for act in scene["acts"] if act["card"]} <= held
        assert bool(seen["promise"]["pack"]) == bool(seen["promise"]["nonce"]) == seen["deal_over"]
        if (sheet := seen["sheet"]) is not None:
            for side, points in enumerate(sheet["points"]):
                assert sum(row["cells"][side] for row in sheet["rows"] if row["counted"]) == points
                assert sheet["before"][side] + points == sheet["totals"][side]
        if seen["deal_over"] or (len(scene["talk"]) < 9 and seen["version"] < 30):
            list(texts(seen))
        msgspec.convert(seen, messages.Seen)


@contextmanager
def sitting_down(client: httpx.Client, opened: Json, run: str = "") -> Iterator[PicturePage]:
    with line(client, opened) as connected:
        yield PicturePage(connected.send, lambda: str(connected.recv(timeout=20)), run)


def new_table(client: httpx.Client, game: str, seats: int | None = None) -> Json:
    seats = seats or min(find_game(game).seats)
    return open_table(client, game=game, seats=seats, house=SHORT.get(game, {}), bots=["random"] * (seats - 1))


def as_it_lay(told: Any, record: Record) -> None:
    """A replay shows all hands, and the face of no card that lay face down for everybody."""
    game: Any = find_game(record.game)
    closed = 0
    for shown, step in zip(told["steps"], replay(record), strict=True):
        pictures = [game.picture(game.view(step.state, seat)).places for seat in range(record.seats)]
        for number, place in enumerate(shown["scene"]["places"]):
            seen = {str(card) for places in pictures for card in places[number].cards if card is not None}
            faces = [card for card in place["cards"] if card is not None]
            assert seen >= set(faces)
            if place["shape"] == "hand":
                assert len(faces) == place["count"]
            closed += len(place["cards"]) - len(faces)
    assert closed


@pytest.mark.parametrize("game", PICTURED)
def test_a_whole_match(client: httpx.Client, game: str) -> None:
    opened = new_table(client, game)
    with sitting_down(client, opened) as page:
        pictured: Any = find_game(game)
        assert page.scene["plays_cards"] is pictured.plays_cards
        page.play()
        assert page.seen["match"]["verdict"] is not None
        assert page.seen["name"]["id"].endswith("-name")
        text = client.get(f"/api/tables/{opened['table']}/record", params={"seat": opened["seat"]}).text
        record = read_record(text)
        *_, last = replay(record)
        assert list(last.match.totals) == page.seen["match"]["totals"]
        assert all(kept for _, kept in verify(record))
        again = page.ask("again")
        assert again["type"] == "opened"
    told = client.post("/api/replay", json={"text": text}).json()
    assert len(told["steps"]) == sum(len(deal.play) + 1 for deal in record.deals)
    assert told["totals"] == list(last.match.totals)
    assert all(deal["kept"] == "yes" for deal in told["deals"])
    as_it_lay(told, record)
    listed = client.post("/api/tables/list", json={"seats": [opened["seat"]]}).json()
    assert [table["game"] for table in listed["tables"]] == [game]


def test_a_long_record_is_told_in_parts(client: httpx.Client) -> None:
    """War was refused from 5,000 steps on, though nothing was wrong with it."""
    rules, play = WAR.load_book("leeming", {}), list[str]()
    pack = WAR.shuffled(rules, 2, Random(4))
    state = WAR.start(rules, 2, 0, pack)
    while acting := WAR.to_act(state):
        after = WAR.play(state, min(acting), Move.TURN)
        assert isinstance(after, WarState)
        state = after
        play.append(f"{min(acting)} turn")
    record = write_record(Record("war", "leeming", 2, (DealRecord(0, pack, tuple(play), points=WAR.outcome(state)),)))
    parts: list[Any] = []
    while not parts or parts[-1]["steps"]:
        first = sum(len(part["steps"]) for part in parts)
        parts.append(client.post("/api/replay", json={"text": record, "first": first}).json())
        assert parts[-1]["first"] == first
    assert len(parts) > 2
    steps = [step for part in parts for step in part["steps"]]
    assert [part["count"] for part in parts] == [len(play) + 1] * len(parts)
    assert len(steps) == parts[0]["deals"][0]["steps"] == len(play) + 1
    # The first step of a part tells only what is new, as every other.
    assert all(1 <= len(step["scene"]["talk"]) <= 4 for step in steps[1:])


@pytest.mark.parametrize("game", PICTURED)
def test_the_most_players_sit_down(client: httpx.Client, game: str) -> None:
    seats = max(find_game(game).seats)
    with sitting_down(client, new_table(client, game, seats)) as page:
        page.play(2)
        assert len(page.seen["seats"]) == len(page.scene["tallies"]) == seats
        names = [json.dumps(seated["name"]) for seated in page.seen["seats"]]
        assert len(set(names)) == seats


def my_turn(page: PicturePage) -> PicturePage:
    while not page.my_turn:
        page.wait()
    return page


def test_undo_back_refusals_and_giving_up(client: httpx.Client) -> None:
    with sitting_down(client, new_table(client, "hearts")) as page:
        page.play(15)  # the stock is used up: nothing is drawn any more
        before = my_turn(page).scene
        (hand,) = [place["cards"] for place in before["places"] if place["key"] == f"hand-{page.seen['seat']}"]
        elsewhere = next(card for card in ("2c", "7d", "Ks", "9h") if card not in hand)
        refused = page.ask("move", text=elsewhere)
        assert refused["type"] == "refused"
        list(texts(refused))
        for wish in ({"what": "choose"}, {"what": "pick", "loose": [], "builds": []}):
            assert page.ask(card=hand[0], **wish)["why"]["id"] == "server-selection"
        earlier = page.ask("back", steps=1)
        assert earlier["steps"] == 1
        assert earlier["scene"]["to_act"] != []
        assert earlier["scene"]["kind"] == "picture"
        assert page.ask("back", steps=0)["scene"] == before
        page.play(1)
        my_turn(page)
        assert page.seen["undoable"] > 0
        assert page.ask("undo")["type"] == "done"
        assert page.scene["places"] == before["places"]
        assert page.seen["fresh"] == 0
        assert page.ask("call", call="resign")["type"] == "done"
        assert page.scene["talk"][-1]["said"]["id"] == "call-resign"
        assert page.scene["to_act"] == page.scene["acts"] == []
        assert page.seen["match"]["verdict"] is not None
        assert page.seen["sheet"] is None


def test_the_gallery(client: httpx.Client) -> None:
    for lang in ("ru", "en"):
        games = client.get("/api/games", params={"lang": lang}).json()["games"]
        assert [game["key"] for game in games] == list(game_keys())
        assert all(game["name"] and game["about"] and game["seats"] for game in games)
    assert client.get("/api/last-table").json()["game"] == "casino"
    new_table(client, "war", 5)
    assert client.get("/api/last-table").json()["game"] == "war"
    assert client.get("/api/last-table", params={"game": "war"}).json()["seats"] == 5
    assert client.get("/api/last-table", params={"game": "casino"}).json()["game"] == "casino"
    assert client.post("/api/tables", json={"game": "war", "seats": 11}).status_code == 400


# What is new


def said(seat: int | None, id: str, move: str = "") -> Told:
    return Told(seat, Said(id), move)


def test_news_are_what_was_told_since() -> None:
    a, b, c = said(0, "a", "1"), said(1, "b", "2"), said(None, "c")
    assert news([], [a, b]) == 2
    assert news([a], [a, b, c]) == 2
    assert news([a, b], [a, b]) == 0
    assert news([a, b, c], [b, c, a]) == 1, "both tell only the last part"
    assert news([a, a, a], [a, a, a, a]) == 1
    assert news([a, said(1, "draws", "draw")], [a, said(1, "draws two", "draw")]) == 1, "told anew"
    shown = [said(0, "drew the nine", "draw"), said(1, "stands", "stand"), c]
    assert news([said(0, "drew", "draw"), said(1, "stands", "stand")], shown) == 1, "told anew with what is open now"


# What stays hidden

NONCE = bytes(32)
COMMITMENT = re.compile(r"[0-9a-f]{64}")


def views(game: Any, book: Any, seats: int, pack: Sequence[Card], made: list[tuple[int, str]], seat: int) -> list[Any]:
    """What the seat sees move by move; empty where the moves cannot be made."""
    state = game.start(book, seats, 0, tuple(pack), ())
    seen = [game.view(state, seat)]
    for mover, text in made:
        if mover not in game.to_act(state):
            return []
        after = game.play(state, mover, game.parse(game.view(state, mover), text))
        if isinstance(after, Refusal):
            return []
        state = after
        seen.append(game.view(state, seat))
    return seen


def play_some(game: Any, book: Any, seats: int, moves: int, rng: Random) -> tuple[list[Card], list[tuple[int, str]]]:
    pack = game.shuffled(book, seats, rng)
    state = game.start(book, seats, 0, pack, ())
    made: list[tuple[int, str]] = []
    while len(made) < moves:
        mover = min(game.to_act(state))
        view = game.view(state, mover)
        move = game.draw(view, rng)
        state = game.play(state, mover, move)
        assert game.to_act(state)
        made.append((mover, game.write(view, move)))
    return list(pack), made


def other_pack(
    game: Any, book: Any, seats: int, pack: list[Card], made: list[tuple[int, str]], seat: int, rng: Random
) -> list[Card]:
    """Another pack with which the seat sees the very same: cards change places wherever it does not see it."""
    known = views(game, book, seats, pack, made, seat)
    changed = list(pack)
    for _ in range(300):
        trial = list(changed)
        one, other = rng.sample(range(min(52, len(pack))), 2)
        trial[one], trial[other] = trial[other], trial[one]
        if views(game, book, seats, trial, made, seat) == known:
            changed = trial
    return changed


def stream(
    home: Path, game: str, book: Any, seats: int, pack: Sequence[Card], made: list[tuple[int, str]], seat: int
) -> list[str]:
    """All that a seat's window hears while the others play as scripted, and what it may ask besides."""
    with Store.open(home, clock=lambda: datetime(2026, 1, 1, tzinfo=UTC), new_id=lambda: "table") as store:
        store.setting_once("seat-secret", "00" * 32)
        opened = Opened(game, book.key, book.house_data, players(seats, seat), "00", 0)
        deal = Deal(0, " ".join(map(str, pack)), NONCE.hex(), commit(NONCE, tuple(pack)))
        store.create(game, [encode(opened), encode(deal)])
        own = Tokens(store).token("table", seat)
        with (
            serving(store) as client,
            sitting_down(client, {"table": "table", "seat": own}, run="page") as page,
            ExitStack() as stack,
        ):
            friends = friends_come(client, page, sitting_down, stack)
            for mover, text in made:
                if mover == seat:
                    assert page.ask("move", text=text)["type"] == "done"
                else:
                    friends[mover].catch_up(page.seen["version"])
                    assert friends[mover].ask("move", text=text)["type"] == "done"
                    page.wait()
                page.ask("back", steps=2)
                assert page.ask("move", text="9h9h9h")["type"] in ("failed", "refused")
                assert page.ask("move", text="9h")["type"] in ("failed", "refused", "done")
            page.ask("back", steps=100)
            record = client.get("/api/tables/table/record", params={"seat": own}).text
            heard = [*page.heard, record]
    assert not any(NONCE.hex() in text for text in heard)
    return [COMMITMENT.sub("…", text) for text in heard]


@pytest.mark.parametrize(
    ("key", "seats", "moves"),
    [
        ("crazy_eights", 3, 9),
        ("fifteen", 2, 7),
        ("hearts", 2, 9),
        ("race", 2, 14),
        ("two_ten_jack", 3, 8),
        ("war", 3, 8),
    ],
)
def test_what_a_seat_cannot_see_changes_no_byte(tmp_path: Path, key: str, seats: int, moves: int) -> None:
    game: Any = find_game(key)
    book = game.load_book(game.default_book, {})
    rng = Random(3)
    pack, made = play_some(game, book, seats, moves, rng)
    seat = rng.randrange(seats)
    changed = other_pack(game, book, seats, pack, made, seat, rng)
    moved = [place for place, (one, other) in enumerate(zip(pack, changed, strict=True)) if one != other]
    assert len(moved) > 10
    first = stream(tmp_path / "a", key, book, seats, pack, made, seat)
    second = stream(tmp_path / "b", key, book, seats, changed, made, seat)
    assert first == second


def test_a_window_of_a_pictured_game_gets_no_more_than_its_own_cards(client: httpx.Client) -> None:
    with sitting(client, new_table(client, "casino")) as page:
        assert page.scene["kind"] == "casino"
    with sitting_down(client, new_table(client, "hearts")) as page:
        hidden = [place for place in page.scene["places"] if place["key"] in ("stock", "hand-1")]
        assert [set(place["cards"]) for place in hidden] == [{None}, {None}]


def test_random_play_is_offered_to_nobody_where_there_is_a_beginner_but_may_be_asked_for(client: httpx.Client) -> None:
    """The weakest bot of Casino that was offered drew its moves."""
    offered = client.get("/api/books", params={"game": "casino"}).json()["bots"]
    assert [bot["key"] for bot in offered][:4] == ["beginner", "amateur", "greedy", "seasoned"]
    assert [bot["key"] for bot in offered if bot["usual"]] == ["steady"]
    assert {bot["key"]: bot["seats"] for bot in offered}["seasoned"] == [2]
    names = [bot["name"]["id"] for bot in offered]
    assert len(set(names)) == len(names), "each is called otherwise"
    assert open_table(client, bots=["random"])["table"]
