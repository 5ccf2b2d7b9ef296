"""The score of a deal item by item, what the match is played for, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from sukno.core.picture import Sheet, SheetRow
from sukno.core.seats import winner_first
from sukno.words import Message, message

from .match import Match
from .picture import signed


def sheet(match: Match, deal: int) -> Sheet:
    """The score of a finished deal."""
    done = match.deals[deal]
    rows = (
        SheetRow(message("two-ten-jack-row-hearts"), done.hearts),
        SheetRow(message("two-ten-jack-row-diamonds"), done.diamonds),
        SheetRow(message("two-ten-jack-row-spades"), done.spades),
    )
    return Sheet(rows, done.points, match.before(deal), match.before(deal + 1))


def standing(match: Match) -> Message:
    """What the match is played for; whether two are level at the target."""
    target = match.book.rules.target
    level = max(match.totals) >= target and match.leader is None and match.resigned is None
    return message("two-ten-jack-standing-level" if level else "two-ten-jack-standing", target=target)


def verdict(match: Match, names: Sequence[Message | str]) -> Message | None:
    """How the match ended; None while it goes on."""
    if not match.over:
        return None
    points = " : ".join(map(signed, winner_first(match.totals, match.winner)))
    if match.resigned is not None:
        loser = names[match.resigned]
        if match.winner is None:
            return message("two-ten-jack-verdict-resigned-level", by=loser, points=points)
        return message("two-ten-jack-verdict-resigned", winner=names[match.winner], by=loser, points=points)
    assert match.winner is not None
    return message("two-ten-jack-verdict", winner=names[match.winner], points=points)
