# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Whether one move is legal, in bounded time, and the rules of owners that all moves share. Types: `referee.pxd`.

A *bag* is a multiset of the values 1..13, four bits a value, as in `groups.py`, where the reasoning is.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from .bits import (
        ANY,
        BUILD,
        CARD_CANNOT_CAPTURE,
        FREE,
        FULL,
        HIGH,
        LOW,
        MEMORY,
        NOBODY,
        NONE,
        OWN,
        ROOM,
        SINGLE,
        TRAIL,
        comes_before,
        ctz,
        popcount,
    )

    u64 = cython.ulonglong


class Referee:
    """Judges the moves of one turn: `face` a table, `hold` a card of the hand, ask."""

    def __init__(self, laws):
        if not cython.compiled:
            self.known_must, self.known_may = [0] * MEMORY, [0] * MEMORY
            self.known_total, self.known_answer = [0] * MEMORY, [False] * MEMORY
            self.sets = [0] * (2 * ROOM)
        self.laws = laws

    def face(self, table):
        """Look at the turn of a table; the deal is not over."""
        place: cython.int
        answers: cython.uint
        left: u64
        self.seat = table.turn
        self.hand = left = table.hand[table.turn]
        self.loose = table.loose
        self.once = self.twice = self.own = 0
        while left:
            answers = self.laws.answers[ctz(left)]
            self.twice |= self.once & answers
            self.once |= answers
            left &= left - 1
        for place in range(table.builds):
            if table.build_owner[place] == table.turn:
                self.own |= cython.cast(cython.uint, 1) << place

    def hold(self, card):
        """Look at a card of the hand."""
        one: u64 = 1
        self.card = card
        self.low = self.laws.low[card]
        self.rest = self.hand ^ one << card
        self.buildable = self.once & ~self.laws.answers[card] | self.twice

    # What owners owe

    def may_take(self, table, chosen):
        """Whether the card may take these builds, and loose cards or none with them."""
        owed: cython.uint = 0
        left: cython.uint = self.own & ~chosen
        if not self.own:
            return True
        if self.laws.take_or_build and left == self.own:
            return False
        while left:
            owed |= cython.cast(cython.uint, 1) << table.build_value[ctz(left)]
            left &= left - 1
        return self.laws.answer(self.rest, owed)

    def may_build(self, table, value, standing):
        """Whether the card may go into a build of a value, its sum apart: a new one (-1) or one that stands."""
        owed: cython.uint = 0
        left: cython.uint = self.own
        place: cython.int
        adding: cython.bint = False
        if standing >= 0:
            adding = table.build_value[standing] == value
            if self.laws.building != FULL:
                return False
            if adding:
                if not self.whose(self.laws.add_who, table.build_owner[standing]):
                    return False
            elif table.build_multiple[standing] or not self.whose(self.laws.raise_who, table.build_owner[standing]):
                return False
            left &= ~(cython.cast(cython.uint, 1) << standing)
        if self.laws.must_join and not adding:
            for place in range(table.builds):
                if table.build_value[place] == value and place != standing:
                    return False
        if standing < 0 or not table.without_card(standing, value):
            if not self.buildable >> value & 1:
                return False
            owed = cython.cast(cython.uint, 1) << value
        if not left:
            # For a single value a card beside the one played is enough.
            return True
        while left:
            owed |= cython.cast(cython.uint, 1) << table.build_value[ctz(left)]
            left &= left - 1
        return self.laws.answer(self.rest, owed)

    def whose(self, permission, owner):
        """Whether a permission covers a build of this owner."""
        if permission == ANY:
            return True
        if permission == OWN:
            return owner == self.seat
        return owner == NOBODY or not self.laws.partners(owner, self.seat)

    # One move

    def allows(self, table, card, tag, taken):
        """Whether a move is legal; any numbers may be asked about."""
        place: cython.int
        value: cython.int
        loose: u64
        chosen: cython.uint = 0
        if table.turn == NOBODY or card >= 52 or not table.hand[table.turn] >> card & 1:
            return False
        self.face(table)
        self.hold(card)
        if tag == TRAIL:
            return not taken and self.allows_trail(table)
        loose = taken
        for place in range(table.builds):
            if table.build_cards[place] & taken:
                chosen |= cython.cast(cython.uint, 1) << place
                loose &= ~table.build_cards[place]
                if table.build_cards[place] & ~taken:
                    return False
        if loose & ~table.loose:
            return False
        if not self.low:
            return (
                tag == LOW
                and not chosen
                and loose
                and not loose & ~(cython.cast(u64, 15) << (card & ~3))
                and self.laws.pictures[popcount(loose)]
                and self.may_take(table, 0)
            )
        if loose & ~self.laws.valued:
            return False
        if tag > HIGH:
            return self.allows_build(table, tag - BUILD, loose, chosen)
        value = self.laws.high[card] if tag == HIGH else self.low
        if not value or not taken:
            return False
        for place in range(table.builds):
            if chosen >> place & 1 and table.build_value[place] != value:
                return False
        if not self.pairs(self.bag(loose), 0, value, self.low):
            return False
        if tag == HIGH and not chosen and self.covers(self.bag(loose), 0, self.low):
            return False
        return self.may_take(table, chosen)

    def allows_build(self, table, value, loose, chosen):
        """Whether the card goes into a build of a value with these loose cards and at most one build that stands."""
        standing: cython.int = -1
        played: u64 = 1
        pips: cython.int = self.low
        played = played << 4 * self.low
        if self.laws.building == NONE or value > 16 or chosen & (chosen - 1):
            return False
        if chosen:
            standing = ctz(chosen)
            if table.build_value[standing] != value:
                if table.build_value[standing] + self.low != value or (loose and not self.laws.absorb):
                    return False
                played = 0
        elif not loose:
            return False
        if not self.covers(self.bag(loose) + played, 0, value):
            return False
        if self.laws.building == SINGLE:
            while loose:
                pips += self.laws.low[ctz(loose)]
                loose &= loose - 1
            if pips != value:
                return False
        return self.may_build(table, value, standing)

    def allows_trail(self, table):
        """Whether the card may be trailed."""
        left: u64 = self.hand
        card: cython.int = self.card
        other: cython.int
        free: cython.bint = True
        if self.own:
            return False
        if self.laws.trail == FREE:
            return True
        if self.laws.trail == CARD_CANNOT_CAPTURE:
            return not self.can_capture(table)
        while left and free:
            other = ctz(left)
            left &= left - 1
            self.hold(other)
            free = not self.can_capture(table) and not self.can_build(table)
        self.hold(card)
        return free

    def can_capture(self, table):
        """Whether the card has a legal capture."""
        equal: u64 = self.loose & cython.cast(u64, 15) << (self.card & ~3)
        values: cython.uint = self.laws.answers[self.card]
        value: cython.int
        place: cython.int
        chosen: cython.uint
        some: u64
        if not self.low:
            # One picture may always be taken, and where any may be taken, one may.
            return equal and self.may_take(table, 0)
        some = self.bag(self.loose & self.laws.valued)
        while values:
            value = ctz(values)
            values &= values - 1
            chosen = 0
            for place in range(table.builds):
                if table.build_value[place] == value:
                    chosen |= cython.cast(cython.uint, 1) << place
            if chosen and self.may_take(table, chosen):
                return True
            if (equal or self.makes(some, value)) and self.may_take(table, 0):
                return True
        return False

    def can_build(self, table):
        """Whether the card goes into any legal build."""
        some: u64
        value: cython.int
        place: cython.int
        if not self.low or self.laws.building == NONE:
            return False
        some = self.bag(self.loose & self.laws.valued)
        for value in range(self.low, 17):
            if self.buildable >> value & 1 and self.may_build(table, value, -1):
                if value > self.low and self.makes(some, value - self.low):
                    return True
                if value == self.low and self.laws.building == FULL and self.makes(some, value):
                    return True
        for place in range(table.builds):
            value = table.build_value[place]
            if (
                self.may_build(table, value, place)
                and value >= self.low
                and (value == self.low or self.makes(some, value - self.low))
            ):
                return True
            if value + self.low <= 16 and self.may_build(table, value + self.low, place):
                return True
        return False

    # Sums

    def bag(self, cards):
        """The values of these cards; all of them have one."""
        bag: u64 = 0
        one: u64 = 1
        while cards:
            bag += one << 4 * self.laws.low[ctz(cards)]
            cards &= cards - 1
        return bag

    def makes(self, bag, total):
        """Whether some cards of a bag add up to a total, which is at least 1."""
        value: cython.int
        number: cython.int
        reach: cython.uint = 1
        for value in range(1, 14):
            number = bag >> 4 * value & 15
            while number:
                reach |= reach << value & 0x1FFFF
                number -= 1
        return reach >> total & 1

    def covers(self, must, may, total):
        """Whether all of one bag, helped by any part of a second, splits into groups of a total."""
        largest: cython.int = 13
        missing: cython.int
        pips: cython.int
        value: cython.int
        place: cython.int
        answer: cython.bint
        rest: u64
        one: u64 = 1
        if not must:
            return True
        while not must >> 4 * largest:
            largest -= 1
        if largest > total:
            return False
        rest = must - (one << 4 * largest)
        missing = total - largest
        if not missing:
            return self.covers(rest, may, total)
        if missing < 14 and rest >> 4 * missing & 15:
            # Some solution has the largest card and its complement together.
            return self.covers(rest - (one << 4 * missing), may, total)
        if not may:
            pips = 0
            for value in range(1, largest + 1):
                pips += value * cython.cast(cython.int, must >> 4 * value & 15)
            if pips % total:
                return False
        place = (must % 4093 * 17 + may % 4091 * 3 + total) % MEMORY
        if self.known_total[place] == total and self.known_must[place] == must and self.known_may[place] == may:
            return self.known_answer[place]
        answer = self.fill(rest, may, missing, min(13, missing), total)
        self.known_total[place] = total
        self.known_must[place] = must
        self.known_may[place] = may
        self.known_answer[place] = answer
        return answer

    def fill(self, must, may, missing, most, total):
        """Whether cards up to a value make what is missing from a group, and the rest is covered."""
        value: cython.int
        number: cython.int
        owed: cython.int
        spare: cython.int
        used: u64
        one: u64
        if not missing:
            return self.covers(must, may, total)
        for value in range(min(most, missing), 0, -1):
            one = 1
            one <<= 4 * value
            owed = must >> 4 * value & 15
            spare = may >> 4 * value & 15
            for number in range(1, (min(missing // value, owed + spare)) + 1):
                # Of equal values those that must be used go first.
                used = min(owed, number)
                if self.fill(
                    must - used * one, may - (number - used) * one, missing - number * value, value - 1, total
                ):
                    return True
        return False

    def pairs(self, must, may, total, pair):
        """As `covers`, but cards of the value `pair` may also stand alone."""
        helpers: u64 = must >> 4 * pair & 15
        one: u64 = 1
        one <<= 4 * pair
        return self.covers(must - helpers * one, may + helpers * one, total)

    # Order

    def sort(self, number):
        """Sort sets as lists of cards: card by card, a prefix first (Shell's sort)."""
        gap: cython.int = 1
        place: cython.int
        other: cython.int
        some: u64
        while gap < number // 3:
            gap = 3 * gap + 1
        while gap > 0:
            for place in range(gap, number):
                some = self.sets[place]
                other = place
                while other >= gap and comes_before(some, self.sets[other - gap]):
                    self.sets[other] = self.sets[other - gap]
                    other -= gap
                self.sets[other] = some
            gap //= 3
