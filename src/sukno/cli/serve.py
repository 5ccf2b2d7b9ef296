"""``sukno serve``: the game as a page in the browser."""

from __future__ import annotations

import webbrowser

import click

from sukno.words import Words

from .frame import command, number


@command("cli-serve")
@click.option("--host", metavar="HOST", help="cli-option-host")
@click.option("--port", callback=number, metavar="PORT", help="cli-option-port")
@click.option("--open", "in_browser", is_flag=True, help="cli-option-open")
def serve(words: Words, host: str | None, port: int | None, in_browser: bool) -> int:
    """Serve until Ctrl-C."""
    from sukno.server import serve as server
    from sukno.store import Store

    def ready(address: str) -> None:
        click.echo(words("server-running", address=address))
        if in_browser:
            webbrowser.open(address)

    with Store.open() as store:
        server.serve(store, host or server.HOST, server.PORT if port is None else port, ready)
    return 0
