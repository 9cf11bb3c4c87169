"""AC-6: what each viewer is shown, and what `resample` remembers. The kit proves secrecy along whole matches."""

from collections import Counter

import pytest

from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.game import CHANCE, EVERYBODY
from chapiteau.titles.aramini_circus.rules.memory import LATE, NEW_PILE, PLAYED, RELEASED, Deals
from chapiteau.titles.aramini_circus.rules.position import PAYING
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import END, SPECTATOR
from tests.titles.aramini_circus.build import (
    CARDS,
    FACES,
    TITLE,
    cards,
    faces,
    hand,
    legal,
    match_of,
    move,
    move_in,
    new,
    number,
    position,
)
from tests.titles.aramini_circus.census import after_a_shuffle

pytestmark = pytest.mark.engine


def rng() -> Rng:
    return Chance(seed_from(1)).stream("secrecy")


def worlds(state: AraminiState, viewer: int, count: int = 60) -> list[AraminiState]:
    source = rng()
    return [state.resample(viewer, source) for _ in range(count)]


@pytest.mark.rule("AC-6.1")
def test_hands_are_hidden_and_their_sizes_are_not() -> None:
    state = position(3, hands=["bear", "fish fish", "tiger pay-less-1 tiger"])
    for viewer in (0, 1, 2, SPECTATOR):
        board = TITLE.view(state, viewer).board
        assert [place.hand for place in board.places] == [1, 2, 3]
        assert board.hands == []
        own = hand(state, viewer).split() if viewer >= 0 else []
        assert len(board.hand) == len(own)


@pytest.mark.rule("AC-6.1")
def test_after_the_match_everything_is_shown() -> None:
    state = position(hands=["bear", "fish pay-less-1"], discard="bear tiger")
    while not state.is_final():
        move(state, "turn")
    board = TITLE.view(state, END).board
    assert [[card.face for card in held] for held in board.hands] == [
        ["bear"],
        ["fish", "pay-less"],
    ]
    assert len(board.discard) == 2
    assert TITLE.view(state, 0).board.hands == []


@pytest.mark.rule("AC-6.1")
def test_the_discard_is_looked_through_only_with_a_playable_take_a_discard() -> None:
    discard = "fish bear tiger"

    def shown(state: AraminiState, viewer: int = 0) -> int:
        return len(TITLE.view(state, viewer).board.discard)

    holding = position(hands=["take-discard-1", "take-discard-2"], discard=discard)
    assert shown(holding) == 3
    assert shown(holding, 1) == 1, "not in another's turn"
    assert shown(position(hands=["pay-less-1"], discard=discard)) == 1
    assert shown(position(hands=["take-discard-1"], discard=discard, actions=0)) == 3, (
        "also after the last action"
    )
    move(holding, "bonus", "bonus:8")
    assert shown(holding) == 4, "while it is used"
    assert shown(holding, 1) == 1
    move(holding, "take", "take:fish")
    assert shown(holding) == 1
    move(holding, "turn")
    move(holding, "bonus", "bonus:9")
    move(holding, "take", "take:8")
    assert shown(holding, 1) == 3, "the one just taken was not played in this turn yet"
    move(holding, "bonus", "bonus:8")
    move(holding, "take", "take:9")
    assert shown(holding, 1) == 1, "both were"


@pytest.mark.rule("AC-5.1", "AC-6.1")
def test_a_take_a_discard_that_has_to_wait_opens_nothing() -> None:
    """Freed by a card that all know of, it opens the discard: a look that cannot be taken back."""
    for card, opened in (("take-discard-1", True), ("draw-two-1", False)):
        state = position(
            hands=["plus-action-1"], pile=f"bear {card}", discard="fish tiger", actions=1
        )
        state.known[CARDS.index("plus-action-1")] = 1
        match = match_of(state)
        move_in(match, "draw", "pile")
        assert len(match.view(0).board.discard) == 1
        move_in(match, "bonus", "bonus:10")
        assert len(match.view(0).board.discard) == (3 if opened else 1)
        assert match.undo_state(0).allowed != opened


@pytest.mark.rule("AC-6.1")
def test_who_learns_what() -> None:
    state = position(hands=["bear bear take-discard-1", "fish"], discard="bear fish tiger")
    steps = {
        ("swap", "token:fish"): 0,
        ("draw", "discard"): EVERYBODY & ~1,
        ("draw", "pile"): CHANCE | 1,
        ("bonus", "bonus:8"): EVERYBODY & ~1,
        ("fill", "offer:1"): CHANCE | EVERYBODY,
    }
    for (group, target), learned in steps.items():
        trial = state.clone()
        move(trial, group, target)
        assert trial.learned == learned, group


