"""The games that describe their table, for the tests of what shows them; and short matches of each."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sukno.core.registry import find_game, game_keys
from sukno.store.newtable import NewTable, can_play, usual_table
from sukno.table import Table
from sukno.terminal.look import Deck
from sukno.terminal.people import by_side, player_names
from sukno.terminal.plain.teller import teller_of
from sukno.words import Words

GAMES = [find_game(key).key for key in game_keys()]


def in_turn(game: str) -> bool:
    """Whether one moves after the other, by the usual book: where all play at once a test needs a clock of its own."""
    playing = find_game(game)
    return not playing.load_book(playing.default_book, {}).at_once


PICTURED = [key for key in GAMES if hasattr(find_game(key), "picture") and in_turn(key)]


def most_seats(game: str) -> int:
    """The most that can play it by its default book."""
    return max(seats for seats in find_game(game).seats if can_play(NewTable(game, seats=seats)))


def ending(table: Table, words: Words) -> str:
    """How its match ended, as the one at the first seat reads it."""
    names = player_names(table.players, 0, words)
    teller = teller_of(table.game.key)(table.game, words, names, table.match, Deck())
    said = teller.verdict(table.match, by_side(names, teller.sides_of, teller.side(0)))
    assert said is not None
    return words(said)


SHORT: Final = {"target": 10, "packs": 1, "max_battles": 50}
"""Options that make a match short, with the values that do."""


def short(game: str, seats: int | None = None) -> NewTable:
    """A table of a game with beginners, where a match does not take long if the rules allow for that."""
    new = usual_table(game)
    if seats is not None:
        new = replace(new, seats=seats)
    for option in find_game(game).prose.house_options():
        if option.name in SHORT:
            shorter = replace(new, house={**new.house, option.name: SHORT[option.name]})
            new = shorter if can_play(shorter) else new
    return replace(new, bots=("random",) * (new.seats - 1))
