"""The table of Casino as a seat sees it: cards, talk, score; and what the tables of all games share.

Everything here may be shown to that seat.

Cards are text (``9h``), seats and sides count from 0, and a text for people is `Said`: an id of the catalogue with
its arguments, put into words by the page in its own language and with its own deck.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

Card: TypeAlias = Annotated[str, Meta(title="Card", pattern="^[A23456789TJQK][cdhs]$")]
"""Rank and suit: ``As``, ``Td``, ``9h``."""

Value: TypeAlias = str | int | bool | tuple[str | int | bool, ...]
"""An option's value as records carry it."""


class Said(msgspec.Struct, frozen=True):
    """A text before it has a language: a Fluent message with its arguments."""

    id: str
    args: dict[str, str | int | float | Said | tuple[Card, ...]] = {}
    """A number chooses plural forms, or is rounded as the text says; a text is shown as it is; another message is put
    into words first; a list is cards, shown with the indices of the reader's deck."""


Name: TypeAlias = Said | str
"""A person's own name, or what somebody is called in the reader's language."""


class Build(msgspec.Struct, frozen=True):
    """A build on the table; its lowest card, the first one, names it."""

    value: int
    multiple: bool
    owner: int | None
    """A seat; None: nobody answers for it."""
    cards: tuple[Card, ...]
    """Sorted."""
    groups: tuple[tuple[Card, ...], ...]
    """The cards as they add up to the value, for drawing: one way to see them, no part of the build."""


# What happens in a deal, in the order of the talk


class Dealt(msgspec.Struct, frozen=True, tag_field="what", tag="dealt"):
    """A packet was dealt round, and with the first one the table."""

    seat: int
    """The dealer, who says it."""
    cards: int
    """How many each hand got."""
    table: tuple[Card, ...]
    """What the table got; empty with later packets."""
    last: bool
    """The pack is used up: «Последняя»."""
    said: Said


class Played(msgspec.Struct, frozen=True, tag_field="what", tag="played"):
    """A move was made."""

    seat: int
    move: str
    """In notation."""
    kind: Literal["capture", "build", "trail"]
    card: Card
    """The one played from the hand."""
    groups: tuple[tuple[Card, ...], ...]
    """The table cards it takes or builds with, gathered group by group: loose ones as they add up, builds whole."""
    builds: tuple[Card, ...]
    """The builds it takes, or the one it raises or joins, by their lowest cards."""
    captured: tuple[Card, ...]
    """What went to the pile, the played card among it; empty unless it is a capture."""
    sweep: bool
    built: Build | None
    """The build as it stands after it."""
    drew: bool
    """The player drew a card from the stock."""
    said: Said


class Residue(msgspec.Struct, frozen=True, tag_field="what", tag="residue"):
    """The deal is over: what was left on the table goes to the last that captured."""

    seat: int | None
    """None: to nobody, for nobody captured."""
    cards: tuple[Card, ...]
    said: Said


class Called(msgspec.Struct, frozen=True, tag_field="what", tag="called"):
    """Somebody called the target, or gave up; the match is over."""

    seat: int
    call: Literal["claim", "resign"]
    said: Said


Happening: TypeAlias = Dealt | Played | Residue | Called


class Scene(msgspec.Struct, frozen=True, tag_field="kind", tag="casino"):
    """A moment of a deal of Casino as one seat sees it."""

    hand: tuple[Card, ...]
    """One's own, in the order the cards came."""
    counts: tuple[int, ...]
    """How many cards each hand has, by seat."""
    loose: tuple[Card, ...]
    builds: tuple[Build, ...]
    piles: tuple[int, ...]
    """How many cards are captured, by side."""
    sweeps: tuple[int, ...]
    """By side."""
    stock: int
    """Cards still to be dealt or drawn."""
    last_packet: bool
    """No more cards come."""
    dealer: int
    to_act: int | None
    """None: nobody, the deal is over."""
    last_capture: int | None
    """The seat that captured last."""
    talk: tuple[Happening, ...]
    """What happened in this deal, first things first."""
    open_captures: tuple[int, ...]
    """Places in ``talk`` of the captures that the book lets this seat look at now."""


# Who sits there, and the score


class Seated(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: Name
    kind: Literal["you", "person", "awaited", "bot"]
    """awaited: the seat is kept for somebody who comes by an invitation."""
    strength: Name | None
    """A bot's; None for people."""
    side: int


class Side(msgspec.Struct, frozen=True):
    """Who plays together."""

    name: Name
    """A seat's own, or both partners'."""
    seats: tuple[int, ...]


class SheetRow(msgspec.Struct, frozen=True):
    """One item of a score sheet."""

    item: Literal["cards", "suit", "big", "little", "aces", "sweeps", "jack"]
    name: Said
    points: tuple[int, ...]
    """By side."""
    counts: tuple[int, ...]
    """What decided it, by side: cards, cards of the suit, aces or sweeps; empty for single cards."""
    cards: tuple[tuple[Card, ...], ...]
    """The aces by side; empty for other items."""


class Sheet(msgspec.Struct, frozen=True, tag_field="kind", tag="casino"):
    """The score of one deal of Casino; the rows add up to ``points``."""

    deal: int
    """From 1."""
    sure: bool
    """A call ended the match in this deal: the points are those that each side was sure of."""
    rows: tuple[SheetRow, ...]
    points: tuple[int, ...]
    """By side."""
    before: tuple[int, ...]
    """The match score before the deal, by side."""
    totals: tuple[int, ...]
    """And after it."""


class Verdict(msgspec.Struct, frozen=True):
    """How the match ended."""

    said: Said
    winner: int | None
    """A side; None: drawn."""


class Match(msgspec.Struct, frozen=True):
    """How the match stands."""

    goal: Said
    """What is played for."""
    target: int | None
    """So many points are the way to go; None: it is not points that are counted up to."""
    deal: int
    """The number of the deal that runs or ran last, from 1."""
    part: Literal["deal", "pack"]
    """What the players call it."""
    totals: tuple[int, ...]
    """Points by side."""
    deals: tuple[tuple[int, ...], ...]
    """Points of the finished deals, by side."""
    over: bool
    verdict: Verdict | None
    """None while it goes on."""


class Promise(msgspec.Struct, frozen=True):
    """The promise about the pack: SHA-256 of nonce and pack, given before the first card."""

    commitment: str
    """In hex."""
    pack: str
    """Top first, single spaces; empty until the deal is over."""
    nonce: str
    """In hex; empty until the deal is over."""
    laid_out: bool
    """The pack was not shuffled but laid out, so the promise speaks of no chance."""


# A lesson

StepKey: TypeAlias = Literal["take", "sum", "several", "build", "raise", "trail", "sweep", "score"]
"""The steps of the first game, in their order."""


class Step(msgspec.Struct, frozen=True):
    """Something to show a learner now."""

    key: StepKey | None
    """None: a remark, for a turn that brings nothing new."""
    said: Said
    move: str
    """The legal move it advises, in notation; empty where it only tells something."""
    cards: tuple[Card, ...]
    """What it points at: the card of the hand, loose cards, and builds by their lowest cards."""


class Lesson(msgspec.Struct, frozen=True):
    """How far a learner is in this deal, and what can be shown."""

    done: tuple[StepKey, ...]
    now: tuple[Step, ...]
    """The steps not yet done for which there is an opportunity, in their order; the score at any time."""
    remark: Step | None
    """For a turn that brings nothing new; None: it is not the learner's."""
    aside: Said | None
    """That the learner's last move did a step in another way than the one advised; None: it did not."""
