"""MG-8 and MG-9.1: what master cards are worth, and the final scoring."""

from collections.abc import Callable
from typing import Any

import pytest

from chapiteau.titles.the_magnificent.rules import counted, scoring
from chapiteau.titles.the_magnificent.rules.position import S_COINS, S_HALVES, S_ZONES, SOURCES
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import END
from tests.titles.the_magnificent.build import TITLE, Seat, card, position, with_camp

pytestmark = pytest.mark.engine

EMPTY = ["........."] * 9
TENTS = {2: "2 points", 4: "2 points"}


def bottoms(*lines: str) -> Callable[[dict[str, Any]], None]:
    """Board I begins with master cards that count this, whatever the house set says."""

    def change(data: dict[str, Any]) -> None:
        for number, line in enumerate(lines, 1):
            data["masters"][f"I-{number}"] = f"1 coin | {line}"

    return change


def worth(line: str, seat: Seat) -> int:
    """What a card that counts this is worth in full to the player in this seat."""
    return scoring.card_points(position(seat, change=bottoms(line)), 0, card("I-1"))


def camp(line: str, picture: list[str]) -> int:
    """The same with a camp of this look."""
    state = with_camp(position(change=bottoms(line)), 0, picture)
    return scoring.card_points(state, 0, card("I-1"))


def covered(*rows: int, columns: tuple[int, ...] = ()) -> list[str]:
    """A camp with these rows and columns covered."""
    return [
        "".join("X" if row in rows or column in columns else "." for column in range(9))
        for row in range(9)
    ]


# ---- MG-9.1


@pytest.mark.rule("MG-9.1")
@pytest.mark.parametrize(
    ("line", "seat", "points"),
    [
        ("2 per orange small tile, most 12", Seat(tiles="OS OS OL GS"), 4),
        ("2 per orange small tile, most 12", Seat(tiles="OS OS OS OS OS OS OS"), 12),
        ("2 per green small tile, most 12", Seat(tiles="GS GS GS GL"), 6),
        ("2 per purple small tile, most 12", Seat(tiles="PS OS"), 2),
        ("4 per orange large tile, most 12", Seat(tiles="OL OL OS"), 8),
        ("4 per orange large tile, most 12", Seat(tiles="OL OL OL OL"), 12),
        ("4 per green large tile, most 12", Seat(tiles="GL PL"), 4),
        ("5 per purple large tile, most 15", Seat(tiles="PL PL PL"), 15),
        ("4 per set, most 12", Seat(tiles="OS OL GS GL PS"), 4),
        ("4 per set, most 12", Seat(tiles="OS OL GS GL PS PL"), 8),
        ("4 per set, most 12", Seat(tiles="OS OL GS GL"), 0),
        ("1 per gem, most 10", Seat(gems="O O G P c c"), 6),
        ("1 per gem, most 10", Seat(gems="O O O G G G P P P c c c"), 10),
        ("2 per marker, most 10", Seat(markers=2, spent=1), 6),
        ("2 per marker, most 10", Seat(markers=5, spent=2), 10),
        ("1 per 2 coins, most 10", Seat(coins=7), 3),
        ("1 per 2 coins, most 10", Seat(coins=40), 10),
        ("3 per tent, most 12", Seat(), 3),
        ("3 per tent, most 12", Seat(tents=TENTS), 9),
        (
            "3 per unfinished poster, most 12",
            Seat(tents=TENTS, posters={1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3"}),
            6,
        ),
        ("3 per completed poster, most 15", Seat(completed=3), 9),
        ("3 per completed poster, most 15", Seat(completed=6), 15),
    ],
)
def test_points_per_thing(line: str, seat: Seat, points: int) -> None:
    assert worth(line, seat) == points


@pytest.mark.rule("MG-9.1")
def test_rows_columns_zones_and_bonus_spaces() -> None:
    """Covered whole by tiles."""
    row, column, zone = "7 per row, most 14", "7 per column, most 14", "4 per zone, most 12"
    assert camp(row, covered(0, 4)) == 14
    assert camp(row, covered(0)) == 7
    assert camp(row, covered(0, 1, 2)) == 14, "at most 14"
    assert camp(row, covered(columns=(3,))) == 0
    assert camp(column, covered(columns=(3,))) == 7
    assert camp(column, covered(0, 1)) == 0
    assert camp(zone, covered(0, 1, 2)) == 12
    assert camp(zone, ["XXX......"] * 3 + EMPTY[:6]) == 4
    assert camp(zone, ["XXX......"] * 2 + EMPTY[:7]) == 0
    # Board I, row 0: two bonus spaces; row 1: one.
    assert camp("2 per bonus space, most 12", covered(0, 1)) == 6
    assert camp("1 per bonus space", covered(*range(9))) == 12


@pytest.mark.rule("MG-9.1", "MG-8.1")
def test_a_card_without_a_maximum() -> None:
    seat = Seat(gems="O O O G G G P P P c c c", cards="I-1")
    state = position(seat, change=bottoms("3 per gem"))
    assert scoring.card_points(state, 0, card("I-1")) == 36
    assert scoring.half_points(state, 0, card("I-1")) == 18


@pytest.mark.rule("MG-9.1")
def test_every_master_card_gives_points_for_something() -> None:
    """And everything that the rules name is counted by a card."""
    box = position().box
    assert all(points > 0 for points in box.points)
    assert set(box.thing) == set(range(counted.COMPLETED + 1))


# ---- MG-8


def finish(
    *seats: Seat, picture: list[str] | None = None, players: int = 2, lines: tuple[str, ...] = ()
) -> MagnificentState:
    """The match ends: final scoring. `lines`: what the starting cards of board I count."""
    state = position(*seats, players=players, round=3, change=bottoms(*lines))
    if picture:
        state = with_camp(state, 0, picture)
    scoring.final_scoring(state)
    return state.clone()


def source(state: MagnificentState, number: int, player: int = 0) -> int:
    return state.earned[player * len(SOURCES) + number]


@pytest.mark.rule("MG-8.1")
def test_master_cards_at_half_value() -> None:
    """9 points for tents, half 4; 3 for gems, half 1; 2 for markers, half 1; 15 for posters, half 7."""
    seat = Seat(tents=TENTS, gems="O G P", markers=1, completed=5)
    lines = ("3 per tent, most 12", "1 per gem, most 10", "2 per marker, most 10")
    state = finish(seat, lines=(*lines, "3 per completed poster, most 15"))
    assert source(state, S_HALVES) == 4 + 1 + 1 + 7


@pytest.mark.rule("MG-8.1")
def test_at_most_half_the_maximum() -> None:
    """Seven small tiles are 14 points, half 7; half of the maximum of 12 is 6. Six posters: 18, half 9; half of 15, rounded down, is 7."""
    seat = Seat(cards="I-1", tiles="OS OS OS OS OS OS OS")
    state = finish(seat, lines=("2 per orange small tile, most 12",))
    assert source(state, S_HALVES) == 6
    state = finish(Seat(cards="I-1", completed=6), lines=("3 per completed poster, most 15",))
    assert source(state, S_HALVES) == 7


@pytest.mark.rule("MG-8.2")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (7, 1), (10, 2), (14, 2)])
def test_a_point_for_five_coins(coins: int, points: int) -> None:
    assert source(finish(Seat(coins=coins)), S_COINS) == points