@pytest.mark.rule("AC-6.1")
def test_paying_with_cards_that_all_know_teaches_nobody() -> None:
    state = position(hands=["bear"], discard="bear", offer="1-bear 1-bear", wagons="", actions=3)
    move(state, "draw", "discard")
    move(state, "fill", "offer:0")
    assert state.learned == 0, "one of the two equal bears is known"
    move(state, "fill", "offer:1")
    assert state.learned == EVERYBODY & ~1


@pytest.mark.rule("AC-6.1")
def test_cards_taken_from_the_discard_are_known_until_played() -> None:
    state = position(
        hands=["fish", "giraffe giraffe giraffe"], discard="bear", pile="fish giraffe tiger"
    )
    move(state, "draw", "discard")
    move(state, "turn")
    assert all("bear" in hand(world, 0) for world in worlds(state, 1))
    assert {hand(world, 0) for world in worlds(state, 1)} > {"bear fish", "bear tiger"}
    assert len({hand(world, 1) for world in worlds(state, 1)}) == 1


@pytest.mark.rule("AC-6.1")
def test_what_lies_open_stays() -> None:
    state = position(
        hands=["fish", "bear"], discard="bear tiger", trains=["1-bear"], pending=["2-fish"]
    )
    for viewer in (0, 1, SPECTATOR):
        for world in worlds(state, viewer, 10):
            assert TITLE.view(world, viewer) == TITLE.view(state, viewer)
            assert cards(world.discard) == "bear tiger"
            assert world.chance.seed != state.chance.seed


@pytest.mark.rule("AC-6.1", "AC-3.3")
def test_a_new_pile_is_known_as_a_multiset_and_so_is_the_only_other_hand() -> None:
    state = position(hands=["fish", "bear pay-less-1"], pile="", discard="fish tiger giraffe bear")
    move(state, "draw", "pile")
    own = faces(hand(state, 0))
    for world in worlds(state, 0):
        assert hand(world, 1) == "bear pay-less-1"
        assert sorted([*world.pile, *own]) == sorted(faces("fish fish tiger giraffe"))
    assert len({tuple(world.pile) for world in worlds(state, 0)}) == 2
    for world in worlds(state, SPECTATOR):
        together = Counter(hand(world, 0).split()) + Counter(hand(world, 1).split())
        assert together >= Counter(["fish", "bear", "pay-less-1"])


@pytest.mark.rule("AC-6.1", "AC-3.3")
def test_with_three_players_a_card_drawn_from_the_new_pile_is_one_of_it() -> None:
    state = position(
        3, hands=["bear", "fish fish", "tiger"], pile="", discard="giraffe giraffe giraffe bear"
    )
    move(state, "draw", "pile")
    move(state, "turn")
    move(state, "draw", "pile")
    for world in worlds(state, 2):
        assert hand(world, 0).split().count("giraffe") == 1
        assert hand(world, 1).split().count("giraffe") == 1
        assert sorted(f"{hand(world, 0)} {hand(world, 1)}".split()) == sorted(
            ["giraffe", "giraffe", "bear", "fish", "fish"]
        )
    assert {hand(world, 0) for world in worlds(state, 2)} == {"giraffe bear", "giraffe fish"}


