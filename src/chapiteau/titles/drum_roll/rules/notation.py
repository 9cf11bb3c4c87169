"""Drum Roll as text: cards and investments by their names, markers by space and seat (`invest-0`). Where investments of a
deck that was made anew lie about, an unknown one tells from which making it came, as everybody knows: `?0`, `?1`."""

from collections.abc import Iterator
from typing import Final

from chapiteau.chance import Rng
from chapiteau.fields import Notation, Told
from chapiteau.game import bit
from chapiteau.kinds import Domain
from chapiteau.titles.drum_roll.rules import box, phase, words
from chapiteau.titles.drum_roll.rules.fields import FIELDS
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.state import DrumRollState

PLAIN: Final = {
    "phases": phase.ASKED,
    "regions": words.REGION_NAMES,
    "colours": box.COLOURS,
    "votes": ("none", "delay", "start"),
    "markers": [f"{space}-{seat}" for space in box.SPACES for seat in range(4)],
}
SECRET_IN: Final = {
    "draft": phase.DRAFTING,
    "kept": phase.DRAFTING,
    "picked": phase.CUBES,
    "votes": phase.VOTING,
    "chosen": phase.CURTAIN,
}
"""Where what a seat has chosen is hidden until all have."""
HIDING: Final = ("deck", "hand", "looked", "keeps")
"""Where investments lie that not everybody knows."""
MAKINGS: Final = 40
"""Makings of decks, that of the beginning with them, that unknown investments can tell apart: more than any match has."""


def domain(state: DrumRollState, name: str) -> Domain:
    if name in PLAIN:
        return Domain(name, PLAIN[name])
    if name == "actions":
        kinds = state.decisions
        return Domain(name, [kinds.name(i).replace(" ", ".") for i in range(len(kinds))])
    if name == "investments":
        unknown = [f"?{making}" for making in range(MAKINGS)]
        return Domain(name, [*(box.INVESTMENTS[kind] for kind in state.box.kind), *unknown])
    return Domain(name, state.box.id)


def copies(state: Position, things: Domain) -> list[int]:
    """Performers lie with performers, personnel with personnel."""
    performers, cards = state.box.performers, state.box.cards
    if things.name == "performers":
        return [1] * performers + [0] * (cards - performers)
    if things.name == "personnel":
        return [0] * performers + [1] * (cards - performers)
    if things.name == "investments":
        return [1] * len(state.box.kind) + [-1] * MAKINGS
    return [1] * len(things.names)


def hidden(state: Position, viewer: int, field: str, row: int, part: list[int], at: int) -> str:
    """DR-1.5."""
    if field in ("performer_deck", "personnel_deck"):
        return "?"
    if field in HIDING or field == "seen":
        card = at if field == "seen" else part[at]
        if state.seen[card] & bit(viewer):
            return ""
        return f"?{state.age[card]}" if any(state.age) else "?"
    if SECRET_IN.get(field) != state.mode:
        return ""
    whose, chosen = (row, part[0]) if field in ("draft", "picked") else (at, part[at])
    nothing = 0 if field == "votes" else -1
    return "?" if whose != viewer and chosen > nothing else ""


def complete(state: DrumRollState, told: Told, unknown: set[str], rng: Rng) -> None:
    """Investments whose making is told are any of it; the supply is what is used nowhere; who holds a card knows it; a vote that is cast is
    one."""
    deal_makings(state, "deck" in told, rng)
    if "stock" not in told:
        laid = [
            need for at, need in enumerate(state.box.cube) if state.cubes[at // 3] >> at % 3 & 1
        ]
        lying = [laid.count(colour) + sum(state.storage[colour::5]) for colour in range(5)]
        state.stock = [state.box.cubes - cubes for cubes in lying]
    if "trailers" not in told:
        state.trailers = state.box.trailers - sum(state.trailer)
    if "tokens" not in told:
        state.tokens = state.box.tokens - sum(state.discount)
    if min(*state.stock, state.trailers, state.tokens) < 0:
        raise ValueError("more cubes, trailers or tokens than the box has")
    for player in range(state.players):
        for card in state.hand[player]:
            state.seen[card] |= bit(player)
        state.check_limit(player)
        if state.waiting >> player & 1:
            continue
        if "votes" in unknown:
            state.votes[player] = state.votes[player] or 1
        if "chosen" in unknown:
            state.chosen[player] = state.chosen[player] or state.decisions.done.first
    for card in [*state.looked, *state.keeps]:
        state.seen[card] |= bit(state.current())


def places(state: Position) -> Iterator[list[int]]:
    """The lists in which investments lie hidden."""
    yield from state.hand
    yield from (state.deck, state.looked, state.keeps)


def deal_makings(state: Position, deck_told: bool, rng: Rng) -> None:
    """Put investments of the right making in place of `?0`, `?1` and so on."""
    first = len(state.box.kind)
    if not any(card >= first for cards in places(state) for card in cards):
        return
    lying = {card for cards in (*places(state), state.discard, state.laid) for card in cards}
    left = [card for card in range(first) if card not in lying]
    if not deck_told:
        left += state.deck
    rng.shuffle(left)
    for cards in places(state):
        for at in range(len(cards)):
            if cards[at] >= first:
                making = cards[at] - first
                cards[at] = next(card for card in left if state.age[card] == making)
                left.remove(cards[at])
    if not deck_told:
        state.deck = [card for card in state.deck if card in left]


NOTATION: Final = Notation(FIELDS, domain, hidden, complete, copies)
