from collections.abc import Sequence
from typing import Final

from .finder import Finder
from .simulate import Deal
from .table import Laws

class Rollouts:
    laws: Final[Laws]
    finder: Final[Finder]
    def __init__(self, laws: Laws, card: float, suit: float, sweep: float) -> None: ...
    def choose(self, deal: Deal) -> tuple[int, float]: ...
    def run(
        self, deal: Deal, moves: Sequence[int], worlds: int, seed: int, work: int
    ) -> tuple[list[float], int, int]: ...
