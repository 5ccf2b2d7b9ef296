"""The engine and the oracle, two readings of the rules by different people, agree on what may be played.

Seeds are fixed; ``make soak`` goes further with others.
"""

from __future__ import annotations

from random import Random

import pytest

import oracle
from casino.bridge import engine_move, neutral, rules_of, turn_of
from sukno.cards import write_cards
from sukno.games.casino.legal import legal
from sukno.games.casino.moves import Layout
from sukno.games.casino.notation import parse, write
from sukno.games.casino.play import effect
from sukno.games.casino.referee import Turn, refuse

CHUNKS = 40


def compare_lists(rng: Random, loose: int) -> None:
    """One position: the same legal moves, in the promised order, with the same effects and a text each."""
    book, rules, players = rules_of(rng)
    position = oracle.random_position(rng, rules, players, loose)
    turn = turn_of(position, book)
    moves = list(legal(turn))
    found = [neutral(turn.layout, move) for move in moves]
    wanted = oracle.legal_moves(position, rules)
    assert set(found) == wanted, (book.key, book.house, position)
    assert len(found) == len(wanted)
    keys = [_key(turn, move) for move in found]
    assert keys == sorted(keys), (book.key, position)
    assert moves, "a legal move always exists"
    texts = [write(turn.layout, move) for move in moves]
    assert len(set(texts)) == len(texts)
    for move, text in zip(moves, texts, strict=True):
        assert parse(turn, text) == move, text
    for move in rng.sample(moves, min(8, len(moves))):
        done = effect(turn, move)
        after = oracle.after(position, rules, neutral(turn.layout, move))
        assert sorted(map(str, done.layout.loose)) == sorted(after["table"])
        assert sorted(map(str, done.captured)) == sorted(after["captured"])
        assert done.sweep == after["sweep"]
        assert _builds(done.layout) == sorted(
            (build.value, build.multiple, build.owner, " ".join(sorted(build.cards))) for build in after["builds"]
        )


def _builds(layout: Layout) -> list[tuple[int, bool, int | None, str]]:
    return sorted(
        (build.value, build.multiple, build.owner, " ".join(sorted(write_cards(build.cards).split())))
        for build in layout.builds
    )


_CARDS = {card: place for place, card in enumerate(oracle.PACK)}


def _key(turn: Turn, move: oracle.Move) -> tuple[int, int, int, list[int]]:
    card = _CARDS[move[1]]
    if move[0] == "trail":
        return card, 2, 0, []
    used = sorted(_CARDS[used] for used in move[3])
    if move[0] == "capture":
        return card, 0, int(move[2]), used
    return card, 1, move[2], used


def compare_moves(rng: Random) -> None:
    """One crowded table: the same answer on proposed moves, legal and nearly legal ones."""
    book, rules, players = rules_of(rng)
    position = oracle.crowded_position(rng, rules, players)
    turn = turn_of(position, book)
    for _ in range(40):
        move = oracle.random_move(rng, position, rules)
        mine = refuse(turn, engine_move(turn.layout, move)) is None
        assert mine == oracle.is_legal(position, rules, move), (book.key, book.house, position, move)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_same_legal_moves_on_small_tables(chunk: int) -> None:
    rng = Random(f"lists {chunk}")
    for _ in range(500):
        compare_lists(rng, rng.choice((0, 1, 2, 3, 3, 4, 4, 5, 5, 6)))


@pytest.mark.parametrize("chunk", range(6))
def test_the_same_legal_moves_on_middling_tables(chunk: int) -> None:
    rng = Random(f"middling {chunk}")
    for _ in range(12):
        compare_lists(rng, rng.choice((7, 8, 9, 10, 11, 12)))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_same_answers_on_crowded_tables(chunk: int) -> None:
    rng = Random(f"crowded {chunk}")
    for _ in range(15):
        compare_moves(rng)
