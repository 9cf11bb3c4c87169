"""MG-3: the die, its colour, power, and when bonuses may be used."""

from collections.abc import Callable

import pytest

from chapiteau.notation import write
from chapiteau.titles.the_magnificent.rules import asks, box
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import begin_turn
from chapiteau.titles.the_magnificent.rules.words import track_place
from tests.titles.the_magnificent.build import (
    KINDS,
    SPACES,
    TITLE,
    Seat,
    act,
    build,
    card,
    complete,
    die,
    end,
    end_show,
    first_of,
    gem,
    gems,
    idle,
    lay,
    legal,
    levels,
    named,
    position,
    refuse,
    show,
    shows,
    spend,
    steps,
    take,
    travel,
    use,
    uses,
)

pytestmark = pytest.mark.engine


# ---- the die and the colour


@pytest.mark.rule("MG-3.1")
def test_a_die_goes_onto_a_vacant_own_master_card() -> None:
    state = position(Seat(cards="I-1:green-2 I-2 I-3 I-4"), main="orange-5 orange-5 clear-1")
    assert legal(state, "die") == [die("orange-5"), die("clear-1")], "equal dice are one"
    act(state, "die orange 5")
    assert legal(state, "master") == [card("I-2"), card("I-3"), card("I-4")]
    assert refuse(state, "master I-1") == "MG-3.1"
    assert refuse(state, "master II-1") == "MG-3.1"
    act(state, "master I-3")
    assert (state.die_kind[card("I-3")], state.die_face[card("I-3")]) == (0, 5)
    assert state.dice[die("orange-5")] == 1
    assert steps(state) == 5


@pytest.mark.rule("MG-3.1")
def test_the_last_vacant_card_is_not_asked_for() -> None:
    state = position(Seat(cards="I-1:green-2 I-2:green-3 I-3:green-4 I-4"), main="orange-5")
    act(state, "die orange 5")
    assert state.card == card("I-4")


@pytest.mark.rule("MG-3.3")
def test_the_colour_of_a_clear_die_is_named_once_before_the_action() -> None:
    state = position(Seat(cards="I-1:purple-3 I-2:clear-6 I-3 I-4", hats=(0, -1)), main="clear-4")
    take(state, "clear-4", "I-3")
    assert legal(state, "name-colour") == [0, 1, 2]
    assert legal(state, "build", "travel", "show") == [], (
        "no build, no travel, no show without a colour"
    )
    for first in (named("build 1"), named("travel 1"), named("show 1 1"), named("end-turn")):
        assert refuse(state, first) == "MG-3.3"
    act(state, "name-colour purple")
    assert steps(state) == 4 + 3, "with the purple die, not with the clear one"
    assert (levels(state), shows(state)) == ([2, 6], [2, 3, 4, 5, 6, 7]), "now all three"
    assert legal(state, "name-colour") == [], "once"
    assert refuse(state, "name-colour orange") == "MG-3.4"


@pytest.mark.rule("MG-3.3", "MG-3.2")
def test_what_may_come_before_the_colour_is_named() -> None:
    """A new roll, a poster, "+ power", a clear gem; not a coloured gem for power, and not a change of colour."""
    seat = Seat(cards="I-4 I-1:orange-5 I-2 I-3", gems="O G P c", markers=9, trainers="T01 T07")
    state = position(seat, main="clear-4", gems="any")
    take(state, "clear-4", "I-4")
    assert uses(state) == ["top", "T01", "T07", "power", "coin", "gem", "poster"]
    assert legal(state, "spend") == [box.CLEAR]
    assert refuse(state, "spend orange") == "MG-3.2"
    use(state, "top")
    use(state, "T01")
    use(state, "power")
    spend(state, "c")
    use(state, "poster")
    act(state, "poster 1", "section 1")
    face = state.die_face[card("I-4")]
    act(state, "name-colour orange")
    assert steps(state) == face + 2 + 1 + 2 + 5, "what came before counts, and the orange die"
    assert "colour" in uses(state), "a change of colour after it"
    assert legal(state, "spend") == [0], "and a coloured gem"


