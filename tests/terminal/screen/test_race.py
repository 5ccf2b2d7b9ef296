"""The race on the full screen: quick keys, bots that play in their own time, columns in every window."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from race.invariants import layout, race
from sukno.cards import Card
from sukno.core.record import read_record, replay, write_record
from sukno.games.race import GAME
from sukno.games.race.moves import Do, Into, Move, Onto, Up
from sukno.games.race.solitaire import column_of
from sukno.store import Store, resume
from sukno.store.newtable import NewTable
from sukno.terminal.app import SuknoApp
from sukno.terminal.dialogs import Reading
from sukno.terminal.look import Deck
from sukno.terminal.pictured.choosing import Choosing
from sukno.terminal.pictured.draw import LETTERS, draw
from sukno.terminal.pictured.scene import Drawing, Scene
from sukno.terminal.pictured.widget import PicturedWidget
from sukno.terminal.table_dialogs import SheetDialog
from sukno.terminal.table_screen import TableScreen
from sukno.words import LANGS, Lang, Words
from terminal.games import ending

from .conftest import Clock, Hands, Seated
from .test_snapshots import Compare


def table(seats: int = 2, bot: str = "expert", **house: Any) -> NewTable:
    return NewTable("race", house=house, seats=seats, bots=(bot,) * (seats - 1))


def widget(hands: Hands) -> PicturedWidget:
    return hands.table.query_one(PicturedWidget)


def choosing_of(hands: Hands) -> Choosing:
    choosing = widget(hands).choosing
    assert choosing is not None
    return choosing


def lies(view: Any, card: Card) -> str:
    """The key of the place where a card of one's own lies."""
    place = column_of(view.own, card)
    if place is not None:
        return str(place + 1)
    return "0" if card == view.own.top else "9"


async def press_move(hands: Hands, move: Move) -> None:
    """Make a move by the keys one would press."""
    view = hands.table.sitting.seen.view
    match move:
        case Up(card):
            keys = [lies(view, card), "f"]
        case Onto(card, target):
            keys = [lies(view, card), lies(view, target)]
        case Into(card, column):
            keys = [lies(view, card), str(column + 1)]
        case Do.TURN | Do.OVER:
            keys = ["space"]
        case Do.READY:
            keys = ["enter"]
        case Do.STUCK:
            buttons = [offer.move for offer in choosing_of(hands).buttons]
            keys = [LETTERS[buttons.index("stuck")]]
    made = len(texts_of(hands, 0))
    await hands.press(*keys)
    assert texts_of(hands, 0)[made:] == [GAME.write(view, move)], keys


async def play(hands: Hands, clock: Clock, until: Callable[[], bool], pace: float) -> None:
    """Play as an expert would choose, with so many seconds for a move."""
    rng = Random(2)
    for _ in range(1000):
        if until():
            return
        if 0 in hands.host.table.to_act:
            await press_move(hands, GAME.bots()["expert"].choose(hands.table.sitting.seen.view, rng))
        await clock.let_pass(hands, pace)
    raise AssertionError("the race does not end")


def texts_of(hands: Hands, seat: int) -> list[str]:
    running = hands.host.table.running
    assert running is not None
    return [text for mover, text in running.moves if mover == seat]


def moves_of(hands: Hands, seat: int) -> int:
    return len(texts_of(hands, seat))


@pytest.mark.parametrize("lang", LANGS)
async def test_a_race_is_run_to_its_end_with_the_keys(sit: Seated, lang: Lang) -> None:
    clock = Clock()
    async with sit(lang, table(), cut=False, clock=clock) as hands:
        await play(hands, clock, lambda: hands.host.table.over, pace=8)
        assert isinstance(hands.app.screen, SheetDialog)
        assert ending(hands.host.table, Words(lang)) in hands.said
        assert all(moves_of(hands, seat) > 3 for seat in (0, 1))
        *_, last = replay(read_record(write_record(hands.host.table.record(0))))
        assert last.match == hands.host.table.match


async def test_another_solitaire_has_other_columns_and_a_reserve(sit: Seated) -> None:
    clock = Clock()
    async with sit("en", table(3, layout="canfield"), size=(120, 40), cut=False, clock=clock) as hands:
        await play(hands, clock, lambda: moves_of(hands, 0) > 12, pace=0.7)
        assert all(moves_of(hands, seat) > 3 for seat in (1, 2))
        assert "9 Reserve" in hands.said


async def test_in_turn_it_is_played_with_the_same_keys(sit: Seated) -> None:
    clock = Clock()
    async with sit("ru", table(2, turns="alternate"), cut=False, clock=clock) as hands:
        await play(hands, clock, lambda: moves_of(hands, 0) > 12 and moves_of(hands, 1) > 3, pace=0)
        assert "▸" in hands.text


