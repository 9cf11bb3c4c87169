"""Boxes with other cards than ours: more or fewer master cards, trainers, posters and tents, each one line of the component file."""

import pickle
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from chapiteau import components, record
from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.titles.the_magnificent.rules import rounds
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import IllegalAction
from tests.kit.sentences import collect, read_out
from tests.titles.the_magnificent import build as b
from tests.titles.the_magnificent.build import TITLE, Seat
from tests.titles.the_magnificent.census import census
from tests.titles.the_magnificent.matches import TABLES, played
from tests.titles.the_magnificent.test_components import cut

pytestmark = pytest.mark.engine

NEW_CARD = "elephant-3"
NEW_TRAINER = "1: 7 coins"


def larger(data: dict[str, Any]) -> None:
    """One more master card, before all others, one more trainer tile and space, three more posters; one tent fewer."""
    cards = dict(data["masters"])
    data["masters"].clear()
    data["masters"].update({NEW_CARD: "5 points | 3 per tent"} | cards)
    data["trainers"]["tiles"].append(NEW_TRAINER)
    data["trainers"]["spaces"].append("1: 2 points")
    data["posters"]["starting"].append("OS 1/1")
    data["posters"]["deck"] += ["PS 3/3", "GS 3/3"]
    data["tents"]["tents"].pop()


def smallest(data: dict[str, Any]) -> None:
    """The fewest that can be dealt and laid out; no printed trainer space."""
    for number in range(13, 41):
        del data["masters"][f"M-{number}"]
    del data["trainers"]["tiles"][8:]
    data["trainers"]["spaces"].clear()
    del data["posters"]["starting"][4:]
    del data["posters"]["deck"][4:]
    del data["tents"]["tents"][15:]


BOXES = [larger, smallest]


@pytest.mark.long
@pytest.mark.rule("MG-1.3")
@pytest.mark.parametrize(
    ("change", "players", "options"),
    [(box, *table) for box, table in zip(cycle(BOXES), TABLES, strict=False)],
)
def test_whole_matches(change: Any, players: int, options: dict[str, Any]) -> None:
    """Nothing is lost, and all that is said can be said."""
    data = b.components()
    change(data)
    before = census(TITLE.new(players, options, seed_from(players), data))

    def positions() -> Iterator[Match]:
        for match in played(players, options, data):
            assert census(match.state) == before
            yield match
        assert match.state.is_final()
        record.verify(record.decode(record.encode(record.of(match))))

    sentences = collect(positions(), every=997)
    for lang in ("en", "fr"):
        read_out(lang, sentences, ["Ada", "Ben", "Cleo", "Dan"])


def test_actions_follow_from_the_box() -> None:
    data = b.components()
    larger(data)
    state = TITLE.new(2, {}, seed_from(1), data)
    kinds, ours = state.kinds(), b.new().kinds()
    assert len(kinds) == len(ours) + 4, "two for a trainer tile, one each for a space and a card"
    added = {kinds.name(n) for n in range(len(kinds))} - {ours.name(n) for n in range(len(ours))}
    new = {"use-trainer T13", "trainer T13", "use-space 6", f"master {NEW_CARD}"}
    assert added == new
    # Starting cards come first, wherever they stand; the others as they stand.
    assert state.kinds().action(f"master {NEW_CARD}") - state.kinds().action("master I-1") == 16
    again = pickle.loads(pickle.dumps(state))
    assert again.kinds() is state.kinds()
    assert again.key() == state.key()


@pytest.mark.rule("MG-3.1")
def test_a_new_trainer_and_a_new_space_are_used_once_a_turn() -> None:
    """Each has a mark of its own."""
    state = b.position(Seat(trainers="T01 T13", markers=9), change=larger)
    b.act(state, "use-trainer T13", "use-space 6")
    assert (state.coins[0], state.score[0], state.markers[0]) == (7, 2, 7)
    for step in ("use-trainer T13", "use-space 6"):
        with pytest.raises(IllegalAction) as caught:
            state.apply(0, state.kinds().action(step))
        assert caught.value.message.id == "magnificent-no-again"
    assert state.kinds().action("use-space 2") in state.legal_actions(0)


@pytest.mark.rule("MG-9.1")
def test_a_new_master_card_is_scored() -> None:
    state = b.position(
        Seat(cards=f"I-1 I-2 {NEW_CARD}:green-2", tents={2: "2 points"}), change=larger
    )
    shown = TITLE.view(state, 0).board
    card = next(card for card in shown.mats[0].masters if card.code == NEW_CARD)
    assert (card.top.kind, card.top.amount, card.value) == ("points", 5, 6)


