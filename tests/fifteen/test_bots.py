"""The players of Fifteen: legal, better the further down the list, and the strong one hard to exploit."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from fifteen.invariants import dealt, made
from sukno.bots.arena import duel
from sukno.bots.workers import Processes
from sukno.cards import PACK
from sukno.games.fifteen import GAME
from sukno.games.fifteen.bots import BOTS
from sukno.games.fifteen.moves import Move
from sukno.games.fifteen.odds import BUST, MANY, Odds, Plan, odds_of, plan
from sukno.games.fifteen.rules import value

FULL_PACK = odds_of([value(card) for card in PACK])


def chosen(bot: str, cards: str, *moves: str) -> Move:
    state = made(dealt(cards), *moves)
    (seat,) = GAME.to_act(state)
    return BOTS[bot].choose(GAME.view(state, seat), Random(1))


def test_nobody_breaks_the_rules_of_the_first_card() -> None:
    for bot in BOTS:
        for seed in range(20):
            view = GAME.view(dealt("9h Tc 2d", stand_min_first=10), 1)
            assert BOTS[bot].choose(view, Random(seed)) is Move.DRAW


def test_nobody_draws_with_too_much() -> None:
    for bot in BOTS:
        assert chosen(bot, "9h Tc 8d", "draw") is Move.STAND


def test_sensible_draws_while_a_card_helps_more_often_than_not() -> None:
    assert chosen("sensible", "8h Tc") is Move.DRAW
    assert chosen("sensible", "9h Tc") is Move.STAND
    assert chosen("sensible", "Th 9c 2c", "stand") is Move.DRAW, "one who stands on a card has ten"
    assert chosen("sensible", "Th Tc 2c", "stand") is Move.STAND


def test_strong_counts_the_cards_that_are_gone() -> None:
    """With all that is left high it stands where it would draw from a full pack."""
    assert plan(FULL_PACK).eldest[1][9] == 1
    assert plan((0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 16)).eldest[1][9] == 0


def test_strong_mixes_where_the_number_of_cards_would_tell() -> None:
    known = plan(FULL_PACK)
    assert 0.2 < known.eldest[1][10] < 0.8
    assert 0.4 < known.dealer[2][10] < 0.9
    assert known.dealer[1][10] == 0
    choices = {BOTS["strong"].choose(GAME.view(dealt("Th"), 1), Random(seed)) for seed in range(30)}
    assert choices == set(Move)


@pytest.mark.parametrize(("better", "worse", "deals"), [("sensible", "random", 20), ("strong", "random", 4)])
def test_better_bots_win(better: str, worse: str, deals: int) -> None:
    result = duel("fifteen", GAME.load_book("leeming", {}), better, worse, deals, 1, workers=Processes(1))
    assert result.interval[0] > 0, result.interval


# How far the strong one is from one that nobody can beat, with every card drawn really gone

Hand = tuple[int, ...]
"""How many cards of each value; the place is the value."""
ODDS = [
    ((0, 1, 0, 1, 3, 2, 2, 2, 1, 1, 7), 0.01),
    ((0, 0, 3, 2, 1, 0, 3, 1, 2, 1, 7), 0.01),
    ((0, 0, 2, 0, 0, 1, 3, 1, 1, 1, 3), 0.01),
    ((0, 2, 1, 1, 2, 1, 0, 1, 0, 1, 3), 0.04),
]
"""What twenty and twelve cards are left, of packs gone through at random; and how much of the pot may be given away.

The last is the worst of thirty.
"""


@pytest.mark.parametrize(("odds", "most"), ODDS)
def test_nobody_does_much_better_than_the_plan(odds: Odds, most: float) -> None:
    """The two best answers to it win little more than the whole pot between them."""
    known = plan(odds)
    given = _best_eldest(odds, known) + _best_dealer(odds, known) - 1
    assert -1e-9 < given < most


def _total(hand: Hand) -> int:
    return min(sum(place * count for place, count in enumerate(hand)), BUST)


def _count(hand: Hand) -> int:
    return min(sum(hand), MANY)


def _draws(odds: Odds, gone: Hand, hand: Hand) -> list[tuple[Hand, float]]:
    """The hands after one more card, and how likely each."""
    left = [all_ - out - mine for all_, out, mine in zip(odds, gone, hand, strict=True)]
    return [
        (tuple(mine + (place == card) for place, mine in enumerate(hand)), count / sum(left))
        for card, count in enumerate(left)
        if count
    ]


EMPTY: Hand = (0,) * 11


def _won(mine: int, other: int) -> float:
    mine, other = (0 if total == BUST else total for total in (mine, other))
    return 0.5 if mine == other else float(mine > other)


def _ends(odds: Odds, gone: Hand, draws: tuple[float, ...]) -> dict[int, float]:
    """How likely a dealer who draws like this ends with each total."""
    ends: dict[int, float] = {}
    hands = dict(_draws(odds, gone, EMPTY))
    while hands:
        after: dict[Hand, float] = {}
        for hand, chance in hands.items():
            on = 0.0 if _total(hand) == BUST else draws[_total(hand)]
            ends[_total(hand)] = ends.get(_total(hand), 0) + chance * (1 - on)
            for more, likely in _draws(odds, gone, hand) if on else ():
                after[more] = after.get(more, 0) + chance * on * likely
        hands = after
    return ends


def _best_eldest(odds: Odds, known: Plan) -> float:
    """The part of the pot that the best eldest wins of a dealer who follows the plan."""

    @cache
    def best(hand: Hand) -> float:
        ends = _ends(odds, hand, known.dealer[_count(hand)])
        stand = sum(chance * _won(_total(hand), total) for total, chance in ends.items())
        if _total(hand) == BUST:
            return stand
        return max(stand, sum(likely * best(more) for more, likely in _draws(odds, EMPTY, hand)))

    return sum(likely * best(hand) for hand, likely in _draws(odds, EMPTY, EMPTY))


def _best_dealer(odds: Odds, known: Plan) -> float:
    """The part of the pot that the best dealer wins of an eldest who follows the plan."""
    stood: dict[int, list[tuple[Hand, float]]] = {}
    hands = dict(_draws(odds, EMPTY, EMPTY))
    while hands:
        after: dict[Hand, float] = {}
        for hand, chance in hands.items():
            on = 0.0 if _total(hand) == BUST else known.eldest[_count(hand)][_total(hand)]
            stood.setdefault(sum(hand), []).append((hand, chance * (1 - on)))
            for more, likely in _draws(odds, EMPTY, hand) if on else ():
                after[more] = after.get(more, 0) + chance * on * likely
        hands = after

    def best(worlds: list[tuple[Hand, float]], hand: Hand) -> float:
        """With this hand, and the eldest in one of these worlds."""
        stand = sum(chance * _won(_total(hand), _total(other)) for other, chance in worlds)
        return stand if _total(hand) == BUST else max(stand, drawn(worlds, hand))

    def drawn(worlds: list[tuple[Hand, float]], hand: Hand) -> float:
        more: dict[Hand, list[tuple[Hand, float]]] = {}
        for other, chance in worlds:
            for grown, likely in _draws(odds, other, hand):
                more.setdefault(grown, []).append((other, chance * likely))
        return sum(best(these, grown) for grown, these in more.items())

    return sum(drawn(worlds, EMPTY) for worlds in stood.values())
