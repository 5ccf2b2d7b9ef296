"""Every game by the clock: random games a second, beside OpenSpiel where it has the like, and how long bots think."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from random import Random
from statistics import quantiles
from time import process_time
from typing import Any

from report import Section, Table

from sukno.core.game import Game
from sukno.core.refusal import Refusal
from sukno.core.registry import find_game, game_keys

ROUNDS = 5
SECONDS = 1.0
"""Each player of games gets so long in each round; they take turns, so that all meet the same machine."""
LIKE = {"crazy_eights": ("crazy_eights(players=2)", 2), "hearts": ("hearts", 4)}
"""What is nearest to a game of ours in OpenSpiel, and how many play it there."""
BOT_DEALS = 3
SLOWEST = 0.2
"""Seconds a strong bot may think."""


def deal(game: Game[Any, Any, Any], book: Any, seats: int, rng: Random) -> int:
    """A random deal from the first card to the points; how many moves it had."""
    state = game.start(book, seats, 0, game.shuffled(book, seats, rng))
    moves = 0
    while acting := game.to_act(state):
        seat = min(acting)
        after = game.play(state, seat, game.draw(game.view(state, seat), rng))
        assert not isinstance(after, Refusal)
        state = after
        moves += 1
    game.outcome(state)
    return moves


def deal_of_theirs(game: Any, rng: Random) -> int:
    """The same of OpenSpiel, driven from Python; only the players' decisions count."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    state.returns()
    return moves


class Pace:
    """Deals and moves in a time."""

    def __init__(self, play: Callable[[], int]) -> None:
        self._play = play
        self.deals = self.moves = 0
        self.seconds = 0.0

    def go_on(self) -> None:
        """Play for a while, a deal at least."""
        begin = process_time()
        while (spent := process_time() - begin) < SECONDS:
            self.moves += self._play()
            self.deals += 1
        self.seconds += spent

    @property
    def per_second(self) -> tuple[float, float]:
        """Deals and moves."""
        return self.deals / self.seconds, self.moves / self.seconds


def bench_games() -> Section:
    """Random deals a second of every game, by its default book, with as few seats as it has."""
    rng = Random(1)
    ours: dict[str, Pace] = {}
    theirs: dict[str, Pace] = {}
    spiel = find_spec("pyspiel")
    for key in game_keys():
        game = find_game(key)
        book, seats = game.load_book(game.default_book, {}), min(game.seats)
        ours[key] = Pace(partial(deal, game, book, seats, rng))
        if spiel and key in LIKE:
            import pyspiel

            theirs[key] = Pace(partial(deal_of_theirs, pyspiel.load_game(LIKE[key][0]), rng))
    for _ in range(ROUNDS):
        for pace in (*ours.values(), *theirs.values()):
            pace.go_on()
    rows = []
    for key, pace in ours.items():
        deals, moves = pace.per_second
        rows.append((key, str(min(find_game(key).seats)), f"{deals:,.1f}", f"{moves:,.0f}", ""))
        if key in theirs:
            name, seats = LIKE[key]
            their_deals, their_moves = theirs[key].per_second
            ratio = f"{moves / their_moves:.2f}"
            rows.append((f"OpenSpiel {name}", str(seats), f"{their_deals:,.1f}", f"{their_moves:,.0f}", ratio))
    return Section(
        "Random deals of every game",
        "deals a second on one core by their default books, seen, drawn, played and scored; OpenSpiel in turns with "
        "them, driven from Python; the ratio is of moves a second, ours to theirs.",
        [Table(("", "seats", "deals a second", "moves a second", "ratio"), rows)],
        [] if spiel else ["OpenSpiel, for it is not installed (pip install open_spiel)"],
    )


def bench_thinking() -> Section:
    """Milliseconds a move of the strongest bot of every other game, at every number of seats."""
    rows = []
    for key in game_keys():
        game = find_game(key)
        name, _ = list(game.bots().items())[-1]
        for seats in game.seats:
            times = [1000 * some for some in thinking(game, seats)]
            late = quantiles(times, n=100, method="inclusive")[98]
            figures = [f"{some:.2f}" for some in (sum(times) / len(times), late, max(times))]
            rows.append((f"{key}, {name}", str(seats), *figures, str(len(times))))
    return Section(
        "How long the strongest bots think",
        f"milliseconds of processor time a move; bar: {1000 * SLOWEST:.0f}.",
        [Table(("", "seats", "mean", "99 %", "worst", "moves"), rows)],
    )


def thinking(game: Game[Any, Any, Any], seats: int) -> Iterator[float]:
    """How long each move of some deals took that the strongest bot plays against itself."""
    bot = list(game.bots().values())[-1]
    book = game.load_book(game.default_book, {})
    for number in range(BOT_DEALS):
        rng = Random(f"{game.key} {number}")
        state = game.start(book, seats, 0, game.shuffled(book, seats, rng))
        while acting := game.to_act(state):
            seat = min(acting)
            view = game.view(state, seat)
            begin = process_time()
            move = bot.choose(view, rng)
            yield process_time() - begin
            after = game.play(state, seat, move)
            assert not isinstance(after, Refusal)
            state = after
