"""MG-8 and MG-9.1: what master cards are worth, and the final scoring."""

import pytest

from chapiteau.titles.the_magnificent.rules import actions as a
from chapiteau.titles.the_magnificent.rules import scoring
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import END
from tests.titles.the_magnificent.build import (
    CARDS,
    TITLE,
    Seat,
    card,
    position,
    with_camp,
)

pytestmark = pytest.mark.engine

EMPTY = ["........."] * 9
TENTS = {2: "2 points", 4: "2 points"}


def worth(word: str, seat: Seat) -> int:
    """What a card is worth in full to the player in this seat."""
    return scoring.card_points(position(seat), 0, card(word))


def camp(word: str, picture: list[str]) -> int:
    return scoring.card_points(with_camp(position(), 0, picture), 0, card(word))


def covered(*rows: int, columns: tuple[int, ...] = ()) -> list[str]:
    """A camp with these rows and columns covered."""
    return [
        "".join("X" if row in rows or column in columns else "." for column in range(9))
        for row in range(9)
    ]


# ---- MG-9.1


@pytest.mark.rule("MG-9.1")
@pytest.mark.parametrize(
    ("word", "seat", "points"),
    [
        ("I-1", Seat(tiles="OS OS OL GS"), 4),
        ("I-1", Seat(tiles="OS OS OS OS OS OS OS"), 12),
        ("II-1", Seat(tiles="GS GS GS GL"), 6),
        ("III-1", Seat(tiles="PS OS"), 2),
        ("M-22", Seat(tiles="OL OL OS"), 8),
        ("M-22", Seat(tiles="OL OL OL OL"), 12),
        ("M-24", Seat(tiles="GL PL"), 4),
        ("M-26", Seat(tiles="PL PL PL"), 15),
        ("IV-1", Seat(tiles="OS OL GS GL PS"), 4),
        ("IV-1", Seat(tiles="OS OL GS GL PS PL"), 8),
        ("IV-1", Seat(tiles="OS OL GS GL"), 0),
        ("I-4", Seat(gems="O O G P c c"), 6),
        ("I-4", Seat(gems="O O O G G G P P P c c c"), 10),
        ("II-4", Seat(markers=2, spent=1), 6),
        ("II-4", Seat(markers=5, spent=2), 10),
        ("M-20", Seat(coins=7), 3),
        ("M-20", Seat(coins=40), 10),
        ("II-3", Seat(), 3),
        ("II-3", Seat(tents=TENTS), 9),
        ("M-37", Seat(tents=TENTS, posters={1: "OL 2/3", 2: "GL 2/3", 3: "PL 2/3"}), 6),
        ("I-3", Seat(completed=3), 9),
        ("I-3", Seat(completed=6), 15),
    ],
)
def test_points_per_thing(word: str, seat: Seat, points: int) -> None:
    assert worth(word, seat) == points


@pytest.mark.rule("MG-9.1")
def test_rows_columns_zones_and_bonus_spaces() -> None:
    """Covered whole by tiles."""
    assert camp("I-2", covered(0, 4)) == 14
    assert camp("I-2", covered(0)) == 7
    assert camp("I-2", covered(0, 1, 2)) == 14, "at most 14"
    assert camp("I-2", covered(columns=(3,))) == 0
    assert camp("II-2", covered(columns=(3,))) == 7
    assert camp("II-2", covered(0, 1)) == 0
    assert camp("III-2", covered(0, 1, 2)) == 12
    assert camp("III-2", ["XXX......"] * 3 + EMPTY[:6]) == 4
    assert camp("III-2", ["XXX......"] * 2 + EMPTY[:7]) == 0
    # Board I, row 0: two bonus spaces; row 1: one.
    assert camp("IV-2", covered(0, 1)) == 3
    assert camp("IV-2", covered(*range(9))) == 10, "twelve, but for the maximum"


@pytest.mark.rule("MG-9.1")
def test_a_card_without_a_maximum() -> None:
    """A component file may leave it out."""

    def other(data: dict[str, dict[str, str]]) -> None:
        data["masters"]["I-4"] = "reroll | 3 per gem"

    state = position(Seat(gems="O O O G G G P P P c c c"), change=other)
    assert scoring.card_points(state, 0, card("I-4")) == 36
    assert scoring.half_points(state, 0, card("I-4")) == 18


