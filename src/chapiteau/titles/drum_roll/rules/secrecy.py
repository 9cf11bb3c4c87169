"""DR-1.5: what is hidden, and what could be behind it.

Hidden are the orders of decks, hands, cards that are looked at, the starting performers until they are shown, and first cubes, votes and
cards before the curtain until all have chosen. `Table.seen` keeps for each investment who knows where it lies: its holder, and whoever
put it below the deck.
"""

from typing import Final

from chapiteau.chance import Chance, Rng
from chapiteau.game import bit
from chapiteau.titles.drum_roll.rules.actions import CUBES, CURTAIN, DRAFTING, VOTING
from chapiteau.titles.drum_roll.rules.curtain import could_choose
from chapiteau.titles.drum_roll.rules.table import Table

SECRET: Final = (DRAFTING, CUBES, VOTING, CURTAIN)
"""What is chosen here stays secret until all have chosen."""


def open_to(table: Table, viewer: int) -> list[int]:
    """The other seats from which nothing is hidden that the viewer knows, nor what the viewer decides now."""
    others = [player for player in range(table.players) if player != viewer]
    if viewer < 0:
        return others
    if table.mode in SECRET:
        return []
    return [player for player in others if knows_all_of(table, player, viewer)]


def knows_all_of(table: Table, player: int, other: int) -> bool:
    """Whether a player knows of every investment that the other one knows of."""
    return all(seen & bit(player) or not seen & bit(other) for seen in table.seen)


def redeal(table: Table, viewer: int, rng: Rng) -> None:
    """Put random cards and choices, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    Investments that the viewer has not seen lie in any order over the deck and the others' hands, each order equally likely, but those that
    came from one making of the deck stay among themselves: what a new deck is made of lay open (DR-9.10). As at a table, everybody
    follows each card by its place: which of a hand's cards is played and which of those looked at is kept counts as seen, and a card
    tells of itself alone when it is played. What others have chosen in secret is any of what they could choose, each equally likely.
    """
    rng.shuffle(table.performer_deck)
    rng.shuffle(table.personnel_deck)
    redeal_investments(table, viewer, rng)
    if table.mode == DRAFTING:
        redeal_drafts(table, viewer, rng)
    elif table.mode == CUBES:
        redeal_picks(table, viewer, rng)
    elif table.mode == VOTING:
        for player in range(table.players):
            if player != viewer and table.votes[player]:
                table.votes[player] = 1 + rng.below(2)
    elif table.mode == CURTAIN:
        for player in range(table.players):
            if player != viewer and table.chosen[player] >= 0:
                table.chosen[player] = rng.pick(could_choose(table, player))
    table.chance = Chance(rng.seed())


def redeal_investments(table: Table, viewer: int, rng: Rng) -> None:
    """Exchange the unseen investments of each making of the deck among their places."""
    me = bit(viewer)
    for age in range(table.renewed + 1):
        away = table.deck + table.looked + table.keeps
        hidden = [card for card in away if unseen(table, card, age, me)]
        for hand in table.hand:
            hidden += [card for card in hand if unseen(table, card, age, me)]
        if len(hidden) < 2:
            continue
        dealt = hidden[:]
        rng.shuffle(dealt)
        becomes = list(range(len(table.box.kind)))
        masks = table.seen[:]
        for i in range(len(hidden)):
            becomes[hidden[i]] = dealt[i]
            # Who knows of a card is known by its place.
            table.seen[dealt[i]] = masks[hidden[i]]
        table.deck = [becomes[card] for card in table.deck]
        table.looked = [becomes[card] for card in table.looked]
        table.keeps = [becomes[card] for card in table.keeps]
        table.hand = [[becomes[card] for card in hand] for hand in table.hand]


def unseen(table: Table, card: int, age: int, me: int) -> bool:
    """Whether the viewer does not know where this card of that making of the deck lies."""
    return table.age[card] == age and not table.seen[card] & me


def redeal_drafts(table: Table, viewer: int, rng: Rng) -> None:
    """DR-2.5: the others' starting performers may be any that are not seen, and either may have been kept."""
    places = [i for i in range(len(table.draft)) if i // 2 != viewer]
    cards = [table.draft[i] for i in places] + table.performer_deck
    rng.shuffle(cards)
    for i in places:
        table.draft[i] = cards.pop()
    table.performer_deck = cards
    for player in range(table.players):
        if player != viewer and table.kept[player] >= 0:
            table.kept[player] = rng.below(2)


def redeal_picks(table: Table, viewer: int, rng: Rng) -> None:
    """DR-2.6: the others' cubes may be any; how many they have chosen is seen."""
    for i in range(len(table.picked)):
        if i // 2 != viewer and table.picked[i] >= 0:
            table.picked[i] = rng.below(5)
