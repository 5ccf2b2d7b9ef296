"""The oracle on cases whose answer is known, before it is believed about anything else.

The worked cases of the sources (C01 … A10), the faults that real engines had, and the options one by one, all
translated by hand; then the oracle against itself: the list of legal moves and the decision of a single move.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from time import perf_counter

import pytest

from oracle import (
    BOOKS,
    PACK,
    STANDARD,
    Build,
    Move,
    Position,
    Rules,
    after,
    crowded_position,
    is_legal,
    legal_moves,
    low,
    random_move,
    random_position,
    splits,
    values,
)

ROYAL = BOOKS["digest-royal"]


def at(hand: str, table: str = "", *builds: Build, mover: int = 0, players: int = 2) -> Position:
    return Position(hand.split(), table.split(), list(builds), mover, players)


def single(value: int, owner: int, cards: str) -> Build:
    return Build(value, owner, cards.split(), multiple=False)


def multiple(value: int, owner: int, cards: str) -> Build:
    return Build(value, owner, cards.split(), multiple=True)


def capture(card: str, taken: str, high: bool = False) -> Move:
    return ("capture", card, high, frozenset(taken.split()))


def build(card: str, value: int, used: str) -> Move:
    return ("build", card, value, frozenset(used.split()))


def trail(card: str) -> Move:
    return ("trail", card)


def legal(position: Position, rules: Rules, move: Move) -> bool:
    """Both ways of asking have to agree."""
    answer = is_legal(position, rules, move)
    assert answer == (move in legal_moves(position, rules))
    return answer


def made(position: Position, rules: Rules, move: Move) -> Build:
    """The build that a legal move leaves on the table."""
    assert legal(position, rules, move)
    return after(position, rules, move)["builds"][-1]


def captured(position: Position, rules: Rules, move: Move) -> tuple[str, str, bool]:
    """What a legal capture wins, what loose cards it leaves, and whether it is a sweep."""
    assert legal(position, rules, move)
    result = after(position, rules, move)
    return " ".join(result["captured"]), " ".join(result["table"]), result["sweep"]


# --- the worked cases -----------------------------------------------------------------------------------------------


def test_c01_pair_and_sum_in_one_capture() -> None:
    position = at("6c Kd 9h 3s", "6d 4s 2h Jc")
    rules = BOOKS["handbook"]
    assert captured(position, rules, capture("6c", "6d 4s 2h")) == ("2h 4s 6c 6d", "Jc", False)
    assert legal(position, rules, capture("6c", "6d"))
    assert legal(position, rules, capture("6c", "4s 2h"))


def test_c03_one_picture_at_a_time() -> None:
    position = at("Jc 5d", "Jd Js 3c")
    assert not legal(position, BOOKS["handbook"], capture("Jc", "Jd Js"))
    assert legal(position, BOOKS["handbook"], capture("Jc", "Jd"))
    assert legal(position, BOOKS["handbook"], capture("Jc", "Js"))


def test_c04_three_pictures() -> None:
    position = at("Qc 5d", "Qd Qs Qh 4c")
    assert captured(position, BOOKS["family"], capture("Qc", "Qd Qs Qh")) == ("Qc Qd Qh Qs", "4c", False)
    assert not legal(position, BOOKS["handbook"], capture("Qc", "Qd Qs Qh"))


def test_c05_never_two_pictures() -> None:
    position = at("Kc 5d", "Kd Ks Kh")
    assert not legal(position, BOOKS["leeming"], capture("Kc", "Kd Ks"))
    assert legal(position, BOOKS["leeming"], capture("Kc", "Kd"))
    assert legal(position, BOOKS["leeming"], capture("Kc", "Kd Ks Kh"))
    assert legal(position, STANDARD | {"face_capture": "any"}, capture("Kc", "Kd Ks"))


def test_b01_single_build() -> None:
    position = at("6c 2d Kd 9h", "4s Jc")
    move = build("2d", 6, "4s")
    assert made(position, BOOKS["handbook"], move) == single(6, 0, "2d 4s")
    assert after(position, BOOKS["handbook"], move)["table"] == ["Jc"]


def test_b03_building_fours() -> None:
    assert made(at("4c 4d Kd", "4s Jc"), BOOKS["handbook"], build("4c", 4, "4s")) == multiple(4, 0, "4c 4s")


def test_b05_raising_an_opponents_build() -> None:
    position = at("9c 2d Kd", "Jc", single(7, 1, "6h Ac"))
    assert made(position, BOOKS["handbook"], build("2d", 9, "6h Ac")) == single(9, 0, "Ac 2d 6h")


def test_b07_a_multiple_build_is_fixed() -> None:
    position = at("Ac 9h 5d", "Jc", multiple(4, 1, "4s 3d Ah"))
    assert not legal(position, BOOKS["handbook"], build("Ac", 9, "4s 3d Ah"))
    assert not legal(position, BOOKS["handbook"], build("Ac", 5, "4s 3d Ah"))


def test_b09_adding_to_ones_own_build() -> None:
    position = at("3h 9s Kd", "6d", single(9, 0, "7c 2c"))
    move = build("3h", 9, "6d 7c 2c")
    assert made(position, BOOKS["handbook"], move) == multiple(9, 0, "2c 3h 6d 7c")
    assert after(position, BOOKS["handbook"], move)["table"] == []


def test_b10_adding_to_the_partners_build_without_the_card() -> None:
    position = at("3h 5c Kd", "6d", single(9, 0, "7c 2c"), mover=2, players=4)
    move = build("3h", 9, "6d 7c 2c")
    assert made(position, BOOKS["handbook"], move) == multiple(9, 0, "2c 3h 6d 7c")
    assert not legal(position, STANDARD, move)
    assert not legal(position, BOOKS["handbook"] | {"partnership": "off"}, move)


def test_b12_multiple_build_in_one_play() -> None:
    position = at("Tc 3h 6s", "Th 4d")
    move = build("6s", 10, "4d Th")
    assert made(position, BOOKS["digest"], move) == multiple(10, 0, "4d 6s Th")
    assert after(position, BOOKS["digest"], move)["sweep"] is False


def test_b15_royal_build() -> None:
    position = at("4c Kd 7s", "6d 3h")
    assert made(position, BOOKS["family-royal"], build("4c", 13, "6d 3h")) == single(13, 0, "3h 4c 6d")
    assert not legal(position, BOOKS["family"], build("4c", 13, "6d 3h"))


def test_b16_raise_and_absorb_sets_of_the_new_value() -> None:
    position = at("As 8h Kd", "2d 6c", single(7, 1, "3h 4c"))
    move = build("As", 8, "3h 4c 2d 6c")
    assert made(position, BOOKS["family"], move) == multiple(8, 0, "As 2d 3h 4c 6c")
    assert not legal(position, BOOKS["family"] | {"absorb_on_raise": False}, move)
    assert not legal(position, BOOKS["family"], build("As", 8, "3h 4c 2d"))


def test_k01_build_and_loose_set() -> None:
    position = at("7s Kd", "3d 4d 9c", single(7, 1, "5c 2c"))
    assert captured(position, BOOKS["handbook"], capture("7s", "3d 4d 5c 2c")) == ("2c 3d 4d 5c 7s", "9c", False)


def test_k03_the_announced_value_counts() -> None:
    position = at("4c Kd", "9c", multiple(2, 1, "2h 2d"))
    assert not legal(position, BOOKS["leeming"], capture("4c", "2h 2d"))
    assert legal(at("2c Kd", "9c", *position.builds), BOOKS["leeming"], capture("2c", "2h 2d"))


def test_k05_every_card_is_in_a_set() -> None:
    position = at("8s Kd", "Ac 2d 3h 5s 6c 8d")
    assert not legal(position, STANDARD, capture("8s", "8d 6c 2d 5s 3h Ac"))
    assert legal(position, STANDARD, capture("8s", "8d 6c 2d 5s 3h"))


def test_o01_no_trail_over_ones_own_build() -> None:
    position = at("6c Kd 9h", "Jc", single(6, 0, "2d 4s"))
    assert not legal(position, BOOKS["handbook"], trail("Kd"))
    assert legal(at("6c Kd 9h", "Jc", single(6, 1, "2d 4s")), BOOKS["handbook"], trail("Kd"))


def test_o02_o03_another_capture_and_the_obligation() -> None:
    position = at("6c 9h Kd", "9d Jc", single(6, 0, "2d 4s"))
    assert captured(position, BOOKS["leeming"], capture("9h", "9d")) == ("9d 9h", "Jc", False)
    assert not legal(position, BOOKS["family"], capture("9h", "9d"))
    assert legal(position, BOOKS["family"], capture("6c", "2d 4s"))


def test_t01_trail_only_without_a_play() -> None:
    rules = BOOKS["family"] | {"trail": "only_if_no_play"}
    assert not legal(at("5c Kd", "5d Jc"), rules, trail("Kd"))
    assert legal(at("5c Kd", "6d Jc"), rules, trail("Kd"))
    assert not legal(at("5c 6h", "Ad Jc"), rules, trail("6h")), "the five builds six"


def test_r01_the_ace_as_fourteen() -> None:
    position = at("Ac 7s", "Kd Ah 5c")
    move = capture("Ac", "Kd Ah", high=True)
    assert captured(position, BOOKS["family-royal"], move) == ("Ac Ah Kd", "5c", False)
    assert not legal(position, BOOKS["family-royal"], capture("Ac", "Kd Ah"))


def test_s01_the_residue_is_no_sweep() -> None:
    position = at("Kc", "9d 3h", mover=1)
    assert legal(position, BOOKS["handbook"], trail("Kc"))
    assert after(position, BOOKS["handbook"], trail("Kc"))["sweep"] is False


def test_x02_no_building() -> None:
    position = at("4c 9h", "5d Jc")
    for book in ("encyclopedia", "pra", "palki"):
        assert not legal(position, BOOKS[book], build("4c", 9, "5d"))
    assert legal(position, STANDARD, build("4c", 9, "5d"))


def test_a01_raising_the_partners_build() -> None:
    position = at("2d 9c Kd", "Jc", single(7, 0, "6h Ac"), mover=2, players=4)
    assert made(position, BOOKS["handbook"], build("2d", 9, "6h Ac")) == single(9, 2, "Ac 2d 6h")
    position.hand.remove("9c")
    assert not legal(position, BOOKS["handbook"], build("2d", 9, "6h Ac")), "the privilege is for adding only"


def test_a03_the_owner_must_not_tell_whether_the_adder_holds_the_card() -> None:
    position = at("3h 9s Kd", "6d", single(9, 0, "7c 2c"), mover=2, players=4)
    assert made(position, BOOKS["handbook"], build("3h", 9, "6d 7c 2c")) == multiple(9, 0, "2c 3h 6d 7c")


def test_a05_a_multiple_build_is_taken_by_its_value() -> None:
    position = at("4h 9h 5d", "Jc", multiple(4, 1, "4s 3d Ah"))
    assert captured(position, BOOKS["handbook"], capture("4h", "4s 3d Ah")) == ("Ah 3d 4h 4s", "Jc", False)


def test_a08_a_second_build_satisfies_the_obligation() -> None:
    position = at("6c 9h 4h", "5d Jc", single(6, 0, "2d 4s"))
    assert made(position, BOOKS["family"], build("4h", 9, "5d")) == single(9, 0, "4h 5d")


def test_a10_taking_the_opponents_build() -> None:
    position = at("6c 9h Kd", "Jc", single(6, 0, "2d 4s"), single(9, 1, "7c 2c"))
    assert captured(position, BOOKS["leeming"], capture("9h", "7c 2c")) == ("2c 7c 9h", "Jc", False)
    assert not legal(position, BOOKS["family"], capture("9h", "7c 2c")), "there it must be the own build"


# --- the faults of others -------------------------------------------------------------------------------------------


def test_fault_pictures_in_a_sum() -> None:
    assert not legal(at("8c 2d", "8d Kd Qd 3d"), STANDARD, capture("8c", "8d Kd Qd 3d"))
    assert not legal(at("Jc 2d", "5d 6d"), STANDARD, capture("Jc", "5d 6d"))
    assert legal(at("Jc 2d", "5d 6d"), ROYAL, capture("Jc", "5d 6d"))


def test_fault_a_seven_took_a_nine_build() -> None:
    assert not legal(at("7c 2d", "", single(9, 1, "4d 5d")), STANDARD, capture("7c", "4d 5d"))


def test_fault_a_multiple_of_the_value_is_not_a_split() -> None:
    assert not legal(at("8c 2d", "6d 6h 4d"), STANDARD, capture("8c", "6d 6h 4d"))


def test_fault_a_card_carried_along_in_a_build() -> None:
    assert not legal(at("3c 9d", "6d Kd"), STANDARD, build("3c", 9, "6d Kd"))
    assert legal(at("3c 9d", "6d Kd"), STANDARD, build("3c", 9, "6d"))


def test_fault_one_ace_for_two_builds() -> None:
    position = at("Kc As", "Ad", multiple(1, 0, "Ac Ah"))
    assert not legal(position, ROYAL, build("Kc", 14, "Ad"))
    position = at("Kc As Qs", "2d", multiple(1, 1, "Ac Ah"))
    assert legal(position, ROYAL, build("Qs", 14, "2d")), "the other build is not the mover's"


def test_fault_bounded_time_on_a_crowded_table() -> None:
    small = [card for card in PACK if card[0] in "A234567"]
    position = Position(["8s", "9s", "8c"], [*small, "Kc", "Kd"], [], 0, 2)
    begin = perf_counter()
    for rules in (STANDARD, STANDARD | {"trail": "card_cannot_capture"}, STANDARD | {"trail": "only_if_no_play"}):
        assert is_legal(position, rules, ("capture", "8s", False, frozenset(small)))
        assert not is_legal(position, rules, ("capture", "9s", False, frozenset(small)))
        assert is_legal(position, rules, trail("8s")) == ("trail" not in rules or rules["trail"] == "free")
    assert perf_counter() - begin < 2


# --- captures -------------------------------------------------------------------------------------------------------


def test_a_capture_takes_something_with_a_held_card() -> None:
    position = at("8c", "8d 3d")
    assert not legal(position, STANDARD, capture("8c", ""))
    assert not legal(position, STANDARD, capture("8s", "8d"))
    assert not legal(position, STANDARD, capture("8c", "8d 8h"))
    assert not legal(position, STANDARD, trail("8s"))


def test_equal_ranks_pair_at_either_value() -> None:
    position = at("As 5c", "Ac Ad Kd", single(14, 1, "Qh 2d"))
    assert legal(position, ROYAL, capture("As", "Ac"))
    assert not legal(position, ROYAL, capture("As", "Ac", high=True)), "either value: one move, without the high value"
    assert legal(position, ROYAL, capture("As", "Ac Ad Kd", high=True)), "a pair, and king and ace"
    assert legal(position, ROYAL, capture("As", "Ac Ad Qh 2d", high=True)), "two pairs and the build of 14"
    assert not legal(position, ROYAL, capture("As", "Ac Ad Qh 2d"))
    assert not legal(position, ROYAL, capture("As", "Kd", high=True))


def test_little_and_big_casino_at_their_high_values() -> None:
    assert legal(at("2s 5c", "Kd 2h"), ROYAL, capture("2s", "Kd 2h", high=True))
    assert legal(at("2s 5c", "Kd 2h 2c"), ROYAL, capture("2s", "Kd 2h 2c", high=True)), "a sum and a pair"
    assert not legal(at("2c 5c", "Kd 2h"), ROYAL, capture("2c", "Kd 2h", high=True))
    assert legal(at("Td 5c", "Kd 3h Tc"), ROYAL, capture("Td", "Kd 3h Tc", high=True))
    assert not legal(at("Td 5c", "Kd 3h Tc"), BOOKS["family-royal"], capture("Td", "Kd 3h Tc", high=True))
    clubs = ROYAL | {"little_card": "2c"}
    assert legal(at("2c 5c", "Kd 2h"), clubs, capture("2c", "Kd 2h", high=True))
    assert not legal(at("2s 5c", "Kd 2h"), clubs, capture("2s", "Kd 2h", high=True))


def test_table_cards_count_low_in_sums() -> None:
    assert not legal(at("Td 5c", "As 2d"), ROYAL, capture("Td", "As 2d", high=True)), "not 14 + 2"
    assert not legal(at("2s 5c", "As Ad"), ROYAL, capture("2s", "As Ad", high=True)), "not 14 + 1"
    assert legal(at("2s 5c", "As Ad"), ROYAL, capture("2s", "As Ad"))


def test_pictures_as_numerals_come_in_any_number() -> None:
    position = at("Kc 5d", "Kd Ks Qh Ah")
    assert legal(position, ROYAL, capture("Kc", "Kd Ks Qh Ah"))
    assert legal(position, ROYAL | {"face_capture": "one"}, capture("Kc", "Kd Ks Qh Ah"))
    assert not legal(position, STANDARD, capture("Kc", "Kd Qh"))


def test_one_card_takes_both_builds_of_its_value_or_one() -> None:
    position = at("9c 9h", "", single(9, 0, "4d 5d"), single(9, 1, "6d 3d"))
    assert captured(position, STANDARD, capture("9c", "4d 5d 6d 3d"))[2]
    assert not captured(position, STANDARD, capture("9c", "4d 5d"))[2], "a build is left: no sweep"
    assert captured(position, STANDARD, capture("9c", "6d 3d"))[0] == "3d 6d 9c", "the other nine answers"
    assert not legal(position, STANDARD, capture("9c", "4d 5d 6d")), "a build is taken whole"


def test_the_last_card_for_an_own_build_is_not_spent_elsewhere() -> None:
    position = at("9c Kd", "9d", single(9, 0, "4d 5d"))
    assert not legal(position, STANDARD, capture("9c", "9d"))
    assert legal(position, STANDARD, capture("9c", "9d 4d 5d"))
    both = at("9c Kd", "", single(9, 0, "4d 5d"), single(9, 0, "6d 3d"))
    assert legal_moves(both, STANDARD) == {capture("9c", "4d 5d 6d 3d")}, "one nine is not enough for the other"


def test_take_or_build_needs_an_own_build_in_the_capture() -> None:
    position = at("6c 6h 9h 3s", "6d 3d", single(6, 0, "2d 4s"), single(6, 1, "5s Ac"))
    family = BOOKS["family"]
    assert legal(position, family, capture("6c", "2d 4s 6d 5s Ac"))
    assert not legal(position, family, capture("6c", "5s Ac"))
    assert not legal(position, family, capture("6c", "6d"))
    assert legal(position, family, build("3s", 6, "3d")), "a new build"
    assert legal(position, family, build("3s", 9, "2d 4s")), "a raise"
    assert legal(position, family, build("3s", 6, "3d 5s Ac")), "an addition"
    assert legal(at("6c 9h", "9d", single(6, 1, "2d 4s")), family, capture("9h", "9d")), "nobody is bound here"


# --- builds ---------------------------------------------------------------------------------------------------------


def test_a_build_needs_a_card_for_it() -> None:
    assert not legal(at("4c 8h", "5d"), STANDARD, build("4c", 9, "5d"))
    assert not legal(at("4c 8h", "4d"), STANDARD, build("4c", 4, "4d"))
    assert not legal(at("9c 4h", "9d"), STANDARD, build("9c", 9, "9d")), "the nine played is no longer held"
    assert not legal(at("9c 4h", ""), STANDARD, build("4h", 4, "")), "and a table card"


def test_a_held_card_answers_for_its_high_value() -> None:
    assert legal(at("Kc As", "Ad"), ROYAL, build("Kc", 14, "Ad"))
    assert legal(at("Kc 2s", "2d"), ROYAL, build("Kc", 15, "2d"))
    assert not legal(at("Kc 2h", "2d"), ROYAL, build("Kc", 15, "2d"))
    assert legal(at("Kc Td", "3d"), ROYAL, build("Kc", 16, "3d"))
    assert legal(at("9c As", "5d"), STANDARD | {"ace_values": [1, 14]}, build("9c", 14, "5d"))


def test_cards_in_builds_count_low() -> None:
    assert not legal(at("As Ah", "Ad"), ROYAL, build("As", 14, "Ad"))
    assert legal(at("As Ah", "Ad"), ROYAL, build("As", 1, "Ad"))
    assert legal(at("As 2c", "Ad"), ROYAL, build("As", 2, "Ad"))
    assert not legal(at("As Td", "2d"), ROYAL, build("As", 16, "2d"))


def test_builds_of_pictures() -> None:
    assert not legal(at("Kc Kd", "Kh"), STANDARD, build("Kc", 13, "Kh"))
    assert made(at("Kc Kd", "Kh"), ROYAL, build("Kc", 13, "Kh")) == multiple(13, 0, "Kc Kh")


def test_a_raise_goes_with_the_hand_card_alone() -> None:
    position = at("Ac 8h", "2d", single(5, 1, "3h 2c"))
    assert not legal(position, STANDARD, build("Ac", 8, "3h 2c 2d")), "not with a table card"
    assert not legal(position, STANDARD, build("Ac", 8, "3h 2c"))
    assert not legal(position, STANDARD, build("Ac", 6, "3h 2c")), "no six"
    assert not legal(at("Ac 9h", "3d", single(5, 1, "4h As")), STANDARD, build("Ac", 9, "4h As 3d"))


def test_a_build_is_no_card_in_a_sum() -> None:
    assert not legal(at("9h 3c", "2d", single(7, 1, "3h 4c")), STANDARD, capture("9h", "2d 3h 4c"))
    position = at("2h 9h", "", single(7, 1, "3h 4c"), single(9, 1, "5c 4d"))
    assert not legal(position, STANDARD, build("2h", 9, "3h 4c 5c 4d")), "builds are never merged"


def test_who_may_raise() -> None:
    def answers(who: str, owner: int) -> bool:
        position = at("2d 7d 9c", "", single(7, owner, "6h Ac"), players=4)
        return legal(position, STANDARD | {"raise_who": who}, build("2d", 9, "6h Ac"))

    assert [answers("any", owner) for owner in range(4)] == [True, True, True, True]
    assert [answers("own", owner) for owner in range(4)] == [True, False, False, False]
    assert [answers("opponents", owner) for owner in range(4)] == [False, True, False, True]


def test_raising_ones_own_build_frees_the_old_card() -> None:
    position = at("2d 7d 9c", "7h", single(7, 0, "6h Ac"))
    move = build("2d", 9, "6h Ac")
    assert made(position, STANDARD, move).value == 9
    assert not legal(at("2d 7d 9c", "", single(7, 0, "6h Ac"), single(2, 0, "As Ad")), STANDARD, move)


def test_who_may_add() -> None:
    for owner, who in product(range(2), ("any", "own")):
        position = at("2d 7d 7c", "5h", single(7, owner, "6h Ac"))
        allowed = who == "any" or owner == 0
        for move in (build("2d", 7, "5h 6h Ac"), build("7d", 7, "6h Ac")):
            assert legal(position, STANDARD | {"add_who": who}, move) == allowed


def test_the_adder_becomes_the_owner_and_a_multiple_build_may_be_added_to() -> None:
    position = at("9h 9s", "", multiple(9, 1, "7c 2c 9d"))
    assert made(position, STANDARD, build("9h", 9, "7c 2c 9d")) == multiple(9, 0, "2c 7c 9d 9h")
    position = at("9h 8s", "", multiple(9, 1, "7c 2c 9d"))
    assert not legal(position, STANDARD, build("9h", 9, "7c 2c 9d"))


def test_any_others_build_may_be_added_to_without_the_card() -> None:
    rules = STANDARD | {"add_without_card": "any_other"}
    move = build("3h", 9, "6d 7c 2c")
    assert made(at("3h 5c", "6d", single(9, 1, "7c 2c")), rules, move) == multiple(9, 1, "2c 3h 6d 7c")
    assert not legal(at("3h 5c", "6d", single(9, 1, "7c 2c")), BOOKS["handbook"], move)
    own = at("3h 9h", "6d", single(3, 0, "2d Ad"), single(9, 1, "7c 2c"))
    assert not legal(own, rules, move), "the three is needed for an own build"
    assert not legal(own, rules | {"add_who": "own"}, build("9h", 9, "7c 2c"))


def test_must_join() -> None:
    position = at("4h 9h 2c", "5d", single(9, 1, "3c 6c"), single(7, 1, "3d 4d"))
    rules = STANDARD | {"same_value_builds": "must_join"}
    assert legal(position, STANDARD, build("4h", 9, "5d"))
    assert not legal(position, rules, build("4h", 9, "5d"))
    assert legal(position, rules, build("4h", 9, "5d 3c 6c"))
    assert legal(position, STANDARD, build("2c", 9, "3d 4d"))
    assert not legal(position, rules, build("2c", 9, "3d 4d"))


def test_single_builds_only() -> None:
    rules = STANDARD | {"building": "single"}
    position = at("4h 9h 2c 4s", "5d 9d 4d", single(7, 1, "3d 4c"))
    assert legal(position, rules, build("4h", 9, "5d"))
    assert not legal(position, rules, build("4h", 9, "5d 9d"))
    assert not legal(position, rules, build("4h", 4, "4d"))
    assert not legal(position, rules, build("2c", 9, "3d 4c"))
    assert not legal(position, rules, build("2c", 7, "5d 3d 4c"))
    assert legal(at("7s", "", single(7, 1, "3d 4c")), rules, capture("7s", "3d 4c"))


# --- trails ---------------------------------------------------------------------------------------------------------


def test_a_card_that_can_capture_is_not_trailed() -> None:
    rules = STANDARD | {"trail": "card_cannot_capture"}
    position = at("5c 7s Kd 9h", "2d 3d Kc", single(9, 1, "8d Ad"))
    assert {card for card in position.hand if legal(position, rules, trail(card))} == {"7s"}
    assert legal(at("Ac 5c", "Kc 4d"), rules, trail("Ac"))
    assert not legal(at("Ac 5c", "Kc Ad"), rules | {"ace_values": [1, 14]}, trail("Ac"))
    assert legal(at("Ac 5c", "Kc 2d"), ROYAL | {"trail": "card_cannot_capture"}, trail("Ac"))


@pytest.mark.parametrize(
    ("position", "rules", "possible"),
    [
        (at("4c 9h", "5d"), STANDARD, False),
        (at("4c 8h", "5d"), STANDARD, True),
        (at("4c 9h", "5d"), BOOKS["encyclopedia"], True),
        (at("2c 9h", "", single(7, 1, "3h 4c")), STANDARD, False),
        (at("2c 9h", "", single(7, 1, "3h 4c")), BOOKS["leeming"], True),
        (at("2c 9h", "", multiple(7, 1, "3h 4c 7h")), STANDARD, True),
        (at("2c 8h", "7d", single(9, 1, "3h 6c")), STANDARD | {"add_without_card": "any_other"}, False),
        (at("2c 8h", "7d", single(9, 1, "3h 6c")), STANDARD, True),
        (at("2c 3h", ""), STANDARD, True),
    ],
)
def test_trailing_without_any_play(position: Position, rules: Rules, possible: bool) -> None:
    rules = rules | {"trail": "only_if_no_play"}
    for card in position.hand:
        assert legal(position, rules, trail(card)) == possible


def test_trailed_card_lies_on_the_table() -> None:
    assert after(at("2c 3h", "Jd Ah"), STANDARD, trail("2c"))["table"] == ["Ah", "2c", "Jd"]


# --- the oracle against itself --------------------------------------------------------------------------------------

CHOICES: dict[str, list[object]] = {
    "partnership": ["pairs", "off"],
    "face_values": [[], [11, 12, 13]],
    "ace_values": [[1], [1, 14]],
    "little_values": [[2], [2, 15]],
    "big_values": [[10], [10, 16]],
    "face_capture": ["one", "one_or_three", "any"],
    "building": ["none", "single", "full", "full", "full"],
    "raise_who": ["any", "own", "opponents"],
    "add_who": ["any", "own"],
    "absorb_on_raise": [True, False],
    "add_without_card": ["none", "partner", "any_other"],
    "same_value_builds": ["allowed", "must_join"],
    "owner_obligation": ["no_trail", "take_or_build"],
    "trail": ["free", "card_cannot_capture", "only_if_no_play"],
}


def some_rules(rng: Random) -> Rules:
    """A book as it stands, or any mixture of the options."""
    if rng.random() < 0.5:
        return rng.choice(list(BOOKS.values()))
    return STANDARD | {name: rng.choice(choices) for name, choices in CHOICES.items()}


def some_positions(seed: int, count: int) -> Iterator[tuple[Random, Position, Rules]]:
    rng = Random(seed)
    for _ in range(count):
        rules = some_rules(rng)
        yield rng, random_position(rng, rules, rng.choice([2, 3, 4]), rng.randint(0, 8)), rules


def partitions(numbers: list[int]) -> Iterator[list[list[int]]]:
    """Every way of putting the numbers into groups, with no cleverness at all."""
    if not numbers:
        yield []
        return
    for groups in partitions(numbers[1:]):
        yield [[numbers[0]], *groups]
        for i, group in enumerate(groups):
            yield [*groups[:i], [numbers[0], *group], *groups[i + 1 :]]


def test_splitting_against_all_partitions() -> None:
    rng = Random(1)
    for _ in range(300):
        numbers = sorted((rng.randint(1, 6) for _ in range(rng.randint(1, 8))), reverse=True)
        target = rng.randint(1, 10)
        plainly = any(all(sum(group) == target for group in groups) for groups in partitions(numbers))
        assert splits(tuple(numbers), target) == plainly


def test_random_positions_are_consistent() -> None:
    for _, position, rules in some_positions(2, 400):
        used = [*position.hand, *position.table, *(card for build in position.builds for card in build.cards)]
        assert len(used) == len(set(used)) <= 52
        assert set(used) <= set(PACK)
        assert 1 <= len(position.hand) <= 6
        assert 0 <= position.mover < position.players
        for standing in position.builds:
            numbers = sorted((low(card, rules) or 99 for card in standing.cards), reverse=True)
            assert len(numbers) > 1
            assert splits(tuple(numbers), standing.value)
            assert standing.multiple == (sum(numbers) != standing.value)
            assert 0 <= standing.owner < position.players
            if standing.owner == position.mover:
                assert any(standing.value in values(card, rules) for card in position.hand)


def in_fixed_order(move: Move) -> str:
    """A set prints in another order on every run; the seed alone should decide."""
    return f"{move[:2]}" if move[0] == "trail" else f"{move[:3]} {sorted(move[3])}"


def test_one_move_and_all_moves_agree() -> None:
    """Also: there always is a move, even after one's own; and no card is lost or doubled."""
    for rng, position, rules in some_positions(3, 400):
        moves = legal_moves(position, rules)
        assert moves
        assert all(is_legal(position, rules, move) for move in moves)
        for _ in range(20):
            move = random_move(rng, position, rules)
            assert is_legal(position, rules, move) == (move in moves)
        for card in position.hand:
            assert is_legal(position, rules, trail(card)) == (trail(card) in moves)
        before = {*position.table, *(card for build in position.builds for card in build.cards)}
        for move in rng.sample(sorted(moves, key=in_fixed_order), min(8, len(moves))):
            result = after(position, rules, move)
            lying = [*result["table"], *(card for build in result["builds"] for card in build.cards)]
            assert sorted([*lying, *result["captured"]]) == sorted({*before, move[1]})
            if any(build.owner == position.mover for build in result["builds"]):
                held = [card for card in position.hand if card != move[1]]
                left = Position(held, result["table"], result["builds"], position.mover, position.players)
                assert legal_moves(left, rules), "an own build can always be taken"


def test_crowded_tables_are_decided_at_once() -> None:
    rng = Random(4)
    seen = {True: 0, False: 0}
    begin = perf_counter()
    for _ in range(150):
        rules = some_rules(rng)
        position = crowded_position(rng, rules, rng.choice([2, 3, 4]))
        assert 27 <= len(position.table) <= 32
        for _ in range(20):
            seen[is_legal(position, rules, random_move(rng, position, rules))] += 1
    assert perf_counter() - begin < 20
    assert min(seen.values()) > 500
