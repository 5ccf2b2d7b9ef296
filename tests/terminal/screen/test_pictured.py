"""Any game that describes its table, on the full screen: played with keys and mouse, drawn in every window."""

from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO
from random import Random
from typing import Any

import pytest
from textual.screen import ModalScreen

from sukno.cards import PACK, Card
from sukno.core.picture import Offer, Picture, Place, Shape, Sheet, SheetRow, Told
from sukno.core.record import read_record, replay, write_record
from sukno.core.registry import find_game
from sukno.store import Store, resume
from sukno.store.newtable import NewTable
from sukno.terminal.app import SuknoApp
from sukno.terminal.cards import SMALL
from sukno.terminal.home import HomeTable
from sukno.terminal.look import Deck
from sukno.terminal.pictured.choosing import Choosing
from sukno.terminal.pictured.draw import draw
from sukno.terminal.pictured.scene import Drawing, Scene
from sukno.terminal.pictured.sheet import sheet
from sukno.terminal.pictured.widget import PicturedWidget
from sukno.terminal.settings import Settings, write_settings
from sukno.terminal.table_dialogs import SheetDialog
from sukno.terminal.table_screen import BREATH
from sukno.words import LANGS, Lang, Words, figure, message
from terminal.games import PICTURED, ending, most_seats, short

from .conftest import Clock, Hands, Seated
from .test_snapshots import Compare, pressing


def widget(hands: Hands) -> PicturedWidget:
    return hands.table.query_one(PicturedWidget)


def drawing_of(hands: Hands) -> Drawing:
    drawing = widget(hands).drawing
    assert drawing is not None
    return drawing


# Matches


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", PICTURED)
async def test_a_match_is_played_to_its_end(sit: Seated, game: str, lang: Lang) -> None:
    async with sit(lang, short(game)) as hands:
        await hands.play_out(lambda: hands.host.table.over, Random(game))
        await hands.settle()
        assert isinstance(hands.app.screen, SheetDialog)
        table, words = hands.host.table, Words(lang)
        assert ending(table, words) in hands.said
        assert all(figure(total) in hands.said for total in table.match.totals)
        *_, last = replay(read_record(write_record(table.record(0))))
        assert last.match == table.match


@pytest.mark.parametrize("game", ["war", "casino"])
async def test_whoever_gives_up_has_lost_though_the_others_are_level(sit: Seated, game: str) -> None:
    """It was called a draw, and below it stood what the match would have been played for."""
    async with sit(new=NewTable(game, seats=3, book="leeming" if game == "war" else "standard")) as hands:
        hands.table.action_resign()
        await hands.settle()
        await hands.press("up", "enter")
        assert isinstance(hands.app.screen, SheetDialog)
        assert "You gave up" in hands.said
        assert "A draw." not in hands.said
        assert hands.said.count("All the cards win") <= 1, "in the header only"


async def test_what_was_left_in_the_hands_is_on_the_sheet(sit: Seated) -> None:
    """The sheet covered the hands that are shown at the end of a deal."""
    async with sit("ru", short("crazy_eights", seats=4)) as hands:
        await hands.play_out(lambda: hands.host.table.deal_over, Random(2))
        await hands.settle()
        assert isinstance(hands.app.screen, SheetDialog)
        seen, deck = hands.host.table.seen(0), hands.table.moment.deck
        left = [hand for hand in seen.view.shown if hand]
        assert left
        for hand in left:
            assert any(all(deck.text(card) in line for card in hand) for line in hands.text.splitlines())


@pytest.mark.parametrize("game", PICTURED)
async def test_as_many_as_can_play_find_room(sit: Seated, game: str) -> None:
    async with sit("ru", short(game, seats=most_seats(game))) as hands:
        moves = len(hands.host.table.running.moves)
        await hands.play_out(
            lambda: len(hands.host.table.running.moves) > moves + 30 or not hands.host.table.to_act, Random(5)
        )
        if isinstance(hands.app.screen, SheetDialog):
            await hands.press("escape")
        for name in hands.table.moment.names:
            assert name in hands.text


