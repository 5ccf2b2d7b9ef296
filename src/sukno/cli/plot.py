"""Duels and ladders as pictures, drawn by Matplotlib, which comes with the extra ``plot``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

from sukno.bots.arena import CONFIDENCE, Duel
from sukno.core.refusal import Mistake
from sukno.words import Words, message

from .duels import Pairing


def needed(path: Path) -> None:
    """Raise Mistake where nothing can be drawn, before hours are spent."""
    if find_spec("matplotlib") is None:
        raise Mistake(message("cli-plot-missing"))
    if path.suffix not in {".svg", ".png", ".pdf"}:
        raise Mistake(message("cli-plot-kind", path=str(path)))


def duel(path: Path, pairing: Pairing, found: Duel, words: Words) -> None:
    """The mean lead as it came to rest, deal by deal, with its 95 % interval."""
    means, widths, total, squares = [], [], 0.0, 0.0
    for deals, lead in enumerate(found.rounds, 1):
        total, squares = total + lead, squares + lead * lead
        means.append(total / deals)
        spread = max(0.0, squares - total * total / deals) / max(1, deals - 1)
        widths.append(CONFIDENCE * sqrt(spread / deals))
    figure, axes = _figure((7, 4))
    deals_so_far = range(1, len(means) + 1)
    below = [mean - width for mean, width in zip(means, widths, strict=True)]
    above = [mean + width for mean, width in zip(means, widths, strict=True)]
    axes.fill_between(deals_so_far, below, above, alpha=0.25, linewidth=0)
    axes.plot(deals_so_far, means)
    axes.axhline(0, color="black", linewidth=0.8)
    # The first deals have no interval worth a name: they would fill the picture.
    settled = slice(min(20, len(means) - 1), None)
    axes.set_ylim(min(0.0, *below[settled]), max(0.0, *above[settled]))
    axes.set_xlabel(words(message("cli-plot-deals")))
    axes.yaxis.set_major_formatter(_ticks(words))
    axes.set_ylabel(words(message("cli-plot-lead", a=pairing.a, b=pairing.b, better=pairing.better)))
    _save(figure, path)


def ladder(
    path: Path, players: Sequence[str], results: Mapping[tuple[str, str], Duel], better: str, words: Words
) -> None:
    """Each against the one below it, with the 95 % interval, the weakest lowest. ``better``: see ``Pairing``."""
    figure, axes = _figure((7, 1 + 0.6 * len(players)))
    for rung, (below, above) in enumerate(pairwise(players)):
        found = results[above, below]
        axes.barh(rung, found.mean, xerr=CONFIDENCE * found.error, capsize=4)
    labels = [words(message("cli-plot-rung", above=above, below=below)) for below, above in pairwise(players)]
    axes.set_yticks(range(len(labels)), labels)
    axes.axvline(0, color="black", linewidth=0.8)
    axes.xaxis.set_major_formatter(_ticks(words))
    axes.set_xlabel(words(message("cli-plot-points", better=better)))
    _save(figure, path)


def _ticks(words: Words) -> Callable[[float, int], str]:
    """The numbers on an axis, as the language writes them."""
    return lambda value, _: words(message("cli-plot-tick", value=float(value)))


def _figure(size: tuple[float, float]) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, layout="constrained")
    return figure, figure.subplots()


def _save(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path)
    except OSError as error:
        raise Mistake(message("cli-unwritable", path=str(path), detail=str(error.strerror))) from error
