"""A table on a real server, played in the terminal: by an invitation or the link of a seat, with lines that break."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from server.conftest import Json, open_table, serving, sitting
from server.test_games import sitting_down
from sukno.cards import PACK
from sukno.core.record import read_record
from sukno.core.refusal import Mistake
from sukno.games.race.bots import RandomBot
from sukno.server.seen import seen as seen_by
from sukno.server.tokens import Tokens
from sukno.store import Store
from sukno.store.newtable import FRIEND
from sukno.table import Deal, Opened, Person, Robot, Table
from sukno.table.people import NAME_LETTERS
from sukno.terminal.app import SuknoApp
from sukno.terminal.away import AwayTable, join
from sukno.terminal.away.reading import Shown, Strange, decode, shown
from sukno.terminal.pictured.draw import LETTERS
from sukno.terminal.pictured.widget import PicturedWidget
from sukno.terminal.table_dialogs import SheetDialog
from sukno.terminal.table_screen import BREATH, TableScreen
from sukno.wire import messages
from sukno.words import LANGS, Lang, Words, message

from .conftest import Clock, Hands


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    """A server with a store of its own."""
    with Store.open(tmp_path / "server") as kept, serving(kept) as asking:
        yield asking


def address(client: httpx.Client) -> str:
    return str(client.base_url).rstrip("/")


def seat_link(client: httpx.Client, opened: Json) -> str:
    return f"{address(client)}/#seat/{opened['table']}/{opened['seat']}"


class Guest(Hands):
    """Whoever plays at a server's table."""

    @property
    def away(self) -> AwayTable:
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, AwayTable))

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait for what the server tells."""
        for _ in range(4000):
            await self.settle()
            if so():
                return
            await asyncio.sleep(0.002)
        raise AssertionError(self.text)

    @property
    def my_turn(self) -> bool:
        return self.away.moment.active

    async def act(self, rng: Random) -> None:
        """Press the button of some offer, of a card first."""
        choosing = self.away.query_one(PicturedWidget).choosing
        assert choosing is not None
        version = self.away.seen.version
        offer = rng.choice([offer for offer in choosing.offers if offer.card is not None] or choosing.offers)
        if offer.card is not None:
            self.away.query_one(PicturedWidget).choose_card(offer.card)
            choosing = self.away.query_one(PicturedWidget).choosing
            assert choosing is not None
        await self.press(LETTERS[choosing.buttons.index(offer)])
        await self.until(lambda: self.away.seen.version > version)

    async def play_out(self, so: Callable[[], bool], rng: Random) -> None:
        """Play until something is so, dealing the next deal as it comes."""
        for _ in range(1000):
            await self.until(lambda: so() or self.my_turn or not isinstance(self.app.screen, TableScreen))
            if so():
                return
            if isinstance(self.app.screen, SheetDialog):
                await self.press("enter")
            elif not isinstance(self.app.screen, TableScreen):
                await self.press("escape")
            else:
                await self.act(rng)
        raise AssertionError("the match does not end")


@asynccontextmanager
async def away(
    store: Store, link: str, lang: Lang = "en", clock: Clock | None = None, name: str = ""
) -> AsyncIterator[Guest]:
    app = SuknoApp(
        store, Words(lang), joined=await asyncio.to_thread(join, store, link, name), sleep=(clock or Clock()).sleep
    )
    async with app.run_test(size=(80, 24)) as pilot:
        guest = Guest(app, pilot)
        await guest.until(lambda: guest.away.ready)
        yield guest


# Whole matches


async def test_two_friends_play_a_match_of_several_deals_and_the_line_breaks(
    store: Store, client: httpx.Client
) -> None:
    opened = open_table(client, game="crazy_eights", house={"target": 60}, bots=[FRIEND], name="Anna")
    with sitting_down(client, opened) as page:
        link = f"{address(client)}/#invitation/{page.seen['invitations'][0]['token']}"
        rng, clock = Random(4), Clock()
        async with away(store, link, clock=clock, name="Boris") as guest:
            page.catch_up(page.seen["version"] + 1)
            assert page.seen["seats"][1]["name"] == "Boris"
            assert "Anna" in guest.text
            deals, breaks = set(), 0
            while not page.seen["match"]["over"]:
                deals.add(page.seen["match"]["deal"])
                if page.seen["deal_over"]:
                    await guest.until(lambda: isinstance(guest.app.screen, SheetDialog))
                    version = page.seen["version"]
                    await guest.press("enter")
                    await asyncio.to_thread(page.catch_up, version + 1)
                elif page.seen["seat"] in page.scene["to_act"]:
                    await asyncio.to_thread(page.ask, "move", text=rng.choice(page.scene["acts"])["move"])
                    version = page.seen["version"]
                    await guest.until(lambda version=version: guest.away.seen.version >= version)  # type: ignore[misc]
                else:
                    if breaks < 2:
                        breaks += 1
                        await broken(guest, clock)
                    await guest.until(lambda: guest.my_turn)
                    version = page.seen["version"]
                    await guest.act(rng)
                    await asyncio.to_thread(page.catch_up, version + 1)
            assert len(deals) > 1
            await guest.until(lambda: guest.away.seen.match.over)
            await guest.until(lambda: isinstance(guest.app.screen, SheetDialog))
            assert Words("en")(guest.away.seen.match.verdict) in guest.said
            assert all(str(total) in guest.said for total in page.seen["match"]["totals"])
            # Another match: both meet at the same next table.
            table = guest.away
            await guest.press("enter")
            await guest.until(lambda: guest.away is not table)
            answer = await asyncio.to_thread(page.ask, "again")
            assert guest.away.table_id == answer["table"]
        # By the same link one sits there again.
        async with away(store, link) as guest:
            assert guest.away.seen.match.over


async def broken(guest: Guest, clock: Clock) -> None:
    """The line breaks, it is said, and comes back."""
    socket: Any = guest.away._line._socket
    socket.transport.abort()
    await guest.until(lambda: not guest.away.ready)
    assert "The connection to the server is lost" in guest.said
    await guest.press("A", "slash", "x", "enter")  # nothing is kept to be done later
    await clock.let_pass(guest, 10)
    await guest.until(lambda: guest.away.ready)
    assert "lost" not in guest.said


@pytest.mark.parametrize("lang", LANGS)
async def test_a_match_against_bots_and_what_one_may_ask_meanwhile(
    store: Store, client: httpx.Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: Lang
) -> None:
    monkeypatch.chdir(tmp_path)
    link = seat_link(client, open_table(client, game="hearts", bots=["random"]))
    words = Words(lang)
    async with away(store, link, lang) as guest:
        await guest.until(lambda: guest.my_turn)
        for _ in range(3):
            await guest.act(Random(1))
            await guest.until(lambda: guest.my_turn)
        version = guest.away.seen.version
        now = guest.text
        await guest.press("[", "[")
        assert words("terminal-back", moves=2) in guest.said
        await guest.press("escape")
        assert guest.text.splitlines()[2:] == now.splitlines()[2:]
        await guest.press("r")
        assert words("hearts-name") in guest.said
        await guest.press("escape", "s")
        assert words("terminal-sheet-last") in guest.said
        await guest.press("escape", "l", "escape", "h", "escape", "m", "escape")
        # A card that cannot be played is refused by the server, with rule and source.
        choosing = guest.away.query_one(PicturedWidget).choosing
        assert choosing is not None
        await guest.press("slash", *"2c", "enter")
        await guest.settle()
        assert words("terminal-why") in guest.said or guest.away.seen.version > version
        await guest.press("escape")
        await guest.press("m", "5")
        await guest.press("enter")
        await guest.until(lambda: words("terminal-saved", path="").rstrip(" .") in guest.said)
        (record,) = tmp_path.glob("sukno-*.toml")
        assert read_record(record.read_text("utf-8")).game == "hearts"
        await guest.press("escape", "escape")
        await guest.until(lambda: guest.my_turn)
        await guest.press("m", "8", "1")
        await guest.until(lambda: isinstance(guest.app.screen, SheetDialog))
        assert words("table-gave-up", by=message("player-you")) in guest.said
        await guest.press("escape", "u")
        await guest.settle()
        assert words("match-is-over") in guest.said or words("undo-impossible") in guest.said


async def test_a_race_over_the_network(store: Store, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "pause", lambda *_: 5)
    link = seat_link(client, open_table(client, game="race", seats=3, bots=["random", "random"]))
    async with away(store, link) as guest:
        await guest.press("enter")
        await guest.until(lambda: "to place" in guest.said and guest.my_turn)
        for _ in range(12):
            version = guest.away.seen.version
            await guest.press("space")
            await guest.until(lambda version=version: guest.away.seen.version > version)  # type: ignore[misc]
        assert guest.away.at_once
        assert "0 Waste" in guest.text


async def test_war_over_the_network_plays_on_by_itself_till_a_key_stops_it(store: Store, client: httpx.Client) -> None:
    link = seat_link(client, open_table(client, game="war", bots=["random"]))
    clock = Clock()

    async def played(guest: Guest, moves: int) -> bool:
        """Whether so many more moves are made while time passes."""
        wanted = guest.away.seen.version + moves
        for _ in range(20 * moves):
            await clock.let_pass(guest, BREATH)
            await asyncio.sleep(0.002)
            if guest.away.seen.version >= wanted:
                return True
        return False

    async with away(store, link, clock=clock) as guest:
        await guest.until(lambda: guest.my_turn)
        await guest.press("a")
        assert await played(guest, 12)
        await guest.press("a")
        await guest.until(lambda: guest.my_turn)
        assert not await played(guest, 1)


# What goes wrong before one sits down


def refused(store: Store, link: str) -> str:
    with pytest.raises(Mistake) as caught:
        join(store, link, "")
    for lang in LANGS:
        Words(lang)(caught.value.message)
    return caught.value.message.id


@pytest.mark.parametrize(
    "link",
    [
        "",
        "hello",
        "ftp://127.0.0.1/#seat/a/b",
        "http://127.0.0.1/#seat/a",
        "http://127.0.0.1/#invitation/",
        "http://127.0.0.1:99999999/#invitation/a",
        "http://[::1/#invitation/a",
        "http://user:pass@127.0.0.1/#invitation/a",
        "http://127.0.0.1/\x1b[2J#invitation/a",
        "http://127.0.0.1/#invitation/" + "a" * 5000,
    ],
)
def test_what_is_no_link_is_said(store: Store, link: str) -> None:
    assert refused(store, link) == "join-no-link"


def test_where_no_server_is_and_where_something_else_is(store: Store, client: httpx.Client) -> None:
    assert refused(store, "http://127.0.0.1:1/#seat/a/a.0.b") == "join-no-server"
    assert refused(store, "http://127.0.0.1:1/#invitation/a.0.1.b") == "join-no-server"
    assert refused(store, f"{address(client)}/#seat/nobody/nobody.0.aa") == "server-no-seat"
    assert refused(store, f"{address(client)}/#invitation/a.0.1.b") == "invitation-broken"


def test_a_seat_that_is_taken_and_a_game_that_is_for_the_browser(
    store: Store, client: httpx.Client, tmp_path: Path
) -> None:
    opened = open_table(client, game="hearts", bots=[FRIEND])
    with sitting_down(client, opened) as page:
        invitation = f"{address(client)}/#invitation/{page.seen['invitations'][0]['token']}"
    join(store, invitation, "")
    join(store, invitation, "")  # whoever took it may come again
    with Store.open(tmp_path / "another") as other:
        assert refused(other, invitation) == "invitation-taken"
    opened = open_table(client, bots=[FRIEND])
    with sitting(client, opened) as page:
        invitation = f"{address(client)}/#invitation/{page.seen['invitations'][0]['token']}"
    assert refused(store, invitation) == "join-in-browser"
    assert refused(store, seat_link(client, opened)) == "join-in-browser"
    with sitting(client, opened) as page:
        assert page.seen["invitations"], "and the seat is still free"


# A server may be anybody's


@pytest.fixture
def seen() -> Json:
    """What a server sends of a table, as it comes."""
    table = Table.fold(
        [
            Opened("hearts", "leeming", {}, (Person(), Robot("random")), "00", 1),
            Deal(1, " ".join(map(str, PACK)), "00" * 32, "00"),
        ]
    )
    sent: Json = json.loads(msgspec.json.encode(seen_by(Tokens.__new__(Tokens), "table1", table, 0)))
    return sent


def read(seen: Json) -> Shown:
    return shown(decode(json.dumps(seen), messages.FromServer))


def test_no_sign_that_moves_a_cursor_gets_through(seen: Json) -> None:
    seen["seats"][1]["name"] = "\x1b[2J\x1b]0;Anna\x07\u202e\r\n" + "x" * 500
    said = {"id": "terminal-turn-of", "args": {"player": "\x9b31m"}}
    seen["scene"]["talk"] = [{"what": "told", "seat": 1, "said": said, "move": ""}]
    table = read(seen)
    name = table.players[1].name
    assert isinstance(name, str)
    assert name.isprintable()
    assert len(name) == NAME_LETTERS
    assert Words("en")(table.view.view.picture.told[0].said).isprintable()


def strange(**changes: Any) -> Callable[[Json], object]:
    """A change of parts of what is seen, each by its path."""

    def change(seen: Json) -> None:
        for path, value in changes.items():
            *way, last = path.split("__")
            part: Any = seen
            for step in way:
                part = part[int(step) if step.isdecimal() else step]
            part[int(last) if last.isdecimal() else last] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        strange(seat=2),
        strange(version=10**30),
        strange(sides=[]),
        strange(sides__0__seats=[0, 0]),
        strange(name={"id": "no-such-text", "args": {}}),
        strange(name={"id": "terminal-deal", "args": {}}),
        strange(match__goal={"id": "terminal-deal", "args": {"deal": True}}),
        strange(match__totals=[1]),
        strange(match__over=True),
        strange(scene__to_act=[7]),
        strange(scene__dealer=-1),
        strange(scene__tallies=[]),
        strange(scene__places__0__seat=5),
        strange(scene__places__0__count=-1),
        strange(scene__places__0__cards=["Zz"]),
        strange(scene__places__0__shape="heap"),
        strange(scene__talk=[{"what": "told", "seat": 9, "said": {"id": "hearts-name", "args": {}}, "move": ""}]),
        strange(scene__acts=[{"move": "x"}]),
        strange(scene__hint=1.5),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(seen: Json, change: Callable[[Json], None]) -> None:
    read(seen)
    change(seen)
    with pytest.raises(Strange):
        read(seen)


@pytest.mark.parametrize("raw", ["", "x", "[" * 100_000, '"\ud800"', '{"type": "hello"}', "1" * 5000, b"\xff\xfe"])
def test_what_is_no_message_is_refused_in_words(raw: str | bytes) -> None:
    with pytest.raises(Strange):
        decode(raw, messages.FromServer)
