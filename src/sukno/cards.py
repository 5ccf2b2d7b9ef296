"""Cards, packs and their text: what every game shares and what depends on nothing of ours.

A card is written as rank ``A23456789TJQK`` and suit ``c d h s``: ``As``, ``Td``, ``9h``. ``??`` is a card nobody
may see. Input is more forgiving, see :func:`parse_card`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import IntEnum
from random import Random
from typing import Final


class Suit(IntEnum):
    """A suit, in card order."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __str__(self) -> str:
        return SUIT_TEXT[self]

    @property
    def symbol(self) -> str:
        """The suit's sign, as on a card."""
        return "♣♦♥♠"[self]


class Rank(IntEnum):
    """A rank, ace low; the number of a numeral card is its pip value."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    def __str__(self) -> str:
        return RANK_TEXT[self - 1]

    @property
    def is_picture(self) -> bool:
        """Whether this is a jack, a queen or a king."""
        return self >= Rank.JACK


RANK_TEXT: Final = "A23456789TJQK"
SUIT_TEXT: Final = "cdhs"
UNKNOWN: Final = "??"


class Card(int):
    """A card, as its place 0..51 in card order: A…K, and within a rank clubs, diamonds, hearts, spades.

    Being a number it is cheap to compare, to hash and to put into a bit set. The 52 cards are made once;
    ``Card.of`` and ``parse_card`` hand them out.
    """

    __slots__ = ()

    @staticmethod
    def of(rank: int, suit: int) -> Card:
        """The card of a rank (1..13) and a suit (0..3)."""
        return PACK[4 * (rank - 1) + suit]

    @property
    def rank(self) -> Rank:
        """The rank."""
        return _RANKS[self]

    @property
    def suit(self) -> Suit:
        """The suit."""
        return _SUITS[self]

    def __bool__(self) -> bool:
        # The ace of clubs is 0, and yet it is there.
        return True

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card({_TEXTS[self]!r})"


PACK: Final[tuple[Card, ...]] = tuple(Card(number) for number in range(52))
"""The 52 cards in card order."""

_RANKS: Final = tuple(Rank(number // 4 + 1) for number in range(52))
_SUITS: Final = tuple(Suit(number % 4) for number in range(52))
_TEXTS: Final = tuple(f"{rank}{suit}" for rank in RANK_TEXT for suit in SUIT_TEXT)


class CardError(ValueError):
    """A text that is no card; ``args[0]`` is the text that was not understood."""


# Cyrillic letters that look like Latin ones keep their Russian meaning: Т is the ace (туз), while a Latin T is the ten.
_RANK_INPUT: Final = {
    **{letter: Rank(place) for place, letter in enumerate(RANK_TEXT, 1)},
    **{str(number): Rank(number) for number in range(1, 11)},
    "Т": Rank.ACE,
    "В": Rank.JACK,
    "Д": Rank.QUEEN,
    "К": Rank.KING,
}
_SUIT_INPUT: Final = {
    **{letter: Suit(place) for place, letter in enumerate(SUIT_TEXT)},
    **dict(zip("♣♦♥♠", Suit, strict=True)),
    **dict(zip("♧♢♡♤", Suit, strict=True)),
    "т": Suit.CLUBS,
    "б": Suit.DIAMONDS,
    "ч": Suit.HEARTS,
    "п": Suit.SPADES,
}
_CARD_INPUT: Final = re.compile(r"(10|[A2-9TJQKТВДК1])([cdhs♣♦♥♠♧♢♡♤тбчп])\ufe0f?", re.IGNORECASE)


def parse_card(text: str) -> Card:
    """Read one card: ``Td``, ``10d``, ``10♦``, or in Russian letters ``Тп`` (the ace of spades). Case does not matter.

    Raises :class:`CardError` for anything else.
    """
    match = _CARD_INPUT.fullmatch(text.strip())
    if match is None:
        raise CardError(text.strip())
    rank, suit = match.groups()
    return Card.of(_RANK_INPUT[rank.upper()], _SUIT_INPUT[suit.lower()])


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read a list of cards in the order given, with or without spaces (or commas) between them.

    Raises :class:`CardError` with the part that is no card.
    """
    cards: list[Card] = []
    rest = text.replace(",", " ").strip()
    while rest:
        match = _CARD_INPUT.match(rest)
        if match is None:
            raise CardError(rest.split()[0])
        cards.append(parse_card(match.group()))
        rest = rest[match.end() :].lstrip()
    return tuple(cards)


def write_cards(cards: Iterable[Card], between: str = " ") -> str:
    """Write cards sorted A…K, then c d h s. Use ``" ".join(map(str, cards))`` where the order matters."""
    return between.join(map(str, sorted(cards)))


RANKS_SHOWN: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""Rank indices as people read them, ace first."""
RANKS_SHOWN_RU: Final = ("Т", "2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К")
"""The same on a Russian pack."""


def shown(*cards: Card, ranks: Sequence[str] = RANKS_SHOWN) -> str:
    """Cards as people read them, in the order given: ``10♦ Q♥``."""
    return " ".join(f"{ranks[card.rank - 1]}{card.suit.symbol}" for card in cards)


def shuffled(rng: Random, pack: Iterable[Card] = PACK) -> tuple[Card, ...]:
    """A pack (else the 52 cards) in an order of the generator's, top first."""
    cards = list(pack)
    rng.shuffle(cards)
    return tuple(cards)
