"""Positions built by hand, written as one would lay them out: cards and investments by name, cubes by letter (`WWY`)."""

from collections.abc import Mapping, Sequence
from typing import Any

from chapiteau.chance import seed_from
from chapiteau.game import EVERYBODY, State
from chapiteau.position import read
from chapiteau.registry import title
from chapiteau.titles.drum_roll.rules import curtain, distribution, flow
from chapiteau.titles.drum_roll.rules.box import INVESTMENTS, LETTERS
from chapiteau.titles.drum_roll.rules.phase import (
    CURTAIN,
    DISTRIBUTING,
    ORGANIZING,
    PAYING,
    PLACING,
    SHOWING,
    VOTING,
)
from chapiteau.titles.drum_roll.rules.position import SOURCES
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import IllegalAction
from tests.kit.writing import by_seat
from tests.titles.drum_roll.box import BOX

TITLE = title("drum-roll")
KINDS = TITLE.new(2, {}, seed_from(1), BOX).kinds()
"""What can be decided with the tests' box, and with any that has the same cards."""
NAMES = [*BOX["performers"], *BOX["personnel"]]
"""Of the cards, in the order of their numbers."""
OFFER = "tumbler horse-trainer ball-juggler"
PERSONNEL = "agent-1 agent-2 agent-3"
"""What is offered where a test does not say; cards that it puts elsewhere are left out."""
ALL = 7
"""All three cubes on a performer."""

PHASES = {
    "place": PLACING,
    "distribute": DISTRIBUTING,
    "vote": VOTING,
    "organizer": ORGANIZING,
    "curtain": CURTAIN,
    "show": SHOWING,
    "salaries": PAYING,
}


def card(name: str) -> int:
    """A performer or personnel member by name."""
    return NAMES.index(name)


def cards(text: str) -> list[int]:
    return [card(name) for name in text.split()]


def names(numbers: Sequence[int]) -> str:
    """Cards as words."""
    return " ".join(NAMES[number] for number in numbers)


def new(
    players: int = 2, seed: int = 1, box: Mapping[str, Any] = BOX, **options: Any
) -> DrumRollState:
    """A match as it begins, with the tests' own box if no other is given."""
    state = TITLE.new(players, options, seed_from(seed), box)
    assert isinstance(state, DrumRollState)
    return state


def position(
    players: int = 2,
    *,
    phase: str = "place",
    troupe: Sequence[str] = (),
    staff: Sequence[str] = (),
    cubes: Mapping[str, int] | None = None,
    flipped: str = "",
    trailers: str = "",
    coins: Sequence[int] = (),
    storage: Sequence[str] = (),
    hands: Sequence[str] = (),
    deck: str = "",
    offer: str | None = None,
    personnel: str | None = None,
    regions: str = "moscow paris vienna london",
    show: int = 1,
    round_: int = 1,
    start: int = 0,
    **options: Any,
) -> DrumRollState:
    """A position at the beginning of a phase. `cubes`: masks of cubes on performers; `deck`: the next investments, the first one on top.

    Everything that is not named lies in the decks, so that nothing is missing from the box.
    """
    held = " ".join([*troupe, *staff]).split()

    def offered(given: str | None, usual: str) -> str:
        """The usual cards but those that somebody has."""
        return (
            " ".join(name for name in usual.split() if name not in held) if given is None else given
        )

    def at(names: str, value: int = 1) -> str:
        return " ".join(f"{name}={value}" for name in names.split())

    text = f"""
        drum-roll {players} {" ".join(f"{name}={value}" for name, value in options.items())}
        mode place; show {show}; round {round_}; start {start}
        offered-performers {offered(offer, OFFER)}
        offered-personnel {offered(personnel, PERSONNEL)}
        troupe {by_seat(troupe, players)}
        staff {by_seat(staff, players)}
        coins {" ".join(map(str, [*coins, *[10] * (players - len(coins))]))}
        storage {" | ".join(cubes_of(text) for text in [*storage, *[""] * (players - len(storage))])}
        cubes {" ".join(at(name, mask) for name, mask in (cubes or {}).items())}
        flipped {at(flipped)}
        trailer {at(trailers)}
        hand {by_seat(hands, players)}
        region {" ".join(regions.split()[: max(players, 3)])}
    """
    state = read(text, BOX, seed_from(1))
    assert isinstance(state, DrumRollState)
    for name in reversed(deck.split()):
        on_top(state, name)
    enter(state, phase)
    return state.clone()


