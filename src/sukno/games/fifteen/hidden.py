"""What a seat cannot see: which cards the other holds, and drawing them at random; whose the dealt cards were."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

from sukno.cards import PACK, Card, shuffled
from sukno.core.seats import Seat

from .position import SEATS, Dealt, Drew, Returned, Showdown, State, Stood, View
from .rules import FULL, total, value


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that may be in another hand or in the stock, in card order."""
    known = {*view.aside, *view.hand}
    return tuple(card for card in PACK if card not in known)


def sample(view: View, rng: Random) -> State:
    """A State that agrees with what the view knows; for a seat, all that could have been dealt is equally likely."""
    hidden = [seat for seat in range(SEATS) if seat != view.seat]
    hands = None
    # A spectator's two hands are drawn one after the other: the first may take small cards that the second must have.
    while hands is None:
        hands = _hands(view, hidden, rng)
    if view.seat is not None:
        hands[view.seat] = view.hand
    pool = set(unseen(view)).difference(*hands.values())
    return State(
        book=view.book,
        dealer=view.dealer,
        stock=shuffled(rng, sorted(pool)),
        order=shuffled(rng),
        aside=view.aside,
        hands=(hands[0], hands[1]),
        to_act=view.to_act,
        pot=view.pot,
        chips=view.chips,
        before=view.before,
        history=view.history,
    )


def _hands(view: View, seats: Sequence[Seat], rng: Random) -> dict[Seat, tuple[Card, ...]] | None:
    """Cards that these seats may hold; None where what is left does not do for the last of them."""
    hands = _early(view, seats, rng)
    pool = set(unseen(view)).difference(*hands.values())
    for seat in seats:
        hand = _hand(view, seat, hands[seat], sorted(pool), rng)
        if hand is None:
            return None
        hands[seat] = hand
        pool.difference_update(hand)
    return hands


def _early(view: View, seats: Sequence[Seat], rng: Random) -> dict[Seat, tuple[Card, ...]]:
    """What these seats held when the cards set aside came back: all that was not set aside was in hands then."""
    returned = view.returned
    if returned is None:
        return dict.fromkeys(seats, ())
    held = [card for card in unseen(view) if card not in returned.cards]
    while True:
        rng.shuffle(held)
        cards = iter(held)
        split = {seat: tuple(islice(cards, returned.counts[seat])) for seat in seats}
        if all(_may_hold(view, seat, hand) for seat, hand in split.items()):
            return split


def _may_hold(view: View, seat: Seat, hand: tuple[Card, ...]) -> bool:
    """Whether a seat may have held these when it had so many: nobody draws on with too much."""
    alone = view.counts[seat] == len(hand) == 1
    if alone and Stood(seat) in _round(view) and total(hand) < view.book.rules.stand_min_first:
        return False
    return total(hand[:-1] if len(hand) == view.counts[seat] else hand) <= FULL


def _hand(
    view: View, seat: Seat, early: tuple[Card, ...], pool: Sequence[Card], rng: Random
) -> tuple[Card, ...] | None:
    """Cards that a seat may hold now; None: there are none."""
    more = view.counts[seat] - len(early)
    if more == 1 and not early:
        single = [card for card in pool if _may_hold(view, seat, (card,))]
        return (rng.choice(single),) if single else None
    return _drawn(early, pool, more, rng)


def _drawn(held: tuple[Card, ...], pool: Sequence[Card], more: int, rng: Random) -> tuple[Card, ...] | None:
    """Cards held and so many more from the pool, not beyond fifteen before the last; None: there are none."""
    if not more:
        return held
    room = FULL - total(held)
    # ways[i][n][s]: how many choices of n of the first i cards count s together.
    ways = [[[0] * (room + 1) for _ in range(more)]]
    ways[0][0][0] = 1
    for card in pool:
        last, counted = ways[-1], value(card)
        ways.append(
            [
                [last[n][s] + (last[n - 1][s - counted] if n and s >= counted else 0) for s in range(room + 1)]
                for n in range(more)
            ]
        )
    if not any(ways[-1][more - 1]):
        return None
    chosen = []
    left, sum_ = more - 1, rng.choices(range(room + 1), ways[-1][more - 1])[0]
    for place in range(len(pool), 0, -1):
        without, counted = ways[place - 1], value(pool[place - 1])
        if rng.randrange(ways[place][left][sum_]) >= without[left][sum_]:
            chosen.append(pool[place - 1])
            left, sum_ = left - 1, sum_ - counted
    rng.shuffle(chosen)
    last_card = rng.choice([card for card in pool if card not in chosen])
    return (*held, *chosen, last_card)


def _round(view: View) -> Sequence[object]:
    """What happened in the round that is played."""
    began = max(place for place, event in enumerate(view.history) if isinstance(event, Dealt))
    return view.history[began:]


def dealt_to(view: View) -> tuple[Seat | None, ...]:
    """Who got the cards so far, by their place in the pack; None: they were shown to all.

    Cards that came back from aside are not told: only their order is in the pack, in its second half.
    """
    places: list[Seat | None] = []
    began = 0
    for event in view.history:
        match event:
            case Dealt():
                began = len(places)
                places += [1 - event.dealer, event.dealer]
            case Drew():
                places.append(event.seat)
            case Returned():
                break
            case Showdown():
                places[began:] = [None] * (len(places) - began)
            case _:
                pass
    return tuple(places)
