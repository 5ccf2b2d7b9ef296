"""The help in lines: every command that does something at such a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sukno.words import Message, message

OWN: tuple[str, ...] = ("undo", "hint", "look", "claim", "on")
"""Commands that only some games know; see ``Teller.own_commands``."""

RUN: Final = 10
"""Moves made at once where nothing is to be chosen, if nothing else is said."""


def help_lines(written: Message, own: Sequence[str], *, plays_cards: bool, over: bool) -> list[Message]:
    """The lines. ``written``: how moves are; ``own``: those of the commands above that the game knows; ``over``: the
    match is, and there is nothing more to play."""
    playing: list[Message] = []
    if not over:
        playing = [
            message("plain-help-numbers" if plays_cards else "plain-help-numbers-buttons"),
            written,
            *([message("plain-help-cards")] if plays_cards else []),
        ]
    return [
        *playing,
        *([message("plain-help-on", moves=RUN)] if "on" in own and not over else []),
        message("plain-help-table" if plays_cards else "plain-help-table-buttons"),
        *([] if over else [message("plain-help-moves" if plays_cards else "plain-help-moves-buttons")]),
        *([] if over else [message("plain-help-why")]),
        *([message("plain-help-hint")] if "hint" in own and not over else []),
        *([message("plain-help-undo")] if "undo" in own and not over else []),
        message("plain-help-back"),
        *([message("plain-help-look")] if "look" in own else []),
        message("plain-help-score"),
        *([message("plain-help-claim")] if "claim" in own and not over else []),
        *([message("plain-help-over")] if over else [message("plain-help-resign")]),
        message("plain-help-saves"),
    ]
