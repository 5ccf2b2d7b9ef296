"""A house's changes in a line."""

from __future__ import annotations

from collections.abc import Mapping


def house_text(house: Mapping[str, object]) -> str:
    """A house's changes as the command line takes them."""
    return ", ".join(f"{name}={_plain(value)}" for name, value in house.items())


def _plain(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case list() | tuple():
            return ",".join(map(_plain, value)) or "none"
        case _:
            return str(value)
