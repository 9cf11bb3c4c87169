"""Aramini Circus as text: hands and trains seat by seat, cards by their faces (`bear`, `pay-less-2`), wagons as `bear-3`."""

from typing import Final

from chapiteau.chance import Rng
from chapiteau.fields import Notation, Told
from chapiteau.kinds import Domain
from chapiteau.titles.aramini_circus.rules import memory, position
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, FIRST_BONUS
from chapiteau.titles.aramini_circus.rules.fields import FIELDS
from chapiteau.titles.aramini_circus.rules.payment import put_back
from chapiteau.titles.aramini_circus.rules.position import Position
from chapiteau.titles.aramini_circus.rules.state import AraminiState

MEMORIES: Final = ("draws", "plays", "waits")
"""As in `memory.tell`."""


def domain(state: AraminiState, name: str) -> Domain:
    if name == "phases":
        return Domain(name, position.PHASES)
    if name == "animals":
        return Domain(name, ANIMALS)
    if name == "wagons":
        wagons = zip(state.animal, state.value, strict=True)
        return Domain(name, [f"{ANIMALS[animal]}-{value}" for animal, value in wagons])
    faces = state.decisions.take.domains[0].names
    if name == "faces":
        return Domain(name, faces)
    seats = range(state.players)
    told = [f"{word}-{i}-{face}" for word in MEMORIES for i in seats for face in (*faces, "?")]
    return Domain(name, [*faces, "new-pile", "released", *told])


def copies(state: Position, things: Domain) -> list[int]:
    """AC-1.2: of each animal so many cards, of each bonus card one."""
    if things.name != "faces":
        return [1] * len(things.names)
    return [*state.box.animals, *[int(state.box.with_bonus)] * (state.faces - FIRST_BONUS)]


def hidden(state: Position, viewer: int, field: str, row: int, part: list[int], at: int) -> str:
    """AC-6.1: the piles, the hands but for what was openly taken, and what came into them."""
    if field in ("pile", "wagons"):
        return "?"
    if field == "late" and state.late >= 0 and viewer != state.player:
        return "?"
    if field == "hands" and row != viewer:
        known = at - part.index(part[at]) < state.known[row * state.faces + part[at]]
        return "" if known else "?"
    if field == "story":
        who = (part[at] - state.faces - 2) // (state.faces + 1)
        kind, seat = divmod(who, state.players)
        if who >= 0 and kind != 1 and seat != viewer:
            return f"{MEMORIES[kind]}-{seat}-?"
    return ""


def complete(state: Position, told: Told, unknown: set[str], rng: Rng) -> None:
    """Trains end with their last wagons, and score for all. Of a pile that was made anew everybody knows the cards."""
    state.last = [state.kind[wagons[-1]] if wagons else -1 for wagons in state.trains]
    if "points" not in told:
        state.points = [sum([state.value[wagon] for wagon in wagons]) for wagons in state.trains]
    if "story" in unknown:
        state.past, state.pile = memory.untell(told["story"][0], state.players, state.faces)
    if "late" in unknown:
        own = range(state.player * state.faces, (state.player + 1) * state.faces)
        state.late = next((i % state.faces for i in own if state.hand[i] > state.known[i]), 0)
    held = [*state.hands]
    held[state.player] = held[state.player] + state.laid
    for cards, shown in zip(held, state.shown, strict=True):
        if any(shown.count(face) > cards.count(face) for face in shown):
            raise ValueError("a card that everybody knows of is in no hand")


def noticed(state: AraminiState, viewer: int) -> AraminiState:
    """AC-6.1: nobody sees that another one is picking cards for a purchase."""
    if state.phase != position.PAYING or viewer == state.player:
        return state
    before = state.clone()
    put_back(before)
    return before


NOTATION: Final = Notation(FIELDS, domain, hidden, complete, copies, noticed)
