"""Positions built by hand, written as one would lay them out: dice as `orange-5`, master cards as `M-12`, trainer tiles as `T05`, posters,
tents and bonuses in the words of the component file, camp tiles as `OL` (orange, large)."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

from chapiteau.chance import seed_from
from chapiteau.registry import title
from chapiteau.titles.the_magnificent.rules import asks, box, flow, kinds
from chapiteau.titles.the_magnificent.rules.camp import PLACES
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import begin_turn
from chapiteau.words import IllegalAction

TITLE = title("the-magnificent")
BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text("utf-8"))
"""The box of the rules' tests. Its values are theirs and stay as they are, whatever the house set comes to be."""
CARDS = list(BOX["masters"])
POSTERS = [*BOX["posters"]["starting"], *BOX["posters"]["deck"]]
TENTS = [*BOX["tents"]["tents"], "printed"]
KINDS = kinds.decisions(tuple(CARDS), len(BOX["trainers"]["tiles"]), len(BOX["trainers"]["spaces"]))
"""What can be decided with it."""
PHASES = set(get_args(asks.Phase))
"""All that can be asked, in the page's words."""
SPACES = ["power", "coin", "gem", "colour", "poster"]
"""The printed trainer spaces by number."""
TILES = [colour + size for colour in "OGP" for size in "SL"]


# ---- words and numbers


def card(word: str) -> int:
    """A master card: `I-1`, `M-40`."""
    return CARDS.index(word)


def die(word: str) -> int:
    """`orange-5` as kind * 6 + face - 1."""
    kind, face = word.split("-")
    return box.KINDS.index(kind) * 6 + int(face) - 1


def trainer(word: str) -> int:
    """A trainer tile: `T05`."""
    return int(word[1:]) - 1


def kind(letter: str) -> int:
    """A kind of gem: `O`, `G`, `P`, `c`."""
    return box.LETTERS.index(letter)


# ---- new matches


def new(players: int = 2, seed: int = 1, **options: Any) -> MagnificentState:
    """A match as it begins, with the box of the tests."""
    state = TITLE.new(players, options, seed_from(seed), BOX)
    assert isinstance(state, MagnificentState)
    return state


def drafted(players: int = 2, seed: int = 1, **options: Any) -> MagnificentState:
    """A match after all drafts: the lowest choices are taken."""
    state = new(players, seed, **options)
    while state.mode != asks.DIE:
        act(state, state.legal_actions(state.current())[0])
    return state


# ---- positions


@dataclass
class Seat:
    """What lies before a player."""

    board: str = ""
    """`II.b`; the A side of the board with the seat's number if empty."""
    cards: str = ""
    """Master cards; those with the board's number if empty. With a die on it: `I-1:orange-4`."""
    coins: int = 0
    markers: int = 0
    spent: int = 0
    gems: str = ""
    """`O O c`."""
    points: int = 0
    posters: Mapping[int, str] = field(default_factory=dict)
    """Section 1 to 5: the poster."""
    tents: Mapping[int, str] = field(default_factory=dict)
    """Tent space 2 to 5: the tent."""
    trainers: str = ""
    tiles: str = ""
    """Camp tiles; `OL` lies in the first place that is legal, `OL@0.3.4` in orientation 0, row 3, column 4."""
    hats: tuple[int, int] | None = None
    """Places on the performance track, -1 in front; the first by turn order, the second in front if None."""
    completed: int = 0


