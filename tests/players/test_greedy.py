"""Greedy: it plans to the end of its turn, hopes for no luck it cannot know of, and always comes to an end."""

from collections.abc import Callable

import pytest

from chapiteau import build_name
from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import CHANCE, State, bit
from chapiteau.players import registry
from chapiteau.players.base import Decision
from chapiteau.players.own_turn import OwnTurn
from chapiteau.players.planner import Planner
from chapiteau.players.seat import decide
from chapiteau.registry import names, title
from chapiteau.words import Message

pytestmark = pytest.mark.engine
interpreted = pytest.mark.skipif(
    build_name() == "compiled", reason="plain Python cannot inherit from a compiled State"
)

Reason = Callable[[State, State, int], Message]

UP, DOWN, JUMP, OPEN, ASK, STOP, YES, NO = range(8)


class Walk(State):
    """One walks, the other may be asked. The walker's height counts when the turn is over, and may go up and down without end.

    JUMP from height -3 leads to 9. OPEN, instead of going UP, looks into a box of 0 to 4 and adds twice that less 2. ASK lets the
    other say YES (lose 5) or NO (win 5).
    """

    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(players, chance)
        self.height = 0
        self.box = chance.stream("box").below(5)
        self.opened = False
        self.asked = False
        self.allowed = [UP, DOWN, STOP]
        self.lowest = -3
        self.highest = 3

    def to_act(self) -> list[int]:
        if self.turn:
            return []
        return [1] if self.asked else [0]

    def find_legal(self, player: int) -> list[int]:
        if player not in self.to_act():
            return []
        if self.asked:
            return [YES, NO]
        legal = list(self.allowed)
        if self.height <= self.lowest and DOWN in legal:
            legal.remove(DOWN)
        if self.height >= self.highest and UP in legal:
            legal.remove(UP)
        if self.height == -3:
            legal.append(JUMP)
        if self.opened or self.height:
            legal = [action for action in legal if action != OPEN]
        if self.opened:
            legal = [action for action in legal if action != UP]
        return sorted(legal)

    def do(self, player: int, action: int) -> None:
        if action == UP:
            self.height += 1
        elif action == DOWN:
            self.height -= 1
        elif action == JUMP:
            self.height = 9
        elif action == OPEN:
            self.opened = True
            self.learned |= CHANCE | bit(0)
            self.height += 2 * self.box - 2
        elif action == ASK:
            self.asked = True
            self.allowed = [STOP]
        elif action == STOP:
            self.turn += 1
        else:
            self.asked = False
            self.height += 5 if action == NO else -5

    def ranking(self) -> list[int]:
        return [1] * self.players

    def clone(self) -> "Walk":
        copy = Walk(self.players, self.chance)
        copy.copy_base(self)
        copy.height, copy.box, copy.opened = self.height, self.box, self.opened
        copy.asked, copy.allowed = self.asked, list(self.allowed)
        copy.lowest, copy.highest = self.lowest, self.highest
        return copy

    def resample(self, player: int, rng: Rng) -> "Walk":
        copy = self.clone()
        copy.chance = Chance(rng.seed())
        if not self.opened:
            copy.box = rng.below(5)
        return copy

    def key(self) -> tuple[int, ...]:
        return (self.turn, self.height, self.box, self.opened, self.asked, *self.allowed)


def height(state: State, player: int) -> float:
    assert isinstance(state, Walk)
    return state.height if player == 0 else -state.height


def why(before: State, after: State, player: int) -> Message:
    assert isinstance(before, Walk)
    assert isinstance(after, Walk)
    return Message("test", {"from": before.height, "to": after.height})


def walk(allowed: list[int]) -> Walk:
    state = Walk(2, Chance(seed_from(1)))
    state.allowed = allowed
    return state


def play_turn(state: Walk, seed: int = 1) -> list[int]:
    bot = Planner(OwnTurn(height).plans, why, 0)
    rng = Rng(seed_from(seed))
    done: list[int] = []
    while state.current() == 0:
        done.append(decide(bot, state, 0, rng).action)
        state.apply(0, done[-1])
        assert len(done) < 50
    return done


@interpreted
def test_it_goes_the_shortest_way_to_the_best_end() -> None:
    state = walk([UP, DOWN, STOP])
    state.lowest = 0
    assert play_turn(state) == [UP, UP, UP, STOP]


@interpreted
def test_it_goes_down_first_where_that_leads_higher_in_the_end() -> None:
    state = walk([UP, DOWN, STOP])
    assert play_turn(state) == [DOWN, DOWN, DOWN, JUMP, STOP]


@interpreted
def test_a_turn_that_could_go_on_for_ever_ends() -> None:
    state = walk([UP, DOWN, STOP])
    state.lowest = -2
    assert play_turn(state) == [UP, UP, UP, STOP]


@interpreted
@pytest.mark.parametrize("seed", range(12))
def test_luck_is_judged_by_its_mean(seed: int) -> None:
    """The box gives -2 to 6, in the mean 2: better than nothing and worse than 5, whatever this one holds."""
    state = Walk(2, Chance(seed_from(seed)))
    state.allowed, state.lowest = [UP, OPEN, STOP], 0
    bot = Planner(OwnTurn(height).plans, why, 0)
    for highest, expected in ((0, OPEN), (5, UP)):
        state.highest = highest
        state._legal_player = -1
        assert decide(bot, state, 0, Rng(seed_from(seed))).action == expected


def test_the_boxes_of_that_test_hold_everything() -> None:
    boxes = {Chance(seed_from(seed)).stream("box").below(5) for seed in range(12)}
    assert boxes == {0, 1, 2, 3, 4}


