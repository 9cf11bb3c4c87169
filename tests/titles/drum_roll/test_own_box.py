"""Boxes with other cards than ours, more or fewer."""

from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from chapiteau import components
from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.titles.drum_roll.board import Board
from chapiteau.titles.drum_roll.check import FEWEST_PERFORMERS, check
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import END, SPECTATOR
from tests.kit.sentences import collect, read_out
from tests.titles.drum_roll.build import TITLE, legal, new, position
from tests.titles.drum_roll.census import census
from tests.titles.drum_roll.matches import played

pytestmark = pytest.mark.engine

Box = dict[str, Any]
LADY = {"en": "the Bearded Lady", "fr": "la femme à barbe"}
TWIN = {"en": "the Twin", "fr": "la jumelle"}
PEOPLE = ["Ana", "Ben", "Zoé", "Udo"]


def box(change: Callable[[Box], None]) -> Box:
    """The house set with other cards; there is nothing wrong with it."""
    data: Box = deepcopy(dict(TITLE.components))
    change(data)
    assert components.bounds(data) == []
    assert components.shape(data, TITLE.components, TITLE.cards) == []
    assert check(data) == []
    return data


def more(data: Box) -> None:
    """A performer and an Agent more, with names of their own; many investments."""
    data["performers"]["bearded-lady"] = data["performers"]["giant"] | {"names": LADY}
    data["personnel"]["agent-6"] = data["personnel"]["agent-1"] | {"names": TWIN}
    data["investments"] |= {"fire": 20, "income": 20}


def fewer(data: Box) -> None:
    """As few performers as can be dealt, of two types; one Agent and one Assistant, with other numbers; no investments."""
    cards = data["performers"]
    data["performers"] = dict([*list(cards.items())[:9], *list(cards.items())[-4:]])
    staff = data["personnel"]
    data["personnel"] = {"agent-12": staff["agent-5"], "assistant-7": staff["assistant-2"]}
    data["investments"] = dict.fromkeys(data["investments"], 0)


def small(data: Box) -> None:
    """Two types, nobody but performers, an investment of each kind."""
    data["performers"] = dict(list(data["performers"].items())[:18])
    data["personnel"] = {}
    data["investments"] = dict.fromkeys(data["investments"], 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("change", [more, fewer, small])
def test_a_box_with_other_cards_plays(change: Callable[[Box], None], players: int) -> None:
    match = Match.start("drum-roll", players, {}, bytes([players]) * 32, box(change))
    state = match.state
    assert isinstance(state, DrumRollState)
    whole = census(state)
    cards = len(state.box.id)
    assert sum(name.startswith("card ") for name in whole) == cards
    assert sum(name.startswith("investment ") for name in whole) == len(state.box.kind)
    rng = state.chance.stream("other")
    for at in played(match, every=40):
        assert isinstance(at.state, DrumRollState)
        assert census(at.state) == whole
        for viewer in (SPECTATOR, 0):
            assert census(at.state.resample(viewer, rng)) == whole
            at.view(viewer)
        for player in at.state.to_act():
            choices = at.state.kinds().choices(at.state, player)
            assert [one.action for one in choices] == at.state.legal_actions(player)
            TITLE.evaluate(at.state, player)
    assert state.is_final()
    assert state.turn <= TITLE.max_turns(players, {}, box(change))
    told = [message for line in match.log(END) for message in line.messages]
    performers, staff, *_ = TITLE.facts(state, told).used
    assert all(len(mine) >= 2 for mine in performers.seats)
    hired = {name.id.removesuffix(".name") for mine in staff.seats for name in mine}
    assert hired <= {name.id for name in state.box.name[state.box.performers :]}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "names"), [("en", [LADY["en"], TWIN["en"]]), ("fr", [LADY["fr"], TWIN["fr"]])]
)
def test_cards_are_called_as_their_box_says(lang: str, names: list[str]) -> None:
    match = Match.start("drum-roll", 3, {}, bytes(32), box(more))
    texts = [text for _, text in read_out(lang, collect(played(match, every=5), every=1), PEOPLE)]
    for name in names:
        assert any(name in text for text in texts), name
    board = match.view(SPECTATOR).board
    assert isinstance(board, Board)
    said = {key: Texts(lang).format(name) for key, name in board.own_names.items()}
    assert said == {"bearded-lady": names[0], "agent-6": names[1]}


def test_a_further_agent_exchanges_what_its_row_says() -> None:
    """DR-8.4; its number is that of its key, and no other member is meant by it."""

    def change(data: Box) -> None:
        data["personnel"]["agent-9"] = {"hire": 1, "salary": 0, "gives": "GR"}

    state = new(2, box=box(change))
    built = position(2, phase="distribute", staff=["agent-1"], storage=["Y"])
    assert legal(built, 0, "agent") == ["agent 1 yellow first", "agent 1 yellow second"]
    state.mode, state.waiting, state.crowded = built.mode, built.waiting, 0
    state.staff[0] = [state.box.id.index("agent-9")]
    state.gain_cube(0, 1)
    found = [state.kinds().name(action) for action in state.legal_actions(0)]
    assert [name for name in found if name != "done"] == [
        "agent 9 yellow first",
        "agent 9 yellow second",
    ]
    state.apply(0, state.kinds().action("agent 9 yellow second"))
    assert state.storage[:5] == [0, 0, 0, 0, 1]


