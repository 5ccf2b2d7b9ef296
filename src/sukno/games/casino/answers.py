"""Questions about positions and scores, answered for programs (facts) and for people (text)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

from sukno.cards import write_cards
from sukno.core.game import Answer
from sukno.core.refusal import Citation, Mistake, Refusal
from sukno.words import Words, figure

from .legal import legal
from .moves import Build, Layout
from .notation import parse, write
from .play import effect
from .position import View
from .referee import refuse
from .setup import Position, read_position
from .sheet import judge, read_sheet
from .talk import describe, item_name, item_rows

LISTED: Final = 500
"""Moves that a list shows."""
COUNTED: Final = 10_000
"""Moves that are counted; beyond there are "more than"."""


def moves(data: Mapping[str, Any], house: Mapping[str, object], words: Words) -> Answer:
    """The legal moves of a position, the first of them listed and all counted, up to a bound."""
    view = read_position(data, house).view
    turn = view.turn
    found = list(islice(legal(turn), COUNTED + 1))
    listed = found[:LISTED]
    texts = [write(view.layout, move) for move in listed]
    facts = {
        "moves": texts,
        "more": min(len(found), COUNTED) - len(listed),
        "complete": len(found) <= COUNTED,
    }
    width = max(map(len, texts), default=0)
    lines = [f"{text:<{width}}  {words(describe(turn, move))}" for text, move in zip(texts, listed, strict=True)]
    if not found:
        lines = [words("moves-none")]
    elif len(found) > COUNTED:
        lines.append(words("moves-many", most=COUNTED))
    elif len(found) > LISTED:
        lines.append(words("moves-more", more=len(found) - LISTED))
    return Answer(facts, "\n".join(lines))


def check(data: Mapping[str, Any], text: str, house: Mapping[str, object], words: Words) -> Answer:
    """Whether a move is legal in a position: what it does, or which rule forbids it and where that is written."""
    position = read_position(data, house)
    turn = position.view.turn
    try:
        move = parse(turn, text)
        refusal = refuse(turn, move)
    except Mistake as mistake:
        # A text that is no move here is refused like any other, by the rule of writing moves.
        return _refused(text.strip(), Refusal("notation", turn.book.sources["notation"], mistake.message), words)
    written = _written(turn.layout, move, text)
    if refusal is not None:
        return _refused(written, refusal, words)
    done = effect(turn, move)
    announce = None
    if done.build is not None:
        announce = words("announce-multiple" if done.build.multiple else "announce-single", value=done.build.value)
    layout, residue, residue_to = _after(position, done.layout, captures=bool(done.captured))
    facts: dict[str, Any] = {
        "legal": True,
        "move": written,
        "captured": write_cards(done.captured),
        "table": write_cards(layout.loose),
        "builds": [_build_facts(build) for build in layout.builds],
        "build": None if done.build is None else _build_facts(done.build),
        "sweep": done.sweep,
        "residue": residue,
        "residue_to": residue_to,
        "announce": announce,
    }
    return Answer(facts, _told(facts, words))


def _written(layout: Layout, move: Any, text: str) -> str:
    try:
        return write(layout, move)
    except ValueError:  # it names what is not there; the refusal will say so
        return text.strip()


def _build_facts(build: Build) -> dict[str, Any]:
    return {
        "value": build.value,
        "multiple": build.multiple,
        "owner": build.owner,
        "cards": write_cards(build.cards),
    }


def _after(position: Position, layout: Layout, *, captures: bool) -> tuple[Layout, str, int | None]:
    """The table, the leftover cards and who gets them, where this was the last move of a deal."""
    view: View = position.view
    hands_empty = sum(view.counts) == 1
    if not (hands_empty and view.stock == 0 and (captures or position.last_capture_known)):
        return layout, "", None
    last = view.seat if captures else view.last_capture
    return Layout(), write_cards(layout.cards), last if layout.cards else None


def _refused(text: str, refusal: Refusal, words: Words) -> Answer:
    source = refusal.source
    phrase = source.phrase or (words(source.silent) if source.silent else "")
    why = words(refusal.why)
    facts = {
        "legal": False,
        "move": text,
        "rule": refusal.rule,
        "source": {"file": source.file, "phrase": phrase},
        "why": why,
    }
    lines = [words("check-illegal", move=text, why=why), words("check-rule", rule=refusal.rule), cite(source, words)]
    return Answer(facts, "\n".join(lines), good=False)


def cite(source: Citation, words: Words) -> str:
    """Where a rule is written, as a line."""
    if source.file is None:
        return words("check-source-silent", why=source.silent or source.phrase)
    return words("check-source", file=source.file.split("_")[0], phrase=source.phrase)


def _told(facts: dict[str, Any], words: Words) -> str:
    lines = [words("check-legal", move=facts["move"])]
    if facts["captured"]:
        lines.append(words("check-captured", cards=facts["captured"]))
    if facts["build"]:
        build = facts["build"]
        kind = "check-build-multiple" if build["multiple"] else "check-build-single"
        owner = "–" if build["owner"] is None else build["owner"] + 1
        lines.append(words(kind, value=build["value"], owner=owner, cards=build["cards"]))
    if facts["announce"]:
        lines.append(words("check-announce", announce=facts["announce"]))
    if facts["sweep"]:
        lines.append(words("check-sweep"))
    if facts["residue"]:
        if facts["residue_to"] is None:
            lines.append(words("check-residue-nobody", cards=facts["residue"]))
        else:
            lines.append(words("check-residue", cards=facts["residue"], seat=facts["residue_to"] + 1))
    bare = not facts["table"] and not facts["builds"]
    if facts["table"]:
        lines.append(words("check-table", cards=facts["table"]))
    elif bare:
        lines.append(words("check-table-empty"))
    return "\n".join(lines)


def score(data: Mapping[str, Any], house: Mapping[str, object], words: Words) -> Answer:
    """The points of a score file, and what they mean for its match."""
    sheet = read_sheet(data, house)
    facts = judge(sheet)
    lines: list[str] = []
    if sheet.items:
        for side, items in enumerate(sheet.items):
            lines.append(words("score-side", side=side + 1, points=items.total))
            lines += [
                "  "
                + words(
                    "score-item",
                    item=item_name(sheet.match.book.rules, name, sure=sheet.claimant is not None),
                    points=points[side],
                )
                for name, points in item_rows(sheet.items)
                if points[side]
            ]
    lines.append(words("score-totals", totals=" : ".join(map(figure, facts["totals"]))))
    if facts["claim_correct"] is not None and sheet.claimant is not None:
        kind = "score-claim-right" if facts["claim_correct"] else "score-claim-wrong"
        lines.append(words(kind, side=sheet.claimant + 1, points=facts["points_now"]))
    if facts["winner"] is not None:
        lines.append(words("score-winner", side=facts["winner"] + 1))
    elif facts["draw"]:
        lines.append(words("score-draw"))
    else:
        lines.append(words("score-goes-on"))
    if facts["multiplier"] is not None and facts["multiplier"] > 1 and facts["net"] is not None:
        lines.append(words("score-multiplier", multiplier=facts["multiplier"], net=facts["net"]))
    return Answer(facts, "\n".join(lines))
