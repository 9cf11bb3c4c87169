"""The legal actions of Drum Roll for people, and the reason of a computer player."""

from chapiteau.game import State
from chapiteau.titles.drum_roll import cards, standing
from chapiteau.titles.drum_roll.rules import (
    benefits,
    distribution,
    investments,
    salaries,
    scoring,
    show,
    words,
)
from chapiteau.titles.drum_roll.rules.actions import (
    AGENT,
    AGENTS,
    APPLAUDING,
    APPLAUSE,
    ASSIST,
    ASSISTANTS,
    BANK,
    BENEFIT,
    CARD_FIRE,
    CARD_TRAILER,
    COLOURS,
    CUBES,
    DISCARD,
    DONE,
    DOUBLE,
    DRAFT,
    EXCUSE,
    FLIP,
    HIRE,
    INCOME,
    INCOME_CUBE,
    INVEST,
    K_APPLAUSE,
    K_FIRE,
    K_INCOME,
    K_INCOME_CUBE,
    K_RESOURCES,
    K_TRAILER,
    K_UNBLOCK,
    KEEP,
    KINDS,
    MOVE,
    PASS,
    PERFORM,
    PLACE,
    RESOLVING,
    RESOURCES,
    RETURN,
    SPACES,
    SPEND,
    TAKE_CUBE,
    TAKE_INVESTMENT,
    TAKE_SKIP,
    TICKETS,
    TRAILER,
    UNBLOCK,
    VOTE_DELAY,
    VOTE_START,
    kind_played,
)
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import Choice, Message

DONE_RULES = {
    "bank": "DR-3.1",
    "resolve": "DR-3.12",
    "distribute": "DR-3.14",
    "double": "DR-4.4",
    "organizer": "DR-8.7",
    "curtain": "DR-9.1a",
    "benefit": "DR-5.3",
    "applause": "DR-9.5",
    "salaries": "DR-6.4",
}
"""The rule that allows "done", by what is asked."""


def choices(state: State, player: int) -> list[Choice]:
    """One Choice per legal action, in the same order."""
    assert isinstance(state, DrumRollState)
    return [_choice(state, player, action) for action in state.legal_actions(player)]


def passing(state: DrumRollState, player: int) -> int:
    """DR-9.1c: the action that passes a question which only cards could answer otherwise; -1 where something else is asked."""
    others = [action for action in state.legal_actions(player) if kind_played(action) < 0]
    return DONE if others == [DONE] else -1


def _choice(state: Table, player: int, action: int) -> Choice:
    if action < UNBLOCK:
        return _decision(state, player, action)
    if action < ASSIST:
        return _investment(state, player, action)
    if action < KEEP:
        return _helper(state, action)
    if action < DISCARD:
        kind = action - KEEP
        label = Message("drum-choice-keep", {"card": words.investment(kind)})
        return Choice(action, label, "DR-11.3", "keep", [f"look:{KINDS[kind]}"])
    if action < HIRE:
        kind = action - DISCARD
        label = Message("drum-choice-discard", {"card": words.investment(kind)})
        return Choice(action, label, "DR-3.10", "discard", [f"investment:{KINDS[kind]}"])
    if action < EXCUSE:
        card = action - HIRE
        label = _card_label("drum-choice-hire", card, coins=state.price(card))
        return Choice(action, label, "DR-3.11", "hire", [_target(card)])
    if action < PERFORM:
        card = action - EXCUSE
        label = _card_label("drum-choice-excuse", card, coins=salaries.salary(state, player, card))
        return Choice(action, label, "DR-6.3", "skip", [_target(card)])
    if action < TRAILER:
        return _perform(state, action)
    if action < MOVE:
        return _on_performer(action)
    card, level = divmod(action - MOVE, 3)
    colour = state.box.cube[card * 3 + level]
    label = Message("drum-choice-move", {"colour": words.colour(colour), "card": words.card(card)})
    targets = [f"colour:{COLOURS[colour]}", f"cube:{words.PERFORMER_NAMES[card]}:{level}"]
    return Choice(action, label, "DR-3.14", "move", targets)


def _target(card: int) -> str:
    """`card:rope-walker`, `card:agent-3`."""
    return f"card:{words.card_id(card)}"


# texts: drum-choice-hire, drum-choice-excuse, drum-choice-trailer, drum-choice-card-trailer, drum-choice-card-fire
def _card_label(name: str, card: int, **numbers: int) -> Message:
    return Message(name, {"card": words.card(card), **numbers})


