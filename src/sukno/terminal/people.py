"""Who sits at a table, in words."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal

from sukno.core.registry import find_game
from sukno.core.seats import Seat, Side
from sukno.store import Summary
from sukno.table import Player, Robot, TableView, people
from sukno.words import Message, Words, message

RESULTS: Final = {
    "won": message("terminal-won"),
    "lost": message("terminal-lost"),
    "drawn": message("terminal-drawn"),
}
"""What the full screen says of a match's result."""


def player_names(players: Sequence[Player], seat: Seat | None, words: Words) -> tuple[str, ...]:
    """What the players are called, for the one at ``seat``: «Вы»; bots are called after their chairs."""
    return tuple(_said(people.player_name(players, place, seat), words) for place in range(len(players)))


def strengths(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """How strong the bots are; empty for people."""
    return tuple(bot_name(player.bot, words) if isinstance(player, Robot) else "" for player in players)


def bot_name(bot: str, words: Words) -> str:
    """A bot's strength in words; its own name where the catalogue has none."""
    return _said(people.bot_name(bot), words)


def listed(summary: Summary, words: Words) -> tuple[str, ...]:
    """Who plays at a saved table: friends by their names, bots by their strength; empty: the one whose list it is."""
    bots = find_game(summary.game).bots()

    def called(seat: Seat, name: str) -> str:
        if seat in summary.friends:
            return name or words("player-friend")
        return bot_name(name, words) if name in bots else ""

    return tuple(called(seat, name) for seat, name in enumerate(summary.players))


def bot_label(bot: str, words: Words) -> str:
    """A bot where one is chosen: its strength, and the key that the command line knows it by."""
    name = bot_name(bot, words)
    return name if name == bot else f"{name} ({bot})"


def together(seats: int, sides: int) -> str:
    """How four play, who may be four or two pairs: ``pairs`` or ``each``; ``plain`` where it goes without saying."""
    return "plain" if seats != 4 else "pairs" if sides < seats else "each"


def result(seen: TableView, own: Side, seats: Collection[Seat]) -> Literal["won", "lost", "drawn"]:
    """How a match that is over ended for one's ``own`` side, which sits at these ``seats``.

    Whoever gave up, or called in vain, has lost, even where the others are level and nobody has won.
    """
    if seen.match.winner is not None:
        return "won" if seen.match.winner == own else "lost"
    return "lost" if seen.call is not None and seen.call[0] in seats else "drawn"


def ending(said: Message, *, won: bool) -> Message:
    """How a match ended, for one who has just read whether it is won: the winner's own name is left out."""
    points = dict(said.args).get("points", "")
    return message("terminal-end-points", points=points) if won and said.id == "verdict-points" else said


def _said(name: Message | str, words: Words) -> str:
    return name if isinstance(name, str) else words(name)
