"""Cards of Drum Roll in sentences: what is printed on them, what state they are in, and what a benefit brings."""

from chapiteau.titles.drum_roll import board
from chapiteau.titles.drum_roll.rules import box, words
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.words import say
from chapiteau.words import Message, seat

# ---- performers


def performer(state: Position, seen: board.Performer, owner: int) -> list[Message]:
    """A performer in a circus, or (owner -1) one that can be had: its state, then what is printed on it."""
    card = state.box.id.index(seen.id)
    printed = _printed(state, card)
    kind = words.kinds_of_performer(state.box.type[card])
    args: words.Args = {"card": words.card(state, card), "type": kind}
    if owner < 0:
        args |= {"coins": seen.price, "tokens": seen.discount}
        return [Message("drum-describe-offered", args), printed]
    stage = "on" if seen.acting else "done" if seen.performed else "no"
    args |= {"player": seat(owner), "salary": seen.salary, "prestige": seen.prestige}
    args |= {"level": words.level(seen.reached), "trailer": words.yes(seen.trailer)}
    args |= {"performed": words.level(seen.performed), "stage": stage}
    args["excused"] = words.yes(seen.excused)
    if seen.flipped:
        args["now"] = words.yes(seen.flipped_now)
        return [Message("drum-describe-flipped", args), printed]
    has, lacks = (
        [Message("drum-colour-" + level.colour) for level in seen.levels if level.filled == filled]
        for filled in (True, False)
    )
    which = "some" if has and lacks else "all" if has else "none"
    args |= {"has": has, "lacks": lacks, "which": which}
    return [Message("drum-describe-performer", args), printed]


def _printed(state: Position, card: int) -> Message:
    """What a performer's card says."""
    printed = state.box
    one, two, three = words.colours(printed.cube[card * 3 : card * 3 + 3])
    poor, good, outstanding = [words.benefit(state, card, level) for level in range(3)]
    args: words.Args = {"card": words.card(state, card), "hire": printed.hire[card]}
    args |= {"salary": _value(printed.salary[card]), "secondary": printed.secondary[card]}
    args |= {"prestige": _value(printed.prestige[card]), "one": one, "poor": poor}
    args |= {"two": two, "good": good, "three": three, "outstanding": outstanding}
    return Message("drum-describe-printed", args)


def _value(value: int) -> Message:
    """A salary or prestige; one that grows with the bizarre performers of the circus (DR-11.5)."""
    if value < box.PER_BIZARRE:
        return say("drum-describe-value", value=value)
    return say("drum-describe-value-grows", value=value - box.PER_BIZARRE)


# ---- personnel


def member(state: Position, seen: board.Member, owner: int) -> list[Message]:
    """A personnel member in a circus, or (owner -1) in the offer; then what it does."""
    name = words.card(state, state.box.id.index(seen.id))
    args: words.Args = {"card": name, "hire": seen.hire}
    if owner < 0:
        args |= {"salary": seen.salary, "coins": seen.price, "tokens": seen.discount}
        return [Message("drum-describe-offered-member", args), seen.effect]
    args |= {"player": seat(owner), "salary": seen.salary, "banked": seen.banked}
    args |= {"used": words.yes(seen.used), "excused": words.yes(seen.excused)}
    return [Message("drum-describe-member", args), seen.effect]


# texts: drum-effect-*
def effect(state: Position, card: int) -> Message:
    """What a personnel member does (DR-8)."""
    role = state.box.role[card]
    args: words.Args = {"card": words.card(state, card)}
    if state.box.takes[card]:
        args["paid"] = words.colour(state.box.takes[card][0])
    if state.box.gives[card]:
        args["one"], args["two"] = words.colours(state.box.gives[card])
    if role == box.VENDOR:
        args["coins"] = state.box.vendor_coins
    elif role == box.ORCHESTRA:
        args["prestige"] = state.box.orchestra_prestige
    return Message("drum-effect-" + box.ROLES[role], args)


# ---- investments


# texts: drum-effect-*
def does(state: Position, kind: int) -> Message:
    """What an investment does (DR-9)."""
    name: str = box.INVESTMENTS[kind]
    args: words.Args = {}
    if kind >= box.RESOURCES:
        name, args = "resources", {"colour": words.colour(kind - box.RESOURCES)}
    elif kind >= box.APPLAUSE:
        name, args = "applause", {"type": words.kinds_of_performer(kind - box.APPLAUSE)}
    elif kind == box.INCOME:
        args = {"coins": state.box.income}
    elif kind == box.INCOME_CUBE:
        args = {"coins": state.box.income_cube}
    elif kind in box.UNUSED:
        args = {"prestige": state.box.unused}
    return Message("drum-effect-" + name, args)


def investments(held: list[board.Investment]) -> list[Message]:
    """Their names."""
    return [Message("drum-investment-" + one.kind) for one in held]


def effects(held: list[board.Investment]) -> list[Message]:
    """What each kind among them does."""
    return [
        say("drum-describe-effect", card=Message("drum-investment-" + kind), effect=effect)
        for kind, effect in {one.kind: one.effect for one in held}.items()
    ]
