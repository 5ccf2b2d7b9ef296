"""The race behind the protocol that every game follows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from sukno.cards import PACK, Card, shuffled
from sukno.core.game import Bot, Pack
from sukno.core.picture import Offer, Picture, Sheet
from sukno.core.prose import Prose
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.words import Message, message

from . import hidden, legal, match, notation, picture, play
from .book import SHELF, Book
from .bots import BOTS
from .match import Match
from .moves import Move
from .position import State, View
from .rules import SEATS


class Race:
    """The race; one object, ``GAME``."""

    key = "race"
    seats = tuple(SEATS)
    default_book = SHELF.default

    def books(self) -> tuple[str, ...]:
        """The keys of the rule books."""
        return SHELF.books

    def load_book(self, key: str, house: Mapping[str, object]) -> Book:
        """See ``Shelf.load``."""
        return SHELF.load(key, house)

    def check_seats(self, book: Book, seats: int) -> None:
        """Two, three or four play."""
        SHELF.check_seats(book, seats)

    # One deal: the whole race

    def pack(self, book: Book, seats: int) -> Pack:  # noqa: ARG002
        """Each plays with a pack of his own: one after the other, by seat."""
        return PACK * seats

    def shuffled(self, book: Book, seats: int, rng: Random) -> Pack:  # noqa: ARG002
        """Those packs, each shuffled."""
        return tuple(card for _ in range(seats) for card in shuffled(rng))

    def start(self, book: Book, seats: int, dealer: Seat, pack: Pack, before: tuple[int, ...] = ()) -> State:  # noqa: ARG002
        """See ``play.start``."""
        return play.start(book, seats, dealer, pack)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who may move: all at once, or one; empty: the race is over."""
        return state.to_act

    def legal(self, view: View) -> Iterator[Move]:
        """See ``legal.legal``."""
        return legal.legal(view)

    def draw(self, view: View, rng: Random) -> Move:
        """Any of the legal moves; there are never more than a few dozen."""
        return rng.choice(list(legal.legal(view)))

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
        """1 for the winner; nothing for anybody where the race is drawn."""
        return match.score(state).points

    def undoable(self, view: View) -> int:  # noqa: ARG002
        """Nothing is taken back: the others have played on."""
        return 0

    def dealt_to(self, view: View) -> tuple[Seat | None, ...]:  # noqa: ARG002
        """Nobody knows where in his pack the cards he sees have been."""
        return ()

    # A match

    def dealers_by_cut(self, cut: Sequence[Card | None]) -> tuple[Seat, ...]:  # noqa: ARG002
        """Nobody deals; the first seat stands for whoever it would be."""
        return (0,)

    def open_match(self, book: Book, seats: int, dealer: Seat) -> Match:
        """A match before its race."""
        return Match(book, seats, dealer)

    def after_deal(self, before: Match, state: State) -> Match:
        """See ``match.after_deal``."""
        return match.after_deal(before, state)

    def calls(self, now: Match, view: View) -> tuple[str, ...]:  # noqa: ARG002
        """Nothing is called."""
        return ()

    def sure_call(self, now: Match, view: View) -> str | None:  # noqa: ARG002
        """Nothing is called."""
        return None

    def call(self, now: Match, state: State | None, seat: Seat, call: str) -> Match:  # noqa: ARG002
        """The match after ``resign``. Raises Mistake for another call, or when the match is over."""
        if now.over:
            raise Mistake(message("match-is-over"))
        if call != "resign":
            raise Mistake(message("call-unknown", call=call))
        return match.resign(now, seat)

    def next_match_dealer(self, now: Match) -> Seat | None:
        """As in this one: nobody."""
        return now.dealer

    # Players and words

    def bots(self) -> Mapping[str, Bot[View, Move]]:
        """Players by name, weakest first."""
        return BOTS

    @property
    def prose(self) -> Prose:
        """The rules in words."""
        from .prose import PROSE

        return PROSE

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
        """Each for himself."""
        return now.sides


GAME = Race()
