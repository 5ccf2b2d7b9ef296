"""One player's solitaire: how it is laid out, what lies free in it, what goes where, and what a move leaves of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from sukno.cards import PACK, Card, Rank, Suit

from .position import Cards, Foundation, Layout, Seen
from .rules import RESERVE, Rules

# Laying out


def lay_out(rules: Rules, pack: tuple[Card, ...]) -> Layout:
    """A pack laid out, its top card first."""
    if rules.klondike:
        columns: list[list[Card]] = [[] for _ in range(rules.columns)]
        cards = iter(pack)
        for row in range(rules.columns):
            for column in columns[row:]:
                column.append(next(cards))
        down, up = (tuple(column[:-1]) for column in columns), ((column[-1],) for column in columns)
        return Layout(tuple(cards), 0, tuple(down), tuple(up))
    hand = RESERVE + rules.columns
    # The reserve is dealt face down and turned over.
    columns_of_one = tuple((card,) for card in pack[RESERVE:hand])
    return Layout(pack[hand:], 0, ((),) * rules.columns, columns_of_one, pack[:RESERVE][::-1])


def look(layout: Layout, begun: bool) -> Seen:
    """What everybody sees of a layout; before the signal only backs."""
    turned, reserve, down, up = layout.turned, layout.reserve, tuple(map(len, layout.down)), layout.up
    if not begun:
        down, up = tuple(map(int.__add__, down, map(len, up))), ((),) * len(up)
    return Seen(
        stock=len(layout.hand) - turned,
        waste=turned,
        top=layout.hand[turned - 1] if turned else None,
        down=down,
        up=up,
        reserve=len(reserve),
        spare=reserve[-1] if begun and reserve else None,
        laps=layout.laps,
        looked=layout.looked,
        stuck=layout.stuck,
    )


# What goes where


_ACES: Final = frozenset(card for card in PACK if card.rank is Rank.ACE)


def is_red(suit: Suit) -> bool:
    """Whether a suit is red."""
    return suit in (Suit.DIAMONDS, Suit.HEARTS)


BELOW: Final = tuple(
    tuple(card for card in PACK if card.rank == target.rank - 1 and is_red(card.suit) != is_red(target.suit))
    for target in PACK
)
"""By card: what may lie on it in a column."""


def fits(card: Card, target: Card) -> bool:
    """Whether a card may lie on another in a column: the next lower, of the other colour."""
    return card in BELOW[target]


def foundation_for(foundations: tuple[Foundation, ...], card: Card) -> int | None:
    """The place of the first foundation a card goes to; that of an ace is a new one."""
    if card.rank is Rank.ACE:
        return len(foundations)
    below = card.rank - 1
    for place, (suit, owners) in enumerate(foundations):
        if len(owners) == below and suit is card.suit:
            return place
    return None


def wanted(foundations: tuple[Foundation, ...]) -> set[Card]:
    """The cards that go to a foundation."""
    found = {Card.of(len(owners) + 1, suit) for suit, owners in foundations if len(owners) < Rank.KING}
    return found | _ACES


def singles(seen: Seen) -> Iterator[Card]:
    """The cards that lie free, and are moved alone: of waste, reserve and columns."""
    if seen.top is not None:
        yield seen.top
    if seen.spare is not None:
        yield seen.spare
    for up in seen.up:
        if up:
            yield up[-1]


def heads(rules: Rules, seen: Seen) -> Iterator[Card]:
    """The cards that can be moved to a column, each with what lies on it."""
    if seen.top is not None:
        yield seen.top
    if seen.spare is not None:
        yield seen.spare
    for up in seen.up:
        # In Canfield a column moves as a whole.
        yield from up if rules.klondike else up[:1]


def column_of(seen: Seen, card: Card) -> int | None:
    """The column in which a card lies face up."""
    return next((place for place, up in enumerate(seen.up) if card in up), None)


def may_fill(rules: Rules, seen: Seen, card: Card) -> bool:
    """Whether a card, which lies so that it could be moved, may go into an empty column."""
    if not rules.klondike:
        # Spaces are filled from the reserve at once, so there is none left of it.
        return card == seen.top
    if card.rank is not Rank.KING:
        return False
    place = column_of(seen, card)
    # A king that begins a column has nothing to gain.
    return place is None or seen.down[place] > 0


# What a move leaves


def take(layout: Layout, card: Card) -> tuple[Layout, Cards, bool]:
    """A layout without a card and what lies on it; those cards; and whether anything has come of it.

    What lay beneath is turned up. A column that is merely shorter could be as it was, and nothing has come of it.
    """
    turned = layout.turned
    if turned and layout.hand[turned - 1] == card:
        hand = layout.hand[: turned - 1] + layout.hand[turned:]
        return replace(layout, hand=hand, turned=turned - 1), (card,), True
    if layout.reserve and layout.reserve[-1] == card:
        return replace(layout, reserve=layout.reserve[:-1]), (card,), True
    place, up = next((place, up) for place, up in enumerate(layout.up) if card in up)
    head = up.index(card)
    cards, left = up[head:], up[:head]
    if left:
        return replace(layout, up=_with(layout.up, place, left)), cards, False
    down, reserve = layout.down, layout.reserve
    if down[place]:
        left, down = down[place][-1:], _with(down, place, down[place][:-1])
    elif reserve:
        left, reserve = reserve[-1:], reserve[:-1]
    return replace(layout, down=down, up=_with(layout.up, place, left), reserve=reserve), cards, True


def put(layout: Layout, place: int, cards: Cards) -> Layout:
    """A layout with these cards at the end of a column."""
    return replace(layout, up=_with(layout.up, place, layout.up[place] + cards))


def shifted(layout: Layout) -> Layout:
    """A layout whose waste is turned over, and the top card of its stock put at the bottom."""
    return replace(layout, hand=layout.hand[1:] + layout.hand[:1], turned=0, laps=1, looked=False, stuck=False)


def _with(columns: tuple[Cards, ...], place: int, column: Cards) -> tuple[Cards, ...]:
    return (*columns[:place], column, *columns[place + 1 :])
