"""What a game advises a player who asks: a nudge, the moves weighed, and why, from facts of the View alone."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar, runtime_checkable

from sukno.words import Message

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth a thought, weighed."""

    move: str
    """In notation."""
    said: Message
    """In full, as a button and a list of moves say it."""
    lead: float
    """How many points the side is then expected to be ahead at the end of the deal, of several others of their mean;
    below 0: behind."""
    behind: float
    """How many points it is expected to cost against the best move; 0 for that one."""
    error: float
    """The standard error of ``behind``: the same imagined hands served both moves. 0 where the lead is exact."""
    why: tuple[Message, ...]
    """Facts about it, the weightiest first: what it takes, what it leaves, what others may hold."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The answer to a player who asks what to do; to be told in three steps, so that they may stop at each."""

    nudge: Message
    """Where to look, without a move."""
    candidates: tuple[Candidate, ...]
    """Best first; at least one."""
    sides: int
    """So many play against each other."""
    worlds: int
    """So many hands that the others may hold were imagined; 0: all cards are known by counting, the leads are exact."""

    @property
    def exact(self) -> bool:
        """Whether the leads are certain, if both sides play on without a mistake."""
        return not self.worlds


@runtime_checkable
class Adviser(Protocol[ViewT_contra]):
    """A game that can advise."""

    def advise(self, view: ViewT_contra, rng: Random) -> Advice:
        """Advice for the seat of the view, whose turn it is. Raises Mistake where there is nothing to choose."""
        ...
