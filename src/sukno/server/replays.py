"""A record replayed, with every hand: what is in a record is open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from litestar import post
from litestar.params import JSONBody

from sukno.core.record import Record, Step, read_record, replay, verify
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.table import Person, Player, Robot
from sukno.wire import rest
from sukno.words import message

from .limits import RECORD_BYTES
from .said import cards, seated, side_names, sides_of
from .scene import scene
from .sheets import sheet, verdict

MOST_STEPS: Final = 5000
"""A match has a few hundred."""


@post("/api/replay", status_code=200, request_max_body_size=RECORD_BYTES)
async def replay_record(data: JSONBody[rest.RecordText]) -> rest.Replay:
    """Replay a record; one that does not hold is refused with the deal and the move."""
    return await asyncio.to_thread(replayed, data.text)


def replayed(text: str) -> rest.Replay:
    """A record's text as steps. Raises Mistake where it does not hold."""
    record = read_record(text)
    if sum(len(deal.play) + 1 for deal in record.deals) > MOST_STEPS:
        raise Mistake(message("server-too-long"))
    told = list(replay(record))
    match = told[-1].match if told else None
    bots = find_game(record.game).bots()
    named = [*record.players, *[""] * record.seats][: record.seats]
    players: list[Player] = [Robot(one) if one in bots else Person(one) for one in named]
    sides = match.sides if match else record.seats
    kept = dict(verify(record))
    return rest.Replay(
        game=record.game,
        book=record.book,
        house=record.house,
        seats=seated(players, None, sides),
        sides=sides_of(players, None, sides),
        cut=tuple(tuple(None if card is None else str(card) for card in round_) for round_ in record.cut),
        deals=tuple(
            rest.ReplayDeal(
                deal=number + 1,
                dealer=deal.dealer,
                kept="open" if kept[number] is None else "yes" if kept[number] else "no",
                laid_out=deal.laid_out,
                sheet=sheet(match, number) if match and number < match.finished else None,
            )
            for number, deal in enumerate(record.deals)
            if not deal.running
        ),
        steps=tuple(
            step for _, of_deal in groupby(told, lambda step: step.deal) for step in _steps(record, list(of_deal))
        ),
        running=bool(record.deals and record.deals[-1].running),
        totals=tuple(match.totals) if match else (),
        verdict=verdict(match, side_names(players, None, sides)) if match else None,
    )


def _steps(record: Record, told: list[Step]) -> Iterator[rest.ReplayStep]:
    """The steps of one deal; each tells only what is new."""
    game, known = find_game(record.game), 0
    for step in told:
        view = game.view(step.state, None)
        now = scene(view, since=known)
        if step.move in ("claim", "resign") and step.seat is not None:
            now = scene(view, (step.seat, step.move), since=known)
        known = len(view.history)
        hands = tuple(cards(game.view(step.state, seat).hand) for seat in range(record.seats))
        yield rest.ReplayStep(step.deal + 1, now, hands)


HANDLERS: tuple[Any, ...] = (replay_record,)
"""The routes of this file."""
