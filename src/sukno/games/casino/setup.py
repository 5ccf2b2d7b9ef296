"""A position as people write it (JSON or TOML), and the View it makes: any arrangement, checked into a valid one.

What is left out is unknown and does not stop a legality check; what is given may not contradict itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from sukno.cards import Card
from sukno.core.reading import Fields, read_cards
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.core.seats import Seat
from sukno.words import message

from .book import DEFAULT, SHELF, Book
from .groups import splits
from .moves import Build, Layout
from .position import View
from .referee import answers, loose_bag
from .rules import Building

KEYS: Final = (
    *("game", "book", "house", "players", "to_act", "hands", "table", "builds", "stock", "dealer"),
    *("piles", "sweeps", "last_capture", "before", "deal_number"),
)


@dataclass(frozen=True, slots=True)
class Position:
    """A position that was written down."""

    view: View
    """The mover's view."""
    last_capture_known: bool
    """Whether ``last_capture`` was written; null means that nobody has captured."""


def of_casino(data: Mapping[str, object], where: str) -> Fields:
    """The fields of a position or a score file, whatever they are. Raises Mistake where it is of another game."""
    fields = Fields(data, where)
    game = find_game(fields.text("game", "casino")).key
    if game != "casino":
        raise Mistake(message("game-other", game=game))
    return fields


def read_house(fields: Fields, extra: Mapping[str, object]) -> Book:
    """The book of a position or score file, with the house's changes in it and those of the command line."""
    return SHELF.load(fields.text("book", DEFAULT), {**fields.mapping("house"), **extra})


def read_position(data: Mapping[str, object], house: Mapping[str, object] | None = None) -> Position:
    """Read a position. ``house``: more changes of options. Raises Mistake that names the field and the mend."""
    fields = of_casino(data, "position").only(*KEYS)
    book = read_house(fields, house or {})
    written = fields.listed("hands")
    seats = fields.integer("players", len(written), most=10)
    SHELF.check_seats(book, seats)
    if len(written) != seats:
        raise Mistake(message("position-hands", hands=len(written), seats=seats))
    hands = [_hand(hand, seat) for seat, hand in enumerate(written)]
    to_act = fields.optional("to_act", most=seats - 1)
    if to_act is None:
        to_act = _only_open_hand(hands)
    mine = hands[to_act]
    if isinstance(mine, int):
        raise Mistake(message("position-mover-hand", seat=to_act))
    layout = _layout(fields, book, seats)
    piles = _piles(fields, book.rules.sides(seats))
    stock = fields.optional("stock", most=52)
    last_capture = fields.optional("last_capture", most=seats - 1)
    _once((*(card for hand in hands if not isinstance(hand, int) for card in hand), *layout.cards, *_known(piles)))
    counts = tuple(hand if isinstance(hand, int) else len(hand) for hand in hands)
    _all_there(counts, layout, piles, stock)
    _owner_can_answer(book, layout, to_act, mine)
    view = View(
        book=book,
        seats=seats,
        seat=to_act,
        dealer=fields.optional("dealer", most=seats - 1),
        hand=mine,
        counts=counts,
        layout=layout,
        piles=tuple(pile if isinstance(pile, int) else len(pile) for pile in piles),
        captured=tuple(() if isinstance(pile, int) else tuple(sorted(pile)) for pile in piles),
        sweeps=fields.integers("sweeps", length=book.rules.sides(seats)) or (0,) * book.rules.sides(seats),
        last_capture=last_capture,
        stock=stock,
        to_act=to_act,
        history=(),
        open_captures=(),
        before=fields.integers("before", length=book.rules.sides(seats), least=-1000) or (),
    )
    fields.optional("deal_number")
    return Position(view, fields.has("last_capture"))


def _hand(hand: object, seat: Seat) -> tuple[Card, ...] | int:
    if isinstance(hand, int) and not isinstance(hand, bool) and 0 <= hand <= 52:
        return hand
    if isinstance(hand, list | tuple) and all(isinstance(card, str) for card in hand):
        hand = " ".join(cast("list[str]", list(hand)))
    if not isinstance(hand, str):
        raise Mistake(message("position-hand", seat=seat))
    unknown = hand.split().count("??")
    if unknown:
        if unknown < len(hand.split()):
            raise Mistake(message("position-hand", seat=seat))
        return unknown
    return read_cards(hand, "position", f"hands[{seat}]")


def _only_open_hand(hands: list[tuple[Card, ...] | int]) -> Seat:
    shown = [seat for seat, hand in enumerate(hands) if not isinstance(hand, int)]
    if len(shown) != 1:
        raise Mistake(message("position-to-act"))
    return shown[0]


def _layout(fields: Fields, book: Book, seats: int) -> Layout:
    builds = [_build(build, book, seats) for build in fields.tables("builds")]
    loose = tuple(sorted(fields.cards("table", "")))
    return Layout(loose, tuple(sorted(builds, key=lambda build: build.lowest)))


def _build(fields: Fields, book: Book, seats: int) -> Build:
    fields.only("value", "owner", "groups")
    if book.rules.building is Building.NONE:
        raise Mistake(message("position-no-builds", where=fields.where))
    value = fields.integer("value", least=1, most=16)
    groups = [read_cards(str(group), fields.where, "groups") for group in fields.listed("groups")]
    values = book.values
    cards = tuple(sorted(card for group in groups for card in group))
    if not cards or any(not group for group in groups) or len(cards) < 2:
        raise Mistake(message("position-build-empty", where=fields.where))
    if any(not values.low[card] for card in cards):
        raise Mistake(message("position-build-picture", where=fields.where))
    for group in groups:
        # A group may hold several sets of the value written together; what counts is that it splits.
        if not splits(loose_bag(values, group), value):
            raise Mistake(message("position-build-sum", where=fields.where, cards=group, value=value))
    multiple = sum(values.low[card] for card in cards) != value
    return Build(value, multiple, fields.optional("owner", most=seats - 1), cards)


def _piles(fields: Fields, sides: int) -> list[tuple[Card, ...] | int]:
    piles = fields.listed("piles", [0] * sides)
    if len(piles) != sides:
        raise fields.wrong("piles", "sides")
    return [_hand(pile, side) if not isinstance(pile, int) else pile for side, pile in enumerate(piles)]


def _known(piles: Iterable[tuple[Card, ...] | int]) -> list[Card]:
    return [card for pile in piles if not isinstance(pile, int) for card in pile]


def _once(cards: Iterable[Card]) -> None:
    twice = [card for card, number in Counter(cards).items() if number > 1]
    if twice:
        raise Mistake(message("position-twice", cards=tuple(twice)))


def _all_there(counts: tuple[int, ...], layout: Layout, piles: list[tuple[Card, ...] | int], stock: int | None) -> None:
    """A pack has 52 cards: what is known must fit, and must be all where everything is known."""
    captured = sum(pile if isinstance(pile, int) else len(pile) for pile in piles)
    together = sum(counts) + len(layout.cards) + captured + (stock or 0)
    if together > 52 or (stock is not None and captured and together != 52):
        raise Mistake(message("position-count", cards=together))


def _owner_can_answer(book: Book, layout: Layout, mover: Seat, hand: tuple[Card, ...]) -> None:
    owed = {build.value for build in layout.owned(mover)}
    if not answers(book.values, hand, owed):
        raise Mistake(message("position-own-build", value=min(owed)))
