"""The kernel from Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from ..rules import Rules

compiled: Final[bool]

BuildFacts = tuple[int, int, int | None, bool]

class Facts(TypedDict):
    hands: list[int]
    loose: int
    builds: list[BuildFacts]
    piles: list[int]
    sweeps: list[int]
    stock: list[int]
    to_act: int | None
    dealer: int
    last: int | None

class Laws:
    rules: Final[Rules]
    seats: Final[int]
    sides: Final[int]
    def __init__(self, rules: Rules, seats: int) -> None: ...

class Finder:
    def __init__(self, laws: Laws, room: int = ...) -> None: ...

class Dice:
    def __init__(self, seed: int, game: int) -> None: ...

class Deal:
    laws: Final[Laws]
    def __init__(self, laws: Laws, finder: Finder) -> None: ...
    @property
    def to_act(self) -> int | None: ...
    @property
    def over(self) -> bool: ...
    def clone(self) -> Deal: ...
    def start(self, pack: Sequence[int], dealer: int) -> None: ...
    def count(self) -> int: ...
    def legal(self, limit: int = ...) -> list[int]: ...
    def allows(self, move: int) -> bool: ...
    def play(self, move: int) -> None: ...
    def step(self, number: int) -> None: ...
    def draw(self, seed: int) -> int: ...
    def play_out(self, seed: int) -> tuple[int, ...]: ...
    def points(self) -> tuple[int, ...]: ...
    def take_from(
        self,
        hands: Sequence[int],
        loose: int,
        builds: Sequence[BuildFacts],
        piles: Sequence[int],
        sweeps: Sequence[int],
        stock: Sequence[int],
        to_act: int | None,
        dealer: int,
        last: int | None,
    ) -> None: ...
    def facts(self) -> Facts: ...

def random_points(laws: Laws, finder: Finder, seed: int, first: int, number: int) -> list[int]: ...
