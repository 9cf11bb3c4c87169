"""What a seat may see of The Magnificent. Built by allow-list: everything lies open but the orders of the decks, starting cards in a draft
(MG-12.4: each sees the packet it holds), and what others have chosen until all have (MG-7.4, MG-12.4), of which nothing is sent."""

from functools import lru_cache
from typing import Final

from chapiteau.game import State
from chapiteau.titles.the_magnificent import describe, mats, things
from chapiteau.titles.the_magnificent.rules import asks, words
from chapiteau.titles.the_magnificent.rules.box import (
    CLEAR,
    COLOURS,
    KINDS,
    MOST_GEMS,
    MOST_STEPS,
    ORDER_PLACES,
    RING,
)
from chapiteau.titles.the_magnificent.rules.camp import SIDE
from chapiteau.titles.the_magnificent.rules.kinds import QUESTIONS
from chapiteau.titles.the_magnificent.rules.position import A_NONE, Position
from chapiteau.titles.the_magnificent.rules.scoring import due, sums
from chapiteau.titles.the_magnificent.rules.setup import drafted_trainers, kept_of, packet_of
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.titles.the_magnificent.shown import (
    Board,
    Dice,
    Die,
    Pair,
    Part,
    Place,
    Power,
    Ring,
    Show,
    Space,
    Step,
    Use,
)
from chapiteau.words import Counter, Message, SeatView, View

PHASES: Final = {"unnamed": "colour", "complete": "show", "end": "after"}
"""Questions that the page knows by another word."""


def view(state: State, viewer: int) -> View:
    """The position for a seat, SPECTATOR, or END."""
    assert isinstance(state, MagnificentState)
    decides = viewer >= 0 and viewer in state.to_act()
    return View(
        title="the-magnificent",
        viewer=viewer,
        players=state.players,
        turn=state.turn,
        to_act=state.to_act(),
        status=describe.status(state, viewer),
        hint=describe.hint(state, viewer) if decides else None,
        seats=[_seat(state, number) for number in range(state.players)],
        board=_board(state, viewer),
        description=describe.description(state, viewer),
        result=describe.result(state) if state.mode == asks.OVER else None,
        open_to=_open_to(state, viewer),
    )


def _open_to(state: Position, viewer: int) -> list[int]:
    """The other seats: only starting cards in a draft and what is chosen in secret (MG-7.4, MG-12.4) are hidden from them."""
    if viewer >= 0 and state.mode in (asks.KEEP, asks.SCORING):
        return []
    return [number for number in range(state.players) if number != viewer]


def _seat(state: Position, number: int) -> SeatView:
    counters = [
        Counter(Message("magnificent-counter-coins"), state.coins[number]),
        Counter(Message("magnificent-counter-bill"), due(state, number)),
    ]
    return SeatView(seat=number, side=number, score=state.score[number], counters=counters)


def phase(state: Position) -> str:
    """What is asked now."""
    word = QUESTIONS[state.question()].word
    return PHASES.get(word, word)


