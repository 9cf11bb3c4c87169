"""Positions by hand.

>>> hands(position("star-1 ball-2", "hoop-3 hoop-4"))
['star-1 ball-2', 'hoop-3 hoop-4']
"""

from typing import Any, Final

from chapiteau.chance import Chance, seed_from
from chapiteau.words import IllegalAction, Message
from tools.template.title import parts
from tools.template.title.rules.kinds import Decisions
from tools.template.title.rules.position import PLAYING
from tools.template.title.rules.setup import set_up
from tools.template.title.rules.state import NewTitleState

BOX: Final[dict[str, Any]] = {
    "cards": {"suits": ["star", "ball", "hoop"], "ranks": 5},
    "round": {"hand": 2},
    "points": {"kept": 10},
    "match": {"rounds": 2},
}
"""The box of these tests, whatever the house's own component file says."""


def start(players: int = 2, seed: int = 1, **changes: Any) -> NewTitleState:
    """A match at its beginning. `changes` of the box by table: `cards={"ranks": 2}`."""
    data = {table: BOX[table] | changes.get(table, {}) for table in BOX}
    state = NewTitleState(players, Chance(seed_from(seed)), Decisions(parts.box(data, 1)))
    set_up(state)
    return state


def position(*hands: str, bids: tuple[int, ...] = (), first: int = 0) -> NewTitleState:
    """A round in which these hands were dealt, one for each player: `"star-1 hoop-2"`. With `bids` it has come to the tricks."""
    state = start(len(hands))
    state.hands = [sorted(map(card, hand.split())) for hand in hands]
    held = {number for hand in state.hands for number in hand}
    state.pile = [number for number in range(state.box.cards) if number not in held]
    state.first = state.leader = state.player = first
    if bids:
        state.bids = list(bids)
        state.phase = PLAYING
    return state


def card(name: str) -> int:
    """The number of a card of BOX."""
    suit, _, rank = name.partition("-")
    suits: list[str] = BOX["cards"]["suits"]
    number: int = suits.index(suit) * BOX["cards"]["ranks"] + int(rank) - 1
    return number


def hands(state: NewTitleState) -> list[str]:
    """What each player holds."""
    return [" ".join(map(state.box.name, hand)) for hand in state.hands]


def play(state: NewTitleState, *actions: str) -> NewTitleState:
    """Let whoever decides take one action after the other: `"bid 1"`, `"play star-3"`."""
    for action in actions:
        state.apply(state.current(), state.kinds().action(action))
    return state


def legal(state: NewTitleState) -> list[str]:
    """What the player in turn may do."""
    kinds = state.kinds()
    return [kinds.name(action) for action in state.legal_actions(state.current())]


def refusal(state: NewTitleState, action: str, player: int | None = None) -> tuple[str, str]:
    """(rule, message id) with which an action is refused."""
    try:
        number = state.kinds().action(action)
        state.clone().apply(state.current() if player is None else player, number)
    except IllegalAction as error:
        return error.rule, error.message.id
    raise AssertionError(f"{action} is legal")


def told(state: NewTitleState, action: str) -> list[tuple[Message, int]]:
    """Do it, and give what was told: (message, viewers)."""
    state.telling = True
    play(state, action)
    state.telling = False
    return [(event.message, event.audience) for event in state.events]
