"""Crazy Eights behind the protocol that every game follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random

from sukno.cards import PACK, Card, shuffled
from sukno.core.game import Bot, Pack
from sukno.core.picture import Offer, Picture, Sheet
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.words import Message, message

from . import hidden, legal, match, notation, picture, play, scoring
from .book import SEATS, SHELF, Book
from .bots import BOTS
from .match import Match
from .moves import Draw, Move
from .position import State, View
from .prose import PROSE


class CrazyEights:
    """The game of Crazy Eights; one object, ``GAME``."""

    key = "crazy_eights"
    seats: tuple[int, ...] = SEATS
    default_book = SHELF.default
    prose = PROSE

    def books(self) -> tuple[str, ...]:
        """The keys of the rule books."""
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

    def start(self, book: Book, seats: int, dealer: Seat, pack: Pack, before: tuple[int, ...] = ()) -> State:  # noqa: ARG002
        """See ``play.start``; the match score changes nothing in a deal."""
        return play.start(book, seats, dealer, pack)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat whose turn it is; empty: the deal is over."""
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def legal(self, view: View) -> Iterator[Move]:
        """See ``legal.legal``."""
        return legal.legal(view)

    def draw(self, view: View, rng: Random) -> Move:
        """See ``legal.draw``."""
        return legal.draw(view, rng)

    def refuse(self, view: View, move: Move) -> Refusal | None:
        """See ``legal.refuse``."""
        return legal.refuse(view, move)

    def play(self, state: State, seat: Seat, move: Move) -> State | Refusal:
        """See ``play.play``."""
        return play.play(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """See ``play.view``."""
        return play.view(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        """See ``hidden.sample``."""
        return hidden.sample(view, rng)

    def parse(self, view: View, text: str) -> Move:  # noqa: ARG002
        """See ``notation.parse``."""
        return notation.parse(text)

    def write(self, view: View, move: Move) -> str:  # noqa: ARG002
        """See ``notation.write``."""
        return notation.write(move)

    def outcome(self, state: State) -> tuple[int, ...]:
        """The points of a finished deal, by side."""
        return scoring.score(state).points

    def undoable(self, view: View) -> int:
        """One's last move and the replies, unless a card was drawn since or the deal is over and all is shown."""
        if view.to_act is None:
            return 0
        for number, made in enumerate(reversed(view.history), 1):
            if isinstance(made.move, Draw):
                return 0
            if made.seat == view.seat:
                return number
        return 0

    def dealt_to(self, view: View) -> tuple[Seat | None, ...]:
        """See ``play.dealt_to``."""
        return play.dealt_to(view)

    # A match

    def dealers_by_cut(self, cut: Sequence[Card | None]) -> tuple[Seat, ...]:
        """The lowest card deals, ace low; of equal ones those who have them cut again."""
        ranks = {seat: card.rank for seat, card in enumerate(cut) if card is not None}
        return tuple(seat for seat, rank in ranks.items() if rank == min(ranks.values()))

    def open_match(self, book: Book, seats: int, dealer: Seat) -> Match:
        """A match before its first deal."""
        return Match(book, seats, dealer)

    def after_deal(self, now: Match, state: State) -> Match:
        """See ``match.after_deal``."""
        return match.after_deal(now, state)

    def calls(self, now: Match, view: View) -> tuple[str, ...]:  # noqa: ARG002
        """None: nothing is called in this game."""
        return ()

    def sure_call(self, now: Match, view: View) -> str | None:  # noqa: ARG002
        """None: nothing is called in this game."""
        return None

    def call(self, now: Match, state: State | None, seat: Seat, call: str) -> Match:  # noqa: ARG002
        """The match once a seat has given it up. Raises Mistake for another call, or when the match is over."""
        if now.over:
            raise Mistake(message("match-is-over"))
        if call != "resign":
            raise Mistake(message("call-unknown", call=call))
        return replace(now, resigned=seat)

    def next_match_dealer(self, now: Match) -> Seat | None:  # noqa: ARG002
        """None: for another match they cut again."""
        return None

    # Players

    def bots(self) -> Mapping[str, Bot[View, Move]]:
        """Players by name, weakest first."""
        return BOTS

    # What is seen

    def picture(self, view: View) -> Picture:
        """See ``picture.picture``."""
        return picture.picture(view)

    def offers(self, view: View) -> tuple[Offer, ...]:
        """See ``picture.offers``."""
        return picture.offers(view)

    def reveal(self, state: State) -> Picture:
        """See ``picture.reveal``."""
        return picture.reveal(state)

    def sheet(self, now: Match, deal: int) -> Sheet:
        """See ``picture.sheet``."""
        return picture.sheet(now, deal)

    def standing(self, now: Match) -> Message:
        """See ``picture.standing``."""
        return picture.standing(now)

    def verdict(self, now: Match, names: Sequence[Message | str]) -> Message | None:
        """See ``picture.verdict``."""
        return picture.verdict(now, names)

    def sides(self, now: Match) -> tuple[tuple[Seat, ...], ...]:
        """The seats of each side."""
        return now.sides


GAME = CrazyEights()
