"""Cards of Drum Roll in sentences: what is printed on them, what state they are in, and what a benefit brings."""

from typing import Final

from chapiteau.titles.drum_roll.rules import salaries, show, words
from chapiteau.titles.drum_roll.rules.actions import (
    AGENTS,
    ASSISTANTS,
    BANK_CARD,
    DISTRIBUTING,
    K_APPLAUSE,
    K_INCOME,
    K_INCOME_CUBE,
    K_RESOURCES,
    KINDS,
    ORCHESTRA,
    VENDOR,
)
from chapiteau.titles.drum_roll.rules.box import CUBE, PER_BIZARRE, Part
from chapiteau.titles.drum_roll.rules.distribution import ALL_CUBES
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import Message, seat

ANY_COLOUR: Final = 31

# ---- benefits


def benefit(state: Table, card: int, level: int) -> list[Message]:
    """What level 0 (poor) to 2 (outstanding) of a performer brings, part by part (DR-11.2)."""
    return parts(state, state.box.benefit[card * 3 + level])


def parts(state: Table, numbers: list[int]) -> list[Message]:
    """These parts of a benefit; cubes of free choice, which come last, in one."""
    chosen = [state.box.parts[i] for i in numbers]
    free = [what for what in chosen if is_free_cube(what)]
    told = [words.part(what) for what in chosen if not is_free_cube(what)]
    return [*told, Message("drum-part-cube-any", {"count": len(free)})] if free else told


def is_free_cube(what: Part) -> bool:
    """Whether it is one cube of any colour."""
    return what.gives == CUBE and what.amount == ANY_COLOUR


# ---- performers


def performer(state: Table, card: int, owner: int) -> list[Message]:
    """A performer in a circus, or (owner -1) one that can be had: its state, then what is printed on it."""
    box = state.box
    name = words.card(card)
    args: words.Args = {"card": name, "type": words.kinds_of_performer(box.type[card])}
    if owner < 0:
        args["coins"] = state.price(card)
        args["tokens"] = state.discount[card]
        return [Message("drum-describe-offered", args), _printed(state, card)]
    args["player"] = seat(owner)
    args["salary"] = salaries.salary(state, owner, card)
    args["prestige"] = show.value_with_bizarre(state, owner, box.prestige[card])
    args["level"] = words.level(show.level_of(state, card))
    args["trailer"] = "yes" if state.trailer[card] else "no"
    args["performed"] = words.level(state.act[card])
    args["stage"] = "on" if state.acting == card else "done" if state.act[card] else "no"
    args["excused"] = "yes" if state.excused >> card & 1 else "no"
    if state.flipped[card]:
        args["now"] = "yes" if state.flipped[card] == 2 else "no"
        return [Message("drum-describe-flipped", args), _printed(state, card)]
    has = [level for level in range(3) if state.cubes[card] >> level & 1]
    lacks = [level for level in range(3) if not state.cubes[card] >> level & 1]
    args["has"] = [words.colour(box.cube[card * 3 + level]) for level in has]
    args["lacks"] = [words.colour(box.cube[card * 3 + level]) for level in lacks]
    args["which"] = "none" if not has else "all" if state.cubes[card] == ALL_CUBES else "some"
    return [Message("drum-describe-performer", args), _printed(state, card)]


def _printed(state: Table, card: int) -> Message:
    """What a performer's card says."""
    box = state.box
    salary, prestige = box.salary[card], box.prestige[card]
    args: words.Args = {
        "card": words.card(card),
        "hire": box.hire[card],
        # texts: drum-describe-value, drum-describe-value-grows
        "salary": _value(salary),
        "secondary": box.secondary[card],
        "prestige": _value(prestige),
    }
    for level, (cube, gain) in enumerate(
        (("one", "poor"), ("two", "good"), ("three", "outstanding"))
    ):
        args[cube] = words.colour(box.cube[card * 3 + level])
        args[gain] = benefit(state, card, level)
    return Message("drum-describe-printed", args)


def _value(value: int) -> Message:
    """A salary or prestige; one that grows with the bizarre performers of the circus (DR-11.5)."""
    if value < PER_BIZARRE:
        return Message("drum-describe-value", {"value": value})
    return Message("drum-describe-value-grows", {"value": value - PER_BIZARRE})


