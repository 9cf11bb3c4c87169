"""What hinders a start is said in one sentence that tells what to do; and every legal path works."""

import json
import os
import shutil
import sqlite3
import stat
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command as migrations
from alembic.config import Config
from sqlalchemy import create_engine

from chapiteau import console, record
from chapiteau.cli import app
from chapiteau.match import Entry
from chapiteau.server import serve
from chapiteau.server.database import FILE, HELD, open_database
from chapiteau.server.keys import digest, new_key
from chapiteau.server.settings import Settings, from_environment
from chapiteau.text import Texts
from chapiteau.words import ChapiteauError
from tests.server.conftest import running


@contextmanager
def somebody() -> Iterator[Path]:
    """A folder, and for the time of the block no more rights than most people have."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if os.geteuid() != 0:
            yield folder
            return
        # Whatever is loaded when it is first needed lies where others may not read.
        made(folder / "before")
        shutil.rmtree(folder / "before")
        os.chown(folder, 65534, 65534)
        os.seteuid(65534)
        try:
            yield folder
        finally:
            os.seteuid(0)


def made(folder: Path) -> None:
    """A folder as a server leaves it."""
    engine, held = open_database(folder)
    engine.dispose()
    held.close()


def newer(folder: Path) -> None:
    made(folder)
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")


def of_another_program(folder: Path) -> None:
    folder.mkdir()
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("CREATE TABLE tables (legs INTEGER)")


def garbage(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"There was an acrobat from Lyon. " * 500)


def truncated(folder: Path) -> None:
    made(folder)
    os.truncate(folder / FILE, 20_000)


def cut_in_the_head(folder: Path) -> None:
    made(folder)
    os.truncate(folder / FILE, 50)


def a_folder_for_a_file(folder: Path) -> None:
    (folder / FILE).mkdir(parents=True)


def garbage_for_a_lock(folder: Path) -> None:
    folder.mkdir()
    (folder / HELD).write_bytes(b"A lion on a ball. " * 500)


def a_folder_for_a_lock(folder: Path) -> None:
    (folder / HELD).mkdir(parents=True)


def a_file_for_a_folder(folder: Path) -> None:
    folder.write_text("a file")


def nothing_can_be_written(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o500)


def nothing_can_be_made(folder: Path) -> None:
    folder.parent.chmod(0o500)


def a_file_that_can_only_be_read(folder: Path) -> None:
    made(folder)
    (folder / FILE).chmod(0o400)


def a_link_into_nothing(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).symlink_to(folder / "gone" / "away")


@pytest.mark.parametrize(
    ("arrange", "code"),
    [
        (newer, "data-newer"),
        (of_another_program, "data-file"),
        (garbage, "data-file"),
        (truncated, "data-file"),
        (cut_in_the_head, "data-file"),
        (a_folder_for_a_file, "data-file"),
        (a_link_into_nothing, "data-file"),
        (a_file_that_can_only_be_read, "data-file"),
        (garbage_for_a_lock, "data-lock"),
        (a_folder_for_a_lock, "data-lock"),
        (a_file_for_a_folder, "data-folder"),
        (nothing_can_be_written, "data-folder"),
        (nothing_can_be_made, "data-folder"),
    ],
)
def test_what_hinders_a_start(
    arrange: Callable[[Path], None], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with somebody() as folder:
        arrange(folder / "data")
        try:
            with pytest.raises(ChapiteauError) as error:
                open_database(folder / "data")
            said = command("--port", "0", "--data", str(folder / "data"))
        finally:
            folder.chmod(0o700)
            if (folder / "data").is_dir():
                (folder / "data").chmod(0o700)
    assert error.value.code == code
    for lang in ("en", "fr"):
        assert not Texts(lang).problems(error.value.message)
    assert said == 2
    printed = capsys.readouterr().err
    assert len(printed.splitlines()) == 1
    assert str(folder) in printed
    assert "Traceback" not in printed
    assert Texts("en").format(error.value.message) in printed


@pytest.fixture(autouse=True)
def log_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of the tests stays as it is."""
    monkeypatch.setattr("chapiteau.server.logs.set_up", lambda: None)


def command(*arguments: str) -> int:
    """`chapiteau serve` here: how it ends."""
    with pytest.raises(SystemExit) as ended:
        console.run(lambda: app(["serve", *arguments]))
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize(
    "host",
    [
        "",
        "a..b",
        "x" * 64 + ".org",
        "http://127.0.0.1",
        "[::1]",
        "127.0.0.1:80",
        "\u3002",
        "256.0.0.1",
        " ",
    ],
)
def test_a_host_that_is_none(host: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("--host", host, "--port", "0", "--data", str(tmp_path)) == 2
    printed = capsys.readouterr().err
    assert len(printed.splitlines()) == 1
    assert "--host 127.0.0.1" in printed


def test_the_last_port_has_no_next_one() -> None:
    with serve.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ChapiteauError) as error:
            serve.listen("127.0.0.1", port)
        assert error.value.message.args["next"] == str(min(port + 1, 65535))


