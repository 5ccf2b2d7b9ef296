"""Any game that describes its table, in lines: places in words, offers by number, what was said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sukno.cards import Card
from sukno.core.picture import Offer as Move
from sukno.core.picture import Picture, PicturedGame, Place, Shape, Told, handless, lays_out, open_hands
from sukno.core.record import CALLS, Step
from sukno.core.seats import Seat
from sukno.words import Message, message

from .teller import Made, Offer, Teller, Way


class PicturedTeller(Teller):
    """Tells of a game by its pictures."""

    written = message("plain-help-pictured")

    @property
    def _game(self) -> PicturedGame[Any, Any, Any]:
        game: Any = self.game
        return game  # type: ignore[no-any-return]

    def seats_by_side(self, match: Any) -> tuple[tuple[Seat, ...], ...]:
        """As the game has it."""
        return self._game.sides(match)

    @property
    def plays_cards(self) -> bool:
        """As the game has it."""
        return self._game.plays_cards

    def own_commands(self, match: Any, view: Any) -> tuple[str, ...]:
        """Without cards to choose from, many moves can be made at once."""
        runs = handless(self._game.picture(view), view.seat)
        return (*super().own_commands(match, view), *(("on",) if runs else ()))

    # The table

    def table(self, view: Any) -> Iterator[str]:
        """The middle, everybody in turn from the left, oneself last with the hand."""
        return self._places(self._game.picture(view), view.seat)

    def hint(self, view: Any) -> Message | None:
        """What is to be done."""
        return self._game.picture(view).hint

    def hand(self, view: Any) -> Iterator[str]:  # noqa: ARG002
        """The table has told it."""
        return iter(())

    def _places(self, picture: Picture, own: Seat | None) -> Iterator[str]:
        """A line for each place in the middle, and one for each seat; a hand of one's own has its own line.

        Where columns are laid out, the middle is one line of the cards that lie on top, of the others' cards only is
        said how many there are, and an empty column is named: something can go there.
        """
        columns = lays_out(picture, own)
        middle = [place for place in picture.places if place.seat is None and place.count]
        if columns:
            tops = [card for place in middle for card in place.cards[-1:] if card is not None]
            if tops:
                yield self.words("plain-middle", cards=self.deck.text(*tops))
        else:
            yield from map(self._named, middle)
        seats = len(picture.tallies)
        first = 0 if own is None else own + 1
        for seat in ((first + step) % seats for step in range(seats)):
            tally = picture.tallies[seat]
            of_seat = [place for place in picture.places if place.seat == seat]
            before = [place for place in of_seat if place.count or (columns and place.shape is Shape.COLUMN)]
            held = [place for place in before if seat == own and place.shape is Shape.HAND]
            shown = [] if columns and seat != own else [place for place in before if place not in held]
            parts = [] if tally is None else [self.words(tally)]
            # What the tally has said already need not be said again.
            parts += [self._named(place) for place in shown if self._lies(place) not in parts]
            if parts:
                yield self.words("plain-of-each", name=self.names[seat], value="; ".join(parts))
            yield from (self._named(place) for place in held)

    def _named(self, place: Place) -> str:
        """A place by its name, what lies there and what is to be known of it."""
        said = self.words("plain-of-each", name=self.words(place.name), value=self._lies(place))
        return said if place.note is None else self.words("plain-noted", said=said, note=place.note)

    def _lies(self, place: Place) -> str:
        """What lies in a place."""
        faces = [card for card in place.cards if card is not None]
        if place.shape is Shape.COUNTERS:
            return str(place.count)
        if place.shape is Shape.PILE:
            top = place.cards[-1] if place.cards else None
            if top is None:
                return self.words("plain-cards", cards=place.count)
            return self.words("plain-pile-top", top=self.deck.text(top), cards=place.count)
        if place.from_seats:
            played = zip(place.from_seats, place.cards, strict=True)
            return "; ".join(
                self.words("plain-from", name=self.names[seat], card=self._face(card)) for seat, card in played
            )
        if not place.count:
            return self.words("plain-empty")
        if not faces:
            return self.words("plain-cards", cards=place.count)
        if len(faces) == place.count:
            return self.deck.text(*faces)
        return self.words("plain-cards-some", cards=self.deck.text(*faces), hidden=place.count - len(faces))

    def _face(self, card: Card | None) -> str:
        return self.words("plain-face-down") if card is None else self.deck.text(card)

    # What happens

    def happened(self, views: Sequence[Any | None], made: Sequence[Made]) -> Iterator[str]:
        """What was told with each move; what a later telling says better (two cards drawn) is said once."""
        begins = views[0] is None
        before: Any = views[1 if begins else 0]
        known = self._game.picture(before).told
        fresh = list(known) if begins else []
        for view, move in zip(views[2 if begins else 1 :], made, strict=True):
            told = self._game.picture(view).told
            news = news_of(known, told, move)
            if len(told) == len(known) and _same(news[:1], fresh[-1:]):
                fresh.pop()
            fresh += news if names_move(news, move) or before.seat != move[0] else [*self._pressed(before, move), *news]
            before, known = view, told
        return map(self._said, fresh)

    def _pressed(self, view: Any, made: Made) -> list[Told]:
        """A move of the view's seat that was made without a word: what was to be pressed for it."""
        return [
            Told(made[0], offer.described, offer.move) for offer in self._game.offers(view) if offer.move == made[1]
        ]

    def log(self, view: Any) -> Iterator[str]:
        """All that the game still tells of the deal."""
        return map(self._said, self._game.picture(view).told)

    def _said(self, told: Told) -> str:
        if told.seat is None:
            return self.words(told.said)
        name = self.names[told.seat]
        return self.words("plain-says", name=name, said=named(told.said, name))

    # Choosing

    def offers(self, view: Any) -> list[Offer]:
        """The cards that can be played, as they are held; then whatever else can be done."""
        given = self._game.offers(view)
        shown = [card for place in self._game.picture(view).places for card in place.cards]
        by_card: dict[Card | None, list[Move]] = {}
        for offer in given:
            by_card.setdefault(offer.card, []).append(offer)
        others = by_card.pop(None, [])
        groups = [by_card[card] for card in sorted(by_card, key=lambda card: _place_in(shown, card))]
        groups += [[offer] for offer in others]
        return [Offer(self._line(number, group), tuple(group)) for number, group in enumerate(groups, 1)]

    def _line(self, number: int, group: Sequence[Move]) -> Message:
        first = group[0]
        if len(group) == 1 or first.card is None:
            return message("plain-offer", number=number, what=first.described)
        card = self.deck.text(first.card)
        return message("plain-offer-several", number=number, card=card, moves=len(group))

    def all_moves(self, view: Any) -> Offer:
        """All of them, in the order of the game."""
        return Offer(message("plain-no-cards"), self._game.offers(view))

    def way(self, view: Any, move: Move) -> Way:  # noqa: ARG002
        """As the game describes it."""
        return Way(move.move, move.described)

    # The score

    def sheet(self, match: Any, number: int) -> Iterator[str]:
        """Row by row."""
        had = self._game.sheet(match, number)
        yield self.words("plain-sheet", deal=number + 1, part=self.game.prose.part)
        for row in had.rows:
            cells = [cell if isinstance(cell, int) else self.words(cell) for cell in row.cells]
            yield self.words("plain-sheet-item", item=row.name, each=self.each(self.sides, cells))
        if had.sums_up:
            yield self.words("plain-sheet-points", each=self.each(self.sides, had.points), part=self.game.prose.part)
        if had.goes_on:
            yield self.words("plain-sheet-totals", each=self.each(self.sides, had.totals))
        if had.note is not None:
            yield self.words(had.note)

    def opened(self, view: Any) -> Iterator[str]:
        """A line with all hands that are shown."""
        hands = [(self.names[seat], self.deck.text(*cards)) for seat, cards in open_hands(self._game.picture(view))]
        if hands:
            yield self.words("plain-hands", each=self.each(*zip(*hands, strict=True)))

    def score(self, match: Any, view: Any) -> Iterator[str]:
        """What the match is played for, the points so far, and what each has in this deal."""
        yield self.words(self._game.standing(match))
        yield self.words("plain-sheet-totals", each=self.each(self.sides, match.totals))
        tallies = enumerate(self._game.picture(view).tallies)
        said = [(self.names[seat], self.words(tally)) for seat, tally in tallies if tally is not None]
        if said:
            yield self.words("plain-tallies", each=self.each(*zip(*said, strict=True)))

    def verdict(self, match: Any, names: Sequence[Message | str]) -> Message | None:
        """As the game says it."""
        return self._game.verdict(match, names)

    # Told again

    def retold(self, before: Step | None, step: Step, dealer: Seat, place: int) -> Iterator[str]:  # noqa: ARG002
        """What was told with it, all cards open; at the deal what everybody holds."""
        open_table = self._game.reveal(step.state)
        if before is None:
            yield from map(self._said, open_table.told)
            yield from self._places(open_table, None)
        elif step.move in CALLS and step.seat is not None:
            yield self.words("plain-resigns", name=self.names[step.seat])
        else:
            for line, told in enumerate(self._news(before, step)):
                said = self._said(told)
                yield said if line else self.words("replay-move", place=place, said=said, move=step.move)

    def _news(self, before: Step, step: Step) -> Sequence[Told]:
        """What was told with a move; of one that was made without a word, what was to be pressed for it."""
        known, seat = self._game.reveal(before.state).told, step.seat or 0
        news = news_of(known, self._game.reveal(step.state).told, (seat, step.move))
        return news or self._pressed(self._game.view(before.state, seat), (seat, step.move))

    def left(self, step: Step) -> Iterator[str]:
        """The places."""
        return self._places(self._game.reveal(step.state), None)

    def said(self, before: Step, step: Step) -> str | None:
        """With the first thing told."""
        if step.move in CALLS:
            return None
        news = self._news(before, step)
        if not news:
            return None
        told = news[0]
        return self.words(told.said if told.seat is None else named(told.said, self.names[told.seat]))

    def facts(self, match: Any, number: int) -> dict[str, Any]:
        """The rows by side."""
        rows = self._game.sheet(match, number).rows
        return {
            "items": [
                {
                    "item": self.words(row.name),
                    "each": [cell if isinstance(cell, int) else self.words(cell) for cell in row.cells],
                    "counted": row.counted,
                }
                for row in rows
            ]
        }

    def ended(self, match: Any) -> str | None:  # noqa: ARG002
        """Who won says it all."""
        return None


TELLER = PicturedTeller


def news_of(known: Sequence[Told], told: Sequence[Told], made: Made) -> Sequence[Told]:
    """What was told with the move ``made``: the line of the move itself and all that follow it.

    A game that tells nothing of the move itself has told what stands beyond the part that was known.
    """
    for place in range(len(told) - 1, -1, -1):
        if (told[place].seat, told[place].move) == made:
            return told[place:]
    for lost in range(len(known)):
        kept = len(known) - lost
        if told[:kept] == known[lost:]:
            return told[kept:]
    return told


def names_move(news: Sequence[Told], made: Made) -> bool:
    """Whether a move is itself among what was told with it."""
    return any((told.seat, told.move) == made for told in news)


def _same(one: Sequence[Told], other: Sequence[Told]) -> bool:
    """Whether both begin with the same kind of move of the same seat."""
    return [(told.seat, told.move) for told in one] == [(told.seat, told.move) for told in other] and bool(one)


def named(said: Message, name: str) -> Message:
    """Something said, with the name of who did it for the texts that want it."""
    return message(said.id, **{**dict(said.args), "name": name})


def _place_in(shown: Sequence[Card | None], card: Card | None) -> int:
    return shown.index(card) if card in shown else len(shown)
