# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A deal as numbers: the rules as tables, the cards as bit sets, and what a move does. Types are in `table.pxd`."""

from __future__ import annotations

import cython

from sukno.games.casino.dealing import TABLE, packets
from sukno.games.casino.rules import Majority, MatchForm, OwnerObligation, SameValueBuilds, Scoring, Stock
from sukno.games.casino.values import values_of

if not cython.compiled:
    from .bits import (
        ANY_OTHER,
        BUILD,
        BUILDS,
        HIGH,
        LARGEST,
        NOBODY,
        TRAIL,
        ctz,
        popcount,
    )

    u64 = cython.ulonglong


class Laws:
    """The rules as tables, for a number of seats."""

    def __init__(self, rules, seats):
        if not cython.compiled:
            self.low, self.high, self.answers, self.places = [0] * 52, [0] * 52, [0] * 52, [0] * 52
            self.holders, self.twin, self.pictures = [0] * 32, [0] * 32, [0] * 4
            self.weights, self.upto = [0] * 52, [0] * 32
        self.seats = seats
        self.sides = rules.sides(seats)
        values = values_of(rules)
        self.valued = 0
        for card in range(52):
            self.weights[card] = 1 << card | values.low[card] << 56
            for value in range(values.low[card], 32) if values.low[card] else ():
                self.upto[value] = self.upto[value] | 1 << card
        for card in range(52):
            self.low[card] = values.low[card]
            self.high[card] = values.high[card]
            self.answers[card] = sum(1 << value for value in values.answers[card])
            for value in values.answers[card]:
                self.holders[value] = self.holders[value] | 1 << card
            if values.low[card]:
                self.valued |= 1 << card
            if values.high[card]:
                self.twin[values.low[card]] = values.high[card]
        for number in range(4):
            self.pictures[number] = number in values.pictures_at_once
        self.building = ["none", "single", "full"].index(rules.building)
        self.raise_who = ["any", "own", "opponents"].index(rules.raise_who)
        self.add_who = ["any", "own", "opponents"].index(rules.add_who)
        self.add_without = ["none", "partner", "any_other"].index(rules.add_without_card)
        self.trail = ["free", "card_cannot_capture", "only_if_no_play"].index(rules.trail)
        self.absorb = rules.absorb_on_raise
        self.must_join = rules.same_value_builds is SameValueBuilds.MUST_JOIN
        self.take_or_build = rules.owner_obligation is OwnerObligation.TAKE_OR_BUILD
        self.drawn = rules.stock is Stock.DRAW
        # The places of one dealing round, counted from the dealer; -1: the table.
        self.first_cards = 0
        for place, number in packets(rules, seats, 0, first=True):
            for _ in range(number):
                self.places[self.first_cards] = -1 if place == TABLE else place
                self.first_cards += 1
        self.packet_cards = seats * rules.hand_size
        counted = rules.form(seats) is not MatchForm.ONE_DEAL or rules.one_deal_sweeps
        self.sweep_points = rules.sweep_points if counted else 0
        self.threshold = rules.majority is Majority.THRESHOLD
        self.spade = rules.scoring is Scoring.SPADE
        suit = int(rules.bonus_suit)
        self.suit = sum(1 << 4 * rank + suit for rank in range(13))
        self.jack = 1 << 4 * 10 + suit if self.spade else 0
        self.big = 1 << int(rules.big_card)
        self.little = 1 << int(rules.little_card)
        self.aces = 15

    def answer(self, hand, owed):
        """Whether every value owed can be given a held card of its own.

        A card has two values at most, and what answers the high one answers the low one too: so it is enough that each
        value has a card, and that a low one has a second where its high one is owed as well.
        """
        value: cython.int
        held: u64
        while owed:
            value = ctz(owed)
            owed &= owed - 1
            held = hand & self.holders[value]
            if not held:
                return False
            if self.twin[value] and owed >> self.twin[value] & 1 and not held & (held - 1):
                return False
        return True

    def naturals(self, cards):
        """The points of captured cards that score by themselves, whatever the others have."""
        points: cython.int = popcount(cards & self.aces)
        if cards & self.big:
            points += 2
        if cards & self.little:
            points += 1
        if self.spade:
            points += popcount(cards & self.suit)
            if cards & self.jack:
                points += 1
        return points

    def partners(self, one, other):
        """Whether two seats play on one side."""
        return one % self.sides == other % self.sides


