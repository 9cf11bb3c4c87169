"""What `greedy` thinks of a position of The Magnificent, what it promises, and the reasons that all computer players give."""

from typing import Any

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.players.explain import gained
from chapiteau.titles.the_magnificent import weights
from chapiteau.titles.the_magnificent.reason import reason
from chapiteau.titles.the_magnificent.rules import asks, box
from chapiteau.titles.the_magnificent.rules.camp import CELLS
from chapiteau.titles.the_magnificent.rules.perform import takings
from chapiteau.titles.the_magnificent.rules.position import O_POSTER
from chapiteau.titles.the_magnificent.rules.scoring import bill, final_scoring
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.value import WIN, evaluate, first
from chapiteau.titles.the_magnificent.value import promise as promised
from tests.titles.the_magnificent.build import (
    CARDS,
    OTHERS,
    SMALL,
    TITLE,
    Seat,
    act,
    build,
    complete,
    die,
    end_show,
    first_of,
    lay,
    new,
    one,
    position,
    show,
    take,
    with_camp,
)

pytestmark = pytest.mark.engine

ZONE = ["XXX......"] * 3 + ["........."] * 6
ALMOST = ["XXX......"] * 2 + ["XX......."] + ["........."] * 6


def promise(state: MagnificentState) -> float:
    """What the player in turn can still do."""
    return promised(weights.of(state), state)


def over(points: list[int]) -> MagnificentState:
    """A match that ended with these scores but for what the final scoring adds to all alike."""
    state = position(*[Seat(points=score) for score in points], players=len(points), round=3)
    final_scoring(state)
    return state.clone()


def test_a_win_is_above_everything() -> None:
    rich = one(Seat(points=200, coins=50, gems="O O O G G G P P P c c c"), round=3)
    won = over([50, 4])
    assert first(won, 0) > WIN > first(rich, 0)
    assert first(won, 1) < -WIN / 2 < first(one(Seat(points=-50)), 0)


def test_alone_more_points_are_better() -> None:
    assert first(over([60]), 0) > first(over([59]), 0) > WIN


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Seat(points=3), Seat(points=2)),
        (Seat(coins=6), Seat(coins=3)),
        (Seat(gems="c"), Seat(gems="O")),
        (Seat(gems="O"), Seat()),
        (Seat(markers=2), Seat(markers=1)),
        (Seat(trainers="T02"), Seat()),
        (Seat(tiles="OL OS"), Seat(tiles="OL")),
        (Seat(posters={1: SMALL}), Seat()),
        (Seat(posters={1: SMALL}, tiles="OL GS"), Seat(posters={1: SMALL}, tiles="PL PS")),
        (Seat(posters={1: SMALL}, tiles="OL"), Seat(posters={2: SMALL}, tiles="OL")),
        (Seat(tents={2: "2 points"}), Seat()),
        (Seat(tents={2: "2 points"}), Seat(tents={2: "1 coin + 1 point"})),
        (Seat(cards="M-13 M-10 I-3 II-3"), Seat(cards="M-01 M-04 M-02 M-05")),
    ],
)
def test_what_is_better(better: Seat, worse: Seat, round: int) -> None:
    assert first(one(better, round=round), 0) > first(one(worse, round=round), 0)


def test_the_bill_is_known() -> None:
    """MG-7.1: what the dice of one colour cost together, and what clear ones cost besides."""
    plain, dear = "I-1:orange-1 I-2 I-3 I-4", "I-1:orange-6 I-2 I-3 I-4"
    last = {"round": 3, "taken": 6}
    assert first(one(Seat(cards=plain, coins=1), **last), 0) > first(
        one(Seat(cards=dear, coins=1), **last), 0
    )
    spread = one(Seat(cards="I-1:orange-4 I-2:green-4 I-3 I-4", coins=4), round=3)
    clear = one(Seat(cards="I-1:orange-4 I-2:clear-4 I-3 I-4", coins=4), round=3)
    assert first(spread, 0) > first(clear, 0)


def test_a_missing_coin_costs_more_in_later_rounds() -> None:
    cards = "I-1:orange-6 I-2:orange-6 I-3:green-1 I-4:green-1"
    losses = [
        first(one(Seat(cards=cards, coins=12), round=n), 0)
        - first(one(Seat(cards=cards, coins=7), round=n), 0)
        for n in (1, 2, 3)
    ]
    assert losses == pytest.approx([5.0, 10.0, 15.0])


