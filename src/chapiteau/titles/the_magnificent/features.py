"""What can be said of a seat's position in numbers: how `value` sees it. Each number has a name, and a weight for each stage of a match
(`found`).

What is nearly there counts by the tables and the first weights of `worth`.
"""

from typing import Final

from chapiteau.titles.the_magnificent import weights, worth
from chapiteau.titles.the_magnificent.rules import asks, box, counted, effects, perform, scoring
from chapiteau.titles.the_magnificent.rules.position import Position

MONEY: Final = ("any", "points", "few_coins", "many_coins", "fine", "strongest_sum", "clear_pips")
"""1 for all; coins after the bill, up to `worth.FEW` and beyond, or the fine; pips on dice that are not paid yet (MG-7.1)."""
CARDS: Final = ("best_card", "second_card", "third_card", "fourth_card")
"""Points that may come of them, half where no turn to score them is left (MG-7.4, MG-8.1)."""
CAMP: Final = (
    *("zones", "zones_nearly", "rows_nearly", "columns_nearly", "covered", "bonuses"),
    *("small", "large", "sets", "most_small", "most_large"),
)
"""Zones that are full, areas that are full or nearly, cells, tiles; tiles of all three colours; the most tiles of one colour."""
WAITING: Final = (
    *("best_poster", "second_poster", "third_poster", "fourth_poster", "fifth_poster"),
    *("ready_points", "ready_coins", "ready", "posters", "no_small", "no_large", "no_gem"),
)
"""What posters may bring, the best first; those that could be completed now but for a tent; tiles and gems that all still want."""
TENTS: Final = ("tents", "tents_pay", "with_tent")
STORES: Final = ("gems", "clear_gems", "colours", "markers", "all_markers")
TRAINERS: Final = (
    *("trainers", "power_trainer", "tile_trainer", "wagon_trainer"),
    *("tent_trainer", "poster_trainer", "card_trainer"),
)
NAMES: Final = (*MONEY, *CARDS, *CAMP, *WAITING, *TENTS, *STORES, *TRAINERS, "hat", "completed")

HAND: Final = weights.EARLY
"""For how sure a poster is and what it is worth by itself."""
BY_EFFECT: Final[dict[int, int]] = {
    **dict.fromkeys((effects.POWER, effects.POWER_BUILD), 1),
    **dict.fromkeys((effects.POWER_TRAVEL, effects.POWER_SHOW), 1),
    effects.EXTRA: 2,
    effects.WAGON: 3,
    effects.PASSED: 4,
    effects.MORE: 5,
    **dict.fromkeys((effects.AGAIN, effects.COPY, effects.SET), 6),
}
"""Which of TRAINERS a trainer is besides the first; those that give goods are no other."""


def features(state: Position, player: int) -> list[float]:
    """All of NAMES for a seat, in their order. Nothing that is hidden from it has a part in them."""
    turns = worth.turns_left(state, player) + box.TURNS * (box.ROUNDS - state.round)
    found = money(state, player)
    cards(found, state, player, turns)
    camp(found, state, player, turns)
    posters(found, state, player)
    stores(found, state, player)
    found.append(float(state.rank(player)))
    found.append(float(state.completed[player]))
    return found


def money(state: Position, player: int) -> list[float]:
    """MONEY."""
    points, paid = perform.takings(state, player)
    over = float(state.coins[player] + paid)
    strongest, clear = 0, 0
    if scoring.unpaid(state):
        sums = scoring.sums(state, player)
        strongest, clear = max(sums[: box.CLEAR]), sums[box.CLEAR]
        over -= strongest + clear
    few = min(max(over, 0.0), worth.FEW)
    fine = max(-over, 0.0) * state.round
    points += state.score[player]
    many = max(over - worth.FEW, 0.0)
    return [1.0, float(points), few, many, fine, float(strongest), float(clear)]