def position(
    *seats: Seat,
    players: int = 2,
    main: str = "orange-1 orange-2 green-3 green-4 purple-5 purple-6 clear-3 clear-4",
    display: str = "M-01 M-02 M-03",
    pairs: str = "T10 T11 T12",
    posters: Sequence[str] = ("OL GS 4/1", "GL PS 4/1", "PL OS 4/1", "OS OS GS 4/2"),
    wagons: Sequence[int] = (0, 0, 0),
    rings: Mapping[str, Mapping[int, str]] | None = None,
    round: int = 1,
    taken: int = 0,
    player: int = 0,
    change: Callable[[dict[str, Any]], None] | None = None,
    **options: Any,
) -> MagnificentState:
    """Seat 0 is the first player, seats that are not given are empty. `rings`: by colour and space the tents that are there; none where
    it is not given. `change` gets the component data before the match begins."""
    data = components()
    if change:
        change(data)
    begun = TITLE.new(players, options, seed_from(1), data)
    assert isinstance(begun, MagnificentState)
    state = begun
    while state.mode != asks.DIE:
        act(state, state.legal_actions(state.current())[0])
    state.first = 0
    state.round = round
    state.taken = taken
    state.dice = [0] * 24
    for word in main.split():
        state.dice[die(word)] += 1
    places = len(state.display)
    state.display = ([card(word) for word in display.split()] + [-1] * places)[:places]
    state.trainer_display = ([trainer(word) for word in pairs.split()] + [-1] * places)[:places]
    state.wagon = list(wagons)
    _empty(state)
    used: list[int] = []
    lines = [*data["posters"]["starting"], *data["posters"]["deck"]]

    def poster(words: str) -> int:
        """One that is not used yet."""
        found = next(i for i, line in enumerate(lines) if line == words and i not in used)
        used.append(found)
        return found

    tents: list[int] = []

    def tent(words: str) -> int:
        found = next(i for i, line in enumerate(TENTS) if line == words and i not in tents)
        tents.append(found)
        return found

    for colour, spaces in (rings or {}).items():
        for space, words in spaces.items():
            state.ring_tent[box.COLOURS.index(colour) * box.RING + space] = tent(words)
    state.poster_display = [poster(words) for words in posters]
    for i in range(players):
        _sit(state, i, seats[i] if i < len(seats) else Seat(), poster, tent)
    held = [number for i in range(players) for number in state.held(i)]
    lying = {*held, *state.display}
    state.deck = [number for number in range(box.STARTING, len(CARDS)) if number not in lying]
    state.trainer_deck = [
        tile
        for tile, owner in enumerate(state.trainer_owner)
        if owner < 0 and tile not in state.trainer_display
    ]
    starting = state.box.starting_posters
    state.poster_deck = [i for i in range(starting, len(state.poster_owner)) if i not in used]
    begin_turn(state, player)
    flow.settle(state, state.decisions.questions)
    return state.clone()


def components() -> dict[str, Any]:
    """A copy of the box of the tests, to change."""
    return deepcopy(BOX)


def _empty(state: MagnificentState) -> None:
    """Take everything from the players and from the rings."""
    state.ring_tent = [-1] * len(state.ring_tent)
    state.trainer_owner = [-1] * len(state.trainer_owner)
    state.poster_owner = [-1] * len(state.poster_owner)
    state.poster_discard = []
    state.die_kind = [-1] * len(state.die_kind)
    state.die_face = [0] * len(state.die_face)
    state.tiles = []
    for numbers in (state.score, state.spent, state.shows, state.completed, state.camp):
        numbers[:] = [0] * state.players
    for numbers in (state.earned, state.built, state.gems, state.counted):
        numbers[:] = [0] * len(numbers)
    for numbers in (state.cards, state.poster, state.tent, state.hat):
        numbers[:] = [-1] * len(numbers)


