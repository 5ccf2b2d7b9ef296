"""The application: routes, what they are given, and how their faults are answered."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from sukno import __version__
from sukno.core.refusal import Mistake
from sukno.store import Store

from . import books, built, catalogue, invitations, replays, running, tables
from .faults import of_fault, of_http, of_mistake
from .guard import Guard
from .limits import BODY_BYTES
from .play import play
from .rooms import Rooms
from .tokens import Tokens


def application(store: Store, hosts: Collection[str] | None = None, reach: Callable[[], str] = str) -> ASGIApp:
    """The server over a store. Raises StoreError.

    ``hosts``: the names it may be addressed by (None: any); ``reach``: the address where other computers find it.
    """
    return Guard(litestar(store, reach), hosts)


def litestar(store: Store, reach: Callable[[], str] = str) -> Litestar:
    """The application without its guard."""
    tokens = Tokens(store)
    given: dict[str, Any] = {"store": store, "rooms": Rooms(store, tokens), "tokens": tokens, "reach": reach}
    faults: dict[Any, Any] = {Mistake: of_mistake, HTTPException: of_http, Exception: of_fault}
    parts = (tables, invitations, books, replays, catalogue, running, built)
    return Litestar(
        route_handlers=(play, *(handler for part in parts for handler in part.HANDLERS)),
        dependencies={name: Provide(_always(thing), sync_to_thread=False) for name, thing in given.items()},
        exception_handlers=faults,
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        openapi_config=OpenAPIConfig(
            title="Sukno",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def _always(thing: Any) -> Callable[[], Any]:
    return lambda: thing
