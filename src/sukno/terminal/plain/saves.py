"""The saved games as a list."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sukno.core.registry import find_game, is_game
from sukno.store import SavedTable, Store, summary_of
from sukno.terminal.people import listed
from sukno.words import Words, figure


def saved_lines(store: Store, words: Words) -> Iterator[str]:
    """A line for every saved game, the last one first."""
    tables = store.tables()
    for table in tables:
        yield _line(table, words)
    if not tables:
        yield words("saves-none")


def _line(table: SavedTable, words: Words) -> str:
    when = table.updated.astimezone().strftime("%Y-%m-%d %H:%M")
    summary = summary_of(table.summary)
    if summary is None or not is_game(summary.game):
        return words("saves-unread", id=table.id, when=when)
    players = ", ".join(player or words("plain-you") for player in listed(summary, words))
    prose = find_game(summary.game).prose
    return words(
        "saves-line",
        id=table.id,
        game=prose.called,
        book=prose.book_name(summary.book, words),
        players=players,
        totals=" : ".join(map(figure, summary.totals)) or "–",
        lesson="yes" if summary.lesson else "no",
        state="over" if summary.over else "open",
        deals=summary.deals,
        part=prose.part,
        when=when,
    )


def saved_data(store: Store) -> list[dict[str, Any]]:
    """The same for programs."""
    return [_data(table) for table in store.tables()]


def _data(table: SavedTable) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "id": table.id,
        "game": table.game,
        "created": table.created.isoformat(timespec="seconds"),
        "updated": table.updated.isoformat(timespec="seconds"),
        "over": table.closed,
    }
    if (summary := summary_of(table.summary)) is not None:
        facts |= {"book": summary.book, "players": list(summary.players)}
        facts |= {"totals": list(summary.totals), "deals": summary.deals}
        facts |= {"lesson": summary.lesson}
    return facts
