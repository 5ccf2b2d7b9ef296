"""What somebody chose for a new table, kept from one time to the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.table import Host, Person, Player, Robot

from .saved import open_table
from .store import Store

LAST_TABLE: Final = "last-table"
"""The setting under which the last choices are kept."""
BOT: Final = "steady"
"""Who sits down where nobody was chosen, if the game has such a player; else its strongest."""


@dataclass(frozen=True)
class NewTable:
    """A table as it is to be opened: one person, the other seats for bots."""

    game: str = "casino"
    book: str = ""
    """Its key; empty: the game's default."""
    house: dict[str, Any] = field(default_factory=dict)
    """The house's changes, as records carry them."""
    seats: int = 2
    bots: tuple[str, ...] = ()
    """Bots' names for the other seats, in the order of seats; those that are missing are filled up."""
    seat: Seat = 0
    """The person's."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        others = iter((*self.bots, *(usual_bot(self.game) for _ in range(self.seats))))
        return tuple(Person() if seat == self.seat else Robot(next(others)) for seat in range(self.seats))

    def open(self, store: Store, dealer: Seat | None = None) -> tuple[str, Host]:
        """Open the table and keep it: its id and its host. Raises Mistake for what cannot be played."""
        book = self.book or find_game(self.game).default_book
        return open_table(store, game=self.game, book=book, house=self.house, players=self.players, dealer=dealer)


def usual_bot(game: str) -> str:
    """The bot that sits down where nobody was chosen."""
    bots = tuple(find_game(game).bots())
    return BOT if BOT in bots else bots[-1]


def read_last(store: Store) -> NewTable:
    """The last choices, or the usual table where there are none, or none that can be played any more."""
    kept = store.setting(LAST_TABLE)
    try:
        last = msgspec.json.decode(kept, type=NewTable) if kept else NewTable()
        game = find_game(last.game)
        game.check_seats(game.load_book(last.book or game.default_book, last.house), last.seats)
    except (msgspec.MsgspecError, Mistake):
        return NewTable()
    known = game.bots()
    bots = tuple(bot if bot in known else usual_bot(last.game) for bot in last.bots)
    return NewTable(last.game, last.book, last.house, last.seats, bots, last.seat if last.seat < last.seats else 0)


def write_last(store: Store, new: NewTable) -> None:
    """Keep these choices for the next time."""
    store.set_setting(LAST_TABLE, msgspec.json.encode(new).decode())
