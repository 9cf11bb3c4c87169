"""AC-3.4 and AC-3.5: filling up a wagon, with the exchange token and the bonus cards that wait (AC-5.7).

A price of `due` animals is paid with cards of the wagon's animal ("right") and of the token's ("token"): each unit with one right
card, or with two token cards (one, with an exchange 1:1). Cards are picked one at a time, in the order in which they will lie on the
discard; where one kind of card alone can pay, nothing is left to choose and the purchase is made at once.

AC-3.9: all this is one act. Until the price is complete each step is told to the player alone, and the cards picked still count as held;
then one step tells everybody the wagon and the cards, in however many steps they were picked. Nothing else is legal in between: only
wagons that can be paid for can be chosen, and only cards after which the rest can be paid, so a purchase can always be completed. To
change one's mind is to take back, as these steps teach nobody anything.
"""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.aramini_circus.rules import words
from chapiteau.titles.aramini_circus.rules.decision import Action, Decision, Refusal, members
from chapiteau.titles.aramini_circus.rules.position import PAYING, TURN, Position
from chapiteau.titles.aramini_circus.rules.secrecy import lay_open
from chapiteau.titles.aramini_circus.rules.train import add_wagon
from chapiteau.words import Message, seat


class Fill(Action):
    """AC-3.4: choose the wagon in a place of the offer to fill it up."""

    def mask(self, state: Position) -> int:
        """The places whose wagons the hand of the player in turn can pay for."""
        hand = state.hand
        animals, values = state.animal, state.value
        base = state.player * state.faces
        token = state.token[state.player]
        less = state.less
        # Units of the price that the token's animals can pay in place of others; they are of no use for their own (AC-3.5).
        exchanged = hand[base + token] if state.one_to_one else hand[base + token] >> 1
        places = 0
        place = 1 << self.first
        for number in state.offer:
            if number >= 0:  # AC-4.3
                animal = animals[number]
                paid = hand[base + animal] + less
                if values[number] <= (paid if animal == token else paid + exchanged):
                    places |= place
            place <<= 1
        return places

    def do(self, state: Position, at: int) -> None:
        state.slot = at
        # AC-5.7: reductions come first and never go below nothing.
        state.due = max(0, state.value[state.offer[at]] - state.less)
        state.half = False
        settle(state)

    def barred(self, state: Position, at: int) -> Refusal:
        if state.offer[at] < 0:
            return "AC-4.3", Message("aramini-no-wagon")
        return self.rule, Message("aramini-no-price", {"wagon": words.offered(state, at)})

    def label(self, state: Position, at: int) -> Message:
        return Message("aramini-choice-fill", {"wagon": words.offered(state, at)})

    def targets(self, at: int) -> list[str]:
        return [f"{self.target}{at}"]


class Pay(Decision):
    """AC-3.9: pick one card of an animal for the wagon being filled."""

    def find(self, state: Position, legal: list[int]) -> None:
        """The cards after which the rest of the price can still be paid exactly."""
        low, high = exchanges(state)
        # Exchanging less than all pays some of it with right cards; exchanging anything takes token cards.
        animals = 1 << animal(state) if low < state.due else 0
        if high > 0:
            animals |= 1 << state.token[state.player]
        legal += members(animals << self.first)

    def do(self, state: Position, at: int) -> None:
        lay(state, at)
        if state.telling and state.phase == PAYING:
            told = {"player": seat(state.player), "card": words.card(state, at)}
            state.tell(bit(state.player), "aramini-laid", told)
        settle(state)

    def why_not(self, state: Position, at: int) -> Refusal:
        if state.phase == PAYING:
            return self.rule, Message("aramini-no-exact", {"card": words.card(state, at)})
        return self.rule, Message("aramini-no-wagon-chosen")

    def label(self, state: Position, at: int) -> Message:
        return Message("aramini-choice-pay", {"card": words.card(state, at)})

    def cited(self, state: Position, at: int) -> str:
        if at == animal(state):
            return self.rule
        return "AC-5.6" if state.one_to_one else "AC-3.5"


def animal(state: Position) -> int:
    """The animal of the wagon being filled."""
    return state.animal[state.offer[state.slot]]


def lay(state: Position, face: int) -> None:
    state.hand[state.player * state.faces + face] -= 1
    state.laid.append(face)
    if face == animal(state) or state.one_to_one:
        state.due -= 1
    elif state.half:
        state.half = False
        state.due -= 1
    else:
        state.half = True


def exchanges(state: Position) -> tuple[int, int]:
    """The fewest and the most units of what is due that token cards can pay, one begun included; every number between works too."""
    base = state.player * state.faces
    right = animal(state)
    token = state.token[state.player]
    low = max(0, state.due - state.hand[base + right])
    if token == right:  # AC-3.5
        return 0, 0
    spare = state.hand[base + token]
    if state.one_to_one:  # AC-5.6
        return low, min(state.due, spare)
    if state.half:
        return max(1, low), min(state.due, (spare + 1) >> 1)
    return low, min(state.due, spare >> 1)


def settle(state: Position) -> None:
    """Make the purchase when only one kind of card can pay what is due; otherwise the player picks the next card."""
    if state.due > 0:
        low, high = exchanges(state)
        if low < high or 0 < low < state.due:
            if state.telling and state.phase == TURN:
                told = {"player": seat(state.player), "wagon": words.offered(state, state.slot)}
                state.tell(bit(state.player), "aramini-filling", told)
            state.phase = PAYING
            return
        face = state.token[state.player] if high > 0 else animal(state)
        while state.due > 0:
            lay(state, face)
    take_wagon(state)


def take_wagon(state: Position) -> None:
    """AC-3.4: everything is paid. The cards go to the discard in their order, the wagon to the train; it is replaced at once."""
    slot, laid = state.slot, state.laid
    number = state.offer[slot]
    if state.telling:
        wagon = words.offered(state, slot)
        if laid:
            state.announce("aramini-filled", wagon=wagon, cards=words.cards(state, laid))
        else:
            state.announce("aramini-filled-free", wagon=wagon)
    state.phase = TURN
    state.actions -= 1
    state.busy = True
    state.bought = True
    state.less = 0
    state.one_to_one = False
    state.slot = -1
    state.laid = []
    state.offer[slot] = -1
    add_wagon(state, number)
    # Only now, so that the wagon's way is told as sure: others see the cards, everybody sees the next wagon.
    for face in laid:
        state.discard.append(face)
        lay_open(state, state.player, face)
    if state.wagons:  # AC-4.3
        state.offer[slot] = pieces.draw(state, state.wagons, EVERYBODY)
        if state.telling:
            state.tell(EVERYBODY, "aramini-replaced", {"wagon": words.offered(state, slot)})


def put_back(state: Position) -> None:
    """Take the picked cards back into the hand, as if no wagon had been chosen."""
    for face in state.laid:
        state.hand[state.player * state.faces + face] += 1
    state.laid = []
    state.slot = -1
    state.due = 0
    state.half = False
    state.phase = TURN
