from collections.abc import Sequence
from typing import Final

from .instinct import Instinct
from .simulate import Deal
from .table import Laws

class Outlook:
    laws: Final[Laws]
    def __init__(self, eye: Instinct, weights: Sequence[Sequence[float]]) -> None: ...
    def lead(self, deal: Deal) -> float: ...
    def sense(self, deal: Deal) -> list[float]: ...
