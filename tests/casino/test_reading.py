"""What others may hold after what they played, and the search against it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb, log2
from random import Random
from statistics import fmean

import pytest

from casino.endings import turn_of
from casino.twins import table_of
from sukno.cards import shuffled
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat
from sukno.games.casino import GAME
from sukno.games.casino.book import Book, load_book
from sukno.games.casino.bots import BOTS, ranked
from sukno.games.casino.foresight import rollouts_of
from sukno.games.casino.hidden import possible, unseen
from sukno.games.casino.kernel import Simulator
from sukno.games.casino.kernel.convert import number_of
from sukno.games.casino.kernel.mind import Mind
from sukno.games.casino.legal import draw, legal
from sukno.games.casino.moves import Trail
from sukno.games.casino.outlook import outlook_of
from sukno.games.casino.play import start
from sukno.games.casino.position import State, View
from sukno.games.casino.reading import believed, mind_of, ponder, what_others_did
from sukno.games.casino.rules import Stock
from sukno.games.casino.worth import Worth, bits, lead, worth_of


def mind_at(table: Simulator, book: Book, rows: Sequence[Sequence[float]] | None = None) -> Mind:
    worth = Worth(book.rules, book.rules.form(table.laws.seats))
    return mind_of(rollouts_of(table.laws, worth), outlook_of(table.laws, worth, rows))


def seen_by(state: State) -> View:
    assert state.to_act is not None
    return GAME.view(state, state.to_act)


def played(state: State, bots: str, rng: Random) -> State:
    """After a move of a bot, of one that lays down the highest card without a care, or of nobody in particular."""
    view = seen_by(state)
    if bots == "careless":
        found = ranked(view, worth_of(view.turn))
        move = max(found, key=lambda one: (0 if isinstance(one.move, Trail) else one.worth, one.move.card)).move
    else:
        move = BOTS[bots].choose(view, rng) if bots in BOTS else draw(view.turn, rng)
    assert state.to_act is not None
    after = GAME.play(state, state.to_act, move)
    assert not isinstance(after, Refusal)
    return after


@pytest.mark.parametrize("chunk", range(4))
def test_no_hand_is_believed_that_cannot_be_and_none_that_can_is_left_out(chunk: int) -> None:
    """Under any options: the kernel goes by the moves that were legal, the specification by what they proved."""
    compared = proved = 0
    for number in range(24):
        rng = Random(f"believed {chunk} {number}")
        book, seats = table_of(rng)
        if book.rules.stock is Stock.DRAW or seats != 2:
            continue
        state = start(book, 2, 0, shuffled(rng))
        while state.to_act is not None:
            view = seen_by(state)
            other: Seat = 1 - state.to_act
            hidden, held = unseen(view), view.counts[other]
            if 0 < held < 4 and comb(len(hidden), held) < 1500:
                shares = believed(view)
                can = {hand for hand in combinations(hidden, held) if possible(view, other, hand)}
                assert {hand for hand, share in shares.items() if share > 0} == can, (book.key, book.house, view)
                assert sum(shares.values()) == pytest.approx(1)
                assert tuple(sorted(state.hands[other])) in can
                compared += 1
                proved += len(can) < comb(len(hidden), held)
            state = played(state, "anybody", rng)
    assert compared > 15
    assert proved


def test_a_greedy_players_moves_tell_of_its_hand() -> None:
    """On the mean they make the hand it has at least twice as likely; those of a random player tell less."""
    told = {}
    for player in ("greedy", "random"):
        bits_told = []
        for number in range(12):
            rng = Random(f"told {number}")
            state = start(load_book("standard"), 2, 0, shuffled(rng))
            while state.to_act is not None:
                if state.to_act == 1 and 0 < len(state.hands[0]) < 4 and state.stock:
                    shares = believed(seen_by(state))
                    if len(shares) < 1500:
                        true = shares[tuple(sorted(state.hands[0]))]
                        bits_told.append(log2(true * len(shares)))
                state = played(state, player if state.to_act == 0 else "random", rng)
        assert len(bits_told) > 60
        told[player] = fmean(bits_told)
    assert told["greedy"] > 1
    assert told["greedy"] > told["random"] + 0.5


@pytest.mark.parametrize(("player", "kinds"), [("greedy", [0]), ("careless", [4]), ("random", [2, 3, 5])])
def test_how_somebody_plays_is_learned_from_the_hands_that_are_over(player: str, kinds: list[int]) -> None:
    rng = Random(3)
    book = load_book("standard")
    state = start(book, 2, 0, shuffled(rng))
    while len(state.stock) > 8 or state.to_act != 1:
        state = played(state, player if state.to_act == 0 else "greedy", rng)
    table = Simulator(book, 2)
    mind, blank = mind_at(table, book), table.from_state(state)
    move = number_of(state.layout, next(legal(turn_of(state))))
    past = list(what_others_did(seen_by(state), blank))
    assert len(past) > 12
    mind.think(blank, [(move, 0.0)], past, [], 0, 1, 1)
    told = mind.told()
    assert sum(told) == pytest.approx(1)
    assert sum(told[kind] for kind in kinds) > 0.9


@pytest.mark.parametrize("chunk", range(2))
def test_where_a_deal_stands_is_what_the_specification_says(chunk: int) -> None:
    """One move and no more, in the deal as it is: the kernel's outlook, with nothing learned, is that of `Worth`."""
    compared = 0
    for number in range(6):
        rng = Random(f"stands {chunk} {number}")
        book, seats = table_of(rng)
        state = start(book, seats, 0, shuffled(rng))
        simulator = Simulator(book, seats)
        mind = mind_at(simulator, book, ())
        worth = Worth(book.rules, book.rules.form(seats))
        while state.to_act is not None:
            seat = state.to_act
            if rng.random() < 0.3:
                move = draw(turn_of(state), rng)
                after = GAME.play(state, seat, move)
                assert not isinstance(after, Refusal)
                deal = simulator.from_state(state)
                ((tries, ahead),) = mind.think(deal, [(number_of(state.layout, move), 0.0)], [], [deal, deal], 0, 1, 1)
                assert tries == 1
                over = after.to_act is None
                outlook = worth.outlook([bits(pile) for pile in after.piles], after.sweeps, over=over)
                assert ahead == pytest.approx(lead(outlook, book.rules.side(seat, seats))), (book.key, book.house)
                compared += 1
            state = played(state, "anybody", rng)
    assert compared > 30


