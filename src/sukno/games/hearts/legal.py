"""Which cards may be played, and why another may not."""

from __future__ import annotations

from collections.abc import Iterator

from sukno.cards import Card, Suit
from sukno.core.refusal import Refusal
from sukno.words import message

from .position import View


def legal(view: View) -> Iterator[Card]:
    """The cards the view's seat may play, in card order."""
    if view.seat is None or view.to_act != view.seat:
        return iter(())
    return iter(sorted(playable(view)))


def playable(view: View) -> list[Card]:
    """Those of the hand that may be played, were it the seat's turn."""
    if view.led is not None:
        return [card for card in view.hand if card.suit is view.led.suit] or list(view.hand)
    if view.book.rules.breaking and not view.broken:
        return [card for card in view.hand if card.suit is not Suit.HEARTS] or list(view.hand)
    return list(view.hand)


def refuse(view: View, card: Card) -> Refusal | None:
    """Why the view's seat may not play the card; None where it may."""

    def refusal(rule: str, why: str, **args: Card | tuple[Card, ...] | str) -> Refusal:
        return Refusal(rule, view.book.sources[rule], message(why, **args))

    if view.seat is None or view.to_act != view.seat:
        return refusal("turn", "hearts-refusal-turn")
    if card not in view.hand:
        return refusal("hand", "hearts-refusal-hand", card=card)
    possible = playable(view)
    if card in possible:
        return None
    if view.led is not None:
        cards = tuple(sorted(possible))
        return refusal("follow", "hearts-refusal-follow", card=card, led=view.led, cards=cards, suit=str(view.led.suit))
    return refusal("breaking", "hearts-refusal-breaking", card=card)
