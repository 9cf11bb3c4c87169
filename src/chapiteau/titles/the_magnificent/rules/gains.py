"""MG-5.2, MG-5.3, MG-9.2: how gems, posters and other gains come to a player."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY
from chapiteau.titles.the_magnificent.rules import asks, box, effects, words
from chapiteau.titles.the_magnificent.rules.decision import Decision, Stop
from chapiteau.titles.the_magnificent.rules.position import S_BONUSES, Position
from chapiteau.words import Args, Message, say


def gain(state: Position, part: int) -> None:
    """The player in turn gains a part of a bonus, or is asked for what it leaves to choose."""
    player = state.player
    effect, amount = state.box.effect[part], state.box.amount[part]
    if effect == effects.COINS:
        state.coins[player] += amount
    elif effect == effects.POINTS:
        state.earn(player, S_BONUSES, amount)
    elif effect == effects.MARKER:
        state.markers[player] += amount
    elif effect == effects.CLEAR or effect == effects.EACH:
        for kind in gems_of(state, part):
            take_gem(state, kind)
        return
    else:
        state.push(asks.GEM if effect == effects.GEM else asks.POSTER)
        return
    if state.telling:
        state.say(player, "magnificent-log-gains", gain=state.box.told_parts[part])


def gems_of(state: Position, part: int) -> list[int]:
    """MG-5.2: clear gems, or one of each colour."""
    if state.box.effect[part] == effects.EACH:
        return [0, 1, 2]
    return [box.CLEAR] * state.box.amount[part]


# ---- gems


def take_gem(state: Position, kind: int) -> None:
    """MG-5.2: a gem comes into the store; one beyond three of its kind becomes a coin."""
    player = state.player
    stored = has_room(state, kind)
    if stored:
        state.gems[player * 4 + kind] += 1
    else:
        state.coins[player] += 1
    if state.telling:
        # texts: magnificent-log-gem, magnificent-log-gem-coin
        name = "magnificent-log-gem" if stored else "magnificent-log-gem-coin"
        state.say(player, name, gem=words.GEMS[kind])


def has_room(state: Position, kind: int) -> bool:
    """MG-5.2: whether the player in turn can store a gem of this kind."""
    return state.gems[state.player * 4 + kind] < box.MOST_GEMS


def colours_with_room(state: Position) -> list[int]:
    """MG-5.2: the colours of which the player in turn can store a gem."""
    return [colour for colour in range(box.CLEAR) if has_room(state, colour)]


class TakeGem(Decision):
    """MG-5.2: a coloured gem of a kind with room."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + colour for colour in colours_with_room(state)]

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        take_gem(state, at)

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-gem", {"gem": words.GEMS[at]})


def settle_gem(state: Position) -> bool:
    """MG-5.2: a gem of choice, where there is no choice. False when the player has to be asked."""
    colours = colours_with_room(state)
    if len(colours) > 1:
        return False
    state.todo.pop()
    take_gem(state, colours[0] if colours else 0)
    return True


# ---- posters


def any_poster(state: Position) -> bool:
    """Whether there is a poster to take (MG-5.3)."""
    return len(state.poster_deck) + len(state.poster_discard) > 0 or max(state.poster_display) >= 0


def draw_poster(state: Position) -> int:
    """The top of the deck; the discards become a new deck when it is empty (ruling, MG-5.3). -1 when there is none."""
    if not state.poster_deck:
        if not state.poster_discard:
            return -1
        state.renewed += 1
        if state.telling:
            count = len(state.poster_discard)
            state.tell(EVERYBODY, "magnificent-log-posters-reshuffled", {"count": count})
        cards = state.poster_discard
        state.poster_discard = []
        pieces.reshuffle(state, state.poster_deck, cards, "posters", state.renewed)
    return pieces.draw(state, state.poster_deck, EVERYBODY)


def refill_posters(state: Position) -> None:
    """MG-5.3: the display is refilled, also where there was no card for a gap before."""
    for place in range(len(state.poster_display)):
        if state.poster_display[place] < 0:
            state.poster_display[place] = poster = draw_poster(state)
            if state.telling and poster >= 0:
                told = state.box.told_posters[poster]
                state.tell(EVERYBODY, "magnificent-log-poster-shown", {"poster": told})


def settle_poster(state: Position) -> bool:
    """MG-5.3: a gain without any poster left is lost. False when the player has to be asked."""
    if any_poster(state):
        return False
    state.todo.pop()
    if state.telling:
        state.say(state.player, "magnificent-log-no-poster")
    return True


def all_taken(state: Position) -> bool:
    """Whether the player in turn has a poster on every section."""
    at = state.player * box.SECTIONS
    return all(state.poster[i] >= 0 for i in range(at, at + box.SECTIONS))


