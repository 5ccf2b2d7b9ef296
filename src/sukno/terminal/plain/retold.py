"""A record told again: move by move for people, as facts for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from itertools import groupby
from typing import Any

from sukno.core.record import CALLS, Record, Step
from sukno.core.record import replay as steps
from sukno.core.registry import find_game
from sukno.games.casino import talk
from sukno.games.casino.position import Dealt, Played
from sukno.games.casino.prose import PROSE
from sukno.terminal.look import Deck
from sukno.terminal.people import bot_name
from sukno.words import Words

from .lines import Teller


def lines(record: Record, words: Words) -> Iterator[str]:
    """The game in words. Raises Mistake where the record does not hold."""
    told = list(steps(record))
    names = _names(record, words)
    sides = told[0].match.sides if told else record.seats
    teller = Teller(words, names, sides, Deck.of(russian=words.lang == "ru", four_colours=False))
    yield words("replay-title", book=PROSE.book_name(record.book, words), players=", ".join(names))
    if record.house:
        yield words("plain-house", house=house_text(record.house))
    if record.cut:
        yield from teller.cut(record.cut, record.deals[0].dealer)
    for number, of_deal in groupby(told, lambda step: step.deal):
        yield from _deal_lines(record, number, list(of_deal), teller)
    if record.deals and record.deals[-1].running:
        yield words("replay-running", deal=len(record.deals))
    match = told[-1].match if told else None
    ended = None if match is None else talk.verdict(match, teller.sides)
    yield words("replay-unfinished") if ended is None else words(ended)


def _deal_lines(record: Record, number: int, told: list[Step], teller: Teller) -> Iterator[str]:
    words, dealer = teller.words, record.deals[number].dealer
    yield words("plain-deal", deal=number + 1, dealer=teller.names[dealer])
    known = place = 0
    for step in told:
        history = _history(record, step)
        for event in history[known:]:
            said = teller.event(event, dealer)
            if isinstance(event, Played):
                place += 1
                yield words("replay-move", place=place, said=next(said), move=step.move)
            yield from said
            if isinstance(event, Dealt):
                hands = [teller.cards(_view(record, step, seat).hand) for seat in range(record.seats)]
                yield words("replay-hands", each=teller.each(teller.names, hands))
        known = len(history)
        if step.move in CALLS and step.seat is not None:
            yield words("plain-claims" if step.move == "claim" else "plain-resigns", name=teller.names[step.seat])
    last = told[-1]
    if last.match.finished > number:
        yield from teller.sheet(last.match, number)
    elif not last.match.over:
        yield from teller.layout(_view(record, last, None).layout)


def house_text(house: Mapping[str, object]) -> str:
    """A house's changes as the command line takes them."""
    return ", ".join(f"{name}={_plain(value)}" for name, value in house.items())


def _plain(value: object) -> str:
    match value:
        case bool():
            return str(value).lower()
        case list() | tuple():
            return ",".join(map(_plain, value)) or "none"
        case _:
            return str(value)


def facts(record: Record, words: Words) -> dict[str, Any]:
    """The same for programs. Raises Mistake where the record does not hold."""
    told = list(steps(record))
    deals = [_deal_facts(record, number, list(of), words) for number, of in groupby(told, lambda step: step.deal)]
    match = told[-1].match if told else None
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
        "how": None if match is None or match.verdict is None else match.verdict.how,
    }


def _deal_facts(record: Record, number: int, told: list[Step], words: Words) -> dict[str, Any]:
    played = []
    known = len(_history(record, told[0]))
    for step in told[1:]:
        history = _history(record, step)
        said = words(talk.say(history[known])) if len(history) > known else None
        known = len(history)
        played.append({"seat": step.seat, "move": step.move, "said": said})
    match = told[-1].match
    scored = match.deals[number] if match.finished > number else None
    return {
        "dealer": record.deals[number].dealer,
        "play": played,
        "points": None if scored is None else list(scored.points),
        "items": None if scored is None else [{**asdict(items), "total": items.total} for items in scored.items],
        "totals": list(match.totals),
    }


def _names(record: Record, words: Words) -> list[str]:
    """The names by seat: a person may have none, a bot has its key, and namesakes are numbered."""
    bots = find_game(record.game).bots()
    written = [*record.players, *[""] * record.seats][: record.seats]
    names = [
        bot_name(name, words) if name in bots else name or words("plain-player", number=seat + 1)
        for seat, name in enumerate(written)
    ]
    return [
        words("plain-namesake", name=name, number=names[: seat + 1].count(name)) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def _view(record: Record, step: Step, seat: int | None) -> Any:
    return find_game(record.game).view(step.state, seat)


def _history(record: Record, step: Step) -> Any:
    return _view(record, step, None).history
