"""The rules of Casino read a second time, by brute force, to hold the engine against.

Nothing here knows the engine: the rules, the options and the books are read anew from the page of rules. It tries the
subsets of the table one by one and tries to split each into groups; it is meant to be obviously right, not fast.

A move has a neutral form of plain cards:

    ("trail", card)
    ("capture", card, high, cards taken from the table, loose ones and those in builds)
    ("build", card, value, cards used from the table, loose ones and those of the standing build it touches)

`high` is true exactly when the set can be taken only with the card at its high value (14, 15, 16).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from typing import Literal, TypedDict, TypeVar

T = TypeVar("T")
Rules = dict[str, object]
Trail = tuple[Literal["trail"], str]
Capture = tuple[Literal["capture"], str, bool, frozenset[str]]
Building = tuple[Literal["build"], str, int, frozenset[str]]
Move = Trail | Capture | Building

RANKS = "A23456789TJQK"
SUITS = "cdhs"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
HIGHEST = 16  # no option gives a card a higher value


@dataclass
class Build:
    value: int
    owner: int
    cards: list[str]
    multiple: bool


@dataclass
class Position:
    """What the mover sees. `table` is the loose cards only."""

    hand: list[str]
    table: list[str]
    builds: list[Build]
    mover: int
    players: int


class After(TypedDict):
    """The table after a move, before any residue. `captured` includes the card played; all card lists are sorted."""

    table: list[str]
    builds: list[Build]
    captured: list[str]
    sweep: bool


# --- the books, from the binding table ------------------------------------------------------------------------------

STANDARD: Rules = {
    "players": [2, 3, 4],
    "partnership": "pairs",
    "next_dealer": "rotate",
    "next_match_dealer": "winner",
    "deal_packets": "twos",
    "table_packet": "before_dealer",
    "hand_size": 4,
    "table_size": 4,
    "stock": "deals",
    "face_values": [],
    "ace_values": [1],
    "little_values": [2],
    "big_values": [10],
    "face_capture": "one",
    "building": "full",
    "raise_who": "any",
    "add_who": "any",
    "absorb_on_raise": True,
    "add_without_card": "none",
    "same_value_builds": "allowed",
    "owner_obligation": "no_trail",
    "trail": "free",
    "sweep_points": 1,
    "majority": "most",
    "scoring": "standard",
    "bonus_suit": "s",
    "little_card": "2s",
    "big_card": "Td",
    "match": "target",
    "one_deal_sweeps": True,
    "target": 21,
    "both_reach": "higher_total",
    "tie": "cards_then_extra_deal",
    "claim": False,
    "lookback": "since_own_last_play",
    "penalties": "off",
}

# A list where the table gives one value for two players and another for more.
_HANDBOOK = STANDARD | {
    "add_without_card": "partner",
    "next_dealer": "winner",
    "match": ["one_deal", "twenty_one_count_out"],
    "one_deal_sweeps": False,
}
_DIGEST = STANDARD | {"claim": True, "majority": "threshold"}
_FAMILY = STANDARD | {
    "partnership": "off",
    "table_packet": ["before_dealer", "after_dealer"],
    "face_capture": "one_or_three",
    "owner_obligation": "take_or_build",
    "majority": "threshold",
}
_ENCYCLOPEDIA = STANDARD | {"building": "none", "sweep_points": 0, "table_packet": "after_dealer"}
_CLUBS = _ENCYCLOPEDIA | {"bonus_suit": "c", "little_card": "2c"}

BOOKS: dict[str, Rules] = {
    "standard": STANDARD,
    "handbook": _HANDBOOK,
    "digest": _DIGEST,
    "digest-royal": _DIGEST
    | {
        "face_values": [11, 12, 13],
        "ace_values": [1, 14],
        "little_values": [2, 15],
        "big_values": [10, 16],
        "face_capture": "any",
    },
    "digest-spade": _DIGEST | {"scoring": "spade", "target": 61},
    "digest-lottery": _DIGEST | {"players": [2], "hand_size": 12, "stock": "draw"},
    "digest-six-card": _DIGEST | {"players": [2], "hand_size": 6},
    "family": _FAMILY,
    "family-royal": _FAMILY | {"face_values": [11, 12, 13], "ace_values": [1, 14], "face_capture": "any"},
    "family-draw": _FAMILY | {"stock": "draw"},
    "family-spade": _FAMILY | {"scoring": "spade", "target": 61},
    "encyclopedia": _ENCYCLOPEDIA,
    "pra": _CLUBS,
    "palki": _CLUBS,
    "leeming": STANDARD
    | {
        "face_capture": "one_or_three",
        "raise_who": "own",
        "add_who": "own",
        "absorb_on_raise": False,
        "majority": "threshold",
    },
}


def option(rules: Rules, name: str) -> object:
    """An option left out is the standard's, so that a test may name only what it is about."""
    return rules.get(name, STANDARD[name])


