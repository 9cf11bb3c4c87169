"""DR-9.1, DR-9.5, DR-5.6: cards beside a benefit, Extended Applause laid down, and what is lost is said before."""

import pytest

from chapiteau.match import with_previews
from chapiteau.titles.drum_roll.rules.actions import (
    APPLAUDING,
    APPLAUSE,
    BENEFIT,
    BENEFITING,
    CARD_TRAILER,
    DISCARD,
    DONE,
    EXCUSE,
    FLIP,
    INCOME,
    KEEP,
    KINDS,
    PERFORM,
    PLACE,
    RESOURCES,
    SHOWING,
    SPEND,
    TYPES,
)
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import Choice
from tests.titles.drum_roll.build import (
    ALL,
    TITLE,
    card,
    do,
    earned,
    enter,
    hand,
    position,
    refuse,
    stored,
)

pytestmark = pytest.mark.engine


def applause(kind: str) -> int:
    return APPLAUSE + TYPES.index(kind)


def choice(state: DrumRollState, player: int, action: int) -> Choice:
    return next(one for one in with_previews(TITLE, state, player) if one.action == action)


def foretold(state: DrumRollState, action: int) -> list[str]:
    """The preview of a choice of seat 0."""
    return [one.id.removeprefix("drum-log-") for one in choice(state, 0, action).preview]


def showing(troupe: str, cubes: int, hands: str = "", **more: object) -> DrumRollState:
    """Seat 0 shows a troupe whose first performer has these cubes; seat 1 waits with a giant."""
    return position(
        2,
        phase="show",
        offer="",
        troupe=[troupe, "giant"],
        cubes={troupe.split()[0]: cubes, "giant": 1},
        hands=[hands],
        **more,  # type: ignore[arg-type]
    )


# ---- before a benefit


@pytest.mark.rule("DR-9.1")
def test_extra_income_pays_for_the_benefit_of_a_performer_already_named() -> None:
    state = showing("fire-eater", 1, "income", coins=[0, 0])
    do(state, PERFORM + card("fire-eater"))
    assert state.legal_actions(0) == [DONE, INCOME], "the trailer costs 2 coins"
    do(state, INCOME)
    assert state.legal_actions(0) == [DONE, BENEFIT]
    do(state, BENEFIT)
    do(state, state.legal_actions(0)[0])
    assert state.trailer[card("fire-eater")] == 1


@pytest.mark.rule("DR-9.1")
def test_extra_resources_pay_for_a_benefit_that_spends_cubes() -> None:
    state = showing("monkey-trainer", 1, "resources-red", coins=[0, 0])
    do(state, PERFORM + card("monkey-trainer"))
    assert BENEFIT not in state.legal_actions(0)
    do(state, RESOURCES + 4 * 6)
    assert BENEFIT in state.legal_actions(0)
    do(state, BENEFIT)
    do(state, SPEND)
    assert (state.coins[0], stored(state, 0)) == (2, "")


@pytest.mark.rule("DR-9.1")
def test_cards_before_a_flip_too() -> None:
    state = showing("stilt-dancer", ALL, "trailer")
    do(state, PERFORM + card("stilt-dancer"))
    assert state.legal_actions(0) == [DONE, BENEFIT, FLIP, CARD_TRAILER + card("stilt-dancer")]
    do(state, CARD_TRAILER + card("stilt-dancer"))
    do(state, FLIP)
    assert state.trailer[card("stilt-dancer")] == 1


@pytest.mark.rule("DR-9.1", "DR-9.1b")
def test_whoever_holds_a_card_is_asked_before_a_benefit_is_lost_and_nobody_else() -> None:
    asked = showing("fire-eater", 1, "resource-bonus", coins=[0, 0])
    do(asked, PERFORM + card("fire-eater"))
    assert (asked.mode, asked.legal_actions(0)) == (BENEFITING, [DONE])
    without = showing("fire-eater", 1, coins=[0, 0])
    do(without, PERFORM + card("fire-eater"))
    assert without.to_act() == [1], "nothing to choose and no hand: the show is over"


@pytest.mark.rule("DR-5.5", "DR-9.1")
def test_a_performer_without_level_is_fired_as_soon_as_it_is_named() -> None:
    state = showing("stilt-dancer fakir", 0b110, "income", coins=[0, 0])
    do(state, PERFORM + card("stilt-dancer"))
    assert earned(state, 0) == {"fired": -2, "unpaid": -5}, "no card comes before it"
    assert INCOME in state.legal_actions(0)


@pytest.mark.rule("DR-9.1", "DR-5.6")
def test_any_time_cards_at_the_end_of_the_own_show() -> None:
    state = showing("rope-walker", 1, "income")
    do(state, PERFORM + card("rope-walker"))
    do(state, DONE)
    assert (state.mode, state.legal_actions(0)) == (APPLAUDING, [DONE, INCOME])
    do(state, INCOME)
    assert state.coins[0] == 14


# ---- what is lost is said before


@pytest.mark.rule("DR-11.2")
def test_a_benefit_that_will_be_lost_says_so_in_the_preview() -> None:
    lost = showing("fire-eater", 1, coins=[1, 0])
    assert "benefit-lost" in foretold(lost, PERFORM + card("fire-eater"))
    saved = showing("fire-eater", 1, coins=[2, 0])
    assert foretold(saved, PERFORM + card("fire-eater")) == []
    perhaps = showing("fire-eater", 1, "income", coins=[1, 0])
    assert foretold(perhaps, PERFORM + card("fire-eater")) == ["benefit-blocked"]
    do(perhaps, PERFORM + card("fire-eater"))
    done = choice(perhaps, 0, DONE)
    assert done.label.args["lost"] == "yes"
    do(perhaps, INCOME)
    assert choice(perhaps, 0, DONE).label.args["lost"] == "no"


