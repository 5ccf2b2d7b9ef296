# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The moves of crowded tables, which nobody can list: the first in order, and one at random. Types: `crowd.pxd`.

A selection grows card by card, and only while it can still be completed, as in `legal.py`.
"""

from __future__ import annotations

import cython

from .referee import Referee

if not cython.compiled:
    from .bits import (
        BUILD,
        HIGH,
        LOW,
        NONE,
        ROOM,
        SINGLE,
        TRAIL,
        ctz,
        popcount,
    )

    u64 = cython.ulonglong


class Crowd(Referee):
    """Finds some of the moves of a turn."""

    def __init__(self, laws):
        Referee.__init__(self, laws)
        if not cython.compiled:
            self.tail, self.moves = [0] * 53, [0] * ROOM

    # In order

    def list(self, table, limit):
        """The first legal moves, as `Move` numbers in `moves`; the limit is ROOM at most."""
        left: u64
        value: cython.int
        place: cython.int
        highest: cython.int = 17
        self.total = 0
        self.limit = limit
        self.face(table)
        left = self.hand
        while left and self.total < self.limit:
            self.hold(ctz(left))
            left &= left - 1
            self.number = 0
            if not self.low:
                self.list_pictures(table)
            else:
                for value in range(LOW, HIGH + 1):
                    if self.seek_captures(table, value):
                        self.stop = self.limit - self.total
                        self.grow(table, 0, 0, 0, 0, 0)
                        self.keep(value)
                for value in range(self.low, highest):
                    for place in range(-1, table.builds):
                        if self.seek_builds(table, value, place):
                            self.stop = self.number + self.limit - self.total
                            self.grow(table, self.start, 0, 0, self.base, 0)
                            self.sort(self.number)
                            if self.number > self.limit - self.total:
                                self.number = self.limit - self.total
                    self.keep(BUILD + value)
            if self.allows_trail(table):
                self.sets[0] = 0
                self.number = 1
                self.keep(TRAIL)

    def keep(self, tag):
        """Write down the sets that were found as moves of the card."""
        place: cython.int
        one: u64 = 1
        for place in range(self.number):
            if self.total < self.limit:
                self.moves[self.total] = self.sets[place] | (one * self.card) << 52 | (one * tag) << 58
                self.total += 1
        self.number = 0

    def list_pictures(self, table):
        """Captures with a picture that only pairs."""
        equal: u64 = self.loose & cython.cast(u64, 15) << (self.card & ~3)
        some: u64 = equal
        if not self.may_take(table, 0):
            return
        while some:
            if self.laws.pictures[popcount(some)]:
                self.sets[self.number] = some
                self.number += 1
            some = (some - 1) & equal
        self.sort(self.number)
        self.keep(LOW)

    # What to look for

    def seek_captures(self, table, tag):
        """Look for captures at the low or the high value; False where there are none."""
        place: cython.int
        lowest: u64
        self.tag = tag
        self.value = self.laws.high[self.card] if tag == HIGH else self.low
        self.raising = False
        self.start = self.base = self.lowest = 0
        self.optional = 0
        if not self.value:
            return False
        for place in range(table.builds):
            if table.build_value[place] == self.value:
                self.optional |= cython.cast(cython.uint, 1) << place
                lowest = table.build_cards[place]
                self.lowest |= lowest & -lowest
        if not self.may_take(table, self.optional):
            return False
        self.prepare()
        return True

    def seek_builds(self, table, value, standing):
        """Look for builds of a value, new ones (-1) or on a build that stands; False where there are none."""
        one: u64 = 1
        self.tag = BUILD + value
        self.value = value
        self.raising = False
        self.base = self.lowest = 0
        self.optional = 0
        self.start = one << 4 * self.low
        if self.laws.building == NONE:
            return False
        if standing >= 0:
            self.base = table.build_cards[standing]
            self.raising = table.build_value[standing] != value
            if self.raising:
                self.start = 0
                if table.build_value[standing] + self.low != value:
                    return False
        if not self.may_build(table, value, standing):
            return False
        self.prepare()
        return True

    def prepare(self):
        """Note which loose cards can be of any use, and what those from each place on make together."""
        left: u64 = self.loose & self.laws.valued
        everything: u64 = self.bag(left)
        card: u64
        one: u64 = 1
        place: cython.int
        self.useful = 0
        while left:
            card = left & -left
            left ^= card
            one = self.bag(card)
            if self.completes(self.start + one, everything - one):
                self.useful |= card
        self.tail[52] = 0
        for place in range(51, -1, -1):
            self.tail[place] = self.tail[place + 1]
            if self.useful >> place & 1:
                one = 1
                self.tail[place] += one << 4 * self.laws.low[place]

    def completes(self, must, may):
        """Whether a bag, helped by any part of a second, makes what the card needs."""
        pips: cython.int = 0
        value: cython.int
        if self.tag <= HIGH:
            return self.pairs(must, may, self.value, self.low)
        if self.raising and not self.laws.absorb:
            return not must
        if self.laws.building == SINGLE:
            for value in range(1, 14):
                pips += value * cython.cast(cython.int, must >> 4 * value & 15)
            return pips == self.value or (pips < self.value and self.makes(may, self.value - pips))
        return self.covers(must, may, self.value)

    def moves_so(self, table, taken, chosen):
        """Whether a complete selection is a move of its own."""
        if self.tag > HIGH:
            return taken != 0
        if not taken or not self.may_take(table, chosen):
            return False
        # What can be taken at the low value is no move at the high one.
        return self.tag == LOW or chosen or not self.covers(self.bag(taken), 0, self.low)

    def grow(self, table, bag, taken, onward, pending, chosen):
        """Every selection that goes on from these cards with those from ``onward`` on, in order.

        Pending cards belong to builds that are taken: they come in when their turn is.
        """
        left: u64
        card: u64
        due: u64 = pending & -pending
        place: cython.int
        build: cython.int
        coming: cython.uint = 0
        one: u64 = 1
        if self.number >= self.stop or not self.completes(bag, self.tail[onward]):
            return
        left = (self.useful | self.lowest) >> onward << onward if onward < 52 else 0
        if self.tag <= HIGH:
            for build in range(table.builds):
                if self.optional >> build & 1 and table.build_cards[build] & -table.build_cards[build] & left:
                    coming |= cython.cast(cython.uint, 1) << build
            if not self.may_take(table, chosen | coming):
                return
        if not pending and self.completes(bag, 0) and self.moves_so(table, taken, chosen):
            self.sets[self.number] = taken
            self.number += 1
        if pending:
            left &= due - 1
        while left:
            card = left & -left
            left ^= card
            place = ctz(card)
            if card & self.useful:
                self.grow(table, bag + (one << 4 * self.laws.low[place]), taken | card, place + 1, pending, chosen)
                continue
            for build in range(table.builds):
                if table.build_cards[build] & card:
                    self.grow(
                        table,
                        bag,
                        taken | card,
                        place + 1,
                        pending | table.build_cards[build] ^ card,
                        chosen | cython.cast(cython.uint, 1) << build,
                    )
        if pending:
            self.grow(table, bag, taken | due, ctz(due) + 1, pending ^ due, chosen)

    # At random

    def draw(self, table, dice):
        """Choose a move at random: every one has its chance. Where none is legal none is offered."""
        left: u64
        value: cython.int
        place: cython.int
        highest: cython.int = 17
        self.offered = 0
        self.face(table)
        left = self.hand
        while left:
            self.hold(ctz(left))
            left &= left - 1
            if not self.low:
                self.limit = ROOM
                self.number = self.total = 0
                self.list_pictures(table)
                for place in range(self.total):
                    self.offer(LOW, self.moves[place], dice)
            else:
                for value in range(LOW, HIGH + 1):
                    if self.seek_captures(table, value):
                        self.wander(table, dice)
                for value in range(self.low, highest):
                    for place in range(-1, table.builds):
                        if self.seek_builds(table, value, place):
                            self.wander(table, dice)
            if self.allows_trail(table):
                self.offer(TRAIL, 0, dice)
        if not self.offered:
            # Chance took nothing at all; one of the first moves then.
            self.list(table, 128)
            if not self.total:
                return
            left = self.moves[dice.below(self.total)]
            self.card = left >> 52 & 63
            self.offer(left >> 58, left, dice)

    def offer(self, tag, taken, dice):
        """Choose this move in place of the one chosen so far, evenly among all that are offered."""
        one: u64 = 1
        self.offered += 1
        if dice.below(self.offered) == 0:
            self.chosen_card = self.card
            self.chosen_tag = tag
            self.chosen_taken = taken & ((one << 52) - 1)

    def wander(self, table, dice):
        """Offer one of the moves that are looked for, if chance finds one.

        Each card and build is taken or left as chance has it, as long as the rest can be completed.
        """
        cards: cython.int[52]
        number: cython.int = 0
        place: cython.int
        other: cython.int
        card: cython.int
        bag: u64 = self.start
        rest: u64 = self.tail[0]
        left: u64 = self.useful
        taken: u64 = self.base
        one: u64
        chosen: cython.uint = 0
        if not cython.compiled:
            cards = [0] * 52
        if not self.completes(bag, rest):
            return
        while left:
            cards[number] = ctz(left)
            left &= left - 1
            number += 1
        for place in range(number - 1, 0, -1):
            other = dice.below(place + 1)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
        for place in range(number):
            card = cards[place]
            one = 1
            one <<= 4 * self.laws.low[card]
            rest -= one
            if self.completes(bag + one, rest) and (dice.below(2) == 0 or not self.completes(bag, rest)):
                bag += one
                one = 1
                taken |= one << card
        for place in range(table.builds):
            if self.optional >> place & 1 and dice.below(2) == 0:
                chosen |= cython.cast(cython.uint, 1) << place
        if self.optional and not self.may_take(table, chosen):
            chosen = self.optional
        for place in range(table.builds):
            if chosen >> place & 1:
                taken |= table.build_cards[place]
        if self.moves_so(table, taken, chosen):
            self.offer(self.tag, taken, dice)
