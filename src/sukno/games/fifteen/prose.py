"""The rules of Fifteen in words: their order, and when they matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sukno.core.prose import Prose
from sukno.words import Message

from .book import SHELF
from .rules import FULL, MatchForm, Rules


def _context(rules: Rules) -> Mapping[str, str | int | Message]:
    return {"full": FULL, "stake": rules.stake}


PROSE: Final = Prose(
    "fifteen",
    SHELF,
    sections={
        "players": ("aim", "pack", "values"),
        "deal": ("first_dealer", "stake", "deal", "next_dealer"),
        "turn": ("turn", "draw", "stand_min_first", "bust"),
        "showdown": ("showdown", "tie"),
        "pack": ("aside", "reshuffle_below", "exhausted"),
        "match": ("match", "packs", "bank", "settle", "next_match_dealer"),
    },
    players=lambda _book: (2,),
    matters={
        "packs": lambda rules, _seats: rules.match is MatchForm.PACKS,
        "bank": lambda rules, _seats: rules.match is MatchForm.BANK,
    },
    context=_context,
    part="pack",
)
"""``notation`` is no rule of a game at a real table."""