@pytest.mark.parametrize(("pairs", "said"), [("pairs", "Двое на двое."), ("off", "Каждый за себя.")])
async def test_four_are_told_who_plays_together(sit: Seated, pairs: str, said: str) -> None:
    """Only the plain lines said it."""
    new = short("crazy_eights", seats=4)
    async with sit("ru", replace(new, house={**new.house, "partnership": pairs}), cut=False) as hands:
        assert said in hands.said
    async with sit("ru", short("crazy_eights", seats=3), cut=False) as hands:
        assert said not in hands.said


async def test_where_there_is_nothing_to_choose_the_table_plays_on_by_itself(sit: Seated) -> None:
    """A game of War took Enter hundreds of times, and only the page could do without."""
    clock = Clock()
    async with sit(new=short("war"), clock=clock) as hands:
        assert "a non-stop" in hands.text

        def turned() -> int:
            return sum(seat == 0 for seat, _ in hands.host.table.running.moves)

        async def wait(breaths: int) -> None:
            for _ in range(breaths):
                await clock.let_pass(hands, BREATH)

        await hands.press("a")
        assert "a stop" in hands.text
        await wait(9)
        assert turned() == 9
        await hands.press("ф")  # the same key on a Russian keyboard
        assert "a non-stop" in hands.text
        before = turned()
        await wait(3)
        assert turned() == before
        for look in ("l", "h", "left_square_bracket"):  # whoever looks at something else misses nothing
            await hands.press("a", look)
            await wait(3)
            assert turned() == before
            await hands.press("escape")
            assert "a non-stop" in hands.text
        await hands.press("a")
        await wait(100)
        assert hands.host.table.over
        assert isinstance(hands.app.screen, SheetDialog)


async def test_where_there_are_cards_to_choose_from_no_key_plays_on(sit: Seated) -> None:
    async with sit(new=short("fifteen")) as hands:
        before = hands.host.table
        assert "non-stop" not in hands.text
        await hands.press("a")
        assert hands.host.table == before
        await hands.press("h")
        assert "non-stop" not in hands.text


async def test_killed_and_resumed_it_goes_on_where_it_was(sit: Seated, store: Store) -> None:
    async with sit(new=short(PICTURED[0])) as hands:
        await hands.play_out(lambda: len(hands.host.table.running.moves) > 6, Random(3))
        left = hands.host.table
        before = hands.text
    assert resume(store, "table1").table == left
    async with sit(cut=False) as hands:
        assert hands.host.table == left
        assert hands.text == before


# What the keys do, at a table laid out by hand


def card(text: str) -> Card:
    return next(known for known in PACK if str(known) == text)


NAME = message("plain-nobody")
HAND = tuple(map(card, ("2c", "8s", "Kd")))
OFFERS = (
    Offer("2c", message("button-trail"), message("say-trail", card=HAND[0]), HAND[0], "pile"),
    Offer("8s c", message("button-build", value=1), message("button-build", value=1), HAND[1], "pile"),
    Offer("8s h", message("button-build", value=2), message("button-build", value=2), HAND[1], "pile"),
    Offer("draw", message("button-take", cards=1), message("button-take", cards=1), None, "stock"),
)


def scene_of(
    seats: int = 2, hand: tuple[Card, ...] = HAND, *, choosing: Choosing | None = None, **changes: Any
) -> Scene:
    """A table with a stock, a pile, a row, counters and a column, and as many players as wanted."""
    hint = message("plain-offer", number=1, what="x" * 100)
    places = [
        Place("stock", Shape.PILE, None, NAME, (None,), 20),
        Place("pile", Shape.PILE, None, NAME, (card("Ah"),), 7),
        Place("trick", Shape.ROW, None, NAME, (card("Qc"),), 1, (seats - 1,), NAME),
        Place("pot", Shape.COUNTERS, None, NAME, (), 12),
        Place("column", Shape.COLUMN, None, NAME, (None, card("3h"), card("2s")), 3),
        *(Place(f"hand-{seat}", Shape.HAND, seat, NAME, (None,) * 5, 5) for seat in range(1, seats)),
        *(Place(f"up-{seat}", Shape.ROW, seat, NAME, (card("Jd"), None), 2) for seat in range(seats)),
        Place("hand-0", Shape.HAND, 0, NAME, hand, len(hand)),
    ]
    facts: dict[str, Any] = {
        "picture": Picture(tuple(places), (NAME,) * seats, (Told(1, NAME), Told(None, NAME)), hint),
        "game": NAME,
        "standing": NAME,
        "deal": 1,
        "part": "deal",
        "totals": (0,) * seats,
        "sides": tuple((seat,) for seat in range(seats)),
        "own": 0,
        "dealer": 1,
        "to_act": frozenset({0}),
        "over": False,
        "names": tuple(f"Name{seat}" for seat in range(seats)),
        "strengths": ("beginner",) * seats,
        "words": Words("en"),
        "deck": Deck(),
        "choosing": choosing or Choosing(OFFERS, hand),
    }
    return Scene(**{**facts, **changes})


