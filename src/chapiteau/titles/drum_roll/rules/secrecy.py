"""DR-1.5: what is hidden, and what could be behind it.

Hidden are the orders of decks, hands, cards that are looked at, the starting performers until they are shown, and first cubes, votes and
cards before the curtain until all have chosen. `Position.seen` keeps for each investment who knows where it lies: its holder, and whoever
put it below the deck.
"""

from typing import Final

from chapiteau.chance import Chance, Rng
from chapiteau.game import bit
from chapiteau.pieces import shuffle_unseen
from chapiteau.titles.drum_roll.rules import curtain, phase
from chapiteau.titles.drum_roll.rules.kinds import Decisions
from chapiteau.titles.drum_roll.rules.position import Position

SECRET: Final = (phase.DRAFTING, phase.CUBES, phase.VOTING, phase.CURTAIN)
"""What is chosen here stays secret until all have chosen."""


def open_to(state: Position, viewer: int) -> list[int]:
    """The other seats from which nothing is hidden that the viewer knows, nor what the viewer decides now."""
    others = [player for player in range(state.players) if player != viewer]
    if viewer < 0:
        return others
    if state.mode in SECRET:
        return []
    seen_by_viewer = [seen for seen in state.seen if seen & bit(viewer)]
    return [player for player in others if all(seen & bit(player) for seen in seen_by_viewer)]


def redeal(state: Position, kinds: Decisions, viewer: int, rng: Rng) -> None:
    """Put random cards and choices, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    Investments that the viewer has not seen lie in any order over the deck and the others' hands, each order equally likely, but those that
    came from one making of the deck stay among themselves: what a new deck is made of lay open (DR-9.10). As at a state, everybody
    follows each card by its place: which of a hand's cards is played and which of those looked at is kept counts as seen, and a card
    tells of itself alone when it is played. What others have chosen in secret is any of what they could choose, each equally likely.
    """
    shuffle_unseen(state.performer_deck, rng)
    shuffle_unseen(state.personnel_deck, rng)
    redeal_investments(state, viewer, rng)
    if state.mode == phase.DRAFTING:
        redeal_drafts(state, viewer, rng)
    for player in range(state.players):
        if player == viewer:
            continue
        if state.mode == phase.DRAFTING and state.kept[player] >= 0:
            state.kept[player] = rng.below(2)
        elif state.mode == phase.CUBES:
            for i in (player * 2, player * 2 + 1):
                if state.picked[i] >= 0:
                    state.picked[i] = rng.below(5)
        elif state.mode == phase.VOTING and state.votes[player]:
            state.votes[player] = 1 + rng.below(2)
        elif state.mode == phase.CURTAIN and state.chosen[player] >= 0:
            state.chosen[player] = rng.pick(curtain.could_choose(state, kinds, player))
    state.chance = Chance(rng.seed())


def unchoose(state: Position, player: int) -> bool:
    """Take back, in place, what others have chosen in the first draft (DR-2.5) and in a vote (DR-4.1), where there is so little to choose
    from that all of it can be weighed. False elsewhere."""
    if state.mode not in (phase.DRAFTING, phase.VOTING):
        return False
    for other in range(state.players):
        if other != player:
            state.kept[other], state.votes[other] = -1, 0
            state.waiting |= bit(other)
    return True


def redeal_investments(state: Position, viewer: int, rng: Rng) -> None:
    """Exchange the unseen investments of each making of the deck among their places."""
    me = bit(viewer)
    for age in range(state.renewed + 1):
        lying = [state.deck, state.looked, state.keeps, *state.hand]
        hidden = [card for cards in lying for card in cards if unseen(state, card, age, me)]
        if len(hidden) < 2:
            continue
        dealt = hidden[:]
        shuffle_unseen(dealt, rng)
        becomes = list(range(len(state.box.kind)))
        masks = state.seen[:]
        for i in range(len(hidden)):
            becomes[hidden[i]] = dealt[i]
            # Who knows of a card is known by its place.
            state.seen[dealt[i]] = masks[hidden[i]]
        for cards in lying:
            cards[:] = [becomes[card] for card in cards]


def unseen(state: Position, card: int, age: int, me: int) -> bool:
    """Whether the viewer does not know where this card of that making of the deck lies."""
    return state.age[card] == age and not state.seen[card] & me


def redeal_drafts(state: Position, viewer: int, rng: Rng) -> None:
    """DR-2.5: the others' starting performers may be any that are not seen."""
    places = [i for i in range(len(state.draft)) if i // 2 != viewer]
    cards = [state.draft[i] for i in places] + state.performer_deck
    shuffle_unseen(cards, rng)
    for i in places:
        state.draft[i] = cards.pop()
    state.performer_deck = cards
