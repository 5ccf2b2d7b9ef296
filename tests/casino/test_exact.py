"""The exact end of a deal. ``make crosscheck ARGS="--endings"`` compares more of them, with fuller hands."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest

from casino.endings import Plain, after, ahead, compare_ending, numbered, turn_of
from casino.test_crowded import worst
from casino.twins import deal_of
from sukno.cards import PACK, parse_cards, shuffled
from sukno.games.casino import GAME
from sukno.games.casino.book import Book, load_book
from sukno.games.casino.kernel import Aim, Simulator
from sukno.games.casino.kernel.convert import move_of
from sukno.games.casino.kernel.exact import Solver
from sukno.games.casino.legal import draw
from sukno.games.casino.match import takes_of
from sukno.games.casino.moves import Layout
from sukno.games.casino.play import start
from sukno.games.casino.position import State
from sukno.games.casino.scoring import score

pytestmark = pytest.mark.filterwarnings("ignore:the kernel of Casino is not compiled")


@pytest.mark.parametrize("chunk", range(4))
def test_the_ends_are_those_of_a_plain_search(chunk: int) -> None:
    rng = Random(f"ends {chunk}")
    for cards in (2, 3, 4, 5, 5, 6):
        compare_ending(rng, cards, 400)


def last_packet(book: Book, hand: str, theirs: str, table: str, last: int | None = 1) -> State:
    """Seat 0 to act in the last packet; all cards not named are in the piles, in turn."""
    hands = tuple(parse_cards(hand)), tuple(parse_cards(theirs))
    loose = tuple(sorted(parse_cards(table)))
    captured = [card for card in PACK if card not in {*hands[0], *hands[1], *loose}]
    state = replace(start(book, 2, 1, PACK), hands=hands, layout=Layout(loose), stock=(), to_act=0, last_capture=last)
    return replace(state, piles=(tuple(captured[::2]), tuple(captured[1::2])))


def values_of(state: State, aim: Aim | None = None) -> dict[str, int]:
    """The value of each move, by its text."""
    simulator = Simulator(state.book, state.seats)
    values = simulator.solve(simulator.from_state(state), aim=aim)
    assert values is not None
    assert state.to_act is not None
    view = GAME.view(state, state.to_act)
    return {GAME.write(view, move_of(state.layout, move)): value for move, value in values.items()}


def test_an_end_by_hand() -> None:
    """The queen of spades is worth more now. But then the nine takes the nine behind our back, and with the last
    capture of the deal the ace; our nine first, and the queen has the last word."""
    book = load_book("standard", {"sweep_points": 0})
    values = values_of(last_packet(book, "Qc 9c", "9h 6h", "Qs 9d As"))
    assert max(values, key=lambda move: values[move]) == "9cx9d"
    assert values["9cx9d"] > values["QcxQs"]


def test_alike_cards_have_alike_values() -> None:
    """Of two nines that are the same to the rules only one is searched; the nine of spades is another card."""
    state = last_packet(load_book("standard"), "9c 9d 9s", "Kc Qs 9h", "As 8h Ks")
    values = values_of(state)
    assert values["9c+As8h=9"] == values["9d+As8h=9"] > values["9s+As8h=9"]
    plain = Plain(ahead, 10_000).values(state)
    assert values == {GAME.write(GAME.view(state, 0), move): value for move, value in plain.items()}


def test_two_packets_before_the_end() -> None:
    """With all cards known, those that are still to be dealt too."""
    simulator = Simulator("standard", house={"hand_size": 2})
    for seed in range(4):
        rng = Random(f"two packets {seed}")
        state = start(simulator.book, 2, 0, shuffled(rng))
        while len(state.stock) > 4:
            state = after(state, draw(turn_of(state), rng))
        assert list(map(len, state.hands)) == [2, 2]
        values = simulator.solve(simulator.from_state(state))
        assert values == numbered(state, Plain(ahead, 100_000).values(state))


def two_or_more(mine: int, theirs: int, holder: int | None) -> int:
    """An aim: two points at least. Who has the cards too has it where both have, and so on; nothing else is of use."""
    reached = (mine >= 2) - (theirs >= 2)
    return 10 * (reached or {0: 1, 1: -1, None: 0}[holder])


def met(state: State) -> int:
    """The same of a deal that is over."""
    first, second = score(state.book.rules, state.book.rules.form(state.seats), takes_of(state))
    return two_or_more(first.total, second.total, 0 if first.cards else 1 if second.cards else None)


def test_another_aim_than_points() -> None:
    aim = Aim(600, two_or_more)
    for seed in range(8):
        compare_ending(Random(f"aims {seed}"), 5, 400, met, aim)


@pytest.mark.parametrize(
    "worth", [lambda mine, theirs, holder: theirs, lambda mine, theirs, holder: -mine, lambda *_: 1 << 20]
)
def test_an_aim_that_more_points_are_worse_for_is_refused(worth: Callable[[int, int, int | None], int]) -> None:
    with pytest.raises(ValueError, match="worth less"):
        Aim(12, worth)
    with pytest.raises(ValueError, match="worth less"):
        Aim(12, lambda mine, theirs, holder: -1 if holder == 0 else 0)


def test_what_has_no_exact_end_is_refused() -> None:
    deal = Simulator("standard", 3).random_deal(1)
    with pytest.raises(ValueError, match="two sides"):
        Simulator("standard", 3).solve(deal)
    simulator = Simulator("standard")
    with pytest.raises(ValueError, match="over"):
        simulator.solve(simulator.blank())
    with pytest.raises(ValueError, match="other laws"):
        simulator.solve(Simulator("handbook").random_deal(1))
    with pytest.raises(ValueError, match="more points"):
        simulator.solve(simulator.random_deal(1), aim=Aim(12, lambda mine, theirs, holder: mine - theirs))


def test_a_search_ends_when_it_may_not_go_on() -> None:
    """It says so: there is no value half found."""
    simulator = Simulator("standard")
    start = simulator.random_deal(1)
    solver = Solver(simulator.laws)
    assert solver.solve(start, 3000) == (None, 3001)
    # Tens of millions of captures are not searched at all.
    turn = worst()
    crowd = Simulator(turn.book, turn.seats)
    facts = deal_of(turn).facts()
    deal = crowd.blank()
    deal.take_from(**facts)
    assert crowd.solve(deal) is None


@pytest.mark.parametrize("key", ["standard", "digest-royal"])
@pytest.mark.parametrize("loose", [10, 14, 18, 24, 30])
def test_the_fullest_tables_are_bounded(key: str, loose: int) -> None:
    rng = Random(f"full {key} {loose}")
    simulator = Simulator(key)
    solver = Solver(simulator.laws)
    for _ in range(3):
        cards = rng.sample(PACK[:40], loose + 8)
        some = [sum(1 << card for card in part) for part in (cards[:4], cards[4:8], cards[8:])]
        pile = (1 << 52) - 1 - sum(some)
        deal = simulator.blank()
        deal.take_from(some[:2], some[2], [], [pile, 0], [0, 0], [], 0, 1, 0)
        values, nodes = solver.solve(deal, 2000)
        # One node may count for as many as its moves ask.
        assert nodes <= 2000 + 20
        assert values is None or [move for move, _ in values] == deal.legal()


def test_threads_with_solvers_of_their_own_do_not_meet() -> None:
    simulator = Simulator("standard")
    deals = [simulator.random_deal(seed) for seed in range(12)]
    for deal in deals:
        while deal.facts()["stock"]:
            deal.step(deal.count() - 1)
    alone = Solver(simulator.laws)
    wanted = [alone.solve(deal, 100_000) for deal in deals]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda deal: Solver(simulator.laws).solve(deal, 100_000), deals))
    assert found == wanted
    assert any(values for values, _ in found)
