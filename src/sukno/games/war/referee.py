"""Who may turn a card, and why others may not."""

from __future__ import annotations

from collections.abc import Iterator

from sukno.core.refusal import Refusal
from sukno.words import message

from .moves import Move
from .position import View


def legal(view: View) -> Iterator[Move]:
    """The legal moves of the view's seat: one or none."""
    return iter((Move.TURN,) if view.seat in view.waiting else ())


def refuse(view: View, _move: Move) -> Refusal | None:
    """Why the view's seat may not turn a card; None where it may."""
    if view.seat in view.waiting:
        return None
    if not view.waiting:
        rule, why = "aim", message("war-refusal-over")
    elif view.seat is None or (not view.counts[view.seat] and not view.laid[view.seat]):
        rule, why = "out", message("war-refusal-out")
    elif view.seat in view.fighting:
        rule, why = "turn", message("war-refusal-turned")
    else:
        rule, why = "bystanders", message("war-refusal-bystander")
    return Refusal(rule, view.book.sources[rule], why)
