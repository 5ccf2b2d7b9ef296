"""The first game: eight steps inside a real deal, each shown when the cards allow it.

Nothing is kept of a lesson. What the learner has done is in the history of a View, what can be shown next follows from
its cards; so a move taken back is a step taken back, and whoever leaves the prepared way is met wherever they are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, Literal, TypeAlias, get_args

from sukno.cards import Card, Rank, parse_cards
from sukno.words import Message, message

from .legal import builds, legal
from .moves import Capture, MakeBuild, Move, Trail, taken
from .picking import groups_of, largest_capture, picked
from .position import Dealt, Played, View
from .referee import Turn, refuse
from .scoring import CARDS_POINTS
from .worth import Worth, worth_of

Key: TypeAlias = Literal["take", "sum", "several", "build", "raise", "trail", "sweep", "score"]
STEPS: Final[tuple[Key, ...]] = get_args(Key)
"""In the order of the lesson."""
LOOKED_AT: Final = 64
"""Builds of a card that are looked at."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something to show a learner now."""

    key: Key | None
    """None: a remark, for a turn that brings nothing new."""
    said: Message
    move: Move | None = None
    """The move to make, a legal one; None where the learner is only told something."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """How far a learner is, and what can be shown."""

    done: tuple[Key, ...]
    """In the order of the lesson."""
    now: tuple[Step, ...]
    """The steps not yet done for which there is an opportunity, in the order of the lesson; the score at any time."""
    remark: Step | None
    """For a turn that brings nothing new; None: it is not the learner's."""
    aside: Message | None = None
    """That the learner's last move did a step in another way than the one advised; None: it did not."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A deal laid out so that whoever does what is advised meets every step, and with whom it is played."""

    book: str
    house: dict[str, object]
    bot: str
    """It plays without chance, or the steps would not come."""
    dealer: int
    pack: tuple[Card, ...]
    """Top first."""


# One deal by the international rules, where sweeps count; the learner is in seat 0 and begins.
FIRST_GAME: Final = Prepared(
    book="standard",
    house={"match": "one_deal"},
    bot="greedy",
    dealer=1,
    pack=parse_cards(
        "7s 5c Qh 4c 6c 6d 4h 8c Ah 7h 9h Kh Th 2d 4s 9c 7c 3d Js 3s 3c Jd 2h Qd 8d Qc "
        "Ks Ad Tc Ts Kd Ac 5s 8s Td Jh 5h Kc 8h Qs 5d 7d 2c 2s 3h 9d 4d 9s 6h Jc 6s As"
    ),
)


def lesson(view: View) -> Lesson:
    """The lesson of the view's seat."""
    done = tuple(key for key in STEPS if key in set(_done(view)))
    if view.to_act is None:
        return Lesson(done, (), None)
    turn, worth = view.turn, worth_of(view.turn)
    score = Step("score", _score(view, worth))
    aside = _aside(view)
    if turn.to_act != turn.seat:
        return Lesson(done, (score,), None, aside)
    captures = _largest(turn)
    now = (*_offered(turn, worth, captures, done), score)
    return Lesson(done, now, _remark(turn, worth, captures), aside)


# What has been done


def _done(view: View) -> Iterator[Key]:
    for event in view.history:
        if isinstance(event, Played) and event.seat == view.seat:
            yield from _did(view, event)
    if view.to_act is None:
        yield "score"


def _did(view: View, event: Played) -> Iterator[Key]:
    match event.move:
        case Trail():
            yield "trail"
        case Capture() as move:
            yield from _shown(_turn_of(view, event, ()), move)
        case MakeBuild(standing=None):
            yield "build"
        case MakeBuild(standing=name, value=value) if name is not None:
            standing = event.before.build(name)
            if standing is not None and standing.value != value:
                yield "raise"


def _turn_of(view: View, event: Played, rest: tuple[Card, ...]) -> Turn:
    """The turn in which a move was made; ``rest``: what was held beside the card."""
    return Turn(view.book, view.seats, event.seat, event.seat, (event.move.card, *rest), event.before)


def _aside(view: View) -> Message | None:
    own = [at for at, event in enumerate(view.history) if isinstance(event, Played) and event.seat == view.seat]
    last = view.history[own[-1]] if own else None
    if not isinstance(last, Played):
        return None
    before = {key for at in own[:-1] if isinstance(event := view.history[at], Played) for key in _did(view, event)}
    new = set(_did(view, last)) - before
    # Nothing is dealt before all hands are played out.
    dealt = any(isinstance(event, Dealt) for event in view.history[own[-1] :])
    turn = _turn_of(view, last, () if dealt else view.hand)
    advised = next(iter(_offered(turn, worth_of(turn), _largest(turn), before)), None)
    if not new or (advised is not None and advised.move == last.move):
        return None
    return message("lesson-aside", step=next(key for key in STEPS if key in new))


def _shown(turn: Turn, move: Capture) -> Iterator[Key]:
    """The steps that a capture is an example of."""
    groups = groups_of(turn, move)
    if any(other.rank is move.card.rank for other in move.loose):
        yield "take"
    if any(len(group) > 1 for group in groups):
        yield "sum"
    if len(groups) + len(move.builds) > 1:
        yield "several"
    if len(taken(turn.layout, move)) == len(turn.layout.cards):
        yield "sweep"


