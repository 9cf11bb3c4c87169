"""The whole position in sentences, for those who do not look at the board."""

from functools import lru_cache

from chapiteau.titles.the_magnificent import describe_mats, middle, status
from chapiteau.titles.the_magnificent.rules import asks, box, scoring, setup, words
from chapiteau.titles.the_magnificent.rules.camp import CELLS
from chapiteau.titles.the_magnificent.rules.position import Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.titles.the_magnificent.rules.words import say
from chapiteau.words import Message, seat


def description(state: MagnificentState, viewer: int) -> list[Message]:
    """Everything that the board shows."""
    told = [*_progress(state, viewer), *_middle(state)]
    for number in range(state.players):
        told += describe_mats.player(state, number)
    return told + describe_mats.ladders(state)


# ---- how far it is


def _progress(state: MagnificentState, viewer: int) -> list[Message]:
    turn, first = middle.turn(state), seat(state.first)
    told = [say("magnificent-describe-round", round=state.round, turn=turn, first=first)]
    if state.mode == asks.OVER:
        return [status.over(state), *told]
    deciding = [seat(player) for player in state.to_act()]
    told.append(say("magnificent-describe-deciding", players=deciding))
    if asks.BEFORE <= state.mode <= asks.AFTER:
        told += _turn(state)
    if state.die >= 0:
        told.append(say("magnificent-describe-hand", die=words.die(state.die)))
    poster = middle.offered(state)
    if poster >= 0:
        told.append(say("magnificent-describe-offered", poster=state.box.told_posters[poster]))
    if state.mode == asks.TRAINER:
        tiles = [describe_mats.trainer(state, tile) for tile in setup.drafted_trainers(state)]
        told.append(say("magnificent-describe-draft-trainers", trainers=tiles))
    return told + _secrets(state, viewer)


