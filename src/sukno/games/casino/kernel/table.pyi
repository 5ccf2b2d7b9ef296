from typing import Final

from sukno.games.casino.rules import Rules

class Laws:
    seats: Final[int]
    sides: Final[int]
    def __init__(self, rules: Rules, seats: int) -> None: ...

class Dice:
    def __init__(self, seed: int, game: int) -> None: ...
