"""The rules in words: what a book says, point by point, each with its source; books side by side; the list of books.

The words are in ``words/*/rules.ftl``: one text for each value of each option and for each rule that no option
changes. Here is only their order, and which of them matter at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from textwrap import wrap
from typing import Any, Final

from sukno.cards import PACK, Card, Rank, Suit
from sukno.core.refusal import Citation
from sukno.words import Message, Words, message

from .book import DEFAULT, Book, book_keys, check_seats, load_book, playable
from .options import OPTIONS, Option, Plain, Single, write_single
from .rules import Building, FaceCapture, Majority, MatchForm, Partnership, Rules, Stock

_POINTS: Final[Mapping[str, tuple[str, ...]]] = {
    "players": ("aim", "pack", "players", "partnership"),
    "cards": (*("face_values", "ace_values", "little_card", "little_values", "big_card", "big_values"),),
    "deal": (
        *("first_dealer", "shuffle", "deal_packets", "hand_size", "table_size", "table_packet", "stock", "last_deal"),
    ),
    "turn": ("first_turn", "turn"),
    "capture": ("numerals", "sum", "combined", "pictures", "face_capture", "optional", "pile"),
    "build": (
        *("building", "build", "multiple", "hold_card", "announce", "announced_value"),
        *("build_capture", "whole_build", "with_build", "same_value_builds", "owner"),
    ),
    "raise": ("raise_who", "raise_card", "absorb_on_raise", "multiple_fixed"),
    "add": ("add_who", "add_without_card"),
    "obligations": ("owner_obligation", "own_build"),
    "trail": ("trail",),
    "sweeps": ("sweep", "sweep_points"),
    "end": ("residue",),
    "scoring": ("scoring", "bonus_suit", "majority", "ties", "pooled"),
    "match": ("match", "target", "both_reach", "tie", "one_deal_sweeps", "next_dealer", "next_match_dealer"),
    "claim": ("claim",),
    "lookback": ("lookback",),
    "irregularities": ("penalties",),
}
"""The points of each section. ``hand`` and ``notation`` are no rules of a game at a real table."""

_IDLE: Final = "idle"
"""The section of options that have no effect at the table."""

SECTIONS: Final = (*_POINTS, _IDLE)
"""The sections of the rules, in order."""


def _with_building(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return rules.building is not Building.NONE


def _with_full_building(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return rules.building is Building.FULL


def _with_target(rules: Rules, seats: tuple[int, ...]) -> bool:
    return MatchForm.TARGET in _forms(rules, seats)


def _forms(rules: Rules, seats: tuple[int, ...]) -> set[MatchForm]:
    return {rules.form(number) for number in seats}


_MATTERS: Final[Mapping[str, Callable[[Rules, tuple[int, ...]], bool]]] = {
    "partnership": lambda _rules, seats: 4 in seats,
    "pooled": lambda rules, seats: 4 in seats and rules.partnership is Partnership.PAIRS,
    "table_packet": lambda rules, _seats: rules.table_size > 0,
    "last_deal": lambda rules, seats: any(_rounds(rules, number) > 1 for number in seats),
    "face_capture": lambda rules, _seats: not rules.face_values or rules.face_capture is FaceCapture.ANY,
    **dict.fromkeys(
        ("build", "hold_card", "announce", "build_capture", "whole_build", "with_build", "owner", "own_build"),
        _with_building,
    ),
    **dict.fromkeys(("same_value_builds", "owner_obligation"), _with_building),
    **dict.fromkeys(("multiple", "announced_value", "multiple_fixed", "raise_card"), _with_full_building),
    **dict.fromkeys(("raise_who", "absorb_on_raise", "add_who", "add_without_card"), _with_full_building),
    **dict.fromkeys(("target", "both_reach", "tie"), _with_target),
    # The printed numbers (27 of 52, 7 of 13) cannot be reached by two.
    "ties": lambda rules, _seats: rules.majority is Majority.MOST,
    "sweep_points": lambda rules, seats: rules.one_deal_sweeps or _forms(rules, seats) != {MatchForm.ONE_DEAL},
    "one_deal_sweeps": lambda rules, seats: rules.sweep_points > 0 and MatchForm.ONE_DEAL in _forms(rules, seats),
}
"""When a point has an effect; always, where nothing stands here."""


def matters(rules: Rules, name: str, seats: Iterable[int] | None = None) -> bool:
    """Whether an option (or a fixed rule) can make any difference at a table of so many, given the other options."""
    return name not in _MATTERS or _MATTERS[name](rules, rules.players if seats is None else tuple(seats))


def _rounds(rules: Rules, seats: int) -> int:
    """How many rounds a pack lasts."""
    return (len(PACK) - rules.table_size) // (rules.hand_size * seats) if rules.stock is Stock.DEALS else 1


# Points


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


def points(book: Book, seats: int | None = None) -> Iterator[Point]:
    """The whole rules of a book, in order; for so many seats, or for all it allows.

    Raises Mistake for seats the book does not allow.
    """
    if seats is not None:
        check_seats(book, seats)
    who = playable(book) if seats is None else (seats,)
    for section, names in _POINTS.items():
        for name in names:
            if matters(book.rules, name, who):
                yield from _points(book, section, name, who)
        if section == "deal" and book.rules.stock is Stock.DEALS:
            for number in who:
                text = message("rules-rounds", seats=number, rounds=_rounds(book.rules, number))
                yield Point(section, "", text, None)
    for name in OPTIONS:
        if not matters(book.rules, name, who):
            value = getattr(book.rules, name)
            text = message("rules-idle", option=message(f"option-{name}"), value=value_message(name, value))
            yield Point(_IDLE, name, text, book.sources[name], OPTIONS[name].plain(value), book.changed(name))


def _points(book: Book, section: str, name: str, who: tuple[int, ...]) -> Iterator[Point]:
    """One point; two where the value differs between two seats and more, and both may sit here."""
    rules = book.rules
    source = book.sources[name]
    if name not in OPTIONS:
        valued = name == "pictures" and rules.face_values
        text = message("rule-pictures-values" if valued else f"rule-{name}", **_context(rules))
        yield Point(section, name, text, source)
        return
    known = OPTIONS[name]
    # A house's hand size may leave out a number of players that the book allows.
    value = who if name == "players" and who in known.values else getattr(rules, name)
    plain, changed = known.plain(getattr(rules, name)), book.changed(name)
    texts = [
        message(f"rule-{text_key(known, half)}", **_context(rules) | _value_args(half)) for half in known.halves(value)
    ]
    if len(texts) > 1 and 2 in who and len(who) > 1:
        texts = [message("rules-two", text=texts[0]), message("rules-more", text=texts[1])]
    else:
        texts = [texts[0 if who == (2,) else -1]]
    for text in texts:
        yield Point(section, name, text, source, plain, changed)


def _context(rules: Rules) -> dict[str, str | int | Message]:
    """What every text may speak of besides its own value."""
    return {
        "suit": str(rules.bonus_suit),
        "scoring": str(rules.scoring),
        "building": str(rules.building),
        "jack": card_message(Card.of(Rank.JACK, rules.bonus_suit)),
        "target": rules.target,
    }


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


def value_message(name: str, value: object) -> Message:
    """The short label of an option's value."""
    known = OPTIONS[name]
    labels = [message(f"value-{text_key(known, half)}", **_value_args(half)) for half in known.halves(value)]
    return labels[0] if len(labels) == 1 else message("value-by-seats", two=labels[0], more=labels[1])


