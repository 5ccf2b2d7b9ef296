"""The options of Crazy Eights, as one frozen dataclass.

A rule book (``books/*.toml``) gives every option a value and says where it is written. Nothing in the game asks which
book is played; it asks the options.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final

from sukno.core.options import Option, Options
from sukno.core.seats import Seat, Side


class Partnership(StrEnum):
    """Whether four seats play two against two."""

    PAIRS = "pairs"
    OFF = "off"


class Drawing(StrEnum):
    """When a card may be drawn from the stock."""

    FREE = "free"
    """At any time in one's turn, any number."""
    UNTIL_FITS = "until_fits"
    """Only as long as nothing but eights fits: an eight may always be kept back."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of Crazy Eights."""

    partnership: Partnership
    """Whether four seats play 0+2 against 1+3."""
    hand_size: int
    """Cards dealt to a hand."""
    drawing: Drawing
    """When a card may be drawn."""
    free_after_pass: bool
    """Whether after a pass the next player may lay any card, not only one that fits."""
    target: int
    """The points of a match."""

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together: partners sit opposite."""
        number = 2 if seats == 4 and self.partnership is Partnership.PAIRS else seats
        return tuple(tuple(range(side, seats, number)) for side in range(number))

    def side(self, seat: Seat, seats: int) -> Side:
        """The side of a seat."""
        return seat % len(self.sides(seats))


OPTIONS: Final = Options(
    (
        Option("partnership", list(Partnership)),
        Option("hand_size", range(1, 27)),
        Option("drawing", list(Drawing)),
        Option("free_after_pass", [False, True]),
        Option("target", range(1, 1001)),
    )
)
"""Every option by its name, in the order of `Rules`."""
assert list(OPTIONS) == [field.name for field in fields(Rules)]
