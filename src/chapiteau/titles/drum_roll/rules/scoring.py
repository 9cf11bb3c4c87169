"""DR-10: what is scored after a show and at the end, and who wins."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import box, position, show, words
from chapiteau.titles.drum_roll.rules.position import Position

MOST_FROM_BANK: Final = 5
COINS_PER_PRESTIGE: Final = 2
CUBES_PER_PRESTIGE: Final = 3
Award = tuple[int, int, list[int]]
"""Source, prestige, and who fulfils it."""


def after_salaries(state: Position) -> None:
    """Second edition: Most Organized and the Perfect Show of flipped performers, after every show (DR-10.3)."""
    if state.box.each_show:
        award(state, organization_awards(state))


def final_scoring(state: Position) -> None:
    """DR-10.2, DR-10.3, DR-10.5: end-game awards, the bank, investments held."""
    perfect_shows = [player for player in range(state.players) if perfect(state, player)]
    award(state, troupe_awards(state, perfect_shows))
    if not state.box.each_show:
        award(state, organization_awards(state))
    for player in range(state.players):
        prestige = bank_prestige(state, player)
        state.earn(player, position.S_BANK, prestige, "drum-log-bank" if prestige else "")
        score_investments(state, player)


def troupe_awards(state: Position, perfect_shows: list[int]) -> list[Award]:
    """DR-10.2, DR-10.3: what is awarded at the end in this edition; 0 where it has no such award."""
    printed, seats = state.box, range(state.players)
    sizes = [len(state.troupe[player]) for player in seats]
    large = [player for player in seats if sizes[player] >= printed.troupe_size]
    organized = [player for player in seats if len(state.staff[player]) >= printed.staff_size]
    various = [i for i in seats if all(state.count_type(i, kind) for kind in range(5))]
    return [
        (position.S_LARGEST, printed.largest, most(sizes)),
        (position.S_VARIETY, printed.variety, various),
        (position.S_PERFECT, printed.perfect, perfect_shows),
        (position.S_TROUPE, printed.troupe, large),
        (position.S_ORGANIZED, printed.organized, organized),
    ]


def organization_awards(state: Position) -> list[Award]:
    """DR-10.3: most personnel; every performer flipped."""
    flipped = [player for player in range(state.players) if all_flipped(state, player)]
    staff = most([len(cards) for cards in state.staff])
    return [
        (position.S_MOST_ORGANIZED, state.box.most_organized, staff),
        (position.S_ALL_FLIPPED, state.box.all_flipped, flipped),
    ]


def most(counts: list[int]) -> list[int]:
    """DR-10.4: who has most. All tied players get the full bonus; "most" needs at least one card."""
    highest = max(counts)
    return [player for player, count in enumerate(counts) if count == highest > 0]


def award(state: Position, awards: list[Award]) -> None:
    """Give awards to all who fulfil them."""
    for source, prestige, winners in awards:
        for player in winners if prestige else []:
            state.earn(player, source, prestige)
            if state.telling:
                name = words.source(state, source)
                state.say("drum-log-award", player, award=name, prestige=prestige)


def perfect(state: Position, player: int, *, foreseen: bool = False) -> bool:
    """Perfect Show, Prestigious: every performer is flipped or did an outstanding performance in this show (`foreseen`: would with
    the cubes of now); at least one (DR-10.4)."""
    troupe = state.troupe[player]
    still = [card for card in troupe if not state.flipped[card]]
    levels = [show.level_of(state, card) if foreseen else state.act[card] for card in still]
    return len(troupe) > 0 and min(levels, default=show.OUTSTANDING) == show.OUTSTANDING


def all_flipped(state: Position, player: int) -> bool:
    """Every performer is flipped; at least one (DR-10.4)."""
    troupe = state.troupe[player]
    return 0 < len(troupe) == len([card for card in troupe if state.flipped[card]])


def bank_prestige(state: Position, player: int) -> int:
    """DR-8.6: 1 prestige per 2 coins placed, at most 5."""
    if state.box.member[box.BANK] not in state.staff[player]:
        return 0
    return min(state.banked[player] // COINS_PER_PRESTIGE, MOST_FROM_BANK)


def held_prestige(state: Position, player: int, kind: int) -> int:
    """DR-9.2 to DR-9.4, DR-9.9: what an investment held at the end scores."""
    if kind in box.UNUSED:
        return state.box.unused
    if kind == box.RESOURCE_BONUS:
        return state.cubes_of(player) // CUBES_PER_PRESTIGE
    if kind == box.TRAILER_BONUS:
        return sum([state.trailer[card] for card in state.troupe[player]])
    if kind == box.PERSONNEL_BONUS:
        return len(state.staff[player])
    return 0


def score_investments(state: Position, player: int) -> None:
    """DR-9.9: the cards in hand are shown and scored."""
    prestige = 0
    for card in state.hand[player]:
        pieces.show(state, state.seen, card, EVERYBODY)
        prestige += held_prestige(state, player, state.box.kind[card])
    state.earn(player, position.S_INVESTMENTS, prestige)
    if state.hand[player] and state.telling:
        cards = words.investments(state, state.hand[player])
        state.say("drum-log-held", player, cards=cards, prestige=prestige)


# ---- who wins


def ranking(state: Position) -> list[int]:
    """DR-10.5: most prestige, then most coins, then shared."""
    order = [(state.score[p], state.coins[p]) for p in range(state.players)]
    return [1 + sum([other > mine for other in order]) for mine in order]


def is_last_show(state: Position) -> bool:
    """DR-1.1: three shows."""
    return state.show == position.SHOWS
