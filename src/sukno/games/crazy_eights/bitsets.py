"""Sets of cards as numbers, a bit for each card: what thinking in imagined deals is fast with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sukno.cards import PACK, Rank, Suit

from .moves import Follow

ALL: Final = (1 << len(PACK)) - 1
SUITS: Final = tuple(sum(1 << card for card in PACK if card.suit is suit) for suit in Suit)
RANKS: Final = (0, *(sum(1 << card for card in PACK if card.rank is rank) for rank in Rank))
EIGHTS: Final = RANKS[Rank.EIGHT]
PLAIN: Final = ALL ^ EIGHTS

FITS: Final = tuple(tuple(suit | rank | EIGHTS for rank in RANKS) for suit in SUITS)
"""What fits a suit and a rank (0: an eight that was named that suit)."""


def bits(cards: Iterable[int]) -> int:
    """Cards as a set."""
    return sum(1 << card for card in cards)


def fit_of(follow: Follow | None) -> int:
    """What fits."""
    return ALL if follow is None else FITS[follow.suit][follow.rank or 0]
