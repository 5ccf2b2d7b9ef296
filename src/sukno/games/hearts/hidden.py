"""What a seat cannot see: the cards that may be in the other hand, and drawing such a hand at random."""

from __future__ import annotations

from random import Random

from sukno.cards import PACK, Card, Suit
from sukno.core.hands import Imagined, Limit, Shown, Unseen, limits
from sukno.core.seats import Seat

from .position import HAND, SEATS, State, View


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that may be in other hands or in the stock, in card order."""
    seen = {*view.hand, *(card for trick in view.tricks for card in trick.cards)}
    if view.led is not None:
        seen.add(view.led)
    return tuple(card for card in PACK if card not in seen)


def shown_limits(view: View, seat: Seat) -> tuple[Limit, ...]:
    """How many cards of some suits a seat can hold at most, for it did not follow suit."""
    shown = []
    for number, trick in enumerate(view.tricks):
        card, led = trick.card_of(seat), trick.cards[0]
        void = frozenset({int(led.suit)}) if card.suit is not led.suit else frozenset()
        shown.append(Shown(number, card.suit, void))
    if view.led is not None and view.to_act != seat:
        shown.append(Shown(len(view.tricks), view.led.suit))
    drawn = range(1, min(len(view.tricks), HAND) + 1)
    return limits([*[0] * HAND, *drawn], shown)


def imagined(view: View) -> Imagined:
    """Draws the hands that the view's seat does not see, as often as wanted."""
    others = {seat: Unseen(view.counts[seat], shown_limits(view, seat)) for seat in range(SEATS) if seat != view.seat}
    return Imagined(unseen(view), lambda card: card.suit, others)


def sample(view: View, rng: Random) -> State:
    """A State that agrees with everything this View knows, evenly drawn. For bots; never the table's own."""
    hands, stock = imagined(view).draw(rng)
    return State(
        book=view.book,
        dealer=view.dealer,
        hands=tuple(view.hand if seat == view.seat else hands[seat] for seat in range(SEATS)),
        stock=stock,
        tricks=view.tricks,
        led=view.led,
        to_act=view.to_act,
    )


def lacking(view: View, seat: Seat) -> frozenset[Suit]:
    """The suits of which a seat surely holds no card."""
    none = [limit for limit in shown_limits(view, seat) if limit.most == 0]
    return frozenset(Suit(kind) for limit in none for kind in limit.kinds)
