"""The view of The Magnificent: what it foretells comes true, targets are on the board, and every word exists."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chapiteau.record import Match
from chapiteau.text import Texts
from chapiteau.titles.the_magnificent.rules import actions as a
from chapiteau.titles.the_magnificent.rules.scoring import bill
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.titles.the_magnificent.shown import Board
from chapiteau.words import END, Choice, Message
from tests.kit.sentences import collect, read_out
from tests.titles.the_magnificent import build as b
from tests.titles.the_magnificent.build import TITLE, Seat
from tests.titles.the_magnificent.test_twin import TABLES, played

NAMES = ["Ana", "Ben", "Zoé", "Udo"]


def matches(every: int = 1) -> Iterator[Match]:
    for players, options in TABLES:
        yield from played(players, options, every)


def board(state: MagnificentState, viewer: int = 0) -> Board:
    shown = TITLE.view(state, viewer).board
    assert isinstance(shown, Board)
    return shown


def choices(state: MagnificentState, group: str) -> list[Choice]:
    return [one for one in TITLE.choices(state, state.current()) if one.group == group]


# ---- what the board foretells


@pytest.mark.rule("MG-3.2", "MG-3.3", "MG-7.1")
def test_power_and_bill_of_each_die_come_true() -> None:
    state = b.position(
        Seat(cards="M-01:green-3 M-10:clear-2 M-13:orange-4 M-20"),
        main="orange-5 green-1 purple-6 clear-4",
    )
    shown = {die.target: die for die in board(state).dice}
    assert {use.colour: use.power for use in shown["die:clear-4"].uses} == {
        "orange": 8,
        "green": 7,
        "purple": 4,
    }
    assert [shown[name].bill for name in ("die:orange-5", "die:green-1")] == [11, 6]
    tried = 0
    for die in shown.values():
        for use in die.uses:
            trial = state.clone()
            b.take(trial, die.target.removeprefix("die:"), on="M-20")
            if die.kind == "clear":
                b.act(trial, a.COLOUR + a.COLOURS.index(use.colour))
            assert (power(trial), bill(trial, 0)) == (use.power, die.bill)
            shown_power = board(trial).power
            assert shown_power
            assert (shown_power.total, shown_power.colour) == (use.power, use.colour)
            tried += 1
    assert tried == 6


@pytest.mark.rule("MG-4.1", "MG-5.1", "MG-6.1")
def test_what_is_shown_as_reachable_is_legal_and_nothing_else() -> None:
    seen = 0
    for match in matches():
        state: Any = match.state
        if state.mode != a.M_BEFORE or state.todo:
            continue
        shown = board(state, state.player)
        mat = shown.mats[state.player]
        levels = [i for i, level in enumerate(mat.ladder) if level.state == "open"]
        assert levels == b.legal(state, a.LEVEL, a.STEPS)
        steps = sorted(
            step for ring in shown.rings for space in ring.spaces for step in space.steps
        )
        assert [step - 1 for step in steps] == b.legal(state, a.STEPS, a.SHOW)
        reachable = {step.power for step in shown.track if step.reachable}
        assert reachable == {*b.shows(state, 0), *b.shows(state, 1)}
        assert [one.code for one in mat.trainers if one.usable] == [
            name for name in b.uses(state) if name.startswith("T")
        ]
        assert any(master.usable for master in mat.masters) == ("top" in b.uses(state))
        assert sum(one.usable for one in mat.printed) == len(
            [name for name in b.uses(state) if name in b.SPACES]
        )
        seen += 1
    assert seen > 40


@pytest.mark.rule("MG-6.3")
def test_ready_posters_are_those_that_can_be_completed() -> None:
    state = b.position(
        Seat(
            gems="c",
            coins=9,
            tiles="OL OL OS",
            posters={1: "OL OS Og 5/1", 2: "OL OL 5/1", 3: "OL GL 5/2", 4: "OL OL GS 7/1"},
            tents={2: "2 points", 3: "1 coin + 1 point"},
        ),
        main="orange-6 green-2",
    )
    b.take(state, "orange-6")
    b.show(state, 6)
    ready = [one.ready for one in board(state).mats[0].sections]
    assert ready == [True, True, False, False, False]
    assert [name for one in choices(state, "complete") for name in one.targets] == [
        "section:1",
        "section:2",
    ]
    missing = [need.missing for need in _needs(board(state), 1)]
    assert missing == [False, False, False], "the clear gem stands in"
    b.complete(state, 1)
    shown = board(state)
    assert [one.ready for one in shown.mats[0].sections] == [False] * 5, "one large tile is counted"
    assert [(need.size, need.missing) for need in _needs(shown, 2)] == [
        ("large", False),
        ("large", True),
    ]


def _needs(shown: Board, section: int) -> list[Any]:
    poster = shown.mats[0].sections[section - 1].poster
    assert poster
    return poster.needs


@pytest.mark.rule("MG-8.1", "MG-9.1")
def test_cards_show_their_worth_their_maximum_and_half_of_both() -> None:
    state = b.position(Seat(cards="M-01 M-10 M-20 M-13", coins=25, completed=4))
    worth = {
        one.code: (one.value, one.bottom.most, one.half) for one in board(state).mats[0].masters
    }
    assert worth == {
        "M-01": (0, 14, 0),
        "M-10": (9, 9, 4),
        "M-20": (10, 10, 5),
        "M-13": (3, 12, 1),
    }


@pytest.mark.rule("MG-4.2", "MG-10.2")
def test_a_placement_is_named_by_tile_turn_and_the_cell_under_its_grip() -> None:
    state = b.position(Seat(tiles="GS"), main="purple-6 orange-1")
    b.take(state, "purple-6")
    b.build(state, 6)
    shown = board(state)
    figure = next(one for one in shown.figures if (one.colour, one.size) == ("purple", "large"))
    turns = {f"turn:{turn.number}": turn for turn in figure.turns}
    placements = choices(state, "place")
    assert len({tuple(one.targets) for one in placements}) == len(placements) > 20
    bonuses = {tuple(one.cell): one.gains[0].name for one in shown.mats[0].bonuses}
    for choice in placements:
        tile, turn, cell = choice.targets
        assert tile == "tile:large"
        row, column = map(int, cell.split(":")[1:])
        down, across = turns[turn].grip
        cells = sorted([r + row - down, c + column - across] for r, c in turns[turn].cells)
        assert choice.label.args["cells"] == ", ".join(
            "ABCDEFGHI"[r] + str(c + 1) for r, c in cells
        )
        gains = [bonuses[r, c] for r, c in cells if (r, c) in bonuses]
        assert choice.label.args["gains"] == gains
        trial = state.clone()
        trial.apply(0, choice.action)
        assert board(trial).mats[0].tiles[-1].cells == cells


def test_ids_are_unique_and_targets_are_on_the_board() -> None:
    found = set()
    for match in matches(every=2):
        if match.state.is_final():
            continue
        player = match.state.current()
        shown = board(match.state, player)  # type: ignore[arg-type]
        ids, targets = pieces(msgspec.to_builtins(shown))
        assert [name for name, count in Counter(ids).items() if count > 1] == []
        targets |= {"poster:deck", *(f"gem:{kind}" for kind in shown.kinds)}
        targets |= {f"wagon:{ring.colour}" for ring in shown.rings}
        for figure in shown.figures:
            targets |= {f"tile:{figure.size}", *(f"turn:{turn.number}" for turn in figure.turns)}
        targets |= {f"cell:{row}:{column}" for row in range(9) for column in range(9)}
        names = {poster.id for poster in filter(None, _posters(shown, player))}
        targets |= {f"put:{section}:{name}" for section in range(1, 6) for name in names}
        for choice in match.choices(player):
            assert {*choice.targets} <= targets, choice
            assert not Texts("en").problems(Message(f"the-magnificent-group-{choice.group}"))
            found |= {choice.group}
    assert found >= {
        "die",
        "card",
        "build",
        "travel",
        "perform",
        "place",
        "poster",
        "pair",
        "score",
    }


def _posters(shown: Board, player: int) -> list[Any]:
    return [section.poster for section in shown.mats[player].sections]


def pieces(part: Any) -> tuple[list[str], set[str]]:
    """All ids and targets in a part of a board."""
    ids: list[str] = []
    targets: set[str] = set()
    if isinstance(part, dict):
        if part.get("id", "").startswith("magnificent-"):
            return [], set()  # a message
        ids += [part["id"]] if part.get("id") else []
        targets |= {part[name] for name in ("target", "tent_target") if part.get(name)}
    for inner in (
        part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    ):
        more, other = pieces(inner)
        ids += more
        targets |= other
    return ids, targets


# ---- words


@pytest.fixture(scope="module")
def sentences() -> list[Message]:
    """All that some matches say."""
    return collect(matches(every=3), every=7)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_can_be_said(lang: str, sentences: list[Message]) -> None:
    for message, text in read_out(lang, sentences, NAMES):
        assert "  " not in text
        assert text == text.strip()
        if not message.id.startswith(("magnificent-status-", "magnificent-source-")):
            assert text[0].isupper() or not text[0].isalpha() or _names(message), text
    told = {message.id for message in sentences}
    for name in (
        "rolls",
        "takes-die",
        "builds",
        "places",
        "travels",
        "shows",
        "picks-pair",
        "final",
    ):
        assert f"magnificent-log-{name}" in told, f"the matches never told {name}"


def _names(message: Message) -> bool:
    """A label that begins with the name of a thing."""
    return not message.id.startswith(
        (
            "magnificent-log-",
            "magnificent-describe-",
            "magnificent-choice-",
            "magnificent-hint-",
            "magnificent-no-",
        )
    )


def test_sentences() -> None:
    """A few sentences as they are read, in both languages."""
    state = b.position(
        Seat(gems="O c", cards="M-01 M-10 M-13 M-20"), main="purple-6 orange-4", wagons=(0, 0, 0)
    )
    state.telling = True
    told = []
    for action in (
        a.DIE + b.die("purple-6"),
        a.CARD + b.card("M-10"),
        a.SPEND + a.CLEAR,
        a.LEVEL + 1,
    ):
        b.act(state, action)
        told += [event.message for event in state.events]
    assert [Texts("en").format(message, NAMES) for message in told] == [
        "Ana takes the purple 6.",
        "Ana puts the die on master card M-10.",
        "Ana spends a clear gem for power.",
        "Ana builds on level 6: 1 large purple tile.",
    ]
    assert [Texts("fr").format(message, NAMES) for message in told] == [
        "Ana prend le 6 violet.",
        "Ana pose le dé sur la carte de maître M-10.",
        "Ana dépense une gemme transparente pour la puissance.",
        "Ana construit à l'échelon 6\u202f: 1 grande tuile violette.",
    ]
    assert Texts("fr").format(TITLE.view(state, 0).status, NAMES) == "Poser 1 grande tuile violette"


# ---- how it ended


@pytest.mark.rule("MG-8.4")
def test_points_by_source_add_up_to_the_score() -> None:
    ends = [match for match in matches(every=10_000) if match.state.is_final()]
    assert len(ends) == len(TABLES)
    for match in ends:
        result = match.view(END).result
        assert result
        scores = [
            sum(source.values[seat] for source in result.sources) for seat in range(match.players)
        ]
        assert scores == match.state.scores()
        assert sorted(seat for place in result.places for seat in place) == [*range(match.players)]
        best = [scores[place[0]] for place in result.places]
        assert best == sorted(best, reverse=True)
        assert (result.tie_break is not None) == (scores.count(max(scores)) > 1)


def test_all_works_with_the_values_of_another_box() -> None:
    def change(data: dict[str, Any]) -> None:
        data["shapes"]["orange"]["small"] = ["XX", "XX"]
        data["track"]["shows"] = data["track"]["shows"][:3]
        data["trainers"]["spaces"] = ["1: 1 coin"] * 5

    state = b.position(Seat(coins=4), change=change)
    shown = board(state)
    assert shown.figures[0].turns[0].cells == [[0, 0], [0, 1], [1, 0], [1, 1]]
    assert len(shown.figures[0].turns) == 1
    assert len([step for step in shown.track if step.power]) == 3
    assert {one.target for one in shown.mats[0].printed} == {f"printed:{n}" for n in range(1, 6)}
    ids, _ = pieces(msgspec.to_builtins(shown))
    assert len(ids) == len({*ids})