def test_a_card_that_can_do_one_thing_is_played_and_of_several_one_is_asked_for() -> None:
    choosing = Choosing(OFFERS, HAND)
    assert choosing.primary is None
    assert [offer.move for offer in choosing.buttons] == ["draw"]
    assert choosing.choose(HAND[0]).primary == OFFERS[0]
    assert choosing.choose(HAND[1]).primary is None
    assert [offer.move for offer in choosing.choose(HAND[1]).buttons] == ["8s c", "8s h", "draw"]
    assert choosing.choose(HAND[1]).go_to(1).primary == OFFERS[2]
    assert choosing.choose(HAND[2]).primary is None
    assert choosing.choose(HAND[2]).cleared() == choosing


def test_the_only_thing_to_do_is_done_with_enter_at_once() -> None:
    assert Choosing(OFFERS[3:], HAND).primary == OFFERS[3]
    assert Choosing(OFFERS[:1], HAND).primary is None  # a card is chosen first


def test_a_tap_on_a_place_means_what_is_offered_there() -> None:
    choosing = Choosing(OFFERS, HAND)
    assert [offer.move for offer in choosing.acting_on("stock")] == ["draw"]
    assert not choosing.acting_on("pile")
    assert [offer.move for offer in choosing.choose(HAND[0]).acting_on("pile")] == ["2c"]


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 10])
@pytest.mark.parametrize("size", [(80, 24), (80, 30), (100, 30), (120, 40), (200, 60)])
def test_every_window_holds_the_whole_table(seats: int, size: tuple[int, int]) -> None:
    drawing = draw(scene_of(seats), *size)
    text = drawing.canvas.text()
    for seat in range(seats):
        assert f"Name{seat}" in text
    keys = {key for _, key in drawing.places}
    assert {"stock", "pile", "trick", "pot", "column"} <= keys
    assert {f"up-{seat}" for seat in range(seats)} <= keys
    tray = size[1] - 8 - (1 if size[1] < 30 else 0)
    for area, key in drawing.places:
        assert area.x >= 0, key
        assert area.x + area.width <= size[0], key
        assert area.y + area.height <= tray, key
    for area in (*drawing.buttons, *(area for area, _ in drawing.cards)):
        assert area.x + area.width <= size[0]
        assert area.y + area.height <= size[1]
    assert [held for _, held in drawing.cards][-3:] == list(HAND)


@pytest.mark.parametrize("cards", [1, 5, 13, 20, 26, 40, 52])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_hand_of_any_size_is_seen_whole(cards: int, size: tuple[int, int]) -> None:
    hand = PACK[:cards]
    drawing = draw(scene_of(2, hand), *size)
    shown = [(area, held) for area, held in drawing.cards if held in hand][-cards:]
    assert [held for _, held in shown] == list(hand)
    corners = {(area.x, area.y) for area, _ in shown}
    assert len(corners) == cards
    assert all(area.x + area.width <= size[0] and area.y + area.height <= size[1] - 1 for area, _ in shown)


def test_a_window_too_small_says_so() -> None:
    assert "too small" in draw(scene_of(), 50, 20).canvas.text()


