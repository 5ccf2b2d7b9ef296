"""Reading the others: what they may hold after what they played, and the best move against all of that.

The kernel's `Mind` does the work; here it is told what this seat saw.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from sukno.cards import Card

from .book import Book
from .foresight import rollouts_of
from .hidden import sample, unseen
from .kernel.convert import bits, cards_of, number_of, put
from .kernel.mind import Mind
from .kernel.outlook import Outlook
from .kernel.rollouts import Rollouts
from .kernel.simulate import Deal
from .kernel.table import Laws
from .legal import legal
from .moves import Move
from .outlook import outlook_of
from .pool import Pool
from .position import Dealt, Played, State, View
from .prospects import Prospect
from .rules import Stock
from .worth import Worth

KINDS: Final = (
    (0.03, True, 0.45),
    (0.2, True, 0.25),
    (0.6, True, 0.1),
    (2.0, True, 0.03),
    (0.0004, False, 0.12),
    (0.2, False, 0.05),
)
"""Kinds of players: by the points that make a move e times as likely, whether they care what a card laid down gives
away, and how likely one of them sits there. The first always takes what looks best, the fourth hardly looks; the last
two lay cards down without a care, one the highest, the other any."""
LAPSE: Final = 0.02
"""The part of their moves that nothing explains."""
BOLD: Final = 1.0
BREADTH: Final = 8
DOUBT: Final = 8.0
"""See ``Mind``. Twice the bold, half the breadth or no tree at all made no difference of 0.1 points a deal."""
WORLDS: Final = 96
"""Imagined deals where hands cannot be counted through: among more than two, and where cards are drawn."""
DRAWN: Final = 8
"""So many moves are looked ahead where a deal has no packets."""


def ponder(view: View, found: Sequence[Prospect], rng: Random, work: int) -> Mapping[Move, float]:
    """By how much the view's side will be ahead after each of these moves, in points a deal, as far as can be seen.

    It is played to the end of the packet: the others by what looks best to them, as strictly as they have been seen to;
    the own seat with a search, in which it knows only what it will have seen. ``work``: about so many greedy moves.
    """
    with _minds(view.book, view.seats).one() as (mind, blank):
        return ponder_with(mind, blank, view, found, rng, work)


def ponder_with(
    mind: Mind, blank: Deal, view: View, found: Sequence[Prospect], rng: Random, work: int
) -> Mapping[Move, float]:
    """The same with a mind of one's own; ``blank`` is a deal by the same laws."""
    drawn = view.book.rules.stock is Stock.DRAW
    past = [] if drawn else list(what_others_did(view, blank))
    counted = view.seats == 2 and not drawn
    deals = [_deal(blank, sample(view, rng)) for _ in range(1 if counted else WORLDS)]
    numbers = [(number_of(view.layout, prospect.move), prospect.worth) for prospect in found]
    depth = DRAWN if drawn else 52
    values = mind.think(deals[0], numbers, past, [] if counted else deals, work, depth, rng.getrandbits(60))
    return {prospect.move: ahead for prospect, (_, ahead) in zip(found, values, strict=True)}


def mind_of(
    eyes: Rollouts, outlook: Outlook, kinds: Sequence[tuple[float, bool, float]] = KINDS, lapse: float = LAPSE
) -> Mind:
    """A mind that takes others for players of these kinds, who see with these eyes as it does itself."""
    return Mind(eyes, outlook, kinds, lapse, BOLD, BREADTH, DOUBT)


def believed(view: View) -> dict[tuple[Card, ...], float]:
    """How likely the other seat of two holds each hand (its cards sorted), after what it played. They add up to one.

    Of more than some thousand hands only as many are told, drawn at random. ValueError where hands cannot be counted
    through: with other than two seats, and where cards are drawn.
    """
    if view.seats != 2 or view.book.rules.stock is Stock.DRAW:
        raise ValueError("only hands of a packet between two can be counted through")
    with _minds(view.book, view.seats).one() as (mind, blank):
        deal = _deal(blank, sample(view, Random(0)))
        some = number_of(view.layout, next(legal(view.turn)))
        # Nothing is searched: it is only weighed what may be.
        mind.think(deal, [(some, 0.0)], list(what_others_did(view, blank)), [], work=0, depth=1, seed=1)
        found: dict[tuple[Card, ...], float] = {}
        for hands, share in mind.belief():
            hand = cards_of(hands[1 - view.turn.seat])
            found[hand] = found.get(hand, 0.0) + share
    return found


def what_others_did(view: View, blank: Deal) -> Iterator[tuple[Deal, int, bool]]:
    """The moves of the others in this deal, as ``Mind.think`` wants them; ``blank`` is a deal by the same laws."""
    packets: list[list[Played]] = []
    for event in view.history:
        if isinstance(event, Dealt):
            packets.append([])
        elif isinstance(event, Played) and packets:
            packets[-1].append(event)
    piles = [0] * view.book.rules.sides(view.seats)
    for packet in packets:
        over = packet is not packets[-1]
        for place, event in enumerate(packet):
            if event.seat != view.seat:
                hands = _hands(view, packet[place:], over=over)
                before = blank.clone()
                layout = event.before
                builds = [(bits(one.cards), one.value, one.owner, one.multiple) for one in layout.builds]
                before.take_from(hands, bits(layout.loose), builds, piles, (), (), event.seat, 0, None)
                yield before, number_of(layout, event.move), over
            piles[view.book.rules.side(event.seat, view.seats)] |= bits(event.captured)


def _hands(view: View, still: Sequence[Played], *, over: bool) -> list[int]:
    """The hands before the first of some moves that ended a packet: what was played of them, and what is held yet.

    Of the others' cards that are held yet only the number matters here, and of the mover's not even that.
    """
    hands = [bits([event.move.card for event in still if event.seat == seat]) for seat in range(view.seats)]
    if not over:
        spare = list(unseen(view))
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                hands[seat] |= bits(view.hand)
            elif seat != still[0].seat:
                hands[seat] |= bits([spare.pop() for _ in range(count)])
    return hands


def _deal(blank: Deal, state: State) -> Deal:
    deal = blank.clone()
    put(deal, state)
    return deal


@lru_cache(maxsize=8)
def _minds(book: Book, seats: int) -> Pool[tuple[Mind, Deal]]:
    laws, worth = Laws(book.rules, seats), Worth(book.rules, book.rules.form(seats))

    def mind_and_table() -> tuple[Mind, Deal]:
        thinking = mind_of(rollouts_of(laws, worth), outlook_of(laws, worth))
        return thinking, Deal(laws, thinking.finder)

    return Pool(mind_and_table)
