"""Seats and sides: both count from 0. A side is a seat, or partners together."""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
Side: TypeAlias = int
