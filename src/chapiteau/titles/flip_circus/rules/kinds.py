"""All that can be decided in Flip Circus, and when."""

from typing import Final

from chapiteau.kinds import Kinds
from chapiteau.titles.flip_circus.rules.acting import Ability, Flip, Swap
from chapiteau.titles.flip_circus.rules.clowns import Decline, Return, Take
from chapiteau.titles.flip_circus.rules.decision import PLACE, Decision
from chapiteau.titles.flip_circus.rules.turns import Accept, Buy, EndTurn, Look, Offer, Refuse

ACTIONS: Final[list[Decision]] = [
    Swap("swap", "FC-3.2"),
    Flip("flip", "FC-3.3"),
    Ability("ability", "FC-3.4"),
]
SPENDING: Final[list[Decision]] = [
    Look("look", "FC-3.5", "applause", PLACE),
    Buy("buy", "FC-3.5", "applause"),
]
BENEFITS: Final[list[Decision]] = [
    Take("take", "FC-5.1", "flip-benefit-taken"),
    Return("return", "FC-5.1", "flip-benefit-returned"),
    Decline("decline", "FC-5.2", "flip-benefit-declined"),
]
END: Final[list[Decision]] = [EndTurn("end", "FC-3.1", "turn")]
OFFER: Final[list[Decision]] = [Offer("offer", "FC-8.3", "draw")]
ANSWERS: Final[list[Decision]] = [
    Accept("accept", "FC-8.3", "draw"),
    Refuse("refuse", "FC-8.3", "draw"),
]

ALL: Final[list[Decision]] = ACTIONS + SPENDING + BENEFITS + END + OFFER + ANSWERS
KINDS: Final = Kinds(ALL)
OF: Final[list[Decision]] = [kind for kind in ALL for _ in range(kind.count)]
"""The kind of each action."""
TURN: Final[list[list[Decision]]] = [
    END + OFFER,
    SPENDING + END + OFFER,
    ACTIONS + OFFER,
    ACTIONS + SPENDING + OFFER,
]
"""What is asked in a turn: 2 while an action is left (FC-3.1), plus 1 with an applause to spend (FC-3.5)."""
ASKED: Final[list[list[Decision]]] = [[], BENEFITS, ANSWERS, []]
"""What is asked in the other phases: BENEFIT, ANSWER, OVER."""
