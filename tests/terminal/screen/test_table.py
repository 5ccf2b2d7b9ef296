"""At the table: choosing, playing, asking why, taking back, looking back, calling, giving up."""

from __future__ import annotations

from random import Random

import pytest

from sukno.store import Store, resume
from sukno.store.left import LEFT
from sukno.store.newtable import NewTable, read_last
from sukno.terminal.app import SuknoApp
from sukno.terminal.casino.scene import Drawing, Scene
from sukno.terminal.casino.widget import CasinoPicture
from sukno.terminal.table_dialogs import SheetDialog
from sukno.terminal.table_screen import TableScreen
from sukno.words import Words, message

from .conftest import Hands, Seated


def drawing_of(hands: Hands) -> Drawing:
    drawing = hands.table.query_one(CasinoPicture).drawing
    assert drawing is not None
    return drawing


def scene_of(hands: Hands) -> Scene:
    scene = hands.table.query_one(CasinoPicture).scene
    assert scene is not None
    return scene


async def test_the_largest_capture_is_selected_and_shown(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        assert "Your turn" in hands.said
        await hands.press("3")
        assert "6♣ + 4♦" in hands.said
        assert "[10]" in hands.said
        assert "Take 5 cards" in hands.said
        assert "Add to the ten" in hands.said
        await hands.press("enter")
        assert hands.host.table.running.moves[-2] == (0, "Thx4d6c[10]")
        assert "took 13" in hands.said


async def test_selecting_with_arrows_and_letters_changes_the_buttons(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("3", "D")  # the letter above 6♣
        assert "no move" in hands.said
        await hands.press("E")
        assert "6♠ + 4♦" in hands.said
        await hands.press("up", "right", "left", "space")
        assert scene_of(hands).cursor is not None
        await hands.press("escape")
        assert "nothing on the table" in hands.said
        await hands.press("escape")
        assert "Your turn" in hands.said


async def test_the_same_keys_on_a_russian_keyboard(sit: Seated, mid_game: str) -> None:
    async with sit("ru", resume=mid_game) as hands:
        await hands.press("3", "В", "У")  # D, E
        assert "6♠ + 4♦" in hands.said
        await hands.press("е")  # t
        assert hands.host.table.running.moves[-2] == (0, "Thx4d6s[10]")
        await hands.press("г")  # u
        assert len(hands.host.table.running.moves) == 18


async def test_the_mouse_chooses_selects_and_plays(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        drawing = drawing_of(hands)
        x, y = drawing.hand[2].x + 1, drawing.hand[2].y + 2
        await hands.pilot.click(CasinoPicture, offset=(x, y))
        await hands.settle()
        assert (choosing := scene_of(hands).choosing) and choosing.selected
        area = drawing_of(hands).items[3]
        await hands.pilot.click(CasinoPicture, offset=(area.x + 1, area.y + 1))
        await hands.settle()
        assert "no move" in hands.said
        await hands.pilot.click(CasinoPicture, offset=(area.x + 1, area.y + 1))
        await hands.settle()
        button = drawing_of(hands).buttons[0]
        await hands.pilot.click(CasinoPicture, offset=(button.x + 2, button.y))
        await hands.settle()
        assert len(hands.host.table.running.moves) > 18


async def test_why_not_names_the_rule_and_its_source(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("1", "d")
        assert "Why not?" in hands.said
        assert "own build" in hands.said
        assert "Source 000" in hands.said
        await hands.press("escape", "3", "D", "w")
        assert "4♦: these do not split into groups of 10" in hands.said
        await hands.press("escape")
        assert len(hands.host.table.running.moves) == 18


async def test_several_values_are_asked_for(sit: Seated) -> None:
    new = NewTable(book="handbook", bots=("greedy",))
    async with sit(new=new) as hands:
        screen = hands.table.query_one(CasinoPicture)
        screen.post_message(screen.Choice(message("terminal-which"), (), ()))
        await hands.settle()
        assert "Which value?" in hands.said
        await hands.press("escape")


async def test_moves_are_typed_and_mistakes_said(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.type("nonsense")
        assert "is no move" in hands.said or "is no card" in hands.text
        if not isinstance(hands.app.screen, TableScreen):  # too long for a line
            await hands.press("escape")
        await hands.type("Thx9d")
        assert "9♦: these do not split into groups of 10" in hands.said
        await hands.press("escape")
        await hands.type("10hx4d6c[10]")
        assert hands.host.table.running.moves[-2] == (0, "Thx4d6c[10]")


async def test_taking_back_and_looking_back(sit: Seated, mid_game: str, store: Store) -> None:
    async with sit(resume=mid_game) as hands:
        start = hands.text
        await hands.press("3", "enter", "u")
        assert "taken back" in hands.said
        assert len(hands.host.table.running.moves) == 18
        assert resume(store, mid_game).table == hands.host.table
        await hands.press("left_square_bracket")
        assert "One move back" in hands.said
        await hands.press("left_square_bracket")
        assert "2 moves back" in hands.said
        await hands.press("3")  # nothing can be played there
        await hands.press("right_square_bracket", "right_square_bracket")
        assert hands.text == start
        await hands.press(*["left_square_bracket"] * 30)
        assert "18 moves back" in hands.said
        await hands.press("escape")
        assert hands.text == start


async def test_what_cannot_be_taken_back_is_said(sit: Seated) -> None:
    async with sit(new=NewTable(book="handbook", bots=("greedy",))) as hands:
        if not hands.host.table.running.moves:
            await hands.press("u")
            assert "nothing to take back" in hands.said
            await hands.press("left_square_bracket")
            assert "No move has been made" in hands.said


async def test_talk_captures_score_and_rules_can_be_read(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("l")
        await hands.pilot.pause(0.1)  # it scrolls to its end
        assert "Building five" in hands.said
        await hands.press("escape", "v")
        assert "rule book" in hands.said
        await hands.press("escape", "s")
        assert "There is no score in this match yet." in hands.said
        await hands.press("escape", "r")
        assert "Casino — Handbook" in hands.said
        await hands.press("escape", "h")
        assert "brass button" in hands.said


async def test_captures_are_shown_where_the_book_allows_it(sit: Seated) -> None:
    async with sit(new=NewTable(book="handbook", house={"lookback": "free"}, bots=("greedy",))) as hands:
        await hands.play_out(lambda: bool(hands.table.sitting.seen.view.open_captures), Random(1))
        await hands.press("v")
        assert "Taking" in hands.said


async def test_a_call_wins_or_loses_and_is_asked_first(sit: Seated) -> None:
    async with sit(new=NewTable(book="digest", bots=("random",))) as hands:
        await hands.press("c")
        assert "Call 21 points?" in hands.said
        await hands.press("enter")  # No comes first under the arrows
        assert not hands.host.table.over
        await hands.press("c", "1")
        assert hands.host.table.match.verdict.how == "false_claim"
        assert isinstance(hands.app.screen, SheetDialog)
        assert "too early" in hands.said


async def test_no_call_where_the_book_has_none(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("c")
        assert "does not know the call" in hands.said


async def test_giving_up_is_asked_and_ends_the_match(sit: Seated, mid_game: str) -> None:
    async with sit("ru", resume=mid_game) as hands:
        await hands.press("m", "8")
        assert "Сдаться?" in hands.said
        await hands.press("2")
        assert not hands.host.table.over
        await hands.press("m", "8", "1")
        assert hands.host.table.over
        assert "Вы сдались. Выигрывает Марина" in hands.said


async def test_a_second_window_is_told_that_the_game_went_on(sit: Seated, mid_game: str, store: Store) -> None:
    async with sit(resume=mid_game) as hands:
        resume(store, mid_game).move(0, "Thx4d6c[10]")
        await hands.press("3", "enter")
        assert "Also open in another window; this is how it stands there now." in hands.said
        assert hands.host.table.running.moves[18] == (0, "Thx4d6c[10]")
        assert resume(store, mid_game).table == hands.host.table
        await hands.press("w", "1", "enter")  # all goes on as usual
        await hands.play_out(lambda: len(hands.host.table.running.moves) > 20, Random(1))
        assert len(hands.host.table.running.moves) > 20


async def test_a_table_that_cannot_be_opened_is_said_and_another_asked_for(sit: Seated, store: Store) -> None:
    async with sit(resume="nowhere") as hands:
        assert "no saved game nowhere" in hands.said
        await hands.press("escape")
        assert "New table" in hands.said


async def test_a_damaged_table_leaves_a_way_on(store: Store) -> None:
    store.create("casino", ['{"type": "deal"}'], summary='{"game": "casino", "book": "handbook", "players": []}')
    app = SuknoApp(store, Words("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        hands = Hands(app, pilot)
        await hands.settle()
        await hands.press("enter")  # the cut of a new table
        assert "cannot be opened" in hands.said
        assert "deleted with x" in hands.said
        await hands.press("escape")
        assert hands.table.sitting.id == "table2"


async def test_a_damaged_latest_game_lets_an_older_one_go_on(sit: Seated, store: Store, mid_game: str) -> None:
    store.create("casino", ['{"type": "deal"}'], summary='{"game": "casino", "book": "handbook", "players": []}')
    store.set_setting(LEFT, '"table2"')
    async with sit(cut=False) as hands:
        assert hands.table.sitting.id == mid_game
        assert "table2" in hands.said
        assert "other saved games are not affected" in hands.said


async def test_the_game_left_last_goes_on_not_the_one_played_last(sit: Seated, store: Store, mid_game: str) -> None:
    async with sit(new=NewTable(book="digest", bots=("greedy",))) as hands:
        await hands.play_a_card(Random(1))
    async with sit(resume=mid_game):
        pass
    async with sit(cut=False) as hands:
        assert hands.table.sitting.id == mid_game


async def test_the_bots_keep_their_pace_and_the_screen_stays_live(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        hands.app.settings = type(hands.app.settings)(pace="slow")
        await hands.pilot.press("3", "enter")
        await hands.pilot.pause(0.1)
        assert len(hands.host.table.running.moves) == 19
        assert "Marina to play" in hands.said
        await hands.pilot.press("l")
        await hands.pilot.pause(0.05)
        assert "The moves so far" in hands.said
        await hands.pilot.press("escape", "u")  # before the bot has moved
        await hands.pilot.pause(0.1)
        assert len(hands.host.table.running.moves) == 18
        await hands.pilot.press("3", "enter", "enter")  # Enter does not wait
        await hands.pilot.pause(0.4)
        assert len(hands.host.table.running.moves) == 20


@pytest.mark.parametrize("size", [(80, 24), (80, 30), (100, 30), (120, 40), (200, 60), (60, 18)])
async def test_every_window_holds_the_whole_table(sit: Seated, mid_game: str, size: tuple[int, int]) -> None:
    async with sit(resume=mid_game, size=size) as hands:
        await hands.press("3")
        drawing = drawing_of(hands)
        assert len(drawing.items) == 9
        assert len(drawing.hand) == 3
        if size >= (80, 24):
            for area in (*drawing.items, *drawing.hand, *drawing.buttons):
                assert area.x >= 0
                assert area.x + area.width <= drawing.canvas.width
                assert area.y + area.height <= size[1]
            assert "Take 5 cards" in hands.said


async def test_last_choices_are_kept(sit: Seated, store: Store) -> None:
    async with sit(new=NewTable(book="digest", seats=3, bots=("random",), house={"target": 11})):
        pass
    last = read_last(store)
    assert (last.book, last.seats, last.house) == ("digest", 3, {"target": 11})


async def test_a_hint_tells_where_to_look_and_then_the_moves(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("i")
        assert "Show the moves" in hands.said
        assert "1." not in hands.said.split("Show the moves")[0]
        await hands.press("enter")
        assert "An estimate" in hands.said
        assert "ahead at the end of the deal" in hands.said or "behind at the end of the deal" in hands.said
        await hands.press("escape")
        assert "Your turn" in hands.said
        await hands.press("i", "escape")
        assert "Your turn" in hands.said


async def test_a_game_without_hints_says_so(sit: Seated) -> None:
    async with sit(new=NewTable("hearts")) as hands:
        await hands.press("i")
        assert "no hints" in hands.said
