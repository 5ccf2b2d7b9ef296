"""Sitting down by a link, before anything is drawn: whatever is wrong is said at once."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sukno.core.refusal import Mistake
from sukno.core.registry import is_game
from sukno.store import Store
from sukno.terminal.pictures import has_own_picture
from sukno.wire import messages as wire
from sukno.wire import rest
from sukno.wire.picture import Picture
from sukno.words import message

from .asking import SECONDS, ask, no_server, not_ours
from .line import BROKEN, connecting
from .link import Link, read_link
from .reading import Shown, Strange, decode, said, shown

KEY: Final = "join-key"
"""The setting under which this computer's key to its invitations is kept."""


@dataclass(frozen=True)
class Joined:
    """A seat at a table of a server, and how the table stands."""

    link: Link
    shown: Shown


def join(store: Store, text: str, name: str) -> Joined:
    """Sit down by a link that somebody sent. Raises Mistake, in words, for whatever goes wrong."""
    link = read_link(text)
    if link.invitation:
        link = _take(store, link, name, text.strip())
    return sit_down(link, text.strip())


def _take(store: Store, link: Link, name: str, text: str) -> Link:
    """Take the seat of an invitation, or be known for whoever took it; not where it could not be played here."""
    welcome: rest.Welcome = ask(link, "/api/invitations/open", rest.Invited(link.invitation), rest.Welcome)
    _check_game(welcome.game, text)
    taking = rest.Take(link.invitation, _key(store, link.invitation), name)
    opened: rest.OpenedTable = ask(link, "/api/invitations/take", taking, rest.OpenedTable)
    return Link(link.server, opened.table, opened.seat)


def _key(store: Store, invitation: str) -> str:
    """This computer's key to an invitation: always the same, so that who comes again sits there still."""
    secret = store.setting_once(KEY, secrets.token_hex(32))
    return hmac.new(secret.encode(), invitation.encode(), sha256).hexdigest()


def _check_game(game: str, text: str) -> None:
    if not is_game(game):
        raise Strange
    if has_own_picture(game):
        raise Mistake(message("join-in-browser", link=text))


def sit_down(link: Link, text: str) -> Joined:
    """Look at the table of a seat."""
    try:
        with connect(link.line, **connecting(link)) as socket:
            first: wire.FromServer = decode(socket.recv(timeout=SECONDS), wire.FromServer)
    except InvalidStatus as error:
        raise not_ours(link) from error
    except BROKEN as error:
        raise no_server(link, error.reason if isinstance(error, ConnectionClosed) else error) from error
    if isinstance(first, wire.Failed):
        raise Mistake(said(first.why))
    if not isinstance(first, wire.Seen):
        raise Strange
    if not isinstance(first.scene, Picture):
        raise Mistake(message("join-in-browser", link=text))
    return Joined(link, shown(first))
