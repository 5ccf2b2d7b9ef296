"""The score of a deal item by item, what the match is played for, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from sukno.core.picture import Sheet, SheetRow
from sukno.words import Message, message

from .match import Match
from .rules import MatchForm
from .scoring import LADY_COUNTS, DealScore


def sheet(match: Match, deal: int) -> Sheet:
    """The score of a finished deal."""
    done = match.deals[deal]
    note = None if done.moon is None else message("hearts-sheet-moon")
    return Sheet(tuple(_rows(match, done)), done.points, match.before(deal), match.before(deal + 1), note)


def _rows(match: Match, deal: DealScore) -> list[SheetRow]:
    """What was taken; and where that is not yet what counts, what does."""
    rules = match.book.rules
    plain = rules.low_wins and deal.moon is None
    rows = [SheetRow(message("hearts-row-hearts"), deal.hearts, counted=plain)]
    if deal.lady is not None:
        cells = tuple(LADY_COUNTS if seat == deal.lady else 0 for seat in range(len(deal.hearts)))
        rows.append(SheetRow(message("hearts-row-lady"), cells, counted=plain))
    if not plain:
        name = "hearts-row-moon" if rules.low_wins else "hearts-row-difference"
        rows.append(SheetRow(message(name), deal.points))
    return rows


def standing(now: Match) -> Message:
    """What the match is played for."""
    rules = now.book.rules
    count = str(rules.count)
    lady = "yes" if rules.black_lady else "no"
    match rules.match:
        case MatchForm.ONE_DEAL:
            return message("hearts-standing-one-deal", count=count, lady=lady)
        case MatchForm.DEALS:
            return message("hearts-standing-deals", count=count, deals=rules.deals)
        case MatchForm.TARGET:
            return message("hearts-standing-target", count=count, target=rules.target)


def verdict(match: Match, names: Sequence[Message | str]) -> Message | None:
    """How the match ended; None while it goes on."""
    if not match.over or match.winner is None:
        return None
    winner, loser = names[match.winner], names[1 - match.winner]
    if match.resigned is not None:
        return message("hearts-verdict-resigned", winner=winner, by=loser)
    points, other = match.totals[match.winner], match.totals[1 - match.winner]
    return message("hearts-verdict", winner=winner, points=points, other=other, count=str(match.book.rules.count))
