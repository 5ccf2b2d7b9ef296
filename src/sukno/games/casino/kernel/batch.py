# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Many games side by side in NumPy arrays: one call moves in all of them. Types of C: `batch.pxd`."""

from __future__ import annotations

import cython
import numpy

from .finder import Finder
from .table import Dice, Table

if not cython.compiled:
    from .bits import (
        BUILDS,
        NOBODY,
    )

    u64 = cython.ulonglong
    # The columns of `facts`.
    TURN, DEALER, LAST, TOP, STANDING, SWEEPS = range(6)


class Batch:
    """Games side by side.

    The positions lie in arrays with a row for each game, to be read, and copied to `put` them back: `cards` are sets
    of cards as bits (four hands, four piles, the loose cards, the builds), `facts` are small numbers (whose turn it is,
    -1 where the deal is over; dealer, last capturer, cards gone from the stock, builds, four sides' sweeps), `stocks`
    are the packs, top first. Above the 52 bits of its cards a build has its value (5 bits), its owner and one (3 bits)
    and whether it is multiple (1 bit).
    """

    def __init__(self, laws, games):
        self.games = games
        cards = numpy.zeros((games, 9 + BUILDS), dtype=numpy.uint64)
        facts = numpy.zeros((games, SWEEPS + 4), dtype=numpy.int16)
        stocks = numpy.zeros((games, 52), dtype=numpy.uint8)
        facts[:, TURN] = NOBODY
        facts[:, TOP] = 52
        self.card_rows = memoryview(cards)
        self.fact_rows = memoryview(facts)
        self.stock_rows = memoryview(stocks)
        # The kernel counts on its positions, so nobody else writes there.
        self.cards, self.facts, self.stocks = cards.view(), facts.view(), stocks.view()
        for rows in (self.cards, self.facts, self.stocks):
            rows.flags.writeable = False
        self.table = Table(laws)
        self.finder = Finder(laws)
        self.dice = Dice(0, 0)

    @property
    def to_act(self):
        """Whose turn it is in each game; -1 where it is over."""
        return self.facts[:, TURN]

    @property
    def hands(self):
        """The hands of each game as bits."""
        return self.cards[:, : self.table.laws.seats]

    @property
    def loose(self):
        """The loose cards of each game as bits."""
        return self.cards[:, 8]

    def load(self, game):
        """Put a game's row on the table, all but the pack (see `load_pack`)."""
        place: cython.int
        build: u64
        one: u64 = 1
        for place in range(4):
            self.table.hand[place] = self.card_rows[game, place]
            self.table.pile[place] = self.card_rows[game, 4 + place]
            self.table.sweeps[place] = self.fact_rows[game, SWEEPS + place]
        self.table.loose = self.card_rows[game, 8]
        self.table.turn = self.fact_rows[game, TURN]
        self.table.dealer = self.fact_rows[game, DEALER]
        self.table.last = self.fact_rows[game, LAST]
        self.table.top = self.fact_rows[game, TOP]
        self.table.builds = self.fact_rows[game, STANDING]
        for place in range(self.table.builds):
            build = self.card_rows[game, 9 + place]
            self.table.build_cards[place] = build & ((one << 52) - 1)
            self.table.build_value[place] = build >> 52 & 31
            self.table.build_owner[place] = cython.cast(cython.int, build >> 57 & 7) - 1
            self.table.build_multiple[place] = build >> 60 & 1
        self.table.seen = 0

    def load_pack(self, game):
        """Put on the table what is left of a game's pack: few moves need it, and it is more than all the rest."""
        place: cython.int
        for place in range(self.table.top, 52):
            self.table.stock[place] = self.stock_rows[game, place]

    def save(self, game):
        """Write what is on the table into a game's row; the pack is there already."""
        place: cython.int
        build: u64
        for place in range(4):
            self.card_rows[game, place] = self.table.hand[place]
            self.card_rows[game, 4 + place] = self.table.pile[place]
            self.fact_rows[game, SWEEPS + place] = self.table.sweeps[place]
        self.card_rows[game, 8] = self.table.loose
        self.fact_rows[game, TURN] = self.table.turn
        self.fact_rows[game, DEALER] = self.table.dealer
        self.fact_rows[game, LAST] = self.table.last
        self.fact_rows[game, TOP] = self.table.top
        self.fact_rows[game, STANDING] = self.table.builds
        for place in range(self.table.builds):
            build = self.table.build_multiple[place]
            build = build << 3 | (self.table.build_owner[place] + 1)
            build = build << 5 | self.table.build_value[place]
            self.card_rows[game, 9 + place] = build << 52 | self.table.build_cards[place]

    def deal(self, seed=0, first=0):
        """Deal all games anew: the games of `Simulator.random_games` from number ``first`` on.

        >>> from sukno.games.casino.kernel import Simulator
        >>> batch = Simulator("standard", seats=2).batch(3)
        >>> batch.deal(seed=1)
        >>> batch.to_act.tolist()  # the seats deal in turn
        [1, 0, 1]
        """
        game: cython.int
        place: cython.int
        start: cython.ulonglong = seed
        begin: cython.ulonglong = first
        with cython.nogil:
            for game in range(self.games):
                self.dice.seed(start, begin + game)
                self.table.shuffle(self.dice)
                for place in range(52):
                    self.stock_rows[game, place] = self.table.stock[place]
                self.table.begin((begin + game) % self.table.laws.seats)
                self.save(game)

    def put(self, cards, facts, stocks):
        """Go back to positions that were copied from the arrays; ValueError, and nothing changes, where one cannot be.

        >>> from sukno.games.casino.kernel import Simulator
        >>> batch = Simulator("standard", seats=2).batch(3)
        >>> batch.deal(seed=1)
        >>> kept = batch.cards.copy(), batch.facts.copy(), batch.stocks.copy()
        >>> batch.play_out(seed=2)
        >>> batch.put(*kept)
        >>> batch.to_act.tolist()
        [1, 0, 1]
        """
        game: cython.int
        wrong: cython.int = NOBODY
        rows = [self.cards.base, self.facts.base, self.stocks.base]
        given = [numpy.array(one, dtype=row.dtype) for one, row in zip((cards, facts, stocks), rows, strict=True)]
        if [one.shape for one in given] != [row.shape for row in rows]:
            raise ValueError(f"{self.games} games need arrays like those they have")
        for column, most in ((STANDING, BUILDS), (TOP, 52)):
            if ((given[1][:, column] < 0) | (given[1][:, column] > most)).any():
                raise ValueError("there are more builds or cards than can be")
        kept = [row.copy() for row in rows]
        for row, one in zip(rows, given, strict=True):
            row[:] = one
        with cython.nogil:
            for game in range(self.games):
                self.load(game)
                self.load_pack(game)
                if not self.table.sound():
                    wrong = game
                    break
        if wrong != NOBODY:
            for row, one in zip(rows, kept, strict=True):
                row[:] = one
            raise ValueError(f"in game {wrong} a card is there twice, or a number means nothing")

    def counts(self):
        """How many moves are legal in each game (see `Deal.count`), as an array; 0 where it is over.

        >>> from sukno.games.casino.kernel import Simulator
        >>> batch = Simulator("standard", seats=2).batch(3)
        >>> batch.deal(seed=1)
        >>> batch.counts().tolist()
        [4, 6, 6]
        """
        game: cython.int
        found = numpy.zeros(self.games, dtype=numpy.int64)
        numbers: cython.longlong[::1] = found
        with cython.nogil:
            for game in range(self.games):
                if self.fact_rows[game, TURN] == NOBODY:
                    continue
                self.load(game)
                numbers[game] = self.finder.number_of(self.table)
        return found

    def step(self, shares):
        """Make a move in each game that is not over: the one at this share (0 to below 1) of its legal moves in order.

        With `numpy.random.Generator.random` all moves are drawn evenly; to make move k of n, give (k + 0.5) / n.
        How many games are not over after it.

        >>> import numpy
        >>> from sukno.games.casino.kernel import Simulator
        >>> batch, rng = Simulator("standard", seats=2).batch(3), numpy.random.default_rng(1)
        >>> batch.deal(seed=1)
        >>> moves = 1
        >>> while batch.step(rng.random(3)):
        ...     moves += 1
        >>> moves, batch.to_act.tolist()
        (48, [-1, -1, -1])
        """
        game: cython.int
        wrong: cython.int = NOBODY
        held: u64
        going: cython.int = 0
        given: cython.double[::1] = numpy.ascontiguousarray(shares, dtype=numpy.float64)
        if given.shape[0] != self.games:
            raise ValueError(f"{self.games} games need as many shares, not {given.shape[0]}")
        with cython.nogil:
            for game in range(self.games):
                if self.fact_rows[game, TURN] == NOBODY:
                    continue
                self.load(game)
                if not self.finder.choose_share(self.table, given[game]):
                    wrong = game
                    break
                held = self.table.hand[0] | self.table.hand[1] | self.table.hand[2] | self.table.hand[3]
                if self.table.laws.drawn or not held & (held - 1):
                    # The move draws a card, or plays the last of a packet.
                    self.load_pack(game)
                self.table.move(self.finder.chosen_card, self.finder.chosen_tag, self.finder.chosen_taken)
                self.save(game)
                if self.table.turn != NOBODY:
                    going += 1
        self.refuse(wrong)
        return going

    def play_out(self, seed=0):
        """Play all games to their end at random.

        >>> from sukno.games.casino.kernel import Simulator
        >>> batch = Simulator("standard", seats=2).batch(3)
        >>> batch.deal(seed=1)
        >>> batch.play_out(seed=2)
        >>> batch.to_act.tolist()
        [-1, -1, -1]
        """
        game: cython.int
        wrong: cython.int = NOBODY
        start: cython.ulonglong = seed
        with cython.nogil:
            for game in range(self.games):
                if self.fact_rows[game, TURN] == NOBODY:
                    continue
                self.load(game)
                self.load_pack(game)
                self.dice.seed(start, game)
                self.finder.play_out(self.table, self.dice)
                self.save(game)
                if self.table.turn != NOBODY:
                    wrong = game
                    break
        self.refuse(wrong)

    def points(self):
        """The points of each game by side, as an array; ValueError where one is not over.

        >>> from sukno.games.casino.kernel import Simulator
        >>> batch = Simulator("standard", seats=2).batch(3)
        >>> batch.deal(seed=1)
        >>> batch.play_out(seed=2)
        >>> batch.points().tolist()
        [[3, 8], [5, 6], [1, 10]]
        """
        game: cython.int
        side: cython.int
        if (self.facts[:, TURN] != NOBODY).any():
            raise ValueError("not all games are over")
        found = numpy.zeros((self.games, self.table.laws.sides), dtype=numpy.int64)
        scores: cython.longlong[:, ::1] = found
        with cython.nogil:
            for game in range(self.games):
                self.load(game)
                for side in range(self.table.laws.sides):
                    scores[game, side] = self.table.score(side)
        return found

    def refuse(self, wrong):
        """ValueError where a game was found in which no move is legal: a position that nobody can play to."""
        if wrong != NOBODY:
            raise ValueError(f"no move is legal in game {wrong}")