@pytest.mark.rule("MG-3.2")
def test_power() -> None:
    """This die and the earlier ones of its colour, by their present values; earlier clear dice never count."""
    state = position(
        Seat(cards="I-1:orange-2 I-2:orange-6 I-3:clear-5 I-4"), main="orange-3 green-4"
    )
    other = state.clone()
    take(state, "orange-3")
    assert steps(state) == 3 + 2 + 6
    take(other, "green-4")
    assert steps(other) == 4


@pytest.mark.rule("MG-3.2")
def test_dice_of_others_do_not_count() -> None:
    state = position(Seat(), Seat(cards="II-1:orange-6 II-2 II-3 II-4"), main="orange-3")
    take(state, "orange-3")
    assert steps(state) == 3


@pytest.mark.rule("MG-3.2", "MG-11.1")
def test_one_gem_of_the_colour_or_clear_adds_two() -> None:
    state = position(Seat(gems="O G G c"), main="orange-3")
    take(state, "orange-3")
    assert legal(state, "spend") == [0, 3]
    assert refuse(state, "spend green") == "MG-3.2"
    spend(state, "c")
    assert steps(state) == 5
    assert gems(state) == "O G G"
    assert legal(state, "spend") == [], "one gem a turn"


@pytest.mark.rule("MG-12.2")
def test_any_number_of_gems_mixed() -> None:
    state = position(Seat(gems="O O G c"), main="orange-3", gems="any")
    take(state, "orange-3")
    for letter in "OcO":
        spend(state, letter)
    assert steps(state) == 3 + 6
    assert gems(state) == "G"
    assert legal(state, "spend") == []


@pytest.mark.rule("MG-3.2")
def test_power_is_read_once() -> None:
    """After the action nothing that changes power, colour or die can be used, in no kind of action."""
    seat = Seat(
        cards="I-2 I-1 I-3 I-4", gems="O c", markers=6, trainers="T01 T02 T12", tiles="OS@0.0.4"
    )
    actions: list[Callable[[MagnificentState], None]] = [
        lambda s: travel(s, 1),
        lambda s: build(s, 2),
        lambda s: show(s, 2),
    ]
    for choose in actions:
        state = position(seat, main="orange-3", wagons=(14, 0, 0))
        take(state, "orange-3", "I-2")
        assert set(uses(state)) == {"top", "T01", "T02", "T12", *SPACES}
        assert legal(state, "spend") == [0, 3]
        choose(state)
        assert set(uses(state)) == {"coin", "gem", "poster"}
        assert legal(state, "spend") == []


@pytest.mark.rule("MG-3.3")
def test_a_changed_colour() -> None:
    """Earlier dice, tiles and wagon follow; die and payment do not; a gem of the new colour helps."""
    state = position(
        Seat(cards="I-1:green-6 I-2:orange-1 I-3 I-4", gems="G", markers=1), main="orange-3"
    )
    take(state, "orange-3", "I-3")
    assert steps(state) == 4
    assert legal(state, "spend") == []
    use(state, "colour")
    assert state.legal_actions(0) == [named("name-colour green"), named("name-colour purple")], (
        "another colour"
    )
    act(state, "name-colour green")
    assert steps(state) == 3 + 6
    assert legal(state, "spend") == [1]
    assert state.die_kind[card("I-3")] == 0, "for the payment it stays orange"
    walk = state.clone()
    travel(walk, 2)
    assert walk.wagon == [0, 2, 0]
    build(state, 6)
    assert (state.left_small, state.left_large) == (0, 1)
    assert state.spare[1 * 2 + 1] == 11, "a green tile"


@pytest.mark.rule("MG-3.4")
def test_exactly_one_action() -> None:
    state = position(main="orange-3")
    take(state, "orange-3", "I-1")
    assert refuse(state, "end-turn") == "MG-3.4"
    travel(state, 1)
    assert levels(state) == []
    assert shows(state) == []
    assert steps(state) == -1
    assert refuse(state, "travel 0") == "MG-3.4"
    end(state)
    assert state.player == 1


