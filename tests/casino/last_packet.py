"""Positions of the last packet: what is not named has been captured, before everybody's eyes."""

from __future__ import annotations

from dataclasses import replace

from sukno.cards import PACK, parse_cards
from sukno.games.casino.book import load_book
from sukno.games.casino.moves import Capture, Layout
from sukno.games.casino.play import start
from sukno.games.casino.position import Played, State


def last_packet(*hands: str, table: str) -> State:
    """Seat 0 to act, by the standard book without points for sweeps; the captured cards lie with two sides in turn."""
    held, loose = tuple(map(parse_cards, hands)), tuple(sorted(parse_cards(table)))
    state = start(load_book("standard", {"sweep_points": 0}), len(held), len(held) - 1, PACK)
    gone = [card for card in PACK if card not in {*loose, *(card for hand in held for card in hand)}]
    piles = tuple(gone[::2]), tuple(gone[1::2])
    taken = [
        Played(
            seat, Capture(pile[0], pile[1:]), Layout(pile[1:]), pile, sweep=False, build=None, pledged=(), drew=False
        )
        for seat, pile in enumerate(piles)
    ]
    return replace(
        state,
        hands=held,
        layout=Layout(loose),
        piles=piles,
        stock=(),
        to_act=0,
        last_capture=1,
        history=(*state.history, *taken),
    )
