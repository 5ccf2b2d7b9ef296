"""The built page: ``page/`` beside this file, made by Vite. At any other address is the way to it."""

from __future__ import annotations

import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from .catalogue import YEAR
from .unbuilt import lost, unbuilt

FOLDER: Final = Path(__file__).parent / "page"
BARE: Final = Path(__file__).parent / "bare.css"
"""The look of what is shown where the page is not."""
_TYPES: Final = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}


def is_built() -> bool:
    """Whether there is a page at all."""
    return (FOLDER / "index.html").is_file()


@get(["/", "/{path:path}"], media_type="text/html", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page, or the page."""
    asked = PurePosixPath(path.lstrip("/"))
    if asked.parts[:1] in (("api",), ("words",)):
        raise NotFoundException
    if asked.parts == (BARE.name,):
        return _answer(request, BARE, "no-cache")
    if asked.parts:
        return _file(request, asked)
    index = FOLDER / "index.html"
    if not is_built():
        headers = {"Cache-Control": "no-store"}
        body = unbuilt(request.headers.get("accept-language", "")).encode()
        return Response(body, headers=headers, media_type="text/html")
    return _answer(request, index, "no-cache")


def _file(request: Request[Any, Any, Any], asked: PurePosixPath) -> Response[bytes]:
    found = FOLDER.joinpath(*asked.parts)
    if ".." in asked.parts or "\0" in str(asked) or not found.resolve().is_relative_to(FOLDER) or not found.is_file():
        body = lost(request.headers.get("accept-language", "")).encode()
        return Response(body, status_code=404, headers={"Cache-Control": "no-store"}, media_type="text/html")
    # What Vite puts in assets/ has its hash in its name.
    keep = f"public, max-age={YEAR}, immutable" if asked.parts[0] == "assets" else "no-cache"
    return _answer(request, found, keep)


def _answer(request: Request[Any, Any, Any], file: Path, keep: str) -> Response[bytes]:
    body, tag = _read(file, file.stat().st_mtime_ns)
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"ETag": tag, "Cache-Control": keep}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


@cache
def _read(file: Path, changed: int) -> tuple[bytes, str]:  # noqa: ARG001
    body = file.read_bytes()
    return body, f'"{sha256(body).hexdigest()[:16]}"'


HANDLERS: tuple[Any, ...] = (page,)
"""The routes of this file."""
