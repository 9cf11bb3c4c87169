"""Exact search of Flip Circus: the running turn and whole turns after it, by alpha-beta with a transposition table.

A seat that has seen little does not know how the tokens lie. So each action is judged by its mean over the layouts that are still possible,
all of them or a fair choice of MOST_LAYOUTS: after some four turns there is hardly more than one. The search goes one turn further as
long as the nodes that it may look at are enough for all layouts.

A draw offer is answered by what this search says, and made by who would welcome it.
"""

from math import inf
from typing import Final

from mypy_extensions import i64

from chapiteau.chance import Rng
from chapiteau.title import Plan
from chapiteau.titles.flip_circus import packed
from chapiteau.titles.flip_circus.alphabeta import INFINITE, Solver, place_of
from chapiteau.titles.flip_circus.rules import kinds, secrecy
from chapiteau.titles.flip_circus.rules.position import ANSWER
from chapiteau.titles.flip_circus.rules.state import FlipState

MOST_LAYOUTS: Final = 12
MOST_BOUGHT: Final = 2
"""Actions that one buys in a turn, where the rules allow as many: more are seldom worth their nodes."""
DEEPEST: Final = 12
"""Turns after the running one."""
MARGIN: Final = 30_000
"""In one of several layouts all actions are worth knowing that are so near to the best; of the others it is enough that they are worse."""
WELCOME: Final = -150_000
"""A draw is welcome to a side whose position is worth less than this."""


def plans(state: FlipState, player: int, nodes: int, rng: Rng) -> list[Plan]:
    """What each legal action of the seat to act is worth to it, as `value.evaluate` counts, best first, with the own steps that follow.

    `nodes`: positions to look at, for all layouts together. For a position as `resample` gives it.
    """
    legal = state.legal_actions(player)
    worlds = possible(state, player, rng)
    if state.phase == ANSWER:
        return answers(state, player, worlds, nodes)
    solver = solver_for(state, nodes)
    left = [action for action in legal if action <= packed.END]
    found: list[Plan] = []
    for turns in range(DEEPEST):
        deeper, layouts = judged(solver, worlds, left, turns)
        if turns and layouts < len(worlds):
            break
        found = sorted(deeper, key=plan_rank)
        left = [plan.actions[0] for plan in found]
        if layouts < len(worlds) or abs(found[0].value) > packed.WIN / 2000:
            break  # no more nodes; or it ends so whatever else is looked at
    if kinds.OFFER.first not in legal:
        return found
    offer = [kinds.OFFER.first]
    # FC-8.3: it is refused or a draw, so it costs nothing.
    if found and found[0].value >= WELCOME / 1000:
        return [*found, Plan(-inf, offer)]
    return [Plan(WELCOME / 1000, offer), *found]


def solver_for(state: FlipState, nodes: int) -> Solver:
    """One that buys no more actions than the rules of this match allow (FC-8.2)."""
    return Solver(min(state.box.most_bought or MOST_BOUGHT, MOST_BOUGHT), nodes)


def plan_rank(plan: Plan) -> float:
    """Best first."""
    return -plan.value


def judged(
    solver: Solver, worlds: list[FlipState], actions: list[int], turns: int
) -> tuple[list[Plan], int]:
    """What the actions are worth in the mean of the layouts, `turns` turns after this one; and in how many layouts: the nodes may not be
    enough for all. The running turn is looked at in one of them in any case, as far as they go."""
    totals = [0] * len(actions)
    lines = [[action] for action in actions]
    done = 0
    for state in worlds:
        position = packed.pack(state)
        front, back, meta = position
        solver.drawn = thirds(state)
        worths: list[int] = []
        best: i64 = -INFINITE
        low: i64 = -INFINITE
        for i, action in enumerate(actions):
            f, b, m = packed.after(front, back, meta, action)
            worth = solver.child(f, b, m, action, turns, 0, low, INFINITE)
            worths.append(int(worth))
            if worth > best:
                best = worth
                low = best - MARGIN if len(worlds) > 1 else best - 1
            if done == 0:
                lines[i] = solver.line(position, action, turns)
        if solver.nodes > solver.limit and (turns or done):
            break
        totals = [total + worth for total, worth in zip(totals, worths, strict=True)]
        done += 1
    plans = [Plan(totals[i] / max(done, 1) / 1000, lines[i]) for i in range(len(actions))]
    return plans, done


def answers(state: FlipState, player: int, worlds: list[FlipState], nodes: int) -> list[Plan]:
    """Whether to take a draw: by what the position is worth to the side that offers."""
    accept, refuse = kinds.ACCEPT.first, kinds.REFUSE.first
    solver = solver_for(state, nodes)
    total = 0
    for world in worlds:
        front, back, meta = packed.pack(world)
        solver.nodes = 0
        solver.drawn = thirds(world)
        worth = int(solver.search(front, back, meta, 0, 0, -INFINITE, INFINITE))
        total += worth if player & 1 == state.mover & 1 else -worth
    goes_on = total / len(worlds) / 1000
    drawn = WELCOME / 1000
    both = [Plan(drawn, [accept]), Plan(goes_on, [refuse])]
    return both if drawn > goes_on else both[::-1]


def possible(state: FlipState, player: int, rng: Rng) -> list[FlipState]:
    """The layouts that the seat cannot tell apart: all, or as many as are looked at, each as likely as any other."""
    found = secrecy.possible_backs(state, player)
    chosen = list(range(len(found)))
    if len(found) > MOST_LAYOUTS:
        rng.shuffle(chosen)
    worlds: list[FlipState] = []
    for number in chosen[:MOST_LAYOUTS]:
        world = state.clone()
        world.backs = found[number]
        worlds.append(world)
    return worlds


def thirds(state: FlipState) -> dict[int, bool]:
    """The starts of turns that have stood twice (FC-8.3), as `place_of` numbers them."""
    found: dict[int, bool] = {}
    starts = state.starts
    for i in range(len(starts) - 1):
        if starts[i] == starts[i + 1]:
            start, bits = starts[i], state.box.bits
            mover = start & 3
            theirs = start >> 2 & ((1 << bits) - 1)
            mine = start >> 2 + bits & ((1 << bits) - 1)
            if mover != state.next_mover() and state.players > 2:
                continue  # another team mate: not the same start
            front, back = laid(state, start >> 2 + 2 * bits)
            meta = (mover & 1) << packed.SIDE | mine << packed.APPLAUSE0
            meta |= theirs << packed.APPLAUSE1
            found[place_of(front, back, meta)] = True
    return found


def laid(state: FlipState, code: int) -> tuple[int, int]:
    """The ring that a `Position.code` stands for, as front and back, with the tokens of this layout."""
    up = [0] * 10
    down = [0] * 10
    for place, cell in enumerate(state.cells):
        token = cell >> 1
        sides = [state.faces[place], state.backs[token]]
        up[token], down[token] = sides[cell & 1], sides[1 - (cell & 1)]
    front = back = 0
    for place in range(10):
        cell = code >> 5 * place & 31
        token = cell >> 1
        one, other = (down[token], up[token]) if cell & 1 else (up[token], down[token])
        front |= 1 << (10 * one + place)
        back |= 1 << (10 * other + place)
    return front, back
