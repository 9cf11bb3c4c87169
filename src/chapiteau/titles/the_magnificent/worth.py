"""What a seat's things are worth at The Magnificent, in points that they promise.

What is sure counts whole: points, fines of a bill that the coins cannot pay. What may still come counts by the turns that are left: posters
that the camp nearly has the tiles for, zones that are nearly covered, master cards as they stand and as they may grow, gems, markers and
tents for what they help with.
"""

from typing import Final

from chapiteau.titles.the_magnificent.rules import asks, box, counted, perform, scoring, setup
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.weights import Weights

ALL_TURNS: Final = box.ROUNDS * box.TURNS
FEW: Final = 8.0
"""Coins beyond the bill that are few: each is worth `over`, each further one `many_coins`."""

NEARLY: Final[list[list[float]]] = [
    [1.0] + [(1.0 - missing / 9.0) ** power if missing < 9 else 0.0 for missing in range(1, 82)]
    for power in [99.0, 5.0, 3.6, 3.0, 2.6, 2.4, 2.2, 2.1, 2.0, 1.9, 1.8, 1.75, 1.7]
]
"""By turns left and cells missing: how far an area counts as covered; without a turn only what is covered does."""
GROWTH: Final[list[float]] = [
    *(0.22, 0.16, 0.22, 0.16, 0.22, 0.16),
    *(0.25, 0.0, 0.08, 0.0, 0.1, 0.35, 0.0, 0.0, 0.0, 0.05, 0.45),
]
"""By thing: how many more each turn may bring."""

SMALL: Final[list[float]] = [0.0, 1.3, 2.2, 2.7, 3.0]
LARGE: Final[list[float]] = [0.0, 2.0, 3.6, 4.5, 5.0]
"""So many tiles of one colour, for posters that are not known yet."""
SHOWN: Final[list[list[float]]] = [
    [0.0, 0.0, 0.0, 0.0, 0.0],
    [0.8, 0.6, 0.35, 0.2, 0.1],
    [0.95, 0.85, 0.65, 0.4, 0.3],
    [1.0, 0.95, 0.85, 0.7, 0.5],
    [1.0, 1.0, 1.0, 0.9, 0.8],
]
"""By turns left, at most 4: how likely the best, the second and so on is completed."""
TENTS: Final[list[float]] = [0.0, 0.0, 4.5, 8.0, 10.5, 12.0]
"""So many tents, the printed one included, at the beginning."""


def standing(w: Weights, state: Position, player: int) -> float:
    """What a player has, apart from what can still be done in the turn that is being played."""
    left = turns_left(state, player)
    turns = left + box.TURNS * (box.ROUNDS - state.round)
    points, paid = perform.takings(state, player)
    return (
        state.score[player]
        + points
        + coins(w, state, player, left, paid)
        + masters(w, state, player, turns)
        + camp(state, player, turns)
        + posters(w, state, player, turns)
        + stores(w, state, player, left, turns)
        + w.hat * state.rank(player)
    )


def turns_left(state: Position, player: int) -> int:
    """Turns of this round after the one that is being played: each die on an own card is one."""
    own = state.cards[player * box.HELD : (player + 1) * box.HELD]
    lie = len([card for card in own if card >= 0 and state.die_kind[card] >= 0])
    in_hand = state.die >= 0 and player == state.player
    return box.TURNS - lie - in_hand


def coins(w: Weights, state: Position, player: int, left: int, paid: int) -> float:
    """MG-7.1: the bill while it is not paid, and what is over. `paid`: coins that are sure to come."""
    over = float(state.coins[player] + paid)
    if scoring.unpaid(state):
        over -= scoring.bill(state, player) + w.due * left
    if over < 0:
        return over * state.round
    return w.over * over if over < FEW else w.over * FEW + w.many_coins * (over - FEW)


# ---- master cards


def masters(w: Weights, state: Position, player: int, turns: int) -> float:
    """MG-7.4, MG-8.1: one is scored in each round that is not over, the others count half. One that is chosen already counts as scored."""
    scorings = box.ROUNDS + 1 - state.round
    total = 0.0
    chosen = state.picked[player] if state.mode == asks.SCORING else -1
    if chosen >= 0:
        scorings -= 1
        total += scoring.card_points(state, player, chosen)
    cards = own_cards(state, player)
    worths = [card_worth(w, state, player, card, turns) for card in cards if card != chosen]
    return best(total, worths, [1.0] * scorings + [w.half] * box.HELD)


def own_cards(state: Position, player: int) -> list[int]:
    """The master cards of a player; in a draft those kept, with the one that is chosen now (MG-12.4)."""
    if state.mode != asks.KEEP:
        return state.held(player)
    chosen = state.picked[player]
    return setup.kept_of(state, player) + ([chosen] if chosen >= 0 else [])


def card_worth(w: Weights, state: Position, player: int, card: int, turns: int) -> float:
    """What a card may come to be worth in full."""
    thing = state.box.thing[card]
    points = state.box.points[card] * (
        things(w, state, player, thing, turns) / state.box.each[card]
    )
    most = state.box.most[card]
    return min(points, most) if most else points


