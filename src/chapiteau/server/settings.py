"""What can be set from outside: environment variables `CHAPITEAU_<NAME>`, one for each field."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from platformdirs import user_data_path

from chapiteau.words import ChapiteauError, Message

Rate = Annotated[str, msgspec.Meta(pattern=r"\A[1-9][0-9]{0,8}/(second|minute|hour)\Z")]


class Settings(msgspec.Struct, frozen=True):
    """How a table server runs. Rates are written `60/minute`."""

    data: str = ""
    """Folder of the database; empty: the user's data folder."""
    tables: Rate = "60/minute"
    """New tables per client address."""
    commands: Rate = "600/minute"
    """Commands and hints per seat key."""
    requests: Rate = "6000/minute"
    """Requests of every kind per client address."""
    sockets: Rate = "240/minute"
    """Live connections opened per client address."""
    open_sockets: Annotated[int, msgspec.Meta(ge=1)] = 500
    """Live connections that a client address may have at once."""
    bot_processes: Annotated[int, msgspec.Meta(ge=1, le=256)] = max(
        1, min(4, (os.cpu_count() or 2) - 1)
    )
    """Processes in which bots think."""
    bot_seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 30.0
    """A bot that takes longer for one step, twice in a row, is replaced by a simpler one."""
    live_tables: Annotated[int, msgspec.Meta(ge=1)] = 500
    """Tables kept in memory; the others come back from the database when somebody asks."""
    keep_days: Annotated[float, msgspec.Meta(gt=0, le=36_500)] = 90.0
    """A table at which nothing has happened for so long is removed."""
    guests: str = ""
    """Players of one's own that may be seated, as `module:Class`, with commas between them."""

    @property
    def guest_names(self) -> list[str]:
        return list(dict.fromkeys(filter(None, map(str.strip, self.guests.split(",")))))

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else user_data_path("chapiteau", appauthor=False)


def from_environment(data: str = "", guests: Sequence[str] = ()) -> Settings:
    """Settings from the environment; `data` and `guests`, if given, go before it. Raises ChapiteauError `wrong-setting`."""
    given = {
        name: os.environ[f"CHAPITEAU_{name.upper()}"]
        for name in Settings.__struct_fields__
        if f"CHAPITEAU_{name.upper()}" in os.environ
    }
    if data:
        given["data"] = data
    if guests:
        given["guests"] = ",".join(guests)
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ChapiteauError(
            "wrong-setting", Message("problem-wrong-setting", {"reason": str(error)})
        ) from None
