"""Whole matches through the keys, in both languages, for every number of seats."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sukno.core.record import read_record, replay
from sukno.store import Store, resume
from sukno.store.newtable import NewTable
from sukno.terminal.table_dialogs import SheetDialog
from sukno.words import Lang, Words
from terminal.games import ending

from .conftest import Seated

ONE = {"match": "one_deal"}


@pytest.mark.parametrize(
    ("lang", "seats", "book", "house"),
    [
        ("en", 2, "handbook", {}),
        ("ru", 2, "handbook", {"match": "eleven_multiplied"}),
        ("en", 3, "handbook", ONE),
        ("ru", 4, "handbook", ONE),
        ("ru", 3, "family-draw", {"target": 5}),
        ("en", 4, "digest", {"target": 4}),
        ("en", 2, "digest-spade", {"match": "one_deal", "claim": False}),
        ("ru", 2, "family-royal", ONE),
    ],
)
async def test_a_match_is_played_to_its_end(
    sit: Seated, lang: Lang, seats: int, book: str, house: dict[str, object]
) -> None:
    new = NewTable(book=book, house=house, seats=seats, bots=("greedy", "random", "greedy")[: seats - 1])
    async with sit(lang, new) as hands:
        await hands.play_out(lambda: hands.host.table.over, Random(seats))
        await hands.settle()
        assert isinstance(hands.app.screen, SheetDialog)
        match = hands.host.table.match
        assert all(str(total) in hands.text for total in match.totals)
        assert ending(hands.host.table, Words(lang)) in hands.said


async def test_the_sheet_adds_up_and_the_next_deal_follows(sit: Seated) -> None:
    new = NewTable(book="handbook", house={"match": "twenty_one_count_out"}, bots=("greedy",))
    async with sit(new=new) as hands:
        await hands.play_out(lambda: isinstance(hands.app.screen, SheetDialog), Random(1))
        assert "This deal" in hands.said
        assert hands.host.table.match.finished == 1
        await hands.press("escape")
        assert "The deal is over" in hands.said
        await hands.press("enter", "enter")
        assert len(hands.host.table.deals) == 2
        assert "deal 2" in hands.said


async def test_another_match_at_the_same_table_in_one_key(sit: Seated) -> None:
    async with sit(new=NewTable(book="handbook", seats=3, house=ONE, bots=("greedy", "random"))) as hands:
        await hands.play_out(lambda: isinstance(hands.app.screen, SheetDialog), Random(2))
        first = hands.table.sitting
        dealer, _ = first.host.rematch()
        await hands.press("enter")
        assert hands.table.sitting.id != first.id
        assert hands.host.table.opened.players == first.host.table.opened.players
        assert dealer is None or hands.host.table.match.dealer == dealer
        await hands.press("enter")
        assert hands.host.table.running is not None


async def test_killed_and_resumed_it_goes_on_where_it_was(sit: Seated, store: Store) -> None:
    async with sit(new=NewTable(book="handbook", seats=3, bots=("greedy",))) as hands:
        await hands.play_out(lambda: len(hands.host.table.running.moves) > 6, Random(3))
        left = hands.host.table
        before = hands.text
    assert resume(store, "table1").table == left
    async with sit(cut=False) as hands:
        assert hands.host.table == left
        assert hands.text == before
        await hands.play_out(lambda: hands.host.table.match.finished > 0, Random(4))


async def test_a_record_is_saved_and_tells_the_match(sit: Seated, tmp_path: Path) -> None:
    async with sit(new=NewTable(book="handbook", bots=("greedy",))) as hands:
        await hands.play_out(lambda: isinstance(hands.app.screen, SheetDialog), Random(5))
        await hands.press("s", "ctrl+u")
        path = tmp_path / "match.toml"
        hands.app.screen.query_one("Input").value = str(path)
        await hands.press("enter")
        steps = list(replay(read_record(path.read_text("utf-8"))))
        assert steps[-1].match == hands.host.table.match
        assert "The record is in" in hands.said
        await hands.press("escape", "m")
        await hands.press("5")
        hands.app.screen.query_one("Input").value = str(path)
        await hands.press("enter")
        assert "already" in hands.said
