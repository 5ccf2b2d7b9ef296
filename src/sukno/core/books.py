"""Rule books: a TOML file each, with every option's value and where it is written, and a house's changes on top.

A game keeps its books in ``books/*.toml`` of its folder, and may have a ``house.toml``: what its sources print
though no book uses it. A new book is one more file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

import tomli_w

from sukno.words import Message, message

from .options import Option, Options, Plain
from .refusal import Citation, Mistake

NO_HOUSE: Final[Mapping[str, object]] = MappingProxyType({})

RulesT = TypeVar("RulesT")


@dataclass(frozen=True)  # no slots: ``RuleBook[Rules](…)`` notes its type on what it makes
class RuleBook(Generic[RulesT]):
    """The rules of a table: a rule book and what the house changed in it. Equal where key and house are."""

    key: str
    house: tuple[tuple[str, Plain], ...]
    """The options that differ from the book, by name and in the order of names, as TOML and JSON write them."""
    rules: RulesT = field(compare=False)
    sources: Mapping[str, Citation] = field(compare=False, repr=False)
    """Where each option and each fixed rule is written."""
    source: str | None = field(compare=False, default=None, repr=False)
    """The file of the source this book is taken from; None: it is nobody's in particular."""

    @property
    def house_data(self) -> dict[str, Plain]:
        """The house's changes as a table for a record or a position."""
        return dict(self.house)

    @property
    def at_once(self) -> bool:
        """Whether all play at once, as fast as they can; a game in which they do says so."""
        return False

    @property
    def cuts(self) -> bool:
        """Whether somebody deals, for which they cut; a game in which nobody does says no."""
        return True

    @property
    def low_wins(self) -> bool:
        """Whether few points are good; a game in which they are says so."""
        return False

    def changed(self, name: str) -> bool:
        """Whether the house changed this option."""
        return any(name == changed for changed, _ in self.house)


BookT = TypeVar("BookT", bound=RuleBook[Any])


def _nothing(*_: Any) -> None:
    return None


def only(seats: Sequence[int]) -> Callable[[Any, int], Message | None]:
    """The ``seats_problem`` of a game that so many play whatever its options: numbers that follow one another."""
    possible = f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])

    def problem(_rules: Any, given: int) -> Message | None:
        return None if given in seats else message("seats-not-allowed", seats=given, possible=possible)

    return problem


