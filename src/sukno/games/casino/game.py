"""Casino behind the protocol that every game follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from random import Random

from sukno.cards import PACK, Card, shuffled
from sukno.core.advice import Advice
from sukno.core.game import Bot, Pack
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.words import message

from . import advice, hidden, legal, match, notation, play
from .book import DEFAULT, SHELF, Book
from .bots import BOTS
from .dealing import dealt_to
from .match import Match
from .moves import Move
from .position import Played, State, View
from .prose import PROSE
from .referee import refuse
from .scoring import Take, score


class Casino:
    """The game of Casino; one object, ``GAME``."""

    key = "casino"
    seats = (2, 3, 4)
    default_book = DEFAULT
    prose = PROSE

    def books(self) -> tuple[str, ...]:
        """The keys of the fifteen rule books."""
        return SHELF.books

    def load_book(self, key: str, house: Mapping[str, object]) -> Book:
        """See ``Shelf.load``."""
        return SHELF.load(key, house)

    def check_seats(self, book: Book, seats: int) -> None:
        """See ``Shelf.check_seats``."""
        SHELF.check_seats(book, seats)

    # One deal

    def pack(self, book: Book, seats: int) -> Pack:  # noqa: ARG002
        """The 52 cards."""
        return PACK

    def shuffled(self, book: Book, seats: int, rng: Random) -> Pack:  # noqa: ARG002
        """The 52 cards, shuffled."""
        return shuffled(rng)

    def start(self, book: Book, seats: int, dealer: Seat, pack: Pack, before: tuple[int, ...] = ()) -> State:
        """See ``play.start``."""
        return play.start(book, seats, dealer, pack, before)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat whose turn it is; empty: the deal is over."""
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def legal(self, view: View) -> Iterator[Move]:
        """See ``legal.legal``."""
        return legal.legal(view.turn)

    def draw(self, view: View, rng: Random) -> Move:
        """See ``legal.draw``."""
        return legal.draw(view.turn, rng)

    def refuse(self, view: View, move: Move) -> Refusal | None:
        """See ``referee.refuse``."""
        return refuse(view.turn, move)

    def play(self, state: State, seat: Seat, move: Move) -> State | Refusal:
        """See ``play.play``."""
        return play.play(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """See ``play.view``."""
        return play.view(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        """See ``hidden.sample``."""
        return hidden.sample(view, rng)

    def parse(self, view: View, text: str) -> Move:
        """See ``notation.parse``."""
        return notation.parse(view.turn, text)

    def write(self, view: View, move: Move) -> str:
        """See ``notation.write``."""
        return notation.write(view.layout, move)

    def outcome(self, state: State) -> tuple[int, ...]:
        """The points of a finished deal, by side."""
        rules = state.book.rules
        return tuple(items.total for items in score(rules, rules.form(state.seats), match.takes_of(state)))

    @property
    def undoes(self) -> bool:
        """Moves are taken back."""
        return True

    def undoable(self, view: View) -> int:
        """One's last move and the replies to it, unless cards were dealt or drawn since, or the deal is over."""
        since = list(takewhile(lambda event: isinstance(event, Played), reversed(view.history)))
        moves = [event for event in since if isinstance(event, Played)]
        for number, event in enumerate(moves, 1):
            if event.drew:
                return 0
            if event.seat == view.seat:
                return number
        return 0

    def dealt_to(self, view: View) -> tuple[Seat | None, ...]:
        """See ``dealing.dealt_to``."""
        return dealt_to(view)

    # A match

    def dealers_by_cut(self, cut: Sequence[Card | None]) -> tuple[Seat, ...]:
        """The lowest card deals, ace low; the lowest equal: those who have it cut again (A4)."""
        ranks = {seat: card.rank for seat, card in enumerate(cut) if card is not None}
        return tuple(seat for seat, rank in ranks.items() if rank == min(ranks.values()))

    def open_match(self, book: Book, seats: int, dealer: Seat) -> Match:
        """A match before its first deal."""
        return Match(book, seats, dealer)

    def after_deal(self, before: Match, state: State) -> Match:
        """See ``match.after_deal``."""
        return match.after_deal(before, state)

    def calls(self, now: Match, view: View) -> tuple[str, ...]:
        """``claim`` where the book knows the call of the target."""
        possible = now.book.rules.claim and now.target is not None and not now.over and view.seat is not None
        return ("claim",) if possible else ()

    def sure_call(self, now: Match, view: View) -> str | None:
        """``claim`` where the seat's side has the target by what everybody saw."""
        if view.seat is None or not self.calls(now, view) or now.target is None:
            return None
        side = now.book.rules.side(view.seat, view.seats)
        return "claim" if match.points_now(now, side, seen_takes(view)[side]) >= now.target else None

    def call(self, now: Match, state: State | None, seat: Seat, call: str) -> Match | Refusal:
        """The match after ``claim`` or ``resign``. Raises Mistake for another call, or when the match is over."""
        if now.over:
            raise Mistake(message("match-is-over"))
        takes = None if state is None else match.takes_of(state)
        side = now.book.rules.side(seat, now.seats)
        if call == "claim":
            return match.claim(now, takes, side)
        if call == "resign":
            return match.resign(now, takes, side)
        raise Mistake(message("call-unknown", call=call))

    def next_match_dealer(self, now: Match) -> Seat | None:
        """See ``match.next_match_dealer``."""
        return match.next_match_dealer(now)

    # Players and words

    def bots(self) -> Mapping[str, Bot[View, Move]]:
        """Players by name, weakest first."""
        return BOTS

    def advise(self, view: View, rng: Random) -> Advice:
        """See ``advice.advise``."""
        return advice.advise(view, rng)


def seen_takes(view: View) -> tuple[Take, ...]:
    """What each side has captured, by what everybody saw."""
    return tuple(Take(frozenset(pile), sweeps) for pile, sweeps in zip(view.captured, view.sweeps, strict=True))


GAME = Casino()
