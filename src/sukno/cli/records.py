"""``sukno replay`` and ``sukno verify``: recorded games, told again and checked."""

from __future__ import annotations

import json
from typing import Any

import click

from sukno.core import record as records
from sukno.terminal.plain import retold
from sukno.words import Words

from .frame import command, json_option, letters_option
from .sources import name_of, read_text

NOT_KEPT = 1


@command("cli-replay", record="cli-argument-record")
@click.argument("record")
@letters_option
@json_option
def replay(words: Words, record: str, as_json: bool) -> None:
    """A recorded game, move by move."""
    read = records.read_record(read_text(record), name_of(record))
    if as_json:
        # Nothing is printed before the whole record has been found to hold.
        click.echo(json.dumps(retold.facts(read, words), ensure_ascii=False))
    else:
        for line in list(retold.lines(read, words)):
            click.echo(line)


@command("cli-verify", record="cli-argument-record")
@click.argument("record")
@letters_option
@json_option
def verify(words: Words, record: str, as_json: bool) -> int:
    """Whether the packs are those that were promised."""
    found = records.verify(records.read_record(read_text(record), name_of(record)))
    good = all(kept is not False for _, kept in found)
    if as_json:
        deals: list[dict[str, Any]] = [{"deal": number, "kept": kept} for number, kept in found]
        click.echo(json.dumps({"good": good, "deals": deals}, ensure_ascii=False))
    else:
        kinds = {True: "cli-verify-kept", False: "cli-verify-broken", None: "cli-verify-open"}
        for number, kept in found:
            click.echo(words(kinds[kept], deal=number + 1))
        if not found:
            click.echo(words("cli-verify-none"))
    return 0 if good else NOT_KEPT
