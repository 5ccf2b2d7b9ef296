"""The forms of a match, named for the paragraphs of the sources that give them."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from sukno.cards import PACK, Suit, parse_cards
from sukno.core.refusal import Mistake, Refusal
from sukno.core.registry import find_game
from sukno.games.casino import talk
from sukno.games.casino.answers import score
from sukno.games.casino.book import load_book
from sukno.games.casino.match import Match, Verdict, add_deal, claim, next_match_dealer, resign
from sukno.games.casino.scoring import Take
from sukno.games.casino.talk import verdict
from sukno.server import sheets as page_sheets
from sukno.terminal.casino.sheet import sheet as terminal_sheet
from sukno.terminal.look import Deck
from sukno.terminal.plain.casino.teller import CasinoTeller
from sukno.words import LANGS, Words

EN = Words("en")
ALL = frozenset(PACK)
NONE = Take(frozenset())


def take(text: str, sweeps: int = 0) -> Take:
    return Take(frozenset(parse_cards(text)), sweeps)


def facts(**data: Any) -> dict[str, Any]:
    return score(data, data.pop("changes", {}), EN).facts


def half() -> tuple[dict[str, Any], dict[str, Any]]:
    """26 cards each: one side has the black cards, the other the red ones."""
    black = [card for card in PACK if card.suit in (Suit.CLUBS, Suit.SPADES)]
    red = [card for card in PACK if card not in black]
    return {"cards": " ".join(map(str, black))}, {"cards": " ".join(map(str, red))}


# 000 (a)


def test_000_a_the_larger_score_of_one_deal_wins() -> None:
    one = "Td Ad 3s 4s 5s 6s 7s 8s 9s 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 2d 3d 4d 5d 6d 2s"
    other = " ".join(str(card) for card in PACK if card not in parse_cards(one))
    result = facts(book="handbook", players=2, sides=[{"cards": one, "sweeps": 0}, {"cards": other, "sweeps": 9}])
    assert result["points"] == [8, 3]  # no sweeps in this form
    assert result["winner"] == 0
    assert result["multiplier"] == 1
    assert result["net"] == 5


def test_000_a_four_points_and_twenty_six_cards_each_is_a_draw() -> None:
    one = "Td Ad 3s 4s 5s 6s 7s 8s 9s 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 2d 3d 4d 5d 6d"
    other = " ".join(str(card) for card in PACK if card not in parse_cards(one))
    result = facts(book="handbook", players=2, sides=[{"cards": one}, {"cards": other}])
    assert result["points"] == [4, 4]
    assert result["draw"]
    assert result["winner"] is None


def test_002_a_deal_as_match_counts_sweeps() -> None:
    result = facts(
        book="family",
        players=2,
        changes={"match": "one_deal"},
        sides=[{"cards": " ".join(map(str, PACK)), "sweeps": 2}, {"cards": ""}],
    )
    assert result["points"] == [13, 0]


# 000 (b)


@pytest.mark.parametrize(
    ("deals", "winner", "multiplier", "net"),
    [
        ([[11, 0]], 0, 4, 44),
        ([[6, 5], [7, 4]], 0, 2, 17),
        ([[5, 6], [3, 4], [2, 9]], 1, 1, 9),
        ([[2, 9], [3, 8]], 1, 2, 29),
    ],
)
def test_000_b_eleven_doubled_in_two_deals_fourfold_in_one(
    deals: list[list[int]], winner: int, multiplier: int, net: int
) -> None:
    result = facts(book="handbook", players=2, changes={"match": "eleven_multiplied"}, deals=deals)
    assert (result["winner"], result["multiplier"], result["net"]) == (winner, multiplier, net)


def test_000_b_both_at_eleven_the_higher_wins_and_equal_is_a_draw() -> None:
    form = {"match": "eleven_multiplied"}
    higher = facts(book="handbook", players=2, changes=form, deals=[[5, 6], [5, 4], [6, 5]])
    assert (higher["totals"], higher["winner"], higher["multiplier"], higher["net"]) == ([16, 15], 0, 1, 1)
    equal = facts(book="handbook", players=2, changes=form, deals=[[5, 5], [4, 4], [5, 5]])
    assert (equal["winner"], equal["draw"], equal["net"]) == (None, True, 0)


def test_000_b_goes_on_below_eleven() -> None:
    result = facts(book="handbook", players=2, changes={"match": "eleven_multiplied"}, deals=[[6, 5]])
    assert (result["winner"], result["draw"], result["multiplier"]) == (None, False, None)


# 000 (c)


def spread(first: str) -> list[dict[str, Any]]:
    cards = parse_cards(first)
    other = [card for card in PACK if card not in cards]
    return [{"cards": " ".join(map(str, cards))}, {"cards": " ".join(map(str, other))}]


def test_000_c_one_side_at_twenty_one_wins() -> None:
    result = facts(
        book="handbook",
        players=2,
        changes={"match": "twenty_one_count_out"},
        before=[19, 3],
        sides=spread("Td Ad 3s"),
    )
    assert (result["totals"], result["winner"]) == ([22, 11], 0)


def test_000_c_cards_come_first_then_spades_then_the_casinos_then_the_aces() -> None:
    form = {"match": "twenty_one_count_out"}
    # Side 0 takes big casino and two red aces; side 1 cards, spades, little casino and two black aces.
    sides = spread("Td Ah Ad 2h 3h")
    assert facts(book="handbook", players=2, changes=form, before=[19, 18], sides=sides)["winner"] == 1  # by cards
    assert facts(book="handbook", players=2, changes=form, before=[19, 17], sides=sides)["winner"] == 1  # by spades
    assert facts(book="handbook", players=2, changes=form, before=[19, 16], sides=sides)["winner"] == 0  # by big casino
    # 20 for both after the casinos: the ace of spades comes before the others.
    assert facts(book="handbook", players=2, changes=form, before=[18, 15], sides=sides)["winner"] == 1
    # The ace of clubs (side 1) comes before the ace of hearts (side 0).
    assert facts(book="handbook", players=2, changes=form, before=[18, 14], sides=sides)["winner"] == 1


def test_000_c_sweeps_come_last_in_the_order_they_were_made() -> None:
    form = {"match": "twenty_one_count_out"}
    sides = spread("Td Ah Ad 2h 3h")
    sides[0]["sweeps"], sides[1]["sweeps"] = 2, 2
    sheet = {"book": "handbook", "players": 2, "changes": form, "before": [15, 12], "sides": sides}
    assert facts(**{**sheet, "sweep_order": [0, 1, 0, 1]})["winner"] == 0
    assert facts(**{**sheet, "sweep_order": [1, 1, 0, 0]})["winner"] == 1
    # Without an order they are counted in turn, from the side that needs fewer.
    assert facts(**{**sheet, "before": [15, 11]})["winner"] == 0


def test_000_c_needs_the_cards_of_the_deal_that_decides() -> None:
    with pytest.raises(Mistake):
        facts(book="handbook", players=3, deals=[[20, 20, 0], [5, 5, 1]])


# 002, 003, 004: the target


def test_004_both_at_twenty_one_the_higher_total_wins() -> None:
    result = facts(book="leeming", players=2, deals=[[10, 11], [12, 13]])
    assert (result["totals"], result["winner"]) == ([22, 24], 1)


def test_004_an_equal_result_goes_to_the_side_with_the_cards_and_26_26_to_another_deal() -> None:
    sides = spread(" ".join(map(str, PACK[:20])))
    mine = facts(book="leeming", players=2, before=[0, 0], sides=sides)["points"]
    level = [21 - mine[0], 21 - mine[1]]
    result = facts(book="leeming", players=2, before=level, sides=sides)
    assert result["totals"][0] == result["totals"][1]
    assert result["winner"] == 1  # 32 cards
    one, other = half()
    points = facts(book="leeming", players=2, before=[0, 0], sides=[one, other])["points"]
    tied = facts(book="leeming", players=2, before=[21 - points[0], 21 - points[1]], sides=[one, other])
    assert tied["totals"][0] == tied["totals"][1]
    assert (tied["winner"], tied["draw"]) == (None, False)


def test_001_spade_casino_is_played_to_sixty_one_and_a_deal_has_24_points() -> None:
    result = facts(book="digest-spade", players=2, before=[40, 0], sides=spread(" ".join(map(str, PACK))))
    assert result["points"] == [24, 0]
    items = result["items"][0]
    assert (items["suit"], items["jack"], items["little"], items["aces"], items["big"], items["cards"]) == (
        13,
        1,
        1,
        4,
        2,
        3,
    )
    assert (result["totals"], result["winner"]) == ([64, 0], 0)


def test_002_among_four_a_threshold_that_nobody_reaches_is_paid_to_nobody() -> None:
    parts = [PACK[place::4] for place in range(4)]  # 13 cards each, a suit each
    sides = [{"cards": " ".join(map(str, part))} for part in parts]
    printed = facts(book="family", players=4, sides=sides)
    assert [items["cards"] for items in printed["items"]] == [0, 0, 0, 0]
    assert [items["suit"] for items in printed["items"]] == [0, 0, 0, 1]  # all thirteen spades
    assert sum(printed["points"]) == 8


# 001: the call


@pytest.mark.parametrize(("before", "right", "winner"), [([17, 19], True, 0), ([16, 19], False, 1)])
def test_001_the_call_of_twenty_one(before: list[int], right: bool, winner: int) -> None:
    result = facts(
        book="digest",
        players=2,
        before=before,
        claimant=0,
        sides=[{"cards": "Td Ts As Ah Kd Ks"}, {"cards": ""}],
    )
    assert result["points_now"] == before[0] + 4
    assert (result["claim_correct"], result["winner"]) == (right, winner)


def test_001_cards_and_spades_count_in_a_call_once_they_are_certain() -> None:
    match = Match(load_book("digest"), 2, 0, before=(17, 0))
    cards = [card for card in PACK if card.rank not in (1, 2, 10)]
    called = claim(match, [take(" ".join(map(str, cards[:27]))), NONE], 0)
    assert isinstance(called, Match)
    spades = sum(card.suit == 3 for card in cards[:27])
    assert (called.verdict is not None and called.verdict.how == "claim") == (17 + 3 + (spades >= 7) >= 21)


def test_001_a_false_call_of_one_among_three_makes_the_highest_other_win() -> None:
    match = Match(load_book("digest"), 3, 0, before=(5, 10, 12))
    called = claim(match, None, 0)
    assert isinstance(called, Match)
    assert called.winner == 2
    level = claim(Match(load_book("digest"), 3, 0, before=(5, 12, 12)), None, 0)
    assert isinstance(level, Match)
    assert level.over
    assert level.winner is None


@pytest.mark.parametrize(("before", "spades", "how"), [(10, 9, "claim"), (10, 8, "false_claim")])
def test_what_a_call_was_made_by_is_shown_wherever_the_score_is(before: int, spades: int, how: str) -> None:
    match = Match(load_book("digest-spade", {"target": 20}), 3, 0, before=(2, before, 11))
    mine = take(" ".join(f"{rank}s" for rank in "A3456789T"[:spades]))
    called = claim(match, [take("2d"), mine, take("Ah 2s")], 1)
    assert isinstance(called, Match)
    assert called.verdict is not None
    assert called.verdict.how == how
    assert called.totals == (2, before, 11)
    sure = spades + 1
    added = f"10 + {sure} = {10 + sure}"
    names = ("A", "B", "C")
    for lang in LANGS:
        words = Words(lang)
        said = talk.verdict(called, names)
        assert said is not None
        assert f"{added} {'of' if lang == 'en' else 'из'} 20" in words(said)
        plain = list(CasinoTeller(find_game("casino"), words, names, called, Deck()).cut_short(called))
        assert f"B: {added}" in plain[-1]
        assert any(words("plain-of-each", name="B", value=spades) in line for line in plain)
        console = Console(width=80, record=True, file=StringIO())
        console.print(terminal_sheet(called, names, words, Deck()))
        assert {words("terminal-sheet-sure"), str(10 + sure)} <= {
            text.strip() for text in re.split(r"  +", console.export_text())
        }
    page = page_sheets.cut_short(called)
    assert page is not None
    assert page.sure
    assert (page.before, page.points[1], page.totals[1]) == ((2, 10, 11), sure, 10 + sure)
    assert [sum(row.points[side] for row in page.rows) for side in range(3)] == list(page.points)


def test_a_majority_by_a_printed_number_is_called_by_it() -> None:
    def called(item: str, majority: str, *, sure: bool = False) -> str:
        return EN(talk.item_name(load_book("handbook", {"majority": majority}).rules, item, sure=sure))

    assert (called("cards", "most"), called("suit", "most")) == ("Most cards", "Most spades")
    assert (called("cards", "threshold"), called("suit", "threshold")) == ("27 cards or more", "7 spades or more")
    # In a deal that a call cut short nobody has the most yet.
    assert called("cards", "most", sure=True) == "27 cards or more"


def test_a_book_without_the_call_refuses_it() -> None:
    refusal = claim(Match(load_book("handbook"), 2, 0), None, 0)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "claim"


def test_resigning_gives_the_match_to_the_other_side() -> None:
    given_up = resign(Match(load_book("leeming"), 2, 0, before=(20, 1)), None, 0)
    assert given_up.winner == 1


# Dealers


@pytest.mark.parametrize(("winner", "said"), [(0, "7 : 4"), (1, "4 : 7")])
def test_the_points_of_the_winner_are_said_first(winner: int, said: str) -> None:
    match = Match(load_book("standard"), 2, 0, before=(7, 4), played=1, verdict=Verdict("points", winner))
    told = verdict(match, ("You", "Marina"))
    assert told is not None
    assert said in Words("en")(told)


def test_000_the_winner_of_a_deal_deals_the_next_between_two() -> None:
    match = Match(load_book("handbook", {"match": "target", "target": 21}), 2, 0)
    won = add_deal(match, [NONE, Take(ALL)])
    assert won.dealer == 1
    assert add_deal(won, [NONE, Take(ALL)]).dealer == 1 if not won.over else True
    drawn = add_deal(match, [NONE, NONE])
    assert drawn.dealer == 1  # nobody won: the deal alternates


def test_000_three_deal_in_turn() -> None:
    match = Match(load_book("handbook"), 3, 2)
    assert add_deal(match, [Take(ALL), NONE, NONE]).dealer == 0


def test_003_the_winner_of_a_match_deals_first_in_the_next() -> None:
    match = Match(load_book("encyclopedia"), 2, 0, before=(0, 15))
    over = add_deal(match, [NONE, Take(ALL)])
    assert over.over
    assert next_match_dealer(over) == 1


def test_of_a_winning_pair_the_partner_deals_whose_deal_comes_sooner() -> None:
    match = Match(load_book("standard"), 4, 1, before=(15, 0))
    over = add_deal(match, [Take(ALL), NONE])
    assert over.winner == 0
    assert next_match_dealer(over) == 2


def test_a_drawn_match_passes_the_deal_on_and_a_cut_leaves_it_open() -> None:
    drawn = add_deal(Match(load_book("handbook"), 2, 1), [NONE, NONE])
    assert drawn.verdict is not None
    assert drawn.verdict.draw
    assert next_match_dealer(drawn) == 0
    cut = load_book("handbook", {"next_match_dealer": "cut"})
    assert next_match_dealer(add_deal(Match(cut, 2, 1), [NONE, Take(ALL)])) is None


def test_nobody_captured_is_a_drawn_deal() -> None:
    result = facts(book="encyclopedia", players=2, sides=[{"cards": ""}, {"cards": ""}])
    assert result["points"] == [0, 0]


# Files that contradict themselves


@pytest.mark.parametrize(
    "data",
    [
        {"sides": [{"cards": "As"}, {"cards": "2s"}]},
        {"sides": [{"cards": "As"}]},
        {"sides": [{"cards": "As As"}, {"cards": ""}]},
        {"sides": [{"cards": ""}, {"cards": "", "sweeps": 1}]},
        {"sides": [{"cards": ""}, {"cards": ""}], "before": [1]},
        {"sides": [{"cards": ""}, {"cards": ""}], "before": [1, 2], "deals": [[5, 6]]},
        {"before": [1, 2]},
        {"deals": [[5, "x"]]},
        {"book": "handbook", "claimant": 0, "sides": [{"cards": ""}, {"cards": ""}]},
        {"book": "digest", "claimant": 5, "sides": [{"cards": ""}, {"cards": ""}]},
        {"sides": [{"cards": "Zz"}, {"cards": ""}]},
        {"sides": [{"cards": "", "colour": 1}, {"cards": ""}]},
        {"house": {"target": 31}, "deals": [[1, 2]]},
        {"house": {"match": "one_deal", "tie": "draw"}, "deals": [[1, 2]]},
        {"book": "leeming", "deals": [[14, 13], [7, 8]]},
        {"book": "leeming", "deals": [[21, 21]]},
        {"book": "leeming", "before": [25, 2], "sides": [{"cards": ""}, {"cards": ""}]},
        {"book": "leeming", "before": [-3, 2], "sides": [{"cards": ""}, {"cards": ""}]},
        {"book": "leeming", "deals": [[-1, 2]]},
    ],
)
def test_a_contradictory_score_file_is_a_mistake(data: dict[str, Any]) -> None:
    with pytest.raises(Mistake) as caught:
        score({"book": "handbook", "players": 2, **data}, {}, EN)
    for lang in ("en", "ru"):
        assert Words(lang)(caught.value.message)
