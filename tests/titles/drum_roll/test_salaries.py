"""DR-6 and DR-10: salaries, awards, the next show, the end."""

from typing import Any

import pytest

from chapiteau.titles.drum_roll.rules import scoring
from chapiteau.titles.drum_roll.rules.salaries import salary, wages
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from tests.titles.drum_roll.build import (
    TITLE,
    card,
    do,
    earned,
    enter,
    legal,
    position,
    refuse,
)

pytestmark = pytest.mark.engine


@pytest.mark.rule("DR-6.1", "DR-8.2")
def test_everybody_costs_a_salary() -> None:
    state = position(
        2, troupe=["rope-walker tumbler stilt-dancer"], staff=["orchestra agent-4"], offer=""
    )
    assert wages(state, 0) == 4 + 3 + 4 + 2 + 0
    state.flipped[card("rope-walker")] = 2
    assert salary(state, 0, card("rope-walker")) == 4, "flipped in this show: the regular salary"
    state.flipped[card("rope-walker")] = 1
    assert salary(state, 0, card("rope-walker")) == 1, "in later shows the secondary one"


@pytest.mark.rule("DR-6.1", "DR-11.5")
def test_bizarre_salaries_are_reckoned_at_payment() -> None:
    state = position(2, troupe=["giant fakir fire-eater"], offer="", flipped="fire-eater")
    assert [salary(state, 0, card(name)) for name in ("giant", "fakir", "fire-eater")] == [5, 5, 1]
    state.flipped[card("fire-eater")] = 2
    assert salary(state, 0, card("fire-eater")) == 5, "also in the show of the flip"


@pytest.mark.rule("DR-6.2")
def test_a_trailer_saves_a_coin_but_not_below_nothing() -> None:
    state = position(2, troupe=["tumbler fakir giant"], trailers="tumbler fakir giant", offer="")
    assert salary(state, 0, card("tumbler")) == 2
    state.flipped[card("fakir")] = 1
    assert state.box.secondary[card("fakir")] == 0
    assert salary(state, 0, card("fakir")) == 0, "not -1"
    state.flipped[card("giant")] = 1
    assert [salary(state, 0, card("giant")), wages(state, 0)] == [1 - 1, 2], "1 less a trailer"


@pytest.mark.rule("DR-6.3")
def test_a_won_skip_sets_one_salary_to_nothing_once_per_member() -> None:
    state = position(
        2, troupe=["tumbler stilt-dancer"], staff=["orchestra agent-4"], offer="", coins=[20, 20]
    )
    state.skips[0] = 2
    enter(state, "salaries")
    assert state.to_act() == [0], "seat 1 has nothing to choose and has paid"
    found = ["done", "excuse tumbler", "excuse stilt-dancer", "excuse orchestra"]
    assert legal(state, 0) == found
    do(state, "excuse stilt-dancer")
    assert refuse(state, "excuse stilt-dancer") == "DR-6.3"
    do(state, "done")
    assert state.coins[0] == 20 - 3 - 2
    assert state.skips[0] == 0, "unused skips are lost"


@pytest.mark.rule("DR-6.4")
def test_each_missing_coin_costs_prestige() -> None:
    state = position(2, phase="salaries", troupe=["rope-walker tumbler"], offer="", coins=[2, 0])
    assert state.coins[0] == 0
    assert earned(state, 0) == {"unpaid": -5}
    assert state.score[0] == -5, "a score may go below 0"


@pytest.mark.rule("DR-6.1", "DR-9.1")
def test_all_pay_at_once() -> None:
    state = position(2, phase="salaries", hands=["income", "income"])
    assert state.to_act() == [0, 1]
    do(state, "done", 1)
    assert state.to_act() == [0]


# ---- between shows


@pytest.mark.rule("DR-10.1", "DR-7.3")
def test_after_a_show_everything_is_made_ready_for_the_next() -> None:
    state = position(
        3,
        phase="salaries",
        round_=6,
        start=1,
        hands=["income"],
        offer="tumbler horse-trainer",
        regions="moscow paris vienna",
    )
    state.sold = [3, 2, 1]
    state.discount[card("tumbler")] = 2
    state.tokens -= 2
    state.flipped[card("giant")] = 0
    do(state, "done", 0)
    assert (state.show, state.round) == (2, 1)
    assert state.start == 2, "the left neighbour of the player who opened the show"
    assert state.sold == [0, 0, 0]
    assert state.tokens == 44
    assert card("tumbler") in [*state.performer_discard, *state.performer_deck]
    assert len(state.offered_performers) == 4
    board = TITLE.view(state, 0).board
    assert [circus.region for circus in board.circuses] == ["vienna", "moscow", "paris"]


@pytest.mark.rule("DR-5.1", "DR-6.1", "DR-6.3")
def test_what_counted_in_one_show_is_over_in_the_next() -> None:
    state = position(
        2, troupe=["stilt-dancer tumbler"], flipped="stilt-dancer", offer="", coins=[20, 20]
    )
    state.flipped[card("stilt-dancer")] = 2
    state.act[card("tumbler")] = 1
    state.skips[0] = 1
    enter(state, "salaries")
    assert wages(state, 0) == 4 + 3
    do(state, "excuse tumbler")
    assert state.show == 2, "no skip is left, so the rest is paid"
    assert state.act[card("tumbler")] == 0, "it has to perform again"
    assert wages(state, 0) == 1 + 3, "the secondary salary, and no skip"
    assert state.excused == 0, "nor for anybody else"


