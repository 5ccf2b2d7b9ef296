"""What happens and what lies on the table, in lines that make sense one by one."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import TextIO

from sukno.cards import Card
from sukno.core.seats import Seat
from sukno.games.casino import talk
from sukno.games.casino.match import Match
from sukno.games.casino.moves import Layout
from sukno.games.casino.position import Dealt, Event, Played, View
from sukno.games.casino.rules import Stock
from sukno.terminal.look import Deck
from sukno.words import Words


class Teller:
    """Tells of one table, in one language, with one kind of cards."""

    def __init__(self, words: Words, names: Sequence[str], sides: int, deck: Deck) -> None:
        """``names`` by seat; ``sides``: how many play."""
        self.words = words
        self.names = tuple(names)
        self.sides = tuple(side_names(names, sides, words))
        self.deck = deck

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards as people read them; a word where there are none."""
        return self.deck.text(*cards) or self.words("plain-no-cards")

    def each(self, names: Iterable[str], values: Iterable[str | int]) -> str:
        """Everybody's something: ``You: 5; Steady: 6``."""
        pairs = zip(names, values, strict=True)
        return "; ".join(self.words("plain-of-each", name=name, value=value) for name, value in pairs)

    def cut(self, rounds: Sequence[Sequence[Card | None]], dealer: Seat) -> Iterator[str]:
        """The cut for the first deal."""
        for cards in rounds:
            cutting = [(name, card) for name, card in zip(self.names, cards, strict=True) if card is not None]
            texts = [self.deck.text(card) for _, card in cutting]
            yield self.words("plain-cut", cards=self.each([name for name, _ in cutting], texts))
        yield self.words("plain-cut-dealer", dealer=self.names[dealer])

    def event(self, event: Event, dealer: Seat) -> Iterator[str]:
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

    def layout(self, layout: Layout) -> Iterator[str]:
        """The loose cards, and the builds with value, kind and owner."""
        yield self.words("plain-table", cards=self.cards(layout.loose))
        for build in layout.builds:
            kind = "plain-build-multiple" if build.multiple else "plain-build-single"
            owner = self.words("plain-nobody") if build.owner is None else self.names[build.owner]
            yield self.words(kind, value=build.value, owner=owner, cards=self.cards(build.cards))

    def piles(self, view: View) -> str:
        """How many cards each side has captured, with the sweeps, and how many are left to come."""
        counts = zip(view.piles, view.sweeps, strict=True)
        piles = [self.words("plain-pile", cards=cards, sweeps=sweeps) for cards, sweeps in counts]
        said = "plain-piles-draw" if view.book.rules.stock is Stock.DRAW else "plain-piles"
        return self.words(said, piles=self.each(self.sides, piles), stock=view.stock or 0)

    def sheet(self, match: Match, number: int) -> Iterator[str]:
        """The score sheet of the deal ``number`` (from 0): every item, the points and how the match stood."""
        deal, rules = match.deals[number], match.book.rules
        taken = [len(take.cards) for take in deal.takes]
        yield self.words("plain-sheet", deal=number + 1)
        yield self.words("plain-sheet-taken", each=self.each(self.sides, taken))
        for item, points in talk.item_rows(deal.items):
            name = talk.item_name(rules, item)
            yield self.words("plain-sheet-item", item=name, each=self.each(self.sides, points))
        yield self.words("plain-sheet-points", each=self.each(self.sides, deal.points))
        totals = [sum(points) for points in zip(*(deal.points for deal in match.deals[: number + 1]), strict=True)]
        yield self._score(totals, match.target)

    def match(self, match: Match) -> str:
        """How the match stands, and what it is played to."""
        return self._score(match.totals, match.target)

    def _score(self, totals: Sequence[int], target: int | None) -> str:
        each = self.each(self.sides, totals)
        if target is None:
            return self.words("plain-match-one", each=each)
        return self.words("plain-match", each=each, target=target)


def side_names(names: Sequence[str], sides: int, words: Words) -> list[str]:
    """The names by side: a seat's own, or both partners'."""
    if sides == len(names):
        return list(names)
    return [words("plain-pair", one=names[side], other=names[side + sides]) for side in range(sides)]


def columns(out: TextIO) -> int | None:
    """How wide the terminal is that *out* goes to; None where it goes elsewhere."""
    try:
        return os.get_terminal_size(out.fileno()).columns or None if out.isatty() else None
    except (OSError, ValueError):
        return None


def wrapped(line: str, width: int | None) -> list[str]:
    """A line for a terminal, broken between words; whole where there is none, or one too narrow for words."""
    if width is None or width < NARROW or len(line) <= width:
        return [line]
    return wrap(line, width, break_long_words=False, break_on_hyphens=False, subsequent_indent="  ")


NARROW = 20
"""Columns below which nothing is broken."""
