"""The contract every title fulfils: a state that plays, and the functions around it.

>>> from chapiteau.registry import title
>>> from chapiteau.chance import seed_from
>>> state = title("aramini-circus").new(2, {}, seed_from(1))
>>> player = state.to_act()[0]
>>> state.apply(player, state.legal_actions(player)[0])
"""

from typing import Any, Final

from chapiteau.chance import Chance, Rng
from chapiteau.kinds import Kinds, OwnState
from chapiteau.words import Event, IllegalAction, Message, Result, SeatView, View, whole

# Viewers as bits of a mask: seat s is bit s, everybody without a seat is bit 7.
SPECTATORS: Final = 1 << 7
EVERYBODY: Final = (1 << 8) - 1
# Set in `State.learned` when chance decided something (a card came off a shuffled pile, a die fell).
CHANCE: Final = 1 << 8


def bit(viewer: int) -> int:
    """The mask bit of a seat, or of the spectator (-1)."""
    return SPECTATORS if viewer < 0 else 1 << viewer


class State:
    """A position. Plain attributes of ints and lists of ints; cheap to clone; no references between players.

    Titles fill in `to_act`, `kinds`, `find_legal`, `do`, `why_illegal`, `clone`, `redeal`, `returns`, `scores`, `ranking` and `key`.
    Their rules touch hidden things only through `pieces` (draw, show, shuffle), which keep `learned`, and tell what happened only
    through `tell`.

    `copy.copy` and `copy.deepcopy` are `clone` with `telling` and `events`; `pickle` keeps every attribute of the state and of what it
    refers to. Classes are compiled with a constructor that always runs, so each of them names in `__getnewargs__` what its own needs.
    """

    def __init__(self, players: int, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.turn = 0
        """Counts the turns of all seats together; rules add one whenever the turn passes."""
        self.learned = 0
        """Who learned something in the last step: viewer bits, and CHANCE. Kept by `pieces`."""
        self.telling = False
        """Whether `apply` fills `events`. Off in search, where nobody listens."""
        self.events: list[Event] = []
        self._legal: list[int] = []
        self._legal_player = -1

    # ---- what everybody calls

    def legal_actions(self, player: int) -> list[int]:
        """What `player` may do now, in rising order; [] off turn. The list belongs to the state: read, do not change."""
        # -1 marks an empty cache. As a player it is nobody, who may never do anything.
        if self._legal_player != player or player < 0:
            self._legal = self.find_legal(player) if player >= 0 else []
            self._legal_player = player
        return self._legal

    def apply(self, player: Any, action: Any) -> None:
        """Do one step; `player` and `action` are whole numbers of any kind (`words.whole`).

        Raises IllegalAction with the rule's number, changing nothing, when it is not legal.
        """
        # What `whole` does for other kinds of numbers costs more than many a step.
        seat: int = player if type(player) is int else whole(player)
        chosen: int = action if type(action) is int else whole(action)
        if chosen not in self.legal_actions(seat):
            raise self.illegal(seat, chosen)
        self.advance(seat, chosen)

    def advance(self, player: int, action: int) -> None:
        """As `apply`, for an action just taken from `legal_actions`: search does not have it checked once more. Both are ints."""
        self._legal_player = -1
        self.learned = 0
        if self.telling:
            self.events = []
        self.do(player, action)

    def current(self) -> int:
        """The first player who may decide now; -1 at the end."""
        waiting = self.to_act()
        return waiting[0] if waiting else -1

    def is_final(self) -> bool:
        """Whether the match is over."""
        return self.current() < 0

    def illegal(self, player: int, action: int) -> IllegalAction:
        """The error that says why `action` is not legal for `player` now."""
        rule, message = self.why_illegal(player, action)
        return IllegalAction(message, rule)

    # ---- what the rules of a title call

    def tell(self, audience: int, message: str, args: dict[str, Any]) -> None:
        """Report that something happened to the viewers in the mask `audience`, who may know every argument.

        Call it as `if self.telling: self.tell(...)`, so that search pays nothing for it.
        """
        self.events.append(Event(Message(message, args), audience, self.learned == 0))

    def copy_base(self, other: "State") -> None:
        """For `clone`: take over from `other` what this class holds. The copy tells nothing."""
        self.players = other.players
        self.chance = other.chance
        self.turn = other.turn
        self.learned = other.learned
        self.telling = False
        self.events = []
        self._legal = other._legal
        self._legal_player = other._legal_player

    # ---- copies for everybody

    def resample(self, player: int, rng: Rng) -> OwnState:
        """A state that `player` (a seat or SPECTATOR) cannot tell from this one, drawn fairly among all such states."""
        copy = self.clone()
        copy.redeal(player, rng)
        copy._legal_player = -1
        return copy

    def __copy__(self) -> "State":
        copy = self.clone()
        copy.telling = self.telling
        copy.events = self.events.copy()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        # Nothing that two clones share ever changes.
        copy = self.__copy__()
        memo[id(self)] = copy
        return copy

    def __getnewargs__(self) -> tuple[Any, ...]:
        """The arguments of `__init__`; a title whose positions take more of them names them."""
        return (self.players, self.chance)

    # ---- what a title fills in

    def to_act(self) -> list[int]:
        """Players who may decide now (several in simultaneous phases), in seat order; [] at the end."""
        raise NotImplementedError

    def find_legal(self, player: int) -> list[int]:
        """The legal actions of `player` in rising order; [] off turn. A new list each time."""
        raise NotImplementedError

    def do(self, player: int, action: int) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def kinds(self) -> Kinds:
        """What can be decided in this title with this box: the numbers and names of all actions."""
        raise NotImplementedError

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        """For an action that is not legal (any int, any player): the rule that forbids it and a message what can be done.

        It may use only what `player` may know.
        """
        raise NotImplementedError

    def clone(self) -> "State":
        """An equal position that shares nothing that can change. Does not tell (`telling` is off)."""
        raise NotImplementedError

    def redeal(self, player: int, rng: Rng) -> None:
        """For `resample`: draw anew, fairly, all that `player` (a seat or SPECTATOR) cannot know, and the chance (`Chance(rng.seed())`), so
        that nothing of the real future is in it."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Per player at the end: 1 for a win, 0 for a loss, shared wins split (1/k each); zeros before. By `ranking`,
        unless a title says otherwise."""
        if not self.is_final():
            return [0.0] * self.players
        places = self.ranking()
        share = 1.0 / places.count(1)
        return [share if place == 1 else 0.0 for place in places]

    def scores(self) -> list[int]:
        """Points per player now, as the title counts them."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Place of each player at the end, 1 for the best, equal places shared; as it stands before the end."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """Everything that matters for the rest of the match, with open information: equal keys, equal futures.

        Used by perft to count distinct positions and by tests to compare states.
        """
        raise NotImplementedError


def view_of(
    state: State,
    title: str,
    viewer: int,
    *,
    status: Message,
    hint: Message | None,
    seats: list[SeatView],
    board: Any,
    description: list[Message],
    result: Result | None,
    open_to: list[int],
    passing: int = -1,
) -> View:
    """A viewer's view (`words.View`): what every title says of a position, and what this one shows."""
    frame = (title, viewer, state.players, state.turn, state.to_act())
    return View(*frame, status, hint, seats, board, description, result, passing, open_to)
