"""Deals played on a Ray cluster that is there already. Every machine of it needs Sukno, of the same version."""

from __future__ import annotations

import logging
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from typing import Any, Final, Self

from sukno import __version__
from sukno.bots.workers import BATCH
from sukno.core.refusal import Mistake
from sukno.words import message

AHEAD: Final = 4
"""So many batches wait for each core, so that none has nothing to do."""


class Cluster:
    """The cores of a cluster; see ``Workers``. A context: leaving it lets the cluster go."""

    def __init__(self, address: str) -> None:
        """Join the cluster at an address (``host:port``, ``auto``).

        Raises Mistake where Ray is not installed, nobody answers, or its machines have another Sukno.
        """
        try:
            import ray
        except ImportError as error:
            raise Mistake(message("cli-ray-missing")) from error
        self._ray: Any = ray
        _reach(address)
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray has many ways of not coming to anything
            raise Mistake(message("cli-ray-away", address=address, detail=_first_line(error))) from error
        self._check()
        self.cores: Final = int(self._ray.cluster_resources().get("CPU", 1))

    def map(self, one: Callable[[int], float], deals: Sequence[int]) -> Iterator[float]:
        """See ``Workers``."""
        play = self._ray.remote(_play).options(max_retries=3)
        batches = iter([deals[first : first + BATCH] for first in range(0, len(deals), BATCH)])
        under_way = deque(play.remote(one, batch) for batch in islice(batches, AHEAD * self.cores))
        try:
            while under_way:
                yield from self._ray.get(under_way.popleft())
                under_way.extend(play.remote(one, batch) for batch in islice(batches, 1))
        finally:
            for batch in under_way:
                self._ray.cancel(batch)

    def _check(self) -> None:
        try:
            there = self._ray.get(self._ray.remote(_version).remote())
        except Exception as error:
            self._ray.shutdown()
            raise Mistake(message("cli-ray-without", detail=_first_line(error))) from error
        if there != __version__:
            self._ray.shutdown()
            raise Mistake(message("cli-ray-other", there=there, here=__version__))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(Exception):
            self._ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself tries for minutes where nobody is. Raises Mistake."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise Mistake(message("cli-ray-away", address=address, detail=_first_line(error))) from error


def _play(one: Callable[[int], float], deals: Sequence[int]) -> list[float]:
    return [one(deal) for deal in deals]


def _version() -> str:
    return __version__


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
