from collections.abc import Sequence
from typing import Final

from .finder import Finder
from .outlook import Outlook
from .rollouts import Rollouts
from .simulate import Deal
from .table import Laws

class Mind:
    laws: Final[Laws]
    finder: Final[Finder]
    def __init__(
        self,
        eyes: Rollouts,
        outlook: Outlook,
        kinds: Sequence[tuple[float, bool, float]],
        lapse: float,
        bold: float,
        breadth: int,
        doubt: float,
    ) -> None: ...
    def think(
        self,
        deal: Deal,
        moves: list[tuple[int, float]],
        past: list[tuple[Deal, int, bool]],
        worlds: list[Deal],
        work: int,
        depth: int,
        seed: int,
    ) -> list[tuple[int, float]]: ...
    def told(self) -> list[float]: ...
    def belief(self) -> list[tuple[tuple[int, ...], float]]: ...