@interpreted
def test_it_does_not_count_on_friendly_answers() -> None:
    """Asking may win 5 or lose 5, as the other likes."""
    state = walk([ASK, STOP])
    assert play_turn(state) == [STOP]


def climb(before: State, after: State, player: int) -> Message:
    assert isinstance(before, Walk)
    assert isinstance(after, Walk)
    return Message("climb", {"by": max(0, after.height - before.height)})


def reasons(state: Walk, why: Reason, seed: int = 1) -> list[Message]:
    """Those of all steps of a turn."""
    rng = Rng(seed_from(seed))
    told: list[Message] = []
    while state.current() == 0:
        action, reason, _ = decide(Planner(OwnTurn(height).plans, why, 0), state, 0, rng)
        state.apply(0, action)
        told.append(reason)
    return told


@interpreted
def test_the_reason_says_what_the_step_brings_and_what_the_plan_is_for() -> None:
    state = walk([UP, DOWN, STOP])
    state.lowest = 0
    goals = [Message("test", {"from": low, "to": 3}) for low in range(3)]
    assert reasons(state, why) == [
        Message(
            "reason-step",
            {"step": Message("test", {"from": 0, "to": 1}), "steps": 4, "goal": goals[0]},
        ),
        Message(
            "reason-step",
            {"step": Message("test", {"from": 1, "to": 2}), "steps": 3, "goal": goals[1]},
        ),
        goals[2],  # The last step up brings it; that the turn then ends adds nothing.
        Message("test", {"from": 3, "to": 3}),
    ]


@interpreted
def test_a_step_that_brings_nothing_yet_is_not_said_to_bring_what_the_plan_does() -> None:
    """Going down brings nothing, but leads to where one can jump."""
    told = reasons(walk([UP, DOWN, STOP]), climb)
    jumps = [Message("climb", {"by": 9 + down}) for down in range(4)]
    plans = [Message("reason-plan", {"steps": 5 - i, "goal": jumps[i]}) for i in range(3)]
    assert told == [*plans, jumps[3], Message("climb", {"by": 0})]


@interpreted
@pytest.mark.parametrize("seed", range(6))
def test_luck_is_no_reason(seed: int) -> None:
    """What the box holds is not known before, so it is not promised, whatever it holds in the world that the player thinks of."""
    state = Walk(2, Chance(seed_from(seed)))
    state.allowed, state.lowest, state.highest = [UP, OPEN, STOP], 0, 0
    assert reasons(state, why, seed)[0] == Message("reason-learn")


@interpreted
def test_without_a_choice_it_does_not_think() -> None:
    state = walk([STOP])
    decision = Planner(OwnTurn(height).plans, why, 0).choose(state, 0, Rng(seed_from(1)))
    assert decision == Decision(STOP, Message("reason-only"))


@pytest.mark.parametrize("name", names())
def test_equal_questions_get_equal_answers(name: str) -> None:
    found = title(name)
    bot = registry.make("greedy", found)
    state = found.new(2, {}, seed_from(2))
    first, again = (decide(bot, state, state.current(), Rng(seed_from(4))) for _ in range(2))
    assert first == again


@pytest.mark.long
@pytest.mark.parametrize("name", names())
def test_its_turns_are_short(name: str) -> None:
    """Flip Circus allows thousands of steps in one turn; a table does not wait for that."""
    found = title(name)
    bot = registry.make("greedy", found)
    state = found.new(found.meta.players[0], {}, seed_from(9))
    rng = Rng(seed_from(9))
    turn, steps, total = -1, 0, 0
    while (seat := state.current()) >= 0 and total < 150:
        steps = steps + 1 if state.turn == turn else 1
        turn = state.turn
        assert steps <= 60
        state.apply(seat, decide(bot, state, seat, rng).action)
        total += 1


class Ballot(State):
    """Two vote at the same time, secretly: YES wins 6 for the first if the other says YES too, and else loses 2; NO is worth 1."""

    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(players, chance)
        self.votes = [-1] * players

    def to_act(self) -> list[int]:
        return [seat for seat, vote in enumerate(self.votes) if vote < 0]

    def find_legal(self, player: int) -> list[int]:
        return [YES, NO] if self.votes[player] < 0 else []

    def do(self, player: int, action: int) -> None:
        self.votes[player] = action
        if not self.to_act():
            self.turn += 1

    def ranking(self) -> list[int]:
        return [1] * self.players

    def clone(self) -> "Ballot":
        copy = Ballot(self.players, self.chance)
        copy.copy_base(self)
        copy.votes = self.votes[:]
        return copy

    def resample(self, player: int, rng: Rng) -> "Ballot":
        return self.clone()

    def key(self) -> tuple[int, ...]:
        return tuple(self.votes)


def ballot(state: State, player: int) -> float:
    assert isinstance(state, Ballot)
    if state.votes[0] == NO:
        return 1.0
    return 6.0 if state.votes[1] == YES else -2.0


@interpreted
def test_who_decides_at_the_same_time_is_not_expected_to_know() -> None:
    """At worst YES loses 2, but half of the time it wins 6."""
    chosen = [
        decide(
            Planner(OwnTurn(ballot).plans, lambda before, after, player: Message("test"), 0),
            state,
            0,
            rng,
        )
        for state, rng in (
            (Ballot(2, Chance(seed_from(seed))), Rng(seed_from(seed))) for seed in range(20)
        )
    ]
    assert sum(decision.action == YES for decision in chosen) > 14
