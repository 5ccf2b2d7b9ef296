"""Sitting at a table: its host, one's seat, and what is done there, with everything that may go wrong in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.store import Store, resume
from sukno.store.left import keep_left, unfinished
from sukno.store.newtable import NewTable, read_last, usual_table, write_last
from sukno.table import Host, Robot, TableView
from sukno.table.people import home_seat
from sukno.words import Message, message


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
    def open(store: Store, new: NewTable, dealer: Seat | None = None, *, here: bool = True) -> Sitting:
        """Open a table and keep it, and what was chosen for it. Raises Mistake for what cannot be played.

        ``here``: in a window of this program, which shows one hand and waits for nobody, so no two people may play.
        """
        if here and new.for_friends:
            raise Mistake(message("table-for-page"))
        table_id, host = new.open(store, dealer)
        write_last(store, replace(new, book=host.table.book.key))
        keep_left(store, table_id)
        return Sitting(table_id, host, new.seat, begins=True)

    @staticmethod
    def resume(store: Store, table_id: str, *, here: bool = True) -> Sitting:
        """Go on at a saved table. Raises Mistake where that cannot be done, or only bots play there."""
        return Sitting._at(store, table_id, resume(store, table_id), here=here)

    @staticmethod
    def _at(store: Store, table_id: str, host: Host, *, here: bool) -> Sitting:
        seat = home_seat(host.table.players)
        if seat is None:
            raise Mistake(message("table-no-seat", table=table_id))
        if here and host.table.between_people:
            raise Mistake(message("table-between-people", table=table_id))
        keep_left(store, table_id)
        return Sitting(table_id, host, seat)

    def again(self, store: Store) -> Sitting:
        """Another match with the same players, dealt first by whom this one makes the dealer."""
        dealer, opened = self.host.rematch()
        bots = tuple(player.bot for player in opened.players if isinstance(player, Robot))
        new = NewTable(opened.game, opened.book, dict(opened.house), len(opened.players), bots, self.seat)
        return Sitting.open(store, new, dealer)


@dataclass(frozen=True)
class Left:
    """Where a player left, as far as one can go on there."""

    sitting: Sitting | None
    """None: there is no table to go on with."""
    damaged: tuple[Message, ...]
    """Why some that were played later cannot be opened."""
    elsewhere: tuple[Message, ...]
    """Why some that were played later can be played through other doors only."""


def open_in_turn(store: Store, new: NewTable) -> Sitting:
    """Open a table that is played in lines. Raises Mistake."""
    game = find_game(new.game)
    if game.load_book(new.book or game.default_book, new.house).at_once:
        raise Mistake(message("plain-at-once", game=game.key))
    return Sitting.open(store, new)


def resume_in_turn(store: Store, table_id: str) -> Sitting:
    """Go on at a saved table in lines. Raises Mistake where all play at once: who reads would always come last."""
    sitting = Sitting.resume(store, table_id)
    if sitting.host.table.at_once:
        raise Mistake(_at_once(table_id, sitting.game))
    return sitting


def go_on_in_turn(store: Store) -> Left:
    """See ``go_on``; where there is no table that can be played in lines, one is opened as the last one was."""
    left = go_on(store, at_once=False)
    if left.sitting is not None:
        return left
    try:
        return replace(left, sitting=open_in_turn(store, read_last(store).with_bots()))
    except Mistake:
        return replace(left, sitting=open_in_turn(store, usual_table(NewTable.game)))


def go_on(store: Store, *, here: bool = True, at_once: bool = True, game: str | None = None) -> Left:
    """Sit down at the table this player left last, if it is not over, else at the one played last that is not.

    ``here``: see ``Sitting.open``. ``at_once``: whether it may be one at which all play at once; ``game``: the only
    one that it may be of.
    """
    damaged: list[Message] = []
    elsewhere: list[Message] = []
    sitting = None
    for table_id in unfinished(store, game):
        try:
            host = resume(store, table_id)
        except Mistake as mistake:
            damaged.append(mistake.message)
            continue
        if home_seat(host.table.players) is None:
            continue
        if host.table.at_once and not at_once:
            elsewhere.append(_at_once(table_id, host.table.game.key))
        elif here and host.table.between_people:
            elsewhere.append(message("table-between-people", table=table_id))
        else:
            sitting = Sitting._at(store, table_id, host, here=here)
            break
    return Left(sitting, tuple(damaged), tuple(elsewhere))


def _at_once(table_id: str, game: str) -> Message:
    return message("plain-at-once-table", table=table_id, game=find_game(game).prose.called)
