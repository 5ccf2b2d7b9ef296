"""Lays tables for the browser tests: cards, builds and moves as a test wants them, in the store of SUKNO_HOME.

Standard input is a JSON list of wishes (see `Laid` and `LaidRace` in server.ts), standard output the links of each:
that of the first seat, or those of all people.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from sukno.cards import PACK, Card, parse_cards
from sukno.core.commitment import commit
from sukno.core.refusal import Refusal
from sukno.games.casino.dealing import TABLE, packets
from sukno.server.tokens import Tokens
from sukno.store import Store
from sukno.store.newtable import FRIEND, NewTable
from sukno.table import Deal, Entry, Made, Opened, Person, Player, Robot, Table, encode


def pack_of(wish: dict[str, Any], table: Table) -> list[Card]:
    """A pack that gives each seat and the table the cards wished for, and then any others, always the same."""
    wished = [list(parse_cards(cards)) for cards in wish["hands"]] + [list(parse_cards(wish["table"]))]
    after = list(parse_cards(wish.get("then", "")))
    named = {card for cards in (*wished, after) for card in cards}
    others = iter([card for card in reversed(PACK) if card not in named])
    top: list[Card] = []
    for place, number in packets(table.book.rules, table.seats, wish.get("dealer", 0), first=True):
        for _ in range(number):
            cards = wished[TABLE if place == TABLE else place]
            top.append(cards.pop(0) if cards else next(others))
    return [*top, *after, *others]


def next_move(wish: dict[str, Any], table: Table) -> tuple[int, str] | None:
    """The next of the moves wished for; then what a bot does for anybody, until only so many cards are left to play."""
    moves, made = wish.get("moves", ()), len(table.deals[-1].moves)
    if made < len(moves):
        seat, text = moves[made].split(" ", 1)
        return int(seat), text
    for seat in table.to_act:
        view = table.game.view(table.state, seat)
        if "left" in wish and sum(view.counts) + view.stock > wish["left"]:
            return seat, table.game.write(view, table.game.bots()["greedy"].choose(view, Random(made)))
    return None


def lay_race(store: Store, tokens: Tokens, wish: dict[str, Any]) -> list[str]:
    """Keep a table of the race, where everybody's pack and the moves so far are given; the links of the people."""
    packs = [parse_cards(pack) for pack in wish["packs"]]
    people = wish.get("people", 1)
    players: list[Player] = [Person("")] * people
    players += [Robot(wish.get("bot", "expert"))] * (len(packs) - people)
    opened = Opened("race", "leeming", wish.get("house", {}), tuple(players), "00" * 16, 0)
    table, pack, nonce = Table.open(opened), tuple(card for pack in packs for card in pack), bytes(32)
    deal = Deal(0, " ".join(map(str, pack)), nonce.hex(), commit(nonce, pack))
    entries: list[Entry] = [opened, deal, *(Made(int(move[0]), move[2:]) for move in wish.get("moves", ()))]
    for entry in entries[1:]:
        table = table.after(entry)
    return links(store, tokens, "race", entries, people)


def lay(store: Store, tokens: Tokens, wish: dict[str, Any]) -> list[str]:
    """Keep one table; the link of its first seat."""
    others = (FRIEND if wish.get("friends") else wish.get("bot", "greedy"),) * 3
    new = NewTable("casino", wish.get("book", "handbook"), wish.get("house", {}), len(wish["hands"]), others)
    opened = Opened(new.game, new.book, new.house, new.players, "00" * 16, wish.get("dealer", 0))
    table = Table.open(opened)
    pack, nonce = pack_of(wish, table), bytes(32)
    deal = Deal(opened.dealer or 0, " ".join(map(str, pack)), nonce.hex(), commit(nonce, tuple(pack)))
    entries: list[Entry] = [opened, deal]
    table = table.after(deal)
    while (move := next_move(wish, table)) is not None:
        after = table.try_move(*move)
        if isinstance(after, Refusal):
            raise SystemExit(f"{move}: {after.why}")
        entries.append(Made(*move))
        table = after
    return links(store, tokens, "casino", entries, 1)


def links(store: Store, tokens: Tokens, game: str, entries: list[Entry], people: int) -> list[str]:
    """Keep the log of a table; the links of its first seats."""
    table_id = store.create(game, [encode(entry) for entry in entries])
    return [f"#seat/{table_id}/{tokens.token(table_id, seat)}" for seat in range(people)]


if __name__ == "__main__":
    with Store.open() as store:
        tokens = Tokens(store)
        wishes = json.load(sys.stdin)
        json.dump([(lay_race if "packs" in wish else lay)(store, tokens, wish) for wish in wishes], sys.stdout)
