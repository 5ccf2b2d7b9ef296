"""``sukno books`` and ``sukno rules``: the rule books, one by one and side by side."""

from __future__ import annotations

import json
import shutil
import sys
from typing import Any, Final

import click

from sukno.core.refusal import Mistake
from sukno.games.casino import prose
from sukno.games.casino.book import load_book, parse_house
from sukno.words import Words, message

from .frame import command, house_option, json_option, number

WIDEST: Final = 100
"""Longer lines are hard to read however wide the terminal is."""


@command("cli-books", a="cli-argument-book-a", b="cli-argument-book-b")
@click.argument("a", required=False)
@click.argument("b", required=False)
@house_option
@json_option
def books(words: Words, a: str | None, b: str | None, house: tuple[str, ...], as_json: bool) -> None:
    """The list of the rule books, or two of them side by side."""
    changes = parse_house(house)
    if a is None:
        if changes:
            raise Mistake(message("cli-house-needs-book"))
        _show(as_json, {"books": prose.books_data(words)} if as_json else prose.books_text(words, width=width()))
        return
    if b is None and not changes:
        load_book(a)
        raise Mistake(message("cli-second-book", book=a))
    one, other = load_book(a), load_book(a if b is None else b, changes)
    if as_json:
        facts = {
            "books": [{"book": book.key, "house": book.house_data} for book in (one, other)],
            "differences": prose.compare_data(one, other, words),
        }
        _show(as_json, facts)
    else:
        _show(as_json, prose.compare(one, other, words, width=width()))


@command("cli-rules", book="cli-argument-book")
@click.argument("book")
@click.option("--seats", callback=number, metavar="2|3|4", help="cli-option-rules-seats")
@house_option
@json_option
def rules(words: Words, book: str, seats: int | None, house: tuple[str, ...], as_json: bool) -> None:
    """The whole rules of a book in words."""
    loaded = load_book(book, parse_house(house))
    if as_json:
        points = prose.rules_data(loaded, words, seats)
        name = prose.book_name(loaded.key, words)
        _show(as_json, {"book": loaded.key, "name": name, "house": loaded.house_data, "points": points})
    else:
        _show(as_json, prose.rules_text(loaded, words, seats, width=width()))


def width() -> int | None:
    """How wide lines may be; None where they are not for a terminal: a pipe gets each sentence as one line."""
    return min(shutil.get_terminal_size().columns, WIDEST) if sys.stdout.isatty() else None


def _show(as_json: bool, what: dict[str, Any] | str) -> None:
    click.echo(json.dumps(what, ensure_ascii=False) if as_json else str(what).rstrip("\n"))
