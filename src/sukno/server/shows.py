"""How the tables of a game go over the wire: as its own scene, where it has one, else as the picture it describes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from sukno.core.game import Game
from sukno.core.record import Step
from sukno.core.seats import Seat
from sukno.wire import messages, picture, rest
from sukno.wire import scene as wire
from sukno.words import Message

from .casino import Casino
from .moment import Moment
from .pictured import Pictured
from .said import Sides


class Show(Protocol):
    """The tables of one game, as the page gets them."""

    def scene(self, moment: Moment) -> wire.Scene | picture.Picture:
        """What a seat sees of a deal."""
        ...

    def news(self, before: Moment, now: Moment) -> int:
        """How many happenings are new, in the same deal."""
        ...

    def sides(self, match: Any) -> Sides:
        """The seats of each side."""
        ...

    def sheet(self, match: Any, number: int) -> wire.Sheet | picture.PlainSheet:
        """The score of a finished deal, by its number from 0."""
        ...

    def cut_short(self, match: Any) -> wire.Sheet | None:
        """The score of the deal in which a call ended the match, as far as it was sure; None where there is none."""
        ...

    def standing(self, match: Any, deal: int, names: Sequence[Message | str]) -> wire.Match:
        """How the match stands in its ``deal``-th deal, from 1; ``names`` by side."""
        ...

    def lesson(self, view: Any) -> wire.Lesson:
        """What a learner is shown. Raises Mistake where the game has no lesson."""
        ...

    def chosen(self, view: Any, asked: messages.Choose) -> messages.Chosen:
        """What can be done with a card. Raises Mistake where the page knows that from the offers."""
        ...

    def picked(self, view: Any, asked: messages.Pick) -> messages.Picked:
        """What a selection means. Raises Mistake where the page knows that from the offers."""
        ...

    def replayed(self, told: Sequence[Step], dealer: Seat | None, seats: int) -> list[rest.ReplayStep]:
        """The steps of one deal of a record; each tells only what is new."""
        ...


_OWN: Final[Mapping[str, Show]] = {"casino": Casino()}
"""The games with a scene of their own."""


def show(game: Game[Any, Any, Any]) -> Show:
    """How a game is shown."""
    return _OWN.get(game.key) or Pictured(game)  # type: ignore[arg-type]
