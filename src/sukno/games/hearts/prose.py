"""The rules of Hearts for two in words: the order of the points, and when one has an effect.

The words are in ``words/*/hearts.ftl``.
"""

from __future__ import annotations

from typing import Final

from sukno.core.prose import Prose
from sukno.words import Message

from .book import SHELF
from .rules import MatchForm, Rules


def _context(rules: Rules) -> dict[str, str | int | Message]:
    return {
        "count": str(rules.count),
        "lady": "yes" if rules.black_lady else "no",
        "breaking": "yes" if rules.breaking else "no",
    }


PROSE: Final = Prose(
    "hearts",
    SHELF,
    sections={
        "players": ("aim", "players", "pack", "rank"),
        "deal": ("first_dealer", "deal", "stock", "next_dealer"),
        "play": ("lead", "breaking", "follow", "discard", "hand", "trick", "turn", "draw", "play_out"),
        "scoring": ("hearts", "black_lady", "moon", "count"),
        "match": ("match", "deals", "target", "ties"),
    },
    players=lambda _book: (2,),
    matters={
        "deals": lambda rules, _seats: rules.match is MatchForm.DEALS,
        "target": lambda rules, _seats: rules.match is MatchForm.TARGET,
        # Thirteen hearts cannot be shared equally in one deal.
        "ties": lambda rules, _seats: rules.black_lady or rules.match is not MatchForm.ONE_DEAL,
    },
    context=_context,
)
"""The rules of the game, for every screen."""
