"""Who sits at a table, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sukno.core.seats import Seat
from sukno.table import Person, Player, Robot
from sukno.words import Words

_AT_SEAT: Final = ("terminal-name-1", "terminal-name-2", "terminal-name-3")
_BOTS: Final = {
    "random": "terminal-bot-random",
    "greedy": "terminal-bot-greedy",
    "steady": "terminal-bot-steady",
}


def player_names(players: Sequence[Player], seat: Seat, words: Words) -> tuple[str, ...]:
    """What the players are called, for the one at ``seat``: «Вы»; bots are called after their chairs."""
    names = []
    for place, player in enumerate(players):
        if place == seat:
            names.append(words("terminal-you"))
        elif isinstance(player, Person) and player.name:
            names.append(player.name)
        else:
            names.append(words(_AT_SEAT[(place - seat - 1) % len(_AT_SEAT)]))
    return tuple(names)


def strengths(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """How strong the bots are; empty for people."""
    return tuple(bot_name(player.bot, words) if isinstance(player, Robot) else "" for player in players)


def bot_name(bot: str, words: Words) -> str:
    """A bot's strength in words; its own name where the catalogue has none."""
    return words(_BOTS[bot]) if bot in _BOTS else bot
