"""A move of Hearts as text: the card, ``9h``."""

from __future__ import annotations

from sukno.cards import Card, CardError, parse_card
from sukno.core.refusal import Mistake
from sukno.words import message


def write(card: Card) -> str:
    """The one text of a move."""
    return str(card)


def parse(text: str) -> Card:
    """Read a card as ``parse_card`` does; a ``!`` at the end is decoration. Raises Mistake for another text."""
    try:
        return parse_card(text.strip().rstrip("!"))
    except CardError as error:
        raise Mistake(message("hearts-no-card", text=text.strip())) from error
