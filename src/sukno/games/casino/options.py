"""The options of Casino and the values they may have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from itertools import combinations
from typing import Final

from sukno.cards import PACK, Suit
from sukno.core.options import Option, Options

from . import rules as r
from .rules import Rules


def _all() -> Iterable[Option]:
    yield Option("players", [seats for size in (1, 2, 3) for seats in combinations((2, 3, 4), size)])
    yield Option("partnership", list(r.Partnership))
    yield Option("next_dealer", list(r.NextDealer))
    yield Option("next_match_dealer", list(r.NextMatchDealer))
    yield Option("deal_packets", list(r.DealPackets))
    yield Option("table_packet", list(r.TablePacket), by_seats=True)
    yield Option("hand_size", range(1, 25))
    yield Option("table_size", range(21))
    yield Option("stock", list(r.Stock))
    yield Option("face_values", [(), (11, 12, 13)])
    yield Option("ace_values", [(1,), (1, 14)])
    yield Option("little_values", [(2,), (2, 15)])
    yield Option("big_values", [(10,), (10, 16)])
    yield Option("face_capture", list(r.FaceCapture))
    yield Option("building", list(r.Building))
    yield Option("raise_who", list(r.Whose))
    yield Option("add_who", [r.Whose.ANY, r.Whose.OWN])
    yield Option("absorb_on_raise", [True, False])
    yield Option("add_without_card", list(r.AddWithoutCard))
    yield Option("same_value_builds", list(r.SameValueBuilds))
    yield Option("owner_obligation", list(r.OwnerObligation))
    yield Option("trail", list(r.Trail))
    yield Option("sweep_points", range(11))
    yield Option("majority", list(r.Majority))
    yield Option("scoring", list(r.Scoring))
    yield Option("bonus_suit", list(Suit))
    yield Option("little_card", PACK)
    yield Option("big_card", PACK)
    yield Option("match", list(r.MatchForm), by_seats=True)
    yield Option("one_deal_sweeps", [True, False])
    yield Option("target", range(1, 1001))
    yield Option("both_reach", list(r.BothReach))
    yield Option("tie", list(r.Tie))
    yield Option("claim", [True, False])
    yield Option("lookback", list(r.Lookback))
    yield Option("penalties", list(r.Penalties))


OPTIONS: Final = Options(_all())
"""Every option by its name, in the order of `Rules`."""
assert list(OPTIONS) == [field.name for field in fields(Rules)]
