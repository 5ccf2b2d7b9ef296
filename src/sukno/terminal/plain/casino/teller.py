"""How a table of Casino is told: events, layout, piles and score, in lines that make sense one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from sukno.cards import Card
from sukno.core.record import CALLS, Step
from sukno.core.seats import Seat
from sukno.games.casino import talk
from sukno.games.casino.match import DealScore, Match
from sukno.games.casino.moves import Layout, Move
from sukno.games.casino.position import Dealt, Event, Played, View
from sukno.games.casino.rules import Stock
from sukno.terminal.plain.teller import Made, Offer, Teller, Way
from sukno.words import Message, message

from .offers import Found, found, together


class CasinoTeller(Teller):
    """Tells of Casino."""

    written = message("plain-help-casino")

    def seats_by_side(self, match: Match) -> tuple[tuple[Seat, ...], ...]:
        """Each for himself, or partners that face each other."""
        seats, rules = range(match.seats), match.book.rules
        return tuple(
            tuple(seat for seat in seats if rules.side(seat, match.seats) == side) for side in range(match.sides)
        )

    def own_commands(self, match: Match, view: Any) -> tuple[str, ...]:
        """Hints are to be had and captures looked at by every book; the points are called by some, where a match is
        played to a target."""
        claims = match.book.rules.claim and match.target is not None
        return (*super().own_commands(match, view), "hint", "look", *(("claim",) if claims else ()))

    # The table

    def table(self, view: View) -> Iterator[str]:
        """The layout, and what was captured; the numbers tell the hand."""
        yield from self._layout(view.layout)
        yield self._piles(view)

    def hand(self, view: View) -> Iterator[str]:
        """The cards in card order."""
        yield self.words("plain-hand", cards=self.cards(sorted(view.hand)))

    def happened(self, views: Sequence[View | None], made: Sequence[Made]) -> Iterator[str]:  # noqa: ARG002
        """The events since."""
        before, now = views[0], views[-1]
        assert now is not None
        for event in now.history[len(before.history) if before else 0 :]:
            yield from self._event(event, now.dealer or 0)

    def log(self, view: View) -> Iterator[str]:
        """Every event."""
        return self.happened((None, view), ())

    def look(self, view: View) -> Iterator[str]:
        """Captures, where the book lets one see them."""
        for place in view.open_captures:
            event = view.history[place]
            assert isinstance(event, Played)
            yield self.words("plain-captured", name=self.names[event.seat], cards=self.cards(event.captured))

    def _event(self, event: Event, dealer: Seat) -> Iterator[str]:
        """An event of a deal, as the table talks about it."""
        said = self.words(talk.say(event))
        if isinstance(event, Dealt):
            yield self.words("plain-says", name=self.names[dealer], said=said)
            if event.table:
                yield self.words("plain-dealt-table", cards=self.cards(event.table))
        elif isinstance(event, Played):
            yield self.words("plain-says", name=self.names[event.seat], said=said)
            if event.drew:
                yield self.words("plain-drew", name=self.names[event.seat])
        elif event.seat is not None and event.cards:
            yield self.words("plain-residue-to", said=said, name=self.names[event.seat])
        else:
            yield said

    def _layout(self, layout: Layout) -> Iterator[str]:
        """The loose cards, and the builds with value, kind and owner."""
        yield self.words("plain-table", cards=self.cards(layout.loose))
        for build in layout.builds:
            kind = "plain-build-multiple" if build.multiple else "plain-build-single"
            owner = self.words("plain-nobody") if build.owner is None else self.names[build.owner]
            yield self.words(kind, value=build.value, owner=owner, cards=self.cards(build.cards))

    def _piles(self, view: View) -> str:
        """How many cards each side has captured, with the sweeps, and how many are left to come."""
        counts = zip(view.piles, view.sweeps, strict=True)
        piles = [self.words("plain-pile", cards=cards, sweeps=sweeps) for cards, sweeps in counts]
        said = "plain-piles-draw" if view.book.rules.stock is Stock.DRAW else "plain-piles"
        return self.words(said, piles=self.each(self.sides, piles), stock=view.stock or 0)

    # Choosing

    def offers(self, view: View) -> list[Offer]:
        """The cards of the hand; one that can do nothing may be tried all the same."""
        return [
            Offer(self._card_line(view, number, card, what), what.moves, what.complete, str(card))
            for number, (card, what) in enumerate(found(view.turn).items(), 1)
        ]

    def all_moves(self, view: View) -> Offer:
        """Of all cards, the largest first."""
        what = together(view.turn, found(view.turn))
        return Offer(message("plain-no-cards"), what.moves, what.complete)

    def way(self, view: View, move: Move) -> Way:
        """What it does, with which cards."""
        return Way(self.game.write(view, move), talk.describe(view.turn, move))

    def _card_line(self, view: View, number: int, held: Card, what: Found) -> Message:
        card = self.cards([held])
        if not what.moves:
            return message("plain-card-none", number=number, card=card)
        if len(what.moves) == 1:
            return message("plain-card-one", number=number, card=card, what=talk.describe(view.turn, what.moves[0]))
        kind = "plain-card" if what.complete else "plain-card-many"
        best = talk.button(view.turn, what.moves[0])
        return message(kind, number=number, card=card, best=best, more=len(what.moves) - 1)

    # The score

    def sheet(self, match: Match, number: int) -> Iterator[str]:
        """Item by item."""
        yield self.words("plain-sheet", deal=number + 1, part=self.game.prose.part)
        yield from self._items(match, match.deals[number])
        totals = [sum(points) for points in zip(*(deal.points for deal in match.deals[: number + 1]), strict=True)]
        yield self._score(totals, match.target)

    def cut_short(self, match: Match) -> Iterator[str]:
        """What each side was sure of, adding up."""
        if match.cut_short is not None:
            yield self.words("plain-sheet-sure", deal=match.finished + 1)
            yield from self._items(match, match.cut_short)
            yield self._score([talk.added(match, side) for side in range(match.sides)], match.target)

    def _items(self, match: Match, deal: DealScore) -> Iterator[str]:
        taken, rules = [len(take.cards) for take in deal.takes], match.book.rules
        yield self.words("plain-sheet-taken", each=self.each(self.sides, taken))
        for item, points in talk.item_rows(deal.items):
            name = talk.item_name(rules, item, sure=deal is match.cut_short)
            yield self.words("plain-sheet-item", item=name, each=self.each(self.sides, points))
        yield self.words("plain-sheet-points", each=self.each(self.sides, deal.points), part=self.game.prose.part)

    def score(self, match: Match, view: View) -> Iterator[str]:
        """The points so far, and what was captured in this deal."""
        yield self._score(match.totals, match.target)
        yield self._piles(view)

    def _score(self, totals: Sequence[int | str], target: int | None) -> str:
        each = self.each(self.sides, totals)
        if target is None:
            return self.words("plain-match-one", each=each)
        return self.words("plain-match", each=each, target=target)

    def verdict(self, match: Match, names: Sequence[Message | str]) -> Message | None:
        """In the words of its form."""
        return talk.verdict(match, names)

    # Told again

    def retold(self, before: Step | None, step: Step, dealer: Seat, place: int) -> Iterator[str]:
        """Its events, the hands where they were dealt; and a call."""
        for event in self._events(before, step):
            said = self._event(event, dealer)
            if isinstance(event, Played):
                yield self.words("replay-move", place=place, said=next(said), move=step.move)
            yield from said
            if isinstance(event, Dealt):
                hands = [self.cards(self.game.view(step.state, seat).hand) for seat in range(len(self.names))]
                yield self.words("replay-hands", each=self.each(self.names, hands))
        if step.move in CALLS and step.seat is not None:
            yield self.words("plain-claims" if step.move == "claim" else "plain-resigns", name=self.names[step.seat])

    def left(self, step: Step) -> Iterator[str]:
        """The layout."""
        return self._layout(self.game.view(step.state, None).layout)

    def said(self, before: Step, step: Step) -> str | None:
        """With the first of its events."""
        events = self._events(before, step)
        return self.words(talk.say(events[0])) if events else None

    def _events(self, before: Step | None, step: Step) -> Sequence[Event]:
        known = 0 if before is None else len(self.game.view(before.state, None).history)
        history: Sequence[Event] = self.game.view(step.state, None).history
        return history[known:]

    def facts(self, match: Match, number: int) -> dict[str, Any]:
        """The items by side."""
        return {"items": [{**asdict(items), "total": items.total} for items in match.deals[number].items]}

    def ended(self, match: Match) -> str | None:
        """By what form or call."""
        return None if match.verdict is None else match.verdict.how
