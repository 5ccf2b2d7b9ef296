"""A record replayed, with every hand: what is in a record is open."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import Any, Final

from litestar import post
from litestar.params import JSONBody

from sukno.core.record import read_record, replay, verify
from sukno.core.refusal import Mistake
from sukno.core.registry import find_game
from sukno.table.people import own_seat, recorded
from sukno.wire import rest
from sukno.wire.picture import PlainSheet
from sukno.wire.scene import Sheet
from sukno.words import message

from .limits import RECORD_BYTES
from .said import across, seated, side_names, sides_of
from .shows import Show, show

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
    game = find_game(record.game)
    shown = show(game)
    players = recorded(record, game.bots())
    mine = own_seat(players)
    sides = shown.sides(match) if match else across(record.seats, record.seats)
    kept = dict(verify(record))
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
                dealer=deal.dealer,
                kept="open" if kept[number] is None else "yes" if kept[number] else "no",
                laid_out=deal.laid_out,
                sheet=_sheet(shown, match, number),
            )
            for number, deal in enumerate(record.deals)
            if not deal.running
        ),
        steps=tuple(
            step
            for deal, of_deal in groupby(told, lambda step: step.deal)
            for step in shown.replayed(list(of_deal), record.deals[deal].dealer, record.seats)
        ),
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