def cubes_of(letters: str) -> str:
    """`WWY` as a number of each colour."""
    return " ".join(str(letters.count(letter)) for letter in LETTERS)


def on_top(state: DrumRollState, name: str) -> None:
    """The first such investment of the deck becomes its next one."""
    found = next(n for n in state.deck if INVESTMENTS[state.box.kind[n]] == name)
    state.deck.remove(found)
    state.deck.append(found)


def enter(state: DrumRollState, phase: str) -> None:
    """Begin a phase, and go on to the first decision in it."""
    state.mode = PHASES[phase]
    state.touring = phase in ("show", "salaries")
    if phase == "curtain":
        curtain.begin(state)
    if phase == "distribute":
        distribution.begin(state)
    if phase in ("distribute", "vote", "salaries"):
        state.waiting = state.everybody()
    flow.settle(state, state.decisions)


def empty_deck(state: DrumRollState) -> None:
    """All investments of the deck become discards."""
    for number in state.deck:
        state.seen[number] = EVERYBODY
    state.discard += state.deck
    state.deck = []


# ---- reading a position


def stored(state: DrumRollState, seat: int) -> str:
    """Stored cubes as letters."""
    return "".join(
        letter * state.storage[seat * 5 + colour] for colour, letter in enumerate(LETTERS)
    )


def hand(state: DrumRollState, seat: int) -> str:
    """Investments in a hand, sorted by name."""
    return " ".join(sorted(INVESTMENTS[state.box.kind[number]] for number in state.hand[seat]))


def earned(state: DrumRollState, seat: int) -> dict[str, int]:
    """Prestige by source, what is 0 left out."""
    values = state.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {name: value for name, value in zip(SOURCES, values, strict=True) if value}


def spaces(state: DrumRollState, seat: int) -> str:
    """Where the next marker may go."""
    return " ".join(
        target.removeprefix("space:")
        for choice in state.kinds().choices(state, seat)
        if choice.group == "place"
        for target in choice.targets
        if target.startswith("space:")
    )


def groups(state: State, seat: int) -> set[str]:
    """The kinds of choices that a seat has."""
    return {choice.group for choice in state.kinds().choices(state, seat)}


# ---- moving


def act(name: int | str) -> int:
    """An action as records call it: `hire lion-tamer`, `move-cube giant good`; or its number."""
    return name if isinstance(name, int) else KINDS.action(name)


def legal(state: State, seat: int, kind: str = "") -> list[str]:
    """What a seat may do now, as records call it; only one kind of decision if it is named."""
    found = [KINDS.name(action) for action in state.legal_actions(seat)]
    return [name for name in found if kind in ("", name.split()[0])]


def place(state: DrumRollState, *where: str) -> None:
    """Put markers, one after the other, each for whoever is in turn."""
    for name in where:
        do(state, f"place {name}")


def do(state: State, name: int | str, seat: int = -1) -> None:
    """Do an action for a seat, or for whoever is in turn."""
    state.apply(state.current() if seat < 0 else seat, act(name))


def refuse(state: State, name: int | str, seat: int = -1) -> str:
    """The rule by which an action is refused; nothing may change."""
    before = state.key()
    try:
        do(state, name, seat)
    except IllegalAction as error:
        assert state.key() == before
        return error.rule
    raise AssertionError(f"{name} was legal")
