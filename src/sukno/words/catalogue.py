"""The catalogue: Fluent files, one folder a language and one file a room.

What to know when writing a text:

- a number argument chooses its plural form by itself: ``{ $cards -> [one] … [few] … *[many] … }``; it is printed
  without grouping; one below zero has a true minus, and takes the usual form (``*``);
- ``{ other-message }`` sees the same arguments as the text it stands in; ``{ -term(case: "gen") }`` sees only what it
  is given, and that must be literal;
- a card is drawn or read aloud: ``{ CARD($card, case: "accusative") }`` says in which case its name is heard (genitive,
  accusative, dative, instrumental; without it nominative). shown, it is ``6♠`` in any of them;
- ``{ ID($winner) -> [player-you] You won *[other] { $winner } won }`` asks which text was put in for an argument: its
  id, or ``text`` where it is somebody's own name;
- ids live in one space: name them after their room (``store-damaged``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final, Literal, Self, get_args

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentFloat, FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sukno.cards import RANKS_SHOWN, Card, shown
from sukno.words.message import Message, Value, message

Lang = Literal["en", "ru"]
MINUS: Final = "−"
LANGS: Final[tuple[Lang, ...]] = get_args(Lang)


class MissingWords(LookupError):
    """The catalogue lacks a text, or a text was not given what it needs: a fault of the program, never of its user."""


class Words:
    """The catalogue in one language: ``words("store-damaged", path=…)`` or ``words(message)`` is the text to show."""

    def __init__(self, lang: Lang, ranks: Sequence[str] = RANKS_SHOWN) -> None:
        """``ranks`` are the indices of the reader's deck, ace first (``cards.RANKS_SHOWN_RU`` for a Russian one)."""
        if lang not in LANGS:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGS)}")
        self.lang: Final[Lang] = lang
        self.ranks: Final = tuple(ranks)
        self._catalogue = _catalogue(lang)

    def __call__(self, what: Message | str, /, **args: Value) -> str:
        """The text of a message, or of an id with its arguments. Raises MissingWords, and never shows half a text."""
        if isinstance(what, str):
            what = message(what, **args)
        elif args:
            raise TypeError(f"{what.id} already has its arguments")
        pattern = self._catalogue.pattern(what.id)
        natives = {name: self._native(value) for name, value in what.args}
        text, errors = self._catalogue.bundle.format_pattern(pattern, natives)
        if errors:
            raise MissingWords(f"{self.lang}: {what.id}: {'; '.join(map(str, errors))}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether the catalogue has the text *id*."""
        return id in self._catalogue.sources

    def _native(self, value: Value) -> object:
        match value:
            case Message():
                return _Text(self(value), value.id)
            case str():
                return _Text(value)
            case Card():
                return _Text(shown(value, ranks=self.ranks))
            case int() if value < 0:
                return _Text(figure(value))
            case tuple():
                return _Text(shown(*value, ranks=self.ranks))
            case _:
                return _number(value, useGrouping=False)


class _Text(FluentType, str):
    """A text argument of any length: Fluent refuses plain strings of more than 2,500 characters."""

    def __new__(cls, text: str, id: str = "text") -> Self:
        """*id*: of the message that it was."""
        made = super().__new__(cls, text)
        made.id = id
        return made

    id: str

    def format(self, locale: Locale) -> str:  # type: ignore[override]  # noqa: ARG002
        return self


class _Decimal(FluentFloat):
    """A number with a fraction."""

    def format(self, locale: Locale) -> str:
        return str(super().format(locale)).replace("-", MINUS)


def _number(number: Any, **options: object) -> FluentType:
    """NUMBER, with a true minus."""
    return _Decimal(number, **options) if isinstance(number, float) else fluent_number(number, **options)


def figure(number: float, form: str = "") -> str:
    """A number as people read it, with a true minus; *form* as in ``format``."""
    return format(number, form).replace("-", MINUS)


def _card(cards: FluentType, *, case: str = "nominative") -> FluentType:  # noqa: ARG001
    """Cards as they are shown here: their indices have no cases. The page, which reads them aloud, has its own."""
    return cards


def _id(what: FluentType) -> FluentType:
    """Which message an argument was."""
    return _Text(what.id if isinstance(what, _Text) else "text")


class _Catalogue:
    """One language. A text is parsed when first asked for: Fluent's parser takes longer than a game's start may."""

    _ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)

    def __init__(self, lang: Lang) -> None:
        self.bundle = FluentBundle([lang], functions={"CARD": _card, "ID": _id, "NUMBER": _number}, use_isolating=False)
        self.sources: dict[str, str] = {}
        """Id (of a term with its dash) to its source text."""
        self._lang = lang
        self._parsed: set[str] = set()
        for room in sorted(files(__package__).joinpath(lang).iterdir(), key=lambda room: room.name):
            if room.name.endswith(".ftl"):
                self._index(room.name, room.read_text("utf-8"))

    def pattern(self, id: str) -> Pattern:
        """The parsed text *id*, whatever it refers to being parsed too."""
        self._parse(id)
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise MissingWords(f"{self._lang}: {id} has only attributes")
        return pattern

    def _index(self, room: str, text: str) -> None:
        starts = [(match[1], match.start()) for match in self._ENTRY.finditer(text)]
        for (id_, start), (_, end) in pairwise([*starts, ("", len(text))]):
            if id_ in self.sources:
                raise MissingWords(f"{self._lang}/{room}: {id_} is written twice")
            self.sources[id_] = text[start:end]

    def _parse(self, id: str) -> None:
        if id in self._parsed:
            return
        if id not in self.sources:
            raise MissingWords(f"{self._lang}: no text {id}")
        entry = FluentParser(with_spans=False).parse_entry(self.sources[id])
        if isinstance(entry, ast.Junk):
            raise MissingWords(f"{self._lang}: {id} cannot be read: {entry.content}")
        self._parsed.add(id)
        references = _References()
        references.visit(entry)
        for other in references.found:
            self._parse(other)
        self.bundle.add_resource(ast.Resource([entry]))


class _References(Visitor):
    """Collects what a text refers to: other texts, and terms with their dash."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


_catalogue = cache(_Catalogue)


def detect_lang(environ: Mapping[str, str]) -> Lang:
    """The language that the environment asks for, English where it asks for none of ours.

    LC_ALL, LC_MESSAGES and LANG count in this order; LANGUAGE, a list by preference, goes before them unless they
    ask for the plain C locale, as in gettext.
    """
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    wishes = [locale]
    if locale.partition(".")[0] not in ("C", "POSIX"):
        wishes = [*environ.get("LANGUAGE", "").split(":"), locale]
    for wish in wishes:
        for lang in LANGS:
            if wish.lower().replace("-", "_").partition(".")[0].partition("_")[0] == lang:
                return lang
    return "en"
