"""Saying no: a move the rules forbid, and input that cannot be used at all."""

from __future__ import annotations

from dataclasses import dataclass

from sukno.words import Message


@dataclass(frozen=True, slots=True)
class Citation:
    """Where a rule is written: a source file and the phrase in it; ``file`` is None where the sources are silent.

    Where they are silent, ``silent`` says why we chose what we chose (a message), and ``phrase`` is empty.
    """

    file: str | None
    phrase: str = ""
    silent: Message | None = None


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move the rules forbid. The position stays as it was."""

    rule: str
    """The option that forbids the move, or one of the rules that no option changes."""
    source: Citation
    """Where that rule is written."""
    why: Message
    """The reason for people."""


class Mistake(Exception):
    """Input that cannot be used: a text that is no move, a file that is no record, an impossible position.

    ``message`` says what is wrong and how to mend it; nothing has been changed.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message.id, message.args)
        self.message = message
