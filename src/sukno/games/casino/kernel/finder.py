# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""All the moves of a turn: counted, drawn and listed without making each. Types are in `finder.pxd`.

The parts of the table that make up the values wanted are found once; every capture and build is a choice of builds
together with a union of such parts. Where there are more than the room allows, `Crowd` takes over.
"""

from __future__ import annotations

import cython

from .crowd import Crowd
from .referee import Referee

if not cython.compiled:
    from .bits import (
        BARE,
        BASE,
        BASES,
        BUILD,
        CARD,
        CARD_CANNOT_CAPTURE,
        FREE,
        FULL,
        HIGH,
        LOW,
        NOBODY,
        NONE,
        ONLY_IF_NO_PLAY,
        PART,
        PARTS,
        POOL,
        ROOM,
        SET,
        SETS,
        SHORT,
        SINGLE,
        SLOTS,
        SUBSETS,
        TAG,
        TRAIL,
        comes_before,
        ctz,
        popcount,
        top,
    )

    u64 = cython.ulonglong


class Finder(Referee):
    """Finds moves. Its memory belongs to it alone, so each thread has its own."""

    def __init__(self, laws, room=ROOM):
        if not cython.compiled:
            self.subsets, self.by_total, self.pool = [0] * (SUBSETS + 1), [0] * 32, [0] * POOL
            self.union_first, self.union_count = [0] * 32, [0] * 32
            self.slots, self.stamps = [0] * SLOTS, [0] * SLOTS
            self.groups, self.part = [0] * (SUBSETS + 4), [0] * (PART * PARTS)
        Referee.__init__(self, laws)
        self.crowd = Crowd(laws)
        self.room = min(room, ROOM)
        self.pool[0] = self.subsets[0] = 0
        self.stamp = 0
        self.seen = 0
        self.total = self.parts = 0
        self.crowded = False

    def look(self, table):
        """Find the moves of the turn; what is found stays until another table is looked at."""
        if table.seen and table.seen == self.seen:
            return
        self.seen += 1
        table.seen = self.seen
        self.total = 0
        self.parts = 0
        self.crowded = False
        self.trails = 0
        if table.turn == NOBODY:
            return
        self.seat = table.turn
        self.crowded = not self.find(table)
        if self.crowded:
            self.total = NOBODY

    def number_of(self, table):
        """How many moves there are, ROOM for more."""
        self.look(table)
        if self.total == NOBODY:
            self.crowd.list(table, ROOM)
            self.total = self.crowd.total
        return self.total

    def find(self, table):
        """Find everything; False where there is no room for it.

        What comes up at nearly every turn is done here, the rest is left to others.
        """
        left: u64 = table.hand[self.seat]
        bit: u64
        answers: cython.uint
        once: cython.uint = 0
        twice: cython.uint = 0
        standing: cython.uint = 0
        values: cython.uint
        new: cython.uint
        single: cython.uint = 0
        touched: cython.uint = 0
        owing: cython.bint
        one: cython.uint = 1
        value: cython.int
        low: cython.int
        place: cython.int
        before: cython.int
        held: cython.int = 0
        equal: u64 = 15
        buildable: cython.uint
        self.hand = left
        self.loose = table.loose
        while left:
            answers = self.laws.answers[ctz(left)]
            twice |= once & answers
            once |= answers
            left &= left - 1
            held += 1
        self.once = once
        self.twice = twice
        self.own = 0
        for place in range(table.builds):
            standing |= one << table.build_value[place]
            if not table.build_multiple[place]:
                single |= one << table.build_value[place]
            if table.build_owner[place] == self.seat:
                self.own |= one << place
        self.used = 1
        self.known = 0
        if not self.find_subsets(top(once | standing | 1 if self.laws.add_without else once | 1)):
            return False
        if self.laws.trail == FREE and not self.own:
            self.trails = self.hand
            self.total = held
        left = self.hand
        while left:
            bit = left & -left
            left ^= bit
            self.card = ctz(bit)
            self.low = low = self.laws.low[self.card]
            self.rest = self.hand ^ bit
            before = self.total
            if not low:
                if self.loose & equal << (self.card & ~3) and not self.find_pictures(table):
                    return False
            elif self.own or self.laws.high[self.card] or standing >> low & 1:
                if not self.find_captures(table, low, LOW):
                    return False
                if self.laws.high[self.card] and not self.find_captures(table, self.laws.high[self.card], HIGH):
                    return False
            elif self.reach >> low & 1:
                if self.by_total[low] == 1:
                    if not self.add(LOW, 0, 1, -low, 1, 0):
                        return False
                elif not self.unions(low, 0, low) or not self.add(
                    LOW, 0, 1, self.union_first[low], self.union_count[low], 0
                ):
                    return False
            if self.laws.trail == CARD_CANNOT_CAPTURE and self.total == before and not self.own:
                self.trails |= bit
            if not low or self.laws.building == NONE:
                continue
            self.buildable = buildable = once & ~self.laws.answers[self.card] | twice
            # A new build needs the rest of its value from the table, or, of the value of the card alone, another group.
            new = buildable & ((self.reach & ~1) << low | self.reach & one << low)
            if self.laws.building == SINGLE:
                new &= ~(one << low)
            values = new
            if standing and self.laws.building == FULL:
                # What an addition needs from the table may be nothing; a raise needs a card of the new value.
                touched = standing & self.reach << low | single << low & buildable
                values |= touched
            while values:
                value = ctz(values)
                values &= values - 1
                if new >> value & 1:
                    # Who owns nothing owes nothing.
                    owing = self.own or (self.laws.must_join and standing >> value & 1)
                    if owing and not self.may_build(table, value, NOBODY):
                        pass
                    elif value > low and (self.laws.building == SINGLE or not self.reach >> value & 1):
                        # One group only.
                        if not self.add(BUILD + value, 0, 1, low - value, self.by_total[value - low], 0):
                            return False
                    elif not self.find_new(value):
                        return False
                if touched >> value & 1 and not self.find_standing(table, value):
                    return False
        if self.laws.trail == CARD_CANNOT_CAPTURE:
            self.total += popcount(self.trails)
        elif self.laws.trail == ONLY_IF_NO_PLAY and not self.own and not self.total:
            self.trails = self.hand
            self.total = held
        return True

    # Sets of cards

    def find_subsets(self, limit):
        """All parts of the loose cards that make no more than a limit.

        The highest cards come first: so the parts stay few as long as can be.
        """
        cards: u64 = self.loose & self.laws.upto[limit]
        number: cython.Py_ssize_t = 1
        end: cython.Py_ssize_t
        place: cython.Py_ssize_t
        card: cython.int
        some: u64
        added: u64
        enough: u64
        one: u64 = 1
        reach: u64 = 1
        for place in range(32):
            self.by_total[place] = 0
        while cards:
            if 2 * number > SUBSETS:
                return False
            card = top(cards)
            cards ^= one << card
            reach |= (reach & 0x1FFFF) << self.laws.low[card]
            added = self.laws.weights[card]
            enough = (cython.cast(u64, limit + 1) << 56) - (added >> 56 << 56)
            end = number
            for place in range(end):
                # Written whether it is wanted or not: the next one takes the place. This is faster than to ask first.
                some = self.subsets[place]
                self.subsets[number] = some + added
                number += some < enough
                self.by_total[(some + added) >> 56] += 1
        self.reach = reach & (2 * (one << limit) - 1)
        return True

    def unions(self, value, pairs, slot):
        """All sets that split into groups of a value, cards of `pairs` alone counting as groups too.

        They are written to the pool once, and stay known by their slot for this turn.
        """
        first: cython.Py_ssize_t = self.used
        number: cython.Py_ssize_t = 0
        place: cython.Py_ssize_t
        other: cython.Py_ssize_t
        groups: cython.int = 0
        left: cython.int = self.by_total[value]
        every: u64 = 0
        overlap: u64 = 0
        group: u64
        some: u64
        cards: u64 = 1
        cards = (cards << 52) - 1
        if self.known >> slot & 1:
            return True
        self.known |= cython.cast(cython.uint, 1) << slot
        self.union_count[slot] = left
        if left < 2 and not pairs:
            self.union_first[slot] = -value
            return True
        while pairs:
            group = pairs & -pairs
            pairs ^= group
            self.groups[groups] = group
            groups += 1
            overlap |= every & group
            every |= group
        place = 0
        while left:
            place += 1
            some = self.subsets[place]
            if cython.cast(cython.int, some >> 56) == value:
                left -= 1
                group = some & cards
                self.groups[groups] = group
                groups += 1
                overlap |= every & group
                every |= group
        if groups > 3 and overlap:
            self.forget(1 << groups if groups < 6 else SLOTS)
            for place in range(groups):
                group = self.groups[place]
                if first + 2 * number + 1 > POOL:
                    return False
                for other in range(first, first + number):
                    some = self.pool[other]
                    if not some & group and self.fresh(some | group, first, number):
                        self.pool[first + number] = some | group
                        number += 1
                if self.fresh(group, first, number):
                    self.pool[first + number] = group
                    number += 1
        else:
            # Of up to three groups, and of groups that have no card in common, no two unions are the same.
            for place in range(groups):
                group = self.groups[place]
                if first + 2 * number + 1 > POOL:
                    return False
                for other in range(first, first + number):
                    some = self.pool[other]
                    if not some & group:
                        self.pool[first + number] = some | group
                        number += 1
                self.pool[first + number] = group
                number += 1
        self.union_first[slot] = first
        self.union_count[slot] = number
        self.used = first + number
        return True

    def forget(self, number):
        """Forget the sets that `fresh` has seen; there are going to be so many."""
        place: cython.Py_ssize_t
        if self.stamp == 0x7FFFFFFF:
            self.stamp = 0
            for place in range(SLOTS):
                self.stamps[place] = 0
        self.stamp += 1
        self.few = number < 32

    def fresh(self, cards, first, number):
        """Whether a set is new to a list in the pool, or, where that is long, since `forget`."""
        place: cython.Py_ssize_t
        if self.few:
            place = first
            while place < first + number and self.pool[place] != cards:
                place += 1
            return place == first + number
        place = cards % SLOTS
        while self.stamps[place] == self.stamp:
            if self.slots[place] == cards:
                return False
            place = place + 1 if place + 1 < SLOTS else 0
        self.stamps[place] = self.stamp
        self.slots[place] = cards
        return True

    def fillings(self, missing, value):
        """All sets that make what is missing from a group, along with any further groups of a value.

        Sets of one group are not written anywhere: -missing stands for the subsets of this sum.
        """
        first: cython.Py_ssize_t
        number: cython.Py_ssize_t = 0
        here: cython.Py_ssize_t = 0
        left: cython.int = self.by_total[missing]
        other: cython.Py_ssize_t
        end: cython.Py_ssize_t
        twice: cython.bint
        some: u64
        cards: u64 = 1
        cards = (cards << 52) - 1
        self.found = -missing
        self.found_number = left
        if not left or not self.by_total[value]:
            return True
        if not self.unions(value, 0, value):
            return False
        first = self.used
        other = self.union_first[value]
        if other < 0:
            # The only group of the value is written down.
            self.pool[first] = self.lone(value)
            other = first
            first += 1
        end = other + self.union_count[value]
        # With one set of the missing cards, or one union, no two of the sums are the same.
        twice = left > 1 and self.union_count[value] > 1
        if twice:
            self.forget(left * (1 + self.union_count[value]))
        self.used = other
        while left:
            here += 1
            if cython.cast(cython.int, self.subsets[here] >> 56) != missing:
                continue
            left -= 1
            some = self.subsets[here] & cards
            if first + number + 1 + end - self.used > POOL:
                return False
            if not twice or self.fresh(some, first, number):
                self.pool[first + number] = some
                number += 1
            for other in range(self.used, end):
                if not self.pool[other] & some and (not twice or self.fresh(self.pool[other] | some, first, number)):
                    self.pool[first + number] = self.pool[other] | some
                    number += 1
        self.used = first + number
        self.found = first
        self.found_number = number
        return True

    def lone(self, total):
        """The first subset of a sum."""
        here: cython.Py_ssize_t = 1
        cards: u64 = 1
        while cython.cast(cython.int, self.subsets[here] >> 56) != total:
            here += 1
        return self.subsets[here] & ((cards << 52) - 1)

    # Moves

    def add(self, tag, base, bases, first, sets, bare):
        """Note a part of the moves; False where they become too many."""
        part: cython.Py_ssize_t = self.parts
        moves: cython.longlong = sets + bare
        moves *= bases
        if not moves:
            return True
        if self.total + moves > self.room:
            return False
        self.part[part] = moves
        self.part[part + CARD] = self.card
        self.part[part + TAG] = tag
        self.part[part + BASE] = base
        self.part[part + BASES] = bases
        self.part[part + SET] = first
        self.part[part + SETS] = sets
        self.part[part + BARE] = bare
        self.parts = part + PART
        self.total += moves
        return True

    def find_pictures(self, table):
        """Captures with a picture that only pairs."""
        equal: u64 = 15
        some: u64
        left: u64
        number: cython.Py_ssize_t
        first: cython.Py_ssize_t = self.used
        if self.own and not self.may_take(table, 0):
            return True
        if first + 8 > POOL:
            return False
        equal = some = self.loose & equal << (self.card & ~3)
        while some:
            number = 0
            left = some
            while left:
                number += 1
                left &= left - 1
            if self.laws.pictures[number]:
                self.pool[self.used] = some
                self.used += 1
            some = (some - 1) & equal
        return self.add(LOW, 0, 1, first, self.used - first, 0)

    def find_captures(self, table, value, tag):
        """Captures with a card that counts a value."""
        slot: cython.int = value
        pairs: u64 = 0
        standing: cython.uint = 0
        chosen: cython.uint
        place: cython.int
        first: cython.int
        cards: u64
        if tag == HIGH:
            slot = value + 3
            pairs = 15
            pairs = (pairs << (self.card & ~3)) & self.loose
        if not self.unions(value, pairs, slot):
            return False
        if self.may_take(table, 0):
            if tag == LOW:
                if not self.add(tag, 0, 1, self.union_first[slot], self.union_count[slot], 0):
                    return False
            elif not self.not_low(slot, self.low):
                return False
        for place in range(table.builds):
            if table.build_value[place] == value:
                standing |= 1 << place
        if not standing:
            return True
        if popcount(standing) > 13:
            # So many choices of builds are no longer gone through one by one.
            return False
        first = self.used
        chosen = standing
        while chosen:
            if self.may_take(table, chosen):
                if self.used == POOL:
                    return False
                cards = 0
                for place in range(table.builds):
                    if chosen >> place & 1:
                        cards |= table.build_cards[place]
                self.pool[self.used] = cards
                self.used += 1
            chosen = (chosen - 1) & standing
        return self.add(tag, first, self.used - first, self.union_first[slot], self.union_count[slot], 1)

    def not_low(self, slot, low):
        """Captures of loose cards at the high value, without those that are possible at the low one."""
        first: cython.Py_ssize_t = self.used
        place: cython.Py_ssize_t
        if self.union_first[slot] < 0:
            # One group, or none; there is nothing to pair.
            if not self.union_count[slot] or self.covers(self.bag(self.lone(-self.union_first[slot])), 0, low):
                return True
            return self.add(HIGH, 0, 1, self.union_first[slot], 1, 0)
        if first + self.union_count[slot] > POOL:
            return False
        for place in range(self.union_first[slot], self.union_first[slot] + self.union_count[slot]):
            if not self.covers(self.bag(self.pool[place]), 0, low):
                self.pool[self.used] = self.pool[place]
                self.used += 1
        return self.add(HIGH, 0, 1, first, self.used - first, 0)

    def find_new(self, value):
        """New builds of a value, of one group or several."""
        if value > self.low:
            if not self.fillings(value - self.low, value):
                return False
            return self.add(BUILD + value, 0, 1, self.found, self.found_number, 0)
        if not self.unions(value, 0, value):
            return False
        return self.add(BUILD + value, 0, 1, self.union_first[value], self.union_count[value], 0)

    def find_standing(self, table, value):
        """Builds of a value on those that stand: additions, and raised ones."""
        low: cython.int = self.low
        place: cython.int
        first: cython.Py_ssize_t = self.used
        added: cython.int = 0
        raised: cython.int = 0
        if first + table.builds > POOL:
            return False
        for place in range(table.builds):
            if table.build_value[place] == value and self.may_build(table, value, place):
                self.pool[first + added] = table.build_cards[place]
                added += 1
        for place in range(table.builds):
            if table.build_value[place] + low == value and self.may_build(table, value, place):
                self.pool[first + added + raised] = table.build_cards[place]
                raised += 1
        self.used += added + raised
        if added:
            if low < value:
                if not self.fillings(value - low, value):
                    return False
            else:
                if not self.unions(value, 0, value):
                    return False
                self.found = self.union_first[value]
                self.found_number = self.union_count[value]
            if not self.add(BUILD + value, first, added, self.found, self.found_number, low == value):
                return False
        if not raised:
            return True
        if not self.laws.absorb:
            return self.add(BUILD + value, first + added, raised, 0, 0, 1)
        if not self.unions(value, 0, value):
            return False
        return self.add(BUILD + value, first + added, raised, self.union_first[value], self.union_count[value], 1)

    # One of the moves

    def draw(self, table, dice):
        """Choose one at random: evenly, where they are not too many to be counted."""
        self.look(table)
        if self.crowded:
            self.crowd.draw(table, dice)
            if not self.crowd.offered:
                self.total = 0
            self.chosen_card = self.crowd.chosen_card
            self.chosen_tag = self.crowd.chosen_tag
            self.chosen_taken = self.crowd.chosen_taken
        elif self.total:
            self.choose(dice.below(self.total))

    def play_out(self, table, dice):
        """Play to the end of the deal at random.

        Or as far as moves are legal: none may be in a position that nobody can play to.
        """
        while table.turn != NOBODY:
            self.draw(table, dice)
            if not self.total:
                return
            table.move(self.chosen_card, self.chosen_tag, self.chosen_taken)

    def choose(self, number):
        """Choose one of them by a number below their total, in no order."""
        part: cython.Py_ssize_t = 0
        cards: u64 = self.trails
        while cards:
            if not number:
                self.chosen_card = ctz(cards)
                self.chosen_tag = TRAIL
                self.chosen_taken = 0
                return
            number -= 1
            cards &= cards - 1
        while number >= self.part[part]:
            number -= self.part[part]
            part += PART
        self.chosen_card = self.part[part + CARD]
        self.chosen_tag = self.part[part + TAG]
        self.chosen_taken = self.set_of(part, number)

    def set_of(self, part, number):
        """The cards that the move of this number in a part takes."""
        sets: cython.int = self.part[part + SETS]
        each: cython.int = sets + self.part[part + BARE]
        base: cython.Py_ssize_t = 0
        here: cython.Py_ssize_t
        wanted: cython.Py_ssize_t
        cards: u64 = 1
        if self.part[part + BASES] > 1:
            base = number // each
            number -= base * each
        if number == sets:
            return self.pool[self.part[part + BASE] + base]
        wanted = self.part[part + SET]
        if wanted > 0:
            return self.pool[self.part[part + BASE] + base] | self.pool[wanted + number]
        cards = (cards << 52) - 1
        here = 0
        while True:
            here += 1
            if cython.cast(cython.int, self.subsets[here] >> 56) == -wanted:
                if not number:
                    return self.pool[self.part[part + BASE] + base] | self.subsets[here] & cards
                number -= 1

    def choose_share(self, table, share):
        """Choose the one at this share (0 to below 1) of the legal moves in order; whether there are any."""
        total: cython.int = self.number_of(table)
        number: cython.Py_ssize_t
        if not total:
            return False
        if 0 < share < 1:
            number = cython.cast(cython.Py_ssize_t, share * total)
        else:
            # Also what is not a number comes to be one of the moves.
            number = total - 1 if share >= 1 else 0
        self.choose_in_order(number)
        return True

    def choose_in_order(self, number):
        """Choose one by its place in the order of legal moves."""
        part: cython.Py_ssize_t = 0
        last: cython.Py_ssize_t
        moves: cython.Py_ssize_t
        move: u64
        cards: u64 = self.hand
        if self.crowded:
            move = self.crowd.moves[number]
            self.chosen_card = move >> 52 & 63
            self.chosen_tag = move >> 58
            self.chosen_taken = move & ((cython.cast(u64, 1) << 52) - 1)
            return
        while cards:
            while part < self.parts and self.part[part + CARD] == ctz(cards):
                moves = 0
                last = part
                while (
                    last < self.parts
                    and self.part[last + CARD] == self.part[part + CARD]
                    and self.part[last + TAG] == self.part[part + TAG]
                ):
                    moves += self.part[last]
                    last += PART
                if number < moves:
                    self.chosen_card = self.part[part + CARD]
                    self.chosen_tag = self.part[part + TAG]
                    self.chosen_taken = self.set_of(part, 0) if moves == 1 else self.pick(part, last, number)
                    return
                number -= moves
                part = last
            if self.trails >> ctz(cards) & 1:
                if not number:
                    self.chosen_card = ctz(cards)
                    self.chosen_tag = TRAIL
                    self.chosen_taken = 0
                    return
                number -= 1
            cards &= cards - 1

    def pick(self, part, last, number):
        """The set of this place in order among what the moves of one card, kind and value take, up to a part."""
        total: cython.Py_ssize_t = 0
        place: cython.Py_ssize_t
        other: cython.Py_ssize_t
        before: cython.Py_ssize_t
        some: u64
        while part < last:
            total = self.gather(part, total)
            part += PART
        if total > SHORT:
            self.sort(total)
            return self.sets[number]
        # So few are not sorted: the one is wanted before which there are as many as its number.
        for place in range(total):
            some = self.sets[place]
            before = 0
            for other in range(total):
                before += comes_before(self.sets[other], some)
            if before == number:
                return some
        return 0

    def collect(self, part):
        """Sort what the moves of one card, kind and value take; the next part after them."""
        first: cython.Py_ssize_t = part
        number: cython.Py_ssize_t = 0
        while (
            part < self.parts
            and self.part[part + CARD] == self.part[first + CARD]
            and self.part[part + TAG] == self.part[first + TAG]
        ):
            number = self.gather(part, number)
            part += PART
        self.sort(number)
        self.listed = number
        return part

    def gather(self, part, number):
        """Write what the moves of a part take behind so many sets; how many there are then."""
        base: cython.Py_ssize_t
        place: cython.Py_ssize_t
        left: cython.int
        total: cython.int
        some: u64
        cards: u64 = 1
        cards = (cards << 52) - 1
        for base in range(self.part[part + BASE], self.part[part + BASE] + self.part[part + BASES]):
            some = self.pool[base]
            if self.part[part + BARE]:
                self.sets[number] = some
                number += 1
            left = self.part[part + SETS]
            total = -self.part[part + SET]
            if total <= 0:
                for place in range(-total, left - total):
                    self.sets[number] = some | self.pool[place]
                    number += 1
                continue
            place = 0
            while left:
                place += 1
                if cython.cast(cython.int, self.subsets[place] >> 56) == total:
                    self.sets[number] = some | self.subsets[place] & cards
                    number += 1
                    left -= 1
        return number

    def list(self, table, limit):
        """The first legal moves in order, in `Crowd.moves` (as numbers, see `Deal.legal`); how many, in its total."""
        part: cython.Py_ssize_t = 0
        tag: cython.int
        card: cython.int
        cards: u64
        place: cython.Py_ssize_t
        self.look(table)
        if self.crowded:
            self.crowd.list(table, limit)
            return
        self.crowd.total = 0
        cards = table.hand[table.turn]
        while cards and self.crowd.total < limit:
            card = ctz(cards)
            cards &= cards - 1
            while part < self.parts and self.part[part + CARD] == card and self.crowd.total < limit:
                tag = self.part[part + TAG]
                part = self.collect(part)
                for place in range(self.listed):
                    self.write(card, tag, self.sets[place], limit)
            if self.trails >> card & 1:
                self.write(card, TRAIL, 0, limit)

    def write(self, card, tag, taken, limit):
        """Write a move down as a number."""
        move: u64 = tag
        if self.crowd.total < limit:
            move = move << 6 | card
            self.crowd.moves[self.crowd.total] = move << 52 | taken
            self.crowd.total += 1
