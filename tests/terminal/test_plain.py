"""The plain game, played by script: at a real pseudo-terminal, through pipes, and across kills."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pexpect
import pytest

from sukno.core.record import read_record, replay, write_record
from sukno.store import Store, resume
from sukno.words import Lang, Words

LANGS: tuple[Lang, ...] = ("en", "ru")


@dataclass
class Terminal:
    """``sukno play --plain`` at a pseudo-terminal, and what it has shown."""

    home: Path
    lang: Lang
    args: tuple[str, ...] = ()
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
        command = ["-m", "sukno", "play", "--plain", "--lang", self.lang, *args]
        environ = {**os.environ, "SUKNO_HOME": str(self.home), "PYTHONUTF8": "1", "TERM": "xterm"}
        self.process = pexpect.spawn(
            sys.executable, command, env=environ, encoding="utf-8", timeout=30, dimensions=(24, 80), echo=False
        )
        self.process.delaybeforesend = None
        self.shown = self.question = ""

    def asked(self) -> str:
        """The id of the next question it asks; empty where it has left."""
        ids = ("plain-ask-card", "plain-ask-move", "plain-ask-deal", "plain-ask-again", "plain-ask-resign")
        wanted = [self.words(id) + "\r\n" for id in ids]
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
        while question in ("plain-ask-card", "plain-ask-move", "plain-ask-deal") and moves:
            if question == "plain-ask-deal":
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
        assert game.words("plain-sheet", deal=number + 1) in game.shown
        you, marina = deal.points
        each = f"{game.words('player-you')}: {you}; {game.words('player-1')}: {marina}"
        assert game.words("plain-sheet-points", each=each) in game.shown
    assert game.words("plain-won") in game.shown or game.words("plain-lost") in game.shown
    assert "\x1b" not in game.shown
    assert all(line.strip() for line in game.shown.splitlines())


@pytest.mark.parametrize("lang", LANGS)
def test_a_match_across_kills(home: Path, lang: Lang) -> None:
    game = Terminal(home, lang, ("--book", "handbook", "--bot", "random"))
    for moves in (3, 1, 4):
        assert game.play_on(moves) == "plain-ask-card"
        before = game.log
        table = game.shown.rpartition(game.words("plain-table", cards="").strip())[2]
        game.kill()
        game.start()
        assert game.asked() == "plain-ask-card"
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
        assert game.asked() == "plain-ask-card"
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


def through_a_pipe(home: Path, lines: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "sukno", "play", *args],
        input=lines.encode(),
        capture_output=True,
        env={**os.environ, "SUKNO_HOME": str(home), "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"},
        timeout=60,
        check=True,
    )
    assert not done.stderr
    return done.stdout.decode()


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


def test_a_pipe_plays_and_comes_back(home: Path) -> None:
    told = through_a_pipe(home, "1\n1\n", "--bot", "random")
    assert "Your turn. Which card or move?" in told
    assert "To go on: sukno play --resume" in told
    told = through_a_pipe(home, "undo\nundo\n\n9\nnonsense\n\xff\nresign\nno\nresign\nyes\n")
    assert "The game goes on where it was." in told
    assert "Type a number from 1 to" in told
    assert "“nonsense” is neither a command nor a move." in told
    assert "The match goes on." in told
    assert "You have lost the match." in told
    assert "Winner: Marina" in told


def test_another_match_and_another_table(home: Path) -> None:
    told = through_a_pipe(home, "resign\ny\n\nnew\nleeming\nsweep_points=0\nx\n\n3\n1\nquit\n", "--bot", "random")
    assert told.count("Casino by the book") == 3
    assert "Casino by the book Leeming. Players: You; Marina, beginner; Peter, beginner." in told
    assert "House rules: sweep_points=0" in told
    with Store.open(home) as store:
        assert sorted(table.closed for table in store.tables()) == [False, False, True]
        dealers = re.findall(r"Deal 1. Dealer: (\w+)", told)
    # Who won the match, here by resignation, deals the next one.
    assert dealers[1] == "Marina"


def test_two_windows_at_one_table(home: Path) -> None:
    one = Terminal(home, "en", ("--bot", "random"))
    assert one.asked() == "plain-ask-card"
    other = Terminal(home, "en")
    assert other.play_on(2) == "plain-ask-card"
    log = other.log
    one.process.sendline("1")
    question = one.asked()
    if question == "plain-ask-move":
        question = one.say("1")
    assert question == "plain-ask-card"
    assert "has gone on in another window" in one.shown
    assert one.log == log
    one.leave()
    other.leave()
