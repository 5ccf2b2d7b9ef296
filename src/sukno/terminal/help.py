"""The help on the full screen: how a move is made at such a table, and every other key that does something there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sukno.words import Message, Words, message


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of table, as far as its help differs from others'."""

    begin: Message
    """How a move is made."""
    typed: Message
    mouse: Message


CASINO: Final = Kind(
    message("terminal-help-casino"), message("terminal-help-type-casino"), message("terminal-help-mouse-casino")
)
CARDS: Final = Kind(message("terminal-help-cards"), message("terminal-help-type"), message("terminal-help-mouse-cards"))
BUTTONS: Final = Kind(
    message("terminal-help-buttons"), message("terminal-help-type"), message("terminal-help-mouse-buttons")
)
COLUMNS: Final = Kind(
    message("terminal-help-columns"), message("terminal-help-type"), message("terminal-help-mouse-columns")
)


def help_text(
    kind: Kind,
    words: Words,
    *,
    undoes: bool,
    at_once: bool = False,
    hints: bool = False,
    captures: bool = False,
    claims: bool = False,
    non_stop: bool = False,
) -> str:
    """The whole help. ``undoes``: moves are taken back there; ``hints`` are to be had; ``captures`` may be looked at;
    ``claims``: points are called; ``non_stop``: the table can play on by itself."""
    keys = [
        kind.typed,
        *([message("terminal-help-non-stop")] if non_stop else []),
        *([message("terminal-help-undo")] if undoes else []),
        message("terminal-help-back"),
        message("terminal-help-talk"),
        *([message("terminal-help-hint")] if hints else []),
        *([message("terminal-help-captures")] if captures else []),
        message("terminal-help-score"),
        *([message("terminal-help-claim")] if claims else []),
        message("terminal-help-menu"),
    ]
    parts = [
        words(kind.begin),
        "\n".join(map(words, keys)),
        *([words("terminal-help-waits")] if at_once else []),
        words("terminal-help-leave"),
        words(kind.mouse),
        words("terminal-help-kept"),
    ]
    return "\n\n".join(parts)
