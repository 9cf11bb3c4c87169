"""Positions built by hand, written as one would lay them out: dice as `orange-5`, master cards as `M-12`, trainer tiles as `T05`, posters,
tents and bonuses in the words of the component file, camp tiles as `OL` (orange, large)."""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, get_args

from chapiteau.chance import seed_from
from chapiteau.position import read
from chapiteau.registry import title
from chapiteau.titles.the_magnificent.parts import LETTERS
from chapiteau.titles.the_magnificent.rules import asks, box, flow, kinds, notation
from chapiteau.titles.the_magnificent.rules.camp import PLACES
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import begin_turn
from chapiteau.words import IllegalAction

TITLE = title("the-magnificent")
BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text("utf-8"))
"""The box of the rules' tests. Its values are theirs and stay as they are, whatever the house set comes to be."""
CARDS = list(BOX["masters"])
POSTERS = [*BOX["posters"]["starting"], *BOX["posters"]["deck"]]
BOARDS = ["I", "II", "III", "IV"]
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
    return LETTERS.index(letter)


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
    """`II.b`; the A side of the first board that nobody has if empty."""
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
    display: str | None = None,
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
    it is not given. `display`: if not given, the first three master cards that nobody has. `change` gets the component data before the
    match begins."""
    data = components()
    if change:
        change(data)
    begun = TITLE.new(players, options, seed_from(1), data)
    assert isinstance(begun, MagnificentState)
    poster = unused([*data["posters"]["starting"], *data["posters"]["deck"]], "P{:02}")
    tent = unused(TENTS[:-1], "t{}")
    on_rings = [(rings or {}).get(colour, {}) for colour in box.COLOURS]
    lying = [row({at: tent(tents[at]) for at in tents}, box.RING) for tents in on_rings]
    shown = [poster(words) for words in posters]
    seated = with_boards([*seats, *[Seat()] * (players - len(seats))])
    held = named_cards(seated)
    sitting = [lines(seat, i, begun.box, poster, tent) for i, seat in enumerate(seated)]
    dice = [[main.split().count(f"{kind}-{pips}") for pips in range(1, 7)] for kind in box.KINDS]
    places = len(begun.display)
    free = [name for name in CARDS[box.STARTING :] if name not in held][:3]
    text = f"""
        the-magnificent {players} {" ".join(f"{name}={value}" for name, value in options.items())}
        mode die; player {player}; first 0; round {round}; taken {taken}; rolls {begun.rolls}
        dice {by_row(map(numbers, dice))}
        display {row(dict(enumerate(free if display is None else display.split())), places)}
        trainer-display {row(dict(enumerate(pairs.split())), places)}
        poster-display {" ".join(shown)}
        wagon {numbers(wagons)}
        ring-tent {by_row(lying)}
        side {numbers(begun.side)}
    """
    for name in sitting[0]:
        parts = [seat[name] for seat in sitting]
        text += f"{name} {(by_row if name in IN_ROWS else ' '.join)(parts)}\n"
    state = read(text, data, seed_from(1))
    assert isinstance(state, MagnificentState)
    begin_turn(state, player)
    flow.settle(state, state.decisions.questions)
    return state.clone()


def with_boards(seats: Sequence[Seat]) -> list[Seat]:
    """Who has no board gets the first that is left, and who has no cards those of the board that nobody has."""
    used = {seat.board.partition(".")[0] for seat in seats}
    left = iter([number for number in BOARDS if number not in used])
    seated = [replace(seat, board=seat.board or f"{next(left)}.a") for seat in seats]
    held = named_cards(seated)
    return [
        replace(
            seat,
            cards=seat.cards or " ".join(card for card in starting(seat) if card not in held),
        )
        for seat in seated
    ]


def named_cards(seats: Sequence[Seat]) -> set[str]:
    return {word.partition(":")[0] for seat in seats for word in seat.cards.split()}


def starting(seat: Seat) -> list[str]:
    """The master cards that come with a seat's board."""
    at = BOARDS.index(seat.board.partition(".")[0]) * 4
    return CARDS[at : at + 4]


IN_ROWS = ("gems", "hat", "cards", "poster", "tent")
"""Fields with several values for each seat."""


def lines(
    seat: Seat, i: int, its: box.Box, poster: Callable[[str], str], tent: Callable[[str], str]
) -> dict[str, str]:
    """What a seat's place in each field of a position's text holds."""
    board, side = seat.board.split(".")
    cards = seat.cards.split()
    dice = [word.split(":") for word in cards if ":" in word]
    held = {at: word.partition(":")[0] for at, word in enumerate(cards)}
    over = {section - 1: poster(words) for section, words in seat.posters.items()}
    tents = {0: "printed"} | {space - 1: tent(words) for space, words in seat.tents.items()}
    return {
        "board": f"{BOARDS.index(board) + 1}-{side}",
        "score": str(seat.points),
        "coins": str(seat.coins),
        "markers": str(seat.markers),
        "spent": str(seat.spent),
        "gems": numbers(seat.gems.split().count(letter) for letter in LETTERS),
        "hat": numbers(seat.hats or (i, -1)),
        "cards": row(held, box.HELD),
        "poster": row(over, box.SECTIONS),
        "tent": row(tents, box.SECTIONS),
        "completed": str(seat.completed),
        "die-kind": " ".join(f"{name}={on.partition('-')[0]}" for name, on in dice),
        "die-face": " ".join(f"{name}={on.partition('-')[2]}" for name, on in dice),
        "trainer-owner": " ".join(f"{tile}={i}" for tile in seat.trainers.split()),
        "tiles": " ".join(laid(seat.tiles, i, its)),
    }


def laid(tiles: str, i: int, its: box.Box) -> Iterator[str]:
    """The camp tiles of a seat as a position's text has them."""
    camp = 0
    for word in tiles.split():
        name, _, where = word.partition("@")
        tile = TILES.index(name)
        places = its.figures[tile].places(camp)
        code = place_code(where) if where else places[0]
        assert code in places, f"{word} does not fit"
        camp |= its.figures[tile].cover(code)
        yield notation.camp_tiles().names[(i * 6 + tile) * PLACES + code]


def unused(things: Sequence[str], word: str) -> Callable[[str], str]:
    """Gives for the words of the component file the text's word for such a thing, each time for another one."""
    left = list(enumerate(things, 1))

    def taken(words: str) -> str:
        found = next(one for one in left if one[1] == words)
        left.remove(found)
        return word.format(found[0])

    return taken


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def row(things: Mapping[int, str], places: int) -> str:
    """Things by place; `-` where nothing is."""
    return " ".join(things.get(place, "-") for place in range(places))


def by_row(rows: Iterable[str]) -> str:
    return " | ".join(rows)


def components() -> dict[str, Any]:
    """A copy of the box of the tests, to change."""
    return deepcopy(BOX)


def place_code(where: str) -> int:
    """`0.3.4`: orientation, row, column of the upper left corner."""
    orientation, row, column = map(int, where.split("."))
    return orientation * 81 + row * 9 + column


SMALL = "OL GS 4/1"
OTHERS = ("GL PS 4/1", "OS OS GS 4/2", "GS GS PS 4/2", "OL OL 5/1")
"""Posters of the display, without those that seats have."""


def one(seat: Seat, *, round: int = 2, taken: int = 0) -> MagnificentState:
    """A position with this before seat 0."""
    return position(seat, round=round, taken=taken, posters=OTHERS)


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
    return " ".join(letter for i, letter in enumerate(LETTERS) for _ in range(held[i]))


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
