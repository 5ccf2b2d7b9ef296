"""Who plays the deals of a duel: the processes of this machine, or whatever else can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol

BATCH: Final = 10
"""So many deals are handed over at a time."""


class Workers(Protocol):
    """Play deals. What comes of a deal follows from its number alone, so it is the same wherever it is played."""

    def map(self, one: Callable[[int], float], deals: Sequence[int]) -> Iterator[float]:
        """What comes of each deal, in their order. Whoever has heard enough closes the iterator."""
        ...


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes of this machine; 1: this very one."""

    number: int

    def map(self, one: Callable[[int], float], deals: Sequence[int]) -> Iterator[float]:
        """See ``Workers``."""
        if self.number < 2:
            yield from map(one, deals)
            return
        pool = ProcessPoolExecutor(self.number)
        try:
            yield from pool.map(one, deals, chunksize=BATCH)
        finally:
            # Whoever has heard enough does not wait for what nobody will hear.
            pool.shutdown(cancel_futures=True)
