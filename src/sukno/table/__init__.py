"""One live table: its log, who sits there, undo and resume. Pure but for what is injected into the host."""

from .entry import Awaited, Cut, Deal, Entry, Made, Opened, Person, Player, Robot, Undone, decode, encode
from .host import Host, Journal, NotFree
from .table import Table, TableView

__all__ = [
    "Awaited",
    "Cut",
    "Deal",
    "Entry",
    "Host",
    "Journal",
    "Made",
    "NotFree",
    "Opened",
    "Person",
    "Player",
    "Robot",
    "Table",
    "TableView",
    "Undone",
    "decode",
    "encode",
]
