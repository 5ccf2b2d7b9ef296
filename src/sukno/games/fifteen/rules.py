"""The options of Fifteen, and what its cards count.

A *round* is one showdown: both ante, draw and open their cards. Rounds are dealt from one pack until it runs low; that
run through the pack is what the table calls a deal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sukno.cards import Card

FULL: Final = 15
"""The total to come near to; beyond it is too much."""
TEN: Final = 10


class MatchForm(StrEnum):
    """When a match ends: after so many packs, or when a player cannot ante."""

    PACKS = "packs"
    BANK = "bank"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of Fifteen."""

    stake: int
    """Chips each player puts in before a round."""
    stand_min_first: int
    """The least first card one may stand on without drawing; 0: any."""
    reshuffle_below: int
    """With fewer cards left before a round the pack is gathered and shuffled, and the deal is over."""
    match: MatchForm
    """When the match ends."""
    packs: int
    """How often the pack is gone through, where that ends the match."""
    bank: int
    """The chips each player sits down with, where the match goes on until one cannot ante."""


def value(card: Card) -> int:
    """What a card counts: an ace 1, a picture 10, others their pips."""
    return min(int(card.rank), TEN)


def total(cards: Iterable[Card]) -> int:
    """What cards count together."""
    return sum(map(value, cards))
