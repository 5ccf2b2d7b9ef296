"""A new table: the game, the book, the house's rules, the seats, who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import OptionList, Static

from sukno.core.prose import Prose
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game, game_keys
from sukno.store.newtable import NewTable, read_last, usual_bot
from sukno.table.people import CHAIRS, levels
from sukno.words import Message, message

from .dialogs import Dialog
from .house import house_choices
from .keys import bind
from .look import BRASS, DIM, IVORY
from .people import bot_label
from .settinglist import Choice, Choices

if TYPE_CHECKING:
    from .app import SuknoApp

SIT, HOUSE, DROP = "sit", "house", "drop"
"""Lines that are buttons."""
BOTS = "bot"
ONE_BY_ONE = 4
"""Up to so many seats each bot has a line of its own."""


class TableForm(Dialog[NewTable]):
    """A form for a table: a list of choices, and help for the one at the arrows."""

    AROUND = 14

    def __init__(self, new: NewTable) -> None:
        super().__init__("", "")
        self.new = replace(new, book=new.book or find_game(new.game).default_book)

    @property
    def sukno(self) -> SuknoApp:
        """The app."""
        return cast("SuknoApp", self.app)

    def body(self) -> ComposeResult:
        """The list and the help."""
        yield Choices(self.choices())
        yield Static(classes="help", markup=False)

    def choices(self) -> list[Choice]:
        """The lines."""
        raise NotImplementedError

    def change(self, choice: Choice, by: int) -> None:
        """Take over a value, moved so far."""
        raise NotImplementedError

    def on_choices_changed(self, event: Choices.Changed) -> None:
        """Take over a value and show what follows from it."""
        self.change(event.choice, event.by)
        self.refresh_form()

    def refresh_form(self) -> None:
        """Show the lines as they are now."""
        self.query_one(Choices).replace_all(self.choices())
        self.show_help()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another line has other help."""
        event.stop()
        self.show_help()

    def show_help(self) -> None:
        """What the line is for and what its value means; and why the table cannot be played, where it cannot."""
        choice = self.query_one(Choices).highlighted_choice
        text = Text()
        if choice is not None:
            text.append(choice.help, style=DIM)
            for effect in choice.effects:
                text.append(f"\n{effect}" if choice.help else effect, style=IVORY)
        problem = self.problem()
        if problem:
            text.append(f"\n✗ {problem}", style=f"bold {BRASS}")
        self.query_one(".help", Static).update(text)

    def problem(self) -> str:
        """Why such a table cannot be played; empty where it can."""
        game = find_game(self.new.game)
        try:
            game.check_seats(game.load_book(self.new.book, self.new.house), self.new.seats)
        except Mistake as mistake:
            return self.sukno.words(titled(mistake.message, game.prose))
        return ""


def titled(what: Message, prose: Prose) -> Message:
    """A complaint that names an option as the form does, not as the command line."""
    args = {name: prose.title(str(value)) if name == "option" else value for name, value in what.args}
    return message(what.id, **args)


