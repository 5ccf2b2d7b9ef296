"""The options of War, and which cards are in the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sukno.cards import PACK, Card, Rank
from sukno.core.seats import Seat

SEATS: Final = range(2, 11)
"""How many can play."""


class WarTrigger(StrEnum):
    """Which equal cards start a war, where more than two play."""

    ANY_PAIR = "any_pair"
    HIGHEST_TIE = "highest_tie"


class ShortWar(StrEnum):
    """What becomes of a player who has not enough cards for a war."""

    LAST_CARD_UP = "last_card_up"
    LOSE = "lose"


class ReturnOrder(StrEnum):
    """In which order cards won go under the pile."""

    SHUFFLED = "shuffled"
    WINNER_FIRST = "winner_first"
    WINNER_LAST = "winner_last"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of War."""

    war_trigger: WarTrigger
    """Any two equal cards, or only the highest ones."""
    war_down: int
    """Cards laid face down in a war between two."""
    conflict_down: int
    """Cards laid face down in a conflict among more."""
    short_war: ShortWar
    """The last card is the face-up one, or who has too few cards has lost."""
    return_order: ReturnOrder
    """How cards go under the winner's pile."""
    max_battles: int
    """After so many battles whoever has the most cards wins."""
    wins: int
    """Games to be won for the match."""

    def down(self, fighting: int) -> int:
        """How many cards each of so many lays face down."""
        return self.war_down if fighting == 2 else self.conflict_down

    def fighting(self, cards: Mapping[Seat, Card]) -> tuple[Seat, ...]:
        """Of the seats that laid these cards: the one that wins, or those that go to war."""
        by_height: dict[int, list[Seat]] = {}
        for seat, card in cards.items():
            by_height.setdefault(height(card), []).append(seat)
        if self.war_trigger is WarTrigger.ANY_PAIR:
            pairs = [rank for rank, seats in by_height.items() if len(seats) > 1]
            return tuple(by_height[max(pairs or by_height)])
        return tuple(by_height[max(by_height)])


def height(card: Card) -> int:
    """How high a card is: the ace above the king."""
    return 14 if card.rank is Rank.ACE else int(card.rank)


def pack_for(seats: int) -> tuple[Card, ...]:
    """The pack without the low cards that would not be dealt evenly: twos, then threes."""
    removed = sorted(PACK, key=height)[: len(PACK) % seats]
    return tuple(card for card in PACK if card not in removed)
