"""Finding the server of a data folder that is running already, so that nobody starts a second one."""

from __future__ import annotations

import secrets
from contextlib import suppress
from http.client import HTTPException
from typing import Annotated, Any, Final
from urllib.request import ProxyHandler, build_opener

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from sukno.store import Store, StoreError

from .tokens import Tokens

RUNNING: Final = "running"
"""The setting under which the address of the server started last is kept."""
SECONDS: Final = 1.0
"""How long an answer may take."""
_PATH: Final = "api/running?challenge="


@get("/api/running", media_type="text/plain")
async def running(challenge: Annotated[str, QueryParameter(max_length=64)], tokens: NamedDependency[Tokens]) -> str:
    """Prove that this server is the one of its data folder, to somebody who has that folder too."""
    return tokens.proof(challenge)


def keep_running(store: Store, address: str) -> None:
    """Keep where a server of this store is."""
    with suppress(StoreError):  # it can be played there all the same
        store.set_setting(RUNNING, msgspec.json.encode(address).decode())


def find_running(store: Store) -> str | None:
    """The address of a server of this store that answers now."""
    tokens, kept = Tokens(store), store.setting(RUNNING)
    with suppress(msgspec.MsgspecError):
        if kept and _is_ours(tokens, address := msgspec.json.decode(kept, type=str)):
            return address
    return None


def _is_ours(tokens: Tokens, address: str) -> bool:
    challenge = secrets.token_hex(16)
    try:
        # Never through a proxy: it would be asked for its own computer.
        with build_opener(ProxyHandler({})).open(f"{address}{_PATH}{challenge}", timeout=SECONDS) as answer:
            said: bytes = answer.read(100)
    except (OSError, HTTPException, ValueError):
        return False
    return secrets.compare_digest(said, tokens.proof(challenge).encode())


HANDLERS: tuple[Any, ...] = (running,)
"""The routes of this file."""
