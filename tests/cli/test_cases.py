"""Every worked case of the sources, through the real commands."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

CASES = Path(__file__).parent.parent / "cases" / "casino.jsonl"
LINES: list[dict[str, Any]] = [json.loads(line) for line in CASES.read_text("utf-8").splitlines() if line.strip()]
CARDS = {"captured", "table", "residue", "cards"}
"""Card lists are sets."""


@cache
def answered(command: str, lang: str) -> dict[str, dict[str, Any]]:
    """All the answers of one command, by id; it must answer every line of its kind and end well."""
    done = subprocess.run(
        [sys.executable, "-m", "sukno", command, "--batch", CASES, "--lang", lang],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert not done.stderr
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return {answer["id"]: answer for answer in answers}


def expected(found: Any, wanted: Any, name: str) -> None:
    """Hold an answer against an expectation; more may be said than is expected."""
    if isinstance(wanted, dict):
        assert isinstance(found, dict), name
        for key, value in wanted.items():
            expected(found[key], value, key)
    elif name in CARDS:
        assert sorted(found.split()) == sorted(wanted.split()), name
    else:
        assert found == wanted, name


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("case", LINES, ids=[case["id"] for case in LINES])
def test_case(case: dict[str, Any], lang: str) -> None:
    answer = answered("score" if "score" in case else "check", lang)[case["id"]]
    assert "error" not in answer, answer
    wanted = {key: value for key, value in case["expect"].items() if key != "why"}
    expected(answer, wanted, case["id"])
    if wanted.get("legal") is False:
        assert answer["rule"]
        assert answer["source"].keys() == {"file", "phrase"}
        assert answer["source"]["phrase"]
        assert answer["why"]


def test_every_line_is_answered_once_by_one_command() -> None:
    both = [*answered("check", "en"), *answered("score", "en")]
    assert sorted(both) == sorted(case["id"] for case in LINES)
