"""The length of each log stands beside it, so that a log that has lost its end is known for damaged."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET length = (SELECT count(*) FROM entries WHERE entries.table_id = tables.id)")
