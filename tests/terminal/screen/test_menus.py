"""The menus: a new table with house rules, saved tables, settings."""

from __future__ import annotations

import pytest
from textual.widgets import OptionList

from sukno.core.registry import find_game
from sukno.server.lesson import open_lesson
from sukno.store import Store
from sukno.store.newtable import NewTable
from sukno.table import Robot
from sukno.terminal.house import house_choices
from sukno.terminal.new_table import HouseScreen, NewTableScreen, titled
from sukno.terminal.settinglist import Choice, Choices
from sukno.terminal.settings import kept_lang, read_settings
from sukno.words import LANGS, Lang, Words, message

from .conftest import Hands, Seated


def lines(hands: Hands) -> Choices:
    return hands.app.screen.query_one(Choices)


def chosen(hands: Hands) -> Choice:
    choice = lines(hands).highlighted_choice
    assert choice is not None
    return choice


async def go_to(hands: Hands, name: str) -> None:
    """Move the arrows to a line of a form."""
    for _ in range(60):
        choice = lines(hands).highlighted_choice
        if choice is not None and choice.name == name:
            return
        await hands.press("down")
    raise AssertionError(name)


@pytest.mark.parametrize("lang", LANGS)
async def test_the_game_that_was_asked_for_goes_on_and_the_table_says_so(
    sit: Seated, mid_game: str, lang: Lang
) -> None:
    """``sukno play GAME --terminal``."""
    async with sit(lang, resume=mid_game, told=message("terminal-goes-on")) as hands:
        assert Words(lang)("terminal-goes-on") in hands.said
        await hands.press("3")
        assert Words(lang)("terminal-goes-on") not in hands.said


