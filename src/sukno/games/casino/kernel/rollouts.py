# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Greedy play, and what comes of a move if everybody goes on with it: the deal played to its end in many worlds.

The eye is that of the greedy bot (`appraise` in `prospects.py`), over all the legal moves. Types of C: `rollouts.pxd`.
"""

from __future__ import annotations

import cython

from .finder import Finder
from .table import Dice, Table

if not cython.compiled:
    from .bits import (
        BUILD,
        CARD,
        CROWDED,
        FEW,
        HIGH,
        NOBODY,
        PART,
        TAG,
        TRAIL,
        TRIED,
        ctz,
        popcount,
    )

    u64 = cython.ulonglong


class Rollouts:
    """Plays deals on, greedily. One thread at a time may use it."""

    def __init__(self, laws, card, suit, sweep):
        """``card``, ``suit``: what a card, and one of the suit, are worth besides their own points; see `Worth`."""
        if not cython.compiled:
            self.chances = [0.0] * (FEW + 1)
            self.moves, self.gains = [0] * CROWDED, [0.0] * CROWDED
        self.laws = laws
        self.finder = Finder(laws, CROWDED)
        self.dice = Dice(0, 0)
        self.world = Table(laws)
        self.now = Table(laws)
        self.card_worth = card
        self.suit_worth = suit
        self.sweep_worth = sweep
        self.work = 0

    # Greedy play

    def choose(self, deal):
        """The move that looks best by itself, and how good it looks; ValueError where the deal is over."""
        table: Table = deal
        self.check(table)
        self.dice.seed(0, 0)
        if not self.pick(table):
            raise ValueError("there is nothing to play")
        return self.chosen(), self.best

    def check(self, table):
        """ValueError where nothing can be played here."""
        if table.laws is not self.laws:
            raise ValueError("the deal is played by other laws")
        if table.turn == NOBODY:
            raise ValueError("the deal is over")

    def play_out(self, table):
        """Play on to the end of the deal, or where somebody has nothing to play, which no deal comes to."""
        while table.turn != NOBODY and self.pick(table):
            table.move(self.chosen_card, self.chosen_tag, self.chosen_taken)

    def pick(self, table):
        """Choose the move that looks best, of a crowded table any; False where there is none."""
        place: cython.int
        best: cython.int = 0
        if not self.survey(table):
            self.finder.draw(table, self.dice)
            self.chosen_card = self.finder.chosen_card
            self.chosen_tag = self.finder.chosen_tag
            self.chosen_taken = self.finder.chosen_taken
            self.best = 0
            return True
        if not self.found:
            return False
        for place in range(1, self.found):
            if self.gains[place] > self.gains[best]:
                best = place
        self.best = self.gains[best]
        self.select(self.moves[best])
        return True

    def select(self, move):
        """Choose a move."""
        one: u64 = 1
        self.chosen_card = move >> 52 & 63
        self.chosen_tag = move >> 58
        self.chosen_taken = move & ((one << 52) - 1)

    def chosen(self):
        """What was chosen, as a number."""
        move: u64 = self.chosen_tag
        return (move << 6 | self.chosen_card) << 52 | self.chosen_taken

    def survey(self, table):
        """Note all the moves and how good they look; False where the table is crowded."""
        part: cython.Py_ssize_t = 0
        place: cython.Py_ssize_t
        sets: cython.Py_ssize_t
        found: cython.int = 0
        card: cython.int
        tag: cython.int
        value: cython.int
        some: u64
        move: u64
        hand: u64 = table.hand[table.turn]
        lying: u64 = table.loose
        left: u64
        one: u64 = 1
        mine: cython.double
        lost: cython.double
        gain: cython.double
        more: cython.double
        self.finder.look(table)
        if self.finder.crowded or self.finder.total > CROWDED:
            self.work += CROWDED
            return False
        self.work += 1 + self.finder.total // 16
        for place in range(table.builds):
            lying |= table.build_cards[place]
        self.look(table, lying)
        while part < self.finder.parts:
            card = self.finder.part[part + CARD]
            tag = self.finder.part[part + TAG]
            sets = self.finder.gather(part, 0)
            mine = self.weigh(one << card)
            lost = more = 0
            if tag > HIGH:
                value = tag - BUILD
                lost = self.held(self.laws.holders[value])
                # The card that will take the build is captured with it.
                left = hand & self.laws.holders[value] & ~(one << card)
                while left:
                    more = max(more, self.weigh(left & -left))
                    left &= left - 1
            move = tag
            move = (move << 6 | card) << 52
            for place in range(sets):
                some = self.finder.sets[place]
                gain = mine + self.weigh(some) + more
                if tag > HIGH:
                    gain = gain * (1 - lost) - mine * lost
                elif some == lying:
                    gain += self.sweep_worth
                self.moves[found] = move | some
                self.gains[found] = gain
                found += 1
            part += PART
        left = self.finder.trails
        while left:
            card = ctz(left)
            left &= left - 1
            gain = self.weigh(one << card)
            if not lying:
                gain += self.sweep_worth
            move = TRAIL
            self.moves[found] = (move << 6 | card) << 52
            self.gains[found] = -gain * self.held(cython.cast(u64, 15) << (card & ~3))
            found += 1
        self.found = found
        return True

    def look(self, table, lying):
        """Note what the seat to act does not see, and the chances of what its opponents hold."""
        seat: cython.int
        some: u64 = lying | table.hand[table.turn]
        one: u64 = 1
        self.opposing = 0
        for seat in range(self.laws.seats):
            if not self.laws.partners(seat, table.turn):
                self.opposing += popcount(table.hand[seat])
        for seat in range(self.laws.sides):
            some |= table.pile[seat]
        self.unseen = ((one << 52) - 1) & ~some
        self.weigh_chances(self.opposing)

    def weigh_chances(self, number):
        """Note the chances that any of so many cards are among this number of all that are unseen."""
        wanted: cython.int
        drawn: cython.int
        unseen: cython.int = popcount(self.unseen)
        missed: cython.double
        for wanted in range(FEW + 1):
            missed = 1
            for drawn in range(number):
                if unseen - wanted - drawn <= 0 or wanted == 0:
                    missed = wanted == 0
                    break
                missed *= cython.cast(cython.double, unseen - wanted - drawn) / (unseen - drawn)
            self.chances[wanted] = 1 - missed

    def held(self, cards):
        """The chance that an opponent holds any of these cards."""
        return self.chances[min(FEW, popcount(cards & self.unseen))]

    def weigh(self, cards):
        """What capturing these cards is worth."""
        return (
            self.card_worth * popcount(cards)
            + self.suit_worth * popcount(cards & self.laws.suit)
            + self.laws.naturals(cards)
        )

    # Worlds

    def run(self, deal, moves, worlds, seed, work):
        """Make each of these legal moves in so many worlds and play on: by how much its side is ahead, all together.

        In a world the cards that the seat to act does not see lie anew: all that is possible is equally so. With no
        worlds at all they lie as they do. No further world is begun after so much work, a move or so each, but one is
        always played. The sums, how many worlds they were, and how much work.
        """
        table: Table = deal
        place: cython.int
        number: cython.int = len(moves)
        world: cython.int = 0
        most: cython.int = worlds
        limit: cython.longlong = work
        begin: u64 = seed
        tried: cython.ulonglong[TRIED]
        sums: cython.double[TRIED]
        if not cython.compiled:
            tried, sums = [0] * TRIED, [0.0] * TRIED
        self.check(table)
        if number > TRIED:
            raise ValueError(f"no more than {TRIED} moves are tried")
        for place in range(number):
            if not deal.allows(moves[place]):
                raise ValueError(f"illegal move {moves[place]}")
            tried[place] = moves[place]
            sums[place] = 0
        self.world.copy(table)
        self.dice.seed(begin, 0)
        self.work = 0
        with cython.nogil:
            while True:
                if most:
                    self.deal_anew(self.world)
                for place in range(number):
                    self.now.copy(self.world)
                    self.make(self.now, tried[place])
                    self.play_out(self.now)
                    sums[place] += self.lead(self.now, table.turn % self.laws.sides)
                world += 1
                if world >= most or self.work >= limit:
                    break
        return [sums[place] for place in range(number)], world, self.work

    def make(self, table, move):
        """Make a legal move."""
        one: u64 = 1
        table.move(move >> 52 & 63, move >> 58, move & ((one << 52) - 1))

    def deal_anew(self, table):
        """Shuffle what the seat to act does not see."""
        cards: cython.int[52]
        card: cython.int
        number: cython.int = 0
        place: cython.int
        other: cython.int
        seat: cython.int
        size: cython.int
        left: u64 = 0
        if not cython.compiled:
            cards = [0] * 52
        for seat in range(self.laws.seats):
            if seat != table.turn:
                left |= table.hand[seat]
        while left:
            cards[number] = ctz(left)
            left &= left - 1
            number += 1
        for place in range(table.top, 52):
            cards[number] = table.stock[place]
            number += 1
        for place in range(number - 1, 0, -1):
            other = self.dice.below(place + 1)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
        for seat in range(self.laws.seats):
            if seat != table.turn:
                size = popcount(table.hand[seat])
                table.hand[seat] = 0
                while size:
                    number -= 1
                    size -= 1
                    table.hand[seat] |= cython.cast(u64, 1) << cards[number]
        for place in range(table.top, 52):
            number -= 1
            table.stock[place] = cards[number]

    def lead(self, table, side):
        """How far a side is ahead of the mean of the others at the end of the deal."""
        other: cython.int
        others: cython.int = 0
        for other in range(self.laws.sides):
            if other != side:
                others += table.score(other)
        return table.score(side) - cython.cast(cython.double, others) / (self.laws.sides - 1)
