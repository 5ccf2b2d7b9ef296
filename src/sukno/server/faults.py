"""Whatever goes wrong with a request, as an answer: a status and a reason for people. Nothing else leaves."""

from __future__ import annotations

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from sukno.core.refusal import Mistake
from sukno.store import Conflict, StoreError
from sukno.table import NotFree
from sukno.wire.rest import Fault
from sukno.words import Message, message

from .said import said

_log = logging.getLogger(__name__)


class NoSeat(Mistake):
    """The token opens no seat here."""


def of_mistake(_: Request[Any, Any, Any], mistake: Mistake) -> Response[Fault]:
    """Input that cannot be used, or a store that cannot do its part."""
    match mistake:
        case NoSeat():
            status = 403
        case Conflict() | NotFree():
            status = 409
        case StoreError():
            status = 404 if mistake.message.id == "store-no-table" else 503
        case _:
            status = 400
    return fault(status, mistake.message)


def of_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """What the framework refuses."""
    if isinstance(error, ValidationException):
        return fault(400, message("server-malformed", detail=_details(error)))
    if error.status_code == 413:
        return fault(413, message("server-too-long"))
    if error.status_code in (404, 405):
        return fault(error.status_code, message("server-not-found"), dict(error.headers or {}))
    if error.status_code >= 500:
        return of_fault(_, error)
    return fault(error.status_code, message("server-malformed", detail=error.detail))


def of_fault(_: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """A fault of ours: it is in the log, and nothing of it goes out."""
    _log.error("a request failed", exc_info=error)
    return fault(500, message("server-fault"))


def fault(status: int, why: Message, headers: dict[str, str] | None = None) -> Response[Fault]:
    """The answer to what was not done."""
    return Response(Fault(said(why)), status_code=status, media_type=MediaType.JSON, headers=headers)


def _details(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict)]
    return "; ".join(details) or error.detail
