"""Playing an imagined deal to its end by rules of thumb, fast: hands are bit sets, a bit for each card.

Every playout ends: cards are laid or drawn a limited number of times, and when all pass in a row it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sukno.cards import PACK
from sukno.core.seats import Seat

from .bitsets import ALL, FITS, PLAIN, SUITS
from .scoring import worth

AFTER: Final = {1 << card: FITS[card.suit][card.rank] for card in PACK}
"""What fits a card that is no eight."""
_SUIT_OF: Final = {1 << card: SUITS[card.suit] for card in PACK}
_WORTH: Final = {1 << card: worth(card) for card in PACK}
_BY_WORTH: Final = tuple(
    (points, sum(1 << card for card in PACK if worth(card) == points)) for points in sorted({*map(worth, PACK)})
)
_LONG: Final = 3
"""To lay from a suit in which one holds a card more is worth so many points of the card that is got rid of."""


def total_of(hand: int) -> int:
    """What the cards of a hand are worth together."""
    return sum(points * (hand & cards).bit_count() for points, cards in _BY_WORTH if hand & cards)


def merit(hand: int, card: int) -> int:
    """How good it is to lay a card of a hand that is no eight."""
    return _WORTH[card] + _LONG * (hand & _SUIT_OF[card]).bit_count()


def plain_choice(hand: int, plain: int) -> int:
    """The card to lay, of those that fit and are no eights: dear ones first, and from a long suit."""
    best, most = 0, -1
    while plain:
        card = plain & -plain
        plain ^= card
        value = merit(hand, card)
        if value > most:
            best, most = card, value
    return best


def suit_choice(hand: int) -> int:
    """The suit to name with an eight: the longest of the cards that are left, of equal ones the dearer."""
    plain = hand & PLAIN
    return max(range(4), key=lambda suit: ((plain & SUITS[suit]).bit_count(), total_of(plain & SUITS[suit])))


@dataclass(slots=True)
class World:
    """An imagined deal at some moment."""

    hands: list[int]
    stock: Sequence[int]
    """Single bits, top first."""
    fit: int
    turn: Seat
    passed: int
    partner: Sequence[Seat]
    """By seat; without partners each seat itself."""
    free_after_pass: bool

    def play(self) -> list[int]:
        """Play it out: what is left in each hand."""
        hands, stock, fit, turn, passed = self.hands, self.stock, self.fit, self.turn, self.passed
        partner, free = self.partner, self.free_after_pass
        top, end, seats = 0, len(stock), len(hands)
        active = sum(map(bool, hands))
        while True:
            hand = hands[turn]
            if hand:
                can = hand & fit
                while not can and top < end:
                    hand |= stock[top]
                    can = stock[top] & fit
                    top += 1
                if can:
                    plain = can & PLAIN
                    if plain:
                        card = plain if not plain & (plain - 1) else plain_choice(hand, plain)
                        fit = AFTER[card]
                        hand ^= card
                    else:
                        hand ^= can & -can
                        fit = FITS[suit_choice(hand)][0]
                    hands[turn] = hand
                    passed = 0
                    if not hand:
                        if not hands[partner[turn]]:
                            return hands
                        active -= 1
                else:
                    hands[turn] = hand
                    passed += 1
                    if passed == active:
                        return hands
                    if free:
                        fit = ALL
            turn = turn + 1 if turn + 1 < seats else 0
