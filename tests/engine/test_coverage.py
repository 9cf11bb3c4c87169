"""Rules coverage: each kind of gap is found; the titles have none."""

from pathlib import Path

import pytest

from chapiteau import coverage, registry
from tests.kit.promise import kept


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> coverage.Coverage:
    """A title with one rule of each kind of gap."""
    room = tmp_path / "room"
    (room / "rules").mkdir(parents=True)
    (room / "RULES.en.md").write_text(
        "**FC-1.1** a\n**FC-1.2** b\n**FC-1.3** c\n**FC-1.4** d, as FC-1.1\n"
    )
    (room / "RULES.fr.md").write_text("**FC-1.1** a\n**FC-1.2** b\n**FC-1.4** d\n")
    (room / "rules" / "turn.py").write_text("# FC-1.1, FC-1.2\nx = 'FC-1.3'  # FC-9.9, FC-1\n")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_a.py").write_text(
        "import pytest\n"
        "pytestmark = [pytest.mark.engine, pytest.mark.rule('FC-1.1')]\n"
        "@pytest.mark.rule('FC-1.3', 'FC-7.1')\n"
        "def test(): '''FC-1.2 is named, but not by a mark'''\n"
        "@pytest.mark.other('FC-1.4')\n"
        "def test2(): pass\n"
    )
    monkeypatch.setattr(coverage, "files", lambda package: room)
    return coverage.measure("flip-circus", tests)


def test_gaps_are_found(measured: coverage.Coverage) -> None:
    assert measured.numbers == ["FC-1.1", "FC-1.2", "FC-1.3", "FC-1.4"]
    assert measured.untested == ["FC-1.2", "FC-1.4"]
    assert measured.untranslated == ["FC-1.3"]
    assert measured.uncited == ["FC-1.4"]
    assert measured.unknown == ["FC-7.1", "FC-9.9"]
    assert not measured.complete


@pytest.mark.parametrize("name", registry.names())
def test_titles_are_covered(name: str) -> None:
    tests = coverage.tests_folder()
    assert tests is not None
    found = coverage.measure(name, tests)
    kept("rules", name, len(found.numbers))
    assert found == coverage.Coverage(found.numbers, [], [], [], [])
