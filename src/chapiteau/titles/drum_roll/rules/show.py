"""DR-5 and DR-7: a player's show, performer by performer, and the region."""

from typing import Final

from chapiteau.game import EVERYBODY
from chapiteau.titles.drum_roll.rules import benefits, box, distribution, phase, position, words
from chapiteau.titles.drum_roll.rules.decision import Decision
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

OUTSTANDING: Final = 3
LEVELS: Final = [0, 1, 0, 2, 0, 1, 0, OUTSTANDING]
"""The level that the cubes of a performer give, by their mask (DR-5.2). Those of higher levels do not help without the lower ones."""


def performer_in_turn(state: Position) -> int:
    """DR-5: one player after the other, from the starting player."""
    return (state.start + state.shower) % state.players


def is_on_stage(state: Position, player: int) -> bool:
    """Whether it is this player's show."""
    return state.mode in phase.ON_STAGE and performer_in_turn(state) == player


def to_perform(state: Position, player: int) -> list[int]:
    """DR-5.1: unflipped performers that have not performed in this show."""
    troupe = state.troupe[player]
    return [card for card in troupe if not state.flipped[card] and not state.act[card]]


def level_of(state: Position, card: int) -> int:
    """DR-5.2: 0 none, 1 poor, 2 good, 3 outstanding. Cubes of higher levels do not help without the lower ones."""
    return LEVELS[state.cubes[card]]


def value_with_bizarre(state: Position, player: int, value: int) -> int:
    """DR-11.5: a salary or prestige that may grow with the bizarre performers of the circus (player -1: of one that has no other)."""
    if value < box.PER_BIZARRE:
        return value
    bizarre = state.count_type(player, box.BIZARRE) if player >= 0 else 1
    return value - box.PER_BIZARRE + bizarre


class Perform(Decision):
    """DR-5.1 to DR-5.5: the performer who performs next; all must. A performer without the first cube is fired."""

    def find(self, state: Position, player: int) -> list[int]:
        return sorted([self.first + card for card in to_perform(state, player)])

    def do(self, state: Position, player: int, at: int) -> None:
        level = level_of(state, at)
        if level == 0:
            fire(state, player, at)
            end_performance(state)
            return
        state.act[at], state.acting = level, at
        state.mode = phase.BENEFITING
        if state.telling:
            name = words.card(state, at)
            state.say("drum-log-performs", player, card=name, level=words.level(level))
            if is_asked(state, player) and not benefits.any_possible(state, player, at):
                state.tell(EVERYBODY, "drum-log-benefit-blocked", {"card": name})

    def allowed_by(self, state: Position, at: int) -> str:
        return self.rule if level_of(state, at) else "DR-5.5"

    def label(self, state: Position, player: int, at: int) -> Message:
        name, level = words.card(state, at), level_of(state, at)
        if level:
            return words.say("drum-choice-perform", card=name, level=words.level(level))
        coins, prestige = state.box.hire[at], state.box.no_performance
        return words.say("drum-choice-perform-none", card=name, coins=coins, prestige=prestige)


def fire(state: Position, player: int, card: int) -> None:
    """DR-5.5: the performer leaves; the hiring cost is paid as far as coins go; prestige is lost; a hand may be too large now."""
    if state.telling:
        state.say("drum-log-fired", player, card=words.card(state, card))
    distribution.dismiss(state, player, card)
    pay(state, player, state.box.hire[card])
    lost = state.box.no_performance
    state.earn(player, position.S_FIRED, -lost, "drum-log-lost-fired")


def pay(state: Position, player: int, sum_due: int) -> None:
    """DR-6.4: pay as far as coins go; each missing coin costs prestige."""
    paid = min(sum_due, state.coins[player])
    state.coins[player] -= paid
    missing = sum_due - paid
    prestige = missing * state.box.unpaid
    if state.telling:
        state.say("drum-log-paid", player, coins=paid)
    if missing:
        state.earn(player, position.S_UNPAID, -prestige)
        if state.telling:
            state.say("drum-log-unpaid", player, coins=missing, prestige=prestige)


