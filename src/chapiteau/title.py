"""A title as data: what can be read before its rules are loaded (`Meta`), and its functions (`Title`)."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chapiteau.chance import SEED, Chance, Rng
from chapiteau.components import Data, Found, bounds, fingerprint, shape, values
from chapiteau.facts import Facts
from chapiteau.fields import Notation
from chapiteau.game import State
from chapiteau.kinds import OwnState
from chapiteau.words import ChapiteauError, Message, View, whole

Options = dict[str, int | str | bool]


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen before a match. Texts: `<title>-option-<id>` with attribute `.help`, and for each value of a
    list `<title>-option-<id>-<value>`."""

    id: str
    default: int | str | bool
    values: list[str] = []
    """For a list: the words to choose from."""
    low: int = 0
    high: int = 0
    """For a number: the range, both ends included. A bool default is a switch and needs neither."""
    rule: str = ""
    seats: list[int] = []
    """Numbers of seats that have this option; empty: all."""


class Skill(msgspec.Struct, frozen=True):
    """How one of the five levels plays a title (`chapiteau.players.registry`)."""

    way: str
    """How far it looks, one of `registry.WAYS`: `step`, `turn`, `thorough` or `turns`."""
    misses: int = 0
    """How many of a hundred good ideas it does not have."""
    nodes: int = 0
    """Positions that it looks at in a decision with two seats, if it is `thorough` or looks over several turns; fewer with more seats."""


class Meta(msgspec.Struct, frozen=True):
    """The title page: readable without loading the rules."""

    id: str
    name: str
    designers: list[str]
    illustrators: list[str]
    publishers: list[str]
    players: list[int]
    """Numbers of seats it can be played with."""
    minutes: int
    rules_version: int
    """Goes up whenever a change would make an old record replay differently. Rules ask the box which version is
    played (`box.rules >= 3`), so that older matches go on by their own."""
    prefix: str
    """Of rule numbers: `FC`."""
    emblem: str
    """The drawing on its poster."""
    rules_since: int
    """The oldest version that still plays."""
    first_box: str = ""
    """The fingerprint of the house set of those records that name none; a title that is younger than their format has none."""
    options: list[Option] = []
    levels: tuple[Skill, ...] = (
        Skill("step", misses=85),
        Skill("step", misses=50),
        Skill("turn", misses=30),
        Skill("turn"),
        Skill("turns", nodes=8000),
    )
    """The five levels of computer players, weakest first: set so that each beats the one before in about two of three matches."""

    def options_for(self, players: int) -> list[Option]:
        """What can be chosen with so many seats."""
        return [option for option in self.options if not option.seats or players in option.seats]

    def check(self, players: int, options: Mapping[str, Any]) -> Options:
        """All options for so many seats with defaults filled in. Raises ChapiteauError `wrong-option` or `wrong-players`."""
        if whole(players) not in self.players:
            raise ChapiteauError(
                "wrong-players",
                Message(
                    "error-players",
                    {"players": players, "allowed": ", ".join(map(str, self.players))},
                ),
            )
        known = {option.id: option for option in self.options_for(players)}
        if not isinstance(options, Mapping):
            raise ChapiteauError(
                "wrong-option", Message("error-options", {"given": type(options).__name__})
            )
        for name in options:
            if name not in known:
                raise ChapiteauError(
                    "wrong-option",
                    Message(
                        "error-option-unknown", {"option": str(name), "known": ", ".join(known)}
                    ),
                )
        return {name: _value(option, options.get(name)) for name, option in known.items()}


def option_value(option: Option, text: str) -> int | str | bool:
    """What a word means as the value of an option; the word itself where it means none, for `Meta.check` to refuse."""
    if isinstance(option.default, bool):
        switch = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
        return switch.get(text.lower(), text)
    if isinstance(option.default, int):
        try:
            return int(text)
        except ValueError:
            return text
    return text


def _value(option: Option, given: Any) -> int | str | bool:
    if given is None:
        return option.default
    allowed: Sequence[int | str | bool]
    if isinstance(option.default, bool):
        allowed, expected = [False, True] if isinstance(given, bool) else [], "true, false"
    elif option.values:
        allowed = option.values if isinstance(given, str) else []
        expected = ", ".join(option.values)
    else:
        number = hasattr(given, "__index__") and not isinstance(given, bool)
        allowed = range(option.low, option.high + 1) if number else range(0)
        expected = f"{option.low} - {option.high}"
    for value in allowed:
        if value == given:
            # Ours, which is a plain int, bool or str and can be stored.
            return value
    raise ChapiteauError(
        "wrong-option",
        Message(
            "error-option-value",
            {"option": option.id, "given": str(given), "expected": expected},
        ),
        option.rule,
    )


