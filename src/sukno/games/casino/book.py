"""Rule books: a TOML file each, with every option's value and where it is written, and a house's changes on top."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

import tomli_w

from sukno.cards import PACK, Rank
from sukno.core.refusal import Citation, Mistake
from sukno.words import Message, message

from .options import OPTIONS, Option, Plain, option
from .rules import MatchForm, Penalties, Rules, Scoring, Stock
from .values import Values, values_of

FIXED: Final = (
    *("aim", "pack", "first_dealer", "shuffle", "first_turn", "turn", "last_deal", "hand", "notation"),
    *("numerals", "sum", "combined", "pictures", "optional", "pile"),
    *("build", "multiple", "announce", "hold_card", "raise_card", "multiple_fixed"),
    *("build_capture", "whole_build", "announced_value", "with_build", "owner", "own_build"),
    *("sweep", "residue", "ties", "pooled"),
)
"""The rules that no option changes; a book cites them too."""

_ORDER: Final = (
    *("standard", "handbook", "digest", "digest-royal", "digest-spade", "digest-lottery", "digest-six-card"),
    *("family", "family-royal", "family-draw", "family-spade", "encyclopedia", "pra", "palki", "leeming"),
)
DEFAULT: Final = "handbook"
"""The book played where none is chosen."""
_NO_HOUSE: Final[Mapping[str, object]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a table: a rule book and what the house changed in it. Equal where key and house are."""

    key: str
    house: tuple[tuple[str, Plain], ...]
    """The options that differ from the book, by name and in the order of names, as TOML and JSON write them."""
    rules: Rules = field(compare=False)
    sources: Mapping[str, Citation] = field(compare=False, repr=False)
    """Where each option and each fixed rule is written."""
    source: str | None = field(compare=False, default=None, repr=False)
    """The file of the source this book is taken from; None for the international core."""
    values: Values = field(init=False, compare=False, repr=False)
    """What the cards count under these rules."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", values_of(self.rules))

    @property
    def house_data(self) -> dict[str, Plain]:
        """The house's changes as a table for a record or a position."""
        return dict(self.house)

    def changed(self, name: str) -> bool:
        """Whether the house changed this option."""
        return any(name == changed for changed, _ in self.house)


def book_keys() -> tuple[str, ...]:
    """The keys of the rule books: those we know in their usual order, then any other that lies in ``books/``."""
    return _keys()


def load_book(key: str, house: Mapping[str, object] = _NO_HOUSE) -> Book:
    """A rule book with a house's changes: values as in TOML or JSON, or as text.

    Raises Mistake for a book, an option or a value that does not exist, and for what cannot be played together.
    """
    if not house:
        return _book(key)
    book = _book(key)
    given = {(known := option(name)).name: known.read(raw) for name, raw in house.items()}
    _check_given(replace(book.rules, **given), given, book)
    return _house_book(key, tuple(sorted((name, OPTIONS[name].plain(value)) for name, value in given.items())))


def parse_house(changes: Iterable[str]) -> dict[str, object]:
    """Read a house's changes from texts like ``face_capture=one_or_three``. Raises Mistake for a text without ``=``."""
    house: dict[str, object] = {}
    for change in changes:
        name, equals, value = change.partition("=")
        if not equals:
            raise Mistake(message("house-form", given=change))
        house[option(name.strip()).name] = value
    return house


def playable(book: Book) -> tuple[int, ...]:
    """The numbers of players for whom the pack comes out even, out of those the book allows."""
    return tuple(seats for seats in book.rules.players if _seats_problem(book.rules, seats) is None)


def check_seats(book: Book, seats: int) -> None:
    """Raise Mistake, with the reason, where so many cannot play by this book."""
    if (problem := _seats_problem(book.rules, seats)) is not None:
        raise Mistake(problem)