@pytest.mark.rule("MG-3.4")
def test_travelling_is_always_possible() -> None:
    """Power 1 reaches no build level and no show space, but one step."""
    state = position(main="orange-1")
    take(state, "orange-1", "I-1")
    assert (levels(state), shows(state), steps(state)) == ([], [], 1)


@pytest.mark.rule("MG-3.5", "MG-9.1")
@pytest.mark.parametrize(
    ("top", "reach"),
    [("M-07", (6, 5, 5)), ("M-14", (2, 7, 5)), ("M-19", (2, 5, 7)), ("M-16", (6, 6, 6))],
)
def test_power_for_one_action(top: str, reach: tuple[int, int, int]) -> None:
    """+2 for building, for travelling, for performing; +1 for any. It may be used before another action, and is lost then."""
    state = position(Seat(cards=f"{top} I-1 I-2 I-3"), main="orange-5")
    take(state, "orange-5", top)
    use(state, "top")
    assert (max(levels(state)), steps(state), max(shows(state))) == reach
    assert "top" not in uses(state)


# ---- when bonuses may be used


@pytest.mark.rule("MG-3.1")
def test_bonuses_before_between_and_after() -> None:
    state = position(Seat(cards="M-03 I-1 I-2 I-3", markers=3, trainers="T07 T10"), main="orange-6")
    assert uses(state) == ["T07", "T10", "coin", "gem", "poster"], "no die yet, no card to use"
    assert refuse(state, "use-master") == "MG-3.1"
    act(state, "die orange 6")
    assert uses(state) == [], "the die in hand is an open choice"
    act(state, "master M-03")
    assert set(uses(state)) == {"top", "T07", "T10", *SPACES}
    use(state, "T07")
    assert state.coins[0] == 3
    travel(state, 1)
    use(state, "top")
    use(state, "coin")
    assert state.coins[0] == 6
    assert not {"top", "coin"} & set(uses(state)), "once a turn"
    use(state, "T10")
    assert (state.score[0], state.markers[0], state.spent[0]) == (2, 0, 3)
    assert uses(state) == []
    end(state)


@pytest.mark.rule("MG-3.1")
def test_bonuses_between_two_tiles() -> None:
    state = position(Seat(cards="M-03 I-1 I-2 I-3", markers=1), main="orange-6 orange-4")
    take(state, "orange-6", "M-03")
    state.bonus = 4
    build(state, 10)
    lay(state, "S", "0.1.0")
    assert "top" in uses(state)
    assert "coin" in uses(state)
    use(state, "coin")
    assert legal(state, "tile"), "the second tile is still to be placed"


@pytest.mark.rule("MG-3.1", "MG-3.6")
def test_what_trainers_may_be_used_before_the_die_is_taken() -> None:
    """Coins, points, gems, a poster, the exchange, the wagon; nothing that speaks of die, action or bonus."""
    every = " ".join(f"T{number:02}" for number in range(1, 13))
    seat = Seat(markers=9, trainers=every, gems="O", coins=2)
    state = position(seat, main="orange-5", wagons=(2, 0, 0))
    assert uses(state) == ["T04", "T07", "T08", "T09", "T10", "coin", "gem", "poster"]
    for number in (1, 2, 3, 5, 6, 11, 12):
        assert refuse(state, first_of("use-trainer") + number - 1) == "MG-3.1"
    for space in (0, 3):
        assert refuse(state, first_of("use-space") + space) == "MG-3.1"
    use(state, "T10")
    use(state, "coin")
    use(state, "T04")
    assert uses(state) == [], "a wagon is to be chosen"
    act(state, "wagon orange")
    assert (state.mode, state.score[0], state.coins[0], gems(state)) == (asks.DIE, 2, 3, "O O G")
    assert uses(state) == ["T07", "T08", "T09", "gem", "poster"], "each once a turn"
    take(state, "orange-5", "I-1")
    assert {"T01", "T02", "T12", "power", "colour"} <= set(uses(state)), "with the die they may"
    assert not {"T10", "coin", "T04"} & set(uses(state)), "still the same turn"


