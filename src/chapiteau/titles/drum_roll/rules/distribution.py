"""DR-3.14, DR-8.3 to DR-8.5: cubes from storage onto performers, all players at once."""

from typing import Final

from chapiteau.kinds import Domain
from chapiteau.titles.drum_roll.rules import box, words
from chapiteau.titles.drum_roll.rules.decision import Decision, Phases, Refusal
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

MOVES: Final = 2
SUPPLIER_MOVES: Final = 3
ALL_CUBES: Final = 7
USED: Final = [0, 0, 0, 0, 0, 0, 4]
"""By role: the first player's bit in `Position.used`."""


def begin(state: Position) -> None:
    """A new distribution: nothing moved, no helper used, nobody done."""
    state.moved = [0] * state.players
    state.used = 0
    state.done = 0
    state.closed = 0


def is_open(state: Position, player: int) -> bool:
    """Whether anything but "done" and cards is (DR-9.1b)."""
    open_ = moves(state, player) or exchanges(state, player, box.ASSISTANT)
    return len(open_ or exchanges(state, player, box.AGENT)) > 0


# ---- moves


class MoveCube(Decision):
    """DR-3.14: a cube from storage onto a performer."""

    def find(self, state: Position, player: int) -> list[int]:
        return moves(state, player, self.first)

    def do(self, state: Position, player: int, at: int) -> None:
        card = at // 3
        colour = state.box.cube[at]
        state.storage[player * 5 + colour] -= 1
        state.cubes[card] |= 1 << at % 3
        state.moved[player] += 1
        if state.telling:
            name = words.card(state, card)
            state.say("drum-log-moved", player, colour=words.colour(colour), card=name)

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        reason = "drum-no-flipped" if state.flipped[at // 3] else "drum-no-move"
        if at // 3 not in state.troupe[player]:
            reason = "drum-no-own"
        return self.rule, words.say(reason, card=words.card(state, at // 3))

    def label(self, state: Position, player: int, at: int) -> Message:
        colour = words.colour(state.box.cube[at])
        return words.say("drum-choice-move", colour=colour, card=words.card(state, at // 3))

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        colour = box.COLOURS[state.box.cube[at]]
        return [f"colour:{colour}", f"cube:{state.box.id[at // 3]}:{at % 3}"]


def finish(state: Position, player: int) -> None:
    """DR-3.14: no more moves; final where a move or an exchange was open."""
    state.done |= 1 << player
    if is_open(state, player):
        state.closed |= 1 << player


def moves_left(state: Position, player: int) -> int:
    """DR-3.14: 2 cubes in all; DR-8.3: 3 with the General Supplier."""
    supplied = state.box.member[box.SUPPLIER] in state.staff[player]
    return (SUPPLIER_MOVES if supplied else MOVES) - state.moved[player]


def moves(state: Position, player: int, first: int = 0) -> list[int]:
    """DR-3.14: stored cubes that an own unflipped performer requires and does not have yet, as `first` + performer * 3 + level."""
    found: list[int] = []
    if moves_left(state, player) <= 0:
        return found
    at = player * 5
    cube = state.box.cube
    storage = state.storage
    for card in state.troupe[player]:
        has = state.cubes[card]
        if state.flipped[card] or has == ALL_CUBES:
            continue
        for level in range(3):
            if not has >> level & 1 and storage[at + cube[card * 3 + level]] > 0:
                found.append(first + card * 3 + level)
    found.sort()
    return found


# ---- Agents and Assistants


class Helper(Decision):
    """DR-8.4, DR-8.5: a personnel member exchanges a cube; one of each sort in a distribution."""

    def __init__(self, name: str, rule: str, phases: Phases, role: int, *domains: Domain) -> None:
        super().__init__(name, rule, "exchange", phases, *domains)
        self.role = role
        """Agent or Assistant."""

    def find(self, state: Position, player: int) -> list[int]:
        return exchanges(state, player, self.role, self.first)

    def do(self, state: Position, player: int, at: int) -> None:
        card, paid, gained = exchange(state.box, self.role, at)
        state.pay_cube(player, paid)
        for colour in gained:
            state.gain_cube(player, colour)
        state.used |= 1 << USED[self.role] + player
        if state.telling:
            name, both = words.card(state, card), words.colours(gained)
            got = both if len(both) > 1 else both[0]
            # texts: drum-log-agent, drum-log-assistant
            told = "drum-log-" + self.name
            state.say(told, player, card=name, paid=words.colour(paid), gained=got)

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        card, _, _ = exchange(state.box, self.role, at)
        used = is_used(state, player, self.role)
        reason = "drum-no-helper-again" if used else "drum-no-exchange"
        if card not in state.staff[player]:
            reason = "drum-no-own"
        return self.rule, words.say(reason, card=words.card(state, card))

    def label(self, state: Position, player: int, at: int) -> Message:
        card, paid, gained = exchange(state.box, self.role, at)
        name, got = words.card(state, card), words.colours(gained)
        return words.say("drum-choice-exchange", card=name, paid=words.colour(paid), gained=got)

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        card, paid, gained = exchange(state.box, self.role, at)
        if self.role == box.ASSISTANT:
            return [words.target(state, card)]
        colours = [f"colour:{box.COLOURS[paid]}", f"gain:{box.COLOURS[gained[0]]}"]
        return [words.target(state, card), *colours]


def exchange(printed: box.Box, role: int, at: int) -> tuple[int, int, list[int]]:
    """The member, the colour that is given away, and those that come for it. DR-8.4: an Agent gives one of the two shown for any other;
    DR-8.5: an Assistant both for the one shown."""
    if role == box.AGENT:
        card = printed.agents[at // 10]
        return card, at % 10 // 2, [printed.gives[card][at % 2]]
    card = printed.assistants[at]
    return card, printed.takes[card][0], printed.gives[card]


def is_used(state: Position, player: int, role: int) -> bool:
    """Whether a player's exchange of this sort was used in this distribution."""
    return state.used >> USED[role] + player & 1 != 0


def exchanges(state: Position, player: int, role: int, first: int = 0) -> list[int]:
    """DR-8.4, DR-8.5: once in a distribution, a stored cube for others of different colours, all in stock before it returns. As `exchange`
    numbers them, from `first` on: Assistants, or Agent * 10 + colour paid * 2 + which of the two."""
    found: list[int] = []
    staff = state.staff[player]
    if not staff or is_used(state, player, role):
        return found
    store, stock, roles = player * 5, state.stock, state.box.role
    for card in staff:
        if roles[card] != role:
            continue
        gives = state.box.gives[card]
        if role == box.ASSISTANT:
            takes = state.box.takes[card][0]
            if state.storage[store + takes] > 0 and stock[gives[0]] > 0 and stock[gives[1]] > 0:
                found.append(first + state.box.assistants.index(card))
            continue
        at = first + state.box.agents.index(card) * 10
        for paid in range(5):
            if state.storage[store + paid] > 0:
                for which in range(2):
                    if gives[which] != paid and stock[gives[which]] > 0:
                        found.append(at + paid * 2 + which)
    found.sort()
    return found


# ---- performers leave


def strip(state: Position, card: int) -> None:
    """The cubes of a performer go back to stock."""
    for level in range(3):
        if state.cubes[card] >> level & 1:
            state.stock[state.box.cube[card * 3 + level]] += 1
    state.cubes[card] = 0


def dismiss(state: Position, player: int, card: int) -> None:
    """DR-5.5, DR-9.4: a performer leaves: cubes, trailer and card."""
    strip(state, card)
    if state.trailer[card]:
        state.trailer[card] = 0
        state.trailers += 1
    state.flipped[card] = 0
    state.act[card] = 0
    state.troupe[player].remove(card)
    state.performer_discard.append(card)
    state.check_limit(player)  # DR-3.10