@pytest.mark.parametrize(("key", "seats"), [("standard", 2), ("handbook", 4), ("family-draw", 2), ("pra", 3)])
def test_every_move_is_pondered_and_the_same_seed_thinks_the_same(key: str, seats: int) -> None:
    rng = Random(key)
    state = start(load_book(key), seats, 0, shuffled(rng))
    for _ in range(6):
        view = seen_by(state)
        found = ranked(view, worth_of(view.turn))
        values = ponder(view, found, Random(4), 1_500)
        assert list(values) == [prospect.move for prospect in found]
        assert values == ponder(view, found, Random(4), 1_500)
        state = played(state, "anybody", rng)


def test_what_the_opponent_did_not_take_it_does_not_hold() -> None:
    """It trailed while the big casino lay open: that it holds a ten is as good as excluded; so one's own is safe."""
    for number in range(300):
        rng = Random(number)
        state = start(load_book("standard"), 2, 1, shuffled(rng))
        ten = [card for card in state.layout.loose if card.rank == 10 and card is state.book.rules.big_card]
        if not ten or any(card.rank == 10 for card in state.hands[0]):
            continue
        after = played(state, "greedy", rng)
        move = after.history[-1]
        if isinstance(getattr(move, "move", None), Trail):
            break
    else:
        pytest.fail("no such deal")
    shares = believed(seen_by(after))
    tens = sum(share for hand, share in shares.items() if any(card.rank == 10 for card in hand))
    before = 1 - comb(36, 3) / comb(39, 3)
    assert tens < before / 4


def test_hands_cannot_be_counted_through_among_more_or_where_cards_are_drawn() -> None:
    for key, seats in (("handbook", 3), ("family-draw", 2)):
        with pytest.raises(ValueError, match="between two"):
            believed(seen_by(start(load_book(key), seats, 0, shuffled(Random(1)))))


def test_the_mind_refuses_what_is_none_of_its_deal() -> None:
    table, other = Simulator("standard", 2), Simulator("standard", 2)
    mind = mind_at(table, load_book("standard"))
    deal, later = table.random_deal(seed=1), table.random_deal(seed=1)
    moves = [(move, 0.0) for move in deal.legal()]
    later.step(0)
    foreign = table.random_deal(seed=2)
    own = deal.clone()
    for worlds in ([later], [foreign]):
        with pytest.raises(ValueError, match="not one that may be"):
            mind.think(deal, moves, [], worlds, 10, 8, 1)
    with pytest.raises(ValueError, match="own moves"):
        mind.think(deal, moves, [(own, moves[0][0], False)], [], 10, 8, 1)
    with pytest.raises(ValueError, match="other laws"):
        mind.think(deal, moves, [(other.random_deal(seed=1), moves[0][0], False)], [], 10, 8, 1)
    with pytest.raises(ValueError, match="illegal move 1"):
        mind.think(deal, [(1, 0.0)], [], [], 10, 8, 1)
    with pytest.raises(ValueError, match="moves are tried"):
        mind.think(deal, [], [], [], 10, 8, 1)
    while not deal.over:
        deal.step(0)
    with pytest.raises(ValueError, match="over"):
        mind.think(deal, moves, [], [], 10, 8, 1)