def _board(state: MagnificentState, viewer: int) -> Board:
    box = state.box
    drafts = state.mode == asks.KEEP and viewer >= 0
    waits = drafts and state.waiting >> viewer & 1
    kept = kept_of(state, viewer) if drafts else []
    packet = packet_of(state, viewer) if waits else []
    picked = state.picked[viewer] if viewer >= 0 else -1
    offered = describe.offered(state)
    drafted = drafted_trainers(state) if state.mode == asks.TRAINER else []
    return Board(
        kinds=list(KINDS),
        room=MOST_GEMS,
        phase=phase(state),
        round=state.round,
        turn=describe.turn(state),
        first=state.first,
        mover=state.player,
        dice=_dice(state),
        hand=Die(KINDS[state.die // 6], state.die % 6 + 1) if state.die >= 0 else None,
        power=_power(state),
        rings=[_ring(state, number) for number in range(len(COLOURS))],
        track=_track(state),
        pairs=[_pair(state, place) for place in range(len(state.display))],
        posters=[
            things.poster(box, number) if number >= 0 else None for number in state.poster_display
        ],
        offered=things.poster(box, offered) if offered >= 0 else None,
        poster_deck=len(state.poster_deck),
        poster_discard=len(state.poster_discard),
        master_deck=len(state.deck),
        trainer_deck=len(state.trainer_deck),
        figures=things.figures(state),
        zones=_zones(tuple(box.zones)),
        under=[things.gains(box, parts) for parts in box.tent_space],
        printed=mats.printed(state),
        place=_place(state),
        owed=mats.owed(state),
        show=Show(state.may_complete) if state.mode == asks.SHOWING else None,
        mats=[mats.mat(state, seat) for seat in range(state.players)],
        draft=[things.master(state, card) for card in packet],
        kept=[things.master(state, card) for card in kept],
        picked=words.card_id(picked) if picked >= 0 else "",
        trainers=[things.trainer(box, tile) for tile in drafted],
    )


# ---- dice and power


def _dice(state: Position) -> list[Dice]:
    """The dice of the main tent, by kind and face."""
    lie = sums(state, state.player)
    asked = state.mode == asks.DIE
    found = []
    for index in range(24):
        if state.dice[index]:
            kind, face = index // 6, index % 6 + 1
            colours = range(CLEAR) if kind == CLEAR else [kind]
            uses = [Use(COLOURS[colour], face + lie[colour]) for colour in colours] if asked else []
            bill = mats.bill_with(state, kind, face) if asked else 0
            found.append(Dice(KINDS[kind], face, state.dice[index], uses, bill))
    return found


def _power(state: Position) -> Power | None:
    """MG-3.2: the power of the turn that is going on."""
    if state.mode not in (asks.BEFORE, asks.PLACING, asks.SHOWING, asks.ARRANGING, asks.AFTER):
        return None
    total, face = power(state), state.die_face[state.card]
    earlier = total - face - state.bonus
    parts = [Part("die", face)]
    if earlier:
        parts.append(Part("earlier", earlier))
    if state.bonus:
        parts.append(Part("bonus", state.bonus))
    return Power(
        colour=KINDS[state.colour],
        total=total,
        build=state.bonus_build,
        travel=state.bonus_travel,
        perform=state.bonus_show,
        parts=parts,
        read=state.action != A_NONE,
    )


# ---- the rings, the track, the displays


def _ring(state: Position, number: int) -> Ring:
    """MG-5.1: a ring, and how its wagon could move now."""
    wagon = state.wagon[number]
    travels = mats.may_act(state) and state.colour == number
    most = min(power(state) + state.bonus_travel, MOST_STEPS) if travels else -1
    spaces = []
    for space in range(RING):
        place = number * RING + space
        gem, tent = state.box.ring[place], state.ring_tent[place]
        spaces.append(
            Space(
                gem=KINDS[gem] if gem >= 0 else "",
                tent=things.tent(state.box, tent) if tent >= 0 else None,
                steps=[step for step in range(most + 1) if (wagon + step) % RING == space],
            )
        )
    return Ring(COLOURS[number], spaces, wagon)


def _track(state: Position) -> list[Step]:
    """MG-6.1: order places and show spaces, and which of them the power reaches."""
    hats = mats.hats_on_track(state)
    reach = power(state) + state.bonus_show if mats.may_act(state) else -1
    shows = [*zip(state.box.shows, state.box.posters_of_show, strict=True)]
    places = [(0, 0)] * ORDER_PLACES + shows
    return [
        Step(
            order=mats.order_place(place),
            power=needed,
            posters=posters,
            hat=hats.get(place),
            reachable=needed > 0 and needed <= reach and place not in hats,
        )
        for place, (needed, posters) in enumerate(places)
    ]


def _pair(state: Position, place: int) -> Pair:
    card, tile = state.display[place], state.trainer_display[place]
    return Pair(
        master=things.master(state, card) if card >= 0 else None,
        trainer=things.trainer(state.box, tile) if tile >= 0 else None,
    )


# ---- camps


@lru_cache(maxsize=16)
def _zones(areas: tuple[int, ...]) -> list[str]:
    """The zones as a picture: a letter each."""
    letters = ["."] * (SIDE * SIDE)
    for number, zone in enumerate(areas):
        for cell in range(SIDE * SIDE):
            if zone >> cell & 1:
                letters[cell] = chr(ord("A") + number)
    return ["".join(letters[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)]


def _place(state: Position) -> Place | None:
    """MG-4.2: the build that is going on."""
    if state.mode != asks.PLACING or not state.left_large + state.left_small:
        return None
    return Place(COLOURS[state.colour], state.left_large, state.left_small)
