"""The rule books of Casino, and which options cannot be played together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from sukno.cards import PACK, Rank
from sukno.core.books import NO_HOUSE, RuleBook, Shelf
from sukno.words import Message, message

from .options import OPTIONS
from .rules import MatchForm, Penalties, Rules, Scoring, Stock
from .values import Values, values_of

FIXED: Final = (
    *("aim", "pack", "first_dealer", "shuffle", "first_turn", "turn", "last_deal", "hand", "notation"),
    *("numerals", "sum", "combined", "pictures", "optional", "pile"),
    *("build", "multiple", "announce", "hold_card", "raise_card", "multiple_fixed"),
    *("build_capture", "whole_build", "announced_value", "with_build", "owner", "own_build"),
    *("sweep", "residue", "ties", "pooled"),
)
"""The rules that no option changes; a book cites them too."""

_ORDER: Final = (
    *("standard", "handbook", "digest", "digest-royal", "digest-spade", "digest-lottery", "digest-six-card"),
    *("family", "family-royal", "family-draw", "family-spade", "encyclopedia", "pra", "palki", "leeming"),
)
DEFAULT: Final = "handbook"
"""The book played where none is chosen."""


@dataclass(frozen=True, slots=True)
class Book(RuleBook[Rules]):
    """The rules of a Casino table."""

    values: Values = field(init=False, compare=False, repr=False)
    """What the cards count under these rules."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "values", values_of(self.rules))


# What cannot be played

_FOR_ELEVEN: Final = {MatchForm.ELEVEN_MULTIPLIED, MatchForm.TWENTY_ONE_COUNT_OUT}
"""Match forms made for eleven points a deal: four times eleven, and an order of counting out."""
_FOR_TARGET: Final = ("target", "both_reach", "tie")


def _unplayable(rules: Rules) -> Message | None:
    """Why these options cannot go together, or None."""
    forms = {rules.form(seats) for seats in rules.players}
    if rules.penalties is not Penalties.OFF:
        return message("rules-penalties-later")
    if rules.claim and forms != {MatchForm.TARGET}:
        return message("rules-claim-needs-target")
    if rules.scoring is Scoring.SPADE and (unfit := sorted(forms & _FOR_ELEVEN)):
        return message("rules-spade-for-eleven", form=unfit[0])
    if rules.little_card == rules.big_card:
        return message("rules-one-casino", card=str(rules.little_card))
    # 15 and 16 are high values of a two and a ten: another card would count a number that is nobody's.
    for card, values, rank in (
        ("little_card", rules.little_values, Rank.TWO),
        ("big_card", rules.big_values, Rank.TEN),
    ):
        if len(values) > 1 and getattr(rules, card).rank is not rank:
            return message("rules-high-value-card", option=card, rank=int(rank), value=values[1])
    problems = [_seats_problem(rules, seats) for seats in rules.players]
    return problems[0] if all(problems) else None


def _seats_problem(rules: Rules, seats: int) -> Message | None:
    """Why so many cannot play, or None."""
    if seats not in rules.players:
        return message("seats-not-allowed", seats=seats, possible=", ".join(map(str, rules.players)))
    dealt, rest = rules.hand_size * seats, len(PACK) - rules.table_size
    args = {"seats": seats, "hand": rules.hand_size, "table": rules.table_size}
    if dealt > rest:
        return message("seats-pack-too-small", **args)
    if rules.stock is Stock.DRAW:
        return message("seats-draw-uneven", **args, left=rest - dealt) if (rest - dealt) % seats else None
    return message("seats-deals-uneven", **args, left=rest % dealt) if rest % dealt else None


def _house_problem(rules: Rules, given: Mapping[str, object], book: Book) -> Message | None:
    """What a house may not say, though the options that come of it could be played."""
    if beyond := sorted(set(rules.players).difference(book.rules.players)):
        possible = ", ".join(map(str, book.rules.players))
        return message("house-players", seats=beyond[0], possible=possible)
    if all(rules.form(seats) is not MatchForm.TARGET for seats in rules.players):
        for name in _FOR_TARGET:
            if name in given:
                return message("house-needs-target", option=name)
    return None


SHELF: Final = Shelf(
    __package__,
    Book,
    rules=Rules,
    options=OPTIONS,
    fixed=FIXED,
    default=DEFAULT,
    order=_ORDER,
    unplayable=_unplayable,
    seats_problem=_seats_problem,
    house_problem=_house_problem,
)
"""The fifteen books, and any other that lies in ``books/``."""


def load_book(key: str, house: Mapping[str, object] = NO_HOUSE) -> Book:
    """See ``Shelf.load``."""
    return SHELF.load(key, house)


def playable(book: Book) -> tuple[int, ...]:
    """The numbers of players for whom the pack comes out even, out of those the book allows."""
    return SHELF.playable(book, book.rules.players)
