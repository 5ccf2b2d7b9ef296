"""The host of a table: deals, lets bots play and writes the log before anybody is told.

Everything impure is handed in: the journal that keeps the log, the clock, and the source of randomness.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

import msgspec

from sukno.cards import PACK, Card
from sukno.core.commitment import NONCE_BYTES, commit
from sukno.core.game import Paced, Pack
from sukno.core.refusal import Mistake, Refusal
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.words import message

from .entry import Cut, Deal, Entry, Followed, Joined, Made, Opened, Person, Player, Renewed, Robot, Undone
from .people import clean_name
from .table import Table, TableView


class Journal(Protocol):
    """Where the log of one table is kept."""

    def append(self, place: int, entries: Sequence[Entry], table: Table) -> None:
        """Keep entries that follow the first ``place`` ones; returns only when they are safe.

        ``table`` is what they make, for a summary. Raises where the log has meanwhile gone on elsewhere.
        """
        ...


class NotFree(Mistake):
    """An invitation that seats nobody: the seat is taken, or another invitation holds."""


class Host:
    """Runs one table. Every change goes: new entries, folded and so checked, kept in the journal, then shown."""

    def __init__(
        self,
        table: Table,
        journal: Journal,
        *,
        clock: Callable[[], int],
        entropy: Callable[[int], bytes],
    ) -> None:
        """``clock`` gives milliseconds, ``entropy`` so many random bytes nobody can guess."""
        self.table = table
        self._journal = journal
        self._clock = clock
        self._entropy = entropy

    @staticmethod
    def open(
        journal: Journal,
        *,
        game: str,
        book: str,
        house: Mapping[str, Any],
        players: Sequence[Player],
        clock: Callable[[], int],
        entropy: Callable[[int], bytes],
        dealer: Seat | None = None,
        pack: Pack | None = None,
        lesson: bool = False,
        hints: bool = False,
    ) -> Host:
        """Open a table, cut for the deal (unless the dealer is known) and deal the first cards.

        ``pack``: for the first deal, as it is; the log says that it was laid out. Raises Mistake for what cannot be
        played; then nothing has been kept.
        """
        tick = clock()
        if dealer is None and not find_game(game).load_book(book, house).cuts:
            dealer = 0
        opened = Opened(game, book, dict(house), tuple(players), entropy(16).hex(), dealer, tick, lesson, hints)
        table = Table.open(opened)
        entries: list[Entry] = [opened]
        if dealer is None:
            rounds = cut(len(players), game, Random(entropy(32)))
            entries.append(
                Cut(tuple(tuple(None if card is None else str(card) for card in cards) for cards in rounds), tick)
            )
            table = table.after(entries[-1])
        host = Host(table, journal, clock=clock, entropy=entropy)
        deal = host._next_deal(pack)
        entries.append(deal)
        table = table.after(deal)
        journal.append(0, entries, table)
        host.table = table
        return host

    def seen(self, seat: Seat | None) -> TableView:
        """The table as a seat sees it."""
        return self.table.seen(seat)

    def move(self, seat: Seat, text: str, version: int | None = None, id: str = "") -> Refusal | None:
        """Make a move. Returns why it is refused; raises Mistake for no move, or one made on an old version.

        Where all play at once no version is old. ``id``: of the command that asks for it.
        """
        if not self.table.at_once:
            self._fresh(version)
        after = self.table.try_move(seat, text, id)
        if isinstance(after, Refusal):
            return after
        running = after.running
        assert running is not None
        self._keep([Made(seat, running.moves[-1][1], self._clock(), id)], after)
        return None

    def call(self, seat: Seat, call: str, version: int | None = None) -> Refusal | None:
        """Call the target or resign."""
        self._fresh(version)
        after = self.table.try_call(seat, call)
        if isinstance(after, Refusal):
            return after
        self._keep([Made(seat, call, self._clock())], after)
        return None

    def undo(self, seat: Seat, version: int | None = None) -> None:
        """Take back the seat's last move with the replies to it. Raises Mistake where that cannot be done."""
        self._fresh(version)
        if self.table.over:
            raise Mistake(message("match-is-over"))
        if self.table.deal_over:
            raise Mistake(message("deal-is-over"))
        if not self.table.game.undoes:
            raise Mistake(message("undo-never"))
        moves = self.table.undoable(seat)
        if not moves:
            raise Mistake(message("undo-impossible"))
        self._keep_entry(Undone(moves, self._clock()))

    def deal(self, version: int | None = None) -> None:
        """Deal the next deal of the match. Raises Mistake while one is running or when the match is over."""
        self._fresh(version)
        if self.table.over:
            raise Mistake(message("match-is-over"))
        if not self.table.deal_over:
            raise Mistake(message("deal-runs"))
        self._keep_entry(self._next_deal())

    def bot_acts(self) -> Seat | None:
        """Let the bot whose turn it is move, or any bot call what it is sure of; returns its seat, None: no bot's turn.

        A bot sees the View of its seat and nothing else. Its choices follow from the table's seed and the moves, so
        that a table resumed, or a move taken back and made again, goes the same way.
        """
        text = self.bot_choice()
        if text is None:
            return None
        seat, what = text
        self._keep_entry(Made(seat, what, self._clock()))
        return seat

    def bot_choice(self) -> tuple[Seat, str] | None:
        """What the bots would do now: the seat and its move or call.

        Takes time and changes nothing: it may be asked in a thread, on the table as it is when asked.
        """
        table = self.table
        if not table.to_act:
            return None
        for seat in range(table.seats):
            if _is_bot(table, seat) and (call := table.game.sure_call(table.match, table.game.view(table.state, seat))):
                return seat, call
        to_move = _bot_to_act(table)
        player = None if to_move is None else table.players[to_move]
        if to_move is None or not isinstance(player, Robot) or table.running is None:
            return None
        view = table.game.view(table.state, to_move)
        rng = Random(f"{table.opened.seed}:{len(table.deals)}:{len(table.running.moves)}:{to_move}")
        move = table.game.bots()[player.bot].choose(view, rng)
        return to_move, table.game.write(view, move)

    # Where all play at once

    def bots_to_act(self) -> tuple[Seat, ...]:
        """The bots that may move."""
        return tuple(seat for seat in sorted(self.table.to_act) if _is_bot(self.table, seat))

    def bot_pause(self, seat: Seat) -> int | None:
        """How many milliseconds a bot waits before its next move; None: it may not move."""
        if seat not in self.table.to_act:
            return None
        return self._racer(seat).pause(self.table.game.view(self.table.state, seat), self._chance(seat, "pause"))

    def bot_moves(self, seat: Seat) -> None:
        """Let a bot move, by what lies there now, where it still may.

        Its choices follow from the table's seed, what it sees and how often it has moved: not from how often the others
        have in the meantime.
        """
        table = self.table
        if seat not in table.to_act:
            return
        view = table.game.view(table.state, seat)
        move = self._racer(seat).choose(view, self._chance(seat, "move"))
        self._keep_entry(Made(seat, table.game.write(view, move), self._clock()))

    def _racer(self, seat: Seat) -> Paced[Any, Any]:
        player = self.table.players[seat]
        assert isinstance(player, Robot)
        bot = self.table.game.bots()[player.bot]
        assert isinstance(bot, Paced)
        return bot

    def _chance(self, seat: Seat, what: str) -> Random:
        table = self.table
        made = sum(mover == seat for mover, _ in table.running.moves) if table.running else 0
        return Random(f"{table.opened.seed}:{len(table.deals)}:{made}:{seat}:{what}")

    def rematch(self) -> tuple[Seat | None, Opened]:
        """The first dealer of another match (None: by the cut), and how a table for those who sit here is opened."""
        table = self.table
        return table.game.next_match_dealer(table.match), msgspec.structs.replace(table.opened, players=table.players)

    def follow(self, table_id: str) -> None:
        """Tell where the next match is played."""
        self._keep_entry(Followed(table_id, self._clock()))

    # Seats that wait for somebody

    def take(self, seat: Seat, invitation: int, name: str, mark: str) -> None:
        """Sit somebody down by an invitation to a seat. Who asks again with the same mark sits there already.

        Raises NotFree where the seat is not free, or the invitation no longer holds.
        """
        table = self.table
        if (seat, mark) in table.marks:
            return
        if (why := table.not_free(seat, invitation)) is not None:
            raise NotFree(why)
        person = Person(clean_name(name, table.game.bots()), guest=True)
        self._keep_entry(Joined(seat, person, mark, self._clock()))

    def renew(self, by: Seat, seat: Seat, version: int | None = None) -> None:
        """Let another invitation hold; the one before is worth nothing. Raises Mistake."""
        self._fresh(version)
        self._may_seat(by, seat)
        self._keep_entry(Renewed(seat, self._clock()))

    def fill(self, by: Seat, seat: Seat, bot: str, version: int | None = None) -> None:
        """Wait no longer: a bot sits down. Raises Mistake."""
        self._fresh(version)
        self._may_seat(by, seat)
        self._keep_entry(Joined(seat, Robot(bot), tick=self._clock()))

    def _may_seat(self, by: Seat, seat: Seat) -> None:
        if not self.table.may_invite(by) or not self.table.waits(seat):
            raise Mistake(message("seat-not-waiting"))

    def _fresh(self, version: int | None) -> None:
        if version is not None and version != self.table.version:
            raise Mistake(message("table-moved-on"))

    def _keep(self, entries: Sequence[Entry], after: Table) -> None:
        self._journal.append(self.table.version, entries, after)
        self.table = after

    def _keep_entry(self, entry: Entry) -> None:
        self._keep([entry], self.table.after(entry))

    def _next_deal(self, laid_out: Pack | None = None) -> Deal:
        game, rng = self.table.game, Random(self._entropy(32))
        pack = laid_out or game.shuffled(self.table.book, self.table.seats, rng)
        nonce = self._entropy(NONCE_BYTES)
        written = " ".join(map(str, pack))
        return Deal(
            self.table.match.dealer,
            written,
            nonce.hex(),
            commit(nonce, pack),
            self._clock(),
            laid_out=laid_out is not None,
        )


def _bot_to_act(table: Table) -> Seat | None:
    return next((seat for seat in sorted(table.to_act) if _is_bot(table, seat)), None)


def _is_bot(table: Table, seat: Seat) -> bool:
    return isinstance(table.players[seat], Robot)


def cut(seats: int, game: str, rng: Random) -> list[tuple[Card | None, ...]]:
    """Cut for the deal, round after round among those still equal, until the game knows who deals."""
    playing = find_game(game)
    still = set(range(seats))
    rounds: list[tuple[Card | None, ...]] = []
    while True:
        cards = rng.sample(PACK, len(still))
        drawn = dict(zip(sorted(still), cards, strict=True))
        rounds.append(tuple(drawn.get(seat) for seat in range(seats)))
        still = set(playing.dealers_by_cut(rounds[-1]))
        if len(still) == 1:
            return rounds
