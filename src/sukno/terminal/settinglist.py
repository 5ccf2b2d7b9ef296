"""A list of settings: a name, its value between arrows, and a line of help for the one that is highlighted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rich.text import Text
from textual import events
from textual.message import Message

from .keys import bind
from .look import BRASS, IVORY
from .rows import Rows

LEAP = 10
"""How far Page Up and Page Down go in a long list of values."""


@dataclass(frozen=True)
class Choice:
    """One setting."""

    name: str
    title: str
    values: Sequence[Any]
    labels: Sequence[str]
    at: int
    """The place of its value."""
    help: str = ""
    effects: Sequence[str] = ()
    """What each value means; may be empty."""
    changed: bool = False
    """Whether it is not the usual one."""

    @property
    def value(self) -> Any:
        """The value chosen."""
        return self.values[self.at]

    def moved(self, by: int) -> Choice:
        """Some values on; around the end in a short list."""
        count = len(self.values)
        at = (self.at + by) % count if count <= LEAP else min(count - 1, max(0, self.at + by))
        return replace(self, at=at)

    def onwards(self, by: int) -> Iterator[Choice]:
        """This value and those that follow it, moving that way, and at an end those before it, but not the first."""
        count, step = len(self.values), 1 if by > 0 else -1
        if count <= LEAP:
            places = [(self.at + step * further) % count for further in range(count - 1)]
        else:
            beyond = range(self.at, count if step > 0 else -1, step)
            places = [*beyond, *range(self.at - step, self.at - by, -step)]
        yield from (replace(self, at=place) for place in places[:TRIED] if 0 <= place < count)


TRIED = 60
"""How many values are tried to find one that can be played."""


class Choices(Rows):
    """The list: ↑ ↓ choose a line, ← → its value. A line without values is a button."""

    BINDINGS = [
        bind("left", "change(-1)"),
        bind("right", "change(1)"),
        bind("pageup", f"change({-LEAP})"),
        bind("pagedown", f"change({LEAP})"),
    ]

    class Changed(Message):
        """A value was changed."""

        def __init__(self, choice: Choice, by: int) -> None:
            """*by*: how far it was moved, and which way."""
            super().__init__()
            self.choice = choice
            self.by = by

    def __init__(self, choices: Sequence[Choice], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._choices = list(choices)

    def on_mount(self) -> None:
        """Show the lines."""
        self.replace_all(self._choices)

    def replace_all(self, choices: Sequence[Choice]) -> None:
        """Show other settings; the highlight stays on the one of the same name."""
        kept = self.highlighted_choice.name if self.option_count and self.highlighted_choice else ""
        self._choices = list(choices)
        self.fill((self._line(choice), choice.name) for choice in self._choices)
        names = [choice.name for choice in choices]
        self.highlighted = names.index(kept) if kept in names else 0

    @property
    def highlighted_choice(self) -> Choice | None:
        """The setting the player is at."""
        at = self.highlighted
        return None if at is None or at >= len(self._choices) else self._choices[at]

    def action_change(self, by: int) -> None:
        """Move the highlighted setting to another value."""
        choice = self.highlighted_choice
        if choice is not None and len(choice.values) > 1:
            self.post_message(self.Changed(choice.moved(by), by))

    async def _on_click(self, event: events.Click) -> None:
        """A click on a line goes on to its next value."""
        clicked = event.style.meta.get("option")
        if clicked is not None and self._choices[clicked].values:
            event.prevent_default()
            self.highlighted = clicked
            self.action_change(1)
        else:
            await super()._on_click(event)

    def _line(self, choice: Choice) -> Text:
        if not choice.values:
            return Text(f"  {choice.title}", style=f"bold {BRASS}")
        width = max(18, min(34, max((len(other.title) for other in self._choices if other.values), default=18)))
        line = Text()
        line.append("• " if choice.changed else "  ", style=BRASS)
        line.append(choice.title[:width].ljust(width + 1), style=IVORY)
        line.append("‹ " if len(choice.values) > 1 else "  ", style=BRASS)
        line.append(choice.labels[choice.at], style=f"bold {IVORY}")
        line.append(" ›" if len(choice.values) > 1 else "", style=BRASS)
        return line
