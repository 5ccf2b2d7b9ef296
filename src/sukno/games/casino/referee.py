"""Why a move is forbidden: the one place that knows every rule of moving.

The referee answers for one move at a time, from what its player may see, in bounded time however crowded the table
is. The generator (``legal.py``) builds only moves the referee allows; tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sukno.cards import Card
from sukno.core.refusal import Refusal
from sukno.core.seats import Seat
from sukno.words import Message, message

from .book import Book
from .groups import bag, covers_pairing, makes, one, splits
from .moves import Build, Capture, Layout, MakeBuild, Move, Trail
from .rules import AddWithoutCard, Building, OwnerObligation, SameValueBuilds, Whose
from .rules import Trail as TrailRule
from .values import Values


@dataclass(frozen=True, slots=True)
class Turn:
    """A player's turn: all that the legality of a move depends on."""

    book: Book
    seats: int
    seat: Seat
    to_act: Seat | None
    hand: tuple[Card, ...]
    """The seat's own cards."""
    layout: Layout

    @property
    def values(self) -> Values:
        """What the cards count."""
        return self.book.values

    def same_side(self, seat: Seat) -> bool:
        """Whether a seat is this one's, or its partner's."""
        return self.book.rules.side(seat, self.seats) == self.book.rules.side(self.seat, self.seats)

    def without(self, card: Card) -> tuple[Card, ...]:
        """The hand once this card is played."""
        return tuple(held for held in self.hand if held != card)


def refuse(turn: Turn, move: Move) -> Refusal | None:
    """The rule that forbids the move, or None where it is legal."""
    no = _first_objection(turn, move)
    return None if no is None else Refusal(no.rule, turn.book.sources[no.source or no.rule], no.why)


@dataclass(frozen=True, slots=True)
class _No:
    """An objection: the rule's name, the reason, and where it is written if under another name."""

    rule: str
    why: Message
    source: str = ""


def _first_objection(turn: Turn, move: Move) -> _No | None:
    if turn.to_act != turn.seat:
        return _No("turn", message("refusal-turn"))
    if move.card not in turn.hand:
        return _No("hand", message("refusal-hand", card=move.card))
    if isinstance(move, Trail):
        return _trail(turn, move)
    return _names(turn.layout, move) or (_capture(turn, move) if isinstance(move, Capture) else _build(turn, move))


def _names(layout: Layout, move: Capture | MakeBuild) -> _No | None:
    """Every card and build that is named lies on the table, once."""
    if len(set(move.loose)) < len(move.loose):
        return _No("notation", message("refusal-twice"))
    for card in move.loose:
        if card not in layout.loose:
            build = next((build for build in layout.builds if card in build.cards), None)
            if build is None:
                return _No("notation", message("refusal-not-there", card=card))
            why = message("refusal-whole-build", card=card, value=build.value)
            return _No("announced_value", why, "whole_build")
    names = move.builds if isinstance(move, Capture) else (move.standing,) if move.standing is not None else ()
    for name in names:
        if layout.build(name) is None:
            return _No("notation", message("refusal-no-build", card=name))
    return None


# Trailing


def _trail(turn: Turn, move: Trail) -> _No | None:
    own = turn.layout.owned(turn.seat)
    if own:
        obligation = str(turn.book.rules.owner_obligation)
        why = message("refusal-trail-own-build", value=own[0].value, obligation=obligation)
        return _No("owner_obligation", why)
    rule = turn.book.rules.trail
    if rule is TrailRule.CARD_CANNOT_CAPTURE and can_capture(turn, move.card):
        return _No("trail", message("refusal-trail-captures", card=move.card))
    if rule is TrailRule.ONLY_IF_NO_PLAY:
        if any(can_capture(turn, card) for card in turn.hand):
            return _No("trail", message("refusal-trail-can-capture"))
        if any(can_build(turn, card) for card in turn.hand):
            return _No("trail", message("refusal-trail-can-build"))
    return None


def can_capture(turn: Turn, card: Card) -> bool:
    """Whether this card of the hand has any legal capture."""
    rank, values = card.rank, turn.values
    if not values.low[card]:
        equal = sum(other.rank is rank for other in turn.layout.loose)
        return any(number <= equal for number in values.pictures_at_once) and may_take(turn, card, ()) is None
    loose = loose_bag(turn.values, turn.layout.loose)
    for value in values.answers[card]:
        builds = [build for build in turn.layout.builds if build.value == value]
        # Whether builds come along decides what the owner still has to answer for; loose cards never do.
        if builds and may_take(turn, card, [build.lowest for build in builds]) is None:
            return True
        paired = any(other.rank is rank for other in turn.layout.loose)
        if (paired or makes(loose, value)) and may_take(turn, card, ()) is None:
            return True
    return False


