"""DR-11: what a performance brings, part by part, and trailers."""

from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import box, decks, phase, setup, words
from chapiteau.titles.drum_roll.rules.box import Part
from chapiteau.titles.drum_roll.rules.decision import Decision
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import seat


def parts_of(state: Position, card: int) -> list[int]:
    """The parts of the benefit that a performer's level gives (DR-5.3)."""
    return state.box.benefit[card * 3 + state.act[card] - 1]


def possible(state: Position, player: int, part: Part) -> bool:
    """DR-11.2, DR-11.4: the price can be paid in full, and what it buys is to be had."""
    if state.coins[player] < part.coins or state.cubes_of(player) < part.cubes:
        return False
    if part.gives == box.CUBE:
        return len(choosable(state, part.amount)) > 0
    if part.gives == box.LOOK:
        return decks.can_draw(state)
    if part.gives == box.TRAILER_WON:
        return len(without_trailer(state, player)) > 0
    return True


def any_possible(state: Position, player: int, card: int) -> bool:
    """Whether the benefit would bring anything."""
    return any(possible(state, player, state.box.parts[i]) for i in parts_of(state, card))


def choosable(state: Position, mask: int) -> list[int]:
    """The colours of a mask that are in stock."""
    return [colour for colour in range(5) if mask >> colour & 1 and state.stock[colour] > 0]


def without_trailer(state: Position, player: int) -> list[int]:
    """DR-11.1: the performers that may get a trailer; none when there is no trailer left."""
    if state.trailers == 0:
        return []
    return [card for card in state.troupe[player] if not state.trailer[card]]


# ---- part by part


def go_on(state: Position, player: int) -> None:
    """Do what needs no choice, up to the next choice, an overfull hand or the end of the benefit."""
    while state.todo and not state.crowded:
        part = state.box.parts[state.todo[0]]
        if not possible(state, player, part):  # DR-11.2
            state.todo.pop(0)
            if state.telling:
                state.tell(EVERYBODY, "drum-log-part-lost", {"part": words.part(part)})
            continue
        if part.cubes:
            state.spending = part.cubes
            return
        if not pay_for(state, player, part):
            return


def pay_for(state: Position, player: int, part: Part) -> bool:
    """Pay the coins and gain what the part gives. False where that takes a choice."""
    if part.gives == box.COINS:
        gain_coins(state, player, part.amount)
    elif part.gives == box.SKIP or (
        part.gives == box.SKIP_OR_TRAILER and not without_trailer(state, player)
    ):
        add_skips(state, player, part.amount)
    elif part.gives == box.CUBE:
        colours = choosable(state, part.amount)
        if len(colours) > 1:
            return False
        take_cube(state, player, colours[0])
    elif part.gives == box.LOOK:
        return look(state, player, part)
    else:
        return False
    state.todo.pop(0)
    return True


def gain_coins(state: Position, player: int, coins: int) -> None:
    """Coins from the bank."""
    state.coins[player] += coins
    if state.telling:
        state.say("drum-log-coins", player, coins=coins)


def spend_cube(state: Position, player: int, colour: int) -> None:
    """A stored cube is paid."""
    state.pay_cube(player, colour)
    if state.telling:
        state.say("drum-log-spent", player, colour=words.colour(colour))


def add_skips(state: Position, player: int, count: int) -> None:
    """DR-6.3: won for the salaries of this show."""
    state.skips[player] += count
    if state.telling:
        state.say("drum-log-skips", player, count=count)


def take_cube(state: Position, player: int, colour: int) -> None:
    """A cube won in a show goes into storage."""
    state.gain_cube(player, colour)
    if state.telling:
        state.say("drum-log-got-cube", player, colour=words.colour(colour))


def give_trailer(state: Position, player: int, card: int) -> None:
    """DR-11.1: at once to a performer of that circus without one."""
    state.trailers -= 1
    state.trailer[card] = 1
    if state.telling:
        state.say("drum-log-trailer", player, card=words.card(state, card))


# ---- choices within a benefit


class TakeSkip(Decision):
    """DR-11.2: "or" chooses one alternative."""

    def find(self, state: Position, player: int) -> list[int]:
        gives = state.box.parts[state.todo[0]].gives
        return [self.first] if not state.spending and gives == box.SKIP_OR_TRAILER else []

    def do(self, state: Position, player: int, at: int) -> None:
        add_skips(state, player, 1)
        state.todo.pop(0)


