"""Calling ``sukno`` in this process, with a home of its own and in English unless a test says otherwise."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from sukno.cli import main


@dataclass(frozen=True)
class Called:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def error(self) -> str:
        """The one line of a complaint, and nothing besides."""
        assert self.code == 2, self
        assert not self.out, self
        assert self.err.startswith("sukno: "), self
        assert self.err.count("\n") == 1, self
        return self.err.removeprefix("sukno: ").strip()


Call = Callable[..., Called]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("SUKNO_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    def calling(*args: str | Path, stdin: str | bytes = b"") -> Called:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main([str(arg) for arg in args])
        caught = capsys.readouterr()
        return Called(code, caught.out, caught.err)

    return calling
