"""The rules of Casino in words: the order of its points, and which of them matter at a table.

The words are in ``words/*/rules.ftl``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from sukno.cards import PACK, Card, Rank
from sukno.core.prose import Prose, card_message
from sukno.words import Message, message

from .book import SHELF, Book, playable
from .rules import Building, FaceCapture, Majority, MatchForm, Partnership, Rules, Stock

_SECTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "players": ("aim", "pack", "players", "partnership"),
    "cards": (*("face_values", "ace_values", "little_card", "little_values", "big_card", "big_values"),),
    "deal": (
        *("first_dealer", "shuffle", "deal_packets", "hand_size", "table_size", "table_packet", "stock", "last_deal"),
    ),
    "turn": ("first_turn", "turn"),
    "capture": ("numerals", "sum", "combined", "pictures", "face_capture", "optional", "pile"),
    "build": (
        *("building", "build", "multiple", "hold_card", "announce", "announced_value"),
        *("build_capture", "whole_build", "with_build", "same_value_builds", "owner"),
    ),
    "raise": ("raise_who", "raise_card", "absorb_on_raise", "multiple_fixed"),
    "add": ("add_who", "add_without_card"),
    "obligations": ("owner_obligation", "own_build"),
    "trail": ("trail",),
    "sweeps": ("sweep", "sweep_points"),
    "end": ("residue",),
    "scoring": ("scoring", "bonus_suit", "majority", "ties", "pooled"),
    "match": ("match", "target", "both_reach", "tie", "one_deal_sweeps", "next_dealer", "next_match_dealer"),
    "claim": ("claim",),
    "lookback": ("lookback",),
    "irregularities": ("penalties",),
}
"""The points of each section. ``hand`` and ``notation`` are no rules of a game at a real table."""


def _with_building(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return rules.building is not Building.NONE


def _with_full_building(rules: Rules, _seats: tuple[int, ...]) -> bool:
    return rules.building is Building.FULL


def _with_target(rules: Rules, seats: tuple[int, ...]) -> bool:
    return MatchForm.TARGET in _forms(rules, seats)


def _forms(rules: Rules, seats: tuple[int, ...]) -> set[MatchForm]:
    return {rules.form(number) for number in seats}


_MATTERS: Final[Mapping[str, Callable[[Rules, tuple[int, ...]], bool]]] = {
    "partnership": lambda _rules, seats: 4 in seats,
    "pooled": lambda rules, seats: 4 in seats and rules.partnership is Partnership.PAIRS,
    "table_packet": lambda rules, _seats: rules.table_size > 0,
    "last_deal": lambda rules, seats: any(_rounds(rules, number) > 1 for number in seats),
    "face_capture": lambda rules, _seats: not rules.face_values or rules.face_capture is FaceCapture.ANY,
    **dict.fromkeys(
        ("build", "hold_card", "announce", "build_capture", "whole_build", "with_build", "owner", "own_build"),
        _with_building,
    ),
    **dict.fromkeys(("same_value_builds", "owner_obligation"), _with_building),
    **dict.fromkeys(("multiple", "announced_value", "multiple_fixed", "raise_card"), _with_full_building),
    **dict.fromkeys(("raise_who", "absorb_on_raise", "add_who", "add_without_card"), _with_full_building),
    **dict.fromkeys(("target", "both_reach", "tie"), _with_target),
    # The printed numbers (27 of 52, 7 of 13) cannot be reached by two.
    "ties": lambda rules, _seats: rules.majority is Majority.MOST,
    "sweep_points": lambda rules, seats: rules.one_deal_sweeps or _forms(rules, seats) != {MatchForm.ONE_DEAL},
    "one_deal_sweeps": lambda rules, seats: rules.sweep_points > 0 and MatchForm.ONE_DEAL in _forms(rules, seats),
}
"""When a point has an effect; always, where nothing stands here."""


def _rounds(rules: Rules, seats: int) -> int:
    """How many rounds a pack lasts."""
    return (len(PACK) - rules.table_size) // (rules.hand_size * seats) if rules.stock is Stock.DEALS else 1


def _more(book: Book, section: str, who: tuple[int, ...]) -> Iterator[Message]:
    """How many rounds are dealt."""
    if section == "deal" and book.rules.stock is Stock.DEALS:
        for number in who:
            yield message("rules-rounds", seats=number, rounds=_rounds(book.rules, number))


def _variant(rules: Rules, name: str) -> str | None:
    return "rule-pictures-values" if name == "pictures" and rules.face_values else None


def _context(rules: Rules) -> dict[str, str | int | Message]:
    return {
        "suit": str(rules.bonus_suit),
        "scoring": str(rules.scoring),
        "building": str(rules.building),
        "jack": card_message(Card.of(Rank.JACK, rules.bonus_suit)),
        "target": rules.target,
    }


PROSE: Final = Prose(
    "casino",
    SHELF,
    sections=_SECTIONS,
    players=playable,
    matters=_MATTERS,
    context=_context,
    variant=_variant,
    more=_more,
    # The number of seats is chosen with the table; penalties are for a later Sukno.
    of_table=("players", "penalties"),
)
