"""The words of the table: what a move is called on a button, in the talk and in the log, and how a match ended.

Everything here answers with messages of the catalogue; whoever shows them chooses the language and the deck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sukno.core.seats import Side, winner_first
from sukno.words import Message, Value, figure, message

from .match import Match
from .moves import Capture, Layout, MakeBuild, Move, Trail, taken
from .position import Dealt, Event, Played, Residue
from .referee import Turn
from .rules import Majority, Rules, Scoring
from .scoring import PACK_MAJORITY, SUIT_MAJORITY, Items

ITEMS: Final = ("cards", "suit", "big", "little", "aces", "sweeps", "jack")
"""The items of a score sheet, in order: fields of ``Items``. ``item_name`` is what each is called."""


def say(event: Event) -> Message:
    """One line of talk: what a player says with a move, or the dealer with a packet."""
    if isinstance(event, Dealt):
        return message("say-last" if event.last else "say-dealt", cards=event.cards)
    if isinstance(event, Residue):
        cards = event.cards
        if not event.cards:
            return message("say-no-residue")
        return message("say-residue-nobody" if event.seat is None else "say-residue", cards=cards)
    return _say_move(event)


def _say_move(event: Played) -> Message:
    move = event.move
    match move:
        case Trail():
            return message("say-trail", card=move.card)
        case Capture():
            said = "say-sweep" if event.sweep else "say-capture"
            return message(said, card=move.card, **_taken(event.before, move))
        case MakeBuild():
            call = announced(event)
            assert call is not None
            return message("say-build", call=call, **_joined(event.before, move))


def _taken(layout: Layout, move: Capture) -> dict[str, Value]:
    """What a capture takes, for ``casino-taken``: loose cards by name, builds by their value."""
    values = [build.value for build in layout.builds if build.lowest in move.builds]
    several = len(values) > 1
    if move.loose:
        what = "loose" if not values else "several" if several else "both"
    else:
        what = "builds" if several else "build"
    return {"what": what, "cards": move.loose, "builds": len(values), "value": values[0] if values else 0}


def _joined(layout: Layout, move: MakeBuild) -> dict[str, Value]:
    """What a built card is joined to, for ``casino-joined``."""
    standing = None if move.standing is None else layout.build(move.standing)
    if standing is None:
        what = "loose" if move.loose else "nothing"
    else:
        what = "both" if move.loose else "build"
    old = 0 if standing is None else standing.value
    return {"what": what, "card": move.card, "cards": move.loose, "old": old}


def announced(event: Played) -> Message | None:
    """What the rules make a builder say: «Строю шесть» for a single build, «Строю четвёрки» for a multiple one."""
    if event.build is None:
        return None
    return message("announce-multiple" if event.build.multiple else "announce-single", value=event.build.value)


def button(turn: Turn, move: Move) -> Message:
    """What a button that makes the move says."""
    if isinstance(move, Trail):
        return message("button-trail")
    if isinstance(move, Capture):
        cards = taken(turn.layout, move)
        bare = len(cards) == len(turn.layout.cards)
        return message("button-sweep" if bare else "button-take", cards=len(cards))
    if move.standing is None:
        single = sum(turn.values.low[card] for card in (move.card, *move.loose)) == move.value
        return message("button-build" if single else "button-build-multiple", value=move.value)
    standing = turn.layout.build(move.standing)
    adding = standing is not None and standing.value == move.value
    return message("button-add" if adding else "button-raise", value=move.value)


def describe(turn: Turn, move: Move) -> Message:
    """A move in full, for a list of moves: what the button says, and with which cards."""
    says = button(turn, move)
    match move:
        case Trail():
            return message("describe-trail", button=says, card=move.card)
        case Capture():
            return message("describe-take", button=says, card=move.card, **_taken(turn.layout, move))
        case MakeBuild():
            return message("describe-build", button=says, **_joined(turn.layout, move))


def item_rows(items: Sequence[Items]) -> list[tuple[str, tuple[int, ...]]]:
    """The rows of a score sheet: an item's name and its points by side; items that nobody has in this book left out."""
    rows = [(name, tuple(int(getattr(side, name)) for side in items)) for name in ITEMS]
    return [(name, points) for name, points in rows if any(points) or name not in ("sweeps", "jack")]


def item_name(rules: Rules, item: str, *, sure: bool = False) -> Message:
    """What an item is called under some rules: the bonus suit by its name, the cards as they lie.

    Where most is not enough, or as long as only what is ``sure`` counts, a majority is called by its printed number.
    """
    majority = str(Majority.THRESHOLD if sure else rules.majority)
    if item == "cards":
        return message("item-cards", majority=majority, number=PACK_MAJORITY)
    if item == "suit":
        kind = "each" if rules.scoring is Scoring.SPADE else majority
        return message("item-suit", suit=str(rules.bonus_suit), kind=kind, number=SUIT_MAJORITY)
    if item == "jack":
        return message("item-jack", suit=str(rules.bonus_suit))
    if item in ("big", "little"):
        return message(f"item-{item}", card=rules.big_card if item == "big" else rules.little_card)
    return message(f"item-{item}")


def verdict(match: Match, names: Sequence[Message | str]) -> Message | None:
    """How the match ended, in the words of its form; ``names`` by side. None while it goes on."""
    ended = match.verdict
    if ended is None:
        return None
    winner = None if ended.winner is None else names[ended.winner]
    loser = None if ended.by is None else names[ended.by]
    if ended.how in ("claim", "false_claim"):
        return _called(match, ended.how, winner, loser)
    points = " : ".join(map(figure, winner_first(match.totals, ended.winner)))
    if winner is None:
        if loser is not None:
            return message("verdict-resigned-drawn", by=loser, points=points)
        return message("verdict-draw", points=points)
    if ended.how == "resigned":
        return message("verdict-resigned", winner=winner, by=loser or "", points=points)
    if ended.how == "count_out":
        item = item_name(match.book.rules, ended.item)
        return message("verdict-count-out", winner=winner, points=points, item=item)
    if ended.how == "cards":
        return message("verdict-cards", winner=winner, points=points)
    if ended.multiplier > 1 and ended.net is not None:
        return message("verdict-multiplied", winner=winner, points=points, multiplier=ended.multiplier, net=ended.net)
    return message("verdict-points", winner=winner, points=points)


def _called(match: Match, how: str, winner: Message | str | None, by: Message | str | None) -> Message:
    """A match that was called, rightly or not: the caller's points, as they add up, against the target."""
    assert match.verdict is not None and match.verdict.by is not None and by is not None and match.target is not None
    points, target = added(match, match.verdict.by), match.target
    if how == "claim":
        return message("verdict-claim", winner=by, points=points, target=target)
    if winner is None:
        return message("verdict-false-claim-drawn", by=by, points=points, target=target)
    return message("verdict-false-claim", winner=winner, by=by, points=points, target=target)


def added(match: Match, side: Side) -> str:
    """The points of a side as they add up where a call cut a deal short: ``10 + 10 = 20``; else the sum alone."""
    had, cut = match.totals[side], match.cut_short
    return str(had) if cut is None else f"{had} + {cut.points[side]} = {had + cut.points[side]}"