class TakePoster(Decision):
    """MG-5.3: from a place of the display, or the top of the deck, which is the last of the sources. The display is refilled, then the card
    is placed."""

    def find(self, state: Position, player: int) -> list[int]:
        places = len(state.poster_display)
        legal = [self.first + i for i in range(places) if state.poster_display[i] >= 0]
        if state.poster_deck or state.poster_discard:
            legal.append(self.first + places)
        return legal

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        if at == len(state.poster_display):
            if state.telling:
                state.say(player, "magnificent-log-draws-poster")
            poster = draw_poster(state)
        else:
            poster = state.poster_display[at]
            if state.telling:
                told = state.box.told_posters[poster]
                state.say(player, "magnificent-log-takes-poster", poster=told)
            state.poster_display[at] = -1
        # The card in hand is not yet a discard, so it cannot come back by a reshuffle.
        refill_posters(state)
        state.push(asks.SECTION, poster)

    def label(self, state: Position, player: int, at: int) -> Message:
        if at == len(state.poster_display):
            return Message("magnificent-choice-poster-deck")
        poster = state.box.told_posters[state.poster_display[at]]
        return Message("magnificent-choice-poster", {"poster": poster})

    def targets(self, state: Position, at: int) -> list[str]:
        return [f"poster:{at}" if at < len(state.poster_display) else "poster:deck"]


class SkipPoster(Stop):
    """MG-5.3: with all sections taken it may be skipped."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first] if all_taken(state) else []

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        if state.telling:
            state.say(player, "magnificent-log-skips-poster")


class PutPoster(Decision):
    """MG-5.3: a poster that was taken goes onto a vacant section; with all five taken it replaces one. MG-6.4: one completed in this show
    stays."""

    def find(self, state: Position, player: int) -> list[int]:
        at = player * box.SECTIONS
        vacant = [self.first + i for i in range(box.SECTIONS) if state.poster[at + i] < 0]
        if vacant:
            return vacant
        return [self.first + i for i in range(box.SECTIONS) if not state.face_down >> i & 1]

    def do(self, state: Position, player: int, at: int) -> None:
        poster = state.todo.pop() >> asks.T_BITS
        old = state.poster[player * box.SECTIONS + at]
        state.poster[player * box.SECTIONS + at] = poster
        if old >= 0:
            state.poster_discard.append(old)
        if state.telling:
            # texts: magnificent-log-puts-poster, magnificent-log-replaces-poster
            name = "magnificent-log-puts-poster" if old < 0 else "magnificent-log-replaces-poster"
            state.say(player, name, poster=state.box.told_posters[poster], section=at + 1)

    def label(self, state: Position, player: int, at: int) -> Message:
        old = state.poster[player * box.SECTIONS + at]
        if old < 0:
            return say("magnificent-choice-section", section=at + 1)
        poster = state.box.told_posters[old]
        return say("magnificent-choice-replace", section=at + 1, poster=poster)


class DiscardPoster(Stop):
    """MG-5.3: with all sections taken the new poster may be discarded."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first] if all_taken(state) else []

    def do(self, state: Position, player: int, at: int) -> None:
        poster = state.todo.pop() >> asks.T_BITS
        state.poster_discard.append(poster)
        if state.telling:
            told = state.box.told_posters[poster]
            state.say(player, "magnificent-log-discards-poster", poster=told)


# ---- T09: exchanging gems and coins at one rate, as often as there is something to exchange


def buyable(state: Position, rate: int, traded: int) -> list[int]:
    """T09: kinds of gem with room, for coins. Ruling: no kind is both sold and bought in one exchange."""
    if state.coins[state.player] < rate:
        return []
    return [k for k in range(len(box.KINDS)) if has_room(state, k) and not traded >> k & 1]


def sellable(state: Position, traded: int) -> list[int]:
    """T09: kinds of gem in store that were not bought."""
    at = state.player * 4
    return [k for k in range(len(box.KINDS)) if state.gems[at + k] and not traded >> 4 + k & 1]


class Trade(Decision):
    """A gem for coins, or coins for a gem."""

    def told(self, state: Position, at: int) -> Args:
        """The gem and the coins."""
        return {"gem": words.GEMS[at], "coins": state.parameter()}


class Buy(Trade):
    """T09: one gem for coins."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + k for k in buyable(state, state.parameter(), state.traded)]

    def do(self, state: Position, player: int, at: int) -> None:
        state.coins[player] -= state.parameter()
        state.traded |= 16 << at
        if state.telling:
            state.say(player, "magnificent-log-buys-gem", **self.told(state, at))
        take_gem(state, at)

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-buy", self.told(state, at))


class Sell(Trade):
    """T09: coins for one gem."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first + kind for kind in sellable(state, state.traded)]

    def do(self, state: Position, player: int, at: int) -> None:
        state.gems[player * 4 + at] -= 1
        state.coins[player] += state.parameter()
        state.traded |= 1 << at
        if state.telling:
            state.say(player, "magnificent-log-sells-gem", **self.told(state, at))

    def label(self, state: Position, player: int, at: int) -> Message:
        return Message("magnificent-choice-sell", self.told(state, at))


class EndExchange(Stop):
    """T09: enough."""

    def find(self, state: Position, player: int) -> list[int]:
        return [self.first] if state.traded else []

    def do(self, state: Position, player: int, at: int) -> None:
        state.todo.pop()
        if state.telling:
            state.say(player, "magnificent-log-ends-exchange")


def settle_exchange(state: Position, rate: int) -> bool:
    """The end, when nothing is left to exchange. False as long as something is."""
    if buyable(state, rate, state.traded) or sellable(state, state.traded):
        return False
    state.todo.pop()
    return True
