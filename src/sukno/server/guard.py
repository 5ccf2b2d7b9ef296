"""What stands before every request: whose it is, how many there are, and what the browser may do with the answer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sukno.wire.rest import Fault
from sukno.words import message

from .limits import Bucket, for_client
from .said import said

CLIENTS: Final = 2000
"""Addresses whose pace is remembered."""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # The link of a seat is a key to it and goes to nobody else.
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


class Guard:
    """ASGI middleware. A page of another origin gets no answer: neither over HTTP nor over a socket."""

    def __init__(self, app: ASGIApp, hosts: Collection[str] | None) -> None:
        """``hosts``: the names under which the server may be addressed; None: any."""
        self._app = app
        self._hosts = hosts
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        status, why = self._refused(scope, headers)
        if kind == "websocket":
            if status:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": why})
            else:
                await self._app(scope, receive, send)
            return

        async def sent(event: Message) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event["headers"], *HEADERS]
            await send(event)

        if status:
            await _refuse(status, why, sent)
        else:
            await self._app(scope, receive, sent)

    def _refused(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str]:
        """The status of a refusal and its reason; 0: go on."""
        host = headers.get("host", "")
        if self._hosts is not None and _name_of(f"//{host}") not in self._hosts:
            return 421, "server-host"
        origin = headers.get("origin")
        if origin is not None and _netloc(origin) != host.lower():
            return 403, "server-origin"
        if str(scope["path"]).startswith("/api/") and not self._bucket(scope).take():
            return 429, "server-too-fast"
        return 0, ""

    def _bucket(self, scope: Scope) -> Bucket:
        client = scope.get("client")
        address = client[0] if client else ""
        bucket = self._buckets.get(address) or for_client()
        self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        while len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        return bucket


def is_loopback(host: str) -> bool:
    """Whether a name or address is this computer's own."""
    return host in LOOPBACK or host.startswith("127.")


async def _refuse(status: int, why: str, send: Send) -> None:
    body = msgspec.json.encode(Fault(said(message(why))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _name_of(address: str) -> str:
    try:
        return (urlsplit(address).hostname or "").lower()
    except ValueError:
        return ""


def _netloc(origin: str) -> str:
    """Host and port of an origin; empty for ``null`` and for what is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
