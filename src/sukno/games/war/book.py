"""The rule book of War."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.core.books import RuleBook, Shelf, only
from sukno.core.options import Option, Options

from .rules import SEATS, ReturnOrder, Rules, ShortWar, WarTrigger

OPTIONS: Final = Options(
    (
        Option("war_trigger", list(WarTrigger)),
        Option("war_down", range(1, 4)),
        Option("conflict_down", range(1, 4)),
        Option("short_war", list(ShortWar)),
        Option("return_order", list(ReturnOrder)),
        Option("max_battles", range(50, 10_001)),
        Option("wins", range(1, 10)),
    )
)
FIXED: Final = (
    *("aim", "pack", "even", "ranks", "first_dealer", "deal", "piles", "turn", "takes", "war", "long_war"),
    *("conflict", "bystanders", "out", "drawn", "next_dealer", "next_match_dealer", "notation"),
)
"""The rules that no option changes; the book cites them too."""


@dataclass(frozen=True, slots=True)
class Book(RuleBook[Rules]):
    """The rules of a table."""


SHELF: Final = Shelf(
    __package__,
    Book,
    rules=Rules,
    options=OPTIONS,
    fixed=FIXED,
    default="leeming",
    words="war-",
    seats_problem=only(SEATS),
)
"""The only book there is."""
