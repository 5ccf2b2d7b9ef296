"""What nobody can see: the piles and the cards laid face down, drawn at random."""

from __future__ import annotations

from random import Random

from sukno.cards import Card, shuffled

from .play import ordered
from .position import Ended, Laid, State, View
from .rules import pack_for


def sample(view: View, rng: Random) -> State:
    """A State that agrees with the view: what was won in the battle that ended last is still its winner's."""
    ended = view.ended if view.ended is not None and view.ended.winner is not None else None
    seen = {card for one in view.laid for card in one if card is not None}
    won = {card for one in (ended.shown if ended else ()) for card in one if card is not None} - seen
    pool = [card for card in pack_for(view.seats) if card not in seen and card not in won]
    rng.shuffle(pool)
    under = _under(view, ended, won, pool, rng) if ended else ()
    # What of it does not lie under the pile any more, its winner has laid face down.
    again = sorted(won.difference(under))
    laid = tuple(
        _filled(one, again if ended and seat == ended.winner else [], pool) for seat, one in enumerate(view.laid)
    )
    piles = []
    for seat, count in enumerate(view.counts):
        mine = under if ended and seat == ended.winner else ()
        piles.append((*(pool.pop() for _ in range(count - len(mine))), *mine))
    return State(
        book=view.book,
        dealer=view.dealer,
        pack=shuffled(rng, pack_for(view.seats)),
        piles=tuple(piles),
        laid=laid,
        fighting=view.fighting,
        waiting=view.waiting,
        down=view.down,
        course=view.course,
        ended=view.ended,
        tally=view.tally,
    )


def _under(view: View, ended: Ended, won: set[Card], pool: list[Card], rng: Random) -> tuple[Card, ...]:
    """The cards under the winner's pile that were won last."""
    assert ended.winner is not None
    count = view.counts[ended.winner]
    if count < ended.cards:
        # He has turned some of them since.
        cards = sorted(won)
        rng.shuffle(cards)
        return tuple(cards[:count])
    laid = [[pool.pop() if card is None else card for card in one] for one in ended.shown]
    return ordered(view.book.rules.return_order, laid, ended.winner, lambda: rng)


def _filled(shown: tuple[Card | None, ...], first: list[Card], pool: list[Card]) -> tuple[Laid, ...]:
    """The cards a seat has laid; those face down are the first ones, then any from the pool."""
    return tuple(Laid((first or pool).pop(), up=False) if card is None else Laid(card, up=True) for card in shown)
