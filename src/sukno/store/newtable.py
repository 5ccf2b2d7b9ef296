"""What somebody chose for a new table, kept from one time to the next."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.table import Awaited, Host, Person, Player, Robot
from sukno.table.people import clean_name, nearest_level

from .saved import open_table
from .store import Store

LAST_TABLE: Final = "last-table"
"""The setting under which the last choices are kept."""
BOTS: Final = ("steady", "quick")
"""Who sits down where nobody was chosen, if the game has such a player; else its strongest."""
FRIEND: Final = "friend"
"""Stands where a bot's name does for a seat that is kept for somebody who comes by an invitation."""


@dataclass(frozen=True)
class NewTable:
    """A table as it is to be opened: one person, the other seats for bots and friends."""

    game: str = "casino"
    book: str = ""
    """Its key; empty: the game's default."""
    house: dict[str, Any] = field(default_factory=dict)
    """The house's changes, as records carry them."""
    seats: int = 2
    bots: tuple[str, ...] = ()
    """Bots' names, or ``friend``, for the other seats, in the order of seats; those that are missing are filled up."""
    seat: Seat = 0
    """The person's."""
    name: str = ""
    """What they want to be called; not kept with the choices."""
    hints: bool = False
    """Hints may be asked for where several people play."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        person = Person(clean_name(self.name, find_game(self.game).bots()))
        others = (*self.bots, *(usual_bot(self.game) for _ in range(self.seats)))
        seated = iter(Awaited() if bot == FRIEND else Robot(bot) for bot in others)
        return tuple(person if seat == self.seat else next(seated) for seat in range(self.seats))

    @property
    def for_friends(self) -> bool:
        """Whether a seat is kept for somebody who comes by an invitation."""
        return FRIEND in self.bots[: self.seats - 1]

    def with_bots(self) -> NewTable:
        """The same with the usual bot in the seats kept for friends."""
        return replace(self, bots=tuple(usual_bot(self.game) if bot == FRIEND else bot for bot in self.bots))

    def open(self, store: Store, dealer: Seat | None = None) -> tuple[str, Host]:
        """Open the table and keep it: its id and its host. Raises Mistake for what cannot be played."""
        book = self.book or find_game(self.game).default_book
        return open_table(
            store,
            game=self.game,
            book=book,
            house=self.house,
            players=self.players,
            dealer=dealer,
            hints=self.hints,
        )


def usual_bot(game: str) -> str:
    """The bot that sits down where nobody was chosen."""
    bots = tuple(find_game(game).bots())
    return next((bot for bot in BOTS if bot in bots), bots[-1])


def usual_table(game: str) -> NewTable:
    """The table of a game where nothing was chosen: by its default book, with as few as can play by it."""
    playing = find_game(game)
    new = NewTable(playing.key)
    return replace(new, seats=next(seats for seats in playing.seats if can_play(replace(new, seats=seats))))


def can_play(new: NewTable) -> bool:
    """Whether so many can play by such a book."""
    game = find_game(new.game)
    try:
        game.check_seats(game.load_book(new.book or game.default_book, new.house), new.seats)
    except Mistake:
        return False
    return True


def read_last(store: Store, game: str | None = None) -> NewTable:
    """The last choices, in a game or in whatever was played last.

    The usual table where there are none, or none that can be played any more.
    """
    kept = store.setting(LAST_TABLE if game is None else _last_of(game))
    usual = usual_table(game or NewTable.game)
    try:
        last = msgspec.json.decode(kept, type=NewTable) if kept else usual
        if not can_play(last):
            return usual
    except (msgspec.MsgspecError, Mistake):
        return usual
    return replace(fitting(last), seat=last.seat if last.seat < last.seats else 0, name="")


def fitting(new: NewTable) -> NewTable:
    """The same with the next stronger bot for one that is not offered at such a table, with the usual one for a
    stranger."""
    game = find_game(new.game)

    def seated(bot: str) -> str:
        return FRIEND if bot == FRIEND else nearest_level(game, new.seats, bot) or usual_bot(new.game)

    return replace(new, bots=tuple(map(seated, new.bots)))


def write_last(store: Store, new: NewTable) -> None:
    """Keep these choices for the next time, and for the next time in this game."""
    kept = msgspec.json.encode(replace(new, name="")).decode()
    for name in (LAST_TABLE, _last_of(new.game)):
        store.set_setting(name, kept)


def _last_of(game: str) -> str:
    """The setting under which the last choices in a game are kept."""
    return f"{LAST_TABLE}-{find_game(game).key}"
