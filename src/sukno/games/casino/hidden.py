"""What a seat cannot see: which hands are possible, and drawing one at random.

A build proves a card: whoever leaves a build of his own standing holds a card of its value, then and until he plays
it. Such facts, and under strict trailing rules what a trail tells, restrict the hands that are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from random import Random

from sukno.cards import PACK, Card
from sukno.core.seats import Seat

from .moves import Trail as TrailMove
from .position import Dealt, Played, State, View
from .referee import Turn, answers, refuse
from .rules import Trail


def seen(view: View) -> frozenset[Card]:
    """Every card the seat knows the place of: its own, those on the table, those captured before its eyes."""
    return frozenset((*view.hand, *view.layout.cards, *(card for pile in view.captured for card in pile)))


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that may be in other hands or in the stock, in card order."""
    known = seen(view)
    return tuple(card for card in PACK if card not in known)


def possible(view: View, seat: Seat, hand: Sequence[Card]) -> bool:
    """Whether this seat may hold this hand (in the order the cards came), after all that was seen."""
    return _Judge(view, seat).possible(tuple(hand))


def unrestricted(view: View) -> bool:
    """Whether nothing was seen that tells of other hands: what is not seen may lie in any way."""
    judges = [_Judge(view, seat) for seat in range(view.seats) if seat != view.seat and view.counts[seat]]
    return not any(judge.owed or judge.strict for judge in judges)