async def test_a_new_table_with_a_book_seats_bots_and_house_rules(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("n")
        assert isinstance(hands.app.screen, NewTableScreen)
        assert "captures, builds and sweeps" in hands.said
        await go_to(hands, "book")
        assert "The fullest source" in hands.said
        await hands.press("left")
        assert "International" in hands.said
        await go_to(hands, "seats")
        await hands.press("right")
        await go_to(hands, "bot 1")
        await hands.press("right", "right")
        assert "beginner" in hands.said
        await go_to(hands, "house")
        await hands.press("enter")
        assert isinstance(hands.app.screen, HouseScreen)
        await go_to(hands, "sweep_points")
        await hands.press("right")
        assert "A sweep scores 2 points" in hands.said
        await hands.press("escape")
        assert "House rules: 1 change" in hands.said
        assert "Points for a sweep: 2 points" in hands.said
        await go_to(hands, "sit")
        await hands.press("enter", "enter")
        opened = hands.host.table.opened
        assert (opened.book, opened.house, len(opened.players)) == ("standard", {"sweep_points": 2}, 3)
        assert opened.players[2].bot == "beginner", "random play is offered to nobody"


async def test_what_cannot_be_played_together_is_said_and_not_taken(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("n")
        await go_to(hands, "house")
        await hands.press("enter")
        await go_to(hands, "claim")
        await hands.press("right")
        assert "A call needs a match to a target" in hands.said
        await hands.press("x")
        assert hands.app.screen.new.house == {}
        await go_to(hands, "hand_size")
        assert "✗" not in hands.said
        await hands.press("escape", "escape")
        assert hands.table.sitting.id == mid_game


@pytest.mark.parametrize("option", ["hand_size", "table_size"])
async def test_an_option_steps_to_the_next_value_that_can_be_played(sit: Seated, mid_game: str, option: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("n")
        await go_to(hands, "house")
        await hands.press("enter")
        await go_to(hands, option)
        usual = chosen(hands).value
        ways = {}
        for key in ("right", "left"):
            seen = []
            for _ in range(5):
                await hands.press(key)
                new = hands.app.screen.new
                book = find_game("casino").load_book(new.book, new.house)
                find_game("casino").check_seats(book, new.seats)
                seen.append(chosen(hands).value)
            ways[key] = seen
        assert ways["right"][0] > usual
        assert min(ways["left"]) <= usual
        assert ways["right"] == sorted(ways["right"])
        if option == "hand_size":
            assert ways["right"][:3] == [6, 8, 12]


async def test_what_a_house_cannot_play_is_said_by_the_titles_of_the_form(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        for why in (
            message("seats-deals-uneven", seats=2, hand=5, table=4, left=8),
            message("seats-draw-uneven", seats=2, hand=5, table=4, left=8),
            message("house-needs-target", option="claim"),
        ):
            said = hands.app.words(titled(why, find_game("casino").prose))
            assert "_" not in said
            assert "The option claim" not in said


async def test_the_line_at_the_arrows_has_a_mark(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("n")
        assert "▸   Game" in hands.text
        await hands.press("down")
        assert "▸   Rule book" in hands.text
        assert "▸   Game" not in hands.text
        await hands.press("escape", "m")
        assert "▸ Play on" in hands.said
        await hands.press("down")
        assert "▸ New table" in hands.said
        assert "▸ Play on" not in hands.said


async def test_a_bot_is_chosen_by_strength_and_key(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("n")
        assert "expert (steady)" in hands.said


async def test_who_plays_between_two_only_is_offered_there_only(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("n")
        await go_to(hands, "bot 0")
        await hands.press("left")
        assert "‹ seasoned ›" in hands.said
        assert "makes no mistake with the last cards" in hands.said
        await go_to(hands, "seats")
        await hands.press("right")
        assert "seasoned" not in hands.said
        assert "expert (steady)" in hands.said
        await go_to(hands, "sit")
        await hands.press("enter")
        assert [player.bot for player in hands.table.sitting.host.table.players if isinstance(player, Robot)] == [
            "steady",
            "steady",
        ]


async def test_a_book_that_so_many_cannot_play_does_not_open(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("n")
        books = find_game("casino").books()
        await go_to(hands, "book")
        for _ in range(books.index("leeming") - books.index("handbook")):
            await hands.press("right")
        await go_to(hands, "seats")
        book = find_game("casino").load_book("leeming", {})
        if 3 not in book.rules.players:
            await hands.press("right")
            assert "cannot be played by 3" in hands.said
            await go_to(hands, "sit")
            await hands.press("enter")
            assert isinstance(hands.app.screen, NewTableScreen)


async def test_a_lesson_is_marked_in_the_list_and_at_the_table(sit: Seated, store: Store) -> None:
    lesson = open_lesson(store)
    async with sit("ru", resume=lesson) as hands:
        assert "Урок: подсказки к нему — на странице, здесь это обычная игра." in hands.said
        await hands.press("m", "3")
        assert "урок" in hands.said


async def test_saved_tables_are_listed_resumed_and_deleted(sit: Seated, mid_game: str, store: Store) -> None:
    async with sit(new=NewTable(book="digest", bots=("greedy",))) as hands:
        assert hands.table.sitting.id == "table2"
        await hands.press("m", "3")
        listed = hands.app.screen.query_one(OptionList)
        assert listed.option_count == 2
        assert "2026-01-01 12:00" in hands.said
        names = [listed.get_option_at_index(place).id for place in range(2)]
        listed.highlighted = names.index(mid_game)
        await hands.press("enter")
        assert hands.table.sitting.id == mid_game
        await hands.press("m", "3", "x")
        assert "cannot be brought back" in hands.said
        await hands.press("enter")  # No
        assert len(store.tables()) == 2
        await hands.press("x", "1")
        await hands.press("x", "1")
        assert store.tables() == []
        assert "There are no saved tables" in hands.said
        await hands.press("x", "escape")


async def test_settings_count_at_once_and_are_kept(sit: Seated, mid_game: str, store: Store) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("m", "6", "right")
        assert "Настройки" in hands.said
        assert kept_lang(store) == "ru"
        await hands.press("down", "down", "right", "down", "right", "escape")
        assert "Ваш ход" in hands.said
        kept = read_settings(store)
        assert (kept.four_colours, kept.ranks) == (True, "en")
        await hands.press("m", "6", "down", "left", "escape")
        assert read_settings(store).pace == "quick"


async def test_help_and_quitting(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("m", "7")
        assert "How to play here" in hands.said
        await hands.press("escape", "m", "9")
        assert hands.app.return_code == 0


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_of_every_book_can_be_shown(lang: Lang) -> None:
    game, words = find_game("casino"), Words(lang)
    for key in game.books():
        for seats in game.seats:
            for choice in house_choices(game.prose, game.load_book(key, {}), seats, words):
                assert choice.labels[choice.at]
                assert choice.labels[len(choice.values) - 1]
                assert choice.help


@pytest.mark.parametrize("lang", LANGS)
async def test_every_option_has_a_line_of_its_own(sit: Seated, mid_game: str, lang: Lang) -> None:
    async with sit(lang, resume=mid_game) as hands:
        await hands.press("n")
        await go_to(hands, "house")
        await hands.press("enter")
        for _ in range(40):
            await hands.press("down")
            assert not [line for line in hands.text.splitlines() if line.strip(" │▁▂▃▄▅▆▇█") == "›"]


async def test_where_they_take_turns_it_is_played(sit: Seated) -> None:
    new = NewTable("race", house={"turns": "alternate"}, bots=("expert",))
    async with sit("en", new, size=(100, 40), cut=False) as hands:
        moves = len(hands.host.table.running.moves)
        await hands.type("turn")
        assert len(hands.host.table.running.moves) > moves
        assert "Waste" in hands.text


HELP = {"undo": "u           ", "cards": "choose a card", "claim": "call the points", "captures": "look at captures"}


@pytest.mark.parametrize(
    ("game", "listed"),
    [
        ("war", ()),
        ("fifteen", ("undo",)),
        ("hearts", ("undo", "cards")),
        ("crazy_eights", ("undo", "cards")),
        ("race", ()),
    ],
)
async def test_help_lists_what_works_at_the_table(sit: Seated, game: str, listed: tuple[str, ...]) -> None:
    """It spoke of cards and of taking moves back where there are only buttons and nothing is taken back."""
    async with sit(new=NewTable(game)) as hands:
        picture = hands.table.game_picture
        told = picture.help(hands.table.moment).lower()
        assert {name for name, text in HELP.items() if text in told} == set(listed)
        assert ("bots wait" in told) is (game == "race")
        footer = hands.text.splitlines()[-1]
        assert ("take back" in footer) is ("undo" in listed)


async def test_help_at_casino_lists_the_call_where_the_book_knows_it(sit: Seated) -> None:
    for book, claims in (("digest", True), ("leeming", False)):
        async with sit(new=NewTable(book=book)) as hands:
            told = hands.table.game_picture.help(hands.table.moment).lower()
            assert (HELP["claim"] in told) is claims
            assert HELP["captures"] in told
            assert HELP["undo"] in told
