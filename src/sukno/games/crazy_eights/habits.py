"""How likely it is that the others hold what is imagined, after what they have laid.

People lay their dear cards first and keep to their long suits, more or less: what somebody did not lay, though it
would have fitted, he is less likely to hold.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from sukno.cards import Card, Rank
from sukno.core.seats import Seat

from .bitsets import EIGHTS, PLAIN, fit_of
from .hidden import Dealt
from .moves import Lay
from .play import before_follow
from .playout import merit
from .position import View

SLACK: Final = 4.0
"""Of two cards that differ by so much merit the better one is laid e times as often."""
WASTE: Final = 0.05
"""How often an eight is laid though another card fits."""
_ODDS: Final = tuple(exp(value / SLACK) for value in range(100))


@dataclass(frozen=True, slots=True)
class _Laid:
    """A card that somebody has laid: when, and what fitted."""

    seat: Seat
    at: int
    card: Card
    fit: int


class Habits:
    """What the others have laid in a deal."""

    def __init__(self, view: View) -> None:
        follows = before_follow(view.history, view.book.rules.free_after_pass)
        self._laid = [
            _Laid(made.seat, at, made.move.card, fit_of(follow))
            for at, (made, follow) in enumerate(zip(view.history, follows, strict=True))
            if isinstance(made.move, Lay) and made.seat != view.seat
        ][::-1]

    def likelihood(self, dealt: Dealt) -> float:
        """How likely all this was, were the cards so; only to be compared."""
        held: list[list[tuple[int, int]]] = [
            [(1 << card, dealt.drawn.get(card, -1)) for card in hand] for hand in dealt.hands
        ]
        likely = 1.0
        for laid in self._laid:
            cards = held[laid.seat]
            cards.append((1 << laid.card, dealt.drawn.get(laid.card, -1)))
            likely *= _chance(laid, sum(card for card, came in cards if came < laid.at))
        return likely


def _chance(laid: _Laid, hand: int) -> float:
    """How likely it was that somebody with this hand laid this card."""
    plain = hand & laid.fit & PLAIN
    if laid.card.rank is Rank.EIGHT:
        return WASTE if plain else 1.0
    odds = 0.0
    rest = plain
    while rest:
        card = rest & -rest
        rest ^= card
        odds += _ODDS[merit(hand, card)]
    return _ODDS[merit(hand, 1 << laid.card)] / odds * (1 - WASTE if hand & EIGHTS else 1.0)
