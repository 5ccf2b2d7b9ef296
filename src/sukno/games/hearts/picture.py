"""The table of Hearts for two, as every screen shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sukno.cards import Card, Suit
from sukno.core.picture import Offer, Picture, Place, Shape, Told
from sukno.core.seats import Seat
from sukno.words import Message, message

from .legal import legal, playable
from .play import view as view_of
from .position import HAND, SEATS, State, View
from .scoring import BLACK_LADY, strength

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""How a hand is sorted: black and red in turn."""


def picture(view: View) -> Picture:
    """The table as a seat sees it, or a spectator."""
    hands: list[Sequence[Card | None]] = [[None] * count for count in view.counts]
    if view.seat is not None:
        hands[view.seat] = _sorted(view.hand)
    piles: list[Sequence[Card | None]] = [[None] * bool(_taken(view, seat)) for seat in range(SEATS)]
    return _picture(view, hands, [None] * bool(view.stock), piles)


def reveal(state: State) -> Picture:
    """The table with all cards face up."""
    view = view_of(state, None)
    piles = [_taken(view, seat) for seat in range(SEATS)]
    return _picture(view, [_sorted(hand) for hand in state.hands], state.stock[::-1], piles)


def _picture(
    view: View,
    hands: Sequence[Sequence[Card | None]],
    stock: Sequence[Card | None],
    piles: Sequence[Sequence[Card | None]],
) -> Picture:
    places = [
        Place("stock", Shape.PILE, None, message("hearts-place-stock"), tuple(stock), view.stock),
        _trick(view),
    ]
    for seat in range(SEATS):
        name = message("hearts-place-own-hand" if seat == view.seat else "hearts-place-hand")
        places.append(Place(f"hand-{seat}", Shape.HAND, seat, name, tuple(hands[seat]), view.counts[seat]))
        taken = len(_taken(view, seat))
        name = message("hearts-place-taken")
        places.append(Place(f"taken-{seat}", Shape.PILE, seat, name, tuple(piles[seat]), taken))
    tallies = tuple(_tally(view, seat) for seat in range(SEATS))
    return Picture(tuple(places), tallies, tuple(_told(view)), _hint(view))


def _sorted(hand: Sequence[Card]) -> list[Card]:
    return sorted(hand, key=lambda card: (_SUITS.index(card.suit), strength(card)))


def _taken(view: View, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat has taken, the last ones on top."""
    return tuple(card for trick in view.tricks if trick.winner == seat for card in trick.cards)


def _trick(view: View) -> Place:
    """The card led; or the last trick, until the next one begins."""
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    note = None
    if view.led is not None and view.to_act is not None:
        cards, seats = (view.led,), (1 - view.to_act,)
    elif view.tricks:
        last = view.tricks[-1]
        cards, seats = last.cards, (last.leader, 1 - last.leader)
        if view.seat is not None:
            note = message("hearts-note-own" if last.winner == view.seat else "hearts-note-other")
    return Place("trick", Shape.ROW, None, message("hearts-place-trick"), cards, len(cards), seats, note)


def _tally(view: View, seat: Seat) -> Message:
    cards = _taken(view, seat)
    lady = view.book.rules.black_lady and BLACK_LADY in cards
    hearts = sum(card.suit is Suit.HEARTS for card in cards)
    return message("hearts-tally-lady" if lady else "hearts-tally", hearts=hearts)


def _told(view: View) -> Iterator[Told]:
    yield Told(None, message("hearts-said-dealt", cards=HAND))
    for number, trick in enumerate(view.tricks, 1):
        led, reply = trick.cards
        yield _played(trick.leader, led, None)
        yield _played(1 - trick.leader, reply, led)
        hearts = sum(card.suit is Suit.HEARTS for card in trick.cards)
        yield Told(trick.winner, message("hearts-said-takes", cards=trick.cards, hearts=hearts))
        if number <= HAND:
            yield Told(None, message("hearts-said-drawn" if number < HAND else "hearts-said-last-drawn"))
    if view.led is not None and view.to_act is not None:
        yield _played(1 - view.to_act, view.led, None)


def _played(seat: Seat, card: Card, led: Card | None) -> Told:
    if led is None:
        said = message("hearts-said-leads", card=card)
    elif card.suit is led.suit:
        said = message("hearts-said-follows", card=card)
    else:
        said = message("hearts-said-discards", card=card)
    return Told(seat, said, str(card))


def _hint(view: View) -> Message | None:
    if view.seat is None or view.seat != view.to_act:
        return None
    if view.led is not None:
        follows = any(card.suit is view.led.suit for card in view.hand)
        return message("hearts-hint-follow" if follows else "hearts-hint-discard", suit=str(view.led.suit))
    if len(playable(view)) < len(view.hand):
        return message("hearts-hint-lead-unbroken")
    return message("hearts-hint-lead")


def offers(view: View) -> tuple[Offer, ...]:
    """The cards that may be played, in card order."""
    return tuple(_offer(view, card) for card in legal(view))


def _offer(view: View, card: Card) -> Offer:
    if view.led is None:
        described = message("hearts-offer-lead", card=card)
    elif card.suit is view.led.suit:
        described = message("hearts-offer-follow", card=card)
    else:
        described = message("hearts-offer-discard", card=card)
    return Offer(str(card), message("hearts-button-play", card=card), described, card, "trick")
