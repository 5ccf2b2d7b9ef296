"""The first game: what is advised can be done and says what it does; the prepared deal shows every step."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from casino.invariants import tables
from casino.lay_out import WANTED, advised, followed, pleasant
from sukno.cards import RANKS_SHOWN_RU, parse_card, parse_cards, shuffled
from sukno.core.refusal import Refusal
from sukno.games.casino import GAME
from sukno.games.casino.legal import legal
from sukno.games.casino.lesson import FIRST_GAME, STEPS, Lesson, lesson
from sukno.games.casino.moves import Capture, MakeBuild, Trail
from sukno.games.casino.picking import largest_capture, picked
from sukno.games.casino.position import State, View
from sukno.games.casino.setup import read_position
from sukno.words import Words

LINES = 3
"""Lines of some forty letters that a text may have on a phone."""


def shown(hand: str, table: str, **more: object) -> Lesson:
    """The lesson in a position of the standard book."""
    data = {"book": "standard", "hands": [hand, 4], "table": table, "builds": [], "stock": 40, "dealer": 1, **more}
    return lesson(read_position(data, {}).view)


def keys(told: Lesson) -> list[str | None]:
    return [step.key for step in told.now]


def test_the_prepared_deal_shows_every_step_to_whoever_does_what_is_said() -> None:
    said = [step.key for step, _ in followed(FIRST_GAME.pack) if step is not None]
    assert said[: len(WANTED)] == WANTED
    assert {key for key in said if key} == set(STEPS) - {"score"}
    *_, (_, end) = followed(FIRST_GAME.pack)
    told = lesson(GAME.view(end, 0))
    assert told == Lesson(STEPS, (), None)
    assert pleasant(FIRST_GAME.pack)


def test_what_is_said_of_the_prepared_deal_fits_a_phone() -> None:
    for words in (Words("en"), Words("ru", RANKS_SHOWN_RU)):
        for step, state in followed(FIRST_GAME.pack):
            if step is not None:
                told = lesson(GAME.view(state, 0))
                for said in (step, *told.now):
                    assert len(words(said.said)) <= LINES * 42, words(said.said)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_what_is_advised_is_legal_whatever_has_been_played(key: str, seats: int) -> None:
    """At every table of every book: the advice can be followed, and the page's first button does it."""
    rng = Random(f"{key}{seats}")
    for _ in range(3):
        book = GAME.load_book(key, {})
        state = GAME.start(book, seats, rng.randrange(seats), shuffled(rng), (0,) * book.rules.sides(seats))
        done: tuple[str, ...] = ()
        while state.to_act is not None:
            view = GAME.view(state, state.to_act)
            told = lesson(view)
            assert told.remark is not None
            for step in (*told.now, told.remark):
                if step.move is not None:
                    assert GAME.refuse(view, step.move) is None
                    assert step.move in first_meanings(view, step.move)
                Words("ru")(step.said)
            assert not set(keys(told)) & set(told.done)
            if state.to_act == 0:
                assert set(done) <= set(told.done), "what has been done stays done"
                done = told.done
            advice = [step.move for step in (*told.now, told.remark) if step.move is not None]
            follow = advice and rng.random() < 0.5
            state = played(state, rng.choice(advice) if follow else GAME.draw(view, rng))
            assert lesson(GAME.view(state, None)).remark is None, "a spectator is shown nothing"


def first_meanings(view: View, move: object) -> list[object]:
    """The move made by choosing the same card, selecting the same cards and pressing the first button."""
    match move:
        case Capture():
            return [largest_capture(view.turn, move.card)]
        case MakeBuild():
            assert largest_capture(view.turn, move.card) is None, "choosing the card would select something else"
            standing = () if move.standing is None else (move.standing,)
            return [*picked(view.turn, move.card, move.loose, standing).moves[:1]]
        case _:
            return [Trail(move.card)]  # type: ignore[attr-defined]


def played(state: State, move: object) -> State:
    assert state.to_act is not None
    after = GAME.play(state, state.to_act, move)  # type: ignore[arg-type]
    assert not isinstance(after, Refusal)
    return after


def test_a_learner_who_goes_another_way_is_met_there() -> None:
    assert keys(shown("6c Kd", "6d 9h"))[0] == "take"
    assert keys(shown("6c Kd", "4d 2h 9h"))[0] == "sum"
    assert keys(shown("6c Kd", "4d 2h 6h 9h"))[0] == "several"
    assert keys(shown("6c Kd", "6d"))[0] == "sweep"
    assert keys(shown("2c 8s", "6d Jh")) == ["build", "trail", "score"]
    assert keys(shown("Qc Kd", "6d 9h")) == ["trail", "score"]
    build = [{"value": 7, "owner": 1, "groups": ["3d 4c"]}]
    assert keys(shown("2c 9s", "Kh", builds=build)) == ["raise", "trail", "score"]
    assert keys(shown("2c 8s", "Kh", builds=build)) == ["trail", "score"], "no card to take it with: no raise"


def test_a_card_that_takes_is_not_advised_for_a_build() -> None:
    """Choosing it selects what it takes, and the advice would have to say how to get rid of that."""
    assert "build" not in keys(shown("2c 8s", "6d 2h Jh"))


def test_ones_own_build_is_remembered_when_there_is_nothing_new() -> None:
    build = [{"value": 7, "owner": 0, "groups": ["3d 4c"]}]
    told = shown("7c Kd", "Jh", builds=build)
    assert keys(told) == ["score"]
    assert told.remark is not None
    assert told.remark.said.id == "lesson-own-build"
    assert told.remark.move == Capture(parse_card("7c"), builds=parse_cards("3d"))


def test_a_step_done_in_another_way_than_the_advised_one_is_said_to_be_done() -> None:
    said = set()
    for step, state in followed(FIRST_GAME.pack):
        if step is None:
            break
        before = lesson(GAME.view(state, 0)).done
        for move in islice(legal(GAME.view(state, 0).turn), 40):
            told = lesson(GAME.view(played(state, move), 0))
            new = set(told.done) - set(before) - {"score"}
            assert (told.aside is not None) == (bool(new) and move != step.move), (move, told)
            if told.aside is not None:
                assert dict(told.aside.args)["step"] in new
                said.add(dict(told.aside.args)["step"])
    assert {"take", "sum", "build", "trail"} <= said


def test_decide_for_yourself_is_said_only_where_there_is_something_to_decide() -> None:
    words = Words("en")
    for hand, table, decide in (("Kd", "9h", False), ("Kd Qc", "9h", True), ("6c", "6d 9h", True)):
        told = shown(hand, table)
        assert told.remark is not None
        assert ("decide" in words(told.remark.said)) is decide, hand


def test_nobody_is_advised_when_it_is_not_their_turn() -> None:
    states = [state for _, state in followed(FIRST_GAME.pack)]
    view = GAME.view(played(states[0], advised(states[0]).move), 0)
    assert keys(lesson(view)) == ["score"]
    assert lesson(view).remark is None
    assert lesson(view).done == ("take",)
