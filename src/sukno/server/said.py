"""Messages of the catalogue on their way to the page, which puts them into words itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

from sukno.cards import Card
from sukno.core.picture import side_of
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat
from sukno.table import Awaited, Player, Robot
from sukno.table.people import bot_name, player_name
from sukno.wire import messages as wire
from sukno.wire.scene import Name, Said, Seated, Side
from sukno.words import Message, Value, message

Sides: TypeAlias = Sequence[Sequence[Seat]]
"""The seats of each side."""


@lru_cache(maxsize=4096)
def said(what: Message) -> Said:
    """A message as the page gets it. Kept, for most of a table is said again with its next version."""
    return Said(what.id, {name: _argument(value) for name, value in what.args})


def _argument(value: Value) -> str | int | float | Said | tuple[str, ...]:
    match value:
        case Message():
            return said(value)
        case Card():
            return (str(value),)
        case tuple():
            return cards(value)
        case _:
            return value


def name(what: Message | str) -> Name:
    """What somebody is called."""
    return what if isinstance(what, str) else said(what)


def cards(some: Iterable[Card]) -> tuple[str, ...]:
    """Cards as text."""
    return tuple(map(str, some))


def refusal(no: Refusal) -> wire.Refusal:
    """A rule that forbids something, with its source."""
    silent = no.source.silent
    return wire.Refusal(
        rule=no.rule,
        why=said(no.why),
        file=no.source.file,
        phrase=no.source.phrase,
        silent=None if silent is None else said(silent),
    )


def seated(players: Sequence[Player], seat: int | None, sides: Sides) -> tuple[Seated, ...]:
    """Who sits at a table, for the one at ``seat`` (None: for somebody who does not sit there)."""
    return tuple(_seated(players, place, seat, sides) for place in range(len(players)))


def _seated(players: Sequence[Player], place: int, seat: int | None, sides: Sides) -> Seated:
    player = players[place]
    strength = name(bot_name(player.bot)) if isinstance(player, Robot) else None
    return Seated(name(player_name(players, place, seat)), _kind(player, place, seat), strength, side_of(sides, place))


def _kind(player: Player, place: int, seat: int | None) -> Literal["you", "person", "awaited", "bot"]:
    if isinstance(player, Robot):
        return "bot"
    if place == seat:
        return "you"
    return "awaited" if isinstance(player, Awaited) else "person"


def side_names(players: Sequence[Player], seat: int | None, sides: Sides) -> tuple[Message | str, ...]:
    """What the sides are called: a seat's own name, or both partners'."""
    return tuple(_side_name([player_name(players, place, seat) for place in side]) for side in sides)


def _side_name(names: Sequence[Message | str]) -> Message | str:
    return names[0] if len(names) == 1 else message("player-pair", one=names[0], other=names[1])


def sides_of(players: Sequence[Player], seat: int | None, sides: Sides) -> tuple[Side, ...]:
    """The sides of a table."""
    called = side_names(players, seat, sides)
    return tuple(Side(name(one), tuple(seats)) for one, seats in zip(called, sides, strict=True))


def across(seats: int, sides: int) -> Sides:
    """The seats of each side where partners sit across from each other."""
    return tuple(tuple(range(side, seats, sides)) for side in range(sides))
