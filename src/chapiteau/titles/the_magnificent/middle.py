"""The middle of the table, as the page draws it: main tent, rings, track, displays, and the turn that is going on."""

from typing import Literal

import msgspec

from chapiteau.titles.the_magnificent import things
from chapiteau.titles.the_magnificent.rules import asks, box, scoring, setup
from chapiteau.titles.the_magnificent.rules.position import A_NONE, Position
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.titles.the_magnificent.things import Hat, Master, Tent, Trainer


class Use(msgspec.Struct, frozen=True):
    """What a die of the main tent would give whoever is on turn (MG-3.2, MG-3.3)."""

    colour: box.Colour
    """The colour of the turn: for a clear die each of the three, else its own."""
    power: int
    """Die and earlier dice; gems and bonuses come on top."""


class Dice(msgspec.Struct, frozen=True):
    """Equal dice of the main tent."""

    kind: box.Kind
    pips: int
    count: int
    uses: list[Use]
    """While somebody takes a die."""
    bill: int
    """What the payment of MG-7.1 would be with one of them among those of whoever is on turn; 0 without `uses`."""


class Part(msgspec.Struct, frozen=True):
    """A summand of a power."""

    source: Literal["die", "earlier", "bonus"]
    """Its name is `magnificent-power-<source>`."""
    power: int


class Power(msgspec.Struct, frozen=True):
    """The turn that is going on (MG-3.2)."""

    colour: box.Kind
    """`clear` as long as the colour of a clear die is not named (MG-3.3)."""
    total: int
    """For any action."""
    build: int
    """On top of it, for one action alone."""
    travel: int
    perform: int
    parts: list[Part]
    """What the total is made of: this die, earlier dice, gems and bonuses."""
    read: bool
    """Level, steps or show space is named: no more is added."""


class Space(msgspec.Struct, frozen=True):
    """A space of a ring."""

    gem: box.Kind | Literal[""]
    """Empty on a poster space."""
    tent: Tent | None
    """What still covers the poster."""
    steps: list[int]
    """Numbers of steps that end here and can be named now, rising; [] out of reach."""


class Ring(msgspec.Struct, frozen=True):
    colour: box.Colour
    spaces: list[Space]
    """Clockwise from space 0."""
    wagon: int
    """The space on which the wagon stands."""


class Step(msgspec.Struct, frozen=True):
    """A place of the performance track."""

    order: int
    """Of an order place, from 1; 0 on a show space."""
    power: int
    """The number of a show space."""
    posters: int
    """How many posters it lets complete."""
    hat: Hat | None
    reachable: bool
    """Free, and within the power of whoever is on turn; false on order places."""


class Pair(msgspec.Struct, frozen=True):
    """A place of the display: master card and trainer tile."""

    master: Master | None
    trainer: Trainer | None


class Place(msgspec.Struct, frozen=True):
    """A build that is going on."""

    colour: box.Colour
    large: int
    """Tiles still to place."""
    small: int


class Show(msgspec.Struct, frozen=True):
    """A show that is going on (MG-6.2)."""

    left: int
    """Posters that may still be completed."""


# ---- dice and power


def dice(state: Position) -> list[Dice]:
    """The dice of the main tent, by kind and face. MG-7.1: `bill`, what the payment would be with one more die."""
    found = []
    for index, count in enumerate(state.dice):
        if count:
            kind, face, uses, bill = index // 6, index % 6 + 1, [], 0
            if state.mode == asks.DIE:
                sums = scoring.sums(state, state.player)
                colours = range(box.CLEAR) if kind == box.CLEAR else [kind]
                uses = [Use(box.COLOURS[colour], face + sums[colour]) for colour in colours]
                sums[kind] += face
                bill = scoring.total(sums)
            found.append(Dice(box.KINDS[kind], face, count, uses, bill))
    return found


def turn_power(state: Position) -> Power | None:
    """MG-3.2: the power of the turn that is going on."""
    if not asks.BEFORE <= state.mode <= asks.AFTER:
        return None
    whole, face = power(state), state.die_face[state.card]
    earlier = whole - face - state.bonus
    parts = [Part("die", face), Part("earlier", earlier), Part("bonus", state.bonus)]
    return Power(
        colour=box.KINDS[state.colour],
        total=whole,
        build=state.bonus_build,
        travel=state.bonus_travel,
        perform=state.bonus_show,
        parts=[part for part in parts if part.power],
        read=state.action != A_NONE,
    )


# ---- the rings, the track, the displays


def ring(state: Position, number: int) -> Ring:
    """MG-5.1: a ring, and how its wagon could move now."""
    wagon = state.wagon[number]
    travels = state.question() == asks.BEFORE and state.colour == number
    most = min(power(state) + state.bonus_travel, box.MOST_STEPS) if travels else -1
    spaces = []
    for space in range(box.RING):
        place = number * box.RING + space
        gem, tent = state.box.ring[place], state.ring_tent[place]
        steps = [step for step in range(most + 1) if (wagon + step) % box.RING == space]
        covers = things.tent(state.box, tent) if tent >= 0 else None
        spaces.append(Space(box.KINDS[gem] if gem >= 0 else "", covers, steps))
    return Ring(box.COLOURS[number], spaces, wagon)


def track(state: Position) -> list[Step]:
    """MG-6.1: order places and show spaces, and which of them the power reaches."""
    reach = power(state) + state.bonus_show if state.question() == asks.BEFORE else -1
    shows = [*zip(state.box.shows, state.box.posters_of_show, strict=True)]
    steps = []
    for place, (needed, posters) in enumerate([(0, 0)] * box.ORDER_PLACES + shows):
        hat = things.hat(state.hat.index(place)) if place in state.hat else None
        order, reachable = 0 if needed else place + 1, hat is None and 0 < needed <= reach
        steps.append(Step(order, needed, posters, hat, reachable))
    return steps


def pair(state: Position, place: int) -> Pair:
    card, tile = state.display[place], state.trainer_display[place]
    return Pair(
        master=things.master(state, card) if card >= 0 else None,
        trainer=things.trainer(state.box, tile) if tile >= 0 else None,
    )


def place(state: Position) -> Place | None:
    """MG-4.2: the build that is going on."""
    if state.mode != asks.PLACING or not state.left_large + state.left_small:
        return None
    return Place(box.COLOURS[state.colour], state.left_large, state.left_small)


def turn(state: Position) -> int:
    """Which of the four turns of the round it is (MG-1.1); after them the last."""
    return min(state.taken // state.players + 1, box.TURNS)


def offered(state: Position) -> int:
    """MG-5.3: a poster that was taken and not yet put down; -1 for none."""
    return state.parameter() if state.question() == asks.SECTION else -1


def draft(state: Position, viewer: int) -> tuple[list[int], list[int]]:
    """MG-12.4: the starting cards that a viewer has kept so far, and those from which it chooses now."""
    if viewer < 0 or state.mode != asks.KEEP:
        return [], []
    packet = setup.packet_of(state, viewer) if state.waiting >> viewer & 1 else []
    return setup.kept_of(state, viewer), packet
