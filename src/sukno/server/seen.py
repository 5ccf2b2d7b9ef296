"""The whole table as one seat sees it, from what the table shows that seat and nothing else."""

from __future__ import annotations

from typing import Any

from sukno.core.seats import Seat
from sukno.games.casino.position import View
from sukno.table import Table, TableView
from sukno.wire import scene as wire
from sukno.wire.messages import Seen

from .lesson import lesson
from .said import seated, side_names, sides_of
from .scene import scene
from .sheets import sheet, standing


def seen(table_id: str, table: Table, seat: Seat, before: Table | None = None) -> Seen:
    """What a seat gets of a table; ``before``: the version it saw last, for what is new."""
    now = table.seen(seat)
    view: View = now.view
    sides = now.match.sides
    names = side_names(now.players, seat, sides)
    played_out = now.deal_over and view.to_act is None
    fresh, undone = (0, 0) if before is None else _new(before.seen(seat), now, new_deal=_deals(before) != _deals(table))
    return Seen(
        version=now.version,
        table=table_id,
        seat=seat,
        game=table.game.key,
        book=table.book.key,
        house=_house(table.book),
        seats=seated(now.players, seat, sides),
        sides=sides_of(now.players, seat, sides),
        scene=scene(view, now.call),
        fresh=fresh,
        undone=undone,
        cut=tuple(tuple(None if card is None else str(card) for card in cards) for cards in now.cut),
        promise=wire.Promise(now.commitment, now.pack, now.nonce, now.laid_out),
        match=standing(now.match, _deals(table), names),
        deal_over=now.deal_over,
        sheet=sheet(now.match, len(now.match.deals) - 1) if played_out else None,
        undoable=now.undoable,
        calls=now.calls if now.match.over else (*now.calls, "resign"),  # type: ignore[arg-type]
        lesson=lesson(view) if table.opened.lesson else None,
    )


def _deals(table: Table) -> int:
    return len(table.deals)


def _new(before: TableView, now: TableView, *, new_deal: bool) -> tuple[int, int]:
    """How many happenings are new, and how many moves were taken back."""
    happened = len(now.view.history) + (now.call is not None)
    if new_deal:
        return happened, 0
    had = len(before.view.history) + (before.call is not None)
    return max(0, happened - had), max(0, len(before.moves) - len(now.moves))


def _house(book: Any) -> dict[str, Any]:
    return dict(book.house_data)
