"""The keys of a table are found by index, so that removing it is quick."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index(op.f("ix_keys_table_id"), "keys", ["table_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_keys_table_id"), "keys")
