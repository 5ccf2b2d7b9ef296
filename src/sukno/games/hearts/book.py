"""The rule books of Hearts for two: the options and their values, and the rules that no option changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from sukno.core.books import RuleBook, Shelf
from sukno.core.options import Option, Options
from sukno.words import Message, message

from .rules import Count, MatchForm, Rules


@dataclass(frozen=True, slots=True)
class Book(RuleBook[Rules]):
    """The rules of a table: a rule book and what the house changed in it."""

    @property
    def low_wins(self) -> bool:
        """Where each counts what he took."""
        return self.rules.low_wins


OPTIONS: Final = Options(
    (
        Option("match", list(MatchForm)),
        Option("deals", range(2, 101)),
        Option("target", range(5, 1001)),
        Option("count", list(Count)),
        Option("black_lady", [False, True]),
        Option("moon", [False, True]),
        Option("breaking", [False, True]),
    )
)
"""Every option, in the order of `Rules`."""
assert list(OPTIONS) == [field.name for field in fields(Rules)]

FIXED: Final = (
    *("aim", "players", "pack", "rank", "first_dealer", "deal", "stock", "lead", "turn", "hand", "follow", "discard"),
    *("trick", "draw", "play_out", "hearts", "ties", "next_dealer"),
)
"""The rules that no option changes."""


def _seats_problem(_rules: Rules, seats: int) -> Message | None:
    return None if seats == 2 else message("hearts-seats", seats=seats)


def _house_problem(rules: Rules, given: Mapping[str, object], _book: Book) -> Message | None:
    """A number that the form of the match does not use."""
    for name, form in (("deals", MatchForm.DEALS), ("target", MatchForm.TARGET)):
        if name in given and rules.match is not form:
            return message("hearts-house-form", option=name, form=str(form))
    return None


SHELF: Final = Shelf(
    __package__,
    Book,
    rules=Rules,
    options=OPTIONS,
    fixed=FIXED,
    default="leeming",
    order=("leeming",),
    words="hearts-",
    seats_problem=_seats_problem,
    house_problem=_house_problem,
)
