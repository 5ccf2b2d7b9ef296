"""What every game that describes its table brings to the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sukno.core.picture import Told, handless, lays_out, open_hands, side_of
from sukno.core.seats import Seat
from sukno.terminal.help import BUTTONS, CARDS, COLUMNS, help_text
from sukno.terminal.look import DIM, IVORY, SEATS
from sukno.terminal.people import by_side
from sukno.terminal.pictures import Moment, Picture
from sukno.words import Words, message

from .scene import name_of_side
from .sheet import sheet
from .widget import PicturedWidget

EXAMPLES = 4
"""Moves shown to whoever types one."""


class PicturedTable:
    """The picture of a game."""

    def __init__(self, game: Any) -> None:
        """``game``: a ``PicturedGame``."""
        self._game = game

    @property
    def part(self) -> str:
        """What the players call a deal."""
        part: str = self._game.prose.part
        return part

    def widget(self) -> Picture:
        """Its table."""
        return PicturedWidget(self._game)

    def talk(self, moment: Moment) -> list[Text]:
        """What the game tells of the deal."""
        return [self._line(moment, told) for told in self._game.picture(moment.view).told]

    def shows(self, moment: Moment) -> bool:  # noqa: ARG002
        """A move stays to be seen until the next one."""
        return False

    def captures(self, moment: Moment) -> list[Text]:  # noqa: ARG002
        """There is nothing to look at but the table."""
        return []

    def claim_text(self, moment: Moment) -> str:
        """The question before a call."""
        return moment.words("call-claim")

    def sheet(self, moment: Moment) -> RenderableType:
        """The score sheet of the last finished deal; before that what the match is played for."""
        match = moment.seen.match
        if not match.finished:
            return "" if match.over else moment.words(self._game.standing(match))
        table = sheet(self._game.sheet(match, match.finished - 1), self._sides(moment), moment.words, self.part)
        return Group(table, *self._hands(moment)) if moment.seen.deal_over else table

    def _hands(self, moment: Moment) -> Iterator[Text]:
        """What was left in the hands, a line for each."""
        for seat, cards in open_hands(self._game.picture(moment.seen.view)):
            yield Text(f"{moment.names[seat]}: ", style=self._colour(moment, seat)).append(
                moment.deck.text(*cards), style=IVORY
            )

    def ending(self, moment: Moment) -> str:
        """How the match ended, said to the player."""
        match, words = moment.seen.match, moment.words
        sides = self._game.sides(match)
        said = self._game.verdict(match, by_side(moment.names, sides, side_of(sides, moment.seen.seat or 0)))
        return words(said) if said else ""

    def cut_rule(self, words: Words) -> str:
        """Whom the cut makes dealer, the rules say."""
        return words("terminal-cut-rule-any")

    def help(self, moment: Moment) -> str:
        """The keys."""
        picture, seat = self._game.picture(moment.view), moment.seen.seat
        kind = COLUMNS if lays_out(picture, seat) else CARDS if self._game.plays_cards else BUTTONS
        runs = handless(picture, seat)
        return help_text(kind, moment.words, undoes=self._game.undoes, at_once=moment.at_once, non_stop=runs)

    def type_hint(self, moment: Moment) -> str:
        """Some of the moves that can be made now."""
        offers = self._game.offers(moment.seen.view) if moment.active else ()
        moves = ", ".join(offer.move for offer in islice(offers, EXAMPLES))
        return moment.words("terminal-type-example", moves=moves) if moves else moment.words("terminal-type-wait")

    def _sides(self, moment: Moment) -> list[str]:
        sides = self._game.sides(moment.seen.match)
        return [name_of_side([moment.names[seat] for seat in seats], moment.words) for seats in sides]

    def _line(self, moment: Moment, told: Told) -> Text:
        if told.seat is None:
            return Text(moment.words(told.said), style=DIM)
        name = moment.names[told.seat]
        said = message(told.said.id, **{**dict(told.said.args), "name": name})
        return Text(f"{name}: ", style=self._colour(moment, told.seat)).append(moment.words(said), style=IVORY)

    def _colour(self, moment: Moment, seat: Seat) -> str:
        return SEATS[side_of(self._game.sides(moment.seen.match), seat) % len(SEATS)]
