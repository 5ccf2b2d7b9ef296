"""Greedy play in the kernel, and what comes of moves in imagined worlds."""

from __future__ import annotations

from random import Random

import pytest

from casino.endings import turn_of
from casino.test_crowded import worst
from casino.test_ending import last_packet
from casino.twins import deal_of, table_of
from sukno.cards import shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.bots import ranked
from sukno.games.casino.foresight import foresee, rollouts_of
from sukno.games.casino.hidden import possible, unrestricted, unseen
from sukno.games.casino.kernel import Deal, Simulator
from sukno.games.casino.kernel.convert import number_of
from sukno.games.casino.kernel.rollouts import Rollouts
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.play import start
from sukno.games.casino.position import State
from sukno.games.casino.worth import Worth, worth_of


def step(state: State, rng: Random) -> State:
    """A random move later."""
    assert state.to_act is not None
    after = GAME.play(state, state.to_act, draw(turn_of(state), rng))
    assert not isinstance(after, Refusal)
    return after


@pytest.mark.parametrize("chunk", range(3))
def test_the_kernel_is_as_greedy_as_the_bot(chunk: int) -> None:
    """Under any options, with two, three and four: what it chooses looks as good as the best, to the same eye."""
    compared = 0
    for number in range(5):
        rng = Random(f"greedy {chunk} {number}")
        book, seats = table_of(rng)
        state = start(book, seats, 0, shuffled(rng))
        simulator = Simulator(book, seats)
        player = rollouts_of(simulator.laws, Worth(book.rules, book.rules.form(seats)))
        while state.to_act is not None:
            view = GAME.view(state, state.to_act)
            best = ranked(view, worth_of(view.turn))[0]
            deal = simulator.from_state(state)
            if deal.count() <= 200:
                move, looks = player.choose(deal)
                assert looks == pytest.approx(best.worth), (book.key, book.house, view)
                assert deal.allows(move)
                compared += 1
            state = step(state, rng)
    assert compared > 100


def test_moves_are_played_on_as_greedily_as_that() -> None:
    """Where nothing is dealt anew it is one deal, played move by move."""
    rng = Random("played on")
    for seats in (2, 3, 4):
        book = load_book("handbook")
        state = start(book, seats, 0, shuffled(rng))
        simulator = Simulator(book, seats)
        player = rollouts_of(simulator.laws, Worth(book.rules, book.rules.form(seats)))
        moves = [number_of(state.layout, move) for move in legal(turn_of(state))]
        sums, worlds, work = player.run(simulator.from_state(state), moves, 0, 1, 10**9)
        assert (worlds, len(sums)) == (1, len(moves))
        assert work >= 40 * len(moves)
        for move, total in zip(moves, sums, strict=True):
            deal = simulator.from_state(state)
            side = (deal.to_act or 0) % simulator.laws.sides
            deal.play(move)
            while not deal.over:
                deal.play(player.choose(deal)[0])
            points = list(deal.points())
            mine = points.pop(side)
            assert total == pytest.approx(mine - sum(points) / len(points))


def test_what_is_seen_is_the_same_in_all_worlds() -> None:
    """Where the hand of the other is all that is not seen there is one world only; before, there are many."""
    state = last_packet(load_book("standard"), Random("worlds"), 7)
    player, deal = of_state(state)
    moves = deal.legal(64)
    one = player.run(deal, moves, 0, 0, 10**9)[0]
    sums, worlds, _ = player.run(deal, moves, 30, 5, 10**9)
    assert worlds == 30
    assert sums == pytest.approx([30 * lead for lead in one])
    before = start(load_book("standard"), 2, 0, shuffled(Random("worlds")))
    player, deal = of_state(before)
    moves = deal.legal(1)
    assert len({player.run(deal, moves, 1, seed, 1)[0][0] for seed in range(30)}) > 3


def of_state(state: State) -> tuple[Rollouts, Deal]:
    """The same position in the kernel, and who plays on there."""
    simulator = Simulator(state.book, state.seats)
    player = rollouts_of(simulator.laws, Worth(state.book.rules, state.book.rules.form(state.seats)))
    return player, simulator.from_state(state)


def test_foresight_is_bounded_on_the_fullest_table() -> None:
    turn = worst()
    simulator = Simulator(turn.book, turn.seats)
    player = rollouts_of(simulator.laws, worth_of(turn))
    facts = deal_of(turn).facts()
    rest = [card for card in range(52) if not (facts["loose"] | sum(facts["hands"])) >> card & 1]
    facts["stock"] = []
    facts["piles"] = [sum(1 << card for card in rest), 0]
    deal = simulator.blank()
    deal.take_from(**facts)
    moves = deal.legal(12)
    sums, worlds, work = player.run(deal, moves, 64, 1, 2000)
    assert len(sums) == 12
    assert worlds < 64
    # What is begun is played on.
    assert work < 2000 + 12 * 52 * 300


@pytest.mark.parametrize(("key", "seats"), [("standard", 2), ("digest-royal", 3), ("family-draw", 2), ("handbook", 4)])
def test_foresight_needs_nothing_but_the_view(key: str, seats: int) -> None:
    """Also where a build proves a card, so that not every hand is possible; and it is the same for the same seed."""
    rng = Random(f"foresight {key}")
    state = start(load_book(key), seats, 0, shuffled(rng))
    told = 0
    while state.to_act is not None:
        view = GAME.view(state, state.to_act)
        if not unrestricted(view):
            told += 1
        if told == 1 or len(state.history) == 3:
            moves = list(legal(view.turn))[:5]
            leads = foresee(view, moves, Random(7), 6, 10**6)
            assert leads == foresee(GAME.view(GAME.sample(view, rng), view.seat), moves, Random(7), 6, 10**6)
            assert all(abs(lead) < 60 for lead in leads)
        state = step(state, rng)


def test_a_hand_that_nothing_is_known_of_may_be_any() -> None:
    rng = Random("any")
    told = 0
    for _ in range(4):
        state = start(load_book("standard"), 2, 0, shuffled(rng))
        while state.stock:
            assert state.to_act is not None
            view = GAME.view(state, state.to_act)
            other = 1 - state.to_act
            hands = [rng.sample(unseen(view), view.counts[other]) for _ in range(20)]
            every = all(possible(view, other, hand) for hand in hands)
            assert every or not unrestricted(view)
            told += not unrestricted(view)
            state = step(state, rng)
    assert told


def test_what_cannot_be_played_on_is_refused() -> None:
    simulator = Simulator("standard")
    player = rollouts_of(simulator.laws, Worth(simulator.book.rules, simulator.book.rules.form(2)))
    deal = simulator.random_deal(1)
    with pytest.raises(ValueError, match="illegal"):
        player.run(deal, [0], 1, 1, 1)
    with pytest.raises(ValueError, match="64 moves"):
        player.run(deal, deal.legal()[:1] * 65, 1, 1, 1)
    with pytest.raises(ValueError, match="over"):
        player.choose(simulator.blank())
    with pytest.raises(ValueError, match="over"):
        player.run(simulator.blank(), [], 1, 1, 1)
    with pytest.raises(ValueError, match="other laws"):
        player.choose(Simulator("handbook").random_deal(1))
