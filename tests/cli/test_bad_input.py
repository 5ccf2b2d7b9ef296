"""Bad input of every kind: one clear line in the user's language, exit code 2, nothing changed, no traceback."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.conftest import Call
from sukno.core.commitment import commit
from sukno.core.record import DealRecord, Record, write_record
from sukno.core.registry import find_game, game_keys
from sukno.games.casino import GAME
from sukno.games.casino.bots import BOTS
from sukno.store import Store, open_table
from sukno.table import Person, Player, Robot

POSITION = {"hands": ["6c Kd 9h", 3], "table": "6d 4s 2h Jc"}

LANGS = pytest.mark.parametrize("lang", ["en", "ru"])


def complain(call: Call, lang: str, *args: str | Path, stdin: str | bytes = b"") -> str:
    """The complaint, in this language, and the same as JSON where the command knows it."""
    error = call(*args, "--lang", lang, stdin=stdin).error
    letters = re.sub(r"[“«][^”»]*[”»]|\([^)]*\)", "", error)
    assert bool(re.search("[а-яё]{2}", letters)) is (lang == "ru"), error
    if args[0] != "play":
        as_json = call(*args, "--lang", lang, "--json", stdin=stdin)
        assert as_json.code == 2
        assert not as_json.err
        assert json.loads(as_json.out) == {"error": error}
    return error


@LANGS
@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"hands": ["6c 1z", 3]}, "1z"),
        ({"hands": ["6c 6c", 3]}, "6♣"),
        ({"table": "6c"}, "6♣"),
        ({"table": "?? 4s"}, "??"),
        ({"table": 7}, "table"),
        ({"hands": [3, 3]}, "to_act"),
        ({"hands": []}, "0"),
        ({"hands": "6c"}, "hands"),
        ({"hands": ["6c", 60]}, "hands"),
        ({"players": 5}, "5"),
        ({"players": True}, "players"),
        ({"to_act": 2}, "to_act"),
        ({"to_act": 1}, "hands"),
        ({"book": "hanbook"}, "handbook"),
        ({"book": 1}, "book"),
        ({"game": "chess"}, "chess"),
        ({"house": {"trial": "free"}}, "trail"),
        ({"house": {"trail": "fre"}}, "free"),
        ({"house": "trail"}, "house"),
        ({"builds": [{"value": 9, "owner": 1, "groups": ["3d 4c"]}]}, "9"),
        ({"builds": [{"value": 7, "owner": 1}]}, "groups"),
        ({"builds": [{"value": 7, "owner": 0, "groups": ["3d 4c"]}]}, "7"),
        ({"builds": {}}, "builds"),
        ({"stock": -1}, "stock"),
        ({"stock": 50}, "52"),
        ({"unknown": 1}, "unknown"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be(call: Call, change: dict[str, object], named: str, lang: str) -> None:
    assert named in complain(call, lang, "check", json.dumps({**POSITION, **change}), "6cx6d")


@LANGS
@pytest.mark.parametrize("game", [key for key in game_keys() if key != "casino"])
def test_a_position_of_another_game_is_sent_to_its_table(call: Call, tmp_path: Path, game: str, lang: str) -> None:
    """Its own fields and house rules were complained of instead, as if they were Casino's."""
    data = json.dumps({"game": game, "players": 2, "trick": [], "to_act": 0})
    house = ["--house", "no_such_option=1"]
    for args in (["moves", "-"], ["check", "-", "9h"], ["score", "-"], ["moves", "-", *house], ["score", "-", *house]):
        assert f"sukno play {game}" in complain(call, lang, *args, stdin=data)
    line = {"position": json.loads(data), "move": "9h", "score": json.loads(data)}
    for command in ("check", "score"):
        batch = call(command, "--batch", "-", "--lang", lang, stdin=json.dumps(line))
        assert batch.code == 0
        assert f"sukno play {game}" in json.loads(batch.out)["error"]


@LANGS
@pytest.mark.parametrize("game", game_keys())
def test_a_record_is_sent_to_where_records_are_told(call: Call, lang: str, game: str) -> None:
    """Its fields were called unknown, one by one, or its game an unknown one, as if it were a position."""
    record = json.dumps({"format": 1, "game": game, "deals": []})
    for args in (["moves", "-"], ["check", "-", "9h"], ["score", "-"]):
        assert "sukno replay RECORD" in complain(call, lang, *args, stdin=record)


