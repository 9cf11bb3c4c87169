"""Flip Circus as text: the ring place by place, a token by the letters of its performers, the one that is up first (`CA`; `C?`: unseen)."""

from typing import Final

from chapiteau.chance import Rng
from chapiteau.fields import Notation, Told
from chapiteau.kinds import Domain
from chapiteau.titles.flip_circus.rules import ring, secrecy
from chapiteau.titles.flip_circus.rules.box import ACTIONS_PER_TURN
from chapiteau.titles.flip_circus.rules.decision import PLACE
from chapiteau.titles.flip_circus.rules.fields import FIELDS
from chapiteau.titles.flip_circus.rules.position import ANSWER, NOBODY, OVER, PHASES, Position

LETTERS: Final = "AMFSTC"
DOMAINS: Final = {
    domain.name: domain
    for domain in (
        Domain(
            "tokens",
            [up + down for up in LETTERS for down in LETTERS] + [up + "?" for up in LETTERS],
        ),
        Domain("sides", [place + side for place in PLACE.names for side in ("", "'")]),
        Domain("places", PLACE.names),
        Domain("performers", ring.PERFORMERS),
        Domain("phases", PHASES),
    )
}
"""A side is the place where the token lay at the start, with `'` if it was turned over since."""


def domain(state: Position, name: str) -> Domain:
    return DOMAINS[name]


def hidden(state: Position, viewer: int, field: str, row: int, part: list[int], at: int) -> str:
    """FC-4.7, FC-8.1: only backs are hidden; who has seen which is public."""
    if field != "ring" or secrecy.visible(state, viewer, state.cells[at] >> 1):
        return ""
    return LETTERS[state.faces[at]] + "?"


def complete(state: Position, told: Told, unknown: set[str], rng: Rng) -> None:
    """Backs that are not told are any that the box allows; the turn has just begun unless the text says otherwise."""
    if "ring" not in told:
        raise ValueError("no ring")
    if "cells" not in told:
        call_tokens(state)
    if sorted(cell >> 1 for cell in state.cells) != list(range(ring.PLACES)):
        raise ValueError("a token in two places")
    clowns = [[performer, ring.CLOWN] for performer in range(ring.POSTERS)]
    secrecy.lay_backs(state, 0, clowns, rng)
    secrecy.lay_backs(state, 1, state.box.pairs, rng)
    state.look_again()
    if state.phase != ANSWER:
        state.actor = NOBODY if state.phase == OVER else state.mover
    if "settled" not in told:
        state.settled = state.situation(state.left)
    if not state.starts and state.left == ACTIONS_PER_TURN and not state.bought:
        state.starts = [state.start(state.mover)]


def call_tokens(state: Position) -> None:
    """Number the tokens as if they had lain like this: those with a clown even, their clown up at the start (FC-2.1)."""
    numbers = [iter(range(1, ring.PLACES, 2)), iter(range(0, ring.PLACES, 2))]
    backs = state.backs[:]
    for place in range(ring.PLACES):
        up = state.faces[place]
        clown = ring.CLOWN in (up, backs[place])
        token = next(numbers[clown], NOBODY)
        if token == NOBODY:
            raise ValueError("tokens that the box does not have")
        state.cells[place] = 2 * token + (clown and up != ring.CLOWN)
        state.backs[token] = backs[place]


NOTATION: Final = Notation(FIELDS, domain, hidden, complete)