@pytest.mark.rule("MG-9.1")
def test_every_master_card_has_a_bonus_and_points() -> None:
    box = position().box
    assert all(points > 0 for points in box.points)
    assert {box.thing[n] for n in range(len(CARDS))} >= set(range(a.P_SET, a.P_COMPLETED + 1))
    assert [box.most[card(word)] for word in ("I-1", "M-02", "M-10", "M-20")] == [12, 14, 15, 10]


# ---- MG-8


def finish(*seats: Seat, picture: list[str] | None = None, players: int = 2) -> MagnificentState:
    """The match ends: final scoring."""
    state = position(*seats, players=players, round=3)
    if picture:
        state = with_camp(state, 0, picture)
    scoring.final_scoring(state)
    return state.clone()


def source(state: MagnificentState, number: int, player: int = 0) -> int:
    return state.earned[player * len(a.SOURCES) + number]


@pytest.mark.rule("MG-8.1")
@pytest.mark.parametrize(
    ("seat", "points"),
    [
        # II-3: 9 of 12 points, half 4; I-4: three gems, half 1; II-4: one marker, half 1; I-3: 15 of 15, half 7.
        (
            Seat(
                cards="II-3 I-4 II-4 I-3",
                tents=TENTS,
                gems="O G P",
                markers=1,
                completed=5,
            ),
            4 + 1 + 1 + 7,
        ),
        # Seven small tiles are 14 points: half of them is more than half of the maximum.
        (Seat(cards="I-1", tiles="OS OS OS OS OS OS OS"), 6),
        # Two rows would be 14; I-2 alone.
        (Seat(cards="M-20", coins=3), 0),
    ],
)
def test_master_cards_at_half_value(seat: Seat, points: int) -> None:
    assert source(finish(seat), a.S_HALVES) == points


@pytest.mark.rule("MG-8.1")
def test_half_the_maximum_is_rounded_down() -> None:
    """Six completed posters: 18 points, half 9; half of the maximum of 15 is 7."""
    assert source(finish(Seat(cards="I-3", completed=6)), a.S_HALVES) == 7


@pytest.mark.rule("MG-8.2")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (7, 1), (10, 2), (14, 2)])
def test_a_point_for_five_coins(coins: int, points: int) -> None:
    assert source(finish(Seat(coins=coins)), a.S_COINS) == points


@pytest.mark.rule("MG-8.3", "MG-10.1")
def test_zones() -> None:
    """Nine zones of 3 x 3, 4 points each."""
    assert source(finish(Seat(), picture=covered(*range(9))), a.S_ZONES) == 36
    assert source(finish(Seat(), picture=covered(0, 1, 2)), a.S_ZONES) == 12
    assert source(finish(Seat(), picture=covered(1, 2, 3)), a.S_ZONES) == 0


@pytest.mark.rule("MG-8.3")
def test_gems_fill_empty_cells_of_zones_only() -> None:
    """The left upper zone lacks one cell, the middle one two, the right one three: three gems fill two of them. They give no bonus and no
    card counts them."""
    picture = [".XX..XXXX", "XXXXXX...", "XXXXXXXXX", *EMPTY[:6]]
    seat = Seat(cards="I-2 III-2 IV-2 I-4", gems="O G c")
    state = finish(seat, picture=picture)
    assert source(state, a.S_ZONES) == 8
    assert state.markers[0] == 0
    # One row is whole: 7, half 3. No zone. Four bonus spaces, (0,1), (0,8), (1,4), (2,7): 4, half 2. Three gems: half 1.
    assert source(state, a.S_HALVES) == 3 + 0 + 2 + 1
    assert source(finish(Seat(gems="O G c c"), picture=picture), a.S_ZONES) == 8
    six = Seat(gems="O O G G P c")
    assert source(finish(six, picture=picture), a.S_ZONES) == 12


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
    state = finish(Seat(coins=12, gems="O c", cards="II-3 I-4"), picture=covered(0, 1, 2))
    assert state.score[0] == sum(state.earned[: len(a.SOURCES)]) == 2 + 12 + 1 + 1
