"""Ways to play that look for trouble: by chance, always alike, never ending, round in circles, back and forth."""

from collections.abc import Callable

from chapiteau.chance import Rng
from chapiteau.game import CHANCE, State, bit
from chapiteau.match import Match

UNDO = -1
Step = tuple[int, int]
"""(player, action), or (player, UNDO)."""
Way = Callable[[Match, Rng], Step]


def steps(match: Match) -> list[Step]:
    """All legal steps of all players."""
    state = match.state
    return [(p, action) for p in state.to_act() for action in state.legal_actions(p)]


def do(match: Match, step: Step) -> None:
    """Make a step or an undo."""
    player, action = step
    if action == UNDO:
        match.undo(player)
    else:
        match.act(player, action)


def skip(match: Match, percent: int) -> None:
    """Play by chance, as if so many percent of the match were over."""
    if percent == 0:
        return
    steps: list[Step] = []
    trial = match.state.clone()
    rng = trial.chance.stream("skip")
    while not trial.is_final():
        player = rng.pick(trial.to_act())
        steps.append((player, rng.pick(trial.legal_actions(player))))
        trial.apply(*steps[-1])
    for step in steps[: len(steps) * percent // 100]:
        do(match, step)


def noticed(match: Match, step: Step) -> int:
    """The mask of viewers who would notice a step, without making it."""
    if step[1] != UNDO:
        return noticed_in(match.state, step)
    trial = match.fork(match.state.clone())
    trial.undo(step[0])
    return trial.noticed()


def noticed_in(state: State, step: Step) -> int:
    """The same for a position and a step that is no undo."""
    trial = state.clone()
    trial.telling = True
    trial.apply(*step)
    mask = bit(step[0])
    for event in trial.events:
        mask |= event.audience
    return mask


def chance(match: Match, rng: Rng) -> Step:
    """Any step."""
    options = steps(match)
    return options[rng.below(len(options))]


def first(match: Match, rng: Rng) -> Step:
    """The lowest action of the first player."""
    return steps(match)[0]


def last(match: Match, rng: Rng) -> Step:
    """The highest action of the last player."""
    return steps(match)[-1]


def prefer(wish: Callable[[Match, Step, State], bool]) -> Way:
    """Any step after which `wish` holds (it gets the match before, the step, the position after), else any."""

    def choose(match: Match, rng: Rng) -> Step:
        options = steps(match)
        liked = [step for step in options if wish(match, step, after(match.state, step))]
        pool = liked or options
        return pool[rng.below(len(pool))]

    return choose


def after(state: State, step: Step) -> State:
    """The position after a step, without making it."""
    trial = state.clone()
    trial.apply(*step)
    return trial


stay = prefer(lambda match, step, then: then.turn == match.state.turn)
"""Never ends a turn."""
hurry = prefer(lambda match, step, then: then.turn != match.state.turn)
"""Always ends the turn."""
gamble = prefer(lambda match, step, then: bool(then.learned & CHANCE))
"""Likes chance."""
hide = prefer(lambda match, step, then: then.learned == 0)
"""Never lets anybody learn anything."""


def group(name: str) -> Way:
    """Likes one kind of action: only swaps, only draws ..."""

    def choose(match: Match, rng: Rng) -> Step:
        options = steps(match)
        state = match.state
        liked = [
            (player, choice.action)
            for player in state.to_act()
            for choice in state.kinds().choices(state, player)
            if choice.group == name
        ]
        pool = liked or options
        return pool[rng.below(len(pool))]

    return choose


def circle() -> Way:
    """Likes to come back to positions that were there before."""
    seen: set[tuple[int, ...]] = set()
    back = prefer(lambda match, step, then: then.key() in seen)

    def choose(match: Match, rng: Rng) -> Step:
        seen.add(match.state.key())
        return back(match, rng)

    return choose


def regret(match: Match, rng: Rng) -> Step:
    """Takes back two steps of three, where that is allowed."""
    if rng.below(3):
        for player in range(match.players):
            if match.undo_state(player).allowed:
                return player, UNDO
    return chance(match, rng)


def given(choices: list[int]) -> Way:
    """The steps that a list of numbers picks, then any: what hypothesis can shrink."""
    left = list(reversed(choices))

    def choose(match: Match, rng: Rng) -> Step:
        options = steps(match)
        return options[left.pop() % len(options)] if left else chance(match, rng)

    return choose


def ways() -> dict[str, Callable[[], Way]]:
    """All of them by name, each made anew for a match, but `given` and `group`."""
    fixed = {
        "chance": chance,
        "first": first,
        "last": last,
        "stay": stay,
        "hurry": hurry,
        "gamble": gamble,
        "hide": hide,
        "regret": regret,
    }
    return {name: (lambda way=way: way) for name, way in fixed.items()} | {"circle": circle}
