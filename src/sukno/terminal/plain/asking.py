"""A new table, asked for in lines: the book, the seats, the bots and the house's rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol

from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.games.casino.options import OPTIONS
from sukno.games.casino.prose import PROSE
from sukno.store.newtable import NewTable, usual_bot
from sukno.terminal.people import bot_label
from sukno.words import Message, Words

from .retold import house_text

CANCEL: Final = ("cancel", "отмена", "отменить")


class Say(Protocol):
    """Shows a text."""

    def __call__(self, what: Message | str, /, **args: str | int | Message) -> None:
        """Show it."""
        ...


class Cancelled(Exception):  # a way out, not an error
    """The player stays where he is."""


def ask_table(last: NewTable, read: Callable[[], str], say: Say, words: Words) -> NewTable:
    """Ask for a table; an empty line keeps the last choice. Raises Cancelled."""
    game = find_game(last.game)
    books = game.books()
    say("asking-start")
    names = [f"{PROSE.book_name(key, words)} ({key})" for key in books]
    kept = last.book or game.default_book
    book = _pick("asking-book", books, names, kept, read, say)
    house = _house(last, book, read, say)
    possible = [str(seats) for seats in game.seats if _can_play(last.game, book, house, seats)]
    kept = str(last.seats) if str(last.seats) in possible else possible[0]
    seats = int(_pick("asking-seats", possible, possible, kept, read, say))
    bots = tuple(game.bots())
    kept = last.bots[0] if last.bots and last.bots[0] in bots else usual_bot(last.game)
    bot = _pick("asking-bot", bots, [bot_label(bot, words) for bot in bots], kept, read, say)
    return replace(last, book=book, house=house, seats=seats, bots=(bot,) * (seats - 1), seat=0)


def _pick(question: str, keys: Any, names: list[str], kept: str, read: Callable[[], str], say: Say) -> str:
    """One of several, by number or by name."""
    say(question, kept=names[list(keys).index(kept)])
    if keys != names:
        for number, name in enumerate(names, 1):
            say("asking-choice", number=number, name=name)
    while True:
        line = _line(read)
        if not line:
            return kept
        if line in keys:
            return line
        if keys != names and line.isdecimal() and len(line) < 4 and 1 <= int(line) <= len(keys):
            return str(keys[int(line) - 1])
        say("asking-again", given=line)


def _house(last: NewTable, book: str, read: Callable[[], str], say: Say) -> dict[str, Any]:
    """The house's changes, one a line until an empty one; what cannot be is said and asked again."""
    game = find_game(last.game)
    house: dict[str, Any] = dict(last.house) if (last.book or game.default_book) == book else {}
    say("asking-house", house=house_text(house) or "–")
    while line := _line(read):
        if line == "-":
            house = {}
            say("asking-house-none")
            continue
        try:
            wanted = {**house, **OPTIONS.parse([line])}
            house = dict(game.load_book(book, wanted).house_data)
        except Mistake as mistake:
            say(mistake.message)
        else:
            say("asking-house-now", house=house_text(house) or "–")
    return house


def _can_play(game: str, book: str, house: dict[str, Any], seats: int) -> bool:
    playing = find_game(game)
    try:
        playing.check_seats(playing.load_book(book, house), seats)
    except Mistake:
        return False
    return True


def _line(read: Callable[[], str]) -> str:
    line = read()
    if line.lower() in CANCEL:
        raise Cancelled
    return line
