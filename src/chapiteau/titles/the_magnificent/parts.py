"""From the component file to the box that the rules play with. What is wrong with a file is found in `check`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from chapiteau.title import Options
from chapiteau.titles.the_magnificent.meta import META
from chapiteau.titles.the_magnificent.rules import counted, effects, words
from chapiteau.titles.the_magnificent.rules.box import COLOURS, SIZES, STARTING_CARDS, Box, Side
from chapiteau.titles.the_magnificent.rules.camp import Figure, drawn, parse_zones

EFFECTS: Final = [
    re.compile(words)
    for words in (
        *(r"(\d+) coins?", r"(\d+) points?", r"(\d+) markers?", r"(\d+) clear gems?"),
        *(r"(1) coloured gem", r"gem of each colour", r"(1) poster"),
        *(r"exchange gems for (\d+) coins?", r"wagon (\d+) spaces?", r"passed tent"),
        *(r"(\d+) small tiles? more", r"(\d+) posters? more", r"\+(\d+) power"),
        *(rf"\+(\d+) power, {action}" for action in ("build", "travel", "perform")),
        *("change colour", "reroll", "opposite face", "next face", "set die"),
        *("copy", "master bonus again"),
    )
]
"""What effects are called in the sheets, in the order of their numbers."""

THING_WORDS: Final = {
    name.replace("-", " ") + (" tile" if thing < counted.SET else ""): thing
    for thing, name in enumerate(counted.NAMES)
    if thing != counted.COINS
}
TENT_COSTS: Final = ("", "Og", "Gg", "Pg", "any g", "two g")
"""How a tent's line names its cost, in the order of `box.COSTS`."""
LETTERS: Final = "OGPc"
GOODS: Final = re.compile(r"(\d+) (coin|marker|point|(orange|green|purple|clear) gem)s?")

Effect = tuple[int, int]
"""What it does, and how much of it."""


# ---- reading the words of the sheets


@lru_cache(maxsize=256)
def parse_effect(text: str) -> Effect | None:
    """One effect; None if unreadable."""
    for effect, pattern in enumerate(EFFECTS):
        if found := pattern.fullmatch(text):
            return effect, int(found[1]) if found.groups() else 1
    return None


def parse_gains(text: str) -> list[Effect] | None:
    """`1 clear gem + 2 points`; None if unreadable or something that a space cannot give."""
    found = [parse_effect(part) for part in text.split(" + ")]
    gains = [effect for effect in found if effect and effect[0] <= effects.POSTER]
    return gains if len(gains) == len(found) else None


def parse_costly(text: str) -> tuple[int, Effect] | None:
    """`2: +4 power`: cost in markers, effect; None if unreadable."""
    cost, _, words = text.partition(": ")
    effect = parse_effect(words)
    return (int(cost), effect) if re.fullmatch("[1-9]", cost) and effect else None


def parse_goods(text: str) -> dict[str, int] | None:
    """`7 coins + 0 orange gems`: start goods by name; None if unreadable."""
    found = [GOODS.fullmatch(part) for part in text.split(" + ")] if text else []
    return {each[2]: int(each[1]) for each in found if each} if all(found) else None


def parse_level(text: str) -> tuple[int, int, int] | None:
    """`19: LSS`: power, small tiles, large tiles; None if unreadable."""
    found = re.fullmatch(r"(\d{1,2}): ([LS]{1,6})", text)
    return (int(found[1]), found[2].count("S"), found[2].count("L")) if found else None


def parse_show(text: str) -> tuple[int, int] | None:
    """`12: x3`: power, posters; None if unreadable."""
    found = re.fullmatch(r"(\d{1,2}): x([1-9])", text)
    return (int(found[1]), int(found[2])) if found else None


def parse_ring(text: str) -> list[int] | None:
    """The spaces of a ring: a gem of kind 0 to 3, or -1 for a poster; None if unreadable."""
    spaces = text.split()
    if not set(spaces) <= {*LETTERS, "T"}:
        return None
    return [-1 if space == "T" else LETTERS.index(space) for space in spaces]


def parse_tent(text: str) -> tuple[int, int, int] | None:
    """`Og: 1 coin + 3 points`: cost, points, coins; None if unreadable."""
    cost, colon, pays = text.rpartition(": ")
    gains = parse_gains(pays)
    if bool(colon) != bool(cost) or cost not in TENT_COSTS or not gains:
        return None
    sums = [0, 0]
    for effect, amount in gains:
        if effect not in (effects.COINS, effects.POINTS):
            return None
        sums[effect] += amount
    return TENT_COSTS.index(cost), sums[effects.POINTS], sums[effects.COINS]


def parse_poster(text: str) -> tuple[list[int], list[int], int, int] | None:
    """`OL GS Pg 8/1`: tiles by colour * 2 + size, gems by colour, points, coins; None if unreadable."""
    *needs, pays = text.split() or [""]
    tiles = [needs.count(letter + size) for letter in LETTERS[:3] for size in "SL"]
    gems = [needs.count(letter + "g") for letter in LETTERS[:3]]
    value = re.fullmatch(r"(\d{1,2})/(\d{1,2})", pays)
    if not value or not any(tiles) or sum(tiles) + sum(gems) != len(needs):
        return None
    return tiles, gems, int(value[1]), int(value[2])


