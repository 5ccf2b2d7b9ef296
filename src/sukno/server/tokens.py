"""A seat is a capability: whoever has its token sits there, on any device and after any restart.

A token names its table and seat and carries a seal that only this server's secret makes, so nothing has to be kept
for it; the secret itself is kept with the saved games. An invitation to a seat is made alike and opens nothing by
itself: whoever takes the seat by it gets the token, and whoever made it out never sees that.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from sukno.core.seats import Seat
from sukno.store import Store

_SECRET = "seat-secret"
_PROOF = "proof"
"""Stands where a seat does, so that no answer to a challenge is a token."""
_INVITATION = "invitation"
"""Stands between a seat and the number of an invitation to it, so that none is a token."""


class Tokens:
    """Makes and reads the tokens of seats."""

    def __init__(self, store: Store) -> None:
        """Raises StoreError where the secret cannot be kept."""
        self._secret = bytes.fromhex(store.setting_once(_SECRET, secrets.token_hex(32)))

    def token(self, table_id: str, seat: Seat) -> str:
        """The token of a seat."""
        return f"{table_id}.{seat}.{self._seal(table_id, seat)}"

    def read(self, token: str) -> tuple[str, Seat] | None:
        """The table and the seat of a token; None where it is none of ours."""
        table_id, _, rest = token.partition(".")
        seat, _, seal = rest.partition(".")
        if not (seat.isascii() and seat.isdecimal() and len(seat) == 1 and seal.isascii()):
            return None
        good = hmac.compare_digest(seal, self._seal(table_id, int(seat)))
        return (table_id, int(seat)) if good else None

    def invitation(self, table_id: str, seat: Seat, number: int) -> str:
        """The invitation of that number to a seat."""
        return f"{table_id}.{seat}.{number}.{self._seal(table_id, f'{seat}.{_INVITATION}.{number}')}"

    def read_invitation(self, text: str) -> tuple[str, Seat, int] | None:
        """The table, the seat and the number of an invitation; None where it is none of ours."""
        table_id, *numbers = text.rpartition(".")[0].split(".")
        if len(numbers) != 2 or not all(one.isascii() and one.isdecimal() and len(one) < 5 for one in numbers):
            return None
        seat, number = map(int, numbers)
        good = hmac.compare_digest(text.encode(), self.invitation(table_id, seat, number).encode())
        return (table_id, seat, number) if good else None

    def proof(self, challenge: str) -> str:
        """What only a server of this data folder can answer."""
        return self._seal(challenge, _PROOF)

    def _seal(self, table_id: str, seat: Seat | str) -> str:
        return hmac.new(self._secret, f"{table_id}.{seat}".encode(errors="replace"), sha256).hexdigest()[:40]
