"""What a seat may see of Aramini Circus. Built by allow-list: everything lies open on the table but the piles, the hands, the discard below
its top, and a purchase that is not paid yet; each of these is checked against the viewer."""

from typing import Literal

import msgspec

from chapiteau.game import view_of
from chapiteau.titles.aramini_circus import describe
from chapiteau.titles.aramini_circus.rules import position, words
from chapiteau.titles.aramini_circus.rules.bonus import may_look_through
from chapiteau.titles.aramini_circus.rules.box import ANIMALS, BONUSES, FIRST_BONUS, Animal, Bonus
from chapiteau.titles.aramini_circus.rules.position import Position
from chapiteau.titles.aramini_circus.rules.state import AraminiState
from chapiteau.words import END, Counter, Message, SeatView, View


class Wagon(msgspec.Struct, frozen=True):
    """A wagon card."""

    id: str
    """`wagon:17`: the same card all through the match."""
    animal: Animal
    value: int
    target: str
    """`offer:2` in the offer; `pending:bear-3` in the pending area of the player to move, where equal wagons are one target; else empty."""


class Card(msgspec.Struct, frozen=True):
    """An animal or bonus card that the viewer sees."""

    id: str
    """A bonus card keeps its own (`bonus:7`). Equal animals cannot be told apart and are counted where they lie (`bear:0` in the own
    hand and among the cards picked from it, `discard:12` from the bottom)."""
    face: Animal | Bonus
    bonus: bool
    copy: int
    """Number of a bonus card among those of its kind, from 1; 0 for an animal."""
    target: str
    """`hand:bear`, `bonus:7`, `take:bear`, `take:7`, `discard`; empty where there is nothing to choose."""


