"""MG-9.1 to MG-9.3: the bonus at the top of a master card."""

import pytest

from tests.titles.the_magnificent.build import (
    Seat,
    act,
    card,
    end,
    first_of,
    gem,
    gems,
    legal,
    position,
    posters,
    refuse,
    steps,
    take,
    travel,
    use,
    uses,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("MG-9.1")
@pytest.mark.parametrize(
    ("top", "coins", "points", "held"),
    [
        ("I-1", 1, 0, ""),
        ("M-03", 2, 0, ""),
        ("M-05", 0, 2, ""),
        ("M-02", 0, 0, "c"),
    ],
)
def test_tops_that_give_goods(top: str, coins: int, points: int, held: str) -> None:
    others = "I-2 I-3 I-4"
    state = position(Seat(cards=f"{top} {others}"), main="orange-2")
    take(state, "orange-2", top)
    use(state, "top")
    assert (state.coins[0], state.score[0], gems(state)) == (coins, points, held)


@pytest.mark.rule("MG-9.1")
def test_tops_that_ask() -> None:
    state = position(Seat(cards="I-3 M-08 I-1 I-2"), main="orange-2 green-3")
    other = state.clone()
    take(state, "orange-2", "I-3")
    use(state, "top")
    gem(state, "P")
    assert gems(state) == "P"
    take(other, "orange-2", "M-08")
    use(other, "top")
    act(other, "poster 3", "section 5")
    assert posters(other) == {5: "PL OS 4/1"}


@pytest.mark.rule("MG-9.2")
def test_reroll() -> None:
    """The die is rolled for everybody to see; it cannot be taken back."""
    faces = set()
    before = position(Seat(cards="I-4 I-1 I-2 I-3"), main="orange-2")
    for seed in range(40):
        state = before.clone()
        state.rolls = seed + 10
        take(state, "orange-2", "I-4")
        use(state, "top")
        assert state.learned
        faces.add(state.die_face[card("I-4")])
        assert steps(state) == state.die_face[card("I-4")]
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("MG-9.2")
def test_the_opposite_face() -> None:
    state = position(Seat(cards="M-06 I-1 I-2 I-3"), main="orange-2")
    take(state, "orange-2", "M-06")
    use(state, "top")
    assert (state.die_face[card("M-06")], steps(state)) == (5, 5)


@pytest.mark.rule("MG-9.2")
@pytest.mark.parametrize(("face", "to"), [(1, [2]), (3, [2, 4]), (6, [5])])
def test_the_next_face(face: int, to: list[int]) -> None:
    state = position(Seat(cards="M-18 I-1 I-2 I-3"), main=f"orange-{face}")
    take(state, f"orange-{face}", "M-18")
    use(state, "top")
    if len(to) > 1:
        assert [n + 1 for n in legal(state, "set-die")] == to
        act(state, first_of("set-die") + to[0] - 1)
    assert state.die_face[card("M-18")] == to[0]


@pytest.mark.rule("MG-9.2")
def test_changed_dice_count_with_their_present_value() -> None:
    state = position(Seat(cards="M-06:orange-5 I-1 I-2 I-3"), main="orange-2")
    take(state, "orange-2", "I-1")
    assert steps(state) == 7
    state = position(Seat(cards="M-06 I-2:green-1 I-1 I-3"), players=1, main="orange-2 orange-3")
    take(state, "orange-2", "M-06")
    use(state, "top")
    travel(state, 1)
    end(state)
    take(state, "orange-3", "I-1")
    assert steps(state) == 3 + 5


@pytest.mark.rule("MG-9.2")
@pytest.mark.parametrize("top", ["I-4", "M-06", "M-18", "M-16"])
def test_bonuses_that_change_the_die_or_power_come_before_the_action(top: str) -> None:
    state = position(Seat(cards=f"{top} I-1 I-2 I-3"), main="orange-2")
    take(state, "orange-2", top)
    assert "top" in uses(state)
    travel(state, 1)
    assert refuse(state, "use-master") == "MG-3.1"


@pytest.mark.rule("MG-9.3")
def test_copy() -> None:
    """The top of any other own master card, with a die or without, but not of one that copies."""
    state = position(
        Seat(cards="M-11 M-17 M-03:green-2 M-05"),
        Seat(cards="M-04 II-2 II-3 II-4"),
        main="orange-2",
    )
    take(state, "orange-2", "M-11")
    use(state, "top")
    assert legal(state, "master") == [card("M-03"), card("M-05")]
    act(state, "master M-05")
    assert (state.score[0], state.coins[0]) == (2, 0)
    assert "top" not in uses(state)


@pytest.mark.rule("MG-9.3", "MG-9.2")
def test_copy_of_what_has_no_effect_now() -> None:
    """After the action a bonus for power cannot be copied; with nothing else the copy cannot be used."""
    state = position(Seat(cards="M-11 M-17 M-12 I-2"), main="orange-2")
    take(state, "orange-2", "M-11")
    travel(state, 1)
    assert "top" not in uses(state)
    again = position(Seat(cards="M-11 M-17 M-12 I-1", markers=1, trainers="T11"), main="orange-2")
    take(again, "orange-2", "M-11")
    travel(again, 1)
    use(again, "top")
    assert again.coins[0] == 1, "the only one that can be copied now"
    use(again, "T11")
    assert again.coins[0] == 2
