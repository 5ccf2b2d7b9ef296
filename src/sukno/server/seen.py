"""The whole table as one seat sees it, from what the table shows that seat and nothing else."""

from __future__ import annotations

from typing import Any

from sukno.core.seats import Seat
from sukno.table import Table, TableView
from sukno.wire import scene as wire
from sukno.wire.messages import Invitation, NextTable, Seen

from .moment import Moment
from .said import said, seated, side_names, sides_of
from .shows import Show, show
from .tokens import Tokens


def seen(tokens: Tokens, table_id: str, table: Table, seat: Seat, before: Table | None = None) -> Seen:
    """What a seat gets of a table; ``before``: the version it saw last, for what is new."""
    now, shown = table.seen(seat), show(table.game)
    moment = Moment.now(now)
    scene = shown.scene(moment)
    sides = shown.sides(now.match)
    played_out = now.deal_over and not table.game.to_act(table.state)
    fresh, undone = (0, 0) if before is None else _new(shown, before, table, seat)
    return Seen(
        version=now.version,
        table=table_id,
        seat=seat,
        game=table.game.key,
        name=said(table.game.prose.called),
        book=table.book.key,
        house=_house(table.book),
        seats=seated(now.players, seat, sides),
        sides=sides_of(now.players, seat, sides),
        at_once=table.at_once,
        scene=scene,
        fresh=len(scene.talk) if fresh is None else fresh,
        undone=undone,
        cut=tuple(tuple(None if card is None else str(card) for card in cards) for cards in now.cut),
        promise=wire.Promise(now.commitment, now.pack, now.nonce, now.laid_out),
        match=shown.standing(now.match, len(table.deals), side_names(now.players, seat, sides)),
        deal_over=now.deal_over,
        sheet=shown.sheet(now.match, now.match.finished - 1) if played_out else shown.cut_short(now.match),
        undoable=now.undoable,
        calls=now.calls if now.match.over else (*now.calls, "resign"),  # type: ignore[arg-type]
        hints=now.hints,
        lesson=shown.lesson(now.view) if table.opened.lesson else None,
        invitations=_invitations(tokens, table_id, table) if table.may_invite(seat) else (),
        next=NextTable(table.next_table, tokens.token(table.next_table, seat)) if table.next_table else None,
    )


def _invitations(tokens: Tokens, table_id: str, table: Table) -> tuple[Invitation, ...]:
    waiting = filter(table.waits, range(table.seats))
    return tuple(Invitation(seat, tokens.invitation(table_id, seat, table.invitation(seat))) for seat in waiting)


def _new(shown: Show, before: Table, table: Table, seat: Seat) -> tuple[int | None, int]:
    """How many happenings are new (None: all), and how many moves were taken back."""
    if len(before.deals) != len(table.deals):
        return None, 0
    had, now = before.seen(seat), table.seen(seat)
    undone = _moves(had) - _moves(now)
    return (0, undone) if undone > 0 else (shown.news(Moment.now(had), Moment.now(now)), 0)


def _moves(view: TableView) -> int:
    return len(view.moves)


def _house(book: Any) -> dict[str, Any]:
    return dict(book.house_data)