class _Judge:
    """Decides which hands a seat may have."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.values = view.book.values
        packet = max((place for place, event in enumerate(view.history) if isinstance(event, Dealt)), default=0)
        self.plays = [event for event in view.history[packet:] if isinstance(event, Played) and event.seat == seat]
        # A card drawn after the last play proves nothing about what was held before it.
        self.fresh = 1 if self.plays and self.plays[-1].drew else 0
        self.owned = {build.value for build in view.layout.owned(seat)}
        """What is owed now; a position that was written down tells no plays."""
        pledges = [place for place, event in enumerate(self.plays) if event.pledged]
        self.first = pledges[0] if pledges else len(self.plays)
        """The first play after which something was owed; what was held before it does not matter."""
        self.owed = self.owned.union(*(event.pledged for event in self.plays))
        self.strict = view.book.rules.trail is not Trail.FREE

    def possible(self, hand: tuple[Card, ...]) -> bool:
        held = hand[: len(hand) - self.fresh]
        if not answers(self.values, held, self.owned):
            return False
        if self.first < len(self.plays) and not self._reached(len(self.plays) - 1, held, (), set()):
            return False
        return not self.strict or all(self._trailed(event, held) for event in self._hands_known())

    def _reached(
        self,
        place: int,
        kept: tuple[Card, ...],
        since: tuple[Card, ...],
        failed: set[tuple[int, int, tuple[tuple[int, ...], ...]]],
    ) -> bool:
        """Whether after this play the seat can have held these cards: some it still has, some it has played since.

        Backwards to the first play after which something was owed. Where cards are drawn, one of those held then had
        just come: the last of those still had, or any of those played since, nobody saw which. ``failed`` are the
        questions answered with no; cards that answer the same values owed are alike in them.
        """
        event = self.plays[place]
        if not answers(self.values, kept + since, set(event.pledged)):
            return False
        if place == self.first:
            return True
        before = (*since, event.move.card)
        if not self.plays[place - 1].drew:
            return self._reached(place - 1, kept, before, failed)
        question = place, len(kept), tuple(sorted(map(self._tells, before)))
        if question in failed:
            return False
        if kept and self._reached(place - 1, kept[:-1], before, failed):
            return True
        alike = {self._tells(card): number for number, card in enumerate(before)}
        if any(
            self._reached(place - 1, kept, before[:number] + before[number + 1 :], failed) for number in alike.values()
        ):
            return True
        failed.add(question)
        return False

    def _tells(self, card: Card) -> tuple[int, ...]:
        """Which of the values that were ever owed a card answers."""
        return tuple([value for value in self.values.answers[card] if value in self.owed])

    def _hands_known(self) -> list[Played]:
        """The trails at which the hand was just what is held now and what was played since."""
        known = self.plays[-1:] if any(event.drew for event in self.plays) else self.plays
        return [event for event in known if isinstance(event.move, TrailMove)]

    def _trailed(self, event: Played, held: tuple[Card, ...]) -> bool:
        since = tuple(later.move.card for later in self.plays[self.plays.index(event) :])
        turn = Turn(self.view.book, self.view.seats, self.seat, self.seat, held + since, event.before)
        return refuse(turn, event.move) is None

    def wanted(self) -> list[int]:
        """Values for which a card was owed, for building a hand rather than hoping for one."""
        return sorted(self.owed)


def sample(view: View, rng: Random) -> State:
    """A State that agrees with everything this View knows, near enough evenly drawn. For bots; never the table's own.

    The View must be one of a deal, or of a position: what was not written there is drawn too, see ``_state``.
    """
    pool = list(unseen(view))
    seats = [seat for seat in range(view.seats) if seat != view.seat and view.counts[seat]]
    judges = {seat: _Judge(view, seat) for seat in seats}
    # Those of whom most is known first, so that what they need is still there.
    seats.sort(key=lambda seat: -len(judges[seat].owed))
    for _ in range(1000):
        rng.shuffle(pool)
        drawn = _draw(view, judges, seats, list(pool), rng)
        if drawn is not None:
            hands, left = drawn
            return _state(view, hands, left, rng)
    raise ValueError("no deal agrees with this view")


def _draw(
    view: View, judges: dict[Seat, _Judge], seats: list[Seat], pool: list[Card], rng: Random
) -> tuple[dict[Seat, tuple[Card, ...]], tuple[Card, ...]] | None:
    hands: dict[Seat, tuple[Card, ...]] = {}
    for seat in seats:
        judge, size = judges[seat], view.counts[seat]
        for attempt in range(60):
            hand = tuple(rng.sample(pool, size))
            if attempt > 40:
                hand = _with(hand, judge, pool, rng)
            if judge.possible(hand):
                break
        else:
            return None
        hands[seat] = hand
        pool = [card for card in pool if card not in hand]
    return hands, tuple(pool)


def _with(hand: tuple[Card, ...], judge: _Judge, pool: list[Card], rng: Random) -> tuple[Card, ...]:
    """The hand with a card put in for each value that the facts ask for."""
    needed: list[Card] = []
    for value in judge.wanted():
        fitting = [card for card in pool if value in judge.values.answers[card] and card not in needed]
        if fitting:
            needed.append(rng.choice(fitting))
    held = len(hand) - judge.fresh
    needed = needed[:held]
    filled = needed + [card for card in hand if card not in needed]
    front = filled[:held]
    rng.shuffle(front)
    return (*front, *filled[held : len(hand)])


def _state(view: View, hands: dict[Seat, tuple[Card, ...]], left: tuple[Card, ...], rng: Random) -> State:
    """The state in which these are the other hands; the cards left, in any order, are the stock and unknown captures.

    Unknown captures are there in written positions only. They go to the piles that lack cards, any more to either side;
    where the stock was not written either, there are none of those.
    """
    sides = view.book.rules.sides(view.seats)
    missing = [
        side
        for side, (number, known) in enumerate(zip(view.piles, view.captured, strict=True))
        for _ in range(number - len(known))
    ]
    stock = len(left) - len(missing) if view.stock is None else view.stock
    piles = list(map(list, view.captured))
    for place, card in enumerate(left[stock:]):
        piles[missing[place] if place < len(missing) else rng.randrange(sides)].append(card)
    sweep_order = (
        view.book.rules.side(event.seat, view.seats)
        for event in view.history
        if isinstance(event, Played) and event.sweep
    )
    return State(
        book=view.book,
        seats=view.seats,
        dealer=_dealer(view) if view.dealer is None else view.dealer,
        hands=tuple(view.hand if seat == view.seat else hands.get(seat, ()) for seat in range(view.seats)),
        layout=view.layout,
        piles=tuple(tuple(sorted(pile)) for pile in piles),
        sweeps=view.sweeps,
        sweep_order=tuple(sweep_order),
        last_capture=_last_capture(view, rng),
        stock=left[:stock],
        to_act=view.to_act,
        history=view.history,
        before=view.before,
    )


def _dealer(view: View) -> Seat:
    """Who must have dealt, in a position written without it.

    Those before the seat to act who have fewer cards have played in this round; its first sits next to the dealer.
    """
    turn, seats = view.to_act or 0, view.seats
    before = ((turn - step) % seats for step in range(1, seats))
    played = list(takewhile(lambda seat: view.counts[seat] < view.counts[turn], before))
    return (turn - len(played) - 1) % seats


def _last_capture(view: View, rng: Random) -> Seat | None:
    """Who captured last; in a position written without, one of those who have."""
    side = view.book.rules.side
    captors = [seat for seat in range(view.seats) if view.piles[side(seat, view.seats)]]
    return rng.choice(captors) if view.last_capture is None and captors else view.last_capture
