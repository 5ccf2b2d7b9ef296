"""Players of Casino. They see a View, never the table's State, and draw all chance from the generator handed in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from sukno.core.game import Bot

from .ending import known_deal, match_ending
from .foresight import foresee
from .hidden import sample
from .instinct import feelings
from .kernel.simulate import compiled
from .legal import draw
from .levels import AMATEUR, BEGINNER
from .lookahead import Lookahead, scene
from .moves import Move
from .partners import agreeable
from .position import View
from .prospects import Prospect, prospects, sight_of
from .reading import ponder
from .worth import Worth, worth_of


class RandomBot:
    """Plays any legal move."""

    def choose(self, view: View, rng: Random) -> Move:
        """A random legal move."""
        return draw(view.turn, rng)


class GreedyBot:
    """Takes what is worth most now: the heuristic the others are measured against."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """The move that looks best by itself."""
        return agreeable(view, {prospect.move: prospect.worth for prospect in ranked(view, worth_of(view.turn))})


@dataclass(frozen=True, slots=True)
class SeasonedBot:
    """Plays greedily, but not the last packet: there it counts what the other holds, and makes no mistake any more."""

    seats: tuple[int, ...] = (2,)
    """Among more nobody can count so much, and it would be nothing but greedy."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """The move that looks best by itself, or that is best for certain."""
        found = ranked(view, worth_of(view.turn))
        return _settled(view, found) or found[0].move


@dataclass(frozen=True, slots=True)
class InstinctiveBot:
    """Plays the move that feels best by long practice, at once, and the last packet between two without a mistake."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002
        """The move that feels best; the best end where it can be seen."""
        found = ranked(view, worth_of(view.turn))
        if (settled := _settled(view, found)) is not None:
            return settled
        moves = [prospect.move for prospect in found]
        return agreeable(view, dict(zip(moves, feelings(view, moves), strict=True)))


@dataclass(frozen=True, slots=True)
class SteadyBot:
    """Counts the cards, imagines the hands it cannot see and plays each good move on to the end of the packet.

    What is imagined agrees with all that was seen; there everybody plays greedily. In the last packet between two all
    cards are known by counting, and the end is solved instead.
    """

    moves: int = 8
    """Moves thought about."""
    worlds: int = 32
    """Never more imagined deals than this, and no fewer than two."""
    plies: int = 8
    """How far a move is played on: a packet of four cards between two."""
    effort: float = 28_000.0
    """For the imagined deals; see ``Lookahead``."""
    trust: int = 5
    """The greedy opinion of a move counts as much as so many imagined deals: a few of them are mostly luck."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move with the best mean over imagined hands; the best end where it can be seen."""
        worth = worth_of(view.turn)
        found = ranked(view, worth)[: self.moves]
        if (settled := _settled(view, found)) is not None:
            return settled
        assert view.seat is not None
        head = Lookahead(view.book.rules.side(view.seat, view.seats), self.effort)
        known = known_deal(view)
        gains = {prospect.move: 0.0 if known else self.trust * prospect.worth for prospect in found}
        tried = 0
        for world in range(1 if known else self.worlds):
            # Another world costs about as much as each so far.
            if world >= 2 and head.effort < (self.effort - head.effort) / world:
                break
            tried += 1
            now = scene(known or sample(view, rng), worth)
            for move in gains:
                gains[move] += head.rollout(now.after(now.turn, move), self.plies)
        return agreeable(view, {move: gain / (self.trust + tried) for move, gain in gains.items()})


@dataclass(frozen=True, slots=True)
class FarsightedBot:
    """Plays each good move on to the end of the deal in many imagined worlds, and the end itself without a mistake."""

    moves: int = 12
    """Moves thought about."""
    worlds: int = 256
    """Imagined deals: what is not seen lies there in any way that agrees with what was seen."""
    trust: float = 16.0
    """The greedy opinion of a move counts as much as so many imagined deals: even of many a part is luck."""
    work: int = 300_000 if compiled else 6_000
    """No further world is begun after so many greedy moves, see ``foresee``; without a compiler they are slow."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move with the best mean over the worlds; the best end where it can be seen."""
        found = ranked(view, worth_of(view.turn))[: self.moves]
        if (settled := _settled(view, found)) is not None:
            return settled
        leads = foresee(view, [one.move for one in found], rng, self.worlds, self.work)
        share = self.trust / self.worlds
        return agreeable(view, {one.move: lead + share * one.worth for one, lead in zip(found, leads, strict=True)})


@dataclass(frozen=True, slots=True)
class ObservantBot:
    """Weighs what the others may hold by what they played, and searches to the end of the packet against all of it."""

    work: int = 20_000 if compiled else 1_000
    """About so many greedy moves, see ``ponder``; without a compiler they are slow. With 25 times as many it played no
    better against itself (−0.08 ± 0.18 points a deal)."""
    moves: int = 12
    """Moves thought about."""

    def choose(self, view: View, rng: Random) -> Move:
        """The move with the best mean over what may be; the best end where it can be seen."""
        found = ranked(view, worth_of(view.turn))[: self.moves]
        if (settled := _settled(view, found)) is not None:
            return settled
        return agreeable(view, ponder(view, found, rng, self.work))


def _settled(view: View, found: Sequence[Prospect]) -> Move | None:
    """The move that asks for no thought: the best to a known end, one that is fancied if it is as good, or the only one
    worth a thought. None where it must be thought about."""
    fancied = [prospect.move for prospect in found]
    values = match_ending(view)
    if values is None:
        return fancied[0] if len(fancied) == 1 else None
    best = max(values.values())
    return next(move for move in (*fancied, *values) if values[move] == best)


def ranked(view: View, worth: Worth) -> list[Prospect]:
    """The moves worth a thought, best first by their own worth."""
    found = prospects(view.turn, worth, sight_of(view))
    return sorted(found, key=lambda prospect: -prospect.worth)


BOTS: Final[Mapping[str, Bot[View, Move]]] = MappingProxyType(
    {
        "random": RandomBot(),
        "beginner": BEGINNER,
        "amateur": AMATEUR,
        "greedy": GreedyBot(),
        "seasoned": SeasonedBot(),
        "instinctive": InstinctiveBot(),
        "steady": SteadyBot(),
        "farsighted": FarsightedBot(),
        "observant": ObservantBot(),
    }
)
"""By name, weakest first."""
