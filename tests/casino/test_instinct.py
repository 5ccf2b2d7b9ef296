"""The learned eye: what is felt of a move, and how it is taught."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from random import Random
from types import ModuleType

import numpy
import pytest

from benches import bench
from casino.endings import turn_of
from casino.test_crowded import worst
from casino.twins import deal_of, table_of
from sukno.bots.arena import duel
from sukno.bots.workers import Processes
from sukno.cards import Card, Rank, Suit, shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.hidden import sample, unseen
from sukno.games.casino.instinct import FELT, feelings, instinct_of, learned, read_weights, write_weights
from sukno.games.casino.kernel import Simulator
from sukno.games.casino.kernel.convert import move_of
from sukno.games.casino.kernel.instinct import Instinct
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.moves import Capture, MakeBuild, Move, taken
from sukno.games.casino.play import start
from sukno.games.casino.position import State, View
from sukno.games.casino.referee import Turn
from sukno.games.casino.worth import CARDS_SPREAD, SUIT_SPREAD, Worth, chance, worth_of


def seen_by(state: State) -> View:
    assert state.to_act is not None
    return GAME.view(state, state.to_act)


def played(state: State, move: Move) -> State:
    assert state.to_act is not None
    after = GAME.play(state, state.to_act, move)
    assert not isinstance(after, Refusal)
    return after


def eye_at(table: Simulator, weights: Sequence[float] | None = None) -> Instinct:
    worth = Worth(table.book.rules, table.book.rules.form(table.laws.seats))
    return instinct_of(table.laws, worth, learned() if weights is None else weights)


def test_all_moves_are_felt_and_weighed_under_any_options() -> None:
    compared = 0
    for number in range(16):
        rng = Random(f"felt {number}")
        book, seats = table_of(rng)
        table = Simulator(book, seats)
        eye = eye_at(table)
        deal = table.start(shuffled(rng), 0)
        while not deal.over:
            feels, sensed = eye.feel(deal), eye.sense(deal)
            assert [move for move, _ in feels] == [move for move, _ in sensed]
            if deal.count() <= 200:
                assert sorted(move for move, _ in feels) == sorted(deal.legal())
            if feels:
                weighed = numpy.array([senses for _, senses in sensed]) @ numpy.array(learned())
                assert numpy.allclose(weighed, [feel for _, feel in feels])
            compared += len(feels)
            deal.play(deal.draw(rng.getrandbits(60)))
    assert compared > 4000


def test_the_others_best_reply_is_what_the_rules_let_them_take() -> None:
    """Reckoned slowly, by all the captures that are legal; the eye may overlook one of several sums, no more."""
    table = Simulator("standard", 2)
    eye = eye_at(table)
    same = compared = 0
    for number in range(60):
        rng = Random(f"reply {number}")
        state = start(table.book, 2, 0, shuffled(rng))
        for _ in range(rng.randrange(12)):
            state = played(state, draw(turn_of(state), rng))
        if state.to_act is None or any(build.owner != state.to_act for build in state.layout.builds):
            # An owner may be bound to his build, with what he holds besides.
            continue
        for move, senses in eye.sense(table.from_state(state))[:6]:
            after = move_of(state.layout, move)
            if isinstance(after, MakeBuild):
                continue
            slow = best_reply(state, after)
            fast = senses[FELT.index("reply")]
            assert fast <= slow + 1e-9
            same += fast == pytest.approx(slow)
            compared += 1
    assert compared > 100
    assert same > 0.9 * compared


def best_reply(state: State, move: Move) -> float:
    """What the other is likely to take after a move, best first, by all the moves that are legal for each rank."""
    view = seen_by(state)
    layout = played(state, move).layout
    counts, suit = [[sum(card.suit is one for card in pile) for one in Suit] for pile in state.piles], Suit.SPADES
    mine, other = (view.turn.seat, 1 - view.turn.seat)
    cards_scale = CARDS_SPREAD * sqrt(2 * (52 - sum(map(sum, counts))))
    suit_scale = SUIT_SPREAD * sqrt(2 * (13 - sum(pile[suit] for pile in counts)))
    card_now = 6 * 0.5642 * exp(-(((sum(counts[mine]) - sum(counts[other])) / cards_scale) ** 2)) / cards_scale
    suit_now = 2 * 0.5642 * exp(-(((counts[mine][suit] - counts[other][suit]) / suit_scale) ** 2)) / suit_scale
    worth = worth_of(view.turn)

    def now(cards: Iterable[Card]) -> float:
        return sum(card_now + suit_now * (card.suit is suit) + worth.points(card) for card in cards)

    hidden = unseen(view)
    takes = []
    for rank in Rank:
        card = Card.of(rank, Suit.CLUBS)
        turn = Turn(state.book, 2, other, other, (card,), layout)
        captures = [now((card, *taken(layout, one))) for one in legal(turn) if isinstance(one, Capture)]
        takes.append((max(captures, default=0), sum(one.rank is rank for one in hidden)))
    reply, safe = 0.0, 1.0
    for take, number in sorted(takes, reverse=True):
        held = chance(number, len(hidden), len(state.hands[other])) if number else 0.0
        reply += safe * held * take
        safe *= 1 - held if take else 1
    return reply


def test_no_move_is_felt_where_there_are_too_many() -> None:
    turn = worst()
    table = Simulator(turn.book, turn.seats)
    deal = deal_of(turn)
    eye = instinct_of(deal.laws, worth_of(turn), learned())
    assert not eye.feel(deal) and not eye.sense(deal)
    assert table.laws.seats == turn.seats


def test_nothing_is_felt_of_cards_that_lie_unseen() -> None:
    rng, different = Random("unseen"), 0
    for seats in (2, 3, 4):
        state = start(load_book("standard"), seats, 0, shuffled(rng))
        for _ in range(10):
            view = seen_by(state)
            moves = list(legal(view.turn))
            felt = feelings(view, moves)
            assert feelings(seen_by(sample(view, rng)), moves) == felt
            different += len(set(felt)) > 1
            state = played(state, moves[0])
    assert different > 20


def test_the_weights_are_kept_by_name() -> None:
    weights = [place / 8 for place in range(3 * len(FELT))]
    text = write_weights(weights, "somehow")
    assert read_weights(text) == weights
    assert 'made = "somehow"' in text
    for wrong in (
        text.replace("sweep =", "broom ="),
        text.replace("left = [", "left = [1, "),
        text + "more = [1, 2, 3]",
    ):
        with pytest.raises(ValueError, match="three weights"):
            read_weights(wrong)
    with pytest.raises(ValueError, match="54 weights"):
        eye_at(Simulator("standard", 2), weights[1:])


def test_practice_is_worth_more_than_greed() -> None:
    result = duel("casino", load_book("standard"), "instinctive", "greedy", 80, 1, workers=Processes(1))
    assert result.interval[0] > 0


@pytest.fixture(scope="module")
def train() -> ModuleType:
    """What teaches it."""
    return bench("train")


def test_a_round_of_teaching_gives_the_same_again_and_explains_something(train: ModuleType) -> None:
    greedy = [1.0] + [0.0] * (3 * len(FELT) - 1)
    turns = [turn for number in range(6) for turn in train.play_deal(greedy, 2, "test", number)]
    again = [turn for number in range(6) for turn in train.play_deal(greedy, 2, "test", number)]
    weights, part = train.fit(turns)
    assert train.fit(again) == (weights, part)
    assert len(turns) > 100
    assert 0 < part < 1


def test_what_tells_how_moves_come_out_is_found(train: ModuleType) -> None:
    """Given turns whose moves come out by known weights, and by luck, it is near these weights."""
    luck = numpy.random.default_rng(1)
    wanted = luck.normal(size=3 * len(FELT))
    turns = []
    for _ in range(1500):
        felt = luck.normal(size=(8, len(wanted)))
        turns.append(train.Turn(felt, luck.random(8), felt @ wanted + luck.normal(size=8)))
    weights, part = train.fit(turns)
    assert weights == pytest.approx(wanted, abs=0.15)
    assert part > 0.9
