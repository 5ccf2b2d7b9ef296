"""What is asked besides the game itself: tables, books, rules, records."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .picture import Picture, PlainSheet
from .scene import Card, Name, Said, Scene, Seated, Sheet, Side, Value, Verdict

Key: TypeAlias = Annotated[str, Meta(title="Key", max_length=64)]
Token: TypeAlias = Annotated[str, Meta(title="Token", min_length=1, max_length=128)]
InvitationText: TypeAlias = Annotated[str, Meta(title="InvitationText", max_length=128)]
"""As it came in the link, which may be broken."""
PersonName: TypeAlias = Annotated[str, Meta(title="PersonName", max_length=100)]
"""What somebody wants to be called; shortened and cleaned by the server."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: one person, the other seats for bots and friends. What is left out is as usual."""

    game: Key = "casino"
    book: Key = ""
    """Empty: the game's default."""
    house: Annotated[dict[Key, Value], Meta(max_length=64)] = {}
    """Changes of single options."""
    seats: Annotated[int, Meta(ge=2, le=10)] = 2
    bots: Annotated[tuple[Key, ...], Meta(max_length=9)] = ()
    """For the other seats, in the order of seats; those that are missing are filled up. ``friend`` keeps the seat for
    somebody who comes by an invitation."""
    name: PersonName = ""
    """What one is called there; may be empty."""
    hints: bool = False
    """Hints may be asked for where several people play; whoever sits down by an invitation is told, and so agrees."""


class OpenedTable(msgspec.Struct, frozen=True):
    """A table was opened."""

    table: str
    seat: str
    """The token of one's seat: whoever has it sits there, so it belongs in the link and nowhere else."""


class Invited(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody has opened the link of an invitation."""

    invitation: InvitationText


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down by an invitation."""

    invitation: InvitationText
    key: Annotated[str, Meta(min_length=16, max_length=64)]
    """One's own, by chance: who asks again with it, for no answer came, has the seat still."""
    name: PersonName = ""


class Welcome(msgspec.Struct, frozen=True):
    """What an invitation is to."""

    table: str
    seat: int
    closed: Said | None
    """Why nobody sits down by it any more; None: the seat is free."""
    game: str
    name: Said
    """What the game is called."""
    goal: Said
    """What is played for."""
    host: str
    """The name of whoever invites; may be empty."""
    hints: bool
    """Hints may be asked for at this table."""
    seats: tuple[Seated, ...]


class Reach(msgspec.Struct, frozen=True):
    """Where others find this server."""

    address: str
    """With a slash at its end; empty: only this computer does."""


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats one has."""

    seats: Annotated[tuple[Token, ...], Meta(max_length=500)]


class TableSummary(msgspec.Struct, frozen=True):
    """A table in the list."""

    table: str
    seat: str
    """The token it was asked with."""
    game: str
    book: str
    players: tuple[Seated, ...]
    created: int
    """Milliseconds since 1970."""
    updated: int
    totals: tuple[int, ...]
    deals: int
    """Finished."""
    part: Literal["deal", "pack"]
    """What the players call one."""
    over: bool
    lesson: bool
    """Somebody was shown the game here."""
    guest: bool
    """One came by an invitation: the table is another's, who alone can delete it."""


class Tables(msgspec.Struct, frozen=True):
    """The tables of the tokens, the one played last first; what is unknown is left out."""

    tables: tuple[TableSummary, ...]


class GameKind(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    key: str
    name: str
    about: str
    """One line."""
    seats: tuple[int, ...]
    """How many may play, by one book or another."""


class Games(msgspec.Struct, frozen=True):
    """The games of the house, in words."""

    games: tuple[GameKind, ...]


class Book(msgspec.Struct, frozen=True):
    """A rule book in the list, in words."""

    key: str
    name: str
    about: str
    source: str | None
    players: tuple[int, ...]
    """How many may play."""
    default: bool


class BotKind(msgspec.Struct, frozen=True):
    """A bot that can be asked to sit down."""

    key: str
    name: Name
    usual: bool
    seats: tuple[int, ...]
    """How many may play where it sits down."""


class Books(msgspec.Struct, frozen=True):
    """The books of a game, and its bots, weakest first."""

    game: str
    books: tuple[Book, ...]
    bots: tuple[BotKind, ...]
    about_bots: str
    """How they play."""
    hints: bool
    """Whether the game knows hints."""


class Labelled(msgspec.Struct, frozen=True):
    """A value an option may have."""

    value: Value
    """As `NewTable.house` takes it."""
    text: str


class Option(msgspec.Struct, frozen=True):
    """An option of a book at a table of so many, for the house rules."""

    option: str
    title: str
    help: str
    value: Value
    """As it is now."""
    by_book: Value
    """As the book alone has it."""
    changed: bool
    matters: bool
    """Whether it makes any difference, given the others."""
    effect: str
    """The rule that it makes now, in words."""
    values: tuple[Labelled, ...]
    """Empty where it is a number of ``least`` to ``most``."""
    least: int | None = None
    most: int | None = None


class Options(msgspec.Struct, frozen=True):
    """All options of a book, in the order of the rules."""

    book: str
    seats: int
    options: tuple[Option, ...]


class RulePoint(msgspec.Struct, frozen=True):
    """One sentence or two of the rules, and where it is written."""

    section: str
    option: str | None
    value: Value | None
    text: str
    file: str | None
    phrase: str | None
    silent: str | None
    changed: bool


class RuleSection(msgspec.Struct, frozen=True):
    """A section of the rules."""

    key: str
    title: str
    points: tuple[RulePoint, ...]


class Rules(msgspec.Struct, frozen=True):
    """The rules of a book with a house's changes, in words."""

    book: str
    title: str
    sections: tuple[RuleSection, ...]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be replayed."""

    text: Annotated[str, Meta(max_length=512 * 1024)]
    first: Annotated[int, Meta(ge=0)] = 0
    """From which step on, counted from 0: a long record is told in parts."""


class ReplayStep(msgspec.Struct, frozen=True):
    """A moment of a replayed record, with every card open; its talk is only what is new."""

    deal: int
    """From 1."""
    scene: Scene | Picture
    hands: tuple[tuple[Card, ...], ...]
    """By seat; empty where the scene shows them."""


class ReplayDeal(msgspec.Struct, frozen=True):
    """A deal of a record."""

    deal: int
    dealer: int | None
    """None: nobody deals."""
    kept: Literal["yes", "no", "open"]
    """Whether the pack is the one that was promised; open: nothing to check."""
    laid_out: bool
    """The pack was not shuffled but laid out."""
    steps: int
    """How many there are in it."""
    sheet: Sheet | PlainSheet | None


class Replay(msgspec.Struct, frozen=True):
    """A record replayed: all about it, and a part of its steps."""

    game: str
    book: str
    house: dict[str, Value]
    seats: tuple[Seated, ...]
    sides: tuple[Side, ...]
    cut: tuple[tuple[Card | None, ...], ...]
    deals: tuple[ReplayDeal, ...]
    count: int
    """How many steps it has."""
    first: int
    """The number of the first of these, from 0."""
    steps: tuple[ReplayStep, ...]
    part: Literal["deal", "pack"]
    """What the players call a deal."""
    running: bool
    """The record ends in a deal whose cards are still hidden; it is left out."""
    totals: tuple[int, ...]
    verdict: Verdict | None


class Fault(msgspec.Struct, frozen=True):
    """Why a request was not done; with every status from 400."""

    why: Said
