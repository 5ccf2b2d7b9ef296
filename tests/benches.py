"""The files of `bench/`, which is no package."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

BENCH: Final = Path(__file__).parent.parent / "bench"


def bench(name: str) -> ModuleType:
    """One of them, loaded anew; it may use none of the others."""
    spec = spec_from_file_location(name, BENCH / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