def _sit(
    state: MagnificentState,
    i: int,
    seat: Seat,
    poster: Callable[[str], int],
    tent: Callable[[str], int],
) -> None:
    number, side = (seat.board or f"{('I', 'II', 'III', 'IV')[i]}.a").split(".")
    board = ["I", "II", "III", "IV"].index(number)
    state.board[i] = board * 2 + "ab".index(side)
    cards = seat.cards or " ".join(CARDS[board * 4 : board * 4 + 4])
    for place, word in enumerate(cards.split()):
        name, _, on = word.partition(":")
        held = state.box.cards.index(name)
        state.cards[i * box.HELD + place] = held
        if on:
            state.die_kind[held], state.die_face[held] = die(on) // 6, die(on) % 6 + 1
    state.coins[i], state.markers[i], state.spent[i] = seat.coins, seat.markers, seat.spent
    state.score[i], state.completed[i] = seat.points, seat.completed
    for letter in seat.gems.split():
        state.gems[i * 4 + kind(letter)] += 1
    state.tent[i * box.SECTIONS] = state.box.printed
    for section, words in seat.posters.items():
        state.poster[i * box.SECTIONS + section - 1] = poster(words)
    for space, words in seat.tents.items():
        state.tent[i * box.SECTIONS + space - 1] = tent(words)
    for word in seat.trainers.split():
        state.trainer_owner[trainer(word)] = i
    for word in seat.tiles.split():
        _lay(state, i, word)
    state.hat[i * 2 : i * 2 + 2] = seat.hats or (i, -1)


def _lay(state: MagnificentState, i: int, word: str) -> None:
    """A camp tile of a player."""
    name, _, where = word.partition("@")
    tile = TILES.index(name)
    places = state.box.figures[tile].places(state.camp[i])
    code = place_code(where) if where else places[0]
    assert code in places, f"{word} does not fit"
    state.camp[i] |= state.box.figures[tile].cover(code)
    state.built[i * 6 + tile] += 1
    state.tiles.append((i * 6 + tile) * PLACES + code)
    state.spare[tile] -= 1


def place_code(where: str) -> int:
    """`0.3.4`: orientation, row, column of the upper left corner."""
    orientation, row, column = map(int, where.split("."))
    return orientation * 81 + row * 9 + column


def with_camp(state: MagnificentState, player: int, picture: Sequence[str]) -> MagnificentState:
    """The same position with a camp of this look (`X` covered), whatever its tiles are: for what counts cells only."""
    assert len(picture) == 9
    mask = 0
    for row, line in enumerate(picture):
        assert len(line) == 9
        for column, letter in enumerate(line):
            if letter == "X":
                mask |= 1 << row * 9 + column
    state.camp[player] = mask
    return state.clone()


# ---- reading a position


def gems(state: MagnificentState, player: int = 0) -> str:
    """`O O c`."""
    held = state.gems[player * 4 : player * 4 + 4]
    return " ".join(letter for i, letter in enumerate(box.LETTERS) for _ in range(held[i]))


def posters(state: MagnificentState, player: int = 0) -> dict[int, str]:
    """By section."""
    at = player * box.SECTIONS
    lie = state.poster[at : at + box.SECTIONS]
    return {i + 1: POSTERS[poster] for i, poster in enumerate(lie) if poster >= 0}


def tents(state: MagnificentState, player: int = 0) -> dict[int, str]:
    """By tent space, without the printed one."""
    at = player * box.SECTIONS
    lie = state.tent[at : at + box.SECTIONS]
    return {i + 1: TENTS[tent] for i, tent in enumerate(lie) if 0 <= tent < state.box.printed}


def cards(state: MagnificentState, player: int = 0) -> str:
    """The master cards of a player, rising."""
    return " ".join(state.box.cards[number] for number in sorted(state.held(player)))


def hats(state: MagnificentState, player: int = 0) -> tuple[int, int]:
    return state.hat[player * 2], state.hat[player * 2 + 1]


def first_of(kind: str) -> int:
    """The number of the first action of a kind: `tile`."""
    return next(found.first for found in KINDS.kinds if found.name == kind)


def named(step: int | str) -> int:
    """The number of an action: `build 3`."""
    return KINDS.action(step) if isinstance(step, str) else step


def legal(state: MagnificentState, *kinds: str) -> list[int]:
    """The legal actions of these kinds, for the player to act; counted from the first one of the first kind."""
    found = [n for n in state.legal_actions(state.current()) if KINDS.kind(n).name in kinds]
    return [n - first_of(kinds[0]) for n in found]


