"""What measurements say, as text for a terminal and as a section of the page of results, `docs/bench.md`."""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "bench.md"
HEAD = """# How fast Sukno is

Each section is written by its own command, which stands below it, with the machine it was measured on. Absolute figures
drift with the machine; ratios are of things measured in turns, in one run, and hardly do. `make bench ARGS="NAME"` sets
up what is needed and measures, `--report` writes it down here; `chrt -f 1` keeps other work away for that time. What
OpenSpiel is measured by comes from PyPI, the program that `--beside` names from whoever wrote it.
"""
PACKAGES = ("Cython", "numpy", "open_spiel")


@dataclass(frozen=True)
class Table:
    """Rows of text under their columns; figures stand to the right of what they are figures of."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def text(self) -> str:
        """For a terminal."""
        lines = [self.columns, *self.rows]
        widths = [max(len(line[place]) for line in lines) for place in range(len(self.columns))]
        padded = ([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])] for line in lines)
        return "\n".join(f"  {'  '.join(cells)}".rstrip() for cells in padded)

    def markdown(self) -> str:
        """For the page."""
        lines = [self.columns, ["---", *["---:"] * (len(self.columns) - 1)], *self.rows]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


@dataclass
class Section:
    """The results of one measurement."""

    title: str
    about: str
    tables: list[Table] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    """What could not be measured, and how it could be."""

    def text(self) -> str:
        """For a terminal."""
        parts = [f"{self.title}: {self.about}", *(table.text() for table in self.tables)]
        return "\n".join([*parts, *(f"  left out: {one}" for one in self.missing)])

    def markdown(self, command: str, begun: str) -> str:
        """For the page, without its heading: how busy the machine was when it began belongs to it."""
        parts = [self.about[0].upper() + self.about[1:], *(table.markdown() for table in self.tables)]
        if self.missing:
            parts.append("\n".join(f"- Left out: {one}" for one in self.missing))
        date = datetime.now(UTC).date()
        parts.append(f"`{command}`, {date}, {machine()}; load {begun} before, {load()} after.")
        return "\n\n".join(parts)


def sections(page: str) -> dict[str, str]:
    """What stands on a page under each heading."""
    parts = re.split(r"^## (.+)\n", page, flags=re.MULTILINE)
    return {title: body.strip() for title, body in zip(parts[1::2], parts[2::2], strict=True)}


def replaced(page: str, title: str, body: str) -> str:
    """A page with this section in place of the one with its title, or behind all that are there."""
    known = {**sections(page), title: body.strip()}
    return "\n".join([HEAD, *(f"## {one}\n\n{text}\n" for one, text in known.items())])


def load() -> str:
    """How many processes wanted a processor in the last minute."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def machine() -> str:
    """What kind of machine this is and which versions run on it; nothing that names it."""
    kind = platform.processor() or platform.machine()
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text("utf-8"), re.MULTILINE)
    except OSError:
        found = None
    parts = [
        f"{found[1].strip() if found else kind} with {os.cpu_count()} processors",
        platform.system(),
        f"Python {platform.python_version()}",
    ]
    for package in PACKAGES:
        try:
            parts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return ", ".join(parts)


def command(arguments: Sequence[str]) -> str:
    """The command as anyone may give it: paths of this machine are left out of it, a priority over others is not."""
    first = hasattr(os, "sched_getscheduler") and os.sched_getscheduler(0) == os.SCHED_FIFO
    words = ["chrt -f 1 python bench/run.py" if first else "python bench/run.py"]
    for word in arguments:
        words.append("PATH" if words[-1] == "--beside" else word)
    return " ".join(words)


def write(section: Section, begun: str) -> None:
    """Put a section into the page, in place of what it said before."""
    page = PAGE.read_text("utf-8") if PAGE.exists() else ""
    body = section.markdown(command(sys.argv[1:]), begun)
    PAGE.write_text(replaced(page, section.title, body), "utf-8")