def _numbers(rules: Rules, name: str) -> list[int]:
    value = option(rules, name)
    assert isinstance(value, list | tuple)
    return [int(number) for number in value]


# --- what a card counts ---------------------------------------------------------------------------------------------


def low(card: str, rules: Rules) -> int | None:
    """What a card counts on the table and in builds; None for a picture without a number."""
    pips = RANKS.index(card[0]) + 1
    if pips <= 10:
        return pips
    faces = _numbers(rules, "face_values")
    return faces[pips - 11] if faces else None


def values(card: str, rules: Rules) -> list[int]:
    """What a card counts in the hand, to capture or to answer for a build: the low value, then the high one if any."""
    number = low(card, rules)
    if number is None:
        return []
    high = _numbers(rules, "ace_values")[1:] if card[0] == "A" else []
    if card == option(rules, "little_card"):
        high = _numbers(rules, "little_values")[1:]
    elif card == option(rules, "big_card"):
        high = _numbers(rules, "big_values")[1:]
    return [number, *high]


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=PACK.index)


# --- splitting into groups ------------------------------------------------------------------------------------------


def leftovers(numbers: tuple[int, ...], need: int) -> Iterator[tuple[int, ...]]:
    """Take numbers that make `need` out of the sorted `numbers` in every way; yield what is left each time."""
    if need == 0:
        yield numbers
    for i, number in enumerate(numbers):
        # Of equal numbers the first is taken first: another choice would only repeat the same group.
        if number <= need and (i == 0 or number != numbers[i - 1]):
            for rest in leftovers(numbers[i + 1 :], need - number):
                yield numbers[:i] + rest


@lru_cache(maxsize=1 << 17)
def splits(numbers: tuple[int, ...], target: int) -> bool:
    """Can the sorted numbers be divided into groups that make `target` each, with none left over?"""
    if not numbers:
        return True
    if sum(numbers) % target:
        return False
    # The first number is in some group: try every group it can be in, then split what is left.
    return numbers[0] <= target and any(splits(rest, target) for rest in leftovers(numbers[1:], target - numbers[0]))


def divides(cards: Iterable[str], target: int, rules: Rules) -> bool:
    """`splits` for cards, each counting its low value; a picture without a number is in no group."""
    numbers = [low(card, rules) for card in cards]
    known = sorted((number for number in numbers if number is not None), reverse=True)
    return len(known) == len(numbers) and splits(tuple(known), target)


def makes(cards: Iterable[str], need: int, rules: Rules) -> bool:
    """Is there one group among the cards that makes `need`?"""
    numbers = sorted((number for card in cards if (number := low(card, rules)) is not None), reverse=True)
    return need > 0 and next(leftovers(tuple(numbers), need), None) is not None


# --- captures -------------------------------------------------------------------------------------------------------


def _takes_loose(card: str, value: int, loose: Sequence[str], rules: Rules) -> bool:
    """Can the loose cards be divided into pairs with the numeral `card` and groups that make `value`?

    An equal rank pairs whatever the card counts, and may as well be part of a sum, so every number of pairs is tried;
    which of the equal ranks makes no difference, since they count the same on the table.
    """
    equal = [other for other in loose if other[0] == card[0]]
    unequal = [other for other in loose if other[0] != card[0]]
    return any(divides(unequal + equal[pairs:], value, rules) for pairs in range(len(equal) + 1))


def _takes_pictures(card: str, loose: Sequence[str], rules: Rules) -> bool:
    """A picture without a number takes its equals only, as many at once as the book says."""
    allowed = {"one": [1], "one_or_three": [1, 3], "any": [1, 2, 3]}[str(option(rules, "face_capture"))]
    return len(loose) in allowed and all(other[0] == card[0] for other in loose)


