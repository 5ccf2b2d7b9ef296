"""The learned eye for moves: its weights, and who plays by it. `bench/train.py` taught it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from random import Random
from typing import Final

from .book import Book
from .hidden import sample
from .kernel.convert import number_of, put
from .kernel.instinct import Instinct
from .kernel.simulate import Deal
from .kernel.table import Laws
from .moves import Move
from .pool import Pool
from .position import View
from .worth import CARD, SUIT, Worth

FELT: Final = (
    "greedy",
    "trail",
    "trail-gives",
    "trail-picture",
    "trail-low",
    "trail-pair",
    "trail-taken",
    "build",
    "build-promises",
    "build-gives",
    "build-twice",
    "capture",
    "sweep",
    "reply",
    "reply-sweep",
    "follow",
    "follow-safe",
    "left",
)
"""What is felt of a move, in the kernel's order; see ``Instinct.touch``."""


def read_weights(text: str) -> list[float]:
    """The weights in the kernel's order, from a file like ``instinct.toml``; ValueError where any is wanting."""
    table: Mapping[str, Sequence[float]] = tomllib.loads(text)["weights"]
    if set(table) != set(FELT) or any(len(row) != 3 for row in table.values()):
        raise ValueError("there must be three weights for each thing felt, and for nothing else")
    return [float(weight) for column in range(3) for weight in (table[name][column] for name in FELT)]


def write_weights(weights: Sequence[float], made: str) -> str:
    """Such a file: ``made`` tells how."""
    rows = [weights[place :: len(FELT)] for place in range(len(FELT))]
    lines = [f"{name} = [{', '.join(f'{weight:.4f}' for weight in row)}]" for name, row in zip(FELT, rows, strict=True)]
    head = "# What each thing felt of a move counts for, in points: by itself, by how late it is, by how much is held."
    return "\n".join([head, f"made = {made!r}".replace("'", '"'), "", "[weights]", *lines, ""])


@lru_cache(maxsize=1)
def learned() -> tuple[float, ...]:
    """The weights that were learned."""
    return tuple(read_weights(files(__package__).joinpath("instinct.toml").read_text("utf-8")))


def instinct_of(laws: Laws, worth: Worth, weights: Sequence[float]) -> Instinct:
    """Players in the kernel with a learned eye."""
    return Instinct(laws, CARD, SUIT if worth.suit_points else 0.0, worth.sweep, weights)


def feelings(view: View, moves: Sequence[Move]) -> list[float]:
    """How good each of these legal moves feels, in points from a zero that means nothing.

    All feel the same where there are more moves than can be looked at.
    """
    with _players(view.book, view.seats).one() as (eye, deal):
        # Which of the cards lie where that are not seen does not matter.
        put(deal, sample(view, Random(0)))
        felt = dict(eye.feel(deal))
        return [felt.get(number_of(view.layout, move), 0.0) for move in moves]


@lru_cache(maxsize=8)
def _players(book: Book, seats: int) -> Pool[tuple[Instinct, Deal]]:
    laws, worth = Laws(book.rules, seats), Worth(book.rules, book.rules.form(seats))

    def eye_and_deal() -> tuple[Instinct, Deal]:
        eye = instinct_of(laws, worth, learned())
        return eye, Deal(laws, eye.finder)

    return Pool(eye_and_deal)