class Dice:
    """Chance from a seed: a xorshift generator of 64 bits. Nothing here counts on numbers that wrap round."""

    def __init__(self, seed, game):
        self.seed(seed, game)

    def seed(self, seed, game):
        """Start anew for one game of a run: games next to each other have nothing to do with each other."""
        here: u64 = (seed ^ game) & 0x7FFFFFFF
        there: u64 = ((seed >> 31) ^ (game >> 31)) & 0x7FFFFFFF
        lap: cython.int
        for lap in range(4):
            # Products of two numbers below 2**31 fit into 64 bits.
            here = (((here ^ here >> 16) * 0x21F0AAAD) & 0x7FFFFFFF) ^ there
            there = (((there ^ there >> 15) * 0x735A2D97 + lap + 1) & 0x7FFFFFFF) ^ here >> 15
        self.state = here << 31 | there | 1
        self.below(1)

    def below(self, number):
        """A number from 0 to below ``number``."""
        some: u64 = self.state
        kept: u64 = 1
        some ^= (some & ((kept << 51) - 1)) << 13
        some ^= some >> 7
        some ^= (some & ((kept << 47) - 1)) << 17
        self.state = some
        return (some >> 32) * cython.cast(u64, number) >> 32


class Table:
    """A deal in progress."""

    def __init__(self, laws):
        if not cython.compiled:
            self.hand, self.pile, self.sweeps = [0] * 4, [0] * 4, [0] * 4
            self.build_cards, self.build_value = [0] * BUILDS, [0] * BUILDS
            self.build_owner, self.build_multiple = [0] * BUILDS, [False] * BUILDS
            self.stock = [0] * 52
            self.loose = self.dealer = 0
        self.laws = laws
        self.builds = 0
        self.top = 52
        self.last = self.turn = NOBODY
        self.seen = 0

    def copy(self, other):
        """Become what another table is."""
        place: cython.int
        for place in range(4):
            self.hand[place] = other.hand[place]
            self.pile[place] = other.pile[place]
            self.sweeps[place] = other.sweeps[place]
        self.loose = other.loose
        self.builds = other.builds
        for place in range(other.builds):
            self.build_cards[place] = other.build_cards[place]
            self.build_value[place] = other.build_value[place]
            self.build_owner[place] = other.build_owner[place]
            self.build_multiple[place] = other.build_multiple[place]
        for place in range(other.top, 52):
            self.stock[place] = other.stock[place]
        self.top = other.top
        self.turn = other.turn
        self.dealer = other.dealer
        self.last = other.last
        self.seen = 0

    def sound(self):
        """Whether this can be a deal: no number out of its bounds and no card there twice.

        The kernel counts on it wherever it writes, so all that Python hands in is looked at.
        """
        seat: cython.int
        place: cython.int
        seats: cython.int = self.laws.seats
        every: u64 = self.loose
        twice: u64 = 0
        cards: u64
        one: u64 = 1
        if not (0 <= self.dealer < seats and NOBODY <= self.last < seats and NOBODY <= self.turn < seats):
            return False
        if not 0 <= self.builds <= BUILDS or not 0 <= self.top <= 52:
            return False
        if self.turn != NOBODY and not self.hand[self.turn]:
            return False
        for seat in range(4):
            cards = self.hand[seat]
            twice |= every & cards
            every |= cards
            cards = self.pile[seat]
            twice |= every & cards
            every |= cards
        for place in range(self.builds):
            cards = self.build_cards[place]
            if not cards & (cards - 1) or not 0 < self.build_value[place] <= LARGEST:
                return False
            if not NOBODY <= self.build_owner[place] < seats:
                return False
            twice |= every & cards
            every |= cards
        for place in range(self.top, 52):
            if self.stock[place] > 51:
                return False
            cards = one << self.stock[place]
            twice |= every & cards
            every |= cards
        return not twice and not every >> 52

    # Dealing

    def shuffle(self, dice):
        """Put the 52 cards into a random order."""
        place: cython.int
        for place in range(52):
            self.stock[place] = place
        self.stir(dice, 0)

    def stir(self, dice, first):
        """Put the cards of the stock from a place on into a random order."""
        place: cython.int
        other: cython.int
        for place in range(51, first, -1):
            other = first + dice.below(place + 1 - first)
            self.stock[place], self.stock[other] = self.stock[other], self.stock[place]

    def begin(self, dealer):
        """Deal the pack that is in the stock."""
        place: cython.int
        for place in range(4):
            self.hand[place] = self.pile[place] = 0
            self.sweeps[place] = 0
        self.loose = 0
        self.builds = 0
        self.top = 0
        self.last = NOBODY
        self.dealer = dealer
        self.packet(True)

    def packet(self, first):
        """Deal a packet round, at first to the table too; then it is the eldest hand's turn."""
        step: cython.int
        place: cython.int
        bit: u64
        one: u64 = 1
        for step in range(self.laws.first_cards):
            place = self.laws.places[step]
            if place < 0 and not first:
                continue
            if self.top == 52:
                # The stock of a position that was written down need not go round.
                break
            bit = one << self.stock[self.top]
            self.top += 1
            if place < 0:
                self.loose |= bit
                continue
            place += self.dealer
            if place >= self.laws.seats:
                place -= self.laws.seats
            self.hand[place] |= bit
        self.turn = self.dealer + 1 if self.dealer + 1 < self.laws.seats else 0
        self.seen = 0

    # Moving

    def move(self, card, tag, taken):
        """Make a legal move."""
        bit: u64 = 1
        bit <<= card
        self.hand[self.turn] ^= bit
        if tag == TRAIL:
            self.loose |= bit
        elif tag <= HIGH:
            self.capture(card, taken)
        else:
            self.build(card, tag - BUILD, taken)
        if self.laws.drawn and self.top < 52:
            bit = 1
            self.hand[self.turn] |= bit << self.stock[self.top]
            self.top += 1
        self.pass_turn()

    def capture(self, card, taken):
        """Take cards in: loose ones, and builds, which are taken whole."""
        side: cython.int = self.turn % self.laws.sides
        place: cython.int = 0
        bit: u64 = 1
        self.loose &= ~taken
        while place < self.builds:
            if self.build_cards[place] & taken:
                self.drop(place)
            else:
                place += 1
        self.pile[side] |= taken | bit << card
        self.last = self.turn
        if not self.loose and not self.builds:
            self.sweeps[side] += 1

    def drop(self, place):
        """Take a build away; the last one gets its place."""
        end: cython.int = self.builds - 1
        self.build_cards[place] = self.build_cards[end]
        self.build_value[place] = self.build_value[end]
        self.build_owner[place] = self.build_owner[end]
        self.build_multiple[place] = self.build_multiple[end]
        self.builds = end

    def build(self, card, value, taken):
        """Put a card into a build, a new one or one that stands."""
        place: cython.int
        owner: cython.int = self.turn
        multiple: cython.int = 0
        pips: cython.int
        left: u64
        bit: u64 = 1
        for place in range(self.builds):
            if self.build_cards[place] & taken:
                if self.without_card(place, value):
                    # The owner stays, or he would tell who holds the card (A29).
                    owner = self.build_owner[place]
                multiple = self.build_value[place] == value
                self.drop(place)
                break
        if not multiple:
            pips = self.laws.low[card]
            left = taken
            while left:
                pips += self.laws.low[ctz(left)]
                left &= left - 1
            multiple = pips != value
        self.loose &= ~taken
        place = self.builds
        self.build_cards[place] = taken | bit << card
        self.build_value[place] = value
        self.build_owner[place] = owner
        self.build_multiple[place] = multiple
        self.builds = place + 1

    def without_card(self, build, value):
        """Whether the seat may add to this build without a card of its value (A29)."""
        owner: cython.int = self.build_owner[build]
        if not self.laws.add_without or self.build_value[build] != value or owner == self.turn:
            return False
        if self.laws.add_without == ANY_OTHER:
            return True
        return owner != NOBODY and self.laws.partners(owner, self.turn)

    def pass_turn(self):
        """The next seat that has cards; where none has, the next packet, or the end."""
        seat: cython.int = self.turn
        self.seen = 0
        for _ in range(self.laws.seats):
            seat = seat + 1 if seat + 1 < self.laws.seats else 0
            if self.hand[seat]:
                self.turn = seat
                return
        if self.top < 52:
            self.packet(False)
        else:
            self.finish()

    def finish(self):
        """What lies on the table goes to the last that captured (A37)."""
        place: cython.int
        self.turn = NOBODY
        if self.last == NOBODY:
            return
        for place in range(self.builds):
            self.loose |= self.build_cards[place]
        self.pile[self.last % self.laws.sides] |= self.loose
        self.loose = 0
        self.builds = 0

    # Scoring

    def score(self, side):
        """The points of a finished deal."""
        pile: u64 = self.pile[side]
        points: cython.int = self.sweeps[side] * self.laws.sweep_points + self.laws.naturals(pile)
        if self.most(side, ~cython.cast(u64, 0), 27):
            points += 3
        if not self.laws.spade and self.most(side, self.laws.suit, 7):
            points += 1
        return points

    def most(self, side, cards, threshold):
        """Whether a side has the majority of these cards."""
        other: cython.int
        mine: cython.int = popcount(self.pile[side] & cards)
        for other in range(self.laws.sides):
            if other != side and popcount(self.pile[other] & cards) >= mine:
                return False
        return not self.laws.threshold or mine >= threshold
