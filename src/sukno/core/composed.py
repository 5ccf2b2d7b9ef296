"""A game put together of the functions in its folder: what games of a book with a described table have in common.

``ComposedGame`` follows ``PicturedGame``. A game's ``game.py`` makes one, ``GAME``, and says only what is its own: its
books, its players, how a deal goes, what its table looks like. A game that calls more than giving up, or whose match is
no ``PlayedMatch``, follows the protocol by itself, as Casino does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from sukno.cards import PACK, Card, shuffled
from sukno.words import Message, message

from .books import RuleBook, Shelf
from .game import Bot, MoveT, Pack, StateT, ViewT
from .match import PlayedMatch, Scored
from .picture import Offer, Picture, Sheet
from .prose import Prose
from .refusal import Mistake, Refusal
from .seats import Seat

BookT = TypeVar("BookT", bound=RuleBook[Any])
MatchT = TypeVar("MatchT", bound=PlayedMatch[Any, Any])

Names: TypeAlias = Sequence[Message | str]
"""What the sides are called."""


class Turns(Protocol):
    """A deal in which one seat at a time is to move."""

    @property
    def to_act(self) -> Seat | None:
        """Whose turn it is; None: the deal is over."""
        ...


def in_turn(state: Turns) -> frozenset[Seat]:
    """The seat whose turn it is; empty: the deal is over."""
    return frozenset() if state.to_act is None else frozenset({state.to_act})


def ace_low(card: Card) -> int:
    """The rank of a card, an ace being the lowest."""
    return card.rank


def one_pack(_seats: int) -> tuple[Pack, ...]:
    """The 52 cards once, for however many."""
    return (PACK,)


def to_the_left(match: PlayedMatch[Any, Any], _state: object) -> Seat:
    """Who sits to the left of him who dealt."""
    return (match.dealer + 1) % match.seats


def goes_on(match: PlayedMatch[Any, Any]) -> Seat:
    """Who would have dealt next, had the match gone on."""
    return match.dealer


def cut_again(_match: object) -> None:
    """Nobody yet: they cut again."""


@dataclass(frozen=True)
class RandomBot(Generic[ViewT, MoveT]):
    """Makes any legal move."""

    legal: Callable[[ViewT], Iterator[MoveT]]

    def choose(self, view: ViewT, rng: Random) -> MoveT:
        """A random legal move."""
        return rng.choice(list(self.legal(view)))


@dataclass(frozen=True, eq=False, kw_only=True)
class ComposedGame(Generic[BookT, StateT, ViewT, MoveT, MatchT]):
    """A game of these parts; what they must do is said at the methods of ``Game`` and ``PicturedGame``."""

    key: str
    seats: tuple[int, ...]
    shelf: Shelf[BookT]
    prose: Prose
    players: Mapping[str, Bot[ViewT, MoveT]]
    """By name, weakest first."""

    # Before a deal

    packs: Callable[[int], Sequence[Pack]] = one_pack
    """By the number of seats: the packs a deal uses one after the other, each shuffled by itself."""
    cut: Callable[[Card], int] = ace_low
    """How the cards rank when they are cut for the first deal: the lowest deals."""
    deal: Callable[[BookT, int, Seat, Pack, tuple[int, ...]], StateT]
    """``start`` where all is in order: book, seats, dealer, pack, points before."""

    # One deal

    to_act: Callable[[StateT], frozenset[Seat]]
    legal: Callable[[ViewT], Iterator[MoveT]]
    """Few enough to be listed."""
    refuse: Callable[[ViewT, MoveT], Refusal | None]
    play: Callable[[StateT, Seat, MoveT], StateT | Refusal]
    view: Callable[[StateT, Seat | None], ViewT]
    sample: Callable[[ViewT, Random], StateT]
    parse: Callable[[ViewT, str], MoveT]
    write: Callable[[ViewT, MoveT], str]
    take_back: Callable[[ViewT], int] | None = None
    """``undoable``; None: nothing is ever taken back."""
    plays_cards: bool = True
    dealt_to: Callable[[ViewT], tuple[Seat | None, ...]]
    score: Callable[[StateT], Scored]
    """A finished deal as the match keeps it."""

    # A match

    match: Callable[[BookT, int, Seat], MatchT]
    """A match before its first deal: the class of the game's matches."""
    next_dealer: Callable[[MatchT, StateT], Seat] = to_the_left
    """Who deals after this deal, which is not yet in the match."""
    next_match_dealer: Callable[[MatchT], Seat | None] = goes_on

    # The table in words

    picture: Callable[[ViewT], Picture]
    offers: Callable[[ViewT], tuple[Offer, ...]]
    reveal: Callable[[StateT], Picture]
    sheet: Callable[[MatchT, int], Sheet]
    standing: Callable[[MatchT], Message]
    verdict: Callable[[MatchT, Names], Message | None]

    def books(self) -> tuple[str, ...]:
        """The keys of the rule books."""
        return self.shelf.books

    @property
    def default_book(self) -> str:
        """The book that is played where nobody chose."""
        return self.shelf.default

    def load_book(self, key: str, house: Mapping[str, object]) -> BookT:
        """See ``Shelf.load``."""
        return self.shelf.load(key, house)

    def check_seats(self, book: BookT, seats: int) -> None:
        """See ``Shelf.check_seats``."""
        self.shelf.check_seats(book, seats)

    def bots(self) -> Mapping[str, Bot[ViewT, MoveT]]:
        """Players by name, weakest first."""
        return self.players

    def dealers_by_cut(self, cut: Sequence[Card | None]) -> tuple[Seat, ...]:
        """Who has cut the lowest card; equal ones cut again."""
        ranks = {seat: self.cut(card) for seat, card in enumerate(cut) if card is not None}
        return tuple(seat for seat, rank in ranks.items() if rank == min(ranks.values()))

    def pack(self, book: BookT, seats: int) -> Pack:  # noqa: ARG002
        """The cards a deal is played with, in card order, pack by pack."""
        return tuple(card for pack in self.packs(seats) for card in pack)

    def shuffled(self, book: BookT, seats: int, rng: Random) -> Pack:  # noqa: ARG002
        """Those cards, each pack shuffled by itself."""
        return tuple(card for pack in self.packs(seats) for card in shuffled(rng, pack))

    def start(self, book: BookT, seats: int, dealer: Seat, pack: Pack, before: tuple[int, ...] = ()) -> StateT:
        """Deal. Raises Mistake for seats the book does not allow, no seat to deal, and other cards than are played."""
        self.check_seats(book, seats)
        if not 0 <= dealer < seats:
            raise Mistake(message("seat-unknown", seat=dealer, seats=seats))
        packs, cards = self.packs(seats), iter(pack)
        if any(sorted(islice(cards, len(one))) != list(one) for one in packs) or next(cards, None) is not None:
            raise Mistake(message("deal-pack-wrong", packs=len(packs), cards=len(packs[0])))
        return self.deal(book, seats, dealer, pack, before)

    @property
    def undoes(self) -> bool:
        """Whether a move can ever be taken back."""
        return self.take_back is not None

    def undoable(self, view: ViewT) -> int:
        """How many of the last moves may be taken back."""
        return 0 if self.take_back is None else self.take_back(view)

    def draw(self, view: ViewT, rng: Random) -> MoveT:
        """A random legal move."""
        return rng.choice(list(self.legal(view)))

    def outcome(self, state: StateT) -> tuple[int, ...]:
        """Points by side of a deal that is over."""
        return self.score(state).points

    def open_match(self, book: BookT, seats: int, dealer: Seat) -> MatchT:
        """A match before its first deal."""
        return self.match(book, seats, dealer)

    def after_deal(self, match: MatchT, state: StateT) -> MatchT:
        """The match with one more deal. Raises Mistake where it is over."""
        _check_going(match)
        return replace(match, deals=(*match.deals, self.score(state)), dealer=self.next_dealer(match, state))

    def sides(self, match: MatchT) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together: the seats of each side."""
        return match.sides

    def calls(self, match: MatchT, view: ViewT) -> tuple[str, ...]:  # noqa: ARG002
        """Nothing is called."""
        return ()

    def sure_call(self, match: MatchT, view: ViewT) -> str | None:  # noqa: ARG002
        """Nothing is called."""
        return None

    def call(self, match: MatchT, state: StateT | None, seat: Seat, call: str) -> MatchT:  # noqa: ARG002
        """The match once a seat has given it up. Raises Mistake for another call, or when the match is over."""
        _check_going(match)
        if call != "resign":
            raise Mistake(message("call-unknown", call=call))
        return replace(match, resigned=seat)


def _check_going(match: PlayedMatch[Any, Any]) -> None:
    if match.over:
        raise Mistake(message("match-is-over"))
