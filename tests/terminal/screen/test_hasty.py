"""Hasty hands: keys that arrive together, pasted junk, Ctrl-C, Ctrl-Z, a window that is too small."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pexpect
import pytest
from textual.events import Paste

from sukno.games.casino.match import Match
from sukno.store.newtable import NewTable
from sukno.terminal.casino.widget import CasinoPicture
from sukno.terminal.dialogs import Choose, Leaving
from sukno.terminal.parts import fitted_keys
from sukno.terminal.table_screen import TableScreen
from sukno.words import LANGS, Lang, Words
from terminal.games import PICTURED, short

from .conftest import Hands, Seated


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records that hasty hands save go where nobody looks."""
    monkeypatch.chdir(tmp_path)


async def together(hands: Hands, keys: Sequence[str]) -> None:
    """Keys that arrive before any of them has been answered; then whatever has opened is left again."""
    for key in keys:
        hands.send(key)
    for _ in range(3):
        await hands.settle()
        await hands.pilot.pause()


async def leave_all(hands: Hands) -> None:
    for _ in range(9):
        if isinstance(hands.app.screen, TableScreen):
            return
        await hands.press("escape")
    raise AssertionError(hands.app.screen_stack)


JUNK = "m1234567890\t/n x\x1b[31m٣²ß İ 名 🂡 ' \" \\ [b] {x} 9999999999"


@pytest.mark.parametrize("opening", ["m", "slash", "n", "l", ""])
@pytest.mark.parametrize("digits", ["1" * 9, "9876543210", JUNK])
async def test_digits_mashed_and_junk_pasted_do_not_end_the_game(
    sit: Seated, mid_game: str, opening: str, digits: str
) -> None:
    async with sit(resume=mid_game) as hands:
        if opening:
            await hands.press(opening)
        opened = isinstance(hands.app.screen, Choose)
        if opened and digits.startswith("98765"):
            digits = digits[1:]  # nine quits, and may
        await together(hands, digits)
        assert hands.app.is_running
        await leave_all(hands)
        assert "Marina" in hands.said


@pytest.mark.parametrize(
    "keys",
    [
        ("m", "enter", "enter"),
        ("slash", "enter", "enter"),
        ("m", "3", "enter", "enter"),
        ("m", "5", "enter", "enter", "enter"),
        ("m", "8", "enter", "enter"),
        ("n", "enter", "enter"),
        ("n", "escape", "escape"),
        ("h", "enter", "enter"),
        ("l", "space", "q", "escape"),
        ("m", "m", "m"),
        ("s", "enter", "enter"),
        ("3", "D", "w", "enter", "enter"),
    ],
)
@pytest.mark.parametrize("at_once", [2, 99])
async def test_enters_that_arrive_together_close_one_screen(
    sit: Seated, mid_game: str, keys: tuple[str, ...], at_once: int
) -> None:
    async with sit(resume=mid_game) as hands:
        first = hands.table
        if at_once == 99:
            await together(hands, keys)
        else:
            await hands.press(*keys[:-at_once])
            await together(hands, keys[-at_once:])
        assert any(isinstance(screen, TableScreen) for screen in hands.app.screen_stack)
        assert "Marina" in hands.said or len(hands.app.screen_stack) > 2
        await leave_all(hands)
        if "3" not in keys:
            assert hands.table is first
        await hands.press("h")
        assert "brass button" in hands.said


async def test_text_pasted_into_a_line_is_no_reason_to_end(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game) as hands:
        for junk in (JUNK, "7" * 6000, "9h+" + "5" * 5000 + "d=9", "", "\n\n", "a\0b", "~nobody/x", "é" * 300):
            for opening in (("slash",), ("m", "5")):
                await hands.press(*opening)
                hands.app.screen.query_one("Input").value = ""
                hands.app.post_message(Paste(junk))
                await hands.settle()
                await hands.press("enter")
                assert hands.app.is_running
                await leave_all(hands)
        hands.app.post_message(Paste(JUNK))
        await hands.settle()
        assert "Your turn" in hands.said