class NewTableScreen(TableForm):
    """The table as a whole."""

    def compose(self) -> ComposeResult:
        """The form, in the language of now."""
        self._title = self.sukno.words("terminal-new")
        self._keys = self.sukno.words("terminal-keys-form")
        yield from super().compose()

    def choices(self) -> list[Choice]:
        """Game, book, house rules, seats, bots, and the button."""
        words, new = self.sukno.words, self.new
        game = find_game(new.game)
        books = game.books()
        names = [game.prose.book_name(key, words) for key in books]
        about = game.prose.book_about(new.book, words)
        bots = self._bots()
        labels = [bot_label(bot, words) for bot in bots]
        games = [find_game(key) for key in game_keys()]
        called = [words(other.prose.called) for other in games]
        told = words(game.prose.about)
        lines = [
            Choice("game", words("terminal-new-game"), [other.key for other in games], called, games.index(game), told),
            Choice("book", words("terminal-new-book"), books, names, books.index(new.book), about),
            Choice(
                "seats",
                words("terminal-new-seats"),
                game.seats,
                [str(seats) for seats in game.seats],
                game.seats.index(new.seats),
                words("terminal-new-seats-help"),
            ),
        ]
        strength = words(game.prose.bots)
        if new.seats > ONE_BY_ONE:
            lines.append(Choice(BOTS, words("terminal-new-bots"), bots, labels, bots.index(self._bot(0)), strength))
        else:
            for place in range(new.seats - 1):
                title = words("terminal-new-bot", player=words(CHAIRS[place]))
                lines.append(Choice(f"{BOTS} {place}", title, bots, labels, bots.index(self._bot(place)), strength))
        changed = words("terminal-new-house", changes=len(new.house))
        lines.append(Choice(HOUSE, changed, (), (), 0, words("terminal-new-house-help"), self._house_lines()))
        lines.append(Choice(SIT, words("terminal-new-sit"), (), (), 0, words("terminal-new-sit-help")))
        return lines

    def _house_lines(self) -> Sequence[str]:
        """The house's changes, one after another."""
        book = self._book()
        if book is None:
            return ()
        options = house_choices(find_game(self.new.game).prose, book, self.new.seats, self.sukno.words)
        return [f"{option.title}: {option.labels[option.at]}" for option in options if option.changed]

    def _book(self) -> Any:
        try:
            return find_game(self.new.game).load_book(self.new.book, self.new.house)
        except Mistake:
            return None

    def _bots(self) -> tuple[str, ...]:
        """Who can be asked to so large a table."""
        return levels(find_game(self.new.game), self.new.seats)

    def _bot(self, place: int) -> str:
        chosen = self.new.bots[place] if place < len(self.new.bots) else ""
        return chosen if chosen in self._bots() else usual_bot(self.new.game)

    def change(self, choice: Choice, by: int) -> None:  # noqa: ARG002
        """Take over a value; another book begins without house rules."""
        if choice.name == "game":
            last = read_last(self.sukno.store, choice.value).with_bots()
            self.new = replace(last, book=last.book or find_game(last.game).default_book)
        elif choice.name == "book":
            self.new = replace(self.new, book=choice.value, house={})
        elif choice.name == "seats":
            self.new = replace(self.new, seats=choice.value)
        elif choice.name == BOTS:
            self.new = replace(self.new, bots=(choice.value,) * len(CHAIRS))
        else:
            bots = [self._bot(place) for place in range(len(CHAIRS))]
            bots[int(choice.name.split()[1])] = choice.value
            self.new = replace(self.new, bots=tuple(bots))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter: the house rules, or sit down; on a value it goes on to the next line."""
        event.stop()
        if not self.is_current:
            return
        if event.option_id == HOUSE:
            self.app.push_screen(HouseScreen(self.new), self._house_chosen)
        elif event.option_id == SIT:
            if not self.problem():
                self.dismiss(replace(self.new, bots=tuple(self._bot(place) for place in range(self.new.seats - 1))))
        else:
            event.option_list.action_cursor_down()

    def _house_chosen(self, new: NewTable | None) -> None:
        if new is not None:
            self.new = new
            self.refresh_form()


class HouseScreen(TableForm):
    """The house's rules: every option of the book, in plain words."""

    BINDINGS = [bind("escape", "done"), bind("x", "drop")]

    def compose(self) -> ComposeResult:
        """The form."""
        words = self.sukno.words
        self._title = words("terminal-house", book=find_game(self.new.game).prose.book_name(self.new.book, words))
        self._keys = words("terminal-keys-house")
        yield from super().compose()

    def choices(self) -> list[Choice]:
        """The options; where the changes cannot be played together, those of the book with what was changed."""
        words, game = self.sukno.words, find_game(self.new.game)
        try:
            book = game.load_book(self.new.book, self.new.house)
        except Mistake:
            book = game.load_book(self.new.book, {})
        lines = house_choices(game.prose, book, self.new.seats, words)
        back = Choice(DROP, words("terminal-house-done"), (), (), 0, words("terminal-house-done-help"))
        return [*lines, back]

    def change(self, choice: Choice, by: int) -> None:
        """Change an option to the next value that can be played; where there is none, say why not and leave it."""
        playable = not super().problem()
        self.refused = ""
        for tried in choice.onwards(by):
            try:
                house = self._house_with(tried, playable)
            except Mistake as mistake:
                why = titled(mistake.message, find_game(self.new.game).prose)
                self.refused = self.refused or self.sukno.words(why)
            else:
                self.refused = ""
                self.new = replace(self.new, house=house)
                return

    def _house_with(self, choice: Choice, playable: bool) -> dict[str, Any]:
        """The house's rules with an option changed. Raises Mistake; where a table is playable, so it must remain."""
        game = find_game(self.new.game)
        book = game.load_book(self.new.book, {**self.new.house, choice.name: choice.value})
        if playable:
            game.check_seats(book, self.new.seats)
        return dict(book.house_data)

    refused = ""
    """Why the last change cannot be made."""

    def problem(self) -> str:
        """Why the last change, or the table, cannot be played."""
        return self.refused or super().problem()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Another line: what was refused is past."""
        super().on_option_list_option_highlighted(event)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The last line leaves; elsewhere Enter goes on to the next."""
        event.stop()
        if event.option_id == DROP:
            self.action_done()
        else:
            event.option_list.action_cursor_down()

    def action_done(self) -> None:
        """Leave with the house rules as they are."""
        self.dismiss(self.new)

    def action_drop(self) -> None:
        """Back to the book as it is written."""
        self.refused = ""
        self.new = replace(self.new, house={})
        self.refresh_form()
