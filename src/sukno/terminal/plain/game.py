"""The game in plain lines, for braille displays, pipes and scripts: no colour, no cursor, each line whole in itself.

It asks, it obeys, it tells what happened; the table, its rules and its saves are those of every other door.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TextIO

from sukno.analysis.hint import standing, weighed
from sukno.core.advice import Advice
from sukno.core.prose import source_message
from sukno.core.refusal import Mistake, Refusal
from sukno.store import Conflict, Store
from sukno.store.newtable import NewTable
from sukno.table import Host, TableView
from sukno.terminal.people import by_side, player_names, strengths, together
from sukno.terminal.saving import place_of, write_to
from sukno.terminal.settings import read_settings
from sukno.terminal.sitting import Sitting, go_on_in_turn, open_in_turn, resume_in_turn
from sukno.words import Message, Words, message

from .asking import Cancelled, ask_table
from .help import OWN, RUN, help_lines
from .house import house_words
from .lines import columns, wrapped
from .saves import saved_lines
from .teller import Offer, Teller, Way, teller_of

PAGE: Final = 9
"""Moves offered at a time."""
LONG: Final = 9
"""So many digits are more than any list has; a number of thousands of them Python would not even read."""

LONG_WAIT: Final = 60
"""After so many moves of the others in a row it is told what happens: in most games there are never so many."""

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("help", "?", "помощь", "справка"),
    "table": ("table", "стол"),
    "moves": ("moves", "ходы"),
    "on": ("on", "дальше"),
    "more": ("more", "ещё", "еще"),
    "why": ("why", "почему"),
    "hint": ("hint", "подсказка"),
    "undo": ("undo", "отменить", "отмена"),
    "back": ("back", "назад"),
    "look": ("look", "посмотреть", "взятки"),
    "score": ("score", "счёт", "счет"),
    "log": ("log", "ход", "журнал"),
    "rules": ("rules", "правила"),
    "claim": ("claim", "call", "объявить"),
    "resign": ("resign", "сдаться"),
    "save": ("save", "записать"),
    "new": ("new", "новый", "новая"),
    "games": ("games", "list", "игры"),
    "open": ("open", "resume", "открыть"),
    "quit": ("quit", "exit", "q", "выход", "выйти"),
}
"""Every command by its words: both languages are always understood."""

_ACTIONS: Final = {word: action for action, words in COMMANDS.items() for word in words}
YES: Final = ("yes", "y", "да", "д")


class Quit(Exception):  # a way out, not an error
    """The player leaves; everything is saved."""


def run(store: Store, words: Words, resume_id: str | None, new: NewTable | None, source: TextIO, out: TextIO) -> int:
    """Play in plain lines until the player leaves; the exit code.

    ``resume_id``: the saved game to go on with; ``new``: a table to open. With neither, the game that was played
    last goes on, or the last choices open a new table. Raises Mistake for what cannot be played or saved.
    """
    words = read_settings(store).on_deck(words)
    plain = Plain(store, words, source, out)
    if new is not None:
        plain.open(new)
    elif resume_id is not None:
        plain.resume(resume_id)
    else:
        plain.go_on()
    try:
        plain.play()
    except Quit:
        pass
    except KeyboardInterrupt:
        out.write("\n")  # the terminal has just shown ^C
        plain.tell_saved()
        raise
    plain.tell_saved()
    return 0


class Plain:
    """One player at a table, line by line."""

    _sitting: Sitting
    _tell_of: Teller

    def __init__(self, store: Store, words: Words, source: TextIO, out: TextIO) -> None:
        self._store = store
        self._words = words
        self._source = source
        self._out = out
        self._deals = 0
        """How many deals have been announced."""
        self._told: int | None = None
        """How many moves of the last one have been told; None: not even the deal."""
        self._sheets = 0
        """How many score sheets have been shown."""
        self._ended = False
        """Whether the end of the match has been told."""
        self._offer: Offer | None = None
        """The moves on offer, of one card or after ``moves`` of all; None while a card is asked for."""
        self._shown = 0
        """How many of them have been shown; those may be chosen by number."""
        self._seen_version = 0
        """The version of the table that was shown with the hand."""
        self._back = 0
        self._refusal: Refusal | None = None
        self._asked_to_resign = False
        self._running = 0
        """So many moves more are made without a question, while there is nothing to choose."""
        self._nudged = 0
        """The version of the table at which it was told where to look; asked again, the moves are told."""

    # Tables

    def open(self, new: NewTable) -> None:
        """Sit down at a new table. Raises Mistake where all play at once."""
        self._sit(open_in_turn(self._store, new))

    def resume(self, table_id: str) -> None:
        """Go on with a saved table. Raises Mistake where there is none, or it is damaged."""
        self._sit(resume_in_turn(self._store, table_id))

    def go_on(self) -> None:
        """Go on where the player left; what cannot be played here is told and passed over. Else open a new table."""
        left = go_on_in_turn(self._store)
        for what in left.damaged:
            self._say("plain-damaged", what=what)
        for what in left.elsewhere:
            self._say("plain-elsewhere", what=what)
        assert left.sitting is not None
        self._sit(left.sitting)

    def _sit(self, sitting: Sitting) -> None:
        table = sitting.host.table
        self._sitting = sitting
        names = player_names(table.players, sitting.seat, self._words)
        deck = read_settings(self._store).deck(self._words.lang)
        self._tell_of = teller_of(table.game.key)(table.game, self._words, names, table.match, deck)
        self._deals = self._sheets = 0
        self._told = None
        self._ended = False
        self._seen_version = self._running = 0
        self._turn_over()
        self._welcome()

    @property
    def host(self) -> Host:
        """The table's host."""
        return self._sitting.host

    def _welcome(self) -> None:
        table, seen = self.host.table, self._seen
        told = zip(self._tell_of.names, strengths(seen.players, self._words), strict=True)
        players = [f"{name}, {strength}" if strength else name for name, strength in told]
        prose = table.game.prose
        book = prose.book_name(table.book.key, self._words)
        at_table = "; ".join(players)
        self._say(
            "plain-welcome",
            table=self._sitting.id,
            game=prose.called,
            book=book,
            players=at_table,
            together=together(table.seats, len(self._tell_of.sides)),
        )
        if table.book.house:
            self._say("plain-house", house=house_words(prose, table.book, table.seats, self._words))
        if table.opened.lesson:
            self._say("table-lesson-here")
        self._say("plain-hint")
        if "on" in self._own_commands and not table.over:
            self._say("plain-help-on", moves=RUN)
        if self._sitting.begins:
            if seen.cut:
                self._lines(self._tell_of.cut(seen.cut, seen.match.dealer, self._sitting.seat))
            return
        # What happened since one's own last move is told again: that is where one was.
        self._say("plain-resumed")
        self._deals = len(table.deals)
        self._sheets = max(0, seen.match.finished - seen.deal_over)
        mine = [place for place, (seat, _) in enumerate(seen.moves) if seat == self._sitting.seat]
        self._told = mine[-1] if mine else None
        self._say_deal()

    @property
    def _seen(self) -> TableView:
        return self._sitting.seen

    @property
    def _view(self) -> Any:
        return self._seen.view

    # The game

    def play(self) -> None:
        """Go on until the player leaves (Quit)."""
        while True:
            try:
                self._step()
            except Conflict:
                # Somebody plays this table in another window: what stands there now counts.
                self._say("terminal-elsewhere")
                self.resume(self._sitting.id)

    def _step(self) -> None:
        self._tell()
        acted = 0
        while not self._seen.deal_over and self.host.bot_acts() is not None:
            acted += 1
            if acted % LONG_WAIT == 0:
                # Whoever is out of the game sees the others finish it.
                if acted == LONG_WAIT:
                    self._say("plain-others")
                self._tell()
        if acted or self._runs_on():
            return
        if not self._seen.deal_over and self._seen_version != self._seen.version:
            self._show()
        self._obey(self._ask())

    def _runs_on(self) -> bool:
        """Make the only move, if that was wanted; whether it was made."""
        only = self._only if self._running and not self._seen.deal_over else None
        self._running = 0 if only is None else self._running - 1
        if only is not None:
            self._move(only.move)
        return only is not None

    def _ask(self) -> str:
        if self._asked_to_resign:
            self._say("plain-ask-resign")
        elif self._back:
            self._say("plain-ask-back")
        elif self.host.table.over:
            self._say("plain-ask-again")
        elif self._seen.deal_over:
            self._say("plain-ask-deal", part=self._part)
        elif self._offer is not None:
            self._say("plain-ask-move")
        else:
            self._say("plain-ask-card" if self._only is None else "plain-ask-only")
        return self.read()

    def read(self) -> str:
        """A line of the player's. Raises Quit where no more will come."""
        line = self._source.readline()
        if not line:
            raise Quit
        return line.strip()

    def _obey(self, line: str) -> None:
        if self._asked_to_resign:
            self._resign(line)
            return
        word, _, rest = line.partition(" ")
        action = _ACTIONS.get(word.lower())
        if self._back and action != "back":
            self._back = 0
            if not line:
                self._again()
                return
        try:
            if action in OWN and action not in self._own_commands:
                raise Mistake(message("plain-not-here", word=word))
            if action is not None:
                self._commands[action](rest.strip())
            elif line.isdecimal():
                self._number(int(line[:LONG]))
            elif not line:
                self._empty()
            else:
                self._move(line)
        except Conflict:
            raise
        except Mistake as mistake:
            self._say(mistake.message)
        except ValueError:  # whatever was typed, it is no move, and no reason to leave
            self._say("terminal-unread")

    @property
    def _own_commands(self) -> tuple[str, ...]:
        return self._tell_of.own_commands(self._seen.match, self._view)

    @property
    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "help": lambda _: self._help(),
            "table": lambda _: self._again(),
            "moves": lambda _: self._all_moves(),
            "on": self._on,
            "more": lambda _: self._more(),
            "why": self._why,
            "hint": lambda _: self._hint(),
            "undo": lambda _: self._undo(),
            "back": self._step_back,
            "look": lambda _: self._look(),
            "score": lambda _: self._score(),
            "log": lambda _: self._log(),
            "rules": lambda _: self._rules(),
            "claim": lambda _: self._call("claim"),
            "resign": lambda _: self._ask_to_resign(),
            "save": self._save,
            "new": lambda _: self._new(),
            "games": lambda _: self._games(),
            "open": self._open,
            "quit": lambda _: self._quit(),
        }

    def _empty(self) -> None:
        if self.host.table.over:
            self._rematch()
        elif self._seen.deal_over:
            self.host.deal()
        elif self._offer is None and (only := self._only) is not None:
            self._move(only.move)
        else:
            self._again()

    @property
    def _only(self) -> Way | None:
        """The only move there is; None where there are several."""
        given = self._tell_of.offers(self._view)
        single = len(given) == 1 and given[0].complete and len(given[0].moves) == 1
        return self._way(given[0].moves[0]) if single else None

    # Moving

    def _number(self, number: int) -> None:
        self._needs_turn()
        if self._offer is not None:
            self._check_number(number, self._shown)
            self._move(self._way(self._offer.moves[number - 1]).move)
            return
        given = self._tell_of.offers(self._view)
        self._check_number(number, len(given))
        offer = given[number - 1]
        if len(offer.moves) > 1:
            self._show_offer(offer)
        else:
            # One move: the list has said which. None: what is tried instead will be refused, with the reason.
            self._move(self._way(offer.moves[0]).move if offer.moves else offer.instead)

    def _check_number(self, number: int, most: int) -> None:
        if not 1 <= number <= most:
            raise Mistake(message("plain-number", most=most))

    def _way(self, move: Any) -> Way:
        return self._tell_of.way(self._view, move)

    def _move(self, text: str) -> None:
        try:
            refusal = self.host.move(self._sitting.seat, text, self._seen.version)
        except Mistake as mistake:
            # Somebody who types a word means a command, not a move.
            if not isinstance(mistake, Conflict) and text.replace(" ", "").isalpha() and len(text) > 2:
                raise Mistake(message("plain-unknown", word=text)) from mistake
            raise
        self._refuse(refusal)
        if refusal is None:
            self._turn_over()

    def _refuse(self, refusal: Refusal | None) -> None:
        self._refusal = refusal
        if refusal is not None:
            self._say("plain-refused", why=refusal.why)

    def _turn_over(self) -> None:
        self._offer, self._shown, self._back = None, 0, 0
        self._asked_to_resign = False

    def _show_offer(self, offer: Offer) -> None:
        self._offer, self._shown = offer, 0
        self._more()

    def _more(self) -> None:
        if self._offer is None or self._shown >= len(self._offer.moves):
            raise Mistake(message("plain-no-more"))
        first = self._shown
        self._shown = min(first + PAGE, len(self._offer.moves))
        for number, move in enumerate(self._offer.moves[first : self._shown], first + 1):
            way = self._way(move)
            self._say("plain-choice", number=number, what=way.what, move=way.move)
        left = len(self._offer.moves) - self._shown
        if left:
            self._say("plain-more" if self._offer.complete else "plain-more-many", more=left)
        elif not self._offer.complete:
            self._say("plain-many")

    def _on(self, text: str) -> None:
        self._needs_turn()
        if text and not text.strip("0").isdecimal():
            raise Mistake(message("plain-unknown", word=text))
        self._running = int(text[:LONG]) if text else RUN

    def _all_moves(self) -> None:
        self._needs_turn()
        self._show_offer(self._tell_of.all_moves(self._view))

    def _undo(self) -> None:
        self.host.undo(self._sitting.seat, self._seen.version)
        self._told = len(self._seen.moves)
        self._turn_over()
        self._say("plain-undone")

    def _why(self, text: str) -> None:
        refusal = self._refusal
        if text:
            self._needs_turn()
            view, game = self._view, self.host.table.game
            refusal = game.refuse(view, game.parse(view, text))
            if refusal is None:
                self._say("plain-legal", move=text)
                return
        if refusal is None:
            raise Mistake(message("plain-nothing-refused"))
        self._say(refusal.why)
        self._say("plain-rule", rule=refusal.rule)
        self._say(source_message(refusal.source))

    def _needs_turn(self) -> None:
        if self._seen.deal_over:
            raise Mistake(message("match-is-over" if self.host.table.over else "deal-is-over"))

    # Calls

    def _call(self, call: str) -> None:
        self._refuse(self.host.call(self._sitting.seat, call, self._seen.version))
        self._turn_over()

    def _ask_to_resign(self) -> None:
        if self.host.table.over:
            raise Mistake(message("match-is-over"))
        self._asked_to_resign = True

    def _resign(self, line: str) -> None:
        self._asked_to_resign = False
        if line.lower() in YES:
            self._call("resign")
        else:
            self._say("plain-not-resigned")

    # Telling

    def _tell(self) -> None:
        """Everything that has happened since the last time."""
        seen, table = self._seen, self.host.table
        if self._deals < len(table.deals):
            self._deals, self._told = len(table.deals), None
            self._say_deal()
        made = len(seen.moves)
        if self._told != made:
            first = self._told or 0
            views = [self.host.table.earlier(self._sitting.seat, made - move) for move in range(first, made + 1)]
            before = [None] if self._told is None else []
            self._lines(self._tell_of.happened([*before, *views], seen.moves[first:]))
            self._told = made
        if self._sheets < seen.match.finished and seen.deal_over:
            self._lines(self._tell_of.opened(seen.view))
        while self._sheets < seen.match.finished:
            self._lines(self._tell_of.sheet(seen.match, self._sheets))
            self._sheets += 1
        if table.over and not self._ended:
            self._ended = True
            self._lines(self._tell_of.cut_short(seen.match))
            self._tell_end()

    @property
    def _part(self) -> str:
        """What the players call a deal."""
        return self._tell_of.game.prose.part

    def _say_deal(self) -> None:
        dealer = self._seen.dealer
        if dealer is None:
            self._say("plain-deal-each", deal=self._deals, part=self._part)
        else:
            self._say("plain-deal", deal=self._deals, dealer=self._tell_of.names[dealer], part=self._part)

    def _tell_end(self) -> None:
        match = self._seen.match
        tell = self._tell_of
        verdict = tell.verdict(match, by_side(tell.names, tell.sides_of, tell.side(self._sitting.seat)))
        assert verdict is not None
        self._say(verdict)

    def _show(self) -> None:
        """The table and the hand, when it is one's turn."""
        self._seen_version = self._seen.version
        self._lines(self._tell_of.table(self._view))
        if (hint := self._tell_of.hint(self._view)) is not None:
            self._say(hint)
        for offer in self._tell_of.offers(self._view):
            self._say(offer.line)

    def _again(self) -> None:
        self._turn_over()
        self._seen_version = 0
        if self._seen.deal_over:
            self._lines(self._tell_of.table(self._view))

    def _help(self) -> None:
        own, over = self._own_commands, self.host.table.over
        for line in help_lines(self._tell_of.written, own, plays_cards=self._tell_of.plays_cards, over=over):
            self._say(line)

    def _step_back(self, text: str) -> None:
        moves = len(self._seen.moves)
        if not moves:
            raise Mistake(message("plain-no-back"))
        self._back = min(moves, self._back + (int(text) if text.isdecimal() and len(text) < 4 else 1))
        view = self.host.table.earlier(self._sitting.seat, self._back)
        self._say("plain-back", moves=self._back)
        self._lines(self._tell_of.table(view))
        self._lines(self._tell_of.hand(view))

    def _hint(self) -> None:
        table = self.host.table
        advice = table.advise(self._sitting.seat)
        if self._nudged == table.version:
            self._lines(self._hinted(advice))
        else:
            self._nudged = table.version
            self._say(advice.nudge)
            self._say("plain-hint-more")

    def _hinted(self, advice: Advice) -> Iterator[str]:
        """The moves as they are typed: numbers are for what is on offer."""
        yield self._words(weighed(advice))
        for one in advice.candidates:
            yield self._words("plain-hint-move", move=one.move, said=one.said, worth=standing(advice, one))
            yield from map(self._words, one.why)

    def _look(self) -> None:
        lines = list(self._tell_of.look(self._view))
        if not lines:
            raise Mistake(message("plain-no-look"))
        self._lines(lines)

    def _score(self) -> None:
        self._lines(self._tell_of.score(self._seen.match, self._view))

    def _log(self) -> None:
        self._say_deal()
        self._lines(self._tell_of.log(self._view))

    def _rules(self) -> None:
        table = self.host.table
        rules = table.game.prose.rules_text(table.book, self._words, table.seats)
        self._lines(line for line in rules.splitlines() if line.strip(" ="))

    # Saves and other tables

    def _save(self, text: str) -> None:
        path = place_of(text, self._sitting.id)
        try:
            write_to(path, self.host.table.record(self._sitting.seat))
        except FileExistsError as error:
            raise Mistake(message("plain-save-exists", path=str(path))) from error
        except OSError as error:
            detail = error.strerror or str(error)
            raise Mistake(message("plain-save-failed", path=str(path), detail=detail)) from error
        self._say("plain-saved-record", path=str(path))

    def _rematch(self) -> None:
        self._sit(self._sitting.again(self._store))

    def _new(self) -> None:
        try:
            new = ask_table(self._store, self.read, self._say, self._words)
        except Cancelled:
            self._say("plain-new-cancelled")
            return
        self.open(new)

    def _games(self) -> None:
        self._lines(saved_lines(self._store, self._words))

    def _open(self, text: str) -> None:
        if not text:
            raise Mistake(message("plain-open-which"))
        self.resume(text)

    def _quit(self) -> None:
        raise Quit

    def tell_saved(self) -> None:
        """Say how to come back."""
        self._say("plain-over" if self.host.table.over else "plain-saved", table=self._sitting.id)

    # Speaking

    def _say(self, what: Message | str, /, **args: str | int | Message) -> None:
        self._lines(self._words(what, **args).split("\n"))

    def _lines(self, lines: Iterable[str] | Iterator[str]) -> None:
        for line in lines:
            for part in wrapped(line, columns(self._out)):
                self._out.write(f"{part}\n")
        self._out.flush()