# What can be shown. Choosing a card selects its largest capture, so no other capture is advised, and a build or a
# raise only with a card that takes nothing: what is advised is then what the first button does.


def _largest(turn: Turn) -> list[Capture]:
    """The largest capture of each card, those of most cards first."""
    found = [largest_capture(turn, card) for card in sorted(turn.hand)]
    return sorted((move for move in found if move), key=lambda move: -len(taken(turn.layout, move)))


def _offered(turn: Turn, worth: Worth, captures: Sequence[Capture], done: Collection[Key]) -> list[Step]:
    """One step of each kind that is not done and for which there is an opportunity, in the order of the lesson."""
    offered: dict[Key, Step] = {}
    for step in (*_captures(turn, captures), *_builds(turn, captures), *_trail(turn, worth, captures)):
        if step.key and step.key not in done:
            offered.setdefault(step.key, step)
    return [offered[key] for key in STEPS if key in offered]


def _captures(turn: Turn, captures: Sequence[Capture]) -> Iterator[Step]:
    for move in captures:
        shown = set(_shown(turn, move))
        cards = taken(turn.layout, move)
        if "sweep" in shown:
            yield Step("sweep", message("lesson-sweep", card=move.card, points=worth_of(turn).sweep), move)
        elif move.builds:
            continue
        elif shown == {"take"}:
            yield Step("take", message("lesson-take", card=move.card, cards=cards), move)
        elif shown == {"sum"}:
            value = _value(turn, move)
            aces = sum(card.rank is Rank.ACE for card in cards)
            yield Step("sum", message("lesson-sum", card=move.card, cards=cards, value=value, aces=aces), move)
        elif "several" in shown:
            value = _value(turn, move)
            yield Step("several", message("lesson-several", card=move.card, cards=cards, value=value), move)


def _value(turn: Turn, move: Capture) -> int:
    return (turn.values.high[move.card] if move.high else turn.values.low[move.card]) or 0


def _builds(turn: Turn, captures: Sequence[Capture]) -> Iterator[Step]:
    taking = {move.card for move in captures}
    for card in sorted(turn.hand):
        if card in taking:
            continue
        found = (move for move in islice(builds(turn, card), LOOKED_AT) if isinstance(move, MakeBuild))
        for move in sorted(found, key=lambda move: len(move.loose)):
            step = _built(turn, move)
            if step is not None and _is_first(turn, move):
                yield step


def _built(turn: Turn, move: MakeBuild) -> Step | None:
    """A new single build, or a build raised with one card, where the learner holds a card that takes it."""
    low, value = turn.values.low, move.value
    holder = next((card for card in sorted(turn.without(move.card)) if value in turn.values.answers[card]), None)
    if holder is None:
        return None
    if move.standing is None:
        if low[move.card] + sum(low[card] for card in move.loose) != value:
            return None
        said = message("lesson-build", card=move.card, cards=move.loose, value=value, holder=holder)
        return Step("build", said, move)
    standing = turn.layout.build(move.standing)
    if standing is None or standing.value == value or move.loose:
        return None
    said = message("lesson-raise", card=move.card, old=standing.value, value=value, holder=holder)
    return Step("raise", said, move)


def _is_first(turn: Turn, move: MakeBuild) -> bool:
    """Whether the selection means this move before any other."""
    names = () if move.standing is None else (move.standing,)
    return picked(turn, move.card, move.loose, names).moves[:1] == (move,)


def _trail(turn: Turn, worth: Worth, captures: Sequence[Capture]) -> Iterator[Step]:
    move = None if captures else _cheapest(turn, worth)
    if move is not None:
        yield Step("trail", message("lesson-trail", card=move.card), move)


def _cheapest(turn: Turn, worth: Worth) -> Trail | None:
    """Laying down the card that gives away least; None where no card may be laid down."""
    trails = (Trail(card) for card in sorted(turn.hand, key=lambda card: worth.cards[card]))
    return next((move for move in trails if refuse(turn, move) is None), None)


def _remark(turn: Turn, worth: Worth, captures: Sequence[Capture]) -> Step:
    """What is best said where there is nothing new: look after one's build, take what can be taken, lay down."""
    for build in turn.layout.owned(turn.seat):
        for move in captures:
            if build.lowest in move.builds:
                return Step(None, message("lesson-own-build", card=move.card, value=build.value), move)
    moves = len(tuple(islice(legal(turn), 2)))
    for move in captures:
        return Step(None, message("lesson-again", card=move.card, cards=taken(turn.layout, move), moves=moves), move)
    trail = _cheapest(turn, worth)
    if trail is not None:
        return Step(None, message("lesson-down", card=trail.card, moves=moves), trail)
    return Step(None, message("lesson-free"))


def _score(view: View, worth: Worth) -> Message:
    rules = view.book.rules
    return message("lesson-score", cards=CARDS_POINTS, big=rules.big_card, little=rules.little_card, sweep=worth.sweep)
