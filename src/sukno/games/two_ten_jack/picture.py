"""The table of Two-Ten-Jack, as every screen shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sukno.cards import Card, Suit
from sukno.core.picture import Offer, Picture, Place, Shape, Told
from sukno.core.seats import Seat
from sukno.words import Message, figure, message

from .legal import follows, is_trump, legal, playable
from .moves import SPECULATION, Move
from .notation import write
from .play import view as view_of
from .position import HAND, State, Trick, View, draws
from .scoring import score, strength, value

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""How a hand is sorted: black and red in turn."""


def picture(view: View) -> Picture:
    """The table as a seat sees it, or a spectator."""
    hands: list[Sequence[Card | None]] = [[None] * count for count in view.counts]
    if view.seat is not None:
        hands[view.seat] = _sorted(view.hand)
    piles: list[Sequence[Card | None]] = [[None] * bool(_taken(view, seat)) for seat in range(view.seats)]
    return _picture(view, hands, [view.top] * bool(view.stock), piles)


def reveal(state: State) -> Picture:
    """The table with all cards face up."""
    view = view_of(state, None)
    piles = [_taken(view, seat) for seat in range(state.seats)]
    return _picture(view, [_sorted(hand) for hand in state.hands], state.stock[::-1], piles)


def _picture(
    view: View,
    hands: Sequence[Sequence[Card | None]],
    stock: Sequence[Card | None],
    piles: Sequence[Sequence[Card | None]],
) -> Picture:
    places = [
        Place("stock", Shape.PILE, None, message("two-ten-jack-place-stock"), tuple(stock), view.stock),
        _trick(view),
    ]
    points = score(view.seats, view.dealer, view.tricks).points
    for seat in range(view.seats):
        name = message("two-ten-jack-place-own-hand" if seat == view.seat else "two-ten-jack-place-hand")
        places.append(Place(f"hand-{seat}", Shape.HAND, seat, name, tuple(hands[seat]), view.counts[seat]))
        taken, name = len(_taken(view, seat)), message("two-ten-jack-place-taken")
        places.append(Place(f"taken-{seat}", Shape.PILE, seat, name, tuple(piles[seat]), taken))
    tallies = tuple(message("two-ten-jack-tally", points=signed(number)) for number in points)
    return Picture(tuple(places), tallies, tuple(_told(view)), _hint(view))


def signed(number: int) -> str:
    """A number with its sign, as a score shows it: +10, −5, 0."""
    return figure(number, "+d") if number else "0"


def _sorted(hand: Sequence[Card]) -> list[Card]:
    return sorted(hand, key=lambda card: (_SUITS.index(card.suit), strength(card)))


def _taken(view: View, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat has taken, the last ones on top."""
    return tuple(card for trick in view.tricks if trick.winner == seat for card in trick.cards)


def _trick(view: View) -> Place:
    """The trick that is played; or the last one, until the next begins."""
    trick = view.trick or (view.tricks[-1] if view.tricks else None)
    name = message("two-ten-jack-place-trick")
    if trick is None:
        return Place("trick", Shape.ROW, None, name)
    seats = tuple(seat for seat, _ in trick.plays(view.seats))
    note = None
    if trick.winner is None and trick.cards[0] == SPECULATION:
        note = message("two-ten-jack-note-led", suit=str(trick.suit))
    elif trick.winner is not None:
        own = "own" if trick.winner == view.seat else "other"
        note = message("two-ten-jack-note-taken", points=signed(value(trick.cards)), whose=own)
    return Place("trick", Shape.ROW, None, name, trick.cards, len(trick.cards), seats, note)


def _told(view: View) -> Iterator[Told]:
    yield Told(None, message("two-ten-jack-said-dealt", cards=HAND))
    for number, trick in enumerate(view.tricks, 1):
        yield from _played(view, trick)
        points = signed(value(trick.cards))
        yield Told(trick.winner, message("two-ten-jack-said-takes", cards=trick.cards, points=points))
        for seat, card in trick.draws(view.seats):
            yield Told(seat, message("two-ten-jack-said-draws", card=card))
        if number <= draws(view.seats) and not trick.drawn:
            yield Told(None, message("two-ten-jack-said-drawn"))
        if number == draws(view.seats):
            yield Told(None, message("two-ten-jack-said-empty"))
    if view.trick is not None:
        yield from _played(view, view.trick)


def _played(view: View, trick: Trick) -> Iterator[Told]:
    for place, (seat, card) in enumerate(trick.plays(view.seats)):
        declared = trick.suit if place == 0 and card == SPECULATION else None
        if declared is not None:
            said = message("two-ten-jack-said-declares", card=card, suit=str(declared))
        elif place == 0:
            said = message("two-ten-jack-said-leads", card=card)
        elif card.suit is trick.suit:
            said = message("two-ten-jack-said-follows", card=card)
        elif is_trump(card):
            said = message("two-ten-jack-said-trumps", card=card)
        else:
            said = message("two-ten-jack-said-discards", card=card)
        yield Told(seat, said, write(Move(card, declared)))


def _hint(view: View) -> Message | None:
    if view.seat is None or view.seat != view.to_act:
        return None
    if view.trick is None:
        return message("two-ten-jack-hint-lead")
    possible = playable(view.hand, view.trick.suit)
    suit = str(view.trick.suit)
    if follows(possible[0], view.trick.suit):
        return message("two-ten-jack-hint-follow", suit=suit)
    return message("two-ten-jack-hint-trump" if is_trump(possible[0]) else "two-ten-jack-hint-discard", suit=suit)


def offers(view: View) -> tuple[Offer, ...]:
    """The moves as buttons."""
    return tuple(_offer(view, move) for move in legal(view))


def _offer(view: View, move: Move) -> Offer:
    card = move.card
    button = message("two-ten-jack-button-play", card=card)
    if move.suit is not None:
        button = message("two-ten-jack-button-declare", card=card, suit=str(move.suit))
        described = message("two-ten-jack-offer-declare", card=card, suit=str(move.suit))
    elif view.trick is None:
        described = message("two-ten-jack-offer-lead", card=card)
    elif card.suit is view.trick.suit:
        described = message("two-ten-jack-offer-follow", card=card)
    elif is_trump(card):
        described = message("two-ten-jack-offer-trump", card=card)
    else:
        described = message("two-ten-jack-offer-discard", card=card)
    return Offer(write(move), button, described, card, "trick")
