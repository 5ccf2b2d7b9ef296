"""Sitting at a table: its host, one's seat, and what is done there, with everything that may go wrong in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.core.seats import Seat
from sukno.store import Store, resume, summary_of
from sukno.store.newtable import NewTable, write_last
from sukno.table import Host, Person, Robot, TableView


@dataclass(frozen=True)
class Sitting:
    """A table in this window."""

    id: str
    host: Host
    seat: Seat
    begins: bool = False
    """The table has just been opened: the cut is still to be shown."""

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.host.table.game.key

    @property
    def seen(self) -> TableView:
        """The table as one sees it."""
        return self.host.seen(self.seat)

    @staticmethod
    def open(store: Store, new: NewTable, dealer: Seat | None = None) -> Sitting:
        """Open a table and keep it, and what was chosen for it. Raises Mistake for what cannot be played."""
        table_id, host = new.open(store, dealer)
        write_last(store, replace(new, book=host.table.book.key))
        return Sitting(table_id, host, new.seat, begins=True)

    @staticmethod
    def resume(store: Store, table_id: str) -> Sitting:
        """Go on at a saved table. Raises Mistake where that cannot be done."""
        host = resume(store, table_id)
        players = host.table.opened.players
        seat = next((place for place, player in enumerate(players) if isinstance(player, Person)), 0)
        return Sitting(table_id, host, seat)

    def again(self, store: Store) -> Sitting:
        """Another match with the same players, dealt first by whom this one makes the dealer."""
        dealer, opened = self.host.rematch()
        bots = tuple(player.bot for player in opened.players if isinstance(player, Robot))
        new = NewTable(opened.game, opened.book, dict(opened.house), len(opened.players), bots, self.seat)
        return Sitting.open(store, new, dealer)


def unfinished(store: Store) -> str | None:
    """The table that was played last and is not over; None: there is none."""
    saved = store.tables()
    return next((table.id for table in saved if not table.closed and summary_of(table.summary)), None)
