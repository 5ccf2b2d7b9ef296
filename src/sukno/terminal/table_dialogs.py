"""What is read and asked at a table: the cut, the talk, captures, why not, the score sheet, saving a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from sukno.analysis.hint import told as told_hint
from sukno.core.advice import Advice
from sukno.core.prose import source_message
from sukno.core.record import Record
from sukno.core.refusal import Mistake, Refusal
from sukno.words import Message, message

from .dialogs import Choose, Dialog, Folded, Notice, Reading, Typing
from .keys import bind
from .look import BRASS, DIM, IVORY, PAPER
from .people import spoken_to, together
from .saving import place_of, usual_name, write_to

if TYPE_CHECKING:
    from .table_screen import TableScreen


def cut(screen: TableScreen) -> Reading:
    """The cut for the deal: everybody's card, round by round, and who deals."""
    words, moment = screen.sukno.words, screen.moment
    lines = [Text(screen.game_picture.cut_rule(words), style=DIM), Text()]
    for number, cards in enumerate(moment.seen.cut):
        if number:
            lines += [Text(), Text(words("terminal-cut-again"), style=DIM)]
        for name, card in zip(moment.names, cards, strict=True):
            if card is not None:
                line = Text(f"{name}  ".rjust(16), style=IVORY)
                face = f"bold {moment.deck.ink(card)} on {PAPER}"
                lines.append(line.append(f" {moment.deck.text(card):>3} ", style=face))
    dealer = spoken_to(moment.names, moment.seen.match.dealer, moment.seen.seat)
    lines += [Text(), Text(words("terminal-cut-dealer", player=dealer), style=f"bold {BRASS}")]
    if not moment.seen.cut:
        lines = [Text(words("terminal-match-dealer", player=dealer), style=f"bold {BRASS}")]
    how = together(len(moment.names), len(moment.seen.match.totals))
    if how != "plain":
        lines += [Text(words("table-together", together=how), style=DIM)]
    return Notice(words("terminal-cut"), Group(*lines), words("terminal-keys-go-on"))


def which(screen: TableScreen, question: Message, labels: Sequence[Message]) -> Choose:
    """Which of several moves."""
    words = screen.sukno.words
    return Choose(words(question), [words(label) for label in labels], words("terminal-keys-list"))


def yes_or_no(screen: TableScreen, question: str) -> Choose:
    """A question; the answer 0 is yes. What changes nothing comes first under the arrows."""
    words = screen.sukno.words
    answers = [words("terminal-yes"), words("terminal-no")]
    return Choose(words("terminal-sure"), answers, words("terminal-keys-list"), question, at=1)


def why(screen: TableScreen, refusal: Refusal) -> Reading:
    """Why something is forbidden, by what rule, and where it is written."""
    words = screen.sukno.words
    text = Group(
        Text(words(refusal.why), style=f"bold {IVORY}"),
        Text(),
        Text(words(source_message(refusal.source)), style=DIM),
    )
    return Reading(words("terminal-why"), text, words("terminal-keys-read"))


def type_move(screen: TableScreen) -> Typing:
    """A move in notation."""
    words = screen.sukno.words
    return Typing(words("terminal-type"), screen.game_picture.type_hint(screen.moment), words("terminal-keys-type"))


def told(screen: TableScreen, text: str) -> Notice:
    """Something told at the table that is too long for a line."""
    return Notice("Sukno", text, screen.sukno.words("terminal-keys-read"))


def talk(screen: TableScreen) -> Reading:
    """Everything said in the deal."""
    words = screen.sukno.words
    lines = Text("\n").join(screen.game_picture.talk(screen.moment))
    return Reading(words("terminal-talk"), lines, words("terminal-keys-read"), at_end=True)


def captures(screen: TableScreen) -> Reading:
    """The captures that may be looked at."""
    words = screen.sukno.words
    lines = screen.game_picture.captures(screen.moment)
    what = Text("\n").join(lines) if lines else Text(words("terminal-no-captures"), style=DIM)
    return Reading(words("terminal-captures"), what, words("terminal-keys-read"))


def nudge(screen: TableScreen, advice: Advice) -> Choose:
    """Where to look, and whether to be told more."""
    words = screen.sukno.words
    answers = [words("page-hint-moves"), words("page-close")]
    return Choose(words("page-hint"), answers, words("terminal-keys-list"), words(advice.nudge))


def hint(screen: TableScreen, advice: Advice) -> Reading:
    """The moves and why."""
    words = screen.sukno.words

    def text(width: int) -> str:
        return told_hint(advice, words, width=width).text

    return Reading(words("page-hint"), Folded(text), words("terminal-keys-read"))


def rules(screen: TableScreen) -> Reading:
    """The whole rules of the table."""
    words = screen.sukno.words
    try:
        text = screen.rules_text(words)
    except Mistake as mistake:
        text = words(mistake.message)
    return Reading(words("terminal-rules"), text, words("terminal-keys-read"))


def standing(screen: TableScreen) -> Reading:
    """How the match stands in the middle of a deal."""
    words, moment = screen.sukno.words, screen.moment
    what: RenderableType = screen.game_picture.sheet(moment)
    if not what:
        what = Text(words("terminal-no-sheet"), style=DIM)
    return Reading(words("terminal-sheet-last"), what, words("terminal-keys-read"))


class SheetDialog(Dialog[str]):
    """The score sheet of a deal; at the end of a match how it ended."""

    BINDINGS = [
        bind("enter,p", "answer('on')"),
        bind("s", "answer('save')"),
        bind("m", "answer('menu')"),
    ]

    def __init__(self, title: str, what: RenderableType, keys: str) -> None:
        super().__init__(title, keys)
        self._what = what

    def body(self) -> ComposeResult:
        """The sheet."""
        with VerticalScroll(classes="scroll"):
            yield Static(self._what, markup=False)

    def action_answer(self, answer: str) -> None:
        """Leave with an answer."""
        self.dismiss(answer)


def sheet(screen: TableScreen) -> SheetDialog:
    """The score of the deal that is over, and of the match."""
    words, moment, picture = screen.sukno.words, screen.moment, screen.game_picture
    what: RenderableType = picture.sheet(moment)
    title = words("terminal-sheet", deal=moment.seen.match.finished, part=picture.part)
    if not moment.seen.match.over:
        return SheetDialog(title, what, words("terminal-keys-sheet"))
    ended = Text(picture.ending(moment), style=f"bold {BRASS}")
    title = title if moment.seen.call is None else words("terminal-match-over")
    return SheetDialog(title, Group(ended, what), words("terminal-keys-end"))


def save_where(screen: TableScreen) -> Typing:
    """Where to write the record."""
    words = screen.sukno.words
    path = str(Path.cwd() / usual_name(screen.table_id))
    return Typing(words("terminal-save"), words("terminal-save-hint"), words("terminal-keys-type"), path)


def save(screen: TableScreen, path: str | None) -> None:
    """Write the record of the match, and say where it is or why it could not be written."""
    if path and path.strip():
        screen.ask_record(lambda record: _write(screen, place_of(path, screen.table_id), record))


def _write(screen: TableScreen, place: Path, record: Record) -> None:
    try:
        write_to(place, record)
        said = message("terminal-saved", path=str(place))
    except FileExistsError:
        said = message("terminal-save-exists", path=str(place))
    except OSError as error:
        said = message("terminal-save-failed", path=str(place), detail=error.strerror or str(error))
    screen.sukno.say(screen.sukno.words("terminal-save"), said)
