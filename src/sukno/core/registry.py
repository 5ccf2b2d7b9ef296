"""Finds the games by walking the package ``sukno.games``: a folder with a ``GAME`` in it is a game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from sukno.words import message

from .game import Game
from .refusal import Mistake

_GAMES = "sukno.games"


@cache
def game_keys() -> tuple[str, ...]:
    """The keys of all games, in the order of the alphabet."""
    spec = find_spec(_GAMES)
    folders = spec.submodule_search_locations if spec else None
    return tuple(sorted(module.name for module in iter_modules(folders) if module.ispkg))


def is_game(key: str) -> bool:
    """Whether there is a game of this key."""
    return key.replace("-", "_") in game_keys()


@cache
def find_game(key: str) -> Game[Any, Any, Any]:
    """The game of this key. Raises Mistake that lists the games there are."""
    name = key.replace("-", "_")
    if not is_game(key):
        raise Mistake(message("game-unknown", game=key, games=", ".join(game_keys())))
    game: Game[Any, Any, Any] = import_module(f"{_GAMES}.{name}").GAME
    return game
