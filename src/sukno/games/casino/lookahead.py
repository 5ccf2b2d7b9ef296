"""Playing on in the head: a deal without its history, and greedy play to the end of the packet.

Everything starts from a State that was sampled from a View; the table's own State never gets here.
"""

from __future__ import annotations

from dataclasses import dataclass

from sukno.cards import Card
from sukno.core.seats import Seat, Side

from .book import Book
from .moves import Layout, Move
from .play import effect
from .position import State
from .prospects import Prospect, Sight, prospects
from .referee import Turn
from .rules import Stock
from .worth import ALL, Worth, bits, lead


@dataclass(slots=True)
class Scene:
    """A deal in the head. Piles are bit sets by side."""

    book: Book
    worth: Worth
    hands: tuple[tuple[Card, ...], ...]
    layout: Layout
    piles: tuple[int, ...]
    sweeps: tuple[int, ...]
    last_capture: Seat | None
    stock: tuple[Card, ...]
    to_act: Seat | None
    """None: the packet is played out."""

    @property
    def turn(self) -> Turn:
        """The turn of the seat to act."""
        assert self.to_act is not None
        return Turn(self.book, len(self.hands), self.to_act, self.to_act, self.hands[self.to_act], self.layout)

    def prospects(self, turn: Turn) -> list[Prospect]:
        """The moves worth a thought for the seat to act, with what it may know."""
        sides = len(self.piles)
        gone = bits(turn.hand) | bits(self.layout.loose)
        for build in self.layout.builds:
            gone |= bits(build.cards)
        for pile in self.piles:
            gone |= pile
        opposing = sum([len(hand) for seat, hand in enumerate(self.hands) if (seat - turn.seat) % sides])
        return prospects(turn, self.worth, Sight(ALL & ~gone, opposing))

    def after(self, turn: Turn, move: Move) -> Scene:
        """The deal after a legal move; the residue is given out when no cards are left."""
        done = effect(turn, move)
        seat, hands, stock, sides = turn.seat, list(self.hands), self.stock, len(self.piles)
        hand = turn.without(move.card)
        if stock and self.book.rules.stock is Stock.DRAW:
            hand, stock = (*hand, stock[0]), stock[1:]
        hands[seat] = hand
        piles, sweeps, last = self.piles, self.sweeps, self.last_capture
        if done.captured:
            last = seat
            piles = _added(piles, seat % sides, done.captured)
            if done.sweep:
                sweeps = tuple([number + (side == seat % sides) for side, number in enumerate(sweeps)])
        to_act = next(
            (after % len(hands) for after in range(seat + 1, seat + 1 + len(hands)) if hands[after % len(hands)]), None
        )
        layout = done.layout
        if to_act is None and not stock and last is not None:
            piles, layout = _added(piles, last % sides, layout.cards), Layout()
        return Scene(self.book, self.worth, tuple(hands), layout, piles, sweeps, last, stock, to_act)

    def standing(self, side: int) -> float:
        """How far the side is ahead, by what has been captured; exact at the end of the deal."""
        over = self.to_act is None and not self.stock
        return lead(self.worth.outlook(self.piles, self.sweeps, over=over), side)


def scene(state: State, worth: Worth) -> Scene:
    """A sampled state as a scene."""
    return Scene(
        state.book,
        worth,
        state.hands,
        state.layout,
        tuple(map(bits, state.piles)),
        state.sweeps,
        state.last_capture,
        state.stock,
        state.to_act,
    )


def _added(piles: tuple[int, ...], side: int, cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([pile | bits(cards) if place == side else pile for place, pile in enumerate(piles)])


class Lookahead:
    """Plays on for one side, and keeps count of the effort: no clock, so the same cards cost the same everywhere."""

    def __init__(self, side: Side, effort: float) -> None:
        """``effort``: about so many microseconds of the machine this was written on."""
        self.side = side
        self.effort = effort

    def rollout(self, now: Scene, plies: int) -> float:
        """Where the side stands after so many greedy moves, or at the end of the packet."""
        while now.to_act is not None and plies:
            turn = now.turn
            now = now.after(turn, max(self._prospects(now, turn), key=_worth).move)
            plies -= 1
        return now.standing(self.side)

    def _prospects(self, now: Scene, turn: Turn) -> list[Prospect]:
        loose = len(turn.layout.loose)
        self.effort -= 60 + len(turn.hand) * (20 + loose + loose * loose // 10)
        return now.prospects(turn)


def _worth(prospect: Prospect) -> float:
    return prospect.worth
