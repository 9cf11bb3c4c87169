"""DR-3.7 to DR-3.13: what the markers bring."""

from chapiteau.titles.drum_roll.rules import box, decks, words
from chapiteau.titles.drum_roll.rules.decision import Decision, Refusal
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message

# ---- without a decision


def resolve_automatic(state: Position) -> None:
    """DR-3.7: cubes, then tickets; the other markers queue up in the order in which they were placed."""
    for marker in state.markers:
        player, colour = marker & 3, marker >> 2
        if colour < box.TICKETS:  # DR-3.8: who placed earlier is served first
            told = "drum-log-got-cube" if state.gain_cube(player, colour) else "drum-log-no-cube"
            if state.telling:
                state.say(told, player, colour=words.colour(colour))
    for marker in state.markers:
        if marker >> 2 == box.TICKETS:
            sell(state, marker & 3)
    state.queue.clear()
    for space in (box.INVEST, box.HIRE_PERFORMER, box.HIRE_PERSONNEL):
        for marker in state.markers:
            if marker >> 2 == space:
                state.queue.append(marker)


def sell(state: Position, player: int) -> None:
    """DR-3.9: the ticket marker moves on and pays."""
    coins = state.box.tickets[state.sold[player]]
    state.sold[player] += 1
    state.coins[player] += coins
    if state.telling:
        state.say("drum-log-sold", player, coins=coins)


# ---- the markers that ask


class Invest(Decision):
    """DR-3.10: pay and take the top investment."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first] if may_invest(state, player) else []

    def do(self, state: Position, player: int, at: int) -> None:
        state.coins[player] -= state.box.invest
        if state.telling:
            state.say("drum-log-invests", player, coins=state.box.invest)
        decks.take_investment(state, player)
        close_marker(state)

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        space = state.queue[0] >> 2
        if space != box.INVEST:
            return self.rule, words.say("drum-no-other-marker", space=words.space(space))
        return self.rule, words.say("drum-no-invest", coins=state.box.invest)

    def label(self, state: Position, player: int, at: int) -> Message:
        return words.say("drum-choice-invest", coins=state.box.invest)

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return ["investments"]


class Hire(Decision):
    """DR-3.11: take a card of the offer for its price; the tokens go back to stock."""

    def find(self, state: Position, player: int) -> list[int]:
        return sorted(hireable(state, player, self.first))

    def do(self, state: Position, player: int, at: int) -> None:
        price = state.price(at)
        state.coins[player] -= price
        state.offered(at).remove(at)
        if at < state.box.performers:
            state.troupe[player].append(at)
            if state.box.type[at] == box.MAGICIAN:
                state.check_limit(player)
        else:
            state.staff[player].append(at)
        decks.give_back_tokens(state, at)
        if state.telling:
            state.say("drum-log-hired", player, card=words.card(state, at), coins=price)
        close_marker(state)

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        space = state.queue[0] >> 2
        if space != (box.HIRE_PERFORMER if at < state.box.performers else box.HIRE_PERSONNEL):
            return "DR-3.7", words.say("drum-no-other-marker", space=words.space(space))
        name = words.card(state, at)
        if at not in state.offered(at):
            return self.rule, words.say("drum-no-offer", card=name)
        if at == state.box.member[box.ORGANIZER] and player == state.barred:
            return "DR-8.7", words.say("drum-no-organizer", card=name)
        return self.rule, words.say("drum-no-coins", card=name, coins=state.price(at))

    def label(self, state: Position, player: int, at: int) -> Message:
        return words.say("drum-choice-hire", card=words.card(state, at), coins=state.price(at))


def may_invest(state: Position, player: int) -> bool:
    """DR-3.10: the marker in turn lies there, the price can be paid, and there is a card."""
    if state.queue[0] >> 2 != box.INVEST:
        return False
    return state.coins[player] >= state.box.invest and decks.can_draw(state)


def hireable(state: Position, player: int, first: int = 0) -> list[int]:
    """DR-3.11: what the marker in turn may hire and pay for, as `first` + card. DR-8.7: who has just returned the Show Organizer may not
    hire it."""
    space = state.queue[0] >> 2
    if space == box.INVEST:
        return []
    offer = state.offered_performers if space == box.HIRE_PERFORMER else state.offered_personnel
    coins = state.coins[player]
    barred = state.box.member[box.ORGANIZER] if player == state.barred else -1
    return [first + card for card in offer if state.price(card) <= coins and card != barred]


def brings_something(state: Position, player: int) -> bool:
    """Whether the marker in turn leaves a choice (DR-9.1b)."""
    return may_invest(state, player) or len(hireable(state, player)) > 0


def resolver(state: Position) -> int:
    """DR-3.7: mask of whose marker is next among those that need a decision."""
    while state.queue:
        player = state.queue[0] & 3
        if state.hand[player] or brings_something(state, player):
            return 1 << player
        waive(state, player)
    return 0


def waive(state: Position, player: int) -> None:
    """DR-3.12: a marker that brings nothing."""
    if state.telling:
        state.say("drum-log-declined", player, space=words.space(state.queue[0] >> 2))
    close_marker(state)


def close_marker(state: Position) -> None:
    """The marker in turn is resolved."""
    state.queue.pop(0)
    state.turn += 1