def read_book(text: str, key: str) -> Book:
    """Read a book's TOML. Raises Mistake where a name is missing or unknown, a value impossible or a citation open."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake(message("books-toml", book=key, detail=str(error))) from error
    if unknown := sorted(data.keys() - {"key", "source", "options", "rules"}):
        raise Mistake(message("books-unknown-name", book=key, name=unknown[0]))
    if data.get("key") != key:
        raise Mistake(message("books-key", book=key, given=str(data.get("key"))))
    options = _section(data, "options", OPTIONS, key)
    fixed = _section(data, "rules", FIXED, key)
    values: dict[str, Any] = {}
    for name, entry in options.items():
        if "value" not in entry:
            raise Mistake(message("books-missing-name", book=key, name=f"options.{name}.value"))
        values[name] = OPTIONS[name].read(entry["value"])
    rules = Rules(**values)
    if (problem := _unplayable(rules)) is not None:
        raise Mistake(problem)
    sources = {name: _citation(key, f"options.{name}", options[name], ("value",)) for name in OPTIONS}
    sources |= {name: _citation(key, f"rules.{name}", fixed[name]) for name in FIXED}
    return Book(key, (), rules, MappingProxyType(sources), data.get("source"))


def write_book(book: Book) -> str:
    """A book as TOML, a house's changes included: what `read_book` reads."""
    data: dict[str, object] = {"key": book.key}
    if book.source is not None:
        data["source"] = book.source
    data["options"] = {
        name: {"value": known.plain(getattr(book.rules, name)), **_written(book.sources[name])}
        for name, known in OPTIONS.items()
    }
    data["rules"] = {name: _written(book.sources[name]) for name in FIXED}
    return tomli_w.dumps(data)


# What cannot be played

_FOR_ELEVEN: Final = {MatchForm.ELEVEN_MULTIPLIED, MatchForm.TWENTY_ONE_COUNT_OUT}
"""Match forms made for eleven points a deal: four times eleven, and an order of counting out."""
_FOR_TARGET: Final = ("target", "both_reach", "tie")


def _unplayable(rules: Rules) -> Message | None:
    """Why these options cannot go together, or None."""
    forms = {rules.form(seats) for seats in rules.players}
    if rules.penalties is not Penalties.OFF:
        return message("rules-penalties-later")
    if rules.claim and forms != {MatchForm.TARGET}:
        return message("rules-claim-needs-target")
    if rules.scoring is Scoring.SPADE and (unfit := sorted(forms & _FOR_ELEVEN)):
        return message("rules-spade-for-eleven", form=unfit[0])
    if rules.little_card == rules.big_card:
        return message("rules-one-casino", card=str(rules.little_card))
    # 15 and 16 are high values of a two and a ten: another card would count a number that is nobody's.
    for card, values, rank in (
        ("little_card", rules.little_values, Rank.TWO),
        ("big_card", rules.big_values, Rank.TEN),
    ):
        if len(values) > 1 and getattr(rules, card).rank is not rank:
            return message("rules-high-value-card", option=card, rank=int(rank), value=values[1])
    problems = [_seats_problem(rules, seats) for seats in rules.players]
    return problems[0] if all(problems) else None


def _seats_problem(rules: Rules, seats: int) -> Message | None:
    """Why so many cannot play, or None."""
    if seats not in rules.players:
        return message("seats-not-allowed", seats=seats, possible=", ".join(map(str, rules.players)))
    dealt, rest = rules.hand_size * seats, len(PACK) - rules.table_size
    args = {"seats": seats, "hand": rules.hand_size, "table": rules.table_size}
    if dealt > rest:
        return message("seats-pack-too-small", **args)
    if rules.stock is Stock.DRAW:
        return message("seats-draw-uneven", **args, left=rest - dealt) if (rest - dealt) % seats else None
    return message("seats-deals-uneven", **args, left=rest % dealt) if rest % dealt else None


def _check_given(rules: Rules, given: Mapping[str, object], book: Book) -> None:
    """What a house may not say, though the options that come of it could be played."""
    if beyond := sorted(set(rules.players).difference(book.rules.players)):
        possible = ", ".join(map(str, book.rules.players))
        raise Mistake(message("house-players", seats=beyond[0], possible=possible))
    if all(rules.form(seats) is not MatchForm.TARGET for seats in rules.players):
        for name in _FOR_TARGET:
            if name in given:
                raise Mistake(message("house-needs-target", option=name))


