"""Cards and the cloth: any card in any size, thirty loose cards at 80×24."""

from __future__ import annotations

import pytest

from sukno.cards import PACK, Card, Suit
from sukno.games.casino.moves import Build
from sukno.terminal.canvas import Area, Canvas, Span
from sukno.terminal.cards import HUGE, MEDIUM, SIZES, SMALL, Size, draw_card
from sukno.terminal.casino.choosing import Item
from sukno.terminal.casino.cloth import arrange
from sukno.terminal.look import Deck

CLOTH = Area(2, 0, 76, 11)
"""At 80×24."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("russian", [False, True])
def test_every_card_shows_rank_and_suit_in_every_size(size: Size, russian: bool) -> None:
    deck = Deck.of(russian=russian, four_colours=True)
    for card in PACK:
        canvas = Canvas(size.width, size.height, "#ffffff", "#000000")
        draw_card(canvas, 0, 0, size, card, deck)
        text = canvas.text()
        assert deck.rank(card) in text
        assert card.suit.symbol in text
        if size is HUGE and not card.rank.is_picture:
            assert text.count(card.suit.symbol) == card.rank + 2  # its pips and two indices


def test_four_colours_tell_all_suits_apart() -> None:
    deck = Deck(four_colours=True)
    assert len({deck.ink(Card.of(1, suit)) for suit in Suit}) == 4


@pytest.mark.parametrize(("loose", "least"), [(4, MEDIUM), (16, MEDIUM), (30, SMALL)])
def test_the_table_wraps_and_shrinks_but_every_index_stays(loose: int, least: Size) -> None:
    items: list[Item] = list(PACK[:loose])
    size, places = arrange(items, CLOTH, MEDIUM)
    assert size is least
    assert len(places) == loose
    cells: set[tuple[int, int]] = set()
    for place in places:
        here = {
            (place.area.x + dx, place.area.y + dy)
            for dx in range(place.area.width)
            for dy in range(-1, place.area.height)
        }
        assert not here & cells
        assert all(0 <= x < 80 and 0 <= y < 11 for x, y in here)
        cells |= here


def test_builds_and_twenty_loose_cards_fit() -> None:
    builds: list[Item] = [Build(9, True, 1, tuple(PACK[20:26])), Build(5, False, 0, tuple(PACK[26:28]))]
    size, places = arrange([*builds, *PACK[:20]], CLOTH, MEDIUM)
    assert len(places) == 22
    assert max(place.area.y + place.area.height for place in places) <= 11
    assert size.height >= SMALL.height


def test_the_canvas_cuts_what_falls_outside_and_marks_it() -> None:
    canvas = Canvas(10, 1, "#ffffff", "#000000")
    canvas.spans(0, 0, [Span("0123456", "#ffffff"), Span("789abc", "#ffffff")])
    assert canvas.text() == "012345678…"
    canvas.put(8, 0, "wide", "#ffffff")
    canvas.put(0, 5, "below", "#ffffff")
    assert canvas.text() == "01234567wi"
    canvas.put(0, 0, "名x", "#ffffff")
    assert canvas.text().startswith("□x")