def test_a_long_hint_takes_two_lines_and_moves_the_buttons() -> None:
    one = draw(scene_of(picture=Picture(scene_of().picture.places, (None, None), (), NAME)), 80, 24)
    two = draw(scene_of(), 80, 24)
    assert two.buttons[0].y == one.buttons[0].y + 1
    assert two.canvas.text().count("x") >= 100


def test_buttons_without_room_are_left_to_enter() -> None:
    many = tuple(Offer(f"m{n}", message("plain-offer", number=n, what="y" * 20), NAME) for n in range(9))
    drawing = draw(scene_of(choosing=Choosing(many, HAND)), 80, 24)
    assert 0 < len(drawing.buttons) < 9
    assert "…" in drawing.canvas.text()


@pytest.mark.parametrize("sides", [2, 7])
def test_the_sheet_adds_up_in_columns_or_in_lines(sides: int) -> None:
    from rich.console import Console

    rows = (SheetRow(NAME, (NAME,) * sides, counted=False), SheetRow(NAME, tuple(range(sides))))
    totals = tuple(40 + side for side in range(sides))
    had = Sheet(rows, tuple(range(sides)), (40,) * sides, totals, message("race-verdict-draw"))
    console = Console(width=74, record=True, file=StringIO())
    console.print(sheet(had, [f"Name{side}" for side in range(sides)], Words("en")))
    text = console.export_text()
    for side in range(sides):
        assert f"Name{side}" in text
        assert str(40 + side) in text
    assert "A draw." in text


@pytest.mark.parametrize(("counted", "before", "times"), [(1, 0, 1), (2, 0, 2), (1, 40, 2), (2, 40, 3)])
def test_a_sheet_says_nothing_again(counted: int, before: int, times: int) -> None:
    """The rows, the deal and the match each stand there only where they say more than what stands above."""
    from rich.console import Console

    rows = (SheetRow(NAME, (77, 77)), SheetRow(NAME, (0, 0)))[:counted]
    console = Console(width=74, record=True, file=StringIO())
    console.print(sheet(Sheet(rows, (77, 77), (before,) * 2, (77, 77)), ["You", "Marina"], Words("en")))
    assert console.export_text().count(" 77") == 2 * times


# At a real table


async def test_the_mouse_chooses_a_card_and_plays_it(sit: Seated) -> None:
    async with sit(new=short("hearts")) as hands:
        choosing = widget(hands).choosing
        assert choosing is not None
        wanted = choosing.offers[0].card
        made = len(hands.host.table.running.moves)
        for clicks in (1, 2):
            area = next(area for area, held in reversed(drawing_of(hands).cards) if held == wanted)
            await hands.pilot.click(PicturedWidget, offset=(area.x + 1, area.y + 2))
            await hands.settle()
            if clicks == 1:
                assert (chosen := widget(hands).choosing) and chosen.card == wanted
        assert hands.host.table.running.moves[made][1] == choosing.offers[0].move


async def test_a_tap_on_the_stock_draws(sit: Seated) -> None:
    async with sit(new=short("crazy_eights")) as hands:
        made = len(hands.host.table.running.moves)
        area = next(area for area, key in drawing_of(hands).places if key == "stock")
        await hands.pilot.click(PicturedWidget, offset=(area.x + 2, area.y + 2))
        await hands.settle()
        assert len(hands.host.table.running.moves) == made + 1


async def test_a_card_that_cannot_be_played_is_refused_with_its_rule(sit: Seated) -> None:
    async with sit(new=short("hearts")) as hands:
        choosing = widget(hands).choosing
        assert choosing is not None
        for place, held in enumerate(choosing.hand[:9], 1):
            if held not in choosing.playable:
                await hands.press(str(place))
                assert "cannot be played now" in hands.said
                await hands.press("enter")
                assert "Why not?" in hands.said
                return
        raise AssertionError("every card can be played")


async def test_where_there_are_only_buttons_no_card_is_chosen(sit: Seated) -> None:
    """A card could be chosen, and Enter said that it is no move."""
    async with sit(new=short("fifteen")) as hands:
        before = hands.host.table
        marks = hands.text.splitlines()[16]
        assert "1" not in marks
        await hands.press("1", "w")
        assert "is no move" not in hands.said
        assert hands.host.table == before
        area = next(area for area, held in drawing_of(hands).cards if held in hands.table.sitting.seen.view.hand)
        await hands.pilot.click(PicturedWidget, offset=(area.x + 1, area.y + 1))
        await hands.settle()
        chosen = widget(hands).choosing
        assert chosen is not None
        assert not chosen.begun
        await hands.press("right", "enter")
        assert hands.host.table != before


