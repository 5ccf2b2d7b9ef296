"""``sukno moves``, ``check``, ``hint`` and ``score``: questions about a position, for people or for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import click

from sukno.analysis.hint import told
from sukno.core.game import Answer
from sukno.core.reading import Fields
from sukno.core.refusal import Mistake
from sukno.games.casino import GAME, answers
from sukno.games.casino.options import OPTIONS
from sukno.games.casino.setup import of_casino, read_position
from sukno.words import Words, message

from .frame import command, house_option, json_option, letters_option, missing, number, width
from .sources import decoded, read_lines, read_mapping

ILLEGAL = 1
HINTS: Final = {
    """sukno hint '{"hands": ["Td Jd Kh Qs", 4], "table": "6s 4s Ah Jc",
  "stock": 40}'""": "cli-hint-two",
    """sukno hint '{"hands": ["Ah 7h Th Ac", 4, 4, 4], "table": "4h 9c Qd 2s",
  "stock": 32}'""": "cli-hint-partners",
    """sukno hint '{"hands": ["9c 2d Kd", 3], "table": "Jh 7s", "stock": 40,
  "builds": [{"value": 9, "owner": 1, "groups": ["4c 5d"]}],
  "piles": ["Qs Qh", ""]}'""": "cli-hint-builds",
}
"""Examples of what can be asked, and what each shows."""


@command("cli-moves", position="cli-argument-position")
@click.argument("position")
@house_option
@letters_option
@json_option
def moves(words: Words, position: str, house: tuple[str, ...], as_json: bool) -> int:
    """The legal moves of a position."""
    data = _read(position, "position")
    return show(answers.moves(data, OPTIONS.parse(house), words), as_json)


@command("cli-check", position="cli-argument-position", move="cli-argument-move")
@click.argument("position", required=False)
@click.argument("move", required=False)
@click.option("--batch", metavar="FILE.jsonl", help="cli-option-batch-check")
@house_option
@letters_option
@json_option
def check(
    words: Words, position: str | None, move: str | None, batch: str | None, house: tuple[str, ...], as_json: bool
) -> int:
    """Whether a move is legal and what it does, or why it is not."""
    if batch is not None:
        _alone(batch, position)
        changes = OPTIONS.parse(house)

        def answer(line: Fields) -> Answer:
            return answers.check(_given(line, "position"), line.text("move"), changes, words)

        return answer_batch(batch, "move", answer, words)
    if position is None or move is None:
        raise missing("POSITION" if position is None else "MOVE", "sukno check")
    data = _read(position, "position")
    return show(answers.check(data, move, OPTIONS.parse(house), words), as_json)


@command("cli-score", file="cli-argument-score")
@click.argument("file", required=False)
@click.option("--batch", metavar="FILE.jsonl", help="cli-option-batch-score")
@house_option
@letters_option
@json_option
def score(words: Words, file: str | None, batch: str | None, house: tuple[str, ...], as_json: bool) -> int:
    """The points of a deal, and what they mean for the match."""
    if batch is not None:
        _alone(batch, file)
        changes = OPTIONS.parse(house)

        def answer(line: Fields) -> Answer:
            return answers.score(_given(line, "score"), changes, words)

        return answer_batch(batch, "score", answer, words)
    if file is None:
        raise missing("FILE", "sukno score")
    data = _read(file, "score")
    return show(answers.score(data, OPTIONS.parse(house), words), as_json)


@command("cli-hint", HINTS, position="cli-argument-position")
@click.argument("position")
@click.option("--nudge", is_flag=True, help="cli-option-nudge")
@click.option("--seed", metavar="N", default="1", callback=number, help="cli-option-hint-seed")
@house_option
@letters_option
@json_option
def hint(words: Words, position: str, nudge: bool, seed: int, house: tuple[str, ...], as_json: bool) -> int:
    """Which moves are worth a thought in a position, how much, and why."""
    data = _read(position, "position")
    view = read_position(data, OPTIONS.parse(house)).view
    return show(told(GAME.advise(view, Random(seed)), words, whole=not nudge, width=width()), as_json)


def _read(source: str, where: str) -> dict[str, object]:
    """A position or a score file. Raises Mistake where it is of another game, before its house rules are looked at, and
    where it is a whole record."""
    data = read_mapping(source)
    if "format" in data:
        raise Mistake(message("cli-is-record"))
    of_casino(data, where)
    return data


def show(answer: Answer, as_json: bool) -> int:
    """Print an answer; the exit code."""
    click.echo(json.dumps(answer.facts, ensure_ascii=False) if as_json else answer.text.rstrip("\n"))
    return 0 if answer.good else ILLEGAL


def answer_batch(source: str, kind: str, answer: Callable[[Fields], Answer], words: Words) -> int:
    """Answer every line that has the field *kind*, a line of JSON each; a bad line is answered with its error."""
    for place, raw in enumerate(read_lines(source), 1):
        if not raw.strip():
            continue
        name = words("cli-batch-line", line=place)
        reply: dict[str, Any] = {"id": None}
        try:
            line = _read_line(raw, name)
            if kind not in line:
                continue
            reply["id"] = line.get("id")
            reply |= answer(Fields(line, name)).facts
        except Mistake as mistake:
            reply["error"] = " ".join(words(mistake.message).split())
        click.echo(json.dumps(reply, ensure_ascii=False))
    return 0


def _read_line(raw: bytes, name: str) -> dict[str, object]:
    try:
        line = json.loads(decoded(raw, name))
    except (ValueError, RecursionError) as error:
        raise Mistake(message("data-malformed", name=name, line=0)) from error
    if not isinstance(line, dict):
        raise Mistake(message("data-no-table", name=name))
    return line


def _given(line: Fields, name: str) -> dict[str, object]:
    """A mapping that must be there."""
    line.raw(name)
    return dict(line.mapping(name))


def _alone(batch: str, argument: str | None) -> None:
    if argument is not None:
        raise Mistake(message("cli-batch-alone", batch=batch, given=argument))