def can_build(turn: Turn, card: Card) -> bool:
    """Whether this card of the hand can go into any legal build."""
    low = turn.values.low[card]
    rules = turn.book.rules
    if not low or rules.building is Building.NONE:
        return False
    loose = loose_bag(turn.values, turn.layout.loose)
    for value in buildable(turn, card):
        if may_build(turn, card, value, None) is None:
            # A single build of the value needs the rest of it from the table. A card of the whole value needs
            # another group beside itself, which makes the build multiple.
            rest = value - low
            if makes(loose, rest) if rest else rules.building is Building.FULL and makes(loose, value):
                return True
    for build in turn.layout.builds:
        add = build.value - low
        if may_build(turn, card, build.value, build) is None and (not add or makes(loose, add)):
            return True
        if may_build(turn, card, build.value + low, build) is None:
            return True
    return False


# Capturing


def _capture(turn: Turn, move: Capture) -> _No | None:
    if not move.loose and not move.builds:
        return _No("notation", message("refusal-takes-nothing"))
    values, card = turn.values, move.card
    low = values.low[card]
    if not low:
        return _take_pictures(turn, move)
    value = low
    if move.high:
        value = values.high[card]
        if not value:
            return _No(_high_option(turn, card), message("refusal-no-high-value", card=card, value=low))
        bare = any(not values.low[other] for other in move.loose)
        if not move.builds and not bare and takes(values, card, low, move.loose):
            # The same set at the low value is the same move, and that is how it is written.
            return _No("notation", message("refusal-high-not-needed", card=card))
    picture = next((other for other in move.loose if not values.low[other]), None)
    if picture is not None:
        return _No("pictures", message("refusal-picture-in-sum", card=card, picture=picture))
    for name in move.builds:
        build = turn.layout.build(name)
        assert build is not None
        if build.value != value:
            only_high = build.value in values.answers[card] and not move.high
            why = "refusal-announced-high" if only_high else "refusal-announced-value"
            return _No("announced_value", message(why, value=build.value, card=card))
    if not takes(values, card, value, move.loose):
        if values.high[card] and not move.high and takes(values, card, values.high[card], move.loose):
            return _No("sum", message("refusal-sum-high", card=card, value=values.high[card]))
        return _No("sum", message("refusal-sum", cards=move.loose, value=value))
    return may_take(turn, card, move.builds)


def _take_pictures(turn: Turn, move: Capture) -> _No | None:
    if move.high:
        return _No("notation", message("refusal-picture-value", card=move.card))
    if move.builds or any(other.rank is not move.card.rank for other in move.loose):
        return _No("pictures", message("refusal-picture-pairs", card=move.card))
    if len(move.loose) not in turn.values.pictures_at_once:
        why = message(f"refusal-pictures-{turn.book.rules.face_capture}", card=move.card)
        return _No("face_capture", why)
    return may_take(turn, move.card, ())


def _high_option(turn: Turn, card: Card) -> str:
    """The option that could give this card a high value."""
    if card == turn.book.rules.little_card:
        return "little_values"
    if card == turn.book.rules.big_card:
        return "big_values"
    return "ace_values" if card.rank == 1 else "notation"


def loose_bag(values: Values, cards: Iterable[Card]) -> int:
    """The low values of these cards; pictures without value are left out."""
    return bag(values.low[card] for card in cards if values.low[card])


def takes(values: Values, card: Card, value: int, loose: tuple[Card, ...]) -> bool:
    """Whether loose cards (with values) split into groups for this card counting this value.

    Equal ranks pair at either value; all other cards of the table count low (A15, A19).
    """
    return covers_pairing(loose_bag(values, loose), 0, value, values.low[card])


def may_take(turn: Turn, card: Card, builds: Iterable[Card]) -> _No | None:
    """What the owner of standing builds owes when this card takes these builds, and perhaps loose cards."""
    own = turn.layout.owned(turn.seat)
    if not own:
        return None
    names = tuple(builds)
    left = [build for build in own if build.lowest not in names]
    if turn.book.rules.owner_obligation is OwnerObligation.TAKE_OR_BUILD and len(left) == len(own):
        return _No("owner_obligation", message("refusal-take-or-build", value=own[0].value))
    return _answers_for(turn, card, {build.value for build in left})


def _answers_for(turn: Turn, card: Card, owed: set[int]) -> _No | None:
    """Each value among one's own standing builds needs a card of its own in the hand that is left (A33, B29)."""
    if answers(turn.values, turn.without(card), owed):
        return None
    # Either the card that is played is missing then, or one held card would have to answer for two values.
    missing = next((value for value in sorted(owed) if value in turn.values.answers[card]), None)
    if missing is not None and answers(turn.values, turn.hand, owed):
        return _No("own_build", message("refusal-own-build", card=card, value=missing))
    return _No("own_build", message("refusal-own-builds", value=min(owed)))