@pytest.mark.rule("DR-11.2")
def test_a_part_that_cannot_be_had_is_foretold() -> None:
    state = showing("fakir", ALL)
    do(state, PERFORM + card("fakir"))
    assert "part-lost" not in foretold(state, BENEFIT)
    state.trailers = 0
    state._legal_player = -1
    assert foretold(state, BENEFIT)[:2] == ["skips", "part-lost"]


@pytest.mark.rule("DR-6.3")
def test_skips_that_will_be_lost_are_foretold() -> None:
    state = position(2, troupe=["tumbler rope-walker"], offer="", hands=["", "income"])
    state.skips[0] = 2
    enter(state, "salaries")
    assert "skips-lost" in foretold(state, DONE)
    do(state, EXCUSE + card("tumbler"), 0)
    used = foretold(state, EXCUSE + card("rope-walker"))
    assert "paid" in used
    assert "skips-lost" not in used, "both were used"


@pytest.mark.rule("DR-3.8", "DR-8.6")
def test_a_cube_that_is_not_there_and_coins_that_count_for_nothing_are_said_so() -> None:
    state = position(2)
    state.stock[0] = 0
    labels = {one.action: one.label.args for one in TITLE.choices(state, 0)}
    assert (labels[PLACE]["stock"], labels[PLACE + 1]["stock"]) == ("no", "yes")
    bank = position(staff=["bank-representative"], phase="distribute", coins=[9, 0])
    bank.banked[0] = 7
    useless = [one.label.args["useless"] for one in TITLE.choices(bank, 0)[1:]]
    assert useless == [0, 0, 0, 1, 2, 3, 4, 5, 6]


# ---- Extended Applause


@pytest.mark.rule("DR-9.5", "DR-5.6")
def test_laid_down_it_counts_the_performances_before_and_after_it_at_the_end() -> None:
    state = position(
        2,
        phase="show",
        offer="",
        troupe=["giant fakir strong-man", "tumbler"],
        cubes={"giant": ALL, "fakir": ALL, "strong-man": 1, "tumbler": 1},
        hands=["applause-bizarre resource-bonus", ""],
        staff=["orchestra"],
    )
    do(state, PERFORM + card("giant"))
    assert applause("bizarre") in state.legal_actions(0), "beside a benefit"
    do(state, FLIP)
    assert choice(state, 0, applause("bizarre")).label.id == "drum-choice-lay"
    before = state.score[0]
    do(state, applause("bizarre"))
    assert state.score[0] == before, "not counted yet"
    assert (hand(state, 0), state.discard) == ("resource-bonus", []), "it lies before its player"
    shown = [circus.laid for circus in TITLE.view(state, 1).board.circuses]
    assert shown == [["applause-bizarre"], []], "open for all"
    do(state, PERFORM + card("fakir"))
    do(state, DONE)
    do(state, PERFORM + card("strong-man"))
    state.telling = True
    do(state, DONE)
    told = [event.message.id.removeprefix("drum-log-") for event in state.events]
    assert told[-3:] == ["region", "orchestra", "applause"], "after region and personnel"
    assert earned(state, 0)["applause"] == 2 - 1
    assert [KINDS[state.box.kind[c]] for c in state.discard] == ["applause-bizarre"]
    assert state.laid == []


@pytest.mark.rule("DR-9.5")
def test_it_is_played_in_the_own_show_only() -> None:
    for phase in ("place", "distribute", "curtain", "salaries"):
        state = position(2, phase=phase, hands=["applause-bizarre"], troupe=["giant", "fakir"])
        assert refuse(state, applause("bizarre"), 0) == "DR-9.5", phase
    show = position(
        2,
        phase="show",
        troupe=["giant", "fakir"],
        cubes={"giant": 1, "fakir": 1},
        hands=["applause-bizarre", "applause-tamer"],
    )
    assert applause("bizarre") in show.legal_actions(0)
    assert refuse(show, applause("tamer"), 1) == "DR-3.2", "another's show"


@pytest.mark.rule("DR-9.5", "DR-3.10")
def test_over_the_limit_it_is_laid_down_instead_of_discarded() -> None:
    state = showing(
        "card-sharp tumbler",
        ALL,
        "applause-magician resource-bonus trailer-bonus",
        deck="fire trailer unblock",
    )
    do(state, PERFORM + card("card-sharp"))
    do(state, BENEFIT)
    assert refuse(state, applause("magician")) == "DR-9.5", "not while choosing from cards"
    do(state, KEEP + KINDS.index("unblock"))
    assert state.crowded == 1
    legal = state.legal_actions(0)
    assert applause("magician") in legal
    assert DISCARD + KINDS.index("unblock") in legal
    do(state, applause("magician"))
    assert (state.crowded, state.mode) == (0, SHOWING)
    do(state, PERFORM + card("tumbler"))
    assert earned(state, 0)["applause"] == 1


@pytest.mark.rule("DR-9.5")
def test_fired_and_earlier_flipped_performers_do_not_count_after_it_was_laid_down() -> None:
    state = position(
        2,
        phase="show",
        offer="",
        troupe=["giant fakir strong-man", "tumbler"],
        cubes={"giant": ALL, "tumbler": 1},
        flipped="strong-man",
        hands=["applause-bizarre", ""],
    )
    do(state, applause("bizarre"))
    do(state, PERFORM + card("fakir"))
    do(state, PERFORM + card("giant"))
    do(state, DONE)
    assert earned(state, 0)["applause"] == 1