def source_message(source: Citation) -> Message:
    """Where something is written: the source's number and its words, or why we chose what we chose."""
    if source.file is None:
        assert source.silent is not None
        return source.silent
    return message("rules-source", number=source_number(source.file), phrase=source.phrase)


def source_number(file: str) -> str:
    """How a source is called: ``000`` for ``000_b88c83ff92c35917.txt``."""
    return file.partition("_")[0].removesuffix(".txt")


def book_name(key: str, words: Words) -> str:
    """What a book is called; its key where the catalogue does not know it."""
    return words(f"book-{key}") if words.has(f"book-{key}") else key


# For people


def rules_text(book: Book, words: Words, seats: int | None = None, *, width: int | None = None) -> str:
    """The complete rules of a book, for so many seats or all it allows; lines are broken where *width* is given.

    Raises Mistake for seats the book does not allow.
    """
    title = words("rules-title-house" if book.house else "rules-title", book=book_name(book.key, words))
    lines = [title, "=" * len(title)]
    for section, of_section in groupby(points(book, seats), lambda point: point.section):
        lines += ["", words(f"section-{section}"), ""]
        # Points that stand in one sentence of the source share its citation.
        for source, together in groupby(of_section, lambda point: point.source):
            for point in together:
                lines += _fold(_said(point, words), "• ", "  ", width)
            if source is not None:
                lines += _fold(words(source_message(source)), "    ", "    ", width)
    return "\n".join(lines) + "\n"


