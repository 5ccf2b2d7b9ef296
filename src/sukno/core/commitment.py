"""The promise before the deal: a hash of the pack, opened when the deal is over.

SHA-256 of the nonce's 32 bytes followed by the pack's text in ASCII: its cards from the top, single spaces between.
Kept outside State and View until it is revealed.
"""

from __future__ import annotations

from hashlib import sha256

from .game import Pack

NONCE_BYTES = 32


def commit(nonce: bytes, pack: Pack) -> str:
    """The commitment to a pack, in hex."""
    if len(nonce) != NONCE_BYTES:
        raise ValueError(f"a nonce has {NONCE_BYTES} bytes, not {len(nonce)}")
    return sha256(nonce + " ".join(map(str, pack)).encode("ascii")).hexdigest()
