"""Between the oracle's plain cards and the engine's types."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import oracle
from sukno.cards import Card, parse_card
from sukno.core.refusal import Mistake
from sukno.games.casino.book import SHELF, Book, load_book
from sukno.games.casino.moves import Build, Capture, Layout, MakeBuild, Move, Trail, taken
from sukno.games.casino.referee import Turn

FLIPS: dict[str, list[object]] = {
    "partnership": ["off", "pairs"],
    "face_values": [[], [11, 12, 13]],
    "ace_values": [[1], [1, 14]],
    "little_values": [[2], [2, 15]],
    "big_values": [[10], [10, 16]],
    "face_capture": ["one", "one_or_three", "any"],
    "building": ["none", "single", "full"],
    "raise_who": ["any", "own", "opponents"],
    "add_who": ["any", "own"],
    "absorb_on_raise": [True, False],
    "add_without_card": ["none", "partner", "any_other"],
    "same_value_builds": ["allowed", "must_join"],
    "owner_obligation": ["no_trail", "take_or_build"],
    "trail": ["free", "card_cannot_capture", "only_if_no_play"],
    "little_card": ["2s", "2c"],
    "big_card": ["Td", "Ts"],
}
"""The options that touch what may be moved, with their values."""


def rules_of(rng: Random) -> tuple[Book, oracle.Rules, int]:
    """A book with some options flipped at random, the same for the oracle, and a number of seats it allows."""
    while True:
        key = rng.choice(SHELF.books)
        flipped = rng.sample(sorted(FLIPS), rng.choice((0, 1, 1, 2, 3, 5)))
        house = {name: rng.choice(FLIPS[name]) for name in flipped}
        if (
            any(key == only and "building" not in house for only in ("encyclopedia", "pra", "palki"))
            and rng.random() < 0.7
        ):
            continue
        try:
            book = load_book(key, house)
        except Mistake:
            continue
        return book, {**oracle.BOOKS[key], **house}, rng.choice(book.rules.players)


def turn_of(position: oracle.Position, book: Book) -> Turn:
    """The engine's turn of an oracle's position."""
    builds = [
        Build(build.value, build.multiple, build.owner, tuple(sorted(map(parse_card, build.cards))))
        for build in position.builds
    ]
    layout = Layout(
        tuple(sorted(map(parse_card, position.table))), tuple(sorted(builds, key=lambda build: build.lowest))
    )
    hand = tuple(map(parse_card, position.hand))
    return Turn(book, position.players, position.mover, position.mover, hand, layout)


def neutral(layout: Layout, move: Move) -> oracle.Move:
    """A move in the oracle's form."""
    card = str(move.card)
    used = frozenset(map(str, taken(layout, move)))
    match move:
        case Trail():
            return ("trail", card)
        case Capture():
            return ("capture", card, move.high, used)
        case MakeBuild():
            return ("build", card, move.value, used)


def engine_move(layout: Layout, move: oracle.Move) -> Move:
    """An oracle's move as the engine's; builds whose every card is used are named, other cards are loose."""
    card = parse_card(move[1])
    if move[0] == "trail":
        return Trail(card)
    used = set(map(parse_card, move[3]))
    names: list[Card] = []
    for build in layout.builds:
        if used.issuperset(build.cards):
            names.append(build.lowest)
            used.difference_update(build.cards)
    loose = tuple(sorted(used))
    if move[0] == "capture":
        return Capture(card, loose, tuple(sorted(names)), bool(move[2]))
    assert len(names) <= 1
    return MakeBuild(card, int(move[2]), loose, names[0] if names else None)


def plain_rules(book: Book) -> Mapping[str, object]:
    """A book's options as the oracle takes them."""
    return oracle.BOOKS[book.key] | dict(book.house)
