"""Which moves are allowed, and why another is not."""

from __future__ import annotations

from collections.abc import Iterator

from sukno.cards import Card, Rank
from sukno.core.refusal import Refusal
from sukno.words import Message, message

from .moves import Do, Into, Move, Onto, Up
from .position import Seen, View
from .solitaire import BELOW, column_of, fits, foundation_for, heads, may_fill, singles, wanted


def legal(view: View) -> Iterator[Move]:
    """The legal moves of the view's seat: to foundations, to columns, into spaces; then the stock, then no move."""
    if view.seat not in view.to_act:
        return
    if not view.begun:
        yield Do.READY
        return
    own = view.own
    yield from placing(view, own)
    if own.stock:
        yield Do.TURN
    elif own.waste:
        yield Do.OVER
    if own.may_be_stuck:
        yield Do.STUCK


def placing(view: View, own: Seen) -> Iterator[Up | Onto | Into]:
    """The moves that put a card somewhere."""
    rules = view.book.rules
    up_next = wanted(view.foundations)
    for card in singles(own):
        if card in up_next:
            yield Up(card)
    moving = set(heads(rules, own))
    ends = [up[-1] for up in own.up if up]
    for end in ends:
        for card in BELOW[end]:
            if card in moving:
                yield Onto(card, end)
    spaces = [place for place, up in enumerate(own.up) if not up]
    if spaces:
        for card in sorted(moving):
            if may_fill(rules, own, card):
                for place in spaces:
                    yield Into(card, place)


def refuse(view: View, move: Move) -> Refusal | None:
    """The rule that forbids the move, or None where it is legal."""
    objection = _objection(view, move)
    if objection is None:
        return None
    rule, why = objection
    return Refusal(rule, view.book.sources[rule], why)


def _objection(view: View, move: Move) -> tuple[str, Message] | None:
    if not view.to_act:
        return "end", message("race-refusal-over")
    if view.seat is None:
        return "own", message("race-refusal-spectator")
    if not view.begun:
        return _before_the_signal(view, move)
    if move is Do.READY:
        return "signal", message("race-refusal-begun")
    if view.seat not in view.to_act:
        if view.own.stuck:
            return "stuck", message("race-refusal-said-stuck")
        return "whose", message("race-refusal-whose")
    match move:
        case Do():
            return _against_doing(view.own, move)
        case Up(card):
            return _against_moving(view, card, alone=True) or _against_up(view, card)
        case Onto(card, target):
            return _against_moving(view, card) or _against_onto(view.own, card, target)
        case Into(card, column):
            return _against_moving(view, card) or _against_into(view, card, column)


def _before_the_signal(view: View, move: Move) -> tuple[str, Message] | None:
    if move is Do.READY and view.seat in view.to_act:
        return None
    return "signal", message("race-refusal-said-ready" if move is Do.READY else "race-refusal-signal")


def _against_doing(own: Seen, move: Do) -> tuple[str, Message] | None:
    match move:
        case Do.TURN if not own.stock:
            return "redeal", message("race-refusal-turn" if own.waste else "race-refusal-no-stock")
        case Do.OVER if own.stock or not own.waste:
            return "redeal", message("race-refusal-over-stock" if own.stock else "race-refusal-no-stock")
        case Do.STUCK if not own.may_be_stuck:
            return "stuck", message("race-refusal-stuck")
    return None


def _against_moving(view: View, card: Card, *, alone: bool = False) -> tuple[str, Message] | None:
    """Why a card cannot be moved at all, wherever it goes."""
    rules, own = view.book.rules, view.own
    if card in singles(own):
        # Even alone in its column it is the whole of it.
        place = column_of(own, card)
        whole = alone or rules.klondike or place is None or len(own.up[place]) == 1
        return None if whole else ("whole", message("race-refusal-whole", card=card))
    place = column_of(own, card)
    if place is None:
        return "free", message("race-refusal-not-there", card=card)
    up = own.up[place]
    if alone:
        return "free", message("race-refusal-covered", card=card, top=up[-1])
    if rules.klondike or up[0] == card:
        return None
    return "whole", message("race-refusal-whole", card=card)


def _against_up(view: View, card: Card) -> tuple[str, Message] | None:
    if foundation_for(view.foundations, card) is not None:
        return None
    heights = [len(owners) for suit, owners in view.foundations if suit is card.suit]
    if not heights:
        return "foundations", message("race-refusal-no-ace", card=card)
    if max(heights) >= card.rank:
        return "first", message("race-refusal-first", card=card)
    tops = tuple(Card.of(height, card.suit) for height in sorted(set(heights)))
    return "sequence", message("race-refusal-sequence", card=card, below=Card.of(card.rank - 1, card.suit), tops=tops)


def _against_onto(own: Seen, card: Card, target: Card) -> tuple[str, Message] | None:
    place = column_of(own, target)
    if place is None:
        return "own", message("race-refusal-no-target", card=card, target=target)
    end = own.up[place][-1]
    if end != target:
        return "free", message("race-refusal-covered", card=target, top=end)
    return None if fits(card, target) else ("columns", message("race-refusal-columns", card=card, target=target))


def _against_into(view: View, card: Card, column: int) -> tuple[str, Message] | None:
    rules, own = view.book.rules, view.own
    rule = "kings" if rules.klondike else "filled"
    if not 0 <= column < rules.columns:
        return rule, message("race-refusal-no-column", column=column + 1, columns=rules.columns)
    if own.up[column]:
        return rule, message("race-refusal-no-space", column=column + 1)
    if may_fill(rules, own, card):
        return None
    if not rules.klondike:
        return rule, message("race-refusal-filled", card=card)
    return rule, message("race-refusal-king-stays" if card.rank is Rank.KING else "race-refusal-kings", card=card)
