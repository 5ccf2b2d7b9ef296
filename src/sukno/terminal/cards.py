"""Cards, drawn in character cells: five sizes, the same card in each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.cards import Card, Rank

from .canvas import Area, Canvas
from .look import BACK, BACK_WEAVE, BRASS, PAPER, PAPER_EDGE, Deck


@dataclass(frozen=True, slots=True)
class Size:
    """A size of card."""

    width: int
    height: int
    covered: int
    """What is left to see, at the left, of a card with another one on it: its index."""


HUGE: Final = Size(11, 7, 5)
LARGE: Final = Size(9, 5, 4)
MEDIUM: Final = Size(6, 4, 3)
SMALL: Final = Size(5, 2, 4)
TINY: Final = Size(4, 1, 4)
SIZES: Final = (HUGE, LARGE, MEDIUM, SMALL, TINY)
"""The largest first."""

_SIDES: Final = {4: (1, 5), 5: (1, 5), 6: (1, 3, 5), 7: (1, 3, 5), 8: (1, 3, 5), 9: (1, 2, 4, 5), 10: (1, 2, 4, 5)}
"""Rows of the pips in the outer columns of a huge card, by rank."""
_MIDDLE: Final = {1: (3,), 2: (1, 5), 3: (1, 3, 5), 5: (3,), 7: (2,), 8: (2, 4), 9: (3,), 10: (2, 4)}
"""Rows of those in the middle one."""
_BUST: Final = {
    Rank.JACK: (" ▗▄▟ ", " ▐█▌ ", "▗▟█▙▖"),
    Rank.QUEEN: (" ▚▄▞ ", " ▐█▌ ", "▗▟█▙▖"),
    Rank.KING: (" ▙█▟ ", " ▐█▌ ", "▗▟█▙▖"),
}
"""Pictures: what is on the head, and who wears it."""


def draw_card(canvas: Canvas, x: int, y: int, size: Size, card: Card, deck: Deck, *, paper: str = PAPER) -> None:
    """A card, face up."""
    canvas.fill(Area(x, y, size.width, size.height), paper)
    rank, suit, ink = deck.rank(card), card.suit.symbol, deck.ink(card)
    right, bottom = x + size.width - 1, y + size.height - 1
    if size.height < MEDIUM.height:
        index = rank + suit
        canvas.put(x if len(index) > 2 else x + 1, y, index, ink, bold=True)
        if size.height > 1:
            canvas.put(right - 1, bottom, suit, ink)
        return
    if size is HUGE:
        canvas.put(x + 1, y, rank + suit, ink, bold=True)
        canvas.put(right - len(rank) - 1, bottom, rank + suit, ink, bold=True)
        _draw_pips(canvas, x, y, card, ink)
        return
    canvas.put(x + 1, y, rank, ink, bold=True)
    canvas.put(x + 1, y + 1, suit, ink, bold=True)
    canvas.put(right - len(rank), bottom, rank, ink, bold=True)
    canvas.put(right - 1, bottom - 1, suit, ink, bold=True)
    if size is LARGE:
        canvas.put(x + size.width // 2, y + 2, suit, ink, bold=True)
        if card.rank.is_picture:
            canvas.put(x + size.width // 2 - 1, y + 1, _BUST[card.rank][0].strip(), BRASS)


def _draw_pips(canvas: Canvas, x: int, y: int, card: Card, ink: str) -> None:
    if card.rank.is_picture:
        _draw_bust(canvas, x + HUGE.width // 2, y + 2, card, ink)
        return
    middle = x + HUGE.width // 2
    for row in _MIDDLE.get(card.rank, ()):
        canvas.put(middle, y + row, card.suit.symbol, ink)
    for row in _SIDES.get(card.rank, ()):
        for column in (middle - 2, middle + 2):
            canvas.put(column, y + row, card.suit.symbol, ink)


def _draw_bust(canvas: Canvas, x: int, y: int, card: Card, ink: str) -> None:
    for row, part in enumerate(_BUST[card.rank]):
        for column, char in enumerate(part):
            if char != " ":
                canvas.put(x - 2 + column, y + row, char, ink if row else BRASS)


def draw_back(canvas: Canvas, x: int, y: int) -> int:
    """A card of somebody's hand, face down, two cells wide. Returns where the next may lie."""
    canvas.put(x, y, "▒▒", BACK_WEAVE, bg=BACK)
    return x + 3


def draw_pile(canvas: Canvas, x: int, y: int, size: Size, sweeps: int) -> None:
    """A pile of captured cards, face down; cards left askew in it count sweeps."""
    canvas.fill(Area(x, y, size.width, size.height), BACK, "▒", BACK_WEAVE)
    for row in range(min(sweeps, size.height)):
        canvas.put(x + size.width, y + row, "▌", PAPER_EDGE)
