"""Any game that describes its table, on the page."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NoReturn

import msgspec

from sukno.core import picture as core
from sukno.core.picture import PicturedGame
from sukno.core.record import CALLS, Step
from sukno.core.refusal import Mistake
from sukno.core.seats import Seat
from sukno.wire import messages, rest
from sukno.wire import picture as wire
from sukno.wire import scene as shared
from sukno.words import Message, message

from .moment import Moment
from .said import Sides, said


class Pictured:
    """See ``shows.Show``."""

    def __init__(self, game: PicturedGame[Any, Any, Any]) -> None:
        self._game = game

    def scene(self, moment: Moment) -> wire.Picture:
        """The picture, with the offers of whoever may move."""
        view = moment.view
        acts = self._game.offers(view) if view.seat in moment.to_act else ()
        return _picture(self._game.picture(view), moment, acts, plays_cards=self._game.plays_cards)

    def news(self, before: Moment, now: Moment) -> int:
        """What was told besides; of a long deal both know only the last part."""
        return news(*(_talk(self._game.picture(moment.view), moment) for moment in (before, now)))

    def sides(self, match: Any) -> Sides:
        """As the game has it."""
        return self._game.sides(match)

    def sheet(self, match: Any, number: int) -> wire.PlainSheet:
        """The score of a finished deal."""
        had = self._game.sheet(match, number)
        return wire.PlainSheet(
            deal=number + 1,
            rows=tuple(wire.PlainRow(said(row.name), tuple(map(_cell, row.cells)), row.counted) for row in had.rows),
            points=had.points,
            before=had.before,
            totals=had.totals,
            note=_maybe(had.note),
        )

    def cut_short(self, match: Any) -> None:
        """Nobody calls points here."""

    def standing(self, match: Any, deal: int, names: Sequence[Message | str]) -> shared.Match:
        """How the match stands."""
        verdict = self._game.verdict(match, names)
        return shared.Match(
            goal=said(self._game.standing(match)),
            target=None,
            deal=deal,
            part=self._game.prose.part,
            totals=tuple(match.totals),
            deals=tuple(past.points for past in match.deals),
            over=match.over,
            verdict=None if verdict is None else shared.Verdict(said(verdict), match.winner),
        )

    def lesson(self, view: Any) -> NoReturn:  # noqa: ARG002
        """There is none."""
        raise Mistake(message("server-selection"))

    def chosen(self, view: Any, asked: messages.Choose) -> NoReturn:  # noqa: ARG002
        """Nothing is selected here: the picture has all that may be done."""
        raise Mistake(message("server-selection"))

    def picked(self, view: Any, asked: messages.Pick) -> NoReturn:  # noqa: ARG002
        """See ``chosen``."""
        raise Mistake(message("server-selection"))

    def replayed(self, told: Sequence[Step], dealer: Seat | None, seats: int) -> list[rest.ReplayStep]:  # noqa: ARG002
        """Every hand open; what lay face down for all of them lies face down."""
        steps: list[rest.ReplayStep] = []
        known: tuple[wire.Told, ...] = ()
        for step in told:
            call = (step.seat, step.move) if step.move in CALLS and step.seat is not None else None
            to_act = frozenset[Seat]() if call else self._game.to_act(step.state)
            now = Moment(None, dealer, to_act, call)
            whole = _picture(self._as_it_lay(step.state), now, (), plays_cards=self._game.plays_cards)
            fresh = news(known, whole.talk)
            known = whole.talk
            talk = whole.talk[len(whole.talk) - fresh :]
            steps.append(rest.ReplayStep(step.deal + 1, msgspec.structs.replace(whole, talk=talk), ()))
        return steps

    def _as_it_lay(self, state: Any) -> core.Picture:
        """All hands, and all else as everybody saw it."""
        lying = {place.key: place for place in self._game.picture(self._game.view(state, None)).places}
        whole = self._game.reveal(state)
        places = (place if place.shape is core.Shape.HAND else lying.get(place.key, place) for place in whole.places)
        return replace(whole, places=tuple(places))


def _talk(picture: core.Picture, moment: Moment) -> tuple[wire.Told, ...]:
    talk = [wire.Told(told.seat, said(told.said), told.move) for told in picture.told]
    if moment.call is not None:
        seat, call = moment.call
        talk.append(wire.Told(seat, said(message("call-resign")), call))
    return tuple(talk)


def _picture(picture: core.Picture, moment: Moment, acts: Sequence[core.Offer], *, plays_cards: bool) -> wire.Picture:
    return wire.Picture(
        places=tuple(map(_place, picture.places)),
        tallies=tuple(map(_maybe, picture.tallies)),
        dealer=moment.dealer,
        to_act=tuple(sorted(moment.to_act)),
        hint=_maybe(picture.hint) if acts else None,
        acts=tuple(map(_act, acts)),
        plays_cards=plays_cards,
        talk=_talk(picture, moment),
    )


@lru_cache(maxsize=4096)
def _place(place: core.Place) -> wire.Place:
    """Kept: a move changes few of the places."""
    return wire.Place(
        key=place.key,
        shape=place.shape.value,
        seat=place.seat,
        name=said(place.name),
        cards=tuple(None if card is None else str(card) for card in place.cards),
        count=place.count,
        from_seats=place.from_seats,
        note=_maybe(place.note),
        suit=None if place.suit is None else str(place.suit),  # type: ignore[arg-type]
    )


def _act(offer: core.Offer) -> wire.Act:
    card = None if offer.card is None else str(offer.card)
    return wire.Act(offer.move, said(offer.button), said(offer.described), card, offer.place)


def _maybe(what: Message | None) -> shared.Said | None:
    return None if what is None else said(what)


def _cell(cell: Message | int) -> shared.Said | int:
    return cell if isinstance(cell, int) else said(cell)


# What is new


def news(before: Sequence[wire.Told], now: Sequence[wire.Told]) -> int:
    """How many at the end of ``now`` came after ``before``, where both may have lost their beginnings."""
    if before == now:
        return 0
    exact = _behind(before, now, 1)
    if exact < len(now):
        return exact
    # What was told may be told anew by what is known now: a card drawn, once it is shown; one card more drawn.
    moves = _behind([(told.seat, told.move) for told in before], [(told.seat, told.move) for told in now], 0)
    if moves:
        return moves
    kept = before[len(before) - len(now) :]
    return len(now) - next(place for place, (was, told) in enumerate(zip(kept, now, strict=True)) if was != told)


def _behind(before: Sequence[Hashable], now: Sequence[Hashable], least: int) -> int:
    """The fewest at the end, so many at least, without which ``now`` is the end of ``before``."""
    for fresh in range(least, len(now)):
        kept = list(now[: len(now) - fresh])
        if len(kept) <= len(before) and kept == list(before[len(before) - len(kept) :]):
            return fresh
    return len(now)
