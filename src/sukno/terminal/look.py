"""How the table looks: its colours, and how cards are marked. See also ``app.py`` for the widgets' style."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sukno.cards import RANKS_SHOWN, RANKS_SHOWN_RU, Card, Suit, shown

CLOTH: Final = "#1f5a43"
CLOTH_EDGE: Final = "#184836"
MAT: Final = "#153f30"
"""Under a build: the cloth pressed down."""
RAIL: Final = "#16241f"
"""Around the cloth."""
PANEL: Final = "#1b2c26"
LINE: Final = "#44604f"
IVORY: Final = "#f4efe3"
"""Text."""
DIM: Final = "#a9b8ab"
"""Text that steps back; 4.5:1 on the rail and on the cloth."""
BRASS: Final = "#d6a94a"
BRASS_INK: Final = "#1d1606"
"""Text on brass."""
PAPER: Final = "#fbf8f0"
"""A card."""
PAPER_EDGE: Final = "#d9d2bf"
SHADE: Final = "#b5ad98"
"""Where one card lies on another."""
WHITE: Final = "#ffffff"
BACK: Final = "#8e2f3c"
BACK_WEAVE: Final = "#c46a73"

SEATS: Final = (
    "#8fc7e8",
    "#f2a48a",
    "#cdb4f0",
    "#a9d6a0",
    "#ead37e",
    "#f0a8cf",
    "#8fe0d0",
    "#d8c3a5",
    "#b7c7f5",
    "#d3e08f",
)
"""By side: a name's colour in talk, log and score, and the edge of a build. Always beside the name itself."""

_TWO: Final = {Suit.CLUBS: "#17191c", Suit.SPADES: "#17191c", Suit.HEARTS: "#b3202c", Suit.DIAMONDS: "#b3202c"}
_FOUR: Final = {Suit.CLUBS: "#176b3a", Suit.SPADES: "#17191c", Suit.HEARTS: "#b3202c", Suit.DIAMONDS: "#1d55b0"}


@dataclass(frozen=True, slots=True)
class Deck:
    """How the faces of the cards are printed."""

    ranks: Sequence[str] = RANKS_SHOWN
    four_colours: bool = False

    @staticmethod
    def of(*, russian: bool, four_colours: bool) -> Deck:
        """A Russian pack (Т В Д К) or an international one."""
        return Deck(RANKS_SHOWN_RU if russian else RANKS_SHOWN, four_colours)

    def rank(self, card: Card) -> str:
        """The index of a card's rank."""
        return self.ranks[card.rank - 1]

    def ink(self, card: Card) -> str:
        """The colour of a card's index on paper."""
        return (_FOUR if self.four_colours else _TWO)[card.suit]

    def text(self, *cards: Card) -> str:
        """Cards in a line of text, in the order given."""
        return shown(*cards, ranks=self.ranks)
