"""The rules of Crazy Eights in words: the order of the points, and which of them matter at a table.

The words are in ``words/*/crazy_eights.ftl``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sukno.core.prose import Prose

from .book import SHELF, playable
from .rules import Partnership, Rules

_SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "players": ("aim", "pack", "partnership", "partners"),
    "deal": ("first_dealer", "hand_size", "deal", "stock", "next_dealer"),
    "turn": ("turn", "first_card", "fits"),
    "eights": ("eights", "any_suit", "keep_eight"),
    "stock": ("draw", "drawing", "pass", "free_after_pass"),
    "end": ("out", "both_out", "block"),
    "scoring": ("values", "winner_scores", "difference", "several", "equal"),
    "match": ("target",),
}
"""The points of each section. ``hand`` is no rule that need be said at a real table."""


def _partners(rules: Rules, seats: tuple[int, ...]) -> bool:
    return 4 in seats and rules.partnership is Partnership.PAIRS


def _several(rules: Rules, seats: tuple[int, ...]) -> bool:
    return any(len(rules.sides(number)) > 2 for number in seats)


def _may_block(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return not rules.free_after_pass


_MATTERS: Final[Mapping[str, Callable[[Rules, tuple[int, ...]], bool]]] = {
    "partnership": lambda _rules, seats: 4 in seats,
    "partners": _partners,
    "both_out": _partners,
    "several": _several,
    # Whoever may lay any card after a pass can always go on.
    **dict.fromkeys(("block", "difference", "equal"), _may_block),
}
"""When a point has an effect; always, where nothing stands here."""


PROSE: Final = Prose("crazy_eights", SHELF, sections=_SECTIONS, players=playable, matters=_MATTERS)
