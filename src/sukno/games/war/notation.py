"""The move as text: ``turn``."""

from __future__ import annotations

from typing import Final

from sukno.core.refusal import Mistake
from sukno.words import message

from .moves import Move

_INPUT: Final = frozenset(
    ("turn", "t", "card", "flip", "war", "go", "+", "карта", "карту", "открыть", "открываю", "ход", "война", "к")
)


def write(move: Move) -> str:
    """The one text of a move."""
    return move.value


def parse(text: str) -> Move:
    """Read the move in any of the words players use. Raises Mistake for anything else."""
    if text.strip().rstrip("!.").casefold() not in _INPUT:
        raise Mistake(message("war-no-move", text=text.strip()))
    return Move.TURN