def test_a_bill_that_is_paid_counts_no_more() -> None:
    """MG-7.1, MG-7.2: the dice still lie on the cards while pairs are taken."""
    cards = [
        " ".join(f"{n}-{i}:{kind}-1" for i in range(1, 5))
        for n, kind in (("I", "orange"), ("II", "green"))
    ]
    state = position(Seat(cards=cards[0], coins=9), Seat(cards=cards[1], coins=9), taken=7)
    state.mode = asks.AFTER
    before = state.clone()
    act(state, "end-turn")
    assert state.mode == asks.PICKING
    assert state.coins == [5, 5]
    assert first(state, 1) == pytest.approx(first(before, 1), abs=1.0)


def test_the_card_chosen_to_score_counts_before_it_is_shown() -> None:
    """MG-7.4: the best of five is found although the others have not chosen yet."""
    worth = {}
    for card in ("I-1", "I-2", "I-4", "M-13", "M-20"):
        state = position(
            Seat(cards="I-1 I-2 I-4 M-13 M-20", gems="O O c", tents={2: "2 points"}), round=3
        )
        state.mode, state.waiting = asks.SCORING, 0b11
        state = state.clone()
        act(state, first_of("master") + CARDS.index(card))
        assert state.current() == 1
        worth[card] = first(state, 0)
    assert max(worth, key=lambda card: worth[card]) == "M-13"
    assert len(set(worth.values())) > 2


def test_cards_kept_in_a_draft_count() -> None:
    """MG-12.4."""
    state = new(3, 5, masters="drafted")
    worths = set()
    for action in state.legal_actions(0):
        after = state.clone()
        after.apply(0, action)
        worths.add(first(after, 0))
    assert len(worths) > 1


def test_zones_count_and_so_do_those_that_are_nearly_covered() -> None:
    empty = one(Seat(), round=3)
    full, almost = (with_camp(one(Seat(), round=3), 0, look) for look in (ZONE, ALMOST))
    assert first(full, 0) > first(almost, 0) > first(empty, 0)


def test_gems_fill_zones_when_no_turn_is_left() -> None:
    """MG-8.3."""
    cards = "I-1:orange-1 I-2:orange-1 I-3:orange-1 I-4:orange-1"
    nearly = one(Seat(cards=cards, coins=4), round=3, taken=7)
    helped = one(Seat(cards=cards, coins=4, gems="P"), round=3, taken=7)
    difference = [
        -first(state, 0) + first(with_camp(state, 0, ALMOST), 0) for state in (nearly, helped)
    ]
    assert difference[1] == pytest.approx(difference[0] + 4, abs=0.01)


def test_rivals_count_a_little() -> None:
    behind = position(Seat(points=10), Seat(points=20))
    level = position(Seat(points=10), Seat(points=10))
    assert first(level, 0) > first(behind, 0)


@pytest.mark.parametrize(("high", "low"), [("orange-2", "orange-1"), ("purple-6", "purple-5")])
def test_unused_power_promises_more_the_higher_it_is(high: str, low: str) -> None:
    promises = []
    for word in (high, low):
        state = position(Seat(tiles="OL"))
        state.dice[die(word)] = 1
        state = state.clone()
        act(state, first_of("die") + die(word))
        promises.append(promise(state))
    assert promises[0] >= promises[1] > 0


def test_a_show_promises_posters() -> None:
    """Power 6 allows two posters, power 2 one (MG-6.2)."""
    seat = Seat(tiles="OL GS PL OS", posters={1: SMALL, 2: "PL OS 4/1"}, tents={2: "2 points"})
    worths = []
    for word in ("purple-6", "orange-2"):
        state = position(seat, posters=OTHERS)
        act(state, first_of("die") + die(word), first_of("master") + state.held(0)[0])
        worths.append(promise(state))
    assert worths[0] > worths[1]


def test_a_poster_that_lies_face_down_is_worth_what_it_will_pay() -> None:
    """MG-6.4: completing it is better than leaving it, and ending the show then changes little."""
    seat = Seat(tiles="OL GS", posters={1: SMALL})
    state = position(seat, main="orange-2", posters=OTHERS)
    take(state, "orange-2", "I-1")
    show(state, 2)
    left, completed = state.clone(), state.clone()
    end_show(left)
    complete(completed, 1)
    before = first(completed, 0)
    end_show(completed)
    assert first(completed, 0) > first(left, 0)
    assert abs(first(completed, 0) - before) < 1
    assert reason(state, completed, 0).id == "magnificent-reason-points"
    assert takings(completed, 0) == (0, 0)


