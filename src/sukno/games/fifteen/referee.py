"""Which moves are legal, and why others are not."""

from __future__ import annotations

from collections.abc import Iterator

from sukno.core.refusal import Refusal
from sukno.words import Value, message

from .moves import Move
from .position import View
from .rules import FULL, total


def legal(view: View) -> Iterator[Move]:
    """The legal moves of the view's seat."""
    return (move for move in Move if refuse(view, move) is None)


def refuse(view: View, move: Move) -> Refusal | None:
    """Why the view's seat may not make the move; None where it may."""
    if view.seat is None or view.to_act != view.seat:
        return _refusal(view, "turn", "fifteen-refusal-over" if view.to_act is None else "fifteen-refusal-turn")
    if move is Move.DRAW and view.busted:
        return _refusal(view, "bust", "fifteen-refusal-bust", cards=view.hand, number=total(view.hand), full=FULL)
    least = view.book.rules.stand_min_first
    if move is Move.STAND and len(view.hand) == 1 and total(view.hand) < least:
        return _refusal(
            view, "stand_min_first", "fifteen-refusal-stand", cards=view.hand, number=total(view.hand), least=least
        )
    return None


def _refusal(view: View, rule: str, id: str, **args: Value) -> Refusal:
    return Refusal(rule, view.book.sources[rule], message(id, **args))
