"""The race described for every screen: the layouts, the foundations in the middle, what may be done, what was said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Final, TypeAlias

from sukno.cards import Card, Suit
from sukno.core.picture import Offer, Picture, Place, Shape, Sheet, SheetRow, Told
from sukno.core.seats import Seat
from sukno.words import Message, message

from .legal import legal
from .match import Match
from .moves import Do, Into, Move, Onto, Up
from .notation import write
from .play import view as seen_by
from .position import Foundation, Happened, Layout, Seen, State, View, What
from .rules import WinOn
from .solitaire import column_of, foundation_for

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""In the order in which the foundations lie: black and red take turns."""
Shown: TypeAlias = tuple[Card | None, ...]
"""Cards of a place; None: a back."""


def picture(view: View) -> Picture:
    """The table as a seat sees it."""
    klondike = view.book.rules.klondike
    layouts = (_seen(seat, seen, klondike) for seat, seen in enumerate(view.layouts))
    return _picture(view, layouts)


def reveal(state: State) -> Picture:
    """The table with all cards face up."""
    view = seen_by(state, None)
    return _picture(view, (_open(seat, layout, view) for seat, layout in enumerate(state.layouts)))


def _picture(view: View, layouts: Iterable[Iterable[Place]]) -> Picture:
    places = (*_foundations(view.foundations, view.seats), *chain.from_iterable(layouts))
    tallies = tuple(_tally(view, seat) for seat in range(view.seats))
    return Picture(places, tallies, tuple(map(_told, view.recent)), _hint(view))


# A move changes few places, and many windows see them: those that stay as they are are made once.


@lru_cache(maxsize=256)
def _seen(seat: Seat, seen: Seen, klondike: bool) -> tuple[Place, ...]:
    """A layout as everybody sees it."""
    stock: Shown = (None,) if seen.stock else ()
    columns = ((*(None,) * down, *up) for down, up in zip(seen.down, seen.up, strict=True))
    tops = (stock, _top(seen.waste, seen.top), _top(seen.reserve, seen.spare))
    return tuple(_layout(seat, seen, klondike, tops, columns))


def _open(seat: Seat, layout: Layout, view: View) -> Iterator[Place]:
    """A layout with all its cards face up."""
    stock, waste = layout.hand[layout.turned :], layout.hand[: layout.turned]
    tops = (stock[:1], waste[-1:], layout.reserve[-1:])
    columns = map(tuple.__add__, layout.down, layout.up)
    return _layout(seat, view.layouts[seat], view.book.rules.klondike, tops, columns)


def _layout(
    seat: Seat, seen: Seen, klondike: bool, tops: tuple[Shown, Shown, Shown], columns: Iterable[Shown]
) -> Iterator[Place]:
    stock, waste, reserve = tops
    yield Place(f"stock-{seat}", Shape.PILE, seat, _STOCK, stock, seen.stock)
    yield Place(f"waste-{seat}", Shape.PILE, seat, _WASTE, waste, seen.waste)
    if not klondike:
        yield Place(f"reserve-{seat}", Shape.PILE, seat, _RESERVE, reserve, seen.reserve)
    for number, cards in enumerate(columns):
        yield Place(f"column-{seat}-{number}", Shape.COLUMN, seat, _column(number), cards, len(cards))


def _top(count: int, card: Card | None) -> Shown:
    return (card,) if count else ()


@lru_cache(maxsize=64)
def _foundations(foundations: tuple[Foundation, ...], seats: int) -> tuple[Place, ...]:
    """As many in each suit as there are packs, begun or not: a card has its place before it comes."""
    begun: dict[Suit, list[tuple[Seat, ...]]] = {suit: [] for suit in _SUITS}
    for suit, owners in foundations:
        begun[suit].append(owners)
    return tuple(
        _pile(suit, number, piles[number] if number < len(piles) else ())
        for suit, piles in begun.items()
        for number in range(seats)
    )


def _pile(suit: Suit, number: int, owners: tuple[Seat, ...]) -> Place:
    cards = (Card.of(len(owners), suit),) if owners else ()
    key, name = _foundation(suit, number), message("race-place-foundation", suit=str(suit))
    return Place(key, Shape.PILE, None, name, cards, len(owners), from_seats=owners[-1:], suit=suit)


def _foundation(suit: Suit, number: int) -> str:
    return f"foundation-{suit}-{number}"


_STOCK: Final = message("race-place-stock")
_WASTE: Final = message("race-place-waste")
_RESERVE: Final = message("race-place-reserve")


@cache
def _column(number: int) -> Message:
    return message("race-place-column", number=number + 1)