async def test_a_mistake_of_reading_a_typed_move_is_only_said(
    sit: Seated, mid_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: object) -> None:
        raise ValueError("a number too large to be read")

    async with sit(resume=mid_game) as hands:
        monkeypatch.setattr("sukno.table.host.Host.move", unreadable)
        await hands.type("9h")
        assert "cannot be read as a move" in hands.said


@pytest.mark.parametrize("lang", LANGS)
async def test_ctrl_c_asks_in_our_words(sit: Seated, mid_game: str, lang: Lang) -> None:
    async with sit(lang, resume=mid_game) as hands:
        await hands.press("ctrl+c")
        assert Words(lang)("terminal-leave-ask").split("?")[0] in hands.said
        await hands.press("2")
        assert isinstance(hands.app.screen, TableScreen)
        await hands.press("slash", "ctrl+c")  # where a line is typed too
        assert isinstance(hands.app.screen, Leaving)
        await hands.press("escape", "escape", "ctrl+c", "ctrl+c")
        assert hands.app.return_code == 0


async def test_help_and_menu_say_how_to_quit(sit: Seated, mid_game: str) -> None:
    async with sit(resume=mid_game, size=(80, 60)) as hands:
        await hands.press("m")
        assert "Ctrl-C" in hands.said
        await hands.press("escape", "h")
        assert "Ctrl-C" in hands.said
        assert "Ctrl-Z" in hands.said


