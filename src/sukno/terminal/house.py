"""What a house may change at a table: every option, with its values, help and what each value means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sukno.core.books import RuleBook
from sukno.core.options import Option
from sukno.core.prose import Prose
from sukno.core.refusal import Mistake
from sukno.terminal.settinglist import Choice
from sukno.words import Words


def house_choices(prose: Prose, book: RuleBook[Any], seats: int, words: Words) -> list[Choice]:
    """The options that matter at such a table, in the order of the rules."""
    possible = prose.playable(book)
    who = (seats,) if seats in possible else possible
    return [
        _choice(prose, book, seats, known, words)
        for known in prose.house_options()
        if prose.matters(book.rules, known.name, who) or book.changed(known.name)
    ]


def _choice(prose: Prose, book: RuleBook[Any], seats: int, known: Option, words: Words) -> Choice:
    value = getattr(book.rules, known.name)
    values = list(known.values)
    return Choice(
        name=known.name,
        title=words(prose.title(known.name)),
        values=[known.with_half(value, seats, single) for single in values],
        labels=_Labels(prose, known, values, words),
        at=values.index(known.at_table(value, seats)),
        help=words(prose.help(known.name)),
        effects=(_effect(prose, book, seats, known.name, words),),
        changed=book.changed(known.name),
    )


class _Labels(Sequence[str]):
    """Labels of values, put into words only when they are shown: a target has a thousand."""

    def __init__(self, prose: Prose, known: Option, values: Sequence[Any], words: Words) -> None:
        self._prose = prose
        self._known = known
        self._values = values
        self._words = words

    def __getitem__(self, place: Any) -> Any:
        single = self._values[place]
        return self._words(self._prose.value_message(self._known.name, (single,) if self._known.by_seats else single))

    def __len__(self) -> int:
        return len(self._values)


def _effect(prose: Prose, book: RuleBook[Any], seats: int, name: str, words: Words) -> str:
    """The rule that the option makes, in words; empty where it cannot be played."""
    try:
        return " ".join(words(point.text) for point in prose.points(book, seats) if point.name == name)
    except Mistake:
        return ""
