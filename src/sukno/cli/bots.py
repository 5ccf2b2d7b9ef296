"""Bots on the command line: by their keys, or as people at a table see them called, in any language."""

from __future__ import annotations

from collections.abc import Iterable

import click

from sukno.core.registry import find_game, game_keys
from sukno.terminal.people import bot_label, bot_name
from sukno.words import LANGS, Words

from .frame import Command, meant


class BotsCommand(Command):
    """A command that bots are named to: its help says which there are."""

    def sections(self, words: Words, formatter: click.HelpFormatter) -> None:
        """The arguments, then the bots of each game."""
        super().sections(words, formatter)
        with formatter.section(words("cli-help-section-bots")):
            formatter.write_dl([(key, bots_told(find_game(key).bots(), words)) for key in game_keys()])


def bot_meant(name: str, known: Iterable[str]) -> str:
    """The known bot that is meant, of those called alike the last, which is the strongest; of no known one its name."""
    bots = list(known)
    called = {bot_name(bot, Words(lang)).lower(): bot for lang in LANGS for bot in bots}
    found = meant(name, bots)
    return found if found in bots else called.get(name.lower(), name)


def bots_told(bots: Iterable[str], words: Words) -> str:
    """Bots as people see them called, with their keys; of several called alike the strongest has the name."""
    known = list(bots)
    called = {bot_name(bot, words): bot for bot in known}
    return ", ".join(bot_label(bot, words) if bot in called.values() else bot for bot in known)
