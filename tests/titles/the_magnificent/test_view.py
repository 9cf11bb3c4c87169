"""The view of The Magnificent: what it foretells comes true, targets are on the board, and every word exists."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.titles.the_magnificent.rules import asks, box
from chapiteau.titles.the_magnificent.rules.scoring import bill
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.titles.the_magnificent.view import Board
from chapiteau.words import END, SPECTATOR, Choice, Message
from tests.kit.sentences import collect, read_out
from tests.titles.the_magnificent import build as b
from tests.titles.the_magnificent.build import TITLE, Seat
from tests.titles.the_magnificent.matches import TABLES, played

NAMES = ["Ana", "Ben", "Zoé", "Udo"]


def matches(every: int = 1) -> Iterator[Match]:
    """Some matches at every so many of their decisions, and at their end."""
    for players, options in TABLES:
        for number, match in enumerate(played(players, options)):
            if number % every == 0 or match.state.is_final():
                yield match


def board(state: MagnificentState, viewer: int = 0) -> Board:
    shown = TITLE.view(state, viewer).board
    assert isinstance(shown, Board)
    return shown


def choices(state: MagnificentState, group: str) -> list[Choice]:
    return [one for one in state.kinds().choices(state, state.current()) if one.group == group]


# ---- what the board foretells


@pytest.mark.rule("MG-3.2", "MG-3.3", "MG-7.1")
def test_power_and_bill_of_each_die_come_true() -> None:
    state = b.position(
        Seat(cards="M-01:green-3 M-10:clear-2 M-13:orange-4 M-20"),
        main="orange-5 green-1 purple-6 clear-4",
    )
    shown = {f"{heap.kind}-{heap.pips}": heap for heap in board(state).dice}
    assert {use.colour: use.power for use in shown["clear-4"].uses} == {
        "orange": 8,
        "green": 7,
        "purple": 4,
    }
    assert [shown[name].bill for name in ("orange-5", "green-1")] == [11, 6]
    tried = 0
    for name, die in shown.items():
        for use in die.uses:
            trial = state.clone()
            b.take(trial, name, on="M-20")
            if die.kind == "clear":
                b.act(trial, b.first_of("name-colour") + box.COLOURS.index(use.colour))
            assert (power(trial), bill(trial, 0)) == (use.power, die.bill)
            shown_power = board(trial).power
            assert shown_power
            assert (shown_power.total, shown_power.colour) == (use.power, use.colour)
            tried += 1
    assert tried == 6


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
    assert [one.done for one in shown.mats[0].sections] == [True, False, False, False, False]
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
    bonuses = {tuple(one.cell): one.gains[0].kind for one in shown.mats[0].bonuses}
    for choice in placements:
        tile, turn, cell = choice.targets
        assert tile == "tile:large"
        row, column = map(int, cell.split(":")[1:])
        down, across = turns[turn].grip
        cells = sorted((r + row - down, c + column - across) for r, c in turns[turn].cells)
        assert choice.label.args["cells"] == ", ".join(
            "ABCDEFGHI"[c] + str(r + 1) for r, c in cells
        )
        gains = [bonuses[r, c] for r, c in cells if (r, c) in bonuses]
        told: Any = choice.label.args["gains"]
        assert [one.id.removeprefix("magnificent-effect-") for one in told] == gains
        trial = state.clone()
        trial.apply(0, choice.action)
        assert board(trial).mats[0].tiles[-1].cells == cells


@pytest.mark.slow
def test_ids_are_unique_and_targets_are_on_the_board() -> None:
    found = set()
    for match in matches(every=2):
        if match.state.is_final():
            continue
        player = match.state.current()
        shown = board(match.state, player)  # type: ignore[arg-type]
        ids = pieces(msgspec.to_builtins(shown))
        assert [name for name, count in Counter(ids).items() if count > 1] == []
        places = targets(shown, player)
        for choice in match.choices(player):
            assert {*choice.targets} <= places, choice
            assert not Texts("en").problems(Message(f"the-magnificent-group-{choice.group}"))
            found |= {choice.group}
    assert found >= {
        "die",
        "card",
        "colour",
        "build",
        "travel",
        "perform",
        "place",
        "arrange",
        "bonus",
        "poster",
        "tent",
        "complete",
        "trainer",
        "gem",
        "pair",
        "score",
    }


def targets(shown: Board, player: int) -> set[str]:
    """The places of a board by their names, as `view` says."""
    mat = shown.mats[player]
    found = {f"die:{heap.kind}-{heap.pips}" for heap in shown.dice}
    found |= {f"master:{master.code}" for master in [*mat.masters, *shown.draft]}
    found |= {f"trainer:{trainer.code}" for trainer in [*mat.trainers, *shown.trainers]}
    found |= {f"printed:{number + 1}" for number in range(len(shown.printed))}
    found |= {f"gem:{kind}" for kind in shown.kinds}
    for ring in shown.rings:
        found |= {f"ring:{ring.colour}:{at}" for at in range(len(ring.spaces))}
        found |= {f"wagon:{ring.colour}"}
    for at, step in enumerate(shown.track):
        found |= {f"track:{at}"}
        found |= {f"hat:track:{at}"} if step.hat and step.hat.seat == player else set()
    found |= {"hat:front"} if mat.front else set()
    found |= {f"pair:{at}" for at in range(len(shown.pairs))}
    found |= {f"poster:{at}" for at, poster in enumerate(shown.posters) if poster}
    found |= {"poster:deck"}
    for number, section in enumerate(mat.sections, 1):
        found |= {f"section:{number}", f"tent:{number}"}
        if section.poster:
            found |= {f"put:{to + 1}:{number}" for to in range(len(mat.sections))}
    found |= {f"level:{at}" for at in range(len(mat.ladder))}
    for figure in shown.figures:
        found |= {f"tile:{figure.size}", *(f"turn:{turn.number}" for turn in figure.turns)}
    found |= {f"cell:{row}:{column}" for row in range(9) for column in range(9)}
    return found | {f"bonus:{one.cell[0]}:{one.cell[1]}" for one in shown.owed}


def pieces(part: Any) -> list[str]:
    """All ids and codes in a part of a board."""
    if isinstance(part, list):
        return [name for inner in part for name in pieces(inner)]
    if not isinstance(part, dict):
        return []
    own = [part[name] for name in ("id", "code") if part.get(name)]
    return own + [name for inner in part.values() for name in pieces(inner)]


@pytest.mark.slow
@pytest.mark.rule("MG-7.4", "MG-12.4")
def test_everybody_sees_the_same_board_but_for_what_is_secret() -> None:
    """What differs is the draft of the own cards and the card chosen in secret, while all choose at once."""
    seen = set()
    for number, match in enumerate(matches()):
        state: Any = match.state
        if number % 10 and state.mode not in (asks.KEEP, asks.SCORING):
            continue
        public = board(state, SPECTATOR)
        assert (public.draft, public.kept, public.picked) == ([], [], "")
        for seat in range(match.players):
            own = board(state, seat)
            assert msgspec.structs.replace(own, draft=[], kept=[], picked="") == public
            if own != public:
                assert state.mode in (asks.KEEP, asks.SCORING)
                seen.add(state.mode)
    assert seen == {asks.KEEP, asks.SCORING}


# ---- words


@pytest.fixture(scope="module")
def sentences() -> list[Message]:
    """All that some matches say."""
    return collect(matches(every=6), every=7)


@pytest.mark.slow
def test_every_sentence_can_be_said(sentences: list[Message]) -> None:
    for message, text in read_out("en", sentences, NAMES) + read_out("fr", sentences, NAMES):
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
        b.named("die purple 6"),
        b.named("master M-10"),
        b.named("spend clear"),
        b.named("build 2"),
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


@pytest.mark.parametrize("count", [0, 1, 2])
def test_sentences_for_none_one_and_two(count: int) -> None:
    """Steps, posters of a show, cards in decks: with the right number, in both languages."""
    travels: dict[str, Any] = {"player": Message("seat", {"n": 0}), "steps": count}
    travels["wagon"] = Message("magnificent-wagon", {"colour": "orange"})
    ends: dict[str, Any] = {"posters": count, "points": count, "coins": count}
    ends["player"] = Message("seat", {"n": 0})
    decks: dict[str, Any] = {"masters": count, "trainers": count}
    messages = [
        Message("magnificent-log-travels", travels),
        Message("magnificent-log-ends-show", ends),
        Message("magnificent-board-decks", decks),
    ]
    said = {lang: [Texts(lang).format(one, NAMES) for one in messages] for lang in ("en", "fr")}
    assert said["en"] == [
        [
            "Ana leaves the orange wagon where it is.",
            "Ana moves the orange wagon 1 space.",
            "Ana moves the orange wagon 2 spaces.",
        ][count],
        [
            "Ana ends the show without a completed poster.",
            "Ana ends the show: 1 completed poster brings 1 point and 1 coin.",
            "Ana ends the show: 2 completed posters bring 2 points and 2 coins.",
        ][count],
        [
            "In the decks: 0 master cards, 0 trainer tiles",
            "In the decks: 1 master card, 1 trainer tile",
            "In the decks: 2 master cards, 2 trainer tiles",
        ][count],
    ]
    assert [text.replace("\u202f", " ") for text in said["fr"]] == [
        [
            "Ana voyage sans bouger : la roulotte orange reste où elle est.",
            "Ana voyage avec la roulotte orange sur 1 case.",
            "Ana voyage avec la roulotte orange sur 2 cases.",
        ][count],
        [
            "Ana finit la représentation sans affiche achevée.",
            "Ana finit la représentation : 1 affiche achevée rapporte 1 point et 1 pièce.",
            "Ana finit la représentation : 2 affiches achevées rapportent 2 points et 2 pièces.",
        ][count],
        [
            "Dans les pioches : 0 carte de maître, 0 tuile de dresseur",
            "Dans les pioches : 1 carte de maître, 1 tuile de dresseur",
            "Dans les pioches : 2 cartes de maître, 2 tuiles de dresseur",
        ][count],
    ]


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
    assert shown.figures[0].turns[0].cells == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert len(shown.figures[0].turns) == 1
    assert len([step for step in shown.track if step.power]) == 3
    assert [(one.top.kind, one.top.amount) for one in shown.printed] == [("coins", 1)] * 5
    ids = pieces(msgspec.to_builtins(shown))
    assert len(ids) == len({*ids})
