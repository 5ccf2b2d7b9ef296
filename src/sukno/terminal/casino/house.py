"""What a house may change at a Casino table: every option, with its values, help and what each value means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sukno.core.options import Option
from sukno.core.refusal import Mistake
from sukno.games.casino.book import Book
from sukno.games.casino.prose import PROSE
from sukno.terminal.settinglist import Choice
from sukno.words import Words


def house_choices(book: Book, seats: int, words: Words) -> list[Choice]:
    """The options that matter at such a table, in the order of the rules."""
    who = (seats,) if seats in book.rules.players else book.rules.players
    return [
        _choice(book, seats, known, words)
        for known in PROSE.house_options()
        if PROSE.matters(book.rules, known.name, who) or book.changed(known.name)
    ]


def _choice(book: Book, seats: int, known: Option, words: Words) -> Choice:
    value = getattr(book.rules, known.name)
    values = list(known.values)
    return Choice(
        name=known.name,
        title=words(PROSE.title(known.name)),
        values=[known.with_half(value, seats, single) for single in values],
        labels=_Labels(known, values, words),
        at=values.index(known.at_table(value, seats)),
        help=words(PROSE.help(known.name)),
        effects=(_effect(book, seats, known.name, words),),
        changed=book.changed(known.name),
    )


class _Labels(Sequence[str]):
    """Labels of values, put into words only when they are shown: a target has a thousand."""

    def __init__(self, known: Option, values: Sequence[Any], words: Words) -> None:
        self._known = known
        self._values = values
        self._words = words

    def __getitem__(self, place: Any) -> Any:
        single = self._values[place]
        return self._words(PROSE.value_message(self._known.name, (single,) if self._known.by_seats else single))

    def __len__(self) -> int:
        return len(self._values)


def _effect(book: Book, seats: int, name: str, words: Words) -> str:
    """The rule that the option makes, in words; empty where it cannot be played."""
    try:
        return " ".join(words(point.text) for point in PROSE.points(book, seats) if point.name == name)
    except Mistake:
        return ""
