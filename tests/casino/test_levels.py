"""Weaker players of Casino err as people do: what they overlook follows from the position, and nothing is a blunder."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from casino.invariants import tables
from sukno.bots.arena import duel
from sukno.bots.workers import Processes
from sukno.cards import PACK, parse_card, parse_cards, shuffled
from sukno.core.refusal import Refusal
from sukno.core.registry import find_game
from sukno.games.casino.book import load_book
from sukno.games.casino.bots import BOTS
from sukno.games.casino.levels import AMATEUR, BEGINNER, FallibleBot
from sukno.games.casino.moves import Capture, Layout, Trail, taken
from sukno.games.casino.play import play, start, view
from sukno.games.casino.position import Played, View
from sukno.games.casino.referee import refuse
from sukno.games.casino.setup import read_position
from sukno.games.casino.worth import worth_of
from sukno.store.newtable import NewTable, fitting, usual_bot
from sukno.table.people import levels

GAME = find_game("casino")
PEOPLE = (BEGINNER, AMATEUR)
SHARP = FallibleBot(memory=60, sums=(1.0,) * 8, at_once=8, minds_suit=True, minds_sweeps=True)
"""Overlooks nothing and forgets nothing."""


def views(key: str, seats: int, deals: int) -> Iterator[View]:
    """What is seen in deals that beginners play with random players."""
    for deal in range(deals):
        rng = Random(f"levels {key} {seats} {deal}")
        state = start(load_book(key), seats, deal % seats, shuffled(rng))
        while state.to_act is not None:
            seen = view(state, state.to_act)
            yield seen
            after = play(state, state.to_act, rng.choice((BEGINNER, BOTS["random"])).choose(seen, rng))
            assert not isinstance(after, Refusal)
            state = after


def position(hand: str, table: str, **facts: object) -> View:
    return read_position(
        {"book": "standard", "hands": [hand, 4], "table": table, "to_act": 0, "dealer": 1, **facts}
    ).view


@pytest.mark.parametrize(("key", "seats"), list(tables()))
def test_a_plain_capture_of_a_point_is_never_passed_by(key: str, seats: int) -> None:
    """An ace with an ace lies open to everybody: a player who laid down another card there would play at random."""
    found = 0
    for seen in views(key, seats, 2):
        worth = worth_of(seen.turn)
        plain = [
            Capture(card, (other,))
            for card in seen.hand
            for other in seen.layout.loose
            if worth.low[card] and other.rank == card.rank and worth.points(card) + worth.points(other)
        ]
        plain = [move for move in plain if refuse(seen.turn, move) is None]
        for person in PEOPLE if plain else ():
            found += 1
            move = person.choose(seen, Random(1))
            most = max(person.worth(seen).of((one.card, *one.loose)) for one in plain)
            assert not isinstance(move, Trail)
            if isinstance(move, Capture):
                assert person.worth(seen).of((move.card, *taken(seen.layout, move))) >= most - 1e-9
    assert found


@pytest.mark.parametrize("person", PEOPLE)
def test_the_same_position_gives_the_same_move_whatever_the_dice(person: FallibleBot) -> None:
    assert all(person.choose(seen, Random(1)) == person.choose(seen, Random(2)) for seen in views("standard", 3, 2))


def test_whoever_overlooks_nothing_sees_all_that_the_greedy_player_sees() -> None:
    for seen in views("standard", 2, 4):
        best, other = BOTS["greedy"].choose(seen, Random(1)), SHARP.choose(seen, Random(1))
        worth = worth_of(seen.turn)
        if isinstance(best, Capture) and isinstance(other, Capture):
            assert worth.of(taken(seen.layout, other)) == pytest.approx(worth.of(taken(seen.layout, best)), abs=0.2)


def test_more_practice_notices_all_that_less_practice_notices_and_more() -> None:
    less, more = 0, 0
    for seen in views("standard", 2, 6):
        worth = worth_of(seen.turn)
        for card in seen.hand:
            for value in worth.answers[card] if worth.low[card] else ():
                few, many, all_of_it = (
                    person.taken(seen, worth, card, value)
                    for person in (BEGINNER, replace(BEGINNER, sums=AMATEUR.sums), SHARP)
                )
                assert worth.of(few) <= worth.of(many) <= worth.of(all_of_it)
                assert not few or {one for one in all_of_it if one.rank == card.rank} <= set(few), "its own rank always"
                less += len(all_of_it) - len(few)
                more += len(all_of_it) - len(many)
    assert less > more > 0


def test_a_sum_of_three_is_overlooked_more_often_than_one_of_two() -> None:
    rng = Random(5)

    def overlooked(person: FallibleBot, cards: str, others: str) -> int:
        missed = 0
        for _ in range(60):
            table = [*cards.split(), *rng.sample(others.split(), 3)]
            seen = position("9h Kc Qc Jc", " ".join(table))
            missed += isinstance(person.choose(seen, rng), Trail)
        return missed

    others = "Th Ts Tc 8s 8c 8h"
    two, three = overlooked(BEGINNER, "5d 4s", others), overlooked(BEGINNER, "5d 2h 2c", others)
    assert 10 < two < three
    assert overlooked(AMATEUR, "5d 4s", others) < two
    assert overlooked(AMATEUR, "5d 2h 2c", others) < three


def test_only_one_sum_at_a_time_is_taken_but_every_card_of_the_rank() -> None:
    seen = position("9h Kc Qc Jc", "9c 9d 5d 4s 6c 3h")
    sure = replace(AMATEUR, sums=(1.0,))
    assert GAME.write(seen, sure.choose(seen, Random(1))) in ("9hx4s5d9c9d", "9hx3h6c9c9d")
    assert GAME.write(seen, SHARP.choose(seen, Random(1))) == "9hx3h4s5d6c9c9d"


def test_spades_are_nothing_special_to_a_beginner() -> None:
    seen = position("7h Kc Qc Jc", "7s")
    plain = BEGINNER.worth(seen)
    assert plain.cards[parse_card("7s")] == plain.cards[parse_card("7d")]
    assert worth_of(seen.turn).cards[parse_card("7s")] > worth_of(seen.turn).cards[parse_card("7d")]
    assert plain.cards[parse_card("2s")] > plain.cards[parse_card("2d")], "a card that scores by itself is known"
    assert BEGINNER.worth(seen).sweep == 0 < AMATEUR.worth(seen).sweep
    # Where each spade is a point it is the game itself.
    spade = view(start(load_book("digest-spade"), 2, 0, PACK), 1)
    assert BEGINNER.worth(spade).cards == worth_of(spade.turn).cards


def test_what_went_long_ago_is_forgotten() -> None:
    state = start(load_book("standard"), 2, 1, PACK)
    cards = parse_cards("9c 9d 9h")
    went = Played(1, Capture(cards[0], cards[1:]), Layout(), cards, sweep=False, build=None, pledged=(), drew=False)
    laid = Played(1, Trail(parse_card("Kd")), Layout(), (), sweep=False, build=None, pledged=(), drew=False)
    nines = sum(1 << card for card in cards)
    seen = view(state, 0)
    for moves, forgotten in ((0, False), (BEGINNER.memory, True)):
        later = replace(seen, history=(*seen.history, went, *[laid] * moves), captured=((), cards))
        assert bool(BEGINNER.sight(later).unseen & nines) is forgotten
        assert not AMATEUR.sight(later).unseen & nines


@pytest.mark.parametrize(("above", "below"), [("beginner", "random"), ("amateur", "beginner"), ("greedy", "amateur")])
def test_each_level_is_above_the_one_below(above: str, below: str) -> None:
    result = duel("casino", load_book("standard"), above, below, 60, 1, workers=Processes(1))
    assert result.interval[0] > 0


def test_people_are_offered_levels_and_no_random_play() -> None:
    assert levels(GAME, 2)[:4] == ("beginner", "amateur", "greedy", "seasoned")
    assert "seasoned" not in levels(GAME, 3)
    assert usual_bot("casino") == "steady" in levels(GAME, 4)
    assert "random" in levels(find_game("hearts"), 4), "where there is no other beginner"
    # Whoever chose the beginner of former days gets today's.
    kept = fitting(NewTable("casino", seats=4, bots=("random", "seasoned", "nobody", "friend")))
    assert kept.bots == ("beginner", "steady", "steady", "friend")
    assert fitting(NewTable("hearts", seats=2, bots=("random",))).bots == ("random",)