def cards(found: list[float], state: Position, player: int, turns: int) -> None:
    """CARDS; one that is chosen already has its points."""
    scorings = box.ROUNDS + 1 - state.round
    chosen = state.picked[player] if state.mode == asks.SCORING else -1
    if chosen >= 0:
        scorings -= 1
        found[1] += scoring.card_points(state, player, chosen)
    held = worth.own_cards(state, player)
    worths = [worth.card_worth(HAND, state, player, card, turns) for card in held if card != chosen]
    worths.sort(reverse=True)
    for i in range(len(CARDS)):
        value = worths[i] if i < len(worths) else 0.0
        found.append(value if i < scorings else value / 2)


def camp(found: list[float], state: Position, player: int, turns: int) -> None:
    """CAMP."""
    covered = state.camp[player]
    board = state.board[player]
    built = state.built[player * 6 : player * 6 + 6]
    found.append(float(scoring.count(state, player, counted.ZONE)))
    for thing in (counted.ZONE, counted.ROW, counted.COLUMN):
        found.append(worth.areas(state, player, thing, turns))
    found.append(float(covered.bit_count()))
    found.append(float((covered & state.box.sides[board].bonuses).bit_count() if board >= 0 else 0))
    found.append(float(built[0] + built[2] + built[4]))
    found.append(float(built[1] + built[3] + built[5]))
    found.append(float(scoring.count(state, player, counted.SET)))
    found.append(float(max(built[0], built[2], built[4])))
    found.append(float(max(built[1], built[3], built[5])))


def posters(found: list[float], state: Position, player: int) -> None:
    """WAITING and TENTS."""
    worths: list[float] = []
    ready = [0.0, 0.0, 0.0]
    tents = [0.0, 0.0, 0.0]
    lacks = [0.0, 0.0, 0.0]
    for section in range(box.SECTIONS):
        at = player * box.SECTIONS + section
        poster, tent = state.poster[at], state.tent[at]
        if tent >= 0:
            tents[0] += 1.0
            tents[1] += worth.tent_worth(HAND, state, tent)
        if poster < 0 or (player == state.player and state.face_down >> section & 1):
            continue
        if tent >= 0:
            tents[2] += 1.0
        sure = worth.chance_of(HAND, state, player, section)
        worths.append(sure * worth.poster_worth(HAND, state, player, section))
        if wants_nothing(lacks, state, player, poster):
            ready[0] += state.box.poster_points[poster]
            ready[1] += state.box.poster_coins[poster]
            ready[2] += 1.0
            if tent >= 0:
                ready[0] += state.box.tent_points[tent]
                ready[1] += state.box.tent_coins[tent]
    number = float(len(worths))
    worths.sort(reverse=True)
    for i in range(box.SECTIONS):
        found.append(worths[i] if i < len(worths) else 0.0)
    found += ready
    found.append(number)
    found += lacks
    found += tents


def wants_nothing(lacks: list[float], state: Position, player: int, poster: int) -> bool:
    """Whether a poster has its tiles and gems (MG-6.3); small and large tiles and gems that it lacks are added up."""
    missing = 0
    for tile in range(6):
        lack = state.box.needs[poster * 6 + tile] - state.built[player * 6 + tile]
        if lack > 0:
            lacks[tile & 1] += lack
            missing += lack
    clear = state.gems[player * 4 + box.CLEAR]
    for colour in range(box.CLEAR):
        lack = state.box.price[poster * 3 + colour] - state.gems[player * 4 + colour]
        if lack > 0:
            lacks[2] += lack
            missing += max(lack - clear, 0)
    return missing == 0


def stores(found: list[float], state: Position, player: int) -> None:
    """STORES and TRAINERS."""
    gems = state.gems[player * 4 : player * 4 + 4]
    found.append(float(gems[0] + gems[1] + gems[2]))
    found.append(float(gems[box.CLEAR]))
    found.append(float((gems[0] > 0) + (gems[1] > 0) + (gems[2] > 0)))
    found.append(float(state.markers[player]))
    found.append(float(state.markers[player] + state.spent[player]))
    trainers = [0.0] * len(TRAINERS)
    for tile in range(len(state.trainer_owner)):
        if state.trainer_owner[tile] == player:
            trainers[0] += 1.0
            group = BY_EFFECT.get(state.box.effect[state.box.trainer[tile]], 0)
            if group:
                trainers[group] += 1.0
    found += trainers