def as_seed(given: object) -> bytes:
    """A secret seed as 32 bytes. Raises ChapiteauError `wrong-seed` for anything else."""
    if not isinstance(given, bytes | bytearray | memoryview):
        raise ChapiteauError(
            "wrong-seed", Message("error-seed-kind", {"given": type(given).__name__})
        )
    seed = bytes(given)
    if len(seed) != SEED:
        raise ChapiteauError("wrong-seed", Message("error-seed-length", {"bytes": len(seed)}))
    return seed


@dataclass(frozen=True)
class Effort:
    """How much a plan for the own turn looks at (`chapiteau.players.own_turn`). Titles with long turns or slow positions give less."""

    worlds: int = 6
    """Resampled states that an open line is valued in."""
    width: int = 40
    """Positions kept after the first step; half as many after each further one."""
    narrowest: int = 2
    """But never fewer than these."""
    budget: int = 2000
    """Positions looked at in one search."""
    finalists: int = 5
    """Lines of each kind that are valued in all worlds."""
    short_width: int = 4
    short_budget: int = 80
    """The same for the search that ends an open line."""


@dataclass(frozen=True)
class Depth:
    """How the players that look over several turns do it (`chapiteau.players.registry.ahead`)."""

    turns: int = 8
    """Turns of all seats that follow before a position is judged."""
    candidates: int = 8
    """Lines of the own turn that are followed so (`players.lookahead`)."""
    effort: Effort | None = None
    """How the own turn is planned in search of these lines, or by a level that plans it thoroughly; None: as `greedy` does."""
    scale: float = 0.0
    """Above 0: the title is played by tree search (`players.tree`), to which such a difference of `evaluate` makes a lead clear."""


@dataclass(frozen=True)
class Spread:
    """What a lead says of who will win: with two sides, a difference of `evaluate` of once the spread wins about 73 %, of twice 88 %.

    `chapiteau fit TITLE` finds the numbers: it plays matches and takes those under which their results were most likely. Each
    title's numbers come from there; these stand for a title that has not been fitted.
    """

    first: float = 20.0
    """At the start, in units of `evaluate`."""
    last: float = 20.0
    """When a match of usual length ends, and later."""
    turns: float = 20.0
    """Turns that each seat has in a usual match."""
    move: float = 0.0
    """What it is worth to be the next to decide, in units of `evaluate`, where `evaluate` does not count it by itself."""

    def at(self, turn: int, players: int) -> float:
        """The spread in a turn: it changes evenly from the first to the last."""
        over = min(turn / (self.turns * players), 1.0)
        return self.first + (self.last - self.first) * over


class Plan(NamedTuple):
    """Own steps, and what they are worth to the player who takes them."""

    value: float
    actions: list[int]
    share: float = 0.0
    """How often it is to be taken, where nobody should be able to count on what a player does (`players.at_once`): the shares of all plans
    are 1 together. 0 in all of them: the best one always."""


@dataclass(frozen=True)
class Eye:
    """An `evaluate` that sums up what can be said of a position in numbers, each with a weight. The weights can be fitted to results
    (`chapiteau weigh`) and tuned by matches (`chapiteau tune`)."""

    stages: tuple[str, ...]
    """Names of the parts of a match that have weights of their own, in order."""
    stage: Callable[[OwnState, int], int]
    """(state, player): which of them it is for a player."""
    features: Callable[[OwnState, int], list[float]]
    """(state, player): the numbers, in the order of `weights`."""
    weights: dict[str, list[float]]
    """By name, a value for each stage."""
    with_weights: Callable[[dict[str, list[float]]], Callable[[OwnState, int], float]]
    """`evaluate` where some of the weights have other values."""


