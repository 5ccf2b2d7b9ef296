"""Duels as files: what was asked and what came of it, so that a long one can be gone on with."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from sukno.bots.arena import Duel
from sukno.core.refusal import Mistake
from sukno.words import message

_FORMAT: Final = "sukno-duel-1"


@dataclass(frozen=True, slots=True)
class Pairing:
    """All that a result follows from, but the number of deals."""

    game: str
    book: str
    house: Mapping[str, Any]
    seats: int
    seed: int
    a: str
    b: str
    better: str = "more"
    """Which points make the lead: ``more`` of them, or ``fewer`` where few are good."""


def figures(found: Duel) -> dict[str, Any]:
    """What came of it, for programs."""
    return {
        "deals": len(found.rounds),
        "mean": found.mean,
        "error": found.error,
        "interval": found.interval,
        "sure": found.sure,
        "clear": found.clear,
    }


def facts(pairing: Pairing, found: Duel) -> dict[str, Any]:
    """What was asked and what came of it."""
    return {**asdict(pairing), **figures(found)}


def read(path: Path, pairing: Pairing) -> tuple[float, ...]:
    """The rounds that were played before; none where there is no such file. Raises Mistake where it is another duel."""
    try:
        data = json.loads(path.read_text("utf-8"))
        # Once all leads were counted in more points, and the file did not say so.
        kept = {"better": "more", **data}
        same = kept["format"] == _FORMAT and {name: kept[name] for name in asdict(pairing)} == asdict(pairing)
        rounds = tuple(map(float, data["rounds"]))
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise Mistake(message("cli-unreadable", path=str(path), detail=str(error.strerror))) from error
    except (ValueError, KeyError, TypeError) as error:
        raise Mistake(message("cli-arena-other-file", path=str(path))) from error
    if not same:
        raise Mistake(message("cli-arena-other-file", path=str(path)))
    return rounds


def write(path: Path, pairing: Pairing, found: Duel) -> None:
    """Keep a duel; whoever is stopped in the middle leaves the old file. Raises Mistake where it cannot be written."""
    data = {"format": _FORMAT, **facts(pairing, found), "rounds": found.rounds}
    half = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_text(json.dumps(data, ensure_ascii=False) + "\n", "utf-8")
        half.replace(path)
    except OSError as error:
        raise Mistake(message("cli-unwritable", path=str(path), detail=str(error.strerror))) from error
    finally:
        half.unlink(missing_ok=True)
