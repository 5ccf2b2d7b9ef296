"""The points of a deal, item by item (A38–A42), and what a side is sure of in the middle of one (A45)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sukno.cards import Card, Rank, Suit

from .rules import Majority, MatchForm, Rules, Scoring

PACK_MAJORITY = 27
"""Cards that nobody else can equal (002 «за 27 и более карт»)."""
SUIT_MAJORITY = 7
"""Cards of one suit that nobody else can equal (004 «взятие 7 из них»)."""
CARDS_POINTS = 3


@dataclass(frozen=True, slots=True)
class Items:
    """The points of one side in one deal, by item."""

    cards: int
    """3 for the majority of cards."""
    suit: int
    """1 for the majority of the bonus suit; in Spade Casino one for each of its cards."""
    big: int
    """2 for big casino."""
    little: int
    """1 for little casino (in Spade Casino besides its point as a spade)."""
    aces: int
    """1 for each ace."""
    sweeps: int
    """Sweeps times their points."""
    jack: int
    """Spade Casino: 1 for the jack of the suit, besides its point as a spade."""

    @property
    def total(self) -> int:
        """All the points of the deal."""
        return self.cards + self.suit + self.big + self.little + self.aces + self.sweeps + self.jack


@dataclass(frozen=True, slots=True)
class Take:
    """What one side captured: its cards, and how many sweeps."""

    cards: frozenset[Card]
    sweeps: int = 0

    def suit(self, suit: Suit) -> int:
        """How many cards of a suit."""
        return sum(card.suit is suit for card in self.cards)

    @property
    def aces(self) -> frozenset[Card]:
        """The aces."""
        return frozenset(card for card in self.cards if card.rank is Rank.ACE)


def score(rules: Rules, form: MatchForm, takes: Sequence[Take]) -> tuple[Items, ...]:
    """The points of a finished deal, by side. ``form``: sweeps may not count where one deal is the match."""
    most_cards = _majority(rules, [len(take.cards) for take in takes], PACK_MAJORITY)
    most_suit = _majority(rules, [take.suit(rules.bonus_suit) for take in takes], SUIT_MAJORITY)
    return tuple(
        _items(rules, form, take, has_cards=side == most_cards, has_suit=side == most_suit)
        for side, take in enumerate(takes)
    )


def sure(rules: Rules, form: MatchForm, take: Take) -> Items:
    """The points a side has for certain in the middle of a deal: nobody can take these from it any more (A45)."""
    return _items(
        rules,
        form,
        take,
        has_cards=len(take.cards) >= PACK_MAJORITY,
        has_suit=take.suit(rules.bonus_suit) >= SUIT_MAJORITY,
    )


def _majority(rules: Rules, counts: Sequence[int], threshold: int) -> int | None:
    """The side with the majority; None for a tie, or where the printed number is asked and nobody has it."""
    most = max(counts)
    if counts.count(most) > 1 or (rules.majority is Majority.THRESHOLD and most < threshold):
        return None
    return counts.index(most)


def _items(rules: Rules, form: MatchForm, take: Take, *, has_cards: bool, has_suit: bool) -> Items:
    spade = rules.scoring is Scoring.SPADE
    sweeps_count = form is not MatchForm.ONE_DEAL or rules.one_deal_sweeps
    return Items(
        cards=CARDS_POINTS * has_cards,
        suit=take.suit(rules.bonus_suit) if spade else int(has_suit),
        big=2 * (rules.big_card in take.cards),
        little=int(rules.little_card in take.cards),
        aces=len(take.aces),
        sweeps=take.sweeps * rules.sweep_points if sweeps_count else 0,
        jack=int(spade and Card.of(Rank.JACK, rules.bonus_suit) in take.cards),
    )
