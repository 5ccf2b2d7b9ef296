"""A match as a fold over deals: scores, the next dealer, and who has won in which form (A43–A46)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sukno.cards import Card, Rank, Suit
from sukno.core.refusal import Mistake, Refusal
from sukno.core.seats import Seat, Side
from sukno.words import message

from .book import Book
from .position import State
from .rules import MatchForm, NextDealer, NextMatchDealer, Tie
from .scoring import Items, Take, score, sure

ELEVEN = 11
TWENTY_ONE = 21
MULTIPLIERS = {1: 4, 2: 2}
"""000 (b): by the number of deals in which the winner reached 11."""
ACES_IN_ORDER: Final = tuple(Card.of(Rank.ACE, suit) for suit in (Suit.SPADES, Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS))
"""000 (c): «ПА, ТА, ЧА, БА»."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match ended."""

    how: str
    """``points``, ``count_out``, ``cards`` (tie broken by the majority of cards), ``draw``, ``claim``,
    ``false_claim`` or ``resigned``."""
    winner: Side | None
    """None: drawn."""
    multiplier: int = 1
    """000 (b): what the winner's total is multiplied by."""
    net: int | None = None
    """With two sides: the winner's total, multiplied, less the loser's; None otherwise."""
    by: Side | None = None
    """The side that called or resigned."""
    item: str = ""
    """Count-out: the item with which the winner reached 21."""

    @property
    def draw(self) -> bool:
        """Nobody won."""
        return self.winner is None


@dataclass(frozen=True, slots=True)
class DealScore:
    """A finished deal of a match."""

    dealer: Seat
    items: tuple[Items, ...]
    """By side."""
    takes: tuple[Take, ...]
    """What each side captured."""
    sweep_order: tuple[Side, ...] = ()

    @property
    def points(self) -> tuple[int, ...]:
        """By side."""
        return tuple(items.total for items in self.items)


@dataclass(frozen=True, slots=True)
class Match:
    """A match so far."""

    book: Book
    seats: int
    dealer: Seat
    """Who deals the deal that is played, or the next one."""
    deals: tuple[DealScore, ...] = ()
    """The finished ones."""
    before: tuple[int, ...] = ()
    """Points brought in from deals whose cards are not known (score files); none where empty."""
    played: int = 0
    """How many such deals."""
    verdict: Verdict | None = None
    """None: it goes on."""
    cut_short: DealScore | None = None
    """The deal in whose middle a call ended the match: what each side was sure of in it. It counts in no total."""

    @property
    def sides(self) -> int:
        """How many sides play."""
        return self.book.rules.sides(self.seats)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side."""
        totals = list(self.before or (0,) * self.sides)
        for deal in self.deals:
            totals = [total + points for total, points in zip(totals, deal.points, strict=True)]
        return tuple(totals)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.verdict is not None

    @property
    def winner(self) -> Side | None:
        """The side that won; None while it goes on, and where it was drawn."""
        return self.verdict.winner if self.verdict else None

    @property
    def finished(self) -> int:
        """How many deals have been played out."""
        return self.played + len(self.deals)

    @property
    def may_tie(self) -> bool:
        """Whether equal totals at the target lead to another deal."""
        rules = self.book.rules
        return rules.form(self.seats) is MatchForm.TARGET and rules.tie is not Tie.DRAW

    @property
    def target(self) -> int | None:
        """The points that end the match; None where one deal is the match."""
        return {
            MatchForm.ONE_DEAL: None,
            MatchForm.ELEVEN_MULTIPLIED: ELEVEN,
            MatchForm.TWENTY_ONE_COUNT_OUT: TWENTY_ONE,
            MatchForm.TARGET: self.book.rules.target,
        }[self.book.rules.form(self.seats)]


def takes_of(state: State) -> tuple[Take, ...]:
    """What each side has captured."""
    return tuple(Take(frozenset(pile), sweeps) for pile, sweeps in zip(state.piles, state.sweeps, strict=True))


def after_deal(match: Match, state: State) -> Match:
    """The match once this deal is played out."""
    return add_deal(match, takes_of(state), state.sweep_order)


def add_deal(match: Match, takes: Sequence[Take], sweep_order: Sequence[Side] = ()) -> Match:
    """The match with one more deal, scored and judged."""
    if match.over:
        raise ValueError("the match is over")
    items = score(match.book.rules, match.book.rules.form(match.seats), takes)
    deal = DealScore(match.dealer, items, tuple(takes), tuple(sweep_order))
    after = replace(match, deals=(*match.deals, deal))
    return replace(after, verdict=verdict_of(after), dealer=_next_dealer(after))


def _next_dealer(match: Match) -> Seat:
    """Between two the winner of the deal may deal the next (a drawn deal: the other); else the deal goes left (A5)."""
    deal = match.deals[-1]
    if match.seats == 2 and match.book.rules.next_dealer is NextDealer.WINNER:
        mine, other = deal.points
        if mine != other:
            return 0 if mine > other else 1
    return (deal.dealer + 1) % match.seats


def next_match_dealer(match: Match) -> Seat | None:
    """The first dealer of the next match; None: they cut again.

    Of a winning pair, the partner whose deal would come sooner; drawn, the deal goes on to the left.
    """
    rule = match.book.rules.next_match_dealer
    if rule is NextMatchDealer.CUT:
        return None
    last = match.deals[-1].dealer if match.deals else match.dealer
    order = [(last + step) % match.seats for step in range(1, match.seats + 1)]
    winner = match.verdict.winner if match.verdict else None
    if rule is NextMatchDealer.ROTATE or winner is None:
        return order[0]
    return next(seat for seat in order if match.book.rules.side(seat, match.seats) == winner)


# Winning


def verdict_of(match: Match) -> Verdict | None:
    """How the match ended with its last deal; None: it goes on.

    Raises Mistake where the cards of the last deal decide (count-out, a tie) and are not known.
    """
    return _FORMS[match.book.rules.form(match.seats)](match)


def _highest(points: Sequence[int]) -> Side | None:
    """The side with the most, None where several share it."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def _net(totals: Sequence[int], winner: Side | None, multiplier: int = 1) -> int | None:
    if len(totals) != 2:
        return None
    return 0 if winner is None else totals[winner] * multiplier - totals[1 - winner]


