"""The Magnificent as text: master cards as printed (`M-12`), trainer tiles as `T05`, posters and tents by their numbers (`P07`, `T3`), camp
tiles by seat, tile and place (`0:orange-small@0-B4`)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from chapiteau.chance import Rng
from chapiteau.fields import Notation, Told
from chapiteau.kinds import Domain
from chapiteau.titles.the_magnificent.rules import asks, box, words
from chapiteau.titles.the_magnificent.rules.camp import PLACES
from chapiteau.titles.the_magnificent.rules.fields import FIELDS
from chapiteau.titles.the_magnificent.rules.kinds import BOARD, CELL, TURNED
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.setup import HOLDS, choosable
from chapiteau.titles.the_magnificent.rules.state import MagnificentState

TILES: Final = [f"{colour}-{size}" for colour in box.COLOURS for size in box.SIZES]


def domain(state: MagnificentState, name: str) -> Domain:
    if name == "tiles":
        return camp_tiles()
    asked = {question.number: question.word for question in state.decisions.questions}
    names: dict[str, Sequence[str]] = {
        "boards": BOARD.names,
        "owners": ("0", "1", "2", "3", "draft"),
        "gems": box.KINDS,
        "dice": [f"{kind}-{face}" for kind in box.KINDS for face in range(1, 7)],
        "questions": [asked.get(i, f"inner-{i}") for i in range(asks.OVER + 1)],
        "masters": state.box.cards,
        "starting": state.box.cards,
        "trainers": [words.trainer_code(tile) for tile in range(state.box.trainers)],
        "posters": [f"P{i + 1:02}" for i in range(len(state.box.poster_points))],
        "tents": [*(f"t{i + 1}" for i in range(state.box.printed)), "printed"],
    }
    return Domain(name, names[name])


@lru_cache(maxsize=1)
def camp_tiles() -> Domain:
    """By (seat * 6 + tile) * 648 + place."""
    places = [f"{turn}-{cell}" for turn in TURNED.names for cell in CELL.names]
    tiles = [f"{i}:{tile}@{place}" for i in range(4) for tile in TILES for place in places]
    return Domain("tiles", tiles)


def copies(state: Position, things: Domain) -> list[int]:
    """Each player has a printed tent."""
    found = [1] * len(things.names)
    if things.name == "tents":
        found[-1] = 4
    if things.name == "starting":
        found[box.STARTING :] = [0] * (len(found) - box.STARTING)
    return found


def rest(state: Position, field: str) -> list[int]:
    """Starting cards and posters are in no deck, nor what somebody has. Cards and trainers have none until all have their cards."""
    if field != "poster_deck" and state.mode in (asks.BOARD, asks.KEEP):
        return []
    if field == "deck":
        lying = {*state.display, *state.cards}
        every = range(0 if state.box.spare_to_deck else box.STARTING, len(state.box.cards))
    elif field == "trainer_deck":
        lying = {*state.trainer_display}
        every = range(state.box.trainers)
        lying |= {tile for tile in every if state.trainer_owner[tile] >= 0}
    else:
        lying = {*state.poster_display, *state.poster_discard, *state.poster}
        every = range(state.box.starting_posters, len(state.box.poster_points))
        lying |= {poster for poster in every if state.poster_owner[poster] >= 0}
    return [thing for thing in every if thing not in lying]


def hidden(state: Position, viewer: int, field: str, row: int, part: list[int], at: int) -> str:
    """MG-7.4, MG-12.4: what others have chosen until all have, and their cards in a draft."""
    if field == "picked" and state.together() and state.picked[at] >= 0 and at != viewer:
        return "?"
    if field == "draft" and (viewer < 0 or row % 8 not in (viewer, HOLDS + viewer)):
        return "?"
    return ""


def complete(state: Position, told: Told, unknown: set[str], rng: Rng) -> None:
    """Camps are covered by their tiles, and those are not in the supply, nor are those still to be placed."""
    for code in state.tiles:
        which, place = divmod(code, PLACES)
        player, tile = divmod(which, len(TILES))
        cover = state.box.figures[tile].cover(place)
        if player >= state.players or state.camp[player] & cover:
            raise ValueError("a camp tile upon another one")
        state.camp[player] |= cover
        state.built[which] += 1
        state.spare[tile] -= 1
    if state.left_small or state.left_large:
        state.spare[state.colour * 2] -= state.left_small
        state.spare[state.colour * 2 + 1] -= state.left_large
    if "picked" in unknown:
        for player in range(state.players):
            cards = choosable(state, player)
            if not state.waiting >> player & 1 and state.picked[player] not in cards:
                state.picked[player] = cards[0]


def noticed(state: MagnificentState, viewer: int) -> MagnificentState:
    """All know what lies in the decks, and nobody in which order."""
    known = state.clone()
    for deck in (known.deck, known.trainer_deck, known.poster_deck):
        deck.sort()
    return known


NOTATION: Final = Notation(FIELDS, domain, hidden, complete, copies, noticed, rest)
