"""Who sits at a table, in words."""

from __future__ import annotations

from collections.abc import Sequence

from sukno.core.registry import find_game
from sukno.core.seats import Seat, Side
from sukno.store import Summary
from sukno.table import Player, Robot, people
from sukno.words import Message, Words, message


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


def spoken_to(names: Sequence[str], seat: Seat, own: Seat | None) -> Message | str:
    """Somebody's name where a sentence is about them; whoever reads it is spoken to."""
    return message("player-you") if seat == own else names[seat]


def by_side(
    names: Sequence[str], sides: Sequence[Sequence[Seat]], own: Side | None = None
) -> tuple[Message | str, ...]:
    """What the sides are called where it is said who won; the one's ``own`` who reads it is spoken to."""
    return tuple(
        message("player-you" if len(seats) == 1 else "player-your-side")
        if side == own
        else names[seats[0]]
        if len(seats) == 1
        else message("player-pair", one=names[seats[0]], other=names[seats[1]])
        for side, seats in enumerate(sides)
    )


def _said(name: Message | str, words: Words) -> str:
    return name if isinstance(name, str) else words(name)
