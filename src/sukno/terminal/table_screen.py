"""The table: it shows the picture, lets the bots play at their pace and does what the player asks for.

Whatever happens here has been written to the store by the host before it is shown.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import Worker

from sukno.core.record import CALLS
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat
from sukno.store import Conflict
from sukno.table import Host
from sukno.words import Message, message

from . import table_dialogs
from .keys import bind
from .people import player_names, strengths
from .pictures import Moment, Picture, picture_of
from .sitting import Sitting

if TYPE_CHECKING:
    from .app import SuknoApp

BESIDE: Final = 112
"""From so many columns on the talk stands in a panel beside the table."""


class TableScreen(Screen[None]):
    """One table, played from one seat."""

    BINDINGS = [
        bind("u", "undo"),
        bind("left_square_bracket", "back(1)"),
        bind("right_square_bracket", "back(-1)"),
        bind("slash,colon", "type"),
        bind("l", "talk"),
        bind("v", "captures"),
        bind("c", "claim"),
        bind("s", "sheet"),
        bind("r", "rules"),
        bind("n", "new"),
        bind("p", "again"),
        bind("m,f10", "menu"),
        bind("h,f1,question_mark", "help"),
        bind("escape", "escape"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.game_picture = picture_of(sitting.game)
        self._picture: Picture = self.game_picture.widget()
        self._back = 0
        self._fresh = False
        self._notice = ""
        self._hurry = asyncio.Event()
        self._seen_again = asyncio.Event()
        self._sheet_of: tuple[int, bool] | None = None
        """The deal whose sheet has been shown, and whether the match was over then."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that arrive while something lies over the table are not for it."""
        return self.is_current and super().check_action(action, parameters)

    def compose(self) -> ComposeResult:
        """The picture, and the talk beside it where there is room."""
        with Horizontal():
            yield self._picture
            with VerticalScroll(id="talk", can_focus=False):
                yield Static(id="said", markup=False)

    def on_mount(self) -> None:
        """Show the table; first who deals, and the cut where there was one."""
        self._picture.focus()
        self.update()
        table = self.sitting.host.table
        if self.sitting.begins and self.moment.dealer is not None:
            self.sukno.push_screen(table_dialogs.cut(self), lambda _: self.go_on())
        elif table.at_once and table.running is not None and table.running.moves and not table.deal_over:
            self.sukno.push_screen(table_dialogs.told(self, self.sukno.words("terminal-race-waits")))
            self.go_on()
        else:
            if table.opened.lesson:
                self.call_after_refresh(self.tell, message("table-lesson-here"))
            self.go_on()

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
        seen, host = self.sitting.seen, self.sitting.host
        words, settings = self.sukno.words, self.sukno.settings
        busy = self._back or self._fresh or seen.deal_over
        return Moment(
            seen=seen,
            view=host.table.earlier(self.sitting.seat, self._back) if self._back else seen.view,
            names=player_names(seen.players, self.sitting.seat, words),
            strengths=strengths(seen.players, words),
            words=words,
            deck=settings.deck(words.lang),
            dealer=seen.dealer,
            to_act=host.table.acted_earlier(self._back),
            active=not busy and self.sitting.seat in host.table.to_act,
            back=self._back,
            fresh=self._fresh,
            at_once=host.table.at_once,
            notice=self._notice,
            beside=self.size.width >= BESIDE,
        )

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
        long = len(said) > (self._picture.size.width - 8) * (2 if self.sitting.host.table.at_once else 1)
        self._notice = "" if long else said
        self.update()
        if long:
            self.sukno.push_screen(table_dialogs.told(self, said))

    def attempt(self, act: Callable[[], Refusal | None], *, own: bool = True, explain: bool = False) -> bool:
        """Do something at the table; a refusal or a mistake is said in words. Returns whether it was done.

        What the player was told goes away with the next thing that is his ``own``. ``explain``: a refusal is shown
        with its source even where the others play on meanwhile.
        """
        try:
            refusal = act()
        except Conflict:
            self._reload()
            return False
        except Mistake as mistake:
            self.tell(mistake.message)
            return False
        except ValueError:  # whatever was typed, it is no move, and no reason to leave
            self.tell(message("terminal-unread"))
            return False
        if refusal is not None:
            if explain or not self.sitting.host.table.at_once:
                self.why_not(refusal)
            else:
                self.tell(refusal.why)
            return False
        if own:
            self._notice = ""
        self._back = 0
        return True

    def _reload(self) -> None:
        """Somebody plays this table in another window: what stands there now counts."""
        try:
            self.sitting = Sitting.resume(self.sukno.store, self.sitting.id)
        except Mistake as mistake:
            self.tell(mistake.message)
            return
        self._back, self._fresh = 0, False
        self.tell(message("terminal-elsewhere"))
        self.call_later(self.go_on)

    # Playing on

    def go_on(self) -> None:
        """Whatever comes next: a bot's move, the player's, or the score sheet."""
        self.update()
        if self._back:
            return
        if self.sitting.host.table.at_once:
            self._race()
        else:
            self.run_worker(self._play_on(), exclusive=True, group="table")

    def _race(self) -> None:
        """Where all play at once each bot that may move plays for itself, as fast as it is."""
        racing = {worker.name for worker in self.workers if worker.group == "race" and not worker.is_finished}
        for seat in self.sitting.host.bots_to_act():
            if f"bot {seat}" not in racing:
                self.run_worker(self._let_race(self.sitting.host, seat), name=f"bot {seat}", group="race")
        self._show_sheet()

    async def _let_race(self, host: Host, seat: Seat) -> None:
        while (pause := host.bot_pause(seat)) is not None:
            await self.sukno.sleep(pause / 1000)
            await self._in_view()
            if host is not self.sitting.host or not self.attempt(lambda: host.bot_moves(seat), own=False):
                return
            self.go_on()  # the others may have a move again

    async def _in_view(self) -> None:
        """Nobody plays on while something lies over the table."""
        while not self.is_active:
            self._seen_again.clear()
            await self._seen_again.wait()

    def on_screen_resume(self) -> None:
        """The table is in view again."""
        self._seen_again.set()

    async def _play_on(self) -> None:
        host, seat = self.sitting.host, self.sitting.seat
        while not host.table.deal_over:
            pace = self.sukno.settings.seconds
            version = host.table.version
            clock = asyncio.get_running_loop().time
            began = clock()
            choice = await asyncio.to_thread(host.bot_choice)
            if choice is None or host.table.version != version:
                return
            await self._pause(began + pace - clock())
            mover, text = choice
            act = host.call if text in CALLS else host.move
            if not self.attempt(partial(act, mover, text, version), own=False):
                return
            if pace and mover != seat and self.game_picture.shows(self.moment):
                self._fresh = True
                self.update()
                await self._pause(pace * 0.8)
                self._fresh = False
            self.update()
        self._show_sheet()

    async def _pause(self, seconds: float) -> None:
        """Give the player time to see; Enter cuts it short."""
        self._hurry.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), max(0.0, seconds))

    def _show_sheet(self) -> None:
        """The score of a deal that is over, once; it deals the next one or ends the match."""
        table = self.sitting.host.table
        if table.deal_over and self._sheet_of != (len(table.deals), table.over):
            self._sheet_of = (len(table.deals), table.over)
            self.action_sheet()

    # What the picture asks for

    def on_picture_played(self, event: Picture.Played) -> None:
        """A move."""
        event.stop()
        self.move(event.text, explain=event.asks_why)

    def move(self, text: str, *, explain: bool = False) -> None:
        """Make a move, written in notation."""
        version = self.sitting.host.table.version
        if self.attempt(lambda: self.sitting.host.move(self.sitting.seat, text, version), explain=explain):
            self.go_on()

    def on_picture_enter(self, event: Picture.Enter) -> None:
        """On: from looking back to the game, from a bot's pause to its move, from a finished deal to its score."""
        event.stop()
        self._hurry.set()
        if not self.is_current:
            return
        if self._back:
            self.action_escape()
        elif self.sitting.host.table.deal_over:
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

    # Keys

    def action_undo(self) -> None:
        """Take back the last move with the replies to it."""
        host, version = self.sitting.host, self.sitting.host.table.version

        def undo() -> None:
            host.undo(self.sitting.seat, version)

        if self.attempt(undo):
            self.tell(message("terminal-taken-back"))
            self.go_on()

    def action_back(self, moves: int) -> None:
        """Look at the table as it was, further back or less far."""
        made = len(self.sitting.seen.moves)
        self._notice = "" if made else self.sukno.words("terminal-nothing-back")
        self._back = max(0, min(made, self._back + moves))
        self._fresh = False
        if self._back:
            self.workers.cancel_group(self, "table")
            self.workers.cancel_group(self, "race")
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

    def action_claim(self) -> None:
        """Call the target, after a question."""
        if "claim" not in self.sitting.seen.calls:
            self.tell(message("terminal-no-claim"))
        else:
            self._ask_call("claim", self.game_picture.claim_text(self.moment))

    def action_resign(self) -> None:
        """Give up the match, after a question."""
        if self.sitting.host.table.over:
            self.tell(message("match-is-over"))
        else:
            self._ask_call("resign", self.sukno.words("terminal-resign-ask"))

    def _ask_call(self, call: str, question: str) -> None:
        def answered(place: int | None) -> None:
            version = self.sitting.host.table.version
            if place == 0 and self.attempt(lambda: self.sitting.host.call(self.sitting.seat, call, version)):
                self.go_on()

        self.sukno.push_screen(table_dialogs.yes_or_no(self, question), answered)

    def action_sheet(self) -> None:
        """The score: of the last deal, and how the match stands."""
        table = self.sitting.host.table
        if not table.deal_over:
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
        host = self.sitting.host
        if host.table.over:
            self.sukno.sit(lambda: self.sitting.again(self.sukno.store))
        elif host.table.deal_over and self.attempt(host.deal):
            self.go_on()

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
