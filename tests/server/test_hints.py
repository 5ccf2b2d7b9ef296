"""Hints over the socket: against bots, or where all have agreed; the same for as long as nothing happens."""

from __future__ import annotations

import httpx
import pytest

from server.conftest import MovedOn, open_table, sitting, take, texts
from server.test_games import sitting_down
from server.test_play import my_turn
from sukno.store import Store
from sukno.store.newtable import FRIEND, read_last


def test_a_hint_is_the_same_for_as_long_as_nothing_happens(client: httpx.Client) -> None:
    opened = open_table(client, bots=["random"])
    with sitting(client, opened) as page:
        assert my_turn(page).seen["hints"]
        first = page.ask("hint", id="one")
        assert first["type"] == "hinted"
        assert first["version"] == page.seen["version"]
        said = list(texts(first))
        assert said
        assert all("{" not in text for text in said)
        assert page.ask("hint", id="two") == first | {"id": "two"}
    with sitting(client, opened) as page:
        assert my_turn(page).ask("hint", id="one") == first
        best = first["moves"][0]
        assert page.ask("move", text=best["move"])["type"] == "done"
        with pytest.raises(MovedOn):
            page.ask("hint", version=first["version"])


def test_whoever_is_not_to_move_and_games_without_hints_give_none(client: httpx.Client) -> None:
    with sitting_down(client, open_table(client, game="hearts", bots=["random"])) as page:
        # A bot that moves meanwhile would be another reason.
        assert not my_turn(page).seen["hints"]
        assert page.ask("hint")["why"]["id"] == "hint-not-here"
    with sitting(client, open_table(client, bots=[FRIEND])) as page:
        assert not page.seen["hints"]


def test_between_people_hints_are_off_unless_all_agree(client: httpx.Client) -> None:
    for agreed in (False, True):
        opened = open_table(client, bots=[FRIEND], hints=agreed, book="standard")
        with sitting(client, opened) as page:
            invitation = page.seen["invitations"][0]["token"]
            # Whoever is invited is told before they sit down.
            welcome = client.post("/api/invitations/open", json={"invitation": invitation}).json()
            assert welcome["hints"] is agreed
            with sitting(client, take(client, invitation)) as friend:
                page.wait()
                mover = page if page.my_turn else friend
                assert mover.seen["hints"] is agreed
                answer = mover.ask("hint")
                assert answer["type"] == ("hinted" if agreed else "failed")
                other = friend if mover is page else page
                assert not other.seen["hints"]
                assert other.ask("hint")["why"]["id"] == ("hint-not-to-move" if agreed else "hint-not-here")


def test_the_agreement_is_remembered_and_goes_on_to_the_next_match(client: httpx.Client, store: Store) -> None:
    open_table(client, bots=[FRIEND], hints=True)
    assert read_last(store).hints
    assert client.get("/api/last-table").json()["hints"]
