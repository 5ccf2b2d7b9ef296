"""A list of lines with a mark at the one the arrows are at: colour alone would not do."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

MARK = "▸ "


class Rows(OptionList):
    """A list of lines."""

    def __init__(self, lines: Iterable[tuple[Text, str | None]] = (), *, id: str | None = None) -> None:
        """Lines, each with an id if it needs one."""
        super().__init__(id=id, compact=True)
        self._texts: list[Text] = []
        self._marked: int | None = None
        self.fill(lines)

    def fill(self, lines: Iterable[tuple[Text, str | None]]) -> None:
        """Show other lines."""
        given = list(lines)
        self.clear_options()
        self._marked = None
        self._texts = [line for line, _ in given]
        self.add_options([Option(self._line_at(place), id=id) for place, (_, id) in enumerate(given)])

    def _line_at(self, place: int) -> Text:
        return Text(MARK if place == self._marked else " " * len(MARK)).append_text(self._texts[place])

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Move the mark."""
        before, self._marked = self._marked, highlighted
        for place in {before, highlighted} - {None}:
            if place is not None and place < min(len(self._texts), self.option_count):
                self.replace_option_prompt_at_index(place, self._line_at(place))
        super().watch_highlighted(highlighted)