def things(w: Weights, state: Position, player: int, thing: int, turns: int) -> float:
    """How many of a thing there may come to be, parts of areas included."""
    if counted.ZONE <= thing <= counted.COLUMN:
        return areas(state, player, thing, turns)
    now = float(scoring.count(state, player, thing))
    if thing == counted.COMPLETED and player == state.player:
        now += state.face_down.bit_count()
    if thing in (counted.GEM, counted.COINS, counted.UNFINISHED):
        return now * w.fade
    return now + GROWTH[thing] * turns


def areas(state: Position, player: int, thing: int, turns: int) -> float:
    """Zones, rows or columns covered, or nearly."""
    nearly = NEARLY[turns]
    total = 0.0
    free = ~state.camp[player]
    for area in scoring.areas(state, thing):
        missing = (area & free).bit_count()
        total += nearly[missing] if missing else 1.0
    return total


def best(total: float, worths: list[float], weights: list[float]) -> float:
    """The total with these worths: the highest counts by the first weight, the second by the second."""
    worths.sort(reverse=True)
    for i in range(len(worths)):
        total += worths[i] * weights[i]
    return total


# ---- the camp, posters, stores


def camp(state: Position, player: int, turns: int) -> float:
    """MG-8.3, and tiles for posters to come."""
    if turns == 0:
        return float(scoring.zone_points(state, player))
    total = scoring.ZONE_POINTS * areas(state, player, counted.ZONE, turns)
    tiles = 0.0
    for tile in range(6):
        built = state.built[player * 6 + tile]
        worths = LARGE if tile & 1 else SMALL
        tiles += worths[built if built < len(worths) else len(worths) - 1]
    return total + tiles * turns / ALL_TURNS


def poster_worth(w: Weights, state: Position, player: int, section: int) -> float:
    """Points and coins of a poster, with its tent, less what its gems would be worth."""
    at = player * box.SECTIONS + section
    poster, tent = state.poster[at], state.tent[at]
    worth = state.box.poster_points[poster] + w.poster_coin * state.box.poster_coins[poster]
    for colour in range(box.CLEAR):
        worth -= w.gem * state.box.price[poster * 3 + colour]
    return worth + tent_worth(w, state, tent) if tent >= 0 else worth


def tent_worth(w: Weights, state: Position, tent: int) -> float:
    """What a tent pays each time."""
    worth = state.box.tent_points[tent] + w.poster_coin * state.box.tent_coins[tent]
    cost = state.box.tent_cost[tent]
    if cost != box.C_NONE:
        worth -= 2 * w.gem if cost == box.C_TWO else w.gem
    return worth


def chance_of(w: Weights, state: Position, player: int, section: int) -> float:
    """How sure a poster is, for all that it still wants."""
    at = player * box.SECTIONS + section
    poster = state.poster[at]
    sure = w.ready if state.tent[at] >= 0 else w.ready - w.no_tent
    for tile in range(6):
        missing = state.box.needs[poster * 6 + tile] - state.built[player * 6 + tile]
        if missing > 0:
            sure -= missing * (w.no_large if tile & 1 else w.no_small)
    clear = state.gems[player * 4 + box.CLEAR]
    for colour in range(box.CLEAR):
        missing = state.box.price[poster * 3 + colour] - state.gems[player * 4 + colour]
        if missing > clear:
            sure -= (missing - clear) * w.no_gem
    return sure if sure > 0.05 else 0.05


def posters(w: Weights, state: Position, player: int, turns: int) -> float:
    """MG-6: posters that wait, the likeliest first; and tents for those to come."""
    worths: list[float] = []
    tents = 0
    pays = 0.0
    for section in range(box.SECTIONS):
        at = player * box.SECTIONS + section
        face_down = player == state.player and state.face_down >> section & 1
        if state.poster[at] >= 0 and not face_down:
            sure = chance_of(w, state, player, section)
            worths.append(sure * poster_worth(w, state, player, section))
        if state.tent[at] >= 0:
            tents += 1
            pays += tent_worth(w, state, state.tent[at])
    likely = SHOWN[turns if turns < len(SHOWN) else len(SHOWN) - 1]
    return best((TENTS[tents] + pays) * turns / ALL_TURNS, worths, likely)


def stores(w: Weights, state: Position, player: int, left: int, turns: int) -> float:
    """Gems, markers, trainers, and dice that give power to later ones."""
    if turns == 0:
        return 0.0
    part = turns / ALL_TURNS
    at = player * 4
    gems = w.gem * (state.gems[at] + state.gems[at + 1] + state.gems[at + 2])
    gems += w.clear_gem * state.gems[at + box.CLEAR]
    total = gems * (0.5 + 0.5 * part)
    if left:
        total += w.marker_now * state.markers[player]
    owned = state.markers[player] + state.spent[player]
    total += w.marker_later * owned * (box.ROUNDS - state.round)
    for owner in state.trainer_owner:
        if owner == player:
            total += w.trainer * part
    strongest = max(scoring.sums(state, player)[: box.CLEAR])
    return total + w.strength * left * strongest
