"""Keys. A Russian keyboard types и where a Latin one types b: either is the same key of the table."""

from __future__ import annotations

from typing import Final

from textual.binding import Binding

_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
_RUSSIAN: Final = "йцукенгшщзфывапролдячсмить"
_SAME: Final = dict(zip(_LATIN, _RUSSIAN, strict=True)) | {
    "left_square_bracket": "х",
    "right_square_bracket": "ъ",
    "slash": "full_stop",
}
_BACK: Final = {russian: latin for latin, russian in zip(_LATIN, _RUSSIAN, strict=True)}


def bind(keys: str, action: str) -> Binding:
    """A binding of keys (``"b"``, ``"u,ctrl+z"``) and of those that stand in the same place on a Russian keyboard."""
    names = keys.split(",")
    return Binding(",".join([*names, *(_SAME[name] for name in names if name in _SAME)]), action, show=False)


def latin(character: str) -> str:
    """The Latin letter in a Russian one's place: ``Ф`` is ``A``; anything else stays as it is."""
    plain = _BACK.get(character.lower(), character)
    return plain.upper() if character.isupper() else plain
