"""The screen of a table, wherever the table is: it shows the picture and asks for what the player wants.

What is asked for is done by the tables that it is a screen of: one of this computer (``home``), one on a server
(``away``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import Worker

from sukno.core.advice import Advice
from sukno.core.record import Record
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.table import TableView
from sukno.words import Message, Words, message

from . import table_dialogs
from .keys import bind
from .pictures import Moment, Picture, TablePicture

if TYPE_CHECKING:
    from .app import SuknoApp

BESIDE: Final = 112
"""From so many columns on the talk stands in a panel beside the table."""
BREATH: Final = 0.025
"""Seconds that a move stands at least while the table plays on by itself: a server takes only so many a second."""
Outcome: TypeAlias = Refusal | Message | None
"""What came of something that was asked for: a rule forbids it, something stands in the way, or it is done."""
Tell: TypeAlias = Callable[[Outcome], None]
"""Is told what came of it."""


class TableScreen(Screen[None]):
    """One table, played from one seat."""

    BINDINGS = [
        bind("u", "undo"),
        bind("left_square_bracket", "back(1)"),
        bind("right_square_bracket", "back(-1)"),
        bind("slash,colon", "type"),
        bind("l", "talk"),
        bind("v", "captures"),
        bind("a", "non_stop"),
        bind("i", "hint"),
        bind("c", "claim"),
        bind("s", "sheet"),
        bind("r", "rules"),
        bind("n", "new"),
        bind("p", "again"),
        bind("m,f10", "menu"),
        bind("h,f1,question_mark", "help"),
        bind("escape", "escape"),
    ]

    game_picture: TablePicture
    """What is particular to the game."""

    def __init__(self, game_picture: TablePicture) -> None:
        super().__init__()
        self.game_picture = game_picture
        self._picture: Picture = game_picture.widget()
        self._back = 0
        self._fresh = False
        self._notice = ""
        self._non_stop = False
        """Where there is nothing to decide, the table plays on by itself."""
        self._sheet_of: tuple[int, bool] | None = None
        """The deal whose sheet has been shown, and whether the match was over then."""

    # The table

    @property
    def table_id(self) -> str:
        """Its id."""
        raise NotImplementedError

    @property
    def seat(self) -> Seat:
        """One's own."""
        raise NotImplementedError

    @property
    def seen(self) -> TableView:
        """The table as one sees it."""
        raise NotImplementedError

    @property
    def at_once(self) -> bool:
        """Whether all play at once."""
        raise NotImplementedError

    @property
    def players(self) -> tuple[tuple[str, str], ...]:
        """By seat what they are called, and how strong they are, in words; a strength is empty for people."""
        raise NotImplementedError

    @property
    def ready(self) -> bool:
        """Whether a move can be made now, as far as one's turn has come."""
        return True

    @property
    def steps(self) -> int:
        """How many moves one can look back."""
        raise NotImplementedError

    def earlier(self, back: int) -> tuple[Any, frozenset[Seat]]:
        """The View so many moves ago, and who was to move then."""
        raise NotImplementedError

    def rules_text(self, words: Words) -> str:
        """The rules of the table. Raises Mistake where they are not known here."""
        raise NotImplementedError

    def advise(self) -> Advice:
        """Think about one's turn; it takes a second. Raises Mistake where there are no hints, or nothing to advise."""
        raise NotImplementedError

    def ask_move(self, text: str, tell: Tell) -> None:
        """Make a move, written in notation."""
        raise NotImplementedError

    def ask_call(self, call: str, tell: Tell) -> None:
        """Call the target, or give up."""
        raise NotImplementedError

    def ask_undo(self, tell: Tell) -> None:
        """Take back the last move with the replies to it."""
        raise NotImplementedError

    def ask_deal(self, tell: Tell) -> None:
        """Deal the next deal."""
        raise NotImplementedError

    def play_again(self) -> None:
        """Another match with the same players."""
        raise NotImplementedError

    def ask_record(self, take: Callable[[Record], None]) -> None:
        """The match as a record, as far as one may know it."""
        raise NotImplementedError

    def look_back(self) -> None:
        """The player looks back, and what goes on by itself here waits."""

    def hurry(self) -> None:
        """The player does not want to wait any longer."""

    # The screen

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that arrive while the table is not seen are not for it; in a window too small for it there is help."""
        seen = self._picture.in_view or (self.is_current and action == "help")
        return seen and super().check_action(action, parameters)

    def compose(self) -> ComposeResult:
        """The picture, and the talk beside it where there is room."""
        with Horizontal():
            yield self._picture
            with VerticalScroll(id="talk", can_focus=False):
                yield Static(id="said", markup=False)

    def on_mount(self) -> None:
        """Show the table."""
        self._picture.focus()
        self.update()

    def on_resize(self) -> None:
        """With more room the talk has its own panel."""
        self.update()

    @property
    def sukno(self) -> SuknoApp:
        """The app: the store, the words and the settings."""
        return cast("SuknoApp", self.app)

    # Showing

    @property
    def moment(self) -> Moment:
        """The table as it is to be shown now."""
        seen, back = self.seen, self._back
        words, settings = self.sukno.words, self.sukno.settings
        view, to_act = self.earlier(back) if back else (seen.view, seen.to_act)
        busy = back or self._fresh or seen.deal_over or not self.ready
        players = self.players
        return Moment(
            seen=seen,
            view=view,
            names=tuple(name for name, _ in players),
            strengths=tuple(strength for _, strength in players),
            words=words,
            deck=settings.deck(words.lang),
            dealer=seen.dealer,
            to_act=to_act,
            active=not busy and self.seat in seen.to_act,
            back=back,
            fresh=self._fresh,
            at_once=self.at_once,
            notice=self.notice,
            beside=self.size.width >= BESIDE,
            non_stop=self._non_stop,
        )

    @property
    def pace(self) -> float:
        """Seconds that a move is to be seen."""
        seconds = self.sukno.settings.seconds
        return seconds / 4 if self._non_stop else seconds

    @property
    def notice(self) -> str:
        """What the table has to say to the player."""
        return self._notice

    def update(self) -> None:
        """Show the table as it is."""
        moment = self.moment
        self._picture.show(moment)
        panel = self.query_one("#talk", VerticalScroll)
        panel.display = moment.beside
        if moment.beside:
            self.query_one("#said", Static).update(Text("\n").join(self.game_picture.talk(moment)))
            panel.anchor()

    def tell(self, notice: Message | str) -> None:
        """Say something to the player at the table, until the next thing happens; what is long has its own panel."""
        said = self.sukno.words(notice) if isinstance(notice, Message) else notice
        # Who races reads what fits into two lines, and plays on.
        long = len(said) > (self._picture.size.width - 8) * (2 if self.at_once else 1)
        self._notice = "" if long else said
        self.update()
        if long:
            self.sukno.push_screen(table_dialogs.told(self, said))

    def judge(self, outcome: Outcome, *, own: bool = True, explain: bool = False) -> bool:
        """Say what came of something; whether it was done.

        What the player was told goes away with the next thing that is his ``own``. ``explain``: a refusal is shown
        with its source even where the others play on meanwhile.
        """
        match outcome:
            case Message():
                self.tell(outcome)
            case Refusal() if explain or not self.at_once:
                self.update()
                self.why_not(outcome)
            case Refusal():
                self.tell(outcome.why)
            case None:
                self._notice = "" if own else self._notice
                self._back = 0
                return True
        return False

    # Playing on

    def go_on(self) -> None:
        """Whatever comes next: somebody's move, or the score sheet."""
        self.update()
        if not self._back:
            self.show_sheet()

    def _then_on(self, *, explain: bool = False) -> Tell:
        def told(outcome: Outcome) -> None:
            if self.judge(outcome, explain=explain):
                self.go_on()

        return told

    def show_sheet(self) -> None:
        """The score of a deal that is over, once; it deals the next one or ends the match."""
        seen = self.seen
        deal = (seen.match.finished, seen.match.over)
        if seen.deal_over and self._sheet_of != deal:
            self._sheet_of = deal
            self.action_sheet()

    # What the picture asks for

    def on_picture_played(self, event: Picture.Played) -> None:
        """A move."""
        event.stop()
        self.move(event.text, explain=event.asks_why)

    def move(self, text: str, *, explain: bool = False) -> None:
        """Make a move, written in notation."""
        self.ask_move(text, self._then_on(explain=explain))

    def on_picture_enter(self, event: Picture.Enter) -> None:
        """On: from looking back to the game, from a bot's pause to its move, from a finished deal to its score."""
        event.stop()
        self.hurry()
        if not self.is_current:
            return
        if self._back:
            self.action_escape()
        elif self.seen.deal_over:
            self.action_sheet()

    def on_picture_choice(self, event: Picture.Choice) -> None:
        """Which of several moves?"""
        event.stop()
        if not self.is_current:
            return

        def chosen(place: int | None) -> None:
            if place is not None:
                self.move(event.moves[place])

        self.sukno.push_screen(table_dialogs.which(self, event.question, event.labels), chosen)

    def on_picture_why_not(self, event: Picture.WhyNot) -> None:
        """Why is something forbidden?"""
        event.stop()
        if event.refusal is None:
            self.tell(message("terminal-nothing-forbidden"))
        else:
            self.why_not(event.refusal)

    def why_not(self, refusal: Refusal) -> None:
        """Say why, and where it is written."""
        if self.is_current:
            self.sukno.push_screen(table_dialogs.why(self, refusal))

    # Where there is nothing to decide

    def action_non_stop(self) -> None:
        """Play on without a key for every move; pressed again, or when anything else is to be seen, no more."""
        if self._picture.handless and not self._back and not self.seen.deal_over:
            self._non_stop = not self._non_stop
            self.update()
            self.run_worker(self._run_on(), exclusive=True, group="non-stop")

    async def _run_on(self) -> None:
        def told(outcome: Outcome) -> None:
            self._non_stop = self.judge(outcome)
            self.go_on()

        asked = -1
        while self._non_stop:
            await self.sukno.sleep(max(BREATH, self.pace))
            only, version = self._picture.only, self.seen.version
            if self._stops:
                self._non_stop = False
            elif only is not None and version != asked:
                asked = version
                self.ask_move(only, told)
        self.update()

    @property
    def _stops(self) -> bool:
        """Whether something is in the way of playing on: the end, a look at something else, a choice."""
        elsewhere = self._back or not self.is_active or self._picture.small or not self.ready
        return bool(elsewhere) or self.seen.deal_over or (self.moment.active and self._picture.only is None)

    # Keys

    def action_undo(self) -> None:
        """Take back the last move with the replies to it."""

        def told(outcome: Outcome) -> None:
            if self.judge(outcome):
                self.tell(message("terminal-taken-back"))
                self.go_on()

        self.ask_undo(told)

    def action_back(self, moves: int) -> None:
        """Look at the table as it was, further back or less far."""
        made = self.steps
        self._notice = "" if made else self.sukno.words("terminal-nothing-back")
        self._back = max(0, min(made, self._back + moves))
        self._fresh = False
        if self._back:
            self.look_back()
            self.update()
        else:
            self.go_on()

    def action_escape(self) -> None:
        """Back to the game, back in choosing, or to the menu."""
        if self._back:
            self._back = 0
            self.go_on()
        elif not self._picture.escape():
            self.action_menu()

    def action_type(self) -> None:
        """Type a move."""

        def typed(text: str | None) -> None:
            if text and text.strip():
                self.move(text.strip())

        self.sukno.push_screen(table_dialogs.type_move(self), typed)

    def action_talk(self) -> None:
        """Read what was said in this deal."""
        self.sukno.push_screen(table_dialogs.talk(self))

    def action_captures(self) -> None:
        """Look at the captures the book lets one see."""
        self.sukno.push_screen(table_dialogs.captures(self))

    async def action_hint(self) -> None:
        """Where to look; then, for whoever wants to know more, the moves and why."""
        try:
            advice = await asyncio.to_thread(self.advise)
        except Mistake as mistake:
            self.tell(mistake.message)
            return

        def answered(place: int | None) -> None:
            if place == 0:
                self.sukno.push_screen(table_dialogs.hint(self, advice))

        self.sukno.push_screen(table_dialogs.nudge(self, advice), answered)

    def action_claim(self) -> None:
        """Call the target, after a question."""
        if "claim" not in self.seen.calls:
            self.tell(message("terminal-no-claim"))
        else:
            self._ask_call("claim", self.game_picture.claim_text(self.moment))

    def action_resign(self) -> None:
        """Give up the match, after a question."""
        if self.seen.match.over:
            self.tell(message("match-is-over"))
        else:
            self._ask_call("resign", self.sukno.words("terminal-resign-ask"))

    def _ask_call(self, call: str, question: str) -> None:
        def answered(place: int | None) -> None:
            if place == 0:
                self.ask_call(call, self._then_on())

        self.sukno.push_screen(table_dialogs.yes_or_no(self, question), answered)

    def action_sheet(self) -> None:
        """The score: of the last deal, and how the match stands."""
        if not self.seen.deal_over:
            self.sukno.push_screen(table_dialogs.standing(self))
            return
        self.sukno.push_screen(table_dialogs.sheet(self), self._after_sheet)

    def _after_sheet(self, answer: str | None) -> None:
        if answer == "on":
            self.action_again()
        elif answer == "save":
            self.action_save()
        elif answer == "menu":
            self.action_menu()

    def action_again(self) -> None:
        """The next deal; after a match, another one."""
        if self.seen.match.over:
            self.play_again()
        elif self.seen.deal_over:
            self.ask_deal(self._then_on())

    def action_save(self) -> None:
        """Write the record to a file."""
        self.sukno.push_screen(table_dialogs.save_where(self), lambda path: table_dialogs.save(self, path))

    def action_rules(self) -> None:
        """The rules at this table."""
        self.sukno.push_screen(table_dialogs.rules(self))

    def action_new(self) -> None:
        """Another table."""
        self.sukno.show_new_table()

    def action_menu(self) -> None:
        """The menu."""
        self.sukno.show_menu(self)

    def action_help(self) -> None:
        """The keys."""
        self.sukno.show_help()

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Nothing to do: what may go wrong at a table is said where it happens."""
        event.stop()
