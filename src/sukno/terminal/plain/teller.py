"""What a game brings to be played in lines: how its table is told, and what the numbers stand for.

A game's package here (``sukno.terminal.plain.casino``) has a ``TELLER``; games that describe their table share one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sukno.cards import Card
from sukno.core.game import Game
from sukno.core.record import Step
from sukno.core.seats import Seat, Side
from sukno.terminal.look import Deck
from sukno.terminal.people import spoken_to
from sukno.words import Message, Words, message

Made = tuple[Seat, str]
"""A move that was made: by whom, and in notation."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a number of the list stands for: a card with all that it can do, or something else to do."""

    line: Message
    """How it stands in the list, with its number."""
    moves: tuple[Any, ...]
    """See ``Teller.way``; empty: it can do nothing."""
    complete: bool = True
    """Whether that is all; on a crowded table there may be millions more."""
    instead: str = ""
    """What to try where there is no move: it will be refused, with the reason."""


@dataclass(frozen=True, slots=True)
class Way:
    """A move as a list offers it."""

    move: str
    """In notation."""
    what: Message


class Teller(ABC):
    """Tells of one table, in one language, with one kind of cards."""

    written: Message
    """How moves are written, for the help."""

    def __init__(self, game: Game[Any, Any, Any], words: Words, names: Sequence[str], match: Any, deck: Deck) -> None:
        """``names`` by seat; ``match``: whichever, for who plays together; None: each for himself."""
        self.game = game
        self.words = words
        self.names = tuple(names)
        self.deck = deck
        each = tuple((seat,) for seat in range(len(names)))
        self.sides_of = each if match is None else self.seats_by_side(match)
        self.sides = tuple(side_name([names[seat] for seat in seats], words) for seats in self.sides_of)

    @abstractmethod
    def seats_by_side(self, match: Any) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together."""

    @property
    def plays_cards(self) -> bool:
        """Whether moves play cards; else the numbers stand for what is done without them."""
        return True

    def own_commands(self, match: Any, view: Any) -> tuple[str, ...]:  # noqa: ARG002
        """Those of the commands that only some games know (``OWN``) that have a meaning in this match now."""
        return ("undo",) if self.game.undoes else ()

    # The table

    @abstractmethod
    def table(self, view: Any) -> Iterator[str]:
        """What lies there, but for the hand where the numbers tell it."""

    def hint(self, view: Any) -> Message | None:  # noqa: ARG002
        """What is wanted of the one whose turn it is, where the game says more than that."""
        return None

    @abstractmethod
    def hand(self, view: Any) -> Iterator[str]:
        """One's own cards, where ``table`` has not told them."""

    @abstractmethod
    def happened(self, views: Sequence[Any], made: Sequence[Made]) -> Iterator[str]:
        """What the moves ``made`` have done: views before, between and after them; None first: the deal begins."""

    @abstractmethod
    def log(self, view: Any) -> Iterator[str]:
        """What has happened in the deal."""

    def look(self, view: Any) -> Iterator[str]:  # noqa: ARG002
        """Cards that may be looked at again."""
        return iter(())

    # Choosing

    @abstractmethod
    def offers(self, view: Any) -> Sequence[Offer]:
        """What the numbers choose, for the seat whose turn it is."""

    @abstractmethod
    def all_moves(self, view: Any) -> Offer:
        """Every move as one list."""

    @abstractmethod
    def way(self, view: Any, move: Any) -> Way:
        """One of the moves of an offer."""

    # The score

    @abstractmethod
    def sheet(self, match: Any, number: int) -> Iterator[str]:
        """The score sheet of the deal ``number`` (from 0): every item, the points and how the match stood."""

    def opened(self, view: Any) -> Iterator[str]:  # noqa: ARG002
        """The cards left in the hands of a deal that is over, where they are shown and nothing else tells of them."""
        return iter(())

    def cut_short(self, match: Any) -> Iterator[str]:  # noqa: ARG002
        """The score of the deal in which a call ended the match, as far as it was sure."""
        return iter(())

    @abstractmethod
    def score(self, match: Any, view: Any) -> Iterator[str]:
        """How the match stands, and what it is played for."""

    @abstractmethod
    def verdict(self, match: Any, names: Sequence[Message | str]) -> Message | None:
        """How the match ended, with the names of the sides; None while it goes on."""

    # Told again

    @abstractmethod
    def retold(self, before: Step | None, step: Step, dealer: Seat, place: int) -> Iterator[str]:
        """A step of a record, with all cards open; ``place``: which move it is, from 1."""

    @abstractmethod
    def left(self, step: Step) -> Iterator[str]:
        """How the table stands where a record ends in a deal."""

    @abstractmethod
    def said(self, before: Step, step: Step) -> str | None:
        """What was said with a move, for programs."""

    @abstractmethod
    def facts(self, match: Any, number: int) -> dict[str, Any]:
        """What a score sheet has besides the points, for programs."""

    @abstractmethod
    def ended(self, match: Any) -> str | None:
        """How the match ended, for programs; None where there is nothing to add to who won."""

    # What games share

    def side(self, seat: Seat) -> Side:
        """The side of a seat."""
        return next(side for side, seats in enumerate(self.sides_of) if seat in seats)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards as people read them; a word where there are none."""
        return self.deck.text(*cards) or self.words("plain-no-cards")

    def each(self, names: Iterable[str], values: Iterable[str | int]) -> str:
        """Everybody's something: ``You: 5; Steady: 6``."""
        pairs = zip(names, values, strict=True)
        return "; ".join(self.words("plain-of-each", name=name, value=value) for name, value in pairs)

    def cut(self, rounds: Sequence[Sequence[Card | None]], dealer: Seat, own: Seat | None = None) -> Iterator[str]:
        """The cut for the first deal, told to whoever sits at ``own``."""
        for cards in rounds:
            cutting = [(name, card) for name, card in zip(self.names, cards, strict=True) if card is not None]
            texts = [self.deck.text(card) for _, card in cutting]
            yield self.words("plain-cut", cards=self.each([name for name, _ in cutting], texts))
        yield self.words("plain-cut-dealer", dealer=spoken_to(self.names, dealer, own))


def side_name(names: Sequence[str], words: Words) -> str:
    """The name of a side: a seat's own, or both partners'."""
    return names[0] if len(names) == 1 else words(message("plain-pair", one=names[0], other=names[1]))


def teller_of(game: str) -> type[Teller]:
    """Who tells a game, by its key."""
    own = f"{__package__}.{game.replace('-', '_')}"
    found: type[Teller] = import_module(own if find_spec(own) else f"{__package__}.pictured").TELLER
    return found
