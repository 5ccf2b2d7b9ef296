"""The saved tables: go on with one, or delete it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static

from sukno.core.registry import find_game, is_game
from sukno.store import SavedTable, StoreError, summary_of
from sukno.words import figure

from .dialogs import Choose, Dialog
from .keys import bind
from .look import BRASS, DIM, IVORY
from .people import listed
from .rows import Rows

if TYPE_CHECKING:
    from .app import SuknoApp


class SavedTablesScreen(Dialog[str]):
    """The list; the answer is a table's id."""

    BINDINGS = [bind("delete,x", "delete")]

    def __init__(self) -> None:
        super().__init__("", "")
        self._tables: list[SavedTable] = []

    @property
    def sukno(self) -> SuknoApp:
        """The app."""
        return cast("SuknoApp", self.app)

    def compose(self) -> ComposeResult:
        """The list, in the language of now."""
        self._title = self.sukno.words("terminal-saved-tables")
        self._keys = self.sukno.words("terminal-keys-saved")
        yield from super().compose()

    def body(self) -> ComposeResult:
        """The list, or that there is nothing in it."""
        yield Rows()
        yield Static(id="none", classes="text", markup=False)

    def on_mount(self) -> None:
        """Read the store."""
        self._fill()

    def _fill(self) -> None:
        try:
            self._tables = self.sukno.store.tables()
            nothing = self.sukno.words("terminal-saved-none")
        except StoreError as error:
            self._tables, nothing = [], self.sukno.words(error.message)
        listed = self.query_one(Rows)
        listed.fill((self._line(table), table.id) for table in self._tables)
        listed.display = bool(self._tables)
        none = self.query_one("#none", Static)
        none.update(nothing)
        none.display = not self._tables
        if self._tables:
            listed.highlighted = 0
            listed.focus()

    def _line(self, table: SavedTable) -> Text:
        words, summary = self.sukno.words, summary_of(table.summary)
        when = table.updated.astimezone().strftime("%Y-%m-%d %H:%M")
        line = Text(f"{when}  ", style=DIM)
        if summary is None or not is_game(summary.game):
            return line.append(words("terminal-saved-unknown", table=table.id), style=DIM)
        game = find_game(summary.game)
        # Where a game has one book, its name says nothing.
        book = f"{game.prose.book_name(summary.book, words)}  " if len(game.books()) > 1 else ""
        against = ", ".join(dict.fromkeys(filter(None, listed(summary, words))))
        line.append(f"{words(game.prose.called)}  ", style=f"bold {IVORY}").append(f"{book}{against}  ", style=IVORY)
        if summary.lesson:
            line.append(f"{words('table-lesson')}  ", style=BRASS)
        line.append(" : ".join(map(figure, summary.totals)), style=f"bold {IVORY}")
        state = "terminal-saved-over" if summary.over else "terminal-saved-deals"
        return line.append(f"  {words(state, deals=summary.deals, part=game.prose.part)}", style=DIM)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go on with that one."""
        self.dismiss(event.option_id)

    def action_delete(self) -> None:
        """Delete the table at the arrows, after a question."""
        at = self.query_one(OptionList).highlighted
        if at is None or not self._tables:
            return
        words, table = self.sukno.words, self._tables[at]

        def answered(place: int | None) -> None:
            if place == 0:
                try:
                    self.sukno.store.delete(table.id)
                except StoreError as error:
                    self.sukno.say(words("terminal-sure"), error.message)
                self._fill()

        answers = [words("terminal-yes"), words("terminal-no")]
        question = words("terminal-delete-ask", table=table.id)
        self.app.push_screen(
            Choose(words("terminal-sure"), answers, words("terminal-keys-list"), question, at=1), answered
        )
