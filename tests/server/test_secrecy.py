"""Nothing hidden reaches a window: two deals that differ only in what a seat cannot see give it the same bytes.

Everything between server and page is compared, ids, order and all; only the commitment is masked, which must differ.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from casino.test_secrecy import other_pack, play_some
from server.conftest import friends_come, serving, sitting
from sukno.cards import Card
from sukno.core.commitment import commit
from sukno.server.tokens import Tokens
from sukno.store import Store
from sukno.table import Awaited, Deal, Opened, Person, Player, encode

NONCE = bytes(32)
COMMITMENT = re.compile(r"[0-9a-f]{64}")


def stream(
    home: Path, key: str, seats: int, dealer: int, pack: Sequence[Card], made: list[tuple[int, str]], seat: int
) -> list[str]:
    """All that a seat's window hears while the others come by its invitations and play as scripted, and what it may
    ask besides."""
    with Store.open(home, clock=lambda: datetime(2026, 1, 1, tzinfo=UTC), new_id=lambda: "table") as store:
        store.setting_once("seat-secret", "00" * 32)
        opened = Opened("casino", key, {}, players(seats, seat), "00", dealer)
        deal = Deal(dealer, " ".join(map(str, pack)), NONCE.hex(), commit(NONCE, tuple(pack)))
        store.create("casino", [encode(opened), encode(deal)])
        own = Tokens(store).token("table", seat)
        with (
            serving(store) as client,
            sitting(client, {"table": "table", "seat": own}, run="page") as page,
            ExitStack() as stack,
        ):
            friends = friends_come(client, page, sitting, stack)
            assert len(friends) == seats - 1
            for mover, text in made:
                if mover == seat:
                    for card in page.scene["hand"]:
                        page.ask("choose", card=card)
                        page.ask("pick", card=card, loose=page.scene["loose"][:2])
                    assert page.ask("move", text=text)["type"] == "done"
                else:
                    friends[mover].catch_up(page.seen["version"])
                    assert friends[mover].ask("move", text=text)["type"] == "done"
                    page.wait()
                page.ask("back", steps=2)
                assert page.ask("move", text="9h9h9h")["type"] in ("failed", "refused")
            page.ask("back", steps=100)
            record = client.get("/api/tables/table/record", params={"seat": own}).text
            listed = client.post("/api/tables/list", json={"seats": [own]}).text
            heard = [*page.heard, record, listed]
    assert not any(NONCE.hex() in text for text in heard)
    return [COMMITMENT.sub("…", text) for text in heard]


def players(seats: int, seat: int) -> tuple[Player, ...]:
    """One who invites, and those who are awaited."""
    return tuple(Person() if place == seat else Awaited() for place in range(seats))


@pytest.mark.parametrize(
    ("key", "seats", "seed"),
    [("handbook", 2, 1), ("standard", 3, 2), ("digest", 4, 3), ("family-draw", 2, 4), ("leeming", 2, 5)],
)
def test_what_a_seat_cannot_see_changes_no_byte(tmp_path: Path, key: str, seats: int, seed: int) -> None:
    rng = Random(seed)
    pack, dealer, made, state = play_some(key, seats, 14, rng)
    seat = rng.randrange(seats)
    changed = other_pack(state, pack, seat, rng)
    assert changed != pack
    first = stream(tmp_path / "a", key, seats, dealer, pack, made, seat)
    second = stream(tmp_path / "b", key, seats, dealer, changed, made, seat)
    assert first == second


def test_hidden_cards_are_named_nowhere(tmp_path: Path) -> None:
    """Whatever the window has heard by the middle of a deal names only cards it has seen."""
    pack, dealer, made, state = play_some("handbook", 2, 9, Random(7))
    heard = stream(tmp_path, "handbook", 2, dealer, pack, made, 0)
    played = {text[:2] for _, text in made}
    table = set(map(str, state.history[0].table))  # type: ignore[union-attr]
    dealt = {card for text in heard[:-2] for card in _hand(json.loads(text))}
    named = {card for text in heard[:-1] for card in re.findall(r"\b[A23456789TJQK][cdhs]\b", text)}
    assert named <= played | table | dealt | {"9h"}


def _hand(said: dict[str, Any]) -> list[str]:
    return list(said.get("scene", {}).get("hand", ()))
