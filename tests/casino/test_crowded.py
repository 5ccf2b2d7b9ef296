"""Crowded tables: nothing lists their millions of moves to decide one, to draw one or to offer one."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

import oracle
from casino.bridge import neutral, plain_rules, turn_of
from sukno.cards import PACK, Card
from sukno.games.casino import legal as generator
from sukno.games.casino.book import load_book
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.moves import Capture, Layout, MakeBuild, Move, Trail, taken
from sukno.games.casino.picking import largest_capture, picked
from sukno.games.casino.referee import Turn, refuse
from sukno.games.casino.setup import read_position

BOOKS = ["standard", "digest-royal", "family", "leeming", "encyclopedia"]


def crowd(key: str, seed: int) -> tuple[Turn, oracle.Position]:
    book = load_book(key)
    position = oracle.crowded_position(Random(f"{key} {seed}"), dict(plain_rules(book)), 2)
    return turn_of(position, book), position


def worst() -> Turn:
    """Thirty loose cards, the four aces and the small ones among them, and an ace, both casinos and a king in hand."""
    book = load_book("digest-royal")
    hand = [card for card in PACK if str(card) in ("Ac", "2s", "Td", "Kc")]
    loose = [card for card in PACK if card not in hand][:30]
    return Turn(book, 2, 0, 0, tuple(hand), Layout(tuple(loose)))


@pytest.mark.parametrize("key", BOOKS)
def test_what_is_drawn_is_legal_by_both_readings(key: str) -> None:
    for seed in range(12):
        turn, position = crowd(key, seed)
        rng = Random(seed)
        for _ in range(6):
            move = draw(turn, rng)
            assert refuse(turn, move) is None
            assert oracle.is_legal(position, dict(plain_rules(turn.book)), neutral(turn.layout, move))


def test_the_worst_table_answers_at_once() -> None:
    turn = worst()
    first = list(islice(legal(turn), 600))
    assert len(first) == 600
    assert all(refuse(turn, move) is None for move in first)
    kinds = {type(draw(turn, Random(seed))) for seed in range(60)}
    assert kinds == {Capture, MakeBuild, Trail}
    for card in turn.hand:
        best = largest_capture(turn, card)
        assert best is not None
        assert refuse(turn, best) is None


def test_every_move_can_be_drawn_where_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawing for crowded tables, forced on a table small enough to see that it leaves no move out."""
    monkeypatch.setattr(generator, "FEW", 0)
    for seed in range(4):
        rng = Random(seed)
        book = load_book(rng.choice(BOOKS))
        turn = turn_of(oracle.random_position(rng, dict(plain_rules(book)), 2, 5), book)
        moves = set(legal(turn))
        drawn = {draw(turn, rng) for _ in range(400 + 200 * len(moves))}
        assert drawn == moves


def test_the_largest_capture_is_the_largest() -> None:
    for seed in range(60):
        rng = Random(seed)
        book = load_book(rng.choice(BOOKS))
        turn = turn_of(oracle.random_position(rng, dict(plain_rules(book)), 2, rng.randrange(1, 9)), book)
        for card in turn.hand:
            sizes = [
                len(taken(turn.layout, move)) for move in legal(turn) if isinstance(move, Capture) and move.card == card
            ]
            best = largest_capture(turn, card)
            assert (0 if best is None else len(taken(turn.layout, best))) == max(sizes, default=0)


def _used(move: Move) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The loose cards a move uses, and the builds by their names."""
    match move:
        case Trail():
            return (), ()
        case Capture():
            return move.loose, move.builds
        case MakeBuild():
            return move.loose, () if move.standing is None else (move.standing,)


def test_what_is_picked_means_exactly_the_moves_that_use_it() -> None:
    for seed in range(40):
        rng = Random(seed)
        book = load_book(rng.choice(BOOKS))
        turn = turn_of(oracle.random_position(rng, dict(plain_rules(book)), 2, rng.randrange(0, 7)), book)
        by_cards: dict[tuple[Card, tuple[Card, ...], tuple[Card, ...]], list[Move]] = {}
        for move in legal(turn):
            by_cards.setdefault((move.card, *_used(move)), []).append(move)
        for (card, loose, names), moves in by_cards.items():
            meant = picked(turn, card, loose, names)
            assert set(meant.moves) == set(moves)
            assert meant.refusal is None
            grouped = sorted(card for group in meant.groups for card in group)
            assert grouped in ([], sorted(loose), sorted((card, *loose)))
        # A selection that means nothing has a reason.
        loose = tuple(rng.sample(turn.layout.loose, min(2, len(turn.layout.loose))))
        meant = picked(turn, rng.choice(turn.hand), loose)
        assert bool(meant.moves) != (meant.refusal is not None)


def test_why_a_selection_means_nothing_answers_to_what_was_selected() -> None:
    def why(hand: str, table: str, **house: str) -> str:
        turn = read_position({"players": 2, "hands": [hand, 4], "table": table}, house).view.turn
        refusal = picked(turn, turn.hand[0], turn.layout.loose).refusal
        assert refusal is not None
        return refusal.why.id

    assert why("9h 4c", "Kd 9s") == "refusal-picture-in-sum"
    assert why("4h 9c", "Kd 2s") == "refusal-picture-in-sum"
    assert why("4h 9c", "Kd") == "refusal-picture-in-sum"
    assert why("Kh 9c", "4d") == "refusal-picture-pairs"
    assert why("4h 9c", "3d") == "refusal-hold-card"
    assert why("4h 9c", "3d", building="none") == "refusal-sum"


def test_a_build_of_a_hundred_and_ninety_is_refused_at_once() -> None:
    """Picking all of a crowded table once asked whether thirty cards make one build of their sum: for a minute."""
    turn = worst()
    move = MakeBuild(turn.hand[0], sum(turn.values.low[card] for card in turn.layout.loose) + 1, turn.layout.loose)
    refusal = refuse(turn, move)
    assert refusal is not None
    assert refusal.rule == "hold_card"
    for card in turn.hand:
        meant = picked(turn, card, turn.layout.loose)
        assert bool(meant.moves) != (meant.refusal is not None)
