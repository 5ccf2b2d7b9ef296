"""Bit sets and the constants of the kernel, for its interpreted files; `bits.pxd` gives the compiled ones the same.

A set of cards is a number with a bit for each card, in card order.
"""

from __future__ import annotations

from typing import Final


def ctz(some: int) -> int:
    """The place of the lowest bit; the set is not empty."""
    return (some & -some).bit_length() - 1


def top(some: int) -> int:
    """The place of the highest bit; the set is not empty."""
    return some.bit_length() - 1


def popcount(some: int) -> int:
    """How many bits are set."""
    return some.bit_count()


def comes_before(one: int, other: int) -> bool:
    """Whether a set comes before another one as lists of cards do: card by card, a prefix first."""
    first = (one ^ other) & -(one ^ other)
    # The set with the lowest card that only one has, unless the other ends there.
    return bool(other & -first) if one & first else not one & -first and one != other


# What a move is, in the order of moves; a build's tag is BUILD and its value.
LOW: Final = 0
HIGH: Final = 1
BUILD: Final = 1
TRAIL: Final = 31

# `building`
NONE: Final = 0
SINGLE: Final = 1
FULL: Final = 2

# `raise_who`, `add_who`
ANY: Final = 0
OWN: Final = 1
OPPONENTS: Final = 2

# A seat that is none.
NOBODY: Final = -1

# `trail`
FREE: Final = 0
CARD_CANNOT_CAPTURE: Final = 1
ONLY_IF_NO_PLAY: Final = 2

# `add_without_card`, where it is not NONE
PARTNER: Final = 1
ANY_OTHER: Final = 2

BUILDS: Final = 26
"""A build has two cards at least, so no more can lie on a table."""
LARGEST: Final = 16
"""The value of a build at most: what the highest card counts."""
SUBSETS: Final = 8192
"""Room for parts of the table; checked before each card."""
POOL: Final = 16384
"""Room for the sets that moves take; checked before each is written."""
SLOTS: Final = 32749
"""A prime: places to find a set again; never quite full, for no list is longer than POOL."""
PARTS: Final = 3072
"""A hand of 52 cards could have no more than 52 * (2 + 2 + 3 * 18 + 1) parts, and 3072 is more."""
ROOM: Final = 16384
"""Up to so many moves are counted exactly, listed by sorting and drawn evenly."""
SHORT: Final = 16
"""So few sets are not sorted to pick one of them."""
MEMORY: Final = 4096
"""Answers of `Crowd.covers` that are remembered."""

# The fields of a part of the moves, after the number of its moves.
CARD: Final = 1
TAG: Final = 2
BASE: Final = 3
BASES: Final = 4
SET: Final = 5
SETS: Final = 6
BARE: Final = 7
PART: Final = 8

WIDTH: Final = 1024
"""So many moves of a position are searched at most; where there are more, the end is not found."""
FAR: Final = 1 << 20
"""More than anything is worth."""

# The fields of a remembered position.
KEY: Final = 5
"""So many numbers tell it from all others."""
HINT: Final = 5
VALUE: Final = 6
SLOT: Final = 7

CROWDED: Final = 256
"""Where more moves are legal none is looked at in a rollout."""
FEW: Final = 16
"""Of no more cards any is held: twelve answer a value at most, sixteen with pictures and high values."""
TRIED: Final = 64
"""Moves that may be tried in rollouts."""

HANDS: Final = 4096
"""Hands of others that are weighed at most."""
KINDS: Final = 6
"""Kinds of players that others may be."""
NODES: Final = 8192
"""Room for own turns in the tree of a thought."""
EDGES: Final = 65536
"""Room for their moves."""
PLACES: Final = 16384
"""Places to find a turn again; more than there can be turns, so never full."""
DEEP: Final = 64
"""No seat moves so often in a deal."""

FELT: Final = 18
"""What is felt of a move."""
SENSES: Final = 3 * FELT
"""The same by itself, by how late it is in the deal, and by how much is held."""

HOPES: Final = 21
"""What may be hoped for between packets."""
ROWS: Final = 5
"""Packets between two after the first."""
