"""A new table, asked for in lines: the game, the book, the seats, the bots and the house's rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Protocol

from sukno.core.options import write_single
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game, game_keys
from sukno.store import Store
from sukno.store.newtable import NewTable, can_play, read_last, usual_bot
from sukno.table.people import levels
from sukno.terminal.people import bot_label
from sukno.words import Message, Words

from .house import house_text

CANCEL: Final = ("cancel", "отмена", "отменить")


class Say(Protocol):
    """Shows a text."""

    def __call__(self, what: Message | str, /, **args: str | int | Message) -> None:
        """Show it."""
        ...


class Cancelled(Exception):  # a way out, not an error
    """The player stays where he is."""


def ask_table(store: Store, read: Callable[[], str], say: Say, words: Words) -> NewTable:
    """Ask for a table; an empty line keeps the last choice. Raises Cancelled."""
    say("asking-start")
    last = _game(store, read, say, words)
    game = find_game(last.game)
    books = game.books()
    names = [f"{game.prose.book_name(key, words)} ({key})" for key in books]
    kept = last.book or game.default_book
    book = _pick("asking-book", books, names, kept, read, say)
    house = _house(last, book, read, say)
    new = replace(last, book=book, house=house)
    possible = [str(seats) for seats in game.seats if can_play(replace(new, seats=seats))]
    kept = str(last.seats) if str(last.seats) in possible else possible[0]
    seats = int(_pick("asking-seats", possible, possible, kept, read, say))
    bots = levels(game, seats)
    kept = last.bots[0] if last.bots and last.bots[0] in bots else usual_bot(last.game)
    bot = _pick("asking-bot", bots, [bot_label(bot, words) for bot in bots], kept, read, say) if bots[1:] else kept
    return replace(new, seats=seats, bots=(bot,) * (seats - 1), seat=0)


def _game(store: Store, read: Callable[[], str], say: Say, words: Words) -> NewTable:
    """The last choices in the game that is chosen."""
    last = read_last(store)
    games = [find_game(key).key for key in game_keys()]
    if not games[1:]:
        return last
    proses = [find_game(game).prose for game in games]
    names = [
        words("asking-choice-game", name=prose.called, about=prose.about, game=game)
        for prose, game in zip(proses, games, strict=True)
    ]
    return read_last(store, _pick("asking-game", games, names, last.game, read, say))


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
    options = game.prose.shelf.options
    option = game.prose.house_options()[0]
    say("asking-house", house=house_text(house) or "–", example=f"{option.name}={write_single(option.values[-1])}")
    while line := _line(read):
        if line == "-":
            house = {}
            say("asking-house-none")
            continue
        try:
            wanted = {**house, **options.parse([line])}
            house = dict(game.load_book(book, wanted).house_data)
        except Mistake as mistake:
            say(mistake.message)
        else:
            say("asking-house-now", house=house_text(house) or "–")
    return house


def _line(read: Callable[[], str]) -> str:
    line = read()
    if line.lower() in CANCEL:
        raise Cancelled
    return line
