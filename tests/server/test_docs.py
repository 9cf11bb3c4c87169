"""docs/api.md and docs/hosting.md say what is so."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec

from chapiteau.server import api, people, problems, run
from chapiteau.server.openapi import document
from chapiteau.server.settings import Settings
from tests.server.test_restart import serving

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text("utf-8")
HOSTING = (DOCS / "hosting.md").read_text("utf-8")


def test_the_example_plays_a_match(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", API, re.DOTALL)
    with serving(tmp_path) as (_, address):
        result = subprocess.run(
            [sys.executable, "-c", code.replace("http://127.0.0.1:8765", address)],
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert result.returncode == 0, result.stderr
    assert re.fullmatch(r"\[\[.*\]\]\n", result.stdout)


def test_every_request_is_listed() -> None:
    listed = set(re.findall(r"`(GET|POST) (/api/[a-z/]+)", API))
    paths = document()["paths"]
    assert listed == {(method.upper(), path) for path, ways in paths.items() for method in ways}


def test_every_refusal_is_listed() -> None:
    folder = Path(problems.__file__).parent
    source = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    raised = {
        (status, code)
        for status, code in re.findall(r'Refused\(\s*(\d+),\s*"problem-([a-z-]+)"', source)
        if code not in ("too-many", "too-many-watchers")  # live connections only
    }
    raised |= {(str(status), code) for code, status in problems.STATUS.items()}
    listed = {
        (status, code)
        for status, codes in re.findall(r"^\| (\d{3}) \| (.*) \|$", API, re.MULTILINE)
        for code in re.findall(r"`([a-z][a-z-]+)`", codes)
    }
    assert len(raised) > 15
    assert raised <= listed


def test_bounds_are_as_written() -> None:
    assert (api.SMALL, api.LARGE) == (4 * 1024, 64 * 1024)
    assert "4 KiB" in API
    assert "64 KiB" in API
    assert run.MESSAGE_SIZE == api.SMALL
    assert people.NAME_LENGTH == 40


def test_every_setting_is_listed_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `CHAPITEAU_([A-Z_]+)` \| (.*?) \|", HOSTING, re.MULTILINE))
    del rows["LANG"]
    assert [name.lower() for name in rows] == [
        field.name for field in msgspec.structs.fields(Settings)
    ]
    for field in msgspec.structs.fields(Settings):
        if field.name not in ("data", "bot_processes", "guests"):
            default = field.default
            written = str(int(default)) if isinstance(default, float) else str(default)
            assert rows[field.name.upper()] == f"`{written}`"
