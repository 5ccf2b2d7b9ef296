"""The terminal game: one table in the window, and menus over it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from sukno.core.refusal import Mistake
from sukno.store import Store
from sukno.store.newtable import NewTable, read_last
from sukno.words import Message, Words, message

from . import look
from .away import AwayTable, Joined
from .dialogs import Choose, Leaving, Reading
from .home import HomeTable
from .new_table import NewTableScreen
from .saved_tables import SavedTablesScreen
from .settings import Settings, read_settings, write_settings
from .settings_screen import SettingsScreen
from .sitting import Sitting, go_on
from .style import CSS
from .table_screen import TableScreen

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
"""Lets so many seconds pass."""

THEME = Theme(
    name="sukno",
    primary=look.BRASS,
    secondary=look.LINE,
    accent=look.BRASS,
    foreground=look.IVORY,
    background=look.RAIL,
    surface=look.PANEL,
    panel=look.PANEL,
    dark=True,
    variables={"input-selection-background": f"{look.BRASS} 35%"},
)


class SuknoApp(App[None]):
    """The table on the screen."""

    CSS = CSS
    TITLE = "Sukno"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(
        self,
        store: Store,
        words: Words,
        resume: str | None = None,
        new: NewTable | None = None,
        *,
        told: Message | None = None,
        joined: Joined | None = None,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        """``resume``: the id of a saved table; ``new``: a table to open; ``joined``: a seat at a table of a server.

        Without any of them the unfinished game goes on. ``told``: what is to be said at the table first. ``sleep``: how
        what goes on by itself lets time pass.
        """
        super().__init__()
        self.sleep = sleep
        self.store = store
        self.settings: Settings = read_settings(store)
        self.words = self.settings.on_deck(words)
        self._resume = resume
        self._new = new
        self._told = told
        self._joined = joined
        self._damaged: tuple[Message, ...] = ()

    def on_mount(self) -> None:
        """Sit down."""
        self.register_theme(THEME)
        self.theme = THEME.name
        if self._joined is not None:
            self.sit_away(self._joined)
        elif self.sit(self._first_sitting):
            for damaged in self._damaged:
                self.say(self.words("terminal-no-table"), message("terminal-damaged", what=damaged))

    def _first_sitting(self) -> Sitting:
        if self._new is not None:
            return Sitting.open(self.store, self._new)
        if self._resume is not None:
            return Sitting.resume(self.store, self._resume)
        left = go_on(self.store)
        self._damaged = left.damaged
        return left.sitting or Sitting.open(self.store, read_last(self.store).with_bots())

    def sit(self, sitting: Callable[[], Sitting]) -> bool:
        """Sit down at a table, away from the one before. Where that cannot be done, say why and ask for another."""
        try:
            table = sitting()
        except Mistake as mistake:
            self.say(self.words("terminal-no-table"), mistake.message, self._after_trouble)
            return False
        self._sit_at(HomeTable(table, self._told))
        self._told = None
        return True

    def sit_away(self, joined: Joined) -> None:
        """Sit down at a table of a server."""
        self._sit_at(AwayTable(joined))

    def _sit_at(self, table: TableScreen) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(table)

    def _after_trouble(self) -> None:
        """Without any table there is nothing to look at: ask for one."""
        if not any(isinstance(screen, TableScreen) for screen in self.screen_stack):
            self.show_new_table()

    def say(self, title: str, what: Message, after: Callable[[], None] = lambda: None) -> None:
        """Tell something in a panel of its own."""
        self.push_screen(Reading(title, self.words(what), self.words("terminal-keys-read")), lambda _: after())

    # Screens

    def action_suspend_process(self) -> None:
        """To the shell for a while, where there is one: a program alone in its terminal could not be brought back."""
        if hasattr(os, "getsid") and os.getpgrp() != os.getsid(0):
            super().action_suspend_process()

    def action_leave(self) -> None:
        """Ask whether to leave; who asks twice means it."""
        if isinstance(self.screen, Leaving):
            self.exit()
            return
        answers = [self.words("terminal-leave-yes"), self.words("terminal-menu-on")]
        keys, question = self.words("terminal-keys-list"), self.words("terminal-leave-ask")
        self.push_screen(
            Leaving(self.words("terminal-leave"), answers, keys, question),
            lambda place: self.exit() if place == 0 else None,
        )

    def show_menu(self, table: TableScreen) -> None:
        """The menu over a table."""
        actions: list[tuple[str, Callable[[], None]]] = [
            (self.words("terminal-menu-on"), lambda: None),
            (self.words("terminal-menu-new"), self.show_new_table),
            (self.words("terminal-menu-saved"), self.show_saved),
            (self.words("terminal-menu-rules"), table.action_rules),
            (self.words("terminal-menu-save"), table.action_save),
            (self.words("terminal-menu-settings"), self.show_settings),
            (self.words("terminal-menu-help"), self.show_help),
            (self.words("terminal-menu-resign"), table.action_resign),
            (self.words("terminal-menu-quit"), self.exit),
        ]

        def chosen(place: int | None) -> None:
            if place is not None:
                actions[place][1]()

        labels = [label for label, _ in actions]
        self.push_screen(Choose("Sukno", labels, self.words("terminal-keys-list")), chosen)

    def show_new_table(self) -> None:
        """Ask for a new table."""

        def chosen(new: NewTable | None) -> None:
            if new is not None:
                self.sit(lambda: Sitting.open(self.store, new))
            elif not any(isinstance(screen, TableScreen) for screen in self.screen_stack):
                self.exit()

        self.push_screen(NewTableScreen(read_last(self.store).with_bots()), chosen)

    def show_saved(self) -> None:
        """The saved tables."""

        def chosen(table: str | None) -> None:
            if table is not None:
                self.sit(lambda: Sitting.resume(self.store, table))

        self.push_screen(SavedTablesScreen(), chosen)

    def show_settings(self) -> None:
        """The settings; they count at once."""
        self.push_screen(SettingsScreen(), lambda _: self._refresh_table())

    def show_help(self) -> None:
        """The keys, and how a move is made."""
        table = next(screen for screen in reversed(self.screen_stack) if isinstance(screen, TableScreen))
        text = table.game_picture.help(table.moment)
        self.push_screen(Reading(self.words("terminal-help-title"), text, self.words("terminal-keys-read")))

    def change_settings(self, settings: Settings) -> None:
        """Keep other settings and follow them."""
        write_settings(self.store, settings)
        self.settings = settings
        for lang in ("en", "ru"):
            if settings.lang == lang:
                self.words = Words(lang)
        self.words = settings.on_deck(self.words)
        self._refresh_table()

    def _refresh_table(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.update()


def run(
    store: Store,
    words: Words,
    resume: str | None,
    new: NewTable | None,
    *,
    told: Message | None = None,
    joined: Joined | None = None,
) -> int:
    """Play in this terminal until the player leaves; the exit code.

    ``resume``: the id of a saved table; ``new``: a table to open at once; ``joined``: a seat at a table of a server.
    Without any of them the unfinished game goes on, and where there is none a table is opened as the last one was.
    ``told``: what is to be said at the table first.
    """
    app = SuknoApp(store, words, resume, new, told=told, joined=joined)
    app.run()
    return app.return_code or 0
