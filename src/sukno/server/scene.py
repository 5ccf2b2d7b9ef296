"""A View of Casino as the page gets it: cards, builds and the talk."""

from __future__ import annotations

from functools import lru_cache

from sukno.core.seats import Seat
from sukno.games.casino import talk
from sukno.games.casino.book import Book
from sukno.games.casino.moves import Build, Capture, Layout, MakeBuild, Trail, taken
from sukno.games.casino.notation import write
from sukno.games.casino.picking import build_groups, groups_of
from sukno.games.casino.position import Dealt, Event, Played, View
from sukno.games.casino.referee import Turn
from sukno.wire import scene as wire
from sukno.words import message

from .said import cards, said


def scene(view: View, call: tuple[Seat, str] | None = None, since: int = 0) -> wire.Scene:
    """What a seat sees of a deal; ``call``: the one that ended the match in it; ``since``: where the talk begins."""
    talked = [happening(event, view.book, view.seats, view.dealer or 0) for event in view.history[since:]]
    if call is not None:
        talked.append(called(*call))
    return wire.Scene(
        hand=cards(view.hand),
        counts=view.counts,
        loose=cards(view.layout.loose),
        builds=tuple(build(some, view.book) for some in view.layout.builds),
        piles=view.piles,
        sweeps=view.sweeps,
        stock=view.stock or 0,
        last_packet=view.last_packet,
        dealer=view.dealer or 0,
        to_act=None if call is not None else view.to_act,
        last_capture=view.last_capture,
        talk=tuple(talked),
        open_captures=tuple(place - since for place in view.open_captures if place >= since),
    )


def build(some: Build, book: Book) -> wire.Build:
    """A build on the table."""
    groups = tuple(map(cards, build_groups(book.values, some)))
    return wire.Build(some.value, some.multiple, some.owner, cards(some.cards), groups)


def called(seat: Seat, call: str) -> wire.Called:
    """A call that ended the match."""
    if call == "claim":
        return wire.Called(seat, "claim", said(message("call-claim")))
    return wire.Called(seat, "resign", said(message("call-resign")))


@lru_cache(maxsize=8192)
def happening(event: Event, book: Book, seats: int, dealer: Seat) -> wire.Happening:
    """Something that everybody saw. Kept, for it is told again with every later version of the table."""
    words = said(talk.say(event))
    if isinstance(event, Dealt):
        return wire.Dealt(dealer, event.cards, cards(event.table), event.last, words)
    if isinstance(event, Played):
        return _played(event, book, seats, words)
    return wire.Residue(event.seat, cards(event.cards), words)


def _played(event: Played, book: Book, seats: int, words: wire.Said) -> wire.Played:
    move = event.move
    names: tuple[str, ...] = ()
    match move:
        case Trail():
            kind = "trail"
        case Capture():
            kind, names = "capture", cards(move.builds)
        case MakeBuild():
            kind, names = "build", cards(() if move.standing is None else (move.standing,))
    return wire.Played(
        seat=event.seat,
        move=write(event.before, move),
        kind=kind,  # type: ignore[arg-type]
        card=str(move.card),
        groups=_groups(Turn(book, seats, event.seat, event.seat, (move.card,), event.before), event.before, event),
        builds=names,
        captured=cards(event.captured),
        sweep=event.sweep,
        built=None if event.build is None else build(event.build, book),
        drew=event.drew,
        said=words,
    )


def _groups(turn: Turn, layout: Layout, event: Played) -> tuple[tuple[str, ...], ...]:
    """The table cards of a move as they are gathered: loose ones as they add up, each build whole."""
    move = event.move
    if isinstance(move, Trail):
        return ()
    without = (tuple(card for card in group if card != move.card) for group in groups_of(turn, move))
    groups = [cards(group) for group in without if group] or [(str(card),) for card in move.loose]
    used = taken(layout, move)
    return (*groups, *(cards(standing.cards) for standing in layout.builds if standing.lowest in used))
