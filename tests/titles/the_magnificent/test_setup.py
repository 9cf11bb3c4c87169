"""MG-1, MG-2 and the options of MG-12: what lies where when the first turn begins."""

from collections import Counter
from typing import Any

import pytest

from chapiteau.titles.the_magnificent.meta import META
from chapiteau.titles.the_magnificent.rules import asks, box
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from tests.titles.the_magnificent.build import (
    BOX,
    CARDS,
    POSTERS,
    TENTS,
    TITLE,
    act,
    cards,
    drafted,
    first_of,
    gems,
    hats,
    idle,
    legal,
    new,
    posters,
    refuse,
)
from tests.titles.the_magnificent.census import census

pytestmark = pytest.mark.engine


def dice(state: MagnificentState) -> list[int]:
    """In the main tent, by kind."""
    return [sum(state.dice[kind * 6 : kind * 6 + 6]) for kind in range(4)]


def starting(board: str) -> str:
    return " ".join(f"{board}-{i}" for i in range(1, 5))


# ---- MG-1


@pytest.mark.rule("MG-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_three_rounds_of_four_turns_each_clockwise(players: int) -> None:
    assert META.players == [1, 2, 3, 4]
    state = drafted(players)
    seats: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while not state.is_final():
        if state.mode == asks.DIE:
            seats[state.round].append(state.player)
            idle(state)
        else:
            act(state, state.legal_actions(state.current())[0])
    for turns in seats.values():
        assert turns == [(turns[0] + i) % players for i in range(4 * players)]


@pytest.mark.rule("MG-1.2", "MG-2.5")
def test_a_gem_of_each_kind_is_four() -> None:
    for seat in range(3):
        assert gems(drafted(3), seat) == "O G P c"


@pytest.mark.rule("MG-1.3")
def test_what_is_in_the_box() -> None:
    found = census(drafted(4))
    for colour in box.COLOURS:
        assert (found[f"{colour} small tile"], found[f"{colour} large tile"]) == (16, 12)
    assert sum(name.startswith("poster") for name in found) == 48
    assert sum(name.startswith("tent") for name in found) == 15
    assert (len(CARDS), len(POSTERS), len(TENTS) - 1) == (56, 54, 16)
    assert len(BOX["trainers"]["tiles"]) == 12
    # Four players can store no more than twelve gems of a kind.
    assert box.MOST_GEMS * 4 == 12


# ---- MG-2


@pytest.mark.rule("MG-2.1", "MG-12.1", "MG-12.5")
@pytest.mark.parametrize(
    ("players", "options", "expected"),
    [
        (1, {}, [1, 1, 1, 2]),
        (2, {}, [3, 3, 3, 2]),
        (3, {}, [4, 4, 4, 3]),
        (4, {}, [5, 5, 4, 4]),
        (4, {"dice": "box"}, [5, 5, 5, 4]),
    ],
)
def test_dice(players: int, options: dict[str, Any], expected: list[int]) -> None:
    assert dice(drafted(players, **options)) == expected


@pytest.mark.rule("MG-2.1")
def test_the_starting_player_is_drawn_and_dice_are_rolled() -> None:
    states = [drafted(3, seed) for seed in range(30)]
    assert {state.first for state in states} == {0, 1, 2}
    assert all(state.player == state.first for state in states)
    assert {face for state in states for face in range(24) if state.dice[face]} == set(range(24))


@pytest.mark.rule("MG-2.2", "MG-12.5")
@pytest.mark.parametrize(("players", "pairs"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_display(players: int, pairs: int) -> None:
    state = drafted(players)
    assert len(state.display) == len(state.trainer_display) == pairs
    assert min(state.display) >= box.STARTING
    assert min(state.trainer_display) >= 0
    assert len(state.deck) == 40 - pairs
    assert min(state.deck) >= box.STARTING
    assert state.learned, "cards were turned up"


@pytest.mark.rule("MG-2.3")
def test_rings_wagons_and_tents() -> None:
    state = drafted(2)
    assert state.wagon == [0, 0, 0]
    for ring in range(3):
        spaces = range(ring * box.RING, (ring + 1) * box.RING)
        covered = [space for space in spaces if state.ring_tent[space] >= 0]
        assert covered == [space for space in spaces if state.box.ring[space] < 0]
        assert len(covered) == 5
    lying = sorted(tent for tent in state.ring_tent if tent >= 0)
    assert len(set(lying)) == 15
    boxed = set().union(*({*range(16)} - {*new(2, seed).ring_tent} for seed in range(40)))
    assert len(boxed) > 8, "the tent that goes back is drawn"


@pytest.mark.rule("MG-2.4")
def test_posters() -> None:
    state = drafted(4)
    assert len(state.poster_display) == 4
    assert len(state.poster_deck) == 44
    assert min([*state.poster_display, *state.poster_deck]) >= state.box.starting_posters


@pytest.mark.rule("MG-2.5")
def test_players() -> None:
    state = drafted(3, 4)
    first, last = state.first, (state.first + 2) % 3
    boards = [board // 2 for board in state.board]
    assert len(set(boards)) == 3
    for seat in range(3):
        assert state.board[seat] % 2 == 0
        number = ["I", "II", "III", "IV"][boards[seat]]
        assert cards(state, seat) == starting(number)
        assert state.score[seat] == 0
        assert hats(state, seat) == ((seat - first) % 3, -1)
        section, poster = next(iter(posters(state, seat).items()))
        assert section == 1
        assert poster in POSTERS[: state.box.starting_posters]
        assert state.tent[seat * 5 : seat * 5 + 5] == [state.box.printed, -1, -1, -1, -1]
        assert state.markers[seat] == 1
        assert state.coins[seat] == 6 - (seat == first) + (seat == last)
    assert len({state.poster[seat * 5] for seat in range(3)}) == 3


@pytest.mark.rule("MG-2.5", "MG-12.5")
def test_alone_no_coin_is_given() -> None:
    assert drafted(1).coins == [6]


@pytest.mark.rule("MG-2.5", "MG-12.3")
def test_start_goods_of_the_b_sides() -> None:
    """What is named replaces the usual goods, the rest stays."""
    goods = {}
    for seed in range(8):
        state = drafted(4, seed, sides="b")
        for seat in range(4):
            assert state.board[seat] % 2 == 1
            given = (seat == (state.first - 1) % 4) - (seat == state.first)
            goods[state.board[seat] // 2] = (
                state.coins[seat] - given,
                state.markers[seat],
                gems(state, seat),
                state.score[seat],
            )
    assert goods == {
        0: (7, 1, "G P c", 0),
        1: (4, 2, "O G P c", 0),
        2: (5, 1, "O G P c c", 0),
        3: (4, 1, "O G P c", 3),
    }


@pytest.mark.rule("MG-2.6", "MG-12.5")
@pytest.mark.parametrize(("players", "drawn"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_trainer_draft(players: int, drawn: int) -> None:
    state = new(players, 5)
    assert len(state.trainer_deck) == 12 - len(state.trainer_display) - drawn
    order = []
    while state.mode == asks.TRAINER:
        order.append(state.player)
        tiles = legal(state, "trainer")
        assert len(tiles) == drawn - len(order) + 1
        act(state, first_of("trainer") + tiles[-1])
        assert state.trainer_owner[tiles[-1]] == order[-1]
    assert order == [(state.first - 1 - i) % players for i in range(players)]
    assert len(state.trainer_deck) == 12 - len(state.trainer_display) - players
    assert all(state.trainer_owner.count(seat) == 1 for seat in range(players))


@pytest.mark.rule("MG-2.6")
def test_tiles_that_nobody_took_may_lie_anywhere_in_the_deck() -> None:
    tops = set()
    for seed in range(60):
        state = new(2, seed)
        drawn = legal(state, "trainer")
        act(state, first_of("trainer") + drawn[0])
        act(state, first_of("trainer") + drawn[1])
        tops.add(state.trainer_deck.index(drawn[2]))
    assert tops == set(range(7))


# ---- MG-12


@pytest.mark.rule("MG-12.3")
def test_random_sides() -> None:
    sides = Counter(board for seed in range(60) for board in drafted(4, seed, sides="random").board)
    assert set(sides) == set(range(8))


@pytest.mark.rule("MG-12.3")
@pytest.mark.parametrize("sides", ["a", "b", "random"])
def test_boards_are_chosen_from_the_last_player_backwards(sides: str) -> None:
    state = new(3, 2, boards="chosen", sides=sides)
    assert state.mode == asks.BOARD
    order = []
    left = 4
    while state.mode == asks.BOARD:
        order.append(state.player)
        offered = legal(state, "board")
        assert len({board // 2 for board in offered}) == len(offered) == left
        if sides != "random":
            assert {board % 2 for board in offered} == {int(sides == "b")}
        act(state, first_of("board") + offered[-1])
        assert state.board[order[-1]] == offered[-1]
        left -= 1
    assert order == [(state.first - 1 - i) % 3 for i in range(3)]
    for seat in range(3):
        number = ["I", "II", "III", "IV"][state.board[seat] // 2]
        assert cards(state, seat) == starting(number)
    assert refuse(state, "board 1-a") == "MG-2.6"


@pytest.mark.rule("MG-12.3")
def test_a_board_is_chosen_once_the_first_too() -> None:
    state = new(3, 2, boards="chosen", sides="a")
    assert legal(state, "board") == [0, 2, 4, 6]
    act(state, "board 1-a")
    assert legal(state, "board") == [2, 4, 6]
    assert refuse(state, "board 1-a") == "MG-12.3"


@pytest.mark.rule("MG-12.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_cards_are_drafted(players: int) -> None:
    state = new(players, 3, masters="drafted")
    assert state.to_act() == list(range(players))
    packets = [
        {n - first_of("master") for n in state.legal_actions(seat)} for seat in range(players)
    ]
    assert all(len(packet) == 4 and max(packet) < box.STARTING for packet in packets)
    assert len(set.union(*packets)) == 4 * players
    kept: list[set[int]] = [set() for _ in range(players)]
    for passes in range(3):
        for seat in range(players):
            lying = packets[(seat - passes) % players]
            assert {n - first_of("master") for n in state.legal_actions(seat)} == lying
            chosen = min(lying)
            state.apply(seat, first_of("master") + chosen)
            kept[seat].add(chosen)
            if seat < players - 1:
                assert state.to_act() == list(range(seat + 1, players)), "it has chosen"
                assert state.held(seat) == [], "secret until all have chosen"
        for seat in range(players):
            packets[(seat - passes) % players].remove(min(packets[(seat - passes) % players]))
    for seat in range(players):
        last = packets[(seat - 3) % players]
        assert set(state.held(seat)) == kept[seat] | last
    assert state.mode == asks.TRAINER


@pytest.mark.rule("MG-12.4", "MG-12.5")
def test_alone_four_are_dealt() -> None:
    dealt = [set(new(1, seed, masters="drafted").held(0)) for seed in range(12)]
    assert all(len(held) == 4 and max(held) < box.STARTING for held in dealt)
    assert len({frozenset(held) for held in dealt}) > 8


@pytest.mark.rule("MG-12.4", "MG-2.2")
@pytest.mark.parametrize("masters", ["numbered", "drafted"])
def test_starting_cards_that_nobody_has(masters: str) -> None:
    for players in (1, 2, 3):
        boxed = drafted(players, masters=masters)
        mixed = drafted(players, masters=masters, spare="deck")
        for state, size in ((boxed, 40), (mixed, 56 - 4 * players)):
            lying = {*state.deck, *state.display}
            assert len(lying) == size
            assert not lying & {card for seat in range(players) for card in state.held(seat)}
        assert len({*mixed.deck, *mixed.display} & set(range(16))) == 16 - 4 * players


@pytest.mark.rule("MG-12.1", "MG-12.2", "MG-12.3", "MG-12.4")
def test_options() -> None:
    found = {option.id: (option.default, option.values, option.rule) for option in META.options}
    assert [option.id for option in META.options_for(4)] == [
        "dice",
        "gems",
        "sides",
        "boards",
        "masters",
    ]  # All starting cards are in play.
    assert [option.id for option in META.options_for(3)] == [
        "gems",
        "sides",
        "boards",
        "masters",
        "spare",
    ]
    assert found == {
        "dice": ("manual", ["manual", "box"], "MG-12.1"),
        "gems": ("one", ["one", "any"], "MG-12.2"),
        "sides": ("a", ["a", "b", "random"], "MG-12.3"),
        "boards": ("dealt", ["dealt", "chosen"], "MG-12.3"),
        "masters": ("numbered", ["numbered", "drafted"], "MG-12.4"),
        "spare": ("box", ["box", "deck"], "MG-12.4"),
    }
    assert TITLE.meta is META


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_under_way_at_the_beginning(players: int) -> None:
    state = new(players, boards="chosen")
    none = {
        **dict.fromkeys(["waiting", "taken", "renewed", "used", "top_used", "gem_spent"], 0),
        **dict.fromkeys(["bonus", "bonus_build", "bonus_travel", "bonus_show", "action"], 0),
        **dict.fromkeys(["left_small", "left_large", "may_complete", "face_down", "traded"], 0),
        **dict.fromkeys(["die", "card", "colour", "completing"], -1),
        "round": 1,
        "rolls": 1,
    }
    assert {name: getattr(state, name) for name in none} == none
    for name in ("poster_discard", "tiles", "owed", "passed", "price", "todo"):
        assert getattr(state, name) == [], name
    of_seats: dict[str, list[Any]] = {
        **{
            key: [0] for key in ["score", "coins", "markers", "spent", "shows", "camp", "completed"]
        },
        "gems": [0] * 4,
        "built": [0] * 6,
        "earned": [0] * 8,
        "board": [-1],
        "picked": [-1],
        "cards": [-1] * 5,
        "poster": [-1] * 5,
        "tent": [-1] * 5,
    }
    for name, each in of_seats.items():
        assert getattr(state, name) == each * players, name
    things = {
        "die_kind": len(CARDS),
        "trainer_owner": 12,
        "poster_owner": len(POSTERS),
        "packet": 16,
        "holder": 16,
    }
    assert {name: getattr(state, name) for name in things} == {
        name: [-1] * count for name, count in things.items()
    }
    assert (state.wagon, state.counted, state.side) == ([0] * 3, [0] * 6, [0] * 4)
    assert (state.die_face, state.seen) == ([0] * len(CARDS), [0] * 16)
    assert (state.deck, state.display, state.trainer_deck) == ([], [], [])