@pytest.mark.rule("AC-6.1")
def test_another_world_holds_no_memory_of_true_hands() -> None:
    state = position(
        3, hands=["bear", "fish fish", "tiger"], pile="", discard="giraffe giraffe bear"
    )
    move(state, "draw", "pile")
    world = state.resample(2, rng())
    others = [entry for entry in world.past if entry >= 0 and entry // FACES != 2]
    assert [entry // FACES for entry in others] == [0, 1, 1, 0]
    held = sorted(place for place in range(2 * FACES) for _ in range(world.hand[place]))
    assert sorted(others) == held, "the past is that of the drawn world"
    for viewer in (0, 1, 2, SPECTATOR):
        again = world.resample(viewer, rng())
        assert (
            Counter(sum((hand(again, seat).split() for seat in range(3)), again.pile)).total() == 6
        )


DRAWS = 600


def follow(past: list[int], seats: int) -> tuple[list[int], list[list[int]]]:
    """The hidden cards in hands after a past, and the cards that came out of each pile. Fails where a card is played that is not there, or
    has to wait."""
    hands = [0] * (seats * FACES)
    piles: list[list[int]] = [[]]
    late = -1
    for entry in past:
        place = entry % PLAYED
        if entry == NEW_PILE:
            piles.append([])
        elif entry == RELEASED:
            late = -1
        elif entry < PLAYED or entry >= LATE:
            hands[place] += 1
            piles[-1].append(place % FACES)
            late = place if entry >= LATE else late
        else:
            hands[place] -= 1
            assert hands[place] >= (place == late), "played without having it"
    return hands, piles


@pytest.mark.slow
@pytest.mark.rule("AC-6.1", "AC-3.3")
@pytest.mark.parametrize("players", [2, 3, pytest.param(4, marks=pytest.mark.long)])
def test_worlds_allow_all_that_was_played(players: int) -> None:
    """Along busy matches with few cards, so that many new piles are made; also worlds of worlds."""
    shuffles = 0
    for seed in range(6):
        state = new(players, seed=seed, bonus=seed % 2 == 1)
        del state.pile[12:]
        source = state.chance.stream("memory")
        while not state.is_final():
            names = legal(state)
            busy = [name for name in names if name != "end-turn"]
            some = [name for name in busy if not name.startswith("swap ")] or busy or names
            state.apply(state.player, source.pick([number(state, name) for name in some]))
            if state.past and state.phase != PAYING and source.below(8) == 0:
                viewer = source.pick([*range(players), SPECTATOR])
                world = state.resample(viewer, source)
                alike(state, world, viewer)
                alike(world, world.resample(SPECTATOR, source), SPECTATOR)
        shuffles += state.shuffles
    assert shuffles > 8


def alike(state: AraminiState, world: AraminiState, viewer: int) -> None:
    """A world holds the same cards, was seen alike by the viewer, and its past leads to its hands."""
    hands, piles = follow(world.past, world.players)
    assert [a + b for a, b in zip(hands, world.known, strict=True)] == world.hand
    before = follow(state.past, state.players)[1]
    for one, two in zip(
        [*before[:-1], before[-1] + state.pile], [*piles[:-1], piles[-1] + world.pile], strict=True
    ):
        assert sorted(one) == sorted(two)
    for one_entry, two_entry in zip(state.past, world.past, strict=True):
        seat = one_entry % PLAYED // FACES
        if one_entry < 0 or PLAYED <= one_entry < LATE or seat == viewer:
            assert one_entry == two_entry
        else:
            assert (two_entry % PLAYED // FACES, two_entry >= LATE) == (seat, one_entry >= LATE)
    waiting = [entry for entry in world.past if entry >= LATE]
    assert (world.late >= 0) == (state.late >= 0)
    if world.late >= 0:
        assert waiting[-1] == LATE + world.player * FACES + world.late


@pytest.mark.slow
@pytest.mark.rule("AC-6.1", "AC-3.3")
def test_deals_are_mixed_well() -> None:
    """The cases of the census, each deal made by itself."""
    source = rng()
    tried = 0
    for state, viewer, positions in after_a_shuffle():
        assert isinstance(state, AraminiState)
        weights = Counter(positions())
        expected: Counter[tuple[int, ...]] = Counter()
        for key, weight in weights.items():
            expected[hands_of(key, state)] += weight
        deals = Deals(state.past, state.pile, state.players, state.faces, viewer)
        found: Counter[tuple[int, ...]] = Counter()
        for _ in range(DRAWS):
            deals.draw(source)
            found[dealt_hands(state, deals, viewer)] += 1
        assert set(found) <= set(expected)
        total = expected.total()
        for hands, weight in expected.items():
            share = weight / total
            spread = (share * (1 - share) / DRAWS) ** 0.5
            assert abs(found[hands] / DRAWS - share) < 5 * spread + 0.001
        tried += 1
    assert tried > 10


def hands_of(key: tuple[int, ...], state: AraminiState) -> tuple[int, ...]:
    """The hands in a key."""
    mine = state.key()
    size = len(state.hand)
    start = next(i for i in range(len(mine)) if list(mine[i : i + size]) == state.hand)
    return key[start : start + size]


def dealt_hands(state: AraminiState, deals: Deals, viewer: int) -> tuple[int, ...]:
    hands = state.hand[:]
    for seat in range(state.players):
        if seat != viewer:
            hands[seat * FACES : (seat + 1) * FACES] = state.known[
                seat * FACES : (seat + 1) * FACES
            ]
            for place in deals.taken[seat]:
                hands[seat * FACES + deals.face[place]] += 1
    for seat, face in zip(deals.seat, deals.shown, strict=True):
        hands[seat * FACES + face] -= 1
    return tuple(hands)


def test_a_purchase_in_another_mind_is_unknown() -> None:
    state = position(hands=["giraffe bear bear", ""], offer="2-giraffe", tokens="bear fish")
    move(state, "fill", "offer:0")
    move(state, "pay", "hand:bear")
    for world in worlds(state, 1, 10):
        assert TITLE.view(world, 1) == TITLE.view(state, 1)
        assert "end-turn" in legal(world)
        assert len(hand(world, 0).split()) == 3
    for world in worlds(state, 0, 10):
        assert TITLE.view(world, 0) == TITLE.view(state, 0)
        assert world.legal_actions(0) == state.legal_actions(0)
