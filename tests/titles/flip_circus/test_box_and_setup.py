"""FC-1 and FC-2: what is in the box, and how a match begins."""

from collections import Counter
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from chapiteau import components
from chapiteau.chance import seed_from
from chapiteau.registry import title
from chapiteau.titles.flip_circus import check
from chapiteau.titles.flip_circus.meta import META
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import END
from tests.kit import boxes
from tests.titles.flip_circus.build import (
    BOX,
    LETTERS,
    OPTIONS,
    backs,
    board,
    faces,
    play,
    position,
    swap,
)
from tests.titles.flip_circus.census import census

pytestmark = pytest.mark.engine
TITLE = title("flip-circus")


def new(seed: int, players: int = 2) -> FlipState:
    state = TITLE.new(players, OPTIONS, seed_from(seed), BOX)
    assert isinstance(state, FlipState)
    return state


@pytest.mark.rule("FC-1.1")
def test_two_players_or_two_teams_of_two_and_the_third_poster_wins() -> None:
    assert META.players == [2, 4]
    state = position("AC AM CM AT CF FS CS ST CT MF", posters=("MF", "ST"))
    assert state.returns() == [0, 0]
    play(state, swap(3))
    assert state.is_final()
    assert state.returns() == [1, 0]
    assert state.ranking() == [1, 2]
    assert state.scores() == [3, 2]


@pytest.mark.rule("FC-1.2")
def test_six_performers() -> None:
    assert PERFORMERS == (
        "acrobat",
        "magician",
        "fortune-teller",
        "strongman",
        "tamer",
        "clown",
    )
    state = new(1)
    sides = {token for pair in zip(state.faces, state.backs, strict=True) for token in pair}
    assert sides == set(range(6))


@pytest.mark.rule("FC-1.3")
def test_ten_different_tokens_with_each_performer_on_three_and_clowns_on_five() -> None:
    tokens = [name for name in census(new(1)) if name.startswith("token ")]
    assert len(set(tokens)) == 10
    seen = Counter(name for token in tokens for name in token.split()[1:])
    assert seen == {"clown": 5, **dict.fromkeys(PERFORMERS[:5], 3)}


@pytest.mark.rule("FC-1.3")
def test_the_five_pairs_form_one_ring() -> None:
    pairs = TITLE.components["tokens"]["pairs"]
    here, came, way = "acrobat", "tamer", []
    for _ in range(5):
        way.append(here)
        (goes,) = {name for pair in pairs if here in pair for name in pair} - {here, came}
        came, here = here, goes
    assert here == "acrobat"
    assert sorted(way) == sorted(PERFORMERS[:5])


@pytest.mark.rule("FC-1.4")
def test_dots_name_exactly_those_who_share_a_token_with_the_face() -> None:
    state = new(4)
    tokens = [name.split()[1:] for name in census(state) if name.startswith("token ")]
    for token in board(state).ring:
        partners = {a if b == token.face else b for a, b in tokens if token.face in (a, b)}
        assert set(token.dots) == partners
        assert len(token.dots) == (5 if token.face == "clown" else 3)


@pytest.mark.rule("FC-2.1")
def test_clowns_are_up_on_every_other_place_and_nobody_has_seen_a_back() -> None:
    for seed in range(20):
        state = new(seed)
        assert faces(state)[::2] == "CCCCC"
        assert "C" not in faces(state)[1::2]
        for viewer in (0, 1, -1):
            assert backs(state, viewer) == "." * 10


@pytest.mark.rule("FC-2.1")
def test_order_and_sides_are_random() -> None:
    """Chi-square against even odds; the bounds are crossed by chance once in 10,000."""
    deals = 600
    behind: Counter[int] = Counter()
    ups: Counter[tuple[int, int]] = Counter()
    orders: Counter[bool] = Counter()
    for seed in range(deals):
        state = new(seed)
        behind[state.backs[0]] += 1
        ups[state.faces[1], state.backs[1]] += 1
        orders[state.backs[0] < state.backs[2]] += 1
    assert len(behind) == 5
    assert len(ups) == 10
    assert sum((n - deals / 5) ** 2 / (deals / 5) for n in behind.values()) < 23.5
    assert sum((n - deals / 10) ** 2 / (deals / 10) for n in ups.values()) < 33.7
    assert abs(orders[True] - deals / 2) < 4 * (deals / 4) ** 0.5


