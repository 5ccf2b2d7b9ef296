"""Moves as text, both ways.

==========  ==================================================
``5h``      the five of hearts goes to a foundation
``5h>6c``   the five, with what lies on it, goes on the six
``Kh>3``    the king, with what lies on it, into empty column 3
``turn``    turn the next cards of the stock
``over``    turn the waste over
``stuck``   no move
``ready``   ready to begin
==========  ==================================================
"""

from __future__ import annotations

import re
from typing import Final

from sukno.cards import CardError, parse_card
from sukno.core.refusal import Mistake
from sukno.words import message

from .moves import Do, Into, Move, Onto, Up

_WORDS: Final = {
    **dict.fromkeys(("ready", "r", "go", "готов", "готова", "пошел", "пошёл"), Do.READY),
    **dict.fromkeys(("turn", "t", "+", "открыть", "открываю", "дальше"), Do.TURN),
    **dict.fromkeys(("over", "redeal", "o", "перевернуть", "переворачиваю", "заново"), Do.OVER),
    **dict.fromkeys(("stuck", "no move", "s", "-", "нет хода", "нет ходов", "застрял", "застряла"), Do.STUCK),
}
_ARROW: Final = re.compile(r"\s*(?:-+>|=+>|>|→|\s(?:to|onto|на|в)\s|\s)\s*", re.IGNORECASE)
_UP: Final = frozenset(("", "^", "up", "foundation", "вверх", "дом", "базу", "база"))


def write(move: Move) -> str:
    """The one text of a move."""
    match move:
        case Up(card):
            return str(card)
        case Onto(card, target):
            return f"{card}>{target}"
        case Into(card, column):
            return f"{card}>{column + 1}"
        case Do():
            return move.value


def parse(text: str) -> Move:
    """Read a move; it need not be legal. Raises Mistake where the text is none.

    Signs and Russian letters of cards are understood, and words: ``5♥ на 6♣``, ``Кч>3``, ``нет хода``.
    """
    bare = " ".join(text.strip().rstrip("!.").split())
    if bare.casefold() in _WORDS:
        return _WORDS[bare.casefold()]
    written, *rest = _ARROW.split(bare, maxsplit=1)
    where = "".join(rest).casefold()
    try:
        card = parse_card(written.removesuffix("^"))
        if where in _UP:
            return Up(card)
        return Into(card, int(where) - 1) if len(where) == 1 and where in "1234567" else Onto(card, parse_card(where))
    except CardError as error:
        raise Mistake(message("race-notation", text=text.strip())) from error
