"""What comes of moves in imagined worlds, where everybody goes on greedily to the end of the deal. The kernel plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from statistics import fmean

from .book import Book
from .hidden import sample, unrestricted
from .kernel.convert import number_of, put
from .kernel.rollouts import Rollouts
from .kernel.simulate import Deal
from .kernel.table import Laws
from .moves import Move
from .pool import Pool
from .position import View
from .worth import CARD, SUIT, Worth


def foresee(view: View, moves: Sequence[Move], rng: Random, worlds: int, work: int) -> list[float]:
    """By how many points the view's side is ahead after each move, on average over so many worlds that may be so.

    All the moves are tried in the same worlds. With so much work done, a unit for a greedy move and more where there is
    much to choose from, no further world is begun.
    """
    with _players(view.book, view.seats).one() as player:
        deal = Deal(player.laws, player.finder)
        numbers = [number_of(view.layout, move) for move in moves]
        if unrestricted(view):
            put(deal, sample(view, rng))
            sums, played, _ = player.run(deal, numbers, worlds, rng.getrandbits(60), work)
            return [total / played for total in sums]
        leads: list[list[float]] = []
        while len(leads) < worlds and (work > 0 or not leads):
            put(deal, sample(view, rng))
            found, _, done = player.run(deal, numbers, 0, rng.getrandbits(60), work)
            leads.append(found)
            work -= done
        return list(map(fmean, zip(*leads, strict=True)))


def rollouts_of(laws: Laws, worth: Worth) -> Rollouts:
    """Players in the kernel with the greedy bot's eye."""
    return Rollouts(laws, CARD, SUIT if worth.suit_points else 0.0, worth.sweep)


@lru_cache(maxsize=8)
def _players(book: Book, seats: int) -> Pool[Rollouts]:
    laws, worth = Laws(book.rules, seats), Worth(book.rules, book.rules.form(seats))
    return Pool(lambda: rollouts_of(laws, worth))
