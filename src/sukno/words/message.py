"""A text before it has a language: an id of the catalogue and what is to be put in."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.cards import Card


@dataclass(frozen=True, slots=True)
class Message:
    """One text of the catalogue with its arguments; a value, equal and hashable by content.

    Code that decides (rules, store, table) answers with messages; only the edge that shows them chooses the language.
    Build it with `message`, which puts the arguments in order.
    """

    id: str
    args: tuple[tuple[str, Value], ...] = ()
    """(name, value) pairs sorted by name. A message as value is put into words first, in the same language."""


Value = str | int | float | Message | Card | tuple[Card, ...]
"""What a message can carry.

Numbers choose plural forms, and with a fraction are rounded as the text says; a text that people read is a message,
never a glued string; cards are shown with the indices of the reader's deck.
"""


def message(id: str, /, **args: Value) -> Message:
    """The message *id* of the catalogue with its arguments.

    Raises TypeError for a value that no text can carry; truth values are refused because a catalogue cannot tell them
    from 1 and 0: say what is meant (``side="own"``).
    """
    for name, value in args.items():
        cards = isinstance(value, tuple) and all(isinstance(card, Card) for card in value)
        if isinstance(value, bool) or not (cards or isinstance(value, str | int | float | Message)):
            raise TypeError(f"{id}: {name} is {value!r}; a message carries text, numbers, cards and messages")
    return Message(id, tuple(sorted(args.items())))
