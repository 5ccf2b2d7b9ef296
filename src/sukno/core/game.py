"""The protocols every game and every bot follow, and the little that tables need to know of a match.

A game is pure: no I/O, no clock, no global randomness. One deal is a State; a match is a fold over deals. What a seat
may see is a View, and only Views reach bots, screens and files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, runtime_checkable

from sukno.cards import Card

from .prose import Prose
from .refusal import Refusal
from .seats import Seat, Side

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
MoveT = TypeVar("MoveT")
MoveT_co = TypeVar("MoveT_co", covariant=True)

Pack: TypeAlias = tuple[Card, ...]
"""Cards, top first."""


class Book(Protocol):
    """A rule book with a house's changes. Immutable; equal where key and house are equal."""

    @property
    def key(self) -> str:
        """The book's name in files and on the command line."""
        ...

    @property
    def house_data(self) -> dict[str, Any]:
        """The house's changes as TOML and JSON carry them."""
        ...

    @property
    def at_once(self) -> bool:
        """Whether all play at once, as fast as they can.

        A move is then decided by what lies there when it comes, whatever version it was made on, and is never taken
        back; the bots are `Paced`.
        """
        ...

    @property
    def cuts(self) -> bool:
        """Whether somebody deals, for which they cut."""
        ...

    @property
    def low_wins(self) -> bool:
        """Whether few points are good: the side with the fewest is ahead."""
        ...


class Match(Protocol):
    """A match so far; it holds nothing that is hidden."""

    @property
    def dealer(self) -> Seat:
        """Who deals the deal that is played, or the next one."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the finished deals, by side."""
        ...

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        ...

    @property
    def winner(self) -> Side | None:
        """The side that won; None while it goes on, and where it was drawn."""
        ...

    @property
    def finished(self) -> int:
        """How many deals have been played out."""
        ...


class Bot(Protocol[ViewT_contra, MoveT_co]):
    """Somebody who plays: it sees what its seat sees and gets its randomness handed in."""

    def choose(self, view: ViewT_contra, rng: Random) -> MoveT_co:
        """A legal move for the seat of the view, whose turn it is."""
        ...


@runtime_checkable
class Paced(Bot[ViewT_contra, MoveT_co], Protocol[ViewT_contra, MoveT_co]):
    """Somebody who plays where all play at once, and takes their time."""

    def pause(self, view: ViewT_contra, rng: Random) -> int:
        """How many milliseconds pass before the seat's next move, which is chosen by what lies there then."""
        ...


@runtime_checkable
class Choosy(Bot[ViewT_contra, MoveT_co], Protocol[ViewT_contra, MoveT_co]):
    """Somebody who has nothing of its own to show but at tables of some sizes, and sits down at no others."""

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may play there."""
        ...


@dataclass(frozen=True, slots=True)
class Answer:
    """What a question on the command line is answered with: facts for programs, text for people."""

    facts: dict[str, Any]
    text: str
    good: bool = True
    """Whether the thing asked about is in order (a legal move, a true record)."""


class Game(Protocol[StateT, ViewT, MoveT]):
    """A card game. Implementations are one object a folder, found by the registry."""

    @property
    def key(self) -> str:
        """The name in files and on the command line."""
        ...

    @property
    def seats(self) -> tuple[int, ...]:
        """Numbers of seats it can be played with."""
        ...

    def books(self) -> tuple[str, ...]:
        """The keys of the rule books; the first is nobody's default, see ``default_book``."""
        ...

    @property
    def default_book(self) -> str:
        """The book that is played where nobody chose."""
        ...

    def load_book(self, key: str, house: Mapping[str, object]) -> Any:
        """A book with a house's changes. Raises Mistake for what does not exist or cannot be played."""
        ...

    def check_seats(self, book: Any, seats: int) -> None:
        """Raise Mistake where so many cannot play by the book."""
        ...

    # One deal

    def pack(self, book: Any, seats: int) -> Pack:
        """The cards a deal is played with, in card order; of a game that uses several packs one after the other."""
        ...

    def shuffled(self, book: Any, seats: int, rng: Random) -> Pack:
        """Those cards as a deal brings them, top first: all the chance there is in a deal."""
        ...

    def start(self, book: Any, seats: int, dealer: Seat, pack: Pack, before: tuple[int, ...] = ()) -> StateT:
        """Deal."""
        ...

    def to_act(self, state: StateT) -> frozenset[Seat]:
        """Who may move; empty: the deal is over."""
        ...

    def legal(self, view: ViewT) -> Iterator[MoveT]:
        """The legal moves of the view's seat, lazily and in a fixed order. Do not list them to decide one."""
        ...

    def draw(self, view: ViewT, rng: Random) -> MoveT:
        """A random legal move, in bounded time on any table."""
        ...

    def refuse(self, view: ViewT, move: MoveT) -> Refusal | None:
        """Why the view's seat may not make the move; None where it may."""
        ...

    def play(self, state: StateT, seat: Seat, move: MoveT) -> StateT | Refusal:
        """The state after a move, or why it is refused."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What a seat sees; None: a spectator."""
        ...

    def sample(self, view: ViewT, rng: Random) -> StateT:
        """A State that agrees with everything the View knows."""
        ...

    def parse(self, view: ViewT, text: str) -> MoveT:
        """Read a move; it need not be legal. Raises Mistake where it is none."""
        ...

    def write(self, view: ViewT, move: MoveT) -> str:
        """The one text of a move."""
        ...

    def outcome(self, state: StateT) -> tuple[int, ...]:
        """Points by side of a deal that is over."""
        ...

    @property
    def undoes(self) -> bool:
        """Whether a move can ever be taken back."""
        ...

    def undoable(self, view: ViewT) -> int:
        """How many of the last moves may be taken back by the view's seat: its own last one and the replies to it.

        0 where there is none, or where cards were dealt or drawn since: what was seen cannot be unseen.
        """
        ...

    def dealt_to(self, view: ViewT) -> tuple[Seat | None, ...]:
        """Who got the cards dealt so far, by their place in the pack; None: the table, for all to see."""
        ...

    # A match

    def dealers_by_cut(self, cut: Sequence[Card | None]) -> tuple[Seat, ...]:
        """Who may deal first after a round of cutting (None: a seat that does not cut); several: they cut again."""
        ...

    def open_match(self, book: Any, seats: int, dealer: Seat) -> Any:
        """A match before its first deal."""
        ...

    def after_deal(self, match: Any, state: StateT) -> Any:
        """The match once a deal is over."""
        ...

    def calls(self, match: Any, view: ViewT) -> tuple[str, ...]:
        """What the view's seat may call at any moment (``claim``), whoever is to move."""
        ...

    def sure_call(self, match: Any, view: ViewT) -> str | None:
        """A call that would be right, from what the seat has seen; for bots."""
        ...

    def call(self, match: Any, state: StateT | None, seat: Seat, call: str) -> Any:
        """The match after a call (``claim``, ``resign``), or a Refusal. ``state`` is None between deals."""
        ...

    def next_match_dealer(self, match: Any) -> Seat | None:
        """The first dealer of another match; None: they cut again."""
        ...

    # Players and words

    def bots(self) -> Mapping[str, Bot[ViewT, MoveT]]:
        """Players by name, weakest first."""
        ...

    @property
    def prose(self) -> Prose:
        """What it is called, and its books and rules in words."""
        ...


def bots_at(game: Game[Any, Any, Any], seats: int) -> dict[str, Bot[Any, Any]]:
    """The bots that play at a table of so many, weakest first."""
    return {name: bot for name, bot in game.bots().items() if not isinstance(bot, Choosy) or seats in bot.seats}
