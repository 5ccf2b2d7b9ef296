"""The table of War described: what lies where, what may be done, what was said, and how a match stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sukno.cards import Card
from sukno.core.picture import Offer, Picture, Place, Shape, Sheet, SheetRow, Told
from sukno.core.seats import Seat
from sukno.words import Message, message

from .match import Match
from .moves import Move
from .play import view as seen
from .position import Course, Shown, State, View
from .referee import legal


def picture(view: View) -> Picture:
    """The table as a seat sees it; the battle that ended last lies there until a card is turned."""
    piles = [(None,) * min(count, 1) for count in view.counts]
    return _picture(view, piles, _lying(view))


def reveal(state: State) -> Picture:
    """The table with all cards face up."""
    view = seen(state, None)
    laid: Shown = tuple(tuple(card for card, _ in one) for one in state.laid)
    return _picture(view, [pile[:1] for pile in state.piles], laid if any(laid) else _lying(view))


def _lying(view: View) -> Shown:
    """The cards of the battle that is fought, else of the one before."""
    return view.ended.shown if view.ended is not None and not any(view.laid) else view.laid


def _picture(view: View, piles: Sequence[tuple[Card | None, ...]], laid: Shown) -> Picture:
    places = []
    for seat in range(view.seats):
        name = message("war-place-own" if seat == view.seat else "war-place-pile")
        places.append(Place(f"pile-{seat}", Shape.PILE, seat, name, piles[seat], view.counts[seat]))
        # As in figure 16: each card partly covers the one before.
        note = _note(view, seat)
        cards = laid[seat]
        places.append(
            Place(f"laid-{seat}", Shape.COLUMN, seat, message("war-place-laid"), cards, len(cards), note=note)
        )
    tallies = tuple(_tally(view, seat) for seat in range(view.seats))
    return Picture(tuple(places), tallies, tuple(told(view)), _hint(view))


def _note(view: View, seat: Seat) -> Message | None:
    if view.ended is not None and not any(view.laid):
        return message("war-takes", cards=view.ended.cards) if view.ended.winner == seat else None
    return message("war-fights") if view.down and seat in view.fighting else None


def _tally(view: View, seat: Seat) -> Message | None:
    """How many cards somebody has stands on his pile; who has none at all is out."""
    return None if view.counts[seat] or view.laid[seat] else message("war-out")


def _hint(view: View) -> Message | None:
    if view.seat not in view.waiting:
        return None
    if not view.down:
        return message("war-hint")
    if view.counts[view.seat] <= view.down:
        return message("war-hint-last", cards=view.counts[view.seat] - 1)
    if len(view.fighting) == 2:
        return message("war-hint-war", cards=view.down)
    return message("war-hint-conflict", cards=view.down)


def offers(view: View) -> tuple[Offer, ...]:
    """The only move, where there is one."""
    return tuple(
        Offer(move.value, message("war-button-turn"), message("war-button-turn"), place=f"pile-{view.seat}")
        for move in legal(view)
    )


# The talk


def told(view: View) -> Iterator[Told]:
    """The battle that ended last, and the one that is fought."""
    ended = view.ended
    if ended is not None:
        yield from _battle(ended.course, ended.shown)
        if ended.winner is None:
            yield Told(None, message("war-say-nobody"))
        else:
            yield Told(ended.winner, message("war-say-take", cards=ended.cards))
    yield from _battle(view.course, view.laid)


def _battle(course: Course, shown: Shown) -> Iterator[Told]:
    up = [[card for card in cards if card is not None] for cards in shown]
    turned = [0] * len(shown)
    for event in course:
        if isinstance(event, tuple):
            id = "war-say-equal" if len(event) == 2 else "war-say-conflict"
            yield Told(None, message(id, cards=tuple(up[seat][turned[seat] - 1] for seat in event)))
        else:
            card = up[event][turned[event]]
            turned[event] += 1
            yield Told(event, message("war-say-turn", card=card), Move.TURN.value)


# The match


def sheet(match: Match, number: int) -> Sheet:
    """How a game ended."""
    deal = match.deals[number]
    rows = (
        SheetRow(message("war-row-cards"), deal.cards, counted=False),
        SheetRow(message("war-row-won"), deal.points),
    )
    tally = deal.tally
    counts = {"battles": tally.battles, "wars": tally.wars + tally.conflicts, "cards": tally.largest}
    note = message("war-note-cut", **counts) if deal.cut_short else message("war-note", **counts)
    return Sheet(rows, deal.points, match.before(number), match.before(number + 1), note)


def standing(match: Match) -> Message:
    """What the match is played for."""
    return message("war-standing", wins=match.book.rules.wins)


def verdict(match: Match, names: Sequence[Message | str]) -> Message | None:
    """How the match ended; None while it goes on."""
    if not match.over:
        return None
    winner = match.winner
    if match.resigned is not None:
        by = names[match.resigned]
        if winner is None:
            return message("war-verdict-resigned-drawn", by=by)
        return message("war-verdict-resigned", by=by, winner=names[winner])
    if winner is None:
        return message("war-verdict-draw")
    cards = match.deals[-1].cards[winner]
    return message("war-verdict", winner=names[winner], wins=match.book.rules.wins, cards=cards)
