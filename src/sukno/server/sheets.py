"""The score of Casino as the page gets it: the itemised sheet of a deal, and how the match stands."""

from __future__ import annotations

from collections.abc import Sequence

from sukno.games.casino import talk
from sukno.games.casino.match import DealScore, Match
from sukno.games.casino.prose import PROSE
from sukno.games.casino.rules import Rules
from sukno.wire import scene as wire
from sukno.words import Message, message

from .said import cards, said


def sheet(match: Match, number: int) -> wire.Sheet:
    """The sheet of a finished deal, by its number from 0."""
    deal = match.deals[number]
    before = [sum(points) for points in zip(*(past.points for past in match.deals[:number]), strict=True)]
    return _sheet(match, number, deal, tuple(before) or (0,) * match.sides)


def cut_short(match: Match) -> wire.Sheet | None:
    """The sheet of the deal that a call ended: what each side was sure of in it; None where no call did."""
    deal = match.cut_short
    return None if deal is None else _sheet(match, match.finished, deal, match.totals)


def _sheet(match: Match, number: int, deal: DealScore, had: tuple[int, ...]) -> wire.Sheet:
    sure = deal is match.cut_short
    return wire.Sheet(
        deal=number + 1,
        sure=sure,
        rows=tuple(
            _row(item, points, deal, match.book.rules, sure=sure) for item, points in talk.item_rows(deal.items)
        ),
        points=deal.points,
        before=had,
        totals=tuple(was + more for was, more in zip(had, deal.points, strict=True)),
    )


def _row(item: str, points: tuple[int, ...], deal: DealScore, rules: Rules, *, sure: bool) -> wire.SheetRow:
    counts: tuple[int, ...] = ()
    match item:
        case "cards":
            counts = tuple(len(take.cards) for take in deal.takes)
        case "suit":
            counts = tuple(take.suit(rules.bonus_suit) for take in deal.takes)
        case "aces":
            counts = tuple(len(take.aces) for take in deal.takes)
        case "sweeps":
            counts = tuple(take.sweeps for take in deal.takes)
    aces = tuple(cards(sorted(take.aces)) for take in deal.takes) if item == "aces" else ()
    name = said(talk.item_name(rules, item, sure=sure))
    return wire.SheetRow(item, name, points, counts, aces)  # type: ignore[arg-type]


def standing(match: Match, deal: int, names: Sequence[Message | str]) -> wire.Match:
    """How the match stands in its ``deal``-th deal, from 1; ``names`` by side."""
    return wire.Match(
        goal=said(_goal(match.target)),
        target=match.target,
        deal=deal,
        part=PROSE.part,
        totals=match.totals,
        deals=tuple(past.points for past in match.deals),
        over=match.over,
        verdict=verdict(match, names),
    )


def _goal(target: int | None) -> Message:
    return message("terminal-form-one-deal") if target is None else message("terminal-form-to", points=target)


def verdict(match: Match, names: Sequence[Message | str]) -> wire.Verdict | None:
    """How the match ended; None while it goes on."""
    ended, words = match.verdict, talk.verdict(match, names)
    if ended is None or words is None:
        return None
    return wire.Verdict(said(words), ended.winner)