def _won(
    totals: Sequence[int], winner: Side | None, how: str = "points", multiplier: int = 1, item: str = ""
) -> Verdict:
    how = "draw" if winner is None else how
    return Verdict(how, winner, multiplier, _net(totals, winner, multiplier), item=item)


def _one_deal(after: Match) -> Verdict | None:
    """000 (a): the larger score wins; equal points are a draw."""
    return _won(after.totals, _highest(after.totals))


def _eleven(after: Match) -> Verdict | None:
    """000 (b): 11 points; doubled in two deals, fourfold in one; both at 11: the higher, equal is a draw."""
    if max(after.totals) < ELEVEN:
        return None
    winner = _highest(after.totals)
    number = after.finished
    return _won(after.totals, winner, multiplier=1 if winner is None else MULTIPLIERS.get(number, 1))


def _count_out(after: Match) -> Verdict | None:
    """000 (c): 21 points; several in one deal are counted item by item, and the first at 21 wins (A44)."""
    reached = [side for side, total in enumerate(after.totals) if total >= TWENTY_ONE]
    if not reached:
        return None
    if len(reached) == 1:
        return _won(after.totals, reached[0])
    winner, item = count_out(after)
    return _won(after.totals, winner, "count_out", item=item)


def count_out(match: Match) -> tuple[Side, str]:
    """The first side at 21 when the last deal's points are counted in order, and the item that did it.

    The order: cards, suit, big, little, the aces of spades, clubs, hearts, diamonds, then the sweeps in the order
    they were made.
    """
    if not match.deals:
        raise Mistake(message("score-count-out"))
    deal = match.deals[-1]
    running = [total - points for total, points in zip(match.totals, deal.points, strict=True)]
    for item, side, points in _counted(deal):
        running[side] += points
        if running[side] >= TWENTY_ONE:
            return side, item
    paid = match.book.rules.sweep_points
    for side in deal.sweep_order or _alternating(running, [items.sweeps // max(paid, 1) for items in deal.items]):
        running[side] += paid
        if running[side] >= TWENTY_ONE:
            return side, "sweeps"
    raise ValueError("nobody reached 21 in this deal")


def _counted(deal: DealScore) -> Iterator[tuple[str, Side, int]]:
    """The points of a deal one after another, sweeps apart: item, side, points."""
    for item in ("cards", "suit", "big", "little"):
        for side, items in enumerate(deal.items):
            yield item, side, getattr(items, item)
    for ace in ACES_IN_ORDER:
        for side, take in enumerate(deal.takes):
            yield f"ace-{ace.suit}", side, int(ace in take.cards)


def _alternating(running: Sequence[int], sweeps: Sequence[int]) -> list[Side]:
    """An order for sweeps whose order was not kept: in turn, from the side that needs fewer (our choice, A44)."""
    first = sorted(range(len(running)), key=lambda side: -running[side])
    return [side for turn in range(max(sweeps)) for side in first if sweeps[side] > turn]


def _target(after: Match) -> Verdict | None:
    """The target: the higher total wins; what an equal one means is an option (A46)."""
    rules, totals = after.book.rules, after.totals
    if max(totals) < rules.target:
        return None
    winner = _highest(totals)
    if winner is not None:
        return _won(totals, winner)
    if rules.tie is Tie.DRAW:
        return _won(totals, None)
    if rules.tie is Tie.CARDS_THEN_EXTRA_DEAL:
        if not after.deals:
            raise Mistake(message("score-cards-unknown"))
        best = max(totals)
        for side, items in enumerate(after.deals[-1].items):
            if totals[side] == best and items.cards:
                return _won(totals, side, "cards")
    return None


_FORMS: Final[dict[MatchForm, Callable[[Match], Verdict | None]]] = {
    MatchForm.ONE_DEAL: _one_deal,
    MatchForm.ELEVEN_MULTIPLIED: _eleven,
    MatchForm.TWENTY_ONE_COUNT_OUT: _count_out,
    MatchForm.TARGET: _target,
}


# Calls


def points_now(match: Match, side: Side, take: Take | None) -> int:
    """What a side may call: its points of finished deals, and what it is sure of in this one (A45)."""
    if take is None:
        return match.totals[side]
    return match.totals[side] + sure(match.book.rules, match.book.rules.form(match.seats), take).total


def claim(match: Match, takes: Sequence[Take] | None, side: Side) -> Match | Refusal:
    """The match after a side calls the target (001). Right, it wins; wrong, it loses at once.

    ``takes``: what the sides have captured in the deal that is played, None between deals. Refused where the book
    knows no call. After a false call of one among several the highest other side wins.
    """
    goal = match.target
    if not match.book.rules.claim or goal is None:
        return Refusal("claim", match.book.sources["claim"], message("refusal-claim"))
    if points_now(match, side, takes[side] if takes else None) >= goal:
        verdict = Verdict("claim", side, net=_net(match.totals, side), by=side)
    else:
        verdict = _given_up(match, takes, side, "false_claim")
    return replace(match, verdict=verdict, cut_short=_cut_short(match, takes))


def resign(match: Match, takes: Sequence[Take] | None, side: Side) -> Match:
    """The match once a side has given it up; among several the highest other side wins."""
    verdict = _given_up(match, takes, side, "resigned")
    # Between two nothing is compared, so nothing has to be shown.
    return replace(match, verdict=verdict, cut_short=_cut_short(match, takes) if match.sides > 2 else None)


def _cut_short(match: Match, takes: Sequence[Take] | None) -> DealScore | None:
    """The deal that is played, by what is sure in it; None between deals."""
    if takes is None:
        return None
    rules = match.book.rules
    items = tuple(sure(rules, rules.form(match.seats), take) for take in takes)
    return DealScore(match.dealer, items, tuple(takes))


def _given_up(match: Match, takes: Sequence[Take] | None, side: Side, how: str) -> Verdict:
    standing = [
        -1 if other == side else points_now(match, other, takes[other] if takes else None)
        for other in range(match.sides)
    ]
    winner = _highest(standing)
    return Verdict(how, winner, net=_net(match.totals, winner), by=side)
