"""`chapiteau new-title`: what it writes is a title like any other, and nothing that is there is touched."""

import json
import os
import sys
from pathlib import Path

import pytest

from chapiteau import cli, new_title, registry
from chapiteau.words import ChapiteauError
from tests.kit.checkout import NAME, ROOM, ROOT, Checkout

KIT = [
    *("tests/kit/test_titles.py", "tests/kit/test_copies.py", "tests/kit/test_curtain.py"),
    *("tests/kit/test_seams.py", "tests/kit/test_cases.py", "tests/kit/test_notation.py"),
    "tests/golden",
    *(f"tests/engine/test_{part}.py" for part in ("components", "coverage", "files", "inputs")),
    *(f"tests/engine/test_{part}.py" for part in ("outliving", "record")),
    f"tests/titles/{ROOM}",
]
"""Every shared test of a title that needs no server, and its own."""
TERMINAL = f"""
import asyncio
from tests.terminal.keyboard import whole_match
asyncio.run(whole_match("{NAME}", 3, {{}}, 1, "fr"))
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A copy of this checkout in which the command has run."""
    made = Checkout(tmp_path_factory.mktemp("checkout") / "copy")
    said = made.chapiteau("new-title", NAME)
    assert f"src/chapiteau/titles/{ROOM}, tests/titles/{ROOM}, tests/golden/{NAME}" in said
    return made


@pytest.mark.slow
def test_the_new_title_passes_the_whole_kit(checkout: Checkout) -> None:
    """Laws, secrecy, fairness, copies, texts, goldens, rule coverage, components, and its own tests."""
    words = ["-q", "-p", "no:cacheprovider", "-k", f"{NAME} or {ROOM}", *KIT]
    said = checkout.python("-m", "pytest", *words)
    passed = int(said.rpartition(" passed")[0].split()[-1])
    assert passed > 100
    assert "failed" not in said


@pytest.mark.slow
def test_the_new_title_passes_the_checks_of_the_sources(checkout: Checkout) -> None:
    """All but the types: those of the template are checked where it lies."""
    checkout.python("-m", "ruff", "check", "--quiet")
    checkout.python("-m", "ruff", "format", "--check", "--quiet")
    checkout.python("tools/check_texts.py")
    checkout.python("tools/write_fields.py", "--check")
    checkout.python(str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache")


@pytest.mark.slow
def test_every_command_knows_the_new_title(checkout: Checkout) -> None:
    assert "every rule (11 in all)" in checkout.chapiteau("rules", "--coverage", NAME)
    assert "NT-" not in checkout.chapiteau("rules", NAME)
    assert "play star-7" in checkout.chapiteau("actions", NAME)
    assert checkout.chapiteau("perft", NAME, "--depth", "2").splitlines()[-1].split()[1] == "25"
    assert "house      round.hand = 4" in checkout.chapiteau("components", NAME)
    told = checkout.chapiteau("match", NAME, "--games", "20", "--players", "greedy,random")
    assert "greedy" in told


@pytest.mark.slow
def test_a_whole_match_in_the_terminal(checkout: Checkout) -> None:
    checkout.python("-c", TERMINAL)


@pytest.mark.slow
def test_it_is_written_once(checkout: Checkout) -> None:
    before = {file: file.read_bytes() for file in checkout.folder.glob("src/**/*.py")}
    with pytest.raises(AssertionError, match="is taken"):
        checkout.chapiteau("new-title", NAME)
    assert {file: file.read_bytes() for file in checkout.folder.glob("src/**/*.py")} == before
    boxes = json.loads((checkout.folder / "tests/records/boxes.json").read_text("utf-8"))
    assert list(boxes) == [*registry.names(), NAME]
    written = [*checkout.folder.glob(f"src/chapiteau/titles/{ROOM}/**/*")]
    written += checkout.folder.glob(f"tests/titles/{ROOM}/**/*")
    words = ("new-title", "NewTitle", "New Title", "template", "NT-")
    for file in written:
        if file.suffix in (".py", ".toml", ".ftl", ".md"):
            assert not [word for word in words if word in file.read_text("utf-8")], file


# ---- names, and where it cannot be


def refused(name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """The line with which the command refuses; nothing is written."""
    monkeypatch.setattr(new_title, "write", lambda *_: pytest.fail("something was written"))
    monkeypatch.setattr(sys, "argv", ["chapiteau", "new-title", name])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


NAMES = {
    "Lions": "cannot be the name",
    "lions tricks": "cannot be the name",
    "lions_tricks": "cannot be the name",
    "lions--tricks": "cannot be the name",
    "../lions": "cannot be the name",
    "7-lions": "cannot be the name",
    "lambda": "cannot be the name",
    "l" * 41: "cannot be the name",
    "flip-circus": "is taken",
    "flip": "is taken",
    "table": "is taken",
    "seat": "is taken",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_that_cannot_be_is_refused(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert NAMES[name] in refused(name, monkeypatch, capsys)


def test_what_is_there_is_not_overwritten(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "tools").mkdir()
    os.symlink(ROOT / "tools/template", tmp_path / "tools/template")
    (tmp_path / "tests/titles/lion_tricks").mkdir(parents=True)
    monkeypatch.setattr(new_title, "tests_folder", lambda: tmp_path / "tests")
    said = refused("lion-tricks", monkeypatch, capsys)
    assert "tests/titles/lion_tricks is there already. Nothing was written." in said


def test_an_installed_package_says_that_it_cannot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_title, "tests_folder", lambda: None)
    assert "only be written in a checkout" in refused("lion-tricks", monkeypatch, capsys)


def test_without_the_tools_it_says_what_to_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new_title, "NEEDED", ("no_such_tool",))
    assert "make setup" in refused("lion-tricks", monkeypatch, capsys)


def test_rule_numbers_are_nobody_elses() -> None:
    taken = {registry.meta(name).prefix for name in registry.names()}
    for words, prefix in (
        (["Lion", "Tricks"], "LT"),
        (["Lions"], "LI"),
        (["Fine", "Cats"], "FCA"),
        (["Alpha", "C"], "ACX"),
    ):
        assert new_title._prefix(words) == prefix
        assert prefix not in taken


def test_a_tool_that_fails_is_told(tmp_path: Path) -> None:
    with pytest.raises(ChapiteauError, match="no-new-title") as error:
        new_title._run(tmp_path, "no_such_module")
    assert "No module named no_such_module" in str(error.value.message.args["said"])