# Loading

_FOLDER: Final = files(__package__)


@cache
def _keys() -> tuple[str, ...]:
    names = [entry.name for entry in _FOLDER.joinpath("books").iterdir()]
    found = {name.removesuffix(".toml") for name in names if name.endswith(".toml")}
    return (*(key for key in _ORDER if key in found), *sorted(found.difference(_ORDER)))


@cache
def _book(key: str) -> Book:
    if key not in _keys():
        possible = ", ".join(_keys())
        if close := get_close_matches(key.lower(), _keys(), 1, 0.6):
            raise Mistake(message("books-unknown-close", book=key, possible=possible, close=close[0]))
        raise Mistake(message("books-unknown", book=key, possible=possible))
    return read_book(_FOLDER.joinpath("books").joinpath(f"{key}.toml").read_text("utf-8"), key)


@lru_cache(maxsize=256)
def _house_book(key: str, given: tuple[tuple[str, Plain], ...]) -> Book:
    book = _book(key)
    read = {name: OPTIONS[name].read(plain) for name, plain in given}
    changes = {name: value for name, value in read.items() if value != getattr(book.rules, name)}
    rules = replace(book.rules, **changes)
    if (problem := _unplayable(rules)) is not None:
        raise Mistake(problem)
    house = tuple((name, OPTIONS[name].plain(value)) for name, value in changes.items())
    cited = {name: _house_citation(OPTIONS[name], value, book.source) for name, value in changes.items()}
    return Book(key, house, rules, MappingProxyType({**book.sources, **cited}), book.source)


def _house_citation(known: Option, value: object, source: str | None) -> Citation:
    """Where a house's value is written: in ``house.toml``, else in a book (one from *source* first), else nowhere."""
    printed = _printed().get((known.name, known.text(value)))
    if printed is not None:
        return printed
    for book in sorted(map(_book, _keys()), key=lambda book: book.source != source):
        if getattr(book.rules, known.name) == value and book.sources[known.name].file is not None:
            return book.sources[known.name]
    return Citation(None, silent=message("silent-house"))


@cache
def _printed() -> Mapping[tuple[str, str], Citation]:
    data = tomllib.loads(_FOLDER.joinpath("house.toml").read_text("utf-8"))
    return {
        (name, text): _citation("house", f"options.{name}.{text}", entry)
        for name, entries in _section(data, "options", None, "house").items()
        for text, entry in entries.items()
    }


def _section(data: Mapping[str, Any], section: str, names: Collection[str] | None, key: str) -> Mapping[str, Any]:
    """A table of tables, with exactly these names."""
    table: dict[str, Any] = data.get(section, {})
    if names is not None:
        for wrong, found in (
            ("books-missing-name", set(names) - set(table)),
            ("books-unknown-name", set(table) - set(names)),
        ):
            if found:
                raise Mistake(message(wrong, book=key, name=f"{section}.{min(found)}"))
    if unread := [name for name, entry in table.items() if not isinstance(entry, dict)]:
        raise Mistake(message("books-no-table", book=key, name=f"{section}.{unread[0]}"))
    return table


def _citation(key: str, name: str, entry: Mapping[str, Any], others: Collection[str] = ()) -> Citation:
    """The citation of an entry: a file and a phrase, or the reason for a choice where the sources are silent."""
    if unknown := sorted(entry.keys() - {"file", "phrase", "silent", *others}):
        raise Mistake(message("books-unknown-name", book=key, name=f"{name}.{unknown[0]}"))
    match entry:
        case {"silent": str(why)} if why and not entry.keys() & {"file", "phrase"}:
            return Citation(None, silent=message(f"silent-{why}"))
        case {"file": str(file), "phrase": str(phrase)} if file and phrase and "silent" not in entry:
            return Citation(file, phrase)
    raise Mistake(message("books-citation", book=key, name=name))


def _written(citation: Citation) -> dict[str, str]:
    if citation.file is not None:
        return {"file": citation.file, "phrase": citation.phrase}
    assert citation.silent is not None
    return {"silent": citation.silent.id.removeprefix("silent-")}
