"""For the test kit: where every component lies, and small positions for the test of fairness."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations, product

from chapiteau.game import State, bit
from chapiteau.titles.flip_circus.rules.ring import CLOWN, PERFORMERS, PLACES, POSTERS
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import SPECTATOR
from tests.titles.flip_circus.build import END_TURN, flip, look, play, position, use

Positions = Callable[[], list[tuple[int, ...]]]


def census(state: State) -> dict[str, int]:
    """Each token, poster and applause of the box, by name, in exactly one place."""
    assert isinstance(state, FlipState)
    found: dict[str, int] = {}
    for place in range(PLACES):
        token = state.cells[place] >> 1
        face = state.faces[place]
        assert [p for p in range(CLOWN + 1) if state.where[p] >> place & 1] == [face]
        pair = sorted((PERFORMERS[face], PERFORMERS[state.backs[token]]))
        count(found, "token " + " ".join(pair))
    assert sorted(cell >> 1 for cell in state.cells) == list(range(PLACES))
    assert state.code == sum(cell << 5 * place for place, cell in enumerate(state.cells))
    for performer in range(POSTERS):
        owners = [side for side in (0, 1) if state.posters[side] >> performer & 1]
        assert len(owners) < 2, "a poster with both sides"
        count(found, f"poster {PERFORMERS[performer]}")
    assert min(*state.applause, state.reserve()) >= 0
    found["applause"] = sum(state.applause) + state.reserve()
    return found


def count(found: dict[str, int], name: str) -> None:
    """One component more; there is only one of each kind."""
    assert name not in found, f"{name} is there twice"
    found[name] = 1


def small_states() -> Iterator[tuple[State, int, Positions]]:
    """(state, viewer, all positions that the viewer cannot tell apart, equally likely)."""
    # All different faces: the five pairs can lie in two ways. Two equal faces: in more.
    for ring in (
        "CA AM CM MF CF FS CS ST CT TA",
        "CM TA CF SF CA AM CT MF CS TS",
        "CA AM CM MF CF SF CS ST CT TA",
    ):
        state = position(ring)
        yield state, 0, partial(positions, state, 0)
    # Looks of the own side and flips are known for good; looks of the other side are not.
    state = position("CA AM CM MF CF FS CS ST CT TA", applause=(2, 2))
    play(state, look(1), look(4), flip(3), flip(3), END_TURN, look(6), use(4))
    yield state, 0, partial(positions, state, 0)
    yield state, 1, partial(positions, state, 1)
    yield state, SPECTATOR, partial(positions, state, SPECTATOR)
    # Team mates share what they saw, and forgetting is no excuse.
    state = position("CA AM CM MF CF SF CS ST CT TA", players=4, applause=(1, 1), memory="none")
    play(state, use(4), flip(5), END_TURN, look(7), flip(9), flip(9), END_TURN)
    yield state, 2, partial(positions, state, 2)
    yield state, 3, partial(positions, state, 3)


def positions(state: FlipState, viewer: int) -> list[tuple[int, ...]]:
    """Every way to lay the ten tokens that shows the same faces and agrees with what the viewer was shown, by brute force."""
    unseen = [
        place for place in range(PLACES) if not state.known[state.cells[place] >> 1] & bit(viewer)
    ]
    tokens = [(state.faces[place], state.backs[state.cells[place] >> 1]) for place in unseen]
    clowns = [token for token in tokens if token[0] == CLOWN]
    others = [token for token in tokens if token[0] != CLOWN]
    spots = [place for place in unseen if state.faces[place] == CLOWN]
    gaps = [place for place in unseen if state.faces[place] != CLOWN]
    found = []
    for order in permutations(others):
        for sides in product((0, 1), repeat=len(order)):
            laid = [pair if up == 0 else pair[::-1] for pair, up in zip(order, sides, strict=True)]
            if any(pair[0] != state.faces[place] for pair, place in zip(laid, gaps, strict=True)):
                continue
            for hidden in permutations(clowns):
                new = state.clone()
                for place, pair in zip([*gaps, *spots], [*laid, *hidden], strict=True):
                    new.backs[new.cells[place] >> 1] = pair[1]
                found.append(new.key())
    return found