@LANGS
@pytest.mark.parametrize("game", [find_game(key) for key in game_keys()], ids=lambda game: game.key)
def test_records_of_every_game_are_told_and_verified(call: Call, tmp_path: Path, game: Any, lang: str) -> None:
    rules, rng, seats = game.load_book(game.default_book, {}), Random(3), min(game.seats)
    pack, nonce = game.shuffled(rules, seats, rng), bytes(32)
    state, play = game.start(rules, seats, 0, pack), list[str]()
    while acting := game.to_act(state):
        view = game.view(state, min(acting))
        move = game.draw(view, rng)
        play.append(f"{view.seat} {game.write(view, move)}")
        state = game.play(state, view.seat, move)
    deal = DealRecord(0, pack, tuple(play), commit(nonce, pack), nonce.hex(), game.outcome(state))
    file = tmp_path / "match.toml"
    file.write_text(write_record(Record(game.key, rules.key, seats, (deal,))), "utf-8")
    told = call("replay", file, "--lang", lang)
    assert told.code == 0
    assert len(told.out.splitlines()) > len(play) / 4
    assert json.loads(call("replay", file, "--json", "--lang", lang).out)["game"] == game.key
    assert call("verify", file, "--lang", lang).code == 0
    file.write_text(file.read_text("utf-8").replace(nonce.hex(), "01" * 32), "utf-8")
    assert call("verify", file, "--lang", lang).code == 1


@LANGS
@pytest.mark.parametrize(
    "text",
    ['{"hands": [', "[1]", "hands = [", "hands", '{"hands": ' + "[" * 100_000, '{"stock": ' + "1" * 5000 + "}"],
    ids=["json", "list", "toml", "word", "deep", "long"],
)
def test_malformed_data(call: Call, tmp_path: Path, text: str, lang: str) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, "utf-8")
    assert "position.txt" in complain(call, lang, "check", file, "6c")
    complain(call, lang, "moves", "-", stdin=text)
    assert "position.txt" in complain(call, lang, "score", file)
    assert "position.txt" in complain(call, lang, "replay", file)


@pytest.mark.parametrize("text", ["hands", "{", "[1]", "", "\0", '{"hands": []}', "hands = [\n1\n"], ids=str)
def test_what_is_no_record_is_called_none_without_a_parser_s_english(call: Call, tmp_path: Path, text: str) -> None:
    file = tmp_path / "junk"
    file.write_text(text, "utf-8")
    for command in ("replay", "verify"):
        assert complain(call, "ru", command, file).strip() == f"{file} — не запись игры."
    for said in (complain(call, "ru", "score", file), complain(call, "ru", "moves", file)):
        assert not re.search("at line|column|expecting|Invalid|Expected", said)


@LANGS
def test_a_file_that_cannot_be_read(call: Call, tmp_path: Path, lang: str) -> None:
    latin = tmp_path / "latin"
    latin.write_bytes(b'hands = ["6c"]\n# caf\xe9')
    for command in (("check", "{}", "6c"), ("moves", "{}"), ("score", "{}"), ("replay", "{}"), ("verify", "{}")):
        for source, named in (("nowhere", "nowhere"), (tmp_path, str(tmp_path)), (latin, "UTF-8"), ("a\0b", "a\0b")):
            args = [source if arg == "{}" else arg for arg in command]
            assert named in complain(call, lang, *args)
    assert "nowhere" in call("check", "--batch", "nowhere", "--lang", lang).error
    assert str(tmp_path) in call("score", "--batch", tmp_path, "--lang", lang).error


@LANGS
@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["chek"], "check"),
        (["frobnicate"], "play, serve, moves"),
        (["check"], "POSITION"),
        (["check", "{}"], "MOVE"),
        (["moves"], "POSITION"),
        (["moves", "{}", "Kd"], "Kd"),
        (["moves", "{}", "--huose", "a=b"], "--house"),
        (["moves", "{}", "--zzz"], "--zzz"),
        (["moves", "{}", "--house"], "--house"),
        (["moves", "{}", "--house", "trail"], "trail"),
        (["moves", "{}", "--house", "trail=fly"], "fly"),
        (["check", "--batch", "x", "{}"], "x"),
        (["rules"], "BOOK"),
        (["rules", "leming"], "leeming"),
        (["rules", "nope"], "hearts, race"),
        (["rules", "nope"], "handbook, "),
        (["books", "nope"], "hearts, race"),
        (["rules", "heart"], "hearts"),
        (["rules", "hearts", "nope"], "leeming"),
        (["arena", "random", "greedy", "--deals", "-3"], "--deals"),
        (["rules", "handbook", "--seats", "two"], "two"),
        (["rules", "handbook", "--seats", "7"], "7"),
        (["rules", "handbook", "--house", "penalties=graduated"], ""),
        (["books", "handbook"], "handbook"),
        (["books", "handbook", "nobook"], "nobook"),
        (["books", "--house", "trail=free"], "handbook"),
        (["--lang"], "--lang"),
    ],
)
def test_a_command_line_that_cannot_be(call: Call, args: list[str], named: str, lang: str) -> None:
    assert named in call("--lang", lang, *args).error


