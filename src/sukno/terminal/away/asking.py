"""What is asked of a server besides the game itself. Whatever may go wrong is said in words."""

from __future__ import annotations

from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

import msgspec

from sukno.core.refusal import Mistake
from sukno.wire import rest
from sukno.words import message

from .link import Link
from .reading import MOST, Strange, clean, decode, said

SECONDS: Final = 10
"""So long an answer is waited for."""


class _Stay(HTTPRedirectHandler):
    """Goes nowhere else: a seat's key is for nobody but the server of the link."""

    def redirect_request(self, *_: Any) -> None:
        return None


def ask(link: Link, path: str, question: msgspec.Struct | None, answer: Any) -> Any:
    """Ask a server of ours and read its answer. Raises Mistake."""
    return decode(fetch(link, path, question), answer)


def fetch(link: Link, path: str, question: msgspec.Struct | None = None) -> bytes:
    """What a server answers. Raises Mistake."""
    body = None if question is None else msgspec.json.encode(question)
    request = Request(link.server + path, body, {"Content-Type": "application/json", "Accept": "*/*"})
    opener = build_opener(ProxyHandler({}) if link.near else ProxyHandler(), _Stay())
    try:
        with opener.open(request, timeout=SECONDS) as response:
            got: bytes = response.read(MOST + 1)
    except HTTPError as error:
        with error:
            raise _fault(link, error.read(MOST)) from error
    except URLError as error:
        raise no_server(link, error.reason) from error
    except (OSError, HTTPException, ValueError) as error:
        raise no_server(link, error) from error
    if len(got) > MOST:
        raise Strange
    return got


def _fault(link: Link, body: bytes) -> Mistake:
    """Why it was not done, in the server's words, if it is one of ours."""
    try:
        fault: rest.Fault = decode(body, rest.Fault)
        return Mistake(said(fault.why))
    except Strange:
        return not_ours(link)


def not_ours(link: Link) -> Mistake:
    """That what answers there is something else."""
    return Mistake(message("join-not-ours", address=link.server))


def no_server(link: Link, why: object) -> Mistake:
    """That nobody answers there."""
    detail = clean(getattr(why, "strerror", None) or str(why)) or type(why).__name__
    return Mistake(message("join-no-server", address=link.server, detail=detail))
