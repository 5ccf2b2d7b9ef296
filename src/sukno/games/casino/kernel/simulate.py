# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals as Python sees them. Types of C are in `simulate.pxd`, those of Python in `simulate.pyi`."""

from __future__ import annotations

import cython

from .finder import Finder
from .table import Dice, Table

if not cython.compiled:
    from .bits import (
        BUILDS,
        NOBODY,
        ROOM,
    )

    u64 = cython.ulonglong

compiled = cython.compiled


class Deal(Table):
    """A deal in progress. Made by a `Simulator`; cards are numbers 0..51 in card order, sets of cards are bits.

    A move is a number: the cards of the table that it takes or builds with (52 bits), the card played (6 bits), and 0
    for a capture, 1 for one at the card's high value, 31 for a trail, or 1 and the value for a build.
    """

    def __init__(self, laws, finder):
        Table.__init__(self, laws)
        self.finder = finder

    @property
    def to_act(self):
        """The seat whose turn it is; None: the deal is over."""
        return None if self.turn == NOBODY else self.turn

    @property
    def over(self):
        """Whether the deal has been played out."""
        return self.turn == NOBODY

    def clone(self):
        """The same position once more, to play on from.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> other = deal.clone()
        >>> other.step(0)
        >>> other.facts() == deal.facts()
        False
        """
        other: Deal = Deal(self.laws, self.finder)
        other.copy(self)
        return other

    def __copy__(self):
        """As `clone`."""
        return self.clone()

    def __deepcopy__(self, memo):
        """As `clone`."""
        return self.clone()

    def start(self, pack, dealer):
        """Deal a pack, top first.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> deal.start(range(52), dealer=1)
        >>> deal.facts()["stock"][0]
        12
        """
        place: cython.int
        card: cython.int
        if sorted(pack) != list(range(52)):
            raise ValueError("a pack is the 52 cards, each once")
        self.seated(dealer)
        for place, card in enumerate(pack):
            self.stock[place] = card
        self.begin(dealer)

    def seated(self, dealer):
        """ValueError for a dealer who has no seat."""
        if not 0 <= dealer < self.laws.seats:
            raise ValueError(f"there is no seat {dealer}")

    def shuffled(self, dice, dealer):
        """Shuffle the cards and deal them.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> from sukno.games.casino.kernel.table import Dice
        >>> deal.shuffled(Dice(1, 0), dealer=1)
        >>> deal.to_act
        0
        """
        chance: Dice = dice
        self.seated(dealer)
        self.shuffle(chance)
        self.begin(dealer)

    def count(self):
        """How many moves are legal; of a crowded table, where they are too many to count, 16384.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> deal.count() == len(deal.legal())
        True
        """
        return 0 if self.turn == NOBODY else self.finder.number_of(self)

    def legal(self, limit=ROOM):
        """The legal moves, in order; no more than a limit, which is 16384 at most.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> [(move >> 52 & 63, move >> 58) for move in deal.legal(4)]  # cards, and what is done with them
        [(1, 31), (26, 31), (27, 31), (47, 31)]
        """
        if self.turn == NOBODY or limit <= 0:
            return []
        self.finder.list(self, min(limit, ROOM))
        return [self.finder.crowd.moves[place] for place in range(self.finder.crowd.total)]

    def allows(self, move):
        """Whether a move is legal, in bounded time however crowded the table is.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> deal.allows(deal.legal()[-1]), deal.allows(0)
        (True, False)
        """
        cards: u64 = 1
        some: u64
        if not 0 <= move < 1 << 63:
            return False
        some = move
        return self.finder.crowd.allows(self, some >> 52 & 63, some >> 58, some & ((cards << 52) - 1))

    def apply(self, move):
        """Make a legal move."""
        cards: u64 = 1
        self.move(move >> 52 & 63, move >> 58, move & ((cards << 52) - 1))

    def play(self, move):
        """Make a move; ValueError where it is illegal.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> deal.play(deal.legal()[0])
        >>> deal.to_act
        0
        """
        if not self.allows(move):
            raise ValueError(f"illegal move {move}")
        self.apply(move)

    def step(self, number):
        """Make the move that has this place in `legal`; IndexError where none has.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> while not deal.over:
        ...     deal.step(deal.count() // 2)
        >>> deal.points()
        (8, 3)
        """
        if not 0 <= number < self.count():
            raise IndexError(f"there is no legal move {number}")
        self.finder.choose_in_order(number)
        self.move(self.finder.chosen_card, self.finder.chosen_tag, self.finder.chosen_taken)

    def draw(self, seed):
        """A legal move at random: evenly, unless the table is crowded; then every one has its chance.

        ValueError where none is legal: the deal is over, or a position that nobody can play to.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> deal.draw(seed=5) in deal.legal()
        True
        """
        move: u64
        if self.turn == NOBODY:
            raise ValueError("the deal is over")
        self.finder.draw(self, Dice(seed, 0))
        if not self.finder.total:
            raise ValueError("no move is legal")
        move = self.finder.chosen_tag
        move = move << 6 | self.finder.chosen_card
        return move << 52 | self.finder.chosen_taken

    def play_out(self, seed):
        """Play on at random to the end of the deal; its points by side.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> deal.play_out(seed=5)
        (2, 6)
        """
        finder: Finder = self.finder
        finder.play_out(self, Dice(seed, 0))
        return self.points()

    def points(self):
        """The points of the deal by side; ValueError where it is not over.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> deal.play_out(seed=5) == deal.points()
        True
        """
        if self.turn != NOBODY:
            raise ValueError("the deal is not over")
        return tuple([self.score(side) for side in range(self.laws.sides)])

    def take_from(self, hands, loose, builds, piles, sweeps, stock, to_act, dealer, last):
        """Become a position given by its facts (see `facts`); ValueError where it cannot be.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> other = deal.clone()
        >>> other.step(0)
        >>> other.take_from(**deal.facts())
        >>> other.legal() == deal.legal()
        True
        """
        place: cython.int
        # Until all is well the deal is over.
        self.turn = NOBODY
        self.builds = 0
        if len(builds) > BUILDS or len(stock) > 52:
            raise ValueError("there are more builds or cards than can be")
        for place in range(4):
            self.hand[place] = hands[place] if place < len(hands) else 0
            self.pile[place] = piles[place] if place < len(piles) else 0
            self.sweeps[place] = sweeps[place] if place < len(sweeps) else 0
        self.loose = loose
        for place, (cards, value, owner, multiple) in enumerate(builds):
            self.build_cards[place] = cards
            self.build_value[place] = value
            self.build_owner[place] = NOBODY if owner is None else owner
            self.build_multiple[place] = multiple
        self.top = 52 - len(stock)
        for place in range(self.top, 52):
            self.stock[place] = stock[place - self.top]
        self.dealer = dealer
        self.last = NOBODY if last is None else last
        self.seen = 0
        self.builds = len(builds)
        self.turn = NOBODY if to_act is None else to_act
        if not self.sound():
            self.turn = NOBODY
            self.builds = 0
            raise ValueError("a card is there twice, or a number means nothing")

    def facts(self):
        """Everything about the position; all hands are shown, so this is nothing for a player's eyes.

        >>> from sukno.games.casino.kernel import Simulator
        >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
        >>> [card for card in range(52) if deal.facts()["loose"] >> card & 1]
        [10, 28, 31, 49]
        """
        builds = [
            (
                self.build_cards[place],
                self.build_value[place],
                None if self.build_owner[place] == NOBODY else self.build_owner[place],
                bool(self.build_multiple[place]),
            )
            for place in range(self.builds)
        ]
        builds.sort(key=lambda build: build[0] & -build[0])
        return {
            "hands": [self.hand[place] for place in range(self.laws.seats)],
            "loose": self.loose,
            "builds": builds,
            "piles": [self.pile[place] for place in range(self.laws.sides)],
            "sweeps": [self.sweeps[place] for place in range(self.laws.sides)],
            "stock": [self.stock[place] for place in range(self.top, 52)],
            "to_act": None if self.turn == NOBODY else self.turn,
            "dealer": self.dealer,
            "last": None if self.last == NOBODY else self.last,
        }


def random_points(laws, finder, seed, first, number):
    """Play so many random games; the sums of the points of each side."""
    game: cython.longlong
    side: cython.int
    begin: cython.longlong = first
    end: cython.longlong = first + number
    start: u64 = seed
    sums: cython.longlong[4]
    table: Table = Table(laws)
    chance: Dice = Dice(seed, 0)
    finds: Finder = finder
    if first < 0:
        raise ValueError("games are numbered from 0 on")
    if not cython.compiled:
        sums = [0] * 4
    for side in range(4):
        sums[side] = 0
    with cython.nogil:
        for game in range(begin, end):
            chance.seed(start, game)
            table.shuffle(chance)
            table.begin(game % table.laws.seats)
            finds.play_out(table, chance)
            for side in range(table.laws.sides):
                sums[side] += table.score(side)
    return tuple([sums[side] for side in range(laws.sides)])
