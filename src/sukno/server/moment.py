"""A moment of a deal as one seat sees it: what a scene is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sukno.core.seats import Seat
from sukno.table import Table, TableView


@dataclass(frozen=True, slots=True)
class Moment:
    """A View, and what everybody knows besides."""

    view: Any
    """The game's View."""
    dealer: Seat | None
    """None where nobody deals."""
    to_act: frozenset[Seat]
    call: tuple[Seat, str] | None = None
    """The call that ended the match then."""

    @staticmethod
    def now(seen: TableView) -> Moment:
        """The present."""
        return Moment(seen.view, seen.dealer, seen.to_act, seen.call)

    @staticmethod
    def earlier(table: Table, seat: Seat, back: int) -> Moment:
        """The table some moves ago in the same deal."""
        seen = table.seen(seat)
        if back == 0:
            return Moment.now(seen)
        return Moment(table.earlier(seat, back), seen.dealer, table.acted_earlier(back))
