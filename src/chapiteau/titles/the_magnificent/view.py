"""What a seat may see of The Magnificent. Built by allow-list: everything lies open but the orders of the decks, starting cards in a draft
(MG-12.4: each sees the packet it holds), and what others have chosen until all have (MG-7.4, MG-12.4), of which nothing is sent."""

from functools import lru_cache
from typing import Final

from chapiteau.game import State
from chapiteau.titles.the_magnificent import describe, mats, things
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.actions import (
    A_NONE,
    CLEAR,
    COLOURS,
    KINDS,
    M_AFTER,
    M_ARRANGING,
    M_BEFORE,
    M_BOARD,
    M_CARD,
    M_DIE,
    M_DISCARDING,
    M_KEEP,
    M_OVER,
    M_PICKING,
    M_PLACING,
    M_SCORING,
    M_SHOWING,
    M_TRAINER,
    MOST_GEMS,
    MOST_STEPS,
    ORDER_PLACES,
    RING,
    T_BITS,
    T_COPY,
    T_EXCHANGE,
    T_FACE,
    T_GEM,
    T_PASSED,
    T_PAY,
    T_POSTER,
    T_RECOLOUR,
    T_SECTION,
    T_TENT,
    T_WAGON,
    TRAINER,
)
from chapiteau.titles.the_magnificent.rules.bonuses import free_actions, may_use
from chapiteau.titles.the_magnificent.rules.camp import SIDE
from chapiteau.titles.the_magnificent.rules.scoring import due, sums
from chapiteau.titles.the_magnificent.rules.setup import kept_of, packet_of, trainer_actions
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.table import Table
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

PHASES: Final = {
    M_BOARD: "board",
    M_KEEP: "keep",
    M_TRAINER: "trainer",
    M_DIE: "die",
    M_CARD: "card",
    M_BEFORE: "action",
    M_PLACING: "place",
    M_SHOWING: "show",
    M_ARRANGING: "arrange",
    M_AFTER: "after",
    M_PICKING: "pair",
    M_DISCARDING: "discard",
    M_SCORING: "score",
    M_OVER: "over",
}
"""What a mode asks."""
ASKED: Final = {
    T_RECOLOUR: "colour",
    T_GEM: "gem",
    T_PAY: "pay",
    T_EXCHANGE: "exchange",
    T_TENT: "tent",
    T_PASSED: "passed",
    T_POSTER: "poster",
    T_SECTION: "section",
    T_FACE: "face",
    T_COPY: "copy",
    T_WAGON: "wagon",
}
"""What is asked before the mode goes on."""


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
        result=describe.result(state) if state.mode == M_OVER else None,
        open_to=_open_to(state, viewer),
    )


def _open_to(state: Table, viewer: int) -> list[int]:
    """The other seats: only starting cards in a draft and what is chosen in secret (MG-7.4, MG-12.4) are hidden from them."""
    if viewer >= 0 and state.mode in (M_KEEP, M_SCORING):
        return []
    return [number for number in range(state.players) if number != viewer]


def _seat(state: Table, number: int) -> SeatView:
    counters = [
        Counter(Message("magnificent-counter-coins"), state.coins[number]),
        Counter(Message("magnificent-counter-bill"), due(state, number)),
    ]
    return SeatView(seat=number, side=number, score=state.score[number], counters=counters)


def phase(state: Table) -> str:
    """What is asked now."""
    if state.todo and state.mode != M_OVER:
        return ASKED[state.todo[-1] & (1 << T_BITS) - 1]
    if state.mode == M_BEFORE and state.colour == CLEAR:
        return "colour"
    return "owed" if state.mode == M_AFTER and state.owed else PHASES[state.mode]


def _board(state: MagnificentState, viewer: int) -> Board:
    box = state.box
    usable = free_actions(state) if may_use(state) else []
    drafts = state.mode == M_KEEP and viewer >= 0
    waits = drafts and state.waiting >> viewer & 1
    kept = kept_of(state, viewer) if drafts else []
    packet = packet_of(state, viewer) if waits else []
    picked = state.picked[viewer] if viewer >= 0 else -1
    offered = describe.offered(state)
    tiles = trainer_actions(state) if state.mode == M_TRAINER else []
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
        printed=mats.printed(state, usable),
        place=_place(state),
        owed=mats.owed(state),
        show=Show(state.may_complete) if state.mode == M_SHOWING else None,
        mats=[mats.mat(state, seat, usable) for seat in range(state.players)],
        draft=[things.master(state, card) for card in packet],
        kept=[things.master(state, card) for card in kept],
        picked=words.card_id(picked) if picked >= 0 else "",
        trainers=[things.trainer(box, action - TRAINER) for action in tiles],
    )


# ---- dice and power


def _dice(state: Table) -> list[Dice]:
    """The dice of the main tent, by kind and face."""
    lie = sums(state, state.player)
    asked = state.mode == M_DIE
    found = []
    for index in range(24):
        if state.dice[index]:
            kind, face = index // 6, index % 6 + 1
            colours = range(CLEAR) if kind == CLEAR else [kind]
            uses = [Use(COLOURS[colour], face + lie[colour]) for colour in colours] if asked else []
            bill = mats.bill_with(state, kind, face) if asked else 0
            found.append(Dice(KINDS[kind], face, state.dice[index], uses, bill))
    return found


def _power(state: Table) -> Power | None:
    """MG-3.2: the power of the turn that is going on."""
    if state.mode not in (M_BEFORE, M_PLACING, M_SHOWING, M_ARRANGING, M_AFTER):
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


def _ring(state: Table, number: int) -> Ring:
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


def _track(state: Table) -> list[Step]:
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


def _pair(state: Table, place: int) -> Pair:
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


def _place(state: Table) -> Place | None:
    """MG-4.2: the build that is going on."""
    if state.mode != M_PLACING or not state.left_large + state.left_small:
        return None
    return Place(COLOURS[state.colour], state.left_large, state.left_small)