@dataclass(frozen=True)
class Title:
    """The functions of a title. `titles/<title>/title.py` makes the one instance, `TITLE`.

    All of them get the true state and must hand out only what the viewer or player may know, but `evaluate` and `reason`, which players
    call on resampled states.
    """

    meta: Meta
    start: Callable[[int, Options, Chance, Data, int], State]
    """(players, options with defaults, its chance, component data, rules version): the first position."""
    view: Callable[[OwnState, int], View]
    """(state, viewer): viewer is a seat, SPECTATOR, or END for a final state with everything shown."""
    max_turns: Callable[[int, Options, Data], int]
    """(players, options, component data): `State.turn` never exceeds this."""
    evaluate: Callable[[OwnState, int], float]
    """(state, player): how good this position is for the player; higher is better, a win is above everything."""
    reason: Callable[[OwnState, OwnState, int], Message]
    """(before, after, player): the main thing that a plan leading from one to the other gains, where that is not the win."""
    facts: Callable[[OwnState, list[Message]], Facts]
    """(final state, everything that was told in the match to anybody, in order): what can be counted about the match.

    The log tells what a final state no longer holds. Where two audiences were told of one thing, both messages are there."""
    components: Data
    """The house set, as `components.load` returns it."""
    check_components: Callable[[Data], Found]
    """What is wrong with component data: (path such as `wagons.3.copies`, what was expected). Empty: it can be played.

    Called only with data that has the shape of the house set (`components.shape`): the same keys and kinds of values."""
    first: Callable[[OwnState, int], float] | None = None
    """As `evaluate`, with the weights that `greedy` keeps for good so that others can be measured by it; None: the same."""
    eye: Eye | None = None
    """`evaluate` with its weights, where they can be tuned."""
    plans: Callable[[OwnState, int, int, Rng], list[Plan]] | None = None
    """(state, player, nodes, rng): a title's own search, where there is one. What each legal action leads to, best first, after looking at
    about so many positions; the state is one that `resample` gave."""
    at_once: Callable[[OwnState, int], State | None] | None = None
    """For decisions that several seats make at once and in secret, with few enough choices to weigh them all: the position as it was before
    anybody but the player had chosen; it is one that `resample` gave. None elsewhere, and for titles without such decisions."""
    notation: Notation | None = None
    """How its positions are written as text (`chapiteau.notation`)."""
    cards: Sequence[str] = ()
    """The tables of the component file whose entries are cards, so that a box may hold other ones, more or fewer: `performers`."""
    effort: Effort = field(default=Effort())
    """What a plan for the own turn may look at."""
    depth: Depth = field(default=Depth())
    """How those levels that look over several turns do it."""
    spread: Spread = field(default=Spread())
    """What a lead says of who will win."""
    package: str = ""
    """Its room, where its files lie."""

    @property
    def folder(self) -> Path:
        """The title's room."""
        return Path(str(files(self.package)))

    @cached_property
    def house(self) -> str:
        """The fingerprint of today's house set."""
        return fingerprint(self.components)

    def box(self, own: Data | None) -> str:
        """The fingerprint of the box that is played with: one's own, or today's house set."""
        return self.house if own is None else fingerprint(own)

    def house_set(self, box: str = "") -> Data:
        """The house set with this fingerprint, today's or an earlier one; "": today's. Raises ChapiteauError `unknown-box`."""
        if box in ("", self.house):
            return self.components
        # A fingerprint from a file may be anything, also a way out of the folder.
        for file in sorted((self.folder / "boxes").glob("*.toml")):
            if file.stem == box:
                return values(tomllib.loads(file.read_text("utf-8")))
        raise ChapiteauError("unknown-box", Message("error-box-unknown", {"box": box[:80]}))

    def rules_version(self, given: int | None = None) -> int:
        """A rules version that can be played; None: today's. Raises ChapiteauError `wrong-rules-version`."""
        now = self.meta.rules_version
        if given is None:
            return now
        if not self.meta.rules_since <= given <= now:
            raise ChapiteauError(
                "wrong-rules-version",
                Message(
                    "error-record-rules",
                    {"given": given, "known": now, "since": self.meta.rules_since},
                ),
            )
        return given

    def new(
        self,
        players: int,
        options: Mapping[str, Any],
        seed: bytes,
        components: Data | None = None,
        *,
        box: str = "",
        rules_version: int | None = None,
    ) -> State:
        """Set up a match. Raises ChapiteauError for wrong options, number of players, seed or components.

        `box`, the fingerprint of a house set, and `rules_version` are for matches that began with earlier ones.
        """
        checked = self.meta.check(players, options)
        data = self.house_set(box) if components is None else components
        if components is not None:
            problems = (
                bounds(components)
                or shape(components, self.components, self.cards)
                or self.check_components(components)
            )
            if problems:
                path, expected = problems[0]
                raise ChapiteauError(
                    "wrong-components",
                    Message("error-components", {"path": path, "expected": expected}),
                )
        version = self.rules_version(rules_version)
        return self.start(whole(players), checked, Chance(as_seed(seed)), data, version)