def _tally(view: View, seat: Seat) -> Message:
    """How far somebody is, by what wins; and whether the others wait for him or he for them."""
    seen = view.layouts[seat]
    if not view.begun:
        return message("race-tally-waited" if seat in view.to_act else "race-tally-ready")
    if view.book.rules.win_on is WinOn.STOCK_EMPTY:
        return message("race-tally-left-stuck" if seen.stuck else "race-tally-left", cards=seen.left)
    return message("race-tally-up-stuck" if seen.stuck else "race-tally-up", cards=view.up(seat))


def _hint(view: View) -> Message | None:
    if view.seat not in view.to_act:
        return None
    if not view.begun:
        by_stock = view.book.rules.win_on is WinOn.STOCK_EMPTY
        return message("race-hint-ready-stock" if by_stock else "race-hint-ready-foundations")
    if view.own.may_be_stuck:
        return message("race-hint-looked")
    return message("race-hint-turn" if view.book.rules.alternate else "race-hint")


@lru_cache(maxsize=512)
def _told(happened: Happened) -> Told:
    seat, what, move = happened
    match what:
        case What.READY:
            return Told(seat, message("race-say-ready"), Do.READY.value)
        case What.GO:
            return Told(seat, message("race-say-go"))
        case What.PLACED:
            assert move is not None
            return Told(seat, _placed(move), write(move))
        case What.TURNED:
            return Told(seat, message("race-say-turned"), Do.TURN.value)
        case What.STUCK:
            return Told(seat, message("race-say-stuck"), Do.STUCK.value)
        case What.SHIFT:
            return Told(seat, message("race-say-shift"))
        case What.OUT:
            return Told(seat, message("race-say-out"))
        case What.BLOCKED:
            return Told(seat, message("race-say-blocked"))


def _placed(move: Up | Onto | Into) -> Message:
    match move:
        case Up(card):
            return message("race-say-up", card=card)
        case Onto(card, target):
            return message("race-say-onto", card=card, target=target)
        case Into(card, column):
            return message("race-say-into", card=card, column=column + 1)


# Moves


def offers(view: View) -> tuple[Offer, ...]:
    """The legal moves as buttons; each card with the place it goes to."""
    return tuple(_offer(view, move) for move in legal(view))


def _offer(view: View, move: Move) -> Offer:
    text = write(move)
    match move:
        case Up(card):
            described = message("race-up-card", card=card)
            return Offer(text, message("race-up"), described, card, _next_on(view, card))
        case Onto(card, target):
            place = f"column-{view.seat}-{column_of(view.own, target)}"
            described = message("race-onto-card", card=card, target=target)
            return Offer(text, message("race-onto", target=target), described, card, place)
        case Into(card, column):
            described = message("race-into-card", card=card, column=column + 1)
            place = f"column-{view.seat}-{column}"
            return Offer(text, message("race-into", column=column + 1), described, card, place)
        case Do.TURN:
            cards = min(view.book.rules.at_a_time, view.own.stock)
            return Offer(
                text, message("race-turn"), message("race-turn-cards", cards=cards), place=f"stock-{view.seat}"
            )
        case Do.OVER:
            return Offer(text, message("race-over"), message("race-over-cards"), place=f"stock-{view.seat}")
        case Do.STUCK:
            return Offer(text, message("race-stuck"), message("race-stuck"))
        case Do.READY:
            return Offer(text, message("race-ready"), message("race-ready"))


def _next_on(view: View, card: Card) -> str:
    """The key of the foundation a card goes to."""
    place = foundation_for(view.foundations, card)
    of_suit = [pile for pile, foundation in enumerate(view.foundations) if foundation.suit is card.suit]
    return _foundation(card.suit, of_suit.index(place) if place in of_suit else len(of_suit))


# The match


def sheet(match: Match, number: int) -> Sheet:
    """How the race ended."""
    deal = match.deals[number]
    rows = (
        SheetRow(message("race-row-left"), deal.left, counted=False),
        SheetRow(message("race-row-up"), deal.up, counted=False),
        SheetRow(message("race-row-won"), deal.points),
    )
    note = None
    if not deal.out:
        note = message("race-note-blocked" if any(deal.points) else "race-note-drawn")
    return Sheet(rows, deal.points, match.before(number), match.before(number + 1), note)


def standing(match: Match) -> Message:
    """What the race is run for."""
    by_stock = match.book.rules.win_on is WinOn.STOCK_EMPTY
    return message("race-standing-stock" if by_stock else "race-standing-foundations")


def verdict(match: Match, names: Sequence[Message | str]) -> Message | None:
    """How the match ended; None while it goes on."""
    if not match.over:
        return None
    winner = match.winner
    if match.resigned is not None:
        by = names[match.resigned]
        if winner is None:
            return message("race-verdict-resigned-drawn", by=by)
        return message("race-verdict-resigned", by=by, winner=names[winner])
    return message("race-verdict-draw") if winner is None else message("race-verdict", winner=names[winner])
