"""Brings a database to the schema of this version, or refuses it untouched."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from sukno.store.errors import StoreError
from sukno.store.schema import HEAD
from sukno.words import message

if TYPE_CHECKING:
    from alembic.config import Config


def check(connection: Connection, place: str) -> bool:
    """Whether the database needs migrating. Reads only.

    Raises StoreError for a database of a newer version, of another program, or a damaged one.
    """
    if connection.dialect.name == "sqlite":
        verdict = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
        if verdict != "ok":
            raise StoreError(message("store-damaged", path=place, detail=str(verdict)))
    names = set(inspect(connection).get_table_names())
    if not names:
        return True
    if not {"alembic_version", "tables", "entries"} <= names:
        raise StoreError(message("store-foreign", path=place))
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if revision == HEAD:
        return False
    if revision not in _revisions():
        raise StoreError(message("store-newer", path=place))
    return True


def migrate(connection: Connection) -> None:
    """Runs the missing migrations within the connection's transaction: a kill half-way leaves what was there before."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revisions() -> set[str]:
    from alembic.script import ScriptDirectory

    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("sukno.store.migrations")).replace("%", "%%"))
    return config
