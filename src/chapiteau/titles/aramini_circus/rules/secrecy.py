"""AC-6: who knows what, and what could be behind the rest."""

from chapiteau.chance import Chance, Rng
from chapiteau.game import EVERYBODY
from chapiteau.titles.aramini_circus.rules.actions import (
    FACES,
    FIRST_BONUS,
    OVER,
    TAKE_DISCARD,
    TAKING,
    TURN,
)
from chapiteau.titles.aramini_circus.rules.table import Table
from chapiteau.words import END


def lay_open(table: Table, player: int, face: int) -> None:
    """A card leaves a hand face up. Equal cards cannot be told apart, so those that everybody knows of go first."""
    place = player * FACES + face
    if table.known[place]:
        table.known[place] -= 1
        return
    table.learned |= EVERYBODY & ~(1 << player)
    if table.shuffles:
        for viewer in range(table.players + 1):
            if viewer != player and table.held[viewer * FACES + face]:
                table.held[viewer * FACES + face] -= 1


def may_look_through(table: Table, viewer: int) -> bool:
    """AC-6.1: whether the viewer may look through the discard: in the own turn, with a "take a discard" in hand that may be played, or
    while one is being used. After the match everything is open to END."""
    if table.mode == OVER:
        return viewer == END
    if viewer != table.player:
        return False
    if table.mode == TAKING:
        return True
    if table.mode != TURN or table.actions == 0 or not table.discard:
        return False
    for face in range(FIRST_BONUS, FACES):
        held = table.hand[viewer * FACES + face] > 0
        if held and table.box.bonus[face] == TAKE_DISCARD and not table.played >> face & 1:
            return True
    return False


def remember_shuffle(table: Table) -> None:
    """A new pile was made of cards that all had seen (AC-3.3). So each viewer knows what the others' hands hold together: all the rest."""
    hidden = [table.hand[i] - table.known[i] for i in range(len(table.hand))]
    for viewer in range(table.players + 1):
        for face in range(FACES):
            total = 0
            for player in range(table.players):
                if player != viewer:
                    total += hidden[player * FACES + face]
            table.held[viewer * FACES + face] = total


def redeal(table: Table, viewer: int, rng: Rng) -> None:
    """Put random cards, as the viewer (-1: the spectator) may believe them, wherever the viewer does not know them.

    A seat knows its hand, all that lies or lay face up, the cards that others took from the discard and still hold (`known`), and, since
    the last new pile, cards that must be in the others' hands (`held`). All other cards are shuffled over all other
    places, each order equally likely. What others chose to do is no evidence.
    """
    players = table.players
    if viewer < 0:
        viewer = players
    held = table.held[viewer * FACES : viewer * FACES + FACES]
    unseen = [-n for n in held]
    for face in table.pile:
        unseen[face] += 1
    places: list[int] = []
    for player in range(players):
        if player != viewer:
            for face in range(FACES):
                place = player * FACES + face
                hidden = table.hand[place] - table.known[place]
                unseen[face] += hidden
                table.hand[place] -= hidden
                places.extend([player * FACES] * hidden)
    cards: list[int] = []
    for face in range(FACES):
        cards.extend([face] * unseen[face])
    rng.shuffle(cards)

    # The pile gets its cards; what is left over joins the held ones, and together they are dealt to the hands.
    table.pile = cards[: len(table.pile)]
    hands = cards[len(table.pile) :]
    for face in range(FACES):
        hands.extend([face] * held[face])
    rng.shuffle(hands)
    for i in range(len(places)):
        table.hand[places[i] + hands[i]] += 1

    rng.shuffle(table.wagons)
    table.chance = Chance(rng.seed())