def faced_down(completed: bool, coins: int = 0, rest: str = "") -> MagnificentState:
    """A show in which the poster above section 1 was completed or not, in the last turn of a round. `rest`: other master cards."""
    cards = "I-1 " + (rest or "I-2:green-1 I-3:green-1 I-4:green-1")
    seat = Seat(cards=cards, coins=coins, tiles="OL GS", posters={1: SMALL})
    state = position(seat, main="orange-2", posters=OTHERS, round=3, taken=6)
    take(state, "orange-2", "I-1")
    show(state, 2)
    if completed:
        complete(state, 1)
    return state


def test_points_of_a_show_that_goes_on_count_once() -> None:
    """MG-6.4: poster and tent pay 4 points and 2 coins at the end; until then they stand in `takings`, never in both."""
    state = faced_down(completed=True)
    assert takings(state, 0) == (4, 2)
    assert takings(state, 1) == (0, 0)
    assert state.score[0] == 0
    standing_before = first(state, 0)
    end_show(state)
    assert (state.score[0], takings(state, 0)) == (4, (0, 0))
    assert first(state, 0) == pytest.approx(standing_before)


def test_coins_of_a_show_that_goes_on_pay_the_bill() -> None:
    """MG-7.1: the dice cost 5. With 3 coins each of the two that will come saves 3 points in round 3, with 5 it is worth 1/5 (MG-8.2)."""
    cards = "I-2:orange-1 I-3:orange-1 I-4:orange-1"
    gains = []
    for coins in (3, 5):
        before, after = (faced_down(done, coins=coins, rest=cards) for done in (False, True))
        assert bill(before, 0) == 5
        gains.append(first(after, 0) - (first(before, 0) - promise(before)))
    assert gains[0] - gains[1] == pytest.approx(2 * 3 - 2 / 5)


def test_a_poster_face_down_counts_for_a_card_that_counts_completed_ones() -> None:
    """MG-9.1: 3 points for each; the same card with another thing is not moved by it."""
    gains = []
    for bottom in ("3 per completed poster", "3 per marker"):

        def change(data: dict[str, Any], bottom: str = bottom) -> None:
            data["masters"]["I-1"] = f"1 coin | {bottom}"

        seat = Seat(tiles="OL GS", posters={1: SMALL})
        state = position(seat, main="orange-2", posters=OTHERS, change=change)
        take(state, "orange-2", "I-1")
        show(state, 2)
        before = first(state, 0) - promise(state)
        complete(state, 1)
        gains.append(first(state, 0) - promise(state) - before)
    assert gains[0] > gains[1] + 0.5


@pytest.mark.parametrize("cell", ["0.4.5", "0.2.5"])
def test_what_is_still_owed_is_promised(cell: str) -> None:
    """MG-4.3: a poster, and a gem without room, that wait are worth more than none; a poster more than a gem."""
    state = position(Seat(gems="c c c"), main="orange-2", posters=OTHERS)
    take(state, "orange-2", "I-1")
    build(state, 2)
    lay(state, "S", cell)
    assert len(state.owed) == 1
    without = state.clone()
    without.owed = []
    assert promise(state) > promise(without)
    with_poster, with_gem = state.clone(), state.clone()
    with_poster.owed, with_gem.owed = [O_POSTER * CELLS], [box.CLEAR * CELLS]
    assert promise(with_poster) > promise(with_gem) > 0


@pytest.mark.parametrize("name", ["bonus_build", "bonus_travel", "bonus_show"])
def test_power_for_one_action_counts_before_the_colour_is_named(name: str) -> None:
    """MG-3.3, MG-3.5: with it a clear die promises as much as with a higher face for that action, and never less than without."""
    seat = Seat(tiles="OL GS PL OS", posters={1: SMALL, 2: "PL OS 4/1"}, tents={2: "2 points"})
    state = position(seat, main="clear-1", posters=OTHERS)
    take(state, "clear-1", "I-1")
    assert state.colour == box.CLEAR
    more = state.clone()
    setattr(more, name, 12)
    assert promise(more) > promise(state)


