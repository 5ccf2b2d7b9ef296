"""Hearts for two behind the protocol that every game follows."""

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

from . import hidden, legal, match, notation, picture, play, sheet
from .book import SHELF, Book
from .bots import BOTS
from .match import Match
from .position import State, View
from .prose import PROSE
from .scoring import score, strength


class Hearts:
    """The game; one object, ``GAME``."""

    key = "hearts"
    seats: tuple[int, ...] = (2,)
    default_book = SHELF.default
    shelf = SHELF
    prose = PROSE

    def books(self) -> tuple[str, ...]:
        """The keys of the rule books."""
        return SHELF.books

    def load_book(self, key: str, house: Mapping[str, object]) -> Book:
        """See ``Shelf.load``."""
        return SHELF.load(key, house)

    def check_seats(self, book: Book, seats: int) -> None:
        """Two, and no other number."""
        SHELF.check_seats(book, seats)

    # One deal

    def pack(self, book: Book, seats: int) -> Pack:  # noqa: ARG002
        """The 52 cards."""
        return PACK

    def shuffled(self, book: Book, seats: int, rng: Random) -> Pack:  # noqa: ARG002
        """The 52 cards, shuffled."""
        return shuffled(rng)

    def start(self, book: Book, seats: int, dealer: Seat, pack: Pack, before: tuple[int, ...] = ()) -> State:  # noqa: ARG002
        """See ``play.start``."""
        SHELF.check_seats(book, seats)
        return play.start(book, dealer, pack)

    def to_act(self, state: State) -> frozenset[Seat]:
        """The seat whose turn it is; empty: the deal is over."""
        return frozenset() if state.to_act is None else frozenset({state.to_act})

    def legal(self, view: View) -> Iterator[Card]:
        """See ``legal.legal``."""
        return legal.legal(view)

    def draw(self, view: View, rng: Random) -> Card:
        """A random legal card."""
        return rng.choice(list(legal.legal(view)))

    def refuse(self, view: View, move: Card) -> Refusal | None:
        """See ``legal.refuse``."""
        return legal.refuse(view, move)

    def play(self, state: State, seat: Seat, move: Card) -> State | Refusal:
        """See ``play.play``."""
        return play.play(state, seat, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """See ``play.view``."""
        return play.view(state, seat)

    def sample(self, view: View, rng: Random) -> State:
        """See ``hidden.sample``."""
        return hidden.sample(view, rng)

    def parse(self, view: View, text: str) -> Card:  # noqa: ARG002
        """See ``notation.parse``."""
        return notation.parse(text)

    def write(self, view: View, move: Card) -> str:  # noqa: ARG002
        """The card's text."""
        return notation.write(move)

    def outcome(self, state: State) -> tuple[int, ...]:
        """The points of a finished deal, by side."""
        return score(state.book.rules, state.dealer, state.tricks).points

    def undoable(self, view: View) -> int:
        """See ``play.undoable``."""
        return play.undoable(view)

    def dealt_to(self, view: View) -> tuple[Seat | None, ...]:
        """See ``play.dealt_to``."""
        return tuple(play.dealt_to(view))

    # A match

    def dealers_by_cut(self, cut: Sequence[Card | None]) -> tuple[Seat, ...]:
        """The lowest card deals, the cards ranking as in play; equal: they cut again."""
        cards = {seat: strength(card) for seat, card in enumerate(cut) if card is not None}
        return tuple(seat for seat, rank in cards.items() if rank == min(cards.values()))

    def open_match(self, book: Book, seats: int, dealer: Seat) -> Match:
        """A match before its first deal."""
        return Match(book, seats, dealer)

    def after_deal(self, before: Match, state: State) -> Match:
        """See ``match.after_deal``."""
        return match.after_deal(before, state)

    def calls(self, now: Match, view: View) -> tuple[str, ...]:  # noqa: ARG002
        """None: nothing is called in this game."""
        return ()

    def sure_call(self, now: Match, view: View) -> str | None:  # noqa: ARG002
        """None."""
        return None

    def call(self, now: Match, state: State | None, seat: Seat, call: str) -> Match | Refusal:  # noqa: ARG002
        """The match once a seat has given it up. Raises Mistake for another call, or when the match is over."""
        if now.over:
            raise Mistake(message("match-is-over"))
        if call != "resign":
            raise Mistake(message("call-unknown", call=call))
        return replace(now, resigned=seat)

    def next_match_dealer(self, now: Match) -> Seat | None:
        """See ``match.next_match_dealer``."""
        return match.next_match_dealer(now)

    # The table in words

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
        """See ``sheet.sheet``."""
        return sheet.sheet(now, deal)

    def standing(self, now: Match) -> Message:
        """See ``sheet.standing``."""
        return sheet.standing(now)

    def verdict(self, now: Match, names: Sequence[Message | str]) -> Message | None:
        """See ``sheet.verdict``."""
        return sheet.verdict(now, names)

    def sides(self, now: Match) -> tuple[tuple[Seat, ...], ...]:
        """Each for himself."""
        return now.sides

    # Players and words

    def bots(self) -> Mapping[str, Bot[View, Card]]:
        """Players by name, weakest first."""
        return BOTS


GAME = Hearts()