async def test_bots_play_by_the_clock_and_wait_while_something_lies_over_the_table(sit: Seated) -> None:
    clock = Clock()
    async with sit(new=table(3), cut=False, clock=clock) as hands:
        assert "Waiting" not in hands.said
        await hands.press("enter")
        assert "Waiting for the others." in hands.said
        await clock.let_pass(hands, 3)
        assert hands.host.table.state.begun
        assert "Marina: Ready" in hands.said or "Go" in hands.said
        before = [moves_of(hands, seat) for seat in (1, 2)]
        await clock.let_pass(hands, 10)
        after = [moves_of(hands, seat) for seat in (1, 2)]
        assert all(now > then + 3 for now, then in zip(after, before, strict=True))
        for keys in (("m", "escape"), ("h", "escape"), ("n", "escape")):
            before = [moves_of(hands, seat) for seat in (1, 2)]
            await hands.press(keys[0])
            await clock.let_pass(hands, 10)
            assert [moves_of(hands, seat) for seat in (1, 2)] == before
            await hands.press(keys[1])
            await clock.let_pass(hands, 10)
            assert all(moves_of(hands, seat) > before[seat - 1] for seat in (1, 2))


async def test_looking_back_the_race_stands_still_and_goes_on(sit: Seated) -> None:
    clock = Clock()
    async with sit(new=table(), cut=False, clock=clock) as hands:
        await hands.press("enter")
        await clock.let_pass(hands, 10)
        made = moves_of(hands, 1)
        await hands.press("[", "[")
        await clock.let_pass(hands, 10)
        assert "moves back" in hands.said
        assert moves_of(hands, 1) == made
        await hands.press("escape")
        await clock.let_pass(hands, 10)
        assert moves_of(hands, 1) > made


async def test_killed_and_resumed_the_race_waits_until_one_looks(sit: Seated, store: Store) -> None:
    clock = Clock()
    async with sit(new=table(), cut=False, clock=clock) as hands:
        await hands.press("enter")
        await clock.let_pass(hands, 10)
        left = hands.host.table
    assert resume(store, "table1").table == left
    clock = Clock()
    async with sit(cut=False, clock=clock) as hands:
        assert "The race has stopped" in hands.said
        await clock.let_pass(hands, 20)
        assert hands.host.table == left
        await hands.press("escape")
        await clock.let_pass(hands, 10)
        assert moves_of(hands, 1) > sum(seat == 1 for seat, _ in left.running.moves)


async def test_the_bots_wait_while_the_window_is_too_small_for_the_race(sit: Seated) -> None:
    clock = Clock()
    async with sit(new=table(), cut=False, clock=clock) as hands:
        await hands.press("enter")
        await clock.let_pass(hands, 10)
        await hands.pilot.resize_terminal(50, 20)
        await hands.settle()
        left = hands.host.table
        await clock.let_pass(hands, 20)
        await hands.press("space", "1", "f")
        assert hands.host.table == left
        await hands.pilot.resize_terminal(100, 30)
        await hands.settle()
        await clock.let_pass(hands, 10)
        assert moves_of(hands, 1) > sum(seat == 1 for seat, _ in left.running.moves)


# Choosing


async def test_what_is_chosen_stays_chosen_while_the_others_play(sit: Seated) -> None:
    clock = Clock()
    async with sit(new=table(), cut=False, clock=clock) as hands:
        await hands.press("enter")
        await clock.let_pass(hands, 3)
        await hands.press("7")
        chosen = choosing_of(hands).pile
        assert len(chosen) == 1
        version = hands.host.table.version
        await clock.let_pass(hands, 10)
        assert hands.host.table.version > version + 3
        assert choosing_of(hands).pile == chosen
        await hands.press("escape")
        assert not choosing_of(hands).begun


async def test_where_a_card_does_not_go_is_said_and_why(sit: Seated) -> None:
    clock = Clock()
    async with sit(new=table(), cut=False, clock=clock) as hands:
        await hands.press("enter")
        await clock.let_pass(hands, 3)
        view = hands.table.sitting.seen.view
        legal = {GAME.write(view, move) for move in GAME.legal(view)}
        first, other = next(
            (first, other)
            for first in range(7)
            for other in range(7)
            if first != other
            and f"{view.own.up[first][-1]}>{view.own.up[other][-1]}" not in legal
            and not any(text.startswith(str(view.own.up[other][-1])) for text in legal)
        )
        made = hands.host.table.version
        await hands.press(str(first + 1), str(other + 1))
        assert "it does not go there" in hands.said
        await hands.press("w")
        assert isinstance(hands.app.screen, Reading)
        assert "Why not?" in hands.said
        await hands.press("escape")
        # A slip in the middle of the race is told in a line, and nothing lies over the table.
        await hands.press("escape", str(first + 1), "f", "enter")
        assert isinstance(hands.app.screen, TableScreen)
        assert hands.host.table.version == made