class Place(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    seat: int
    train: list[Wagon]
    pending: list[Wagon]
    token: Animal
    """Animal of the exchange token; its target is `token:<animal>`."""
    hand: int
    """Number of cards."""
    ringmaster: Literal["", "up", "down"]
    points: int
    pending_points: int


class Payment(msgspec.Struct, frozen=True):
    """A purchase that is being paid. Only its payer sees it."""

    slot: int
    """The wagon's place in the offer."""
    due: int
    """Animals still to pay; an exchange that is half paid counts as one."""
    half: bool
    """The second card of an exchange is still to come."""
    laid: list[Card]
    """Cards picked so far, in order."""


class Count(msgspec.Struct, frozen=True):
    """Turns in a row in which something did not happen."""

    turns: int
    limit: int
    """With so many the match ends."""


class Board(msgspec.Struct, frozen=True):
    """Everything the page draws."""

    offer: list[Wagon | None]
    """None: an empty place."""
    wagon_pile: int
    pile: int
    """Cards in the animal pile; its target is `pile`."""
    discard: list[Card]
    """From the bottom to the top: all of it where the viewer may look through it (AC-6.1), else the top alone. Target `discard`."""
    discard_size: int
    centre: list[Animal]
    """Animals of the exchange tokens in the centre."""
    places: list[Place]
    """Per seat."""
    hand: list[Card]
    """The viewer's own."""
    waiting: str
    """Id of the bonus card in it that the last action drew and that has to wait (AC-5.1); empty for none."""
    hands: list[list[Card]]
    """Per seat, only for END."""
    mover: int
    """The seat whose turn it is; after the match, whose turn it was or would be."""
    phase: position.Phase
    actions: int
    """Left in this turn."""
    less: int
    """Reductions that wait for the next purchase (AC-5.3)."""
    one_to_one: bool
    """An exchange 1:1 waits for the next purchase (AC-5.6)."""
    coupling: bool
    """Pending wagons that fit may be hitched now (AC-4.2)."""
    payment: Payment | None
    aside: Card | None
    """The bonus card that lies aside while cards are drawn for it (AC-5.2)."""
    draws: int
    """Draws that it still gives."""
    goal: int
    last_round: bool
    """The goal is reached and the round is being finished (AC-1.1)."""
    idle: Count
    """Without a draw, a purchase or a bonus card (AC-3.3)."""
    calm: Count
    """Without a purchase (AC-3.8)."""
    last: words.End | Literal[""]
    """Why the match ends with this turn, if nothing more happens in it; empty if it goes on."""
    first: int
    """The first player."""
    with_bonus: bool


def view(state: AraminiState, viewer: int) -> View:
    """The position for a seat, SPECTATOR, or END (of a final state: all hands)."""
    return view_of(
        *(state, "aramini-circus", viewer),
        status=describe.status(state, viewer),
        hint=describe.hint(state) if viewer >= 0 and viewer == state.current() else None,
        seats=[_seat(state, number) for number in range(state.players)],
        board=_board(state, viewer),
        description=describe.description(state, viewer),
        result=describe.result(state) if state.phase == position.OVER else None,
        open_to=_open_to(state, viewer),
    )


def _open_to(state: Position, viewer: int) -> list[int]:
    """The other seats, if they know all cards of the viewer's hand, the viewer is not paying (AC-3.9) and may not look through the
    discard (AC-6.1)."""
    hand = slice(viewer * state.faces, (viewer + 1) * state.faces)
    hidden = viewer >= 0 and (
        (state.phase == position.PAYING and viewer == state.player)
        or may_look_through(state, viewer)
        or state.hand[hand] != state.known[hand]
    )
    return [] if hidden else [number for number in range(state.players) if number != viewer]


def _seat(state: Position, number: int) -> SeatView:
    counters = [
        Counter(Message("aramini-counter-cards"), state.hand_size(number)),
        Counter(Message("aramini-counter-pending"), state.pending_points(number)),
    ]
    return SeatView(seat=number, side=number, score=state.points[number], counters=counters)


def _board(state: Position, viewer: int) -> Board:
    paying = state.phase == position.PAYING and viewer == state.player
    over = state.phase == position.OVER
    hands = range(state.players) if viewer == END else range(0)
    return Board(
        offer=[
            _wagon(state, number, f"offer:{slot}") if number >= 0 else None
            for slot, number in enumerate(state.offer)
        ],
        wagon_pile=len(state.wagons),
        pile=len(state.pile),
        discard=_discard(state, viewer),
        discard_size=len(state.discard),
        centre=[name for animal, name in enumerate(ANIMALS) if animal not in state.token],
        places=[_place(state, number) for number in range(state.players)],
        hand=_hand(state, viewer) if viewer >= 0 else [],
        waiting=f"bonus:{state.late}" if describe.waits(state, viewer) else "",
        hands=[_hand(state, number) for number in hands],
        mover=state.player,
        phase=position.PHASES[state.phase] if paying or state.phase != position.PAYING else "turn",
        actions=0 if over else state.actions,
        less=state.less,
        one_to_one=state.one_to_one,
        coupling=state.coupling,
        payment=_payment(state) if paying else None,
        aside=_card(state, state.aside, 0, "") if state.aside >= 0 else None,
        draws=state.draws,
        goal=state.goal,
        last_round=state.last_round,
        idle=Count(state.idle, position.IDLE_ROUNDS * state.players),
        calm=Count(state.calm, position.CALM_ROUNDS * state.players),
        last=describe.last(state),
        first=state.first,
        with_bonus=state.box.with_bonus,
    )


def _wagon(state: Position, number: int, target: str) -> Wagon:
    return Wagon(f"wagon:{number}", ANIMALS[state.animal[number]], state.value[number], target)


def _card(state: Position, face: int, count: int, target: str, where: str = "") -> Card:
    """A card; `count` tells it from equal ones in the same `where`."""
    if face < FIRST_BONUS:
        return Card(f"{where or ANIMALS[face]}:{count}", ANIMALS[face], False, 0, target)
    return Card(f"bonus:{face}", BONUSES[state.box.bonus[face]], True, state.box.copy[face], target)


def _hand(state: Position, player: int) -> list[Card]:
    cards = []
    for face in range(state.faces):
        target = f"hand:{ANIMALS[face]}" if face < FIRST_BONUS else f"bonus:{face}"
        for count in range(state.hand[player * state.faces + face]):
            cards.append(_card(state, face, count, target))
    return cards


def _discard(state: Position, viewer: int) -> list[Card]:
    """AC-6.1. In the phase `taking` each card below the top is a target."""
    size = len(state.discard)
    cards = []
    for i in range(0 if may_look_through(state, viewer) else max(0, size - 1), size):
        face = state.discard[i]
        target = "discard" if i == size - 1 else ""
        if state.phase == position.TAKING and i < size - 1 and viewer == state.player:
            target = f"take:{ANIMALS[face] if face < FIRST_BONUS else face}"
        cards.append(_card(state, face, i, target, "discard"))
    return cards


def _place(state: Position, number: int) -> Place:
    side: Literal["up", "down"] = "up" if state.ringmaster_up else "down"
    return Place(
        seat=number,
        train=[_wagon(state, wagon, "") for wagon in state.trains[number]],
        pending=[_pending(state, wagon, number) for wagon in state.waiting[number]],
        token=ANIMALS[state.token[number]],
        hand=state.hand_size(number),
        ringmaster=side if state.ringmaster == number else "",
        points=state.points[number],
        pending_points=state.pending_points(number),
    )


def _pending(state: Position, wagon: int, owner: int) -> Wagon:
    target = f"pending:{ANIMALS[state.animal[wagon]]}-{state.value[wagon]}"
    return _wagon(state, wagon, target if owner == state.player else "")


def _payment(state: Position) -> Payment:
    left = state.hand[state.player * state.faces : (state.player + 1) * state.faces]
    laid = []
    # The last card picked of an animal was the last one counted in the hand.
    for face in reversed(state.laid):
        laid.append(_card(state, face, left[face], ""))
        left[face] += 1
    return Payment(state.slot, state.due, state.half, laid[::-1])
