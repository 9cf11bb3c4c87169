"""DR-6: salaries after the last player's show, all players at once."""

from chapiteau.titles.drum_roll.rules import show, words
from chapiteau.titles.drum_roll.rules.decision import Decision
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message


def salary(state: Position, player: int, card: int) -> int:
    """DR-6.1, DR-6.2, DR-8.2: what a member costs at the next payment, a skip left out. Flipped in this show: still the regular salary."""
    if card >= state.box.performers:
        return state.box.salary[card]
    wage = state.box.secondary[card]
    if state.flipped[card] != 1:
        wage = show.value_with_bizarre(state, player, state.box.salary[card])
    return max(wage - state.trailer[card], 0)


def wages(state: Position, player: int) -> int:
    """DR-6.1: the sum that a player has to pay, skips already used left out."""
    return sum([salary(state, player, card) for card in unexcused(state, player)])


def unexcused(state: Position, player: int) -> list[int]:
    """The members of a circus whose salaries are not skipped."""
    members = state.troupe[player] + state.staff[player]
    return [card for card in members if not state.excused >> card & 1]


def shortfall(state: Position, player: int) -> int:
    """Coins missing if salaries had to be paid now (DR-6.4)."""
    return max(wages(state, player) - state.coins[player], 0)


class Excuse(Decision):
    """DR-6.3: one member's salary is skipped."""

    def find(self, state: Position, player: int) -> list[int]:
        return sorted([self.first + card for card in excusable(state, player)])

    def do(self, state: Position, player: int, at: int) -> None:
        state.skips[player] -= 1
        state.excused |= 1 << at
        if state.telling:
            state.say("drum-log-excused", player, card=words.card(state, at))

    def label(self, state: Position, player: int, at: int) -> Message:
        coins = salary(state, player, at)
        return words.say("drum-choice-excuse", card=words.card(state, at), coins=coins)


def excusable(state: Position, player: int) -> list[int]:
    """DR-6.3: members whose salary can still be skipped. A salary that is 0 anyway cannot."""
    if state.skips[player] == 0:
        return []
    return [card for card in unexcused(state, player) if salary(state, player, card) > 0]


def pay_wages(state: Position, player: int) -> None:
    """DR-6.4; skips that were not used are lost (DR-6.3)."""
    show.pay(state, player, wages(state, player))
    if state.skips[player] and state.telling:
        state.say("drum-log-skips-lost", player, count=state.skips[player])
    state.skips[player] = 0
    state.done |= 1 << player
