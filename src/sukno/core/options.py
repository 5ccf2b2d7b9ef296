"""What values an option may have, and how a value is read and written.

A value has three shapes: the one in a game's ``Rules`` (an enum, a card, a tuple …), the plain one of TOML, JSON and
records (text, number, truth value, or a tuple of them), and the text of a command line: ``one_or_three``, ``1,14``,
``true``.
Reading takes any of them and is forgiving; writing always gives the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from typing import Any, Final

from sukno.cards import PACK, Card, CardError, Suit, parse_card
from sukno.words import message

from .refusal import Mistake

Single = StrEnum | Suit | Card | int | bool | tuple[int, ...]
"""A value, or one half of a value that differs by seats."""
Plain = str | int | bool | tuple["Plain", ...]
"""A value as TOML, JSON and records carry it (their lists are tuples here, so that it can be hashed)."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game's ``Rules``."""

    name: str
    values: Sequence[Single]
    """Every value it may have, in the order in which people are shown them."""
    by_seats: bool = False
    """Whether the value may differ between two seats and more; in `Rules` it is then a tuple of one value or two."""

    def read(self, raw: object) -> Any:
        """The value that *raw* means, in the type of `Rules`. Raises Mistake, naming the possible ones, for another."""
        if not self.by_seats:
            return self._single(raw)
        parts = _unbracket(raw).split(",") if isinstance(raw, str) else raw
        if not isinstance(parts, list | tuple):
            parts = [parts]
        if not 1 <= len(parts) <= 2:
            raise Mistake(message("options-by-seats", option=self.name, given=_text(raw)))
        two, more = self._single(parts[0]), self._single(parts[-1])
        return (two,) if two == more else (two, more)

    def halves(self, value: object) -> tuple[Single, ...]:
        """The value, or the two values, that *value* of `Rules` consists of: for two seats and for more."""
        return value if self.by_seats else (value,)  # type: ignore[return-value]

    def plain(self, value: object) -> Plain:
        """The plain shape of a value of `Rules`."""
        halves = tuple(_plain(half) for half in self.halves(value))
        return halves if len(halves) > 1 else halves[0]

    def text(self, value: object) -> str:
        """The text of a value of `Rules`, as `read` takes it: ``true``, ``1,14``, ``one_deal,target``."""
        return ",".join(write_single(half) for half in self.halves(value))

    def at_table(self, value: object, seats: int) -> Single:
        """The half of a value of `Rules` that counts for so many seats."""
        return self.halves(value)[0 if seats == 2 else -1]

    def with_half(self, value: object, seats: int, single: Single) -> Plain:
        """The plain shape of a value of `Rules` with that half changed."""
        if not self.by_seats:
            return self.plain(single)
        halves = self.halves(value)
        two, more = (single, halves[-1]) if seats == 2 else (halves[0], single)
        return self.plain((two,) if two == more else (two, more))

    def _single(self, raw: object) -> Single:
        text = self._canonical(raw)
        texts = [write_single(value) for value in self.values]
        if text in texts:
            return self.values[texts.index(text)]
        given, possible = _text(raw), _possible(self.values)
        # Numbers are not misspelt: 201 is no help to one who wrote 2001.
        if not isinstance(self.values, range) and (close := get_close_matches(text, texts, 1, 0.7)):
            why = message("options-value-close", option=self.name, given=given, possible=possible, close=close[0])
        else:
            why = message("options-value", option=self.name, given=given, possible=possible)
        raise Mistake(why)

    def _canonical(self, raw: object) -> str:
        """The text that `write_single` gives for what is meant, as far as that can be told."""
        if not isinstance(raw, str | int | list | tuple):
            return ""
        text = _unbracket(_text(raw)).lower()
        match self.values[0]:
            case bool():
                return _TRUTH.get(text, text)
            case Suit():
                return next((str(suit) for suit, names in _SUIT_NAMES.items() if text in names), text)
            case Card():
                try:
                    return str(parse_card(_unbracket(_text(raw))))
                except CardError:
                    return text
            case int():
                return str(int(text)) if text.isdecimal() else text
            case tuple():
                numbers = text.replace(",", " ").split()
                return ",".join(sorted(numbers, key=lambda number: (len(number), number))) or "none"
            case _:
                return text.replace("-", "_").replace(" ", "_")


def write_single(value: Single) -> str:
    """The text of a value that does not differ by seats: ``true``, ``2s``, ``1,14``; ``none`` for no numbers."""
    match value:
        case bool():
            return str(value).lower()
        case tuple():
            return ",".join(map(str, value)) or "none"
        case _:
            return str(value)


def _plain(value: Single) -> Plain:
    match value:
        case bool() | tuple():
            return value
        case StrEnum() | Suit() | Card():
            return str(value)
        case _:
            return value


def _text(raw: object) -> str:
    """What was given, as people would write it."""
    match raw:
        case bool():
            return str(raw).lower()
        case list() | tuple():
            return "[" + ", ".join(map(_text, raw)) + "]"
        case _:
            return str(raw)


def _unbracket(text: str) -> str:
    return text.strip().removeprefix("[").removesuffix("]").replace('"', "").strip()


def _possible(values: Sequence[Single]) -> str:
    if isinstance(values, range):
        return f"{values[0]}–{values[-1]}"
    if len(values) == len(PACK):
        return "Ac … Ks"
    return ", ".join(
        f"[{write_single(value)}]" if isinstance(value, tuple) else write_single(value) for value in values
    )


_TRUTH: Final = {
    **dict.fromkeys(("true", "yes", "on", "1", "да"), "true"),
    **dict.fromkeys(("false", "no", "off", "0", "нет"), "false"),
}
_SUIT_NAMES: Final = {
    Suit.CLUBS: ("c", "clubs", "♣", "♧", "т", "трефы"),
    Suit.DIAMONDS: ("d", "diamonds", "♦", "♢", "б", "бубны"),
    Suit.HEARTS: ("h", "hearts", "♥", "♡", "ч", "червы"),
    Suit.SPADES: ("s", "spades", "♠", "♤", "п", "пики"),
}


class Options(Mapping[str, Option]):
    """All options of a game by name, in the order of its ``Rules``."""

    def __init__(self, options: Iterable[Option]) -> None:
        self._options = {option.name: option for option in options}

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    def find(self, name: str) -> Option:
        """The option of this name, in whatever case it is written.

        Raises Mistake, with the name that may have been meant, where there is none.
        """
        plain = name.lower().replace("-", "_")
        if plain in self._options:
            return self._options[plain]
        possible = ", ".join(self._options)
        if close := get_close_matches(plain, self._options, 1, 0.6):
            raise Mistake(message("options-unknown-close", option=name, possible=possible, close=close[0]))
        raise Mistake(message("options-unknown", option=name, possible=possible))

    def parse(self, changes: Iterable[str]) -> dict[str, object]:
        """Read a house's changes from texts like ``hand_size=6``. Raises Mistake for a text without ``=``."""
        house: dict[str, object] = {}
        for change in changes:
            name, equals, value = change.partition("=")
            if not equals:
                raise Mistake(message("house-form", given=change))
            house[self.find(name.strip()).name] = value
        return house
