"""What cards and positions are worth, in points: the eyes of the bots.

Cards are also held as bit sets here: bit *n* is the card with number *n*.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, erf, sqrt
from typing import Final

from sukno.cards import PACK, Card, Rank

from .referee import Turn
from .rules import Majority, MatchForm, Rules, Scoring
from .scoring import CARDS_POINTS, PACK_MAJORITY, SUIT_MAJORITY
from .values import values_of

CARD: Final = 0.13
"""What one more card is worth towards the majority of cards (measured, points a game)."""
SUIT: Final = 0.14
"""What one more card of the bonus suit is worth towards its majority (measured)."""
CARDS_SPREAD: Final = 1.5
SUIT_SPREAD: Final = 1.0
"""The difference of cards (of the suit) still moves by this much times the square root of those not yet captured,
one standard deviation (measured between greedy players)."""
ALL: Final = (1 << len(PACK)) - 1


def bits(cards: Iterable[Card]) -> int:
    """The bit set of these cards."""
    some = 0
    for card in cards:
        some |= 1 << card
    return some


class Worth:
    """The worth of cards, sweeps and piles by the rules of a table. One object for each, see ``worth_of``."""

    def __init__(self, rules: Rules, form: MatchForm) -> None:
        self.rules = rules
        values = values_of(rules)
        self.low = values.low
        self.pictures_at_once = values.pictures_at_once
        self.answers = values.answers
        """By card: the values of the builds it can take."""
        self.answering = tuple(
            bits(card for card in PACK if value in self.answers[card]) if value else 0 for value in range(17)
        )
        """By value: the cards that can take a build of it."""
        self.equals = tuple(0b1111 << (card - card % 4) for card in PACK)
        """By card: the cards of its rank."""
        spade = rules.scoring is Scoring.SPADE
        self.suit = bits(card for card in PACK if card.suit is rules.bonus_suit)
        jack = Card.of(Rank.JACK, rules.bonus_suit)
        self.naturals: tuple[tuple[int, int], ...] = (
            (bits(PACK[:4]), 1),
            (bits([rules.big_card]), 2),
            (bits([rules.little_card]), 1),
            *(((self.suit, 1), (bits([jack]), 1)) if spade else ()),
        )
        """Cards that score by themselves: which, and how much each."""
        self.suit_points = 0 if spade else 1
        """Points for the majority of the suit; in Spade Casino there is none, each of its cards scores."""
        self.sweep = rules.sweep_points if form is not MatchForm.ONE_DEAL or rules.one_deal_sweeps else 0
        """Points for a sweep."""
        self.cards: tuple[float, ...] = tuple(map(self._card, PACK))
        """By card: what capturing it is worth, whatever else happens."""

    def _card(self, card: Card) -> float:
        return CARD + self.points(card) + (SUIT if self.suit_points and self.suit >> card & 1 else 0)

    def points(self, card: Card) -> int:
        """The points a card scores by itself."""
        return sum([points for some, points in self.naturals if some >> card & 1])

    def of(self, cards: Iterable[Card]) -> float:
        """What capturing these cards is worth."""
        return sum([self.cards[card] for card in cards])

    def outlook(self, piles: Sequence[int], sweeps: Sequence[int], *, over: bool) -> list[float]:
        """The points each side may expect of the whole deal from what it has so far; exact when the deal is over.

        Points of cards that nobody has yet are left out: they are open to all.
        """
        cards = [pile.bit_count() for pile in piles]
        suit = [(pile & self.suit).bit_count() for pile in piles]
        left = 0 if over else len(PACK) - sum(cards)
        suit_left = 0 if over else 13 - sum(suit)
        most_cards = self._majority(cards, left, PACK_MAJORITY, CARDS_SPREAD)
        most_suit = self._majority(suit, suit_left, SUIT_MAJORITY, SUIT_SPREAD)
        return [
            sum([(pile & some).bit_count() * points for some, points in self.naturals])
            + swept * self.sweep
            + CARDS_POINTS * has_cards
            + self.suit_points * has_suit
            for pile, swept, has_cards, has_suit in zip(piles, sweeps, most_cards, most_suit, strict=True)
        ]

    def _majority(self, counts: list[int], left: int, printed: int, spread: float) -> list[float]:
        """The chance of each side to end with the majority."""
        most = max(counts)
        if not left:
            wins = counts.count(most) == 1 and (self.rules.majority is Majority.MOST or most >= printed)
            return [float(wins and count == most) for count in counts]
        scale = spread * sqrt(2 * left)
        if len(counts) == 2:
            ahead = 0.5 + 0.5 * erf((counts[0] - counts[1]) / scale)
            return [ahead, 1 - ahead]
        # Among several: how each stands against the best of the others, made to add up to one.
        chances = []
        for side, count in enumerate(counts):
            best = max(counts[:side] + counts[side + 1 :])
            chances.append(0.5 + 0.5 * erf((count - best) / scale) + 1e-9)
        return [chance / sum(chances) for chance in chances]


def worth_of(turn: Turn) -> Worth:
    """The worth of things at this table."""
    rules = turn.book.rules
    return _worth(rules, rules.form(turn.seats))


@lru_cache(maxsize=64)
def _worth(rules: Rules, form: MatchForm) -> Worth:
    return Worth(rules, form)


def lead(points: Sequence[float], side: int) -> float:
    """How far a side is ahead of the mean of the others."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


@lru_cache(maxsize=1 << 14)
def chance(wanted: int, unseen: int, drawn: int) -> float:
    """The chance that at least one of so many *wanted* cards is among the *drawn* ones of all the *unseen*."""
    if drawn >= unseen:
        return float(wanted > 0)
    return 1 - comb(unseen - wanted, drawn) / comb(unseen, drawn)