def parse_master(text: str) -> tuple[Effect, int, int, int, int] | None:
    """`1 coin | 2 per orange small tile, most 12`: top, points, thing, how many of it, maximum (0: none); None if unreadable."""
    top, _, bottom = text.partition(" | ")
    effect = parse_effect(top)
    found = re.fullmatch(r"(\d{1,2}) per (.+?)(?:, most (\d{1,2}))?", bottom)
    if not effect or not found:
        return None
    coins = re.fullmatch(r"([1-9]) coins?", found[2])
    thing = counted.COINS if coins else THING_WORDS.get(found[2])
    if thing is None:
        return None
    return effect, int(found[1]), thing, int(coins[1]) if coins else 1, int(found[3] or 0)


# ---- the box


def box(
    data: Mapping[str, Any], players: int, options: Options, rules: int = META.rules_version
) -> Box:
    """The box that checked component data describes, for a match with these options."""
    new = Box(rules)
    solo = "solo" if players == 1 else str(players)
    # MG-12.1
    new.dice = list(data["dice"]["box" if options.get("dice") == "box" else solo])
    shapes = [data["shapes"][colour][size] for colour in COLOURS for size in SIZES]
    new.figures = [Figure([cell for cell, _ in drawn(picture)]) for picture in shapes]
    new.tiles = [data["tiles"][size] for size in SIZES]
    new.zones = parse_zones(data["camp"]["zones"])
    for board in data["boards"].values():
        new.sides += [_side(new, data, board[side]) for side in ("a", "b")]
    new.ring = [symbol for colour in COLOURS for symbol in parse_ring(data["rings"][colour]) or []]
    new.shows, new.posters_of_show = _columns(map(parse_show, data["track"]["shows"]))
    posters = data["posters"]
    new.starting_posters = len(posters["starting"])
    every = map(parse_poster, posters["starting"] + posters["deck"])
    tiles, gems, new.poster_points, new.poster_coins = _columns(every)
    new.needs, new.price = list(chain(*tiles)), list(chain(*gems))
    tents = data["tents"]["tents"]
    new.printed = len(tents)
    pays = map(parse_tent, [*tents, data["tent_spaces"]["printed"]])
    new.tent_cost, new.tent_points, new.tent_coins = _columns(pays)
    new.tent_space = [[], *(_gains(new, line) for line in data["tent_spaces"]["bonuses"])]
    trainers = data["trainers"]["tiles"] + data["trainers"]["spaces"]
    new.trainer_cost, does = _columns(parse_costly(line) for line in trainers)
    new.trainer = [_part(new, effect) for effect in does]
    new.trainers = len(data["trainers"]["tiles"])
    new.spaces = list(range(new.trainers, len(new.trainer)))
    masters = data["masters"]
    new.cards = list(dict.fromkeys([*STARTING_CARDS, *masters]))
    cards = map(parse_master, map(masters.__getitem__, new.cards))
    tops, new.points, new.thing, new.each, new.most = _columns(cards)
    new.top = [_part(new, top) for top in tops]
    new.given = data["start"]["given"]
    new.any_gems = options["gems"] == "any"
    new.choose_boards = options["boards"] == "chosen"
    new.sides_used = ("a", "b", "random").index(str(options["sides"]))
    new.draft_masters = options["masters"] == "drafted"
    new.spare_to_deck = options.get("spare") == "deck"
    words.tell(new)
    return new


def _columns(rows: Iterable[tuple[Any, ...] | None]) -> Iterator[list[Any]]:
    """By what they say in place of by line: one list of all first things, one of all second ones."""
    return (list(column) for column in zip(*filter(None, rows), strict=True))


def _side(new: Box, data: Mapping[str, Any], board: Mapping[str, Any]) -> Side:
    """A side of a player board."""
    side = Side()
    for cell, letter in drawn(board["camp"]):
        side.bonus[cell] = _gains(new, data["camp"]["bonuses"][letter])
        side.bonuses |= 1 << cell
    side.power, small, large = _columns(parse_level(line) for line in board["ladder"])
    side.tiles = list(chain(*zip(small, large, strict=True)))
    start = data["start"]
    goods = parse_goods(board["goods"]) or {}
    side.coins = goods.get("coin", start["coins"])
    side.markers = goods.get("marker", start["markers"])
    side.points = goods.get("point", 0)
    side.gems = [goods.get(f"{kind} gem", start["gems"]) for kind in (*COLOURS, "clear")]
    return side


def _part(new: Box, effect: Effect) -> int:
    """The number of an effect in the box."""
    known = list(zip(new.effect, new.amount, strict=True))
    if effect in known:
        return known.index(effect)
    new.effect.append(effect[0])
    new.amount.append(effect[1])
    return len(known)


def _gains(new: Box, line: str) -> list[int]:
    return [_part(new, effect) for effect in parse_gains(line) or []]
