"""Positions built by hand, written as one would lay them out: animals by name, bonus cards as `pay-less-1`, wagons as `3-bear`.

They come from a box of their own, so that no test of a rule depends on the values of the house set.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from chapiteau.chance import seed_from
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.position import read
from chapiteau.registry import title
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import IllegalAction
from tests.kit.writing import by_seat

TITLE = title("aramini-circus")
BOX: Mapping[str, Any] = {
    "goal": {"2": 18, "3": 18, "4": 16},
    "wagons": {animal: [4, 3, 2, 1] for animal in ANIMALS},
    "animals": dict.fromkeys(ANIMALS, 12),
    "bonus": dict.fromkeys(BONUSES, 2),
}
CARDS = [*ANIMALS, *(f"{kind}-{copy}" for kind in BONUSES for copy in (1, 2))]
FACES = len(CARDS)


def faces(text: str) -> list[int]:
    """`"bear bear pay-less-1"` as faces."""
    return [CARDS.index(word) for word in text.split()]


def cards(numbers: Iterable[int]) -> str:
    """Faces as words."""
    return " ".join(CARDS[face] for face in numbers)


def kind(word: str) -> int:
    """`"3-bear"` as a kind of wagon."""
    value, animal = word.split("-")
    return ANIMALS.index(animal) * 4 + int(value) - 1


def wagon(number: int) -> str:
    """A kind of wagon as a word."""
    return f"{(number & 3) + 1}-{ANIMALS[number >> 2]}"


def new(
    players: int = 2, seed: int = 1, box: Mapping[str, Any] | None = BOX, **options: Any
) -> AraminiState:
    """A match as it begins. `box` None: with the house set."""
    state = TITLE.new(players, options, seed_from(seed), box)
    assert isinstance(state, AraminiState)
    return state


def position(
    players: int = 2,
    *,
    hands: Sequence[str] = (),
    pile: str = "giraffe fish bear tiger giraffe fish",
    discard: str = "giraffe",
    offer: str = "1-giraffe 1-bear 1-fish 1-tiger",
    wagons: str = "2-giraffe 2-bear 2-fish 2-tiger",
    trains: Sequence[str] = (),
    pending: Sequence[str] = (),
    tokens: str = "tiger fish bear giraffe",
    player: int = 0,
    ringmaster: int | None = None,
    actions: int = 2,
    idle: int = 0,
    calm: int = 0,
    seed: int = 1,
    **options: Any,
) -> AraminiState:
    """Seat 0 is the first player. Piles and trains from the bottom or the front; `.` is an empty place of the offer. `idle` turns went
    before without a draw, a purchase or a bonus card, `calm` turns without a purchase."""
    last = players - 1 if ringmaster is None else ringmaster
    chosen = "".join(f" {name}={value}" for name, value in options.items())
    text = f"""
        aramini-circus {players} bonus=yes{chosen}
        hands {by_seat(hands, players)}
        pile {pile}
        discard {discard}
        offer {called(offer)} {"- " * (4 - len(offer.split()))}
        wagons {called(wagons)}
        trains {called(by_seat(trains, players))}
        waiting {called(by_seat(pending, players))}
        token {" ".join(tokens.split()[:players])}
        ringmaster {last}; player {player}
        actions {actions}; idle {idle}; calm {calm}
    """
    state = read(text, BOX, seed_from(seed))
    assert isinstance(state, AraminiState)
    return state


def called(wagons: str) -> str:
    """`3-bear` as positions call it: `bear-3`; `.` for an empty place."""
    return re.sub(r"(\d)-(\w+)", r"\2-\1", wagons).replace(".", "-")


def match_of(state: AraminiState) -> Match:
    """A match that stands at a position."""
    match = Match(TITLE, state.players, {"bonus": True}, seed_from(1), BOX)
    match.state = state
    return match


# ---- reading a position


def hand(state: AraminiState, seat: int) -> str:
    """A hand in words, animals first."""
    held = state.hand[seat * FACES : (seat + 1) * FACES]
    return cards(face for face in range(FACES) for _ in range(held[face]))


def train(state: AraminiState, seat: int) -> str:
    return " ".join(wagon(state.kind[number]) for number in state.trains[seat])


def pending(state: AraminiState, seat: int) -> str:
    return " ".join(wagon(state.kind[number]) for number in state.waiting[seat])


def offer(state: AraminiState) -> str:
    return " ".join("." if n < 0 else wagon(state.kind[n]) for n in state.offer)


# ---- moving, by what people read


def targets(state: State, group: str) -> list[str]:
    """What the legal actions of one kind point at: `offer:0`, `hand:bear`; where they point at nothing, their label."""
    choices = state.kinds().choices(state, state.current())
    return [(c.targets or [c.label.id])[0] for c in choices if c.group == group]


def move(state: State, group: str, target: str = "") -> None:
    """Do the legal action of a kind that points at `target`. Fails when there is none."""
    state.apply(state.current(), action(state, group, target))


def action(state: State, group: str, target: str = "") -> int:
    """The number of the first legal action of a kind that points at `target`."""
    for choice in state.kinds().choices(state, state.current()):
        if choice.group == group and target in [*choice.targets, ""]:
            return choice.action
    raise AssertionError(f"no {group} {target}: {targets(state, group)}")


def move_in(match: Match, group: str, target: str = "") -> None:
    """As `move`, in a match."""
    match.act(match.state.current(), action(match.state, group, target))


# ---- by the names of actions


def number(state: State, name: str) -> int:
    """The number of `"play pay-less-1"`."""
    return state.kinds().action(name)


def legal(state: State) -> list[str]:
    """The names of all legal actions of the player in turn."""
    return [state.kinds().name(action) for action in state.legal_actions(state.current())]


def refuse(state: State, name: str) -> str:
    """The rule by which an action of the player in turn is refused; nothing may change."""
    before = state.key()
    try:
        state.apply(state.current(), number(state, name))
    except IllegalAction as error:
        assert state.key() == before
        return error.rule
    raise AssertionError(f"{name} was legal")
