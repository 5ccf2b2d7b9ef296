# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A learned eye for moves: what a player of long practice feels about each, without thinking ahead.

It sees what the greedy eye sees and, besides, how much the majorities still need a card, what the others could take of
the table that the move leaves, what the own hand could, and how far the deal is. What each of these counts for was
learned (`instinct.toml` says how); the same weights serve every book. Types of C: `instinct.pxd`.
"""

from __future__ import annotations

import cython

from sukno.games.casino.worth import CARDS_SPREAD, SUIT_SPREAD

from .rollouts import Rollouts
from .table import Table

if not cython.compiled:
    from math import erf, exp, sqrt

    from .bits import (
        BUILD,
        FELT,
        HIGH,
        SENSES,
        TRAIL,
        ctz,
        popcount,
    )

    u64 = cython.ulonglong


class Instinct(Rollouts):
    """Plays as greedy play does, but by what it feels. One thread at a time may use it."""

    def __init__(self, laws, card, suit, sweep, weights):
        """``weights``: what each thing felt of a move counts for, in points: by itself, all of them once more by how
        late it is in the deal, and once more by how many other cards are held. The rest as in `Rollouts`.
        """
        if not cython.compiled:
            self.weights, self.felt = [0.0] * SENSES, [0.0] * SENSES
            self.takes, self.sweeps, self.likely = [0.0] * 13, [False] * 13, [0.0] * 13
            self.sums, self.groups = [0.0] * 17, [0.0] * 17
        Rollouts.__init__(self, laws, card, suit, sweep)
        if len(weights) != SENSES:
            raise ValueError(f"there are {SENSES} weights")
        self.cards_spread, self.suit_spread = CARDS_SPREAD, SUIT_SPREAD
        for place in range(SENSES):
            self.weights[place] = weights[place]

    def feel(self, deal):
        """All the legal moves, and how good each feels: in points, from a zero that means nothing.

        None of them where there are more than can be looked at. ValueError where the deal is over.
        """
        table: Table = deal
        self.check(table)
        if not self.survey(table):
            return []
        return [(self.moves[place], self.gains[place]) for place in range(self.found)]

    def sense(self, deal):
        """All the legal moves, and what is felt of each before it is weighed; otherwise as `feel`."""
        table: Table = deal
        self.check(table)
        if not Rollouts.survey(self, table):
            return []
        self.settle(table)
        told = []
        for place in range(self.found):
            self.touch(table, place)
            told.append((self.moves[place], [self.felt[sense] for sense in range(SENSES)]))
        return told

    def survey(self, table):
        """Note all the moves and how good they feel; False where the table is crowded."""
        place: cython.int
        sense: cython.int
        feel: cython.double
        if not Rollouts.survey(self, table):
            return False
        self.settle(table)
        for place in range(self.found):
            self.touch(table, place)
            feel = 0
            for sense in range(SENSES):
                feel += self.weights[sense] * self.felt[sense]
            self.gains[place] = feel
        return True

    def settle(self, table):
        """Note what is the same for all the moves: how the majorities stand, and what the others may hold."""
        rank: cython.int
        side: cython.int = table.turn % self.laws.sides
        other: cython.int
        best: cython.int = 0
        best_suit: cython.int = 0
        left: cython.int = 52
        left_suit: cython.int = popcount(self.laws.suit)
        one: u64 = 15
        for other in range(self.laws.sides):
            left -= popcount(table.pile[other])
            left_suit -= popcount(table.pile[other] & self.laws.suit)
            if other != side:
                best = max(best, popcount(table.pile[other]))
                best_suit = max(best_suit, popcount(table.pile[other] & self.laws.suit))
        self.cards_ahead = popcount(table.pile[side]) - best
        self.suit_ahead = popcount(table.pile[side] & self.laws.suit) - best_suit
        self.cards_scale = self.cards_spread * sqrt(2.0 * max(1, left))
        self.suit_scale = self.suit_spread * sqrt(2.0 * max(1, left_suit))
        # What one card more is worth now.
        self.card_now = 6 * 0.5642 * exp(-((self.cards_ahead / self.cards_scale) ** 2)) / self.cards_scale
        self.suit_now = 0
        if not self.laws.spade:
            self.suit_now = 2 * 0.5642 * exp(-((self.suit_ahead / self.suit_scale) ** 2)) / self.suit_scale
        for rank in range(13):
            self.likely[rank] = self.held(one << 4 * rank)
        self.late = 1 - (52 - table.top) / 48.0

    def worth(self, cards):
        """What these cards are worth now."""
        return (
            self.card_now * popcount(cards)
            + self.suit_now * popcount(cards & self.laws.suit)
            + self.laws.naturals(cards)
        )

    def captured(self, cards):
        """What capturing these cards at once is worth: the last of many is worth less than the first."""
        worth: cython.double = self.laws.naturals(cards)
        number: cython.int = popcount(cards)
        worth += 3 * (erf((self.cards_ahead + number) / self.cards_scale) - erf(self.cards_ahead / self.cards_scale))
        if not self.laws.spade:
            number = popcount(cards & self.laws.suit)
            worth += erf((self.suit_ahead + number) / self.suit_scale) - erf(self.suit_ahead / self.suit_scale)
        return worth

    def touch(self, table, place):
        """Note what is felt of a move."""
        move: u64 = self.moves[place]
        one: u64 = 1
        card: cython.int = move >> 52 & 63
        tag: cython.int = move >> 58
        taken: u64 = move & ((one << 52) - 1)
        hand: u64 = table.hand[table.turn] & ~(one << card)
        loose: u64 = table.loose & ~taken
        left: u64
        sense: cython.int
        value: cython.int = 0
        built: u64 = 0
        more: cython.double = 0
        lost: cython.double
        follow: cython.double = 0
        for sense in range(SENSES):
            self.felt[sense] = 0
        self.felt[0] = self.gains[place]
        if tag == TRAIL:
            loose |= one << card
            self.felt[1] = 1
            self.felt[2] = self.worth(one << card) * self.likely[card >> 2]
            self.felt[3] = self.laws.low[card] == 0
            self.felt[4] = self.laws.low[card] / 10.0
            self.felt[5] = (hand & (cython.cast(u64, 15) << (card & ~3))) != 0
            self.felt[6] = self.likely[card >> 2]
        elif tag > HIGH:
            value = tag - BUILD
            built = taken | one << card
            left = hand & self.laws.holders[value]
            while left:
                more = max(more, self.worth(left & -left))
                left &= left - 1
            lost = self.held(self.laws.holders[value])
            self.felt[7] = 1
            self.felt[8] = (self.worth(built) + more) * (1 - lost)
            self.felt[9] = self.worth(built) * lost
            self.felt[10] = popcount(hand & self.laws.holders[value]) > 1
        else:
            self.felt[11] = self.captured(taken | one << card)
            self.felt[12] = self.gains[place] - self.weigh(taken | one << card) > 0.01
        self.reach(table, loose, taken, built, value)
        self.answer()
        left = hand
        while left:
            follow = max(follow, self.takes[ctz(left) >> 2])
            left &= left - 1
        self.felt[13] = self.reply
        self.felt[14] = self.swept * self.laws.sweep_points
        self.felt[15] = follow
        self.felt[16] = follow * self.spared
        self.felt[17] = popcount(loose) / 8.0
        for sense in range(FELT):
            self.felt[FELT + sense] = self.felt[sense] * self.late
            self.felt[2 * FELT + sense] = self.felt[sense] * (popcount(hand) / 3.0)

    def between(self, table):
        """Note what who leads next may take of a table: a packet is over, and nobody's new hand is known."""
        place: cython.int
        lying: u64 = table.loose
        for place in range(table.builds):
            lying |= table.build_cards[place]
        self.look(table, lying)
        # Nobody's own hand is looked at.
        self.unseen |= table.hand[table.turn]
        self.weigh_chances(popcount(table.hand[table.turn]))
        self.settle(table)
        self.reach(table, table.loose, 0, 0, 0)
        self.answer()

    def answer(self):
        """Note what a best reply to the table looked at is worth, from the one that is liked best."""
        left: cython.uint = 0x1FFF
        rank: cython.int
        self.reply = self.swept = 0
        self.spared = 1
        while left:
            rank = self.best_of(left)
            if self.takes[rank] <= 0:
                break
            left &= ~(cython.cast(cython.uint, 1) << rank)
            self.reply += self.spared * self.likely[rank] * self.takes[rank]
            if self.sweeps[rank]:
                self.swept += self.spared * self.likely[rank]
            self.spared *= 1 - self.likely[rank]

    def best_of(self, ranks):
        """Of these ranks the one that takes most."""
        best: cython.int = ctz(ranks)
        rank: cython.int
        while ranks:
            rank = ctz(ranks)
            ranks &= ranks - 1
            if self.takes[rank] > self.takes[best]:
                best = rank
        return best

    def reach(self, table, loose, taken, built, value):
        """Note what a card of each rank could take of a table: much that it could, not all of it."""
        left: u64 = loose & self.laws.valued
        pictures: u64 = loose & ~self.laws.valued
        some: u64
        one: u64 = 1
        low: cython.int
        total: cython.int = 0
        here: cython.int
        place: cython.int
        rank: cython.int
        builds: cython.int = 0
        fit: cython.int
        each: cython.int
        number: cython.int
        rest: cython.int
        gain: cython.double
        worth: cython.double
        for here in range(17):
            # The best of one card or more that makes this sum, and of two or more.
            self.sums[here] = self.groups[here] = -1
        while left:
            some = left & -left
            left &= left - 1
            low = self.laws.low[ctz(some)]
            worth = self.worth(some)
            total += low
            for here in range(16, low, -1):
                if self.sums[here - low] >= 0:
                    self.groups[here] = max(self.groups[here], self.sums[here - low] + worth)
                    self.sums[here] = max(self.sums[here], self.sums[here - low] + worth)
            if low <= 16:
                self.sums[low] = max(self.sums[low], worth)
        for place in range(table.builds):
            if not table.build_cards[place] & (taken | built):
                builds += 1
        if built:
            builds += 1
        for rank in range(13):
            self.takes[rank] = 0
            self.sweeps[rank] = False
            low = self.laws.low[4 * rank]
            if not low:
                some = pictures & cython.cast(u64, 15) << 4 * rank
                number = min(3, popcount(some))
                while number and not self.laws.pictures[number]:
                    number -= 1
                if number:
                    self.sweeps[rank] = some == loose and number == popcount(some) and not builds
                    self.takes[rank] = self.worth(one << 4 * rank) + self.worth(some) * number / popcount(some)
                continue
            for each in range(2):
                here = low if each == 0 else self.laws.high[4 * rank]
                if not here:
                    continue
                # Cards that stand alone, groups, builds of this value.
                some = loose & self.laws.upto[here]
                if here > low:
                    some = loose & cython.cast(u64, 15) << 4 * rank
                elif low > 1:
                    some &= ~self.laws.upto[low - 1]
                gain = self.worth(some)
                rest = total - popcount(some) * low
                if here <= 16 and self.groups[here] > 0:
                    gain += self.groups[here]
                fit = 0
                for place in range(table.builds):
                    if table.build_value[place] == here and not table.build_cards[place] & (taken | built):
                        gain += self.worth(table.build_cards[place])
                        fit += 1
                if built and value == here:
                    gain += self.worth(built)
                    fit += 1
                if gain > 0:
                    gain += self.worth(one << 4 * rank)
                if gain > self.takes[rank]:
                    self.takes[rank] = gain
                if gain > 0 and not pictures and fit == builds and (rest == 0 or rest == here):
                    self.sweeps[rank] = True
