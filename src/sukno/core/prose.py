"""The rules of a game in words: what a book says, point by point, each with its source; books side by side; their list.

The words are in the catalogue: one text for each value of each option and for each rule that no option changes. A game
brings only their order, and which of them matter at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import Any, Final, Literal

from sukno.cards import Card, Suit
from sukno.words import Message, Words, message

from .books import RuleBook, Shelf
from .options import Option, Plain, Single, write_single
from .refusal import Citation

IDLE: Final = "idle"
"""The section of what the house changed though it has no effect at the table."""


@dataclass(frozen=True, slots=True)
class Point:
    """One sentence or two of the rules, and where it is written."""

    section: str
    name: str
    """The option or the fixed rule; empty for what only follows from others."""
    text: Message
    source: Citation | None
    """None for what only follows from others."""
    value: Plain | None = None
    """An option's value."""
    changed: bool = False
    """Whether the house changed it."""


def _no_context(_rules: Any) -> dict[str, str | int | Message]:
    return {}


def _no_variant(_rules: Any, _name: str) -> str | None:
    return None


def _nothing_more(_book: Any, _section: str, _who: tuple[int, ...]) -> Iterable[Message]:
    return ()


class Prose:
    """The rules of one game in words."""

    def __init__(
        self,
        game: str,
        shelf: Shelf[Any],
        *,
        sections: Mapping[str, Sequence[str]],
        players: Callable[[Any], tuple[int, ...]],
        matters: Mapping[str, Callable[[Any, tuple[int, ...]], bool]] | None = None,
        context: Callable[[Any], Mapping[str, str | int | Message]] = _no_context,
        variant: Callable[[Any, str], str | None] = _no_variant,
        more: Callable[[Any, str, tuple[int, ...]], Iterable[Message]] = _nothing_more,
        of_table: Sequence[str] = (),
        part: Literal["deal", "pack"] = "deal",
    ) -> None:
        """*game*: its key. *sections*: the options and fixed rules of each, in order; *players*: who can play.

        *matters* says (of rules and numbers of players) when a point has an effect, always where nothing stands.
        *context* is what every text may speak of besides its own value, *variant* the id of a fixed rule's text where
        these rules have another than usual, *more* what follows from the others at the end of a section. *of_table*:
        options chosen with the table and not among a house's rules. *part*: what is scored at once, to the players: a
        deal, or a whole pack of many small ones.
        """
        self.shelf: Final = shelf
        self.stem: Final = game.replace("_", "-")
        self.sections: Final = (*sections, IDLE)
        self.names: Final = tuple(name for names in sections.values() for name in names)
        """The options and fixed rules that have a text; how to hold cards and write moves is no rule of a table."""
        self._points = sections
        self._players = players
        self._matters = matters or {}
        self._context = context
        self._variant = variant
        self._more = more
        self._of_table = of_table
        self.part: Final = part

    @property
    def called(self) -> Message:
        """What the game is called."""
        return message(f"{self.stem}-name")

    @property
    def about(self) -> Message:
        """What the game is, in one line."""
        return message(f"{self.stem}-about")

    @property
    def bots(self) -> Message:
        """How its bots play."""
        return message(f"{self.stem}-bots")

    # Points

    def playable(self, book: RuleBook[Any]) -> tuple[int, ...]:
        """How many can play by a book."""
        return self._players(book)

    def matters(self, rules: Any, name: str, seats: Iterable[int]) -> bool:
        """Whether an option or a fixed rule can make any difference at a table of so many, given the other options."""
        return name not in self._matters or self._matters[name](rules, tuple(seats))

    def matters_in(self, book: RuleBook[Any], name: str) -> bool:
        """The same, at whatever table the book allows."""
        return self.matters(book.rules, name, self._players(book))

    def points(self, book: RuleBook[Any], seats: int | None = None) -> Iterator[Point]:
        """The whole rules of a book, in order; for so many seats, or for all it allows.

        Raises Mistake for seats the book does not allow.
        """
        if seats is not None:
            self.shelf.check_seats(book, seats)
        who = self._players(book) if seats is None else (seats,)
        for section, names in self._points.items():
            for name in names:
                if self.matters(book.rules, name, who):
                    yield from self._point(book, section, name, who)
            for text in self._more(book, section, who):
                yield Point(section, "", text, None)
        for name, known in self.shelf.options.items():
            # What nobody chose and cannot come up is no rule of the table.
            if book.changed(name) and not self.matters(book.rules, name, who):
                value = getattr(book.rules, name)
                text = message("rules-idle", option=self.title(name), value=self.value_message(name, value))
                yield Point(IDLE, name, text, book.sources[name], known.plain(value), changed=True)

    def _point(self, book: RuleBook[Any], section: str, name: str, who: tuple[int, ...]) -> Iterator[Point]:
        """One point; two where the value differs between two seats and more, and both may sit here."""
        rules, source = book.rules, book.sources[name]
        if name not in self.shelf.options:
            text = message(self._variant(rules, name) or f"{self.shelf.words}rule-{name}", **self._context(rules))
            yield Point(section, name, text, source)
            return
        known = self.shelf.options[name]
        # A house's hand size may leave out a number of players that the book allows.
        value = who if name == "players" and who in known.values else getattr(rules, name)
        plain, changed = known.plain(getattr(rules, name)), book.changed(name)
        texts = [self._rule(rules, known, half) for half in known.halves(value)]
        if len(texts) > 1 and 2 in who and len(who) > 1:
            texts = [message("rules-two", text=texts[0]), message("rules-more", text=texts[1])]
        else:
            texts = [texts[0 if who == (2,) else -1]]
        for text in texts:
            yield Point(section, name, text, source, plain, changed)

    def _rule(self, rules: Any, known: Option, half: Single) -> Message:
        args = {**self._context(rules), **_value_args(half)}
        return message(f"{self.shelf.words}rule-{text_key(known, half)}", **args)

    def title(self, name: str) -> Message:
        """What an option is called."""
        return message(f"{self.shelf.words}option-{name}")

    def help(self, name: str) -> Message:
        """What an option is about."""
        return message(f"{self.shelf.words}option-{name}-help")

    def value_message(self, name: str, value: object) -> Message:
        """The short label of an option's value."""
        known = self.shelf.options[name]
        labels = [
            message(f"{self.shelf.words}value-{text_key(known, half)}", **_value_args(half))
            for half in known.halves(value)
        ]
        return labels[0] if len(labels) == 1 else message("value-by-seats", two=labels[0], more=labels[1])

    def house_options(self) -> list[Option]:
        """The options a house may choose from, in the order of the rules."""
        return [known for name, known in self.shelf.options.items() if name not in self._of_table]

    def book_name(self, key: str, words: Words) -> str:
        """What a book is called; its key where the catalogue does not know it."""
        id = f"{self.shelf.words}book-{key}"
        return words(id) if words.has(id) else key

    def book_about(self, key: str, words: Words) -> str:
        """A line about a book."""
        id = f"{self.shelf.words}book-{key}-about"
        return words(id) if words.has(id) else words("books-no-about")

    # For people

    def rules_title(self, book: RuleBook[Any], words: Words) -> str:
        """What stands above the rules of a book."""
        id = "rules-title-house" if book.house else "rules-title"
        return words(id, game=self.called, book=self.book_name(book.key, words))

    def rules_text(
        self, book: RuleBook[Any], words: Words, seats: int | None = None, *, width: int | None = None
    ) -> str:
        """The complete rules of a book, for so many seats or all it allows; lines are broken where *width* is given.

        Raises Mistake for seats the book does not allow.
        """
        title = self.rules_title(book, words)
        lines = [title, "=" * len(title)]
        for section, of_section in groupby(self.points(book, seats), lambda point: point.section):
            lines += ["", words(self.section(section)), ""]
            # Points that stand in one sentence of the source share its citation.
            for source, together in groupby(of_section, lambda point: point.source):
                for point in together:
                    lines += _fold(_said(point, words), "• ", "  ", width)
                if source is not None:
                    lines += _fold(words(source_message(source)), "    ", "    ", width)
        return "\n".join(lines) + "\n"

    def section(self, section: str) -> Message:
        """The title of a section."""
        return message("section-idle") if section == IDLE else message(f"{self.shelf.words}section-{section}")

    def compare(self, a: RuleBook[Any], b: RuleBook[Any], words: Words, *, width: int | None = None) -> str:
        """Two books side by side: the options in which they differ, each with both values and their sources."""
        names = self._book_names(a, b, words)
        differing = list(self._differing(a, b))
        if not differing:
            return words("compare-same", a=names[0], b=names[1]) + "\n"
        title = words("compare-title", a=names[0], b=names[1])
        lines = [title, "=" * len(title)]
        for name in differing:
            lines += ["", words(self.title(name))]
            for book, called in zip((a, b), names, strict=True):
                id = "compare-side" if self.matters_in(book, name) else "compare-side-idle"
                value = self.value_message(name, getattr(book.rules, name))
                lines += _fold(words(id, book=called, value=value), "• ", "  ", width)
                lines += _fold(words(source_message(book.sources[name])), "    ", "    ", width)
        return "\n".join(lines) + "\n"

    def books_text(self, words: Words, *, width: int | None = None) -> str:
        """The list of the books: what each is called, what it is and where it is from."""
        lines = []
        for key in self.shelf.books:
            id = "books-line-default" if key == self.shelf.default else "books-line"
            lines.append(words(id, name=self.book_name(key, words), key=key))
            lines += _fold(words(self._about(key, words)), "    ", "    ", width)
        return "\n".join(lines) + "\n"

    def _differing(self, a: RuleBook[Any], b: RuleBook[Any]) -> Iterator[str]:
        """The options in which two books differ to some effect."""
        for name in self.shelf.options:
            if getattr(a.rules, name) != getattr(b.rules, name) and (
                self.matters_in(a, name) or self.matters_in(b, name)
            ):
                yield name

    def _book_names(self, a: RuleBook[Any], b: RuleBook[Any], words: Words) -> tuple[str, str]:
        one, other = (
            words("compare-house", book=self.book_name(book.key, words))
            if book.house
            else self.book_name(book.key, words)
            for book in (a, b)
        )
        return one, other

    def _about(self, key: str, words: Words) -> Message:
        about = self.book_about(key, words)
        source = self.shelf.load(key).source
        if source is None:
            return message("books-from-many", about=about)
        return message("books-from", number=source_number(source), about=about)

    # For programs

    def rules_data(self, book: RuleBook[Any], words: Words, seats: int | None = None) -> list[dict[str, Any]]:
        """The points of `rules_text`: ``section``, ``option`` (or fixed rule, or None), ``value``, ``text``, ``file``,
        ``phrase``, ``silent``, ``changed``."""
        return [
            {
                "section": point.section,
                "option": point.name or None,
                "value": point.value,
                "text": words(point.text),
                **_source_data(point.source, words),
                "changed": point.changed,
            }
            for point in self.points(book, seats)
        ]

    def compare_data(self, a: RuleBook[Any], b: RuleBook[Any], words: Words) -> list[dict[str, Any]]:
        """The differences of `compare`: ``option``, ``title`` and two ``sides``, each with ``book``, ``value``,
        ``text``, ``matters`` and its source."""
        return [
            {
                "option": name,
                "title": words(self.title(name)),
                "sides": [
                    {
                        "book": book.key,
                        "value": self.shelf.options[name].plain(getattr(book.rules, name)),
                        "text": words(self.value_message(name, getattr(book.rules, name))),
                        "matters": self.matters_in(book, name),
                        **_source_data(book.sources[name], words),
                        "changed": book.changed(name),
                    }
                    for book in (a, b)
                ],
            }
            for name in self._differing(a, b)
        ]

    def books_data(self, words: Words) -> list[dict[str, Any]]:
        """The list of `books_text`: ``key``, ``name``, ``about``, ``source`` (a file or None), ``players``,
        ``default``."""
        return [
            {
                "key": key,
                "name": self.book_name(key, words),
                "about": words(self._about(key, words)),
                "source": self.shelf.load(key).source,
                "players": self._players(self.shelf.load(key)),
                "default": key == self.shelf.default,
            }
            for key in self.shelf.books
        ]

    def options_data(self, words: Words) -> list[dict[str, Any]]:
        """Every option for a settings screen: ``option``, ``title``, ``help``, ``by_seats`` and its ``values`` with
        labels, or its ``range`` where it is a number."""
        return [self._option_data(known, words) for known in self.shelf.options.values()]

    def _option_data(self, known: Option, words: Words) -> dict[str, Any]:
        data: dict[str, Any] = {
            "option": known.name,
            "title": words(self.title(known.name)),
            "help": words(self.help(known.name)),
            "by_seats": known.by_seats,
        }
        if isinstance(known.values, range):
            return {**data, "range": [known.values[0], known.values[-1]]}
        values = [(value,) if known.by_seats else value for value in known.values]
        labels = [
            {"value": known.plain(value), "text": words(self.value_message(known.name, value))} for value in values
        ]
        return {**data, "values": labels}