@pytest.mark.rule("MG-8.3", "MG-10.1")
def test_zones() -> None:
    """Nine zones of 3 x 3, 4 points each."""
    assert source(finish(Seat(), picture=covered(*range(9))), S_ZONES) == 36
    assert source(finish(Seat(), picture=covered(0, 1, 2)), S_ZONES) == 12
    assert source(finish(Seat(), picture=covered(1, 2, 3)), S_ZONES) == 0


@pytest.mark.rule("MG-8.3")
def test_gems_fill_empty_cells_of_zones_only() -> None:
    """The left upper zone lacks one cell, the middle one two, the right one three: three gems fill two of them. They give no bonus and no
    card counts them."""
    picture = [".XX..XXXX", "XXXXXX...", "XXXXXXXXX", *EMPTY[:6]]
    lines = ("7 per row", "4 per zone", "2 per bonus space", "1 per gem")
    state = finish(Seat(gems="O G c"), picture=picture, lines=lines)
    assert source(state, S_ZONES) == 8
    assert state.markers[0] == 0
    # One row is whole: 7, half 3. No zone. Four bonus spaces, (0,1), (0,8), (1,4), (2,7): 8, half 4. Three gems: half 1.
    assert source(state, S_HALVES) == 3 + 0 + 4 + 1
    assert source(finish(Seat(gems="O G c c"), picture=picture), S_ZONES) == 8
    six = Seat(gems="O O G G P c")
    assert source(finish(six, picture=picture), S_ZONES) == 12


@pytest.mark.rule("MG-8.4")
def test_the_highest_score_wins() -> None:
    state = finish(Seat(points=10), Seat(points=12), Seat(points=-3), players=3)
    assert state.ranking() == [2, 1, 3]
    assert state.returns() == [0.0, 1.0, 0.0]
    result = TITLE.view(state, END).result
    assert result is not None
    assert result.places == [[1], [0], [2]]


@pytest.mark.rule("MG-8.4")
def test_a_tie_goes_to_the_higher_hat() -> None:
    state = finish(
        Seat(points=10, hats=(7, -1), cards="I-1"), Seat(points=10, hats=(-1, 5), cards="I-2")
    )
    assert state.ranking() == [1, 2]
    state = finish(
        Seat(points=10, hats=(2, -1), cards="I-1"), Seat(points=10, hats=(-1, 5), cards="I-2")
    )
    assert state.ranking() == [2, 1]


@pytest.mark.rule("MG-12.5", "MG-8.4")
def test_alone_there_is_only_the_score() -> None:
    state = finish(Seat(points=10), players=1)
    assert (state.ranking(), state.returns()) == ([1], [1.0])


@pytest.mark.rule("MG-8.1", "MG-8.2", "MG-8.3")
def test_the_sources_make_the_score() -> None:
    seat = Seat(coins=12, gems="O c", cards="I-1 I-2")
    state = finish(seat, picture=covered(0, 1, 2), lines=("3 per tent", "1 per gem"))
    assert state.score[0] == sum(state.earned[: len(SOURCES)]) == 2 + 12 + 1 + 1
