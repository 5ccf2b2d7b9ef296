# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The exact end of a deal whose cards are all known: what every move is worth when both sides play their best.

Alpha-beta over all the legal moves, with a table of the positions seen; what can still be won at all, late in a deal,
cuts off more. Types of C are in `exact.pxd`, those of Python in `exact.pyi`.
"""

from __future__ import annotations

from array import array

import cython

from .finder import Finder
from .table import Laws, Table

if not cython.compiled:
    from .bits import (
        BUILD,
        CARD,
        FAR,
        HIGH,
        HINT,
        KEY,
        LOW,
        NOBODY,
        PART,
        SLOT,
        TAG,
        TRAIL,
        VALUE,
        WIDTH,
        ctz,
        popcount,
    )

    u64 = cython.ulonglong

# What a kept value says of the true one.
LEAST = cython.declare(cython.int, 1)
MOST = cython.declare(cython.int, 2)


class Aim:
    """What the end of a deal is worth to side 0, by the points of both sides and who has most of the cards."""

    def __init__(self, span, worth):
        """``worth``: of the points of side 0 and of side 1, each below the span, and the holder, a side or None.

        ValueError where more for side 0 would be worth less, or anything is worth a million.
        """
        rows = range(span)
        values = [worth(mine, theirs, holder) for mine in rows for theirs in rows for holder in (1, None, 0)]
        for place, value in enumerate(values):
            if (
                (place % 3 and value < values[place - 1])
                or (place % (3 * span) >= 3 and value > values[place - 3])
                or (place >= 3 * span and value < values[place - 3 * span])
                or abs(value) >= FAR
            ):
                raise ValueError(f"more points would be worth less, or too much: {value}")
        self.span = span
        self.table = array("i", values)


class Ply(Table):
    """A position of the search, and the moves that are tried there. The plies are a chain."""

    def __init__(self, laws, onward):
        Table.__init__(self, laws)
        if not cython.compiled:
            self.moves, self.promise, self.key = [0] * WIDTH, [0] * WIDTH, [0] * KEY
        self.onward = onward
        self.number = 0
        self.slot = NOBODY


class Solver:
    """Solves deals of two sides with all their cards known. One thread at a time may use it.

    Its values are those of side 0: how many points it will be ahead in the deal, or what an `Aim` makes of the points.
    """

    def __init__(self, laws, memory=14):
        """``memory``: so many bits has the number of positions that are remembered."""
        card: cython.int
        other: cython.int
        if laws.sides != 2:
            raise ValueError("only deals of two sides have an exact end")
        if not cython.compiled:
            self.kin, self.values, self.swept = [0] * 52, [0] * WIDTH, [0] * 2
        self.laws = laws
        # Trails, one a card at most, may come on top of its room.
        self.finder = Finder(laws, WIDTH - 52)
        self.first = Ply(laws, None)
        self.plies = 1
        self.slots = array("Q", bytes(8 * SLOT << memory))
        self.size = 1 << memory
        self.generation = 0
        self.aim = None
        self.aimed = False
        self.effort = 0
        self.every = 0
        for card in range(52):
            self.kin[card] = 0
            for other in range(card & ~3, (card & ~3) + 4):
                if self.alike(card, other):
                    self.kin[card] |= cython.cast(u64, 1) << other

    def alike(self, card, other):
        """Whether two cards of a rank are the same to the rules: whatever holds of one holds of the other."""
        laws: Laws = self.laws
        one: u64 = cython.cast(u64, 1) << card
        two: u64 = cython.cast(u64, 1) << other
        both: u64 = one | two
        return (
            laws.low[card] == laws.low[other]
            and laws.high[card] == laws.high[other]
            and laws.answers[card] == laws.answers[other]
            and (card == other or not both & (laws.big | laws.little | laws.jack))
            and (not laws.suit & one) == (not laws.suit & two)
        )

    def solve(self, deal, nodes, aim=None):
        """The legal moves in order and their values, or None where so many nodes were too few; and how many it took.

        ValueError where the deal is over, or may bring more points than the aim knows.
        """
        table: Table = deal
        here: Ply
        cards: cython.int
        seat: cython.int
        if table.laws is not self.laws:
            raise ValueError("the deal is played by other laws")
        if table.turn == NOBODY:
            raise ValueError("the deal is over")
        cards = 52 - table.top
        for seat in range(4):
            cards += popcount(table.hand[seat])
        # Every move plays a card.
        while self.plies <= cards:
            self.first = Ply(self.laws, self.first)
            self.plies += 1
        here = self.first
        here.copy(table)
        self.aim = aim
        self.aimed = aim is not None
        self.effort = nodes
        self.prepare(here)
        if self.aimed and self.span(here) > self.aim.span:
            raise ValueError("the deal may bring more points than the aim knows")
        with cython.nogil:
            self.enter(here)
        spent = nodes - self.effort
        if self.effort < 0:
            return None, spent
        sign = -1 if here.turn % 2 else 1
        return [(here.moves[place], sign * self.values[place]) for place in range(here.number)], spent

    def prepare(self, root):
        """Note what stays as it is through the search."""
        place: cython.int
        self.every = root.loose
        for place in range(4):
            self.every |= root.hand[place] | root.pile[place]
        for place in range(root.builds):
            self.every |= root.build_cards[place]
        for place in range(root.top, 52):
            self.every |= cython.cast(u64, 1) << root.stock[place]
        for place in range(2):
            self.swept[place] = root.sweeps[place]
        self.generation += 1

    def span(self, deal):
        """Each side will have fewer points than this at the end of the deal: for an `Aim`."""
        table: Table = deal
        sweeps: cython.int = 52 - table.top + max(table.sweeps[0], table.sweeps[1])
        sweeps += max(popcount(table.hand[0] | table.hand[2]), popcount(table.hand[1] | table.hand[3]))
        # All the cards, with their majority and that of the suit.
        return self.laws.naturals((cython.cast(u64, 1) << 52) - 1) + 4 + sweeps * self.laws.sweep_points + 1

    # Worth

    def worth(self, mine, theirs, my_sweeps, their_sweeps):
        """What a deal that ends with these piles is worth to side 0."""
        cards: cython.int = self.majority(popcount(mine), popcount(theirs), 27)
        suit: cython.int = 0
        my_points: cython.int = my_sweeps * self.laws.sweep_points + self.laws.naturals(mine)
        their_points: cython.int = their_sweeps * self.laws.sweep_points + self.laws.naturals(theirs)
        if not self.laws.spade:
            suit = self.majority(popcount(mine & self.laws.suit), popcount(theirs & self.laws.suit), 7)
        if not self.aimed:
            return my_points - their_points + 3 * cards + suit
        if cards > 0:
            my_points += 3
        elif cards < 0:
            their_points += 3
        if suit > 0:
            my_points += 1
        elif suit < 0:
            their_points += 1
        return self.aim.table[3 * (my_points * self.aim.span + their_points) + cards + 1]

    def majority(self, mine, theirs, threshold):
        """Who has the majority: 1 side 0, -1 side 1, 0 neither."""
        if mine > theirs:
            return 1 if mine >= threshold or not self.laws.threshold else 0
        if theirs > mine:
            return -1 if theirs >= threshold or not self.laws.threshold else 0
        return 0

    def last_card(self, ply):
        """What the play of the deal's last card is worth, at its best.

        Whoever captures with it has everything that lies there, so there are three ends: that, that with a sweep, or
        all to the last that captured.
        """
        side: cython.int = ply.turn % 2
        card: cython.int = ctz(ply.hand[ply.turn])
        place: cython.int
        swept: cython.int = 0
        lying: u64 = ply.loose
        pile: u64
        for place in range(ply.builds):
            lying |= ply.build_cards[place]
        self.finder.face(ply)
        self.finder.hold(card)
        if self.finder.can_capture(ply):
            if self.laws.sweep_points:
                swept = self.finder.allows(ply, card, LOW, lying) or self.finder.allows(ply, card, HIGH, lying)
        elif ply.last == NOBODY:
            return self.worth(ply.pile[0], ply.pile[1], ply.sweeps[0], ply.sweeps[1])
        else:
            side = ply.last % 2
        pile = ply.pile[side] | lying | cython.cast(u64, 1) << card
        if side:
            return self.worth(ply.pile[0], pile, ply.sweeps[0], ply.sweeps[1] + swept)
        return self.worth(pile, ply.pile[1], ply.sweeps[0] + swept, ply.sweeps[1])

    # Search

    def enter(self, root):
        """Find the value of every move."""
        place: cython.int
        other: cython.int
        self.finder.look(root)
        if self.finder.crowded:
            self.effort = -1
            return
        self.finder.list(root, WIDTH)
        root.number = self.finder.crowd.total
        for place in range(root.number):
            root.moves[place] = self.finder.crowd.moves[place]
        for place in range(root.number):
            if self.plain(root, root.moves[place]) == root.moves[place]:
                root.onward.copy(root)
                self.make(root.onward, root.moves[place])
                self.values[place] = self.search(root.onward, -FAR, FAR)
                if self.effort < 0:
                    return
        for place in range(root.number):
            if self.plain(root, root.moves[place]) != root.moves[place]:
                other = 0
                while root.moves[other] != self.plain(root, root.moves[place]):
                    other += 1
                self.values[place] = self.values[other]

    def make(self, ply, move):
        """Make a move there."""
        one: u64 = 1
        ply.move(move >> 52 & 63, move >> 58, move & ((one << 52) - 1))

    def plain(self, ply, move):
        """The move that is the same but for cards that are alike, with the lowest of these."""
        one: u64 = 1
        taken: u64 = move & ((one << 52) - 1)
        card: cython.int = move >> 52 & 63
        left: u64 = taken & ply.loose
        some: u64
        lowest: u64
        lowest = self.kin[card] & ply.hand[ply.turn]
        move = move >> 58 << 6 | cython.cast(u64, ctz(lowest))
        while left:
            some = self.kin[ctz(left)]
            lowest = some & ply.loose
            some &= left
            left ^= some
            taken ^= some
            while some:
                taken |= lowest & -lowest
                lowest &= lowest - 1
                some &= some - 1
        return move << 52 | taken

    def search(self, ply, least, most):
        """What a position is worth: exactly, if that lies between the two, or else a bound beyond them."""
        held: u64
        still: u64
        hint: u64 = 0
        place: cython.int
        later: cython.int
        side: cython.int
        best: cython.int
        worst: cython.int
        value: cython.int
        got: cython.int
        sweeps: cython.int = 52 - ply.top
        if ply.turn == NOBODY:
            return self.worth(ply.pile[0], ply.pile[1], ply.sweeps[0], ply.sweeps[1])
        held = ply.hand[0] | ply.hand[1] | ply.hand[2] | ply.hand[3]
        if not sweeps and not held & (held - 1):
            return self.last_card(ply)
        # What can be won at most and at least.
        still = self.every & ~(ply.pile[0] | ply.pile[1])
        worst = self.worth(
            ply.pile[0],
            ply.pile[1] | still,
            ply.sweeps[0],
            ply.sweeps[1] + sweeps + popcount(ply.hand[1] | ply.hand[3]),
        )
        best = self.worth(
            ply.pile[0] | still,
            ply.pile[1],
            ply.sweeps[0] + sweeps + popcount(ply.hand[0] | ply.hand[2]),
            ply.sweeps[1],
        )
        if worst >= most or worst == best:
            return worst
        if best <= least:
            return best
        if self.remember(ply, held):
            value = self.slots[ply.slot + VALUE] >> 2
            value -= FAR
            hint = self.slots[ply.slot + HINT]
            if self.slots[ply.slot + VALUE] & LEAST and value > worst:
                worst = value
            if self.slots[ply.slot + VALUE] & MOST and value < best:
                best = value
            if worst >= most or worst == best:
                return worst
            if best <= least:
                return best
        if not self.fill(ply, hint):
            return 0
        least = worst = max(least, worst)
        most = best = min(most, best)
        side = ply.turn % 2
        value = FAR if side else -FAR
        for place in range(ply.number):
            # The most promising of the moves that are left.
            for later in range(place + 1, ply.number):
                if ply.promise[later] > ply.promise[place]:
                    ply.moves[place], ply.moves[later] = ply.moves[later], ply.moves[place]
                    ply.promise[place], ply.promise[later] = ply.promise[later], ply.promise[place]
            ply.onward.copy(ply)
            self.make(ply.onward, ply.moves[place])
            got = self.search(ply.onward, worst, best)
            if self.effort < 0:
                return 0
            if side:
                if got < value:
                    value = got
                    hint = ply.moves[place]
                    best = min(best, value)
            elif got > value:
                value = got
                hint = ply.moves[place]
                worst = max(worst, value)
            if worst >= best:
                break
        if ply.slot >= 0:
            for place in range(KEY):
                self.slots[ply.slot + place] = ply.key[place]
            self.slots[ply.slot + HINT] = hint
            held = value + FAR
            self.slots[ply.slot + VALUE] = held << 2 | (LEAST if value > least else 0) | (MOST if value < most else 0)
        return value

    def remember(self, ply, held):
        """Find the place where a position is remembered; whether it is there."""
        build: u64
        other: u64 = 0
        mixed: u64
        place: cython.int
        low: u64 = 1
        low = (low << 32) - 1
        if ply.builds > 2:
            ply.slot = NOBODY
            return False
        # Above its 52 cards a build has its value, its owner and whether it is multiple.
        ply.key[2] = 0
        for place in range(ply.builds):
            build = ply.build_multiple[place]
            build = build << 3 | cython.cast(u64, ply.build_owner[place] + 1)
            build = build << 5 | cython.cast(u64, ply.build_value[place])
            other = ply.key[2]
            ply.key[2] = build << 52 | ply.build_cards[place]
        if other > ply.key[2]:
            other, ply.key[2] = ply.key[2], other
        ply.key[3] = other
        # What both sides have captured together is what is nowhere else.
        ply.key[0] = held << 12 | cython.cast(
            u64, (ply.sweeps[0] - self.swept[0]) << 6 | (ply.sweeps[1] - self.swept[1])
        )
        ply.key[1] = ply.loose << 12 | cython.cast(
            u64, (ply.last + 1) << 9 | ply.turn << 7 | self.laws.naturals(ply.pile[0])
        )
        ply.key[4] = self.generation << 16 | cython.cast(
            u64, ply.top << 10 | popcount(ply.pile[0]) << 4 | popcount(ply.pile[0] & self.laws.suit)
        )
        mixed = (ply.key[0] & low) * 0x21F0AAAD ^ (ply.key[0] >> 32) * 0x735A2D97
        mixed ^= (ply.key[1] & low) * 0x2C1B3C6D ^ (ply.key[1] >> 32) * 0x297A2D39
        mixed ^= (ply.key[2] & low) * 0x5BD1E995 ^ (ply.key[2] >> 32) * 0x1B873593
        mixed ^= (ply.key[3] & low) * 0x4CF5AD43 ^ (ply.key[3] >> 32) * 0x68E31DA5
        # The number of the deal has no part in it: what a search costs does not hang on those before.
        mixed ^= (ply.key[4] & 0xFFFF) * 0x3C6EF36F
        mixed ^= mixed >> 31
        ply.slot = SLOT * cython.cast(cython.Py_ssize_t, mixed % self.size)
        place = 0
        while place < KEY and self.slots[ply.slot + place] == ply.key[place]:
            place += 1
        return place == KEY

    def fill(self, ply, hint):
        """Find the moves to try, of those that are the same but for cards that are alike only one; False: spent."""
        part: cython.Py_ssize_t = 0
        number: cython.int = 0
        place: cython.Py_ssize_t
        sets: cython.Py_ssize_t
        card: cython.int
        tag: u64
        move: u64
        bit: u64 = 1
        left: u64 = ply.loose
        paired: u64 = 0
        hand: u64 = ply.hand[ply.turn]
        others: u64 = (ply.hand[0] | ply.hand[1] | ply.hand[2] | ply.hand[3]) ^ hand
        self.finder.look(ply)
        self.effort -= 1 + self.finder.total // 64
        if self.finder.crowded:
            self.effort = NOBODY
        if self.effort < 0:
            return False
        while left:
            bit = left & -left
            left ^= bit
            if self.kin[ctz(bit)] & left:
                paired |= bit | self.kin[ctz(bit)] & left
        while part < self.finder.parts:
            card = self.finder.part[part + CARD]
            bit = 1
            bit <<= card
            if not self.kin[card] & hand & (bit - 1):
                tag = self.finder.part[part + TAG]
                sets = self.finder.gather(part, 0)
                for place in range(sets):
                    move = (tag << 6 | cython.cast(u64, card)) << 52 | self.finder.sets[place]
                    if not self.finder.sets[place] & paired or self.plain(ply, move) == move:
                        ply.moves[number] = move
                        ply.promise[number] = FAR if move == hint else self.promise(ply, tag, bit, others, move)
                        number += 1
            part += PART
        left = self.finder.trails
        while left:
            card = ctz(left)
            bit = left & -left
            left ^= bit
            if not self.kin[card] & hand & (bit - 1):
                tag = TRAIL
                move = (tag << 6 | cython.cast(u64, card)) << 52
                ply.moves[number] = move
                ply.promise[number] = FAR if move == hint else self.promise(ply, tag, bit, others, move)
                number += 1
        ply.number = number
        return True

    def promise(self, ply, tag, played, others, move):
        """How well a move looks, in hundredths of a point."""
        one: u64 = 1
        taken: u64 = move & ((one << 52) - 1)
        looks: cython.int = self.weight(taken | played)
        value: cython.int
        if tag == TRAIL:
            return -looks if others & self.kin[ctz(played)] else -looks // 4
        if tag <= HIGH:
            # To have captured last is worth what lies there.
            return looks + (self.laws.sweep_points * 100 if not ply.loose & ~taken else 0)
        value = tag - BUILD
        return -looks if others & self.laws.holders[value] else looks // 2

    def weight(self, cards):
        """About what cards are worth, in hundredths of a point."""
        return 13 * popcount(cards) + 14 * popcount(cards & self.laws.suit) + 100 * self.laws.naturals(cards)
