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


@cache
def find_game(key: str) -> Game[Any, Any, Any]:
    """The game of this key. Raises Mistake that lists the games there are."""
    name = key.replace("-", "_")
    if name not in game_keys():
        raise Mistake(message("game-unknown", game=key, games=", ".join(game_keys())))
    game: Game[Any, Any, Any] = import_module(f"{_GAMES}.{name}").GAME
    return game
