"""MG-5: travelling, and tents."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_TRAVEL,
    LEAVE,
    M_AFTER,
    MOST_STEPS,
    PASSED,
    RING,
    SECTIONS,
    STEPS,
    T_POSTER,
    T_STEP,
    T_TENT,
    TENT_SPACE,
)
from chapiteau.titles.the_magnificent.rules.gains import gain_all, take_gem
from chapiteau.titles.the_magnificent.rules.table import Table
from chapiteau.titles.the_magnificent.rules.turn import power

BY_ACTION: Final = 4
"""In the parameter of T_STEP: the move is the turn's action, not a trainer's."""


def step_actions(table: Table) -> list[int]:
    """MG-5.1: 0 to power steps."""
    steps = min(power(table) + table.bonus_travel, MOST_STEPS)
    return [STEPS + number for number in range(steps + 1)]


def travel(table: Table, steps: int) -> None:
    """MG-5.1: the number of steps is named, and the wagon of the turn's colour sets out. Ruling: with none it does not move, so there is no
    tent either."""
    table.action = A_TRAVEL
    table.mode = M_AFTER
    if table.telling:
        told = words.by(table.player) | {"wagon": words.wagon(table.colour), "steps": steps}
        table.tell(EVERYBODY, "magnificent-log-travels", told)
    if steps:
        table.push(T_STEP, steps << 3 | BY_ACTION | table.colour)


def move_wagon(table: Table, colour: int, steps: int) -> None:
    """T04: a move that is not the action."""
    if table.telling:
        told = words.by(table.player) | {"wagon": words.wagon(colour), "steps": steps}
        table.tell(EVERYBODY, "magnificent-log-moves-wagon", told)
    table.push(T_STEP, steps << 3 | colour)


def step(table: Table, parameter: int) -> None:
    """MG-5.1: one space further, and what is there. After the last one the tent (MG-5.4)."""
    table.todo.pop()
    colour, steps = parameter & 3, parameter >> 3
    if steps == 0:
        place = colour * RING + table.wagon[colour]
        if table.ring_tent[place] >= 0 and vacant_spaces(table):
            table.push(T_TENT, place)
        return
    table.wagon[colour] = (table.wagon[colour] + 1) % RING
    place = colour * RING + table.wagon[colour]
    table.push(T_STEP, (steps - 1) << 3 | parameter & 7)
    symbol = table.box.ring[place]
    if symbol >= 0:
        take_gem(table, symbol)
    elif table.ring_tent[place] < 0:
        table.push(T_POSTER)
    elif parameter & BY_ACTION:
        note_tent(table, place, steps > 1)


def note_tent(table: Table, place: int, passed: bool) -> None:
    """T05: a tent that the wagon passes in the turn's travel. Ruling: not the one on which it lands, though it passed it a round before."""
    if passed and place not in table.passed:
        table.passed.append(place)
    elif not passed and place in table.passed:
        table.passed.remove(place)


# ---- tents


def vacant_spaces(table: Table) -> list[int]:
    """Tent spaces of the player in turn without a tent (MG-5.4)."""
    at = table.player * SECTIONS
    return [space for space in range(SECTIONS) if table.tent[at + space] < 0]


def tent_actions(table: Table) -> list[int]:
    """MG-5.4: onto a vacant tent space, or it may be left."""
    return [LEAVE] + [TENT_SPACE + space for space in vacant_spaces(table)]


def passed_tents(table: Table) -> list[int]:
    """T05: places of the tents passed in this turn's travel that are still there."""
    return [place for place in table.passed if table.ring_tent[place] >= 0]


def passed_actions(table: Table) -> list[int]:
    """T05: which tent to take."""
    return sorted([PASSED + place for place in passed_tents(table)])


def choose_passed(table: Table, place: int) -> None:
    """T05: the tent is chosen; where it goes comes next."""
    table.todo.pop()
    table.push(T_TENT, place)
    if table.telling:
        tent = words.tent(table.box, table.ring_tent[place])
        told = words.by(table.player) | {"tent": tent}
        table.tell(EVERYBODY, "magnificent-log-chooses-tent", told)


def take_tent(table: Table, place: int, action: int) -> None:
    """MG-5.4: onto a tent space; the bonus under it is gained at once."""
    table.todo.pop()
    player = table.player
    told = words.by(player) | {"tent": words.tent(table.box, table.ring_tent[place])}
    if action == LEAVE:
        if table.telling:
            table.tell(EVERYBODY, "magnificent-log-leaves-tent", told)
        return
    space = action - TENT_SPACE
    table.tent[player * SECTIONS + space] = table.ring_tent[place]
    table.ring_tent[place] = -1
    if table.telling:
        table.tell(EVERYBODY, "magnificent-log-takes-tent", told | {"space": space + 1})
    gain_all(table, table.box.tent_space[space])
