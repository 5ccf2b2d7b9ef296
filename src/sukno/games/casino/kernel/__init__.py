"""The fast twin of Casino, for search and simulation: the same rules over bit sets, compiled where a compiler is.

    >>> from sukno.games.casino.kernel import Simulator
    >>> deal = Simulator("standard", seats=2).random_deal(seed=1)
    >>> len(deal.play_out(seed=2))
    2
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from random import Random

from sukno.core.seats import Seat

from .. import hidden
from ..book import SHELF, Book
from ..position import State, View
from .convert import put
from .simulate import Deal, compiled
from .table import Laws
from .finder import Finder

__all__ = ["Deal", "Simulator"]


class Simulator:
    """Deals of one book with one number of seats."""

    def __init__(self, book, seats=2, house=None, *, room=None):
        self.book = SHELF.load(book, house or {}) if isinstance(book, str) else book
        SHELF.check_seats(self.book, seats)
        self.laws = Laws(self.book.rules, seats)
        self.finder = Finder(self.laws) if room is None else Finder(self.laws, room)

    def blank(self):
        return Deal(self.laws, self.finder)

    def start(self, pack, dealer):
        deal = self.blank()
        deal.start(pack, dealer)
        return deal

    def from_state(self, state):
        deal = self.blank()
        put(deal, state)
        return deal