async def test_the_mouse_turns_the_stock_and_moves_a_card(sit: Seated) -> None:
    clock = Clock()
    async with sit(new=table(), cut=False, clock=clock) as hands:
        await hands.press("enter")
        await clock.let_pass(hands, 3)

        async def click(key: str) -> None:
            area = next(area for area, place in drawing_of(hands).places if place == key)
            await hands.pilot.click(PicturedWidget, offset=(area.x + 3, area.y + 2))
            await hands.settle()

        for _ in range(30):
            view = hands.table.sitting.seen.view
            move = next((move for move in GAME.legal(view) if isinstance(move, Onto)), None)
            if move is not None:
                break
            turned = moves_of(hands, 0)
            await click("stock-0")
            assert moves_of(hands, 0) == turned + 1
        assert move is not None
        area = next(area for area, card in drawing_of(hands).cards if card == move.card)
        await hands.pilot.click(PicturedWidget, offset=(area.x + 2, area.y))
        await hands.settle()
        assert choosing_of(hands).card == move.card
        await click(f"column-0-{column_of(view.own, move.target)}")
        assert hands.host.table.running.moves[-1] == (0, GAME.write(view, move))


# What it looks like


def drawing_of(hands: Hands) -> Drawing:
    drawing = widget(hands).drawing
    assert drawing is not None
    return drawing


def scene_of(state: Any, lang: Lang = "en", **changes: Any) -> Scene:
    """A race laid out by hand, as seat 0 sees it."""
    view, words = GAME.view(state, 0), Words(lang)
    match = GAME.open_match(state.book, state.seats, 0)
    facts: dict[str, Any] = {
        "picture": GAME.picture(view),
        "game": GAME.prose.called,
        "standing": GAME.standing(match),
        "deal": 1,
        "part": "deal",
        "totals": (0,) * state.seats,
        "sides": GAME.sides(match),
        "own": 0,
        "dealer": 0,
        "to_act": frozenset(range(state.seats)),
        "over": False,
        "names": tuple(f"Name{seat}" for seat in range(state.seats)),
        "strengths": ("",) * state.seats,
        "words": words,
        "deck": Deck(),
        "choosing": Choosing(GAME.offers(view), ()),
        "at_once": True,
    }
    return Scene(**{**facts, **changes})


LONGEST = " ".join(f"{rank}{'ch'[place % 2]}" for place, rank in enumerate("KQJT98765432A"))
HIDDEN = "Ks Qs Js Ts 9s 8s | "


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
@pytest.mark.parametrize("house", [{}, {"layout": "canfield"}])
def test_the_longest_column_is_seen_whole(seats: int, size: tuple[int, int], house: dict[str, Any]) -> None:
    canfield = "layout" in house
    own = layout(
        LONGEST if canfield else HIDDEN + LONGEST,
        "2s",
        stock="3s 4s",
        waste="5s",
        reserve="6s 7s" if canfield else "",
        number=4 if canfield else 7,
    )
    others = [layout("Kd", stock="2d", number=len(own.up)) for _ in range(seats - 1)]
    state = race(own, *others, up=" ".join(f"3{suit}{seat}" for suit in "shcd" for seat in range(seats)), **house)
    drawing = draw(scene_of(state), *size)
    text = drawing.canvas.text()
    shown = [card for _, card in drawing.cards]
    seen = GAME.view(state, 0).own
    assert set(shown) == {card for up in seen.up for card in up} | {seen.top} | ({seen.spare} - {None})
    assert len(shown) == len(set(shown))
    areas = [area for area, _ in drawing.cards] + [area for area, _ in drawing.places]
    bottom = size[1] - (8 if size[1] >= 38 else 6 if size[1] >= 30 else 4)
    assert all(area.x >= 0 and area.x + area.width <= size[0] and area.y + area.height <= bottom for area in areas)
    corners = {(area.x, area.y) for area, _ in drawing.cards}
    assert len(corners) == len(shown)
    middle = [area for area, key in drawing.places if key.startswith("foundation")]
    assert len({(area.x, area.y) for area in middle}) == 4 * seats
    for seat in range(seats):
        assert f"Name{seat}" in text
    assert text.count(" to place") >= seats


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("seats", "size", "keys"), [(4, (80, 24), ("7",)), (2, (120, 40), ("0",)), (3, (100, 30), ())])
def test_screens(
    snap_compare: Compare,
    store: Store,
    lang: Lang,
    seats: int,
    size: tuple[int, int],
    keys: tuple[str, ...],
) -> None:
    clock = Clock()
    app = SuknoApp(store, Words(lang), None, table(seats), sleep=clock.sleep)

    async def before(pilot: Pilot[None]) -> None:
        hands = Hands(app, pilot)
        await hands.settle()
        if keys:
            await hands.press("enter")
            await play(hands, clock, lambda: moves_of(hands, 0) > 12, pace=0.8)
        await hands.press(*keys)
        await pilot.pause()

    assert snap_compare(app, terminal_size=size, run_before=before)
