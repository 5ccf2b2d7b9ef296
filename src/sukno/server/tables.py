"""Tables: opening one, the list of one's own, deleting one, its record."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from sukno.core.record import write_record
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.store import SavedTable, Store, Summary, summary_of
from sukno.store.newtable import FRIEND, NewTable, read_last, write_last
from sukno.table import Awaited, Person, Player, Robot
from sukno.wire import rest
from sukno.words import message

from .faults import NoSeat
from .lesson import open_lesson
from .rooms import Rooms
from .said import across, seated
from .tokens import Tokens

Of = Annotated[str | None, QueryParameter(max_length=64, description="The game's key.")]
Link = Annotated[str, QueryParameter(max_length=128, description="The token of one's seat.")]


def asked(data: rest.NewTable) -> NewTable:
    """What was asked for, checked as far as it can be without opening it. Raises Mistake."""
    bots = data.bots[: data.seats - 1]
    return NewTable(data.game, data.book, dict(data.house), data.seats, bots, name=data.name, hints=data.hints)


@post("/api/tables", status_code=201)
async def open_table(
    data: JSONBody[rest.NewTable], store: NamedDependency[Store], tokens: NamedDependency[Tokens]
) -> rest.OpenedTable:
    """Open a table: deal the first cards, keep it, and remember what was chosen."""

    def do() -> str:
        new = asked(data)
        table_id, host = new.open(store)
        others = host.table.players[1:]
        bots = tuple(player.bot if isinstance(player, Robot) else FRIEND for player in others)
        book = host.table.book
        write_last(store, replace(new, book=book.key, house=dict(book.house_data), bots=bots))
        return table_id

    table_id = await asyncio.to_thread(do)
    return rest.OpenedTable(table_id, tokens.token(table_id, 0))


@post("/api/lesson", status_code=201)
async def lesson_table(store: NamedDependency[Store], tokens: NamedDependency[Tokens]) -> rest.OpenedTable:
    """Open a table for somebody's first game. What was chosen for other tables stays as it is."""
    table_id = await asyncio.to_thread(open_lesson, store)
    return rest.OpenedTable(table_id, tokens.token(table_id, 0))


@get("/api/last-table")
async def last_table(store: NamedDependency[Store], game: Of = None) -> rest.NewTable:
    """What was chosen the last time, in a game or in whatever was played; the usual table where nothing was."""
    last = await asyncio.to_thread(read_last, store, game)
    book = last.book or find_game(last.game).default_book
    return rest.NewTable(last.game, book, last.house, last.seats, last.bots, hints=last.hints)


@put("/api/last-table", status_code=204)
async def keep_last_table(data: JSONBody[rest.NewTable], store: NamedDependency[Store]) -> None:
    """Remember a choice without opening a table."""

    def do() -> None:
        new = asked(data)
        game = find_game(new.game)
        book = game.load_book(new.book or game.default_book, new.house)
        game.check_seats(book, new.seats)
        write_last(store, new)

    await asyncio.to_thread(do)


@post("/api/tables/list", status_code=200)
async def list_tables(
    data: JSONBody[rest.Tokens], store: NamedDependency[Store], tokens: NamedDependency[Tokens]
) -> rest.Tables:
    """The tables where one has a seat."""
    held: dict[str, dict[str, Seat]] = {}
    for token in data.seats:
        if (seat := tokens.read(token)) is not None:
            held.setdefault(seat[0], {})[token] = seat[1]
    saved = await asyncio.to_thread(store.tables) if held else []
    found = (_summary(table, place, token) for table in saved for token, place in held.get(table.id, {}).items())
    return rest.Tables(tuple(summary for summary in found if summary is not None))


def _summary(table: SavedTable, seat: Seat, token: str) -> rest.TableSummary | None:
    summary = summary_of(table.summary)
    if summary is None or seat >= len(summary.players):
        return None
    sides = across(len(summary.players), len(summary.totals) or len(summary.players))
    players = tuple(_player(summary, place) for place in range(len(summary.players)))
    return rest.TableSummary(
        table=table.id,
        seat=token,
        game=summary.game,
        book=summary.book,
        players=seated(players, seat, sides),
        created=round(table.created.timestamp() * 1000),
        updated=round(table.updated.timestamp() * 1000),
        totals=summary.totals,
        deals=summary.deals,
        part=find_game(summary.game).prose.part,
        over=summary.over,
        lesson=summary.lesson,
        guest=seat in summary.friends,
    )


def _is_guest(store: Store, table_id: str, place: Seat) -> bool:
    """From the list, which is there even where the log is damaged."""
    summaries = (summary_of(table.summary) for table in store.tables() if table.id == table_id)
    return any(summary is not None and place in summary.friends for summary in summaries)


def _player(summary: Summary, place: Seat) -> Player:
    name = summary.players[place]
    if place in summary.friends:
        return Person(name, guest=True) if name else Awaited()
    return Robot(name) if name in find_game(summary.game).bots() else Person(name)


@delete("/api/tables/{table_id:str}", status_code=204)
async def delete_table(
    table_id: FromPath[str],
    seat: Link,
    store: NamedDependency[Store],
    rooms: NamedDependency[Rooms],
    tokens: NamedDependency[Tokens],
) -> None:
    """Delete a table for good. Who came by an invitation deletes nothing: the table stays for the others."""
    place = _place(tokens, table_id, seat)

    def do() -> None:
        if _is_guest(store, table_id, place):
            raise NoSeat(message("table-of-others"))
        store.delete(table_id)

    await asyncio.to_thread(do)
    rooms.forget(table_id)


@get("/api/tables/{table_id:str}/record", media_type="application/toml")
async def record(
    table_id: FromPath[str], seat: Link, rooms: NamedDependency[Rooms], tokens: NamedDependency[Tokens]
) -> Response[str]:
    """The match as a record; of a deal that runs only what the seat knows."""
    place = _place(tokens, table_id, seat)
    table = (await rooms.room(table_id)).table
    if place >= table.seats:
        raise NoSeat(message("server-no-seat"))
    text = await asyncio.to_thread(lambda: write_record(table.record(place)))
    headers = {"Content-Disposition": f'attachment; filename="sukno-{table_id}.toml"', "Cache-Control": "no-store"}
    return Response(text, headers=headers, media_type="application/toml")


def _place(tokens: Tokens, table_id: str, token: str) -> Seat:
    held = tokens.read(token)
    if held is None or held[0] != table_id:
        raise NoSeat(message("server-no-seat"))
    return held[1]


HANDLERS: tuple[Any, ...] = (open_table, lesson_table, last_table, keep_last_table, list_tables, delete_table, record)
"""The routes of this file."""
