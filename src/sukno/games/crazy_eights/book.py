"""The rule books of Crazy Eights."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.cards import PACK
from sukno.core.books import RuleBook, Shelf
from sukno.words import Message, message

from .rules import OPTIONS, Rules


@dataclass(frozen=True, slots=True)
class Book(RuleBook[Rules]):
    """The rules of a table of Crazy Eights."""


SEATS: Final = (2, 3, 4, 5, 6, 7)
"""Numbers of seats the game can be played with."""

FIXED: Final = (
    *("aim", "pack", "partners", "first_dealer", "next_dealer", "deal", "stock"),
    *("first_card", "turn", "fits", "eights", "any_suit", "draw", "keep_eight", "pass"),
    *("hand", "out", "both_out", "block"),
    *("winner_scores", "values", "difference", "several", "equal"),
)
"""The rules that no option changes; a book cites them too."""


def _seats_problem(rules: Rules, seats: int) -> Message | None:
    """Why so many cannot play, or None."""
    if seats not in SEATS:
        return message("crazy-eights-seats", seats=seats, least=SEATS[0], most=SEATS[-1])
    if rules.hand_size * seats > len(PACK):
        return message("crazy-eights-pack-too-small", seats=seats, hand=rules.hand_size)
    return None


SHELF: Final = Shelf(
    __package__,
    Book,
    rules=Rules,
    options=OPTIONS,
    fixed=FIXED,
    default="leeming",
    words="crazy-eights-",
    seats_problem=_seats_problem,
)
"""The books of Crazy Eights."""


def playable(book: Book) -> tuple[int, ...]:
    """The numbers of players for whom the pack is large enough."""
    return SHELF.playable(book, SEATS)
