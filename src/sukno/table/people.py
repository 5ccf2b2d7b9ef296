"""What the players at a table are called, as messages: every door has the same names for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sukno.core.seats import Seat
from sukno.words import Message, message

from .entry import Person, Player

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
}
"""What bots of these names are in every game: who draws a move, who goes by what looks best, who thinks."""


def player_name(players: Sequence[Player], place: Seat, seat: Seat) -> Message | str:
    """What the one at ``place`` is called for the one at ``seat``: «Вы», a person's own name, or that of the chair."""
    if place == seat:
        return message("player-you")
    player = players[place]
    if isinstance(player, Person) and player.name:
        return player.name
    return message(CHAIRS[(place - seat - 1) % len(players)])


def bot_name(bot: str) -> Message | str:
    """A bot's strength; its own name where the catalogue has none."""
    return message(_BOTS[bot]) if bot in _BOTS else bot