def _takes(card: str, value: int, loose: Sequence[str], builds: Sequence[Build], rules: Rules) -> bool:
    """A build is taken by its announced value only, and its cards never mix with the loose ones."""
    return all(build.value == value for build in builds) and _takes_loose(card, value, loose, rules)


def _capture_fits(card: str, high: bool, loose: Sequence[str], builds: Sequence[Build], rules: Rules) -> bool:
    """Does the set match the card? A set that either value takes is one move, and that one is not `high`."""
    if not loose and not builds:
        return False
    counts = values(card, rules)
    if not counts:
        return not high and not builds and _takes_pictures(card, loose, rules)
    at_low = _takes(card, counts[0], loose, builds, rules)
    if not high:
        return at_low
    return not at_low and len(counts) > 1 and _takes(card, counts[1], loose, builds, rules)


def _capture_allowed(position: Position, rules: Rules, card: str, builds: Sequence[Build]) -> bool:
    """May the mover take these builds (and leave the others) with this card, as far as his own builds go?"""
    own = [build for build in position.builds if build.owner == position.mover]
    staying = [build for build in own if build not in builds]
    if option(rules, "owner_obligation") == "take_or_build" and own and len(staying) == len(own):
        return False
    return _answered(_without(position.hand, card), {build.value for build in staying}, rules)


# --- builds ---------------------------------------------------------------------------------------------------------


def _answered(held: Sequence[str], wanted: set[int], rules: Rules) -> bool:
    """Does each value among one's own builds have a held card of its own? (One card answers for one value.)"""
    order = sorted(wanted)
    return any(
        all(value in values(card, rules) for card, value in zip(chosen, order, strict=True))
        for chosen in permutations(held, len(order))
    )


def _without(cards: Sequence[str], card: str) -> list[str]:
    return [other for other in cards if other != card]


def _partner(position: Position, rules: Rules) -> int | None:
    return (position.mover + 2) % 4 if position.players == 4 and option(rules, "partnership") == "pairs" else None


def _owner_after(position: Position, rules: Rules, value: int, touched: Build | None) -> int:
    """Whoever builds becomes the owner, save for an addition that needs no card: there the owner stays.

    He stays even if the adder does hold the card, or the change would tell everybody what is in his hand.
    """
    if touched is not None and value == touched.value:
        covered = {
            "none": False,
            "partner": touched.owner == _partner(position, rules),
            "any_other": touched.owner != position.mover,
        }
        if covered[str(option(rules, "add_without_card"))]:
            return touched.owner
    return position.mover


def _build_allowed(position: Position, rules: Rules, card: str, value: int, touched: Build | None) -> bool:
    """May the mover make (touched: None), add to (same value) or raise (another value) this build with this card?

    Everything except whether the cards themselves make the value.
    """
    number = low(card, rules)
    building = option(rules, "building")
    if number is None or building == "none" or (building == "single" and touched is not None):
        return False
    mine = touched is not None and touched.owner == position.mover
    adding = touched is not None and value == touched.value
    if adding:
        if option(rules, "add_who") == "own" and not mine:
            return False
    else:
        if option(rules, "same_value_builds") == "must_join" and any(b.value == value for b in position.builds):
            return False
        if touched is not None:
            side = (position.mover, _partner(position, rules))
            who = {"any": True, "own": mine, "opponents": touched.owner not in side}
            if not who[str(option(rules, "raise_who"))] or touched.multiple or value != touched.value + number:
                return False
    # That one must hold a card of the value built, and that one may not give away the card which an own build needs,
    # is the same demand: every own build that stands after the move is answered by what is left in the hand.
    own = {b.value for b in position.builds if b is not touched and b.owner == position.mover}
    if _owner_after(position, rules, value, touched) == position.mover:
        own.add(value)
    return _answered(_without(position.hand, card), own, rules)


def _build_fits(card: str, value: int, loose: Sequence[str], touched: Build | None, rules: Rules) -> bool:
    """Do the cards make the value, every one of them used, given that the move is one of `_build_allowed`?"""
    if touched is not None and value != touched.value:
        # A raise: the hand card goes on the build; loose cards come along only as complete sets of the new value.
        return not loose or (option(rules, "absorb_on_raise") is True and divides(loose, value, rules))
    if touched is None and not loose:
        return False
    if option(rules, "building") == "single" and _total([card, *loose], rules) != value:
        return False
    return divides([card, *loose], value, rules)


