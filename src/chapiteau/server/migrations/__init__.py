"""Alembic migrations, run by the server whenever it starts."""
