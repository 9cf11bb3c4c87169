"""What a seat may see of The Magnificent. Built by allow-list: everything lies open but the orders of the decks, starting cards in a draft
(MG-12.4: each sees the packet it holds), and what others have chosen until all have (MG-7.4, MG-12.4), of which nothing is sent.

The page knows no rules: whatever it should show beside the pieces (power before a die is taken, what it will cost, what is reachable,
what is missing, what a card is worth now) stands here ready. Everything is a number or a word of a fixed set. Cells of a camp are
`[row, column]` from 0, the upper left first.

Nothing is sent twice. Names are messages that the page makes of these words: `magnificent-effect-<kind>` and so on. Places are named after
what they are; of what lies before seats only the viewer's own can be chosen:

    die:orange-5      dice of the main tent             track:5           performance track, from the bottom
    master:M-05       own master cards, draft           pair:2            display
    trainer:T05       own trainer tiles, draft          poster:2          display; poster:deck
    printed:2         printed trainer spaces, from 1    section:2         own sections, from 1
    gem:clear         own store                         tent:2            own tent spaces, from 1
    ring:orange:7     space of a ring                   put:2:4           the poster of section 4 onto section 2
    wagon:orange      wagon                             level:3           own build ladder
    hat:track:6       own hat there; hat:front          tile:small, turn:0, cell:4:5, bonus:4:7   own camp
"""

from functools import lru_cache

import msgspec

from chapiteau.game import view_of
from chapiteau.titles.the_magnificent import describe, mats, middle, status, things
from chapiteau.titles.the_magnificent.mats import Mat, Owed
from chapiteau.titles.the_magnificent.rules import asks, box, camp, scoring, setup
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import Counter, Message, SeatView, View


class Board(msgspec.Struct, frozen=True):
    """Everything the page draws."""

    kinds: list[box.Kind]
    room: int
    """At most so many gems of one kind in a store."""
    phase: asks.Phase
    """What is asked now."""
    round: int
    turn: int
    """Of the four turns of the round, from 1."""
    first: int
    """The seat that starts the round."""
    mover: int
    """The seat whose turn or pick it is."""
    dice: list[middle.Dice]
    """In the main tent, by kind and pips."""
    hand: things.Die | None
    """Taken, and not yet on a card."""
    power: middle.Power | None
    rings: list[middle.Ring]
    track: list[middle.Step]
    """From the bottom."""
    pairs: list[middle.Pair]
    posters: list[things.Poster | None]
    offered: things.Poster | None
    """A poster that is about to be put down (MG-5.3)."""
    poster_deck: int
    """Cards in the deck."""
    poster_discard: int
    master_deck: int
    trainer_deck: int
    figures: list[things.Figure]
    zones: list[str]
    """The camp as nine lines of nine characters: one letter per zone, "." outside all zones."""
    under: list[list[things.Gain]]
    """The bonus under each of the five tent spaces of a board; none under the printed tent."""
    printed: list[things.Trainer]
    """The printed trainer spaces; `used` by whoever is on turn."""
    place: middle.Place | None
    owed: list[Owed]
    show: middle.Show | None
    mats: list[Mat]
    """Per seat."""
    draft: list[things.Master]
    """Starting cards from which the viewer chooses (MG-12.4); secret."""
    kept: list[things.Master]
    """Starting cards that the viewer has kept so far; secret until the draft is over."""
    picked: str
    """Code of the card that the viewer has chosen to keep (MG-12.4) or to score (MG-7.4) while others still choose; secret."""
    trainers: list[things.Trainer]
    """Trainer tiles of the draft (MG-2.6)."""


def view(state: MagnificentState, viewer: int) -> View:
    """The position for a seat, SPECTATOR, or END."""
    decides, board = viewer >= 0 and viewer in state.to_act(), _board(state, viewer)
    return view_of(
        *(state, "the-magnificent", viewer),
        status=status.status(state),
        hint=status.hint(state) if decides else None,
        seats=[_seat(state, number) for number in range(state.players)],
        board=board,
        description=describe.description(state, viewer, board.dice, board.track, board.mats),
        result=status.result(state) if state.mode == asks.OVER else None,
        open_to=_open_to(state, viewer),
    )


def _open_to(state: Position, viewer: int) -> list[int]:
    """The other seats: only starting cards in a draft and what is chosen in secret (MG-7.4, MG-12.4) are hidden from them."""
    hidden = viewer >= 0 and state.together()
    return [] if hidden else [number for number in range(state.players) if number != viewer]


def _seat(state: Position, number: int) -> SeatView:
    counters = [
        Counter(Message("magnificent-counter-coins"), state.coins[number]),
        Counter(Message("magnificent-counter-bill"), scoring.due(state, number)),
    ]
    return SeatView(seat=number, side=number, score=state.score[number], counters=counters)


def phase(state: MagnificentState) -> asks.Phase:
    """What is asked now."""
    word = state.decisions.questions[state.question()].word
    if word == "unnamed":
        return "colour"
    if word == "complete":
        return "show"
    return "after" if word == "end" else word


def _board(state: MagnificentState, viewer: int) -> Board:
    kept, packet = middle.draft(state, viewer)
    waiting = [divmod(one, camp.CELLS) for one in state.owed]
    picked = state.picked[viewer] if viewer >= 0 else -1
    offered = middle.offered(state)
    return Board(
        kinds=list(box.KINDS),
        room=box.MOST_GEMS,
        phase=phase(state),
        round=state.round,
        turn=middle.turn(state),
        first=state.first,
        mover=state.player,
        dice=middle.dice(state),
        hand=things.Die(box.KINDS[state.die // 6], state.die % 6 + 1) if state.die >= 0 else None,
        power=middle.turn_power(state),
        rings=[middle.ring(state, number) for number in range(len(box.COLOURS))],
        track=middle.track(state),
        pairs=[middle.pair(state, place) for place in range(len(state.display))],
        posters=[
            things.poster(state.box, number) if number >= 0 else None
            for number in state.poster_display
        ],
        offered=things.poster(state.box, offered) if offered >= 0 else None,
        poster_deck=len(state.poster_deck),
        poster_discard=len(state.poster_discard),
        master_deck=len(state.deck),
        trainer_deck=len(state.trainer_deck),
        figures=[
            things.Figure(box.COLOURS[i // 2], box.SIZES[i % 2], things.turns(shape), left)
            for i, (shape, left) in enumerate(zip(state.box.figures, state.spare, strict=True))
        ],
        zones=_zones(tuple(state.box.zones)),
        under=[things.gains(state.box, parts) for parts in state.box.tent_space],
        printed=mats.trainers(state, state.box.spaces, state.player),
        place=middle.place(state),
        owed=[Owed(things.cell(cell), box.DEBTS[what]) for what, cell in waiting],
        show=middle.Show(state.may_complete) if state.mode == asks.SHOWING else None,
        mats=[mats.mat(state, seat) for seat in range(state.players)],
        draft=[things.master(state, card) for card in packet],
        kept=[things.master(state, card) for card in kept],
        picked=state.box.cards[picked] if picked >= 0 else "",
        trainers=[things.trainer(state.box, tile) for tile in setup.drafted_trainers(state)],
    )


@lru_cache(maxsize=16)
def _zones(areas: tuple[int, ...]) -> list[str]:
    """The zones as a picture: a letter each."""
    letters = ["."] * camp.CELLS
    for number, zone in enumerate(areas):
        for cell in camp.cells(zone):
            letters[cell] = chr(ord("A") + number)
    return ["".join(letters[row * camp.SIDE : (row + 1) * camp.SIDE]) for row in range(camp.SIDE)]
