"""Where every component lies, and positions small enough to count all that may be hidden in them. The test kit reads both."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

from chapiteau.game import State
from chapiteau.titles.aramini_circus.rules.actions import ANIMALS, FACES
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import SPECTATOR
from tests.titles.aramini_circus.build import CARDS, faces, move, position

Keys = list[tuple[int, ...]]


def census(state: State) -> dict[str, int]:
    """How many of each component lie on the table. Wagons, bonus cards and tokens are single pieces: one in two places is an error."""
    assert isinstance(state, AraminiState)
    found: Counter[str] = Counter()
    for face in [*state.pile, *state.discard, *state.laid]:
        found[CARDS[face]] += 1
    if state.aside >= 0:
        found[CARDS[state.aside]] += 1
    for place, count in enumerate(state.hand):
        assert count >= 0, f"less than none of {CARDS[place % FACES]} in a hand"
        found[CARDS[place % FACES]] += count
    for number in [*state.wagons, *(number for number in state.offer if number >= 0)]:
        found[f"wagon {number}"] += 1
    for code in [*state.train, *state.pending]:
        found[f"wagon {code >> 2}"] += 1
    for animal in state.token:
        found[f"token {ANIMALS[animal]}"] += 1
    assert 0 <= state.ringmaster < state.players
    for name, count in found.items():
        assert count <= 1 or name in ANIMALS, f"{name} lies in {count} places"
    # Tokens that nobody holds lie in the centre, which is kept nowhere.
    tokens = {f"token {name}": 1 for name in ANIMALS}
    return {name: count for name, count in (found | tokens).items() if count}


def small_states() -> Iterator[tuple[State, int, Callable[[], Keys]]]:
    """(position, viewer, all positions that the viewer cannot tell from it, each as often as it is likely)."""
    state = position(
        hands=["bear", "fish draw-two-1"],
        pile="giraffe fish tiger",
        discard="",
        wagons="2-bear 3-fish",
    )
    yield state, 0, lambda: unseen(state, 0)
    yield state, SPECTATOR, lambda: unseen(state, SPECTATOR)

    taken = position(
        3, hands=["bear", "fish", "tiger"], pile="giraffe fish", discard="bear", wagons=""
    )
    move(taken, "draw", "discard")  # Everybody knows of this bear, equal to the one in the hand.
    yield taken, 1, lambda: unseen(taken, 1)
    move(taken, "fill", "offer:1")  # One bear is paid: the other may be anything.
    yield taken, 2, lambda: unseen(taken, 2)

    yield from after_a_shuffle()


def unseen(state: AraminiState, viewer: int) -> Keys:
    """Before the first new pile: all cards that the viewer has not been shown, in all orders, over all their places."""
    others = [seat for seat in range(state.players) if seat != viewer]
    places = [
        seat * FACES + face
        for seat in others
        for face in range(FACES)
        for _ in range(state.hand[seat * FACES + face] - state.known[seat * FACES + face])
    ]
    hidden = [place % FACES for place in places]
    keys = []
    for order in permutations(hidden + state.pile):
        for wagons in permutations(state.wagons):
            world = state.clone()
            for place, face in zip(places, order, strict=False):
                world.hand[place] -= 1
                world.hand[place - place % FACES + face] += 1
            world.pile = list(order[len(places) :])
            world.wagons = list(wagons)
            keys.append(world.key())
    return keys


def after_a_shuffle() -> Iterator[tuple[State, int, Callable[[], Keys]]]:
    """Each seat draws in turn; the first draw makes a new pile. Everybody knows of what, and so what the others held together."""
    old = ["bear", "fish tiger", "giraffe"]
    pile = "giraffe fish fish bear"
    state = position(3, hands=old, pile="", discard=pile + " tiger", wagons="")
    for _ in old:
        move(state, "draw", "pile")
        move(state, "turn")
    yield state, 0, lambda: dealt(state, 0, old, pile, "")
    yield state, 2, lambda: dealt(state, 2, old, pile, "")
    yield state, SPECTATOR, lambda: dealt(state, SPECTATOR, old, pile, "")

    two = position(2, hands=["fish", "bear tiger"], pile="", discard=pile + " tiger", wagons="")
    for _ in range(2):
        move(two, "draw", "pile")
        move(two, "turn")
    move(two, "turn")
    move(two, "fill", "offer:1")
    yield two, 0, lambda: dealt(two, 0, ["fish", "bear tiger"], pile, "bear")


def dealt(state: AraminiState, viewer: int, old: list[str], pile: str, paid: str) -> Keys:
    """All ways in which the others' old hands and the order of the new pile can have been, each seat having drawn once. The last
    seat paid `paid`, which all of the ways allow."""
    seats = range(state.players)
    known = faces(old[viewer]) if viewer >= 0 else []
    others = [seat for seat in seats if seat != viewer]
    hidden = [face for seat in others for face in faces(old[seat])]
    mine = state.hand[viewer * FACES : (viewer + 1) * FACES] if viewer >= 0 else []
    keys = []
    for split, order in product(permutations(hidden), permutations(faces(pile))):
        cards = list(split)
        hand = [0] * len(state.hand)
        for seat in seats:
            count = len(faces(old[seat]))
            held = known if seat == viewer else [cards.pop() for _ in range(count)]
            for face in [*held, order[seat]]:
                hand[seat * FACES + face] += 1
        for face in faces(paid):
            hand[(state.players - 1) * FACES + face] -= 1
        if viewer < 0 or hand[viewer * FACES : (viewer + 1) * FACES] == mine:
            world = state.clone()
            world.hand = hand
            world.pile = list(order[state.players :])
            keys.append(world.key())
    return keys
