"""``sukno serve``: the game as a page, for other computers too."""

from __future__ import annotations

import click

from sukno.words import Words

from .door import until_stopped
from .frame import command, number


@command("cli-serve")
@click.option("--host", metavar="HOST", help="cli-option-host")
@click.option("--port", callback=number, metavar="PORT", help="cli-option-port")
def serve(words: Words, host: str | None, port: int | None) -> int:
    """Serve until Ctrl+C."""
    from sukno.server.serve import HOST, PORT, serving
    from sukno.store import Store

    at = PORT if port is None else port
    with Store.open() as store, serving(store, host or HOST, at) as server, until_stopped(words):
        click.echo(words("server-running", address=server.address))
        if server.reach:
            click.echo(words("server-reach", address=server.reach))
        server.wait()
    return 0
