"""Players of Crazy Eights. They see a View, never the State, and draw all chance from the generator handed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.cards import PACK, Card, Suit
from sukno.core.game import Bot
from sukno.core.seats import Seat

from .bitsets import PLAIN, bits, fit_of
from .hidden import Unseen
from .legal import draw, legal
from .moves import Draw, Lay, Move, Pass, follow_of
from .playout import World, plain_choice, suit_choice, total_of
from .position import View
from .scoring import points


class RandomBot:
    """Makes any legal move."""

    def choose(self, view: View, rng: Random) -> Move:
        """A random legal move."""
        return draw(view, rng)


class SensibleBot:
    """Gets rid of dear cards and keeps to long suits; an eight is for when nothing else fits, drawing for need."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """What the rules of thumb say."""
        return thumb(view)


def thumb(view: View) -> Move:
    """The move by rules of thumb, those of every imagined deal too."""
    hand = bits(view.hand)
    can = hand & fit_of(view.follow)
    if can & PLAIN:
        return Lay(_card(plain_choice(hand, can & PLAIN)))
    if can:
        eight = can & -can
        return Lay(_card(eight), Suit(suit_choice(hand ^ eight)))
    return Draw() if view.stock else Pass()


def _card(bit: int) -> Card:
    return PACK[bit.bit_length() - 1]


@dataclass(frozen=True, slots=True)
class StrongBot:
    """Imagines how the hidden cards lie and plays each move on to the end of the deal, by rules of thumb.

    What is imagined agrees with all that is certain, and takes drawing for need while it can. Moves that do worse
    are dropped on the way, so that most of the thought goes to the best.
    """

    worlds: int = 24
    """Deals imagined before moves are dropped the first time; then so many again for half of the moves, and so on."""
    moves: int = 12
    """Moves thought about."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move with the best mean over imagined deals."""
        moves = self._worth_a_thought(view)
        if len(moves) == 1:
            return moves[0]
        imagined = Imagined(view)
        gains = dict.fromkeys(moves, 0.0)
        while len(moves) > 1:
            for _ in range(self.worlds):
                hands, stock = imagined.deal(rng)
                for move in moves:
                    gains[move] += imagined.gain(hands, stock, move)
            moves.sort(key=lambda move: -gains[move])
            moves = moves[: len(moves) // 2]
        return moves[0]

    def _worth_a_thought(self, view: View) -> list[Move]:
        """All moves, or of a great many the likeliest: of equal eights only one, in suits that may be of use."""
        found = list(legal(view))
        eights = [move for move in found if isinstance(move, Lay) and move.suit is not None]
        first = [move for move in eights if move.card == eights[0].card]
        others = [move for move in found if move not in eights]
        if len(others) + len(first) > self.moves:
            others.sort(key=lambda move: -_promise(view, move))
            others = others[: self.moves - len(first)]
        return others + first


def _promise(view: View, move: Move) -> int:
    """How a move looks at first sight, where there are too many to think about."""
    if not isinstance(move, Lay):
        return 1000
    return total_of(bits((move.card,))) + 3 * sum(card.suit is move.card.suit for card in view.hand)


class Imagined:
    """Imagined deals that agree with a View, and what a move is worth in one."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        rules = view.book.rules
        self._view = view
        self._seat: Seat = view.seat
        self._sides = rules.sides(view.seats)
        self._side = rules.side(view.seat, view.seats)
        self._partner = [
            next((other for other in self._sides[rules.side(seat, view.seats)] if other != seat), seat)
            for seat in range(view.seats)
        ]
        self._free_after_pass = rules.free_after_pass
        self._fit = fit_of(view.follow)
        self._trusting: Unseen | None = Unseen(view, trusting=True)
        self._certain = Unseen(view)

    def deal(self, rng: Random) -> tuple[list[int], list[int]]:
        """One deal: hands as bit sets, the stock as bits."""
        dealt = None if self._trusting is None else self._trusting.draw(rng)
        if dealt is None:
            # Somebody has drawn without need.
            self._trusting = None
            dealt = self._certain.draw(rng)
            assert dealt is not None
        hands, stock = dealt
        return [bits(hand) for hand in hands], [1 << card for card in stock]

    def gain(self, hands: Sequence[int], stock: Sequence[int], move: Move) -> float:
        """The points of one's side less those of the others in their mean, when a deal goes on with this move."""
        world = World(
            list(hands),
            stock,
            self._fit,
            self._seat,
            self._view.passed,
            self._partner,
            self._free_after_pass,
        )
        left = self._after(world, move)
        sides = [sum(total_of(left[seat]) for seat in side) for side in self._sides]
        won = points(sides)
        mine = won[self._side]
        return mine - (sum(won) - mine) / (len(won) - 1)

    def _after(self, world: World, move: Move) -> list[int]:
        """What is left in the hands at the end."""
        seat = self._seat
        if isinstance(move, Draw):
            world.hands[seat] |= world.stock[0]
            world.stock = world.stock[1:]
            return world.play()
        assert isinstance(move, Lay)
        world.hands[seat] ^= 1 << move.card
        world.fit = fit_of(follow_of(move))
        world.passed = 0
        if not world.hands[seat] and not world.hands[self._partner[seat]]:
            return world.hands
        world.turn = (seat + 1) % len(world.hands)
        return world.play()


BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType(
    {"random": RandomBot(), "sensible": SensibleBot(), "strong": StrongBot()}
)
"""By name, weakest first."""
