"""The measurements, as far as a wrong word goes, and the page of results: what they measure is no matter of a test."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from benches import BENCH, bench

RUN = BENCH / "run.py"


def test_an_unknown_measurement_is_answered_with_those_there_are() -> None:
    """It was answered with a traceback, after whatever stood before it had been measured."""
    done = subprocess.run([sys.executable, RUN, "legal", "leagl"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert not done.stdout
    assert re.fullmatch(r"There is no measurement leagl\. There are: (\w+, )+\w+\.\n", done.stderr)


def test_a_program_that_is_not_there_is_told_before_anything_is_measured() -> None:
    command = [sys.executable, str(RUN), "kernel", "--report", "--beside", "./no-such-program"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert not done.stdout
    assert done.stderr.startswith("There is no program ./no-such-program ") and "--beside PATH" in done.stderr


def test_a_section_of_the_page_is_replaced_where_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = bench("report")
    monkeypatch.setattr(report, "PAGE", tmp_path / "bench.md")
    monkeypatch.setattr(sys, "argv", ["run.py", "kernel", "--beside", "/home/me/a.out", "--report"])

    def write(title: str, figure: str, *missing: str) -> None:
        table = report.Table(("games", "a second"), [("ours", figure), ("theirs, by name", "7")])
        report.write(report.Section(title, "what it is.", [table], list(missing)), "0.5")

    write("One", "1,000")
    write("Two", "2,000", "theirs, for it is not installed")
    write("Three", "3,000")
    before = report.sections(report.PAGE.read_text("utf-8"))
    write("Two", "4,000")
    text = report.PAGE.read_text("utf-8")
    after = report.sections(text)
    assert list(after) == list(before) == ["One", "Two", "Three"]
    assert (after["One"], after["Three"]) == (before["One"], before["Three"])
    assert "- Left out: theirs, for it is not installed" in before["Two"].splitlines()
    assert "Left out" not in after["Two"]
    assert "| games | a second |\n| --- | ---: |\n| ours | 4,000 |\n| theirs, by name | 7 |" in after["Two"]
    assert "`python bench/run.py kernel --beside PATH --report`, 20" in after["Two"] and "/home/me" not in text
    assert text.startswith(report.HEAD) and text.count("2,000") == 0
    for title, body in after.items():
        text = report.replaced(text, title, body)
    assert text == report.PAGE.read_text("utf-8")


def test_the_page_of_results_is_one_that_can_be_written_again() -> None:
    """Nobody has edited between its sections what the next report would take away."""
    report = bench("report")
    text = report.PAGE.read_text("utf-8")
    for title, body in report.sections(text).items():
        assert report.replaced(text, title, body) == text
        assert "python bench/run.py " in body
    assert {"The kernel of Casino", "Two threads", "Exact ends of deals"} <= set(report.sections(text))


def test_a_table_for_the_terminal_stands_in_columns() -> None:
    table = bench("report").Table(
        ("", "seats", "a second"), [("hearts", "4", "12.5"), ("ours, longer", "2", "1,000.0")]
    )
    assert table.text().splitlines() == [
        "                seats  a second",
        "  hearts            4      12.5",
        "  ours, longer      2   1,000.0",
    ]
