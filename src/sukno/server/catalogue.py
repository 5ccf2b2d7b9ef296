"""The catalogue as the page gets it: one Fluent file a language, from the same texts that Python speaks with."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from sukno.words import LANGS

ELSEWHERE: Final = frozenset({"cli.ftl"})
"""The rooms that the page never speaks from."""
YEAR: Final = 365 * 24 * 60 * 60


@cache
def catalogue(lang: str) -> tuple[bytes, str]:
    """The texts of a language, and their hash."""
    rooms = sorted(files("sukno.words").joinpath(lang).iterdir(), key=lambda room: room.name)
    texts = [room.read_bytes() for room in rooms if room.name.endswith(".ftl") and room.name not in ELSEWHERE]
    text = b"\n\n".join(texts)
    return text, sha256(text).hexdigest()[:16]


@get("/words/{name:str}", media_type="text/plain")
async def words(
    request: Request[Any, Any, Any],
    name: Annotated[str, PathParameter(max_length=16, description="``en.ftl`` or ``ru.ftl``.")],
    v: Annotated[str | None, QueryParameter(max_length=64, description="The hash, to keep it for good.")] = None,
) -> Response[bytes]:
    """The catalogue of a language. With its hash as ``?v=`` it may be kept for good; without, ask again each time."""
    lang = name.removesuffix(".ftl")
    if lang not in LANGS or lang == name:
        raise NotFoundException
    text, hashed = catalogue(lang)
    tag = f'"{hashed}"'
    keep = f"public, max-age={YEAR}, immutable" if v == hashed else "no-cache"
    headers = {"ETag": tag, "Cache-Control": keep}
    media = "text/plain"
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    return Response(text, headers=headers, media_type=media)


HANDLERS: tuple[Any, ...] = (words,)
"""The routes of this file."""