def _decision(state: Table, player: int, action: int) -> Choice:
    if action == DONE:
        return _done(state, player)
    if action < TAKE_INVESTMENT:
        return _place(state, player, action - PLACE)
    if action == TAKE_INVESTMENT:
        label = Message("drum-choice-invest", {"coins": state.box.invest})
        return Choice(action, label, "DR-3.10", "resolve", ["investments"])
    if action == DOUBLE:
        return Choice(
            action,
            Message("drum-choice-double"),
            "DR-4.4",
            "investment",
            ["investment:double-vote"],
        )
    if action == RETURN:
        return Choice(
            action, Message("drum-choice-return"), "DR-8.7", "organizer", ["card:show-organizer"]
        )
    if action == BENEFIT:
        level = state.act[state.acting] - 1
        brings = cards.benefit(state, state.acting, level)
        label = Message("drum-choice-benefit", {"parts": brings})
        return Choice(action, label, "DR-5.3", "benefit", ["benefit"])
    if action == FLIP:
        worth = show.value_with_bizarre(state, player, state.box.prestige[state.acting])
        label = _card_label("drum-choice-flip", state.acting, prestige=worth)
        return Choice(action, label, "DR-5.4", "benefit", [_target(state.acting)])
    if action == VOTE_DELAY:
        return Choice(action, Message("drum-choice-delay"), "DR-4.1", "vote", ["vote:delay"])
    if action == VOTE_START:
        return Choice(action, Message("drum-choice-start"), "DR-4.1", "vote", ["vote:start"])
    if action == TAKE_SKIP:
        return Choice(action, Message("drum-choice-skip"), "DR-11.2", "gain")
    if action < TAKE_CUBE:
        coins = action - BANK + 1
        counts = scoring.MOST_FROM_BANK * scoring.COINS_PER_PRESTIGE - state.banked[player]
        args: words.Args = {"coins": coins, "useless": max(coins - max(counts, 0), 0)}
        label = Message("drum-choice-bank", args)
        return Choice(action, label, "DR-3.1", "bank")
    if action < SPEND:
        colour = action - TAKE_CUBE
        rule = "DR-2.6" if state.mode == CUBES else "DR-11.2"
        label = Message("drum-choice-cube", {"colour": words.colour(colour)})
        return Choice(action, label, rule, "cube", [f"colour:{COLOURS[colour]}"])
    if action < DRAFT:
        colour = action - SPEND
        label = Message("drum-choice-spend", {"colour": words.colour(colour)})
        return Choice(action, label, "DR-11.2", "cube", [f"colour:{COLOURS[colour]}"])
    card = state.draft[player * 2 + action - DRAFT]
    told: words.Args = {"card": words.card(card), "coins": state.box.hire[card]}
    told["cubes"] = words.colours(state.box.cube[card * 3 : card * 3 + 3])
    label = Message("drum-choice-draft", told)
    return Choice(action, label, "DR-2.5", "draft", [_target(card)])


def _done(state: Table, player: int) -> Choice:
    """What "done" is called where it is a choice."""
    asked = words.ASKED[state.mode]
    args: words.Args = {}
    if asked == "resolve":
        args["space"] = words.space(state.queue[0] >> 2)
    elif asked == "distribute":
        args["open"] = "yes" if distribution.distribution_actions(state, player) else "no"
    elif asked == "benefit":
        args["card"] = words.card(state.acting)
        args["lost"] = "no" if benefits.any_possible(state, player, state.acting) else "yes"
    elif asked == "salaries":
        args["coins"] = salaries.wages(state, player)
        args["missing"] = standing.shortfall(state, player)
    # texts: drum-choice-done-*
    return Choice(DONE, Message("drum-choice-done-" + asked, args), DONE_RULES[asked], "done")


def _place(state: Table, player: int, space: int) -> Choice:
    """Where a marker goes, and what it is sure to bring there."""
    args: words.Args = {"space": words.space(space)}
    if space < TICKETS:
        name, rule = "drum-choice-place-cube", "DR-3.3"
        args["colour"] = words.colour(space)
        args["stock"] = "yes" if state.stock[space] else "no"
    elif space == TICKETS:
        name, rule = "drum-choice-place-tickets", "DR-3.4"
        before = sum([marker == space * 4 + player for marker in state.markers])
        args["coins"] = state.box.tickets[state.sold[player] + before]
    elif space == INVEST:
        name, rule = "drum-choice-place-invest", "DR-3.5"
        args["coins"] = state.box.invest
    elif space == PASS:
        name, rule = "drum-choice-pass", "DR-3.6"
        args["coins"] = state.box.pass_income
    else:
        name, rule = "drum-choice-place-hire", "DR-3.5"
    # texts: drum-choice-place-*, drum-choice-pass
    return Choice(PLACE + space, Message(name, args), rule, "place", [f"space:{SPACES[space]}"])


