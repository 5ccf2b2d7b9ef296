"""What a player may do. A move names the card and what it goes on, so that coming late it still means the same."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from sukno.cards import Card


class Do(StrEnum):
    """What is done without a card; the value is the move's text."""

    READY = "ready"
    """Say that one is ready: the race begins when all are."""
    TURN = "turn"
    """Turn the next cards of one's stock."""
    OVER = "over"
    """Turn one's waste over: it is the stock again."""
    STUCK = "stuck"
    """Say that one has no move."""


@dataclass(frozen=True, slots=True)
class Up:
    """A card goes to a foundation: an ace begins one, another goes on the next lower of its suit."""

    card: Card


@dataclass(frozen=True, slots=True)
class Onto:
    """A card, with those that lie on it, goes on the last card of another of one's columns."""

    card: Card
    target: Card


@dataclass(frozen=True, slots=True)
class Into:
    """A card, with those that lie on it, goes into an empty column of one's own."""

    card: Card
    column: int
    """From 0."""


Move: TypeAlias = Do | Up | Onto | Into
