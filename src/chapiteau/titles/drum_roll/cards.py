"""Cards of Drum Roll in sentences: what is printed on them, what state they are in, and what a benefit brings."""

from chapiteau.titles.drum_roll.rules import box, distribution, phase, salaries, show, words
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.words import say
from chapiteau.words import Message, seat

# ---- performers


def performer(state: Position, card: int, owner: int) -> list[Message]:
    """A performer in a circus, or (owner -1) one that can be had: its state, then what is printed on it."""
    name = words.card(state, card)
    args: words.Args = {"card": name, "type": words.kinds_of_performer(state.box.type[card])}
    if owner < 0:
        args["coins"] = state.price(card)
        args["tokens"] = state.discount[card]
        return [Message("drum-describe-offered", args), _printed(state, card)]
    args["player"] = seat(owner)
    args["salary"] = salaries.salary(state, owner, card)
    args["prestige"] = show.value_with_bizarre(state, owner, state.box.prestige[card])
    args["level"] = words.level(show.level_of(state, card))
    args["trailer"] = "yes" if state.trailer[card] else "no"
    args["performed"] = words.level(state.act[card])
    args["stage"] = "on" if state.acting == card else "done" if state.act[card] else "no"
    args["excused"] = "yes" if state.excused >> card & 1 else "no"
    if state.flipped[card]:
        args["now"] = "yes" if state.flipped[card] == 2 else "no"
        return [Message("drum-describe-flipped", args), _printed(state, card)]
    cubes = [words.colour(colour) for colour in state.box.cube[card * 3 : card * 3 + 3]]
    has = state.cubes[card]
    args["has"] = [cube for level, cube in enumerate(cubes) if has >> level & 1]
    args["lacks"] = [cube for level, cube in enumerate(cubes) if not has >> level & 1]
    args["which"] = "none" if not has else "all" if has == distribution.ALL_CUBES else "some"
    return [Message("drum-describe-performer", args), _printed(state, card)]


def _printed(state: Position, card: int) -> Message:
    """What a performer's card says."""
    one, two, three = words.colours(state.box.cube[card * 3 : card * 3 + 3])
    return say(
        "drum-describe-printed",
        card=words.card(state, card),
        hire=state.box.hire[card],
        salary=_value(state.box.salary[card]),
        secondary=state.box.secondary[card],
        prestige=_value(state.box.prestige[card]),
        one=one,
        poor=words.benefit(state, card, 0),
        two=two,
        good=words.benefit(state, card, 1),
        three=three,
        outstanding=words.benefit(state, card, 2),
    )


def _value(value: int) -> Message:
    """A salary or prestige; one that grows with the bizarre performers of the circus (DR-11.5)."""
    if value < box.PER_BIZARRE:
        return say("drum-describe-value", value=value)
    return say("drum-describe-value-grows", value=value - box.PER_BIZARRE)


# ---- personnel


def member(state: Position, card: int, owner: int) -> list[Message]:
    """A personnel member in a circus, or (owner -1) in the offer; then what it does."""
    args: words.Args = {"card": words.card(state, card), "hire": state.box.hire[card]}
    salary = state.box.salary[card]
    if owner < 0:
        more: words.Args = {"coins": state.price(card), "tokens": state.discount[card]}
        told = say("drum-describe-offered-member", **args, salary=salary, **more)
        return [told, effect(state, card)]
    args |= {"player": seat(owner), "salary": salary}
    args["banked"] = state.banked[owner] if card == state.box.member[box.BANK] else 0
    args["used"] = "yes" if used(state, card, owner) else "no"
    args["excused"] = "yes" if state.excused >> card & 1 else "no"
    return [Message("drum-describe-member", args), effect(state, card)]


def used(state: Position, card: int, owner: int) -> bool:
    """Whether the owner's exchange of this sort was used in the distribution that goes on (DR-8.4, DR-8.5)."""
    exchanges = state.mode == phase.DISTRIBUTING and len(state.box.gives[card]) > 0
    return exchanges and distribution.is_used(state, owner, state.box.role[card])


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
    if kind >= box.RESOURCES:
        return say("drum-effect-resources", colour=words.colour(kind - box.RESOURCES))
    if kind >= box.APPLAUSE:
        return say("drum-effect-applause", type=words.kinds_of_performer(kind - box.APPLAUSE))
    if kind == box.INCOME:
        return say("drum-effect-income", coins=state.box.income)
    if kind == box.INCOME_CUBE:
        return say("drum-effect-income-cube", coins=state.box.income_cube)
    if box.INVESTMENTS[kind] in ("unblock", "trailer", "fire"):
        return say("drum-effect-" + box.INVESTMENTS[kind], prestige=state.box.unused)
    return Message("drum-effect-" + box.INVESTMENTS[kind])


def in_hand(state: Position, player: int) -> list[int]:
    """The investments of a hand as its owner sees it: with those just chosen to be kept (DR-11.3)."""
    if state.keeps and show.performer_in_turn(state) == player:
        return state.hand[player] + state.keeps
    return state.hand[player]


def hand(name: str, state: Position, player: int) -> list[Message]:
    """All investments of a hand, counted, and what each kind does."""
    kinds = sorted([state.box.kind[card] for card in in_hand(state, player)])
    names = [words.investment(kind) for kind in kinds]
    # texts: drum-describe-hand, drum-describe-hand-of
    told = say(name, player=seat(player), count=len(names), cards=names)
    return [told, *effects(state, kinds)]


def effects(state: Position, kinds: list[int]) -> list[Message]:
    """What each of these kinds of investment does."""
    return [
        say("drum-describe-effect", card=words.investment(kind), effect=does(state, kind))
        for kind in sorted(set(kinds))
    ]
