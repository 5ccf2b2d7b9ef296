"""Seats and sides: both count from 0. A side is a seat, or partners together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

Seat: TypeAlias = int
Side: TypeAlias = int
PointsT = TypeVar("PointsT")


def winner_first(points: Sequence[PointsT], winner: Side | None) -> tuple[PointsT, ...]:
    """Points by side as they are read after a winner's name: the winner's own first, then the others in order."""
    first = () if winner is None else (points[winner],)
    return (*first, *(got for side, got in enumerate(points) if side != winner))
