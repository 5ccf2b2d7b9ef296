"""What a game brings to be played in the terminal: the picture of its table, and what is particular to its screens.

A game's package here (``sukno.terminal.casino``) has a ``PICTURE``; games that describe their table share one, and
everything else is the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text
from textual import message as textual_message
from textual.widget import Widget

from sukno.core.refusal import Refusal
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.table import TableView
from sukno.words import Message, Words

from .look import Deck
from .parts import is_small


@dataclass(frozen=True)
class Moment:
    """A table as its screen shows it now."""

    seen: TableView
    view: Any
    """The game's View: that of ``seen``, or an earlier one."""
    names: tuple[str, ...]
    strengths: tuple[str, ...]
    words: Words
    deck: Deck
    dealer: Seat | None = 0
    """Who dealt this deal; None where nobody deals."""
    to_act: frozenset[Seat] = frozenset()
    """Who was to move then; nobody once the deal is over."""
    active: bool = False
    """Whether the player may make a move."""
    back: int = 0
    """How many moves ago the view was."""
    fresh: bool = False
    """Another player's move has only just been made: show what it did."""
    at_once: bool = False
    """All play at once."""
    notice: str = ""
    """Something to be told at the table."""
    beside: bool = False
    """Whether the talk stands in a panel beside the picture."""
    non_stop: bool = False
    """The table plays on by itself."""


class Picture(Widget, can_focus=True):
    """The picture of a table. It shows moments and asks for moves."""

    class Played(textual_message.Message):
        """The player makes a move, or tries one that cannot be made, to be told why not."""

        def __init__(self, text: str, *, asks_why: bool = False) -> None:
            super().__init__()
            self.text = text
            self.asks_why = asks_why

    class Choice(textual_message.Message):
        """One of several moves is to be chosen."""

        def __init__(self, question: Message, labels: Sequence[Message], moves: Sequence[str]) -> None:
            super().__init__()
            self.question = question
            self.labels = labels
            self.moves = moves

    class WhyNot(textual_message.Message):
        """The player asks why something is forbidden; None: nothing is."""

        def __init__(self, refusal: Refusal | None) -> None:
            super().__init__()
            self.refusal = refusal

    class Enter(textual_message.Message):
        """The player presses Enter while there is nothing to choose."""

    @property
    def small(self) -> bool:
        """Whether the window is too small to show the table."""
        return is_small(*self.size)

    @property
    def in_view(self) -> bool:
        """Whether the table is seen: nothing lies over it, and there is room. Else keys are not for it."""
        return self.screen.is_current and not self.small

    @property
    def handless(self) -> bool:
        """Whether the player has no cards to choose from, so that the table may as well play on by itself."""
        return False

    @property
    def only(self) -> str | None:
        """The one move there is to make, where nothing is to be chosen; None where something is, or it is not time."""
        return None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what is seen can be played."""
        return self.in_view and super().check_action(action, parameters)

    def show(self, moment: Moment) -> None:
        """Show a moment. What the player had begun to choose stays, if it is still the same turn."""
        raise NotImplementedError

    def escape(self) -> bool:
        """Take back one step of choosing. Returns False where there was none."""
        return False


class TablePicture(Protocol):
    """What a game brings."""

    @property
    def part(self) -> str:
        """What the players call a deal."""
        ...

    def widget(self) -> Picture:
        """Its table."""
        ...

    def talk(self, moment: Moment) -> list[Text]:
        """Everything that was said in the deal, first things first."""
        ...

    def shows(self, moment: Moment) -> bool:
        """Whether the last move is worth a moment of its own before the table changes (a capture)."""
        ...

    def captures(self, moment: Moment) -> list[Text]:
        """The captures the player may look at."""
        ...

    def claim_text(self, moment: Moment) -> str:
        """What a call would say, for the question before it."""
        ...

    def sheet(self, moment: Moment) -> RenderableType:
        """The score of the last deal, item by item, and of the match."""
        ...

    def ending(self, moment: Moment) -> str:
        """How the match ended, said to the player."""
        ...

    def cut_rule(self, words: Words) -> str:
        """Who deals after the cut."""
        ...

    def help(self, moment: Moment) -> str:
        """The keys, and how a move is made."""
        ...

    def type_hint(self, moment: Moment) -> str:
        """How moves are written."""
        ...


def has_own_picture(game: str) -> bool:
    """Whether a game's table has a picture of its own, drawn from what the game's View says."""
    return find_spec(_package_of(game)) is not None


def picture_of(game: str) -> TablePicture:
    """The picture of a game, by its key: its own, or the one that games share that describe their table."""
    if not has_own_picture(game):
        from .pictured import PicturedTable

        return PicturedTable(find_game(game))
    picture: TablePicture = import_module(_package_of(game)).PICTURE
    return picture


def _package_of(game: str) -> str:
    return f"{__package__}.{game.replace('-', '_')}"