class TakeCube(Decision):
    """DR-11.2, or DR-2.6: a cube of free choice."""

    def find(self, state: Position, player: int) -> list[int]:
        if state.mode == phase.CUBES:
            return super().find(state, player)
        part = state.box.parts[state.todo[0]]
        if state.spending or part.gives != box.CUBE:
            return []
        return [self.first + colour for colour in choosable(state, part.amount)]

    def do(self, state: Position, player: int, at: int) -> None:
        if state.mode == phase.CUBES:
            setup.pick(state, player, at)
        else:
            take_cube(state, player, at)
            state.todo.pop(0)

    def allowed_by(self, state: Position, at: int) -> str:
        return "DR-2.6" if state.mode == phase.CUBES else self.rule


class SpendCube(Decision):
    """DR-11.2: cubes are spent exactly and in full, then comes what they buy."""

    def find(self, state: Position, player: int) -> list[int]:
        if not state.spending:
            return []
        return [self.first + i for i in range(5) if state.storage[player * 5 + i] > 0]

    def do(self, state: Position, player: int, at: int) -> None:
        spend_cube(state, player, at)
        state.spending -= 1
        if state.spending == 0:
            pay_for(state, player, state.box.parts[state.todo[0]])


class GiveTrailer(Decision):
    """DR-11.1: a trailer that was won; the coins that it costs are paid as it is given."""

    def find(self, state: Position, player: int) -> list[int]:
        gives = state.box.parts[state.todo[0]].gives
        if state.spending or gives not in (box.TRAILER_WON, box.SKIP_OR_TRAILER):
            return []
        return sorted([self.first + card for card in without_trailer(state, player)])

    def do(self, state: Position, player: int, at: int) -> None:
        state.coins[player] -= state.box.parts[state.todo[0]].coins
        give_trailer(state, player, at)
        state.todo.pop(0)


# ---- looking at investments


def look(state: Position, player: int, part: Part) -> bool:
    """DR-11.3: cards are drawn one by one; exactly `keep` are kept, or all if there are no more. False where that takes a choice."""
    if state.telling:
        state.say("drum-log-looks", player, count=part.amount)
    while len(state.looked) < part.amount and decks.can_draw(state):
        state.looked.append(decks.draw_investment(state, player))
    if state.telling:
        seen = words.investments(state, state.looked)
        state.tell(bit(player), "drum-log-sees", {"player": seat(player), "cards": seen})
    state.keeping = min(part.keep, len(state.looked))
    if state.keeping < len(state.looked):
        state.mode = phase.LOOKING
        return False
    while state.looked:
        keep_card(state, player, state.looked[0])
    end_look(state, player)
    return True


class KeepCard(Decision):
    """DR-11.3: which of the cards to keep, one after the other; after the last the rest goes below the deck in drawn order."""

    def find(self, state: Position, player: int) -> list[int]:
        kinds = {state.box.kind[card] for card in state.looked}
        return [self.first + kind for kind in sorted(kinds)]

    def do(self, state: Position, player: int, at: int) -> None:
        kinds = [state.box.kind[card] for card in state.looked]
        keep_card(state, player, state.looked[kinds.index(at)])
        state.keeping -= 1
        if state.keeping:
            return
        rest = len(state.looked)
        while state.looked:
            decks.put_below(state, state.looked.pop(0))
        if state.telling:
            state.say("drum-log-put-below", player, count=rest)
        end_look(state, player)
        state.mode = phase.GAINING

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return [f"look:{box.INVESTMENTS[at]}"]


def keep_card(state: Position, player: int, card: int) -> None:
    """A card that was looked at is kept. Until all are chosen this is nobody else's business."""
    state.looked.remove(card)
    state.keeps.append(card)
    if state.telling:
        name = words.investment(state.box.kind[card])
        state.tell(bit(player), "drum-log-kept", {"player": seat(player), "card": name})


def end_look(state: Position, player: int) -> None:
    """DR-11.3: what is kept comes into the hand, and then the hand limit is checked."""
    state.hand[player] += state.keeps
    state.keeps.clear()
    state.keeping = 0
    state.todo.pop(0)
    state.check_limit(player)
