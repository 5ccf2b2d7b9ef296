"""Which cards may be played, and why another may not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sukno.cards import Card, Suit
from sukno.core.refusal import Refusal
from sukno.words import Value, message

from .moves import DECLARED, SPECULATION, Move
from .position import View


def is_trump(card: Card) -> bool:
    """Hearts and the ace of spades."""
    return card.suit is Suit.HEARTS or card == SPECULATION


def follows(card: Card, led: Suit) -> bool:
    """Whether a card follows the suit led: to hearts the ace of spades does too."""
    return card.suit is led or (led is Suit.HEARTS and card == SPECULATION)


def playable(hand: Sequence[Card], led: Suit | None) -> list[Card]:
    """The cards of a hand that may be played to this suit; None: led."""
    if led is None:
        return list(hand)
    return [card for card in hand if follows(card, led)] or [card for card in hand if is_trump(card)] or list(hand)


def legal(view: View) -> Iterator[Move]:
    """The moves of the view's seat, in card order; the ace of spades is led as a spade or as a trump."""
    if view.seat is None or view.seat != view.to_act:
        return
    for card in sorted(playable(view.hand, None if view.trick is None else view.trick.suit)):
        if card == SPECULATION and view.trick is None:
            yield from (Move(card, suit) for suit in DECLARED)
        else:
            yield Move(card)


def refuse(view: View, move: Move) -> Refusal | None:
    """Why the view's seat may not make the move; None where it may."""

    def refusal(rule: str, why: str, **args: Value) -> Refusal:
        return Refusal(rule, view.book.sources[rule], message(why, **args))

    card, trick = move.card, view.trick
    if view.seat is None or view.to_act != view.seat:
        return refusal("turn", "two-ten-jack-refusal-turn")
    if card not in view.hand:
        return refusal("hand", "two-ten-jack-refusal-hand", card=card)
    declares = card == SPECULATION and trick is None
    if declares and move.suit not in DECLARED:
        return refusal("speculation_lead", "two-ten-jack-refusal-declare", card=card)
    if not declares and move.suit is not None:
        return refusal("speculation_lead", "two-ten-jack-refusal-no-declaring")
    if trick is None:
        return None
    possible = playable(view.hand, trick.suit)
    if card in possible:
        return None
    cards, suit = tuple(sorted(possible)), str(trick.suit)
    if cards == (SPECULATION,):
        rule = {Suit.SPADES: "speculation_spades", Suit.HEARTS: "speculation_hearts"}.get(trick.suit, "must_trump")
        return refusal(rule, "two-ten-jack-refusal-speculation", card=card, speculation=SPECULATION, suit=suit)
    if follows(possible[0], trick.suit):
        return refusal("follow", "two-ten-jack-refusal-follow", card=card, cards=cards, suit=suit)
    return refusal("must_trump", "two-ten-jack-refusal-trump", card=card, cards=cards, suit=suit)