@pytest.mark.rule("MG-3.1", "MG-6.2")
def test_bonuses_before_the_first_and_after_the_last_poster() -> None:
    seat = Seat(cards="M-03 I-1 I-2 I-3", tiles="OL", markers=1, posters={1: "OL 2/3"})
    state = position(seat, main="orange-2")
    take(state, "orange-2", "M-03")
    show(state, 2)
    use(state, "top")
    complete(state, 1)
    assert state.mode == asks.SHOWING, "the end of the show is a step of its own"
    use(state, "coin")
    assert state.coins[0] == 2 + 1, "the poster has not paid yet"
    end_show(state)
    assert state.coins[0] == 3 + 3 + 1


@pytest.mark.rule("MG-3.1")
def test_used_markers_return_at_the_end_of_the_round_only() -> None:
    state = position(
        Seat(markers=2, trainers="T10", coins=9), players=1, main="orange-2 green-2", display="M-01"
    )
    use(state, "T10")
    idle(state, "orange-2")
    assert (state.markers[0], state.spent[0]) == (1, 1), "used before the die, gone for the round"
    use(state, "T10")
    assert (state.markers[0], state.spent[0]) == (0, 2)


@pytest.mark.rule("MG-3.1")
def test_bonuses_between_two_posters() -> None:
    state = position(
        Seat(
            tiles="OL",
            markers=1,
            tents={2: "2 points"},
            posters={1: "OL 2/3", 2: "OL Gg 5/1"},
        ),
        main="orange-6",
    )
    take(state, "orange-6", "I-1")
    show(state, 6)
    complete(state, 1)
    assert "gem" in uses(state)
    use(state, "gem")
    assert legal(state, "gem") == [0, 1, 2], "a coloured gem of choice"
    gem(state, "G")
    assert state.mode == asks.SHOWING


@pytest.mark.rule("MG-3.1")
def test_not_while_another_choice_is_open() -> None:
    state = position(Seat(cards="M-03 I-1 I-2 I-3", markers=3), main="orange-4")
    take(state, "orange-4", "M-03")
    assert {"top", "coin"} <= set(uses(state))
    use(state, "gem")
    assert uses(state) == [], "a gem is to be chosen"
    assert refuse(state, "use-master") == "MG-5.2"
    gem(state, "O")
    assert {"top", "coin"} <= set(uses(state)), "and again"
    use(state, "colour")
    assert uses(state) == [], "a colour is to be named"
    assert refuse(state, "use-master") == "MG-3.3"


@pytest.mark.rule("MG-3.1", "MG-5.1")
def test_not_while_a_wagon_moves() -> None:
    """The poster of space 2 is asked for on the way to the gem of space 3."""
    state = position(Seat(markers=3), main="orange-3", wagons=(1, 0, 0))
    take(state, "orange-3", "I-1")
    assert "coin" in uses(state)
    travel(state, 2)
    assert uses(state) == []
    assert refuse(state, "use-space 2") == "MG-5.3"
    act(state, "poster 1", "section 1")
    assert "coin" in uses(state)


@pytest.mark.rule("MG-3.1", "MG-11.1")
def test_costs_are_paid_in_full_and_each_once() -> None:
    state = position(Seat(markers=1, trainers="T02 T10"), main="orange-2")
    take(state, "orange-2", "I-1")
    assert refuse(state, "use-trainer T02") == "MG-3.1", "T02 costs two"
    assert refuse(state, "use-trainer T01") == "MG-3.1", "T01 is nobody's"
    use(state, "T10")
    assert refuse(state, "use-trainer T10") == "MG-3.1"


@pytest.mark.rule("MG-3.1")
def test_trainers_of_others_and_printed_spaces() -> None:
    """Printed spaces are everybody's, also in the same round; tiles are their owners'."""
    state = position(
        Seat(markers=1, trainers="T07"), Seat(markers=1, trainers="T10"), main="orange-2 green-2"
    )
    take(state, "orange-2", "I-1")
    assert "T10" not in uses(state)
    use(state, "coin")
    travel(state, 1)
    end(state)
    take(state, "green-2", "II-1")
    assert {"T10", "coin"} <= set(uses(state))


