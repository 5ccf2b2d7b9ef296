"""The door to the page: a server on this computer and a browser that opens on one's table."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import click

from sukno.core.refusal import Mistake
from sukno.words import Lang, Words, message

from . import browser, here

if TYPE_CHECKING:
    from sukno.store import Store
    from sukno.store.newtable import NewTable
    from sukno.terminal.sitting import Sitting


def play(
    store: Store, words: Words, resume: str | None, new: NewTable | None, lang: Lang | None, *, browse: bool
) -> int:
    """Serve until interrupted, with the browser on the table asked for; the exit code.

    ``lang``: the page's language, where somebody asked for one; ``browse``: whether to open the browser. Where there
    is no page, or no browser and Enter is pressed, the game is played in the terminal.
    """
    from sukno.server.built import is_built

    lines = not here.at_terminal()
    if not is_built():
        if new is not None and new.for_friends:
            raise Mistake(message("door-no-page-for-friends"))
        click.echo(words("door-no-page"))
        return here.play(store, words, resume, new, lines=lines)
    from sukno.server.running import find_running
    from sukno.server.serve import serving

    sitting = _sitting(store, words, resume, new)
    to_terminal = False
    with ExitStack() as stack:
        home, server = find_running(store), None
        if home is None:
            server = stack.enter_context(serving(store))
            home = server.address
        with until_stopped(words):
            address = home + _place(store, sitting, lang)
            click.echo(words("door-running" if server is None else "server-running", address=address))
            shown = browse and browser.show(address)
            if browse and not shown:
                click.echo(words("door-no-browser"))
            to_terminal = not shown and not lines and _enter(words)
            if server is not None and not to_terminal:
                server.wait()
        if to_terminal:
            return here.play(store, words, None if sitting is None else sitting.id, None, lines=False)
    return 0


@contextmanager
def until_stopped(words: Words) -> Iterator[None]:
    """A block that Ctrl+C or SIGTERM ends, with a friendly line; whoever asks twice is not heard twice."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        if sys.stdout.isatty():
            click.echo()  # the terminal has just shown ^C
        click.echo(words("door-closed"))
    else:
        signal.signal(signal.SIGTERM, before)


def _sitting(store: Store, words: Words, resume: str | None, new: NewTable | None) -> Sitting | None:
    """Where the page opens, by the rule of the terminal; None: the page deals its first hand itself."""
    from sukno.store.newtable import read_last
    from sukno.terminal.sitting import Sitting, go_on

    if new is not None:
        return Sitting.open(store, new, here=False)
    if resume is not None:
        return Sitting.resume(store, resume, here=False)
    left = go_on(store, here=False)
    for what in left.damaged:
        click.echo(words("plain-damaged", what=what))
    if left.sitting is None and store.tables():
        return Sitting.open(store, read_last(store).with_bots())
    return left.sitting


def _place(store: Store, sitting: Sitting | None, lang: Lang | None) -> str:
    """What follows the address: the language asked for, and the link of one's seat."""
    from sukno.server.tokens import Tokens

    asked = "" if lang is None else f"?lang={lang}"
    return asked if sitting is None else f"{asked}#seat/{sitting.id}/{Tokens(store).token(sitting.id, sitting.seat)}"


def _enter(words: Words) -> bool:
    """Whether Enter was pressed, before the input ends."""
    click.echo(words("door-by-hand"))
    return sys.stdin.buffer.readline() != b""