class Shelf(Generic[BookT]):
    """The rule books of one game."""

    def __init__(
        self,
        package: str,
        kind: type[BookT],
        *,
        rules: Callable[..., Any],
        options: Options,
        fixed: Sequence[str],
        default: str,
        order: Sequence[str] = (),
        words: str = "",
        unplayable: Callable[[Any], Message | None] = _nothing,
        seats_problem: Callable[[Any, int], Message | None] = _nothing,
        house_problem: Callable[[Any, Mapping[str, object], Any], Message | None] = _nothing,
    ) -> None:
        """The books of the game in *package*, as *kind*.

        *rules* makes its Rules of the options' values; *fixed*: the rules no option changes; *order*: of the books,
        others follow; *words*: what the game's texts begin with. *unplayable* says why options cannot go together,
        *seats_problem* why so many cannot play, *house_problem* what a house may not say (rules, changes, book).
        """
        self.default: Final = default
        self.options: Final = options
        self.fixed: Final = tuple(fixed)
        self.words: Final = words
        self._folder: Final = files(package)
        self._kind = kind
        self._rules = rules
        self._order = order
        self._unplayable = unplayable
        self._seats_problem = seats_problem
        self._house_problem = house_problem
        self._keys: Final[Callable[[], tuple[str, ...]]] = cache(self._find_keys)
        self._book: Final[Callable[[str], BookT]] = cache(self._read)
        self._house_book: Final = lru_cache(maxsize=256)(self._make_house_book)
        self._printed: Final[Callable[[], Mapping[tuple[str, str], Citation]]] = cache(self._read_printed)

    @property
    def books(self) -> tuple[str, ...]:
        """The keys of the books: those we know in their usual order, then any other that lies there."""
        return self._keys()

    def load(self, key: str, house: Mapping[str, object] = NO_HOUSE) -> BookT:
        """A rule book with a house's changes: values as in TOML or JSON, or as text.

        Raises Mistake for a book, an option or a value that does not exist, and for what cannot be played together.
        """
        if not house:
            return self._book(key)
        book = self._book(key)
        given = {(known := self.options.find(name)).name: known.read(raw) for name, raw in house.items()}
        if (problem := self._house_problem(replace(book.rules, **given), given, book)) is not None:
            raise Mistake(problem)
        plain = sorted((name, self.options[name].plain(value)) for name, value in given.items())
        return self._house_book(key, tuple(plain))

    def check_seats(self, book: BookT, seats: int) -> None:
        """Raise Mistake, with the reason, where so many cannot play by this book."""
        if (problem := self._seats_problem(book.rules, seats)) is not None:
            raise Mistake(problem)

    def playable(self, book: BookT, seats: Sequence[int]) -> tuple[int, ...]:
        """Those of the numbers of players who can play by this book."""
        return tuple(number for number in seats if self._seats_problem(book.rules, number) is None)

    def read(self, text: str, key: str) -> BookT:
        """Read a book's TOML. Raises Mistake where a name is missing or unknown, a value impossible or uncited."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Mistake(message("books-toml", book=key, detail=str(error))) from error
        if unknown := sorted(data.keys() - {"key", "source", "options", "rules"}):
            raise Mistake(message("books-unknown-name", book=key, name=unknown[0]))
        if data.get("key") != key:
            raise Mistake(message("books-key", book=key, given=str(data.get("key"))))
        options = _section(data, "options", self.options, key)
        fixed = _section(data, "rules", self.fixed, key)
        values: dict[str, Any] = {}
        for name, entry in options.items():
            if "value" not in entry:
                raise Mistake(message("books-missing-name", book=key, name=f"options.{name}.value"))
            values[name] = self.options[name].read(entry["value"])
        rules = self._rules(**values)
        if (problem := self._unplayable(rules)) is not None:
            raise Mistake(problem)
        sources = {name: self._citation(key, f"options.{name}", options[name], ("value",)) for name in self.options}
        sources |= {name: self._citation(key, f"rules.{name}", fixed[name]) for name in self.fixed}
        return self._kind(key, (), rules, MappingProxyType(sources), data.get("source"))

    def write(self, book: BookT) -> str:
        """A book as TOML, a house's changes included: what `read` reads."""
        data: dict[str, object] = {"key": book.key}
        if book.source is not None:
            data["source"] = book.source
        data["options"] = {
            name: {"value": known.plain(getattr(book.rules, name)), **self._written(book.sources[name])}
            for name, known in self.options.items()
        }
        data["rules"] = {name: self._written(book.sources[name]) for name in self.fixed}
        return tomli_w.dumps(data)

    # Loading

    def _find_keys(self) -> tuple[str, ...]:
        names = [entry.name for entry in self._folder.joinpath("books").iterdir()]
        found = {name.removesuffix(".toml") for name in names if name.endswith(".toml")}
        return (*(key for key in self._order if key in found), *sorted(found.difference(self._order)))

    def _read(self, key: str) -> BookT:
        if key not in self.books:
            possible = ", ".join(self.books)
            if close := get_close_matches(key.lower(), self.books, 1, 0.6):
                raise Mistake(message("books-unknown-close", book=key, possible=possible, close=close[0]))
            raise Mistake(message("books-unknown", book=key, possible=possible))
        return self.read(self._folder.joinpath("books").joinpath(f"{key}.toml").read_text("utf-8"), key)

    def _make_house_book(self, key: str, given: tuple[tuple[str, Plain], ...]) -> BookT:
        book = self._book(key)
        read = {name: self.options[name].read(plain) for name, plain in given}
        changes = {name: value for name, value in read.items() if value != getattr(book.rules, name)}
        rules = replace(book.rules, **changes)
        if (problem := self._unplayable(rules)) is not None:
            raise Mistake(problem)
        house = tuple((name, self.options[name].plain(value)) for name, value in changes.items())
        cited = {name: self._house_citation(self.options[name], value, book.source) for name, value in changes.items()}
        return self._kind(key, house, rules, MappingProxyType({**book.sources, **cited}), book.source)

    def _house_citation(self, known: Option, value: object, source: str | None) -> Citation:
        """Where a house's value is written: in ``house.toml``, in a book (one from *source* first), or nowhere."""
        printed = self._printed().get((known.name, known.text(value)))
        if printed is not None:
            return printed
        for book in sorted(map(self._book, self.books), key=lambda book: book.source != source):
            if getattr(book.rules, known.name) == value and book.sources[known.name].file is not None:
                return book.sources[known.name]
        return Citation(None, silent=message("silent-house"))

    def _read_printed(self) -> Mapping[tuple[str, str], Citation]:
        file = self._folder.joinpath("house.toml")
        if not file.is_file():
            return {}
        data = tomllib.loads(file.read_text("utf-8"))
        return {
            (name, text): self._citation("house", f"options.{name}.{text}", entry)
            for name, entries in _section(data, "options", None, "house").items()
            for text, entry in entries.items()
        }

    def _citation(self, key: str, name: str, entry: Mapping[str, Any], others: Collection[str] = ()) -> Citation:
        """The citation of an entry: a file and a phrase, or the reason for a choice where the sources are silent."""
        if unknown := sorted(entry.keys() - {"file", "phrase", "silent", *others}):
            raise Mistake(message("books-unknown-name", book=key, name=f"{name}.{unknown[0]}"))
        match entry:
            case {"silent": str(why)} if why and not entry.keys() & {"file", "phrase"}:
                return Citation(None, silent=message(f"{self.words}silent-{why}"))
            case {"file": str(file), "phrase": str(phrase)} if file and phrase and "silent" not in entry:
                return Citation(file, phrase)
        raise Mistake(message("books-citation", book=key, name=name))

    def _written(self, citation: Citation) -> dict[str, str]:
        if citation.file is not None:
            return {"file": citation.file, "phrase": citation.phrase}
        assert citation.silent is not None
        return {"silent": citation.silent.id.removeprefix(f"{self.words}silent-")}


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
