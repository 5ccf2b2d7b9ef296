"""Cards and their text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sukno.cards import PACK, RANKS_SHOWN_RU, Card, CardError, Rank, Suit, parse_card, parse_cards, shown, write_cards

CARDS = st.sampled_from(PACK)


@given(CARDS)
def test_a_card_reads_as_it_is_written(card: Card) -> None:
    assert parse_card(str(card)) is card
    assert parse_card(shown(card)) is card
    assert parse_card(shown(card, ranks=RANKS_SHOWN_RU)) is card
    assert Card.of(card.rank, card.suit) is card


@given(st.lists(CARDS, unique=True))
def test_a_list_of_cards_reads_as_it_is_written(cards: list[Card]) -> None:
    assert parse_cards(write_cards(cards)) == tuple(sorted(cards))
    assert parse_cards(write_cards(cards, "")) == tuple(sorted(cards))
    assert parse_cards(", ".join(map(str, cards))) == tuple(cards)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10d", "Td"),
        ("10♦", "Td"),
        ("T♠", "Ts"),
        ("Тп", "As"),  # a Cyrillic Т is the ace
        ("Tп", "Ts"),  # a Latin T the ten
        ("тт", "Ac"),
        ("Дч", "Qh"),
        ("Вб", "Jd"),
        ("Кт", "Kc"),
        ("10б", "Td"),
        ("aS", "As"),
        ("1h", "Ah"),
        ("K♥️", "Kh"),
    ],
)
def test_input_is_forgiving(text: str, card: str) -> None:
    assert str(parse_card(text)) == card


@pytest.mark.parametrize("text", ["", "A", "11d", "Xs", "Asd", "??", "0c", "AAs", "s", "♠A"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardError):
        parse_card(text)


def test_the_ace_of_clubs_is_a_card_though_it_is_zero() -> None:
    assert bool(parse_card("Ac")) is True
    assert [card for card in (parse_card("Ac"), None) if card] == [PACK[0]]


def test_the_order_is_by_rank_then_clubs_diamonds_hearts_spades() -> None:
    assert write_cards(parse_cards("Ks Ac 2s 2c As Kc")) == "Ac As 2c 2s Kc Ks"
    assert [rank for rank in Rank if rank.is_picture] == [Rank.JACK, Rank.QUEEN, Rank.KING]
    assert [str(suit) for suit in Suit] == ["c", "d", "h", "s"]
