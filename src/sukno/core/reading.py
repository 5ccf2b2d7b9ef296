"""Reading what people and programs write: mappings from JSON or TOML, checked field by field.

Every complaint is a ``Mistake`` that names the field, what is wrong with it and what would be right.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Final, cast

from sukno.cards import Card, CardError, parse_cards
from sukno.words import Message, Value, message

from .refusal import Mistake

MISSING: Final = object()


def read_data(text: str, name: str) -> dict[str, object]:
    """Read JSON or TOML (JSON where it begins with a brace). ``name`` is what people call the file."""
    if not text.strip():
        raise Mistake(message("data-empty", name=name))
    try:
        data = json.loads(text) if text.lstrip().startswith(("{", "[")) else tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # malformed; or a number of thousands of digits
        raise Malformed(message("data-malformed", name=name, line=_line(error)), _line(error)) from error
    if not isinstance(data, dict):
        raise Mistake(message("data-no-table", name=name))
    return cast("dict[str, object]", data)


class Malformed(Mistake):
    """A text that is neither JSON nor TOML."""

    def __init__(self, why: Message, line: int) -> None:
        """``line``: where reading it stopped; 0 where that is not known."""
        super().__init__(why)
        self.line = line


def _line(error: Exception) -> int:
    """The line a parser complains of: all of what it says that people can use."""
    if isinstance(error, json.JSONDecodeError):
        return error.lineno
    found = re.search(r"\(at line (\d+),", str(error))
    return int(found[1]) if found else 0


class Fields:
    """The fields of one mapping; asking for a field reads and checks it."""

    def __init__(self, data: Mapping[str, object], where: str) -> None:
        """``where`` is how people find the mapping: ``position``, ``deals[2]``."""
        self.data = data
        self.where = where

    def only(self, *known: str) -> Fields:
        """Refuse fields other than these."""
        for name in self.data:
            if name not in known:
                raise Mistake(message("field-unknown", where=self.where, field=str(name), known=", ".join(known)))
        return self

    def wrong(self, name: str, wanted: str, **args: Value) -> Mistake:
        """The complaint that a field is not what is wanted (an id of the catalogue, ``wanted-…``)."""
        return Mistake(
            message(
                "field-wrong",
                where=self.where,
                field=name,
                given=json.dumps(self.data.get(name), ensure_ascii=False, default=str)[:80],
                wanted=message(f"wanted-{wanted}", **args),
            )
        )

    def has(self, name: str) -> bool:
        """Whether the field is given (null counts as given)."""
        return name in self.data

    def raw(self, name: str, default: object = MISSING) -> object:
        """The field as it is; Mistake where it is missing without a default."""
        value = self.data.get(name, default)
        if value is MISSING:
            raise Mistake(message("field-missing", where=self.where, field=name))
        return value

    def integer(self, name: str, default: object = MISSING, *, least: int = 0, most: int = 10_000) -> int:
        """A whole number within bounds."""
        value = self.raw(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(name, "number", least=least, most=most)
        return value

    def optional(self, name: str, *, least: int = 0, most: int = 10_000) -> int | None:
        """A whole number, or None where the field is left out or null."""
        return None if self.raw(name, None) is None else self.integer(name, least=least, most=most)

    def yes(self, name: str) -> bool:
        """Yes or no; no where the field is left out."""
        value = self.raw(name, False)
        if not isinstance(value, bool):
            raise self.wrong(name, "yes")
        return value

    def text(self, name: str, default: object = MISSING) -> str:
        """A text."""
        value = self.raw(name, default)
        if not isinstance(value, str):
            raise self.wrong(name, "text")
        return value

    def listed(self, name: str, default: object = MISSING) -> list[object]:
        """A list."""
        value = self.raw(name, default)
        if not isinstance(value, list | tuple):
            raise self.wrong(name, "list")
        return list(value)

    def integers(self, name: str, *, length: int, least: int = 0) -> tuple[int, ...] | None:
        """A list of so many whole numbers, or None where the field is left out."""
        if not self.has(name):
            return None
        values = self.listed(name)
        if len(values) != length or not all(type(value) is int and value >= least for value in values):
            raise self.wrong(name, "numbers")
        return tuple(cast("list[int]", values))

    def mapping(self, name: str) -> Mapping[str, object]:
        """A mapping; empty where the field is left out."""
        value = self.raw(name, {})
        if not isinstance(value, Mapping):
            raise self.wrong(name, "table")
        return cast("Mapping[str, object]", value)

    def cards(self, name: str, default: object = MISSING) -> tuple[Card, ...]:
        """Cards, written in one text or as a list of texts, in the order given."""
        value = self.raw(name, default)
        if isinstance(value, list | tuple) and all(isinstance(part, str) for part in value):
            value = " ".join(cast("list[str]", list(value)))
        if not isinstance(value, str):
            raise self.wrong(name, "cards")
        return read_cards(value, self.where, name)

    def tables(self, name: str) -> list[Fields]:
        """A list of mappings; empty where the field is left out."""
        parts = self.listed(name, [])
        if not all(isinstance(part, Mapping) for part in parts):
            raise self.wrong(name, "tables")
        return [Fields(cast("Mapping[str, object]", part), f"{name}[{place}]") for place, part in enumerate(parts)]


def read_cards(text: str, where: str, field: str) -> tuple[Card, ...]:
    """Cards in the order given; Mistake names the field where a part is no card."""
    try:
        return parse_cards(text)
    except CardError as error:
        raise Mistake(message("field-card", where=where, field=field, text=str(error.args[0]))) from error
