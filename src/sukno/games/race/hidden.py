"""What nobody can see: the stocks, the waste under its top, the cards face down; drawn at random."""

from __future__ import annotations

from random import Random

from sukno.cards import PACK, Card

from .position import Layout, Seen, State, View


def sample(view: View, rng: Random) -> State:
    """A State that agrees with the view."""
    return State(
        book=view.book,
        dealer=view.dealer,
        layouts=tuple(_filled(view, seat, seen, rng) for seat, seen in enumerate(view.layouts)),
        foundations=view.foundations,
        to_act=view.to_act,
        begun=view.begun,
        shifts=view.shifts,
        recent=view.recent,
    )


def _filled(view: View, seat: int, seen: Seen, rng: Random) -> Layout:
    known = {card for up in seen.up for card in up}
    known.update(card for card in (seen.top, seen.spare) if card is not None)
    known.update(
        Card.of(height, suit)
        for suit, owners in view.foundations
        for height, owner in enumerate(owners, 1)
        if owner == seat
    )
    pool = [card for card in PACK if card not in known]
    rng.shuffle(pool)

    def some(number: int) -> tuple[Card, ...]:
        return tuple(pool.pop() for _ in range(number))

    hand = some(seen.waste - (seen.top is not None))
    if seen.top is not None:
        hand = (*hand, seen.top)
    reserve = some(seen.reserve - (seen.spare is not None))
    if seen.spare is not None:
        reserve = (*reserve, seen.spare)
    return Layout(
        hand=(*hand, *some(seen.stock)),
        turned=seen.waste,
        # Before the signal the card that will be turned up is one of those that show their backs.
        down=tuple(some(down if view.begun else down - 1) for down in seen.down),
        up=seen.up if view.begun else tuple(some(1) for _ in seen.up),
        reserve=reserve,
        laps=seen.laps,
        looked=seen.looked,
        stuck=seen.stuck,
    )