def _turn(state: Position) -> list[Message]:
    told = [
        say(
            "magnificent-describe-turn",
            player=seat(state.player),
            card=words.card(state.box, state.card),
            die=words.current_die(state),
            colour=words.colour(state.colour),
            power=power(state),
        )
    ]
    build, travel, perform = state.bonus_build, state.bonus_travel, state.bonus_show
    if build or travel or perform:
        extra = say("magnificent-describe-extra", build=build, travel=travel, perform=perform)
        told.append(extra)
    if state.mode == asks.PLACING and state.left_large + state.left_small:
        told.append(say("magnificent-describe-left", tiles=status.left(state)))
    if state.owed:
        owed: list[Message] = []
        for one in state.owed:
            what, cell = words.owed(one // CELLS), words.cell(one % CELLS)
            owed.append(say("magnificent-describe-owed-one", what=what, cell=cell))
        told.append(say("magnificent-describe-owed", owed=owed))
    if state.mode == asks.SHOWING:
        told.append(say("magnificent-describe-show", posters=state.may_complete))
        counted = [words.tiles(tile, count) for tile, count in enumerate(state.counted) if count]
        if counted:
            told.append(say("magnificent-describe-counted", tiles=counted))
    return told


def _secrets(state: MagnificentState, viewer: int) -> list[Message]:
    """What the viewer alone knows (MG-7.4, MG-12.4)."""
    told: list[Message] = []
    if viewer >= 0 and state.mode == asks.KEEP:
        kept = [state.box.told_masters[card] for card in setup.kept_of(state, viewer)]
        if kept:
            told.append(say("magnificent-describe-kept", cards=kept))
        if state.waiting >> viewer & 1:
            cards = [state.box.told_masters[card] for card in setup.packet_of(state, viewer)]
            told.append(say("magnificent-describe-packet", cards=cards))
    if viewer >= 0 and state.picked[viewer] >= 0:
        told.append(
            say("magnificent-describe-picked", card=words.card(state.box, state.picked[viewer]))
        )
    return told


# ---- the middle of the table


def _middle(state: Position) -> list[Message]:
    """Main tent, rings, track, displays, decks and supply."""
    told = _main_tent(state)
    told += [_ring(state, ring) for ring in range(len(box.COLOURS))]
    told.append(_track(state))
    told += [_pair(state, place) for place in range(len(state.display))]
    told += [_poster(state, place) for place in range(len(state.poster_display))]
    decks: words.Args = {"masters": len(state.deck), "trainers": len(state.trainer_deck)}
    decks |= {"posters": len(state.poster_deck), "discard": len(state.poster_discard)}
    told.append(Message("magnificent-describe-decks", decks))
    spaces = [describe_mats.trainer(state, number) for number in state.box.spaces]
    told.append(say("magnificent-describe-spaces", spaces=spaces))
    supply = [_supply(state, tile) for tile in range(6)]
    told.append(say("magnificent-describe-supply", tiles=supply))
    told.append(_zones(tuple(state.box.zones)))
    under = [_under(state, number) for number in range(1, box.SECTIONS)]
    told.append(say("magnificent-describe-under", spaces=under))
    return told


def _under(state: Position, number: int) -> Message:
    """The bonus under a tent space; the first has a printed tent."""
    gains = words.parts(state.box, state.box.tent_space[number])
    return say("magnificent-describe-under-space", space=number + 1, gains=gains)


@lru_cache(maxsize=16)
def _zones(areas: tuple[int, ...]) -> Message:
    """The cells of each zone."""
    zones = [
        say("magnificent-describe-zone", number=number + 1, cells=words.cell_list(zone))
        for number, zone in enumerate(areas)
    ]
    return say("magnificent-describe-zones", zones=zones)


def _main_tent(state: Position) -> list[Message]:
    """The dice; while one is taken also what each would bring and cost (MG-3.2, MG-7.1)."""
    lying = [die for die in range(24) if state.dice[die]]
    if state.mode == asks.DIE:
        return [_use(state, die) for die in lying]
    dice = [
        say("magnificent-describe-dice", count=state.dice[die], die=words.die(die)) for die in lying
    ]
    return [say("magnificent-describe-tent", count=sum(state.dice), dice=dice)]


def _use(state: Position, die: int) -> Message:
    """Power and bill with a die of the main tent."""
    kind, face = die // 6, die % 6 + 1
    told: words.Args = {"count": state.dice[die], "die": words.die(die)}
    told["bill"] = middle.bill_with(state, kind, face)
    sums = scoring.sums(state, state.player)
    if kind != box.CLEAR:
        return Message("magnificent-describe-die", told | {"power": face + sums[kind]})
    for colour, name in enumerate(box.COLOURS):
        told[name] = face + sums[colour]
    return Message("magnificent-describe-die-clear", told)


def _ring(state: Position, ring: int) -> Message:
    """What lies ahead of a wagon, once round: each thing once, with the steps to where it lies."""
    steps: dict[tuple[int, int], list[int]] = {}
    for step in range(1, box.RING + 1):
        place = ring * box.RING + (state.wagon[ring] + step) % box.RING
        lies = (state.ring_tent[place], state.box.ring[place])
        steps.setdefault(lies, []).append(step)
    spaces: list[Message] = []
    for there in steps.values():
        first = ring * box.RING + (state.wagon[ring] + there[0]) % box.RING
        what, named = words.ring_space(state, first), ", ".join(map(str, there))
        spaces.append(say("magnificent-describe-ahead", steps=named, what=what))
    colour, space = box.COLOURS[ring], state.wagon[ring]
    return say("magnificent-describe-ring", colour=colour, space=space, spaces=spaces)


def _track(state: Position) -> Message:
    """The hats on the performance track from the top down, and the vacant show spaces."""
    hats: list[Message] = []
    vacant: dict[int, list[str]] = {}
    for place in range(box.ORDER_PLACES + len(state.box.shows) - 1, -1, -1):
        if place in state.hat:
            named, owner = words.track_place(state, place), seat(state.hat.index(place) // 2)
            hats.append(say("magnificent-describe-hat", place=named, player=owner))
        elif place >= box.ORDER_PLACES:
            posters = state.box.posters_of_show[place - box.ORDER_PLACES]
            vacant.setdefault(posters, []).insert(0, str(state.box.shows[place - box.ORDER_PLACES]))
    spaces = [
        say("magnificent-describe-vacant", posters=posters, spaces=", ".join(vacant[posters]))
        for posters in sorted(vacant)
    ]
    return say("magnificent-describe-track", hats=hats, count=len(spaces), vacant=spaces)


def _pair(state: Position, place: int) -> Message:
    card, tile = state.display[place], state.trainer_display[place]
    if card < 0:
        return say("magnificent-describe-pair-empty", place=place + 1)
    master = state.box.told_masters[card]
    if tile < 0:
        return say("magnificent-describe-pair-card", place=place + 1, card=master)
    beside = describe_mats.trainer(state, tile)
    return say("magnificent-describe-pair", place=place + 1, card=master, trainer=beside)


def _poster(state: Position, place: int) -> Message:
    poster = state.poster_display[place]
    if poster < 0:
        return say("magnificent-describe-poster-empty", place=place + 1)
    named = state.box.told_posters[poster]
    return say("magnificent-describe-poster", place=place + 1, poster=named)


def _supply(state: Position, tile: int) -> Message:
    """How many tiles are left, and their shape as it lies in the upper left corner."""
    shape = words.cell_list(state.box.figures[tile].turned[0].mask)
    tiles = words.tiles(tile, state.spare[tile])
    return say("magnificent-describe-stock", tiles=tiles, cells=shape)
