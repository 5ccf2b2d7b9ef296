"""Opening a browser, as far as there is one."""

from __future__ import annotations

import os
import webbrowser
from collections.abc import Iterator
from threading import Thread
from typing import Final

SECONDS: Final = 6.0
"""How long a browser may think about whether it starts. One that still runs then has started."""
_TEXT_ONLY: Final = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})
"""They show no table, and would take the terminal."""


def show(address: str) -> bool:
    """Open the browser there; whether that worked, as far as one can know."""
    failed: list[bool] = []

    def opening() -> None:
        failed.append(not any(browser.open(address) for browser in _browsers()))

    thread = Thread(target=opening, name="browser", daemon=True)
    thread.start()
    thread.join(SECONDS)
    return failed != [True]


def _browsers() -> Iterator[webbrowser.BaseBrowser]:
    """Those that BROWSER names, else the usual one."""
    named: list[str | None] = [name for name in os.environ.get("BROWSER", "").split(os.pathsep) if name]
    for name in named or [None]:
        try:
            browser = webbrowser.get(name)
        except webbrowser.Error:
            continue
        if name is not None or getattr(browser, "name", "") not in _TEXT_ONLY:
            yield browser
