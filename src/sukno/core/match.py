"""A match as a fold over deals, as far as games share it; when it ends and who wins is each game's own rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from .seats import Seat, Side


class Scored(Protocol):
    """A finished deal: its points, and whatever a game's score sheet tells of it."""

    @property
    def points(self) -> tuple[int, ...]:
        """By side."""
        ...


BookT = TypeVar("BookT")
DealT = TypeVar("DealT", bound=Scored)


@dataclass(frozen=True, slots=True)
class PlayedMatch(Generic[BookT, DealT]):
    """A match so far. A game adds ``over`` and ``winner``."""

    book: BookT
    seats: int
    dealer: Seat
    """Who deals the deal that is played, or the next one."""
    deals: tuple[DealT, ...] = ()
    """The finished ones."""
    resigned: Seat | None = None
    """Who gave the match up; None: nobody."""

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side; here each seat plays for itself."""
        return tuple((seat,) for seat in range(self.seats))

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the finished deals, by side."""
        return tuple(sum(deal.points[side] for deal in self.deals) for side in range(len(self.sides)))

    @property
    def finished(self) -> int:
        """How many deals have been played out."""
        return len(self.deals)

    @property
    def after_resigning(self) -> Side | None:
        """Who wins after somebody has given up: the best of the other sides by points, the only one of two.

        None where nobody gave up, or where several others are equal.
        """
        if self.resigned is None:
            return None
        others = [side for side, seats in enumerate(self.sides) if self.resigned not in seats]
        best = max(self.totals[side] for side in others)
        leaders = [side for side in others if self.totals[side] == best]
        return leaders[0] if len(leaders) == 1 else None
