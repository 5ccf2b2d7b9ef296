"""What to do and why: the moves worth a thought weighed as the strongest bot does, and facts of the table for each.

Nothing here knows more than the seat that asks; every reason is counted from its View.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Final

from sukno.core.advice import Advice, Candidate
from sukno.core.refusal import Mistake
from sukno.words import Message, message

from .ending import ending, known_deal
from .hidden import sample
from .kernel.simulate import compiled
from .moves import Capture, MakeBuild, Move, Trail, taken
from .notation import write
from .play import effect
from .position import View
from .reading import ponder
from .reasons import Reasons
from .talk import describe

MOVES: Final = 6
"""So many moves are weighed."""
WORLDS: Final = 1000
"""Imagined deals: the share of hands that hold a card is then known to 2 %."""
LEAST: Final = -100.0
"""How good a move looks that is worth no thought by itself."""
THOUGHTS: Final = 4
"""So often it is thought anew; how far the thoughts differ tells how sure they are."""
WORK: Final = 200_000 if compiled else 3_000
"""For each, see ``ponder``."""


@dataclass(slots=True)
class _Weighed:
    """A move and what each thought made of it."""

    move: Move
    leads: list[float] = field(default_factory=list)


def advise(view: View, rng: Random) -> Advice:
    """Weigh the moves of the seat to act.

    Raises Mistake where it is not to move, and where no hands of the others agree with what is seen.
    """
    if view.seat is None or view.seat != view.to_act or not view.hand:
        raise Mistake(message("hint-not-to-move"))
    return _Thought(view).advice(rng)


class _Thought:
    """Thinking about one turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.turn = view.turn
        self.reasons = Reasons(view)
        self.worth = self.reasons.worth

    def advice(self, rng: Random) -> Advice:
        solved = self.solve()
        weighed = solved or self.weigh(rng)
        best = weighed[0]
        candidates = tuple(self.candidate(one, best) for one in weighed)
        nudge = self.nudge(candidates, [one.move for one in weighed])
        return Advice(nudge, candidates, len(self.view.piles), 0 if solved else len(self.reasons.worlds))

    def solve(self) -> list[_Weighed] | None:
        """The moves with what they are worth for certain, best first; None where that is not known."""
        values, state = ending(self.view), known_deal(self.view)
        if values is None or state is None:
            return None
        looks = {prospect.move: prospect.worth for prospect in self.reasons.prospects}
        # Of moves that are worth the same the one that takes most for sure.
        best = sorted(values, key=lambda move: (-values[move], -looks.get(move, LEAST)))[:MOVES]
        self.reasons.known = True
        self.reasons.imagine(state.hands, best)
        return [_Weighed(move, [float(values[move])]) for move in best]

    def weigh(self, rng: Random) -> list[_Weighed]:
        """The moves worth a thought, best first, and the hands that others may hold."""
        found = sorted(self.reasons.prospects, key=lambda prospect: -prospect.worth)
        moves = [prospect.move for prospect in found[:MOVES]]
        weighed = list(map(_Weighed, moves))
        try:
            for _ in range(WORLDS):
                self.reasons.imagine(sample(self.view, rng).hands, moves)
            for _ in range(THOUGHTS):
                values = ponder(self.view, found[:MOVES], rng, WORK)
                for one in weighed:
                    one.leads.append(values[one.move])
        except ValueError as error:
            raise Mistake(message("hint-impossible")) from error
        return sorted(weighed, key=lambda one: -fmean(one.leads))

    def candidate(self, one: _Weighed, best: _Weighed) -> Candidate:
        costs = [top - lead for top, lead in zip(best.leads, one.leads, strict=True)]
        error = stdev(costs) / len(costs) ** 0.5 if len(costs) > 1 else 0.0
        text, said = write(self.view.layout, one.move), describe(self.turn, one.move)
        return Candidate(text, said, fmean(one.leads), fmean(costs), error, self.reasons.of(one.move))

    # Where to look

    def nudge(self, candidates: Sequence[Candidate], moves: Sequence[Move]) -> Message:
        """Where to look, without saying what to do."""
        if len(moves) == 1:
            return message("hint-nudge-only")
        if candidates[1].behind <= candidates[1].error:
            return message("hint-nudge-equal")
        best, done = moves[0], effect(self.turn, moves[0])
        match best:
            case Trail():
                some = any(isinstance(move, Capture) for move in moves)
                return message("hint-nudge-wait" if some else "hint-nudge-trail")
            case MakeBuild():
                return message("hint-nudge-build" if best.standing is None else "hint-nudge-grow")
            case Capture():
                pass
        if done.sweep and self.worth.sweep:
            return message("hint-nudge-sweep")
        others = [build for build in self.turn.layout.builds if build.owner not in (None, self.turn.seat)]
        if any(build.lowest in best.builds for build in others):
            return message("hint-nudge-steal")
        if self.reasons.scoring(taken(self.turn.layout, best)):
            return message("hint-nudge-scores")
        return message("hint-nudge-take" if len(best.loose) < 2 else "hint-nudge-several")
