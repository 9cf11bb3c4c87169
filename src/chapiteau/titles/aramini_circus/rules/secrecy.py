"""AC-6: who knows what, and what could be behind the rest."""

from chapiteau.chance import Chance, Rng
from chapiteau.game import bit
from chapiteau.pieces import reveal, shuffle_unseen
from chapiteau.titles.aramini_circus.rules import memory
from chapiteau.titles.aramini_circus.rules.memory import Deals
from chapiteau.titles.aramini_circus.rules.position import TURN, Position


def lay_open(state: Position, player: int, face: int) -> None:
    """A card leaves a hand face up. Equal cards cannot be told apart, so those that everybody knows of go first."""
    place = player * state.faces + face
    if state.known[place]:
        state.known[place] -= 1
        return
    reveal(state, bit(player))
    if state.past:
        state.past.append(memory.PLAYED + place)


def remember_draw(state: Position, face: int) -> None:
    """The player in turn drew a card from the pile. AC-5.1: a bonus card that the last action drew has to wait."""
    late = state.box.with_bonus and state.phase == TURN and state.actions == 0
    if late:
        state.late = face
    if state.past:
        place = state.player * state.faces + face
        state.past.append(memory.LATE + place if late else place)


def release(state: Position) -> None:
    """AC-5.1: what the last action drew no longer waits."""
    if state.late >= 0:
        state.late = -1
        if state.past:
            state.past.append(memory.RELEASED)


def remember_shuffle(state: Position) -> None:
    """A new pile was made of cards that all had seen (AC-3.3). So each viewer knows what the others' hands hold together: all the rest."""
    if not state.past or len(state.past) > memory.LONG:
        state.past = hidden_cards(state)
    state.past.append(memory.NEW_PILE)


def hidden_cards(state: Position) -> list[int]:
    """The cards in hands that not everybody knows of, as entries of a past."""
    hidden: list[int] = []
    for place in range(len(state.hand)):
        hidden.extend([place] * (state.hand[place] - state.known[place]))
    if state.late >= 0:
        late = state.player * state.faces + state.late
        hidden.remove(late)
        hidden.append(memory.LATE + late)
    return hidden


def redeal(state: Position, viewer: int, rng: Rng) -> None:
    """Put random cards, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    A seat knows its own hand, everything that lies or lay face up, and the cards that others openly took and still hold (`known`; of
    equal cards those are played first, which tells nothing and hides nothing). A card that somebody plays tells of itself alone. As long as
    no new pile was made, the unseen cards lie in any order, each equally likely, over the pile and the others' hands.

    Of what a new pile is made everybody knows, and so what all hands hold together. From then on the viewer remembers who drew and
    who played what and when: what was played lay in one of the piles that its seat had drawn from by then, and so the others of that pile
    are known a little better. `memory.Deals` draws so; its `mix` says how near it comes. What was played before is not gone into again.
    """
    past = state.past if state.past else hidden_cards(state)
    faces = state.faces
    deals = Deals(past, state.pile, state.players, faces, viewer)
    deals.draw(rng)
    for place in range(len(state.hand)):
        if place // faces != viewer:
            state.hand[place] = state.known[place]
    # The others' past becomes that of this world: nothing of their true hands stays in it.
    dealt = past[:]
    place = 0
    for i in range(len(past)):
        entry = past[i]
        at = entry % memory.PLAYED
        if entry < 0 or at // faces == viewer:
            continue
        if memory.PLAYED <= entry < memory.LATE:
            state.hand[at] -= 1
            continue
        face = deals.face[place]
        place += 1
        dealt[i] = entry - at % faces + face
        state.hand[at - at % faces + face] += 1
        if entry >= memory.LATE and state.late >= 0 and at // faces == state.player:
            # Of several the last one is it: those of other turns no longer wait.
            state.late = face
    if state.past:
        state.past = dealt
    state.pile = deals.face[place:]
    # The order of a pile is no part of a deal: what is left of it lies in any.
    rng.shuffle(state.pile)
    shuffle_unseen(state.wagons, rng)
    state.chance = Chance(rng.seed())