@pytest.mark.rule("DR-7.3")
def test_with_two_players_the_table_is_a_third_place() -> None:
    state = position(2, phase="salaries", hands=["income"], regions="moscow paris vienna")
    do(state, "done", 0)
    board = TITLE.view(state, 0).board
    assert [circus.region for circus in board.circuses] == ["vienna", "moscow"]
    assert board.table_region == "paris"


@pytest.mark.rule("DR-7.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_visits_three_regions(players: int) -> None:
    state = position(players, hands=["income"], phase="salaries")
    seen = [{state.region[seat]} for seat in range(players)]
    for _ in range(2):
        state.done = 0
        enter(state, "salaries")
        do(state, "done", 0)
        for seat in range(players):
            seen[seat].add(state.region[seat])
    assert [len(regions) for regions in seen] == [3] * players


# ---- awards


def last_show(edition: str, players: int = 2, **more: Any) -> DrumRollState:
    """The salaries of show 3, all paid."""
    return position(
        players,
        phase="salaries",
        show=3,
        offer="",
        coins=[50] * players,
        edition=edition,
        **more,
    )


EIGHT = "rope-walker tumbler horse-trainer dog-trainer hat-juggler card-sharp giant fakir"


@pytest.mark.rule("DR-10.2")
def test_first_edition() -> None:
    state = last_show("first", troupe=[EIGHT, "stilt-dancer"], flipped=f"{EIGHT}")
    assert state.is_final()
    assert earned(state, 0) == {"largest": 5, "variety": 3, "perfect": 5, "troupe": 5}
    assert earned(state, 1) == {}


@pytest.mark.rule("DR-10.3")
def test_second_edition() -> None:
    ten = EIGHT + " lion-tamer bear-leader"
    five = "agent-1 agent-2 agent-3 agent-4 agent-5"
    state = last_show(
        "second", troupe=[ten, "stilt-dancer"], flipped=ten, staff=[five, "orchestra"], personnel=""
    )
    assert earned(state, 0) == {
        "largest": 5,
        "variety": 3,
        "perfect": 5,
        "troupe": 5,
        "organized": 3,
        "most-organized": 1,
        "all-flipped": 3,
    }
    eight = last_show("second", troupe=[EIGHT, "stilt-dancer"])
    assert earned(eight, 0) == {"largest": 5, "variety": 3}, "a large troupe has ten here"


@pytest.mark.rule("DR-10.3")
def test_second_edition_scores_two_awards_after_every_show() -> None:
    state = position(
        2, phase="salaries", hands=["income"], troupe=["giant"], flipped="giant", offer=""
    )
    do(state, "done", 0)
    assert state.show == 2
    assert earned(state, 0) == {"all-flipped": 3}
    once = last_show("second-once", troupe=["giant"], flipped="giant")
    assert earned(once, 0)["all-flipped"] == 5
    early = position(
        2,
        phase="salaries",
        hands=["income"],
        troupe=["giant"],
        flipped="giant",
        offer="",
        edition="second-once",
    )
    do(early, "done", 0)
    assert earned(early, 0) == {}


@pytest.mark.rule("DR-10.2")
def test_perfect_show_is_outstanding_in_this_show_or_flipped() -> None:
    state = position(2, troupe=["giant tumbler"], flipped="giant", offer="")
    assert not scoring.perfect(state, 0)
    state.act[card("tumbler")] = 2
    assert not scoring.perfect(state, 0)
    state.act[card("tumbler")] = 3
    assert scoring.perfect(state, 0)


@pytest.mark.rule("DR-10.4")
def test_tied_players_get_the_full_bonus_and_most_needs_one() -> None:
    state = last_show("second", troupe=["stilt-dancer", "tumbler"])
    assert earned(state, 0) == earned(state, 1) == {"largest": 5}
    empty = last_show("second")
    assert earned(empty, 0) == {}, "no performer, no personnel: no award at all"


@pytest.mark.rule("DR-8.6", "DR-10.5")
@pytest.mark.parametrize(("coins", "prestige"), [(1, 0), (2, 1), (9, 4), (10, 5), (30, 5)])
def test_bank_representative(coins: int, prestige: int) -> None:
    state = position(2, staff=["bank-representative"])
    state.banked[0] = coins
    assert scoring.bank_prestige(state, 0) == prestige
    assert scoring.bank_prestige(state, 1) == 0


@pytest.mark.rule("DR-10.5")
def test_most_prestige_then_most_coins_then_shared() -> None:
    state = last_show("first")
    state.score, state.coins = [10, 12], [9, 0]
    assert state.ranking() == [2, 1]
    state.score = [12, 12]
    assert state.ranking() == [1, 2]
    state.coins = [3, 3]
    assert (state.ranking(), state.returns()) == ([1, 1], [0.5, 0.5])


@pytest.mark.rule("DR-10.5", "DR-10.6")
def test_the_end_shows_prestige_by_source_and_names_keep_apart_what_is_called_alike() -> None:
    state = last_show("second", troupe=["giant"], flipped="giant", staff=["orchestra"])
    result = TITLE.view(state, -2).result
    assert result is not None
    labels = [(row.label.id, str(row.label.args)) for row in result.sources]
    assert len(labels) == len(set(labels))
    for seat in range(2):
        assert sum(row.values[seat] for row in result.sources) == state.score[seat]
