"""What Casino brings to the terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from sukno.games.casino.match import Match
from sukno.games.casino.position import Dealt, Event, Played, View
from sukno.games.casino.prose import PROSE
from sukno.games.casino.talk import say, verdict
from sukno.terminal.help import CASINO, help_text
from sukno.terminal.look import DIM, IVORY, SEATS
from sukno.terminal.people import by_side
from sukno.terminal.pictures import Moment, Picture
from sukno.words import Words

from .sheet import sheet
from .widget import CasinoPicture, last_capture


class CasinoTable:
    """The picture of Casino; one object, ``PICTURE``."""

    part = PROSE.part

    def widget(self) -> Picture:
        """Its table."""
        return CasinoPicture()

    def talk(self, moment: Moment) -> list[Text]:
        """Everything that was said in the deal, first things first."""
        return [self._line(moment, event) for event in moment.view.history]

    def shows(self, moment: Moment) -> bool:
        """Whether the last move was a capture."""
        return last_capture(moment.view) is not None

    def captures(self, moment: Moment) -> list[Text]:
        """The captures that may be looked at."""
        history = moment.view.history
        return [self._line(moment, history[place]) for place in moment.view.open_captures]

    def claim_text(self, moment: Moment) -> str:
        """The question before a call."""
        match: Match = moment.seen.match
        return moment.words("terminal-claim-ask", points=match.target or 0)

    def sheet(self, moment: Moment) -> RenderableType:
        """The score sheet of the last deal finished, or cut short by a call; an empty line where there is none."""
        match: Match = moment.seen.match
        return sheet(match, side_names(moment), moment.words, moment.deck) if match.deals or match.cut_short else ""

    def ending(self, moment: Moment) -> str:
        """How the match ended, said to the player."""
        match: Match = moment.seen.match
        view: View = moment.view
        own = match.book.rules.side(view.seat or 0, match.seats)
        said = verdict(match, by_side(moment.names, _sides(match), own))
        return moment.words(said) if said else ""

    def cut_rule(self, words: Words) -> str:
        """The lowest card deals."""
        return words("terminal-cut-rule")

    def help(self, moment: Moment) -> str:
        """How cards are taken."""
        match: Match = moment.seen.match
        claims = match.book.rules.claim and match.target is not None
        return help_text(CASINO, moment.words, undoes=True, hints=True, captures=True, claims=claims)

    def type_hint(self, moment: Moment) -> str:
        """An example of every kind of move."""
        return moment.words("terminal-type-hint")

    def _line(self, moment: Moment, event: Event) -> Text:
        speaker = event.seat if isinstance(event, Played) else moment.view.dealer if isinstance(event, Dealt) else None
        line = Text()
        if speaker is not None:
            line.append(f"{moment.names[speaker]}: ", style=_colour(moment, speaker))
        style = IVORY if isinstance(event, Played) else DIM
        return line.append(moment.words(say(event)), style=style)


def side_names(moment: Moment) -> list[str]:
    """Who plays on each side."""
    match: Match = moment.seen.match
    return [name if isinstance(name, str) else moment.words(name) for name in by_side(moment.names, _sides(match))]


def _sides(match: Match) -> list[range]:
    """The seats of each side: partners sit across."""
    return [range(side, match.seats, match.sides) for side in range(match.sides)]


def _colour(moment: Moment, seat: int) -> str:
    match: Match = moment.seen.match
    return SEATS[match.book.rules.side(seat, match.seats) % len(SEATS)]


PICTURE = CasinoTable()
