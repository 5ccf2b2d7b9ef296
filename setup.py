"""The kernel's extensions; everything else about the package is in `pyproject.toml`."""

from __future__ import annotations

import os
import sys

from setuptools import setup

KERNEL = "src/sukno/games/casino/kernel"
MODULES = ("table", "referee", "crowd", "finder", "simulate", "batch")


def extensions():
    """The files of the kernel as extensions that need not compile: without them their Python runs, slowly."""
    if os.environ.get("SUKNO_NO_EXTENSION"):
        return []
    try:
        from Cython.Build import cythonize
        from setuptools import Extension
    except ImportError:
        return []
    flags = [] if sys.platform == "win32" else ["-O3", "-g0"]
    found = cythonize(
        [
            Extension(f"sukno.games.casino.kernel.{name}", [f"{KERNEL}/{name}.py"], extra_compile_args=flags)
            for name in MODULES
        ],
        build_dir="build/cython",
        annotate=bool(os.environ.get("SUKNO_ANNOTATE")),
        language_level=3,
        quiet=True,
    )
    for extension in found:
        extension.optional = True
    return found


setup(ext_modules=extensions())
