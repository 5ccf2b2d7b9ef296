"""A score file (JSON or TOML): what each side captured, the match before it, and perhaps a call; judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from sukno.cards import PACK
from sukno.core.reading import Fields
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Side
from sukno.words import message

from .book import SHELF
from .match import Match, Verdict, add_deal, claim, points_now, verdict_of
from .scoring import Items, Take, sure
from .setup import of_casino, read_house

KEYS: Final = ("game", "book", "house", "players", "sides", "before", "deals", "claimant", "sweep_order")


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score file, read and judged."""

    items: tuple[Items, ...]
    """The points of this deal by side; with a claimant what each is sure of; empty where only ``deals`` are given."""
    match: Match
    """After this deal."""
    claimant: Side | None
    points_now: int | None
    """What the claimant has."""


def read_sheet(data: Mapping[str, Any], house: Mapping[str, object]) -> Sheet:
    """Read a score file and judge it. Raises Mistake that names the field and the mend."""
    fields = of_casino(data, "score").only(*KEYS)
    book = read_house(fields, house)
    seats = fields.integer("players", len(fields.listed("sides", [])) or 2, most=10)
    SHELF.check_seats(book, seats)
    sides = book.rules.sides(seats)
    match = _before(fields, Match(book, seats, 0), sides)
    claimant = fields.optional("claimant", most=sides - 1)
    if not fields.has("sides"):
        if not fields.has("deals") or claimant is not None:
            raise Mistake(message("score-nothing"))
        return Sheet((), match, None, None)
    takes = _takes(fields, seats, sides)
    if claimant is not None:
        return _claimed(match, takes, claimant)
    cards = sum(len(take.cards) for take in takes)
    if cards not in (0, len(PACK)):
        raise Mistake(message("score-cards", cards=cards))
    if match.over:
        if cards:
            raise Mistake(message("score-decided"))
        return Sheet((), match, None, None)
    after = add_deal(match, takes, _sweep_order(fields, takes, sides))
    return Sheet(after.deals[-1].items, after, None, None)


def _before(fields: Fields, match: Match, sides: int) -> Match:
    """The match before this deal: its score, or the points of its deals one after another."""
    before = fields.integers("before", length=sides, least=0)
    if not fields.has("deals"):
        return match if before is None else _brought(match, before)
    for place, raw in enumerate(fields.listed("deals")):
        if match.over:
            raise Mistake(message("score-decided"))
        points = Fields({f"[{place}]": raw}, "deals").integers(f"[{place}]", length=sides)
        assert points is not None
        after = replace(
            match,
            before=tuple(had + new for had, new in zip(match.totals, points, strict=True)),
            played=match.played + 1,
        )
        match = replace(after, verdict=verdict_of(after))
    if before is not None and before != match.totals:
        raise Mistake(message("score-before"))
    return match


def _brought(match: Match, before: tuple[int, ...]) -> Match:
    """A match with a score brought in, which must leave it open: only a tie goes on beyond the target."""
    goal, tied = match.target, before.count(max(before)) > 1
    decided = any(before) if goal is None else max(before) >= goal and not (tied and match.may_tie)
    if decided:
        raise Mistake(message("score-decided"))
    return replace(match, before=before)


def _takes(fields: Fields, seats: int, sides: int) -> tuple[Take, ...]:
    parts = fields.tables("sides")
    if len(parts) != sides:
        raise Mistake(message("score-sides", given=len(parts), seats=seats, sides=sides))
    takes = []
    for part in parts:
        part.only("cards", "sweeps")
        cards = part.cards("cards", "")
        takes.append((cards, part.integer("sweeps", 0, most=52)))
    twice = [card for card, number in Counter(card for cards, _ in takes for card in cards).items() if number > 1]
    if twice:
        raise Mistake(message("score-twice", cards=tuple(twice)))
    if any(sweeps and not cards for cards, sweeps in takes):
        raise Mistake(message("score-sweeps"))
    return tuple(Take(frozenset(cards), sweeps) for cards, sweeps in takes)


def _sweep_order(fields: Fields, takes: tuple[Take, ...], sides: int) -> tuple[Side, ...]:
    if not fields.has("sweep_order"):
        return ()
    order = fields.listed("sweep_order")
    if any(type(side) is not int for side in order) or any(
        order.count(side) != takes[side].sweeps for side in range(sides)
    ):
        raise Mistake(message("score-sweep-order"))
    return tuple(int(str(side)) for side in order)


def _claimed(match: Match, takes: tuple[Take, ...], claimant: Side) -> Sheet:
    if match.over:
        raise Mistake(message("score-decided"))
    after = claim(match, takes, claimant)
    if isinstance(after, Refusal):
        raise Mistake(message("score-claim"))
    rules = match.book.rules
    items = tuple(sure(rules, rules.form(match.seats), take) for take in takes)
    return Sheet(items, after, claimant, points_now(match, claimant, takes[claimant]))


def judge(sheet: Sheet) -> dict[str, Any]:
    """The facts of a score file, as programs read them."""
    match = sheet.match
    verdict: Verdict | None = match.verdict
    return {
        "items": [
            {
                "cards": items.cards,
                "suit": items.suit,
                "big": items.big,
                "little": items.little,
                "aces": items.aces,
                "sweeps": items.sweeps,
                "jack": items.jack,
                "total": items.total,
            }
            for items in sheet.items
        ],
        "points": [items.total for items in sheet.items],
        "totals": list(match.totals),
        "winner": match.winner,
        "draw": verdict is not None and verdict.draw,
        "multiplier": None if verdict is None else verdict.multiplier,
        "net": None if verdict is None else verdict.net,
        "points_now": sheet.points_now,
        "claim_correct": None if sheet.claimant is None else verdict is not None and verdict.how == "claim",
    }
