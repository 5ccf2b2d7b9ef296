"""The commands do what their help says: answers for people and programs, exit codes, batches, books and rules."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sukno
from cli.conftest import Call
from sukno.core.registry import game_keys

POSITION = '{"hands": ["6c Kd 9h", 3], "table": "6d 4s 2h Jc"}'
COMMANDS = ("play", "moves", "check", "hint", "score", "replay", "verify", "books", "rules")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_speaks_the_language(call: Call, command: tuple[str, ...], lang: str) -> None:
    helped = call(*command, "--help", "--lang", lang)
    assert helped.code == 0
    assert ("Запуск:" in helped.out) is (lang == "ru")
    english = ("Usage", "Options", "Commands", "Arguments", "Show this", "[OPTIONS]")
    assert any(word in helped.out for word in english) is (lang == "en")
    assert helped.out == call("--lang", lang, *command, "-h").out
    assert all(len(line) <= 80 for line in helped.out.splitlines())


def test_without_a_command_the_help_is_shown(call: Call) -> None:
    assert call().out == call("--help").out
    assert call().code == 0
    assert call("--version").out == f"sukno {sukno.__version__}\n"


def test_the_language_follows_the_locale(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert call("check", POSITION, "Kd").out.startswith("Kd: ход возможен.")
    assert call("check", POSITION, "Kd", "--lang", "en").out.startswith("Kd is legal.")
    assert call("check", POSITION, "Kd", "--lang=en").out.startswith("Kd is legal.")


def test_check_answers_and_its_exit_code_says_which(call: Call, tmp_path: Path) -> None:
    legal = call("check", POSITION, "6cx6d4s2h")
    assert legal.code == 0
    assert legal.out.startswith("6cx2h4s6d is legal.")
    illegal = call("check", POSITION, "6cxJc")
    assert illegal.code == 1
    assert "pictures" in illegal.out
    facts = json.loads(call("check", POSITION, "6cxJc", "--json").out)
    assert facts["legal"] is False
    assert facts["rule"] == "pictures"
    file = tmp_path / "position.toml"
    file.write_text('hands = ["6c Kd 9h", 3]\ntable = "6d 4s 2h Jc"\n', "utf-8")
    for source, stdin in ((file, ""), ("-", POSITION), ("-", file.read_bytes())):
        answer = call("check", source, "6cx6d", "--json", stdin=stdin)
        assert answer.code == 0
        assert json.loads(answer.out)["captured"] == "6c 6d"


def test_a_house_rule_counts(call: Call) -> None:
    position = '{"hands": ["Jc Kd", 2], "table": "Jd Js"}'
    assert call("check", position, "JcxJdJs").code == 1
    assert call("check", position, "JcxJdJs", "--house", "face_capture=any").code == 0
    assert call("check", position, "JcxJdJs", "--house", "trail=free", "--house", "face_capture=any").code == 0


def test_moves_lists_them_and_never_too_many(call: Call) -> None:
    few = call("moves", POSITION)
    assert "6cx2h4s6d" in few.out
    assert json.loads(call("moves", POSITION, "--json").out)["complete"] is True
    crowd = json.dumps(
        {"hands": ["Tc 9c Ac", 3], "table": "As Ad Ah 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6d"}
    )
    many = call("moves", crowd)
    assert many.out.count("\n") == 501
    assert many.out.rstrip().endswith("more than 10000 in all.")
    facts = json.loads(call("moves", crowd, "--json").out)
    assert len(facts["moves"]) == 500
    assert facts["complete"] is False


def test_score_tells_people_and_programs(call: Call) -> None:
    sheet = '{"deals": [[6, 5], [7, 4]], "house": {"match": "target", "target": 21}}'
    assert "13 : 9" in call("score", sheet).out
    won = json.dumps({"players": 2, "book": "digest", "deals": [[11, 0], [11, 0]]})
    assert "Side 1 wins" in call("score", won, "--lang", "en").out, "people count from 1"
    assert json.loads(call("score", sheet, "--json").out)["totals"] == [13, 9]


def test_a_batch_answers_line_by_line(call: Call, tmp_path: Path) -> None:
    lines = [
        json.dumps({"id": 1, "position": json.loads(POSITION), "move": "Kd", "other": "ignored"}),
        "",
        json.dumps({"id": "other kind", "score": {"deals": [[1, 2]]}}),
        '{"id": 2, "move": "Kd"',
        json.dumps({"id": 3, "move": "Kd"}),
        json.dumps({"id": [4], "position": "Kd", "move": "Kd"}),
        json.dumps({"id": 5, "position": json.loads(POSITION), "move": 9}),
        json.dumps({"position": json.loads(POSITION), "move": "nonsense"}),
        "[1, 2]",
        "[" * 100_000,
        json.dumps({"id": 6, "position": {"hands": ["6c 6c", 3]}, "move": "6c"}),
    ]
    batch = tmp_path / "batch.jsonl"
    batch.write_bytes("\n".join(lines).encode() + b'\n{"id": 7, "move": "\xff"}\n')
    done = call("check", "--batch", batch)
    assert done.code == 0
    assert not done.err
    answers = [json.loads(line) for line in done.out.splitlines()]
    assert [answer["id"] for answer in answers] == [1, None, 3, [4], 5, None, None, None, 6, None]
    assert ["error" in answer for answer in answers] == [False, True, True, True, True, False, True, True, True, True]
    assert answers[5]["rule"] == "notation"
    assert call("check", "--batch", "-", stdin=batch.read_bytes()).out == done.out
    scored = call("score", "--batch", batch)
    assert scored.code == 0
    assert [json.loads(line)["id"] for line in scored.out.splitlines()] == ["other kind", None, None, None, None]


def test_books_and_rules(call: Call) -> None:
    assert "handbook" in call("books").out
    listed = json.loads(call("books", "--json").out)["books"]
    assert len(listed) == 15
    assert "Leeming" in call("books", "handbook", "leeming").out
    differing = json.loads(call("books", "handbook", "leeming", "--json").out)["differences"]
    assert "face_capture" in [one["option"] for one in differing]
    changed = json.loads(call("books", "handbook", "--house", "face_capture=any", "--json").out)["differences"]
    assert [one["option"] for one in changed] == ["face_capture"]
    assert "Последняя" in call("rules", "handbook", "--lang", "ru").out
    points = json.loads(call("rules", "handbook", "--seats", "2", "--house", "sweep_points=0", "--json").out)["points"]
    assert {"option", "text", "file", "changed"} <= points[0].keys()


def run(*args: str, **environ: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "sukno", *args]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, env={**os.environ, **environ}, **pipes)  # type: ignore[call-overload,no-any-return]


def test_a_reader_that_goes_away_is_no_error() -> None:
    with run("rules", "handbook") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_terminal_without_suits_gets_letters() -> None:
    with run("moves", POSITION, "--lang", "ru", PYTHONIOENCODING="cp1251") as process:
        out, err = process.communicate()
    assert process.returncode == 0
    assert not err
    assert "Взять 1 карту: 6d картой 6c" in out.decode("cp1251")


def test_programs_get_utf_8_whatever_the_locale() -> None:
    with run("check", POSITION, "6cxJc", "--json", "--lang", "ru", PYTHONIOENCODING="ascii") as process:
        out, _ = process.communicate()
    assert "картинк" in json.loads(out.decode())["why"].lower()


@pytest.mark.parametrize("command", ["play", "books", "rules", "arena", "ladder"])
def test_the_help_names_the_games(call: Call, command: str) -> None:
    for lang in ("en", "ru"):
        told = " ".join(call(command, "--help", "--lang", lang).out.split())
        assert ", ".join(game_keys()) in told