# ---- personnel


def member(state: Table, card: int, owner: int) -> list[Message]:
    """A personnel member in a circus, or (owner -1) in the offer; then what it does."""
    args: words.Args = {"card": words.card(card), "hire": state.box.hire[card]}
    if owner < 0:
        args["salary"] = state.box.salary[card]
        args["coins"] = state.price(card)
        args["tokens"] = state.discount[card]
        return [Message("drum-describe-offered-member", args), effect(state, card)]
    args["player"] = seat(owner)
    args["salary"] = state.box.salary[card]
    args["banked"] = state.banked[owner] if card == BANK_CARD else 0
    args["used"] = "yes" if used(state, card, owner) else "no"
    args["excused"] = "yes" if state.excused >> card & 1 else "no"
    return [Message("drum-describe-member", args), effect(state, card)]


def used(state: Table, card: int, owner: int) -> bool:
    """Whether the owner's exchange of this sort was used in the distribution that goes on (DR-8.4, DR-8.5)."""
    if card < AGENTS or state.mode != DISTRIBUTING:
        return False
    return state.used >> (owner if card < ASSISTANTS else 4 + owner) & 1 != 0


# texts: drum-effect-*
def effect(state: Table, card: int) -> Message:
    """What a personnel member does (DR-8)."""
    box = state.box
    kind, _ = words.member(card)
    args: words.Args = {"card": words.card(card)}
    if card >= ASSISTANTS:
        at = (card - ASSISTANTS) * 3
        args["paid"] = words.colour(box.assistant[at])
        args["one"] = words.colour(box.assistant[at + 1])
        args["two"] = words.colour(box.assistant[at + 2])
    elif card >= AGENTS:
        at = (card - AGENTS) * 2
        args["one"] = words.colour(box.agent[at])
        args["two"] = words.colour(box.agent[at + 1])
    elif card == VENDOR:
        args["coins"] = box.vendor_coins
    elif card == ORCHESTRA:
        args["prestige"] = box.orchestra_prestige
    return Message("drum-effect-" + kind, args)


# ---- investments


# texts: drum-effect-*
def investment_effect(state: Table, kind: int) -> Message:
    """What an investment does (DR-9)."""
    box = state.box
    if kind >= K_RESOURCES:
        args: words.Args = {"colour": words.colour(kind - K_RESOURCES)}
        return Message("drum-effect-resources", args)
    if kind >= K_APPLAUSE:
        performers = words.kinds_of_performer(kind - K_APPLAUSE)
        return Message("drum-effect-applause", {"type": performers})
    if kind == K_INCOME:
        return Message("drum-effect-income", {"coins": box.income})
    if kind == K_INCOME_CUBE:
        return Message("drum-effect-income-cube", {"coins": box.income_cube})
    if KINDS[kind] in ("unblock", "trailer", "fire"):
        return Message("drum-effect-" + KINDS[kind], {"prestige": box.unused})
    return Message("drum-effect-" + KINDS[kind])


def in_hand(state: Table, player: int) -> list[int]:
    """The investments of a hand as its owner sees it: with those just chosen to be kept (DR-11.3)."""
    if state.keeps and show.performer_in_turn(state) == player:
        return state.hand[player] + state.keeps
    return state.hand[player]


def hand(name: str, state: Table, player: int) -> list[Message]:
    """All investments of a hand, counted, and what each kind does."""
    kinds = sorted([state.box.kind[card] for card in in_hand(state, player)])
    names = [words.investment(kind) for kind in kinds]
    args: words.Args = {"player": seat(player), "count": len(names), "cards": names}
    # texts: drum-describe-hand, drum-describe-hand-of
    return [Message(name, args), *effects(state, kinds)]


def effects(state: Table, kinds: list[int]) -> list[Message]:
    """What each of these kinds of investment does."""
    return [
        Message(
            "drum-describe-effect",
            {"card": words.investment(kind), "effect": investment_effect(state, kind)},
        )
        for kind in sorted(set(kinds))
    ]
