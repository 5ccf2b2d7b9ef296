"""The end of a deal of which one knows all the cards: what every move is worth when both sides play their best.

Between two it comes by itself, with the last packet: each can count what the other holds. The kernel does the work.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from .book import Book
from .hidden import sample, unseen
from .kernel.convert import move_of, put
from .kernel.exact import Aim, Solver
from .kernel.simulate import Deal
from .kernel.table import Laws
from .moves import Move
from .pool import Pool
from .position import State, View
from .stake import Stake, stake

NODES: Final = 30_000
"""So many positions are looked at and no more. With eight cards in the hands a thousand real ends asked for some
hundreds mostly, and for 12,805 at most."""


def known_deal(view: View) -> State | None:
    """The deal as it must be: between two the last packet leaves nothing to guess. None where more may be hidden."""
    if view.seats != 2 or view.seat is None or view.to_act is None or view.stock != 0:
        return None
    if len(unseen(view)) != sum(view.counts) - len(view.hand):
        return None
    if view.last_capture is None and all(view.piles):
        return None  # a position written without it: who gets what is left over cannot be told
    return sample(view, Random(0))


def ending(view: View, nodes: int = NODES) -> dict[Move, int] | None:
    """By how many points the side to act will be ahead after each legal move, in order; None where that is not known.

    It is not before the last packet, where more than two play, and where so many nodes are too few.

    >>> from sukno.games.casino import GAME
    >>> book = GAME.load_book("standard", {})
    >>> state = GAME.start(book, 2, 0, GAME.shuffled(book, 2, Random(6)))
    >>> ending(GAME.view(state, 1)) is None
    True
    >>> while state.stock or len(state.hands[1]) > 2:
    ...     view = GAME.view(state, state.to_act)
    ...     state = GAME.play(state, state.to_act, next(GAME.legal(view)))
    >>> view = GAME.view(state, state.to_act)
    >>> {GAME.write(view, move): ahead for move, ahead in ending(view).items()}
    {'Tcx[10]': 8, 'TcxTd[10]': 9, 'KhxKc': 9}
    """
    state = known_deal(view)
    return None if state is None else solve(state, nodes)


def match_ending(view: View, nodes: int = NODES) -> dict[Move, int] | None:
    """The same by what comes of the match, see ``stake``; in points where nothing is known of a match."""
    state = known_deal(view)
    if state is None:
        return None
    return solve(state, nodes, stake(view.book, view.before) if view.before else None)


def solve(state: State, nodes: int, aim: Stake | None = None) -> dict[Move, int] | None:
    """The worth of each legal move to the side to act, with all cards known; None where so many nodes are too few.

    For a deal that is not in its last packet this is hindsight: nobody at the table could know it. Two sides only.
    """
    with _solvers(state.book, state.seats).one() as solver:
        deal = Deal(solver.laws, solver.finder)
        put(deal, state)
        values, _ = solver.solve(deal, nodes, None if aim is None else _aim(aim, solver.span(deal)))
    return None if values is None else {move_of(state.layout, move): value for move, value in values}


@lru_cache(maxsize=8)
def _solvers(book: Book, seats: int) -> Pool[Solver]:
    laws = Laws(book.rules, seats)
    return Pool(lambda: Solver(laws))


@lru_cache(maxsize=64)
def _aim(aim: Stake, span: int) -> Aim:
    return Aim(span, aim)
