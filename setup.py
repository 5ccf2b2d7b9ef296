"""The kernel's extensions; everything else about the package is in `pyproject.toml`.

``SUKNO_NO_EXTENSION=1`` installs as on a machine without a compiler; ``SUKNO_ANNOTATE=1`` keeps Cython's annotated C in
``build/cython``.
"""

from __future__ import annotations

import os
import sys

from setuptools import Extension, setup

KERNEL = "src/sukno/games/casino/kernel"
HOT = ("batch", "exact", "finder", "instinct", "mind", "outlook", "rollouts", "table")
OTHERS = ("referee", "crowd", "simulate")
"""Compiled with less care: that takes half the time, and little of a game is spent in them."""


def extensions() -> list[Extension]:
    """The files of the kernel as extensions that need not compile: without them their Python runs, slowly."""
    if os.environ.get("SUKNO_NO_EXTENSION"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    wanted = []
    for name in (*HOT, *OTHERS):
        flags = [] if sys.platform == "win32" else ["-g0", "-O3" if name in HOT else "-O1"]
        source = f"{KERNEL}/{name}.py"
        wanted.append(Extension(f"sukno.games.casino.kernel.{name}", [source], extra_compile_args=flags))
    annotate = bool(os.environ.get("SUKNO_ANNOTATE"))
    # Elsewhere a new process would run this file again.
    processes = os.cpu_count() or 0 if sys.platform == "linux" else 0
    found = cythonize(
        wanted,
        build_dir="build/cython",
        annotate=annotate,
        language_level=3,
        quiet=True,
        nthreads=processes,
        # What Cython would write for pickle cannot read arrays back.
        compiler_directives={"auto_pickle": False},
    )
    for extension in found:
        # Set here: cythonize forgets what it was given.
        extension.optional = True
    return list(found)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
