"""AC-4: hitched and pending wagons."""

from chapiteau.game import EVERYBODY
from chapiteau.titles.aramini_circus.rules.actions import GOAL
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.titles.aramini_circus.rules.turn import finish
from chapiteau.titles.aramini_circus.rules.words import wagon
from chapiteau.words import seat


def fits(last: int, kind: int) -> bool:
    """AC-4.1: a wagon has the animal or the value of the last one; behind the locomotive every wagon fits."""
    return last < 0 or last >> 2 == kind >> 2 or last & 3 == kind & 3


def add_wagon(table: Table, number: int) -> None:
    """AC-4.1: a new wagon is hitched if it can be; otherwise it is pending."""
    if fits(table.last[table.player], table.kind[number]):
        hitch(table, number)
        return
    table.pending.append(number * 4 + table.player)
    if table.telling:
        told = {"player": seat(table.player), "wagon": wagon(table.kind[number])}
        table.tell(EVERYBODY, "aramini-pending", told)


def hitch(table: Table, number: int) -> None:
    """A wagon joins the train of the player in turn and scores; the goal is tested (AC-1.1)."""
    player = table.player
    kind = table.kind[number]
    table.train.append(number * 4 + player)
    table.last[player] = kind
    table.points[player] += (kind & 3) + 1
    table.coupling = True
    if table.telling:
        told = {"player": seat(player), "wagon": wagon(kind), "points": table.points[player]}
        table.tell(EVERYBODY, "aramini-hitched", told)
    if table.points[player] >= table.goal and not table.last_round:
        if not table.finish_round:
            finish(table, GOAL)
            return
        table.last_round = True
        if table.telling:
            told = {"player": seat(player), "goal": table.goal}
            table.tell(EVERYBODY, "aramini-goal-reached", told)


def hitchable(table: Table) -> list[int]:
    """AC-4.2: kinds of pending wagons that may be hitched now, each once, rising."""
    kinds: list[int] = []
    player = table.player
    last = table.last[player]
    for code in table.pending:
        if code & 3 == player:
            kind = table.kind[code >> 2]
            if fits(last, kind) and kind not in kinds:
                kinds.append(kind)
    kinds.sort()
    return kinds


def hitch_pending(table: Table, kind: int) -> None:
    """AC-4.2: move the pending wagon of `kind` that waits longest to the train, free."""
    for i in range(len(table.pending)):
        code = table.pending[i]
        if code & 3 == table.player and table.kind[code >> 2] == kind:
            del table.pending[i]
            hitch(table, code >> 2)
            return
