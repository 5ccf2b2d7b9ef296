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
from .position import Shown, State, View
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
    return view.laid if view.ended is None else view.ended.shown


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
    if view.ended is not None:
        return message("war-takes", cards=view.ended.cards) if view.ended.winner == seat else None
    return message("war-fights") if view.down and seat in view.fighting else None


def _tally(view: View, seat: Seat) -> Message:
    if not view.counts[seat] and not view.laid[seat]:
        return message("war-out")
    return message("war-cards", cards=view.counts[seat])


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
        Offer(move.value, message("war-button-turn"), _hint(view) or message("war-hint"), place=f"pile-{view.seat}")
        for move in legal(view)
    )


# The talk


def told(view: View) -> Iterator[Told]:
    """The battle that is fought or the one that ended last, seat by seat from the dealer's left."""
    lying = _lying(view)
    order = [(view.dealer + step) % view.seats for step in range(1, view.seats + 1)]
    for step in range(max(map(len, lying)) + 1):
        turned = [(seat, card) for seat in order if (card := _turned(lying[seat], step)) is not None]
        # In a war, who has not yet turned his card is in it all the same.
        fight = [seat for seat, _ in turned] if view.ended is not None else [*view.fighting]
        equal = tuple(card for seat in order if seat in fight and (card := _turned(lying[seat], step - 1)) is not None)
        if step and len(equal) > 1:
            yield Told(None, message("war-say-equal" if len(equal) == 2 else "war-say-conflict", cards=equal))
        for seat, card in turned:
            yield Told(seat, message("war-say-turn", card=card), Move.TURN.value)
    if view.ended is not None and view.ended.winner is not None:
        yield Told(view.ended.winner, message("war-say-take", cards=view.ended.cards))
    elif view.ended is not None:
        yield Told(None, message("war-say-nobody"))


def _turned(cards: tuple[Card | None, ...], step: int) -> Card | None:
    """The card turned up in this step of a battle."""
    up = [card for card in cards if card is not None]
    return up[step] if 0 <= step < len(up) else None


# The match


def sheet(match: Match, number: int) -> Sheet:
    """How a game ended."""
    deal = match.deals[number]
    before = tuple(sum(past.points[seat] for past in match.deals[:number]) for seat in range(match.seats))
    rows = (
        SheetRow(message("war-row-cards"), deal.cards, counted=False),
        SheetRow(message("war-row-won"), deal.points),
    )
    tally = deal.tally
    counts = {"battles": tally.battles, "wars": tally.wars + tally.conflicts, "cards": tally.largest}
    note = message("war-note-cut", **counts) if deal.cut_short else message("war-note", **counts)
    return Sheet(rows, deal.points, before, tuple(map(sum, zip(before, deal.points, strict=True))), note)


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
