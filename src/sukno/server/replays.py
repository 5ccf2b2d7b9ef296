"""A record replayed, with every hand: what is in a record is open."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any, Final

from litestar import post
from litestar.params import JSONBody

from sukno.core.record import Step, read_record, replay, verify
from sukno.core.registry import find_game
from sukno.table.people import own_seat, recorded
from sukno.wire import rest
from sukno.wire.picture import PlainSheet
from sukno.wire.scene import Sheet

from .limits import RECORD_BYTES
from .said import across, seated, side_names, sides_of
from .shows import Show, show

PART: Final = 1000
"""Steps told at once. A match has a few hundred, War thousands; as pictures they are a kilobyte and more each."""


@post("/api/replay", status_code=200, request_max_body_size=RECORD_BYTES)
async def replay_record(data: JSONBody[rest.RecordText]) -> rest.Replay:
    """Replay a record; one that does not hold is refused with the deal and the move."""
    return await asyncio.to_thread(replayed, data.text, data.first)


def replayed(text: str, first: int = 0) -> rest.Replay:
    """A record's text as steps, a part of them from *first* on. Raises Mistake where it does not hold."""
    record = read_record(text)
    match = None
    told: list[Step] = []
    for number, step in enumerate(replay(record)):
        match = step.match
        # The step before the part says what is new in its first one.
        if first - 1 <= number < first + PART:
            told.append(step)
    game = find_game(record.game)
    shown = show(game)
    players = recorded(record, game.bots())
    mine = own_seat(players)
    sides = shown.sides(match) if match else across(record.seats, record.seats)
    kept = dict(verify(record))
    deals = game.load_book(record.book, record.house).cuts
    dealers = [deal.dealer if deals else None for deal in record.deals]
    steps = [
        step
        for deal, of_deal in groupby(told, lambda step: step.deal)
        for step in shown.replayed(list(of_deal), dealers[deal], record.seats)
    ]
    return rest.Replay(
        game=record.game,
        book=record.book,
        house=record.house,
        seats=seated(players, mine, sides),
        sides=sides_of(players, mine, sides),
        cut=tuple(tuple(None if card is None else str(card) for card in round_) for round_ in record.cut),
        deals=tuple(
            rest.ReplayDeal(
                deal=number + 1,
                dealer=dealers[number],
                kept="open" if kept[number] is None else "yes" if kept[number] else "no",
                laid_out=deal.laid_out,
                steps=len(deal.play) + 1,
                sheet=_sheet(shown, match, number),
            )
            for number, deal in enumerate(record.deals)
            if not deal.running
        ),
        count=sum(len(deal.play) + 1 for deal in record.deals if not deal.running),
        first=first,
        steps=tuple(steps[1:] if first else steps),
        part=game.prose.part,
        running=bool(record.deals and record.deals[-1].running),
        totals=tuple(match.totals) if match else (),
        verdict=shown.standing(match, match.finished, side_names(players, mine, sides)).verdict if match else None,
    )


def _sheet(shown: Show, match: Any, number: int) -> Sheet | PlainSheet | None:
    if match is None:
        return None
    return shown.sheet(match, number) if number < match.finished else shown.cut_short(match)


HANDLERS: tuple[Any, ...] = (replay_record,)
"""The routes of this file."""
