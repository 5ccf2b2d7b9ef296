"""A hint as the page gets it."""

from __future__ import annotations

from sukno.analysis.hint import standing, weighed
from sukno.core.advice import Advice
from sukno.wire import messages as wire

from .said import said


def hinted(version: int, advice: Advice) -> wire.Hinted:
    """The answer to a question that has no id yet."""
    return wire.Hinted(
        id="",
        version=version,
        nudge=said(advice.nudge),
        weighed=said(weighed(advice)),
        moves=tuple(
            wire.Candidate(one.move, said(one.said), said(standing(advice, one)), tuple(map(said, one.why)))
            for one in advice.candidates
        ),
    )
