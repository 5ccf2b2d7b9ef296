"""What a deal may be worth between its packets: the weights that `bench/outlook.py` taught, and for which tables."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from sukno.cards import Rank

from .instinct import instinct_of, learned
from .kernel.outlook import Outlook
from .kernel.table import Laws
from .rules import Building, Rules, Scoring, Stock
from .values import values_of
from .worth import Worth

HOPES: Final = (
    "leading",
    "reply",
    "reply-sweep",
    "spared",
    "card",
    "table",
    "table-cards",
    "big-card",
    *(f"unseen-{rank.name.lower()}" for rank in Rank),
)
"""What may be hoped for, in the kernel's order; see ``Outlook.hope``."""


def read_rows(text: str) -> list[list[float]]:
    """The weights from a file like ``outlook.toml``, in points: a row before each packet but the first, in the order of
    ``HOPES``. ValueError where any is wanting."""
    table: dict[str, list[float]] = tomllib.loads(text)["weights"]
    if set(table) != set(HOPES) or len({len(row) for row in table.values()}) != 1:
        raise ValueError("there must be as many weights for each thing hoped for, and for nothing else")
    return [list(map(float, row)) for row in zip(*(table[name] for name in HOPES), strict=True)]


def write_rows(rows: Sequence[Sequence[float]], made: str) -> str:
    """Such a file: ``made`` tells how."""
    lines = [
        f"{name} = [{', '.join(f'{weight:.4f}' for weight in column)}]"
        for name, column in zip(HOPES, zip(*rows, strict=True), strict=True)
    ]
    head = "# What who leads may hope for between packets, in points: before the second packet, the third …, the last."
    return "\n".join([head, f"made = {made!r}".replace("'", '"'), "", "[weights]", *lines, ""])


@lru_cache(maxsize=1)
def rows_learned() -> tuple[tuple[float, ...], ...]:
    """The weights that were learned."""
    return tuple(map(tuple, read_rows(files(__package__).joinpath("outlook.toml").read_text("utf-8"))))


def usual(rules: Rules, seats: int) -> bool:
    """Whether cards are dealt, built with and counted as they were where the weights were learned."""
    return (
        seats == 2
        and rules.stock is Stock.DEALS
        and rules.hand_size == 4
        and rules.building is Building.FULL
        and rules.scoring is Scoring.STANDARD
        and not rules.face_values
        and not any(values_of(rules).high)
    )


def outlook_of(laws: Laws, worth: Worth, rows: Sequence[Sequence[float]] | None = None) -> Outlook:
    """The outlook of a table: with these weights (rows as ``read_rows`` gives them, or none), or with those learned
    where they fit. ValueError for rows of another shape."""
    if rows is None:
        rows = rows_learned() if usual(worth.rules, laws.seats) else ()
    return Outlook(instinct_of(laws, worth, learned()), rows)
