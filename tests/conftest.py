"""What holds for every test."""

from __future__ import annotations

import secrets
import signal
from random import Random

import pytest

# Where the tests were started in the background Ctrl-C is ignored, and so it would be by every program they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test is dealt its own cards, always the same: none may pass or fail by the luck of the deal."""
    monkeypatch.setattr(secrets, "token_bytes", Random(request.node.nodeid).randbytes)
