"""DR-9.1, DR-9.5, DR-5.6: cards beside a benefit, Extended Applause laid down, and what is lost is said before."""

import pytest

from chapiteau.match import with_previews
from chapiteau.titles.drum_roll.rules.box import INVESTMENTS
from chapiteau.titles.drum_roll.rules.phase import APPLAUDING, BENEFITING, SHOWING
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import Choice
from tests.titles.drum_roll.build import (
    ALL,
    TITLE,
    act,
    card,
    do,
    earned,
    enter,
    hand,
    legal,
    position,
    refuse,
    stored,
)

pytestmark = pytest.mark.engine


def choice(state: DrumRollState, player: int, action: str) -> Choice:
    return next(one for one in with_previews(state, player) if one.action == act(action))


def foretold(state: DrumRollState, action: str) -> list[str]:
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
    do(state, "perform fire-eater")
    assert legal(state, 0) == ["done", "income"], "the trailer costs 2 coins"
    do(state, "income")
    assert legal(state, 0) == ["done", "benefit"]
    do(state, "benefit")
    do(state, state.legal_actions(0)[0])
    assert state.trailer[card("fire-eater")] == 1


@pytest.mark.rule("DR-9.1")
def test_extra_resources_pay_for_a_benefit_that_spends_cubes() -> None:
    state = showing("monkey-trainer", 1, "resources-red", coins=[0, 0])
    do(state, "perform monkey-trainer")
    assert "benefit" not in legal(state, 0)
    do(state, "resources red white")
    assert "benefit" in legal(state, 0)
    do(state, "benefit")
    do(state, "spend-cube white")
    assert (state.coins[0], stored(state, 0)) == (2, "")


@pytest.mark.rule("DR-9.1")
def test_cards_before_a_flip_too() -> None:
    state = showing("stilt-dancer", ALL, "trailer")
    do(state, "perform stilt-dancer")
    assert legal(state, 0) == ["done", "benefit", "flip", "play-trailer stilt-dancer"]
    do(state, "play-trailer stilt-dancer")
    do(state, "flip")
    assert state.trailer[card("stilt-dancer")] == 1


@pytest.mark.rule("DR-9.1", "DR-9.1b")
def test_whoever_holds_a_card_is_asked_before_a_benefit_is_lost_and_nobody_else() -> None:
    asked = showing("fire-eater", 1, "resource-bonus", coins=[0, 0])
    do(asked, "perform fire-eater")
    assert (asked.mode, legal(asked, 0)) == (BENEFITING, ["done"])
    without = showing("fire-eater", 1, coins=[0, 0])
    do(without, "perform fire-eater")
    assert without.to_act() == [1], "nothing to choose and no hand: the show is over"


@pytest.mark.rule("DR-5.5", "DR-9.1")
def test_a_performer_without_level_is_fired_as_soon_as_it_is_named() -> None:
    state = showing("stilt-dancer fakir", 0b110, "income", coins=[0, 0])
    do(state, "perform stilt-dancer")
    assert earned(state, 0) == {"fired": -2, "unpaid": -5}, "no card comes before it"
    assert "income" in legal(state, 0)


@pytest.mark.rule("DR-9.1", "DR-5.6")
def test_any_time_cards_at_the_end_of_the_own_show() -> None:
    state = showing("rope-walker", 1, "income")
    do(state, "perform rope-walker")
    do(state, "done")
    assert (state.mode, legal(state, 0)) == (APPLAUDING, ["done", "income"])
    do(state, "income")
    assert state.coins[0] == 14


# ---- what is lost is said before


@pytest.mark.rule("DR-11.2")
def test_a_benefit_that_will_be_lost_says_so_in_the_preview() -> None:
    lost = showing("fire-eater", 1, coins=[1, 0])
    assert "benefit-lost" in foretold(lost, "perform fire-eater")
    saved = showing("fire-eater", 1, coins=[2, 0])
    assert foretold(saved, "perform fire-eater") == []
    perhaps = showing("fire-eater", 1, "income", coins=[1, 0])
    assert foretold(perhaps, "perform fire-eater") == ["benefit-blocked"]
    do(perhaps, "perform fire-eater")
    done = choice(perhaps, 0, "done")
    assert done.label.args["lost"] == "yes"
    do(perhaps, "income")
    assert choice(perhaps, 0, "done").label.args["lost"] == "no"


