"""MG-3.1, MG-9.1 to MG-9.3: the bonus of this turn's master card, trainer tiles and printed trainer spaces.

Trainers may be used from the beginning of the turn to its end, the bonus of the card from the moment its die lies there, whenever nothing
lies on `Position.todo`. A use must be paid in full and have an effect (ruling).
"""

from chapiteau import pieces
from chapiteau.titles.the_magnificent.rules import asks, box, effects, gains, perform, travel, words
from chapiteau.titles.the_magnificent.rules.build import fits, take_tiles
from chapiteau.titles.the_magnificent.rules.decision import Decision, Refusal
from chapiteau.titles.the_magnificent.rules.position import A_BUILD, A_TRAVEL, Position
from chapiteau.words import Args, Message, say


class UseMaster(Decision):
    """MG-3.1: the bonus at the top of this turn's card, once."""

    def do(self, state: Position, player: int, at: int) -> None:
        state.top_used = True
        part = state.box.top[state.card]
        if state.telling:
            state.say(player, "magnificent-log-uses-master", **top(state, state.card))
        do_effect(state, part)

    def why_not(self, state: Position, at: int) -> Refusal | None:
        if state.card < 0:
            return None
        # texts: magnificent-no-again, magnificent-no-effect
        name = "magnificent-no-again" if state.top_used else "magnificent-no-effect"
        return self.rule, Message(name, {"what": words.card(state.box, state.card)})

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-master", top(state, state.card))

    def targets(self, state: Position, at: int) -> list[str]:
        return [f"master:{state.box.cards[state.card]}"]


def top(state: Position, card: int) -> Args:
    """A master card and its bonus."""
    box = state.box
    return {"card": words.card(box, card), "effect": box.told_parts[box.top[card]]}


class UsePaid(Decision):
    """MG-3.1: a trainer, an own tile or a printed space, that is used for its cost in markers, which return at the end of the round; each
    once a turn."""

    before = 0
    """How many trainers of the box come before its first."""

    def do(self, state: Position, player: int, at: int) -> None:
        trainer = self.before + at
        cost = state.box.trainer_cost[trainer]
        state.used |= 1 << trainer
        state.markers[player] -= cost
        state.spent[player] += cost
        if state.telling:
            told = words.trainer(state.box, trainer)
            state.say(player, "magnificent-log-uses-trainer", trainer=told)
        do_effect(state, state.box.trainer[trainer])

    def why_not(self, state: Position, at: int) -> Refusal:
        trainer = self.before + at
        told: Args = {"what": words.trainer(state.box, trainer)}
        cost = state.box.trainer_cost[trainer]
        if trainer < state.box.trainers and state.trainer_owner[trainer] != state.player:
            return self.rule, Message("magnificent-no-own-trainer", told)
        if state.used >> trainer & 1:
            return self.rule, Message("magnificent-no-again", told)
        if cost > state.markers[state.player]:
            return self.rule, Message("magnificent-no-markers", told | {"cost": cost})
        return self.rule, Message("magnificent-no-effect", told)

    def label(self, state: Position, player: int, at: int) -> Message:
        trainer = self.before + at
        told, cost = words.trainer(state.box, trainer), state.box.trainer_cost[trainer]
        return say("magnificent-choice-use", trainer=told, cost=cost)


class Uses(Decision):
    """MG-3.1, MG-11.1: the three of them. They are looked for together, as they are asked for again and again, often without a marker."""

    def __init__(self, top: UseMaster, tile: UsePaid, space: UsePaid) -> None:
        super().__init__("use", "MG-3.1", "", "")
        self.top = top
        self.tile = tile
        self.parts = [top, tile, space]
        """The actions of spaces follow those of tiles, as spaces follow tiles in the box."""
        space.before = tile.count

    def find(self, state: Position, player: int) -> list[int]:
        legal: list[int] = []
        card, box, markers = state.card, state.box, state.markers[player]
        if card >= 0 and not state.top_used and has_effect(state, box.top[card]):
            legal.append(self.top.first)
        if markers:
            for trainer, cost in enumerate(box.trainer_cost):
                if (
                    cost <= markers
                    and (trainer >= box.trainers or state.trainer_owner[trainer] == player)
                    and not state.used >> trainer & 1
                    and has_effect(state, box.trainer[trainer])
                ):
                    legal.append(self.tile.first + trainer)
        return legal


# ---- effects


