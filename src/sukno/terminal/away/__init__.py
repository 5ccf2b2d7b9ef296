"""A table on a server, played in the terminal: sit down by a link, and play as at a table of this computer."""

from .joining import Joined, join
from .screen import AwayTable

__all__ = ["AwayTable", "Joined", "join"]
