"""A house's changes in a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sukno.core.books import RuleBook
from sukno.core.prose import Prose
from sukno.words import Words


def house_words(prose: Prose, book: RuleBook[Any], seats: int, words: Words) -> str:
    """A house's changes in words, as far as a table of so many is concerned: ``Match: one deal``."""
    changes = []
    for name, known in prose.shelf.options.items():
        if book.changed(name):
            single = known.at_table(getattr(book.rules, name), seats)
            value = prose.value_message(name, (single,) if known.by_seats else single)
            changes.append(words("plain-house-change", option=prose.title(name), value=value))
    return "; ".join(changes)


def house_text(house: Mapping[str, object]) -> str:
    """A house's changes as the command line takes them."""
    return ", ".join(f"{name}={_plain(value)}" for name, value in house.items())


def _plain(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case list() | tuple():
            return ",".join(map(_plain, value)) or "none"
        case _:
            return str(value)
