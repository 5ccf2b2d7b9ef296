"""What a selection on the page means, and what a card of the hand can do. The page knows no rules: it asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from sukno.cards import Card, parse_card
from sukno.core.refusal import Mistake
from sukno.games.casino.legal import builds as legal_builds
from sukno.games.casino.legal import captures, usable
from sukno.games.casino.moves import Capture, MakeBuild, Move, Trail
from sukno.games.casino.notation import write
from sukno.games.casino.picking import largest_capture, picked
from sukno.games.casino.position import View
from sukno.games.casino.referee import Turn
from sukno.games.casino.talk import button, describe
from sukno.wire import messages as wire
from sukno.words import message

from .said import cards, refusal, said

HANDFUL: Final = 4
"""So many captures and so many builds come along when a card is chosen."""


def meaning(view: View, card: Card, loose: Sequence[Card], builds: Sequence[Card]) -> wire.Meaning:
    """What a selection means. Raises Mistake for cards that do not lie there, or a card that is not in the hand."""
    _lies_there(view, card, loose, builds)
    turn = view.turn
    found, down = picked(turn, card, loose, builds), picked(turn, card)
    selected = bool(loose or builds)
    return wire.Meaning(
        card=str(card),
        loose=cards(loose),
        builds=cards(builds),
        total=found.total,
        groups=tuple(map(cards, found.groups)),
        moves=tuple(offer(turn, move) for move in found.moves) if selected else (),
        refusal=refusal(found.refusal) if selected and found.refusal else None,
        down=None if down.refusal else offer(turn, Trail(card)),
        down_refusal=refusal(down.refusal) if down.refusal else None,
    )


def read_meaning(view: View, asked: wire.Pick) -> wire.Picked:
    """The answer to ``pick``."""
    loose, builds = (tuple(map(parse_card, some)) for some in (asked.loose, asked.builds))
    return wire.Picked(asked.id, asked.version, meaning(view, parse_card(asked.card), loose, builds))


def read_choice(view: View, asked: wire.Choose) -> wire.Chosen:
    """The answer to ``choose``."""
    card, turn = parse_card(asked.card), view.turn
    _lies_there(view, card, (), ())
    best = largest_capture(turn, card)
    goes_with = usable(turn, card)
    return wire.Chosen(
        id=asked.id,
        version=asked.version,
        meaning=meaning(view, card, best.loose if best else (), best.builds if best else ()),
        loose=cards(other for other in view.layout.loose if other in goes_with),
        builds=cards(build.lowest for build in view.layout.builds if build.lowest in goes_with),
        moves=tuple(offer(turn, move) for move in _handful(turn, card)),
    )


def _lies_there(view: View, card: Card, loose: Sequence[Card], builds: Sequence[Card]) -> None:
    standing = {build.lowest for build in view.layout.builds}
    once = len({*loose, *builds}) == len(loose) + len(builds)
    if card not in view.hand or not once or not set(loose) <= set(view.layout.loose) or not set(builds) <= standing:
        raise Mistake(message("server-selection"))


def _handful(turn: Turn, card: Card) -> Iterator[Move]:
    if turn.to_act == turn.seat:
        yield from islice(captures(turn, card), HANDFUL)
        yield from islice(legal_builds(turn, card), HANDFUL)


def offer(turn: Turn, move: Move) -> wire.Offer:
    """A legal move as a button."""
    match move:
        case Trail():
            kind, value = "trail", 0
        case Capture():
            values = turn.values
            kind, value = "capture", values.high[move.card] if move.high else values.low[move.card]
        case MakeBuild():
            kind, value = "build", move.value
    return wire.Offer(
        move=write(turn.layout, move),
        kind=kind,  # type: ignore[arg-type]
        value=value or 0,
        button=said(button(turn, move)),
        described=said(describe(turn, move)),
    )
