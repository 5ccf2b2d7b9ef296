"""The specification of Casino and its kernel side by side: the same moves in the same order, the same results.

Used by the tests a little and by ``make crosscheck`` at length.
"""

from __future__ import annotations

from itertools import islice
from random import Random

import oracle
from casino.bridge import rules_of, turn_of
from sukno.cards import PACK, shuffled
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import SHELF, Book
from sukno.games.casino.kernel import Deal, Simulator
from sukno.games.casino.kernel.convert import bits, move_of, number_of
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.options import OPTIONS
from sukno.games.casino.referee import Turn, refuse

WHOLE = 10_000
"""Lists up to so many moves are compared whole; of longer ones the first are, and moves drawn at random."""
NO_ROOM = 0
"""With this room the kernel takes every table for a crowded one."""


def deal_of(turn: Turn, room: int | None = None) -> Deal:
    """The kernel's deal in which this turn is played; the other hands are empty."""
    deal = Simulator(turn.book, turn.seats, room=room).blank()
    builds = [(bits(build.cards), build.value, build.owner, build.multiple) for build in turn.layout.builds]
    hands = [bits(turn.hand) if seat == turn.seat else 0 for seat in range(turn.seats)]
    deal.take_from(hands, bits(turn.layout.loose), builds, (), (), (), turn.seat, 0, None)
    return deal


def compare_turn(rng: Random, loose: int, whole: int = WHOLE) -> None:
    """One random position under flipped options: the same moves, by both ways of the kernel."""
    book, rules, players = rules_of(rng)
    turn = turn_of(oracle.random_position(rng, rules, players, loose), book)
    where = (book.key, book.house, turn.seats, turn.hand, turn.layout)
    wanted = [number_of(turn.layout, move) for move in islice(legal(turn), whole + 1)]
    complete = len(wanted) <= whole
    for room in (None, NO_ROOM):
        deal = deal_of(turn, room)
        assert deal.legal(whole + 1) == wanted, (room, *where)
        assert not complete or deal.count() == len(wanted), (room, *where)
        for _ in range(3 if complete else 20):
            move = deal.draw(rng.getrandbits(60))
            assert refuse(turn, move_of(turn.layout, move)) is None, (move, room, *where)
            assert not complete or move in wanted, (room, *where)
    deal = deal_of(turn)
    assert all(map(deal.allows, rng.sample(wanted, min(20, len(wanted))))), where
    if not complete:
        assert all(deal.allows(number_of(turn.layout, draw(turn, rng))) for _ in range(20)), where
    for _ in range(20):
        _same_answer(rng, turn, deal, wanted)


def _same_answer(rng: Random, turn: Turn, deal: Deal, wanted: list[int]) -> None:
    """A move that is nearly legal: another card taken or left, or another value."""
    move = rng.choice(wanted)
    if rng.random() < 0.6:
        move ^= 1 << rng.choice(turn.layout.cards or PACK)
    if rng.random() < 0.4:
        move = move & ~(31 << 58) | rng.choice((0, 1, 31, *range(2, 19))) << 58
    if rng.random() < 0.2:
        move = move & ~(63 << 52) | rng.choice((*turn.hand, *PACK[:3])) << 52
    if number_of(turn.layout, move_of(turn.layout, move)) != move:
        return  # part of a build, or a trail that takes something: no move of the specification can say it
    legal_there = refuse(turn, move_of(turn.layout, move)) is None
    assert deal.allows(move) == legal_there, (turn.book.key, turn.book.house, turn, move_of(turn.layout, move))


def table_of(rng: Random) -> tuple[Book, int]:
    """A book with any options flipped, and a number of seats it can be played with."""
    while True:
        number = rng.choice((0, 1, 2, 4, 8))
        house = {name: rng.choice(list(OPTIONS[name].values)) for name in rng.sample(sorted(OPTIONS), number)}
        seats = rng.choice((2, 3, 4))
        try:
            book = SHELF.load(rng.choice(SHELF.books), house)
            SHELF.check_seats(book, seats)
        except Mistake:
            continue
        return book, seats


def compare_deal(rng: Random, whole: int = WHOLE) -> int:
    """One deal under any options, played at random by both: the same positions all the way, and the same points.

    How many positions there were.
    """
    book, seats = table_of(rng)
    pack, dealer = shuffled(rng), rng.randrange(seats)
    state = GAME.start(book, seats, dealer, pack)
    simulator = Simulator(book, seats)
    deal = simulator.start(pack, dealer)
    positions = 0
    while state.to_act is not None:
        where = (book.key, book.house, seats, dealer, pack, positions)
        assert simulator.from_state(state).facts() == deal.facts(), where
        turn = GAME.view(state, state.to_act).turn
        wanted = [number_of(turn.layout, move) for move in islice(legal(turn), whole + 1)]
        assert deal.legal(whole + 1) == wanted, where
        assert len(wanted) > whole or deal.count() == len(wanted), where
        place = rng.randrange(len(wanted))
        if rng.random() < 0.5:
            deal.step(place)
        else:
            deal.play(wanted[place])
        after = GAME.play(state, state.to_act, move_of(turn.layout, wanted[place]))
        assert not isinstance(after, Refusal), where
        state = after
        positions += 1
    assert deal.over
    assert simulator.from_state(state).facts() == deal.facts()
    assert deal.points() == GAME.outcome(state), (book.key, book.house, seats, dealer, pack)
    return positions
