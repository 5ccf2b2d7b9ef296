"""Why a move is worth what it is: facts of the table, and in how many of the imagined deals others can do what.

Every reason is counted from the View of the seat that asks and from deals that agree with it; nothing is guessed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from statistics import fmean
from typing import Final, TypeAlias

from sukno.cards import PACK, Card
from sukno.core.seats import Seat
from sukno.words import Message, message
from sukno.words.message import Value

from .hidden import unseen
from .moves import Build, Capture, MakeBuild, Move, Trail, taken
from .play import Effect, effect
from .position import View
from .prospects import Prospect, Sight, prospects, sight_of
from .referee import Turn
from .scoring import CARDS_POINTS, PACK_MAJORITY, SUIT_MAJORITY
from .worth import Worth, bits, worth_of

BLIND: Final = Sight(0, 0)
"""What a capture is worth depends on no hidden card."""
RARE: Final = 0.03
"""What fewer of the imagined deals bring is not spoken of."""
REPLIES: Final = 2
"""So many captures of the opponents are told."""


Taking: TypeAlias = tuple[int, tuple[Card, ...]]
"""A capture: the cards that are as good as the one played, as a bit set, and what is taken."""


class Captures:
    """The captures that a seat has on a table, over the imagined deals: in each of them its best."""

    def __init__(self, turn: Turn, worth: Worth) -> None:
        """``turn``: of that seat, whatever hand it has."""
        self.turn: Final = turn
        self.worth: Final = worth
        owed = [build.value for build in turn.layout.owned(turn.seat)]
        self.guards: Final = bits(card for card in PACK if any(value in worth.answers[card] for value in owed))
        """The cards that can answer for a build of the seat: beside the card played nothing else matters."""
        self.times: Final[Counter[Taking]] = Counter()
        self.weight: Final[Counter[Taking]] = Counter()
        """What they brought together, in thousandths of a point."""
        self._known: Final[dict[tuple[Card, ...], tuple[float, Taking] | None]] = {}

    def note(self, hand: tuple[Card, ...]) -> None:
        """Note what this hand would take best."""
        guards = [card for card in hand if self.guards >> card & 1]
        hands = [(card, *(guard for guard in guards if guard != card)) for card in hand]
        found = [best for some in hands if (best := self._best(some)) is not None]
        if found:
            worth, taking = max(found)
            self.times[taking] += 1
            self.weight[taking] += round(1000 * worth)

    def _best(self, hand: tuple[Card, ...]) -> tuple[float, Taking] | None:
        if hand not in self._known:
            best = best_capture(replace(self.turn, hand=hand), self.worth)
            self._known[hand] = best and (
                best.worth,
                (self._equals(best.move.card), taken(self.turn.layout, best.move)),
            )
        return self._known[hand]

    def _equals(self, card: Card) -> int:
        """The cards of its rank that count the same: little casino may count more than another two."""
        answers = self.worth.answers
        return bits(other for other in PACK if other.rank == card.rank and answers[other] == answers[card])

    def rare(self, worlds: int) -> bool:
        """Whether there is hardly ever anything to take."""
        return self.times.total() < RARE * worlds

    def told(self, worlds: int, most: int, known: Callable[[tuple[Card, ...]], bool]) -> list[Taking]:
        """Those that bring most over all the deals, each with other cards, without the rare ones and what is known."""
        found: dict[int, tuple[Card, ...]] = {}
        for equals, cards in [one for one, _ in self.weight.most_common()]:
            if self.times[equals, cards] >= RARE * worlds and not known(cards):
                found.setdefault(equals, cards)
        return list(found.items())[:most]


def best_capture(turn: Turn, worth: Worth) -> Prospect | None:
    """The capture that brings most; None where nothing can be taken."""
    captures = [one for one in prospects(turn, worth, BLIND) if isinstance(one.move, Capture)]
    return max(captures, key=lambda one: one.worth, default=None)


class Reasons:
    """The table of a seat that asks, and the deals imagined for it."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.turn: Final = view.turn
        self.worth: Final[Worth] = worth_of(view.turn)
        rules = view.book.rules
        self.side: Final = rules.side(view.seat, view.seats)
        others = [seat for seat in range(view.seats) if seat != view.seat]
        self.against: Final = [seat for seat in others if rules.side(seat, view.seats) != self.side]
        self.partners: Final = [seat for seat in others if seat not in self.against]
        self.worlds: Final[list[tuple[tuple[Card, ...], ...]]] = []
        """The hands imagined, by seat."""
        self.known = False
        """All cards are known by counting: the one world is the real one."""
        self._captures: Final[dict[Move, list[Captures]]] = {}
        """What may be taken after a move by each of the others, as they follow."""

    @cached_property
    def prospects(self) -> list[Prospect]:
        """The moves worth a thought, in no special order."""
        return prospects(self.turn, self.worth, sight_of(self.view))

    def imagine(self, hands: tuple[tuple[Card, ...], ...], moves: Sequence[Move]) -> None:
        """Other hands that may be so: what the others can take with them after each of the moves."""
        self.worlds.append(hands)
        for move in moves:
            for captures in self._others(move):
                captures.note(hands[captures.turn.seat])

    def _others(self, move: Move) -> list[Captures]:
        if move not in self._captures:
            layout = effect(self.turn, move).layout
            following = [(self.turn.seat + step) % self.view.seats for step in range(1, self.view.seats)]
            self._captures[move] = [
                Captures(Turn(self.view.book, self.view.seats, seat, seat, (), layout), self.worth)
                for seat in following
                if self.view.counts[seat]
            ]
        return self._captures[move]

    def of(self, move: Move) -> tuple[Message, ...]:
        """What the move takes or builds, what it gives up, what it leaves to whom, and what the table proves."""
        done = effect(self.turn, move)
        found: list[Message] = []
        if done.captured:
            found += self._gained(move, done)
        if done.build is not None:
            found += self._built(move, done.build)
        if isinstance(move, Trail) and self.worth.points(move.card):
            found.append(message("hint-exposes", card=move.card, points=self.worth.points(move.card)))
        found += self._given_up(move, done)
        found += self._left(move, done)
        found += self._rest(done)
        found += self._proved(done)
        return tuple(found)

    # What it brings

    def _gained(self, move: Move, done: Effect) -> Iterator[Message]:
        """What a capture brings: cards and what scores among them, somebody's build, the table cleared."""
        suited = sum(self.worth.suit >> card & 1 for card in done.captured)
        suit = str(self.worth.rules.bonus_suit)
        yield message("hint-takes", cards=len(done.captured), suited=suited, suit=suit)
        if scoring := self.scoring(done.captured):
            yield message("hint-scores", cards=scoring, points=sum(map(self.worth.points, scoring)))
        for build in self.turn.layout.builds:
            if isinstance(move, Capture) and build.lowest in move.builds and build.owner in self.against:
                yield message("hint-takes-theirs", value=build.value)
        if done.sweep:
            yield message("hint-sweep", points=self.worth.sweep)
        pile, known = self.view.piles[self.side], self.view.captured[self.side]
        if pile < PACK_MAJORITY <= pile + len(done.captured):
            yield message("hint-majority", cards=pile + len(done.captured), points=CARDS_POINTS)
        had = sum(self.worth.suit >> card & 1 for card in known)
        if self.worth.suit_points and len(known) == pile and had < SUIT_MAJORITY <= had + suited:
            yield message("hint-majority-suit", cards=had + suited, suit=suit, points=self.worth.suit_points)

    def _built(self, move: Move, build: Build) -> Iterator[Message]:
        """What a build promises, whose it was, and who may take it."""
        assert isinstance(move, MakeBuild)
        standing = None if move.standing is None else self.turn.layout.build(move.standing)
        if build.owner in self.partners:
            yield message("hint-stays-partners")
        elif standing is not None and standing.owner in self.against and build.owner == self.turn.seat:
            yield message("hint-takes-over")
        takers = self.worth.answering[build.value]
        mine = tuple(card for card in self.turn.without(move.card) if takers >> card & 1)
        if mine:
            yield message("hint-promises", cards=mine, number=len(build.cards))
        if scoring := self.scoring(build.cards):
            yield message("hint-promises-points", cards=scoring, points=sum(map(self.worth.points, scoring)))
        yield message("hint-build-taken", **self._odds(self.against, takers))
        if self.partners and build.owner not in self.partners:
            yield message("hint-build-partner", **self._odds(self.partners, takers))

    def scoring(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Those of the cards that score by themselves."""
        return tuple(card for card in cards if self.worth.points(card))

    # What it gives up, and to whom

    def _given_up(self, move: Move, done: Effect) -> Iterator[Message]:
        """What could be taken now and is left lying, and whether a card kept back may take something later."""
        lying = set(done.layout.cards) - set(() if done.build is None else done.build.cards)
        best: tuple[float, Card, tuple[Card, ...]] | None = None
        for other in self.prospects:
            if not isinstance(other.move, Capture):
                continue
            cards = tuple(card for card in taken(self.turn.layout, other.move) if card in lying)
            # Only what scores is worth a word, where the move itself takes or builds something.
            left = cards if isinstance(move, Trail) else self.scoring(cards)
            if left and (best is None or self.worth.of(left) > best[0]):
                best = self.worth.of(left), other.move.card, left
        later = self._later(move, done)
        if best is not None:
            _, card, left = best
            points = sum(map(self.worth.points, left))
            if later == (card, left):
                yield message("hint-put-off", card=card, cards=left, points=points)
                return
            yield message("hint-forgone", card=card, cards=left, points=points)
        if later is not None:
            yield message("hint-later", card=later[0], cards=later[1])

    def _later(self, move: Move, done: Effect) -> tuple[Card, tuple[Card, ...]] | None:
        """The best capture of the seat at its next turn if the table stayed as it is; None where it has been told."""
        hand = self.turn.without(move.card)
        if not hand:
            return None
        turn = Turn(self.view.book, self.view.seats, self.turn.seat, self.turn.seat, hand, done.layout)
        best = best_capture(turn, self.worth)
        if best is None:
            return None
        cards = taken(turn.layout, best.move)
        if done.build is not None and set(done.build.cards) <= set(cards):
            return None
        return best.move.card, cards

    def _left(self, move: Move, done: Effect) -> Iterator[Message]:
        """What the first opponent who can may take: captures that cost most over all imagined deals; and the partner.

        Of a build that somebody answers for it is told apart who may take it.
        """
        opposed = any(self.view.counts[seat] for seat in self.against)
        if done.layout.bare:
            if opposed:
                yield message("hint-left-empty")
            return
        for build in done.layout.owned(self.turn.seat):
            if build != done.build and opposed:
                odds = self._odds(self.against, self.worth.answering[build.value])
                yield message("hint-own-open", value=build.value, **odds)
        made = set(() if done.build is None else done.build.cards)
        answered = [build.cards for build in done.layout.builds if build.owner is not None]

        def known(cards: tuple[Card, ...]) -> bool:
            return cards in answered or (bool(made) and made <= set(cards))

        opponents = [one for one in self._others(move) if one.turn.seat in self.against]
        if opponents and all(captures.rare(len(self.worlds)) for captures in opponents):
            yield message("hint-left-safe", sure="yes" if self.known else "no")
        told = False
        for captures in self._others(move):
            partner = captures.turn.seat in self.partners
            if told and not partner:
                continue
            for equals, cards in captures.told(len(self.worlds), 1 if partner else REPLIES, known):
                told = told or not partner
                yield self._taking(equals, cards, partner=partner)
                if self.worth.sweep and not partner and set(cards) == set(done.layout.cards):
                    yield message("hint-left-sweep", points=self.worth.sweep)

    def _rest(self, done: Effect) -> Iterator[Message]:
        """In the last packet: whose is what nobody takes any more, as it stands after the move."""
        last = self.turn.seat if done.captured else self.view.last_capture
        if self.view.last_packet and not done.layout.bare and last is not None:
            own = self.view.book.rules.side(last, self.view.seats) == self.side
            yield message("hint-rest", whose="own" if own else "theirs")

    def _taking(self, equals: int, cards: tuple[Card, ...], *, partner: bool) -> Message:
        """Which cards would take these, and how often an opponent, or the partner, holds one."""
        holders = tuple(card for card in unseen(self.view) if equals >> card & 1)
        odds = self._odds(self.partners if partner else self.against, equals)
        id = "hint-left-partner" if partner else "hint-left"
        return message(id, holders=holders, number=len(holders), taken=cards, **odds)

    def _proved(self, done: Effect) -> Iterator[Message]:
        """What the builds of others prove."""
        for build in done.layout.builds:
            if build.owner in self.against:
                yield message("hint-proved", value=build.value)
            elif build.owner in self.partners:
                yield message("hint-proved-partner", value=build.value)

    def _odds(self, seats: Sequence[Seat], wanted: int) -> dict[str, Value]:
        """In how many of the imagined deals one of these seats holds any of these cards, and what that makes of it."""
        share = fmean(any(bits(hands[seat]) & wanted for seat in seats) for hands in self.worlds)
        if self.known:
            odds = "surely" if share else "never"
        else:
            odds = "always" if share == 1 else "rarely" if share < RARE else "sometimes"
        percent = round(100 * share) if share in (0, 1) else max(1, min(round(100 * share), 99))
        return {"odds": odds, "percent": percent}
