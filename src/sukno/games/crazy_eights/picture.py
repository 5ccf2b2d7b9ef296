"""The table of Crazy Eights as every screen draws it: the stock, the pile, the hands, the moves as buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sukno.cards import Card, Rank
from sukno.core.picture import Offer, Picture, Place, Shape, Sheet, SheetRow, Told, side_of
from sukno.core.seats import Seat, winner_first
from sukno.words import Message, figure, message

from .legal import legal, may_draw
from .match import Match
from .moves import Draw, Follow, Lay, Move, Pass, fitting
from .notation import write
from .play import view as view_of
from .position import Made, State, View

STOCK = "stock"
PILE = "pile"


def picture(view: View) -> Picture:
    """The table as a seat sees it."""
    hands = [_hand(view, seat) for seat in range(view.seats)]
    return _picture(view, hands)


def reveal(state: State) -> Picture:
    """The table with all hands open."""
    view = view_of(state, None)
    return _picture(view, [_sorted(hand) for hand in state.hands])


def _picture(view: View, hands: Sequence[tuple[Card | None, ...]]) -> Picture:
    places = [
        Place(STOCK, Shape.PILE, None, message("crazy-eights-stock"), (None,) if view.stock else (), view.stock),
        Place(PILE, Shape.PILE, None, message("crazy-eights-pile"), view.laid[-1:], len(view.laid), note=_note(view)),
    ]
    for seat, cards in enumerate(hands):
        name = message("crazy-eights-own-hand" if seat == view.seat else "crazy-eights-hand")
        places.append(Place(f"hand-{seat}", Shape.HAND, seat, name, cards, len(cards)))
    return Picture(tuple(places), tuple(_tally(view, seat) for seat in range(view.seats)), _told(view), _hint(view))


def _tally(view: View, seat: Seat) -> Message | None:
    """How many cards a seat has drawn; how many it has is seen anyway."""
    drawn = view.drawn(seat)
    return message("crazy-eights-tally", cards=drawn) if drawn else None


def _hand(view: View, seat: Seat) -> tuple[Card | None, ...]:
    if seat == view.seat:
        return _sorted(view.hand)
    return _sorted(view.shown[seat]) if view.shown else (None,) * view.counts[seat]


def _sorted(hand: Sequence[Card]) -> tuple[Card, ...]:
    """By suit, for that is how they are looked for; the eights, which go with any suit, last."""
    return tuple(sorted(hand, key=lambda card: (card.rank is Rank.EIGHT, card.suit, card.rank)))


def _note(view: View) -> Message | None:
    """What counts of the card on the pile, where it is not plain."""
    if view.follow is None:
        return message("crazy-eights-any-card") if view.to_act is not None else None
    return message("crazy-eights-named", suit=str(view.follow.suit)) if view.follow.rank is None else None


def _hint(view: View) -> Message | None:
    """What the seat whose turn it is may do."""
    if view.seat is None or view.seat != view.to_act:
        return None
    fit = fitting(view.follow, view.hand)
    if not fit:
        return message("crazy-eights-hint-draw" if view.stock else "crazy-eights-hint-pass", **_wanted(view.follow))
    if view.follow is None:
        return message("crazy-eights-hint-any")
    only_eights = all(card.rank is Rank.EIGHT for card in fit)
    if only_eights and may_draw(view, fit):
        return message("crazy-eights-hint-eight", **_wanted(view.follow))
    return message("crazy-eights-hint", **_wanted(view.follow))


def _wanted(follow: Follow | None) -> dict[str, str | int]:
    assert follow is not None
    return {"suit": str(follow.suit), "rank": int(follow.rank or 0)}


# Moves


def offers(view: View) -> tuple[Offer, ...]:
    """The legal moves as buttons."""
    return tuple(map(_offer, legal(view)))


def _offer(move: Move) -> Offer:
    match move:
        case Lay(card, None):
            button, described = message("crazy-eights-lay"), message("crazy-eights-lay-card", card=card)
            return Offer(write(move), button, described, card, PILE)
        case Lay(card, suit):
            button = message("crazy-eights-name-suit", suit=str(suit))
            return Offer(write(move), button, message("crazy-eights-lay-eight", card=card, suit=str(suit)), card, PILE)
        case Draw():
            return Offer(write(move), message("crazy-eights-draw"), message("crazy-eights-draw"), None, STOCK)
        case Pass():
            return Offer(write(move), message("crazy-eights-pass"), message("crazy-eights-pass"))


def _told(view: View) -> tuple[Told, ...]:
    """The deal so far; cards that a seat drew one after the other are told at once."""
    told: list[Told] = []
    held = [view.book.rules.hand_size] * view.seats
    for (seat, _), run in groupby(enumerate(view.history), _run):
        moves = [made.move for _, made in run]
        told.append(Told(seat, _say(moves[0], len(moves)), write(moves[-1])))
        held[seat] += {Draw: len(moves), Lay: -1, Pass: 0}[type(moves[0])]
        if not held[seat]:
            told.append(Told(seat, message("crazy-eights-say-out")))
    if blocked(view):
        told.append(Told(None, message("crazy-eights-say-blocked")))
    return tuple(told)


def _run(numbered: tuple[int, Made]) -> tuple[Seat, int]:
    """The same for cards drawn in a row, else for each move another."""
    number, made = numbered
    return made.seat, -1 if isinstance(made.move, Draw) else number


def _say(move: Move, times: int) -> Message:
    match move:
        case Lay(card, None):
            return message("crazy-eights-say-lay", card=card)
        case Lay(card, suit):
            return message("crazy-eights-say-eight", card=card, suit=str(suit))
        case Draw():
            return message("crazy-eights-say-draw", cards=times)
        case Pass():
            return message("crazy-eights-say-pass")


def blocked(view: View) -> bool:
    """Whether the deal is over because nobody could go on."""
    sides = view.book.rules.sides(view.seats)
    return bool(view.shown) and all(any(view.shown[seat] for seat in side) for side in sides)


# The score


def sheet(match: Match, deal: int) -> Sheet:
    """The score of a finished deal."""
    done = match.deals[deal]
    note = None
    if done.blocked:
        note = message("crazy-eights-sheet-blocked" if any(done.points) else "crazy-eights-sheet-equal")
    return Sheet(
        rows=(
            SheetRow(message("crazy-eights-row-cards"), done.cards, counted=False),
            SheetRow(message("crazy-eights-row-left"), done.left, counted=False),
            SheetRow(message("crazy-eights-row-won"), done.points),
        ),
        points=done.points,
        before=match.before(deal),
        totals=match.before(deal + 1),
        note=note,
    )


def standing(match: Match) -> Message:
    """What the match is played for."""
    return message("crazy-eights-standing", target=match.target)


def verdict(match: Match, names: Sequence[Message | str]) -> Message | None:
    """How the match ended; ``names`` by side. None while it goes on."""
    if not match.over:
        return None
    points = " : ".join(map(figure, winner_first(match.totals, match.winner)))
    if match.resigned is not None:
        gave_up = names[side_of(match.sides, match.resigned)]
        if match.winner is None:
            return message("crazy-eights-verdict-resigned-drawn", by=gave_up, points=points)
        return message("crazy-eights-verdict-resigned", by=gave_up, winner=names[match.winner], points=points)
    assert match.winner is not None
    return message("crazy-eights-verdict", winner=names[match.winner], points=points)
