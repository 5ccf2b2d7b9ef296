"""Which moves are worth making: what a player who looks carefully would see, the best first."""

from __future__ import annotations

from sukno.cards import Card, Rank

from .legal import placing
from .moves import Into, Onto, Up
from .position import View
from .rules import WinOn
from .solitaire import column_of, fits, foundation_for

Placing = Up | Onto | Into


def worth_making(view: View) -> list[Placing]:
    """The moves that get one on, the best first. Those that only change the look of things are not among them."""
    rated = ((_worth(view, move), move) for move in placing(view, view.own))
    useful = [(worth, number, move) for number, (worth, move) in enumerate(rated) if worth]
    return [move for _, _, move in sorted(useful, key=lambda one: (-one[0], one[1]))]


def _worth(view: View, move: Placing) -> int:
    """How much a move is worth; 0: nothing."""
    own = view.own
    place = column_of(own, move.card)
    if place is None:
        return _worth_of_rest(view, move)
    run, down = own.up[place], own.down[place]
    if isinstance(move, Up):
        # Somebody else may be first.
        return 80 + down if len(run) == 1 else 70
    if run[0] != move.card:
        return 20 if _uncovers(view, run[run.index(move.card) - 1], move) else 0
    if down:
        return 60 + down
    if not view.book.rules.klondike:
        return 65 if own.reserve else 30
    return 40 if _king_waits(view) else 0


def _worth_of_rest(view: View, move: Placing) -> int:
    """What it is worth to place a card of the waste or the reserve."""
    if isinstance(move, Up):
        return 95
    by_stock = view.book.rules.win_on is WinOn.STOCK_EMPTY
    if move.card == view.own.spare:
        return 75
    return 72 if by_stock else 50


def _uncovers(view: View, card: Card, move: Placing) -> bool:
    """Whether a move that leaves this card at the end of a column gives it, or another by it, a place."""
    if isinstance(move, Onto) and foundation_for(view.foundations, card) is not None:
        return True
    free = (view.own.top, view.own.spare)
    # Where the run goes the card in question would fit as well.
    return any(one is not None and one.rank == move.card.rank and fits(one, card) for one in free)


def _king_waits(view: View) -> bool:
    """Whether a king that lies open has no column of its own yet."""
    own = view.own
    below = [up[0] for up, down in zip(own.up, own.down, strict=True) if up and down]
    return any(card is not None and card.rank is Rank.KING for card in (*below, own.top))
