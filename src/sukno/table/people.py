"""What the players at a table are called, as messages: every door has the same names for them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final
from unicodedata import category, normalize

from sukno.core.game import Game, bots_at
from sukno.core.record import Record
from sukno.core.seats import Seat
from sukno.words import Message, message

from .entry import Awaited, Person, Player, Robot

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
    "player-10",
)
"""The names of bots, by how far they sit to the left of the one who looks."""
_BOTS: Final = {
    "random": "player-bot-beginner",
    "beginner": "player-bot-beginner",
    "amateur": "player-bot-amateur",
    "sensible": "player-bot-amateur",
    "greedy": "player-bot-attentive",
    "seasoned": "player-bot-seasoned",
    "instinctive": "player-bot-expert",
    "steady": "player-bot-expert",
    "farsighted": "player-bot-master",
    "observant": "player-bot-master",
    "strong": "player-bot-expert",
    "expert": "player-bot-expert",
    "slow": "player-bot-slow",
    "quick": "player-bot-quick",
}
"""What bots of these names are in every game: who draws a move or overlooks much, who overlooks some or goes by rules
of thumb, who overlooks nothing, who counts the last cards besides, who thinks, who thinks far ahead or reads the
others; where all play at once, who is slow and who is quick."""
NAME_LETTERS: Final = 24
"""The longest name of a person."""


def player_name(players: Sequence[Player], place: Seat, seat: Seat | None) -> Message | str:
    """What the one at ``place`` is called for the one at ``seat``: «Вы», a person's own name, a bot's after its chair.

    A person without a name, or not there yet, is a friend; for somebody who does not sit there, only a number.
    """
    if place == seat:
        return message("player-you")
    player = players[place]
    if isinstance(player, Robot):
        return message(CHAIRS[place if seat is None else (place - seat - 1) % len(players)])
    if name := kept_name(player):
        return name
    if seat is None:
        return message("player-number", number=place + 1)
    friends = [other for other, one in enumerate(players) if other != seat and not kept_name(one)]
    return (
        message("player-friend") if friends == [place] else message("player-friends", number=friends.index(place) + 1)
    )


def kept_name(player: Player) -> str:
    """What a player goes by in records and lists: a bot's key, a person's name, which may be empty."""
    match player:
        case Robot():
            return player.bot
        case Person():
            return player.name
        case Awaited():
            return ""


def clean_name(text: str, bots: Container[str]) -> str:
    """A name as a stranger may give it: one short line of letters and signs that can be seen.

    Records and lists know a bot by its key, so a person who is called like one gets a capital letter.
    """
    seen = "".join(
        " " if category(letter).startswith("Z") or letter in "\t\r\n" else letter
        for letter in normalize("NFC", text)
        if not category(letter).startswith("C") or letter in "\t\r\n"
    )
    # Signs that stand on letters would climb over the lines above: a word begins with none, and a letter carries one.
    letters: list[str] = []
    for letter in " ".join(seen.split()):
        if not category(letter).startswith("M") or (letters and category(letters[-1])[0] not in "MZ"):
            letters.append(letter)
    name = "".join(letters)[:NAME_LETTERS].strip()
    return name.capitalize() if name in bots else name


def home_seat(players: Sequence[Player]) -> Seat | None:
    """The seat of whoever opened the table; None where only bots play."""
    return next((seat for seat, one in enumerate(players) if isinstance(one, Person) and not is_guest(one)), None)


def is_guest(player: Player) -> bool:
    """Whether a seat is of somebody who comes by an invitation, or has come."""
    return isinstance(player, Awaited) or (isinstance(player, Person) and player.guest)


def recorded(record: Record, bots: Container[str]) -> tuple[Player, ...]:
    """Who played what is recorded: people by their names, which may be empty, bots by their keys."""
    named = [*record.players, *[""] * record.seats][: record.seats]
    return tuple(Robot(one) if one in bots else Person(one) for one in named)


def own_seat(players: Sequence[Player]) -> Seat | None:
    """Whose record it is: that of the only person, who needs no name there. None where that is nobody or several."""
    people = [seat for seat, player in enumerate(players) if isinstance(player, Person)]
    return people[0] if len(people) == 1 and players[people[0]] == Person("") else None


def levels(game: Game[Any, Any, Any], seats: int) -> tuple[str, ...]:
    """The bots that are offered to people at a table of so many, weakest first: of two called alike the stronger one.

    So random play is nobody's opponent unless it is asked for by name, or there is no other beginner.
    """
    called = {bot_name(bot): bot for bot in bots_at(game, seats)}
    return tuple(called.values())


def nearest_level(game: Game[Any, Any, Any], seats: int, bot: str) -> str | None:
    """The bot itself where it is offered, else the next stronger one that is; None where it is none of the game."""
    offered, known = levels(game, seats), list(game.bots())
    if bot not in known:
        return None
    return next((other for other in known[known.index(bot) :] if other in offered), offered[-1])


def bot_name(bot: str) -> Message | str:
    """A bot's strength; its own name where the catalogue has none."""
    return message(_BOTS[bot]) if bot in _BOTS else bot
