"""Tools that serve one thread at a time: made when none is free, and kept for the next who asks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


class Pool(Generic[T]):
    """Some tools of one kind."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._free: list[T] = []

    @contextmanager
    def one(self) -> Iterator[T]:
        """One of them, for as long as it is needed; after an error it is not used again."""
        try:
            tool = self._free.pop()
        except IndexError:
            tool = self._make()
        yield tool
        self._free.append(tool)
