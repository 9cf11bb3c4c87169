"""DR-3.14, DR-8.3 to DR-8.5: cubes from storage onto performers, all players at once."""

from typing import Final

from chapiteau.titles.drum_roll.rules import box, words
from chapiteau.titles.drum_roll.rules.decision import Decision, Passing, Refusal
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

MOVES: Final = 2
SUPPLIER_MOVES: Final = 3
ALL_CUBES: Final = 7
ASSISTED: Final = 4
"""The first player's bit in `Position.used` for an Assistant; before it come those for Agents."""


def begin(state: Position) -> None:
    """A new distribution: nothing moved, no helper used, nobody done."""
    for player in range(state.players):
        state.moved[player] = 0
    state.used = 0
    state.done = 0
    state.closed = 0


def is_open(state: Position, player: int) -> bool:
    """Whether anything but "done" and cards is (DR-9.1b)."""
    if moves(state, player):
        return True
    return len(assists(state, player)) > 0 or len(exchanges(state, player)) > 0


# ---- moves


class MoveCube(Decision):
    """DR-3.14: a cube from storage onto a performer."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + move for move in moves(state, player)]

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

    def targets(self, state: Position, at: int) -> list[str]:
        colour = box.COLOURS[state.box.cube[at]]
        return [f"colour:{colour}", f"cube:{state.box.id[at // 3]}:{at % 3}"]


class MoveNoMore(Passing):
    """DR-3.14: final where a move or an exchange was open."""

    def do(self, state: Position, player: int) -> None:
        super().do(state, player)
        state.done |= 1 << player
        if is_open(state, player):
            state.closed |= 1 << player

    def args(self, state: Position, player: int) -> words.Args:
        return {"open": "yes" if is_open(state, player) else "no"}


def most_moves(state: Position, player: int) -> int:
    """DR-3.14: 2 cubes; DR-8.3: 3 with the General Supplier."""
    return SUPPLIER_MOVES if state.box.member[box.SUPPLIER] in state.staff[player] else MOVES


def moves(state: Position, player: int) -> list[int]:
    """DR-3.14: stored cubes that an own unflipped performer requires and does not have yet, as performer * 3 + level."""
    found: list[int] = []
    if state.moved[player] >= most_moves(state, player):
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
                found.append(card * 3 + level)
    found.sort()
    return found


# ---- Agents and Assistants


class Helper(Decision):
    """DR-8.4, DR-8.5: a personnel member exchanges a cube; one of each sort in a distribution."""

    def card(self, state: Position, at: int) -> int:
        """Which member."""
        raise NotImplementedError

    def paid(self, state: Position, at: int) -> int:
        """The colour that is given away."""
        raise NotImplementedError

    def gained(self, state: Position, at: int) -> list[int]:
        """The colours that come for it."""
        raise NotImplementedError

    def do(self, state: Position, player: int, at: int) -> None:
        paid, gained = self.paid(state, at), self.gained(state, at)
        state.pay_cube(player, paid)
        for colour in gained:
            state.gain_cube(player, colour)
        state.used |= 1 << sort_of(state, self.card(state, at)) + player
        if state.telling:
            name, both = words.card(state, self.card(state, at)), words.colours(gained)
            got = both if len(both) > 1 else both[0]
            # texts: drum-log-agent, drum-log-assistant
            told = "drum-log-" + self.name
            state.say(told, player, card=name, paid=words.colour(paid), gained=got)

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        card = self.card(state, at)
        reason = "drum-no-helper-again" if is_used(state, player, card) else "drum-no-exchange"
        if card not in state.staff[player]:
            reason = "drum-no-own"
        return self.rule, words.say(reason, card=words.card(state, card))

    def label(self, state: Position, player: int, at: int) -> Message:
        name = words.card(state, self.card(state, at))
        paid, gained = words.colour(self.paid(state, at)), words.colours(self.gained(state, at))
        return words.say("drum-choice-exchange", card=name, paid=paid, gained=gained)


class Agent(Helper):
    """DR-8.4: any stored cube for one of the two colours shown."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + exchange for exchange in exchanges(state, player)]

    def card(self, state: Position, at: int) -> int:
        return state.box.agents[at // 10]

    def paid(self, state: Position, at: int) -> int:
        return at % 10 // 2

    def gained(self, state: Position, at: int) -> list[int]:
        return [state.box.gives[self.card(state, at)][at % 2]]

    def targets(self, state: Position, at: int) -> list[str]:
        paid, gained = box.COLOURS[self.paid(state, at)], box.COLOURS[self.gained(state, at)[0]]
        return [words.target(state, self.card(state, at)), f"colour:{paid}", f"gain:{gained}"]


class Assistant(Helper):
    """DR-8.5: a stored cube of the shown colour for the two cubes shown."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + i for i in assists(state, player)]

    def card(self, state: Position, at: int) -> int:
        return state.box.assistants[at]

    def paid(self, state: Position, at: int) -> int:
        return state.box.takes[self.card(state, at)][0]

    def gained(self, state: Position, at: int) -> list[int]:
        return state.box.gives[self.card(state, at)]

    def targets(self, state: Position, at: int) -> list[str]:
        return [words.target(state, self.card(state, at))]


def sort_of(state: Position, card: int) -> int:
    """The first player's bit in `Position.used` for a member of that sort."""
    return ASSISTED if state.box.role[card] == box.ASSISTANT else 0


def is_used(state: Position, player: int, card: int) -> bool:
    """Whether a player's exchange of this sort was used in this distribution."""
    return state.used >> sort_of(state, card) + player & 1 != 0


def exchanges(state: Position, player: int) -> list[int]:
    """DR-8.4: once in a distribution, for a different colour that is in stock; as Agent * 10 + colour paid * 2 + which of the two."""
    found: list[int] = []
    staff = state.staff[player]
    if not staff or state.used >> player & 1:
        return found
    for i, agent in enumerate(state.box.agents):
        if agent in staff:
            for paid in range(5):
                if state.storage[player * 5 + paid] == 0:
                    continue
                for which in range(2):
                    gained = state.box.gives[agent][which]
                    if gained != paid and state.stock[gained] > 0:
                        found.append(i * 10 + paid * 2 + which)
    return found


def assists(state: Position, player: int) -> list[int]:
    """DR-8.5: once in a distribution; the shown colour is stored, and both others are in stock before it returns."""
    found: list[int] = []
    staff = state.staff[player]
    if not staff or state.used >> ASSISTED + player & 1:
        return found
    for i, assistant in enumerate(state.box.assistants):
        if assistant not in staff:
            continue
        gives = state.box.gives[assistant]
        if (
            state.storage[player * 5 + state.box.takes[assistant][0]] > 0
            and state.stock[gives[0]] > 0
            and state.stock[gives[1]] > 0
        ):
            found.append(i)
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
