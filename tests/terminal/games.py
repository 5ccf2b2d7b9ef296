"""The games that describe their table, for the tests of what shows them; and short matches of each."""

from __future__ import annotations

from typing import Any

from sukno.core.registry import find_game, game_keys
from sukno.store.newtable import NewTable, can_play, usual_table

GAMES = [find_game(key).key for key in game_keys()]
PICTURED = [key for key in GAMES if hasattr(find_game(key), "picture")]


def most_seats(game: str) -> int:
    """The most that can play it by its default book."""
    return max(seats for seats in find_game(game).seats if can_play(NewTable(game, seats=seats)))


def short(game: str, **changes: Any) -> NewTable:
    """A table of a game with beginners, where a match does not take long if the rules allow for that."""
    usual = usual_table(game)
    prose = find_game(game).prose
    house = {}
    for option in prose.house_options():
        if option.name in ("target", "packs") and isinstance(option.values, range):
            wanted = {option.name: max(option.values[0], min(option.values[-1], 50 if option.name == "target" else 1))}
            if can_play(NewTable(game, house=wanted, seats=usual.seats)):
                house |= wanted
    new = NewTable(**{"game": game, "house": house, "seats": usual.seats, **changes})
    return NewTable(new.game, new.book, new.house, new.seats, ("random",) * (new.seats - 1))
