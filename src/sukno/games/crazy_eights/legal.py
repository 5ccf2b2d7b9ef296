"""Which moves are allowed, and why another is not."""

from __future__ import annotations

from collections.abc import Iterator

from sukno.cards import Card, Rank, Suit
from sukno.core.refusal import Refusal
from sukno.words import Message, message

from .moves import Draw, Lay, Move, Pass, fitting
from .position import View
from .rules import Drawing


def legal(view: View) -> Iterator[Move]:
    """The legal moves of the view's seat: cards in card order, an eight once for each suit; then drawing or passing."""
    if view.seat is None or view.seat != view.to_act:
        return
    fit = fitting(view.follow, view.hand)
    for card in sorted(fit):
        for suit in _names(card):
            yield Lay(card, suit)
    if may_draw(view, fit):
        yield Draw()
    if not fit and not view.stock:
        yield Pass()


def _names(card: Card) -> tuple[Suit | None, ...]:
    """The suits that may be named with a card."""
    return tuple(Suit) if card.rank is Rank.EIGHT else (None,)


def may_draw(view: View, fit: tuple[Card, ...]) -> bool:
    """Whether the seat whose turn it is may draw, the cards *fit* of its hand being playable."""
    if not view.stock:
        return False
    return view.book.rules.drawing is Drawing.FREE or all(card.rank is Rank.EIGHT for card in fit)


def refuse(view: View, move: Move) -> Refusal | None:
    """The rule that forbids the move, or None where it is legal."""
    objection = _objection(view, move)
    if objection is None:
        return None
    rule, why = objection
    return Refusal(rule, view.book.sources[rule], why)


def _objection(view: View, move: Move) -> tuple[str, Message] | None:
    if view.seat is None or view.seat != view.to_act:
        return "turn", message("crazy-eights-refusal-turn")
    fit = fitting(view.follow, view.hand)
    match move:
        case Lay():
            return _against_laying(view, move)
        case Draw() if not view.stock:
            return "stock", message("crazy-eights-refusal-no-stock")
        case Draw() if not may_draw(view, fit):
            plain = tuple(sorted(card for card in fit if card.rank is not Rank.EIGHT))
            return "drawing", message("crazy-eights-refusal-draw", cards=plain)
        case Pass() if view.stock:
            return "pass", message("crazy-eights-refusal-pass-stock")
        case Pass() if fit:
            return "pass", message("crazy-eights-refusal-pass", cards=tuple(sorted(fit)))
    return None


def _against_laying(view: View, move: Lay) -> tuple[str, Message] | None:
    card = move.card
    if card not in view.hand:
        return "hand", message("crazy-eights-refusal-hand", card=card)
    if card.rank is Rank.EIGHT:
        return None if move.suit is not None else ("eights", message("crazy-eights-refusal-name", card=card))
    if move.suit is not None:
        return "eights", message("crazy-eights-refusal-no-eight", card=card)
    if view.follow is None or view.follow.fits(card):
        return None
    suit, rank = view.follow.suit, view.follow.rank
    if rank is None:
        return "eights", message("crazy-eights-refusal-suit", card=card, suit=str(suit))
    return "fits", message("crazy-eights-refusal-fits", card=card, suit=str(suit), rank=int(rank))
