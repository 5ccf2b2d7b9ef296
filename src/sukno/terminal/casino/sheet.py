"""The score sheet of a deal of Casino: item by item, adding up, and what it makes of the match."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from sukno.games.casino.match import DealScore, Match
from sukno.games.casino.prose import PROSE
from sukno.games.casino.talk import item_name, item_rows
from sukno.terminal.look import BRASS, DIM, IVORY, LINE, SEATS, Deck
from sukno.words import Words, figure


def sheet(match: Match, sides: Sequence[str], words: Words, deck: Deck) -> Table:
    """The last deal of a match, finished or cut short by a call; ``sides``: who plays on each."""
    deal = match.cut_short or match.deals[-1]
    table = Table(box=box.SIMPLE_HEAD, border_style=LINE, header_style=IVORY, pad_edge=False, expand=True)
    table.add_column("", style=IVORY)
    table.add_column("", style=DIM, justify="right")
    for side, name in enumerate(sides):
        heading = Text(name, style=f"bold {SEATS[side % len(SEATS)]}")
        table.add_column(heading, justify="right", style=IVORY, min_width=5)
    for name, points in item_rows(deal.items):
        title = words(item_name(match.book.rules, name, sure=deal is match.cut_short))
        table.add_row(title, _about(name, match, deal, deck), *map(_points, points))
    table.add_section()
    part = words("terminal-sheet-sure") if match.cut_short else words("terminal-sheet-deal", part=PROSE.part)
    dealt = Text(part, style=f"bold {IVORY}")
    table.add_row(dealt, "", *(Text(figure(points), style=f"bold {IVORY}") for points in deal.points))
    gained = zip(match.totals, deal.points, strict=True)
    if match.cut_short:
        before, after = match.totals, tuple(total + points for total, points in gained)
    else:
        before, after = tuple(total - points for total, points in gained), match.totals
    # Of a match of one deal everything is said.
    if not any(before) and match.target is None:
        return table
    table.add_row(words("terminal-sheet-before"), "", *(Text(figure(points), style=DIM) for points in before))
    goal = words("terminal-sheet-goal", points=match.target) if match.target else ""
    total = Text(words("terminal-sheet-match"), style=f"bold {BRASS}")
    table.add_row(total, goal, *(Text(figure(points), style=f"bold {BRASS}") for points in after))
    return table


def _points(points: int) -> Text:
    return Text(figure(points), style=f"bold {IVORY}") if points else Text("–", style=DIM)


def _about(name: str, match: Match, deal: DealScore, deck: Deck) -> str:
    """What an item was decided by."""
    rules = match.book.rules
    match name:
        case "cards":
            return " : ".join(str(len(take.cards)) for take in deal.takes)
        case "suit":
            counts = " : ".join(str(take.suit(rules.bonus_suit)) for take in deal.takes)
            return f"{rules.bonus_suit.symbol}  {counts}"
        case "aces":
            return "  :  ".join(" ".join(deck.text(ace) for ace in sorted(take.aces)) or "–" for take in deal.takes)
        case "sweeps":
            return " : ".join(str(take.sweeps) for take in deal.takes)
    return ""
