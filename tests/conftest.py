"""What holds for every test."""

from __future__ import annotations

import secrets
from random import Random

import pytest


@pytest.fixture(autouse=True)
def same_cards(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test is dealt its own cards, always the same: none may pass or fail by the luck of the deal."""
    monkeypatch.setattr(secrets, "token_bytes", Random(request.node.nodeid).randbytes)
