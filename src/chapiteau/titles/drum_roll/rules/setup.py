"""DR-2: set-up, in its order."""

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import decks, phase, words
from chapiteau.titles.drum_roll.rules.decision import Decision
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.words import Message, seat


def set_up(state: Position) -> None:
    """DR-2.1 to DR-2.5: everything up to the first decision."""
    state.performer_deck = list(range(state.box.performers))
    state.personnel_deck = list(range(state.box.performers, state.box.cards))
    state.deck = list(range(len(state.box.kind)))
    state.chance.stream("performers").shuffle(state.performer_deck)
    state.chance.stream("personnel").shuffle(state.personnel_deck)
    state.chance.stream("investments").shuffle(state.deck)
    decks.deal_personnel(state)  # DR-2.2
    decks.deal_performers(state)
    regions = list(range(len(state.box.region) // 2))
    state.chance.stream("regions").shuffle(regions)
    state.region = regions[: len(state.region)]  # DR-2.4
    # DR-2.8
    state.start = state.chance.stream("start").below(state.players)
    if len(state.performer_deck) < len(state.draft):
        # A box with few performers: what DR-2.3 has put away is dealt, too.
        rest = state.performer_deck + state.performer_discard
        state.performer_discard.clear()
        state.renewed += 1
        pieces.reshuffle(state, state.performer_deck, rest, "performers", state.renewed)
    for i in range(len(state.draft)):
        state.draft[i] = pieces.draw_bottom(state, state.performer_deck, bit(i // 2))  # DR-2.5
    state.mode = phase.DRAFTING
    state.waiting = state.everybody()


# ---- the starting performers


class KeepPerformer(Decision):
    """DR-2.5: one of two is kept, the other is meant for the left neighbour. When all have chosen, all is shown."""

    def do(self, state: Position, player: int, at: int) -> None:
        state.kept[player] = at
        if state.telling:
            kept = words.card(state, state.draft[player * 2 + at])
            state.confide("drum-log-keeps", "drum-log-has-chosen", player, card=kept)
        state.waiting &= ~bit(player)
        if not state.waiting:
            show_drafts(state)

    def label(self, state: Position, player: int, at: int) -> Message:
        card = state.draft[player * 2 + at]
        name, cubes = words.card(state, card), state.box.cube[card * 3 : card * 3 + 3]
        coins = state.box.hire[card]
        return words.say("drum-choice-draft", card=name, coins=coins, cubes=words.colours(cubes))

    def targets(self, state: Position, player: int, at: int) -> list[str]:
        return [words.target(state, state.draft[player * 2 + at])]


def show_drafts(state: Position) -> None:
    """DR-2.5: both starting performers of all players lie open, and are paid for (DR-2.7)."""
    for player in range(state.players):
        pieces.reveal(state, bit(player))
        left = (player + 1) % state.players
        kept = state.draft[player * 2 + state.kept[player]]
        given = state.draft[player * 2 + 1 - state.kept[player]]
        state.troupe[player].insert(0, kept)
        state.troupe[left].append(given)
        if state.telling:
            one, two = words.card(state, kept), words.card(state, given)
            state.say("drum-log-drafted", player, other=seat(left), kept=one, given=two)
    for player in range(state.players):
        costs = sum([state.box.hire[card] for card in state.troupe[player]])
        state.coins[player] = state.box.money - costs  # DR-2.7
        state.draft[player * 2] = state.draft[player * 2 + 1] = -1
        state.kept[player] = -1
    state.turn += 1
    state.mode = phase.CUBES
    state.waiting = state.everybody()


# ---- the first cubes


def pick(state: Position, player: int, colour: int) -> None:
    """DR-2.6: two cubes of free choice, one after the other; all players at once, shown together.

    Stock has more of each colour than all can choose (`check.check`).
    """
    if state.telling:
        picked = {"player": seat(player), "colour": words.colour(colour)}
        state.tell(bit(player), "drum-log-picks", picked)
    if state.picked[player * 2] < 0:
        state.picked[player * 2] = colour
        return
    state.picked[player * 2 + 1] = colour
    if state.telling:
        state.tell(EVERYBODY & ~bit(player), "drum-log-has-chosen", {"player": seat(player)})
    state.waiting &= ~(1 << player)
    if not state.waiting:
        show_cubes(state)


def show_cubes(state: Position) -> None:
    """DR-2.6: everybody's first cubes are shown and stored."""
    for player in range(state.players):
        pieces.reveal(state, bit(player))
        chosen = state.picked[player * 2 : player * 2 + 2]
        for colour in chosen:
            state.gain_cube(player, colour)
        if state.telling:
            state.say("drum-log-first-cubes", player, cubes=words.colours(chosen))
        state.picked[player * 2] = state.picked[player * 2 + 1] = -1