def text_key(known: Option, value: Single) -> str:
    """How the texts of a value are called after ``rule-`` and ``value-``: ``trail-free``, ``ace_values-1-14``.

    Cards, suits and numbers are said in one text, so there it is the option alone: ``target``.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return known.name
    return f"{known.name}-{write_single(value).replace(',', '-')}"


def _value_args(value: Single) -> dict[str, str | int | Message]:
    """What the texts of a value say of it."""
    match value:
        case Suit():
            return {"suit": str(value)}
        case Card():
            return {"card": card_message(value)}
        case int() if not isinstance(value, bool):
            return {"number": int(value)}
        case _:
            return {}


def card_message(card: Card) -> Message:
    """A card as people write it in their language: ``10♦``, ``Т♠``."""
    return message("rules-card", rank=str(card.rank), suit=str(card.suit))


def source_message(source: Citation) -> Message:
    """Where something is written: the source's number and its words, or why we chose what we chose."""
    if source.file is None:
        assert source.silent is not None
        return source.silent
    return message("rules-source", number=source_number(source.file), phrase=source.phrase)


def source_number(file: str) -> str:
    """How a source is called: ``000`` for ``000_b88c83ff92c35917.txt``."""
    return file.partition("_")[0].removesuffix(".txt")


def _said(point: Point, words: Words) -> str:
    return words("rules-changed", text=point.text) if point.changed else words(point.text)


def _fold(text: str, first: str, rest: str, width: int | None) -> list[str]:
    if width is None:
        return [first + text]
    return wrap(text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def _source_data(source: Citation | None, words: Words) -> dict[str, str | None]:
    if source is None:
        return {"file": None, "phrase": None, "silent": None}
    return {
        "file": source.file,
        "phrase": source.phrase or None,
        "silent": words(source.silent) if source.silent is not None else None,
    }
