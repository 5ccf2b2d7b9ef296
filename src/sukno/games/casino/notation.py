"""Casino moves as text, both ways.

===========================  =====================================================================
``9h``                       trail
``6cx2h4s6d``                capture: only the set counts, not its grouping
``7sx3d4d[7]``               capture with the seven-build
``Ac=14xAhKd``               capture in which the card counts its high value
``2d+4s=6``, ``6s+4dTh=10``  build, single or multiple
``4c+4s=4``                  build from equal cards
``2d+[7]=9``                 raise
``As+[7]2d6c=8``             raise, and take in sets of the new value
``3h+6d[9]=9``, ``9h+[9]=9`` add
===========================  =====================================================================

``[9]`` names a build by its value where one such stands, otherwise ``[9@2c]`` does, with the build's lowest card.
"""

from __future__ import annotations

import re
from dataclasses import replace

from sukno.cards import Card, CardError, Rank, parse_card, parse_cards, write_cards
from sukno.core.record import CALLS
from sukno.core.refusal import Mistake
from sukno.words import message

from .moves import Build, Capture, Layout, MakeBuild, Move, Trail
from .referee import Turn, takes

_SPLIT = re.compile(
    r"""(?P<card>[^x×х+=\[\]\s]+) \s* (?:=\s*(?P<high>\d{1,3}))? \s*
        (?:(?P<kind>[x×х+]) (?P<rest>[^=]*) (?:=\s*(?P<value>\d{1,3}))?)?""",
    re.VERBOSE,
)
_HIGH = {Rank.ACE: 14, Rank.TWO: 15, Rank.TEN: 16}
"""The high value is fixed by the rank; whether a card has it is an option (A15)."""
_BUILD = re.compile(r"\[\s*(\d{1,3})\s*(?:@\s*([^\]]+))?\]")


def write(layout: Layout, move: Move) -> str:
    """The one text of a move on this table."""
    if isinstance(move, Trail):
        return str(move.card)
    loose = write_cards(move.loose, "")
    if isinstance(move, Capture):
        builds = "".join(_name(layout, lowest) for lowest in move.builds)
        high = f"={_HIGH[move.card.rank]}" if move.high else ""
        return f"{move.card}{high}x{loose}{builds}"
    if move.standing is None:
        return f"{move.card}+{loose}={move.value}"
    standing = layout.build(move.standing)
    name = _name(layout, move.standing)
    raised = standing is not None and standing.value != move.value
    return f"{move.card}+{name}{loose}={move.value}" if raised else f"{move.card}+{loose}{name}={move.value}"


def _name(layout: Layout, lowest: Card) -> str:
    build = layout.build(lowest)
    if build is None:
        raise ValueError(f"no build has {lowest} as its lowest card")
    alone = sum(other.value == build.value for other in layout.builds) == 1
    return f"[{build.value}]" if alone else f"[{build.value}@{lowest}]"


def parse(turn: Turn, text: str) -> Move:
    """Read a move for this turn; it need not be legal.

    Any order of the cards, suit signs, ``10`` for T and Russian letters are understood; ``!`` at the end is
    decoration. Raises Mistake where the text is no move at all, or names a build that cannot be told from another.
    """
    bare = text.strip().rstrip("!").strip()
    if bare in CALLS:
        raise Mistake(message("notation-call", call=bare))
    match = _SPLIT.fullmatch(bare)
    if match is None:
        raise Mistake(message("notation-no-move", text=text.strip()))
    card = _card(match["card"])
    if match["kind"] is None:
        if match["high"]:
            raise Mistake(message("notation-no-move", text=text.strip()))
        return Trail(card)
    named = tuple(_build(turn.layout, value, lowest) for value, lowest in _BUILD.findall(match["rest"]))
    loose = _cards(_BUILD.sub(" ", match["rest"]))
    if match["kind"] != "+":
        if match["value"]:
            raise Mistake(message("notation-capture-value", text=text.strip()))
        return _capture(turn, card, loose, named, match["high"])
    if not match["value"] or match["high"]:
        raise Mistake(message("notation-build-value", text=text.strip()))
    if len(named) > 1:
        raise Mistake(message("notation-two-builds"))
    return MakeBuild(card, int(match["value"]), loose, named[0].lowest if named else None)


def _capture(
    turn: Turn, card: Card, loose: tuple[Card, ...], builds: tuple[Build, ...], written: str | None
) -> Capture:
    move = Capture(card, loose, tuple(sorted({build.lowest for build in builds})))
    if not written:
        return move
    low, value = turn.values.low[card], int(written)
    if value == low:
        return move
    high = replace(move, high=True)
    if value != turn.values.high[card] and value != _HIGH.get(card.rank):
        raise Mistake(message("notation-card-value", card=str(card), value=value))
    pictures = any(not turn.values.low[other] for other in loose)
    both = bool(turn.values.high[card]) and not builds and bool(loose) and not pictures
    if both and takes(turn.values, card, low, loose):
        return move  # the set may be taken at either value: one move, written without
    return high


def _build(layout: Layout, value: str, lowest: str) -> Build:
    standing = [build for build in layout.builds if build.value == int(value)]
    if lowest:
        card = _card(lowest)
        standing = [build for build in standing if card in build.cards]
    if not standing:
        name = f"[{value}@{lowest}]" if lowest else f"[{value}]"
        raise Mistake(message("notation-no-build", name=name))
    if len(standing) > 1:
        names = " ".join(_name(layout, build.lowest) for build in standing)
        raise Mistake(message("notation-which-build", value=int(value), names=names))
    return standing[0]


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except CardError as error:
        raise Mistake(message("card-unknown", text=str(error.args[0]))) from error


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return tuple(sorted(parse_cards(text)))
    except CardError as error:
        raise Mistake(message("card-unknown", text=str(error.args[0]))) from error
