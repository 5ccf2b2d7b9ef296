"""The options of Hearts for two: the source's one game, and what is usual elsewhere, as one frozen dataclass."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class MatchForm(StrEnum):
    """How long a match is."""

    ONE_DEAL = "one_deal"
    DEALS = "deals"
    TARGET = "target"


class Count(StrEnum):
    """What a deal is worth: to each what it took, so that few are good; or the difference, to the winner."""

    TAKEN = "taken"
    DIFFERENCE = "difference"


@dataclass(frozen=True, slots=True)
class Rules:
    """Every option of Hearts for two."""

    match: MatchForm
    """One deal, so many deals, or until somebody reaches the target."""
    deals: int
    """The deals of a match of the form ``deals``."""
    target: int
    """The points that end a match of the form ``target``."""
    count: Count
    """Who scores what for a deal."""
    black_lady: bool
    """Whether the queen of spades counts as much as all the hearts together: 13."""
    moon: bool
    """Whether all the counting cards taken by one count for the other instead."""
    breaking: bool
    """Whether hearts may be led only after one has been discarded or played."""

    @property
    def low_wins(self) -> bool:
        """Whether the side with fewer points is ahead."""
        return self.count is Count.TAKEN
