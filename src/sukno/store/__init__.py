"""Saved games: the log of every table, kept so that a crash at any moment loses nothing that was told.

``store.py`` knows nothing of cards: a table is a row for the list of games and a log of texts. ``saved.py`` makes a
table's entries into those texts and back.
"""

from sukno.store.errors import Conflict, StoreError
from sukno.store.saved import Summary, open_table, resume, summary_of
from sukno.store.store import SavedTable, Store, data_home

__all__ = [
    "Conflict",
    "SavedTable",
    "Store",
    "StoreError",
    "Summary",
    "data_home",
    "open_table",
    "resume",
    "summary_of",
]
