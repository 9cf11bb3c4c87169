"""Lines: rows of own steps, found by a beam that narrows. What the players that plan their turn begin with."""

from typing import Final

from chapiteau.game import State
from chapiteau.players.explain import learns
from chapiteau.players.policy import Evaluate

LENGTH: Final = 12
"""Steps of the longest line."""


class Line:
    """A row of steps of one player, and the position it leads to in one world."""

    def __init__(self, actions: list[int], state: State, value: float) -> None:
        self.actions = actions
        self.state = state
        self.value = value

    def rank(self) -> tuple[float, int]:
        """Best value first, then shortest."""
        return (-self.value, len(self.actions))


def own_lines(
    evaluate: Evaluate, root: State, player: int, width: int, narrowest: int, budget: int
) -> list[Line]:
    """The settled and open lines from `root`; unfinished ones of LENGTH steps only when none is settled.

    Looks at about `budget` positions; after that at those alone that follow from the best of each length, to come to an end.
    """
    found: list[Line] = []
    any_settled = False
    front = [Line([], root, 0.0)]
    seen = {root.key()}
    for _ in range(LENGTH):
        longer: list[Line] = []
        for line in front:
            if budget <= 0 and line is not front[0]:
                break
            for action in line.state.legal_actions(player):
                budget -= 1
                state = line.state.clone()
                state.advance(player, action)
                grown = Line([*line.actions, action], state, evaluate(state, player))
                if is_settled(state, root.turn):
                    found.append(grown)
                    any_settled = True
                elif learns(state, player) or player not in state.to_act():
                    found.append(grown)
                else:
                    longer.append(grown)
        longer.sort(key=Line.rank)
        best = first_different(longer, width, seen)
        if not best:
            break
        front = best
        width = max(width // 2, narrowest)
    return found if any_settled else found + [line for line in front if line.actions]


def first_different(lines: list[Line], width: int, seen: set[tuple[int, ...]]) -> list[Line]:
    """The first of the lines, at most `width`, that lead to positions not `seen` yet. Only these positions become seen: keys take time."""
    kept: list[Line] = []
    for line in lines:
        key = line.state.key()
        if key not in seen:
            seen.add(key)
            kept.append(line)
            if len(kept) == width:
                break
    return kept


def is_settled(state: State, turn: int) -> bool:
    """Whether the turn number `turn`, or the match, is over."""
    return state.turn != turn or state.is_final()
