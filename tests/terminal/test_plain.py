"""The plain game, played by script: at a real pseudo-terminal, through pipes, and across kills."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import dataclass, field
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, TextIO, cast

import pexpect
import pytest

from sukno.core.record import read_record, replay, write_record
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game, game_keys
from sukno.server.lesson import open_lesson
from sukno.store import Store, open_table, resume
from sukno.store.newtable import NewTable
from sukno.table import Person, Table
from sukno.table.people import CHAIRS
from sukno.terminal.plain import retold, run
from sukno.terminal.plain.game import Plain, Quit
from sukno.terminal.plain.help import RUN
from sukno.terminal.sitting import Sitting
from sukno.words import Lang, Words, message
from terminal.games import PICTURED, ending, most_seats, short

LANGS: tuple[Lang, ...] = ("en", "ru")

SUKNO = """
import random, secrets, sys
secrets.token_bytes = random.Random(7).randbytes
from sukno.cli import main
sys.exit(main())
"""
"""The program, but always dealt the same cards: what is typed here means the same every time."""


TURN = ("plain-ask-card", "plain-ask-only")
"""Questions that ask for a move."""


@dataclass
class Terminal:
    """``sukno play --plain`` at a pseudo-terminal, and what it has shown."""

    home: Path
    lang: Lang
    args: tuple[str, ...] = ()
    columns: int = 500
    shown: str = ""
    process: Any = None
    question: str = ""
    """The id of what it has asked."""
    words: Words = field(init=False)

    def __post_init__(self) -> None:
        self.words = Words(self.lang)
        self.start(*self.args)

    def start(self, *args: str) -> None:
        """Run the command."""
        command = ["-c", SUKNO, "play", "--plain", "--lang", self.lang, *args]
        environ = {**os.environ, "SUKNO_HOME": str(self.home), "PYTHONUTF8": "1", "TERM": "xterm"}
        self.process = pexpect.spawn(
            sys.executable,
            command,
            env=environ,
            encoding="utf-8",
            timeout=30,
            dimensions=(24, self.columns),
            echo=False,
        )
        self.process.delaybeforesend = None
        self.shown = self.question = ""

    @property
    def part(self) -> str:
        """What a deal is called in the game that was asked for."""
        return find_game(next((key for key in game_keys() if key in self.args), "casino")).prose.part

    def asked(self) -> str:
        """The id of the next question it asks; empty where it has left."""
        ids = (
            "plain-ask-card",
            "plain-ask-only",
            "plain-ask-move",
            "plain-ask-deal",
            "plain-ask-again",
            "plain-ask-resign",
        )
        wanted = [self.words(id, part=self.part) + "\r\n" for id in ids]
        found = self.process.expect_exact([*wanted, pexpect.EOF])
        text = self.process.before + (self.process.after if found < len(ids) else "")
        self.shown += text.replace("\r\n", "\n")
        self.question = ids[found] if found < len(ids) else ""
        return self.question

    def say(self, line: str) -> str:
        """Type a line; the next question."""
        self.process.sendline(line)
        return self.asked()

    def play_on(self, moves: int = 10_000) -> str:
        """Play the first move of each list, so many times or to the end of the match; the last question."""
        question = self.question or self.asked()
        while question in ("plain-ask-card", "plain-ask-only", "plain-ask-move", "plain-ask-deal") and moves:
            if question in ("plain-ask-deal", "plain-ask-only"):
                moves -= question == "plain-ask-only"
                question = self.say("")
                continue
            # A card that cannot be played is refused; then the next one is tried.
            for number in range(1, 10):
                question = self.say(str(number))
                if question == "plain-ask-move":
                    question = self.say("1")
                    break
                if self.words("plain-refused", why="", rule="").split(".")[0] not in self.shown.splitlines()[-2]:
                    break
            moves -= 1
        return question

    def kill(self) -> None:
        """Without any warning."""
        self.process.kill(signal.SIGKILL)
        self.process.wait()

    def leave(self) -> None:
        """By the door."""
        assert self.say("quit") == ""
        self.process.wait()
        assert self.process.exitstatus == 0

    @property
    def log(self) -> list[str]:
        """The log of the only saved game."""
        with Store.open(self.home) as store:
            (table,) = store.tables()
            return store.load(table.id)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def finished(home: Path) -> Any:
    """The only table, which must have been played to its end and replay as it was."""
    with Store.open(home) as store:
        (saved,) = store.tables()
        assert saved.closed
        table = resume(store, saved.id).table
    assert table.over
    steps = list(replay(read_record(write_record(table.record(0)))))
    assert steps[-1].match == table.match
    return table


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_match_at_a_terminal(home: Path, lang: Lang) -> None:
    game = Terminal(home, lang, ("--book", "leeming", "--bot", "random"))
    assert game.play_on() == "plain-ask-again"
    game.leave()
    table = finished(home)
    for number, deal in enumerate(table.match.deals):
        assert game.words("plain-sheet", deal=number + 1, part="deal") in game.shown
        you, marina = deal.points
        each = f"{game.words('player-you')}: {you}; {game.words('player-1')}: {marina}"
        assert game.words("plain-sheet-points", each=each, part="deal") in game.shown
    assert ending(table, game.words) in game.shown
    assert "\x1b" not in game.shown
    assert all(line.strip() for line in game.shown.splitlines())


@pytest.mark.parametrize("lang", LANGS)
def test_a_match_across_kills(home: Path, lang: Lang) -> None:
    game = Terminal(home, lang, ("--book", "handbook", "--bot", "random"))
    for moves in (3, 1, 4):
        assert game.play_on(moves) in TURN
        before = game.log
        table = game.shown.rpartition(game.words("plain-table", cards="").strip())[2]
        game.kill()
        game.start()
        assert game.asked() in TURN
        assert game.words("plain-resumed") in game.shown
        assert game.shown.rpartition(game.words("plain-table", cards="").strip())[2] == table
        assert game.log == before
    for seconds in (0, 0.003, 0.01, 0.03):
        # In the middle of whatever it does with a move.
        before = game.log
        game.process.sendline("1")
        time.sleep(seconds)
        game.kill()
        assert game.log[: len(before)] == before
        game.start()
        assert game.asked() in TURN
    assert game.play_on() == "plain-ask-again"
    game.leave()
    table = finished(home)
    assert len(table.deals[0].moves) == 48


@pytest.mark.parametrize(("seats", "book"), [(3, "digest"), (4, "standard"), (4, "family-draw")])
def test_more_seats(home: Path, seats: int, book: str) -> None:
    game = Terminal(home, "en", ("--book", book, "--seats", str(seats), "--bot", "random", "--house", "target=11"))
    assert game.play_on() == "plain-ask-again"
    game.leave()
    assert finished(home).seats == seats


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PICTURED)
def test_a_whole_match_of_every_game(home: Path, game: str, lang: Lang) -> None:
    new = short(game)
    house = [part for name, value in new.house.items() for part in ("--house", f"{name}={value}")]
    at = Terminal(home, lang, (game, "--bot", "random", *house))
    assert at.play_on() == "plain-ask-again"
    at.leave()
    table = finished(home)
    each = "; ".join(
        at.words("plain-of-each", name=at.words(name), value=total)
        for name, total in zip(("player-you", "player-1"), table.match.totals, strict=True)
    )
    assert each in at.shown
    assert ending(table, at.words) in at.shown
    assert "\x1b" not in at.shown
    assert all(line.strip() for line in at.shown.splitlines())


def test_a_match_of_another_game_across_a_kill(home: Path) -> None:
    game = Terminal(home, "en", ("hearts", "--bot", "random"))
    assert game.play_on(5) in TURN
    before, table = game.log, game.shown.rpartition("Stock: ")[2]
    game.kill()
    game.start()
    assert game.asked() in TURN
    assert game.words("plain-resumed") in game.shown
    assert game.shown.rpartition("Stock: ")[2] == table
    assert game.log == before
    assert game.play_on() == "plain-ask-again"
    game.leave()
    finished(home)


@pytest.mark.parametrize("game", PICTURED)
def test_the_most_seats_of_every_game(home: Path, game: str) -> None:
    seats = most_seats(game)
    told = through_a_pipe(home, "1\n1\n\n1\nlog\nscore\nmoves\n", game, "--seats", str(seats), "--bot", "random")
    for number in range(1, seats):
        assert Words("en")(CHAIRS[number - 1]) in told


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PICTURED)
def test_a_record_of_every_game_is_told_again(home: Path, tmp_path: Path, game: str, lang: Lang) -> None:
    through_a_pipe(home, f"resign\ny\nsave {tmp_path / 'record.toml'}\n", game, "--bot", "random")
    record = read_record((tmp_path / "record.toml").read_text("utf-8"))
    told = list(retold.lines(record, Words(lang)))
    assert Words(lang)(find_game(game).prose.called) in told[0]
    assert any(Words(lang)("plain-resigns", name=Words(lang)("player-you")) == line for line in told)
    facts = retold.facts(record, Words(lang))
    assert (facts["over"], facts["how"]) == (True, None)


def test_at_a_table_of_four_the_first_line_says_who_plays_together(home: Path) -> None:
    def first(*args: str) -> str:
        return through_a_pipe(home, "", "casino", "--bot", "random", *args).splitlines()[0]

    assert first("--seats", "4", "--book", "digest", "--house", "partnership=pairs").endswith(" Two against two.")
    assert first("--seats", "4", "--book", "digest", "--house", "partnership=off").endswith(" Each for himself.")
    assert first("--seats", "2").endswith("beginner.")


def test_the_last_choices_are_kept_by_game(home: Path) -> None:
    through_a_pipe(home, "", "crazy_eights", "--seats", "5", "--bot", "random")
    through_a_pipe(home, "", "hearts", "--bot", "random")
    assert "Hearts for Two by the book" in through_a_pipe(home, "", "--new")
    assert through_a_pipe(home, "", "crazy_eights", "--new").splitlines()[0].count("beginner") == 4


def through_a_pipe(home: Path, lines: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SUKNO, "play", "--plain", *args],
        input=lines.encode(),
        capture_output=True,
        env={**os.environ, "SUKNO_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"},
        timeout=60,
        check=True,
    )
    assert not done.stderr
    return done.stdout.decode()


def test_what_was_left_in_the_hands_is_said_before_the_score(home: Path) -> None:
    """Nobody was told which cards were paid for."""
    lines = through_a_pipe(home, "1\n" * 200, "crazy_eights", "--bot", "random", "--house", "target=50").splitlines()
    sheets = [place for place, line in enumerate(lines) if line.startswith("Score sheet of deal")]
    assert sheets
    assert all(re.fullmatch(r"The hands\. .*\w+: [^;]*[♣♦♥♠].*", lines[place - 1]) for place in sheets)


def test_the_commands_in_both_languages(home: Path, tmp_path: Path) -> None:
    english = ("help", "why", "why 9h", "look", "score", "log", "rules", "games", "table", "back", "", "undo", "moves")
    told = through_a_pipe(home, "\n".join(("1", "1", *english, f"save {tmp_path / 'record.toml'}")), "--bot", "random")
    for text in ("save: write", "No move has been refused", "Rule’s name", "Match of one deal", "Dealt to the table"):
        assert text.lower() in told.lower(), text
    for text in ("Players and seats", "first deal; ", " ago.", "taken back", "Move 1: ", "The record is written to"):
        assert text in told, text
    assert read_record((tmp_path / "record.toml").read_text("utf-8")).deals[0].running
    russian = ("помощь", "почему", "почему 9ч", "взятки", "счёт", "журнал", "правила", "игры", "стол", "ходы", "выход")
    told = through_a_pipe(home, "\n".join(("ещё", *russian)), "--lang", "ru")
    for text in ("Больше показать нечего", "записать партию", "Отказов не было", "Название правила", "Партия в одну"):
        assert text in told, text
    for text in ("На стол: ", "Игроки и места", "первая сдача; ", "Ход 1: ", "Игра сохранена."):
        assert text in told, text


def test_a_hint_in_lines_is_a_nudge_and_asked_again_the_moves(home: Path) -> None:
    told = through_a_pipe(home, "hint\nhint\n", "--bot", "random")
    nudge, _, whole = told.partition("hint once more: the moves, and why.")
    assert "An estimate" not in nudge
    assert "An estimate" in whole
    assert not re.search(r"^\d+\. ", whole.partition("Type ")[0], re.MULTILINE), (
        "a number chooses from what is on offer"
    )
    told = through_a_pipe(home, "подсказка\nпомощь\n", "--lang", "ru")
    assert "подсказка ещё раз: ходы и почему." in told
    assert "подсказка: куда смотреть" in told
    assert "does not know the command hint" in through_a_pipe(home, "hint\n", "hearts")


def test_a_pipe_plays_and_comes_back(home: Path) -> None:
    told = through_a_pipe(home, "1\n1\n", "--bot", "random")
    assert "Your turn. Which card or move?" in told
    assert "To go on: sukno play --resume" in told
    told = through_a_pipe(home, "undo\nundo\n\n9\nnonsense\n\xff\nresign\nno\nresign\nyes\n")
    assert "The game goes on where it was." in told
    assert "Type a number from 1 to" in told
    assert "“nonsense” is neither a command nor a move." in told
    assert "The match goes on." in told
    assert "You gave up. Marina won." in told


def test_another_match_and_another_table(home: Path) -> None:
    told = through_a_pipe(home, "resign\ny\n\nnew\n\nleeming\nsweep_points=0\nx\n\n3\n1\nquit\n", "--bot", "random")
    assert told.count("Casino by the book") == 3
    assert "Casino by the book Leeming. Players: You; Marina, beginner; Peter, beginner." in told
    assert "House rules: Points for a sweep: none" in told
    with Store.open(home) as store:
        assert sorted(table.closed for table in store.tables()) == [False, False, True]
        dealers = re.findall(r"Deal 1. Dealer: (\w+)", told)
    # Who won the match, here by resignation, deals the next one.
    assert dealers[1] == "Marina"


def test_two_windows_at_one_table(home: Path) -> None:
    one = Terminal(home, "en", ("--bot", "random"))
    assert one.asked() in TURN
    other = Terminal(home, "en")
    assert other.play_on(2) in TURN
    log = other.log
    one.process.sendline("1")
    question = one.asked()
    if question == "plain-ask-move":
        question = one.say("1")
    assert question in TURN
    assert "Also open in another window" in one.shown
    assert one.log == log
    one.leave()
    other.leave()


def test_junk_never_ends_the_program(home: Path) -> None:
    junk = ["9" * 6000, "6cx" + "5" * 5000, "2d+4s=" + "6" * 5000, "٣", "²", "a\0b", "\x1b[2J", "why " + "7" * 5000]
    junk += ["back " + "9" * 5000, "save a\0b", "save ~nobody/x", "open a\0b", "open " + "x" * 5000, "new", "9" * 5000]
    junk += ["", "2", "target=" + "9" * 5000, "cancel", "é" * 3000, "m 3 [b] {x} %s %(a)d", "10" * 9]
    told = through_a_pipe(home, "\n".join(junk) + "\nscore\n", "--bot", "random")
    assert "Match of one deal" in told
    assert "The game is saved." in told


def test_a_typed_move_that_cannot_be_read_is_only_said(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(*_: object) -> None:
        raise ValueError("a number too large to be read")

    monkeypatch.setattr("sukno.table.host.Host.move", unreadable)
    out = StringIO()
    with Store.open(home) as store:
        assert run(store, Words("en"), None, None, StringIO("9h\nscore\n"), out) == 0
    assert "cannot be read as a move" in out.getvalue()


def damage(home: Path, statement: str) -> None:
    with closing(sqlite3.connect(home / "sukno.db")) as db:
        db.execute(statement)
        db.commit()


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("DELETE FROM entries WHERE n = 2", "entry 2 is missing"),
        ("UPDATE entries SET entry = '{' WHERE n = 1", "damaged at entry 1"),
        ("DELETE FROM entries", "entry 0 is missing"),
    ],
)
def test_a_damaged_latest_game_is_named_and_passed_over(home: Path, statement: str, why: str) -> None:
    through_a_pipe(home, "1\n", "--bot", "random")
    damage(home, statement)
    with Store.open(home) as store:
        damaged = store.tables()[0].id
    told = through_a_pipe(home, "")
    first = told.splitlines()[0]
    assert damaged in first
    assert why in first
    assert "The other saved games are not affected." in first
    assert "--new" in first
    assert "--list" in first
    assert "Your turn." in told
    with Store.open(home) as store:
        assert len(store.tables()) == 2
        (fine,) = [table.id for table in store.tables() if table.id != damaged]
        store.set_setting("last-seat", f'"{damaged}"')
    assert f"Table {fine}." in through_a_pipe(home, "")


def test_a_lesson_is_marked_in_the_list_and_at_the_table(home: Path) -> None:
    """It was an ordinary game in the list, and the terminal said nothing of its hints."""
    with Store.open(home) as store:
        lesson = open_lesson(store)
    through_a_pipe(home, "", "--new", "--book", "standard")
    marked = [line.partition(":")[0] for line in through_a_pipe(home, "", "--list").splitlines() if ", lesson;" in line]
    assert marked == [lesson]
    assert "A lesson: its hints are on the page" in through_a_pipe(home, "", "--resume", lesson)
    assert "A lesson" not in through_a_pipe(home, "", "--new")


def test_the_game_left_last_goes_on(home: Path) -> None:
    through_a_pipe(home, "1\n1\n", "--bot", "random")
    with Store.open(home) as store:
        (first,) = [table.id for table in store.tables()]
    through_a_pipe(home, "1\n1\n", "--new")
    through_a_pipe(home, f"open {first}\n")
    assert f"Table {first}." in through_a_pipe(home, "")


def test_a_table_of_several_people_is_not_gone_on_with(home: Path) -> None:
    with Store.open(home) as store:
        theirs, _ = open_table(store, game="casino", book="handbook", players=[Person("a"), Person("b")])
    assert f"Table {theirs}." not in through_a_pipe(home, "")


def test_long_lines_are_broken_between_words_at_a_terminal_only(home: Path) -> None:
    game = Terminal(home, "en", ("--bot", "random"), columns=40)
    game.process.expect_exact("Which card or move?")
    game.process.sendline("help")
    game.process.expect_exact("quit: leave")
    shown = str(game.process.before).replace("\r\n", "\n")
    assert max(map(len, shown.splitlines())) <= 40
    assert "a move. Enter\n  goes back or goes on." in shown
    game.kill()
    assert max(map(len, through_a_pipe(home, "help\n").splitlines())) > 80


def test_a_record_gets_the_usual_name_and_ending(home: Path, tmp_path: Path) -> None:
    told = through_a_pipe(home, f"save {tmp_path}\nsave {tmp_path / 'mine'}\nsave {tmp_path / 'mine.toml'}\n")
    table = re.search(r"Table (\w+)\.", told)
    assert table is not None
    assert (tmp_path / f"sukno-{table[1]}.toml").exists()
    assert (tmp_path / "mine.toml").exists()
    assert "already" in told


def test_a_stock_that_is_drawn_from_is_called_the_stock(home: Path) -> None:
    told = through_a_pipe(home, "", "--book", "family-draw")
    assert "In the stock: " in told
    assert "Still to be dealt" not in told


def test_a_bot_is_asked_for_by_strength_and_key(home: Path) -> None:
    assert "expert (steady)" in through_a_pipe(home, "new\n\n\n\n\n")


def test_who_resigns_in_russian_is_asked_in_russian(home: Path) -> None:
    told = through_a_pipe(home, "сдаться\nнет\n", "--lang", "ru")
    assert "Сдаться? да или нет" in told
    assert "Сдать партию" not in told


# What is said where nothing is to be played, and what a game does not know


def told_by(store: Store, new: NewTable | None, lines: str, lang: Lang = "en", resume: str | None = None) -> list[str]:
    """What is said to somebody who types these lines."""
    out = StringIO()
    assert run(store, Words(lang), resume, new, StringIO(lines), out) == 0
    return out.getvalue().splitlines()


@pytest.mark.parametrize("game", PICTURED)
def test_after_the_match_nothing_speaks_of_a_next_deal_or_of_what_is_to_be_done(tmp_path: Path, game: str) -> None:
    """It said that the next deal waits, and asked for cards and moves."""
    with Store.open(tmp_path) as store:
        told = told_by(store, short(game), "resign\nyes\ntable\nmoves\n1\nwhy 9h\nundo\nback\nhelp\nscore\n")
        (table,) = store.tables()
        view = resume(store, table.id).table.seen(0).view
        hint = find_game(game).picture(view).hint  # type: ignore[attr-defined]
    after = told[next(place for place, line in enumerate(told) if line.startswith("You gave up")) :]
    assert Words("en")("deal-is-over") not in after
    assert after.count("The match is over.") >= 3
    assert hint is None or Words("en")(hint) not in after
    words = Words("en")
    for id in ("plain-help-moves", "plain-help-moves-buttons", "plain-help-undo", "plain-help-resign"):
        assert words(id) not in after


def test_whoever_gives_up_has_lost_though_the_others_are_level(tmp_path: Path) -> None:
    """The full screen called it a draw, and in lines nothing was said."""
    with Store.open(tmp_path) as store:
        told = told_by(store, NewTable("war", seats=3), "resign\nyes\n")
    assert any(line.startswith("You gave up") for line in told)


def test_a_look_back_does_not_ask_for_a_move(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        told = told_by(store, short("war"), "\nmoves\nback\n\n")
    looked = told.index("1 move ago.")
    back = told.index("Type back to go further back, Enter to return.")
    assert "Turn your top card." not in told[looked:back]
    assert not told[back + 1].startswith("Which move?")
    with Store.open(tmp_path / "over") as store:
        told = told_by(store, short("war"), "\nresign\nyes\nback\n\n")
    assert told[-1].startswith("Goodbye."), "Enter went back, and began no other match"
    assert told[-2].startswith("The match is over.")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PICTURED)
def test_help_lists_what_works_at_the_table(tmp_path: Path, game: str, lang: Lang) -> None:
    """It listed the commands of Casino, and cards where there are only buttons."""
    words = Words(lang)
    with Store.open(tmp_path) as store:
        told = told_by(store, short(game), "help\n", lang)
    for id in ("plain-help-claim", "plain-help-look"):
        assert words(id) not in told
    buttons = game in ("war", "fifteen")
    assert (words("plain-help-cards") in told) is not buttons
    assert (words("plain-help-numbers-buttons") in told) is buttons
    assert (words("plain-help-undo") in told) is (game != "war")


@pytest.mark.parametrize("lang", LANGS)
def test_help_at_casino_lists_the_call_where_the_book_knows_it(tmp_path: Path, lang: Lang) -> None:
    words = Words(lang)
    with Store.open(tmp_path) as store:
        called = told_by(store, NewTable(book="digest"), "help\n", lang)
        assert find_game("casino").load_book("digest", {}).rules.claim
        uncalled = told_by(store, NewTable(book="leeming"), "help\n", lang)
    assert words("plain-help-claim") in called
    assert words("plain-help-claim") not in uncalled
    for told in (called, uncalled):
        assert words("plain-help-look") in told
        assert words("plain-help-undo") in told


def test_a_command_that_a_game_does_not_know_is_said_to_be_none_of_it(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        told = told_by(store, short("war"), "claim\nlook\nundo\n")
    for command in ("claim", "look", "undo"):
        assert f"This game does not know the command {command}." in told


def test_what_a_number_does_ends_in_one_full_stop(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        told = told_by(store, short("war"), "moves\n")
    assert "Move 1: Turn a card. Written turn" in told
    assert not [line for line in told if ".." in line]


def test_where_there_is_nothing_to_choose_many_moves_are_made_at_once(tmp_path: Path) -> None:
    """A game of War took Enter hundreds of times."""
    words = Words("en")
    with Store.open(tmp_path) as store:
        told = told_by(store, NewTable("war"), "on 7\non\non x\non 0\non 5000\non\n")
        (table,) = store.tables()
        match = resume(store, table.id).table
        over = words("plain-ask-again")
        asked = [place for place, line in enumerate(told) if line in (words("plain-ask-only"), over)]
        runs = [told[one:other] for one, other in pairwise(asked)]
        turned = [sum(re.fullmatch(r"You: \w+.", line) is not None for line in run) for run in runs]
        assert turned[:4] == [7, RUN, 0, 0], "so many as were asked for, and a few where no number is said"
        assert "“x” is neither a command nor a move. Type help for the commands." in runs[2]
        assert match.over, "no more than there are"
        assert told.count(words("match-is-over")) == 1
        told = told_by(store, NewTable("hearts"), "on\n")
    assert "This game does not know the command on." in told


def test_whoever_is_out_sees_the_others_finish_the_game(tmp_path: Path) -> None:
    """War was silent from one's last card to the end of the match, which could take minutes."""
    words = Words("en")

    class Noting(StringIO):
        """Notes how far the game was when it was said that the others play on."""

        moves = 0

        def write(self, text: str) -> int:
            if words("plain-others") in text:
                (table,) = store.tables()
                self.moves = len(resume(store, table.id).table.deals[-1].moves)
            return super().write(text)

    for number in range(12):
        with Store.open(tmp_path / str(number)) as store:
            out = Noting()
            assert run(store, words, None, NewTable("war", seats=6), StringIO("on 100000\n"), out) == 0
            (table,) = store.tables()
            all_moves = len(resume(store, table.id).table.deals[-1].moves)
            told = out.getvalue().splitlines()
            if not out.moves:
                continue  # the player stayed in the game, or nearly to its end
            assert all_moves > out.moves
            (place,) = [place for place, line in enumerate(told) if line == words("plain-others")]
            later = [line for line in told[place:] if re.fullmatch(r"(?!You)\w+: .+", line)]
            assert len(later) > all_moves - out.moves, "all that they did afterwards is told, and some of before"
            break
    else:
        pytest.fail("a player of six was never out long before the end")


