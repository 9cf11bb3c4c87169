"""MG-6: performing."""

from itertools import permutations
from typing import Final

from chapiteau.titles.the_magnificent.rules import asks, box, paying, turn, words
from chapiteau.titles.the_magnificent.rules.decision import Decision, Refusal, Stop
from chapiteau.titles.the_magnificent.rules.position import A_SHOW, S_POSTERS, S_TENTS, Position
from chapiteau.words import Args, Choice, Message, say

ORDERS: Final = [list(order) for order in permutations(range(box.SECTIONS))]
"""Arrangements: per section the section from which its poster comes. The first leaves all as it is."""


def different(taken: int) -> list[int]:
    """MG-6.4: arrangements of the posters on these sections (mask), of equal ones the lowest."""
    looks: dict[tuple[int, ...], int] = {}
    for number, order in enumerate(ORDERS):
        look = tuple([section if taken >> section & 1 else -1 for section in order])
        looks.setdefault(look, number)
    return list(looks.values())


WAYS: Final = [different(taken) for taken in range(1 << box.SECTIONS)]


# ---- the show


def hats(state: Position) -> list[int]:
    """MG-6.1: first show the hat on the track, second the hat in front, later shows either."""
    if state.shows[state.player] >= 2:
        return [0, 1]
    on_track = state.shows[state.player] == 0
    at = state.player * 2
    return [hat for hat in range(2) if (state.hat[at + hat] >= 0) == on_track]


def vacant(state: Position, reach: int) -> list[int]:
    """MG-6.1: the vacant show spaces within so much power."""
    free: list[int] = []
    taken = sum(1 << place for place in state.hat if place >= 0) >> box.ORDER_PLACES
    for space, power in enumerate(state.box.shows):
        if power <= reach and not taken >> space & 1:
            free.append(space)
    return free


