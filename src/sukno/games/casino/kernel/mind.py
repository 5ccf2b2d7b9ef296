# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Thinking to the end of the packet: what others may hold after what they played, and a search over what one seat sees.

Belief: every hand another seat may hold weighs as much as it is likely that its moves would have been made with it, by
players of several kinds: from one that always takes what looks best to one that hardly looks, and some that lay cards
down without a care. How they played their earlier hands, all seen since, tells of their kind. Search: a tree over the
moves of the own seat, which may depend on nothing but what it will have seen; the others move as their kind does.
Types of C: `mind.pxd`.
"""

from __future__ import annotations

import cython

from .table import Dice, Table

if not cython.compiled:
    from math import exp, log, sqrt

    from .bits import (
        CROWDED,
        DEEP,
        EDGES,
        HANDS,
        KINDS,
        NOBODY,
        NODES,
        PLACES,
        TRAIL,
        TRIED,
        ctz,
        popcount,
    )

    u64 = cython.ulonglong

CARELESS = cython.declare(cython.double, 0.002)
"""So much more who lays cards down without a care likes to lay down the next higher one: hardly."""
M31 = cython.declare(cython.ulonglong, 0x7FFFFFFF)


class Mind:
    """Thinks for one seat. One thread at a time may use it."""

    def __init__(self, eyes, outlook, kinds, lapse, bold, breadth, doubt):
        """``eyes``: how all see; ``outlook``: what is told of a deal where a thought ends, an `Outlook`. ``kinds``: by
        how many points a move must look better to be made e times as often, by each kind of player; whether it cares
        what a card that it lays down gives away (else it lays down the highest); and how likely a player is of that
        kind before anything is known of it.

        ``lapse``: the part of the moves made for no reason. ``bold``: how much is tried at a later turn what has been
        tried little there, in points; ``breadth``: so many moves are tried there, at least one. ``doubt``: a move that
        stands by so many points, divided by the root of the number of worlds, below the best is tried no more.
        """
        if not cython.compiled:
            self.temper, self.cares, self.share = [0.0] * KINDS, [True] * KINDS, [0.0] * KINDS
            self.chance, self.prior = [0.0] * KINDS, [0.0] * KINDS
            self.hands, self.weight = [0] * (4 * HANDS), [0.0] * (KINDS * HANDS)
            self.first, self.count, self.visits = [0] * NODES, [0] * NODES, [0] * NODES
            self.total = [0.0] * NODES
            self.edge, self.tries = [0] * EDGES, [0] * EDGES
            self.sum, self.looks = [0.0] * EDGES, [0.0] * EDGES
            self.key, self.node = [0] * PLACES, [0] * PLACES
            self.path_node, self.path_edge = [0] * DEEP, [0] * DEEP
            self.odds = [0.0] * CROWDED
        self.eyes = eyes
        self.laws = eyes.laws
        self.finder = eyes.finder
        self.dice = Dice(0, 0)
        self.world = Table(self.laws)
        self.now = Table(self.laws)
        self.fancy = Table(self.laws)
        self.outlook = outlook
        self.lapse = lapse
        self.bold = bold
        self.doubt = doubt
        self.breadth = breadth
        if len(kinds) != KINDS:
            raise ValueError(f"there are {KINDS} kinds of players")
        if outlook.laws is not self.laws:
            raise ValueError("the outlook is for other laws")
        for place in range(KINDS):
            self.temper[place], self.cares[place], self.share[place] = kinds[place]

    def think(self, deal, moves, past, worlds, work, depth, seed):
        """Try these legal moves: how often each was tried, and by how much its side is then ahead in the mean.

        ``moves``: each with how good it looks by itself. ``past``: what others did, as (deal, move, known): the deal
        before the move, with the hands of all but the mover, and of the mover's the cards it has played since and, if
        known, the rest too. ``worlds``: deals that may be, or none where all hands that may be are to be looked at (two
        seats). ``work``: no further world is begun after so much, a greedy move or so each. ``depth``: so many moves
        are made at most; none is made in a packet that is yet to be dealt. ValueError where no hand may be.
        """
        table: Table = deal
        place: cython.int
        limit: cython.longlong = work
        most: cython.int = depth
        begin: u64 = seed
        luck: u64
        world: cython.int = 0
        self.eyes.check(table)
        if not 0 < len(moves) <= TRIED:
            raise ValueError(f"up to {TRIED} moves are tried")
        for move, _ in moves:
            if not deal.allows(move):
                raise ValueError(f"illegal move {move}")
        self.seat = table.turn
        self.world.copy(table)
        self.dice.seed(begin, 0)
        self.eyes.dice.seed(begin, 1)
        self.eyes.work = 0
        for before, _, _ in past:
            self.eyes.check(before)
            if before.to_act == self.seat:
                raise ValueError("one's own moves tell nothing")
        self.acquaint([one for one in past if one[2]])
        if worlds:
            self.gather_worlds(worlds)
        else:
            self.gather_hands(table)
        if not self.number:
            raise ValueError("there is no hand that may be")
        for before, move, known in past:
            if not known:
                self.judge(before, move)
        self.settle()
        self.plant(moves)
        with cython.nogil:
            while not world or (self.eyes.work < limit and self.count[0] > 1):
                # All the moves in the same world, and the others with the same luck.
                self.imagine()
                luck = self.dice.state
                place = 0
                while place < self.count[0]:
                    self.dice.state = luck
                    self.attempt(most, place)
                    place += 1
                world += 1
                if world % 32 == 0:
                    self.drop(world)
        tried = {
            self.edge[place]: (self.tries[place], self.sum[place] / self.tries[place] if self.tries[place] else 0.0)
            for place in range(len(moves))
        }
        return [tried[move] for move, _ in moves]

    def told(self):
        """How likely the others are of each kind, by the hands that are over, after the last thought."""
        return [self.prior[place] for place in range(KINDS)]

    def belief(self):
        """The hands looked at in the last thought, by seat, with how likely each is."""
        return [
            (
                tuple(self.hands[4 * place + seat] for seat in range(self.laws.seats)),
                sum(self.likely(place * KINDS + kind) for kind in range(KINDS)),
            )
            for place in range(self.number)
        ]

    def likely(self, place):
        """The weight of a hand with a kind of player."""
        return self.weight[place] - (self.weight[place - 1] if place else 0.0)

    # Belief

    def acquaint(self, past):
        """How likely each kind is, after moves made with hands that are known."""
        place: cython.int
        total: cython.double = 0
        for place in range(KINDS):
            self.prior[place] = self.share[place]
        for before, move, _ in past:
            self.explain(before, move)
            total = 0
            for place in range(KINDS):
                self.prior[place] *= self.chance[place]
                total += self.prior[place]
            if total <= 0:
                self.acquaint([])
                return
            for place in range(KINDS):
                self.prior[place] /= total

    def explain(self, table, move):
        """How likely each kind makes this move here; of no use where the table is crowded."""
        place: cython.int
        kind: cython.int
        target: cython.int = -1
        best: cython.double
        total: cython.double
        if not self.eyes.survey(table):
            for kind in range(KINDS):
                self.chance[kind] = 1
            return
        for place in range(self.eyes.found):
            if self.eyes.moves[place] == move:
                target = place
        for kind in range(KINDS):
            self.chance[kind] = 0
            if target >= 0:
                best = -1000
                for place in range(self.eyes.found):
                    best = max(best, self.liked(place, kind))
                total = 0
                for place in range(self.eyes.found):
                    total += exp((self.liked(place, kind) - best) / self.temper[kind])
                self.chance[kind] = (1 - self.lapse) * exp(
                    (self.liked(target, kind) - best) / self.temper[kind]
                ) / total + self.lapse / self.eyes.found

    def liked(self, place, kind):
        """How good a move looks to a kind of player."""
        move: u64 = self.eyes.moves[place]
        card: cython.int = move >> 52 & 63
        if self.cares[kind] or move >> 58 != TRAIL:
            return self.eyes.gains[place]
        return (card - 51) * CARELESS

    def gather_worlds(self, worlds):
        """Take the hands of these deals; ValueError where one is not as far as the deal that is played."""
        place: cython.int
        seat: cython.int
        hidden: u64 = 0
        one: u64 = 1
        world: Table
        for place in range(self.world.top, 52):
            hidden |= one << self.world.stock[place]
        for seat in range(4):
            hidden |= self.world.hand[seat]
        self.number = min(HANDS, len(worlds))
        for place in range(self.number):
            world = worlds[place]
            for seat in range(4):
                if (
                    popcount(world.hand[seat]) != popcount(self.world.hand[seat])
                    or world.hand[seat] & ~hidden
                    or world.hand[self.seat] != self.world.hand[self.seat]
                ):
                    raise ValueError("this world is not one that may be")
                self.hands[4 * place + seat] = world.hand[seat]
        self.even()

    def even(self):
        """At first every hand is as likely as any other."""
        place: cython.int
        kind: cython.int
        for place in range(self.number):
            for kind in range(KINDS):
                self.weight[place * KINDS + kind] = self.prior[kind]

    def gather_hands(self, table):
        """Take all the hands that the other seat may hold, or as many as there is room for, at random."""
        cards: cython.int[52]
        chosen: cython.int[52]
        number: cython.int = 0
        place: cython.int
        other: cython.int
        size: cython.int
        seat: cython.int = 1 - self.seat
        owed: cython.uint = 0
        some: u64
        one: u64 = 1
        ways: cython.double = 1
        if not cython.compiled:
            cards, chosen = [0] * 52, [0] * 52
        some = table.hand[self.seat] | table.loose | table.pile[0] | table.pile[1]
        for place in range(table.builds):
            some |= table.build_cards[place]
            if table.build_owner[place] == seat:
                owed |= cython.cast(cython.uint, 1) << table.build_value[place]
        some = ((one << 52) - 1) & ~some
        size = popcount(table.hand[seat])
        while some:
            cards[number] = ctz(some)
            some &= some - 1
            number += 1
        for place in range(size):
            ways = ways * (number - place) / (place + 1)
        self.number = 0
        if ways > HANDS:
            for _ in range(16 * HANDS):
                if self.number == HANDS:
                    break
                some = 0
                for place in range(size):
                    other = place + self.dice.below(number - place)
                    cards[place], cards[other] = cards[other], cards[place]
                    some |= one << cards[place]
                self.hold(seat, some, owed)
        else:
            for place in range(size):
                chosen[place] = place
            place = 0
            while place >= 0:
                some = 0
                for other in range(size):
                    some |= one << cards[chosen[other]]
                self.hold(seat, some, owed)
                place = size - 1
                while place >= 0 and chosen[place] == number - size + place:
                    place -= 1
                if place >= 0:
                    chosen[place] += 1
                    for other in range(place + 1, size):
                        chosen[other] = chosen[other - 1] + 1
        self.even()

    def hold(self, seat, some, owed):
        """Note a hand that may be; not one that cannot take what its seat has built."""
        place: cython.int = 4 * self.number
        if not self.laws.answer(some, owed):
            return
        self.hands[place + self.seat] = self.world.hand[self.seat]
        self.hands[place + seat] = some
        self.hands[place + 2] = self.hands[place + 3] = 0
        self.number += 1

    def judge(self, before, move):
        """Weigh all the hands by a move that was made with them."""
        table: Table = before
        place: cython.int
        kind: cython.int
        seat: cython.int = table.turn
        made: u64 = move
        since: u64 = table.hand[seat]
        with cython.nogil:
            for place in range(self.number):
                table.hand[seat] = since | self.hands[4 * place + seat]
                table.seen = 0
                self.explain(table, made)
                for kind in range(KINDS):
                    self.weight[place * KINDS + kind] *= self.chance[kind]
        table.hand[seat] = since

    def settle(self):
        """Add the weights up to one, each to those before it."""
        place: cython.int
        total: cython.double = 0
        for place in range(self.number * KINDS):
            total += self.weight[place]
        if total <= 0:
            # What was seen cannot have been: the table was written so.
            self.even()
            total = self.number
        for place in range(self.number * KINDS):
            self.weight[place] = self.weight[place] / total + (self.weight[place - 1] if place else 0.0)

    # Search

    def plant(self, moves):
        """Begin the tree with these moves."""
        place: cython.int
        for place in range(PLACES):
            self.node[place] = -1
        self.nodes = 1
        self.edges = len(moves)
        self.first[0] = self.visits[0] = 0
        self.count[0] = self.edges
        self.total[0] = 0
        for place, (move, looks) in enumerate(moves):
            self.edge[place] = move
            self.tries[place] = 0
            self.sum[place] = 0
            self.looks[place] = looks
        self.rank(0)

    def rank(self, node):
        """Let the looks of a node's moves be told from the best."""
        place: cython.int
        best: cython.double = -1000
        for place in range(self.first[node], self.first[node] + self.count[node]):
            best = max(best, self.looks[place])
        for place in range(self.first[node], self.first[node] + self.count[node]):
            self.looks[place] -= best

    def drop(self, worlds):
        """Try no more what is very likely not the best move."""
        place: cython.int = 0
        end: cython.int
        best: cython.double = -1000
        least: cython.double
        for place in range(self.count[0]):
            best = max(best, self.sum[place] / self.tries[place])
        least = best - self.doubt / sqrt(worlds * 1.0)
        place = 0
        while place < self.count[0]:
            if self.sum[place] / self.tries[place] < least:
                end = self.count[0] - 1
                self.edge[place], self.edge[end] = self.edge[end], self.edge[place]
                self.tries[place], self.tries[end] = self.tries[end], self.tries[place]
                self.sum[place], self.sum[end] = self.sum[end], self.sum[place]
                self.looks[place], self.looks[end] = self.looks[end], self.looks[place]
                self.count[0] = end
            else:
                place += 1

    def attempt(self, most, root):
        """Play this move of the root and on to the end of the packet, in the world imagined."""
        node: cython.int = 0
        edge: cython.int
        depth: cython.int = 0
        made: cython.int = 0
        start: cython.int = self.world.top
        place: cython.int
        key: u64 = 0
        value: cython.double
        self.now.copy(self.fancy)
        while self.now.turn != NOBODY and made < most and (self.laws.drawn or self.now.top == start):
            if self.now.turn != self.seat:
                if not self.reply(self.now, self.fancied):
                    break
            else:
                if made and node >= 0:
                    # What was drawn makes another turn of it.
                    node = self.enter(self.now, self.mix(key, self.now.hand[self.seat]))
                if node >= 0:
                    edge = self.choose(node) if made else root
                    self.path_node[depth] = node
                    self.path_edge[depth] = edge
                    depth += 1
                    self.eyes.select(self.edge[edge])
                    if made and not self.visits[node]:
                        # A new turn: from here on in a hurry.
                        node = -1
                elif not self.eyes.pick(self.now):
                    break
            key = self.mix(key, self.eyes.chosen())
            self.now.move(self.eyes.chosen_card, self.eyes.chosen_tag, self.eyes.chosen_taken)
            made += 1
        self.eyes.work += 1
        value = self.outlook.stand(self.now, self.seat % self.laws.sides)
        for place in range(depth):
            node = self.path_node[place]
            edge = self.path_edge[place]
            self.visits[node] += 1
            self.total[node] += value
            self.tries[edge] += 1
            self.sum[edge] += value

    def imagine(self):
        """Set up a world that may be so, and of what kind the others in it are."""
        low: cython.int = 0
        high: cython.int = self.number * KINDS - 1
        middle: cython.int
        seat: cython.int
        place: cython.int
        left: u64
        one: u64 = 1
        wanted: cython.double = self.unit()
        while low < high:
            middle = (low + high) // 2
            if self.weight[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        self.fancy.copy(self.world)
        left = 0
        for seat in range(self.laws.seats):
            left |= self.fancy.hand[seat]
        for place in range(self.fancy.top, 52):
            left |= one << self.fancy.stock[place]
        for seat in range(self.laws.seats):
            self.fancy.hand[seat] = self.hands[4 * (low // KINDS) + seat]
            left &= ~self.fancy.hand[seat]
        if self.laws.drawn:
            for place in range(self.fancy.top, 52):
                self.fancy.stock[place] = ctz(left)
                left &= left - 1
            self.fancy.stir(self.dice, self.fancy.top)
        self.fancied = low % KINDS

    def unit(self):
        """A number from 0 to below 1."""
        return self.dice.below(1 << 30) / cython.cast(cython.double, 1 << 30)

    def reply(self, table, kind):
        """Choose a move of another seat; False where it has none."""
        place: cython.int
        best: cython.double = -1000
        total: cython.double = 0
        wanted: cython.double
        if not self.eyes.survey(table):
            return self.eyes.pick(table)
        if not self.eyes.found:
            return False
        for place in range(self.eyes.found):
            best = max(best, self.liked(place, kind))
        for place in range(self.eyes.found):
            total += exp((self.liked(place, kind) - best) / self.temper[kind])
            self.odds[place] = total
        wanted = self.unit() * total
        place = 0
        while self.odds[place] <= wanted and place < self.eyes.found - 1:
            place += 1
        self.eyes.select(self.eyes.moves[place])
        return True

    def mix(self, key, move):
        """Tell a path from all others, likely enough."""
        low: u64 = key & M31
        high: u64 = key >> 31
        low = (low ^ (move & M31)) * 0x21F0AAAD + (move >> 31 & M31)
        low = (low ^ low >> 31) & M31
        high = (high ^ low) * 0x735A2D97 + (move >> 62)
        high = (high ^ high >> 31) & M31
        low = low ^ high >> 7
        return high << 31 | low

    def enter(self, table, key):
        """The node of a path; a new one if there is room, else -1."""
        place: cython.int = cython.cast(cython.int, key % PLACES)
        node: cython.int
        edge: cython.int
        end: cython.int
        number: cython.int
        worst: cython.int
        while self.node[place] >= 0:
            if self.key[place] == key:
                return self.node[place]
            place = place + 1 if place + 1 < PLACES else 0
        if self.nodes == NODES or self.edges + self.breadth > EDGES or not self.eyes.survey(table):
            return -1
        if not self.eyes.found:
            return -1
        node = self.nodes
        self.nodes += 1
        self.key[place] = key
        self.node[place] = node
        self.first[node] = self.edges
        self.visits[node] = 0
        self.total[node] = 0
        number = 0
        end = self.edges
        for place in range(self.eyes.found):
            edge = end + number
            if number < self.breadth:
                number += 1
            else:
                # Instead of the one that looks worst.
                worst = end
                for edge in range(end, end + number):
                    if self.looks[edge] < self.looks[worst]:
                        worst = edge
                if self.looks[worst] >= self.eyes.gains[place]:
                    continue
                edge = worst
            self.edge[edge] = self.eyes.moves[place]
            self.looks[edge] = self.eyes.gains[place]
            self.tries[edge] = 0
            self.sum[edge] = 0
        self.count[node] = number
        self.edges = end + number
        self.rank(node)
        return node

    def choose(self, node):
        """The move to try next: one that did well, or was tried little."""
        edge: cython.int
        chosen: cython.int = self.first[node]
        number: cython.double
        score: cython.double
        best: cython.double = -1000
        mean: cython.double = self.total[node] / self.visits[node] if self.visits[node] else 0
        more: cython.double = self.bold * sqrt(log(self.visits[node] + 1.0))
        for edge in range(self.first[node], self.first[node] + self.count[node]):
            # The looks of a move count as much as one try.
            number = self.tries[edge] + 1
            score = (self.sum[edge] + mean + self.looks[edge]) / number + more / sqrt(number)
            if score > best:
                best = score
                chosen = edge
        return chosen
