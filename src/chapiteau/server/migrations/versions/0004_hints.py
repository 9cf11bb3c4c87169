"""A table knows whether people who play against each other may ask for hints there. Before, everybody always could."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    # A match that runs goes on as it began.
    op.execute(sa.table("tables", sa.column("hints", sa.Boolean)).update().values(hints=True))


def downgrade() -> None:
    op.drop_column("tables", "hints")
