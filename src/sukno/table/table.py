"""A table as a fold over its log: nothing here does I/O, deals by itself or knows the time.

The log is the game: a Table is what its entries make of it, so resume, undo, step back and audit are one code.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from sukno.cards import Card, parse_card, parse_cards
from sukno.core.advice import Advice, Adviser
from sukno.core.game import Game, bots_at
from sukno.core.record import CALLS, DealRecord, Record
from sukno.core.refusal import Mistake, Refusal
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.words import Message, message

from .entry import Awaited, Cut, Deal, Entry, Followed, Joined, Made, Opened, Person, Player, Renewed, Robot, Undone
from .people import is_guest, kept_name


@dataclass(frozen=True, slots=True)
class DealSoFar:
    """A deal at the table: what was dealt and every position since."""

    deal: Deal
    states: tuple[Any, ...]
    """After the deal, and after each move; states[i] is the State before move i."""
    moves: tuple[tuple[Seat, str], ...] = ()
    """Seat and text of each move."""
    asked: tuple[str, ...] = ()
    """The id of the command that asked for each move."""
    call: tuple[Seat, str] | None = None
    """The call that ended the match in this deal."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one seat sees it: everything here may be shown there."""

    version: int
    """How many entries the log has; a command says which it was made on."""
    seat: Seat | None
    players: tuple[Player, ...]
    view: Any
    """The game's View of the deal that runs or ran last; None before the first."""
    match: Any
    """The Match; None before the cut."""
    cut: tuple[tuple[Card | None, ...], ...]
    """The rounds of the cut."""
    commitment: str
    """The promise of the deal, in hex; empty before the first."""
    pack: str
    """The pack of the deal, as it was promised; empty until the deal is over."""
    nonce: str
    """In hex; empty until the deal is over."""
    laid_out: bool
    """The pack was not shuffled but handed in, and everybody may know."""
    deal_over: bool
    """The deal is played out, the next one waits to be dealt (or the match is over)."""
    undoable: int
    """How many moves this seat may take back now; 0: none."""
    calls: tuple[str, ...]
    """What this seat may call now."""
    moves: tuple[tuple[Seat, str], ...]
    """The moves of the deal."""
    call: tuple[Seat, str] | None
    """The call that ended the match in this deal."""
    hints: bool
    """Whether this seat may ask for a hint now."""
    dealer: Seat | None
    """Who dealt the deal; None before the first, and where nobody deals."""
    to_act: frozenset[Seat]
    """Who may move."""


