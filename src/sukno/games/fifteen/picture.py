"""The table of Fifteen described: what lies where, what may be done, what was said, and how a match stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sukno.cards import Card
from sukno.core.picture import Offer, Picture, Place, Shape, Sheet, SheetRow, Told
from sukno.core.seats import Seat
from sukno.words import Message, message

from .match import Match
from .moves import Move
from .play import can_ante
from .play import view as seen
from .position import SEATS, Dealt, Drew, Event, Returned, Showdown, State, Stood, View
from .referee import legal
from .rules import FULL, MatchForm, total


def picture(view: View) -> Picture:
    """The table as a seat sees it; the last showdown lies there until somebody moves."""
    hands: list[tuple[Card | None, ...]] = [(None,) * count for count in view.counts]
    if view.seat is not None:
        hands[view.seat] = view.hand
    return _picture(view, hands, (None,) * min(view.stock, 1))


def reveal(state: State) -> Picture:
    """The table with all cards face up."""
    view = seen(state, None)
    return _picture(view, state.hands, state.stock[:1])


def _picture(view: View, hands: Sequence[tuple[Card | None, ...]], top: tuple[Card | None, ...]) -> Picture:
    shown = _shown(view.history)
    places = [
        Place("stock", Shape.PILE, None, message("fifteen-place-stock"), top, view.stock),
        Place("pot", Shape.COUNTERS, None, message("fifteen-place-pot"), (), view.pot),
        Place(
            "aside",
            Shape.PILE,
            None,
            message("fifteen-place-aside"),
            (None,) * min(len(view.aside), 1),
            len(view.aside),
        ),
    ]
    for seat in range(SEATS):
        if shown is not None:
            places.append(
                Place(
                    f"shown-{seat}",
                    Shape.ROW,
                    seat,
                    message("fifteen-place-shown"),
                    shown.hands[seat],
                    len(shown.hands[seat]),
                    note=_counted(shown.totals[seat]),
                )
            )
        name = message("fifteen-place-own" if seat == view.seat else "fifteen-place-hand")
        note = _hand_note(view, seat, hands[seat])
        places.append(Place(f"hand-{seat}", Shape.HAND, seat, name, hands[seat], len(hands[seat]), note=note))
    tallies = tuple(_chips(view, seat) for seat in range(SEATS))
    return Picture(tuple(places), tallies, tuple(told(view)), _hint(view))


def _shown(history: tuple[Event, ...]) -> Showdown | None:
    """The showdown that nobody has moved after."""
    for event in reversed(history):
        if isinstance(event, Showdown):
            return event
        if not isinstance(event, Dealt):
            return None
    return None


def _counted(number: int) -> Message:
    return message("fifteen-too-much" if number > FULL else "fifteen-total", number=number)


def _hand_note(view: View, seat: Seat, hand: tuple[Card | None, ...]) -> Message | None:
    known = [card for card in hand if card is not None]
    if known and len(known) == len(hand):
        return _counted(total(known))
    stands = seat == view.eldest and view.to_act == view.dealer
    return message("fifteen-stands") if stands else None


def _chips(view: View, seat: Seat) -> Message | None:
    """The chips of a seat; None where a run left some on the table and only the match knows whether they go back."""
    rules = view.book.rules
    had = view.before[0] + view.chips[0], view.before[1] + view.chips[1]
    over = view.to_act is None
    if rules.match is MatchForm.BANK:
        returned = view.pot // SEATS if over and not can_ante(rules, had) else 0
        return message("fifteen-chips", number=rules.bank + had[seat] + returned)
    return None if over and view.pot else _lead(had[seat])


def _lead(chips: int) -> Message:
    if chips == 0:
        return message("fifteen-even")
    return message("fifteen-ahead", number=chips) if chips > 0 else message("fifteen-behind", number=-chips)


def _hint(view: View) -> Message | None:
    if view.seat is None or view.to_act != view.seat:
        return None
    if view.busted:
        return message("fifteen-hint-bust", number=total(view.hand))
    if Move.STAND not in legal(view):
        return message("fifteen-hint-draw", number=total(view.hand))
    return message("fifteen-hint", number=total(view.hand))


def offers(view: View) -> tuple[Offer, ...]:
    """The legal moves as buttons."""
    return tuple(_offer(view, move) for move in legal(view))


def _offer(view: View, move: Move) -> Offer:
    number = total(view.hand)
    if move is Move.DRAW:
        described = message("fifteen-describe-draw", number=number)
        return Offer(move.value, message("fifteen-button-draw"), described, place="stock")
    described = message("fifteen-describe-bust" if view.busted else "fifteen-describe-stand", number=number)
    return Offer(move.value, message("fifteen-button-stand"), described)


# The talk


def told(view: View) -> Iterator[Told]:
    """What was said in this round and the two before it."""
    rounds: list[list[Event]] = []
    for event in view.history:
        if isinstance(event, Dealt):
            rounds.append([])
        rounds[-1].append(event)
    for events in rounds[-3:]:
        yield from _round_told(view, events)


def _round_told(view: View, events: Sequence[Event]) -> Iterator[Told]:
    ended = events[-1]
    hand = ended.hands[view.seat] if isinstance(ended, Showdown) and view.seat is not None else view.hand
    # Which card somebody else has drawn is said when the hands are opened, not here: what was told stays as it was.
    known = [hand if seat == view.seat else () for seat in range(SEATS)]
    had = [1, 1]
    for event in events:
        match event:
            case Dealt():
                yield Told(event.dealer, message("fifteen-say-deal", stake=event.stake, pot=event.pot))
            case Drew():
                card = known[event.seat][had[event.seat] :][:1]
                had[event.seat] += 1
                said = message("fifteen-say-draw-card", card=card[0]) if card else message("fifteen-say-draw")
                yield Told(event.seat, said, Move.DRAW.value)
            case Stood():
                yield Told(event.seat, message("fifteen-say-stand"), Move.STAND.value)
            case Returned():
                yield Told(None, message("fifteen-say-returned", cards=len(event.cards)))
            case Showdown():
                yield from _opened(event)


def _opened(event: Showdown) -> Iterator[Told]:
    for seat, hand in enumerate(event.hands):
        count = event.totals[seat]
        id = "fifteen-say-open-bust" if count > FULL else "fifteen-say-open"
        yield Told(seat, message(id, number=count, cards=hand))
    if event.winner is None:
        yield Told(None, message("fifteen-say-tie", pot=event.pot))
    else:
        yield Told(event.winner, message("fifteen-say-win", pot=event.pot))


# The match


def sheet(match: Match, number: int) -> Sheet:
    """The score of a run through the pack: chips put in and taken, and the rounds."""
    deal = match.deals[number]
    before = match.before(number)
    rows = [
        SheetRow(message("fifteen-row-won"), deal.won, counted=False),
        SheetRow(message("fifteen-row-drawn"), (deal.rounds - sum(deal.won),) * SEATS, counted=False),
        SheetRow(message("fifteen-row-paid"), tuple(-paid for paid in deal.paid)),
        SheetRow(message("fifteen-row-taken"), deal.taken),
    ]
    last = number == match.finished - 1 and match.resigned is None
    returned = match.returned if last else 0
    if returned:
        rows.append(SheetRow(message("fifteen-row-returned"), (returned,) * SEATS))
    points = tuple(points + returned for points in deal.points)
    totals = tuple(map(sum, zip(before, points, strict=True)))
    left = -sum(totals)
    note = message("fifteen-note-pot", pot=left) if left else None
    return Sheet(tuple(rows), points, before, totals, note)


def standing(match: Match) -> Message:
    """What the match is played for."""
    rules = match.book.rules
    if rules.match is MatchForm.BANK:
        return message("fifteen-standing-bank", bank=rules.bank, stake=rules.stake)
    return message("fifteen-standing-packs", packs=rules.packs, finished=match.finished)


def verdict(match: Match, names: Sequence[Message | str]) -> Message | None:
    """How the match ended; None while it goes on."""
    if not match.over:
        return None
    winner = match.winner
    if winner is None:
        return message("fifteen-verdict-draw")
    lead = abs(match.totals[0] - match.totals[1])
    loser = names[1 - winner]
    if match.resigned is not None:
        return message("fifteen-verdict-resigned", winner=names[winner], by=loser)
    if match.book.rules.match is MatchForm.BANK:
        return message("fifteen-verdict-bank", winner=names[winner], loser=loser)
    return message("fifteen-verdict-packs", winner=names[winner], number=lead)
