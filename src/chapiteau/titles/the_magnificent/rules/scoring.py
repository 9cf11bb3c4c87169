"""MG-8, MG-9.1: what master cards are worth, and the final scoring."""

from typing import Final

from chapiteau.titles.the_magnificent.rules import asks, box, camp, counted
from chapiteau.titles.the_magnificent.rules.position import S_COINS, S_HALVES, S_ZONES, Position

ZONE_POINTS: Final = 4
COINS_A_POINT: Final = 5


def all_gems(state: Position, player: int) -> int:
    """Gems of all four kinds in store."""
    at, gems = player * 4, state.gems
    return gems[at] + gems[at + 1] + gems[at + 2] + gems[at + 3]


def count(state: Position, player: int, thing: int) -> int:
    """MG-9.1: how many of a thing a player has."""
    at = player * 6
    built = state.built
    if thing < counted.SET:
        return built[at + thing]
    if thing == counted.SET:
        two = min(built[at] + built[at + 1], built[at + 2] + built[at + 3])
        return min(two, built[at + 4] + built[at + 5])
    if thing == counted.GEM:
        return all_gems(state, player)
    if thing == counted.MARKER:
        return state.markers[player] + state.spent[player]
    if thing == counted.COINS:
        return state.coins[player]
    if thing == counted.BONUS:
        board = state.box.sides[state.board[player]]
        return (state.camp[player] & board.bonuses).bit_count()
    if counted.ZONE <= thing <= counted.COLUMN:
        return camp.full_areas(state.camp[player], areas(state, thing))
    if thing == counted.COMPLETED:
        return state.completed[player]
    assert thing in (counted.TENT, counted.UNFINISHED)
    total = 0
    for section in range(player * box.SECTIONS, (player + 1) * box.SECTIONS):
        if state.tent[section] >= 0 and (thing == counted.TENT or state.poster[section] >= 0):
            total += 1
    # MG-6.4: what lies face down is finished.
    if thing == counted.UNFINISHED and player == state.player:
        total -= state.face_down.bit_count()
    return total


def areas(state: Position, thing: int) -> list[int]:
    """MG-9.1: all zones, rows or columns."""
    if thing == counted.ZONE:
        return state.box.zones
    return camp.ROWS if thing == counted.ROW else camp.COLUMNS


def card_points(state: Position, player: int, card: int, parts: int = 1) -> int:
    """MG-7.4, MG-9.1: what a master card is worth in full, or the part of it that is one of so many: points for each so many things, and
    at most the maximum, both rounded down."""
    box = state.box
    points = count(state, player, box.thing[card]) // box.each[card] * box.points[card]
    most = box.most[card]
    return min(points // parts, most // parts) if most else points // parts


def half_points(state: Position, player: int, card: int) -> int:
    """MG-8.1: half the points, at most half the maximum."""
    return card_points(state, player, card, 2)


def zone_points(state: Position, player: int) -> int:
    """MG-8.3: with the best use of the gems that remain."""
    gems = all_gems(state, player)
    return ZONE_POINTS * camp.fill_zones(state.camp[player], state.box.zones, gems)


def final_scoring(state: Position) -> None:
    """MG-8: in its order."""
    for player in range(state.players):
        halves = sum([half_points(state, player, card) for card in state.held(player)])
        # MG-8.2, MG-8.3
        coins, zones = state.coins[player] // COINS_A_POINT, zone_points(state, player)
        state.earn(player, S_HALVES, halves)
        state.earn(player, S_COINS, coins)
        state.earn(player, S_ZONES, zones)
        if state.telling:
            state.say(player, "magnificent-log-final", halves=halves, coins=coins, zones=zones)
    state.mode = asks.OVER


def ranking(state: Position) -> list[int]:
    """MG-8.4: the highest score; then the higher hat."""
    order = [state.score[player] * 64 + state.rank(player) for player in range(state.players)]
    return [1 + sum([other > mine for other in order]) for mine in order]


def sums(state: Position, player: int) -> list[int]:
    """MG-7.1: pips on the own master cards, by kind."""
    found = [0] * len(box.KINDS)
    for card in state.held(player):
        kind = state.die_kind[card]
        if kind >= 0:
            found[kind] += state.die_face[card]
    return found


def bill(state: Position, player: int) -> int:
    """MG-7.1: the highest of the three colour sums of pips on the own master cards, plus all clear pips."""
    return total(sums(state, player))


def total(sums: list[int]) -> int:
    """MG-7.1: the same for pips by kind."""
    return max(sums[: box.CLEAR]) + sums[box.CLEAR]


def unpaid(state: Position) -> bool:
    """MG-7.1: whether the payment of the round is still to come."""
    return state.mode <= asks.AFTER


def due(state: Position, player: int) -> int:
    """MG-7.1: what the payment that is still to come would be now."""
    return bill(state, player) if unpaid(state) else 0
