"""How much one may ask, and how fast."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

COMMAND_BYTES: Final = 16 * 1024
"""The longest command over a socket."""
BODY_BYTES: Final = 16 * 1024
"""The longest body of a request, but for records."""
RECORD_BYTES: Final = 1024 * 1024
"""The longest body with a record."""


class Bucket:
    """So many at once, and so many a second ever after."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def for_socket() -> Bucket:
    """What one window may send."""
    return Bucket(burst=300, per_second=100)


def for_client() -> Bucket:
    """What one address may ask besides."""
    return Bucket(burst=400, per_second=60)
