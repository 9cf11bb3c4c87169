"""DR-1 and DR-2: what there is, and how a match begins."""

from collections import Counter
from typing import Any

import pytest

from chapiteau.titles.drum_roll.rules.box import COLOURS, TYPES
from chapiteau.titles.drum_roll.rules.decks import deal_performers, deal_personnel, fits
from chapiteau.words import SPECTATOR
from tests.titles.drum_roll.build import TITLE, do, legal, names, new, position, stored

pytestmark = pytest.mark.engine

WHITE, YELLOW, GREEN, BLUE, RED = range(5)


@pytest.mark.rule("DR-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_shows_of_five_to_seven_turns_and_the_most_prestige_wins(players: int) -> None:
    state = new(players)
    seen = set()
    while not state.is_final():
        seen.add((state.show, state.round))
        player = state.current()
        legal = state.legal_actions(player)
        state.apply(player, legal[state.turn * 7 % len(legal)])
    assert {show for show, _ in seen} == {1, 2, 3}
    for show in (1, 2, 3):
        rounds = [number for at, number in seen if at == show]
        assert sorted(rounds) == list(range(1, max(rounds) + 1))
        assert 5 <= max(rounds) <= 7
    best = [p for p in range(players) if state.score[p] == max(state.score)]
    assert state.ranking()[best[0]] == 1 or len(best) > 1


@pytest.mark.rule("DR-1.2")
def test_five_colours_each_25_times() -> None:
    assert COLOURS == ("white", "yellow", "green", "blue", "red")
    assert new().stock == [25] * 5


@pytest.mark.rule("DR-1.3")
def test_nine_performers_of_each_type() -> None:
    box = new().box
    assert Counter(TYPES[kind] for kind in box.type) == dict.fromkeys(TYPES, 9)


@pytest.mark.rule("DR-1.4", "DR-8.1")
def test_supply() -> None:
    state = new()
    assert (state.trailers, state.tokens) == (18, 44)
    assert len(state.box.kind) == 30
    assert len(state.box.region) // 2 == 5
    assert (state.box.performers, state.box.cards, len(state.box.id)) == (45, 60, 60)
    kinds = [name.rsplit("-", 1)[0] for name in state.box.id[45:]]
    assert kinds.count("agent") == kinds.count("assistant") == 5
    assert len(kinds) == 15


@pytest.mark.rule("DR-1.5")
def test_hands_are_hidden_and_their_sizes_open() -> None:
    state = position(hands=["income fire", "double-vote"])
    for viewer in (0, 1, SPECTATOR):
        board = TITLE.view(state, viewer).board
        assert [circus.hand for circus in board.circuses] == [2, 1]
        assert [circus.coins for circus in board.circuses] == [10, 10]
        held = [one.kind for one in board.hand]
        assert held == {0: ["fire", "income"], 1: ["double-vote"], SPECTATOR: []}[viewer]


@pytest.mark.rule("DR-2.1")
def test_performers_are_dealt_from_the_bottom() -> None:
    state = position(3, offer="tumbler horse-trainer")
    bottom, top = state.performer_deck[0], state.performer_deck[-1]
    deal_performers(state)
    dealt = [*state.offered_performers, *state.performer_discard]
    assert bottom in dealt
    assert top not in dealt


@pytest.mark.rule("DR-2.2")
@pytest.mark.parametrize(("players", "personnel"), [(2, 3), (3, 3), (4, 4)])
def test_size_of_the_offer(players: int, personnel: int) -> None:
    for seed in range(20):
        state = new(players, seed)
        assert len(state.offered_personnel) == personnel
        assert len(state.offered_performers) == players + 1


@pytest.mark.rule("DR-2.3")
@pytest.mark.parametrize(("players", "limit"), [(2, 1), (3, 2), (4, 2)])
def test_type_limit(players: int, limit: int) -> None:
    discarded = 0
    for seed in range(40):
        state = new(players, seed)
        types = Counter(state.box.type[card] for card in state.offered_performers)
        assert max(types.values()) <= limit
        discarded += len(state.performer_discard)
    assert discarded, "no card was ever turned down"


@pytest.mark.rule("DR-2.3")
def test_without_a_card_that_fits_the_place_stays_empty() -> None:
    state = position(2, offer="tumbler horse-trainer")
    jugglers = [c for c in state.performer_deck if not fits(state, c)]
    rest = [c for c in state.performer_deck if fits(state, c)]
    state.performer_deck, state.performer_discard = jugglers, []
    state.troupe[0] += rest
    deal_performers(state)
    assert names(state.offered_performers) == "tumbler horse-trainer"
    assert state.performer_deck == jugglers, "nothing is turned over"


@pytest.mark.rule("DR-2.3", "DR-9.10")
def test_a_card_that_fits_is_found_among_the_discards() -> None:
    state = position(2, offer="tumbler horse-trainer")
    state.performer_discard = [c for c in state.performer_deck if fits(state, c)]
    state.performer_deck = [c for c in state.performer_deck if not fits(state, c)]
    turned_down = state.performer_deck[:]
    deal_performers(state)
    assert len(state.offered_performers) == 3
    assert set(turned_down) <= {*state.performer_deck, *state.performer_discard}
    assert state.renewed == 1


@pytest.mark.rule("DR-2.2", "DR-9.10")
def test_personnel_is_dealt_from_its_discards_when_the_deck_is_empty() -> None:
    state = position(3, personnel="")
    state.personnel_discard, state.personnel_deck = state.personnel_deck[:2], []
    deal_personnel(state)
    assert len(state.offered_personnel) == 2, "and when these are gone, places stay empty"
    assert state.personnel_deck == state.personnel_discard == []


@pytest.mark.rule("DR-2.4")
@pytest.mark.parametrize(("players", "regions"), [(2, 3), (3, 3), (4, 4)])
def test_regions(players: int, regions: int) -> None:
    state = new(players)
    assert len(set(state.region)) == len(state.region) == regions
    assert len({tuple(new(players, seed).region) for seed in range(9)}) > 1, "they are random"


@pytest.mark.rule("DR-2.5")
def test_one_of_two_is_kept_and_the_other_goes_left_all_at_once() -> None:
    state = new(3)
    dealt = state.draft[:]
    assert state.to_act() == [0, 1, 2]
    assert all(
        legal(state, seat) == ["keep-performer first", "keep-performer second"] for seat in range(3)
    )
    do(state, "keep-performer second", 2)
    do(state, "keep-performer first", 0)
    assert state.to_act() == [1]
    assert state.troupe == [[], [], []], "nothing is shown before all have chosen"
    do(state, "keep-performer first", 1)
    assert state.troupe == [
        [dealt[0], dealt[4]],
        [dealt[2], dealt[1]],
        [dealt[5], dealt[3]],
    ]
    assert state.kept == [-1, -1, -1], "what was chosen stands nowhere any more"


@pytest.mark.rule("DR-2.5")
def test_others_do_not_see_the_two_cards_nor_the_choice() -> None:
    state = new(2)
    do(state, "keep-performer first", 0)
    mine, others = TITLE.view(state, 0).board, TITLE.view(state, 1).board
    assert mine.kept
    assert not others.kept
    assert not {card.id for card in mine.draft} & {card.id for card in others.draft}
    assert TITLE.view(state, SPECTATOR).board.draft == []


@pytest.mark.rule("DR-2.6")
def test_two_cubes_of_free_choice_shown_together() -> None:
    state = new(2)
    do(state, "keep-performer first", 0)
    do(state, "keep-performer first", 1)
    assert state.to_act() == [0, 1]
    do(state, "take-cube red", 1)
    do(state, "take-cube red", 1)
    assert state.to_act() == [0]
    assert stored(state, 1) == ""
    assert TITLE.view(state, 0).board.picked == []
    assert TITLE.view(state, 1).board.picked == ["red", "red"]
    do(state, "take-cube white", 0)
    do(state, "take-cube blue", 0)
    assert [stored(state, seat) for seat in (0, 1)] == ["WB", "RR"]
    assert state.stock == [24, 25, 25, 24, 23]


@pytest.mark.rule("DR-2.7")
def test_fifteen_coins_minus_the_hiring_costs() -> None:
    state = new(4)
    for seat in range(4):
        do(state, "keep-performer first", seat)
    for seat in range(4):
        costs = sum(state.box.hire[card] for card in state.troupe[seat])
        assert state.coins[seat] == 15 - costs
    assert state.score == [0, 0, 0, 0]


@pytest.mark.rule("DR-2.8")
def test_the_starting_player_is_drawn() -> None:
    assert {new(3, seed).start for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_under_way_at_the_beginning(players: int) -> None:
    state = new(players)
    none = {
        **dict.fromkeys(["done", "closed", "crowded", "shower", "renewed", "used", "asked"], 0),
        **dict.fromkeys(["spending", "keeping", "excused", "opens", "touring"], 0),
        **dict.fromkeys(["returned", "barred", "acting"], -1),
        "show": 1,
        "round": 1,
    }
    assert {name: getattr(state, name) for name in none} == none
    for name in (
        "discard",
        "personnel_discard",
        "markers",
        "queue",
        "todo",
        "looked",
        "keeps",
        "laid",
    ):
        assert getattr(state, name) == [], name
    of_seats: dict[str, list[Any]] = {
        **{key: [0] for key in ["sold", "coins", "banked", "score", "moved", "votes", "skips"]},
        "storage": [0] * 5,
        "earned": [0] * 16,
        "kept": [-1],
        "chosen": [-1],
        "picked": [-1, -1],
        "troupe": [[]],
        "staff": [[]],
        "hand": [[]],
    }
    for name, each in of_seats.items():
        assert getattr(state, name) == each * players, name
    assert len(state.draft) == 2 * players
    performers = dict.fromkeys(["cubes", "flipped", "trailer", "act"], state.box.performers)
    things = performers | {"discount": state.box.cards, "seen": 30, "age": 30, "supply": 6}
    assert {name: getattr(state, name) for name in things} == {
        name: [0] * count for name, count in things.items()
    }
