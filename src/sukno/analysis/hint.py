"""A hint in words: the nudge, then the moves with what they are worth, then why."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from sukno.core.advice import Advice, Candidate
from sukno.core.game import Answer
from sukno.words import Message, Words, message

EVEN: Final = 0.05
"""Points; what rounds to nothing is as good."""


def told(advice: Advice, words: Words, *, whole: bool = True, width: int | None = None) -> Answer:
    """The hint for programs (facts) and people (text); where not ``whole``, the nudge alone.

    Lines longer than ``width`` are broken, and those of a list hang from their marks.
    """
    facts: dict[str, Any] = {"nudge": words(advice.nudge)}
    if not whole:
        return Answer(facts, "\n".join(_folded(facts["nudge"], width)))
    facts |= {
        "exact": advice.exact,
        "worlds": advice.worlds,
        "moves": [_facts(candidate, words) for candidate in advice.candidates],
    }
    lines = [*_folded(facts["nudge"], width), "", *_folded(words(weighed(advice)), width)]
    for place, candidate in enumerate(advice.candidates, 1):
        worth = standing(advice, candidate)
        lines += _folded(words("hint-candidate", place=place, said=candidate.said, worth=worth), width, rest=3)
        for why in candidate.why:
            lines += _folded(words("hint-why", why=why), width, first=3, rest=5)
    return Answer(facts, "\n".join(lines))


def _folded(line: str, width: int | None, *, first: int = 0, rest: int = 0) -> list[str]:
    """A line in as many as it needs, the first and the others indented by so many columns."""
    if width is None:
        return [" " * first + line]
    return wrap(line, width, initial_indent=" " * first, subsequent_indent=" " * rest, break_on_hyphens=False)


def weighed(advice: Advice) -> Message:
    """How the moves were weighed."""
    return message("hint-weighed", worlds=advice.worlds)


def standing(advice: Advice, candidate: Candidate) -> Message:
    """What a move is worth: of the best one where it leads, of every other what it costs."""
    if candidate is advice.candidates[0]:
        lead = candidate.lead
        stands = "level" if abs(lead) < EVEN else "ahead" if lead > 0 else "behind"
        if advice.exact:
            return message("hint-lead-exact", stands=stands, points=abs(round(lead)))
        id = "hint-lead" if advice.sides == 2 else "hint-lead-several"
        return message(id, stands=stands, points=abs(round(lead, 1)))
    if candidate.behind < EVEN:
        return message("hint-equal")
    if advice.exact:
        return message("hint-worse-exact", points=round(candidate.behind))
    return message("hint-worse", points=candidate.behind, error=2 * candidate.error)


def _facts(candidate: Candidate, words: Words) -> dict[str, Any]:
    return {
        "move": candidate.move,
        "text": words(candidate.said),
        "lead": round(candidate.lead, 3),
        "behind": round(candidate.behind, 3),
        "error": round(candidate.error, 3),
        "why": [words(why) for why in candidate.why],
    }
