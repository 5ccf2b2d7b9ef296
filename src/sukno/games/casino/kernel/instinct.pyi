from collections.abc import Sequence

from .rollouts import Rollouts
from .simulate import Deal
from .table import Laws

class Instinct(Rollouts):
    def __init__(self, laws: Laws, card: float, suit: float, sweep: float, weights: Sequence[float]) -> None: ...
    def feel(self, deal: Deal) -> list[tuple[int, float]]: ...
    def sense(self, deal: Deal) -> list[tuple[int, list[float]]]: ...
