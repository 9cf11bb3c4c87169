"""Positions built by hand, written as one would lay them out: cards and investments by name, cubes by letter (`WWY`)."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from chapiteau.chance import seed_from
from chapiteau.game import EVERYBODY, State, bit
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
from chapiteau.titles.drum_roll.rules.words import REGION_NAMES
from chapiteau.words import IllegalAction
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
    state = new(players, **options)
    state.draft = [-1] * (players * 2)
    state.troupe = [cards(text) for text in troupe] + [[] for _ in range(players - len(troupe))]
    state.staff = [cards(text) for text in staff] + [[] for _ in range(players - len(staff))]
    held = list(chain(*state.troupe, *state.staff))
    state.offered_performers = cards(OFFER if offer is None else offer)
    state.offered_personnel = cards(PERSONNEL if personnel is None else personnel)
    if offer is None:
        state.offered_performers = [c for c in state.offered_performers if c not in held]
    if personnel is None:
        state.offered_personnel = [c for c in state.offered_personnel if c not in held]
    placed = [*state.offered_performers, *state.offered_personnel, *held]
    assert len(placed) == len(set(placed)), "a card lies in two places"
    free = [c for c in range(state.box.cards) if c not in placed]
    state.performer_deck = [c for c in free if c < state.box.performers]
    state.personnel_deck = [c for c in free if c >= state.box.performers]
    state.coins = [*coins, *[10] * (players - len(coins))]
    for seat, text in enumerate(storage):
        for letter in text:
            assert state.gain_cube(seat, LETTERS.index(letter))
    for name, mask in (cubes or {}).items():
        number = card(name)
        state.cubes[number] = mask
        for level in range(3):
            if mask >> level & 1:
                state.stock[state.box.cube[number * 3 + level]] -= 1
    for number in cards(flipped):
        state.flipped[number] = 1
    for number in cards(trailers):
        state.trailer[number] = 1
        state.trailers -= 1
    deal_investments(state, hands, deck)
    state.region = [REGION_NAMES.index(name) for name in regions.split()[: len(state.region)]]
    state.show, state.round, state.start = show, round_, start
    enter(state, phase)
    return state.clone()


def deal_investments(state: DrumRollState, hands: Sequence[str], deck: str) -> None:
    """Hands by name, then the deck with the named cards on top."""
    free = list(range(len(state.box.kind)))

    def take(text: str) -> list[int]:
        found = []
        for name in text.split():
            wanted = next(n for n in free if INVESTMENTS[state.box.kind[n]] == name)
            free.remove(wanted)
            found.append(wanted)
        return found

    state.hand = [take(text) for text in hands] + [[] for _ in range(state.players - len(hands))]
    for seat, hand in enumerate(state.hand):
        for number in hand:
            state.seen[number] = bit(seat)
    top = take(deck)
    state.deck = free + top[::-1]


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
        for choice in TITLE.choices(state, seat)
        if choice.group == "place"
        for target in choice.targets
        if target.startswith("space:")
    )


def groups(state: State, seat: int) -> set[str]:
    """The kinds of choices that a seat has."""
    return {choice.group for choice in TITLE.choices(state, seat)}


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
