"""Saved games: the log of every table, kept so that a crash at any moment loses nothing that was told.

The store knows nothing of cards. A table is a row for the list of games and a log of texts; what they mean is the
table's own business.
"""

from sukno.store.errors import Conflict, StoreError
from sukno.store.store import SavedTable, Store, data_home

__all__ = ["Conflict", "SavedTable", "Store", "StoreError", "data_home"]
