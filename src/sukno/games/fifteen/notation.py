"""Moves as text: ``draw`` and ``stand``."""

from __future__ import annotations

from typing import Final

from sukno.core.refusal import Mistake
from sukno.words import message

from .moves import Move

_INPUT: Final = {
    **dict.fromkeys(("draw", "d", "card", "hit", "+", "карта", "карту", "ещё", "еще", "беру", "взять"), Move.DRAW),
    **dict.fromkeys(("stand", "s", "stop", "stay", "-", "стоп", "хватит", "довольно", "себе", "стою"), Move.STAND),
}


def write(move: Move) -> str:
    """The one text of a move."""
    return move.value


def parse(text: str) -> Move:
    """Read a move in any of the words players use. Raises Mistake for anything else."""
    move = _INPUT.get(text.strip().rstrip("!.").casefold())
    if move is None:
        raise Mistake(message("fifteen-no-move", text=text.strip()))
    return move