@pytest.mark.rule("MG-3.1")
def test_each_tile_again_in_the_next_turn_but_markers_stay_away() -> None:
    state = position(
        Seat(markers=3, trainers="T10"), players=1, main="orange-2 orange-3 clear-1", display="M-01"
    )
    take(state, "orange-2", "I-1")
    use(state, "T10")
    travel(state, 1)
    end(state)
    assert (state.markers[0], state.spent[0]) == (2, 1)
    take(state, "orange-3", "I-2")
    use(state, "T10")
    assert state.score[0] == 4


@pytest.mark.rule("MG-3.1")
def test_markers_gained_may_be_used_in_the_same_turn() -> None:
    state = position(Seat(trainers="T10"), main="orange-2")
    take(state, "orange-2", "I-1")
    assert "T10" not in uses(state)
    build(state, 2)
    lay(state, "S", "0.0.3")
    assert state.markers[0] == 1, "cell (1,4) gives a marker"
    use(state, "T10")


@pytest.mark.rule("MG-3.1")
def test_a_use_must_have_an_effect() -> None:
    """No poster to take, no tent passed, no show, no build, nothing to exchange, nothing to repeat."""
    state = position(
        Seat(markers=9, trainers="T03 T05 T06 T09 T11", cards="M-08 I-1 I-2 I-3"), main="orange-5"
    )
    state.poster_display, state.poster_deck = [-1] * 4, []
    take(state, "orange-5", "M-08")
    assert uses(state) == ["power", "coin", "gem", "colour"]
    use(state, "coin")
    use(state, "gem")
    gem(state, "O")
    assert "T09" in uses(state), "a gem can be sold now"


@pytest.mark.rule("MG-3.1")
def test_nothing_of_a_turn_is_left_in_the_next() -> None:
    state = position(Seat(), Seat())
    begin_turn(state, 1)
    fresh = state.clone()
    numbers = ["die", "card", "colour", "used", "bonus", "bonus_build", "bonus_travel"]
    numbers += ["bonus_show", "action", "may_complete", "face_down", "mode", "player"]
    lists = {"owed": [1], "counted": [1] * 6, "passed": [1]}
    for name in numbers:
        setattr(state, name, 2)
    for name, value in lists.items():
        setattr(state, name, value)
    state.top_used = state.gem_spent = True
    begin_turn(state, 1)
    for name in (*numbers, *lists, "top_used", "gem_spent"):
        assert getattr(state, name) == getattr(fresh, name), name
    assert (fresh.die, fresh.card, fresh.colour, fresh.may_complete) == (-1, -1, -1, 0)


@pytest.mark.rule("MG-3.4")
@pytest.mark.parametrize(("step", "word"), [("build 1", 1), ("travel 0", 2), ("show 1 1", 3)])
def test_the_action_of_a_turn_stands_in_its_text(step: str, word: int) -> None:
    state = position(Seat(), main="orange-2")
    take(state, "orange-2")
    assert "\naction" not in write(TITLE, {}, state)
    act(state, step)
    assert f"\naction {word}\n" in write(TITLE, {}, state)


@pytest.mark.parametrize("action", [-1, len(KINDS)])
def test_a_number_that_no_action_has(action: int) -> None:
    state = position(Seat())
    assert state.why_illegal(0, action)[1].id == "magnificent-no-such-action"
    assert state.why_illegal(0, len(KINDS) - 1)[1].id != "magnificent-no-such-action"


@pytest.mark.rule("MG-6.1")
def test_places_of_the_track_in_words() -> None:
    state = position(Seat())
    said = [track_place(state, place) for place in (-1, 0, box.ORDER_PLACES)]
    assert [one.id.removeprefix("magnificent-track-") for one in said] == ["front", "order", "show"]
    assert [one.args.get("number") for one in said] == [None, 1, state.box.shows[0]]
