"""AC-1.2 and AC-2: what lies in the box, and how the table looks before the first turn."""

from collections import Counter

import pytest

from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, FIRST_BONUS
from tests.titles.aramini_circus.build import CARDS, TITLE, hand, move, new, wagon
from tests.titles.aramini_circus.census import census

pytestmark = pytest.mark.engine
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("AC-1.2")
def test_box() -> None:
    lying = census(new(bonus=True, box=None))
    wagons = Counter(wagon(kind) for kind in new(box=None).kind)
    assert len([name for name in lying if name.startswith("wagon")]) == 40
    for animal in ANIMALS:
        assert [wagons[f"{value}-{animal}"] for value in (1, 2, 3, 4)] == [4, 3, 2, 1]
        assert lying[animal] == 12
    for kind in BONUSES:
        assert (lying[f"{kind}-1"], lying[f"{kind}-2"]) == (1, 1)
    assert sum(name.startswith("token") for name in lying) == 4


@pytest.mark.rule("AC-1.2")
def test_no_bonus_cards_without_the_option() -> None:
    bonus = set(CARDS[FIRST_BONUS:])
    assert not set(census(new())) & bonus
    assert set(census(new(bonus=True))) >= bonus


@PLAYERS
@pytest.mark.rule("AC-2.1")
def test_tokens(players: int) -> None:
    view = TITLE.view(new(players), 0).board
    held = [place.token for place in view.places]
    assert sorted([*held, *view.centre]) == sorted(ANIMALS)
    assert len(view.centre) == 4 - players


@pytest.mark.rule("AC-2.1", "AC-2.3")
def test_tokens_and_first_player_are_drawn_at_random() -> None:
    starts = [new(3, seed=seed) for seed in range(60)]
    assert {state.token[0] for state in starts} == {0, 1, 2, 3}
    assert {state.first for state in starts} == {0, 1, 2}


@PLAYERS
@pytest.mark.rule("AC-2.2")
def test_offer_hands_and_discard(players: int) -> None:
    state = new(players)
    view = TITLE.view(state, 0).board
    assert None not in view.offer
    assert len(view.offer) == 4
    assert view.wagon_pile == 36
    assert [place.hand for place in view.places] == [5] * players
    assert view.discard_size == 1
    assert view.pile == 48 - 5 * players - 1
    assert not view.discard[0].bonus


@PLAYERS
@pytest.mark.rule("AC-2.3")
def test_first_player_and_ringmaster(players: int) -> None:
    for seed in range(6):
        state = new(players, seed=seed)
        assert state.to_act() == [state.first]
        places = TITLE.view(state, 0).board.places
        right = (state.first - 1) % players
        assert [place.ringmaster for place in places] == [
            "up" if seat == right else "" for seat in range(players)
        ]


@pytest.mark.rule("AC-2.3")
def test_clockwise() -> None:
    state = new(3)
    for turn in range(5):
        assert state.to_act() == [(state.first + turn) % 3]
        move(state, "draw", "pile")
        move(state, "turn")


@PLAYERS
@pytest.mark.rule("AC-2.4")
def test_bonus_cards_come_in_after_dealing(players: int) -> None:
    places = set()
    for seed in range(8):
        state = new(players, seed=seed, bonus=True)
        for seat in range(players):
            assert not set(hand(state, seat).split()) & set(CARDS[FIRST_BONUS:])
        assert state.discard[0] < FIRST_BONUS
        assert sorted(face for face in state.pile if face >= FIRST_BONUS) == list(range(4, 14))
        places.add(state.pile.index(FIRST_BONUS))
    assert len(places) > 2, "they are shuffled in"
