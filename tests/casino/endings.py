"""The exact ends of the kernel beside a plain search over the specification: every move, every value.

Used by the tests a little and by ``make crosscheck ARGS="--endings"`` at length.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeAlias

from casino.twins import table_of
from sukno.cards import shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.kernel import Aim, Simulator
from sukno.games.casino.kernel.convert import number_of
from sukno.games.casino.kernel.exact import Solver
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.moves import Move
from sukno.games.casino.position import State
from sukno.games.casino.referee import Turn

Worth: TypeAlias = Callable[[State], int]
"""What a deal that is over is worth to side 0."""


@dataclass
class Plain:
    """A plain search: nothing cut off, nothing guessed, only what came up before is not searched again."""

    worth: Worth
    most: int
    known: dict[tuple[object, ...], tuple[State, dict[Move, int]]] = field(default_factory=dict)

    def values(self, state: State) -> dict[Move, int]:
        """What every legal move is worth to side 0 if both sides play their best. Raises TooManyError."""
        here = (state.hands, state.layout, state.piles, state.sweeps, state.last_capture, state.to_act)
        if here not in self.known:
            if len(self.known) >= self.most:
                raise TooManyError
            self.known[here] = state, {move: self.value(after(state, move)) for move in legal(turn_of(state))}
        return self.known[here][1]

    def value(self, state: State) -> int:
        """What a position is worth to side 0."""
        if state.to_act is None:
            return self.worth(state)
        best = min if state.to_act % 2 else max
        return best(self.values(state).values())


class TooManyError(Exception):
    """The end has more positions than the plain search was to look at."""


def turn_of(state: State) -> Turn:
    """The turn of the seat to act."""
    assert state.to_act is not None
    return Turn(state.book, state.seats, state.to_act, state.to_act, state.hands[state.to_act], state.layout)


def after(state: State, move: Move) -> State:
    """The position after a legal move, without its history: so those that come about in two ways are equal."""
    assert state.to_act is not None
    played = GAME.play(state, state.to_act, move)
    assert not isinstance(played, Refusal), played
    hands = tuple(tuple(sorted(hand)) for hand in played.hands)
    return replace(played, hands=hands, history=(), sweep_order=())


def ahead(state: State) -> int:
    """How many points side 0 is ahead."""
    mine, theirs = GAME.outcome(state)
    return mine - theirs


def near_the_end(rng: Random, cards: int) -> State:
    """A deal of two sides under any options, played at random until so few cards are to be played."""
    book, seats = table_of(rng)
    while book.rules.sides(seats) != 2:
        book, seats = table_of(rng)
    state = GAME.start(book, seats, rng.randrange(seats), shuffled(rng))
    while len(state.stock) + sum(map(len, state.hands)) > cards:
        state = after(state, draw(turn_of(state), rng))
    return state


def compare_ending(rng: Random, cards: int, most: int = 3000, worth: Worth = ahead, aim: Aim | None = None) -> int:
    """Every position that a deal can come to from so few cards on, all its moves. How many positions they were."""
    state = near_the_end(rng, cards)
    plain = Plain(worth, most)
    while True:
        try:
            plain.values(state)
        except TooManyError:
            # From a move later on there are fewer.
            plain.known.clear()
            state = after(state, draw(turn_of(state), rng))
        else:
            break
    simulator = Simulator(state.book, state.seats)
    solver = Solver(simulator.laws, memory=12)
    for state, values in plain.known.values():
        found, _ = solver.solve(simulator.from_state(state), 10_000_000, aim)
        assert found == list(numbered(state, values).items()), (state.book.key, state.book.house, state)
    return len(plain.known)


def numbered(state: State, values: dict[Move, int]) -> dict[int, int]:
    """Values for side 0 as the kernel gives them: of its moves, for the side to act."""
    side = 1 if state.to_act in (0, 2) else -1
    return {number_of(state.layout, move): side * value for move, value in values.items()}
