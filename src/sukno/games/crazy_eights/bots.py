"""Players of Crazy Eights. They see a View, never the State, and draw all chance from the generator handed in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.cards import PACK, Card, Suit
from sukno.core.composed import RandomBot
from sukno.core.game import Bot
from sukno.core.seats import Seat

from .bitsets import PLAIN, bits, fit_of
from .endgame import Endgame
from .habits import Habits
from .hidden import Dealt, Unseen, unseen
from .legal import legal
from .moves import Draw, Lay, Move, Pass, follow_of
from .playout import World, merit, plain_choice, suit_choice, total_of
from .position import View
from .scoring import points


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

    What is imagined agrees with all that is certain, takes drawing for need while it can, and is likely after what
    the others have laid. Moves that do worse are dropped on the way, so that most of the thought goes to the best.
    With two and an empty stock all cards are known, and the end is searched instead.
    """

    worlds: int = 32
    """Deals imagined before moves are dropped the first time; then so many again for half of the moves, and so on."""
    choice: int = 4
    """Out of how many that are possible a deal is taken, by its likelihood."""
    moves: int = 12
    """Moves thought about."""
    effort: int = 10_000
    """For the search of an end."""
    reluctance: float = 5.0
    """By how many points drawing without need must be better: the best of several guesses is often just lucky."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move with the best mean over imagined deals."""
        moves = worth_a_thought(view, self.moves)
        if len(moves) == 1:
            return moves[0]
        if view.seats == 2 and not view.stock:
            search = Endgame(free_after_pass=view.book.rules.free_after_pass, effort=self.effort)
            return search.best(bits(view.hand), bits(unseen(view)), [move for move in moves if isinstance(move, Lay)])
        imagined = Imagined(view)
        gains = dict.fromkeys(moves, 0.0)
        while len(moves) > 1:
            if Draw() in moves:
                gains[Draw()] -= self.reluctance * self.worlds
            for hands, stock in imagined.deals(self.worlds, self.choice, rng):
                for move in moves:
                    gains[move] += imagined.gain(hands, stock, move)
            moves.sort(key=lambda move: -gains[move])
            moves = moves[: len(moves) // 2]
        return moves[0]


def worth_a_thought(view: View, most: int) -> list[Move]:
    """The legal moves, of a great many the likeliest; of equal eights only one."""
    found = list(legal(view))
    eights = [move for move in found if isinstance(move, Lay) and move.suit is not None]
    first = [move for move in eights if move.card == eights[0].card]
    others = [move for move in found if move not in eights]
    if len(others) + len(first) > most:
        hand = bits(view.hand)
        others.sort(key=lambda move: merit(hand, 1 << move.card) if isinstance(move, Lay) else 1000, reverse=True)
        others = others[: most - len(first)]
    return others + first


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
        self._fit = fit_of(view.follow)
        self._habits = Habits(view)
        self._unseen = Unseen(view, trusting=True)

    def deals(self, number: int, choice: int, rng: Random) -> Iterator[tuple[list[int], list[int]]]:
        """So many deals, each taken of *choice* that are possible: hands as bit sets, the stock as bits."""
        possible = [self._possible(rng) for _ in range(number * choice)]
        for dealt in rng.choices(possible, [self._habits.likelihood(dealt) for dealt in possible], k=number):
            yield [bits(hand) for hand in dealt.hands], [1 << card for card in dealt.stock]

    def _possible(self, rng: Random) -> Dealt:
        dealt = self._unseen.draw(rng)
        if dealt is None:
            # Somebody has drawn without need.
            self._unseen = Unseen(self._view)
            dealt = self._unseen.draw(rng)
            assert dealt is not None
        return dealt

    def gain(self, hands: Sequence[int], stock: Sequence[int], move: Move) -> float:
        """The points of one's side less those of the others in their mean, when a deal goes on with this move."""
        left = self._after(list(hands), stock, move)
        sides = [sum(total_of(left[seat]) for seat in side) for side in self._sides]
        won = points(sides)
        mine = won[self._side]
        return mine - (sum(won) - mine) / (len(won) - 1)

    def _after(self, hands: list[int], stock: Sequence[int], move: Move) -> list[int]:
        """What is left in the hands at the end."""
        seat, free = self._seat, self._view.book.rules.free_after_pass
        if isinstance(move, Draw):
            hands[seat] |= stock[0]
            return World(hands, stock[1:], self._fit, seat, self._view.passed, self._partner, free).play()
        assert isinstance(move, Lay)
        hands[seat] ^= 1 << move.card
        if not hands[seat] and not hands[self._partner[seat]]:
            return hands
        after = (seat + 1) % len(hands)
        return World(hands, stock, fit_of(follow_of(move)), after, 0, self._partner, free).play()


BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType(
    {"random": RandomBot(legal), "sensible": SensibleBot(), "strong": StrongBot()}
)
"""By name, weakest first."""
