"""Positions by hand, written as one looks at the ring.

A token is two letters, the face that is up and the one behind it: `CA` is a clown with an acrobat behind. Places from 1 on; the
tokens that are not named fill the rest in the order of START:

>>> faces(position("TC FS"))
'TFCACMCCST'
"""

from typing import Any, Final

from chapiteau.chance import seed_from
from chapiteau.position import read
from chapiteau.titles.flip_circus.rules.kinds import KINDS
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.titles.flip_circus.view import Board, view
from chapiteau.words import SPECTATOR, IllegalAction, Message

__all__ = [
    "ACCEPT",
    "BOX",
    "BUY",
    "DECLINE",
    "END_TURN",
    "LETTERS",
    "OFFER",
    "OPTIONS",
    "REFUSE",
    "RETURN",
    "START",
    "TAKE",
    "backs",
    "board",
    "faces",
    "flip",
    "legal",
    "letter",
    "look",
    "play",
    "position",
    "posters",
    "refusal",
    "swap",
    "told",
    "use",
]

BUY, TAKE, RETURN, DECLINE, END_TURN, OFFER, ACCEPT, REFUSE = (
    KINDS.action(name)
    for name in ("buy", "take", "return", "decline", "end", "offer", "accept", "refuse")
)
LETTERS = "AMFSTC"
START = "CA AM CM MF CF FS CS ST CT TA"
"""A ring as it may lie after the set-up."""
TOKENS: Final = {frozenset(token) for token in START.split()}
BOX: Final[dict[str, Any]] = {
    "performers": ["acrobat", "magician", "fortune-teller", "strongman", "tamer", "clown"],
    "tokens": {
        "clowns": ["acrobat", "magician", "fortune-teller", "strongman", "tamer"],
        "pairs": [
            ["acrobat", "magician"],
            ["magician", "fortune-teller"],
            ["fortune-teller", "strongman"],
            ["strongman", "tamer"],
            ["tamer", "acrobat"],
        ],
    },
    "posters": {"performers": ["acrobat", "magician", "fortune-teller", "strongman", "tamer"]},
    "applause": {"tokens": 5, "second_player": 1},
}
"""The box of these tests: START laid out, whatever the house's own component file says."""
OPTIONS: Final[dict[str, Any]] = {
    "memory": "record",
    "most-bought": 0,
    "draw-offers": True,
    "turn-limit": 200,
}
"""What is chosen where a test says nothing else."""


def position(
    ring: str = START,
    *,
    left: int = 2,
    applause: tuple[int, int] = (0, 0),
    posters: tuple[str, str] = ("", ""),
    players: int = 2,
    first: int = 0,
    **options: Any,
) -> FlipState:
    """The start of a turn of seat `first`. `posters`: the letters of those that each side has; options with `_` for `-`."""
    named = ring.split()
    used = {frozenset(token) for token in named}
    tokens = named + [token for token in START.split() if frozenset(token) not in used]
    assert used <= TOKENS, "no such token in the box"
    assert len(tokens) == len(TOKENS), "a token is there twice"
    chosen = OPTIONS | {name.replace("_", "-"): value for name, value in options.items()}
    held = ["+".join(PERFORMERS[LETTERS.index(letter)] for letter in side) for side in posters]
    text = f"""
        flip-circus {players} {" ".join(f"{name}={value}" for name, value in chosen.items())}
        ring {" ".join(tokens)}
        mover {first}; left {left}
        applause {applause[0]} {applause[1]}
        posters {held[0] or "-"} {held[1] or "-"}
    """
    state = read(text, BOX, seed_from(1))
    assert isinstance(state, FlipState)
    state.starts = [state.start(first)]
    return state


def swap(place: int) -> int:
    """Exchange the tokens on a place and the next; places count from 1 here as in all texts."""
    return KINDS.action(f"swap {place}")


def flip(place: int) -> int:
    return KINDS.action(f"flip {place}")


def use(place: int) -> int:
    return KINDS.action(f"ability {place}")


def look(place: int) -> int:
    return KINDS.action(f"look {place}")


def play(state: FlipState, *actions: int) -> FlipState:
    """Let whoever decides take one action after the other."""
    for action in actions:
        state.apply(state.current(), action)
    return state


def legal(state: FlipState) -> list[int]:
    return list(state.legal_actions(state.current()))


def refusal(state: FlipState, action: int, player: int | None = None) -> tuple[str, str]:
    """(rule, message id) with which an action is refused."""
    try:
        state.clone().apply(state.current() if player is None else player, action)
    except IllegalAction as error:
        return error.rule, error.message.id
    raise AssertionError(f"{action} is legal")


def told(state: FlipState, action: int) -> list[tuple[Message, int]]:
    """Do it, and give what was told: (message, viewers)."""
    state.telling = True
    play(state, action)
    state.telling = False
    return [(event.message, event.audience) for event in state.events]


def board(state: FlipState, viewer: int = SPECTATOR) -> Board:
    found = view(state, viewer).board
    assert isinstance(found, Board)
    return found


def letter(performer: str) -> str:
    return LETTERS[PERFORMERS.index(performer)]


def faces(state: FlipState) -> str:
    """The ten faces, from place 1 on."""
    return "".join(letter(token.face) for token in board(state).ring)


def backs(state: FlipState, viewer: int) -> str:
    """What the viewer's board shows of the backs; a dot for what it does not."""
    ring = board(state, viewer).ring
    return "".join("." if token.back is None else letter(token.back) for token in ring)


def posters(state: FlipState, side: int) -> str:
    """The letters of a side's posters."""
    return "".join(letter(p.performer) for p in board(state).posters if p.side == side)
