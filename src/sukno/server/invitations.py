"""Invitations: a link that seats somebody else. The first who takes the seat gets its token, and nobody after."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from sukno.core.seats import Seat
from sukno.store import Conflict
from sukno.table.people import home_seat, kept_name
from sukno.wire import rest
from sukno.words import message

from .faults import NoSeat
from .guard import is_loopback
from .rooms import Rooms
from .said import said, seated, side_names
from .shows import show
from .tokens import Tokens

TRIES: Final = 5
"""So often a seat is tried for while others write on at the same table."""


@post("/api/invitations/open", status_code=200)
async def open_invitation(
    data: JSONBody[rest.Invited], rooms: NamedDependency[Rooms], tokens: NamedDependency[Tokens]
) -> rest.Welcome:
    """What an invitation is to. It tells nothing of the cards, and nobody sits down by it yet."""
    table_id, seat, number = _read(tokens, data.invitation)
    table = (await rooms.room(table_id)).table
    match, home = table.match, home_seat(table.players)
    sides = show(table.game).sides(match)
    return rest.Welcome(
        table=table_id,
        seat=seat,
        closed=None if (why := table.not_free(seat, number)) is None else said(why),
        game=table.game.key,
        name=said(table.game.prose.called),
        goal=show(table.game).standing(match, len(table.deals), side_names(table.players, seat, sides)).goal,
        host="" if home is None else kept_name(table.players[home]),
        hints=table.hints,
        seats=seated(table.players, seat, sides),
    )


@post("/api/invitations/take", status_code=201)
async def take_seat(
    data: JSONBody[rest.Take], rooms: NamedDependency[Rooms], tokens: NamedDependency[Tokens]
) -> rest.OpenedTable:
    """Sit down by an invitation: the first who does has the seat, and with the same key gets the same answer again."""
    table_id, seat, number = _read(tokens, data.invitation)
    room = await rooms.room(table_id)
    mark = sha256(data.key.encode()).hexdigest()
    for left in reversed(range(TRIES)):
        try:
            await room.change(lambda host: host.take(seat, number, data.name, mark))
            break
        except Conflict:  # the room has read the log again
            if not left:
                raise
    return rest.OpenedTable(table_id, tokens.token(table_id, seat))


@get("/api/reach")
async def reach_of(request: Request[Any, Any, Any], reach: NamedDependency[Callable[[], str]]) -> rest.Reach:
    """Where others find this server, for whoever sits at its own computer."""
    near = request.client is not None and is_loopback(request.client.host)
    return rest.Reach(reach() if near else "")


def _read(tokens: Tokens, invitation: str) -> tuple[str, Seat, int]:
    read = tokens.read_invitation(invitation)
    if read is None:
        raise NoSeat(message("invitation-broken"))
    return read


HANDLERS: tuple[Any, ...] = (open_invitation, take_seat, reach_of)
"""The routes of this file."""
