"""The same matches in both builds, position by position: what is the same in both is tried by the other laws in one of them only."""

import os
import subprocess
import sys

import pytest

from chapiteau import build_name, registry
from tests.kit.builds import first_difference, lines

pytestmark = pytest.mark.engine


@pytest.mark.skipif(
    build_name() != "compiled", reason="compares the compiled build with the plain one"
)
@pytest.mark.parametrize("name", registry.names())
def test_both_builds_play_alike(name: str) -> None:
    """The plain sources play in a process of their own meanwhile."""
    seed = 1
    plain = subprocess.Popen(
        [sys.executable, "-m", "tests.kit.builds", name, str(seed)],
        env=os.environ | {"CHAPITEAU_BUILD": "interpreted"},
        stdout=subprocess.PIPE,
        text=True,
    )
    compiled = list(lines(name, seed))
    told, _ = plain.communicate(timeout=600)
    assert plain.returncode == 0
    assert compiled
    difference = first_difference(told.splitlines(), compiled)
    assert not difference, f"the builds differ at {difference}"


def test_the_first_difference_is_named() -> None:
    one = ["toy-2, step 0: key=a view=b", "toy-2, step 1: key=c view=d", "toy-2, step 2: key=e"]
    other = [one[0], "toy-2, step 1: key=c view=x", "toy-2, step 2: key=y"]
    assert first_difference(one, one) == ""
    assert first_difference(one, other) == "toy-2, step 1: view"
    assert first_difference(one, one[:2]) == "toy-2, step 2: only one goes on"
    assert first_difference(one[:1], one) == "toy-2, step 1: only one goes on"