async def test_ctrl_z_suspends_and_takes_nothing_back(
    sit: Seated, mid_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    suspended: list[bool] = []
    monkeypatch.setattr("sukno.terminal.app.SuknoApp.action_suspend_process", lambda _: suspended.append(True))
    async with sit(resume=mid_game) as hands:
        await hands.press("3", "enter")
        moves = hands.host.table.running.moves
        await hands.press("ctrl+z")
        assert suspended == [True]
        assert hands.host.table.running.moves == moves


@pytest.mark.parametrize("size", [(59, 18), (60, 17), (30, 10), (8, 2), (1, 1)])
@pytest.mark.parametrize("lang", LANGS)
async def test_a_window_too_small_says_so_and_plays_on_when_it_grows(
    sit: Seated, mid_game: str, size: tuple[int, int], lang: Lang
) -> None:
    async with sit(lang, resume=mid_game, size=size) as hands:
        drawing = hands.table.query_one(CasinoPicture).drawing
        assert not drawing.items
        if size[0] > 25:
            assert "60 × 18" in hands.said
            assert "Ctrl-C" in hands.said
        await hands.pilot.resize_terminal(80, 24)
        await hands.settle()
        await hands.press("3", "enter")
        assert len(hands.host.table.running.moves) > 18


async def test_in_a_window_too_small_keys_play_nothing(sit: Seated, mid_game: str) -> None:
    """Whoever could not see the table played cards all the same."""
    async with sit(resume=mid_game) as hands:
        await hands.pilot.resize_terminal(50, 20)
        await hands.settle()
        log = hands.host.table
        await hands.press("3", "enter", "t", "d", "u", "space", "up", "w", "m", "slash", "n", "s", "c", "p", "escape")
        assert hands.host.table == log
        assert isinstance(hands.app.screen, TableScreen)
        assert "too small" in hands.said
        await hands.press("h")
        assert "brass button" in hands.said
        await hands.press("escape", "ctrl+c")
        assert isinstance(hands.app.screen, Leaving)
        await hands.press("escape")
        await hands.pilot.resize_terminal(80, 24)
        await hands.settle()
        assert "choose a card" in hands.said


@pytest.mark.parametrize("game", PICTURED)
async def test_in_a_window_too_small_no_game_is_played(sit: Seated, game: str) -> None:
    async with sit(new=short(game)) as hands:
        await hands.pilot.resize_terminal(80, 17)
        await hands.settle()
        log = hands.host.table
        await hands.press("1", "enter", "A", "B", "enter", "enter", "right", "enter", "space")
        assert hands.host.table == log
        await hands.pilot.resize_terminal(80, 24)
        await hands.settle()
        await hands.play_out(lambda: len(hands.host.table.running.moves) > len(log.running.moves), Random(1))


KEYS = (
    "terminal-keys-over",
    "terminal-keys-wait",
    "terminal-keys-back",
    "terminal-keys-choose",
    "terminal-keys-select",
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_help_key_is_always_in_the_footer(lang: Lang, width: int) -> None:
    words = Words(lang)
    for text in [words(id) for id in KEYS]:
        keys = fitted_keys(text, width - 3)
        assert keys.endswith("h помощь" if lang == "ru" else "h help")
        assert len(keys) <= width - 3
        assert width < 80 or keys == text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", ["handbook", "family-draw", "digest"])
async def test_with_four_seats_the_header_names_the_target(sit: Seated, lang: Lang, book: str) -> None:
    house = {"match": "target", "target": 101} if book == "handbook" else {}
    async with sit(lang, NewTable(book=book, seats=4, bots=("greedy",) * 3, house=house)) as hands:
        match: Match = hands.host.table.match
        header = hands.text.splitlines()[0]
        assert Words(lang)("terminal-form-to", points=match.target or 0) in header or match.target is None
        assert "…" not in header


async def test_a_stock_that_is_drawn_from_is_called_the_stock(sit: Seated) -> None:
    async with sit(new=NewTable(book="family-draw", bots=("greedy",))) as hands:
        assert "in the stock" in hands.said
        assert "left to deal" not in hands.said


async def test_the_record_gets_the_usual_name_and_ending(sit: Seated, mid_game: str, tmp_path: Path) -> None:
    async with sit(resume=mid_game) as hands:
        await hands.press("m", "5")
        assert hands.app.screen.query_one("Input").value.endswith(f"/sukno-{mid_game}.toml")
        hands.app.screen.query_one("Input").value = str(tmp_path / "mine")
        await hands.press("enter")
        assert (tmp_path / "mine.toml").exists()


async def test_who_has_won_by_points_reads_just_the_points(sit: Seated) -> None:
    new = NewTable(book="handbook", house={"match": "one_deal"}, bots=("random",))
    for seed in range(9):
        async with sit(new=new) as hands:
            await hands.play_out(lambda: hands.host.table.over, Random(seed))
            await hands.settle()
            if hands.host.table.match.winner == 0:
                assert "You won, " in hands.said
                assert "Winner" not in hands.said
                return
    raise AssertionError("never won")


ENVIRON = {"TERM": "xterm-256color", "PS1": "PROMPT> ", "SUKNO_HOME": "."}


def test_in_a_shell_the_game_is_suspended_brought_back_and_left() -> None:
    shell = pexpect.spawn(
        "bash", ["--norc", "-i"], env={**os.environ, **ENVIRON}, encoding="utf-8", timeout=30, dimensions=(24, 80)
    )
    shell.expect_exact("PROMPT> ")
    shell.sendline(f"{sys.executable} -m sukno play --terminal --lang en")
    shell.expect_exact("Enter goes on")
    shell.send("\r")
    shell.expect_exact("h help")
    shell.send("\x1a")
    shell.expect_exact("Stopped")
    shell.sendline("fg")
    shell.expect_exact("h help")
    shell.send("\x03")
    shell.expect_exact("Leave the game?")
    shell.send("\x03")
    shell.expect_exact("PROMPT> ")
    shell.sendline("echo left with $?")
    shell.expect_exact("left with 0")
    shell.close()


def test_alone_in_its_terminal_it_is_not_suspended() -> None:
    game = pexpect.spawn(
        sys.executable,
        ["-m", "sukno", "play", "--terminal", "--lang", "en"],
        env={**os.environ, **ENVIRON},
        encoding="utf-8",
        timeout=30,
        dimensions=(24, 80),
    )
    game.expect_exact("Enter goes on")
    game.send("\r")
    game.expect_exact("h help")
    game.send("\x1a\x03")
    game.expect_exact("Leave the game?")
    game.send("\r")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0
