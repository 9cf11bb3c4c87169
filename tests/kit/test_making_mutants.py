"""`make mutants`: it makes the changes that it says, and tells those that tests notice from those that they could and from
those that nobody can."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import changes

ROOT = Path(__file__).resolve().parents[2]

RULES = '''"""A toy."""

PRICE = [0, 3][1]


def cost(number: int) -> int:
    """What so many cost; more than five are cheaper."""
    total = PRICE * number
    if number > 5:
        total -= 2
    return max(total, 0)


def sold(number: int) -> bool:
    while number > 9:
        number -= 1
    return number == 0
'''
TESTS = """import toy


def test_cost():
    assert toy.cost(1) == 3
    assert toy.cost(9) == 25


def test_sold():
    assert toy.sold(0) and not toy.sold(1)
    assert not toy.sold(11)
"""
PLAY = """import toy


def digest(name, number):
    return str([toy.cost(number + 1)])
"""
TRY = """
import json, sys
from pathlib import Path
from tools.mutants import judging, trials
from tools.mutants.results import Kept, Progress

here = Path(sys.argv[1])
sys.path.insert(0, str(here))
target = trials.Target("toy", here, {"toy": here / "toy.py"}, ["test_toy.py"], match="play:digest")
# One loop without end is enough.
every = [m for m in judging.mutants(target) if m.line < 15 or m.after in ("10", "pass")]
kept = Kept(here, "toy", here, [here / "toy.py"], [here / "test_toy.py"])
progress = Progress(kept, every)
known = len(progress.found)
trials.prepare(target)
for result in judging.Court(target, kept, 12, 1).judge([m for m in every if m not in progress.found], 2):
    progress.add(result)
print(json.dumps({
    "known": known,
    "found": {f"{m.line} {m.before} -> {m.after}": [r.found, r.by] for m, r in progress.found.items()},
    "row": progress.row(),
}))
"""


def test_every_change_is_made_and_taken_back() -> None:
    listed = changes.listed(RULES)
    assert listed == changes.listed(RULES)
    made = {f"{change.line} {change.before} -> {change.after}" for change in listed}
    assert {
        "3 3 -> 4", "3 1 -> 2", "8 PRICE * number -> PRICE // number", "9 number > 5 -> number >= 5",
        "9 number > 5 -> number <= 5", "9 5 -> 6", "10 total -= 2 -> pass", "10 total -= 2 -> total += 2",
        "11 max(total, 0) -> min(total, 0)", "11 return max(total, 0) -> return max(total, 0) + 1",
    } <= made  # fmt: skip
    plain = ast.unparse(ast.parse(RULES))
    codes = {changes.changed(RULES, number, "toy.py") for number in range(len(listed))}
    assert len(codes) == len(listed)
    assert ast.unparse(ast.parse(RULES)) == plain
    with pytest.raises(IndexError):
        changes.changed(RULES, len(listed), "toy.py")


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("if a and not b:\n    f()", ["a -> not a", "a and (not b) -> a or not b", "f() -> pass", "not b -> b"]),
        ("x: Final = True", ["True -> False"]),
        ("x = 'a' + b | c", ["'a' + b | c -> 'a' + b & c"]),
        ("for a in b:\n    break", ["break -> continue"]),
        ("def f() -> bool:\n    '''A text.'''\n    return g()", ["return g() -> return not g()"]),
        ("def f(a: int = 1) -> list[int]:\n    return g()", ["1 -> 0", "1 -> 2", "return g() -> return []"]),
        ("def f() -> None:\n    if a:\n        return\n    return", ["a -> not a", "return -> pass"]),
        ("assert a > 1, 'a text'", []),
        ("raise NotImplementedError", []),
        ("self.a, b = c", []),
        ("self.a = c", ["self.a = c -> pass"]),
    ],
)  # fmt: skip
def test_what_may_stand_in_place_of_what(source: str, expected: list[str]) -> None:
    found = [f"{change.before} -> {change.after}" for change in changes.listed(source)]
    assert sorted(found) == expected


@pytest.mark.skipif(sys.platform != "linux", reason="trials are forks with limits")
@pytest.mark.slow
def test_the_toy_s_changes_are_judged(tmp_path: Path) -> None:
    """Of the toy's tests none asks what exactly five cost, and none what ten bring."""
    for name, text in (("toy", RULES), ("test_toy", TESTS), ("play", PLAY)):
        (tmp_path / f"{name}.py").write_text(text)

    def tried() -> dict[str, Any]:
        command = [sys.executable, "-c", TRY, str(tmp_path)]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
        ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)  # fmt: skip
        found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
        return found

    first = tried()
    found = {change: tuple(verdict) for change, verdict in first["found"].items()}
    assert first["known"] == 0
    assert found["3 3 -> 4"] == ("killed", "test_toy.py::test_cost")
    assert found["3 1 -> 2"] == ("killed", "import")
    assert found["8 PRICE * number -> PRICE // number"] == ("killed", "test_toy.py::test_cost")
    assert found["9 number > 5 -> number >= 5"] == ("survived", "match 4 goes otherwise")
    assert found["11 0 -> 1"] == ("equivalent", "")
    # Its lines run in no match: so nobody can say that it makes no difference.
    assert found["15 9 -> 10"] == ("survived", "no match runs it")
    assert found["16 number -= 1 -> pass"] == ("killed", "it never ends")
    again = tried()
    assert (again["known"], again["found"]) == (len(found), first["found"])
    # The tests have changed.
    (tmp_path / "test_toy.py").write_text(TESTS.replace("cost(9) == 25", "cost(5) == 15"))
    assert tried()["found"]["9 number > 5 -> number >= 5"][0] == "killed"