def has_effect(state: Position, part: int) -> bool:
    """Whether a bonus would do anything now (rulings, MG-3.1, MG-3.6)."""
    effect = state.box.effect[part]
    if effect < effects.POSTER:
        return True
    if effect == effects.COLOUR:  # MG-3.3: a clear die is named first
        return state.mode == asks.BEFORE and state.colour != box.CLEAR
    # MG-3.2, MG-3.6, MG-9.2: with a die, before the action
    if effect >= effects.POWER and effect < effects.COPY:
        return state.mode == asks.BEFORE
    if effect == effects.POSTER:
        return gains.any_poster(state)
    if effect == effects.EXCHANGE:
        return (
            len(gains.sellable(state, 0)) > 0
            or len(gains.buyable(state, state.box.amount[part], 0)) > 0
        )
    if effect == effects.PASSED:
        passed, vacant = travel.passed_tents(state), travel.vacant_spaces(state)
        return state.action == A_TRAVEL and len(passed) > 0 and len(vacant) > 0
    if effect == effects.EXTRA:
        small = state.spare[state.colour * 2] if state.action == A_BUILD else 0
        return small > 0 and fits(state, 0)
    if effect == effects.MORE:
        return state.mode == asks.SHOWING and any(
            perform.completable(state, state.player, section) for section in range(box.SECTIONS)
        )
    if effect == effects.COPY:
        return len(copyable(state)) > 0
    if effect == effects.AGAIN:
        return state.top_used and has_effect(state, state.box.top[state.card])
    return True


def do_effect(state: Position, part: int) -> None:
    """What a bonus does."""
    effect, amount = state.box.effect[part], state.box.amount[part]
    if effect <= effects.POSTER:
        gains.gain(state, part)
    elif effect == effects.POWER:
        state.bonus += amount
    elif effect == effects.POWER_BUILD:
        state.bonus_build += amount
    elif effect == effects.POWER_TRAVEL:
        state.bonus_travel += amount
    elif effect == effects.POWER_SHOW:
        state.bonus_show += amount
    elif effect == effects.COLOUR:
        state.push(asks.RECOLOUR)
    elif effect == effects.REROLL:
        # MG-9.2: the die of this turn is rolled again.
        state.rolls += 1
        set_die(state, pieces.roll(state, "dice", state.rolls, 1)[0])
    elif effect == effects.OPPOSITE:
        set_die(state, 7 - state.die_face[state.card])
    elif effect == effects.NEXT:
        state.push(asks.FACE, 1)
    elif effect == effects.SET:
        state.push(asks.FACE)
    elif effect == effects.COPY:
        state.push(asks.COPY)
    elif effect == effects.AGAIN:
        do_effect(state, state.box.top[state.card])
    elif effect == effects.EXCHANGE:
        state.traded = 0
        state.push(asks.EXCHANGE, amount)
    elif effect == effects.WAGON:
        state.push(asks.WAGON, amount)
    elif effect == effects.PASSED:
        state.push(asks.PASSED)
    elif effect == effects.MORE:
        state.may_complete += amount
    else:
        take_tiles(state, min(amount, state.spare[state.colour * 2]), 0)


def set_die(state: Position, face: int) -> None:
    """MG-9.2: the die really shows this face now, also for the payment."""
    state.die_face[state.card] = face
    if state.telling:
        state.say(state.player, "magnificent-log-die-shows", die=words.current_die(state))


class SetDie(Decision):
    """T12: to any other face; M-18 and others: one more or one less, 1 to 6."""

    def find(self, state: Position, player: int) -> list[int]:
        now = state.die_face[state.card] - 1
        near = state.parameter()
        return [
            self.first + face
            for face in range(6)
            if face != now and (not near or abs(face - now) == 1)
        ]

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        set_die(state, at + 1)

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-face", {"face": at + 1})


class Copy(Decision):
    """MG-9.3: the top of another own master card is used."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + card for card in copyable(state)]

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        if state.telling:
            state.say(player, "magnificent-log-copies", **top(state, at))
        do_effect(state, state.box.top[at])

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-copy", top(state, at))


def copyable(state: Position) -> list[int]:
    """MG-9.3: any other own master card, vacant or not, whose top has an effect and is not a copy."""
    parts, does = state.box.top, state.box.effect
    others = [card for card in sorted(state.held(state.player)) if card != state.card]
    others = [card for card in others if does[parts[card]] != effects.COPY]
    return [card for card in others if has_effect(state, parts[card])]