class Perform(Decision):
    """MG-6.1: a hat moves to a vacant show space within the power. MG-6.2: the space says how many posters may be completed."""

    def find(self, state: Position, player: int) -> list[int]:
        free = vacant(state, turn.power(state) + state.bonus_show)
        return [self.first + hat * box.MOST_SHOWS + space for hat in hats(state) for space in free]

    def do(self, state: Position, player: int, at: int) -> None:
        hat, space = at // box.MOST_SHOWS, at % box.MOST_SHOWS
        state.hat[player * 2 + hat] = box.ORDER_PLACES + space
        state.shows[player] += 1
        state.action = A_SHOW
        state.mode = asks.SHOWING
        state.may_complete = state.box.posters_of_show[space]
        if state.telling:
            state.say(player, "magnificent-log-shows", **self.space(state, space))

    def space(self, state: Position, space: int) -> Args:
        """The number of a show space and its posters."""
        return {"space": state.box.shows[space], "posters": state.box.posters_of_show[space]}

    def why_not(self, state: Position, at: int) -> Refusal:
        reach = turn.power(state) + state.bonus_show
        return self.rule, Message("magnificent-no-show", {"power": reach})

    def label(self, state: Position, player: int, at: int) -> Message:
        told = self.space(state, at % box.MOST_SHOWS)
        if len(hats(state)) == 1:
            return Message("magnificent-choice-show", told)
        told["place"] = words.track_place(state, state.hat[player * 2 + at // box.MOST_SHOWS])
        return Message("magnificent-choice-show-hat", told)

    def targets(self, state: Position, at: int) -> list[str]:
        targets = [f"track:{box.ORDER_PLACES + at % box.MOST_SHOWS}"]
        if len(hats(state)) > 1:
            place = state.hat[state.player * 2 + at // box.MOST_SHOWS]
            targets.insert(0, f"hat:track:{place}" if place >= 0 else "hat:front")
        return targets


# ---- posters


def has_tiles(state: Position, player: int, poster: int) -> bool:
    """MG-6.3: the camp holds all tiles of a poster besides those counted for others in this action."""
    for tile in range(6):
        need = state.box.needs[poster * 6 + tile]
        if need and state.built[player * 6 + tile] - state.counted[tile] < need:
            return False
    return True


def has_gems(state: Position, player: int, section: int) -> bool:
    """MG-6.3: the gems pay for a poster and for the tent below it, if there is one."""
    at = player * box.SECTIONS + section
    price = paying.full_price(state, state.poster[at], state.tent[at])
    return paying.payable(state.gems[player * 4 : player * 4 + 4], price)


def completable(state: Position, player: int, section: int) -> bool:
    """MG-6.3: a tent directly below, all its tiles, and the gems. MG-6.4: not one that lies face down."""
    at = player * box.SECTIONS + section
    poster = state.poster[at]
    if poster < 0 or state.tent[at] < 0 or not has_tiles(state, player, poster):
        return False
    if player == state.player and state.face_down >> section & 1:
        return False
    return has_gems(state, player, section)


class Complete(Decision):
    """MG-6.2, MG-6.3: a poster is named, while the space allows another; first its gems are paid."""

    def find(self, state: Position, player: int) -> list[int]:
        if state.may_complete == 0:
            return []
        return [self.first + i for i in range(box.SECTIONS) if completable(state, player, i)]

    def do(self, state: Position, player: int, at: int) -> None:
        poster = state.poster[player * box.SECTIONS + at]
        state.completing = at
        state.price = paying.full_price(state, poster, state.tent[player * box.SECTIONS + at])
        state.push(asks.PAY)
        if state.telling:
            state.say(player, "magnificent-log-completes", poster=state.box.told_posters[poster])

    def why_not(self, state: Position, at: int) -> Refusal:
        told: Args = {"section": at + 1}
        poster = state.poster[state.player * box.SECTIONS + at]
        if poster < 0:
            return "MG-6.3", Message("magnificent-no-poster-there", told)
        if state.face_down >> at & 1:
            return "MG-6.4", Message("magnificent-no-face-down", told)
        if state.may_complete == 0:
            return "MG-6.2", Message("magnificent-no-more-posters", told)
        if state.tent[state.player * box.SECTIONS + at] < 0:
            return "MG-6.3", Message("magnificent-no-tent-below", told)
        if not has_tiles(state, state.player, poster):
            return "MG-6.3", Message("magnificent-no-tiles", told)
        return "MG-6.3", Message("magnificent-no-gems", told)

    def label(self, state: Position, player: int, at: int) -> Message:
        points, coins = pays(state, player, at)
        return say("magnificent-choice-complete", section=at + 1, points=points, coins=coins)


def pays(state: Position, player: int, section: int) -> tuple[int, int]:
    """MG-6.4: points and coins of a poster with the tent below it."""
    at = player * box.SECTIONS + section
    poster, tent = state.poster[at], state.tent[at]
    points = state.box.poster_points[poster] + state.box.tent_points[tent]
    return points, state.box.poster_coins[poster] + state.box.tent_coins[tent]


def takings(state: Position, player: int) -> tuple[int, int]:
    """MG-6.4: points and coins that posters completed in the show that is going on will bring when it is ended."""
    points = coins = 0
    if player == state.player and state.face_down:
        for section in range(box.SECTIONS):
            if state.face_down >> section & 1:
                more, paid = pays(state, player, section)
                points += more
                coins += paid
    return points, coins


# ---- the end of the show


class EndShow(Stop):
    """MG-6.4: points and coins of all its posters and their tents come at once, the posters go to the pile, the tents stay. Then what
    remains may be rearranged. The tiles are free again (MG-6.3)."""

    def do(self, state: Position, player: int, at: int) -> None:
        total, paid = takings(state, player)
        for section in range(box.SECTIONS):
            if state.face_down >> section & 1:
                poster = state.poster[player * box.SECTIONS + section]
                points = state.box.poster_points[poster]
                state.earn(player, S_POSTERS, points)
                state.earn(player, S_TENTS, pays(state, player, section)[0] - points)
                state.poster[player * box.SECTIONS + section] = -1
                state.poster_owner[poster] = player
                state.completed[player] += 1
        if state.telling:
            told: Args = {"posters": state.face_down.bit_count(), "points": total}
            state.say(player, "magnificent-log-ends-show", **told, coins=paid)
        state.coins[player] += paid
        state.face_down = 0
        state.may_complete = 0
        state.counted = [0] * 6
        first = player * box.SECTIONS
        remain = max(state.poster[first : first + box.SECTIONS]) >= 0
        state.mode = asks.ARRANGING if remain else asks.AFTER


class Arrange(Decision):
    """MG-6.4: the posters that remain, in one decision; each different arrangement once, by its lowest number."""

    def number(self, first: int) -> None:
        super().number(first)
        self.ways = [[first + n for n in ways] for ways in WAYS]

    def find(self, state: Position, player: int) -> list[int]:
        taken = 0
        for section in range(box.SECTIONS):
            if state.poster[player * box.SECTIONS + section] >= 0:
                taken |= 1 << section
        return self.ways[taken]

    def do(self, state: Position, player: int, at: int) -> None:
        first = player * box.SECTIONS
        posters = [state.poster[first + source] for source in ORDERS[at]]
        state.poster[first : first + box.SECTIONS] = posters
        state.mode = asks.AFTER
        if state.telling:
            # texts: magnificent-log-arranges, magnificent-log-leaves-posters
            name = "magnificent-log-arranges" if at else "magnificent-log-leaves-posters"
            state.say(player, name)

    def choice(self, state: Position, player: int, at: int) -> Choice:
        if at == 0:
            leaves = Message("magnificent-choice-leave-posters")
            return Choice(self.first, leaves, self.rule, "turn")
        moves = [
            (section + 1, source + 1)
            for section, source in enumerate(ORDERS[at])
            if state.poster[player * box.SECTIONS + source] >= 0
        ]
        moved = [{"section": to, "from": source} for to, source in moves if to != source]
        posters = [Message("magnificent-put", {**put}) for put in moved]
        label = Message("magnificent-choice-arrange", {"posters": posters})
        targets = [f"put:{section}:{source}" for section, source in moves]
        return Choice(self.first + at, label, self.rule, self.group, targets)