async def test_which_of_several_moves_of_a_card_is_asked(sit: Seated) -> None:
    async with sit(new=short("crazy_eights")) as hands:
        for _ in range(100):
            choosing = widget(hands).choosing
            assert choosing is not None
            eight = next((held for held in choosing.hand if choosing.playable and str(held)[0] == "8"), None)
            if eight is not None:
                break
            await hands.press(LETTER_OF_DRAWING)
        await hands.press("right")
        for _ in range(60):
            if (now := widget(hands).choosing) and now.card == eight:
                break
            await hands.press("right")
        await hands.press("enter")
        assert "Which move?" in hands.said
        await hands.press("2")
        mine = [text for seat, text in hands.host.table.running.moves if seat == 0]
        assert mine[-1].startswith(str(eight))


LETTER_OF_DRAWING = "A"
"""Before a card is chosen, drawing is the only button."""


async def test_keys_that_come_together_make_one_move(sit: Seated) -> None:
    async with sit(new=short("crazy_eights")) as hands:
        made = [text for seat, text in hands.host.table.running.moves if seat == 0]
        for key in ("A", "A", "A"):
            hands.send(key)
        await hands.settle()
        assert len([text for seat, text in hands.host.table.running.moves if seat == 0]) == len(made) + 1
        assert not isinstance(hands.app.screen, ModalScreen)


async def test_looking_back_undoing_typing_and_reading(sit: Seated) -> None:
    async with sit(new=short("hearts")) as hands:
        start = hands.text
        await hands.press("slash")
        assert "Moves that can be made now" in hands.said
        await hands.press("escape", "l")
        assert "13 cards each" in hands.said
        await hands.press("escape", "s")
        assert "fewest" in hands.said
        await hands.press("escape", "h")
        assert "press a button" in hands.said
        await hands.press("escape", "v")
        assert "nothing" in hands.said
        await hands.press("escape", "c")
        assert "does not know the call" in hands.said
        await hands.press("r")
        assert "hearts" in hands.said
        await hands.press("escape")
        made = len(hands.host.table.running.moves)
        if made:
            await hands.press("[")
            assert "One move back" in hands.said
            await hands.press("]")
        await hands.press("1", "up", "down", "escape", "1", "escape")
        assert hands.text.splitlines()[2:] == start.splitlines()[2:]


async def test_a_new_table_of_another_game(sit: Seated, store: Store) -> None:
    async with sit(new=short("hearts")) as hands:
        await hands.press("n")
        assert "Hearts for Two" in hands.said
        for _ in range(20):
            if "Crazy Eights" in hands.said.split("Rule book")[0]:
                break
            await hands.press("right")
        await hands.press("down", "down", *["right"] * 5)
        assert "The others" in hands.said
        await hands.press("down", "right", "down", "down", "enter", "enter")
        opened = hands.host.table.opened
        assert (opened.game.replace("-", "_"), len(opened.players)) == ("crazy_eights", 7)
        assert len({getattr(player, "bot", "") for player in opened.players}) == 2
        await hands.press("m", "3")
        assert "Hearts for Two" in hands.said
        assert "Crazy Eights" in hands.said
        await hands.press("escape", "n")
        assert "‹ 7 ›" in hands.said  # as it was the last time
        await hands.press("left", "right")
        assert "‹ 7 ›" in hands.said


