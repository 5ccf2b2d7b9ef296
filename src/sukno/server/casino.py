"""Casino on the page: its own scene, selections, sheet and lesson."""

from __future__ import annotations

from collections.abc import Sequence

from sukno.core.record import CALLS, Step
from sukno.core.seats import Seat
from sukno.games.casino import GAME
from sukno.games.casino.match import Match
from sukno.games.casino.position import View
from sukno.wire import messages, rest
from sukno.wire import scene as wire
from sukno.words import Message

from . import lesson, sheets
from .meaning import read_choice, read_meaning
from .moment import Moment
from .said import Sides, across, cards
from .scene import scene


class Casino:
    """See ``shows.Show``."""

    def scene(self, moment: Moment) -> wire.Scene:
        """See ``scene.scene``."""
        return scene(moment.view, moment.call)

    def news(self, before: Moment, now: Moment) -> int:
        """The history only grows."""
        return max(0, _happened(now) - _happened(before))

    def sides(self, match: Match) -> Sides:
        """Partners sit across."""
        return across(match.seats, match.sides)

    def sheet(self, match: Match, number: int) -> wire.Sheet:
        """See ``sheets.sheet``."""
        return sheets.sheet(match, number)

    def cut_short(self, match: Match) -> wire.Sheet | None:
        """See ``sheets.cut_short``."""
        return sheets.cut_short(match)

    def standing(self, match: Match, deal: int, names: Sequence[Message | str]) -> wire.Match:
        """See ``sheets.standing``."""
        return sheets.standing(match, deal, names)

    def lesson(self, view: View) -> wire.Lesson:
        """See ``lesson.lesson``."""
        return lesson.lesson(view)

    def chosen(self, view: View, asked: messages.Choose) -> messages.Chosen:
        """See ``meaning.read_choice``."""
        return read_choice(view, asked)

    def picked(self, view: View, asked: messages.Pick) -> messages.Picked:
        """See ``meaning.read_meaning``."""
        return read_meaning(view, asked)

    def replayed(self, told: Sequence[Step], dealer: Seat | None, seats: int) -> list[rest.ReplayStep]:  # noqa: ARG002
        """A spectator's scenes, and every hand."""
        steps, known = [], 0
        for step in told:
            view = GAME.view(step.state, None)
            call = (step.seat, step.move) if step.move in CALLS and step.seat is not None else None
            hands = tuple(cards(GAME.view(step.state, seat).hand) for seat in range(seats))
            steps.append(rest.ReplayStep(step.deal + 1, scene(view, call, since=known), hands))
            known = len(view.history)
        return steps


def _happened(moment: Moment) -> int:
    return len(moment.view.history) + (moment.call is not None)
