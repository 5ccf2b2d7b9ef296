"""The rule books of Two-Ten-Jack: the options and their values, and the rules that no option changes."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from sukno.core.books import RuleBook, Shelf
from sukno.core.options import Option, Options
from sukno.words import Message, message

from .rules import Rules

SEATS: Final = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Book(RuleBook[Rules]):
    """The rules of a table: a rule book and what the house changed in it."""


OPTIONS: Final = Options((Option("stock_face_up", [True, False]), Option("target", range(5, 1001))))
"""Every option, in the order of `Rules`."""
assert list(OPTIONS) == [field.name for field in fields(Rules)]

FIXED: Final = (
    *("aim", "players", "sides", "pack", "values", "rank", "trumps", "speculation"),
    *("first_dealer", "deal", "next_dealer"),
    *("lead", "turn", "hand", "follow", "must_trump", "discard", "trick", "draw", "play_out"),
    *("speculation_hearts", "speculation_spades", "speculation_lead"),
    *("score", "match", "ties"),
)
"""The rules that no option changes."""


def _seats_problem(_rules: Rules, seats: int) -> Message | None:
    return None if seats in SEATS else message("two-ten-jack-seats", seats=seats)


SHELF: Final = Shelf(
    __package__,
    Book,
    rules=Rules,
    options=OPTIONS,
    fixed=FIXED,
    default="leeming",
    order=("leeming",),
    words="two-ten-jack-",
    seats_problem=_seats_problem,
)
