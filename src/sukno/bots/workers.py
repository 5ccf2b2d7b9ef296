"""Who plays the deals of a duel: the processes of this machine, or whatever else can."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import active_children
from signal import SIG_IGN, SIGINT, signal
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
        # No more than have something to do.
        number = min(self.number, -(-len(deals) // BATCH))
        if number < 2:
            yield from map(one, deals)
            return
        others = set(active_children())
        pool = ProcessPoolExecutor(number, initializer=_heed_none_but_us)
        try:
            yield from pool.map(one, deals, chunksize=BATCH)
        except BaseException:
            # Whoever has heard enough, or is told to stop, does not wait for what nobody will hear.
            for worker in set(active_children()) - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def _heed_none_but_us() -> None:
    """Ctrl-C is for whoever waits for the processes; that one ends them."""
    signal(SIGINT, SIG_IGN)
