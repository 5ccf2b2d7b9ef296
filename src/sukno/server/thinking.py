"""Where bots think: in threads of their own, so that whatever people ask is answered meanwhile.

There are few of them: what thinks in Python holds up everybody else who does anything in Python. A table asks for one
move at a time and the moves are thought about in the order in which they were asked for, so no table waits longer than
any other. Hints do not stand in that line: somebody has asked for them.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

THREADS: Final = max(1, (os.cpu_count() or 1) - 1)
"""One processor is left to the others."""


class Thinking:
    """The threads of a server in which is thought."""

    def __init__(self) -> None:
        self._bots = ThreadPoolExecutor(THREADS, "bots")
        self._hints = ThreadPoolExecutor(1, "hints")

    async def for_bot(self, think: Callable[[], T]) -> T:
        """What a bot makes of its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._bots, think)

    async def for_person(self, think: Callable[[], T]) -> T:
        """What somebody has asked for."""
        return await asyncio.get_running_loop().run_in_executor(self._hints, think)
