"""Where every component lies, and positions small enough to count all that may be hidden in them. The test kit reads both."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

from chapiteau.game import State
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.titles.aramini_circus.rules.turn import renew_pile
from chapiteau.words import SPECTATOR
from tests.titles.aramini_circus.build import CARDS, FACES, faces, move, position

Keys = list[tuple[int, ...]]


def census(state: State) -> dict[str, int]:
    """How many of each component lie on the table. Wagons, bonus cards and tokens are single pieces: one in two places is an error."""
    assert isinstance(state, AraminiState)
    found: Counter[str] = Counter()
    cards = [
        f"{BONUSES[kind]}-{copy}" if copy else ANIMALS[face]
        for face, (kind, copy) in enumerate(zip(state.box.bonus, state.box.copy, strict=True))
    ]
    for face in [*state.pile, *state.discard, *state.laid]:
        found[cards[face]] += 1
    if state.aside >= 0:
        found[cards[state.aside]] += 1
    for place, count in enumerate(state.hand):
        assert count >= 0, f"less than none of {cards[place % len(cards)]} in a hand"
        found[cards[place % len(cards)]] += count
    for number in [*state.wagons, *(number for number in state.offer if number >= 0)]:
        found[f"wagon {number}"] += 1
    for wagon in [wagon for row in (*state.trains, *state.waiting) for wagon in row]:
        found[f"wagon {wagon}"] += 1
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

    late = position(
        hands=["bear", "fish"], pile="giraffe pay-less-1 draw-two-1", wagons="", actions=1
    )
    move(late, "draw", "pile")  # Whether it has to wait only its holder knows.
    yield late, 1, lambda: unseen(late, 1)
    yield late, SPECTATOR, lambda: unseen(late, SPECTATOR)

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
            if state.late >= 0 and viewer != state.player:
                world.late = order[places.index(state.player * FACES + state.late)]
            keys.append(world.key())
    return keys


def after_a_shuffle() -> Iterator[tuple[State, int, Callable[[], Keys]]]:
    """A new pile is made and drawn from; cards are paid. All of the hands then and of the pile is known but how it was dealt."""
    three = ["bear", "fish tiger", "giraffe"]
    drawn = [["draw"], ["draw"], ["draw"]]
    for viewer in (0, 2, SPECTATOR):
        yield shuffled(three, "bear giraffe fish fish", drawn, viewer)
    # The only other hand is known, and so is the card that it must have drawn.
    pile = "giraffe fish fish bear"
    yield shuffled(["fish", "bear tiger"], pile, [["draw"], ["draw", "bear"]], 0)
    yield shuffled(
        ["fish", "bear tiger"], "giraffe fish bear fish", [["draw"], ["draw", "fish"]], 0
    )
    # Paid after a draw: an old card or a new one. Paid before it: an old one.
    late = [["draw"], ["draw", "bear"], []]
    early = [["draw"], ["bear", "late"], []]
    for script in (late, early):
        for viewer in (0, 2, SPECTATOR):
            yield shuffled(["bear", "fish bear", "giraffe"], "giraffe bear fish", script, viewer)
    # One old card and one new one, both paid: which was which is open.
    tight = [["draw"], ["draw", "fish", "bear"], []]
    for viewer in (0, 2, SPECTATOR):
        yield shuffled(["tiger", "bear", "fish"], "giraffe fish bear fish", tight, viewer, 1)
    # A second new pile: who had drawn from the first is not forgotten.
    again = [["draw", "late"], ["bear", "draw"], []]
    yield shuffled(["tiger", "bear fish", "fish"], "giraffe bear", again, 2, 1)
    # The last action drew a card that has to wait, so another one was played: drawn before the fish was paid, which was an old one.
    waits = [["draw"], ["draw", "fish", "late", "plus-action-1"], []]
    for viewer in (0, 2, SPECTATOR):
        cards = "giraffe plus-action-1 fish tiger"
        yield shuffled(["tiger", "fish bear", "giraffe"], cards, waits, viewer, 1)
    # It still waits.
    for viewer in (0, 1, SPECTATOR):
        cards = "giraffe plus-action-1 tiger pay-less-1 fish"
        yield shuffled(["tiger", "fish"], cards, [["draw"], ["draw", "draw", "late"]], viewer, 1)


def shuffled(
    old: list[str], pile: str, turns: list[list[str]], viewer: int, ringmaster: int | None = None
) -> tuple[AraminiState, int, Callable[[], Keys]]:
    """Turns, the first by seat 0, after a new pile was made that gives its cards in this order. Each step draws a card ("late": by the last
    action), pays one, or plays a bonus card; a turn that is the last and ends with "late" goes on."""
    state = position(
        len(old), hands=old, pile="", discard=pile + " tiger", wagons="", ringmaster=ringmaster
    )
    renew_pile(state)
    state.pile = faces(pile)[::-1]
    for turn in turns:
        for step in turn:
            if step in ("draw", "late"):
                move(state, "draw", "pile")
                assert (state.actions == 0) == (step == "late")
            elif step in ANIMALS:
                move(state, "fill", f"offer:{ANIMALS.index(step)}")
            else:
                move(state, "bonus", f"bonus:{CARDS.index(step)}")
        if turn is not turns[-1] or turn[-1:] != ["late"]:
            move(state, "turn")
    return state, viewer, lambda: dealt(state, viewer, old, pile, turns)


def dealt(
    state: AraminiState, viewer: int, old: list[str], pile: str, turns: list[list[str]]
) -> Keys:
    """All ways in which the others' old hands and the pile can have been such that all that was paid could be, each once for every way to
    tell which of the cards with its face was paid. A second pile is of what was paid and of the card that lay on top, in the order of
    time, but for the last."""
    hidden = [face for seat, text in enumerate(old) if seat != viewer for face in faces(text)]
    mine = state.hand[viewer * FACES : (viewer + 1) * FACES] if viewer >= 0 else []
    steps = [step for turn in turns for step in turn]
    paid = [CARDS.index(step) for step in steps if step in CARDS]
    drawn = len(steps) - len(paid)
    second = len(pile.split()) < drawn
    under = [faces("tiger")[0], *paid][:-1] if second else []
    keys = []
    for split, first, then in product(
        permutations(hidden), permutations(faces(pile)), permutations(under)
    ):
        cards = list(split)
        hands = [
            faces(text) if seat == viewer else [cards.pop() for _ in faces(text)]
            for seat, text in enumerate(old)
        ]
        left = [*first, *then]
        late, ways = played(hands, left, turns, viewer)
        if viewer == state.player and late != state.late:
            continue
        world = state.clone()
        for seat, held in enumerate(hands):
            world.hand[seat * FACES : (seat + 1) * FACES] = [held.count(f) for f in range(FACES)]
        world.pile = left[::-1]
        world.late = late
        if viewer < 0 or world.hand[viewer * FACES : (viewer + 1) * FACES] == mine:
            keys.extend([world.key()] * ways)
    return keys


def played(
    hands: list[list[int]], pile: list[int], turns: list[list[str]], viewer: int
) -> tuple[int, int]:
    """Play the turns in a world: the card that waits at the end (-1: none), and in how many ways others than the viewer could do so; none
    where a card that was laid is not in the hand or had to wait."""
    late = -1
    ways = 1
    for number, turn in enumerate(turns):
        held = hands[number % len(hands)]
        late = -1
        for step in turn:
            if step in ("draw", "late"):
                held.append(pile.pop(0))
                late = held[-1] if step == "late" else -1
            elif CARDS.index(step) in held and CARDS.index(step) != late:
                if number % len(hands) != viewer:
                    ways *= held.count(CARDS.index(step))
                held.remove(CARDS.index(step))
                late = -1
            else:
                return -1, 0
    return late, ways
