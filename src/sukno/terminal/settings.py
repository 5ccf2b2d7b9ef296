"""What a player set at this computer: kept in the store, for every table."""

from __future__ import annotations

from typing import Final

import msgspec

from sukno.store import Store
from sukno.words import LANGS, Lang, Words

from .look import Deck

KEPT: Final = "terminal-settings"
"""The setting under which they are kept."""
PACES: Final = {"slow": 2.4, "normal": 1.2, "quick": 0.5, "instant": 0.0}
"""Seconds that a bot's move is given."""


class Settings(msgspec.Struct, frozen=True):
    """The settings; every one has a usual value."""

    lang: str = ""
    """Empty: as the locale or the command line says."""
    pace: str = "normal"
    four_colours: bool = False
    ranks: str = ""
    """``ru`` or ``en``; empty: as the language."""

    def deck(self, lang: Lang) -> Deck:
        """How cards are printed."""
        return Deck.of(russian=(self.ranks or lang) == "ru", four_colours=self.four_colours)

    def on_deck(self, words: Words) -> Words:
        """The same language, with cards named as they are printed."""
        return Words(words.lang, self.deck(words.lang).ranks)

    @property
    def seconds(self) -> float:
        """How long a bot's move takes."""
        return PACES.get(self.pace, PACES["normal"])


def read_settings(store: Store) -> Settings:
    """The settings that are kept; the usual ones where there are none, or none that can be read."""
    kept = store.setting(KEPT)
    try:
        return msgspec.json.decode(kept, type=Settings) if kept else Settings()
    except msgspec.MsgspecError:
        return Settings()


def write_settings(store: Store, settings: Settings) -> None:
    """Keep the settings."""
    store.set_setting(KEPT, msgspec.json.encode(settings).decode())


def kept_lang(store: Store) -> Lang | None:
    """The language that was chosen in the settings; the command line's goes before it, the locale's after it."""
    lang = read_settings(store).lang
    return next((known for known in LANGS if known == lang), None)
