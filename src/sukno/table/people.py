"""What the players at a table are called, as messages: every door has the same names for them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from sukno.core.record import Record
from sukno.core.seats import Seat
from sukno.words import Message, message

from .entry import Person, Player, Robot

CHAIRS: Final = (
    "player-1",
    "player-2",
    "player-3",
    "player-4",
    "player-5",
    "player-6",
    "player-7",
    "player-8",
    "player-9",
)
"""The names of those who have none, by how far they sit to the left of the one who looks."""
_BOTS: Final = {
    "random": "player-bot-beginner",
    "greedy": "player-bot-amateur",
    "sensible": "player-bot-amateur",
    "steady": "player-bot-expert",
    "strong": "player-bot-expert",
    "expert": "player-bot-expert",
    "slow": "player-bot-slow",
    "quick": "player-bot-quick",
}
"""What bots of these names are in every game: who draws a move, who goes by what looks best, who thinks; where all play
at once, who is slow and who is quick."""


def player_name(players: Sequence[Player], place: Seat, seat: Seat | None) -> Message | str:
    """What the one at ``place`` is called for the one at ``seat``: «Вы», a person's own name, or that of the chair.

    For somebody who does not sit there a person without a name has only a number.
    """
    if place == seat:
        return message("player-you")
    player = players[place]
    if isinstance(player, Person):
        if player.name:
            return player.name
        if seat is None:
            return message("player-number", number=place + 1)
    return message(CHAIRS[place if seat is None else (place - seat - 1) % len(players)])


def recorded(record: Record, bots: Container[str]) -> tuple[Player, ...]:
    """Who played what is recorded: people by their names, which may be empty, bots by their keys."""
    named = [*record.players, *[""] * record.seats][: record.seats]
    return tuple(Robot(one) if one in bots else Person(one) for one in named)


def own_seat(players: Sequence[Player]) -> Seat | None:
    """Whose record it is: that of the only person, who needs no name there. None where that is nobody or several."""
    people = [seat for seat, player in enumerate(players) if isinstance(player, Person)]
    return people[0] if len(people) == 1 and players[people[0]] == Person("") else None


def bot_name(bot: str) -> Message | str:
    """A bot's strength; its own name where the catalogue has none."""
    return message(_BOTS[bot]) if bot in _BOTS else bot
