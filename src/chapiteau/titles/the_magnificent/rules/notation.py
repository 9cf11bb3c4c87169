"""The Magnificent as text: master cards as printed (`M-12`), trainer tiles as `T05`, posters and tents by their numbers (`P07`, `T3`), camp
tiles by seat, tile and place (`0:orange-small@0-B4`)."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from chapiteau.chance import Rng
from chapiteau.fields import Notation
from chapiteau.game import State
from chapiteau.kinds import Domain
from chapiteau.titles.the_magnificent.rules import asks, box, words
from chapiteau.titles.the_magnificent.rules.camp import CELLS, ORIENTATIONS, PLACES
from chapiteau.titles.the_magnificent.rules.fields import FIELDS
from chapiteau.titles.the_magnificent.rules.kinds import BOARD
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.setup import HOLDS, packet_of
from chapiteau.titles.the_magnificent.rules.state import MagnificentState

TILES: Final = [f"{colour}-{size}" for colour in box.COLOURS for size in box.SIZES]
PLAIN: Final = {
    "boards": BOARD.names,
    "owners": ("0", "1", "2", "3", "draft"),
    "gems": box.KINDS,
    "dice": [f"{kind}-{face}" for kind in box.KINDS for face in range(1, 7)],
}


def domain(state: State, name: str) -> Domain:
    assert isinstance(state, MagnificentState)
    if name in PLAIN:
        return Domain(name, PLAIN[name])
    if name == "questions":
        asked = {question.number: question.word for question in state.decisions.questions}
        return Domain(name, [asked.get(i, f"inner-{i}") for i in range(asks.OVER + 1)])
    if name in ("masters", "starting"):
        return Domain(name, state.box.cards)
    if name == "trainers":
        return Domain(name, [words.trainer_code(tile) for tile in range(state.box.trainers)])
    if name == "posters":
        return Domain(name, [f"P{i + 1:02}" for i in range(len(state.box.poster_points))])
    if name == "tents":
        return Domain(name, [*(f"t{i + 1}" for i in range(state.box.printed)), "printed"])
    return camp_tiles()


@lru_cache(maxsize=1)
def camp_tiles() -> Domain:
    """By (seat * 6 + tile) * 648 + place."""
    cells = [words.cell(cell) for cell in range(CELLS)]
    places = [f"{turn}-{cell}" for turn in range(1, ORIENTATIONS + 1) for cell in cells]
    return Domain(
        "tiles", [f"{i}:{tile}@{place}" for i in range(4) for tile in TILES for place in places]
    )


def copies(state: State, things: Domain) -> list[int]:
    """Each player has a printed tent."""
    if things.name == "tents":
        return [1] * (len(things.names) - 1) + [4]
    if things.name == "starting":
        return [1] * box.STARTING + [0] * (len(things.names) - box.STARTING)
    return [1] * len(things.names)


def rest(state: State, field: str) -> list[int]:
    """Starting cards and posters are in no deck, nor what somebody has. Cards and trainers have none until all have their cards."""
    assert isinstance(state, Position)
    if field != "poster_deck" and state.mode in (asks.BOARD, asks.KEEP):
        return []
    if field == "deck":
        lying = {*state.display, *state.cards}
        first = 0 if state.box.spare_to_deck else box.STARTING
        return [card for card in range(first, len(state.box.cards)) if card not in lying]
    if field == "trainer_deck":
        owned = [i for i, owner in enumerate(state.trainer_owner) if owner >= 0]
        lying = {*state.trainer_display, *owned}
        return [tile for tile in range(state.box.trainers) if tile not in lying]
    done = [i for i, owner in enumerate(state.poster_owner) if owner >= 0]
    lying = {*state.poster_display, *state.poster_discard, *state.poster, *done}
    every = range(state.box.starting_posters, len(state.box.poster_points))
    return [poster for poster in every if poster not in lying]


def hidden(state: State, viewer: int, field: str, row: int, part: list[int], at: int) -> str:
    """MG-7.4, MG-12.4: what others have chosen until all have, and their cards in a draft."""
    assert isinstance(state, Position)
    if field == "picked" and state.together() and state.picked[at] >= 0 and at != viewer:
        return "?"
    if field == "draft" and (viewer < 0 or row % 8 not in (viewer, HOLDS + viewer)):
        return "?"
    return ""


def complete(
    state: State, told: Mapping[str, list[list[int]]], unknown: set[str], rng: Rng
) -> None:
    """Camps are covered by their tiles, and those are not in the supply, nor are those still to be placed."""
    assert isinstance(state, Position)
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
            cards = packet_of(state, player) if state.mode == asks.KEEP else state.held(player)
            if not state.waiting >> player & 1 and state.picked[player] not in cards:
                state.picked[player] = cards[0]


def noticed(state: State, viewer: int) -> State:
    """All know what lies in the decks, and nobody in which order."""
    assert isinstance(state, MagnificentState)
    known = state.clone()
    for deck in (known.deck, known.trainer_deck, known.poster_deck):
        deck.sort()
    return known


NOTATION: Final = Notation(FIELDS, domain, hidden, complete, copies, noticed, rest)