def answers(values: Values, hand: tuple[Card, ...], owed: set[int]) -> bool:
    """Whether every value owed can be given a held card of its own (one ace is not both a 1 and a 14)."""
    if not owed:
        return True
    value = min(owed)
    for place, card in enumerate(hand):
        if value in values.answers[card] and answers(values, hand[:place] + hand[place + 1 :], owed - {value}):
            return True
    return False


# Building


def _build(turn: Turn, move: MakeBuild) -> _No | None:
    rules, values, layout = turn.book.rules, turn.values, turn.layout
    if rules.building is Building.NONE:
        return _No("building", message("refusal-no-building"))
    pictures = [card for card in (move.card, *move.loose) if not values.low[card]]
    if pictures:
        return _No("pictures", message("refusal-picture-built", card=pictures[0]))
    low, loose = values.low[move.card], loose_bag(values, move.loose)
    standing = None if move.standing is None else layout.build(move.standing)
    highest = values.highest
    if move.value > highest:
        return _No("hold_card", message("refusal-too-high", value=move.value, highest=highest))
    allowed = may_touch(turn, move.value, standing)
    if allowed is not None:
        return allowed
    if standing is None:
        if not move.loose:
            return _No("notation", message("refusal-build-alone"))
        if not splits(loose + one(low), move.value):
            return _no_group(move)
        if rules.building is Building.SINGLE and low + sum(values.low[card] for card in move.loose) != move.value:
            return _No("building", message("refusal-single-only"))
    elif move.value == standing.value:
        if not splits(loose + one(low), move.value):
            return _no_group(move)
    else:
        if move.loose and not rules.absorb_on_raise:
            return _No("absorb_on_raise", message("refusal-absorb"))
        if standing.value + low != move.value:
            why = message("refusal-raise-sum", card=move.card, value=standing.value, sum=standing.value + low)
            return _No("sum", why, "raise_card")
        if not splits(loose, move.value):
            return _No("sum", message("refusal-absorb-sum", cards=move.loose, value=move.value))
    return may_build(turn, move.card, move.value, standing)


def _no_group(move: MakeBuild) -> _No:
    return _No("sum", message("refusal-build-sum", cards=(move.card, *move.loose), value=move.value))


def may_touch(turn: Turn, value: int, standing: Build | None) -> _No | None:
    """Whether a build of this value may be made from this standing build, whatever cards go in."""
    rules = turn.book.rules
    if standing is not None:
        if rules.building is not Building.FULL:
            return _No("building", message("refusal-new-builds-only"))
        if value == standing.value:
            if not _whose(turn, rules.add_who, standing):
                return _No("add_who", message(f"refusal-add-{rules.add_who}"))
            return None
        if standing.multiple:
            return _No("multiple_fixed", message("refusal-multiple-fixed", value=standing.value))
        if not _whose(turn, rules.raise_who, standing):
            return _No("raise_who", message(f"refusal-raise-{rules.raise_who}"))
    twice = any(build.value == value and build is not standing for build in turn.layout.builds)
    if twice and rules.same_value_builds is SameValueBuilds.MUST_JOIN:
        return _No("same_value_builds", message("refusal-must-join", value=value))
    return None


def _whose(turn: Turn, whose: Whose, build: Build) -> bool:
    if whose is Whose.ANY:
        return True
    if whose is Whose.OWN:
        return build.owner == turn.seat
    # A partner is no opponent; a build that nobody owns is nobody's to spare.
    return build.owner is None or not turn.same_side(build.owner)


def without_card(turn: Turn, standing: Build | None, value: int) -> bool:
    """Whether this is an addition for which no card of the value is needed; then the owner stays (A29)."""
    if standing is None or standing.value != value or standing.owner == turn.seat:
        return False
    rules = turn.book.rules
    if rules.add_without_card is AddWithoutCard.PARTNER:
        return standing.owner is not None and turn.same_side(standing.owner)
    return rules.add_without_card is AddWithoutCard.ANY_OTHER


def buildable(turn: Turn, card: Card) -> list[int]:
    """The values for which the hand holds a card besides this one, ascending."""
    values = turn.values
    return sorted({value for held in turn.hand if held != card for value in values.answers[held]})


def may_build(turn: Turn, card: Card, value: int, standing: Build | None) -> _No | None:
    """Whether this card may go into a build of this value, its sum apart."""
    touched = may_touch(turn, value, standing)
    if touched is not None:
        return touched
    owed = {build.value for build in turn.layout.owned(turn.seat) if build is not standing}
    if not without_card(turn, standing, value):
        if value not in buildable(turn, card):
            return _No("hold_card", message("refusal-hold-card", value=value))
        owed.add(value)
    return _answers_for(turn, card, owed)