def compare(a: Book, b: Book, words: Words, *, width: int | None = None) -> str:
    """Two books side by side: the options in which they differ, each with both values and their sources."""
    names = _book_names(a, b, words)
    differing = list(_differing(a, b))
    if not differing:
        return words("compare-same", a=names[0], b=names[1]) + "\n"
    title = words("compare-title", a=names[0], b=names[1])
    lines = [title, "=" * len(title)]
    for name in differing:
        lines += ["", words(f"option-{name}")]
        for book, called in zip((a, b), names, strict=True):
            id = "compare-side" if matters(book.rules, name) else "compare-side-idle"
            value = value_message(name, getattr(book.rules, name))
            lines += _fold(words(id, book=called, value=value), "• ", "  ", width)
            lines += _fold(words(source_message(book.sources[name])), "    ", "    ", width)
    return "\n".join(lines) + "\n"


def books_text(words: Words, *, width: int | None = None) -> str:
    """The list of the books: what each is called, what it is and where it is from."""
    lines = []
    for key in book_keys():
        id = "books-line-default" if key == DEFAULT else "books-line"
        lines.append(words(id, name=book_name(key, words), key=key))
        lines += _fold(words(_about(key, words)), "    ", "    ", width)
    return "\n".join(lines) + "\n"


def _said(point: Point, words: Words) -> str:
    return words("rules-changed", text=point.text) if point.changed else words(point.text)


def _fold(text: str, first: str, rest: str, width: int | None) -> list[str]:
    if width is None:
        return [first + text]
    return wrap(text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


def _differing(a: Book, b: Book) -> Iterator[str]:
    """The options in which two books differ to some effect."""
    for name in OPTIONS:
        if getattr(a.rules, name) != getattr(b.rules, name) and (matters(a.rules, name) or matters(b.rules, name)):
            yield name


def _book_names(a: Book, b: Book, words: Words) -> tuple[str, str]:
    one, other = (
        words("compare-house", book=book_name(book.key, words)) if book.house else book_name(book.key, words)
        for book in (a, b)
    )
    return one, other


def _about(key: str, words: Words) -> Message:
    about = message(f"book-{key}-about") if words.has(f"book-{key}-about") else message("books-no-about")
    source = load_book(key).source
    if source is None:
        return message("books-from-many", about=about)
    return message("books-from", number=source_number(source), about=about)


# For programs


def rules_data(book: Book, words: Words, seats: int | None = None) -> list[dict[str, Any]]:
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
        for point in points(book, seats)
    ]


def compare_data(a: Book, b: Book, words: Words) -> list[dict[str, Any]]:
    """The differences of `compare`: ``option``, ``title`` and two ``sides``, each with ``book``, ``value``, ``text``,
    ``matters`` and its source."""
    return [
        {
            "option": name,
            "title": words(f"option-{name}"),
            "sides": [
                {
                    "book": book.key,
                    "value": OPTIONS[name].plain(getattr(book.rules, name)),
                    "text": words(value_message(name, getattr(book.rules, name))),
                    "matters": matters(book.rules, name),
                    **_source_data(book.sources[name], words),
                    "changed": book.changed(name),
                }
                for book in (a, b)
            ],
        }
        for name in _differing(a, b)
    ]


def books_data(words: Words) -> list[dict[str, Any]]:
    """The list of `books_text`: ``key``, ``name``, ``about``, ``source`` (a file or None), ``players``, ``default``."""
    return [
        {
            "key": key,
            "name": book_name(key, words),
            "about": words(_about(key, words)),
            "source": load_book(key).source,
            "players": playable(load_book(key)),
            "default": key == DEFAULT,
        }
        for key in book_keys()
    ]


def options_data(words: Words) -> list[dict[str, Any]]:
    """Every option for a settings screen: ``option``, ``title``, ``help``, ``by_seats`` and its ``values`` with labels,
    or its ``range`` where it is a number."""
    return [_option_data(known, words) for known in OPTIONS.values()]


def _option_data(known: Option, words: Words) -> dict[str, Any]:
    data: dict[str, Any] = {
        "option": known.name,
        "title": words(f"option-{known.name}"),
        "help": words(f"option-{known.name}-help"),
        "by_seats": known.by_seats,
    }
    if isinstance(known.values, range):
        return {**data, "range": [known.values[0], known.values[-1]]}
    values = [(value,) if known.by_seats else value for value in known.values]
    labels = [{"value": known.plain(value), "text": words(value_message(known.name, value))} for value in values]
    return {**data, "values": labels}


def _source_data(source: Citation | None, words: Words) -> dict[str, str | None]:
    if source is None:
        return {"file": None, "phrase": None, "silent": None}
    return {
        "file": source.file,
        "phrase": source.phrase or None,
        "silent": words(source.silent) if source.silent is not None else None,
    }