@pytest.mark.parametrize("value", ["60/minute\n", "9" * 5000 + "/minute", "6/minute ", "6\n/hour"])
def test_a_rate_that_is_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPITEAU_COMMANDS", value)
    with pytest.raises(ChapiteauError) as error:
        from_environment()
    assert error.value.code == "wrong-setting"


@pytest.mark.parametrize("value", ["nan", "inf", "-1", "1e99"])
def test_seconds_that_are_none(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPITEAU_BOT_SECONDS", value)
    with pytest.raises(ChapiteauError):
        from_environment()


NAMES = [
    "what?", "a#b", "100%", "%41", "with space", " ", "ünï/cödé", "a:b", "file:x", ":memory:", "a&b=c", "quo'te",
    'quo"te', "new\nline", "?mode=memory", "back\\slash", "-", "~", "$HOME", "a;b", "x" * 200, os.fsdecode(b"\xff\xfe"),
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_path(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database lies in the folder, for its owner only, and the folder is held."""
    monkeypatch.chdir(tmp_path)
    engine, held = open_database(Path(name))
    with pytest.raises(ChapiteauError) as error:
        open_database(Path(name))
    assert error.value.code == "data-in-use"
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM tables").scalar() == 0
    found = {file.name for file in (tmp_path / name).iterdir()}
    assert {FILE, HELD} <= found
    assert all(part.startswith((FILE, HELD)) for part in found)
    for file in (tmp_path / name).iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(tmp_path) == [name.split("/")[0]]
    engine.dispose()
    held.close()
    made(Path(name))


def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    made(tmp_path)
    (tmp_path / FILE).chmod(0o644)
    tmp_path.chmod(0o755)
    made(tmp_path)
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


def before(folder: Path, revision: str, *rows: tuple[str, Sequence[Any]]) -> None:
    """A database as an earlier version left it."""
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "chapiteau.server:migrations")
        config.attributes["connection"] = connection
        migrations.upgrade(config, revision)
        for statement, values in rows:
            connection.exec_driver_sql(statement, values)
    engine.dispose()


def test_a_database_of_before_is_brought_up_to_date(tmp_path: Path) -> None:
    """With everything that is in it."""
    table = "INSERT INTO tables VALUES ('t', 'flip-circus', 1, '{}', NULL, '00', 0)"
    before(tmp_path, "0001", (table, ()))
    found, held = open_database(tmp_path)
    with found.connect() as connection:
        assert connection.exec_driver_sql("SELECT id FROM tables").scalar() == "t"
        indices = connection.exec_driver_sql("PRAGMA index_list('keys')").all()
        assert "ix_keys_table_id" in {row[1] for row in indices}
    found.dispose()
    held.close()


OLD = sorted((Path(__file__).parents[1] / "records").glob("*.1.json"))


@pytest.mark.parametrize("file", OLD, ids=[file.stem for file in OLD])
async def test_matches_that_named_actions_by_number_go_on(file: Path, settings: Settings) -> None:
    """A table whose match lacks its last steps is found as it was, and is played to the end that the record tells."""
    old = record.read(file)
    assert old.result is not None
    left, now = 3, time.time_ns() // 1_000_000
    keys = [new_key() for _ in range(old.players)]
    entries = [entry for entry in old.entries[:-left] if isinstance(entry, Entry)]
    settings.folder.mkdir(parents=True, exist_ok=True)
    before(
        settings.folder,
        "0002",
        (
            "INSERT INTO tables VALUES ('t', ?, ?, ?, NULL, ?, ?)",
            (old.title, old.rules_version, json.dumps(old.options), old.seed, now),
        ),
        *(
            ("INSERT INTO seats VALUES ('t', ?, 'person', ?, '', NULL)", (seat, f"P{seat}"))
            for seat in range(old.players)
        ),
        *(
            ("INSERT INTO keys VALUES (?, 't', ?)", (digest(key), seat))
            for seat, key in enumerate(keys)
        ),
        *(
            (
                "INSERT INTO entries VALUES ('t', ?, ?, ?, ?, ?)",
                (number, entry.player, entry.action, entry.undo, now),
            )
            for number, entry in enumerate(entries, 1)
        ),
    )
    again = record.replay(old)
    names = [again.line(entry).split(" ", 1) for entry in again.entries[-left:]]
    async with running(settings) as house:
        guests = [house.guest(key) for key in keys]
        for seat, name in names:
            guest = guests[int(seat)]
            update = await guest.look()
            assert name in [choice.name for choice in update.choices]
            assert (await guest.send(update.revision, name)).status_code == 200
        result = (await guests[0].look()).view.result
        assert result is not None
        for place, seats in enumerate(result.places):
            better = sum(map(len, result.places[:place]))
            assert all(old.result[seat] == 1 + better for seat in seats)
