"""Players of Hearts for two. They see a View, never the table's State; all chance is handed in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.cards import Card, Suit
from sukno.core.composed import RandomBot
from sukno.core.game import Bot

from .hidden import imagined, lacking, unseen
from .legal import legal, playable
from .lookahead import CARDS, Ending, Scene, SpentError, Table, bits, scene, split, spread
from .position import SEATS, State, View
from .rules import MatchForm


class SensibleBot:
    """Plays by rules of thumb: stay under, throw high hearts away, lead low where the other is likely to be higher."""

    def choose(self, view: View, rng: Random) -> Card:  # noqa: ARG002
        """The card that looks best by itself."""
        table = Table(view.book.rules)
        possible = bits(playable(view))
        if view.led is not None:
            return _card(table.reply(possible, bits([view.led])))
        return _card(max(split(possible), key=lambda card: _promise(view, table, card)))


def _card(card: int) -> Card:
    return CARDS[card.bit_length() - 1]


def _promise(view: View, table: Table, card: int) -> float:
    """How good a lead looks: what it should bring or cost, guessing what the other holds."""
    assert view.seat is not None
    other = 1 - view.seat
    suit = _card(card).suit
    hidden = unseen(view)
    same = [bits([one]) for one in hidden if one.suit is suit]
    held = 0.0 if suit in lacking(view, other) else view.counts[other] / max(1, len(hidden))
    none = (1 - held) ** len(same)
    ducks = 1 - (1 - held) ** sum(one < card for one in same)
    beats = 1 - none - ducks
    own = table.cost(card)
    hearts = suit is Suit.HEARTS
    lady_out = bool(table.lady and table.lady & bits(hidden))
    # Out of the lead is the better place to be; a void invites hearts, or worse.
    return (
        beats * (own + hearts + 0.3)
        - ducks * (own + hearts + 0.2)
        - none * (own + 1 + 5 * lady_out)
        + 0.01 * ((card.bit_length() - 1) % 13) * (not hearts)
    )


@dataclass(frozen=True, slots=True)
class StrongBot:
    """Imagines the cards it cannot see, plays each of its own on to the end, and solves the end when all is known.

    What is imagined agrees with every suit that was not followed.
    """

    effort: int = 9_000
    """Cards played in imagination for a move, about."""
    solved: int = 9_000
    """Positions looked at to solve an end."""
    winning: float = 3.0
    """What winning the deal is worth in points, where the match is won by deals."""

    def choose(self, view: View, rng: Random) -> Card:
        """The card with the best mean over imagined deals; the best one where all is known."""
        assert view.seat is not None
        table = Table(view.book.rules)
        led = 0 if view.led is None else bits([view.led])
        moves = spread(bits(playable(view)), bits(unseen(view)) | led)
        if len(moves) == 1:
            return _card(moves[0])
        worlds = _worlds(view, rng)
        if view.stock == 0:
            now = next(worlds)
            try:
                return _card(Ending(table, self.solved).best(now, moves))
            except SpentError:
                return _card(max(moves, key=lambda move: self._worth(view, table, now, move)))
        cards = sum(view.counts) + view.stock
        number = max(4, self.effort // (cards * len(moves)))
        total = dict.fromkeys(moves, 0.0)
        for _ in range(number):
            now = next(worlds)
            for move in moves:
                total[move] += self._worth(view, table, now, move)
        return _card(max(moves, key=total.__getitem__))

    def _worth(self, view: View, table: Table, now: Scene, move: int) -> float:
        """How much better off the seat is at the end when it plays the card and simple rules play on."""
        after = now.copy()
        table.play(after, move)
        lead = table.finish(after)
        if view.seat == 1:
            lead = -lead
        if view.book.rules.match is MatchForm.ONE_DEAL and lead:
            return lead + (self.winning if lead > 0 else -self.winning)
        return lead


def _worlds(view: View, rng: Random) -> Iterator[Scene]:
    """Deals that agree with the view, without end."""
    hands = imagined(view)
    while True:
        drawn, stock = hands.draw(rng)
        held = tuple(view.hand if seat == view.seat else drawn[seat] for seat in range(SEATS))
        state = State(view.book, view.dealer, held, stock, view.tricks, view.led, view.to_act)
        yield scene(state, view.book.rules)


BOTS: Final[Mapping[str, Bot[View, Card]]] = MappingProxyType(
    {"random": RandomBot(legal), "sensible": SensibleBot(), "strong": StrongBot()}
)
"""By name, weakest first."""