async def test_who_turns_together_is_not_waited_for_one_by_one(
    sit: Seated, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round of ten at War took twelve seconds: each of nine bots paused before a card that nobody chooses."""
    given: list[float] = []

    async def pause(_table: HomeTable, seconds: float) -> None:
        given.append(seconds)

    monkeypatch.setattr(HomeTable, "_pause", pause)
    write_settings(store, Settings(pace="normal"))
    async with sit(new=NewTable("war", seats=10)) as hands:
        given.clear()
        await hands.press("enter")
        assert len(given) >= 9
        assert len([seconds for seconds in given if seconds > 0]) <= 3
        await hands.press("n")
    async with sit(new=short("hearts")) as hands:
        await hands.play_out(lambda: len(hands.host.table.running.moves) > 8, Random(1))
        given.clear()
        await hands.play_out(lambda: len(hands.host.table.running.moves) > 14, Random(1))
        assert given
        assert all(seconds > 0 for seconds in given)


def test_points_below_zero_have_a_true_minus_on_the_table_and_on_the_sheet() -> None:
    from rich.console import Console

    assert "Name0 −14 : 3 Name1" in draw(scene_of(totals=(-14, 3), names=("Name0", "Name1")), 80, 24).canvas.text()
    console = Console(width=74, record=True, file=StringIO())
    had = Sheet((SheetRow(NAME, (-5, 7)),), (-5, 7), (-9, -4), (-14, 3))
    console.print(sheet(had, ["Name0", "Name1"], Words("en")))
    text = console.export_text()
    assert "-" not in text
    assert all(number in text for number in ("−5", "−9", "−4", "−14"))


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_the_places_of_the_others_stay_where_they_are(seats: int) -> None:
    """A pile that was used up let what lay beside it jump into its place, and who was out left a gap."""
    game: Any = find_game("war")
    rng = Random(seats)
    state = game.start(game.load_book("leeming", {}), seats, 0, game.shuffled(None, seats, rng))
    where: dict[str, int] = {}
    out = 0
    for _ in range(600):
        if not (acting := game.to_act(state)):
            break
        view = game.view(state, 0)
        picture = game.picture(view)
        # In a long war all cards become smaller, to find room.
        if all(place.count <= 1 for place in picture.places if place.shape is Shape.COLUMN):
            out = max(out, view.counts.count(0))
            for area, key in draw(scene_of(seats, picture=picture), 80, 24).places:
                if not key.endswith("-0"):
                    assert where.setdefault(key, area.x) == area.x
            assert len(where) == 2 * (seats - 1)
        state = game.play(state, min(acting), game.draw(game.view(state, min(acting)), rng))
    assert out


def test_a_long_war_is_folded_and_its_cards_stay_cards() -> None:
    """They shrank until each was a line of text: what fights now is to be seen, of the others how many there are."""
    places = []
    for seat in range(2):
        places.append(Place(f"pile-{seat}", Shape.PILE, seat, NAME, (None,), 12))
        rounds = [card("5c"), None, None, None, card("Jd"), None, None, None, card("Ah"), None, None, None]
        cards = (*rounds, card("7s"))
        places.append(Place(f"laid-{seat}", Shape.COLUMN, seat, NAME, cards, len(cards)))
    picture = Picture(tuple(places), (None, None), (), None)
    drawing = draw(scene_of(2, picture=picture, plays_cards=False), 80, 24)
    shown = [(area, one) for area, one in drawing.cards if one == card("7s")]
    assert [area.height for area, _ in shown] == [SMALL.height] * 2
    lines = ["".join(segment.text for segment in drawing.canvas.strip(y)) for y in range(24)]
    folded = re.findall(r"\+(\d+)", "\n".join(lines))
    drawn = [area for area, key in drawing.places if key.startswith("laid")]
    assert len(folded) == len(drawn) == 2
    assert all(0 <= area.y <= 24 - area.height for area in drawn)


# What it looks like


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("game", "seats", "size", "keys"),
    [
        ("hearts", 2, (80, 24), ("1",)),
        ("crazy_eights", 7, (80, 24), ()),
        ("fifteen", 2, (120, 40), ()),
        ("crazy_eights", 2, (80, 24), ("n",)),
    ],
)
def test_screens(
    snap_compare: Compare, store: Store, lang: Lang, game: str, seats: int, size: tuple[int, int], keys: tuple[str, ...]
) -> None:
    app = SuknoApp(store, Words(lang), None, short(game, seats=seats))
    assert snap_compare(app, terminal_size=size, run_before=pressing(app, "enter", *keys))
