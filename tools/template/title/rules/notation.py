"""New Title as text: cards by their names, a bid by its number, `-` for none."""

from chapiteau.chance import Rng
from chapiteau.fields import Notation, Told
from chapiteau.kinds import Domain
from tools.template.title.rules.fields import FIELDS
from tools.template.title.rules.position import Position


def domain(state: Position, name: str) -> Domain:
    """The words for the numbers of `position`."""
    box = state.box
    if name == "cards":
        return Domain(name, [box.name(card) for card in range(box.cards)])
    if name == "bids":
        return Domain(name, [str(number) for number in range(box.hand + 1)])
    return Domain(name, ["bidding", "playing", "over"])


def hidden(state: Position, viewer: int, field: str, row: int, part: list[int], at: int) -> str:
    """NT-5.1: the other hands and the pile."""
    return "?" if field == "pile" or (field == "hands" and row != viewer) else ""


def complete(state: Position, told: Told, unknown: set[str], rng: Rng) -> None:
    """Hands may be told in any order."""
    if len(state.hands) != state.players:
        raise ValueError("a hand for each player")
    for hand in state.hands:
        hand.sort()
    state.pile.sort()


NOTATION = Notation(FIELDS, domain, hidden, complete)
