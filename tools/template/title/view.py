"""What a viewer may see of New Title: everything but the pile and the hands of others (NT-5.1).

Built by allow-list: what is shown is named, and nothing is taken away from a whole.
"""

import msgspec

from chapiteau.words import END, Counter, Message, SeatView, View
from tools.template.title import describe
from tools.template.title.rules import words
from tools.template.title.rules.box import Box
from tools.template.title.rules.position import OVER, UNSAID, Position
from tools.template.title.rules.state import NewTitleState


class Card(msgspec.Struct, frozen=True):
    """A card that the viewer sees."""

    name: Message
    target: str
    """`card:star-3`: the place that its choice names."""


class Played(msgspec.Struct, frozen=True):
    """A card of the trick."""

    seat: int
    card: Message


class Place(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    seat: int
    cards: int
    """In the hand."""
    bid: int | None
    """None: not said yet."""
    tricks: int


class Board(msgspec.Struct, frozen=True):
    """Everything a page draws."""

    round: int
    rounds: int
    trick: list[Played]
    """The cards on the table, the first one first."""
    places: list[Place]
    """Per seat."""
    hand: list[Card]
    """The viewer's own."""
    pile: list[Message]
    """Cards that nobody was dealt in the last round, only for END."""


def view(state: NewTitleState, viewer: int) -> View:
    """The position for a seat, SPECTATOR, or END (of a final state: the pile as well)."""
    return View(
        title="new-title",
        viewer=viewer,
        players=state.players,
        turn=state.turn,
        to_act=state.to_act(),
        status=describe.status(state),
        hint=describe.hint(state) if viewer >= 0 and viewer in state.to_act() else None,
        seats=[_seat(state, number) for number in range(state.players)],
        board=_board(state, viewer),
        description=describe.description(state, viewer),
        result=describe.result(state) if state.phase == OVER else None,
        # A hand is nobody else's business; who holds none sees what all see.
        open_to=list(range(state.players)) if viewer < 0 else [],
    )


def _seat(state: Position, number: int) -> SeatView:
    counters = [Counter(Message("new-title-counter-tricks"), state.tricks[number])]
    return SeatView(seat=number, side=number, score=state.points[number], counters=counters)


def _board(state: Position, viewer: int) -> Board:
    seats = range(state.players)
    return Board(
        round=state.round,
        rounds=state.box.rounds,
        trick=[
            Played((state.leader + i) % state.players, words.card(state.box, card))
            for i, card in enumerate(state.trick)
        ],
        places=[_place(state, number) for number in seats],
        hand=[_card(state.box, card) for card in state.hands[viewer]] if viewer >= 0 else [],
        pile=words.cards(state.box, sorted(state.pile)) if viewer == END else [],
    )


def _place(state: Position, number: int) -> Place:
    bid = state.bids[number]
    said = None if bid == UNSAID else bid
    return Place(number, len(state.hands[number]), said, state.tricks[number])


def _card(box: Box, card: int) -> Card:
    return Card(words.card(box, card), "card:" + box.name(card))