@pytest.mark.rule("MG-6.4")
def test_the_last_poster_is_completed() -> None:
    seat = Seat(posters={1: "GS 3/3"}, tiles="GS", cards="I-1 I-2 I-3 I-4:green-6")
    state = b.position(seat, change=larger, main="green-6")
    b.take(state, "green-6")
    b.show(state, 12)
    b.complete(state, 1)
    b.end_show(state)
    poster = len(state.poster_owner) - 1
    assert (state.poster_owner[poster], state.score[0]) == (0, 3)
    shown = TITLE.view(state, 0).board
    assert [done.id for done in shown.mats[0].completed] == [f"poster:{poster}"]


@pytest.mark.rule("MG-7.5")
def test_the_last_card_gives_its_die_back() -> None:
    state = b.position(Seat(cards="I-1 I-2 I-3 M-40:green-2"), change=larger)
    assert state.die_kind[-1] == 1
    rounds.next_round(state)
    assert set(state.die_kind) == {-1}


@pytest.mark.rule("MG-2.3")
def test_the_printed_tent_is_none_of_the_loose_ones() -> None:
    data = b.components()
    smallest(data)
    data["tent_spaces"]["printed"] = "9 points"
    state = TITLE.new(4, {}, seed_from(1), data)
    assert isinstance(state, MagnificentState)
    assert sorted(tent for tent in state.ring_tent if tent >= 0) == list(range(15))
    shown = TITLE.view(state, 0).board
    assert [mat.sections[0].tent.points for mat in shown.mats] == [9] * 4
    assert [mat.sections[0].tent.id for mat in shown.mats] == [
        f"tent:printed:{i}" for i in range(4)
    ]


# ---- what is too few, or cannot be read


WRITTEN = (TITLE.folder / f"boxes/{TITLE.meta.first_box}.toml").read_text("utf-8")
"""The first house set: it stays as it is."""


def line_of(start: str) -> int:
    """Where a line of it begins so, counted from 1."""
    return next(i for i, line in enumerate(WRITTEN.split("\n"), 1) if line.startswith(start))


@pytest.mark.parametrize(
    ("old", "new", "at", "expected", "rule"),
    [
        ('II-3 = "1', 'two-3 = "1', "[masters]", "starting", ""),
        ('M-05 = "2', 'IV-5 = "2', 'M-05 = "2', "starting", ""),
        ('M-05 = "2', 'M-05 = "3 elephants, 2', 'M-05 = "2', "master", ""),
        ('  "1: 3 coins",', '  "1: 3 tents",', '  "1: 3 coins",', "trainer", ""),
        ('  "OL GL PS 8/2"', '  "OL GL XS 8/2"', '  "OL GL PS 8/2"', "poster", ""),
        ('  "two g: 5 points"', '  "ten g: 5 points"', '  "two g: 5 points"', "tent", ""),
        ('"1 poster", "1 clear gem + 2 points"]', '"1 poster"]', "bonuses = [", "count", "MG-5.4"),
        ('  "2 points", "2 points", "2 points",\n', "", "tents = [", "fewest", "MG-2.3"),
        ('  "OL 2/3", "GL 2/3", "PL 2/3",\n', "", "starting = [", "fewest", "MG-2.5"),
    ],
)
def test_wrong_rows_are_named_with_their_line(
    tmp_path: Path, old: str, new: str, at: str, expected: str, rule: str
) -> None:
    assert old in WRITTEN
    found = wrong(tmp_path, WRITTEN.replace(old, new, 1))
    assert found == [(line_of(at), expected, rule)]


def wrong(folder: Path, text: str) -> list[tuple[int, str, str]]:
    """(line, what was expected, by which rule) for each mistake; all can be said in both languages."""
    file = folder / "box.toml"
    file.write_text(text, "utf-8")
    found = []
    for problem in components.check(file, TITLE.components, TITLE.check_components, TITLE.cards):
        assert [Texts(lang).problems(problem.expected) for lang in ("en", "fr")] == [[], []]
        what = problem.expected.id.removeprefix("magnificent-components-")
        found.append((problem.line, what, str(problem.expected.args.get("rule", ""))))
    return found


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("masters", "MG-7.2"),
        ("trainers.tiles", "MG-2.6"),
        ("posters.starting", "MG-2.5"),
        ("posters.deck", "MG-2.4"),
        ("tents.tents", "MG-2.3"),
    ],
)
def test_the_smallest_box_is_the_smallest(path: str, rule: str) -> None:
    data = b.components()
    smallest(data)
    assert TITLE.check_components(data) == []
    cut(path)(data)
    ((where, expected),) = TITLE.check_components(data)
    assert (where, expected.id) == (path, "magnificent-components-fewest")
    assert expected.args["rule"] == rule