def _total(cards: Iterable[str], rules: Rules) -> int:
    return sum(low(card, rules) or 0 for card in cards)


# --- all moves, one move --------------------------------------------------------------------------------------------


def subsets(things: Sequence[T]) -> Iterator[list[T]]:
    for size in range(len(things) + 1):
        yield from (list(chosen) for chosen in combinations(things, size))


def _cards(loose: Iterable[str], builds: Iterable[Build]) -> frozenset[str]:
    return frozenset(loose).union(*(build.cards for build in builds))


def legal_moves(position: Position, rules: Rules) -> set[Move]:
    """Every legal move, by trying every subset of the table: for tables of up to about twelve cards."""
    moves: set[Move] = set()
    for card in position.hand:
        for builds in subsets(position.builds):
            if _capture_allowed(position, rules, card, builds):
                for loose in subsets(position.table):
                    for high in (False, True):
                        if _capture_fits(card, high, loose, builds, rules):
                            moves.add(("capture", card, high, _cards(loose, builds)))
        for touched in (None, *position.builds):
            for value in range(1, HIGHEST + 1):
                if _build_allowed(position, rules, card, value, touched):
                    for loose in subsets(position.table):
                        if _build_fits(card, value, loose, touched, rules):
                            moves.add(("build", card, value, _cards(loose, [touched] if touched else [])))
    # Now that all captures and builds are known, the trails follow by looking at them.
    capturing = {move[1] for move in moves if move[0] == "capture"}
    playable = bool(moves)
    owns = any(build.owner == position.mover for build in position.builds)
    for card in position.hand:
        barred = {"free": False, "card_cannot_capture": card in capturing, "only_if_no_play": playable}
        if not owns and not barred[str(option(rules, "trail"))]:
            moves.add(("trail", card))
    return moves


def is_legal(position: Position, rules: Rules, move: Move) -> bool:
    """Decide one move by splitting its own cards only, so that a table of thirty cards does no harm."""
    if move[1] not in position.hand:
        return False
    if move[0] == "trail":
        return _trail_allowed(position, rules, move[1])
    used = move[3]
    loose = [card for card in position.table if card in used]
    builds = [build for build in position.builds if used.issuperset(build.cards)]
    if _cards(loose, builds) != used:
        return False  # a card that is not there, or a part of a build
    if move[0] == "capture":
        return _capture_allowed(position, rules, move[1], builds) and _capture_fits(
            move[1], move[2], loose, builds, rules
        )
    if len(builds) > 1:
        return False
    touched = builds[0] if builds else None
    return (
        0 < move[2] <= HIGHEST
        and _build_allowed(position, rules, move[1], move[2], touched)
        and _build_fits(move[1], move[2], loose, touched, rules)
    )


def _trail_allowed(position: Position, rules: Rules, card: str) -> bool:
    if any(build.owner == position.mover for build in position.builds):
        return False
    rule = option(rules, "trail")
    if rule == "card_cannot_capture":
        return not _can_capture(position, rules, card)
    if rule == "only_if_no_play":
        return not any(_can_capture(position, rules, c) or _can_build(position, rules, c) for c in position.hand)
    return True


def _can_capture(position: Position, rules: Rules, card: str) -> bool:
    """Has this card a capture, for a mover without a build of his own? Then one pair, one sum or one build will do."""
    return any(other[0] == card[0] for other in position.table) or any(
        makes(position.table, value, rules) or any(build.value == value for build in position.builds)
        for value in values(card, rules)
    )


def _can_build(position: Position, rules: Rules, card: str) -> bool:
    """Has this card, which cannot capture, a build? Again one group will do.

    A new build of the card's own value takes two groups, but with one of them on the table the card could capture.
    """
    number = low(card, rules)
    if number is None:
        return False
    for touched in (None, *position.builds):
        for value in range(1, HIGHEST + 1):
            if not _build_allowed(position, rules, card, value, touched):
                continue
            if touched is not None and value == touched.value + number:
                return True  # a raise, with the hand card alone
            if makes(position.table, value - number, rules):
                return True  # a new build or an addition: loose cards complete the hand card's group
    return False


