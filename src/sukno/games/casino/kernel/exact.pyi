from collections.abc import Callable
from typing import Final

from .finder import Finder
from .simulate import Deal
from .table import Laws

class Aim:
    def __init__(self, span: int, worth: Callable[[int, int, int | None], int]) -> None: ...

class Solver:
    laws: Final[Laws]
    finder: Final[Finder]
    def __init__(self, laws: Laws, memory: int = ...) -> None: ...
    def solve(self, deal: Deal, nodes: int, aim: Aim | None = ...) -> tuple[list[tuple[int, int]] | None, int]: ...
    def span(self, deal: Deal) -> int: ...
