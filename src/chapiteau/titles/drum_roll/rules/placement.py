"""DR-3.1 to DR-3.6: the Bank Representative, and placing the markers."""

from typing import Final

from chapiteau.titles.drum_roll.rules import box, decks, position, scoring, words
from chapiteau.titles.drum_roll.rules.decision import Decision, Play, Refusal
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

MOST: Final = [0, 0, 0, 0, 0, 2, 2, 1, 1]
"""Markers that one player may have on a space in a turn (DR-3.4, DR-3.5); cube actions have a rule of their own."""


# ---- the Bank Representative


class Bank(Decision):
    """DR-3.1: any amount of the coins held goes on the Bank Representative, some at a time, and is gone for good."""

    def find(self, state: Position, player: int) -> list[int]:
        most = min(state.coins[player], self.count)
        return list(range(self.first, self.first + most))

    def do(self, state: Position, player: int, at: int) -> None:
        coins = at + 1
        state.coins[player] -= coins
        state.banked[player] += coins
        if state.telling:
            state.say("drum-log-banked", player, coins=coins)

    def label(self, state: Position, player: int, at: int) -> Message:
        coins = at + 1
        counts = max(scoring.MOST_FROM_BANK * scoring.COINS_PER_PRESTIGE - state.banked[player], 0)
        return words.say("drum-choice-bank", coins=coins, useless=max(coins - counts, 0))

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return []


# ---- markers


class Place(Decision):
    """DR-3.2: the next marker goes on a space."""

    def find(self, state: Position, player: int) -> list[int]:
        first, tickets, passing = self.first, box.TICKETS, box.PASS
        cubes = 0
        taken = 0
        mine = [0] * (passing + 1)
        for marker in state.markers:
            space = marker >> 2
            if space < tickets:
                cubes += 1
                taken |= 1 << space
            elif marker & 3 == player:
                mine[space] += 1
        legal: list[int] = []
        if cubes < state.players:  # DR-3.3
            legal = [first + colour for colour in range(5) if not taken >> colour & 1]
        left = len(state.box.tickets) - state.sold[player]
        if mine[tickets] < left and mine[tickets] < MOST[tickets]:  # DR-3.4
            legal.append(first + tickets)
        for space in range(box.INVEST, passing):  # DR-3.5
            if mine[space] < MOST[space]:
                legal.append(first + space)
        legal.append(first + passing)  # DR-3.6
        return legal

    def do(self, state: Position, player: int, at: int) -> None:
        put_marker(state, player, at)
        if at == box.PASS:
            state.coins[player] += state.box.pass_income  # DR-3.6
            if state.telling:
                state.say("drum-log-passed", player, coins=state.box.pass_income)
        elif state.telling:
            state.say("drum-log-placed", player, space=words.space(at))

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        place = words.space(at)
        rule = self.allowed_by(state, at)
        if at < box.TICKETS:
            if any(marker >> 2 == at for marker in state.markers):
                return rule, words.say("drum-no-taken", space=place)
            return rule, words.say("drum-no-more-cubes", count=state.players)
        if at == box.TICKETS and markers_on(state, player, at) < MOST[box.TICKETS]:
            return rule, Message("drum-no-tickets")
        return rule, words.say("drum-no-more-here", space=place, count=MOST[at])

    def allowed_by(self, state: Position, at: int) -> str:
        if at < box.TICKETS:
            return "DR-3.3"
        return "DR-3.4" if at == box.TICKETS else "DR-3.6" if at == box.PASS else "DR-3.5"

    def label(self, state: Position, player: int, at: int) -> Message:
        """Where the marker goes, and what it is sure to bring there."""
        place = words.space(at)
        if at < box.TICKETS:
            colour, stock = words.colour(at), "yes" if state.stock[at] else "no"
            return words.say("drum-choice-place-cube", space=place, colour=colour, stock=stock)
        if at == box.TICKETS:
            pays = state.box.tickets[state.sold[player] + markers_on(state, player, at)]
            return words.say("drum-choice-place-tickets", space=place, coins=pays)
        if at == box.INVEST:
            return words.say("drum-choice-place-invest", space=place, coins=state.box.invest)
        if at == box.PASS:
            return words.say("drum-choice-pass", space=place, coins=state.box.pass_income)
        return words.say("drum-choice-place-hire", space=place)


class Unblock(Play):
    """DR-9.2: played instead of a placement: the marker goes on any cube action, whatever lies there."""

    def do(self, state: Position, player: int, at: int) -> None:
        if state.telling:
            state.say("drum-log-unblocked", player, space=words.space(at))
        decks.spend_investment(state, player, box.UNBLOCK)
        put_marker(state, player, at)


def put_marker(state: Position, player: int, space: int) -> None:
    """The next marker lies on a space."""
    state.markers.append(space * 4 + player)
    state.turn += 1


def markers_on(state: Position, player: int, space: int) -> int:
    """How many a player has there."""
    return sum([marker == space * 4 + player for marker in state.markers])


def placer(state: Position) -> int:
    """DR-3.2: mask of whose marker is next: three times round, from the starting player clockwise."""
    placed = len(state.markers)
    if placed == position.MARKERS * state.players:
        return 0
    return 1 << (state.start + placed) % state.players
