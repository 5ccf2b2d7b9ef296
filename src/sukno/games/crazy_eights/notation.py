"""Moves as text, both ways.

========  ==========================================
``9h``    lay the nine of hearts
``8h=c``  lay the eight of hearts and name clubs
``draw``  draw a card
``pass``  pass
========  ==========================================
"""

from __future__ import annotations

from typing import Final

from sukno.cards import CardError, Suit, parse_card
from sukno.core.record import CALLS
from sukno.core.refusal import Mistake
from sukno.words import message

from .moves import Draw, Lay, Move, Pass

_DRAW: Final = ("draw", "+", "взять", "прикупить", "беру")
_PASS: Final = ("pass", "-", "пас")
_SUITS: Final = {
    **dict.fromkeys(("c", "clubs", "♣", "♧", "т", "трефы"), Suit.CLUBS),
    **dict.fromkeys(("d", "diamonds", "♦", "♢", "б", "бубны"), Suit.DIAMONDS),
    **dict.fromkeys(("h", "hearts", "♥", "♡", "ч", "червы"), Suit.HEARTS),
    **dict.fromkeys(("s", "spades", "♠", "♤", "п", "пики"), Suit.SPADES),
}


def write(move: Move) -> str:
    """The one text of a move."""
    match move:
        case Draw():
            return _DRAW[0]
        case Pass():
            return _PASS[0]
        case Lay():
            return str(move.card) if move.suit is None else f"{move.card}={move.suit}"


def parse(text: str) -> Move:
    """Read a move; it need not be legal. Raises Mistake where the text is none.

    Suit signs, ``10`` for T, Russian letters and whole words for suits are understood: ``8♥=♣``, ``8ч=трефы``.
    """
    bare = text.strip().rstrip("!.").strip()
    word = bare.casefold()
    if word in _DRAW:
        return Draw()
    if word in _PASS:
        return Pass()
    if word in CALLS:
        raise Mistake(message("crazy-eights-notation-call", call=word))
    written, named, suit = bare.partition("=")
    try:
        card = parse_card(written)
    except CardError as error:
        raise Mistake(message("crazy-eights-notation", text=text.strip())) from error
    if not named:
        return Lay(card)
    if suit.strip("\ufe0f ").casefold() not in _SUITS:
        raise Mistake(message("crazy-eights-notation-suit", text=suit.strip()))
    return Lay(card, _SUITS[suit.strip("\ufe0f ").casefold()])
