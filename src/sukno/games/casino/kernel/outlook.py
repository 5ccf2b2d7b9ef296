# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a deal that is left where it is may be worth: the points so far, what is likely to come of the majorities and,
between packets, what usually comes of the table to who leads next.

The last was learned (`outlook.toml` says how), a row of weights for each packet between two. Types of C: `outlook.pxd`.
"""

from __future__ import annotations

import cython

from sukno.games.casino.worth import CARDS_SPREAD, SUIT_SPREAD

from .table import Table

if not cython.compiled:
    from math import erf, sqrt

    from .bits import (
        HOPES,
        NOBODY,
        ROWS,
        popcount,
    )

    u64 = cython.ulonglong


class Outlook:
    """Tells how far a side is ahead. One thread at a time may use it."""

    def __init__(self, eye, weights):
        """``eye``: an `Instinct`, to see what a table offers. ``weights``: a row for each packet but the first, as they
        are dealt, of the points that each thing hoped for there counts for; none where nothing was learned for such
        tables. ValueError for rows of another shape than `ROWS` times `HOPES`.
        """
        if not cython.compiled:
            self.weights, self.hopes = [0.0] * (ROWS * HOPES), [0.0] * HOPES
            self.most = [0.0] * 8
        if weights and (len(weights) != ROWS or any(len(row) != HOPES for row in weights)):
            raise ValueError(f"there are {ROWS} rows of {HOPES} weights")
        self.eye = eye
        self.laws = eye.laws
        self.taught = bool(weights)
        self.cards_spread, self.suit_spread = CARDS_SPREAD, SUIT_SPREAD
        for place, row in enumerate(weights):
            for hope in range(HOPES):
                self.weights[place * HOPES + hope] = row[hope]

    def lead(self, deal):
        """By how many points the side to act may be ahead at the end of a deal that is in progress.

        In the midst of a packet the hands and the table count for nothing. ValueError where the deal is over.
        """
        table: Table = deal
        self.eye.check(table)
        return self.stand(table, table.turn % self.laws.sides)

    def sense(self, deal):
        """What may be hoped for between packets by who leads, before it is weighed: a number for each of `HOPES`.

        ValueError where the deal is over, and anywhere but between packets of a table of two.
        """
        table: Table = deal
        self.eye.check(table)
        if not self.fresh(table):
            raise ValueError("a packet has not just been dealt between two")
        self.hope(table)
        return [self.hopes[hope] for hope in range(HOPES)]

    def stand(self, table, side):
        """How far a side is ahead where a thought ends: at the end of the deal, of a packet, or in its midst."""
        value: cython.double
        if table.turn == NOBODY:
            return self.eye.lead(table, side)
        value = self.ahead(table, side)
        if self.taught and self.fresh(table):
            value += self.still(table) if table.turn % self.laws.sides == side else -self.still(table)
        return value

    def fresh(self, table):
        """Whether a packet of four cards has just been dealt between two, not the first."""
        return (
            self.laws.seats == 2
            and not self.laws.drawn
            and (52 - table.top) % 8 == 0
            and 52 - table.top < 8 * ROWS
            and popcount(table.hand[0]) == 4
            and popcount(table.hand[1]) == 4
        )

    def still(self, table):
        """What who leads may hope for of what is still to come."""
        hope: cython.int
        total: cython.double = 0
        row: cython.int = ROWS - 1 - (52 - table.top) // 8
        self.hope(table)
        for hope in range(HOPES):
            total += self.weights[row * HOPES + hope] * self.hopes[hope]
        return total

    def hope(self, table):
        """Note what may be hoped for: what may be taken at once, what lies there, and which cards are still to come."""
        rank: cython.int
        self.eye.between(table)
        self.hopes[0] = 1
        self.hopes[1] = self.eye.reply
        self.hopes[2] = self.eye.swept * self.laws.sweep_points
        self.hopes[3] = self.eye.spared
        self.hopes[4] = self.eye.card_now
        self.hopes[5] = self.eye.worth(table.loose)
        self.hopes[6] = popcount(table.loose)
        self.hopes[7] = popcount(self.eye.unseen & self.laws.big)
        for rank in range(13):
            self.hopes[8 + rank] = popcount(self.eye.unseen & cython.cast(u64, 15) << 4 * rank)

    def ahead(self, table, side):
        """How far a side is ahead in a deal that goes on: by its points, and what is likely to come of its cards."""
        other: cython.int
        mine: cython.double = 0
        total: cython.double = 0
        points: cython.double
        one: u64 = 1
        every: u64 = (one << 52) - 1
        self.majorities(table, 0, every, self.cards_spread)
        self.majorities(table, 1, self.laws.suit, self.suit_spread)
        for other in range(self.laws.sides):
            points = self.laws.naturals(table.pile[other]) + table.sweeps[other] * self.laws.sweep_points
            points += 3 * self.most[other]
            if not self.laws.spade:
                points += self.most[4 + other]
            total += points
            if other == side:
                mine = points
        return mine - (total - mine) / (self.laws.sides - 1)

    def majorities(self, table, row, cards, spread):
        """Note how likely each side gets most of these cards, as `Worth` sees it."""
        side: cython.int
        other: cython.int
        best: cython.int
        left: cython.int = popcount(cards)
        count: cython.int
        total: cython.double = 0
        for side in range(self.laws.sides):
            left -= popcount(table.pile[side] & cards)
        for side in range(self.laws.sides):
            if left == 0:
                self.most[4 * row + side] = table.most(side, cards, 7 if row else 27)
                continue
            best = 0
            for other in range(self.laws.sides):
                if other != side:
                    best = max(best, popcount(table.pile[other] & cards))
            count = popcount(table.pile[side] & cards)
            self.most[4 * row + side] = 0.5 + 0.5 * erf((count - best) / (spread * sqrt(2.0 * left)))
            if self.laws.sides > 2:
                # Made to add up to one.
                self.most[4 * row + side] += 1e-9
            total += self.most[4 * row + side]
        if left and self.laws.sides > 2:
            for side in range(self.laws.sides):
                self.most[4 * row + side] /= total