# ---- the benefit or the flip


class Benefit(Decision):
    """DR-5.3, DR-11.2: the benefit is taken as a whole, its parts in their order."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first] if benefits.any_possible(state, player, state.acting) else []

    def do(self, state: Position, player: int, at: int) -> None:
        if state.telling:
            state.say("drum-log-benefit", player, card=words.card(state, state.acting))
        state.todo = benefits.parts_of(state, state.acting)[:]
        state.mode = phase.GAINING

    def label(self, state: Position, player: int, at: int) -> Message:
        brings = words.parts(state, benefits.parts_of(state, state.acting))
        return words.say("drum-choice-benefit", parts=brings)

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return ["benefit"]


class Flip(Decision):
    """DR-5.4: after an outstanding performance: its prestige is scored at once; its cubes go back to stock."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first] if state.act[state.acting] == OUTSTANDING else []

    def do(self, state: Position, player: int, at: int) -> None:
        card = state.acting
        prestige = value_with_bizarre(state, player, state.box.prestige[card])
        state.flipped[card] = 2
        distribution.strip(state, card)
        state.earn(player, position.S_FLIPS, prestige)
        if state.telling:
            state.say("drum-log-flipped", player, card=words.card(state, card), prestige=prestige)
        end_performance(state)

    def label(self, state: Position, player: int, at: int) -> Message:
        prestige = value_with_bizarre(state, player, state.box.prestige[state.acting])
        name = words.card(state, state.acting)
        return words.say("drum-choice-flip", card=name, prestige=prestige)

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return [words.target(state, state.acting)]


def is_asked(state: Position, player: int) -> bool:
    """DR-9.1b: whether the player of the performer on stage has a choice, or a hand that could hold one."""
    if state.hand[player] or state.act[state.acting] == OUTSTANDING:
        return True
    return benefits.any_possible(state, player, state.acting)


def decline(state: Position, player: int) -> None:
    """DR-5.3: the benefit may be declined. DR-11.2: it is lost where it cannot be taken."""
    if state.telling:
        possible = benefits.any_possible(state, player, state.acting)
        told = "drum-log-no-benefit" if possible else "drum-log-benefit-lost"
        state.say(told, player, card=words.card(state, state.acting))
    end_performance(state)


def end_performance(state: Position) -> None:
    """The next performer may be named."""
    state.acting = -1
    state.turn += 1
    state.mode = phase.SHOWING


# ---- after the last performance


def region_pays(state: Position, player: int, region: int) -> int:
    """DR-7.1: 2 prestige for each pair of either type, pairs rounded down."""
    one, two = state.box.region[region * 2], state.box.region[region * 2 + 1]
    return (state.count_type(player, one) // 2 + state.count_type(player, two) // 2) * 2


def after_performances(state: Position, player: int) -> None:
    """DR-5.6, DR-7.2: region bonus, Orchestra, Popcorn Vendor."""
    prestige = region_pays(state, player, state.region[player])
    state.earn(player, position.S_REGIONS, prestige)
    if state.telling:
        region = words.region(state.region[player])
        state.say("drum-log-region", player, region=region, prestige=prestige)
    if state.box.member[box.ORCHESTRA] in state.staff[player]:  # DR-8.8
        prestige = state.box.orchestra_prestige
        state.earn(player, position.S_ORCHESTRA, prestige, "drum-log-orchestra")
    if state.box.member[box.VENDOR] in state.staff[player]:  # DR-8.8
        state.coins[player] += state.box.vendor_coins
        if state.telling:
            state.say("drum-log-vendor", player, coins=state.box.vendor_coins)


def end_show_of(state: Position) -> None:
    """The next player's show, or salaries."""
    state.turn += 1
    state.shower += 1
    state.mode = phase.SHOWING
    if state.shower == state.players:
        state.done = 0
        state.mode = phase.PAYING
