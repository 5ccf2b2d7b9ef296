"""Small screens over the table: something to read, a question, a choice, a line to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from .keys import bind
from .look import DIM
from .rows import Rows

AnswerT = TypeVar("AnswerT")
DIGITS = tuple("123456789")


class Dialog(ModalScreen[AnswerT]):
    """A panel over the table, with a title and a line of keys. Escape leaves it without an answer."""

    BINDINGS = [bind("escape", "leave")]

    SMALL = False
    """Whether a narrow panel is enough."""
    AROUND = 8
    """Rows that frame, title and keys need; what scrolls between them gets the others."""

    def __init__(self, title: str, keys: str) -> None:
        super().__init__()
        self._title = title
        self._keys = keys
        self._answered = False

    def dismiss(self, result: AnswerT | None = None) -> AwaitComplete:
        """Close with an answer: once, and never the screen below. Keys that come later find nobody."""
        if self._answered or not self.is_current:
            return AwaitComplete()
        self._answered = True
        return super().dismiss(result)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that arrived while it was on top do nothing once it is not."""
        return not self._answered and self.is_current and super().check_action(action, parameters)

    def compose(self) -> ComposeResult:
        """The panel; what is in it comes from ``body``."""
        with Vertical(classes="panel small" if self.SMALL else "panel"):
            yield Static(self._title, classes="title", markup=False)
            yield from self.body()
            yield Static(Text(self._keys, style=DIM), classes="keys")

    def body(self) -> ComposeResult:
        """What stands between title and keys."""
        raise NotImplementedError

    def on_mount(self) -> None:
        """Fit into the window."""
        self._fit()

    def on_resize(self) -> None:
        """Fit into another window."""
        self._fit()

    def _fit(self) -> None:
        """Whatever scrolls leaves the title and the keys their room."""
        for grows in self.query("OptionList, .scroll"):
            grows.styles.max_height = max(3, self.app.size.height - self.AROUND)

    def action_leave(self) -> None:
        """Leave without an answer."""
        self.dismiss(None)


class Reading(Dialog[None]):
    """Something to read; it scrolls."""

    BINDINGS = [bind("enter,space,q", "leave")]

    def __init__(self, title: str, what: RenderableType, keys: str, *, at_end: bool = False) -> None:
        super().__init__(title, keys)
        self._what = what
        self._at_end = at_end

    def body(self) -> ComposeResult:
        """The text."""
        with VerticalScroll(classes="scroll"):
            yield Static(self._what, markup=False)

    def on_mount(self) -> None:
        """The keys scroll at once; a log is read from its end."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            self.call_after_refresh(scroll.scroll_end, animate=False)


class Folded:
    """A text that breaks its own lines, in as many columns as there are."""

    def __init__(self, text: Callable[[int], str]) -> None:
        self._text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(self._text(options.max_width))


class Choose(Dialog[int]):
    """One of several things; the answer is its place."""

    SMALL = True
    AROUND = 12

    def __init__(self, title: str, options: Sequence[str], keys: str, text: str = "", at: int = 0) -> None:
        """``text`` stands above the list; ``at``: where the arrows begin."""
        super().__init__(title, keys)
        self._options = options
        self._text = text
        self._at = at

    def body(self) -> ComposeResult:
        """The list, with a text above it if there is one."""
        if self._text:
            yield Static(self._text, classes="text", markup=False)
        yield Rows((Text(option), None) for option in self._options)

    def on_mount(self) -> None:
        """Begin at the usual answer."""
        self.query_one(OptionList).highlighted = self._at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That one."""
        self.dismiss(event.option_index)

    def on_key(self, event: object) -> None:
        """A digit answers at once."""
        key = getattr(event, "key", "")
        if key in DIGITS and int(key) <= len(self._options):
            self.dismiss(int(key) - 1)


class Leaving(Choose):
    """The question whether to leave."""


class Notice(Reading):
    """Something short to read."""

    SMALL = True


class Typing(Dialog[str]):
    """A line to type."""

    def __init__(self, title: str, hint: str, keys: str, value: str = "") -> None:
        super().__init__(title, keys)
        self._hint = hint
        self._value = value

    def body(self) -> ComposeResult:
        """The line, with a hint above it."""
        yield Static(self._hint, classes="text", markup=False)
        yield Input(self._value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed."""
        self.dismiss(event.value)
