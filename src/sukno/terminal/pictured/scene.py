"""Everything that the picture of a table shows at one moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from sukno.cards import Card
from sukno.core.picture import Offer, Picture, Place, Shape, handless, lays_out, side_of
from sukno.core.seats import Seat, Side
from sukno.terminal.canvas import Area, Canvas
from sukno.terminal.look import SEATS, Deck
from sukno.words import Message, Words

from .choosing import Choosing

COLUMNS: Final = "123456789"
"""The keys of one's columns."""
PILES: Final = " 098"
"""The keys of the piles beside them."""
MIDDLE: Final = "f"
"""The key of the middle."""
KEYS_SHOWN: Final = {" ": "␣"}


@dataclass(frozen=True)
class Scene:
    """One moment of a table, as one seat sees it."""

    picture: Picture
    game: Message
    standing: Message
    deal: int
    """Which deal of the match this is, from 1."""
    part: str
    """What the players call it."""
    totals: tuple[int, ...]
    """By side."""
    sides: tuple[tuple[Seat, ...], ...]
    own: Seat
    dealer: Seat | None
    to_act: frozenset[Seat]
    over: bool
    """Whether the match is."""
    names: tuple[str, ...]
    """By seat."""
    strengths: tuple[str, ...]
    """By seat; empty for a person."""
    words: Words
    deck: Deck
    choosing: Choosing | None = None
    """None where it is not one's turn, and while looking back."""
    back: int = 0
    """How many moves ago this was."""
    at_once: bool = False
    """All play at once: nobody has the turn."""
    undoes: bool = True
    """Whether a move can ever be taken back."""
    plays_cards: bool = True
    """Whether moves play one's cards; else they are only looked at."""
    notice: str = ""
    """What the table has to say to the player; empty: nothing."""
    non_stop: bool = False
    """The table plays on by itself."""

    @property
    def seats(self) -> int:
        """How many sit here."""
        return len(self.names)

    @property
    def others(self) -> list[Seat]:
        """Everybody else, from the left."""
        return [(self.own + step) % self.seats for step in range(1, self.seats)]

    @cached_property
    def hand(self) -> Place | None:
        """One's own cards."""
        return next((place for place in self.before(self.own) if place.shape is Shape.HAND), None)

    @property
    def handless(self) -> bool:
        """Whether there are no cards of one's own to choose from."""
        return handless(self.picture, self.own)

    @property
    def held(self) -> tuple[Card, ...]:
        """Those of one's own cards that one sees."""
        return tuple(card for card in self.hand.cards if card is not None) if self.hand else ()

    @property
    def middle(self) -> list[Place]:
        """The places in the middle of the table."""
        return [place for place in self.picture.places if place.seat is None]

    def before(self, seat: Seat) -> list[Place]:
        """The places before a seat."""
        return [place for place in self.picture.places if place.seat == seat]

    def laid(self, seat: Seat) -> list[Place]:
        """Those before a seat that lie on the table, empty or not, so that none moves when another is used up; a hand
        that is open lies there too."""
        return [
            place
            for place in self.before(seat)
            if place.shape is not Shape.HAND or (seat != self.own and any(place.cards))
        ]

    def held_by(self, seat: Seat) -> Place | None:
        """The cards that a seat holds hidden."""
        return next((place for place in self.before(seat) if place.shape is Shape.HAND and not any(place.cards)), None)

    @cached_property
    def columns(self) -> list[Place]:
        """The columns one lays out; where there are some, they fill the cloth."""
        if not lays_out(self.picture, self.own):
            return []
        return [place for place in self.before(self.own) if place.shape is Shape.COLUMN]

    @cached_property
    def piles(self) -> list[Place]:
        """The piles that lie beside them."""
        return [place for place in self.before(self.own) if place.shape is Shape.PILE] if self.columns else []

    @property
    def own_cards(self) -> frozenset[Card]:
        """Those that lie open before oneself."""
        return frozenset(card for place in self.before(self.own) for card in place.cards if card is not None)

    @cached_property
    def keys(self) -> dict[str, Place]:
        """The key of each column and pile: from 1 the columns, a space for the first pile, from 0 down the others."""
        return dict(zip(COLUMNS, self.columns, strict=False)) | dict(zip(PILES, self.piles, strict=False))

    def acted_on(self, place: Place) -> bool:
        """Whether a tap on a place would do something now."""
        return self.choosing is not None and len(self.choosing.acting_on(place.key)) == 1

    def aimed(self, place: Place) -> bool:
        """Whether something chosen could go to a place now."""
        choosing = self.choosing
        return choosing is not None and any(offer.place == place.key for offer in choosing.meant)

    def key_of(self, offer: Offer) -> str:
        """The key that says where an offer acts, besides its button's letter; empty where there is none."""
        if not self.columns:
            return ""
        if any(place.key == offer.place for place in self.middle):
            return MIDDLE
        return next((KEYS_SHOWN.get(key, key) for key, place in self.keys.items() if place.key == offer.place), "")

    def is_meant(self, card: Card) -> bool:
        """Whether a card of one's own is chosen: of a place the cards that can be moved, or its last one."""
        if self.choosing is None or card not in self.choosing.chosen:
            return False
        return card in self.choosing.playable if self.choosing.meant else card == self.choosing.chosen[-1]

    def side(self, seat: Seat) -> Side:
        """The side of a seat."""
        return side_of(self.sides, seat)

    def colour(self, seat: Seat) -> str:
        """A seat's colour: that of its side."""
        return SEATS[self.side(seat) % len(SEATS)]

    def side_name(self, side: Side) -> str:
        """Who plays on a side."""
        return name_of_side([self.names[seat] for seat in self.sides[side]], self.words)


def name_of_side(names: Sequence[str], words: Words) -> str:
    """Who plays on a side: one, or two partners."""
    return words("player-pair", one=names[0], other=names[1]) if len(names) > 1 else names[0]


@dataclass
class Drawing:
    """A scene on a canvas, and where on it one can click."""

    canvas: Canvas
    cards: list[tuple[Area, Card]] = field(default_factory=list)
    """Where cards are seen, in the order in which they lie."""
    places: list[tuple[Area, str]] = field(default_factory=list)
    """Where the places are, by their keys."""
    buttons: list[Area] = field(default_factory=list)
    """By place in ``Choosing.buttons``; those there was no room for are missing."""
