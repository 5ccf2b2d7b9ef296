"""What to do and why: the moves worth a thought weighed over imagined hands, and facts of the table for each.

Nothing here knows more than the seat that asks; every reason is counted from its View.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean, stdev
from typing import Final

from sukno.cards import Card
from sukno.core.advice import Advice, Candidate
from sukno.core.refusal import Mistake
from sukno.words import Message, message

from .ending import ending, known_deal
from .foresight import futures
from .hidden import unseen
from .kernel.simulate import compiled
from .lookahead import Scene, scene
from .moves import Build, Capture, MakeBuild, Move, Trail, taken
from .notation import write
from .play import effect
from .position import View
from .prospects import Sight, prospects
from .talk import describe
from .worth import bits, worth_of

MOVES: Final = 6
"""So many moves are weighed."""
WORLDS: Final = 1000
"""Never more imagined deals than this: the share of hands that hold a card is then known to 2 %."""
WORK: Final = 1_200_000 if compiled else 12_000
"""So much work and no more, see ``foresee``."""
RARE: Final = 0.03
"""What fewer of the hands could do is not spoken of."""


@dataclass(slots=True)
class _Weighed:
    """A move and what became of it in each of the imagined deals."""

    move: Move
    leads: list[float] = field(default_factory=list)
    replies: Counter[tuple[int, tuple[Card, ...]]] = field(default_factory=Counter)
    """How often the next opponent's best capture was this one: with what rank, and which cards."""
    feared: Counter[tuple[int, tuple[Card, ...]]] = field(default_factory=Counter)
    """The same, counted in thousandths of a point."""


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
        assert view.seat is not None
        rules = view.book.rules
        self.view = view
        self.turn = view.turn
        self.worth = worth_of(view.turn)
        self.side = rules.side(view.seat, view.seats)
        self.against = [seat for seat in range(view.seats) if rules.side(seat, view.seats) != self.side]
        self.worlds: list[tuple[tuple[Card, ...], ...]] = []
        """The hands imagined, by seat."""
        self.known = False
        """All cards are known by counting: the one world is the real one."""

    def advice(self, rng: Random) -> Advice:
        solved = self.solve()
        weighed = solved or self.weigh(rng)
        best = weighed[0]
        candidates = tuple(self.candidate(one, best) for one in weighed)
        nudge = self.nudge(candidates, [one.move for one in weighed])
        return Advice(nudge, candidates, 0 if solved else len(self.worlds))

    def solve(self) -> list[_Weighed] | None:
        """The moves with what they are worth for certain, best first; None where that is not known."""
        values, state = ending(self.view), known_deal(self.view)
        if values is None or state is None:
            return None
        self.worlds.append(state.hands)
        self.known = True
        now = scene(state, self.worth)
        weighed = [_Weighed(move, [float(values[move])]) for move in sorted(values, key=lambda move: -values[move])]
        for one in weighed[:MOVES]:
            self.note_reply(one, now.after(now.turn, one.move))
        return weighed[:MOVES]

    def weigh(self, rng: Random) -> list[_Weighed]:
        """The moves worth a thought, best first, each played on in the same imagined deals."""
        opposing = sum(self.view.counts[seat] for seat in self.against)
        found = prospects(self.turn, self.worth, Sight(bits(unseen(self.view)), opposing))
        found.sort(key=lambda prospect: -prospect.worth)
        weighed = [_Weighed(prospect.move) for prospect in found[:MOVES]]
        try:
            for state, leads in futures(self.view, [one.move for one in weighed], rng, WORLDS, WORK):
                self.worlds.append(state.hands)
                now = scene(state, self.worth)
                for one, lead in zip(weighed, leads, strict=True):
                    one.leads.append(lead)
                    self.note_reply(one, now.after(now.turn, one.move))
        except ValueError as error:
            raise Mistake(message("hint-impossible")) from error
        return sorted(weighed, key=lambda one: -fmean(one.leads))

    def note_reply(self, one: _Weighed, after: Scene) -> None:
        """Note the best capture of the next player, where that is an opponent."""
        if after.to_act not in self.against:
            return
        turn = after.turn
        captures = [prospect for prospect in after.prospects(turn) if isinstance(prospect.move, Capture)]
        if captures:
            best = max(captures, key=lambda prospect: prospect.worth)
            reply = best.move.card.rank, taken(turn.layout, best.move)
            one.replies[reply] += 1
            one.feared[reply] += round(1000 * best.worth)

    def candidate(self, one: _Weighed, best: _Weighed) -> Candidate:
        costs = [top - lead for top, lead in zip(best.leads, one.leads, strict=True)]
        error = stdev(costs) / len(costs) ** 0.5 if len(costs) > 1 else 0.0
        text, said = write(self.view.layout, one.move), describe(self.turn, one.move)
        return Candidate(text, said, fmean(one.leads), fmean(costs), error, tuple(self.reasons(one)))

    # Why

    def reasons(self, one: _Weighed) -> Iterator[Message]:
        """What the move takes or builds, what it leaves, and what the table proves."""
        done = effect(self.turn, one.move)
        if done.captured:
            yield from self.gained(done.captured)
            if done.sweep:
                yield message("hint-sweep", points=self.worth.sweep)
        if done.build is not None:
            yield from self.built(one.move.card, done.build)
        if done.layout.cards:
            yield from self.left(one, done.build)
        for build in done.layout.builds:
            if build.owner in self.against:
                yield message("hint-proved", value=build.value)

    def gained(self, captured: Sequence[Card]) -> Iterator[Message]:
        """What a capture brings: cards and what scores among them."""
        suited = sum(self.worth.suit >> card & 1 for card in captured)
        yield message("hint-takes", cards=len(captured), suited=suited, suit=str(self.worth.rules.bonus_suit))
        if scoring := self.scoring(captured):
            yield message("hint-scores", cards=scoring, points=sum(map(self.worth.points, scoring)))

    def built(self, played: Card, build: Build) -> Iterator[Message]:
        """What a build promises, and who may take it."""
        takers = self.worth.answering[build.value]
        mine = tuple(card for card in self.turn.hand if card != played and takers >> card & 1)
        if mine:
            yield message("hint-promises", cards=mine, number=len(build.cards))
        if scoring := self.scoring(build.cards):
            yield message("hint-promises-points", cards=scoring, points=sum(map(self.worth.points, scoring)))
        share = self.share(takers)
        yield message("hint-build-safe") if share < RARE else message("hint-build-taken", percent=_percent(share))

    def scoring(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Those of the cards that score by themselves."""
        return tuple(card for card in cards if self.worth.points(card))

    def left(self, one: _Weighed, built: Build | None) -> Iterator[Message]:
        """What the next opponent may take: the capture that costs most over all imagined deals.

        Of a build just made it has been told already who may take it.
        """
        if not any(self.view.counts[seat] for seat in self.against):
            return
        feared = one.feared.most_common(1)
        if not feared or one.replies[feared[0][0]] < RARE * len(self.worlds):
            yield message("hint-left-safe")
            return
        rank, cards = feared[0][0]
        if built is None or not set(built.cards) <= set(cards):
            holders = tuple(card for card in unseen(self.view) if card.rank == rank)
            if self.known:
                yield message("hint-left-known", holders=holders, taken=cards)
                return
            percent = _percent(self.share(bits(holders)))
            yield message("hint-left", holders=holders, number=len(holders), taken=cards, percent=percent)

    def share(self, wanted: int) -> float:
        """The share of the imagined deals in which an opponent holds any of these cards."""
        return fmean(any(bits(hands[seat]) & wanted for seat in self.against) for hands in self.worlds)

    # Where to look

    def nudge(self, candidates: Sequence[Candidate], moves: Sequence[Move]) -> Message:
        """Where to look, without saying what to do."""
        if len(moves) == 1:
            return message("hint-nudge-only")
        if candidates[1].behind < candidates[1].error:
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
        if self.scoring(taken(self.turn.layout, best)):
            return message("hint-nudge-scores")
        return message("hint-nudge-take" if len(best.loose) < 2 else "hint-nudge-several")


def _percent(share: float) -> int:
    return round(100 * share)