@dataclass(frozen=True, slots=True)
class Table:
    """One match with its players. Knows everything; ``seen`` is what may leave."""

    opened: Opened
    game: Game[Any, Any, Any]
    book: Any
    players: tuple[Player, ...]
    """By seat, as they sit there now."""
    version: int = 1
    cut: tuple[tuple[Card | None, ...], ...] = ()
    match: Any = None
    """None before the dealer is known."""
    deals: tuple[DealSoFar, ...] = ()
    renewed: tuple[Seat, ...] = ()
    """The seats whose invitation was replaced, once for each time."""
    marks: tuple[tuple[Seat, str], ...] = ()
    """Of those who came by an invitation."""
    next_table: str = ""
    """The id of the table where the next match is played; empty: none is yet."""

    @staticmethod
    def fold(entries: Iterable[Entry]) -> Table:
        """The table that a log makes. Raises Mistake where the log does not hold together."""
        table: Table | None = None
        for place, entry in enumerate(entries):
            if table is None:
                if not isinstance(entry, Opened):
                    raise Mistake(message("log-damaged", place=place, detail="opened"))
                table = Table.open(entry)
            else:
                table = table.after(entry)
        if table is None:
            raise Mistake(message("log-damaged", place=0, detail="opened"))
        return table

    @staticmethod
    def open(entry: Opened) -> Table:
        """A table at its first entry. Raises Mistake for a game, book, bot or number of seats that does not exist."""
        game = find_game(entry.game)
        book = game.load_book(entry.book, entry.house)
        seats = len(entry.players)
        game.check_seats(book, seats)
        for player in entry.players:
            _check_player(game, seats, player)
        match = None if entry.dealer is None else game.open_match(book, seats, entry.dealer)
        return Table(entry, game, book, entry.players, match=match)

    @property
    def seats(self) -> int:
        """How many sit here."""
        return len(self.players)

    @property
    def running(self) -> DealSoFar | None:
        """The deal that runs or ran last."""
        return self.deals[-1] if self.deals else None

    @property
    def state(self) -> Any:
        """The State of that deal, None before the first. It never leaves the table."""
        return self.deals[-1].states[-1] if self.deals else None

    @property
    def to_act(self) -> frozenset[Seat]:
        """Who may move; nobody between deals and after the match."""
        if self.match is None or self.match.over or not self.deals:
            return frozenset()
        return self.game.to_act(self.state)

    @property
    def at_once(self) -> bool:
        """Whether all play at once: a move is decided by what lies there when it comes."""
        return bool(self.book.at_once)

    @property
    def deal_over(self) -> bool:
        """Whether the next deal waits to be dealt, or the match is over."""
        return not self.to_act

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match is not None and bool(self.match.over)

    # The fold

    def after(self, entry: Entry) -> Table:
        """The table after an entry. Raises Mistake where the entry cannot follow."""
        match entry:
            case Cut():
                return self._cut(entry)
            case Deal():
                return self._dealt(entry)
            case Made() if entry.text in CALLS:
                return self._called(entry)
            case Made():
                result = self.try_move(entry.seat, entry.text, entry.id)
                if isinstance(result, Refusal):
                    raise Mistake(result.why)
                return result
            case Undone():
                return self._undone(entry)
            case Joined():
                return self._joined(entry)
            case Renewed():
                self._must_wait(entry.seat)
                return self._next(renewed=(*self.renewed, entry.seat))
            case Followed():
                if not self.over:
                    raise Mistake(message("log-damaged", place=self.version, detail="followed"))
                return self._next(next_table=entry.table)
            case Opened():
                raise Mistake(message("log-damaged", place=self.version, detail="opened"))

    def _next(self, **changes: Any) -> Table:
        return replace(self, version=self.version + 1, **changes)

    def _cut(self, entry: Cut) -> Table:
        rounds = tuple(tuple(None if card is None else parse_card(card) for card in cards) for cards in entry.rounds)
        dealers = self.game.dealers_by_cut(rounds[-1]) if rounds else ()
        if len(dealers) != 1 or self.match is not None:
            raise Mistake(message("log-damaged", place=self.version, detail="cut"))
        return self._next(cut=rounds, match=self.game.open_match(self.book, self.seats, dealers[0]))

    def _dealt(self, entry: Deal) -> Table:
        if self.match is None or self.match.over or not self.deal_over or entry.dealer != self.match.dealer:
            raise Mistake(message("log-damaged", place=self.version, detail="deal"))
        pack = parse_cards(entry.pack)
        state = self.game.start(self.book, self.seats, entry.dealer, pack, self.match.totals)
        return self._next(deals=(*self.deals, DealSoFar(entry, (state,))))

    def try_move(self, seat: Seat, text: str, id: str = "") -> Table | Refusal:
        """The table after a move of a seat, or why the move is refused. Raises Mistake for a text that is no move.

        ``id``: of the command that asks for it.
        """
        running = self.running
        if running is None or self.match.over:
            raise Mistake(message("match-is-over" if self.over else "table-not-dealt"))
        if not self.to_act:
            raise Mistake(message("deal-is-over"))
        view = self.game.view(self.state, seat)
        move = self.game.parse(view, text)
        state = self.game.play(self.state, seat, move)
        if isinstance(state, Refusal):
            return state
        made = (seat, self.game.write(view, move))
        grown = replace(
            running, states=(*running.states, state), moves=(*running.moves, made), asked=(*running.asked, id)
        )
        match = self.match if self.game.to_act(state) else self.game.after_deal(self.match, state)
        return self._next(deals=(*self.deals[:-1], grown), match=match)

    def try_call(self, seat: Seat, call: str) -> Table | Refusal:
        """The table after a call of a seat, or why it is refused."""
        if self.match is None:
            raise Mistake(message("table-not-dealt"))
        state = None if self.deal_over else self.state
        match = self.game.call(self.match, state, seat, call)
        if isinstance(match, Refusal):
            return match
        if not self.deals:
            return self._next(match=match)
        last = replace(self.deals[-1], call=(seat, call))
        return self._next(match=match, deals=(*self.deals[:-1], last))

    def _called(self, entry: Made) -> Table:
        result = self.try_call(entry.seat, entry.text)
        if isinstance(result, Refusal):
            raise Mistake(result.why)
        return result

    def _undone(self, entry: Undone) -> Table:
        running = self.running
        if running is None or not 0 < entry.moves <= len(running.moves):
            raise Mistake(message("log-damaged", place=self.version, detail="undone"))
        kept = len(running.moves) - entry.moves
        shorter = replace(
            running, states=running.states[: kept + 1], moves=running.moves[:kept], asked=running.asked[:kept]
        )
        return self._next(deals=(*self.deals[:-1], shorter))

    def asked_since(self, seat: Seat, id: str, version: int) -> bool:
        """Whether a seat's move that a command asked for has been made since a version."""
        since = self.version - version
        if since <= 0 or self.running is None:
            return False
        made = zip(self.running.moves[-since:], self.running.asked[-since:], strict=True)
        return any(mover == seat and asked == id for (mover, _), asked in made)

    def _joined(self, entry: Joined) -> Table:
        self._must_wait(entry.seat)
        _check_player(self.game, len(self.players), entry.player)
        players = (*self.players[: entry.seat], entry.player, *self.players[entry.seat + 1 :])
        marks = (*self.marks, (entry.seat, entry.mark)) if entry.mark else self.marks
        return self._next(players=players, marks=marks)

    def _must_wait(self, seat: Seat) -> None:
        if not self.waits(seat):
            raise Mistake(message("log-damaged", place=self.version, detail="seat"))

    # Seats that wait for somebody

    def waits(self, seat: Seat) -> bool:
        """Whether a seat is kept for somebody who has not come yet."""
        return 0 <= seat < self.seats and isinstance(self.players[seat], Awaited)

    def invitation(self, seat: Seat) -> int:
        """The number of the invitation to a seat that holds now."""
        return self.renewed.count(seat)

    def not_free(self, seat: Seat, invitation: int) -> Message | None:
        """Why nobody sits down at a seat by that invitation; None: somebody can."""
        if not self.waits(seat):
            return message("invitation-taken")
        return None if invitation == self.invitation(seat) else message("invitation-withdrawn")

    def may_invite(self, seat: Seat) -> bool:
        """Whether the one at a seat decides whom the table waits for: whoever did not come by an invitation."""
        player = self.players[seat]
        return isinstance(player, Person) and not is_guest(player)

    @property
    def between_people(self) -> bool:
        """Whether people play here with people, who are here already or still awaited."""
        return sum(not isinstance(player, Robot) for player in self.players) > 1

    # What may leave

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: where the game knows any, against bots, or where all have agreed."""
        return isinstance(self.game, Adviser) and (self.opened.hints or not self.between_people)

    def advise(self, seat: Seat) -> Advice:
        """Advice for a seat whose turn it is: the same for as long as nothing happens. Raises Mistake."""
        if not self.hints or not isinstance(self.game, Adviser):
            raise Mistake(message("hint-not-here"))
        if seat not in self.to_act:
            raise Mistake(message("hint-not-to-move"))
        return self.game.advise(self.game.view(self.state, seat), Random(f"hint {self.opened.seed} {self.version}"))

    def undoable(self, seat: Seat) -> int:
        """How many moves a seat may take back without asking: against bots only, and nothing that was revealed."""
        if not self.to_act or self.between_people:
            return 0
        return self.game.undoable(self.game.view(self.state, seat))

    def seen(self, seat: Seat | None) -> TableView:
        """The table as a seat sees it; None: a spectator."""
        running = self.running
        view = None if running is None else self.game.view(self.state, seat)
        open_deal = running.deal if running is not None and self.deal_over else None
        return TableView(
            version=self.version,
            seat=seat,
            players=self.players,
            view=view,
            match=self.match,
            cut=self.cut,
            commitment=running.deal.commitment if running else "",
            pack=open_deal.pack if open_deal else "",
            nonce=open_deal.nonce if open_deal else "",
            laid_out=running is not None and running.deal.laid_out,
            deal_over=self.deal_over,
            undoable=0 if seat is None else self.undoable(seat),
            calls=() if view is None or seat is None else self.game.calls(self.match, view),
            moves=running.moves if running else (),
            call=running.call if running else None,
            hints=self.hints and seat in self.to_act,
            dealer=running.deal.dealer if running and self.book.cuts else None,
            to_act=self.to_act,
        )

    def earlier(self, seat: Seat | None, back: int) -> Any:
        """The View a seat had ``back`` moves ago in this deal (as far back as it goes), for stepping back."""
        running = self.running
        if running is None:
            return None
        return self.game.view(running.states[max(0, len(running.states) - 1 - back)], seat)

    def acted_earlier(self, back: int) -> frozenset[Seat]:
        """Who was to move ``back`` moves ago in this deal, as everybody saw."""
        running = self.running
        if running is None or back == 0:
            return self.to_act
        return self.game.to_act(running.states[max(0, len(running.states) - 1 - back)])

    @property
    def together(self) -> bool:
        """Whether all who are to move now were so before the last move: they move together, and nobody waits for it."""
        return bool(self.to_act) and self.to_act < self.acted_earlier(1)

    def record(self, seat: Seat | None) -> Record:
        """The match as a record; in a deal that still runs only what the seat knows of the pack is written."""
        deals = tuple(self._deal_record(deal, seat, last=deal is self.running) for deal in self.deals)
        return Record(
            game=self.game.key,
            book=self.book.key,
            seats=self.seats,
            deals=deals,
            house=dict(self.book.house_data),
            players=tuple(map(kept_name, self.players)),
            cut=self.cut,
        )

    def _deal_record(self, deal: DealSoFar, seat: Seat | None, *, last: bool) -> DealRecord:
        state = deal.states[-1]
        hidden = last and not self.deal_over
        pack: tuple[Card | None, ...] = parse_cards(deal.deal.pack)
        if hidden:
            places = self.game.dealt_to(self.game.view(state, seat))
            known = {place for place, owner in enumerate(places) if owner is None or owner == seat}
            pack = tuple(card if place in known else None for place, card in enumerate(pack))
        play = (*deal.moves, deal.call) if deal.call else deal.moves
        return DealRecord(
            dealer=deal.deal.dealer,
            pack=pack,
            play=tuple(f"{mover} {text}" for mover, text in play),
            commitment=deal.deal.commitment,
            nonce="" if hidden else deal.deal.nonce,
            points=() if self.game.to_act(state) else self.game.outcome(state),
            laid_out=deal.deal.laid_out,
        )


def _check_player(game: Game[Any, Any, Any], seats: int, player: Player) -> None:
    """Raises Mistake for a bot that the game does not have at a table of so many."""
    bots = bots_at(game, seats)
    if isinstance(player, Robot) and player.bot not in bots:
        raise Mistake(message("bot-unknown", bot=player.bot, bots=", ".join(bots)))
