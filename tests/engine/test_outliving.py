"""Matches outlive changes of the rules and of the house set: they go on by what they began with."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import chapiteau
from chapiteau import record, registry
from chapiteau.chance import seed_from
from chapiteau.components import fingerprint
from chapiteau.match import Match
from tests.kit import play

SOURCES = Path(chapiteau.__file__).parent
BOXES = Path(__file__).parents[1] / "records/boxes.json"
"""The fingerprints of all house sets that there ever were, by title."""


@pytest.mark.parametrize("name", registry.names())
def test_every_house_set_that_there_was_is_kept(name: str) -> None:
    title = registry.title(name)
    known = json.loads(BOXES.read_text("utf-8")).get(name, [])
    now = fingerprint(title.components)
    assert now in known, f"a new house set of {name}: add {now} to tests/records/{BOXES.name}"
    # Only titles that were there in format 1 of records have one.
    assert title.meta.first_box in ("", *known)
    for box in known:
        # Where this fails: the components.toml of before belongs into boxes/, by the name of its fingerprint.
        assert fingerprint(title.house_set(box)) == box


@dataclass(frozen=True)
class Change:
    """A rule and a value that a later version has changed."""

    title: str
    file: str
    rule: tuple[str, str]
    value: tuple[str, str]
    """In components.toml."""


CHANGES = [
    Change(
        "flip-circus",
        "position.py",
        ("= ACTIONS_PER_TURN\n", "= ACTIONS_PER_TURN + (self.box.rules >= NEW)\n"),
        (
            '["acrobat", "magician"],\n  ["magician", "fortune-teller"],\n  ["fortune-teller", "strongman"]',
            '["acrobat", "fortune-teller"],\n  ["fortune-teller", "magician"],\n  ["magician", "strongman"]',
        ),
    ),
    Change(
        "aramini-circus",
        "flow.py",
        ("state.actions = ACTIONS\n", "state.actions = ACTIONS + (state.box.rules >= NEW)\n"),
        ("giraffe = 12\nbear = 12\n", "giraffe = 13\nbear = 11\n"),
    ),
    Change(
        "drum-roll",
        "position.py",
        ("return self.box.hire[card]", "return (self.box.rules >= NEW) + self.box.hire[card]"),
        ("money = 15\n", "money = 16\n"),
    ),
    Change(
        "the-magnificent",
        "turn.py",
        ("state.bonus = 0\n", "state.bonus = 2 * (state.box.rules >= NEW)\n"),
        ("coins = 6\n", "coins = 7\n"),
    ),
]

LATER = """
import json, random, sys
from pathlib import Path
from chapiteau import record, registry

told = json.loads(Path(sys.argv[1]).read_text())
seed = bytes.fromhex(told["seed"])
match = record.replay(record.read(Path(sys.argv[2])), seed)
assert list(match.state.key()) == told["key"], "not the position that it was"
meta = match.title.meta
assert match.rules_version == meta.rules_version - 1
rng = random.Random(7)
while not match.state.is_final():
    player = rng.choice(match.state.to_act())
    match.act(player, rng.choice(list(match.state.legal_actions(player))))
ended = record.verify(record.decode(record.encode(record.of(match))))
assert (ended.rules_version, ended.box) == (match.rules_version, match.box)

# And the change is a change: by the rules and with the box of today another match comes of it.
def first(**before):
    state = match.title.new(2, match.options, seed, **before)
    told = [list(state.key())]
    rng = random.Random(7)
    while not state.is_final():
        player = rng.choice(state.to_act())
        state.apply(player, rng.choice(list(state.legal_actions(player))))
    return told + [list(state.key())]

then = {"box": match.box, "rules_version": match.rules_version}
assert first(**then) != first(box=match.box), "the rule is the same"
assert first(**then) != first(rules_version=match.rules_version), "the box is the same"
"""


@pytest.mark.parametrize("change", CHANGES, ids=[change.title for change in CHANGES])
def test_a_match_goes_on_after_a_rule_and_the_house_set_changed(
    change: Change, tmp_path: Path
) -> None:
    # By chance a draw is soon agreed.
    options = {"draw-offers": False} if change.title == "flip-circus" else {}
    match = Match.start(change.title, 2, options, seed_from(5))
    rng = match.state.chance.stream("test")
    for _ in range(40):
        play.do(match, play.chance(match, rng))
    stored, told = tmp_path / "record.json", tmp_path / "told.json"
    stored.write_bytes(record.encode(record.of(match)))
    told.write_text(json.dumps({"seed": match.seed.hex(), "key": list(match.state.key())}))

    later = tmp_path / "chapiteau"
    shutil.copytree(
        SOURCES, later, ignore=shutil.ignore_patterns("__pycache__", "static", "compiled")
    )
    room = later / "titles" / change.title.replace("-", "_")
    version = match.rules_version
    edit(room / "meta.py", f"rules_version={version}", f"rules_version={version + 1}")
    old, new = change.rule
    edit(room / "rules" / change.file, old, new.replace("NEW", str(version + 1)))
    (room / "boxes").mkdir(exist_ok=True)
    shutil.copy(room / "components.toml", room / "boxes" / f"{match.box}.toml")
    edit(room / "components.toml", *change.value)

    done = subprocess.run(
        [sys.executable, "-c", LATER, told, stored],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "CHAPITEAU_BUILD": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def edit(file: Path, old: str, new: str) -> None:
    """Replace what stands in a file."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")
