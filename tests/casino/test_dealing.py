"""Packets and their order (A4-A9), the cut, the draw stock, and who is dealt what."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from sukno.cards import PACK, parse_cards, shuffled, write_cards
from sukno.core.refusal import Mistake, Refusal
from sukno.games.casino import GAME
from sukno.games.casino.book import load_book
from sukno.games.casino.dealing import TABLE, packets
from sukno.games.casino.moves import Trail
from sukno.games.casino.position import Dealt, Played, Residue, State
from sukno.table.host import cut


def order(key: str, seats: int, dealer: int, *, first: bool = True) -> str:
    """The packets, a letter each: seats by number, T the table; a digit of cards where it is not two."""
    packs = packets(load_book(key).rules, seats, dealer, first=first)
    return " ".join(
        ("T" if place == TABLE else str(place)) + ("" if number == 2 else f"*{number}") for place, number in packs
    )


def test_000_opponent_table_dealer_by_twos() -> None:
    assert order("handbook", 2, 1) == "0 T 1 0 T 1"
    assert order("handbook", 2, 1, first=False) == "0 1 0 1"
    assert order("handbook", 4, 1) == "2 3 0 T 1 2 3 0 T 1"


def test_000_by_singles_at_the_dealers_choice() -> None:
    rules = load_book("handbook", {"deal_packets": "singles"}).rules
    packs = list(packets(rules, 2, 1, first=True))
    assert packs == [(0, 1), (TABLE, 1), (1, 1)] * 4


def test_002_the_table_comes_after_the_dealer_with_three_or_four() -> None:
    assert order("family", 2, 1) == "0 T 1 0 T 1"
    assert order("family", 3, 0) == "1 2 0 T 1 2 0 T"


def test_003_opponent_dealer_table() -> None:
    assert order("encyclopedia", 2, 1) == "0 1 T 0 1 T"


def test_001_six_cards_the_third_packet_without_the_table() -> None:
    assert order("digest-six-card", 2, 1) == "0 T 1 0 T 1 0 1"


def test_001_lottery_twelve_cards() -> None:
    assert order("digest-lottery", 2, 1) == "0 T 1 0 T 1 " + " ".join(["0 1"] * 4)


def test_the_first_cards_go_where_the_packets_say() -> None:
    state = GAME.start(load_book("handbook"), 2, 1, PACK)
    assert write_cards(state.hands[0]) == "Ac Ad 2h 2s"
    assert write_cards(state.layout.loose) == "Ah As 3c 3d"
    assert write_cards(state.hands[1]) == "2c 2d 3h 3s"
    assert state.to_act == 0
    assert GAME.dealt_to(GAME.view(state, None)) == (0, 0, None, None, 1, 1, 0, 0, None, None, 1, 1)


def play_out(state: State, seed: int = 1) -> State:
    rng = Random(seed)
    while state.to_act is not None:
        after = GAME.play(state, state.to_act, GAME.draw(GAME.view(state, state.to_act), rng))
        assert not isinstance(after, Refusal)
        state = after
    return state


@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 4), (4, 3)])
def test_a9_six_four_or_three_rounds_and_the_last_is_announced(seats: int, rounds: int) -> None:
    state = play_out(GAME.start(load_book("handbook"), seats, 0, shuffled(Random(seats))))
    dealt = [event for event in state.history if isinstance(event, Dealt)]
    assert len(dealt) == rounds
    assert [event.last for event in dealt] == [False] * (rounds - 1) + [True]
    assert [bool(event.table) for event in dealt] == [True] + [False] * (rounds - 1)
    assert isinstance(state.history[-1], Residue)


@pytest.mark.parametrize(
    ("key", "seats", "draws"), [("family-draw", 2, 40), ("family-draw", 3, 36), ("digest-lottery", 2, 24)]
)
def test_002_one_card_is_drawn_after_each_play(key: str, seats: int, draws: int) -> None:
    state = play_out(GAME.start(load_book(key), seats, 0, shuffled(Random(seats))))
    played = [event for event in state.history if isinstance(event, Played)]
    assert sum(event.drew for event in played) == draws
    assert all(event.drew for event in played[:draws])
    assert len(played) == 48


@pytest.mark.parametrize(
    ("key", "house", "seats"),
    [
        ("handbook", {"hand_size": 5}, 2),
        ("handbook", {"hand_size": 6}, 3),
        ("digest-lottery", {}, 3),
        ("digest-six-card", {}, 4),
        ("handbook", {}, 5),
        ("handbook", {}, 1),
        ("handbook", {"stock": "draw", "table_size": 5}, 2),
    ],
)
def test_what_cannot_be_dealt_is_refused(key: str, house: dict[str, object], seats: int) -> None:
    with pytest.raises(Mistake):
        GAME.start(load_book(key, house), seats, 0, PACK)


def test_a_pack_is_52_different_cards() -> None:
    for pack in (PACK[:51], (*PACK[:51], PACK[0])):
        with pytest.raises(Mistake):
            GAME.start(load_book("handbook"), 2, 0, pack)


def test_a4_the_lowest_card_deals_and_equal_lowest_cut_again() -> None:
    kings, mixed = parse_cards("Kc Kd 2h"), parse_cards("Ac Ad 2h")
    assert GAME.dealers_by_cut(kings) == (2,)
    assert GAME.dealers_by_cut(mixed) == (0, 1)
    assert GAME.dealers_by_cut((parse_cards("Kc")[0], parse_cards("Qc")[0], None)) == (1,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_cut_goes_on_until_somebody_is_lowest(seats: int) -> None:
    again = 0
    for seed in range(300):
        rounds = cut(seats, "casino", Random(seed))
        assert len(GAME.dealers_by_cut(rounds[-1])) == 1
        for earlier, later in pairwise(rounds):
            lowest = min(card.rank for card in earlier if card is not None)
            still = [seat for seat, card in enumerate(earlier) if card is not None and card.rank == lowest]
            assert [seat for seat, card in enumerate(later) if card is not None] == still
        again += len(rounds) > 1
    assert again


def test_a37_nobody_captured_the_table_scores_for_nobody() -> None:
    state = GAME.start(load_book("encyclopedia"), 2, 1, shuffled(Random(5)))
    while state.to_act is not None:
        after = GAME.play(state, state.to_act, Trail(state.hands[state.to_act][0]))
        assert not isinstance(after, Refusal)
        state = after
    assert len(state.layout.loose) == 52
    assert GAME.outcome(state) == (0, 0)
    assert state.history[-1] == Residue(PACK, None)


def test_a_last_card_that_takes_everything_is_a_sweep_and_the_residue_is_none() -> None:
    for seed in range(400):
        state = play_out(GAME.start(load_book("handbook"), 2, 0, shuffled(Random(seed))), seed)
        last, residue = state.history[-2:]
        assert isinstance(last, Played)
        assert isinstance(residue, Residue)
        assert last.sweep == (bool(last.captured) and not residue.cards)
        sweeps = sum(isinstance(event, Played) and event.sweep for event in state.history)
        assert sum(state.sweeps) == sweeps
