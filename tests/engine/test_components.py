"""Component files: plain values, where they come from, and the line of every mistake."""

from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from chapiteau import components, registry
from chapiteau.components import Problem, check, shape, values
from chapiteau.words import ChapiteauError, Message
from tests.kit.promise import kept

pytestmark = pytest.mark.engine

GOOD = """\
# A small box.
source = "printed"
goal = 18

[prices]
sources = { bear = "house" }
bear = 2
fish = 1

[[wagons]]
animal = "bear"
copies = 4

[[wagons]]
source = "house"
animal = "fish"
copies = 2

[rings]
spaces = [
  ["bear", "fish"],
  ["fish", "fish"],
]
big = [
  { name = "a", size = 1 },
  { name = "b", size = 2 },
]
"""


def rules(data: Mapping[str, Any]) -> list[tuple[str, Message]]:
    """The toy's own check: no more than nine copies."""
    return [
        (f"wagons.{i}.copies", Message("at-most", {"n": 9}))
        for i, wagon in enumerate(data["wagons"])
        if wagon["copies"] > 9
    ]


@pytest.fixture
def house(tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "house.toml"
    file.write_text(GOOD, "utf-8")
    return components.load_file(file)


def found(tmp_path: Path, house: dict[str, Any], text: str) -> list[Problem]:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return check(file, house, rules)


def test_plain_values_are_without_sources(house: dict[str, Any]) -> None:
    assert house["goal"] == 18
    assert house["prices"] == {"bear": 2, "fish": 1}
    assert house["wagons"] == [{"animal": "bear", "copies": 4}, {"animal": "fish", "copies": 2}]
    assert house["rings"]["spaces"] == [["bear", "fish"], ["fish", "fish"]]


def test_sound_file_has_no_problems(tmp_path: Path, house: dict[str, Any]) -> None:
    assert found(tmp_path, house, GOOD) == []
    longer = GOOD + '[[wagons]]\nanimal = "tiger"\ncopies = 9\n'
    assert found(tmp_path, house, longer) == [], "lists may be longer"


@pytest.mark.parametrize(
    ("old", "new", "line", "path", "expected"),
    [
        ("goal = 18", "goal = ", 3, "", "components-toml"),
        ("goal = 18", "goal = 18\ngoal = 19", 4, "", "components-toml"),
        ('"fish"],\n]\n', '"fish"],\n', 23, "", "components-toml"),
        ("goal = 18", 'goal = "18"', 3, "goal", "components-number"),
        ("goal = 18", "goal = true", 3, "goal", "components-number"),
        ("goal = 18", "goal = 18\ncolour = 1", 4, "colour", "components-unknown"),
        ("fish = 1\n", "", 5, "prices", "components-missing"),
        ('animal = "fish"', "animal = 1", 16, "wagons.1.animal", "components-word"),
        ("copies = 2", "copies = 10", 17, "wagons.1.copies", "at-most"),
        ("copies = 2\n", "", 14, "wagons.1", "components-missing"),
        ("copies = 2", "copis = 2", 17, "wagons.1.copis", "components-unknown"),
        ('["fish", "fish"]', '["fish", 3]', 22, "rings.spaces.1.1", "components-word"),
        ("size = 2", "size = '2'", 26, "rings.big.1.size", "components-number"),
        ("[prices]", "[prices.more]", 5, "prices.more", "components-unknown"),
        ('source = "printed"\n', "", 2, "goal", "components-source"),
        ('bear = "house" }', 'bear = "mine" }', 6, "prices.sources.bear", "components-source"),
        (
            'bear = "house" }',
            'tiger = "house" }',
            6,
            "prices.sources.tiger",
            "components-source-of-nothing",
        ),
        ('sources = { bear = "house" }', "sources = 1", 6, "prices.sources", "components-table"),
        ('source = "house"\n', 'source = "guess"\n', 15, "wagons.1.source", "components-source"),
        ("[prices]", "[[prices]]", 5, "prices", "components-table"),
    ],
)
def test_mistakes_are_named_by_line(
    tmp_path: Path,
    house: dict[str, Any],
    old: str,
    new: str,
    line: int,
    path: str,
    expected: str,
) -> None:
    assert old in GOOD
    problems = found(tmp_path, house, GOOD.replace(old, new, 1))
    assert (line, path, expected) in [(p.line, p.path, p.expected.id) for p in problems], problems


def test_several_mistakes_come_in_order(tmp_path: Path, house: dict[str, Any]) -> None:
    text = GOOD.replace("copies = 2", "copies = 10").replace("copies = 4", "copies = 11")
    assert [problem.line for problem in found(tmp_path, house, text)] == [12, 17]


def test_shape_trusts_nothing(house: dict[str, Any]) -> None:
    """Data of any kind, as it may come over the network."""
    assert shape(house, house) == []
    wrongs: list[Any] = [None, [], 1, "box", {"goal": []}, {"wagons": {}}, {"wagons": [[]]}]
    assert all(shape(wrong, house) for wrong in wrongs)
    assert shape(house | {"wagons": "bear"}, house) == [("wagons", Message("components-list"))]


CARDS = {"acts": {"juggler": {"pay": 2}, "tamer": {"pay": 3, "cage": True}}}


def test_a_table_of_cards_takes_other_cards() -> None:
    """Where the title says so, and only there; each card looks like one of the house set's."""
    names = {"en": "the Clown", "fr": "le clown"}
    data = {"acts": {"clown": {"pay": 1, "names": names}, "old-tamer": {"pay": 3, "cage": False}}}
    assert shape(data, CARDS, ["acts"]) == []
    assert [path for path, _ in shape(data, CARDS)] == [
        "acts.clown",
        "acts.old-tamer",
        "acts",
        "acts",
    ]
    assert components.own_name(data["acts"]["clown"]) == Message("own-name", {**names})
    assert components.own_name(data["acts"]["old-tamer"]) is None


@pytest.mark.parametrize(
    ("key", "card", "expected"),
    [
        ("clown", {"cage": True}, ("acts.clown", "components-missing")),
        ("clown", {"pay": "two"}, ("acts.clown.pay", "components-number")),
        ("clown", {"pay": 2, "nose": 1}, ("acts.clown.nose", "components-unknown")),
        ("red clown", {"pay": 2}, ("acts.red clown", "components-card-key")),
        (
            "clown",
            {"pay": 2, "names": {"en": "the Clown"}},
            ("acts.clown.names", "components-names"),
        ),
        ("clown", {"pay": 2, "names": "the Clown"}, ("acts.clown.names", "components-names")),
        (
            "clown",
            {"pay": 2, "names": {"en": "the\x1b[2J Clown", "fr": "le clown"}},
            ("acts.clown.names.en", "components-name"),
        ),
        (
            "clown",
            {"pay": 2, "names": {"en": "the Clown", "fr": "\u3164"}},
            ("acts.clown.names.fr", "components-name"),
        ),
    ],
)
def test_a_wrong_card_is_named(key: str, card: dict[str, Any], expected: tuple[str, str]) -> None:
    found = shape({"acts": {key: card}}, CARDS, ["acts"])
    assert [(path, message.id) for path, message in found] == [expected]


def test_unreadable_files_are_named(tmp_path: Path, house: dict[str, Any]) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff")
    for name in ("bytes.toml", "none.toml"):
        with pytest.raises(ChapiteauError, match="no-file"):
            check(tmp_path / name, house, rules)


def test_bad_toml_is_refused_by_load_file(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("a = 1\nb =", "utf-8")
    with pytest.raises(ChapiteauError, match="wrong-components") as caught:
        components.load_file(tmp_path / "bad.toml")
    assert caught.value.message.args["line"] == 2


@pytest.mark.parametrize("name", registry.names())
class TestHouseSets:
    def test_file_passes_its_own_check(self, name: str, tmp_path: Path) -> None:
        title = registry.title(name)
        file = Path(str(files(registry.folder(name)) / "components.toml"))
        assert check(file, title.components, title.check_components, title.cards) == []

    def test_every_value_has_a_source(self, name: str) -> None:
        sources = components.provenance(registry.folder(name))
        kept("values", name, len(sources))
        assert set(sources.values()) <= set(components.SOURCES)
        kept("house", name, "house" in sources.values())

    def test_title_loads_it(self, name: str) -> None:
        assert dict(registry.title(name).components) == components.load(registry.folder(name))


def test_values_keeps_lists_in_lists() -> None:
    assert values({"a": [[{"source": "house", "b": 1}]]}) == {"a": [[{"b": 1}]]}
