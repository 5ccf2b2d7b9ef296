"""The settings: language, pace, colours, indices. They count at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from textual.app import ComposeResult
from textual.widgets import OptionList

from sukno.store import StoreError

from .dialogs import Dialog
from .look import Deck
from .settinglist import Choice, Choices
from .settings import PACES

if TYPE_CHECKING:
    from .app import SuknoApp

_LANGS = {"en": "English", "ru": "Русский"}
_PACES = {
    "slow": "terminal-pace-slow",
    "normal": "terminal-pace-normal",
    "quick": "terminal-pace-quick",
    "instant": "terminal-pace-instant",
}


class SettingsScreen(Dialog[None]):
    """The list of settings."""

    def __init__(self) -> None:
        super().__init__("", "")

    @property
    def sukno(self) -> SuknoApp:
        """The app."""
        return cast("SuknoApp", self.app)

    def compose(self) -> ComposeResult:
        """The list, in the language of now."""
        self._title = self.sukno.words("terminal-settings")
        self._keys = self.sukno.words("terminal-keys-settings")
        yield from super().compose()

    def body(self) -> ComposeResult:
        """The list."""
        yield Choices(self._choices())

    def _choices(self) -> list[Choice]:
        words, settings = self.sukno.words, self.sukno.settings
        ranks = settings.ranks or words.lang
        russian = [
            " ".join(Deck.of(russian=known, four_colours=False).ranks[place] for place in (10, 11, 12, 0))
            for known in (False, True)
        ]
        colours = (words("terminal-colours-two"), words("terminal-colours-four"))
        paces = tuple(PACES)
        return [
            Choice(
                "lang",
                words("terminal-settings-lang"),
                tuple(_LANGS),
                tuple(_LANGS.values()),
                tuple(_LANGS).index(words.lang),
            ),
            Choice(
                "pace",
                words("terminal-settings-pace"),
                paces,
                [words(_PACES[pace]) for pace in paces],
                paces.index(settings.pace) if settings.pace in paces else 1,
            ),
            Choice(
                "four_colours", words("terminal-settings-colours"), (False, True), colours, int(settings.four_colours)
            ),
            Choice("ranks", words("terminal-settings-ranks"), ("en", "ru"), russian, int(ranks == "ru")),
        ]

    def on_choices_changed(self, event: Choices.Changed) -> None:
        """Keep it; the list may have to speak another language."""
        choice = event.choice
        try:
            self.sukno.change_settings(msgspec.structs.replace(self.sukno.settings, **{choice.name: choice.value}))
        except StoreError as error:
            self.sukno.say(self.sukno.words("terminal-settings"), error.message)
            return
        self.query_one(Choices).replace_all(self._choices())
        if choice.name == "lang":
            self.recompose_words()

    def recompose_words(self) -> None:
        """Title and keys in another language."""
        words = self.sukno.words
        self.query_one(".title").update(words("terminal-settings"))  # type: ignore[attr-defined]
        self.query_one(".keys").update(words("terminal-keys-settings"))  # type: ignore[attr-defined]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter goes on to the next value."""
        event.stop()
        self.query_one(Choices).action_change(1)
