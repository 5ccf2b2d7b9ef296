"""``sukno books`` and ``sukno rules``: the rule books, one by one and side by side."""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

import click

from sukno.core.prose import Prose
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game, game_keys, is_game
from sukno.words import Words, message

from .frame import command, game_meant, house_option, json_option, letters_option, meant, missing, number, width


@command("cli-books", game="cli-argument-game", a="cli-argument-book-a", b="cli-argument-book-b")
@click.argument("names", nargs=-1, metavar="[GAME] [A] [B]")
@house_option
@letters_option
@json_option
def books(words: Words, names: tuple[str, ...], house: tuple[str, ...], as_json: bool) -> None:
    """The list of the rule books of a game, or two of them side by side."""
    prose, rest = _of_game(names, most=2, where="sukno books")
    changes = prose.shelf.options.parse(house)
    if not rest:
        if changes:
            raise Mistake(message("cli-house-needs-book"))
        _show(as_json, {"books": prose.books_data(words)} if as_json else prose.books_text(words, width=width()))
        return
    if len(rest) == 1 and not changes:
        prose.shelf.load(rest[0])
        raise Mistake(message("cli-second-book", book=rest[0]))
    one, other = prose.shelf.load(rest[0]), prose.shelf.load(rest[-1], changes)
    if as_json:
        facts = {
            "books": [{"book": book.key, "house": book.house_data} for book in (one, other)],
            "differences": prose.compare_data(one, other, words),
        }
        _show(as_json, facts)
    else:
        _show(as_json, prose.compare(one, other, words, width=width()))


@command("cli-rules", game="cli-argument-game", book="cli-argument-book")
@click.argument("names", nargs=-1, metavar="[GAME] [BOOK]")
@click.option("--seats", callback=number, metavar="N", help="cli-option-rules-seats")
@house_option
@letters_option
@json_option
def rules(words: Words, names: tuple[str, ...], seats: int | None, house: tuple[str, ...], as_json: bool) -> None:
    """The whole rules of a book in words."""
    if not names:
        raise missing("BOOK", "sukno rules")
    prose, rest = _of_game(names, most=1, where="sukno rules")
    loaded = prose.shelf.load(rest[0] if rest else prose.shelf.default, prose.shelf.options.parse(house))
    if as_json:
        points = prose.rules_data(loaded, words, seats)
        name = prose.book_name(loaded.key, words)
        _show(as_json, {"book": loaded.key, "name": name, "house": loaded.house_data, "points": points})
    else:
        _show(as_json, prose.rules_text(loaded, words, seats, width=width()))


def _of_game(names: tuple[str, ...], most: int, where: str) -> tuple[Prose, tuple[str, ...]]:
    """The game that the first name is, else Casino, and the books that follow it."""
    named = bool(names) and is_game(game_meant(names[0]))
    rest = names[1:] if named else names
    if len(rest) > most:
        raise Mistake(message("cli-extra-argument", given=" ".join(rest[most:]), command=where))
    prose = find_game(game_meant(names[0]) if named else "casino").prose
    books = tuple(meant(name, prose.shelf.books) for name in rest)
    if not named and books and books[0] not in prose.shelf.books:
        raise _neither(books[0], prose.shelf.books)
    return prose, books


def _neither(given: str, books: Sequence[str]) -> Mistake:
    """The complaint of a name that neither a game nor a book of Casino has."""
    if close := get_close_matches(given.lower().replace("-", "_"), game_keys(), 1, 0.6) or get_close_matches(
        given.lower(), books, 1, 0.6
    ):
        return Mistake(message("cli-game-or-book-close", given=given, close=close[0]))
    return Mistake(message("cli-no-game-or-book", given=given, games=", ".join(game_keys()), books=", ".join(books)))


def _show(as_json: bool, what: dict[str, Any] | str) -> None:
    click.echo(json.dumps(what, ensure_ascii=False) if as_json else str(what).rstrip("\n"))