def after(position: Position, rules: Rules, move: Move) -> After:
    """The table after a legal move. The residue of a deal's last card is not dealt with here."""
    card = move[1]
    if move[0] == "trail":
        return {"table": in_order([*position.table, card]), "builds": position.builds, "captured": [], "sweep": False}
    used = move[3]
    table = in_order(set(position.table) - used)
    builds = [build for build in position.builds if not used.issuperset(build.cards)]
    if move[0] == "capture":
        captured = in_order({card, *used})
        return {"table": table, "builds": builds, "captured": captured, "sweep": not table and not builds}
    touched = next((build for build in position.builds if used.issuperset(build.cards)), None)
    cards = in_order({card, *used})
    # A single build is one group, so its cards make the value exactly once; two groups make it twice or more.
    made = Build(
        value=move[2],
        owner=_owner_after(position, rules, move[2], touched),
        cards=cards,
        multiple=_total(cards, rules) != move[2],
    )
    return {"table": table, "builds": [*builds, made], "captured": [], "sweep": False}


# --- random positions and moves -------------------------------------------------------------------------------------


def random_position(rng: Random, rules: Rules, players: int, loose: int) -> Position:
    """A consistent position with `loose` loose cards (fewer only if the pack runs out).

    All cards differ; the builds really are groups of their value; each owner, not only the mover, can hold a card of
    its own for every value he owns, if every seat holds as many cards as the mover.
    """
    most = min(6, (len(PACK) - loose) // players)
    hand_size = rng.randint(1, most)
    pool = _drawing_order(rng)
    held: dict[int, list[str]] = {seat: [] for seat in range(players)}
    answers: dict[int, set[int]] = {seat: set() for seat in range(players)}
    builds: list[Build] = []
    spare = len(PACK) - loose - players * hand_size  # what may lie in builds
    for _ in range(0 if option(rules, "building") == "none" else rng.choice([0, 1, 1, 2, 3, 4])):
        owner = rng.randrange(players)
        value = _random_value(rng, rules, builds)
        if option(rules, "same_value_builds") == "must_join" and any(build.value == value for build in builds):
            continue
        key = None  # the card with which the owner answers for the value
        if value not in answers[owner]:
            key = next((card for card in rng.sample(pool, len(pool)) if value in values(card, rules)), None)
            if key is None or len(held[owner]) == hand_size:
                continue
        multiple = option(rules, "building") == "full" and rng.random() < 0.45
        cards = _random_groups(rng, _without(pool, key or ""), value, rng.randint(2, 3) if multiple else 1, rules)
        if len(cards) < 2 or len(cards) > spare or (_total(cards, rules) != value) != multiple:
            continue
        spare -= len(cards)
        pool = [card for card in pool if card not in cards and card != key]
        answers[owner].add(value)
        held[owner] += [key] if key else []
        builds.append(Build(value, owner, in_order(cards), multiple))
    mover = rng.randrange(players)
    hand = held[mover]
    while len(hand) < hand_size:
        # Half of the hand comes from the favoured cards at the top, half from anywhere.
        hand.append(pool.pop(0 if rng.random() < 0.5 else rng.randrange(len(pool))))
    rng.shuffle(hand)
    return Position(hand, pool[:loose], builds, mover, players)


def crowded_position(rng: Random, rules: Rules, players: int) -> Position:
    """A table with about thirty loose cards, where nothing may list all subsets."""
    return random_position(rng, rules, players, rng.randint(27, 32))


def _drawing_order(rng: Random) -> list[str]:
    """The pack in the order in which cards come to the table; often a spiteful one."""
    pack = rng.sample(PACK, len(PACK))
    ties = rng.sample(RANKS, 3)
    keys = {
        "small": lambda card: RANKS.index(card[0]) + rng.uniform(0, 4),  # many ways to every sum
        "aces": lambda card: rng.uniform(0, 12) * (card[0] != "A" and card not in ("2s", "Td")),
        "ties": lambda card: rng.uniform(0, 1) + 0.8 * (card[0] not in ties),  # three ranks, several of each
        "pictures": lambda card: rng.uniform(0, 1) + 0.6 * (card[0] not in "JQKA"),
    }
    style = rng.choice(["plain", "plain", *keys])
    return pack if style == "plain" else sorted(pack, key=keys[style])


def _random_value(rng: Random, rules: Rules, builds: Sequence[Build]) -> int:
    """A value that some card answers for; often one that stands already, often one of the rare high ones."""
    everything = sorted({value for card in PACK for value in values(card, rules)})
    standing = [build.value for build in builds]
    return rng.choice(rng.choice([everything, everything, everything[-4:], standing or everything]))


def _random_groups(rng: Random, cards: Sequence[str], value: int, count: int, rules: Rules) -> list[str]:
    """Up to `count` disjoint groups of the value, found by luck; the cards early in the list are preferred."""
    found: list[str] = []
    for _ in range(count):
        for _ in range(12):
            group: list[str] = []
            need = value
            for card in cards:
                number = low(card, rules)
                if card not in found and number is not None and number <= need and rng.random() < 0.6:
                    group.append(card)
                    need -= number
            if need == 0:
                found += group
                break
    return found


def random_move(rng: Random, position: Position, rules: Rules) -> Move:
    """A well-formed move: a hand card, loose cards and whole builds; often legal, often off by one card.

    A build touches at most one standing build, a capture takes something, and `high` is said only of a set that the
    low value does not take: what an engine would call a slip of notation is not proposed.
    """
    move = _random_proposal(rng, position, rules)
    if rng.random() < 0.5:
        # Luck alone seldom finds a legal build: half of the time it gets some more tries.
        for _ in range(6):
            if is_legal(position, rules, move):
                break
            move = _random_proposal(rng, position, rules)
    return move


def _random_proposal(rng: Random, position: Position, rules: Rules) -> Move:
    card = rng.choice(position.hand)
    if rng.random() < 0.12 or not (position.table or position.builds):
        return ("trail", card)
    if rng.random() < 0.45 or low(card, rules) is None or option(rules, "building") == "none":
        return _random_capture(rng, position, rules, card)
    return _random_build(rng, position, rules, card)


def _random_capture(rng: Random, position: Position, rules: Rules, card: str) -> Move:
    table = rng.sample(position.table, len(position.table))
    equal = [other for other in table if other[0] == card[0]]
    loose = rng.sample(equal, rng.randint(0, len(equal)))
    builds: list[Build] = []
    counts = values(card, rules)
    value = rng.choice(counts) if counts else 0
    if counts:
        rest = [other for other in table if other not in loose]
        loose += _random_groups(rng, rest, value, rng.choice([0, 1, 1, 2, 3, 8]), rules)
        builds = [build for build in position.builds if build.value == value and rng.random() < 0.6]
    if rng.random() < 0.4:
        loose = _one_changed(rng, loose, table)
    if position.builds and rng.random() < 0.1:
        builds = _one_changed(rng, builds, position.builds)
    if not loose and not builds:
        loose, builds = table[:1], position.builds[: 0 if table else 1]
    high = value in counts[1:] and not _takes(card, counts[0], loose, builds, rules)
    return ("capture", card, high, _cards(loose, builds))


def _random_build(rng: Random, position: Position, rules: Rules, card: str) -> Move:
    table = rng.sample(position.table, len(position.table))
    number = low(card, rules) or 0
    touched = rng.choice([None, *position.builds])
    # Mostly a value that a card left in the hand answers for, so that the sum decides.
    answered = [value for other in _without(position.hand, card) for value in values(other, rules)]
    value = rng.choice(answered if answered and rng.random() < 0.85 else range(1, HIGHEST + 1))
    raising = False
    if touched is not None:
        raising = rng.random() < 0.5 and touched.value + number <= HIGHEST
        value = touched.value + number if raising else touched.value
    loose: list[str] = []
    if not raising and value > number:
        loose += _random_groups(rng, table, value - number, 1, rules)
    if not loose or rng.random() < 0.4:
        rest = [other for other in table if other not in loose]
        loose += _random_groups(rng, rest, value, rng.choice([0, 1, 1, 2, 6]), rules)
    if rng.random() < 0.3:
        loose = _one_changed(rng, loose, table)
    if rng.random() < 0.05:
        value = rng.randint(1, HIGHEST)
    if not loose and touched is None:
        if not table:
            return ("trail", card)
        loose = table[:1]
    return ("build", card, value, _cards(loose, [touched] if touched else []))


def _one_changed(rng: Random, chosen: Sequence[T], everything: Sequence[T]) -> list[T]:
    """The choice with one thing taken away, one thing more, or one exchanged for another."""
    others = [thing for thing in everything if thing not in chosen]
    change = rng.choice(["less", "more", "other"])
    kept = rng.sample(chosen, len(chosen) - (1 if chosen and change != "more" else 0))
    return kept + (rng.sample(others, 1) if others and change != "less" else [])
