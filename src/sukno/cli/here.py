"""The game in this terminal."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING

import click

from sukno.core.refusal import Mistake
from sukno.words import Message, Words, message

if TYPE_CHECKING:
    from sukno.store import Store
    from sukno.store.newtable import NewTable


def at_terminal() -> bool:
    """Whether somebody sits at it."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def play(
    store: Store,
    words: Words,
    resume: str | None,
    new: NewTable | None,
    *,
    lines: bool,
    told: Message | None = None,
) -> int:
    """Play on the full screen or in lines until the player leaves; the exit code. Raises Mistake.

    ``told``: what is to be said first.
    """
    if not lines:
        _check_terminal()
        from sukno.terminal.app import run

        return run(store, words, resume, new, told=told)
    from sukno.terminal import plain

    if told is not None:
        click.echo(words(told))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    return plain.run(store, words, resume, new, sys.stdin, sys.stdout)


def join(store: Store, words: Words, link: str, name: str) -> int:
    """Sit down at a table of a server by a link, and play on the full screen; the exit code. Raises Mistake."""
    _check_terminal()
    from sukno.terminal.app import run
    from sukno.terminal.away import join as sit_down

    code = run(store, words, None, None, joined=sit_down(store, link, name))
    click.echo(words("join-back", link=link.strip()))
    return code


def _check_terminal() -> None:
    """The full screen without a terminal would wait for keys for ever. Raises Mistake."""
    if not at_terminal():
        raise Mistake(message("cli-no-terminal"))
