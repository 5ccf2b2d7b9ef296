"""Who gets which card: the packets of a book and their order (A4–A9), and what cannot be dealt."""

from __future__ import annotations

from collections.abc import Iterator

from sukno.cards import Card
from sukno.core.seats import Seat

from .position import Dealt, Played, View
from .rules import DealPackets, Rules, TablePacket

TABLE = -1
"""Stands for the table where packets go round."""


def packets(rules: Rules, seats: int, dealer: Seat, *, first: bool) -> Iterator[tuple[Seat, int]]:
    """The packets of one dealing, in order: (seat or TABLE, how many cards).

    The table gets cards in the first dealing only, packet by packet until it has its number, before or after the
    dealer's.
    """
    size = 2 if rules.deal_packets is DealPackets.TWOS else 1
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    if rules.table_packet_for(seats) is TablePacket.BEFORE_DEALER:
        order.insert(-1, TABLE)
    else:
        order.append(TABLE)
    left = dict.fromkeys(order, rules.hand_size)
    left[TABLE] = rules.table_size if first else 0
    while any(left.values()):
        for place in order:
            number = min(size, left[place])
            if number:
                left[place] -= number
                yield place, number


def deal(
    rules: Rules, seats: int, dealer: Seat, pack: tuple[Card, ...], *, first: bool
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...]]:
    """Deal from the top of the pack: the cards each seat gets, those of the table, and what is left."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    table: list[Card] = []
    top = 0
    for place, number in packets(rules, seats, dealer, first=first):
        (table if place == TABLE else hands[place]).extend(pack[top : top + number])
        top += number
    return tuple(map(tuple, hands)), tuple(table), pack[top:]


def dealt_to(view: View) -> tuple[Seat | None, ...]:
    """Who got the cards dealt and drawn so far, by their place in the pack; None: the table."""
    rules = view.book.rules
    places: list[Seat | None] = []
    for number, event in enumerate(view.history):
        if isinstance(event, Dealt) and view.dealer is not None:
            for place, cards in packets(rules, view.seats, view.dealer, first=number == 0):
                places += [None if place == TABLE else place] * cards
        elif isinstance(event, Played) and event.drew:
            places.append(event.seat)
    return tuple(places)