@LANGS
@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["chess"], "casino"),
        (["--book", "nobook"], "nobook"),
        (["--house", "trail=fly"], "fly"),
        (["--seats", "5"], "5"),
        (["--seats", "-1"], "-1"),
        (["--bot", "nobody"], "nobody"),
        (["--seats", "4", "--bot", "random", "--bot", "random"], "3"),
        (["--resume", "nothing"], "nothing"),
        (["--resume", "x", "--new"], "--resume"),
        (["--resume", "x", "--bot", "random"], "--bot"),
        (["--resume", "x", "hearts"], "hearts"),
        (["--join", "http://x/#seat/x/x.0.y", "--seats", "3"], "--seats"),
        (["--join", "http://x/#seat/x/x.0.y", "--plain"], "--plain."),
        (["--plain", "--terminal"], "--plain"),
    ],
)
def test_a_table_that_cannot_be(call: Call, args: list[str], named: str, lang: str) -> None:
    assert named in complain(call, lang, "play", *args)
    with Store.open() as store:
        assert store.tables() == []
        assert store.setting("last-table") is None


@pytest.mark.parametrize("door", [["--terminal"], ["--join", "http://127.0.0.1:9/#seat/x/x.0.y"]])
def test_the_full_screen_without_a_terminal_is_refused(call: Call, door: list[str]) -> None:
    """It waited for keys for ever, with all of a core."""
    assert "sukno play --plain" in call("play", *door).error
    with Store.open() as store:
        assert store.tables() == []


def test_a_language_that_is_not_there(call: Call) -> None:
    assert "en, ru" in call("books", "--lang", "de").error


