"""The database: five tables, in types that SQLite and PostgreSQL share. Changes go through `migrations/`."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

REVISION = "0004"
"""The newest of the `migrations`."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    # JSON; `components` is null for a house set, the one with the fingerprint `box`.
    Column("options", Text, nullable=False),
    Column("components", Text),
    Column("box", String(16), nullable=False, server_default=""),
    Column("seed", String(64), nullable=False),
    # Whether people who play against each other may ask for hints.
    Column("hints", Boolean, nullable=False, server_default=false()),
    # Milliseconds since 1970, UTC.
    Column("created", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    # The id with which the seat was joined, so that joining twice is joining once.
    Column("join_digest", String(64)),
)

keys = Table(
    "keys",
    metadata,
    # SHA-256 of the key; the key itself is nowhere.
    Column("digest", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    # What it opens: a seat, or a number below 0 (`store.WATCH`, `store.INVITE`).
    Column("seat", Integer, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    # As in a record: `0 hire lion-tamer`, `0 undo`.
    Column("line", Text, nullable=False, server_default=""),
    Column("time", BigInteger, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(64), primary_key=True),
    # The revision that the command made.
    Column("revision", Integer, nullable=False),
)
