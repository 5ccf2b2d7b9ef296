"""The rules of Two-Ten-Jack in words: the order of the points, and when one has an effect.

The words are in ``words/*/two_ten_jack.ftl``.
"""

from __future__ import annotations

from typing import Final

from sukno.core.prose import Prose

from .book import SEATS, SHELF

PROSE: Final = Prose(
    "two_ten_jack",
    SHELF,
    sections={
        "players": ("aim", "players", "sides", "pack"),
        "cards": ("values", "rank", "trumps", "speculation"),
        "deal": ("first_dealer", "deal", "stock_face_up", "next_dealer"),
        "play": ("lead", "follow", "must_trump", "discard", "hand", "trick", "turn", "draw", "play_out"),
        "speculation": ("speculation_hearts", "speculation_spades", "speculation_lead"),
        "match": ("score", "match", "target", "ties"),
    },
    players=lambda _book: SEATS,
    matters={"sides": lambda _rules, seats: max(seats) > 2},
)
"""The rules of the game, for every screen."""
