"""The rule book of Fifteen, and which options cannot be played together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.core.books import RuleBook, Shelf, only
from sukno.core.options import Option, Options
from sukno.words import Message, message

from .rules import MatchForm, Rules

OPTIONS: Final = Options(
    (
        Option("stake", range(1, 11)),
        Option("stand_min_first", [0, 10]),
        Option("reshuffle_below", range(2, 41)),
        Option("match", list(MatchForm)),
        Option("packs", range(1, 21)),
        Option("bank", range(1, 201)),
    )
)
FIXED: Final = (
    *("aim", "pack", "values", "first_dealer", "deal", "turn", "draw", "bust", "showdown"),
    *("tie", "aside", "exhausted", "next_dealer", "next_match_dealer", "settle", "notation"),
)
"""The rules that no option changes; the book cites them too."""


@dataclass(frozen=True, slots=True)
class Book(RuleBook[Rules]):
    """The rules of a table."""


def _unplayable(rules: Rules) -> Message | None:
    """Why these options cannot go together, or None."""
    if rules.match is MatchForm.BANK and rules.bank < rules.stake:
        return message("fifteen-bank-below-stake", bank=rules.bank, stake=rules.stake)
    return None


SHELF: Final = Shelf(
    __package__,
    Book,
    rules=Rules,
    options=OPTIONS,
    fixed=FIXED,
    default="leeming",
    words="fifteen-",
    unplayable=_unplayable,
    seats_problem=only((2,)),
)
"""The only book there is."""
