"""The wheel with the compiled rules, installed as users do it: without Node, without a compiler, away from this checkout (ux 1, 69)."""

import resource
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chapiteau._compiled import TAG
from tests.project.helpers import bare, build_wheel, install, run, shared
from tests.web.house import House
from tests.web.table import Table

# The same three ways to play as at the checkout's table.
from tests.web.test_modes import (  # noqa: F401
    test_ux69_alone_against_a_bot,
    test_ux69_at_one_screen,
    test_ux69_by_link_in_two_browsers,
)

pytestmark = pytest.mark.slow


@pytest.fixture
def title() -> str:
    """A title whose matches are short."""
    return "aramini-circus"


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, float]:
    """The programs of the installed wheel, and the processor seconds that installing took."""

    def make(home: Path) -> None:
        wheel = build_wheel(home / "dist", "compiled", "--wheel")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        install(wheel, home)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        (home / "seconds").write_text(str(used))

    home = shared(tmp_path_factory, "installed", make)
    return home / "bin", float((home / "seconds").read_text())


@pytest.fixture(scope="module")
def house(
    programs: tuple[Path, float], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """The installed server; its first start is the one that the first test times."""
    folder, _ = programs
    command = [str(folder / "chapiteau"), "serve"]
    with House(tmp_path_factory.mktemp("data"), command, bare(folder)) as running:
        yield running


def test_ux1_from_a_clean_machine_to_the_first_move_in_a_minute(
    programs: tuple[Path, float], table: Table, house: House, title: str
) -> None:
    """Downloads apart, and installing in seconds of processor time: other work on this machine is no matter of the wheel."""
    house.kill()
    start = time.monotonic()
    house.start()
    page = table.page
    page.goto(house.url)
    page.locator(f"[data-title={title}] [data-action=set-up]").click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.locator("dialog [data-action=start]").click()
    table.board.wait_for()
    table.wait_for_turn()
    table.take(house.hint(table.key))
    assert programs[1] + time.monotonic() - start < 60


def test_the_installed_rules_are_compiled(programs: tuple[Path, float], tmp_path: Path) -> None:
    folder, _ = programs
    told = run([str(folder / "chapiteau"), "--version"], bare(folder), tmp_path)
    assert "(compiled build)" in told
    code = "from chapiteau.titles.drum_roll import rules; print(rules.__file__)"
    where = run([str(folder / "python"), "-c", code], bare(folder), tmp_path).strip()
    assert where.endswith(TAG)
    assert Path(where).parent.name == "compiled"
    assert folder.parent in Path(where).parents
