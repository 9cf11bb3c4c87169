"""How good a position of The Magnificent is for a seat: the points that it may come to, and in its own turn what its power can still do.

`first` is the eye that `greedy` keeps: what a seat has, by hand-made weights (`worth`). `evaluate` is a sum of `features`, each with a
weight that was fitted to the results of matches (`found`).
"""

from collections.abc import Callable
from typing import Any, Final

from chapiteau.titles.the_magnificent import weights, worth
from chapiteau.titles.the_magnificent.features import NAMES, features
from chapiteau.titles.the_magnificent.found import FOUND, STAGES
from chapiteau.titles.the_magnificent.rules import asks, box, camp, perform, turn
from chapiteau.titles.the_magnificent.rules.position import A_NONE, O_POSTER, Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.weights import Weights

WIN: Final = 1000.0
"""A won match; a lost one is -WIN."""
RIVAL: Final = 0.2
"""What a point of the best other player costs."""


class Sum:
    """`evaluate` with weights: by stage, and there by feature."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.rows = rows

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.rows,)

    def evaluate(self, state: MagnificentState, player: int) -> float:
        """The points that a seat may come to, less RIVAL of those of the best other one; a won match WIN.

        For computer players, on resampled states. It looks at nothing that is hidden from the seat.
        """
        if state.mode == asks.OVER:
            return ended(state, player)
        row = self.rows[stage(state, player)]
        said = features(state, player)
        value = -RIVAL * best_other(state, player)
        for i in range(len(row)):
            value += row[i] * said[i]
        if player == state.player:
            value += promise(weights.of(state), state)
        return value


def with_weights(changed: dict[str, list[float]]) -> Callable[[MagnificentState, int], float]:
    """`evaluate` where some of the weights have other values, one for each stage."""
    return weighted({**FOUND, **changed}).evaluate


def weighted(by_name: dict[str, list[float]]) -> Sum:
    """The sum with these weights."""
    return Sum([[by_name[name][i] for name in NAMES] for i in range(len(STAGES))])


USUAL: Final = weighted(FOUND)


def evaluate(state: MagnificentState, player: int) -> float:
    """`Sum.evaluate` with the weights that were found."""
    return USUAL.evaluate(state, player)


def first(state: MagnificentState, player: int) -> float:
    """As `greedy` sees it: a point is worth 1, a won match WIN."""
    if state.mode == asks.OVER:
        return ended(state, player)
    w = weights.of(state)
    value = worth.standing(w, state, player) - RIVAL * best_other(state, player)
    if player == state.player:
        value += promise(w, state)
    return value


def ended(state: MagnificentState, player: int) -> float:
    """A match that is over: won or lost, then points."""
    return WIN * (2.0 * state.returns()[player] - 1.0) + state.score[player]


def best_other(state: Position, player: int) -> int:
    """The most points of another, 0 if that is more."""
    return max([0] + [state.score[other] for other in range(state.players) if other != player])


def stage(state: Position, player: int) -> int:
    """Which of `found.STAGES` it is for a player: how many turns are over, the running one included."""
    left = min(worth.turns_left(state, player), box.TURNS)
    return box.TURNS * state.round - left


def promise(w: Weights, state: Position) -> float:
    """What the player in turn can still do in this turn, roughly: the best of building, travelling and performing."""
    if state.mode <= asks.DIE or state.mode > asks.AFTER:
        return 0.0
    turns = worth.turns_left(state, state.player) + box.TURNS * (box.ROUNDS - state.round)
    if state.action == A_NONE:
        reach, colour = state.die_face[state.card] + state.bonus, state.colour
        if state.mode == asks.CARD:
            reach, colour = state.die % 6 + 1, state.die // 6
        # MG-3.3: the best of the three colours for a clear die.
        colours = [colour] if colour < box.CLEAR else [0, 1, 2]
        return max(
            [best_action(w, state, reach + turn.earlier(state, c), c, turns) for c in colours]
        )
    if state.mode == asks.SHOWING:
        return completing(w, state, state.may_complete, turns)
    return (
        tile_value(w, state, state.colour * 2, turns) * state.left_small
        + tile_value(w, state, state.colour * 2 + 1, turns) * state.left_large
        + claims(w, state, turns)
    )


def claims(w: Weights, state: Position, turns: int) -> float:
    """MG-4.3: what bonus spaces still owe."""
    part = 0.5 + 0.5 * turns / worth.ALL_TURNS
    value = 0.0
    for waiting in state.owed:
        value += w.new_poster * part if waiting // camp.CELLS == O_POSTER else w.coin
    return value


def best_action(w: Weights, state: Position, reach: int, colour: int, turns: int) -> float:
    """The best of the three actions with so much power, besides that for one of them alone."""
    return max(
        building(w, state, reach + state.bonus_build, colour, turns),
        travelling(w, state, reach + state.bonus_travel, colour, turns),
        performing(w, state, reach + state.bonus_show, turns),
    )


def building(w: Weights, state: Position, reach: int, colour: int, turns: int) -> float:
    """MG-4: the best level."""
    side = state.box.sides[state.board[state.player]]
    small = tile_value(w, state, colour * 2, turns)
    large = tile_value(w, state, colour * 2 + 1, turns)
    levels = [i for i, needed in enumerate(side.power) if needed <= reach]
    return max([0.0] + [side.tiles[i * 2] * small + side.tiles[i * 2 + 1] * large for i in levels])


def tile_value(w: Weights, state: Position, tile: int, turns: int) -> float:
    """A tile in the camp, with the posters that want it."""
    if not state.box.figures[tile].fits(state.camp[state.player]):
        return 0.0
    value = w.tile_large if tile & 1 else w.tile_small
    if turns == 0:
        return value / 2
    built = state.built[state.player * 6 + tile]
    at = state.player * box.SECTIONS
    for section in range(at, at + box.SECTIONS):
        poster = state.poster[section]
        if poster >= 0 and state.box.needs[poster * 6 + tile] > built:
            value += w.wanted
    return value


def travelling(w: Weights, state: Position, reach: int, colour: int, turns: int) -> float:
    """MG-5: the best number of steps, once round at most."""
    if turns == 0:
        return 0.0
    player = state.player
    part = 0.5 + 0.5 * turns / worth.ALL_TURNS
    vacant = min(state.tent[player * box.SECTIONS : (player + 1) * box.SECTIONS]) < 0
    store = state.gems[player * 4 : player * 4 + 4]
    value = 0.0
    best = 0.0
    for step in range(1, min(reach, box.RING) + 1):
        place = colour * box.RING + (state.wagon[colour] + step) % box.RING
        gem = state.box.ring[place]
        if gem >= 0:
            if store[gem] < box.MOST_GEMS:
                store[gem] += 1
                value += part * (w.clear_gem if gem == box.CLEAR else w.gem)
            else:
                value += w.coin
        elif state.ring_tent[place] < 0:
            value += w.new_poster * part
        elif vacant and value + w.new_tent * part > best:
            best = value + w.new_tent * part
        if value > best:
            best = value
    return best


def performing(w: Weights, state: Position, reach: int, turns: int) -> float:
    """MG-6: the best of the vacant show spaces."""
    posters = state.box.posters_of_show
    most = max([0] + [posters[i] for i in perform.vacant(state, reach)])
    return completing(w, state, most, turns)


def completing(w: Weights, state: Position, most: int, turns: int) -> float:
    """MG-6.3: the best posters that can be completed now, so many at most. Whether the tiles are enough for all of them is left open."""
    if most == 0:
        return 0.0
    player = state.player
    gains: list[float] = []
    for section in range(box.SECTIONS):
        if perform.completable(state, player, section):
            gain = worth.poster_worth(w, state, player, section)
            gains.append(gain * (1.0 - worth.chance_of(w, state, player, section) * (turns > 0)))
    return worth.best(0.0, gains, [1.0] * most + [0.0] * box.SECTIONS)