# Records


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole match between two bots."""
    with Store.open(tmp_path_factory.mktemp("match")) as store:
        players = [Robot("random"), Robot("random")]
        _, host = open_table(store, game="casino", book="leeming", players=players)
        while not host.table.over:
            if host.table.deal_over:
                host.deal()
            host.bot_acts()
    return write_record(host.table.record(0))


@pytest.fixture
def record(tmp_path: Path, match: str) -> Path:
    file = tmp_path / "match.toml"
    file.write_text(match, "utf-8")
    return file


@LANGS
def test_a_record_is_told_and_verified(call: Call, record: Path, lang: str) -> None:
    told = call("replay", record, "--lang", lang)
    assert told.code == 0
    assert len(told.out.splitlines()) > 100
    facts = json.loads(call("replay", record, "--json", "--lang", lang).out)
    assert facts["over"] is True
    assert facts["deals"][-1]["totals"] == facts["totals"]
    for deal in facts["deals"]:
        assert sum(items["total"] for items in deal["items"]) == sum(deal["points"])
    checked = call("verify", record, "--lang", lang)
    assert checked.code == 0
    assert len(checked.out.splitlines()) == len(facts["deals"])
    assert json.loads(call("verify", "-", "--json", stdin=record.read_bytes()).out)["good"] is True


def test_one_s_own_record_is_told_as_at_the_table(call: Call, tmp_path: Path) -> None:
    """In Russian the hands were told as В Д К Т and the moves as J Q K A, house rules by their keys, nobody by name."""
    with Store.open(tmp_path / "own") as store:
        players: list[Player] = [Robot("random"), Person(""), Robot("greedy")]
        house = {"match": "one_deal"}
        _, host = open_table(store, game="casino", book="standard", players=players, house=house)
        while not host.table.deal_over:
            if host.bot_acts() is None:
                view = host.table.seen(1).view
                host.move(1, GAME.write(view, next(GAME.legal(view))), host.table.version)
    file = tmp_path / "own.toml"
    file.write_text(write_record(host.table.record(1)), "utf-8")
    told = call("replay", file, "--lang", "ru").out
    assert told.splitlines()[0].endswith("Пётр, новичок; Вы; Марина, внимательный.")
    assert "Домашние правила: Партия: одна сдача" in told
    assert re.search("[ВДКТ][♣♦♥♠]", told)
    assert not re.search("[JQKA][♣♦♥♠]", told)
    in_english = call("replay", file, "--lang", "en").out
    assert "House rules: Match: one deal" in in_english
    assert not re.search("[ВДКТ][♣♦♥♠]", in_english)


def test_a_record_with_another_pack_is_found_out(call: Call, record: Path) -> None:
    text = record.read_text("utf-8")
    nonce = re.search(r'nonce = "(.)', text)
    assert nonce is not None
    other = "0" if nonce[1] != "0" else "1"
    record.write_text(text.replace(nonce[0], f'nonce = "{other}', 1), "utf-8")
    checked = call("verify", record)
    assert checked.code == 1
    assert "not" in checked.out.splitlines()[0]
    assert json.loads(call("verify", record, "--json").out)["deals"][0] == {"deal": 0, "kept": False}


@LANGS
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("format = 1", "format = 99", "99"),
        ("format = 1", "", "match.toml"),
        ("seats = 2", "seats = two", "4"),
        ('book = "leeming"', 'book = "lemming"', "leeming"),
        ('game = "casino"', 'game = "chess"', "chess"),
        ("seats = 2", "seats = 5", "5"),
        ('"0 ', '"7 ', "7 "),
        ('"0 ', '"0 =', "="),
        ("play = [", 'play = ["0 claim", ', "claim"),
        ("play = [", "play = [3, ", "play"),
        ('pack = "', 'pack = "Xx ', "Xx"),
        ("dealer = ", "dealer = 1", "1"),
        ("format = 1", "format = 1\nwhat = 1", "what"),
    ],
)
def test_a_record_that_does_not_hold(call: Call, record: Path, old: str, new: str, named: str, lang: str) -> None:
    text = record.read_text("utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), "utf-8")
    assert named in complain(call, lang, "replay", record)


@LANGS
def test_a_move_of_another_seat_is_refused(call: Call, record: Path, lang: str) -> None:
    lines = record.read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("play = ["))
    first = lines[place + 1]
    swapped = first.replace('"0 ', '"1 ') if '"0 ' in first else first.replace('"1 ', '"0 ')
    lines[place + 1] = swapped
    record.write_text("\n".join(lines), "utf-8")
    assert swapped.strip(' ",') in complain(call, lang, "replay", record)


# Saved games


@LANGS
def test_a_damaged_save_is_left_as_it_is(call: Call, home: Path, lang: str) -> None:
    home.mkdir()
    file = home / "sukno.db"
    file.write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)
    before = file.read_bytes()
    assert "sukno.db" in complain(call, lang, "play", "--plain")
    assert file.read_bytes() == before


@LANGS
@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET entry = '{' WHERE n = 3",
        'UPDATE entries SET entry = \'{"type":"made","seat":0,"text":"As"}\' WHERE n = 1',
        "DELETE FROM entries WHERE n = 2",
        "DELETE FROM entries",
        "UPDATE entries SET entry = replace(entry, 'handbook', 'nobook') WHERE n = 0",
    ],
)
def test_a_damaged_table_is_left_as_it_is(call: Call, home: Path, damage: str, lang: str) -> None:
    assert call("play", "--plain", "--bot", next(iter(BOTS)), stdin="1\n1\n").code == 0
    with sqlite3.connect(home / "sukno.db") as db:
        db.execute(damage)
        db.commit()
        table = str(db.execute("SELECT id FROM tables").fetchone()[0])
        before = db.execute("SELECT * FROM entries").fetchall()
    db.close()
    complain(call, lang, "play", "--plain", "--resume", table)
    with sqlite3.connect(home / "sukno.db") as db:
        assert db.execute("SELECT * FROM entries").fetchall() == before
    db.close()
    # The next game is not in the way.
    assert call("play", "--plain", "--new", stdin="").code == 0


@LANGS
def test_saves_of_a_newer_sukno_are_left_alone(call: Call, home: Path, lang: str) -> None:
    assert call("play", "--plain", "--bot", next(iter(BOTS))).code == 0
    with sqlite3.connect(home / "sukno.db") as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
        db.commit()
    db.close()
    assert "Sukno" in complain(call, lang, "play", "--plain")


def test_a_number_below_zero_is_not_said_to_be_none(call: Call) -> None:
    assert call("arena", "random", "greedy", "--deals", "-3").error == "--deals cannot be negative: “-3”."
    assert call("rules", "handbook", "--seats=-2").error == "--seats cannot be negative: “-2”."
    assert "not a whole number" in call("rules", "handbook", "--seats", "-two").error


def test_games_books_and_bots_are_known_in_whatever_case_they_are_written(call: Call) -> None:
    """Upper case was refused with a list that had the very name in it."""
    for command in (
        ("rules", "HEARTS"),
        ("rules", "Handbook"),
        ("rules", "Hearts", "LEEMING"),
        ("books", "Two-Ten-Jack"),
    ):
        assert call(*command).out == call(*(word.lower() for word in command)).out
    assert call("books", "Handbook", "LEEMING").out == call("books", "handbook", "leeming").out
    played = call("play", "--plain", "HEARTS", "--book", "Leeming", "--bot", "Random", "--house", "Moon=true")
    assert "Hearts for Two by the book" in played.out
    duel = ("--deals", "2", "--processes", "1")
    one = call("arena", "Random", "SENSIBLE", "--game", "Hearts", *duel).out
    assert one == call("arena", "random", "sensible", "--game", "hearts", *duel).out