# A race


def test_a_race_is_refused_in_words_unless_they_take_turns(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        for words in (Words("ru"), Words("en")):
            with pytest.raises(Mistake) as caught:
                run(store, words, None, NewTable("race"), StringIO(""), StringIO())
            said = words(caught.value.message)
            assert words("plain-at-once", game="race") == said
            # What is advised can be typed as it stands.
            assert "sukno play race --plain --house turns=alternate" in said
            assert "sukno play race --terminal" in said
        assert not store.tables(), "no table was opened for nothing"
        out = StringIO()
        new = NewTable("race", house={"turns": "alternate"}, bots=("expert",))
        assert run(store, Words("en"), None, new, StringIO("1\n1\n1\nlog\nresign\nyes\n"), out) == 0
        assert "You gave up. Marina won." in out.getvalue()


def test_in_a_race_in_turn_one_hears_one_s_own_moves(tmp_path: Path) -> None:
    """Only what went to the middle was told."""
    new = NewTable("race", house={"turns": "alternate"}, bots=("expert",))
    with Store.open(tmp_path) as store:
        told = told_by(store, new, "1\n1\n1\n1\n1\n1\n1\n1\n")
        (table,) = store.tables()
        moves = resume(store, table.id).table.running.moves  # type: ignore[union-attr]
    own = sum(seat == 0 for seat, _ in moves)
    assert own
    assert sum(line.startswith("You: ") and " to place" not in line for line in told) >= own


@pytest.mark.parametrize("lang", LANGS)
def test_a_race_in_turn_names_empty_columns_and_how_a_turn_ends(tmp_path: Path, lang: Lang) -> None:
    """A column was not spoken of when it was empty, nor that a turn ends with a card turned up."""
    words = Words(lang)
    with Store.open(tmp_path) as store:
        _, said = raced(store, words)
    told = said.splitlines()
    layouts = [line for line in told if f"{words('race-place-column', number=1)}: " in line]
    assert layouts
    for line in layouts:
        assert [words("race-place-column", number=number + 1) in line for number in range(7)] == [True] * 7
    empty = words("plain-of-each", name=words("race-place-column", number=1), value=words("plain-empty"))
    assert any(empty in line for line in layouts)
    assert any(words("race-tally-left", cards=24) in line for line in told)
    assert words("race-hint-turn") in told


def test_in_a_race_in_turn_the_turn_ends_as_is_said(tmp_path: Path) -> None:
    """Cards could be moved to and fro for ever, and nothing said how the others come to play."""
    with Store.open(tmp_path) as store:
        sitting = Sitting.open(store, NewTable("race", house={"turns": "alternate"}, bots=("expert",)))
        host = sitting.host
        for _ in range(200):
            while host.bot_acts() is not None:
                pass
            before = sum(seat == 1 for seat, _ in sitting.seen.moves)
            if host.table.over or before:
                break
            offered = [offer.move for offer in host.table.game.offers(sitting.seen.view)]  # type: ignore[attr-defined]
            turning = next(move for move in ("turn", "over", "stuck") if move in offered)
            assert host.move(0, turning, sitting.seen.version) is None
        assert before, "whoever goes on turning comes to the end of the turn"


def test_a_race_left_in_the_browser_is_passed_over(tmp_path: Path) -> None:
    """It was done without a word, as if the race had never been."""
    with Store.open(tmp_path) as store:
        race = Sitting.open(store, NewTable("race"))
        out = StringIO()
        assert run(store, Words("en"), None, None, StringIO(""), out) == 0
        said = Words("en")("plain-at-once-table", table=race.id, game=message("race-name"))
        assert out.getvalue().splitlines()[0] == f"Another game is unfinished. {said}"
        assert f"sukno play --terminal --resume {race.id}" in said
        assert "Casino" in out.getvalue()
        with pytest.raises(Mistake) as caught:
            run(store, Words("en"), race.id, None, StringIO(""), out)
        assert Words("en")(caught.value.message) == said
        before = len(store.tables())
        out = StringIO()
        assert run(store, Words("en"), None, None, StringIO(""), out) == 0
        assert "goes on where it was" in out.getvalue()
        assert len(store.tables()) == before


class Racing:
    """Somebody at the keyboard who always types the move an expert would make, and leaves when the match is over."""

    def __init__(self) -> None:
        self.plain: Plain | None = None
        self._rng = Random(3)

    def readline(self) -> str:
        assert self.plain is not None
        table = self.plain.host.table
        if table.over:
            return ""
        view = table.game.view(table.state, 0)
        return f"{table.game.write(view, table.game.bots()['expert'].choose(view, self._rng))}\n"


def raced(store: Store, words: Words) -> tuple[Table, str]:
    """A race in turn played to its end, and what was said in it."""
    typing, out = Racing(), StringIO()
    typing.plain = plain = Plain(store, words, cast("TextIO", typing), out)
    plain.open(NewTable("race", house={"turns": "alternate"}, bots=("expert",)))
    with pytest.raises(Quit):
        plain.play()
    return plain.host.table, out.getvalue()


@pytest.mark.parametrize("lang", LANGS)
def test_a_race_in_turn_is_played_to_its_end(tmp_path: Path, lang: Lang) -> None:
    words = Words(lang)
    with Store.open(tmp_path) as store:
        table, told = raced(store, words)
        assert table.over
        assert ending(table, words) in told
        assert words("plain-middle", cards="").strip() in told
        # Of the others' cards only is said how many there are.
        assert not [line for line in told.splitlines() if line.startswith(f"{words('player-1')}: ") and line.count(";")]
