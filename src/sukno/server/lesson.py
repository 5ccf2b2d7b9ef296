"""The first game: a table whose first deal is laid out for learning, and what its learner is shown."""

from __future__ import annotations

from sukno.cards import Card
from sukno.games.casino.lesson import FIRST_GAME, Step
from sukno.games.casino.lesson import lesson as lesson_of
from sukno.games.casino.moves import Capture, MakeBuild, Move
from sukno.games.casino.notation import write
from sukno.games.casino.position import View
from sukno.store import Store, open_table
from sukno.table import Person, Robot
from sukno.wire import scene as wire

from .said import cards, said


def open_lesson(store: Store) -> str:
    """Open a table for somebody's first game: its id. The learner has seat 0."""
    first = FIRST_GAME
    players = (Person(), Robot(first.bot))
    table_id, _ = open_table(
        store,
        game="casino",
        book=first.book,
        house=first.house,
        players=players,
        dealer=first.dealer,
        pack=first.pack,
        lesson=True,
    )
    return table_id


def lesson(view: View) -> wire.Lesson:
    """What a learner is shown."""
    told = lesson_of(view)
    now = tuple(_step(view, step) for step in told.now)
    remark = None if told.remark is None else _step(view, told.remark)
    return wire.Lesson(told.done, now, remark, None if told.aside is None else said(told.aside))


def _step(view: View, step: Step) -> wire.Step:
    if step.move is None:
        return wire.Step(step.key, said(step.said), "", ())
    return wire.Step(step.key, said(step.said), write(view.layout, step.move), cards(_pointed_at(step.move)))


def _pointed_at(move: Move) -> tuple[Card, ...]:
    match move:
        case Capture():
            return (move.card, *move.loose, *move.builds)
        case MakeBuild():
            return (move.card, *move.loose, *(() if move.standing is None else (move.standing,)))
        case _:
            return (move.card,)