@pytest.mark.rule("FC-2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_the_first_player_is_drawn(players: int) -> None:
    first = Counter(new(seed, players).current() for seed in range(400))
    assert set(first) == set(range(players))
    expected = 400 / players
    assert sum((n - expected) ** 2 / expected for n in first.values()) < 21.2


@pytest.mark.rule("FC-2.3")
@pytest.mark.parametrize("players", [2, 4])
def test_the_second_players_side_has_one_applause_and_four_are_in_reserve(players: int) -> None:
    for seed in range(12):
        state = new(seed, players)
        second = (state.current() + 1) % players % 2
        assert board(state).applause[second] == 1
        assert board(state).applause[1 - second] == 0
        assert board(state).reserve == 4


# ---- component files


@pytest.mark.rule("FC-1.3")
def test_every_ring_of_five_can_be_played() -> None:
    """There are twelve; each with all sides turned is the same box."""
    names = PERFORMERS[:5]
    rings = 0
    for chosen in combinations(list(combinations(names, 2)), 5):
        data = {
            **TITLE.components,
            "tokens": {**TITLE.components["tokens"], "pairs": [*map(list, chosen)]},
        }
        if check.check(data):
            with pytest.raises(Exception, match="wrong-components"):
                TITLE.new(2, {}, bytes(32), data)
            continue
        rings += 1
        state = TITLE.new(2, {}, bytes(32), data)
        found = {token for token in census(state) if "clown" not in token and "poster" not in token}
        assert found == {"applause", *(f"token {' '.join(sorted(pair))}" for pair in chosen)}
        links = board(state).links  # type: ignore[arg-type]
        assert links == [list(pair) for pair in chosen]
    assert rings == 12


def test_what_is_wrong_in_a_component_file_is_named() -> None:
    house = TITLE.components
    tokens, pairs = house["tokens"], house["tokens"]["pairs"]
    assert check.check(house) == []
    for changed, path, message in (
        ({"performers": ["clown"] * 6}, "performers", "flip-components-each"),
        (
            {"applause": {**house["applause"], "tokens": 51}},
            "applause.tokens",
            "components-range",
        ),
        (
            {"applause": {"tokens": 3, "second_player": 4}},
            "applause.second_player",
            "components-range",
        ),
        (
            {"tokens": {**tokens, "clowns": [*tokens["clowns"][:4], "acrobat"]}},
            "tokens.clowns",
            "flip-components-each",
        ),
        (
            {"tokens": {**tokens, "pairs": [["tamer", "tamer"], *pairs[1:]]}},
            "tokens.pairs.0",
            "flip-components-pair",
        ),
        (
            {"tokens": {**tokens, "pairs": [*pairs[:4], ["clown", "tamer"]]}},
            "tokens.pairs.4",
            "flip-components-pair",
        ),
        (
            {"tokens": {**tokens, "pairs": [*pairs[:4], pairs[0]]}},
            "tokens.pairs",
            "flip-components-ring",
        ),
        ({"tokens": {**tokens, "pairs": pairs[:4]}}, "tokens.pairs", "flip-components-ring"),
        ({"posters": {"performers": ["acrobat"]}}, "posters.performers", "flip-components-each"),
        ({"applause": 5}, "applause", "components-table"),
    ):
        data = {**house, **changed}
        wrong = components.shape(data, house) or check.check(data)
        assert [(where, what.id) for where, what in wrong] == [(path, message)]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("tokens = 5", "tokens = -1", 29, "components-range"),
        ("second_player = 1", "second_player = 6", 31, "components-range"),
        ('["strongman", "tamer"]', '["strongman", "clown"]', 18, "flip-components-pair"),
    ],
)
def test_a_wrong_row_is_named_by_its_line(
    tmp_path: Path, old: str, new: str, line: int, message: str
) -> None:
    text = (files(TITLE.package) / "components.toml").read_text("utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new), "utf-8")
    problems = components.check(file, TITLE.components, check.check)
    assert (problems[0].line, problems[0].expected.id) == (line, message)


@pytest.mark.rule("FC-2.3", "FC-3.5")
@pytest.mark.parametrize(("tokens", "second"), [(0, 0), (1, 1), (12, 12), (50, 3)])
def test_more_or_less_applause_is_played_with(tokens: int, second: int) -> None:
    pairs = [["tamer", "acrobat"], ["acrobat", "strongman"], ["strongman", "magician"]]
    pairs += [["magician", "fortune-teller"], ["fortune-teller", "tamer"]]
    box = {
        **BOX,
        "tokens": {**BOX["tokens"], "pairs": pairs},
        "applause": {"tokens": tokens, "second_player": second},
    }
    players = 4 if tokens == 12 else 2
    options = {"draw-offers": False, "turn-limit": 20}
    match = boxes.whole("flip-circus", players, options, box, tokens + players)
    assert census(match.state)["applause"] == tokens
    start = TITLE.new(players, options, seed_from(1), box)
    assert isinstance(start, FlipState)
    side = (start.current() + 1) % 2
    assert board(start).applause[side] == second
    assert board(start).reserve == tokens - second


@pytest.mark.rule("FC-8.2", "FC-8.3")
def test_positions_that_differ_in_applause_alone_are_told_apart() -> None:
    """With more applause than the house set has, too: how many actions are left, and who has how many."""
    box = {**BOX, "applause": {"tokens": 50, "second_player": 0}}
    state = TITLE.new(2, OPTIONS, seed_from(1), box)
    assert isinstance(state, FlipState)
    assert len({state.situation(left) for left in range(53)}) == 53
    assert {state.situation(left) >> state.box.bits for left in range(53)} == {state.code}
    starts = set()
    for one in range(51):
        for other in range(51 - one):
            state.applause = [one, other]
            starts |= {state.start(0), state.start(1)}
    assert len(starts) == 51 * 52
    state.starts = sorted(starts)
    assert state.times_of_ring() == len(starts)


def test_at_the_end_everything_is_shown() -> None:
    state = play(position("AC AM CM AT CF FS CS ST CT MF", posters=("MF", "ST")), swap(3))
    assert backs(state, END) == "".join(LETTERS[state.backs[c >> 1]] for c in state.cells)
    assert backs(state, 0) == "." * 10
