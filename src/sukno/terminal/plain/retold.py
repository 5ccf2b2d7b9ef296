"""A record told again: move by move for people, as facts for programs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Any

from sukno.core.record import CALLS, Record, Step
from sukno.core.record import replay as steps
from sukno.core.registry import find_game
from sukno.table.people import own_seat, recorded
from sukno.terminal.look import Deck
from sukno.terminal.people import by_side, player_names, strengths
from sukno.words import Words

from .house import house_words
from .teller import Teller, teller_of


def lines(record: Record, words: Words) -> Iterator[str]:
    """The game in words. Raises Mistake where the record does not hold."""
    told = list(steps(record))
    match = told[-1].match if told else None
    teller = _teller(record, match, words)
    game, words = teller.game, teller.words
    called = game.prose.book_name(record.book, words)
    yield words("replay-title", game=game.prose.called, book=called, players=_who(record, teller))
    book = game.load_book(record.book, record.house)
    if book.house:
        yield words("plain-house", house=house_words(game.prose, book, record.seats, words))
    if record.cut:
        yield from teller.cut(record.cut, record.deals[0].dealer)
    for number, of_deal in groupby(told, lambda step: step.deal):
        yield from _deal_lines(record, number, list(of_deal), teller)
    if record.deals and record.deals[-1].running:
        yield words("replay-running", deal=len(record.deals), part=game.prose.part)
    ended = None if match is None else teller.verdict(match, by_side(teller.names, teller.sides_of))
    yield words("replay-unfinished") if ended is None else words(ended)


def _deal_lines(record: Record, number: int, told: list[Step], teller: Teller) -> Iterator[str]:
    words, dealer = teller.words, record.deals[number].dealer
    if told[0].match.book.cuts:
        yield words("plain-deal", deal=number + 1, dealer=teller.names[dealer], part=teller.game.prose.part)
    for place, step in enumerate(told):
        yield from teller.retold(told[place - 1] if place else None, step, dealer, place)
    last = told[-1]
    if last.match.finished > number:
        yield from teller.sheet(last.match, number)
    elif last.match.over:
        yield from teller.cut_short(last.match)
    else:
        yield from teller.left(last)


def facts(record: Record, words: Words) -> dict[str, Any]:
    """The same for programs. Raises Mistake where the record does not hold."""
    told = list(steps(record))
    match = told[-1].match if told else None
    teller = _teller(record, match, words)
    deals = [_deal_facts(record, number, list(of), teller) for number, of in groupby(told, lambda step: step.deal)]
    return {
        "game": record.game,
        "book": record.book,
        "house": record.house,
        "seats": record.seats,
        "players": list(record.players),
        "deals": deals,
        "running": bool(record.deals and record.deals[-1].running),
        "totals": None if match is None else list(match.totals),
        "over": match is not None and match.over,
        "winner": None if match is None else match.winner,
        "how": None if match is None else teller.ended(match),
    }


def _deal_facts(record: Record, number: int, told: list[Step], teller: Teller) -> dict[str, Any]:
    played = [
        {"seat": step.seat, "move": step.move, "said": None if step.move in CALLS else teller.said(before, step)}
        for before, step in pairwise(told)
    ]
    match = told[-1].match
    scored = match.finished > number
    items = teller.facts(match, number) if scored else {"items": None}
    return {
        "dealer": record.deals[number].dealer,
        "play": played,
        "points": list(match.deals[number].points) if scored else None,
        **items,
        "totals": list(match.totals),
    }


def _who(record: Record, teller: Teller) -> str:
    """The players as at a table, where they are named: bots with how strong they are."""
    told = zip(teller.names, strengths(recorded(record, teller.game.bots()), teller.words), strict=True)
    return "; ".join(f"{name}, {strength}" if strength else name for name, strength in told)


def _teller(record: Record, match: Any, words: Words) -> Teller:
    """Who tells it, on the deck of the language. Names are as at the table; namesakes are numbered."""
    game, deck = find_game(record.game), Deck(words.ranks)
    players = recorded(record, game.bots())
    names = list(player_names(players, own_seat(players), words))
    names = [
        words("plain-namesake", name=name, number=names[: seat + 1].count(name)) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
    return teller_of(record.game)(game, words, names, match, deck)
