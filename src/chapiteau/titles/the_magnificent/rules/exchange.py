"""T09: exchanging gems and coins at one rate, as often as there is something to exchange."""

from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.box import KINDS, MOST_GEMS
from chapiteau.titles.the_magnificent.rules.decision import Decision, Stop
from chapiteau.titles.the_magnificent.rules.gains import take_gem
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.words import Message


def buyable(state: Position, rate: int, traded: int) -> list[int]:
    """T09: kinds of gem with room, for coins. Ruling: no kind is both sold and bought in one exchange."""
    player = state.player
    if state.coins[player] < rate:
        return []
    return [
        kind
        for kind in range(len(KINDS))
        if state.gems[player * 4 + kind] < MOST_GEMS and not traded >> kind & 1
    ]


def sellable(state: Position, traded: int) -> list[int]:
    """T09: kinds of gem in store that were not bought."""
    at = state.player * 4
    return [k for k in range(len(KINDS)) if state.gems[at + k] and not traded >> 4 + k & 1]


class Trade(Decision):
    """A gem for coins, or coins for a gem."""

    def told(self, state: Position, at: int) -> words.Args:
        """The gem and the coins."""
        return {"gem": words.gem(at), "coins": state.parameter()}


class Buy(Trade):
    """T09: one gem for coins."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + k for k in buyable(state, state.parameter(), state.traded)]

    def do(self, state: Position, player: int, at: int) -> None:
        state.coins[player] -= state.parameter()
        state.traded |= 16 << at
        if state.telling:
            state.say(player, "magnificent-log-buys-gem", **self.told(state, at))
        take_gem(state, at)

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-buy", self.told(state, at))


class Sell(Trade):
    """T09: coins for one gem."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + kind for kind in sellable(state, state.traded)]

    def do(self, state: Position, player: int, at: int) -> None:
        state.gems[player * 4 + at] -= 1
        state.coins[player] += state.parameter()
        state.traded |= 1 << at
        if state.telling:
            state.say(player, "magnificent-log-sells-gem", **self.told(state, at))

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-sell", self.told(state, at))


class EndExchange(Stop):
    """T09: enough."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first] if state.traded else []

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        if state.telling:
            state.say(player, "magnificent-log-ends-exchange")


def settle_exchange(state: Position, rate: int) -> bool:
    """The end, when nothing is left to exchange. False as long as something is."""
    if buyable(state, rate, state.traded) or sellable(state, state.traded):
        return False
    state.todo.pop()
    return True
