"""The measurements, as far as a wrong word goes: what they measure is no matter of a test."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parent.parent / "bench" / "run.py"


def test_an_unknown_measurement_is_answered_with_those_there_are() -> None:
    """It was answered with a traceback, after whatever stood before it had been measured."""
    done = subprocess.run([sys.executable, BENCH, "legal", "leagl"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert not done.stdout
    assert re.fullmatch(r"There is no measurement leagl\. There are: (\w+, )+\w+\.\n", done.stderr)
