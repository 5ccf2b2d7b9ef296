"""What nobody can see: the piles and the cards laid face down, drawn at random."""

from __future__ import annotations

from random import Random

from sukno.cards import Card, shuffled

from .play import ordered
from .position import Laid, Shown, State, View
from .rules import pack_for


def sample(view: View, rng: Random) -> State:
    """A State that agrees with the view: the cards of the battle that ended last lie under its winner's pile."""
    ended = view.ended
    taken = ended.shown if ended is not None and ended.winner is not None else ()
    seen = {card for one in (*view.laid, *taken) for card in one if card is not None}
    pool = [card for card in pack_for(view.seats) if card not in seen]
    rng.shuffle(pool)
    laid = _filled(view.laid, pool)
    under: tuple[Card, ...] = ()
    if ended is not None and ended.winner is not None:
        won = [[card for card, _ in one] for one in _filled(taken, pool)]
        under = ordered(view.book.rules.return_order, won, ended.winner, rng)
    piles = []
    for seat, count in enumerate(view.counts):
        mine = under if ended is not None and seat == ended.winner else ()
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
        ended=ended,
        tally=view.tally,
    )


def _filled(shown: Shown, pool: list[Card]) -> tuple[tuple[Laid, ...], ...]:
    """The cards laid, those face down taken from the pool."""
    return tuple(
        tuple(Laid(pool.pop(), up=False) if card is None else Laid(card, up=True) for card in one) for one in shown
    )
