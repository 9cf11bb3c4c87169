"""Why a player does what it does: what the first step of its plan brings at once, and what the whole plan is for."""

from collections.abc import Callable

from chapiteau.chance import Rng
from chapiteau.game import CHANCE, State, bit
from chapiteau.words import Message

Reason = Callable[[State, State, int], Message]
"""A title's `reason`: (before, after, player)."""


def explain(actions: list[int], worlds: list[State], player: int, reason: Reason) -> Message:
    """What the first step of a line brings at once, and what the whole line is for where that is more or something else."""
    start = worlds[0]
    goal = gain(actions, worlds, player, reason)
    if len(actions) == 1:
        return goal
    still = start.clone()
    still.learned = 0
    nothing = gained(start, still, player, reason)
    step = gain(actions[:1], worlds, player, reason)
    if step == nothing:
        return Message("reason-plan", {"steps": len(actions), "goal": goal})
    if step == goal:
        return goal
    return Message("reason-step", {"steps": len(actions), "goal": goal, "step": step})


def guesses(state: State, player: int, count: int, rng: Rng) -> list[State]:
    """The state itself, which is a guess too (`Player`), and others that the player cannot tell from it."""
    found = [state]
    for _ in range(count - 1):
        found.append(state.resample(player, rng))
    return found


def gain(actions: list[int], worlds: list[State], player: int, reason: Reason) -> Message:
    """The title's reason for these steps. What they bring in some worlds only is luck, which is no reason."""
    found: Message | None = None
    for world in worlds:
        state = world.clone()
        learned = False
        for action in actions:
            state.advance(player, action)
            learned = learned or learns(state, player)
        told = gained(world, state, player, reason)
        if not learned:
            return told
        if found is not None and told != found:
            return Message("reason-learn")
        found = told
    assert found is not None
    return found


def gained(before: State, after: State, player: int, reason: Reason) -> Message:
    """What leads from one position to the other brings: the win, or what the title says."""
    if after.is_final() and after.ranking()[player] == 1 < max(after.ranking()):
        return Message("reason-win")
    return reason(before, after, player)


def learns(state: State, player: int) -> bool:
    """Whether the last step told `player` something, or chance decided."""
    return state.learned & (CHANCE | bit(player)) != 0
