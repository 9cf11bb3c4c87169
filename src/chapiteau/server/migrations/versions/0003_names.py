"""Entries are lines as in a record, whose actions have names, and a table knows its box. Before, actions were numbers."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from chapiteau import numbered
from chapiteau.components import fingerprint
from chapiteau.kinds import Kinds
from chapiteau.match import UNDO
from chapiteau.registry import title as find_title

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

tables = sa.table(
    "tables",
    *(sa.column(name) for name in ("id", "title", "options", "components", "seed", "box")),
)
seats = sa.table("seats", sa.column("table_id"))
entries = sa.table(
    "entries",
    *(sa.column(name) for name in ("table_id", "player", "action", "line")),
    sa.column("undo", sa.Boolean),
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("box", sa.String(16), nullable=False, server_default=""))
    op.add_column("entries", sa.Column("line", sa.Text(), nullable=False, server_default=""))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables)).all():
        own = None if row.components is None else json.loads(row.components)
        box = find_title(row.title).meta.first_box if own is None else fingerprint(own)
        connection.execute(tables.update().where(tables.c.id == row.id).values(box=box))
        of_table = entries.c.table_id == row.id
        kinds = sa.select(entries.c.player, entries.c.action, entries.c.undo).where(of_table)
        steps = connection.execute(kinds.distinct()).all()
        if not steps:
            continue
        then = _kinds(connection, row, own)
        for player, action, undo in steps:
            step = UNDO if undo else then.name(action)
            same = (entries.c.player == player, entries.c.action == action, entries.c.undo == undo)
            line = {"line": f"{player} {step}"}
            connection.execute(entries.update().where(of_table, *same).values(line))
    for column in ("player", "action", "undo"):
        op.drop_column("entries", column)


def _kinds(connection: sa.Connection, row: Any, own: dict[str, Any] | None) -> Kinds:
    """What the numbers of a table's actions meant."""
    title = find_title(row.title)
    at = sa.select(sa.func.count()).select_from(seats).where(seats.c.table_id == row.id)
    players = connection.execute(at).scalar_one()
    state = title.new(players, json.loads(row.options), bytes.fromhex(row.seed), own)
    return numbered.kinds(title, state.kinds())


def downgrade() -> None:
    raise NotImplementedError("names do not become numbers again")