@pytest.mark.rule("DR-11.2")
def test_a_part_that_cannot_be_had_is_foretold() -> None:
    state = showing("fakir", ALL)
    do(state, "perform fakir")
    assert "part-lost" not in foretold(state, "benefit")
    state.trailers = 0
    state._legal_player = -1
    assert foretold(state, "benefit")[:2] == ["skips", "part-lost"]


@pytest.mark.rule("DR-6.3")
def test_skips_that_will_be_lost_are_foretold() -> None:
    state = position(2, troupe=["tumbler rope-walker"], offer="", hands=["", "income"])
    state.skips[0] = 2
    enter(state, "salaries")
    assert "skips-lost" in foretold(state, "done")
    do(state, "excuse tumbler", 0)
    used = foretold(state, "excuse rope-walker")
    assert "paid" in used
    assert "skips-lost" not in used, "both were used"


@pytest.mark.rule("DR-3.8", "DR-8.6")
def test_a_cube_that_is_not_there_and_coins_that_count_for_nothing_are_said_so() -> None:
    state = position(2)
    state.stock[0] = 0
    labels = {one.action: one.label.args for one in state.kinds().choices(state, 0)}
    assert (labels[act("place white")]["stock"], labels[act("place yellow")]["stock"]) == (
        "no",
        "yes",
    )
    bank = position(staff=["bank-representative"], phase="distribute", coins=[9, 0])
    bank.banked[0] = 7
    useless = [one.label.args["useless"] for one in bank.kinds().choices(bank, 0)[1:]]
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
    do(state, "perform giant")
    assert "applause bizarre" in legal(state, 0), "beside a benefit"
    do(state, "flip")
    assert choice(state, 0, "applause bizarre").label.id == "drum-choice-lay"
    before = state.score[0]
    do(state, "applause bizarre")
    assert state.score[0] == before, "not counted yet"
    assert (hand(state, 0), state.discard) == ("resource-bonus", []), "it lies before its player"
    shown = [circus.laid for circus in TITLE.view(state, 1).board.circuses]
    assert shown == [["applause-bizarre"], []], "open for all"
    do(state, "perform fakir")
    do(state, "done")
    do(state, "perform strong-man")
    state.telling = True
    do(state, "done")
    told = [event.message.id.removeprefix("drum-log-") for event in state.events]
    assert told[-3:] == ["region", "orchestra", "applause"], "after region and personnel"
    assert earned(state, 0)["applause"] == 2 - 1
    assert [INVESTMENTS[state.box.kind[c]] for c in state.discard] == ["applause-bizarre"]
    assert state.laid == []


@pytest.mark.rule("DR-9.5")
def test_it_is_played_in_the_own_show_only() -> None:
    for phase in ("place", "distribute", "curtain", "salaries"):
        state = position(2, phase=phase, hands=["applause-bizarre"], troupe=["giant", "fakir"])
        assert refuse(state, "applause bizarre", 0) == "DR-9.5", phase
    show = position(
        2,
        phase="show",
        troupe=["giant", "fakir"],
        cubes={"giant": 1, "fakir": 1},
        hands=["applause-bizarre", "applause-tamer"],
    )
    assert "applause bizarre" in legal(show, 0)
    assert refuse(show, "applause tamer", 1) == "DR-3.2", "another's show"


@pytest.mark.rule("DR-9.5", "DR-3.10")
def test_over_the_limit_it_is_laid_down_instead_of_discarded() -> None:
    state = showing(
        "card-sharp tumbler",
        ALL,
        "applause-magician resource-bonus trailer-bonus",
        deck="fire trailer unblock",
    )
    do(state, "perform card-sharp")
    do(state, "benefit")
    assert refuse(state, "applause magician") == "DR-9.5", "not while choosing from cards"
    do(state, "keep unblock")
    assert state.crowded == 1
    assert "applause magician" in legal(state, 0)
    assert "discard unblock" in legal(state, 0)
    do(state, "applause magician")
    assert (state.crowded, state.mode) == (0, SHOWING)
    do(state, "perform tumbler")
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
    do(state, "applause bizarre")
    do(state, "perform fakir")
    do(state, "perform giant")
    do(state, "done")
    assert earned(state, 0)["applause"] == 1
