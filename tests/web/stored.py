"""Matches put into a server's database as they stand, so that a test begins at the position that it is about; and read from it."""

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, create_engine, insert, select

from chapiteau.match import Match
from chapiteau.registry import title as find_title
from chapiteau.server import schema
from chapiteau.server.keys import derive, digest, new_key
from chapiteau.server.store import INVITE, WATCH


def of(folder: Path) -> Engine:
    """The database of a data folder."""
    return create_engine(f"sqlite:///{folder / 'tables.sqlite3'}", connect_args={"timeout": 20})


def match_of(folder: Path, key: str, known: dict[str, Match]) -> tuple[Match, int]:
    """The match at the table of a seat's key as it stands, and the number of the seat. What is `known` of it, by the name of the table, is
    not played again; an entry is stored before anybody hears of it."""
    keys, tables, seats, entries = (schema.keys.c, schema.tables, schema.seats, schema.entries.c)
    engine = of(folder)
    with engine.connect() as connection:
        opens = select(keys.table_id, keys.seat).where(keys.digest == digest(key))
        name, seat = connection.execute(opens).one()
        if name not in known:
            row = connection.execute(select(tables).where(tables.c.id == name)).one()
            count = len(
                connection.execute(select(seats.c.seat).where(seats.c.table_id == name)).all()
            )
            options = msgspec.json.decode(row.options)
            known[name] = Match(find_title(row.title), count, options, bytes.fromhex(row.seed))
        match = known[name]
        new = (entries.table_id == name) & (entries.revision > match.revision)
        lines = select(entries.line).where(new).order_by(entries.revision)
        for line in connection.execute(lines).scalars():
            match.enter(match.entry(line))
    engine.dispose()
    return match, int(seat)


def put(folder: Path, match: Match, seats: Sequence[dict[str, str]]) -> dict[str, Any]:
    """Store a match in the data folder of a running server, which finds it when somebody comes with a key. Gives the keys, as `POST
    /api/tables` does."""
    name, invite = secrets.token_urlsafe(12), new_key()
    watch = derive(invite, "watch")
    own = [new_key() if seat["kind"] == "person" else "" for seat in seats]
    opens = {watch: WATCH, invite: INVITE} | {key: seat for seat, key in enumerate(own) if key}
    now = time.time_ns() // 1_000_000
    table = {
        "id": name,
        "title": match.title.meta.id,
        "rules_version": match.rules_version,
        "options": msgspec.json.encode(match.options).decode(),
        "components": None,
        "box": match.box,
        "seed": match.seed.hex(),
        "hints": True,
        "created": now,
    }
    sitting = [
        {
            "table_id": name,
            "seat": number,
            "kind": seat["kind"],
            "name": seat.get("name", ""),
            "bot": seat.get("bot", ""),
        }
        for number, seat in enumerate(seats)
    ]
    keys = [{"digest": digest(key), "table_id": name, "seat": seat} for key, seat in opens.items()]
    entries = [
        {
            "table_id": name,
            "revision": revision,
            "line": match.line(entry),
            "time": now,
        }
        for revision, entry in enumerate(match.entries, 1)
    ]
    engine = of(folder)
    with engine.begin() as connection:
        connection.execute(insert(schema.tables), [table])
        connection.execute(insert(schema.seats), sitting)
        connection.execute(insert(schema.keys), keys)
        if entries:
            connection.execute(insert(schema.entries), entries)
    engine.dispose()
    return {"table": name, "seats": own, "invite": "", "watch": watch, "title": match.title.meta.id}
