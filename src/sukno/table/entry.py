"""The entries of a table's log, as they are stored: one JSON text each, told apart by their ``type``."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from sukno.core.refusal import Mistake
from sukno.words import message


class Person(msgspec.Struct, frozen=True, tag="person"):
    """A seat of somebody who plays."""

    name: str = ""
    guest: bool = False
    """They came by an invitation, and play somewhere else than whoever opened the table."""


class Robot(msgspec.Struct, frozen=True, tag="bot"):
    """A seat for a bot of the game, by its name."""

    bot: str


class Awaited(msgspec.Struct, frozen=True, tag="awaited"):
    """A seat kept for somebody who comes by an invitation."""


Player: TypeAlias = Person | Robot | Awaited


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A table was opened for one match. Always the first entry."""

    game: str
    book: str
    house: dict[str, Any]
    players: tuple[Player, ...]
    """By seat."""
    seed: str
    """Hex; what the bots' choices are drawn from, so that a table resumed plays on as it would have."""
    dealer: int | None = None
    """Who deals first where the last match decides it; None: the cut does."""
    tick: int = 0
    """Milliseconds since the epoch, as in every entry."""
    lesson: bool = False
    """Somebody is shown the game here."""
    hints: bool = False
    """All who sit down have agreed that hints may be asked for. Whoever plays with bots alone may always."""


class Cut(msgspec.Struct, frozen=True, tag="cut"):
    """The cut for the first deal."""

    rounds: tuple[tuple[str | None, ...], ...]
    """Each a card by seat; None: a seat that was out already."""
    tick: int = 0


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """A pack was dealt. The entry is secret until the deal is over."""

    dealer: int
    pack: str
    """Top first, single spaces."""
    nonce: str
    """Hex, 32 bytes."""
    commitment: str
    """Hex; public at once."""
    tick: int = 0
    laid_out: bool = False
    """The pack was handed in as it is, and not shuffled."""


class Made(msgspec.Struct, frozen=True, tag="made"):
    """A move was made, or a call (``claim``, ``resign``)."""

    seat: int
    text: str
    tick: int = 0
    id: str = ""
    """Of the command that asked for it, so that it is not done again; empty: it had none."""


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The last moves were taken back."""

    moves: int
    tick: int = 0


class Joined(msgspec.Struct, frozen=True, tag="joined"):
    """Somebody sat down at a seat that was kept for them; or a bot did, for nobody waits any longer."""

    seat: int
    player: Person | Robot
    mark: str = ""
    """Of whoever took the seat by an invitation: so that who asks again, for no answer came, is known. Empty: a bot."""
    tick: int = 0


class Renewed(msgspec.Struct, frozen=True, tag="renewed"):
    """Another invitation to a seat holds from now on; the one before is worth nothing."""

    seat: int
    tick: int = 0


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """The match is over, and the next one is played at another table."""

    table: str
    """Its id."""
    tick: int = 0


Entry: TypeAlias = Opened | Cut | Deal | Made | Undone | Joined | Renewed | Followed

_DECODER = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> str:
    """An entry as JSON."""
    return msgspec.json.encode(entry).decode()


def decode(text: str, place: int) -> Entry:
    """Read an entry; ``place`` is its number in the log. Raises Mistake where it is damaged."""
    try:
        return _DECODER.decode(text)
    except msgspec.MsgspecError as error:
        raise Mistake(message("log-damaged", place=place, detail=str(error))) from error
