"""All that can be decided in Flip Circus, and when."""

from typing import Final

from chapiteau.kinds import Kinds
from chapiteau.titles.flip_circus.rules.acting import Ability, Flip, Swap
from chapiteau.titles.flip_circus.rules.clowns import Decline, Return, Take
from chapiteau.titles.flip_circus.rules.decision import PLACE, Decision
from chapiteau.titles.flip_circus.rules.position import ACT, BENEFIT, Position
from chapiteau.titles.flip_circus.rules.turns import Accept, Buy, EndTurn, Look, Offer, Refuse

SWAP: Final = Swap("swap", "FC-3.2")
FLIP: Final = Flip("flip", "FC-3.3")
ABILITY: Final = Ability("ability", "FC-3.4")
LOOK: Final = Look("look", "FC-3.5", "applause", PLACE)
BUY: Final = Buy("buy", "FC-3.5", "applause")
TAKE: Final = Take("take", "FC-5.1", "flip-benefit-taken")
RETURN: Final = Return("return", "FC-5.1", "flip-benefit-returned")
DECLINE: Final = Decline("decline", "FC-5.2", "flip-benefit-declined")
END: Final = EndTurn("end", "FC-3.1", "turn")
OFFER: Final = Offer("offer", "FC-8.3", "draw")
ACCEPT: Final = Accept("accept", "FC-8.3", "draw")
REFUSE: Final = Refuse("refuse", "FC-8.3", "draw")

ALL: Final[list[Decision]] = [
    *(SWAP, FLIP, ABILITY, LOOK, BUY),
    *(TAKE, RETURN, DECLINE),
    *(END, OFFER, ACCEPT, REFUSE),
]
KINDS: Final = Kinds(ALL)
OF: Final[list[Decision]] = [kind for kind in ALL for _ in range(kind.count)]
"""The kind of each action."""


def legal_actions(state: Position) -> list[int]:
    """What the seat that decides may do, kind by kind in the order of `ALL`."""
    if state.phase == ACT:
        if state.left:  # FC-3.1
            legal = SWAP.find(state) + FLIP.all
            legal += ABILITY.find(state)
        else:
            legal = []
        if state.applause[state.mover & 1]:  # FC-3.5
            legal += LOOK.all
            legal += BUY.find(state)
        if state.left == 0:
            legal += END.all
        if state.box.draw_offers and not state.offered:  # FC-8.3
            legal += OFFER.all
        return legal
    if state.phase == BENEFIT:
        return TAKE.find(state) + RETURN.find(state) + DECLINE.all
    return ACCEPT.all + REFUSE.all
