"""DR-9: investments that are played from the hand."""

from typing import Final

from chapiteau.titles.drum_roll.rules import benefits, box, decks, distribution, phase, show, words
from chapiteau.titles.drum_roll.rules.decision import Decision, Play, Refusal
from chapiteau.titles.drum_roll.rules.position import S_APPLAUSE, Position
from chapiteau.words import Message

PAIR: Final = 5
"""What is wanted by Extra Resources: two cubes of its own colour."""


APPLAUDED: Final = [0, -1, 0, 1]
"""What Extended Applause scores for a performance, by its level (DR-9.5)."""


class Discard(Decision):
    """DR-3.10: over the hand limit, a card of any kind in hand is discarded, face up."""

    def find(self, state: Position, player: int) -> list[int]:
        held = state.held(player)
        return [self.first + kind for kind in range(self.count) if held >> kind & 1]

    def do(self, state: Position, player: int, at: int) -> None:
        if state.telling:
            state.say("drum-log-discarded", player, card=words.investment(at))
        decks.spend_investment(state, player, at)


# ---- at any time


class AnyTime(Play):
    """DR-9.1: a card that can be played at an own decision, with full effect only."""

    def do(self, state: Position, player: int, at: int) -> None:
        begin_card(state, player, self.played(at))
        self.effect(state, player, at)

    def effect(self, state: Position, player: int, at: int) -> None:
        raise NotImplementedError

    def planned(self, state: Position, at: int) -> Message:
        """The card and what it is to be played for, as a noun."""
        name = words.investment(self.played(at))
        if not self.domains:
            return words.say("drum-play-plain", card=name)
        if self.domains[0].name == "card":
            return words.say("drum-play-for-performer", card=name, performer=words.card(state, at))
        if at % 6 == PAIR:
            return words.say("drum-play-two-cubes", card=name, colour=words.colour(at // 6))
        return words.say("drum-play-for-cube", card=name, colour=words.colour(at % 6))


class Income(AnyTime):
    """DR-9.7: coins from the bank."""

    def effect(self, state: Position, player: int, at: int) -> None:
        benefits.gain_coins(state, player, state.box.income)

    def label(self, state: Position, player: int, at: int) -> Message:
        return words.say("drum-choice-income", coins=state.box.income)


class IncomeForCube(AnyTime):
    """DR-9.7: a stored cube for coins."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + i for i in range(5) if state.storage[player * 5 + i] > 0]

    def effect(self, state: Position, player: int, at: int) -> None:
        benefits.spend_cube(state, player, at)
        benefits.gain_coins(state, player, state.box.income_cube)

    def label(self, state: Position, player: int, at: int) -> Message:
        coins = state.box.income_cube
        return words.say("drum-choice-income-cube", colour=words.colour(at), coins=coins)


class Resources(AnyTime):
    """DR-9.6: any one cube, or two of the shown colour."""

    def played(self, at: int) -> int:
        return self.investment + at // 6

    def find(self, state: Position, player: int) -> list[int]:
        held = state.held(player)
        legal: list[int] = []
        for colour in range(5):
            if held >> (self.investment + colour) & 1:
                first = self.first + colour * 6
                legal += [first + wanted for wanted in range(5) if state.stock[wanted] > 0]
                if state.stock[colour] > 1:
                    legal.append(first + PAIR)
        return legal

    def effect(self, state: Position, player: int, at: int) -> None:
        for colour in [at // 6, at // 6] if at % 6 == PAIR else [at % 6]:
            benefits.take_cube(state, player, colour)

    def label(self, state: Position, player: int, at: int) -> Message:
        if at % 6 == PAIR:
            return words.say("drum-choice-resources-pair", colour=words.colour(at // 6))
        name = words.investment(self.played(at))
        return words.say("drum-choice-resources", colour=words.colour(at % 6), card=name)

    def aims(self, state: Position, player: int, at: int) -> list[str]:
        return ["pair" if at % 6 == PAIR else f"colour:{box.COLOURS[at % 6]}"]


class PlayTrailer(AnyTime):
    """DR-9.3: a trailer for a performer without one."""

    def find(self, state: Position, player: int) -> list[int]:
        return sorted([self.first + card for card in benefits.without_trailer(state, player)])

    def effect(self, state: Position, player: int, at: int) -> None:
        benefits.give_trailer(state, player, at)


class Fire(AnyTime):
    """DR-9.4: a performer leaves, the last one, too, without compensation or loss; not during shows and salaries."""

    def find(self, state: Position, player: int) -> list[int]:
        return [] if state.touring else sorted([self.first + c for c in state.troupe[player]])

    def effect(self, state: Position, player: int, at: int) -> None:
        if state.telling:
            state.say("drum-log-dismissed", player, card=words.card(state, at))
        distribution.dismiss(state, player, at)

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        if state.touring:
            return self.rule, Message("drum-no-fire-in-show")
        return super().barred(state, player, at)


def begin_card(state: Position, player: int, kind: int) -> None:
    """Say what is played, and lay it on the discards."""
    if state.telling:
        state.say("drum-log-played", player, card=words.investment(kind))
    decks.spend_investment(state, player, kind)


# ---- Extended Applause


class Applause(Play):
    """DR-9.5: at the decisions of the own show: counted at once after the performances, for 0 or less, too; laid down before them."""

    def played(self, at: int) -> int:
        return self.investment + at

    def find(self, state: Position, player: int) -> list[int]:
        if not show.is_on_stage(state, player):
            return []
        held = state.held(player) >> self.investment
        return [self.first + kind for kind in range(5) if held >> kind & 1]

    def do(self, state: Position, player: int, at: int) -> None:
        kind = self.played(at)
        if state.mode == phase.APPLAUDING:
            begin_card(state, player, kind)
            count_applause(state, player, at)
            return
        if state.telling:
            state.say("drum-log-laid", player, card=words.investment(kind))
        state.laid.append(decks.lay_open(state, player, kind))

    def barred(self, state: Position, player: int, at: int) -> Refusal:
        return self.rule, Message("drum-no-applause")

    def label(self, state: Position, player: int, at: int) -> Message:
        text = "drum-choice-applause" if state.mode == phase.APPLAUDING else "drum-choice-lay"
        prestige = applause(state, player, at)
        return words.say(text, type=words.kinds_of_performer(at), prestige=prestige)

    def aims(self, state: Position, player: int, at: int) -> list[str]:
        return []


def applause(state: Position, player: int, kind: int) -> int:
    """DR-9.5: +1 per outstanding, -1 per poor performance of the type in this show. Who was fired or flipped earlier did not perform."""
    performed = [card for card in state.troupe[player] if state.box.type[card] == kind]
    return sum([APPLAUDED[state.act[card]] for card in performed])


def count_laid(state: Position, player: int) -> None:
    """DR-5.6: the cards that were laid down are counted, then discarded."""
    while state.laid:
        card = state.laid.pop(0)
        count_applause(state, player, state.box.kind[card] - box.APPLAUSE)
        state.discard.append(card)


def count_applause(state: Position, player: int, kind: int) -> None:
    """DR-9.5: score one card."""
    prestige = applause(state, player, kind)
    state.earn(player, S_APPLAUSE, prestige)
    if state.telling:
        name = words.investment(box.APPLAUSE + kind)
        state.say("drum-log-applause", player, card=name, prestige=prestige)