def _investment(state: Table, player: int, action: int) -> Choice:
    """A card from the hand."""
    if action < INCOME_CUBE:
        colour = action - UNBLOCK
        label = Message("drum-choice-unblock", {"space": words.space(colour)})
        return _card(action, K_UNBLOCK, label, "DR-9.2", [f"space:{SPACES[colour]}"])
    if action < INCOME:
        colour = action - INCOME_CUBE
        paid: words.Args = {"colour": words.colour(colour), "coins": state.box.income_cube}
        label = Message("drum-choice-income-cube", paid)
        return _card(action, K_INCOME_CUBE, label, "DR-9.7", [f"colour:{COLOURS[colour]}"])
    if action == INCOME:
        label = Message("drum-choice-income", {"coins": state.box.income})
        return _card(action, K_INCOME, label, "DR-9.7", [])
    if action < RESOURCES:
        kind = action - APPLAUSE
        prestige = investments.applause(state, player, kind)
        args: words.Args = {"type": words.kinds_of_performer(kind), "prestige": prestige}
        # texts: drum-choice-applause, drum-choice-lay
        name = "drum-choice-applause" if state.mode == APPLAUDING else "drum-choice-lay"
        label = Message(name, args)
        return _card(action, K_APPLAUSE + kind, label, "DR-9.5", [])
    shown, wanted = divmod(action - RESOURCES, 6)
    if wanted == investments.PAIR:
        label = Message("drum-choice-resources-pair", {"colour": words.colour(shown)})
        return _card(action, K_RESOURCES + shown, label, "DR-9.6", ["pair"])
    both: words.Args = {
        "colour": words.colour(wanted),
        "card": words.investment(K_RESOURCES + shown),
    }
    label = Message("drum-choice-resources", both)
    return _card(action, K_RESOURCES + shown, label, "DR-9.6", [f"colour:{COLOURS[wanted]}"])


def _card(action: int, kind: int, label: Message, rule: str, targets: list[str]) -> Choice:
    return Choice(action, label, rule, "investment", [f"investment:{KINDS[kind]}", *targets])


def _helper(state: Table, action: int) -> Choice:
    """DR-8.4, DR-8.5: an exchange."""
    if action < AGENT:
        i = action - ASSIST
        card = ASSISTANTS + i
        paid = state.box.assistant[i * 3]
        gained = state.box.assistant[i * 3 + 1 : i * 3 + 3]
        targets = [_target(card)]
        rule = "DR-8.5"
    else:
        i, code = divmod(action - AGENT, 10)
        card = AGENTS + i
        paid = code // 2
        gained = [state.box.agent[i * 2 + code % 2]]
        targets = [_target(card), f"colour:{COLOURS[paid]}", f"gain:{COLOURS[gained[0]]}"]
        rule = "DR-8.4"
    args: words.Args = {
        "card": words.card(card),
        "paid": words.colour(paid),
        "gained": words.colours(gained),
    }
    return Choice(action, Message("drum-choice-exchange", args), rule, "exchange", targets)


def _perform(state: Table, action: int) -> Choice:
    card = action - PERFORM
    level = show.level_of(state, card)
    if level == 0:
        lost: words.Args = {"coins": state.box.hire[card], "prestige": state.box.no_performance}
        label = Message("drum-choice-perform-none", {"card": words.card(card), **lost})
        return Choice(action, label, "DR-5.5", "perform", [_target(card)])
    args: words.Args = {"card": words.card(card), "level": words.level(level)}
    label = Message("drum-choice-perform", args)
    return Choice(action, label, "DR-5.1", "perform", [_target(card)])


def _on_performer(action: int) -> Choice:
    """Trailers, won or by a card, and Fire a Performer."""
    if action < CARD_TRAILER:
        card = action - TRAILER
        label = _card_label("drum-choice-trailer", card)
        return Choice(action, label, "DR-11.1", "gain", [_target(card)])
    if action < CARD_FIRE:
        card = action - CARD_TRAILER
        label = _card_label("drum-choice-card-trailer", card)
        return _card(action, K_TRAILER, label, "DR-9.3", [_target(card)])
    card = action - CARD_FIRE
    label = _card_label("drum-choice-card-fire", card)
    return _card(action, K_FIRE, label, "DR-9.4", [_target(card)])


# ---- the reason of a computer player


def reason(before: State, after: State, player: int) -> Message:
    """The main thing that a plan from `before` to `after` gains for `player`."""
    assert isinstance(before, DrumRollState)
    assert isinstance(after, DrumRollState)
    if after.is_final() and scoring.ranking(after)[player] == 1:
        return Message("drum-reason-win")
    prestige = after.score[player] - before.score[player]
    if prestige > 0:
        return Message("drum-reason-prestige", {"prestige": prestige})
    new = [card for card in after.troupe[player] if card not in before.troupe[player]]
    new += [card for card in after.staff[player] if card not in before.staff[player]]
    if new and before.mode == RESOLVING:
        return Message("drum-reason-hire", {"card": words.card(new[0])})
    ready = _reached(after, player) - _reached(before, player)
    if ready > 0:
        return Message("drum-reason-cubes")
    coins = after.coins[player] - before.coins[player]
    if coins > 0:
        return Message("drum-reason-coins", {"coins": coins})
    if after.cubes_of(player) > before.cubes_of(player):
        return Message("drum-reason-storage")
    return Message("drum-reason-position")


def _reached(state: Table, player: int) -> int:
    return sum(show.level_of(state, card) for card in state.troupe[player])
