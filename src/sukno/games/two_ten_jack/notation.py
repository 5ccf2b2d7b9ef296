"""Moves of Two-Ten-Jack as text: ``9h``; the ace of spades led is ``As=s`` as a spade, ``As=h`` as a trump."""

from __future__ import annotations

from typing import Final

from sukno.cards import CardError, Suit, parse_card
from sukno.core.refusal import Mistake
from sukno.words import message

from .moves import DECLARED, SPECULATION, Move
from .position import View

_SUITS: Final = {
    **dict.fromkeys(("s", "♠", "♤", "п", "пики", "spade", "spades"), Suit.SPADES),
    **dict.fromkeys(("h", "♥", "♡", "ч", "червы", "козырь", "heart", "hearts", "trump"), Suit.HEARTS),
}


def write(move: Move) -> str:
    """The one text of a move."""
    return str(move.card) if move.suit is None else f"{move.card}={move.suit}"


def parse(view: View, text: str) -> Move:
    """Read a move; it need not be legal. A ``!`` at the end is decoration.

    The ace of spades led without a word is a spade, and a suit named when it is not led means nothing. Raises Mistake
    where the text is no move.
    """
    card_text, equals, suit_text = text.strip().rstrip("!").partition("=")
    try:
        card = parse_card(card_text)
    except CardError as error:
        raise Mistake(message("two-ten-jack-no-card", text=text.strip())) from error
    suit = _SUITS.get(suit_text.strip().lower())
    if equals and (card != SPECULATION or suit is None):
        raise Mistake(message("two-ten-jack-no-card", text=text.strip()))
    if card != SPECULATION or view.trick is not None:
        return Move(card)
    return Move(card, suit if suit is not None else DECLARED[0])
