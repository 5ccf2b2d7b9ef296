"""The end of a deal as a player sees it: what is known by counting, what the moves are worth, and in the match."""

from __future__ import annotations

import doctest
from random import Random

import pytest

from casino.endings import Plain, after, ahead, turn_of
from sukno.cards import shuffled
from sukno.games.casino import GAME, ending, stake
from sukno.games.casino.book import Book, load_book
from sukno.games.casino.ending import known_deal, match_ending, solve
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.match import takes_of
from sukno.games.casino.play import play, start
from sukno.games.casino.position import State
from sukno.games.casino.scoring import score
from sukno.games.casino.setup import read_position


def last_packet(book: Book, rng: Random, cards: int, before: tuple[int, ...] = ()) -> State:
    """A deal between two played at random, with its history, until so few cards are left."""
    state = start(book, 2, 0, shuffled(rng), before)
    while state.stock or sum(map(len, state.hands)) > cards:
        assert state.to_act is not None
        played = play(state, state.to_act, draw(turn_of(state), rng))
        assert isinstance(played, State)
        state = played
    return state


@pytest.mark.parametrize("key", ["standard", "digest-royal", "family-draw"])
def test_a_player_knows_the_end_from_what_it_has_seen(key: str) -> None:
    rng = Random(f"seen {key}")
    for _ in range(3):
        state = last_packet(load_book(key), rng, 4)
        assert state.to_act is not None
        seen = GAME.view(state, state.to_act)
        known = known_deal(seen)
        assert known is not None
        assert [sorted(hand) for hand in known.hands] == [sorted(hand) for hand in state.hands]
        assert (known.piles, known.sweeps, known.last_capture) == (state.piles, state.sweeps, state.last_capture)
        side = 1 - 2 * state.to_act
        plain = Plain(ahead, 20_000).values(state)
        assert ending.ending(seen) == {move: side * value for move, value in plain.items()}
        assert match_ending(seen) == ending.ending(seen)


def test_what_may_be_hidden_is_not_known() -> None:
    rng = Random("hidden")
    state = start(load_book("standard"), 2, 0, shuffled(rng))
    assert ending.ending(GAME.view(state, 1)) is None
    assert match_ending(GAME.view(state, 1)) is None
    state = last_packet(load_book("standard"), rng, 8)
    assert ending.ending(GAME.view(state, state.to_act), nodes=5) is None
    assert ending.ending(GAME.view(state, None)) is None
    assert len(ending.ending(GAME.view(state, state.to_act)) or ()) == len(list(legal(turn_of(state))))
    # Written down without what was captured, the same cards could be anywhere.
    text = {"hands": ["9c Td", 2], "to_act": 0, "table": "As 2d", "stock": 0, "piles": [24, 22]}
    assert ending.ending(read_position({"players": 2, **text}).view) is None
    three = start(load_book("standard"), 3, 0, shuffled(rng))
    assert known_deal(GAME.view(three, 1)) is None


def test_hindsight_solves_what_nobody_could_know() -> None:
    rng = Random("hindsight")
    state = start(load_book("standard", {"hand_size": 2}), 2, 0, shuffled(rng))
    while len(state.stock) > 4:
        state = after(state, draw(turn_of(state), rng))
    values = solve(state, 1_000_000)
    assert values is not None
    assert list(values) == list(legal(turn_of(state)))
    assert state.to_act is not None
    assert ending.ending(GAME.view(state, state.to_act)) is None


ONE_DEAL = {"match": "one_deal"}
COUNT_OUT = {"match": "twenty_one_count_out"}


@pytest.mark.parametrize(
    ("house", "before", "points", "holder", "won"),
    [
        # One deal is the match: the larger score wins.
        (ONE_DEAL, (0, 0), (6, 5), 0, 1),
        (ONE_DEAL, (0, 0), (5, 6), None, -1),
        (ONE_DEAL, (0, 0), (5, 5), 0, 0),
        # The target: the higher total wins, then the cards, then another deal.
        ({}, (15, 16), (7, 4), 0, 1),
        ({}, (15, 16), (3, 8), 1, -1),
        ({}, (15, 16), (6, 5), 0, 1),
        ({}, (15, 16), (6, 5), 1, -1),
        ({}, (15, 16), (6, 5), None, 0),
        ({"tie": "draw"}, (15, 16), (6, 5), 0, 0),
        ({"match": "eleven_multiplied"}, (5, 6), (6, 5), 0, 0),
        # Counted out: whoever reaches 21 first, and the cards come first.
        (COUNT_OUT, (18, 15), (3, 8), 0, 1),
        (COUNT_OUT, (15, 18), (6, 5), 1, -1),
        (COUNT_OUT, (20, 18), (3, 5), 1, -1),
        (COUNT_OUT, (20, 17), (3, 5), 1, 1),
        (COUNT_OUT, (17, 17), (5, 6), None, 0),
    ],
)
def test_the_last_deal_of_a_match(
    house: dict[str, object], before: tuple[int, int], points: tuple[int, int], holder: int | None, won: int
) -> None:
    worth = stake.stake(load_book("standard", house), before)(*points, holder)
    assert worth == stake.WON * won + points[0] - points[1]


@pytest.mark.parametrize("key", ["standard", "digest-spade"])
def test_a_match_that_goes_on_is_a_chance(key: str) -> None:
    """The lead counts more, the nearer the end is; and equal is equal."""
    worth = stake.stake(load_book(key), (0, 0))
    assert worth(4, 4, 0) == worth(0, 0, None) == 0
    assert 0 < worth(4, 2, None) < worth(12, 10, None) < stake.WON
    assert worth(12, 10, None) == -worth(10, 12, None)
    assert worth(14, 10, None) > worth(12, 10, None)


@pytest.mark.parametrize(("key", "before"), [("handbook", (0, 0)), ("standard", (15, 14)), ("digest", (9, 12))])
def test_the_last_packet_is_played_for_the_match(key: str, before: tuple[int, int]) -> None:
    book = load_book(key)
    worth = stake.stake(book, before)

    def of_match(state: State) -> int:
        first, second = score(book.rules, book.rules.form(2), takes_of(state))
        return worth(first.total, second.total, 0 if first.cards else 1 if second.cards else None)

    for seed in range(6):
        state = last_packet(book, Random(f"match {seed}"), 4, before)
        assert state.to_act is not None
        side, seen = 1 - 2 * state.to_act, GAME.view(state, state.to_act)
        plain = Plain(of_match, 20_000).values(state)
        assert match_ending(seen) == {move: side * value for move, value in plain.items()}


def test_the_examples_run() -> None:
    assert doctest.testmod(ending).failed == 0
