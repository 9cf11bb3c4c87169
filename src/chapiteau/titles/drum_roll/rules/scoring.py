"""DR-10: what is scored after a show and at the end, and who wins."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import box, position, words
from chapiteau.titles.drum_roll.rules.position import SHOWS, Position
from chapiteau.titles.drum_roll.rules.show import OUTSTANDING
from chapiteau.words import seat

MOST_FROM_BANK: Final = 5
COINS_PER_PRESTIGE: Final = 2
CUBES_PER_PRESTIGE: Final = 3


def after_salaries(state: Position) -> None:
    """Second edition: Most Organized and the Perfect Show of flipped performers, after every show (DR-10.3)."""
    if state.box.each_show:
        award_organization(state)


def final_scoring(state: Position) -> None:
    """DR-10.2, DR-10.3, DR-10.5: end-game awards, the bank, investments held."""
    players = range(state.players)
    award_most(
        state, [len(state.troupe[p]) for p in players], position.S_LARGEST, state.box.largest
    )
    award(state, [variety(state, p) for p in players], position.S_VARIETY, state.box.variety)
    award(state, [perfect(state, p) for p in players], position.S_PERFECT, state.box.perfect)
    large = [len(state.troupe[p]) >= state.box.troupe_size for p in players]
    award(state, large, position.S_TROUPE, state.box.troupe)
    if state.box.organized:
        organized = [len(state.staff[p]) >= state.box.staff_size for p in players]
        award(state, organized, position.S_ORGANIZED, state.box.organized)
    if not state.box.each_show:
        award_organization(state)
    for player in players:
        score_bank(state, player)
        score_investments(state, player)


def award_organization(state: Position) -> None:
    """DR-10.3: most personnel; every performer flipped."""
    players = range(state.players)
    staff = [len(state.staff[p]) for p in players]
    award_most(state, staff, position.S_MOST_ORGANIZED, state.box.most_organized)
    award(
        state,
        [all_flipped(state, p) for p in players],
        position.S_ALL_FLIPPED,
        state.box.all_flipped,
    )


def award_most(state: Position, counts: list[int], source: int, prestige: int) -> None:
    """DR-10.4: all tied players get the full bonus; "most" needs at least one card."""
    most = max(counts)
    award(state, [count == most and most > 0 for count in counts], source, prestige)


def award(state: Position, wins: list[bool], source: int, prestige: int) -> None:
    """Give an award to all who fulfil it."""
    if prestige == 0:
        return
    for player in range(state.players):
        if not wins[player]:
            continue
        state.earn(player, source, prestige)
        if state.telling:
            state.say(
                "drum-log-award",
                player,
                {"award": words.source(state, source), "prestige": prestige},
            )


def variety(state: Position, player: int) -> bool:
    """Full Variety: all five types."""
    return all(state.count_type(player, kind) != 0 for kind in range(5))


def perfect(state: Position, player: int) -> bool:
    """Perfect Show, Prestigious: every performer did an outstanding performance in this show or is flipped; at least one (DR-10.4)."""
    for card in state.troupe[player]:
        if state.act[card] != OUTSTANDING and not state.flipped[card]:
            return False
    return len(state.troupe[player]) > 0


def all_flipped(state: Position, player: int) -> bool:
    """Every performer is flipped; at least one (DR-10.4)."""
    for card in state.troupe[player]:
        if not state.flipped[card]:
            return False
    return len(state.troupe[player]) > 0


def bank_prestige(state: Position, player: int) -> int:
    """DR-8.6: 1 prestige per 2 coins placed, at most 5."""
    if box.BANK_CARD not in state.staff[player]:
        return 0
    return min(state.banked[player] // COINS_PER_PRESTIGE, MOST_FROM_BANK)


def score_bank(state: Position, player: int) -> None:
    prestige = bank_prestige(state, player)
    state.earn(player, position.S_BANK, prestige)
    if prestige and state.telling:
        state.say("drum-log-bank", player, {"prestige": prestige})


def trailers_of(state: Position, player: int) -> int:
    """Trailers in a circus."""
    return sum([state.trailer[card] for card in state.troupe[player]])


def held_prestige(state: Position, player: int, kind: int) -> int:
    """DR-9.2 to DR-9.4, DR-9.9: what an investment held at the end scores."""
    if kind in (box.UNBLOCK, box.TRAILER, box.FIRE):
        return state.box.unused
    if kind == box.RESOURCE_BONUS:
        return state.cubes_of(player) // CUBES_PER_PRESTIGE
    if kind == box.TRAILER_BONUS:
        return trailers_of(state, player)
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
        args: words.Args = {
            "cards": words.investments(state, state.hand[player]),
            "prestige": prestige,
        }
        state.tell(EVERYBODY, "drum-log-held", {"player": seat(player)} | args)


# ---- who wins


def ranking(state: Position) -> list[int]:
    """DR-10.5: most prestige, then most coins, then shared."""
    order = [(state.score[p], state.coins[p]) for p in range(state.players)]
    return [1 + sum([other > mine for other in order]) for mine in order]


def is_last_show(state: Position) -> bool:
    """DR-1.1: three shows."""
    return state.show == SHOWS