def test_actions_of_todays_cards_keep_their_names() -> None:
    kinds = new(2, box=box(more)).kinds()
    for name in ("hire giant", "agent 5 white first", "move-cube rope-walker good", "keep income"):
        assert kinds.name(kinds.action(name)) == name
    assert kinds.action("hire bearded-lady") == kinds.action("hire human-cannonball") + 1
    assert len(kinds) == len(new(2).kinds()) + (2 + 4 + 3) + (2 + 10)


@pytest.mark.rule("DR-2.5")
def test_with_few_performers_those_put_away_are_dealt_too() -> None:
    """Nine acrobats and four tamers: looking for tamers for the offer may put so many acrobats away that no eight cards are left."""

    def change(data: Box) -> None:
        data["performers"] = dict(list(data["performers"].items())[:13])

    data = box(change)
    shuffled = 0
    for seed in range(30):
        state = TITLE.new(4, {}, bytes([seed]) * 32, data)
        assert isinstance(state, DrumRollState)
        dealt = [*state.draft, *state.offered_performers, *state.performer_deck]
        assert sorted(dealt + state.performer_discard) == list(range(state.box.performers))
        assert min(state.draft) >= 0
        shuffled += state.renewed
    assert 0 < shuffled < 30, "sometimes there are enough"


# ---- what is wrong with a box


def problems(tmp_path: Path, *changes: tuple[str, str], more: str = "") -> list[tuple[str, str]]:
    """(the line that is named, what was expected, in English) for a changed house file."""
    text = (files(TITLE.package) / "components.toml").read_text("utf-8")
    for old, new_text in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new_text)
    file = tmp_path / "box.toml"
    file.write_text(text + more, "utf-8")
    found = components.check(file, TITLE.components, check, TITLE.cards)
    lines = (text + more).split("\n")
    for problem in found:
        for lang in ("en", "fr"):
            assert not Texts(lang).problems(problem.expected)
    return [(lines[problem.line - 1], Texts("en").format(problem.expected)) for problem in found]


ROW = """
[performers.clown]
type = "bizarre"
hire = 4
salary = "4"
secondary = 1
prestige = "2"
cubes = "RYW"
poor = "3c"
good = "4c"
outstanding = "5c"
"""
NAMED = ROW + 'names = { en = "the Clown", fr = "le clown" }\n'
STAFF = "\n[personnel.{}]\nhire = 1\nsalary = 0\n"


@pytest.mark.parametrize(
    ("row", "line", "expected"),
    [
        (NAMED, "", ""),
        (ROW, "[performers.clown]", "no texts for clown"),
        (NAMED.replace('"bizarre"', '"clown"'), 'type = "clown"', "types out of these"),
        (NAMED.replace('"RYW"', '"RRW"'), 'cubes = "RRW"', "3 different letters"),
        (NAMED.replace("hire = 4\n", ""), "[performers.clown]", "key hire"),
        (STAFF.format("agent-6") + 'gives = "WG"\n', "", ""),
        (STAFF.format("assistant-16") + 'gives = "WG"\ntakes = "R"\n', "", ""),
        (STAFF.format("agent-6"), "[personnel.agent-6]", "key gives"),
        (STAFF.format("agent-6") + 'gives = "WG"\ncoins = 1\n', "coins = 1", "one of the keys"),
        (STAFF.format("assistant-6") + 'gives = "WG"\n', "[personnel.assistant-6]", "key takes"),
        (
            STAFF.format("assistant-6") + 'gives = "WG"\ntakes = "G"\n',
            'gives = "WG"',
            "other than G",
        ),
        (STAFF.format("orchestra-2"), "[personnel.orchestra-2]", "one of the keys popcorn-vendor"),
        (STAFF.format("agent-x"), "[personnel.agent-x]", "agent-1, assistant-1 and so on"),
    ],
)
def test_a_wrong_row_is_named_with_its_line(
    row: str, line: str, expected: str, tmp_path: Path
) -> None:
    found = problems(tmp_path, more=row and row.replace("]\n", ']\nsource = "house"\n', 1))
    if not expected:
        assert found == []
        return
    ((where, what),) = found
    assert where == line
    assert expected in what


def test_a_box_must_have_enough_performers() -> None:
    cards = list(TITLE.components["performers"].items())
    enough = {**TITLE.components, "performers": dict(cards[:FEWEST_PERFORMERS])}
    assert check(enough) == []
    ((where, _),) = check({**TITLE.components, "performers": dict(cards[: FEWEST_PERFORMERS - 1])})
    assert where == "performers"


def test_a_member_without_what_it_needs_is_named(tmp_path: Path) -> None:
    """The house set's own rows, too."""
    found = problems(tmp_path, ("\ncoins = 3\n", "\n"), ('sources = { coins = "printed" }\n', ""))
    assert found == [("[personnel.popcorn-vendor]", "the key coins, which is missing")]
