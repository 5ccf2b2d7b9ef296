"""The rule book of the race."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.core.books import RuleBook, Shelf, only
from sukno.core.options import Option, Options

from .rules import SEATS, Rules, Solitaire, Turned, Turns, WinOn


@dataclass(frozen=True, slots=True)
class Book(RuleBook[Rules]):
    """The rules of a table."""

    @property
    def at_once(self) -> bool:
        """All play as fast as they can, unless they take turns."""
        return not self.rules.alternate

    @property
    def cuts(self) -> bool:
        """Everybody lays out a pack of his own: nobody deals."""
        return False


OPTIONS: Final = Options(
    (
        Option("layout", list(Solitaire)),
        Option("turned", list(Turned)),
        Option("win_on", list(WinOn)),
        Option("stuck_shift", [False, True]),
        Option("turns", list(Turns)),
    )
)
FIXED: Final = (
    *("aim", "players", "packs", "signal"),
    *("foundations", "sequence", "shared", "first", "stay"),
    *("columns", "free", "runs", "kings", "whole", "filled", "own"),
    *("redeal", "whose", "begins", "stuck", "end", "blocked", "fewest", "most", "drawn", "notation"),
)
"""The rules that no option changes; the book cites them too."""


SHELF: Final = Shelf(
    __package__,
    Book,
    rules=Rules,
    options=OPTIONS,
    fixed=FIXED,
    default="leeming",
    words="race-",
    seats_problem=only(SEATS),
)
"""The only book there is."""
