"""The picture of a Casino table as a widget: it shows a scene and lets the player choose a move with keys or mouse."""

from __future__ import annotations

from dataclasses import replace

from textual import events
from textual.strip import Strip

from sukno.games.casino.position import Played, View
from sukno.terminal.keys import bind, latin
from sukno.terminal.pictures import Moment, Picture
from sukno.words import message

from .choosing import Action, Choosing
from .cloth import LETTERS
from .draw import draw
from .scene import Drawing, Scene


class CasinoPicture(Picture):
    """The table, the tray and the hand."""

    BINDINGS = [
        bind("left", "step(-1)"),
        bind("right", "step(1)"),
        bind("up", "up"),
        bind("down", "down"),
        bind("space", "select"),
        bind("enter", "primary"),
        bind("t", "do('t')"),
        bind("b", "do('b')"),
        bind("d", "do('d')"),
        bind("w", "why"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._moment: Moment | None = None
        self._choosing: Choosing | None = None
        self._cursor: int | None = None
        self._drawing: Drawing | None = None

    # Showing

    def show(self, moment: Moment) -> None:
        """Show a moment; what was chosen stays while the turn is the same."""
        self._moment = moment
        view: View = moment.view
        if not moment.active:
            self._choosing, self._cursor = None, None
        elif self._choosing is None or self._choosing.turn != view.turn:
            self._choosing, self._cursor = Choosing(view.turn), None
        self._redraw()

    @property
    def scene(self) -> Scene | None:
        """What is shown now; None before the first moment."""
        moment = self._moment
        if moment is None:
            return None
        return Scene(
            view=moment.view,
            match=moment.seen.match,
            names=moment.names,
            strengths=moment.strengths,
            words=moment.words,
            deck=moment.deck,
            choosing=self._choosing,
            cursor=self._cursor,
            back=moment.back,
            shown=last_capture(moment.view) if moment.fresh else None,
            notice=moment.notice,
        )

    def _redraw(self) -> None:
        self._drawing = None
        self.refresh()

    def on_resize(self) -> None:
        """Another size is another picture."""
        self._redraw()

    def render_line(self, y: int) -> Strip:
        """A row of the picture."""
        drawing = self.drawing
        return Strip.blank(self.size.width) if drawing is None else drawing.canvas.strip(y)

    @property
    def drawing(self) -> Drawing | None:
        """The picture in the size of the window; None before there is anything to show."""
        scene = self.scene
        if self._drawing is None and scene is not None and self.size.width:
            beside = self._moment is not None and self._moment.beside
            self._drawing = draw(scene, self.size.width, self.size.height, log_beside=beside)
        return self._drawing

    # Choosing

    def _choose(self, choosing: Choosing, cursor: int | None) -> None:
        self._choosing, self._cursor = choosing, cursor
        if self._moment is not None and self._moment.notice:
            self._moment = replace(self._moment, notice="")
        self._redraw()

    def choose_card(self, place: int) -> None:
        """Choose a card of the hand by its place."""
        if self._choosing is not None and place < len(self._choosing.turn.hand):
            self._choose(self._choosing.choose(self._choosing.turn.hand[place]), None)

    def toggle_item(self, number: int) -> None:
        """Select something on the table, or no longer; a card of the hand must have been chosen."""
        scene = self.scene
        if scene is None or self._choosing is None or number >= len(scene.items):
            return
        if self._choosing.card is not None:
            self._choose(self._choosing.toggle(scene.items[number]), number)

    def action_step(self, by: int) -> None:
        """Left and right: through the table where the arrows are there, else through the hand."""
        scene = self.scene
        if scene is None or self._choosing is None:
            return
        if self._cursor is not None:
            self._choose(self._choosing, (self._cursor + by) % max(1, len(scene.items)))
            return
        hand = self._choosing.turn.hand
        card = self._choosing.card
        place = (0 if by > 0 else len(hand) - 1) if card is None else (hand.index(card) + by) % len(hand)
        self.choose_card(place)

    def action_up(self) -> None:
        """From the hand to the table, and there to the row above."""
        self._leap(-1)

    def action_down(self) -> None:
        """To the row below, and from the last one back to the hand."""
        self._leap(1)

    def _leap(self, by: int) -> None:
        drawing, choosing = self.drawing, self._choosing
        if drawing is None or choosing is None or not drawing.items:
            return
        rows = sorted({area.y for area in drawing.items})
        if self._cursor is None:
            if by > 0:
                return
            row, x = rows[-1], self._hand_middle(drawing, choosing)
        else:
            here = drawing.items[self._cursor]
            at = rows.index(here.y) + by
            if at >= len(rows):
                self._choose(choosing, None)
                return
            row, x = rows[max(0, at)], here.x + here.width // 2
        in_row = [(area, number) for number, area in enumerate(drawing.items) if area.y == row]
        self._choose(choosing, min((abs(area.x + area.width // 2 - x), number) for area, number in in_row)[1])

    def _hand_middle(self, drawing: Drawing, choosing: Choosing) -> int:
        place = 0 if choosing.card is None else choosing.turn.hand.index(choosing.card)
        return drawing.hand[place].x + drawing.hand[place].width // 2

    def action_select(self) -> None:
        """Select what the arrows are at, or no longer."""
        if self._cursor is not None:
            self.toggle_item(self._cursor)

    def escape(self) -> bool:
        """Clear the selection, then the chosen card."""
        if self._choosing is None or self._choosing.card is None:
            return False
        self._choose(self._choosing.cleared(), self._cursor if self._choosing.selected else None)
        return True

    # Playing

    def action_primary(self) -> None:
        """Do what the button in brass says."""
        if self._choosing is None:
            self.post_message(self.Enter())
            return
        for action in self._choosing.actions:
            if action.primary:
                self._do(action)
                return
        self.action_why()

    def action_do(self, key: str) -> None:
        """Do what a button says."""
        for action in self._choosing.actions if self._choosing else ():
            if action.key == key:
                self._do(action)
                return
        self.action_why()

    def _do(self, action: Action) -> None:
        if not action.moves:
            self.post_message(self.WhyNot(self._choosing.lay_down if self._choosing else None))
        elif len(action.moves) == 1:
            self.post_message(self.Played(action.moves[0]))
        else:
            self.post_message(self.Choice(message("terminal-which"), action.labels, action.moves))

    def action_why(self) -> None:
        """Ask why something is forbidden."""
        if self._choosing is None:
            return
        if self._choosing.card is None:
            self._choose(self._choosing, self._cursor)  # nothing to ask about yet; whatever was told has been read
        else:
            self.post_message(self.WhyNot(self._choosing.refusal))

    def on_key(self, event: events.Key) -> None:
        """Digits choose a card of the hand, capital letters select on the table."""
        character = latin(event.character or "")
        if self._choosing is None or len(character) != 1 or not self.in_view:
            return
        if character in "123456789":
            self.choose_card(int(character) - 1)
            event.stop()
        elif character in LETTERS:
            self.toggle_item(LETTERS.index(character))
            event.stop()

    def on_click(self, event: events.Click) -> None:
        """Cards and buttons can be clicked."""
        drawing, choosing = self.drawing, self._choosing
        if drawing is None or choosing is None:
            return
        for number, area in enumerate(drawing.buttons):
            if area.holds(event.x, event.y):
                self._do(choosing.actions[number])
                return
        for place, area in reversed(list(enumerate(drawing.hand))):
            if area.holds(event.x, event.y):
                self.choose_card(place)
                return
        for number, area in enumerate(drawing.items):
            if area.holds(event.x, event.y):
                self.toggle_item(number)
                return


def last_capture(view: View) -> Played | None:
    """The last move, if it was a capture."""
    last = next((event for event in reversed(view.history) if isinstance(event, Played)), None)
    return last if last is not None and last.captured else None
