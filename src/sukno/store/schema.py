"""The tables of the database as they are now; `migrations` tells how they came to be."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text

HEAD: Final = "0002"
"""The newest migration, so that a start that has nothing to migrate need not load Alembic."""

metadata = MetaData()

# Times are whole milliseconds since 1970 in UTC: every database keeps and orders them alike.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False, index=True),
    Column("summary", Text, nullable=False),
    Column("closed", Boolean, nullable=False),
    # How many entries the log has: what it should be long, were its end ever lost.
    Column("length", Integer, nullable=False, server_default="0"),
)

# The key (table, n) is what makes a move happen once: whoever comes second with the same n is refused.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

settings = Table(
    "settings",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
