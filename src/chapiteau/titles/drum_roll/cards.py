"""Cards of Drum Roll in sentences: what is printed on them, what state they are in, and what a benefit brings."""

from chapiteau.titles.drum_roll.rules import box, distribution, phase, salaries, show, words
from chapiteau.titles.drum_roll.rules.position import Position
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
    has = [level for level in range(3) if state.cubes[card] >> level & 1]
    lacks = [level for level in range(3) if not state.cubes[card] >> level & 1]
    args["has"] = [words.colour(state.box.cube[card * 3 + level]) for level in has]
    args["lacks"] = [words.colour(state.box.cube[card * 3 + level]) for level in lacks]
    args["which"] = (
        "none" if not has else "all" if state.cubes[card] == distribution.ALL_CUBES else "some"
    )
    return [Message("drum-describe-performer", args), _printed(state, card)]


def _printed(state: Position, card: int) -> Message:
    """What a performer's card says."""
    salary, prestige = state.box.salary[card], state.box.prestige[card]
    args: words.Args = {
        "card": words.card(state, card),
        "hire": state.box.hire[card],
        # texts: drum-describe-value, drum-describe-value-grows
        "salary": _value(salary),
        "secondary": state.box.secondary[card],
        "prestige": _value(prestige),
    }
    for level, (cube, gain) in enumerate(
        (("one", "poor"), ("two", "good"), ("three", "outstanding"))
    ):
        args[cube] = words.colour(state.box.cube[card * 3 + level])
        args[gain] = words.benefit(state, card, level)
    return Message("drum-describe-printed", args)


def _value(value: int) -> Message:
    """A salary or prestige; one that grows with the bizarre performers of the circus (DR-11.5)."""
    if value < box.PER_BIZARRE:
        return Message("drum-describe-value", {"value": value})
    return Message("drum-describe-value-grows", {"value": value - box.PER_BIZARRE})


# ---- personnel


def member(state: Position, card: int, owner: int) -> list[Message]:
    """A personnel member in a circus, or (owner -1) in the offer; then what it does."""
    args: words.Args = {"card": words.card(state, card), "hire": state.box.hire[card]}
    if owner < 0:
        args["salary"] = state.box.salary[card]
        args["coins"] = state.price(card)
        args["tokens"] = state.discount[card]
        return [Message("drum-describe-offered-member", args), effect(state, card)]
    args["player"] = seat(owner)
    args["salary"] = state.box.salary[card]
    args["banked"] = state.banked[owner] if card == state.box.member[box.BANK] else 0
    args["used"] = "yes" if used(state, card, owner) else "no"
    args["excused"] = "yes" if state.excused >> card & 1 else "no"
    return [Message("drum-describe-member", args), effect(state, card)]


def used(state: Position, card: int, owner: int) -> bool:
    """Whether the owner's exchange of this sort was used in the distribution that goes on (DR-8.4, DR-8.5)."""
    exchanges = state.mode == phase.DISTRIBUTING and len(state.box.gives[card]) > 0
    return exchanges and distribution.is_used(state, owner, card)


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
def investment_effect(state: Position, kind: int) -> Message:
    """What an investment does (DR-9)."""
    if kind >= box.RESOURCES:
        return Message("drum-effect-resources", {"colour": words.colour(kind - box.RESOURCES)})
    if kind >= box.APPLAUSE:
        performers = words.kinds_of_performer(kind - box.APPLAUSE)
        return Message("drum-effect-applause", {"type": performers})
    if kind == box.INCOME:
        return Message("drum-effect-income", {"coins": state.box.income})
    if kind == box.INCOME_CUBE:
        return Message("drum-effect-income-cube", {"coins": state.box.income_cube})
    if box.INVESTMENTS[kind] in ("unblock", "trailer", "fire"):
        return Message("drum-effect-" + box.INVESTMENTS[kind], {"prestige": state.box.unused})
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
    args: words.Args = {"player": seat(player), "count": len(names), "cards": names}
    # texts: drum-describe-hand, drum-describe-hand-of
    return [Message(name, args), *effects(state, kinds)]


def effects(state: Position, kinds: list[int]) -> list[Message]:
    """What each of these kinds of investment does."""
    return [
        Message(
            "drum-describe-effect",
            {"card": words.investment(kind), "effect": investment_effect(state, kind)},
        )
        for kind in sorted(set(kinds))
    ]