@pytest.mark.parametrize("colour", [0, 1, 2])
def test_a_clear_die_promises_the_best_of_its_colours(colour: int) -> None:
    """MG-3.3: it is worth as much before its colour is named as with the best one."""
    state = position(Seat(tiles="OL", cards="I-2:green-6 I-1 I-3 I-4"), main="clear-4")
    take(state, "clear-4", "I-1")
    before = promise(state)
    act(state, first_of("name-colour") + colour)
    assert promise(state) == before if colour == 1 else promise(state) <= before


def test_nothing_is_promised_to_whoever_is_not_in_turn() -> None:
    state = position(Seat(tiles="OL"))
    before = first(state, 1)
    act(state, "die purple 6", first_of("master") + state.held(0)[0])
    assert first(state, 1) == before


@pytest.mark.parametrize(
    ("players", "options"),
    [(players, {}) for players in (1, 2, 3, 4)]
    + [(players, {"masters": "drafted", "spare": "deck"}) for players in (1, 2, 3)]
    + [(4, {"masters": "drafted"})],
)
def test_it_looks_at_nothing_hidden(players: int, options: dict[str, str]) -> None:
    state = new(players, 3, **options)
    rng = state.chance.stream("value")
    for step in range(120):
        player = state.current()
        for seat in range(players):
            guess = state.resample(seat, rng)
            assert first(guess, seat) == first(state, seat)
            assert evaluate(guess, seat) == evaluate(state, seat)
        legal = state.legal_actions(player)
        state.apply(player, legal[step * 7 % len(legal)])
        if state.is_final():
            break


def change(state: MagnificentState, **values: object) -> MagnificentState:
    """A later position that differs in these lists."""
    after = state.clone()
    for name, value in values.items():
        setattr(after, name, value)
    return after


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("score", [4, 0], "magnificent-reason-points"),
        ("camp", [7, 0], "magnificent-reason-camp"),
        ("tent", [16, 3, -1, -1, -1, 16, -1, -1, -1, -1], "magnificent-reason-tent"),
        ("poster", [9, -1, -1, -1, -1, -1, -1, -1, -1, -1], "magnificent-reason-posters"),
        ("poster", [-1, -1, 30, -1, -1, -1, -1, -1, -1, -1], "magnificent-reason-order"),
        ("gems", [1, 0, 0, 0, 0, 0, 0, 0], "magnificent-reason-gems"),
        ("coins", [1, 0], "magnificent-reason-coins"),
        ("markers", [1, 0], "magnificent-reason-markers"),
        ("hat", [3, -1, 1, -1], "magnificent-reason-position"),
    ],
)
def test_reasons(name: str, value: list[int], expected: str) -> None:
    before = position()
    before.poster[0] = 30 if expected == "magnificent-reason-order" else -1
    assert reason(before, change(before, **{name: value}), 0).id == expected


def test_the_reason_of_a_win() -> None:
    assert gained(position(), over([50, 4]), 0, TITLE.reason).id == "reason-win"
    assert gained(position(), over([50, 4]), 1, TITLE.reason).id != "reason-win"
    assert gained(position(players=1), over([5]), 0, TITLE.reason).id == "magnificent-reason-points"


def test_reasons_of_what_is_chosen_from_a_display() -> None:
    """A card says what it is worth, a trainer what it does; what is discarded is kept from the other."""
    told: dict[int, set[str]] = {}
    for seed in range(3):
        state = new(2, seed, masters="drafted")
        rng = Rng(seed_from(seed))
        while not state.is_final():
            player = state.current()
            before = state.clone()
            state.apply(player, rng.pick(state.legal_actions(player)))
            told.setdefault(before.mode, set()).add(reason(before, state, player).id)
    assert told[asks.KEEP] == {"magnificent-reason-card"}
    assert told[asks.PICKING] == {"magnificent-reason-card"}
    assert told[asks.TRAINER] == {"magnificent-reason-trainer"}
    assert told[asks.DISCARDING] == {"magnificent-reason-denies"}
    assert "magnificent-reason-score" in told[asks.SCORING]
    # The last to choose has the points at once, or none.
    others = {"magnificent-reason-points", "magnificent-reason-position"}
    assert told[asks.SCORING] <= {"magnificent-reason-score", *others}