def uses(state: MagnificentState) -> list[str]:
    """The bonuses that may be used now: `top`, `T05`, `coin`."""
    trainers = [f"T{tile + 1:02}" for tile in legal(state, "use-trainer")]
    spaces = [SPACES[space] for space in legal(state, "use-space")]
    return ["top"] * len(legal(state, "use-master")) + trainers + spaces


def levels(state: MagnificentState) -> list[int]:
    """The build levels that may be chosen now, by their power."""
    side = state.box.sides[state.board[state.player]]
    return [side.power[i] for i in legal(state, "build")]


def steps(state: MagnificentState) -> int:
    """How many steps may be travelled at most; -1 where travelling is not possible."""
    return max(legal(state, "travel"), default=-1)


def shows(state: MagnificentState, hat: int = 0) -> list[int]:
    """The show spaces that a hat may go to, by their numbers."""
    spaces = [divmod(n, box.MOST_SHOWS) for n in legal(state, "show")]
    return [state.box.shows[space] for moves, space in spaces if moves == hat]


# ---- moving, by what people do


def act(state: MagnificentState, *steps: int | str) -> None:
    """Actions of the player to act."""
    for step in steps:
        number = state.kinds().action(step) if isinstance(step, str) else step
        state.apply(state.current(), number)


def take(state: MagnificentState, word: str, on: str = "", colour: str = "") -> None:
    """A die, onto a master card (the lowest vacant one if none is named); the colour of a clear one."""
    act(state, f"die {word.replace('-', ' ')}")
    if state.mode == asks.CARD:
        act(state, f"master {on}" if on else state.legal_actions(state.player)[0])
    if colour:
        act(state, f"name-colour {colour}")


def use(state: MagnificentState, name: str) -> None:
    """A bonus: `top`, `T05`, `coin`."""
    if name == "top":
        act(state, "use-master")
    elif name in SPACES:
        act(state, f"use-space {SPACES.index(name) + 1}")
    else:
        act(state, f"use-trainer {name}")


def spend(state: MagnificentState, letter: str) -> None:
    """A gem for power."""
    act(state, f"spend {box.KINDS[kind(letter)]}")


def build(state: MagnificentState, power: int) -> None:
    """Choose the build level with this power."""
    act(state, f"build {state.box.sides[state.board[state.player]].power.index(power) + 1}")


def lay(state: MagnificentState, size: str, where: str) -> None:
    """Place a tile, `S` or `L`, at `orientation.row.column`."""
    act(state, first_of("tile") + "SL".index(size) * PLACES + place_code(where))


def travel(state: MagnificentState, number: int) -> None:
    act(state, f"travel {number}")


def show(state: MagnificentState, number: int, hat: int = 0) -> None:
    act(state, f"show {hat + 1} {state.box.shows.index(number) + 1}")


def complete(state: MagnificentState, section: int) -> None:
    act(state, f"complete {section}")


def end_show(state: MagnificentState) -> None:
    act(state, "enough")


def gem(state: MagnificentState, letter: str) -> None:
    """Take a gem of this kind, or pay with it."""
    act(state, f"gem {box.KINDS[kind(letter)]}")


def end(state: MagnificentState) -> None:
    act(state, "end-turn")


def idle(state: MagnificentState, word: str = "") -> None:
    """A turn of one step's travel with the lowest die, or this one; whatever it asks is answered with the lowest action."""
    take(state, word or _word(legal(state, "die")[0]))
    if state.colour == box.CLEAR:
        act(state, "name-colour orange")
    travel(state, 1)
    while state.mode != asks.AFTER or state.todo:
        act(state, state.legal_actions(state.player)[0])
    end(state)


def _word(number: int) -> str:
    return f"{box.KINDS[number // 6]}-{number % 6 + 1}"


def refuse(state: MagnificentState, step: int | str, player: int | None = None) -> str:
    """The rule by which an action is refused; nothing may change."""
    before = state.key()
    try:
        state.apply(state.current() if player is None else player, named(step))
    except IllegalAction as error:
        assert state.key() == before
        return error.rule
    raise AssertionError(f"{step} was legal")
