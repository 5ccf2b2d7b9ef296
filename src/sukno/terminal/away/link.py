"""The links that friends send: the address of a server, and the key to a seat or an invitation to one."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from sukno.core.refusal import Mistake
from sukno.words import message

LONGEST: Final = 1000


@dataclass(frozen=True, slots=True)
class Link:
    """What a link says."""

    server: str
    """``http://host:port``, without a slash at its end."""
    table: str = ""
    seat: str = ""
    """The token of a seat at that table; empty: it is an invitation."""
    invitation: str = ""

    @property
    def near(self) -> bool:
        """Whether the server is on this very computer, where no proxy leads."""
        host = urlsplit(self.server).hostname or ""
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host == "localhost"

    @property
    def line(self) -> str:
        """The address of the seat's line."""
        server = self.server.replace("http", "ws", 1)
        return f"{server}/api/tables/{quote(self.table, safe='')}/play?seat={quote(self.seat, safe='')}"

    @property
    def record(self) -> str:
        """The path of the table's record."""
        return f"/api/tables/{quote(self.table, safe='')}/record?seat={quote(self.seat, safe='')}"


def read_link(text: str) -> Link:
    """Read ``http://host:port/#seat/TABLE/TOKEN`` or ``…#invitation/TOKEN``. Raises Mistake for another text."""
    try:
        parts = urlsplit(text.strip())
        kind, *keys = (unquote(part) for part in parts.fragment.split("/"))
        server = f"{parts.scheme}://{parts.netloc}"
        good = len(text) <= LONGEST and text.strip().isprintable() and parts.hostname and (parts.port or True)
    except ValueError:  # no port, no address
        good, kind, keys, server = False, "", [], ""
    if good and parts.scheme in ("http", "https") and "@" not in parts.netloc:
        match kind, keys:
            case "seat", [table, seat] if table and seat:
                return Link(server, table, seat)
            case "invitation", [invitation, *_] if invitation:
                return Link(server, invitation=invitation)
    raise Mistake(message("join-no-link"))
